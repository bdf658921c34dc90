"""Probes of ``cs-svatky-pracovni-dny``: tables in which only one rule is decisive.

Every strategy in `RULES` yields a whole table. Where what is decisive comes from a closed list
(`CLOSED`: the holidays, the Easters of all years, the months, the forms of words), every table goes
through the whole of it, so that it does not depend on the seed whether a forgotten item is found.
Elsewhere the days are drawn, each kind of them in every table. Nothing stands in a table that the
instruction leaves open (README.md, "Fences").
"""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache
from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import COUNT, FIXED, MONTHS, end_of, is_working, phrases, shifted, working_days

from localeops.calendars import feasts
from localeops.tasks.strategies import in_some_order, one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = phrases

_FIRST, _LAST = date(2001, 1, 1), date(2050, 12, 31)
_YEARS = range(_FIRST.year, _LAST.year + 1)
_DAY = timedelta(days=1)
_NBSP = "\u00a0"
_SATURDAY, _SUNDAY = 5, 6
_SINCE = 2016
_IN_EVERY_MONTH = 28

# A row is what stands after the mark: a tab, the day or range, a tab, the period.


def _plain(day: date) -> str:
    """Return a date as the instruction writes it."""
    return f"{day.day}. {day.month}. {day.year}"


def _row(day: date, period: str) -> str:
    return f"\t{_plain(day)}\t{period}\n"


def _range(first: date, last: date) -> str:
    return f"\t{_plain(first)} - {_plain(last)}\t{COUNT}\n"


# Periods in words

_UNTIL = {
    "day": ("dne", "dnů"),
    "working": ("pracovního dne", "pracovních dnů"),
    "week": ("týdne", "týdnů"),
    "month": ("měsíce", "měsíců"),
    "year": ("roku", "let"),
}
_AHEAD = {
    "day": ("den", "dny", "dnů"),
    "working": ("pracovní den", "pracovní dny", "pracovních dnů"),
}
_FEW = 4


def _until(number: int, unit: str) -> str:
    """Return "do 5 dnů"."""
    return f"do {number} {_UNTIL[unit][number > 1]}"


def _ahead(number: int, unit: str) -> str:
    """Return "5 dnů předem"."""
    return f"{number} {_AHEAD[unit][(number > 1) + (number > _FEW)]} předem"


# Tables


@st.composite
def _table(draw: DrawFn, rows: Sequence[str]) -> str:
    """Yield a table of these rows in some order, with marks."""
    name, number = draw(one_of(("OBJ", "REK", "DOP", "SKL", "FAK"))), draw(st.integers(1, 8999))
    return "".join(f"{name}-{number + at:04}{row}" for at, row in enumerate(draw(_mixed(rows))))


def _mixed(rows: Sequence[str]) -> SearchStrategy[list[str]]:
    return in_some_order(rows)


@st.composite
def _closed(
    draw: DrawFn, items: Sequence[str], more: SearchStrategy[str] | None = None, count: int = 4
) -> str:
    """Yield a table with all of a closed list, and some rows of the same kind."""
    rows = list(items)
    if more is not None:
        rows += draw(st.lists(more, min_size=count, max_size=count))
    return draw(_table(rows))


def _drawn(*kinds: SearchStrategy[str], count: int = 4) -> SearchStrategy[str]:
    """Return a strategy of tables that have so many rows of each kind."""
    lists = [st.lists(kind, min_size=count, max_size=count) for kind in kinds]
    return st.tuples(*lists).flatmap(lambda found: _table([row for rows in found for row in rows]))


# Days

_days = st.dates(date(2001, 3, 5), date(2050, 11, 20))


def _next(day: date, wanted: Callable[[date], bool]) -> date:
    """Return the first such day from a day on."""
    while not wanted(day):
        day += _DAY
    return day


def _rests(day: date) -> bool:
    return not is_working(day)


@cache
def _holidays() -> dict[str, tuple[date, ...]]:
    """Return, for every holiday of the law, those of its days that are no Saturday nor Sunday."""
    found = {
        f"{day}. {month}.": tuple(date(year, month, day) for year in _YEARS) for day, month in FIXED
    }
    found["Easter Monday"] = tuple(feasts.easter(year) + _DAY for year in _YEARS)
    found["Good Friday"] = tuple(
        feasts.easter(year) - 2 * _DAY for year in _YEARS if year >= _SINCE
    )
    inner = (date(2001, 3, 1), date(2050, 11, 30))
    return {
        name: tuple(day for day in days if day.weekday() < _SATURDAY and inner[0] < day < inner[1])
        for name, days in found.items()
    }


# The holidays

_FIXED_IN = (2026, 2019, 2034, 2012, 2007, 2023, 2044, 2003, 2030, 2041, 2008)


def _weekday_of(day: int, month: int, year: int) -> date:
    """Return that day in the first year from one on in which it is from Tuesday to Friday."""
    found = date(year, month, day)
    while not 1 <= found.weekday() < _SATURDAY:
        found = found.replace(year=found.year + 1)
    return found


_ON_WEEKDAYS = tuple(
    _weekday_of(day, month, year) for (day, month), year in zip(FIXED, _FIXED_IN, strict=True)
)
_FIXED_HOLIDAYS = tuple(
    row for day in _ON_WEEKDAYS for row in (_row(day - _DAY, "do 1 dne"), _range(day, day + _DAY))
)
_EASTER_MONDAYS = tuple(_row(feasts.easter(year) - _DAY, "do 2 dnů") for year in _YEARS)
_FRIDAYS = {year: feasts.easter(year) - 2 * _DAY for year in _YEARS}
_GOOD_FRIDAYS = tuple(_row(_FRIDAYS[year] - _DAY, "do 1 dne") for year in _YEARS if year >= _SINCE)
_FRIDAYS_BEFORE = tuple(_row(_FRIDAYS[year] - _DAY, "do 1 dne") for year in _YEARS if year < _SINCE)


def _around_weekends() -> tuple[str, ...]:
    """Return rows that end beside a holiday at the weekend, where that is a working day.

    It is the Monday after it, and the Friday before one on a Saturday.
    """
    rows = []
    for at, (day, month) in enumerate(FIXED):
        for weekday in (_SATURDAY, _SUNDAY):
            found = date(2003 + 3 * at, month, day)
            while found.weekday() != weekday:
                found = found.replace(year=found.year + 1)
            monday = found + (7 - weekday) * _DAY
            if is_working(monday):
                rows.append(_row(monday - _DAY, "do 1 dne"))
            if weekday == _SATURDAY and is_working(found - _DAY):
                rows.append(_row(found - 2 * _DAY, "do 1 dne"))
    return tuple(rows)


_WEEKEND_HOLIDAYS = _around_weekends()

# Feasts, anniversaries and holidays of other countries, and the days beside our own.
_ORDINARY = (
    *((2, 1), (6, 1), (16, 1), (14, 2), (8, 3), (12, 3), (19, 3), (7, 4), (30, 4), (2, 5), (5, 5)),
    *(
        (7, 5),
        (9, 5),
        (10, 6),
        (18, 6),
        (27, 6),
        (29, 6),
        (4, 7),
        (7, 7),
        (15, 8),
        (21, 8),
        (29, 8),
    ),
    *((27, 9), (29, 9), (3, 10), (8, 10), (27, 10), (29, 10), (30, 10), (31, 10), (1, 11), (2, 11)),
    *((11, 11), (16, 11), (18, 11), (5, 12), (6, 12), (8, 12), (13, 12), (23, 12), (27, 12)),
    *((30, 12), (31, 12)),
)
# Ash Wednesday, Maundy Thursday, Easter Tuesday, Ascension, Whit Monday, Corpus Christi.
_MOVABLE = (-46, -3, 2, 39, 50, 60)


def _working_from(year: int, day: int, month: int) -> date:
    """Return that day in the first year from one on in which it is a working day."""
    while not is_working(date(year, month, day)):
        year += 1
    return date(year, month, day)


_ORDINARY_DAYS = tuple(
    _row(found - _DAY, "do 1 dne")
    for found in (
        *(
            _working_from(2002 + 5 * at % 43, day, month)
            for at, (day, month) in enumerate(_ORDINARY)
        ),
        *(
            _next(feasts.easter(year) + move * _DAY, is_working)
            for move in _MOVABLE
            for year in (2004 + move % 5, 2026, 2040 + move % 7)
        ),
    )
)


@st.composite
def _around_easter(draw: DrawFn, first: int, last: int) -> str:
    """Yield a row whose range has an Easter of one of these years, Friday and Monday, inside."""
    sunday = feasts.easter(draw(st.integers(first, last)))
    before, after = draw(st.integers(3, 15)), draw(st.integers(2, 15))
    return _range(sunday - before * _DAY, sunday + after * _DAY)


@st.composite
def _after_a_holiday(draw: DrawFn) -> str:
    """Yield a row that would end on a holiday from Monday to Friday."""
    name = draw(one_of(tuple(_holidays())))
    number = draw(st.integers(1, 25))
    return _row(draw(one_of(_holidays()[name])) - number * _DAY, _until(number, "day"))


@st.composite
def _every_holiday(draw: DrawFn) -> str:
    """Yield a table in which a period ends on each holiday, a Saturday and a Sunday."""
    rows = []
    for days in _holidays().values():
        if days:
            number = draw(st.integers(1, 25))
            rows.append(_row(draw(one_of(days)) - number * _DAY, _until(number, "day")))
    for weekday in (_SATURDAY, _SUNDAY, _SATURDAY, _SUNDAY):
        end = _next(draw(_days), lambda day, weekday=weekday: day.weekday() == weekday)
        number = draw(st.integers(1, 25))
        rows.append(_row(end - number * _DAY, _until(number, "day")))
    return draw(_table(rows))


# Periods


@st.composite
def _plain_days(draw: DrawFn) -> str:
    """Yield a row that ends on a working day which has one before it, by days."""
    end = _next(draw(_days), lambda day: is_working(day) and is_working(day - _DAY))
    number = draw(st.integers(2, 60))
    return _row(end - number * _DAY, _until(number, "day"))


@st.composite
def _working(draw: DrawFn, *, rests: bool) -> str:
    """Yield a row of working days, counted from a working day or from one that is none."""
    start = _next(draw(_days), _rests if rests else is_working)
    return _row(start, _until(draw(st.integers(1, 20)), "working"))


@st.composite
def _many_working(draw: DrawFn, *, ahead: bool) -> str:
    """Yield a row of many working days, of more than two years at most."""
    start = draw(st.dates(date(2005, 1, 10), date(2046, 12, 1)))
    return _row(start, (_ahead if ahead else _until)(draw(st.integers(21, 600)), "working"))


@st.composite
def _from_a_holiday(draw: DrawFn) -> str:
    """Yield a row of working days, counted from a holiday."""
    start = draw(one_of(_holidays()[draw(one_of(tuple(n for n, d in _holidays().items() if d)))]))
    return _row(start, _until(draw(st.integers(1, 20)), "working"))


@st.composite
def _long(draw: DrawFn, unit: str, most: int, *, rests: bool) -> str:
    """Yield a row in weeks, months or years whose end is a working day or not.

    A month or a year hence there is a day of the same number: no day is after the 28th.
    """
    number = draw(st.integers(1, most))
    period = _until(number, unit)
    months = {"month": number, "year": 12 * number}.get(unit, 0)
    latest = date(2050 - most, 1, 1) if unit == "year" else date(2045, 1, 1)
    day = draw(st.dates(date(2001, 2, 1), latest))
    while True:
        end = shifted(day, months) if months else day + 7 * number * _DAY
        if (
            day.day <= _IN_EVERY_MONTH
            and is_working(end) != rests
            and (rests or is_working(end - _DAY))
        ):
            return _row(day, period)
        day += _DAY


_MONTH_ENDS = tuple(
    _row(date(*day), _until(number, unit))
    for day, number, unit in (
        ((2025, 1, 31), 1, "month"),
        ((2023, 1, 30), 1, "month"),
        ((2022, 1, 29), 1, "month"),
        ((2024, 1, 31), 1, "month"),
        ((2028, 1, 30), 1, "month"),
        ((2019, 12, 31), 2, "month"),
        ((2013, 12, 30), 2, "month"),
        ((2009, 3, 31), 1, "month"),
        ((2021, 5, 31), 1, "month"),
        ((2022, 8, 31), 1, "month"),
        ((2032, 10, 31), 1, "month"),
        ((2014, 12, 31), 6, "month"),
        ((2029, 12, 31), 4, "month"),
        ((2012, 8, 31), 3, "month"),
        ((2036, 8, 31), 6, "month"),
        ((2017, 10, 31), 16, "month"),
        ((2024, 2, 29), 1, "year"),
        ((2016, 2, 29), 3, "year"),
        ((2012, 2, 29), 12, "month"),
        ((2020, 2, 29), 4, "year"),
        # No end of a month follows from one.
        ((2025, 2, 28), 1, "month"),
        ((2026, 6, 30), 1, "month"),
        ((2031, 4, 30), 2, "month"),
        ((2023, 2, 28), 1, "year"),
    )
)


@st.composite
def _ahead_working(draw: DrawFn) -> str:
    """Yield a row of working days ahead of a day."""
    return _row(draw(_days), _ahead(draw(st.integers(1, 20)), "working"))


@st.composite
def _ahead_days(draw: DrawFn, *, rests: bool) -> str:
    """Yield a row of days ahead whose end is a working day or not."""
    if rests and draw(st.booleans()):
        names = tuple(name for name, days in _holidays().items() if days)
        end = draw(one_of(_holidays()[draw(one_of(names))]))
    else:
        end = _next(draw(_days), _rests if rests else is_working)
    number = draw(st.integers(1, 30))
    return _row(end + number * _DAY, _ahead(number, "day"))


# Around New Year


def _new_years() -> tuple[int, ...]:
    """Return the years that begin on a day from Tuesday to Friday."""
    return tuple(y for y in _YEARS if y > _FIRST.year and 1 <= date(y, 1, 1).weekday() < _SATURDAY)


@st.composite
def _into_the_year(draw: DrawFn) -> str:
    """Yield a row of working days, or of days, that comes upon 1 January."""
    new_year = date(draw(one_of(_new_years())), 1, 1)
    if draw(st.booleans()):
        number = draw(st.integers(1, 25))
        return _row(new_year - number * _DAY, _until(number, "day"))
    start = new_year - draw(st.integers(1, 12)) * _DAY
    needed = working_days(f"{_plain(start + _DAY)}-{_plain(new_year)}")
    return _row(start, _until(needed + draw(st.integers(1, 6)), "working"))


@st.composite
def _out_of_the_year(draw: DrawFn) -> str:
    """Yield a row that is counted backward from January over Christmas."""
    new_year = date(draw(one_of(_new_years())), 1, 1)
    start = new_year + draw(st.integers(0, 8)) * _DAY
    if draw(st.booleans()):
        end = new_year - 7 * _DAY  # 25 December
        return _row(start, _ahead((start - end).days, "day"))
    needed = working_days(f"26. 12. {new_year.year - 1}-{_plain(start - _DAY)}")
    return _row(start, _ahead(needed + draw(st.integers(1, 6)), "working"))


@st.composite
def _over_the_year(draw: DrawFn) -> str:
    """Yield a row that counts from December to January."""
    new_year = date(draw(one_of(_new_years())), 1, 1)
    first = new_year - draw(st.integers(1, 30)) * _DAY
    return _range(first, new_year + draw(st.integers(0, 30)) * _DAY)


# Ranges


@st.composite
def _whole_range(draw: DrawFn) -> str:
    """Yield a row that counts from one working day to another, both dates whole."""
    first = _next(draw(_days), is_working)
    last = _next(first + draw(st.integers(0, 120)) * _DAY, is_working)
    return _range(first, min(last, date(2050, 12, 30)))


@st.composite
def _range_of_years(draw: DrawFn) -> str:
    """Yield a row whose range has whole years inside it, and less than 1000 working days."""
    first = draw(st.dates(date(2001, 3, 5), date(2046, 12, 1)))
    return _range(first, first + draw(st.integers(740, 1380)) * _DAY)


_DASHES = (" - ", "-", " – ", "–", f"{_NBSP}–{_NBSP}", f"{_NBSP}– ")


def _shared(first: date, last: date, dash: str, style: int) -> str:
    """Return a range whose common parts are written once.

    Args:
        first: The first day.
        last: The last day, of the same year.
        dash: What stands between the two.
        style: 0 for numbers with spaces, 1 for numbers with zeros and no spaces, 2 for names of
            months, 3 for those in capitals.
    """
    written = (
        ("{0}.", " {1}.", " {3}"),
        ("{0:02}.", "{1:02}.", "{3}"),
        ("{0}.", " {2}", " {3}"),
        ("{0}.", " {4}", " {3}"),
    )[style]

    def part(day: date, count: int) -> str:
        parts = "".join(written[:count])
        name = MONTHS[day.month - 1]
        return parts.format(day.day, day.month, name, day.year, name.upper())

    return f"\t{part(first, 1 if first.month == last.month else 2)}{dash}{part(last, 3)}\t{COUNT}\n"


_RANGES = tuple(
    _shared(date(*first), date(*last), dash, style)
    for at, dash in enumerate(_DASHES)
    for style in range(4)
    for first, last in (
        ((2026 + at, 5, 1), (2026 + at, 5, 15)),
        ((2016 + at, 3, 21 + at), (2016 + at, 8, 8)),
        ((2033 - at, 9, 3), (2033 - at, 10, 28 + style)),
    )
)


@st.composite
def _shared_range(draw: DrawFn) -> str:
    """Yield a row whose range has its month and its year, or its year, only once."""
    first = draw(_days)
    month_end = _next(first, lambda day: (day + _DAY).month != day.month)
    last = draw(st.dates(first, draw(one_of((month_end, date(first.year, 12, 31))))))
    return _shared(first, last, draw(one_of(_DASHES)), draw(st.integers(0, 3)))


# Ways to write a date

_GAPS = ("", " ", _NBSP)
_DATE_SPACES = (
    *(
        f"\t{4 + at}.{one}{3 + at}.{other}{2024 + at}\tdo 10 dnů\n"
        for at, (one, other) in enumerate((one, other) for one in _GAPS for other in _GAPS)
    ),
    *(
        f"\t{11 + at}.{one}{MONTHS[at + 2]}{other}{2027 + at}\tdo 12 pracovních dnů\n"
        for at, (one, other) in enumerate((one, other) for one in _GAPS for other in _GAPS[1:])
    ),
    f"\t9. 6. 2025\tdo{_NBSP}14 dnů\n",
    f"\t10. 6. 2025\tdo 15{_NBSP}dnů\n",
    f"\t11. 6. 2025\tdo{_NBSP}4{_NBSP}pracovních{_NBSP}dnů\n",
    f"\t12. 6. 2025\tdo 5{_NBSP}pracovních dnů\n",
    f"\t13. 6. 2025\t3{_NBSP}dny předem\n",
    f"\t16. 6. 2025\t4 dny{_NBSP}předem\n",
    f"\t17. 6. 2025\t5{_NBSP}pracovních{_NBSP}dnů{_NBSP}předem\n",
    f"\t2.{_NBSP}6.{_NBSP}2025{_NBSP}–{_NBSP}11.{_NBSP}7.{_NBSP}2025\t{COUNT}\n",
    f"\t3.6.2025 - 14.7.2025\tpočet{_NBSP}pracovních{_NBSP}dnů\n",
)


def _spaced(day: date, one: str, other: str) -> str:
    return f"{day.day}.{one}{day.month}.{other}{day.year}"


_any_spaces = st.builds(
    lambda day, one, other, number: f"\t{_spaced(day, one, other)}\tdo {number} dnů\n",
    _days,
    one_of(_GAPS),
    one_of(_GAPS),
    st.integers(5, 30),
)
_DATE_ZEROS = (
    *(f"\t0{number}.0{10 - number}.2025\tdo 9 dnů\n" for number in range(1, 10)),
    *(f"\t0{number}. 0{number}. 2026\t8 dnů předem\n" for number in range(1, 10)),
    *(f"\t0{number}. {MONTHS[number]} 2027\tdo 7 pracovních dnů\n" for number in range(1, 10)),
    *(f"\t0{number}.{number + 3}.2028\tdo 3 týdnů\n" for number in range(1, 10)),
    *(f"\t{number + 10}.0{number}.2029\tdo 2 měsíců\n" for number in range(1, 10)),
)
_any_zeros = st.builds(
    lambda day, month, year, gap, number: f"\t0{day}.{gap}0{month}.{gap}{year}\tdo {number} dnů\n",
    st.integers(1, 9),
    st.integers(1, 9),
    st.integers(2001, 2050),
    one_of(_GAPS),
    st.integers(5, 30),
)
_DATE_MONTHS = tuple(
    f"\t{3 + at + 12 * capital}. {name.upper() if capital else name} {2018 + at}\tdo 6 dnů\n"
    for at, name in enumerate(MONTHS)
    for capital in (False, True)
)
_any_month = st.builds(
    lambda day, capital, number: (
        f"\t{day.day}. {MONTHS[day.month - 1].upper() if capital else MONTHS[day.month - 1]} "
        f"{day.year}\tdo {number} dnů\n"
    ),
    _days,
    st.booleans(),
    st.integers(5, 30),
)
_iso = st.builds(
    lambda day, number, words: f"\t{day}\t{words(number, 'day')}\n",
    _days,
    st.integers(5, 30),
    one_of((_until, _ahead)),
)

# Ways to write a period

_TERMS = (
    *("do 1 dne", "do 2 dnů", "do 4 dní", "do 5 dnů", "do 14 dní", "do 21 dní", "do 90 dnů"),
    *("do 1 pracovního dne", "do 2 pracovních dnů", "do 3 pracovních dní"),
    *("do 10 pracovních dnů", "do 15 pracovních dní"),
    *("do 1 týdne", "do týdne", "do 2 týdnů", "do 6 týdnů", "do 1 měsíce", "do měsíce"),
    *("do 2 měsíců", "do 18 měsíců", "do 1 roku", "do roka", "do 2 let", "do 5 let"),
    *("1 den předem", "den předem", "2 dny předem", "3 dny předem", "4 dny předem"),
    *("5 dnů předem", "7 dní předem", "45 dní předem"),
    *("1 pracovní den předem", "pracovní den předem", "2 pracovní dny předem"),
    *("3 pracovní dny předem", "4 pracovní dny předem", "5 pracovních dnů předem"),
    *("6 pracovních dní předem", "22 pracovních dnů předem"),
    *("do jednoho dne", "do dvou dnů", "do tří dní", "do čtyř dnů", "do pěti dnů", "do šesti dnů"),
    *("do sedmi dní", "do osmi dnů", "do devíti dnů", "do deseti dnů", "do jednoho týdne"),
    *("do dvou let", "do tří pracovních dnů", "do čtyř měsíců", "do pěti pracovních dní"),
    *("do šesti týdnů", "do devíti měsíců", "do deseti pracovních dnů", "do jednoho roku"),
    *("jeden den předem", "dva dny předem", "tři dny předem", "čtyři dny předem", "pět dnů předem"),
    *("šest dnů předem", "sedm dní předem", "osm dnů předem", "devět dnů předem"),
    *("deset dní předem", "jeden pracovní den předem", "dva pracovní dny předem"),
    *("tři pracovní dny předem", "čtyři pracovní dny předem", "pět pracovních dnů předem"),
    *("sedm pracovních dnů předem", "deset pracovních dní předem"),
)
_TERM_FORMS = tuple(
    _row(date(2021, 1, 11) + 31 * at * _DAY, term) for at, term in enumerate(_TERMS)
)
_any_term = st.builds(_row, st.dates(date(2001, 4, 1), date(2045, 1, 1)), one_of(_TERMS))

# What is printed


def _weekdays(make: Callable[[date], str]) -> tuple[str, ...]:
    """Return rows that end on the working days of two weeks without holidays."""
    monday = date(2025, 6, 2)
    return tuple(make(monday + at * _DAY) for at in (0, 1, 2, 3, 4, 7, 8, 9, 10, 11))


_GENITIVES = _weekdays(lambda end: _row(end - 5 * _DAY, "do 5 dnů"))
_ACCUSATIVES = _weekdays(lambda end: _row(end + 5 * _DAY, "5 dnů předem"))
_OUTPUT_MONTHS = tuple(
    row
    for month in range(1, 13)
    for row in (
        _row(date(2024, month, 2), _until(10, "day")),
        _row(date(2025, month, 28), _ahead(15, "day")),
    )
)
_NUMBERS = (
    *range(26),
    *(31, 32, 33, 34, 35, 41, 42, 44, 51, 52, 61, 63, 71, 74, 81, 82, 91, 93, 100),
    *(101, 102, 103, 104, 105, 111, 112, 113, 114, 121, 122, 124, 200, 201, 202, 203, 204, 212),
)


def _so_many(number: int, start: date) -> str:
    """Return a row whose range has so many working days, from about a day on."""
    if not number:
        saturday = _next(start, lambda day: day.weekday() == _SATURDAY)
        return _range(saturday, saturday + _DAY)
    first = _next(start, is_working)
    return _range(first, end_of(first, _until(number - 1, "working")) if number > 1 else first)


_AGREEMENT = tuple(
    _so_many(number, date(2002 + at % 46, 1 + at % 12, 1 + at % 28))
    for at, number in enumerate(_NUMBERS)
)
_any_number = st.builds(
    _so_many,
    one_of((0, 1, 2, 3, 4, 5, 21, 22, 23, 24, 101, 102, 103, 104)),
    st.dates(date(2001, 2, 1), date(2049, 1, 1)),
)
_any_until = st.builds(lambda day, n: _row(day, _until(n, "working")), _days, st.integers(1, 20))


@st.composite
def _lines(draw: DrawFn) -> str:
    """Yield an empty table, or one whose marks, and whole lines, come again and in no order.

    Half of what is drawn is empty, and inputs drawn twice are dropped: every build has one.
    """
    if not draw(st.booleans()):
        return ""
    rows = draw(st.lists(_any_term, min_size=6, max_size=9, unique=True))
    start = draw(st.integers(1, 8999))
    lines = [f"ZAK-{start + 7 * (len(rows) - at):04}{row}" for at, row in enumerate(rows)]
    # A line as it stands, and two that have only the mark of another.
    lines += [lines[0], f"ZAK-{start + 7 * len(rows):04}{rows[2]}"]
    lines += [f"ZAK-{start + 7 * (len(rows) - 1):04}{rows[3]}"]
    first, *others = lines
    return first + "".join(draw(in_some_order(others)))


CLOSED: dict[str, tuple[str, ...]] = {
    "fixed-holidays": _FIXED_HOLIDAYS,
    "easter-monday": _EASTER_MONDAYS,
    "good-friday": _GOOD_FRIDAYS,
    "good-friday-before": _FRIDAYS_BEFORE,
    "weekend-holiday": _WEEKEND_HOLIDAYS,
    "ordinary-days": _ORDINARY_DAYS,
    "month-ends": _MONTH_ENDS,
    "range-shared": _RANGES,
    "date-spaces": _DATE_SPACES,
    "date-zeros": _DATE_ZEROS,
    "date-months": _DATE_MONTHS,
    "period-forms": _TERM_FORMS,
    "weekday-genitive": _GENITIVES,
    "weekday-accusative": _ACCUSATIVES,
    "month-genitive": _OUTPUT_MONTHS,
    "number-agreement": _AGREEMENT,
}
_MORE: dict[str, SearchStrategy[str]] = {
    "fixed-holidays": _after_a_holiday(),
    "easter-monday": _around_easter(_FIRST.year, _LAST.year),
    "good-friday": _around_easter(_SINCE, _LAST.year),
    "good-friday-before": _around_easter(_FIRST.year, _SINCE - 1),
    "range-shared": _shared_range(),
    "date-spaces": _any_spaces,
    "date-zeros": _any_zeros,
    "date-months": _any_month,
    "period-forms": _any_term,
    "weekday-genitive": _any_until,
    "weekday-accusative": _ahead_working(),
    "month-genitive": _any_until,
    "number-agreement": _any_number,
}


def _rules(names: Iterable[str]) -> dict[str, SearchStrategy[str]]:
    return {name: _closed(CLOSED[name], _MORE.get(name)) for name in names}


RULES: dict[str, SearchStrategy[str]] = {
    **_rules(CLOSED),
    "every-line": _lines(),
    "days": _drawn(_plain_days(), count=10),
    "end-moves": _every_holiday(),
    "working-days": _drawn(*[_working(rests=False)] * 2, _many_working(ahead=False)),
    "working-days-from-rest": _drawn(_working(rests=True), _from_a_holiday()),
    "weeks": _drawn(_long("week", 60, rests=False), _long("week", 60, rests=True)),
    "months": _drawn(_long("month", 60, rests=False), _long("month", 60, rests=True)),
    "years": _drawn(_long("year", 12, rests=False), _long("year", 12, rests=True)),
    "ahead-working-days": _drawn(*[_ahead_working()] * 2, _many_working(ahead=True)),
    "ahead-days": _drawn(_ahead_days(rests=False), _ahead_days(rests=True)),
    "year-end": _drawn(_into_the_year(), _out_of_the_year(), _over_the_year()),
    "range-both-ends": _drawn(_whole_range(), _whole_range(), _range_of_years()),
    "date-iso": _drawn(_iso, count=10),
}

QUOTA = 10
