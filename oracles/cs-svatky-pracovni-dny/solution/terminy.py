"""Turn periods into dates on working days, as they stand in a letter: the reference solution.

usage: python3 terminy.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import re
import sys
from calendar import monthrange
from datetime import date, timedelta
from functools import cache
from pathlib import Path

from localeops.calendars import feasts

FIXED = (
    *((1, 1), (1, 5), (8, 5), (5, 7), (6, 7), (28, 9), (28, 10), (17, 11)),
    *((24, 12), (25, 12), (26, 12)),
)
GOOD_FRIDAY_SINCE = 2016
SATURDAY = 5
DAY = timedelta(days=1)

MONTHS = (
    *("ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září"),
    *("října", "listopadu", "prosince"),
)
UNTIL = ("pondělí", "úterý", "středy", "čtvrtka", "pátku")
ON = ("v pondělí", "v úterý", "ve středu", "ve čtvrtek", "v pátek")

DATE = re.compile(r"(?P<year>\d{4})-(?P<month>\d\d)-(?P<day>\d\d)")
CZECH = re.compile(
    r"(?P<day>\d+)\.(?: ?(?:(?P<month>\d+)\.|(?P<name>[^\W\d]+)))?(?: ?(?P<year>\d+))?"
)
# In the genitive, which follows "do", and in the nominative, which stands before "předem".
GENITIVES = "jednoho dvou tří čtyř pěti šesti sedmi osmi devíti deseti"
NOMINATIVES = "jeden dva tři čtyři pět šest sedm osm devět deset"
NUMBERS = {word: at + 1 for f in (GENITIVES, NOMINATIVES) for at, word in enumerate(f.split())}
PERIOD = re.compile(
    rf"(?P<until>do )?(?:(?P<number>\d+|{'|'.join(NUMBERS)}) )?(?:(?P<working>pracovní\w*) )?"
    r"(?P<unit>\w+)(?: předem)?"
)
WEEKS, MONTHS_OF_YEAR = "týd", 12
COUNT = "počet pracovních dnů"


@cache
def holidays(year: int) -> frozenset[date]:
    """Return the holidays of a year."""
    sunday = feasts.easter(year)
    found = {date(year, month, day) for day, month in FIXED} | {sunday + DAY}
    if year >= GOOD_FRIDAY_SINCE:
        found.add(sunday - 2 * DAY)
    return frozenset(found)


def is_working(day: date) -> bool:
    """Return whether a day is a working day."""
    return day.weekday() < SATURDAY and day not in holidays(day.year)


def read_date(text: str, last: date | None = None) -> date:
    """Return a date.

    Args:
        text: The date, with spaces of one kind.
        last: The last day of a range of which this is the first: the year, or the year and the
            month, may be left out then.

    Raises:
        ValueError: It is not a date.
    """
    found = DATE.fullmatch(text) or CZECH.fullmatch(text)
    if found is None:
        raise ValueError(f"not a date: {text!r}")
    parts = {key: value for key, value in found.groupdict().items() if value}
    if "name" in parts:
        month = MONTHS.index(parts["name"].lower()) + 1
    elif "month" in parts or last is None:
        month = int(parts["month"])
    else:
        month = last.month
    year = last.year if last is not None and "year" not in parts else int(parts["year"])
    return date(year, month, int(parts["day"]))


def shifted(day: date, months: int) -> date:
    """Return the day of the same number so many months later, or the last of that month."""
    year, month = divmod(day.year * MONTHS_OF_YEAR + day.month - 1 + months, MONTHS_OF_YEAR)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


def end_of(day: date, period: str) -> date:
    """Return the last day of a period.

    Args:
        day: The day from which it is counted.
        period: The period as the table has it, with spaces of one kind.

    Raises:
        ValueError: It is not a period.
    """
    found = PERIOD.fullmatch(period)
    if found is None:
        raise ValueError(f"not a period: {period!r}")
    number, unit = found["number"] or "1", found["unit"]
    left = NUMBERS[number] if number in NUMBERS else int(number)
    step = DAY if found["until"] else -DAY
    if found["working"]:
        while left:
            day += step
            left -= is_working(day)
        return day
    if unit.startswith(WEEKS):
        day += 7 * left * step
    elif unit.startswith("měsíc"):
        day = shifted(day, left)
    elif unit.startswith("d"):
        day += left * step
    else:
        day = shifted(day, MONTHS_OF_YEAR * left)
    while not is_working(day):
        day += step
    return day


def counted(number: int) -> str:
    """Return a number of working days in words that agree with it."""
    if number == 1:
        words = "pracovní den"
    elif number in (2, 3, 4):
        words = "pracovní dny"
    else:
        words = "pracovních dnů"
    return f"{number}\u00a0{words}"


def working_days(days: str) -> int:
    """Return how many working days a range has."""
    first_text, last_text = re.split(" ?[-–] ?", days)
    last = read_date(last_text)
    first = read_date(first_text, last)
    return sum(is_working(first + at * DAY) for at in range((last - first).days + 1))


def phrase(days: str, period: str) -> str:
    """Return what stands in the letter for the second and the third column of a line."""
    days, period = days.replace("\u00a0", " "), period.replace("\u00a0", " ")
    if period == COUNT:
        return counted(working_days(days))
    end = end_of(read_date(days), period)
    written = f"{end.day}.\u00a0{MONTHS[end.month - 1]} {end.year}"
    if period.startswith("do "):
        return f"do {UNTIL[end.weekday()]} {written}"
    return f"nejpozději {ON[end.weekday()]} {written}"


def phrases(table: str) -> str:
    """Return the marks of a table with the phrases for the letters.

    Args:
        table: Mark, day or range, and period, separated by tabs; every line ends with LF.

    Returns:
        Mark and phrase, separated by a tab, each line ending with LF.

    Raises:
        ValueError: A line is not as described.
    """
    rows = (line.split("\t") for line in table.split("\n")[:-1])
    return "".join(f"{mark}\t{phrase(days, period)}\n" for mark, days, period in rows)


def main(outdir: str, *names: str) -> None:
    """Write the phrases for each of the named tables into the folder *outdir*."""
    for name in names:
        source = Path(name)
        table = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(phrases(table).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
