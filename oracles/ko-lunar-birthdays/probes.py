"""Probes of ``ko-lunar-birthdays``: registers whose birthdays one rule decides above all.

Every strategy in `RULES` yields a whole register: a period, and a line for each person. Closed
lists (ways to write a date, names of months and days, leap months) are gone through in whole, in an
order of their own (`CLOSED`); the dates in between are spread over the year from a drawn one on.
So what a probe finds does not depend on the seed. Periods are long enough that every birthday in
question falls into them in the kind of year that matters.
"""

from __future__ import annotations

import datetime as dt
import re
from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import DAY_OF, DAYS, MONTH_OF, MONTHS, schedule

from localeops.calendars import lunisolar
from localeops.tasks.strategies import in_some_order, one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = schedule

_Period = tuple[dt.date, dt.date]
_FIRST, _LAST = 2010, 2049  # the years of the periods
_BORN, _BORN_LAST = 1931, 2008  # the years of birth


# The calendar


def _leap(year: int) -> int | None:
    return lunisolar.leap_month(year, tradition="ko")


def _length(year: int, month: int, *, leap: bool = False) -> int:
    return lunisolar.month_length(year, month, leap=leap, tradition="ko")


def _solar(year: int, month: int, day: int, *, leap: bool = False) -> dt.date:
    date = lunisolar.LunarDate(year, month, day, leap)
    return lunisolar.to_gregorian(date, tradition="ko")


def _lunar(date: dt.date) -> lunisolar.LunarDate:
    return lunisolar.from_gregorian(date, tradition="ko")


_LEAP_BIRTHS = [(y, m) for y in range(_BORN, _BORN_LAST + 1) if (m := _leap(y))]
_LEAP_AHEAD = [(y, m) for y in range(_FIRST, _LAST + 1) if (m := _leap(y))]
# Of leap months that come again within the periods; 8 and 10 do not.
_AGAIN = sorted({m for _, m in _LEAP_BIRTHS} & {m for _, m in _LEAP_AHEAD})


# Registers

# Also surnames that are marks elsewhere: 음, 양, 윤.
_NAMES = [
    name
    for row in (
        "김정순 이영호 박복례 최병철 정말순 강대식 조옥자 윤석만 장금례 임종수 한순덕 오창근",
        "서분이 신동철 권영자 황만석 안점순 송기태 류춘자 전상배 홍말자 고재덕 문옥순 양승일",
        "손귀남 배용식 백영희 허순임 유병구 남정자 심재호 노금자 하태수 곽순이 성낙원 차명숙",
        "주경자 우상철 구본길 민영순 진기복 지옥분 엄태만 채순례 원종국 천명자 방용수 공미자",
        "김영수 이순자 박영수 김서연 이도윤 박지우 최현우 정하은 김민준 윤하준 양지민 음현숙",
    )
    for name in row.split()
]


@st.composite
def _register(draw: DrawFn, period: _Period, birthdays: Iterable[str]) -> str:
    """Yield a register of these birthdays in their order."""
    start, stride = draw(st.integers(0, len(_NAMES) - 1)), draw(one_of((1, 7, 11, 13)))
    lines = ["\t".join(("기간", *map(str, period)))]
    for at, birthday in enumerate(birthdays):
        lines.append(f"{_NAMES[(start + stride * at) % len(_NAMES)]}\t{birthday}")
    return "".join(f"{line}\n" for line in lines)


@st.composite
def _some_period(draw: DrawFn) -> _Period:
    """Yield a period in which every birthday falls at least once, whatever its calendar."""
    first = dt.date(_FIRST, 1, 1) + dt.timedelta(draw(st.integers(0, 37 * 365)))
    return first, first + dt.timedelta(draw(st.integers(400, 700)))


def _years(first: int, last: int | None = None) -> _Period:
    return dt.date(first, 1, 1), dt.date(last or first, 12, 31)


def _within(least: int, most: int) -> SearchStrategy[_Period]:
    """Return a strategy of whole years, so many of them."""
    return st.integers(least, most).flatmap(
        lambda count: st.integers(_FIRST, _LAST - count + 1).map(
            lambda first: _years(first, first + count - 1)
        )
    )


_WHOLE = st.sampled_from([(_FIRST, 2047), (2011, 2048), (2012, 2049), (_FIRST, _LAST)]).map(
    lambda years: _years(*years)
)


class _Dates:
    """Dates one after another, spread over all months and days from a drawn start on."""

    def __init__(self, start: int) -> None:
        self.turn = start

    def __call__(self) -> tuple[int, int, int]:
        """Return a year of birth, a month, and a day that every month has."""
        self.turn += 1
        year = _BORN + self.turn * 31 % (_BORN_LAST - _BORN + 1)
        return year, self.turn * 5 % 12 + 1, self.turn * 11 % 28 + 1

    def leap(self, month: int) -> tuple[int, int, int]:
        """Return a year of birth that has this leap month, the month, and a day."""
        _, _, day = self()
        born = [year for year, number in _LEAP_BIRTHS if number == month]
        return born[self.turn % len(born)], month, day


_STARTS = st.integers(0, 5000)
_SOME = _some_period()
_Writer = tuple[str, bool]  # how a birthday is written, and whether it is one of a leap month


@st.composite
def _written(draw: DrawFn, writers: Sequence[_Writer]) -> str:
    """Yield a register that has each of these ways to write a birthday, in some order.

    Those of leap months are all of one that comes within the period, and every day is kept in it.
    """
    dates = _Dates(draw(_STARTS))
    period, leap_month = draw(_SOME), 0
    if any(leap for _, leap in writers):
        year, leap_month = draw(one_of([(y, m) for y, m in _LEAP_AHEAD if m in _AGAIN]))
        period = dt.date(year - 1, 7, 1), dt.date(year, 12, 31)
    birthdays = [
        _fill(way, *(dates.leap(leap_month) if leap else dates()))
        for way, leap in draw(in_some_order(writers))
    ]
    return draw(_register(period, birthdays))


def _fill(way: str, year: int, month: int, day: int) -> str:
    names = {"M": MONTHS[month - 1], "D": DAYS[min(day, 30) - 1]}
    return way.format(y=year, m=month, d=day, **names)


# Ways to write a date

_WITHOUT_YEAR = (
    *("{m}.{d}", "{m}. {d}.", "{m}/{d}", "{m}-{d}", "{m:02}-{d:02}", "{m}월 {d}일", "{m}월{d}일"),
)
_WITH_YEAR = (
    *("{y}.{m}.{d}", "{y}. {m}. {d}.", "{y}-{m:02}-{d:02}", "{y}/{m}/{d}", "{y}년 {m}월 {d}일"),
    *("{y}.{m:02}.{d:02}", "{y}년{m}월{d}일"),
)
_LUNAR_MARKS = (
    *(
        "음력 {}",
        "음 {}",
        "음{}",
        "(음) {}",
        "(음력) {}",
        "{}(음)",
        "{}(음력)",
        "{} 음력",
        "{} (음)",
    ),
    *("陰 {}", "陰{}", "(陰) {}", "{}(陰)", "陰曆 {}", "{}(陰曆)"),
)
_SOLAR_MARKS = (
    *(
        "양력 {}",
        "양 {}",
        "양{}",
        "(양) {}",
        "(양력) {}",
        "{}(양)",
        "{}(양력)",
        "{} 양력",
        "{} (양)",
    ),
    *("陽 {}", "陽{}", "(陽) {}", "{}(陽)", "陽曆 {}", "{}(陽曆)"),
)


def _marked(marks: Sequence[str]) -> tuple[_Writer, ...]:
    """Return every mark at a date without a year and at one with it; all forms occur."""
    return tuple(
        (mark.format(forms[(at + turn) % len(forms)]), False)
        for forms in (_WITHOUT_YEAR, _WITH_YEAR)
        for at, mark in enumerate(marks)
        for turn in (0, 3)
    )


_LEAP_MARKS = (
    *(
        "음력 윤{m}월 {d}일",
        "음 윤{m}.{d}",
        "윤{m}.{d}(음)",
        "윤 {m}월 {d}일(음력)",
        "음 윤 {m}/{d}",
    ),
    *("음 {m}.{d}(윤달)", "음력 {m}월 {d}일(윤달)", "{m}.{d}(음, 윤)", "음(윤) {m}.{d}"),
    *("음력 윤달 {m}.{d}", "陰 閏{m}.{d}", "閏{m}월 {d}일(陰)", "陰(閏) {m}.{d}"),
    *("음력 {y}년 윤{m}월 {d}일", "{y}년 윤{m}월 {d}일(음)", "{y}-{m:02}-{d:02}(음력 윤달)"),
    *("{y}.{m}.{d}(음, 윤)", "{y}.윤{m}.{d}(음)", "陰 {y}년 閏{m}월 {d}일"),
    *("음력 {y}.{m}.{d} 윤달", "{y}. {m}. {d}.(음, 윤달)"),
)
_PLAIN_MARKS = (
    *("음력 {m}월 {d}일(평달)", "음(평) {m}.{d}", "{m}.{d}(음, 평)", "{m}/{d}(음력 평달)"),
    *("음력 평달 {m}.{d}", "陰(平) {m}.{d}", "{y}-{m:02}-{d:02}(음력 평달)"),
    *("{y}.{m}.{d}(음, 평)", "음력 {y}년 {m}월 {d}일(평달)", "陰 {y}.{m}.{d}(平)"),
)
_UNMARKED_LEAP = (
    *("윤{m}월 {d}일", "윤{m}.{d}", "閏{m}.{d}", "{m}.{d}(윤달)", "{m}월 {d}일(윤)", "윤{M} {D}"),
    *("{y}년 윤{m}월 {d}일", "{y}-{m:02}-{d:02}(윤달)", "{y}.윤{m}.{d}", "{y}년 閏{m}월 {d}일"),
)
_UNMARKED_PLAIN = (
    *("{m}월 {d}일(평달)", "{m}.{d}(평)", "평달 {m}.{d}", "{m}.{d}(平)", "{y}.{m}.{d}(평달)"),
    *("정월 {d}일", "동짓달 {d}일", "섣달 {d}일", "{y}년 정월 {d}일", "{y}년 섣달 {d}일"),
    *("{M} {D}", "{m}월 {D}", "{m}월 보름", "{y}년 {M} {D}", "{y}년 {m}월 {D}"),
)


def _plain(ways: Sequence[str]) -> tuple[_Writer, ...]:
    return tuple((way, False) for way in ways)


# Every way to write a plain lunar date, and a solar one.
_PLAIN_WAYS = (*(way for way, _ in _marked(_LUNAR_MARKS)), *_PLAIN_MARKS, *_UNMARKED_PLAIN)
_SOLAR_WAYS = (*(way for way, _ in _marked(_SOLAR_MARKS)), *_WITHOUT_YEAR, *_WITH_YEAR)


def _of_leap(ways: Sequence[str]) -> tuple[_Writer, ...]:
    return tuple((way, True) for way in ways)


# Names of months and days

_MONTH_NAMES = (
    *(f"음력 {name} {{d}}일" for name in MONTH_OF),
    *(f"{name} {{D}}" for name in MONTH_OF),
    *(f"{{y}}년 {name} {{D}}" for name in MONTH_OF),
)
_LEAP_NAMES = tuple(
    f"{mark}윤{MONTHS[month - 1]} {day}"
    for month in _AGAIN
    for mark, day in (("음력 ", "{d}일"), ("", "{D}"))
)
_DAY_NAMES = (
    *(f"음력 {{m}}월 {name}" for name in DAY_OF if name != "초파일"),
    *(f"{{M}} {name}" for name in DAY_OF if name != "초파일"),
    *("사월 초파일", "음력 4월 초파일"),
)
# Also of a year in which the month had 30 days.
_LAST_DAYS = (
    *(
        form
        for month in range(1, 13)
        for form in (f"음력 {month}월 그믐", f"{MONTHS[month - 1]} 그믐")
    ),
    *(
        f"{year}년 {MONTHS[month - 1]} 그믐"
        for year, month in zip((1933, 1946, 1958, 1969, 1977) * 3, range(1, 13), strict=False)
        if _length(year, month) == 30  # noqa: PLR2004
    ),
)


# Days that a month does not have every year

_PLAIN_30 = (
    *(form for month in range(1, 13) for form in (f"음력 {month}월 30일", f"음 {month}.30")),
    *(
        f"{year}-{month:02}-30(음력)"
        for year, month in ((1934, 8), (1943, 12), (1952, 6), (1965, 12), (1972, 11), (1987, 4))
    ),
)
_LEAP_30 = (
    *(
        f"{year}년 윤{month}월 30일(음)"
        for year, month in _LEAP_BIRTHS
        if _length(year, month, leap=True) == 30  # noqa: PLR2004
    ),
    *(f"음 윤{month}.30" for month in (3, 5, 7)),
    *(f"윤{MONTHS[month - 1]} 그믐" for month in (4, 6)),
)
_FEBRUARY_29 = ("2.29", "2월 29일", "양력 2월 29일", "1952-02-29", "1968.2.29(양)", "02-29", "2/29")


@st.composite
def _listed(draw: DrawFn, birthdays: Sequence[str], period: SearchStrategy[_Period]) -> str:
    """Yield a register of these birthdays, in some order."""
    return draw(_register(draw(period), draw(in_some_order(birthdays))))


def _short_of_days(period: _Period) -> bool:
    """Return whether every lunar month is one of 29 days at least once within a period."""
    years = range(period[0].year, period[1].year)
    return all(any(_length(year, month) < 30 for year in years) for month in range(1, 13))  # noqa: PLR2004


_THIRTIETH_YEARS = _within(5, 7).filter(_short_of_days)


# Leap months


@st.composite
def _leap_births(
    draw: DrawFn, period: _Period, months: Iterable[int], more: Sequence[str] = ()
) -> str:
    """Yield a register of people of these leap months, one of each, and one by each further way."""
    dates = _Dates(draw(_STARTS))
    ways = draw(in_some_order([w for w in _LEAP_MARKS if "{y}" in w]))
    short = draw(in_some_order([w for w in _LEAP_MARKS if "{y}" not in w]))
    birthdays = []
    for at, month in enumerate(months):
        way = (ways, short)[at % 2][at % len(ways)]
        birthdays += [_fill(one, *dates.leap(month)) for one in (way, *more)]
    return draw(_register(period, draw(in_some_order(birthdays))))


@st.composite
def _leap_missing(draw: DrawFn) -> str:
    """Yield a register of people whose leap month does not come within its few years."""
    period = draw(_within(2, 4))
    coming = {_leap(year) for year in range(period[0].year - 1, period[1].year + 1)}
    births = sorted({month for _, month in _LEAP_BIRTHS} - coming)
    return draw(_leap_births(period, births))


@st.composite
def _plain_births(draw: DrawFn) -> str:
    """Yield a register of people of plain months that a leap month follows, and of the next one."""
    dates = _Dates(draw(_STARTS))
    birthdays = []
    for month in sorted({month for _, month in _LEAP_AHEAD}):
        plain = draw(one_of(("음력 {m}월 {d}일", "음 {m}.{d}", "{m}월 {D}", "{m}.{d}(음, 평)")))
        birthdays.append(_fill(plain, 0, month, dates()[2]))
    birthdays.append(_fill("{M} {D}", 0, 12, dates()[2]))
    return draw(_register(draw(_WHOLE), draw(in_some_order(birthdays))))


# The months of Korea: spans of years in which some of them begin a day later than in China

_SPANS = (
    *((2012, 2014), (2017, 2019), (2019, 2021), (2023, 2025), (2026, 2029), (2029, 2032)),
    *((2034, 2037), (2040, 2042), (2046, 2049)),
)


@st.composite
def _of_korea(draw: DrawFn) -> str:
    """Yield a register of all months in years in which China has others."""
    dates = _Dates(draw(_STARTS))
    birthdays = []
    for month in range(1, 13):
        way = draw(one_of(("음력 {m}월 {d}일", "음 {m}.{d}", "{M} {D}")))
        birthdays.append(_fill(way, 0, month, dates()[2]))
    birthdays += ["음력 8월 1일", "음 7.1", "정월 초하루"]
    span = draw(one_of(_SPANS))
    return draw(_register(_years(*span), draw(in_some_order(birthdays))))


# Years of the two calendars


@st.composite
def _of_winter(draw: DrawFn) -> str:
    """Yield a register of the 11th and 12th months, for one solar year.

    A few have their birthday twice in a year or in none, most have it in January or February.
    """
    year, shift = draw(st.integers(_FIRST + 1, _LAST)), draw(st.integers(0, 2))
    days = [(m, d) for m in (11, 12) for d in range(1 + shift, 30, 3)]
    way = draw(one_of(("음력 {m}월 {d}일", "음 {m}.{d}", "{M} {D}", "{m}/{d}(음)")))
    birthdays = [_fill(way, 0, month, day) for month, day in days]
    return draw(_register(_years(year), draw(in_some_order(birthdays))))


def _falls(year: int, month: int, day: int) -> int:
    """Return how often a lunar birthday falls in a solar year."""
    return sum(_solar(lunar, month, day).year == year for lunar in (year - 1, year))


_TWICE = {
    year: found
    for year in range(_FIRST + 1, _LAST + 1)
    if (
        found := [
            (m, d)
            for m in (11, 12)
            for d in range(1, 30)
            if _falls(year, m, d) == 2  # noqa: PLR2004
        ]
    )
}


@st.composite
def _twice(draw: DrawFn) -> str:
    """Yield a register of people who have two birthdays in a solar year, and of some others."""
    year = draw(one_of(sorted(_TWICE)))
    mine = draw(in_some_order(_TWICE[year]))[:6]
    birthdays = [_fill("음력 {m}월 {d}일", 0, month, day) for month, day in mine]
    dates = _Dates(draw(_STARTS))
    birthdays += [_fill(way, *dates()) for way in ("음 {m}.{d}", "{m}.{d}", "{M} {D}", "양{m}/{d}")]
    return draw(_register(_years(year), draw(in_some_order(birthdays))))


# Birthdays that are kept by the other calendar

_KEPT_LUNAR = tuple(
    f"{mark.format(form)}, 음력으로 지냄"
    for mark, form in zip(_SOLAR_MARKS, (*_WITH_YEAR, *_WITH_YEAR, *_WITH_YEAR), strict=False)
)
_KEPT_SOLAR = tuple(
    f"{mark.format(form)}, 양력으로 지냄"
    for mark, form in zip(_LUNAR_MARKS, (*_WITH_YEAR, *_WITH_YEAR, *_WITH_YEAR), strict=False)
)
_KEPT_SOLAR_LEAP = (
    *("음력 {y}년 윤{m}월 {d}일, 양력으로 지냄", "{y}-{m:02}-{d:02}(음력 윤달), 양력으로 지냄"),
    *("{y}.{m}.{d}(음, 윤), 양력으로 지냄", "陰 {y}년 閏{m}월 {d}일, 양력으로 지냄"),
    *("{y}.윤{m}.{d}(음), 양력으로 지냄", "음력 {y}.{m}.{d} 윤달, 양력으로 지냄"),
    *("{y}년 윤{m}월 {d}일, 양력으로 지냄", "{y}-{m:02}-{d:02}(윤달), 양력으로 지냄"),
)


@st.composite
def _born_in_leap(draw: DrawFn) -> str:
    """Yield a register of people born in leap months, by the solar calendar, who keep the lunar.

    Of them only those whose leap month comes again within its years.
    """
    period = draw(_within(12, 16))
    coming = {_leap(year) for year in range(period[0].year, period[1].year)}
    births = [(year, month) for year, month in _LEAP_BIRTHS if month in coming]
    dates = _Dates(draw(_STARTS))
    birthdays = []
    for (year, month), way in zip(draw(in_some_order(births)), _KEPT_LUNAR, strict=False):
        born = _solar(year, month, dates()[2], leap=True)
        birthdays.append(_fill(way, born.year, born.month, born.day))
    return draw(_register(period, birthdays))


# The sixtieth birthday


@st.composite
def _sixtieth(draw: DrawFn) -> str:
    """Yield a register of people who turn sixty in a year, and of some a year younger or older."""
    year = draw(st.integers(_FIRST, _LAST - 1))
    dates = _Dates(draw(_STARTS))
    ways = draw(in_some_order([f for mark in _LUNAR_MARKS[:9] for f in _with_year(mark)]))
    birthdays = []
    for age in (59, 60, 61):
        winter = [(11, 29), (12, 3), (12, 11), (12, 19), (12, 27)]
        for month, day in (*winter, dates()[1:], dates()[1:]):
            birthdays.append(_fill(ways[len(birthdays)], year - age, month, day))
        birthdays.append(_fill("{y}년 섣달 {D}", year - age, *dates()[1:]))
        birthdays.append(_fill("{y}.{m}.{d}", year - age, *dates()[1:]))
        birthdays.append(_fill("음력 {m}월 {d}일", 0, *dates()[1:]))
    return draw(_register(_years(year, year + 1), draw(in_some_order(birthdays))))


def _with_year(mark: str) -> list[str]:
    return [mark.format(form) for form in _WITH_YEAR[:5]]


def _next_year(year: int, month: int) -> list[tuple[int, int]]:
    """Return the days of a lunar month that are in the next solar year."""
    days = range(1, _length(year, month) + 1)
    return [(month, day) for day in days if _solar(year, month, day).year > year]


@st.composite
def _sixtieth_of_winter(draw: DrawFn) -> str:
    """Yield a register of people born between two New Years, the solar and the lunar one.

    Those born by the solar calendar who keep the lunar birthday were born in the year before; those
    born by the lunar one who keep the solar birthday, in the next.
    """
    year = draw(st.integers(_FIRST, _LAST - 1))
    ways = draw(in_some_order(_KEPT_LUNAR))
    other_ways = draw(in_some_order(_KEPT_SOLAR))
    birthdays = []
    for age in (59, 60, 61):
        for day in (3, 8, 12, 17, 20):
            shifted = day + draw(st.integers(-2, 0))
            birthdays.append(_fill(ways.pop(), year - age, 1, shifted))
        born = year - age - 1
        winter = draw(in_some_order(_next_year(born, 12)))[:4] + _next_year(born, 11)[-1:]
        birthdays += [_fill(other_ways.pop(), born, *date) for date in winter]
    return draw(_register(_years(year, year + 1), draw(in_some_order(birthdays))))


# Days that cannot be

_NO_30TH = [
    (year, month)
    for year in range(_BORN, _BORN_LAST + 1)
    for month in range(1, 13)
    if _length(year, month) < 30  # noqa: PLR2004
]
_NO_30TH_LEAP = [(y, m) for y, m in _LEAP_BIRTHS if _length(y, m, leap=True) < 30]  # noqa: PLR2004
_NO_LEAP = [
    (year, month)
    for year in range(_BORN, _BORN_LAST + 1)
    for month in range(2, 11)
    if _leap(year) != month
]
_NO_SOLAR = (
    *("2.30", "2월 30일", "양력 2월 31일", "4월 31일", "6.31(양)", "9/31", "양력 11월 31일"),
    *(
        "1957-04-31",
        "1962.6.31",
        "양 1970년 9월 31일",
        "1981-11-31(양력)",
        "1949.2.30",
        "1958/2/31",
    ),
    *("13월 5일", "1955-02-29", "1963년 2월 29일", "1970.2.29(양)", "양력 1982. 2. 29."),
    *("1955-02-29(양), 음력으로 지냄", "1957.4.31(양력), 음력으로 지냄"),
)


def _impossible(
    born: Sequence[tuple[int, int]], ways: Sequence[str], more: Sequence[str] = ()
) -> Callable[[_Dates], list[str]]:
    """Return what makes birthdays that cannot be: each way with years and months of these."""

    def birthdays(dates: _Dates) -> list[str]:
        made = []
        for way in ways:
            year, month = born[dates.turn * 37 % len(born)]
            made.append(_fill(way, year, month, dates()[2]))
        return made + list(more)

    return birthdays


@st.composite
def _doubtful(draw: DrawFn, impossible: Callable[[_Dates], list[str]]) -> str:
    """Yield a register of days that cannot be among some that can."""
    dates = _Dates(draw(_STARTS))
    birthdays = impossible(dates)
    birthdays += [
        _fill(way, *dates()) for way in ("음 {m}.{d}", "{m}.{d}", "{y}-{m:02}-{d:02}(음력)")
    ]
    return draw(_register(draw(_SOME), draw(in_some_order(birthdays))))


_NO_DAY = _impossible(
    _NO_30TH,
    (
        *("{y}-{m:02}-30(음력)", "음 {y}.{m}.30", "음력 {y}년 {m}월 30일", "{y}. {m}. 30.(음)"),
        *("{y}.{m}.30(음, 평)", "陰 {y}.{m}.30", "{y}년 {M} 30일(음)"),
        *("음력 13월 {d}일", "음력 {m}월 0일"),
        *("음력 {m}월 31일", "음 {y}.{m}.31", "{y}-{m:02}-30(음력), 양력으로 지냄"),
    ),
)
_NO_LEAP_MONTH = _impossible(
    _NO_LEAP,
    (
        *("{y}년 윤{m}월 {d}일(음)", "음력 {y}년 윤{m}월 {d}일", "{y}-{m:02}-{d:02}(음력 윤달)"),
        *("{y}.{m}.{d}(음, 윤)", "陰 {y}년 閏{m}월 {d}일", "{y}.윤{m}.{d}", "{y}년 윤{M} {D}"),
        *("{y}.{m}.{d}(음, 윤), 양력으로 지냄",),
    ),
)
_NO_LEAP_DAY = _impossible(_NO_30TH_LEAP, ("{y}년 윤{m}월 30일(음)", "{y}-{m:02}-30(음력 윤달)"))


# The list itself


def _every_year(date: dt.date) -> tuple[int, int]:
    """Return month and day, of 29 February the day before, which every year has."""
    return date.month, 28 if (date.month, date.day) == (2, 29) else date.day


@st.composite
def _edges(draw: DrawFn) -> str:
    """Yield a register of people whose birthdays are at, before and after the ends of a period.

    Some share a day, in both calendars, and the list has doubtful days too. Somebody has the name
    and the birthday of another, somebody the name and the doubtful day of another, and somebody
    that name and another doubtful day.
    """
    first = dt.date(_FIRST, 3, 1) + dt.timedelta(draw(st.integers(0, 37 * 365)))
    last = first + dt.timedelta(draw(one_of((29, 89, 179, 364, 500))))
    inner = first + dt.timedelta(draw(st.integers(5, 25)))
    birthdays = ["2월 30일"]
    for day in (first, last, inner):
        for shift in (-1, 0, 0, 1):
            date = day + dt.timedelta(shift)
            lunar = _lunar(date)
            birthdays.append(_fill("{m}.{d}", 0, *_every_year(date)))
            if not lunar.leap:
                birthdays.append(_fill("음력 {m}월 {d}일", 0, lunar.month, lunar.day))
    lines = draw(_register((first, last), draw(in_some_order(birthdays)))).splitlines()
    inside = _fill("\t{m}.{d}", 0, *_every_year(inner))
    kept = next(line for line in lines if line.endswith(inside))
    doubtful = next(line for line in lines if line.endswith("\t2월 30일"))
    other = doubtful.replace("2월 30일", "9.31")
    for line in (kept, doubtful, other):
        lines.insert(draw(st.integers(1, len(lines))), line)
    return "".join(f"{line}\n" for line in lines)


@st.composite
def _nothing(draw: DrawFn) -> str:
    """Yield a register for one leap month of people who have no birthday in it.

    They have it in the plain month of the same number, or on a solar day outside of the period.
    """
    year, month = draw(one_of(_LEAP_AHEAD))
    first = _solar(year, month, 1, leap=True)
    last = first + dt.timedelta(_length(year, month, leap=True) - 1)
    dates = _Dates(draw(_STARTS))
    birthdays = []
    for way in _PLAIN_WAYS:
        born, _, day = dates()
        birthdays.append(_fill(way, born, month, day))
    for at, way in enumerate(_SOLAR_WAYS):
        away = last + dt.timedelta(1 + at * 37 % 330)
        birthdays.append(_fill(way, dates()[0], *_every_year(away)))
    return draw(_register((first, last), draw(in_some_order(birthdays))))


RULES: dict[str, SearchStrategy[str]] = {
    "lunar-marks": _written(_marked(_LUNAR_MARKS)),
    "solar-dates": _written((*_marked(_SOLAR_MARKS), *_plain(_WITHOUT_YEAR), *_plain(_WITH_YEAR))),
    "leap-marks": _written(_of_leap(_LEAP_MARKS)),
    "plain-marks": _written(_plain(_PLAIN_MARKS)),
    "unmarked-lunar": _written((*_of_leap(_UNMARKED_LEAP), *_plain(_UNMARKED_PLAIN))),
    "month-names": _written((*_plain(_MONTH_NAMES), *_plain(_LEAP_NAMES))),
    "day-names": _written(_plain(_DAY_NAMES)),
    "last-day": _listed(_LAST_DAYS, _THIRTIETH_YEARS),
    "leap-kept": _WHOLE.flatmap(lambda period: _leap_births(period, _AGAIN, ("윤{M} {D}",))),
    "leap-missing": _leap_missing(),
    "plain-once": _plain_births(),
    "thirtieth": _listed(_PLAIN_30, _THIRTIETH_YEARS),
    "leap-thirtieth": _listed(_LEAP_30, _WHOLE),
    "korean-months": _of_korea(),
    "winter": _of_winter(),
    "twice": _twice(),
    "february-29": _listed(_FEBRUARY_29, _within(5, 8)),
    "kept-lunar": _written(_plain(_KEPT_LUNAR)),
    "kept-lunar-leap": _born_in_leap(),
    "kept-solar": _written(_plain(_KEPT_SOLAR)),
    "kept-solar-leap": _written(_of_leap(_KEPT_SOLAR_LEAP)),
    "sixtieth": _sixtieth(),
    "sixtieth-of-winter": _sixtieth_of_winter(),
    "no-such-day": _doubtful(lambda dates: [*_NO_DAY(dates), *_NO_LEAP_DAY(dates)]),
    "no-such-leap-month": _doubtful(_NO_LEAP_MONTH),
    "no-such-solar-day": _doubtful(lambda _: list(_NO_SOLAR)),
    "calendar": _edges(),
    "nothing": _nothing(),
}


def _fixed(ways: Iterable[str]) -> tuple[str, ...]:
    """Return what is the same in all dates that are written in each of these ways."""
    parts = {part for way in ways for part in re.split(r"\{[^}]*\}", f"\t{way}\n")}
    return tuple(sorted(part for part in parts if part.strip(" .,/-년월일\t\n")))


CLOSED: dict[str, tuple[str, ...]] = {
    "lunar-marks": _fixed(_LUNAR_MARKS),
    "solar-dates": _fixed(_SOLAR_MARKS),
    "leap-marks": _fixed(_LEAP_MARKS),
    "plain-marks": _fixed(_PLAIN_MARKS),
    "unmarked-lunar": _fixed((*_UNMARKED_LEAP, *_UNMARKED_PLAIN)),
    "month-names": (
        *(f"\t{name} " for name in MONTH_OF),
        *(f"\t윤{MONTHS[month - 1]} " for month in _AGAIN),
    ),
    "day-names": (
        *(f" {name}\n" for name in DAY_OF if name != "초파일"),
        *("\t사월 초파일\n", "4월 초파일\n"),
    ),
    "last-day": tuple(f"\t{way}\n" for way in _LAST_DAYS),
    "thirtieth": tuple(f"\t{way}\n" for way in _PLAIN_30),
    "leap-thirtieth": tuple(f"\t{way}\n" for way in _LEAP_30),
    "february-29": tuple(f"\t{way}\n" for way in _FEBRUARY_29),
    "kept-lunar": _fixed(_KEPT_LUNAR),
    "kept-solar": _fixed(_KEPT_SOLAR),
    "kept-solar-leap": _fixed(_KEPT_SOLAR_LEAP),
    "no-such-solar-day": tuple(f"\t{way}\n" for way in _NO_SOLAR),
    "nothing": _fixed(_PLAIN_WAYS),
}

QUOTA = 10
