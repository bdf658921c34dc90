"""List the birthdays of a village register that fall in a period: the reference solution.

usage: python3 birthdays.py OUTDIR FILE [FILE ...]

The months are those of ``localeops.calendars.lunisolar``, tradition ``ko``. A birthday is first
read as it is written (`read`), then becomes the day that is kept every year (`kept`), and this one
gives its solar date in each year (`occurrence`).
"""

from __future__ import annotations

import datetime as dt
import re
import sys
from pathlib import Path
from typing import NamedTuple

from localeops.calendars import lunisolar
from localeops.errors import LocaleOpsError

MONTHS = (
    *("정월", "이월", "삼월", "사월", "오월", "유월"),
    *("칠월", "팔월", "구월", "시월", "동짓달", "섣달"),
)
# The last day of a month, 그믐, is its 30th, which the rule for that day makes the 29th.
DAYS = (
    *("초하루", "초이틀", "초사흘", "초나흘", "초닷새"),
    *("초엿새", "초이레", "초여드레", "초아흐레", "초열흘"),
    *("열하루", "열이틀", "열사흘", "열나흘", "보름"),
    *("열엿새", "열이레", "열여드레", "열아흐레", "스무날"),
    *("스무하루", "스무이틀", "스무사흘", "스무나흘", "스무닷새"),
    *("스무엿새", "스무이레", "스무여드레", "스무아흐레", "그믐"),
)
MONTH_OF = {name: number for number, name in enumerate(MONTHS, 1)} | {"십일월": 11, "십이월": 12}
DAY_OF = {name: number for number, name in enumerate(DAYS, 1)}
DAY_OF |= {"열흘": 10, "열닷새": 15, "초파일": 8}

_NUMBER = re.compile("[0-9]+")
# A name is a word of its own, but for 윤 before it: 십이월 is not 이월.
_MONTH = re.compile(rf"(?:(?<![가-힣])|(?<=윤))(?:{'|'.join(MONTH_OF)})")
_DAY = re.compile(rf"(?<![가-힣])(?:{'|'.join(DAY_OF)})")
_LUNAR = re.compile("음|陰|윤|閏|평|平|정월|동짓달|섣달")
_LEAP = re.compile("윤|閏")
_YEAR_DIGITS = 4
_ANY_YEAR = 2000  # which has a 29 February


class Birthday(NamedTuple):
    """A birthday in one of the two calendars; the year is that of birth, None if unknown."""

    lunar: bool
    year: int | None
    month: int
    day: int
    leap: bool = False


class Line(NamedTuple):
    """A birthday as it is kept in one year."""

    date: dt.date
    kept: str
    sixtieth: bool


def schedule(register: str) -> str:
    """Return the solar dates of a register's birthdays.

    Args:
        register: The period in the first line, then a line for each person.

    Returns:
        A line for each birthday in the period, by date, and then one for each person whose day of
        birth cannot be.
    """
    head, *people = register.removesuffix("\n").split("\n")
    first, last = (dt.date.fromisoformat(day) for day in head.split("\t")[1:])
    found: list[tuple[dt.date, str]] = []
    doubtful = ""
    for person in people:
        name, text = person.split("\t")
        try:
            birthday = kept(text)
        except (LocaleOpsError, ValueError):
            doubtful += f"확인\t{name}\t{text}\n"
            continue
        for year in range(first.year - 1, last.year + 1):
            line = occurrence(birthday, year)
            if first <= line.date <= last:
                sixtieth = "\t환갑" if line.sixtieth else ""
                found.append((line.date, f"{line.date}\t{name}\t{line.kept}{sixtieth}\n"))
    found.sort(key=lambda one: one[0])
    return "".join(line for _, line in found) + doubtful


def kept(text: str) -> Birthday:
    """Return the birthday that is kept, for what the register says.

    Raises:
        LocaleOpsError, ValueError: There is no such day.
    """
    written, _, calendar = text.removesuffix("으로 지냄").rpartition(", ")
    if calendar not in ("음력", "양력"):
        written, calendar = text, ""
    birthday = read(written)
    date = solar_birth(birthday)
    if not calendar:
        return birthday
    if calendar == "양력":
        return Birthday(lunar=False, year=date.year, month=date.month, day=date.day)
    found = lunisolar.from_gregorian(date, tradition="ko")
    return Birthday(lunar=True, year=found.year, month=found.month, day=found.day, leap=found.leap)


def read(text: str) -> Birthday:
    """Return a birthday as it is written."""
    numbers = _NUMBER.findall(text)
    year = int(numbers.pop(0)) if numbers and len(numbers[0]) == _YEAR_DIGITS else None
    rest = list(map(int, numbers))
    month_name, day_name = _MONTH.search(text), _DAY.search(text)
    month = MONTH_OF[month_name[0]] if month_name else rest.pop(0)
    day = DAY_OF[day_name[0]] if day_name else rest.pop(0)
    lunar = bool(day_name or _LUNAR.search(text))
    leap = bool(_LEAP.search(text))
    return Birthday(lunar=lunar, year=year, month=month, day=day, leap=leap)


def solar_birth(birthday: Birthday) -> dt.date:
    """Return the solar date of a birth, some day if its year is unknown; or refuse it.

    Raises:
        LocaleOpsError, ValueError: There is no such day.
    """
    _, year, month, day, leap = birthday
    if not birthday.lunar:
        return dt.date(year or _ANY_YEAR, month, day)
    lunar = lunisolar.LunarDate(year or _ANY_YEAR, month, day, leap)
    if year is None:
        return dt.date(_ANY_YEAR, 1, 1)
    return lunisolar.to_gregorian(lunar, tradition="ko")


def occurrence(birthday: Birthday, year: int) -> Line:
    """Return when a birthday is kept in a year of its own calendar."""
    sixtieth = birthday.year is not None and year == birthday.year + 60
    _, _, month, day, leap = birthday
    if not birthday.lunar:
        if (month, day) == (2, 29) and not _leap_year(year):
            day = 28
        return Line(dt.date(year, month, day), f"양력 {month}월 {day}일", sixtieth)
    leap = leap and lunisolar.leap_month(year, tradition="ko") == month
    day = min(day, lunisolar.month_length(year, month, leap=leap, tradition="ko"))
    date = lunisolar.LunarDate(year, month, day, leap)
    name = f"음력 {'윤' if leap else ''}{month}월 {day}일"
    return Line(lunisolar.to_gregorian(date, tradition="ko"), name, sixtieth)


def _leap_year(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def main(outdir: str, *names: str) -> None:
    """Write the dates of each of the named registers into the folder *outdir*."""
    for name in names:
        source = Path(name)
        text = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(schedule(text).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
