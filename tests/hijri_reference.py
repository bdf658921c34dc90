"""Hijri tables by a second reader of the raw files, and the arithmetic calendar written anew.

It shares nothing with the generators and the module: it keeps dates, day by day, and counts the
arithmetic calendar by its leap years instead of by a formula.
"""

from __future__ import annotations

import datetime as dt
import functools
import gzip
import math
from collections.abc import Iterator
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "data" / "calendars"
LEAP = frozenset((2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29))
ONE_DAY = dt.timedelta(1)
# The day after the printed table, whose file ends with the first day of its last month.
PRINTED_END = dt.date(2077, 11, 17)

Date = tuple[int, int, int]


@functools.cache
def starts(file: str) -> dict[tuple[int, int], dt.date]:
    """Return the first day of each month that a file of ``data/calendars`` lists."""
    lines = gzip.decompress((FOLDER / f"{file}.tsv.gz").read_bytes()).decode().splitlines()
    assert lines[0].split("\t") == ["h_year", "h_month", "gregorian_first_day"]
    rows = [line.split("\t") for line in lines[1:]]
    return {(int(year), int(month)): dt.date.fromisoformat(day) for year, month, day in rows}


def days_of(months: list[tuple[int, int, dt.date]], end: dt.date) -> Iterator[tuple[dt.date, Date]]:
    """Yield every day of the months with its date; *end* is the day after the last one."""
    for place, (year, month, first) in enumerate(months):
        after = months[place + 1][2] if place + 1 < len(months) else end
        for number in range((after - first).days):
            yield first + number * ONE_DAY, (year, month, number + 1)


def printed() -> Iterator[tuple[dt.date, Date]]:
    """Yield every day of the printed table."""
    months = [(*month, day) for month, day in sorted(starts("hijridate26_umalqura").items())]
    return days_of(months, PRINTED_END)


def of_icu() -> Iterator[tuple[dt.date, Date]]:
    """Yield every day of the table of ICU, 1300 to 1600."""
    listed = sorted(starts("icu72_islamic-umalqura").items())
    months = [(*month, day) for month, day in listed if 1300 <= month[0] <= 1600]
    return days_of(months, dict(listed)[1601, 1])


def arithmetic(first: dt.date, years: int) -> Iterator[tuple[dt.date, Date]]:
    """Yield every day of the arithmetic calendar in that many years from its first day."""
    ordinal = first.toordinal()
    for year in range(1, years + 1):
        for month in range(1, 13):
            leap_day = month == 12 and (year - 1) % 30 + 1 in LEAP
            for day in range(1, 31 if month % 2 or leap_day else 30):
                yield dt.date.fromordinal(ordinal), (year, month, day)
                ordinal += 1


def new_moon(number: int) -> float:
    """Return when new moon *number* is (0: 6 January 2000), in days as of `toordinal`, UT.

    Meeus, Astronomical Algorithms, 2nd edition, chapter 49, with the largest fifteen of its terms:
    within three minutes in these centuries. Delta T is taken as 70 seconds, which is as near.
    """
    t = number / 1236.85
    e = 1 - 0.002516 * t - 0.0000074 * t * t
    sun = math.radians(2.5534 + 29.10535670 * number - 0.0000014 * t * t)
    moon = math.radians(201.5643 + 385.81693528 * number + 0.0107582 * t * t)
    latitude = math.radians(160.7108 + 390.67050284 * number - 0.0016118 * t * t)
    node = math.radians(124.7746 - 1.56375588 * number + 0.0020672 * t * t)
    terms = (
        (-0.40720, moon),
        (0.17241 * e, sun),
        (0.01608, 2 * moon),
        (0.01039, 2 * latitude),
        (0.00739 * e, moon - sun),
        (-0.00514 * e, moon + sun),
        (0.00208 * e * e, 2 * sun),
        (-0.00111, moon - 2 * latitude),
        (-0.00057, moon + 2 * latitude),
        (0.00056 * e, 2 * moon + sun),
        (-0.00042, 3 * moon),
        (0.00042 * e, sun + 2 * latitude),
        (0.00038 * e, sun - 2 * latitude),
        (-0.00024 * e, 2 * moon - sun),
        (-0.00017, node),
    )
    mean = 2_451_550.09766 + 29.530588861 * number + 0.00015437 * t * t
    apparent = mean + sum(size * math.sin(angle) for size, angle in terms)
    return apparent - 70 / 86_400 - 1_721_424.5


def hours_since_new_moon(day: int) -> float:
    """Return how long before the midnight (UT) that a day begins with the nearest new moon was."""
    number = round((day - 1.5 - new_moon(0)) / 29.530588861)
    return (day - new_moon(number)) * 24
