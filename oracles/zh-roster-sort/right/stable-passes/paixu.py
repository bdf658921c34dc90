"""Sort class rosters, by pinyin or by strokes, in several passes.

usage: python3 paixu.py OUTDIR FILE [FILE ...]

Each table becomes a list of entries in order: a character with a reading, or a character alone. A
roster is then sorted by the student number, by each character of the given name from the last to
the first, and by those of the surname. Sorting is stable, so the last pass counts most.
"""

import os
import sys

MARKED = {"a": "āáǎà", "e": "ēéěè", "i": "īíǐì", "o": "ōóǒò", "u": "ūúǔù", "v": "ǖǘǚǜ"}
PLAIN = {
    marked: (letter, tone)
    for letter, row in MARKED.items()
    for tone, marked in enumerate(row, start=1)
}

# What may follow the first character of a surname of two.
SECOND = {
    **{"欧": "阳", "歐": "陽", "夏": "侯", "尉": "迟遲", "万": "俟", "萬": "俟", "司": "马徒馬"},
    **{"钟": "离", "鍾": "離", "申": "屠", "长": "孙", "長": "孫", "令": "狐", "诸": "葛"},
    **{"諸": "葛", "上": "官", "皇": "甫", "慕": "容", "东": "方", "東": "方", "公": "孙孫"},
}
AS_SURNAME = """
shàn 单
zēng 曾
ōu 区
qiú 仇
xiè 解
zhā 查
huà 华
piáo 朴
yān 燕
xiāo 肖
miào 缪
bó 薄
yù 尉迟
mò 万俟
zhǎng 长孙
líng 令狐
"""
READ_AS = {line.split()[1]: line.split()[0] for line in AS_SURNAME.strip().split("\n")}


def cells(name):
    path = os.path.join("/app/data", name)
    with open(path, encoding="utf-8", newline="\n") as lines:
        next(lines)
        return [line.rstrip("\n").split(",") for line in lines]


def spelled(reading):
    """Return a syllable as it is compared: letters, v after u where it is one, and the tone."""
    letters, tone = "", 5
    for char in reading.replace("ü", "v"):
        letter, tone = PLAIN.get(char, (char, tone))
        letters += letter
    return letters.replace("v", "u"), "v" in letters, tone


def simplified_ranks():
    entries = [
        (*spelled(reading), int(strokes), number, char, reading)
        for number, (char, readings, strokes) in enumerate(cells("jianti.csv"))
        for reading in readings.split(" ")
    ]
    entries.sort()
    return {entry[-2:]: rank for rank, entry in enumerate(entries)}


def traditional_ranks():
    rows = cells("fanti.csv")
    rows.sort(key=lambda row: int(row[1]))
    return {row[0]: rank for rank, row in enumerate(rows)}


SIMPLIFIED = simplified_ranks()
TRADITIONAL = traditional_ranks()
USUAL = {char: readings.split(" ")[0] for char, readings, _ in cells("jianti.csv")}


def ranks(text, simplified, surname):
    """Return two numbers for the characters of a surname or a given name, 0 for what is missing."""
    found = []
    for place, char in enumerate(text):
        if not simplified:
            found.append(TRADITIONAL[char] + 1)
            continue
        reading = READ_AS.get(text) if surname and place == 0 else None
        found.append(SIMPLIFIED[char, reading or USUAL[char]] + 1)
    return (found + [0])[:2]


def entry(line, simplified):
    number, name, _ = line.split("\t")
    name = name.replace("\u3000", "")
    length = 2 if name[1] in SECOND.get(name[0], "") else 1
    surname = ranks(name[:length], simplified, surname=True)
    given = ranks(name[length:], simplified, surname=False)
    return [*surname, *given, int(number)], line


def main():
    outdir, *paths = sys.argv[1:]
    for path in paths:
        with open(path, encoding="utf-8", newline="\n") as source:
            header, *lines = source.read().removesuffix("\n").split("\n")
        entries = [entry(line, header[0] == "学" and header[1] == "号") for line in lines]
        for place in reversed(range(5)):
            entries.sort(key=lambda item, place=place: item[0][place])
        target = os.path.join(outdir, os.path.basename(path))
        with open(target, "w", encoding="utf-8", newline="\n") as output:
            output.write(header + "\n")
            output.writelines(line + "\n" for _, line in entries)


if __name__ == "__main__":
    main()
