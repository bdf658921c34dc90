"""Lunar dates: what the authorities publish, the errors, and the value type."""

from __future__ import annotations

import datetime as dt

import pytest

from localeops.calendars import lunisolar
from localeops.calendars.lunisolar import LunarDate


def day(text: str) -> dt.date:
    return dt.date.fromisoformat(text)


# Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Tables; KASI, 음양력변환계산.
@pytest.mark.parametrize(
    ("tradition", "date", "year", "month", "number", "leap"),
    [
        ("zh", "1901-02-19", 1901, 1, 1, False),
        ("zh", "1933-07-22", 1933, 5, 30, True),
        ("zh", "1956-12-02", 1956, 11, 1, False),
        ("zh", "1987-07-26", 1987, 6, 1, True),
        ("zh", "2007-02-18", 2007, 1, 1, False),
        ("zh", "2013-06-08", 2013, 5, 1, False),
        ("zh", "2027-02-06", 2027, 1, 1, False),
        ("zh", "2030-02-03", 2030, 1, 1, False),
        ("zh", "2033-08-25", 2033, 8, 1, False),
        ("zh", "2033-12-22", 2033, 11, 1, True),
        ("zh", "2057-09-28", 2057, 9, 1, False),
        ("ko", "2012-04-21", 2012, 3, 1, True),
        ("ko", "2017-02-26", 2017, 2, 1, False),
        ("ko", "2027-02-07", 2027, 1, 1, False),
        ("ko", "2030-02-03", 2030, 1, 1, False),
        ("ko", "2050-12-31", 2050, 11, 18, False),
        ("vi", "1968-01-29", 1968, 1, 1, False),
        ("vi", "1985-01-21", 1985, 1, 1, False),
        ("vi", "2007-02-17", 2007, 1, 1, False),
        ("vi", "2030-02-02", 2030, 1, 1, False),
    ],
)
def test_what_the_authorities_publish(  # noqa: PLR0913
    tradition: str, date: str, year: int, month: int, number: int, *, leap: bool
) -> None:
    lunar = LunarDate(year, month, number, leap)
    assert lunisolar.from_gregorian(day(date), tradition=tradition) == lunar
    assert lunisolar.to_gregorian(lunar, tradition=tradition) == day(date)
    assert lunisolar.month_length(year, month, leap=leap, tradition=tradition) >= number
