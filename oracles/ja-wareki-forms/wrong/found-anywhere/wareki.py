"""Turn the dates of application forms into ISO dates.

usage: python3 wareki.py OUTDIR FILE [FILE ...]

WRONG on purpose: a date counts wherever it is found, whatever stands around it.
"""

import re
import sys
import unicodedata
from datetime import date
from pathlib import Path

ERAS = (
    ("明治", "M", date(1868, 1, 25)),
    ("大正", "T", date(1912, 7, 30)),
    ("昭和", "S", date(1926, 12, 25)),
    ("平成", "H", date(1989, 1, 8)),
    ("令和", "R", date(2019, 5, 1)),
)
FIRST = {name: first for name, _, first in ERAS}
NAMES = {form: name for name, letter, _ in ERAS for form in (name, name[0], letter)}

DIGITS = "〇一二三四五六七八九"
PLAIN = str.maketrans("壱弐参拾", "一二三十")
NUMBER = "([0-9]+|[〇一二三四五六七八九]+|[二三四五六七八九]?十[一二三四五六七八九]?)"
ERA = "明治?|大正?|昭和?|平成?|令和?"
BLANK = re.compile(f"(?:{ERA}|西暦|[年月日・])*")
DATE = re.compile(
    f"(?:({ERA}|[MTSHRmtshr])(?:(元)|{NUMBER})|(?:西暦)?([0-9]{{4}}|[{DIGITS}]{{4}}))"
    f"(?:年{NUMBER}月{NUMBER}日|([./・-]){NUMBER}\\7{NUMBER})"
)


def number(text):
    if text.isdecimal():
        return int(text)
    if "十" not in text:
        return int("".join(str(DIGITS.index(digit)) for digit in text))
    tens, ones = text.split("十")
    return 10 * DIGITS.index(tens or "一") + DIGITS.index(ones or "〇")


def era_of(day):
    return [name for name, _, first in ERAS if first <= day][-1]


def result(entry):
    text = unicodedata.normalize("NFKC", entry)
    text = re.sub(r"\s", "", text).translate(PLAIN)
    if BLANK.fullmatch(text):
        return "空欄"
    found = DATE.search(text)
    if not found:
        return "読取不可"
    name, first, year, common, month, day, _, month2, day2 = found.groups()
    year = 1 if first else number(common or year)
    month, day = number(month or month2), number(day or day2)
    era = None
    if name:
        era = NAMES[name.upper()]
        if era == "明治" and year <= 5:
            return "旧暦"
        year += FIRST[era].year - 1
    try:
        written = date(year, month, day)
    except ValueError:
        return "暦にない日"
    if era and era_of(written) != era:
        return "元号違い"
    return written.isoformat()


def main(outdir, *names):
    for name in names:
        source = Path(name)
        lines = source.read_bytes().decode("utf-8").split("\n")[:-1]
        rows = [line.split(",") for line in lines]
        output = "".join(f"{key},{item},{result(entry)}\n" for key, item, entry in rows)
        (Path(outdir) / source.name).write_bytes(output.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
