"""Turn the dates of application forms into ISO dates: the reference solution.

usage: python3 wareki.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import datetime as dt
import re
import sys
from pathlib import Path

from localeops.calendars import eras
from localeops.errors import InvalidInputError, OutOfRangeError
from localeops.normalize import nfkc

DIGITS = "〇一二三四五六七八九"
ASCII_DIGITS = {ord(digit): str(value) for value, digit in enumerate(DIGITS)}
ERA = "明治?|大正?|昭和?|平成?|令和?"
NUMBER = f"[0-9]{{1,3}}|[{DIGITS}壱弐参]{{1,3}}|[{DIGITS[2:]}弐参]?[十拾][{DIGITS[1:]}壱弐参]?"
PRINTED = re.compile(f"(?:{ERA}|西暦|[年月日・])*")
DATE = re.compile(
    rf"(?:(?P<era>{ERA}|[MTSHRmtshr])(?P<year>元|{NUMBER})"
    rf"|(?:西暦)?(?P<common>[0-9]{{4}}|[{DIGITS}]{{4}}))"
    r"(?:年|(?P<mark>[./・-]))"
    rf"(?P<month>{NUMBER})(?(mark)(?P=mark)|月)(?P<day>{NUMBER})(?(mark)|日)"
)


def results(table: str) -> str:
    """Return the results for the entries of a file.

    Args:
        table: The entries: receipt number, item and what was filled in, separated by commas; every
            line ends with LF.

    Returns:
        A line for each entry, with receipt number, item and result.
    """
    rows = (line.split(",") for line in table.split("\n")[:-1])
    return "".join(f"{number},{item},{result(filled)}\n" for number, item, filled in rows)


def result(filled: str) -> str:
    """Return the ISO date of what was filled in, or why it has none."""
    text = "".join(nfkc(filled).split())
    if PRINTED.fullmatch(text):
        return "空欄"
    found = DATE.fullmatch(text)
    if found is None:
        return "読取不可"
    if found["common"]:
        return common_date(*found.group("common", "month", "day"))
    return era_date(*found.group("era", "year", "month", "day"))


def era_date(era: str, year: str, month: str, day: str) -> str:
    """Return a date of an era, or why there is none."""
    date = f"{era}{year}年{month}月{day}日"
    try:
        eras.parse(f"{era}{year}年1月1日", system="ja", borders="lenient")
    except OutOfRangeError:
        return "旧暦"
    try:
        eras.parse(date, system="ja", borders="lenient")
    except InvalidInputError:
        return "暦にない日"
    try:
        return eras.to_gregorian(eras.parse(date, system="ja")).isoformat()
    except InvalidInputError:
        return "元号違い"


def common_date(year: str, month: str, day: str) -> str:
    """Return a date of the common era, or that the calendar does not have it."""
    try:
        # Month and day may be kanji numerals. Reiwa 2 is a leap year: it has each day of any year.
        read = eras.parse(f"令和2年{month}月{day}日", system="ja")
        return dt.date(int(year.translate(ASCII_DIGITS)), read.month, read.day).isoformat()
    except ValueError:
        return "暦にない日"


def main(outdir: str, *names: str) -> None:
    """Write the results for each of the named files into the folder *outdir*."""
    for name in names:
        source = Path(name)
        table = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(results(table).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
