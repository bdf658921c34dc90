"""Every day by counting: years, months and days go on from the first day of each system.

Nothing here subtracts years: a counter starts at the day of the decree and is moved on by one day
at a time, with the months of the Gregorian calendar as `datetime` has them. The days on which
Japanese eras begin are read from CLDR, and have to be those of the decrees.
"""

from __future__ import annotations

import datetime as dt
import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from localeops.calendars import eras
from localeops.calendars.eras import EraDate, from_gregorian, to_gregorian

FILE = Path(__file__).parents[2] / "data" / "calendars" / "cldr48_japanese_eras.tsv.gz"
LAST = dt.date(2100, 12, 31)  # each day up to here, and borders of years after it
ONE = dt.timedelta(1)

Fields = tuple[str, int, int, int]
Days = Iterator[tuple[dt.date, Fields]]


def days(first: dt.date, last: dt.date) -> Iterator[dt.date]:
    """Return every day from one to another."""
    return map(dt.date.fromordinal, range(first.toordinal(), last.toordinal() + 1))


def cldr_eras() -> dict[dt.date, str]:
    """Return the first day of each era from Meiji on, as CLDR has them."""
    lines = gzip.decompress(FILE.read_bytes()).decode().splitlines()
    named = [fields for fields in (line.split("\t") for line in lines[1:]) if fields[2]]
    return {dt.date.fromisoformat(start): code for _, start, code in named}


def japanese(last: dt.date) -> Days:
    """Count the years of eras: from 1 January of Meiji 6, and again from each first day."""
    starts = cldr_eras()
    era, year = "meiji", 5
    for day in days(dt.date(1873, 1, 1), last):
        if day.month == day.day == 1:
            year += 1
        if day in starts:
            era, year = starts[day], 1
        yield day, (era, year, day.month, day.day)


def thai(last: dt.date) -> Days:
    """Count years from 1 April R.S. 108, B.E. 2432; from 1941 on they begin in January."""
    year = 2431
    for day in days(dt.date(1889, 4, 1), last):
        new = (day.month, day.day) == ((4, 1) if day < dt.date(1941, 1, 1) else (1, 1))
        year += new
        yield day, ("be", year, day.month, day.day)


def taiwanese(last: dt.date) -> Days:
    """Count backwards to the republic, then on."""
    era, year = "before-minguo", 330
    for day in days(dt.date(1582, 10, 15), last):
        if day.month == day.day == 1:
            year += 1 if era == "minguo" else -1
            if year == 0:
                era, year = "minguo", 1
        yield day, (era, year, day.month, day.day)


def korean(first: dt.date, year: int, last: dt.date) -> Days:
    """Count the years from the one before that in which a 1 January or the first day lies."""
    for day in days(first, last):
        year += day.month == day.day == 1
        yield day, ("dangi", year, day.month, day.day)


# What the Calendar Reform Committee lists: the days on which the months begin.
SAKA_MONTHS = {
    *((4, 21), (5, 22), (6, 22), (7, 23), (8, 23), (9, 23), (10, 23), (11, 22), (12, 22)),
    *((1, 21), (2, 20)),
}


def indian(first: dt.date, fields: tuple[int, int, int], last: dt.date) -> Days:
    """Count from a first day: months begin on the days that are listed."""
    year, month, number = fields
    for day in days(first, last):
        leap = (dt.date(day.year, 3, 1) - ONE).day == 29
        if day != first:
            number += 1
            if (day.month, day.day) in SAKA_MONTHS:
                month, number = month + 1, 1
            elif (day.month, day.day) == (3, 21 if leap else 22):
                year, month, number = year + 1, 1, 1
        yield day, ("saka", year, month, number)


def check(counted: Days, system: eras.System, period: eras.Period = "legal") -> int:
    """Convert every day both ways and return how many there were."""
    number = 0
    for day, fields in counted:
        found = from_gregorian(day, system=system, period=period)
        assert (found.era, found.year, found.month, found.day) == fields
        assert to_gregorian(EraDate(*fields)) == day
        number += 1
    return number


@pytest.fixture(autouse=True)
def _tables_of_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each test fill tables that go away with it."""
    monkeypatch.setattr(eras, "_days", eras._no_days())


def test_eras_of_cldr() -> None:
    assert {code: str(day) for day, code in cldr_eras().items()} == {
        "meiji": "1868-10-23",
        "taisho": "1912-07-30",
        "showa": "1926-12-25",
        "heisei": "1989-01-08",
        "reiwa": "2019-05-01",
    }


# The numbers of days are those between the dates, as `datetime` subtracts them.
def test_japanese_days() -> None:
    assert check(japanese(LAST), "ja") == (LAST - dt.date(1872, 12, 31)).days


def test_thai_days() -> None:
    assert check(thai(LAST), "th") == (LAST - dt.date(1889, 3, 31)).days


def test_taiwanese_days() -> None:
    assert check(taiwanese(LAST), "tw") == (LAST - dt.date(1582, 10, 14)).days


def test_korean_days() -> None:
    legal = korean(dt.date(1948, 9, 25), 4281, dt.date(1961, 12, 31))
    assert check(legal, "ko-dangi") == 4846
    every = korean(dt.date(1896, 1, 1), 4228, LAST)
    assert check(every, "ko-dangi", "any") == (LAST - dt.date(1895, 12, 31)).days


def test_indian_days() -> None:
    legal = indian(dt.date(1957, 3, 22), (1879, 1, 1), LAST)
    assert check(legal, "in-saka") == (LAST - dt.date(1957, 3, 21)).days
    # 1 Asvina 1504 was 23 September 1582, and 15 October the 23rd day from there.
    every = indian(dt.date(1582, 10, 15), (1504, 7, 23), dt.date(1957, 3, 21))
    assert check(every, "in-saka", "any") == (dt.date(1957, 3, 21) - dt.date(1582, 10, 14)).days


def test_the_borders_of_later_years() -> None:
    # Every seventh year: so each of the 400 that the Gregorian calendar repeats has its turn.
    for year in (*range(2101, 10_000, 7), 9999):
        leap = (dt.date(year, 3, 1) - ONE).day == 29
        for month, day in ((1, 1), (2, 29 if leap else 28), (3, 20), (3, 21), (3, 22), (12, 31)):
            date = dt.date(year, month, day)
            saka = {  # 22 December is 1 Pausa, 20 February 1 Phalguna
                (1, 1): (year - 79, 10, 11),
                (2, 28): (year - 79, 12, 9),
                (2, 29): (year - 79, 12, 10),
                (3, 20): (year - 79, 12, 30 if leap else 29),
                (3, 21): (year - 78, 1, 1) if leap else (year - 79, 12, 30),
                (3, 22): (year - 78, 1, 2 if leap else 1),
                (12, 31): (year - 78, 10, 10),
            }[month, day]
            for system, fields in {
                "ja": ("reiwa", year - 2018, month, day),
                "th": ("be", year + 543, month, day),
                "tw": ("minguo", year - 1911, month, day),
                "in-saka": ("saka", *saka),
            }.items():
                found = from_gregorian(date, system=system)  # type: ignore[arg-type]
                assert (found.era, found.year, found.month, found.day) == fields
                assert to_gregorian(EraDate(*fields)) == date
