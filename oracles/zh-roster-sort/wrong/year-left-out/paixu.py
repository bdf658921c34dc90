"""Sort class rosters, by pinyin or by strokes.

usage: python3 paixu.py OUTDIR FILE [FILE ...]

WRONG on purpose: of the student number only the last four digits are compared, without the year.
"""

import csv
import sys
import unicodedata
from pathlib import Path

DATA = Path("/app/data")
TONES = "\u0304\u0301\u030c\u0300"
COMPOUND = set(
    "欧阳 夏侯 尉迟 万俟 司马 司徒 钟离 申屠 长孙 令狐 诸葛 上官 皇甫 慕容 东方 公孙 "
    "歐陽 尉遲 萬俟 司馬 鍾離 長孫 諸葛 東方 公孫".split()
)
SURNAMES = {
    **{"单": "shàn", "曾": "zēng", "区": "ōu", "仇": "qiú", "解": "xiè", "查": "zhā"},
    **{"华": "huà", "朴": "piáo", "燕": "yān", "肖": "xiāo", "缪": "miào", "薄": "bó"},
    **{"尉迟": "yù", "万俟": "mò", "长孙": "zhǎng", "令狐": "líng"},
}


def table(name):
    """Return the rows of a table by character, each with its place at the end."""
    with open(DATA / name, encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))[1:]
    return {row[0]: (*row[1:], place) for place, row in enumerate(rows)}


SIMPLIFIED = table("jianti.csv")
TRADITIONAL = table("fanti.csv")


def split(name):
    """Return surname and given name."""
    name = name.replace("\u3000", "")
    length = 2 if name[:2] in COMPOUND else 1
    return name[:length], name[length:]


def sound(reading):
    """Return the letters of a reading, ü as u, then whether there is an ü, and the tone."""
    letters, tone, umlaut = "", 0, False
    for char in unicodedata.normalize("NFD", reading):
        if char in TONES:
            tone = TONES.index(char) + 1
        elif char == "\u0308":
            umlaut = True
        else:
            letters += char
    return letters, umlaut, tone


def by_pinyin(char, reading=None):
    readings, strokes, place = SIMPLIFIED[char]
    return *sound(reading or readings.split()[0]), int(strokes), place


def by_strokes(char):
    strokes, place = TRADITIONAL[char]
    return int(strokes), place


def simplified_key(name):
    surname, given = split(name)
    first = by_pinyin(surname[0], SURNAMES.get(surname))
    return [first, *map(by_pinyin, surname[1:])], list(map(by_pinyin, given))


def traditional_key(name):
    surname, given = split(name)
    return list(map(by_strokes, surname)), list(map(by_strokes, given))


def roster_in_order(roster):
    header, *lines = roster.split("\n")[:-1]
    key = simplified_key if header.startswith("学号") else traditional_key

    def whole_key(line):
        number, name, _ = line.split("\t")
        return key(name), number[4:]

    lines.sort(key=whole_key)
    return "".join(f"{line}\n" for line in [header, *lines])


def main(outdir, *names):
    for name in names:
        source = Path(name)
        roster = source.read_bytes().decode("utf-8")
        (Path(outdir) / source.name).write_bytes(roster_in_order(roster).encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
