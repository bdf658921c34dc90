"""Sort class rosters, by pinyin or by strokes: the reference solution.

usage: python3 paixu.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import functools
import re
import sys
from pathlib import Path

from localeops.collation import Collator

# What a character is compared by: its place in the order, and 0 if it stands just before that.
_Place = tuple[bytes, int]

SIMPLIFIED, TRADITIONAL = "学号\t姓名\t备注", "學號\t姓名\t備註"
_ORDERS = {SIMPLIFIED: Collator("zh-u-co-pinyin"), TRADITIONAL: Collator("zh-Hant-u-co-stroke")}
STUDENT = re.compile(r"([0-9]{8})\t([^\t\n]+)\t[^\t\n]*")

COMPOUND = {
    *("欧阳", "夏侯", "尉迟", "万俟", "司马", "司徒", "钟离", "申屠", "长孙", "令狐", "诸葛"),
    *("上官", "皇甫", "慕容", "东方", "公孙", "歐陽", "尉遲", "萬俟", "司馬", "鍾離", "長孫"),
    *("諸葛", "東方", "公孫"),
}
# CLDR has one reading for a character. The first character of these surnames has another there;
# it stands before the named one, which is the next in the order of its reading as a surname.
_BEFORE = {
    "单": "扇",  # Shàn
    "曾": "增",  # Zēng
    "区": "讴",  # Ōu
    "仇": "囚",  # Qiú
    "解": "懈",  # Xiè
    "查": "喳",  # Zhā
    "华": "画",  # Huà
    "朴": "瓢",  # Piáo
    "燕": "延",  # Yān, the last one
    "肖": "枭",  # Xiāo
    "缪": "灭",  # Miào, the last one
    "薄": "礴",  # Bó
    "尉迟": "喻",  # Yùchí
    "令狐": "灵",  # Línghú
    "万俟": "末",  # Mòqí
}


def sorted_roster(roster: str) -> str:
    """Return a roster in order.

    Args:
        roster: A header that says which order is meant, and students: number, name and remark,
            separated by tabs; every line ends with LF.

    Returns:
        The header, and the students by surname, given name and number, by pinyin if the header is
        in Simplified characters, by strokes if it is in Traditional ones.

    Raises:
        ValueError: The header is none of the two, or a line is not a student.
    """
    header, *students = roster.split("\n")[:-1] or [""]
    if header not in _ORDERS:
        raise ValueError(f"not the header of a roster: {header!r}")
    students.sort(key=functools.partial(_key, header=header))
    return "".join(f"{line}\n" for line in (header, *students))


def _key(line: str, header: str) -> tuple[list[_Place], list[_Place], str]:
    """Return what a student is sorted by."""
    student = STUDENT.fullmatch(line)
    if student is None:
        raise ValueError(f"not a number, a name and a remark: {line!r}")
    number, name = student[1], student[2].replace("\u3000", "")
    length = 2 if name[:2] in COMPOUND else 1
    surname, given = name[:length], name[length:]
    order = _ORDERS[header].key
    places = [[(order(char), 1) for char in part] for part in (surname, given)]
    if header == SIMPLIFIED and surname in _BEFORE:
        places[0][0] = order(_BEFORE[surname]), 0
    return places[0], places[1], number


def main(outdir: str, *names: str) -> None:
    """Sort each of the named rosters into the folder *outdir*."""
    for name in names:
        source = Path(name)
        roster = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(sorted_roster(roster).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
