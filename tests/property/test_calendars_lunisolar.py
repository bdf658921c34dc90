"""Laws of lunar dates: days follow each other, months fill years, and cycles do not break."""

from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localeops.calendars import lunisolar
from localeops.calendars.lunisolar import LunarDate
from localeops.errors import InvalidInputError

TRADITIONS = ("zh", "ko", "vi")
FIRST = {"zh": 1900, "ko": 1900, "vi": 1901}
LAST = 2100
ONE = dt.timedelta(1)

traditions = st.sampled_from(TRADITIONS)
days = st.dates(dt.date(1901, 2, 19), dt.date(2101, 1, 28))
lunar_dates = st.builds(
    LunarDate,
    st.integers(1901, LAST),
    st.integers(1, 12),
    st.integers(1, 30),
    st.booleans(),
)


def months(year: int, tradition: str) -> list[tuple[int, bool]]:
    """Return the months of a year in order of time."""
    leap = lunisolar.leap_month(year, tradition=tradition)
    return [
        (number, second)
        for number in range(1, 13)
        for second in ((False, True) if number == leap else (False,))
    ]


@pytest.mark.parametrize("tradition", TRADITIONS)
def test_months_fill_the_years(tradition: str) -> None:
    """A year has 12 months or 13, months 29 days or 30, and no day is left between two years."""
    for year in range(FIRST[tradition], LAST + 1):
        lengths = [
            lunisolar.month_length(year, number, leap=leap, tradition=tradition)
            for number, leap in months(year, tradition)
        ]
        assert set(lengths) == {29, 30}
        assert len(lengths) in (12, 13)
        assert sum(lengths) in (*range(353, 356), *range(383, 386))
        begin = lunisolar.to_gregorian(LunarDate(year, 1, 1), tradition=tradition)
        assert begin.year == year
        assert dt.date(year, 1, 20) < begin < dt.date(year, 2, 22)
        end = begin + dt.timedelta(sum(lengths) - 1)
        last = lunisolar.from_gregorian(end, tradition=tradition)
        assert (last.year, last.month, last.day) == (year, 12, lengths[-1])
        if year < LAST:
            following = lunisolar.to_gregorian(LunarDate(year + 1, 1, 1), tradition=tradition)
            assert following == end + ONE


@given(days, traditions)
def test_a_day_later_is_a_date_later(day: dt.date, tradition: str) -> None:
    date = lunisolar.from_gregorian(day, tradition=tradition)
    assert lunisolar.to_gregorian(date, tradition=tradition) == day
    if day > dt.date(1901, 2, 19):
        before = lunisolar.from_gregorian(day - ONE, tradition=tradition)
        assert before < date
        assert date.day == before.day + 1 or date.day == 1


@given(lunar_dates, traditions)
def test_a_date_is_there_or_refused(date: LunarDate, tradition: str) -> None:
    """Of any date either the day comes back, or the error says what the year or month has."""
    try:
        day = lunisolar.to_gregorian(date, tradition=tradition)
    except InvalidInputError:
        leap = lunisolar.leap_month(date.year, tradition=tradition)
        assert (date.leap and date.month != leap) or date.day == 30
    else:
        assert lunisolar.from_gregorian(day, tradition=tradition) == date


@given(lunar_dates, lunar_dates)
def test_the_order_is_total(one: LunarDate, other: LunarDate) -> None:
    fields = [(date.year, date.month, date.leap, date.day) for date in (one, other)]
    assert (one < other, one == other, one > other) == (
        fields[0] < fields[1],
        fields[0] == fields[1],
        fields[0] > fields[1],
    )
    assert (hash(one) == hash(other)) >= (one == other)


@given(days, traditions)
def test_the_day_decides_the_names(day: dt.date, tradition: str) -> None:
    """Sixty days on, and sixty years on, the name is the same, and never before."""
    if day.year < 9999 and day < dt.date.max - 60 * ONE:
        names = [lunisolar.sexagenary_day(day + n * ONE) for n in range(61)]
        assert names[0] == names[60]
        assert len(set(names)) == 60
    year = lunisolar.from_gregorian(day, tradition=tradition).year
    assert lunisolar.sexagenary(year) == lunisolar.sexagenary(year + 60)
    assert lunisolar.sexagenary(year) != lunisolar.sexagenary(year + 12)


@pytest.mark.parametrize("tradition", TRADITIONS)
def test_every_month_holds_its_principal_term(tradition: str) -> None:
    """GB/T 33661-2017: a leap month has no principal term, and month 11 has the winter solstice."""
    for year in range(FIRST[tradition], LAST):
        terms = lunisolar.solar_terms(year, tradition=tradition, locale="zh")
        solstice = lunisolar.from_gregorian(terms["冬至"], tradition=tradition)
        assert (solstice.month, solstice.leap) == (11, False)
        for day in list(terms.values())[3::2]:
            assert not lunisolar.from_gregorian(day, tradition=tradition).leap
        assert list(terms.values()) == sorted(terms.values())
        for name, day in terms.items():
            assert lunisolar.solar_term(day, tradition=tradition, locale="zh") == name


@pytest.mark.parametrize("tradition", TRADITIONS)
def test_solar_months_follow_each_other(tradition: str) -> None:
    """A month by the terms begins on an odd term, and twelve of them make a year."""
    name = None
    changes = 0
    for ordinal in range(dt.date(2019, 1, 1).toordinal(), dt.date(2025, 1, 1).toordinal()):
        day = dt.date.fromordinal(ordinal)
        found = lunisolar.sexagenary_month(day, tradition=tradition, by="solar-term")
        if name not in (None, found):
            changes += 1
            terms = list(lunisolar.solar_terms(day.year, tradition=tradition, locale="ko").values())
            assert day in terms[::2]
        name = found
    assert changes == 72
