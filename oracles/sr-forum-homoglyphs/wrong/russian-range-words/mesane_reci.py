"""List words that mix Cyrillic and Latin letters, by ranges of code points.

usage: python3 mesane_reci.py OUTDIR FILE [FILE ...]

WRONG on purpose: the regular expression has Cyrillic from А to я, so Serbian letters part words.
"""

import re
import sys

LATIN = "A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff"
CYRILLIC = "А-я"
MARKS = "\u0300-\u036f"

WORD = re.compile(f"(?:[0-9{LATIN}{CYRILLIC}][{MARKS}]*)+")
PLACE = re.compile(f".[{MARKS}]*")
LATIN_LETTER = re.compile(f"[{LATIN}]")
CYRILLIC_LETTER = re.compile(f"[{CYRILLIC}]")

LATIN_TWINS = "aeopcyxjABEKMHOPCTXJ"
CYRILLIC_TWINS = "аеорсухјАВЕКМНОРСТХЈ"
AS_CYRILLIC = str.maketrans(LATIN_TWINS, CYRILLIC_TWINS)
AS_LATIN = str.maketrans(
    CYRILLIC_TWINS + "\u0456\u0455\u0406\u0405",  # of Ukrainian and Macedonian
    LATIN_TWINS + "isIS",
)


def rows(line):
    number, text = line.split("\t")
    for match in WORD.finditer(text):
        word = match[0]
        latin, cyrillic = LATIN_LETTER.findall(word), CYRILLIC_LETTER.findall(word)
        if latin and cyrillic:
            if len(latin) <= len(cyrillic):
                foreign, shown = LATIN_LETTER, word.translate(AS_CYRILLIC)
            else:
                foreign, shown = CYRILLIC_LETTER, word.translate(AS_LATIN)
            places = [
                str(place)
                for place, letter in enumerate(PLACE.findall(word), start=1)
                if foreign.match(letter)
            ]
            yield f"{number}\t{word}\t{','.join(places)}\t{shown}\n"


def main():
    outdir, *paths = sys.argv[1:]
    for path in paths:
        with open(path, encoding="utf-8", newline="\n") as source:
            lines = source.read().split("\n")[:-1]
        target = outdir + "/" + path.rsplit("/", 1)[-1]
        with open(target, "w", encoding="utf-8", newline="\n") as report:
            for line in lines:
                report.writelines(rows(line))


if __name__ == "__main__":
    main()
