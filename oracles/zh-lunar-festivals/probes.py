"""Probes of ``zh-lunar-festivals``: event plans in which one rule decides the dates.

Every strategy in `RULES` yields a whole plan. What is decisive are rows of a year and a day. Most
rules go through a closed list of them in whole, such as all years or all names (`CLOSED`), so that
a forgotten item shows whatever the seed. Hypothesis draws a number; what else a row needs, names of
events and the order of the rows follow from a generator that starts from it.

What exists in which year comes from the calendar of the reference, so years and days are always
those which the rule is about.
"""

from __future__ import annotations

import datetime as dt
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from hypothesis import strategies as st
from solution import (
    DAY_OF,
    DAYS,
    FESTIVALS,
    FIRST_YEAR,
    HEADER,
    LAST_YEAR,
    MONTHS,
    Day,
    converted,
)

from localeops.calendars import lunisolar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = converted

_T = TypeVar("_T")


class _Row(NamedTuple):
    """The year and the day of an event, as they are written."""

    year: str
    day: str


_Rows = list[_Row]

# Plans

_EVENTS = (
    *("庙会", "灯会", "诗会", "社戏", "夜游", "市集", "茶会", "舞龙", "书画展", "皮影戏", "采风"),
    *("检修", "发福利", "“老街坊”茶会", "联谊（内部）", "第 3 届风筝赛"),
)
_PREFIXES = ("HD", "A", "XM", "2027")
_ORDINARY = (
    *(_Row("2026年", "中秋节"), _Row("2035年", "10月1日"), _Row("甲辰年", "四月初八")),
    *(_Row("2019年", "5月1日"), _Row("2040年", "六月十二"), _Row("乙丑年", "端午节")),
)

# Hypothesis begins with the least number, then changes it.
_SALT = st.integers(0, (1 << 24) - 1)


@st.composite
def _plan(draw: DrawFn, rows: Callable[[Random], Iterable[_Row]]) -> str:
    """Yield a plan of these rows and an ordinary one, in some order."""
    rng = Random(draw(_SALT))  # noqa: S311 - it picks and shuffles rows
    every = list(dict.fromkeys((*rows(rng), rng.choice(_ORDINARY))))
    rng.shuffle(every)
    prefix, start = rng.choice(_PREFIXES), rng.randrange(1, 300)
    lines = [
        f"{prefix}-{start + at:03}\t{row.year}\t{row.day}\t{rng.choice(_EVENTS)}\n"
        for at, row in enumerate(every)
    ]
    return f"{HEADER}\n{''.join(lines)}"


# Years and days

_LUNAR_YEARS = range(FIRST_YEAR, LAST_YEAR + 1)
_YEARS = range(FIRST_YEAR + 1, LAST_YEAR + 1)  # of the Gregorian calendar
_LEAP = {
    year: month for year in _LUNAR_YEARS if (month := lunisolar.leap_month(year, tradition="zh"))
}
_SHORT, _LONG = 29, 30
_ELEVENTH, _TWELFTH = 11, 12
_OTHER_MONTHS = {_ELEVENTH: "十一", _TWELFTH: "十二"}


def _gregorian(year: int) -> str:
    return f"{year}年"


def _lunar(year: int) -> str:
    return f"{lunisolar.sexagenary(year)}年"


def _length(year: int, month: int, *, leap: bool = False) -> int:
    return lunisolar.month_length(year, month, leap=leap, tradition="zh")


def _date(year: int, day: Day) -> dt.date:
    """Return the date of a day that the lunar year has."""
    found = day.of(year)
    assert found is not None  # noqa: S101 - an error of this file
    return found


def _new_year(year: int) -> dt.date:
    return lunisolar.to_gregorian(lunisolar.LunarDate(year, 1, 1), tradition="zh")


def _day(rng: Random, month: int, day: int, *, leap: bool = False) -> str:
    """Return a lunar day in one of its forms."""
    name = MONTHS[month - 1]
    if month in _OTHER_MONTHS:
        name = rng.choice((name, _OTHER_MONTHS[month]))
    number = rng.choice([form for form, at in DAY_OF.items() if at == day])
    return f"{'闰' if leap else ''}{name}月{number}"


def _in_digits(date: dt.date) -> _Row:
    return _Row(_gregorian(date.year), f"{date.month}月{date.day}日")


def _either(rng: Random, year: int, day: Day, text: str) -> _Row:
    """Return a row for a day of a lunar year, by that year or by that of its date."""
    date = _date(year, day)
    if date.year in _YEARS and rng.random() < 0.5:  # noqa: PLR2004 - half of them
        return _Row(_gregorian(date.year), text)
    return _Row(_lunar(year), text)


def _some(rng: Random, items: Iterable[_T], count: int) -> list[_T]:
    every = list(items)
    return rng.sample(every, min(count, len(every)))


# Around the New Year

_EVE_SPOKEN = ("大年三十", "年三十")
_YEAR_END = ("腊八", "腊八节", "北方小年", "南方小年", "除夕")
_SHORT_END = [year for year in _LUNAR_YEARS[:-1] if _length(year, 12) == _SHORT]
_LABA = Day(12, 8)

# How often each day of the last two months falls into a Gregorian year.
_TIMES: dict[tuple[int, Day], int] = {
    (year, day): sum(
        date is not None and date.year == year for date in (day.of(year - 1), day.of(year))
    )
    for year in _YEARS
    for month in (_ELEVENTH, _TWELFTH)
    for day in (Day(month, number) for number in range(1, _LONG))
}
_TWICE = [key for key, count in _TIMES.items() if count == 2]  # noqa: PLR2004 - twice
_NEVER = [key for key, count in _TIMES.items() if count == 0]


def _eves(_: Random) -> _Rows:
    return [_Row(_gregorian(year), "除夕") for year in _YEARS]


def _eves_spoken(rng: Random) -> _Rows:
    short = [_Row(_gregorian(year + 1), rng.choice(_EVE_SPOKEN)) for year in _SHORT_END]
    others = [
        _Row(_lunar(year), name) for name in _EVE_SPOKEN for year in _some(rng, _LUNAR_YEARS, 4)
    ]
    return short + others


def _lunar_year_end(rng: Random) -> _Rows:
    years = _some(rng, _LUNAR_YEARS, 20)
    every = [_Row(_lunar(year), rng.choice(_YEAR_END)) for year in years]
    dates = [
        _Row(_lunar(year), _day(rng, 12, rng.randint(13, 29)))
        for year in _some(rng, _LUNAR_YEARS, 8)
    ]
    named = [_Row(_lunar(rng.choice(_LUNAR_YEARS)), name) for name in _YEAR_END]
    return every + dates + named


def _gregorian_year_end(rng: Random) -> _Rows:
    names = [name for name in _YEAR_END if not name.startswith("腊八")]
    every = [_Row(_gregorian(year), rng.choice(names)) for year in _some(rng, _YEARS, 20)]
    once = [year for year in _YEARS if _TIMES[year, _LABA] == 1]
    laba = [_Row(_gregorian(year), rng.choice(_YEAR_END[:2])) for year in _some(rng, once, 8)]
    dates = [
        _Row(_gregorian(year), _day(rng, 12, rng.randint(13, 29))) for year in _some(rng, _YEARS, 8)
    ]
    return every + laba + dates


def _with_laba(rng: Random, keys: list[tuple[int, Day]]) -> _Rows:
    """Return the years in which 腊八 is one of these days, and some of the other days."""
    laba = [
        _Row(_gregorian(year), name) for year, day in keys if day == _LABA for name in _YEAR_END[:2]
    ]
    return laba + [
        _Row(_gregorian(year), _day(rng, day.month, day.day)) for year, day in _some(rng, keys, 12)
    ]


def _before_new_year(rng: Random) -> _Rows:
    eves = [_in_digits(_new_year(year) - dt.timedelta(1)) for year in _YEARS]
    first = [_in_digits(_new_year(year)) for year in _some(rng, _YEARS, 4)]
    january = [_in_digits(dt.date(year, 1, rng.randint(1, 20))) for year in _some(rng, _YEARS, 4)]
    return eves + first + january


# Months of 29 and 30 days, and leap months

_MONTHS_OF_TABLE = [
    (year, Day(month, 1, leap))
    for year in _LUNAR_YEARS
    for month in range(1, 13)
    for leap in ((False, True) if _LEAP.get(year) == month else (False,))
]
_WITH_THIRTY = [
    (year, day)
    for year, day in _MONTHS_OF_TABLE
    if _length(year, day.month, leap=day.leap) == _LONG
]
_WITHOUT_THIRTY = [key for key in _MONTHS_OF_TABLE if key not in _WITH_THIRTY]


def _thirty(rng: Random) -> _Rows:
    rows = [
        _Row(_lunar(year), _day(rng, day.month, _LONG, leap=day.leap))
        for keys, count in ((_WITHOUT_THIRTY, 6), (_WITH_THIRTY, 4))
        for year, day in _some(rng, keys, count)
    ]
    ends = [_Row(_lunar(year), _day(rng, 12, _LONG)) for year in _SHORT_END]
    by_date = [
        _Row(_gregorian(year), _day(rng, month, _LONG))
        for year, (month, _, leap) in _some(rng, _WITHOUT_THIRTY, 8)
        if month < _ELEVENTH and not leap and year in _YEARS
    ]
    leap = [_Row(_lunar(year), _day(rng, month, _LONG, leap=True)) for year, month in _LEAP.items()]
    return rows + ends + by_date + leap


def _leap_days(rng: Random) -> _Rows:
    rows = []
    for year, month in _LEAP.items():
        number = rng.randint(1, _SHORT)
        text = _day(rng, month, number, leap=True)
        rows.append(_either(rng, year, Day(month, number, leap=True), text))
    return rows


def _no_leap(rng: Random) -> _Rows:
    lunar = [
        _Row(_lunar(year), _day(rng, month, rng.randint(1, _SHORT), leap=True))
        for year in _some(rng, _LUNAR_YEARS, 20)
        for month in [rng.randint(1, 12)]
        if _LEAP.get(year) != month
    ]
    gregorian = [
        _Row(_gregorian(year), _day(rng, month, rng.randint(1, _SHORT), leap=True))
        for year in _some(rng, _YEARS, 12)
        for month in [rng.randint(2, 10)]
        if _LEAP.get(year) != month
    ]
    return lunar + gregorian


_IN_LEAP = [
    (year, name, Day(*FESTIVALS[name]))
    for year, month in _LEAP.items()
    for name in FESTIVALS
    if FESTIVALS[name][0] == month
]


def _festivals_once(rng: Random) -> _Rows:
    rows = [_either(rng, year, day, name) for year, name, day in _IN_LEAP]
    for year, month in _some(rng, _LEAP.items(), 6):
        number = rng.randint(1, _SHORT)
        rows.append(_either(rng, year, Day(month, number), _day(rng, month, number)))
    return rows


def _after_leap(rng: Random) -> _Rows:
    rows = []
    for year, month in _LEAP.items():
        if rng.random() < 0.5:  # noqa: PLR2004 - half of them
            later = rng.randint(min(month + 1, 12), 12)
            number = rng.randint(1, _SHORT)
            rows.append(_either(rng, year, Day(later, number), _day(rng, later, number)))
            continue
        names = [name for name in FESTIVALS if FESTIVALS[name][0] > month]
        name = rng.choice(names)
        rows.append(_either(rng, year, Day(*FESTIVALS[name]), name))
    return rows


_LEAP_ELEVEN = 2033
_NAMES_OF_2033 = (
    *("七夕", "中元节", "中秋节", "八月半", "重阳节", "九月九", "腊八", "北方小年", "南方小年"),
    "除夕",
)


def _leap_eleven(rng: Random) -> _Rows:
    by_lunar_year = [_Row(_lunar(_LEAP_ELEVEN), name) for name in _NAMES_OF_2033]
    by_date = [_Row(_gregorian(_LEAP_ELEVEN), name) for name in _NAMES_OF_2033[:6]]
    after = [_Row(_gregorian(_LEAP_ELEVEN + 1), name) for name in _NAMES_OF_2033[6:]]
    days = [
        _Row(_lunar(_LEAP_ELEVEN), _day(rng, month, rng.randint(1, _SHORT)))
        for month in range(7, 13)
    ]
    leap = [
        _Row(_lunar(_LEAP_ELEVEN), _day(rng, _ELEVENTH, rng.randint(1, _SHORT), leap=True))
        for _ in range(4)
    ]
    none = [_Row(_lunar(_LEAP_ELEVEN), _day(rng, 7, rng.randint(1, _SHORT), leap=True))]
    dates = [
        _in_digits(dt.date(_LEAP_ELEVEN, 8, 25) + dt.timedelta(rng.randint(0, 176)))
        for _ in range(8)
    ]
    return by_lunar_year + by_date + after + days + leap + none + dates


# The new moons of 2027-02-06 and 2030-02-02 are at 23:56 and, on the next day, 0:07.
_CLOSE = (2027, 2030)


def _close_new_moons(rng: Random) -> _Rows:
    rows = []
    for year in _CLOSE:
        eve = _date(year - 1, Day(12, 0))
        days = [
            _Row(_gregorian(year), _day(rng, 1, number))
            for number in _some(rng, range(1, _length(year, 1) + 1), 6)
        ]
        names = [_Row(_gregorian(year), name) for name in FESTIVALS if FESTIVALS[name][0] == 1]
        ends = [
            _Row(_gregorian(year), "除夕"),
            _Row(_lunar(year - 1), _day(rng, 12, _LONG)),
            _Row(_lunar(year), _day(rng, 1, _LONG)),
            *(_in_digits(eve + dt.timedelta(more)) for more in range(3)),
        ]
        rows += days + names + ends
    return rows


# Names

_FORMAL = (
    *("春节", "元宵节", "元宵", "上元节", "龙抬头", "端午节", "端午", "端阳节", "端阳", "七夕节"),
    *("七夕", "乞巧节", "中元节", "中元", "中秋节", "中秋", "重阳节", "重阳", "腊八节", "腊八"),
    *("北方小年", "南方小年", "除夕"),
)
_SPOKEN = tuple(name for name in FESTIVALS if name not in _FORMAL)


def _named(rng: Random, names: Iterable[str]) -> _Rows:
    """Return each name in a lunar and in a Gregorian year that have the day once."""
    rows = []
    for name in names:
        day = Day(*FESTIVALS[name])
        rows.append(_Row(_lunar(rng.choice(_LUNAR_YEARS)), name))
        years = [year for year in _YEARS if _TIMES.get((year, day), 1) == 1]
        rows.append(_Row(_gregorian(rng.choice(years)), name))
    return rows


_ALL_MONTHS = (*MONTHS, *_OTHER_MONTHS.values())


def _months(rng: Random) -> _Rows:
    return [
        _Row(_lunar(rng.choice(_LUNAR_YEARS)), f"{name}月{DAYS[rng.randrange(_SHORT)]}")
        for name in _ALL_MONTHS
        for _ in range(2)
    ] + [_Row(_lunar(_LEAP_ELEVEN), f"闰{name}月初八") for name in ("冬", "十一")]


def _days(rng: Random) -> _Rows:
    rows = []
    for name, number in DAY_OF.items():
        for _ in range(1 if number < _LONG else 3):
            keys = _WITH_THIRTY if number == _LONG else _MONTHS_OF_TABLE
            year, (month, _one, leap) = rng.choice(keys)
            text = f"{'闰' if leap else ''}{MONTHS[month - 1]}月{name}"
            rows.append(_either(rng, year, Day(month, number, leap), text))
    return rows


# Gregorian days


def _through_the_years(rng: Random) -> _Rows:
    dates = [
        dt.date(year, 3, 1) + dt.timedelta(rng.randrange(306)) for year in _some(rng, _YEARS, 12)
    ]
    inside = [
        _date(year, Day(month, 1, leap=True)) + dt.timedelta(rng.randrange(_SHORT))
        for year, month in _LEAP.items()
    ]
    return [_in_digits(date) for date in (*dates, *inside) if date.year in _YEARS]


def _february(_: Random) -> _Rows:
    return [_Row(_gregorian(year), "2月29日") for year in _YEARS]


def _week(rng: Random) -> _Rows:
    first = dt.date(rng.choice(_YEARS), rng.randint(3, 11), rng.randint(1, 15))
    year = rng.choice(_LUNAR_YEARS)
    in_digits = [_in_digits(first + dt.timedelta(more)) for more in range(14)]
    return in_digits + [
        _Row(_lunar(year), _day(rng, rng.randint(1, 12), number))
        for number in _some(rng, range(1, _LONG), 14)
    ]


# Periods

_STARTS = ("除夕", "腊八", "北方小年", "南方小年", "大年三十")
_ENDS = ("元宵节", "正月半", "大年初七", "大年初五", "龙抬头", "春节")


def _over_new_year(rng: Random) -> _Rows:
    rows = []
    for year in _some(rng, _LUNAR_YEARS[:-1], 20):
        start: tuple[Day, str] = (Day(12, 0), "除夕")
        if rng.random() < 0.5:  # noqa: PLR2004 - half of them
            name = rng.choice(_STARTS)
            start = Day(*FESTIVALS[name]), name
        else:
            number = rng.randint(15, _SHORT)
            start = Day(12, number), _day(rng, 12, number)
        end = rng.choice((*_ENDS, _day(rng, 1, rng.randint(1, 20))))
        row = _either(rng, year, *start)
        rows.append(row._replace(day=f"{row.day}至{end}"))
    return rows


def _over_leap_month(rng: Random) -> _Rows:
    rows = []
    for year, month in _LEAP.items():
        number = rng.randint(1, _SHORT)
        later = month % 12 + 1
        end = _day(rng, later, rng.randint(1, _SHORT))
        leap_end = _day(rng, month, rng.randint(1, _SHORT), leap=True)
        ordinary, leap = _day(rng, month, number), _day(rng, month, number, leap=True)
        periods = (f"{ordinary}至{end}", f"{ordinary}至{leap_end}", f"{leap}至{end}")
        rows.append(_Row(_lunar(year), rng.choice(periods)))
    return rows


def _until_first_met(rng: Random) -> _Rows:
    """Return periods whose end is not what comes first to the mind, but the first day met."""
    eves = ("除夕", *_EVE_SPOKEN)
    to_short_eve = [
        _Row(_lunar(year), f"{rng.choice(('冬月初一', '腊八', '腊月二十'))}至{rng.choice(eves)}")
        for year in _some(rng, _SHORT_END, 8)
    ]
    past_leap = []  # a leap month has the number, but is not meant
    for year, month in _some(rng, _LEAP.items(), 8):
        start, end = _day(rng, month, rng.randint(21, _SHORT)), rng.randint(1, 20)
        past_leap.append(_Row(_lunar(year), f"{start}至{_day(rng, month, end)}"))
    names = ("中秋", "端午节", "元宵节", "除夕", "腊八", "重阳")
    years = _some(rng, _LUNAR_YEARS[:-1], 10)
    whole = [
        _Row(_lunar(year), f"{name}至{name}") for year, name in zip(years, names, strict=False)
    ]
    before = [_Row(_lunar(year), period) for year, period in zip(years[6:], _BACK, strict=True)]
    return to_short_eve + past_leap + whole + before


_BACK = ("重阳至端午", "中秋节至七夕", "十月初一至二月二", "端阳至三月三")


# What is copied

_COPIED = (
    *('"老街坊"茶会', '"开箱戏', "堂会（三折", "‘小满’ 书场", "  皮影戏", "堂会  ", "\u3000诗会"),
    *(
        "社戏\u3000",
        "端午至中秋书画展",
        "说闰月（讲座）",
        "2026年10月1日补票",
        "一年  两节",
        "腊八",
    ),
)


@st.composite
def _as_it_is(draw: DrawFn) -> str:
    """Yield a plan of events that are easily changed, with numbers and lines that recur."""
    rng = Random(draw(_SALT))  # noqa: S311 - it picks and shuffles rows
    names = [name for name in FESTIVALS if FESTIVALS[name][0] < _ELEVENTH]
    lines = [
        f"{rng.choice(_PREFIXES)}-{rng.randrange(1, 300):03}\t{_lunar(rng.choice(_LUNAR_YEARS))}\t"
        f"{rng.choice(names)}\t{event}\n"
        for event in (*_COPIED, *_some(rng, _EVENTS, 4))
    ]
    twice = _some(rng, lines, 4)
    numbers = [
        f"{line.partition(chr(9))[0]}\t{_lunar(rng.choice(_LUNAR_YEARS))}\t八月十六\t检修\n"
        for line in twice
    ]
    every = lines + twice + numbers
    rng.shuffle(every)
    return f"{HEADER}\n{''.join(every)}"


def _same_day(_: Random) -> _Rows:
    """Return the first day of every month of the table."""
    return [
        _Row(_lunar(year), f"{'闰' if leap else ''}{MONTHS[month - 1]}月初一")
        for year, (month, _one, leap) in _MONTHS_OF_TABLE
    ]


RULES: dict[str, SearchStrategy[str]] = {
    "new-year-eve": _plan(_eves),
    "eve-spoken": _plan(_eves_spoken),
    "lunar-year-end": _plan(_lunar_year_end),
    "gregorian-year-end": _plan(_gregorian_year_end),
    "year-twice": _plan(lambda rng: _with_laba(rng, _TWICE)),
    "year-none": _plan(lambda rng: _with_laba(rng, _NEVER)),
    "before-new-year": _plan(_before_new_year),
    "day-thirty": _plan(_thirty),
    "leap-day": _plan(_leap_days),
    "leap-absent": _plan(_no_leap),
    "leap-festival-once": _plan(_festivals_once),
    "after-leap": _plan(_after_leap),
    "leap-eleven": _plan(_leap_eleven),
    "close-new-moon": _plan(_close_new_moons),
    "festival-name": _plan(lambda rng: _named(rng, _FORMAL)),
    "spoken-name": _plan(lambda rng: _named(rng, _SPOKEN)),
    "month-name": _plan(_months),
    "day-name": _plan(_days),
    "gregorian-day": _plan(_through_the_years),
    "gregorian-absent": _plan(_february),
    "weekday": _plan(_week),
    "period-over-new-year": _plan(_over_new_year),
    "period-with-leap": _plan(_over_leap_month),
    "period-first-met": _plan(_until_first_met),
    "copied": _as_it_is(),
    "every-month": _plan(_same_day),
}

# Fewer where a probe is hardly more than its closed list.
QUOTA = dict.fromkeys(RULES, 10) | {
    **dict.fromkeys(("new-year-eve", "gregorian-absent"), 3),
    **dict.fromkeys(("before-new-year", "leap-festival-once", "leap-eleven"), 5),
    "close-new-moon": 6,
    "every-month": 1,
}


def _written(rows: Iterable[_Row]) -> tuple[str, ...]:
    return tuple(f"\t{row.year}\t{row.day}\t" for row in rows)


# What every probe of a rule goes through.
_NO_CHANCE = Random(0)  # noqa: S311 - for lists that take nothing from it
CLOSED: dict[str, tuple[str, ...]] = {
    "new-year-eve": _written(_eves(_NO_CHANCE)),
    "eve-spoken": (
        *(f"\t{_gregorian(year + 1)}\t" for year in _SHORT_END),
        *(f"\t{name}\t" for name in _EVE_SPOKEN),
    ),
    "lunar-year-end": tuple(f"\t{name}\t" for name in _YEAR_END),
    "year-twice": _written(
        _Row(_gregorian(year), name)
        for year, day in _TWICE
        if day == _LABA
        for name in _YEAR_END[:2]
    ),
    "year-none": _written(
        _Row(_gregorian(year), name)
        for year, day in _NEVER
        if day == _LABA
        for name in _YEAR_END[:2]
    ),
    "before-new-year": _written(_in_digits(_new_year(year) - dt.timedelta(1)) for year in _YEARS),
    "leap-festival-once": tuple(f"\t{name}\t" for _, name, _ in _IN_LEAP),
    "leap-eleven": tuple(f"\t{_lunar(_LEAP_ELEVEN)}\t{name}\t" for name in _NAMES_OF_2033),
    "close-new-moon": tuple(
        f"\t{_gregorian(year)}\t{name}\t"
        for year in _CLOSE
        for name in FESTIVALS
        if FESTIVALS[name][0] == 1
    ),
    "festival-name": tuple(f"\t{name}\t" for name in _FORMAL),
    "spoken-name": tuple(f"\t{name}\t" for name in _SPOKEN),
    "month-name": tuple(f"\t{name}月" for name in _ALL_MONTHS),
    "day-name": tuple(f"月{name}\t" for name in DAY_OF),
    "gregorian-absent": _written(_february(_NO_CHANCE)),
    "copied": tuple(f"\t{event}\n" for event in _COPIED),
    "every-month": _written(_same_day(_NO_CHANCE)),
}
