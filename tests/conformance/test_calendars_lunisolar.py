"""The tables by a second reader: every month of the authorities' files, and every day of them."""

from __future__ import annotations

import datetime as dt
import gzip
from itertools import pairwise
from pathlib import Path

import pytest

from localeops.calendars import lunisolar
from localeops.calendars.lunisolar import LunarDate

FOLDER = Path(__file__).parents[2] / "data" / "calendars"
FILES = {
    "zh": "icu4x_china_hko.tsv.gz",
    "ko": "icu4x_korea_kasi.tsv.gz",
    "vi": "vietnam_months.tsv.gz",
}
FIRST = {"zh": 1900, "ko": 1900, "vi": 1901}
LAST = 2100
DAYS = {"zh": 73_412, "ko": 73_412, "vi": 73_028}  # from 1900-01-31 or 1901-02-19 to 2101-01-28


def months(tradition: str) -> list[tuple[int, int, bool, dt.date]]:
    """Return the months of the years covered and the one after the last."""
    with gzip.open(FOLDER / FILES[tradition], "rt", encoding="ascii") as stream:
        assert next(stream).split() == ["lunar_year", "month", "leap", "gregorian_first_day"]
        rows = [line.split() for line in stream]
    found = [(int(y), int(m), leap == "1", dt.date.fromisoformat(day)) for y, m, leap, day in rows]
    end = next(place for place, row in enumerate(found) if row[0] > LAST)
    assert found[0][0] == FIRST[tradition]
    return found[: end + 1]


@pytest.mark.parametrize("tradition", FILES)
def test_every_month_and_every_day_converts_both_ways(tradition: str) -> None:
    days = 0
    leaps: dict[int, int] = {}
    for (year, month, leap, first), (*_, following) in pairwise(months(tradition)):
        length = (following - first).days
        assert lunisolar.month_length(year, month, leap=leap, tradition=tradition) == length
        if leap:
            leaps[year] = month
        for number in range(length):
            date = first + dt.timedelta(number)
            lunar = LunarDate(year, month, number + 1, leap)
            assert lunisolar.from_gregorian(date, tradition=tradition) == lunar
            assert lunisolar.to_gregorian(lunar, tradition=tradition) == date
            days += 1
    assert days == DAYS[tradition]
    for year in range(FIRST[tradition], LAST + 1):
        assert lunisolar.leap_month(year, tradition=tradition) == leaps.get(year)
    assert len(leaps) == {"zh": 74, "ko": 74, "vi": 73}[tradition]
