"""Probes of ``ar-hijri-payroll``: tables of records in which only one rule is decisive.

Whatever a rule is not about is written plainly: ``3/9/1445``, day first, in digits of ASCII, no
mark of the calendar. Where a rule has a finite list (`CLOSED`: the 372 months, names and their
spellings, marks, forms of numbers), every table goes through the whole of it, so that it does not
depend on the seed whether a forgotten item is found. Elsewhere the days are drawn. Nothing stands
in a table that the instruction leaves open (README.md, "Fences").

What is not seen has its code point here, and is never a character of this file.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import (
    ALSO,
    AWARD,
    HIJRI_MONTHS,
    LEAVE,
    PAY,
    STILL_EMPLOYED,
    gregorian_shift,
    hijri_shift,
    results,
)

from localeops.calendars import hijri
from localeops.tasks.strategies import in_some_order, one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = results

_YEARS = range(1420, 1451)
_DAY = timedelta(days=1)
_ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
_GREGORIAN_MONTHS = (
    *("يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر"),
    *("أكتوبر", "نوفمبر", "ديسمبر"),
)

# Records: what stands after the number of each.


def _pay(month: str, start: str, last: str, salary: str) -> str:
    return f"\t{PAY}\t{month}\t{start}\t{last}\t{salary}"


def _leave(start: str, last: str) -> str:
    return f"\t{LEAVE}\t{start}\t{last}"


def _award(start: str, last: str, salary: str) -> str:
    return f"\t{AWARD}\t{start}\t{last}\t{salary}"


# Days


def _first_of(year: int, month: int) -> date:
    return hijri.to_gregorian(hijri.HijriDate(year, month, 1))


def _h(day: date) -> str:
    """Return a day as a plain Hijri date."""
    found = hijri.from_gregorian(day)
    return f"{found.day}/{found.month}/{found.year}"


def _g(day: date) -> str:
    """Return a day as a plain Gregorian date."""
    return f"{day.day}/{day.month}/{day.year}"


def _of(year: int, month: int, day: int) -> date:
    """Return the day of a Hijri date."""
    return hijri.to_gregorian(hijri.HijriDate(year, month, day))


_days = st.dates(date(2000, 1, 10), date(2028, 6, 1))
_either = one_of((_h, _g))
_salaries = st.integers(2500, 29999).map(str)
_LONG_AGO, _LONG_AFTER = date(1999, 9, 1), date(2029, 3, 1)


# Tables


@st.composite
def _table(draw: DrawFn, rows: Sequence[str]) -> str:
    """Yield a table of these records in some order, with numbers."""
    letter, number = draw(one_of("رجدم")), draw(st.integers(1, 899))
    rows = draw(in_some_order(rows))
    numbers = (f"{letter}-{number + at:04}".translate(_ARABIC) for at in range(len(rows)))
    return "".join(f"{number}{row}\n" for number, row in zip(numbers, rows, strict=True))


@st.composite
def _closed(
    draw: DrawFn, items: Sequence[str], more: SearchStrategy[str] | None = None, count: int = 4
) -> str:
    """Yield a table with all of a closed list, and some records of the same kind."""
    rows = list(items)
    if more is not None:
        rows += draw(st.lists(more, min_size=count, max_size=count))
    return draw(_table(rows))


def _drawn(*kinds: SearchStrategy[str], count: int = 5) -> SearchStrategy[str]:
    """Return a strategy of tables that have so many records of each kind."""
    lists = [st.lists(kind, min_size=count, max_size=count) for kind in kinds]
    return st.tuples(*lists).flatmap(lambda found: _table([row for rows in found for row in rows]))


# Numbers


def _mixed(text: str, phase: int) -> str:
    """Return a text whose digits are by turns of either kind."""
    turn, chars = phase, []
    for char in text:
        if char.isdigit():
            turn += 1
        chars.append(char.translate(_ARABIC) if turn % 2 else char)
    return "".join(chars)


@st.composite
def _mixed_digits(draw: DrawFn) -> str:
    """Yield a record whose numbers mix the two kinds of digits, each within itself."""
    start = _of(draw(one_of(_YEARS[:-3])), draw(st.integers(10, 12)), draw(st.integers(10, 29)))
    last = start + draw(st.integers(10, 50)) * _DAY
    found = hijri.from_gregorian(last)
    row = draw(
        one_of(
            (
                _pay(f"{found.month:02}/{found.year}", _h(start), _h(last), draw(_salaries)),
                _leave(_h(start), _g(last)),
                _award(_g(start), _h(last + 700 * _DAY), draw(_salaries)),
            )
        )
    )
    return _mixed(row, draw(st.integers(0, 1)))


_NUMBERS = (
    *("ر-٠٤١٧", "417", "٠٠٩", "ج-١٢3٤", "0008", "د/٢٠٢٤/7", "2024-١١", "م 5٥", "A-٠12", "١,٢٠٠"),
    *("مكة/إ-٧", "ه\u0640-12", "417", "م 5٥"),
)


@st.composite
def _numbered(draw: DrawFn) -> str:
    """Yield a table whose records have numbers of all kinds, two of them twice."""
    days = draw(st.lists(_days, min_size=len(_NUMBERS), max_size=len(_NUMBERS)))
    numbers = draw(in_some_order(_NUMBERS))
    return "".join(
        f"{number}{_leave(_h(day), _g(day + at * _DAY))}\n"
        for at, (number, day) in enumerate(zip(numbers, days, strict=True), 2)
    )


# Ways to write a date


def _parts(day: date, *, hijric: bool) -> tuple[int, int, int]:
    found = hijri.from_gregorian(day) if hijric else day
    return found.year, found.month, found.day


def _numeric(parts: tuple[int, int, int], between: str, style: int) -> str:
    """Return a date of numbers.

    Args:
        parts: Year, month and day.
        between: What stands between them.
        style: Its bits: the year first, zeros, Arabic digits.
    """
    year, month, day = parts
    texts = [f"{number:02}" if style & 2 else str(number) for number in (month, day)]
    written = [str(year), *texts] if style & 1 else [*reversed(texts), str(year)]
    text = between.join(written)
    return text.translate(_ARABIC) if style & 4 else text


_HIJRIC, _GREGORIAN = date(2024, 3, 17), date(2011, 8, 5)

# The same number cannot be day and month.
_YEAR_FIRST = tuple(
    _leave(_numeric(_parts(day, hijric=hijric), between, style), plain(day + (5 + at) * _DAY))
    for at, day in enumerate((date(2024, 3, 14), date(2003, 10, 11), date(2019, 5, 9)))
    for hijric, plain in ((True, _g), (False, _h))
    for style in (1, 3, 5, 7)
    for between in ("/", "-")
)


@st.composite
def _any_year_first(draw: DrawFn) -> str:
    start, style = draw(_days), draw(one_of((1, 3, 5, 7)))
    parts = _parts(start, hijric=draw(st.booleans()))
    return _leave(_numeric(parts, "/", style), _h(start + draw(st.integers(2, 40)) * _DAY))


_SEPARATORS = tuple(
    _leave(
        _numeric(_parts(day, hijric=hijric), between, style),
        _numeric(_parts(day + (3 + style) * _DAY, hijric=not hijric), between, style ^ 4),
    )
    for between in ("-", " / ", " - ", "/ ", " /", "- ", " -")
    for style, day in enumerate((date(2015, 7, 21), date(2022, 1, 9), date(2007, 11, 30)), 1)
    for hijric in (True, False)
)

_BIDI = tuple(map(chr, (0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))))


def _with_bidi(mark: str, at: int) -> tuple[str, ...]:
    """Return records with a mark wherever one may stand, one place to a record and all in one."""
    start = _of(1430 + at, 3 + at % 8, 2 + at)
    last = start + (12 + at) * _DAY
    found = hijri.from_gregorian(start)
    month, salary = f"{found.month}/{found.year}", f"{4100 + 310 * at}.50"
    name = f"{found.day} {HIJRI_MONTHS[found.month - 1]} {found.year}هـ"
    around = f"{mark}{_h(start)}{mark}"
    inside = _h(start).replace("/", f"{mark}/{mark}")
    return (
        _pay(month, around, _h(last), salary),
        _pay(month, inside, f"{_g(last)}{mark}م", salary),
        _pay(month.replace("/", f"{mark}/"), _h(start), _h(last), salary),
        _pay(month, name.replace(" ", f"{mark} {mark}"), _h(last), salary),
        _pay(month, _h(start), _h(last), f"{mark}{salary.replace('.', f'{mark}.')}{mark}"),
        _pay(month, _h(start), f"{mark}{STILL_EMPLOYED}{mark}", salary),
    )


_BIDI_MARKS = tuple(row for at, mark in enumerate(_BIDI) for row in _with_bidi(mark, at))


@st.composite
def _any_bidi(draw: DrawFn) -> str:
    start, some = draw(_days), st.text(_BIDI, max_size=2)
    texts = [
        "".join(f"{draw(some)}{piece}" for piece in ("", *_h(day).partition("/"))) + draw(some)
        for day in (start, start + draw(st.integers(1, 60)) * _DAY)
    ]
    return _leave(*texts)


# Names of months

_OTHER_NAMES = {
    1: ("المحرم",),
    3: ("ربيع أول",),
    4: ("ربيع الثاني", "ربيع ثاني"),
    5: ("جمادى الأول", "جماد الأول", "جماد أول", "جماد الأولى"),
    6: ("جمادى الثانية", "جمادى الثاني", "جماد الثاني", "جماد ثاني", "جماد الآخر", "جماد الآخرة"),
    11: ("ذي القعدة",),
    12: ("ذي الحجة",),
}
_HIJRI_SPELLINGS = {
    3: ("ربيع الاول", "ربيع اول"),
    4: ("ربيع الاخر", "ربيع الثانى", "ربيع ثانى"),
    5: ("جمادى الاولى", "جمادي الأولى", "جمادي الاولي", "جمادى الأولي", "جماد الاول", "جماد اول"),
    6: (
        *("جمادى الاخرة", "جمادى الآخره", "جمادي الآخرة", "جمادي الاخره", "جمادى الثانيه"),
        *("جمادي الثانية", "جمادي الثانيه", "جماد الثانى", "جماد ثانى", "جماد الاخر"),
    ),
    11: ("ذو القعده", "ذي القعده", "ذى القعدة", "ذوالقعدة", "ذوالقعده"),
    12: ("ذو الحجه", "ذي الحجه", "ذى الحجة", "ذوالحجة", "ذوالحجه", "ذى الحجه"),
}
_GREGORIAN_SPELLINGS = {4: ("ابريل", "إبريل"), 8: ("اغسطس",), 10: ("اكتوبر",)}
_VOWELLED = (
    *("مُحَرَّم", "صَفَر", "رَبيعُ الأوَّل", "رَبيع الآخِر", "جُمادى الأُولى", "جُمادى الآخِرة", "رَجَب"),
    *("شَعْبان", "رَمَضان", "شَوّال", "ذُو القَعْدة", "ذُو الحِجّة"),
)
_VOWELLED_GREGORIAN = (
    *("يَنايِر", "فِبْرايِر", "مارِس", "أَبْريل", "مايُو", "يُونيو", "يُوليو", "أَغُسْطُس", "سِبْتَمْبِر"),
    *("أُكْتُوبَر", "نُوفَمْبِر", "دِيسَمْبِر"),
)
_TATWEEL = "\u0640"


def _stretched(name: str, times: int) -> str:
    """Return a name with tatweel after the first letter that is joined to another."""
    at = next(at for at, char in enumerate(name) if char not in "ادذرزوأآإ ")
    return f"{name[: at + 1]}{_TATWEEL * times}{name[at + 1 :]}"


def _hijri_named(names: dict[int, tuple[str, ...]], *, paid: bool = False) -> tuple[str, ...]:
    """Return a record a name, which is in a date; if asked for, another in which it is paid."""
    rows = []
    for at, (month, name) in enumerate((m, n) for m, found in names.items() for n in found):
        year = _YEARS[(7 * at) % len(_YEARS)]
        start = _of(year, month, 3 + at % 20)
        day = hijri.from_gregorian(start).day
        rows.append(_leave(f"{day} {name} {year}", _g(start + 4 * _DAY)))
        if paid:
            rows.append(_pay(f"{name} {year}", _h(start), STILL_EMPLOYED, str(3000 + 170 * at)))
    return tuple(rows)


def _gregorian_named(names: dict[int, tuple[str, ...]]) -> tuple[str, ...]:
    """Return a record a name."""
    return tuple(
        _leave(f"{2 + at % 24} {name} {2000 + at % 28}", _h(start + 6 * _DAY))
        for at, (month, name) in enumerate((m, n) for m, found in names.items() for n in found)
        for start in (date(2000 + at % 28, month, 2 + at % 24),)
    )


_HIJRI_NAMES = _hijri_named(
    {m: (name, *_OTHER_NAMES.get(m, ())) for m, name in enumerate(HIJRI_MONTHS, 1)}, paid=True
)
_GREGORIAN_NAMES = _gregorian_named(
    {m: (name, *_GREGORIAN_SPELLINGS.get(m, ())) for m, name in enumerate(_GREGORIAN_MONTHS, 1)}
)
_MARKED_NAMES = (
    *_hijri_named({1: ("مُحَرَّمٍ", "مُحَرَّمٌ"), 7: ("رَجَبٍ", "رَجَبٌ")}),
    *_hijri_named(
        {
            month: (_stretched(name, 1 + 2 * (month % 2)), vowelled)
            for month, (name, vowelled) in enumerate(zip(HIJRI_MONTHS, _VOWELLED, strict=True), 1)
        }
    ),
    *_gregorian_named(
        {
            month: (_stretched(name, 1 + 2 * (month % 2)), vowelled)
            for month, (name, vowelled) in enumerate(
                zip(_GREGORIAN_MONTHS, _VOWELLED_GREGORIAN, strict=True), 1
            )
        }
    ),
)

# Marks of the calendar, and both dates

_HEH = "\u0647"
_ERAS = ((f"{_HEH}{_TATWEEL}", _HEH, "هجري", "هجرية"), ("م", "ميلادي", "ميلادية"))


def _with_name(day: date, *, hijric: bool) -> str:
    """Return a date with the name of its month."""
    year, month, number = _parts(day, hijric=hijric)
    name = (HIJRI_MONTHS if hijric else _GREGORIAN_MONTHS)[month - 1]
    return f"{number} {name} {year}"


def _with_eras(*, hijric: bool) -> tuple[str, ...]:
    """Return leaves whose first day has each of the marks of a calendar, in three kinds of date."""
    plain = _g if hijric else _h
    rows = []
    for at, era in enumerate(_ERAS[0 if hijric else 1]):
        for gap in ("", " "):
            one, two, three = (date(2002 + at + more, 2 + more, 11) for more in (0, 3, 8))
            rows += [
                _leave(text + gap + era, plain(day + (2 + at) * _DAY))
                for day, text in (
                    (one, _numeric(_parts(one, hijric=hijric), "/", 0)),
                    (two, _numeric(_parts(two, hijric=hijric), "/", 5)),
                    (three, _with_name(three, hijric=hijric)),
                )
            ]
    return tuple(rows)


_ERA_MARKS = (*_with_eras(hijric=True), *_with_eras(hijric=False))


def _both(day: date, style: int) -> str:
    """Return a day by both calendars.

    Args:
        day: The day.
        style: Its bits: the Gregorian date first, names of months, marks of the calendar, Arabic
            digits.
    """
    texts = []
    for hijric in (True, False):
        text = (
            _with_name(day, hijric=hijric)
            if style & 2
            else _numeric(_parts(day, hijric=hijric), "/", 0)
        )
        texts.append(text + _ERAS[0 if hijric else 1][0] if style & 4 else text)
    text = f" {ALSO} ".join(reversed(texts) if style & 1 else texts)
    return text.translate(_ARABIC) if style & 8 else text


_TWO_DATES = tuple(
    row
    for style in range(16)
    for day in (date(2001 + style, 1 + style % 12, 3 + style),)
    for row in (
        _leave(_both(day, style), _both(day + 9 * _DAY, style ^ 1)),
        _award(_both(day, style), _h(day + (1700 + 41 * style) * _DAY), str(5200 + 90 * style)),
    )
)


@st.composite
def _any_two_dates(draw: DrawFn) -> str:
    day, style = draw(st.dates(date(2000, 2, 1), date(2018, 1, 1))), draw(st.integers(0, 15))
    last = day + draw(st.integers(800, 3600)) * _DAY
    return _award(_both(day, style), draw(_either)(last), draw(_salaries))


# Pay


def _months(length: int) -> SearchStrategy[tuple[int, int]]:
    found = [
        (year, month)
        for year in _YEARS[1:-1]
        for month in range(1, 13)
        if hijri.month_length(year, month) == length
    ]
    return one_of(found)


@st.composite
def _part_of_month(draw: DrawFn, length: int, kinds: Sequence[str]) -> str:
    """Yield a record of a month of that length.

    Args:
        draw: What Hypothesis hands in.
        length: The days of the month.
        kinds: Of which one is drawn: "inside", that both days are in the month; "start" or "last",
            that this one is; "around", that none is; "first", "final", "day": that the work ends on
            the first day, begins on the last, or is of one day; "before", "after": that it is over
            or has not begun, by a day or more.
    """
    year, month = draw(_months(length))
    first = _first_of(year, month)
    final = first + (length - 1) * _DAY
    one, two = sorted(draw(st.lists(st.integers(1, length - 2), min_size=2, max_size=2)))
    before = first - draw(st.integers(1, 180)) * _DAY
    after = final + draw(st.integers(1, 180)) * _DAY
    start, last = {
        "inside": (first + one * _DAY, first + two * _DAY),
        "start": (first + one * _DAY, after),
        "last": (before, first + two * _DAY),
        "around": (before, after),
        "whole": (first, final),
        "first": (before, first),
        "final": (final, after),
        "day": (first + one * _DAY, first + one * _DAY),
        "before": (before - 40 * _DAY, before),
        "just before": (before - 40 * _DAY, first - _DAY),
        "after": (after, after + 40 * _DAY),
        "just after": (final + _DAY, after + 40 * _DAY),
        "open": (first + one * _DAY, None),
        "open before": (before, None),
        "open after": (after, None),
    }[draw(one_of(kinds))]
    write = draw(_either)
    ending = STILL_EMPLOYED if last is None else draw(_either)(last)
    return _pay(f"{month}/{year}", write(start), ending, draw(_salaries))


_PARTS = ("inside", "start", "last", "open")
_BORDERS = (
    *("around", "whole", "first", "final", "day", "before", "just before", "after"),
    *("just after", "open", "open before", "open after"),
)


def _paid_month(style: int) -> str:
    """Return the month of Ramadan or another one of 1440 to 1447 in one of 24 forms."""
    year, month = 1440 + style % 8, (9, 1, 12, 4)[style % 4]
    name = HIJRI_MONTHS[month - 1]
    return (
        f"{name} {year}",
        f"شهر {name} {year}",
        f"{name} {year}{_HEH}{_TATWEEL}",
        f"شهر {name} {year} {_HEH}",
        f"{month}/{year}",
        f"{year}/{month}",
        f"{month:02}-{year}",
        f"{year}-{month:02}",
        f"{month} / {year}{_HEH}{_TATWEEL}",
        f"{year}/{month:02} هجري",
        f"{name} {year}هجرية",
        f"{month:02}/{year} {_HEH}",
    )[style // 2]


_PAID_MONTHS = tuple(
    row
    for style in range(24)
    for text in (_paid_month(style),)
    for row in (
        _pay(text, _g(_LONG_AGO), _g(date(2018, 1, 1) + 151 * style * _DAY), "6600"),
        _pay(text.translate(_ARABIC), _g(_LONG_AGO), STILL_EMPLOYED, str(5000 + 130 * style)),
    )
)

# Amounts


@st.composite
def _half_halala(draw: DrawFn) -> str:
    """Yield a record of 15 days of 30, the salary of which has an odd number of halalas."""
    year, month = draw(_months(30))
    first = _first_of(year, month)
    salary = draw(st.integers(100000, 1999999)) * 2 + 1
    start = first + draw(st.integers(0, 14)) * _DAY
    text = f"{salary // 100}.{salary % 100:02}"
    return _pay(f"{month}/{year}", _h(start), _h(start + 14 * _DAY), text)


@st.composite
def _near_half(draw: DrawFn) -> str:
    """Yield a record whose amount is not far from half a halala, or is so in binary."""
    year, month = draw(_months(29))
    first = _first_of(year, month)
    days = draw(st.integers(3, 26))
    halalas = draw(st.integers(100000, 999999))
    salary = round((halalas + 0.5) * 29 / days)
    text = f"{salary // 100}.{salary % 100:02}"
    return _pay(f"{month}/{year}", _h(first), _h(first + (days - 1) * _DAY), text)


_HALVES = tuple(
    _pay("9/1445", "1/9/1445", "15/9/1445", f"{riyals}.{halalas:02}")
    for riyals, halalas in (
        *((2000, 1), (2000, 3), (4100, 5), (4100, 7), (8350, 9), (3333, 33), (5001, 15)),
        *((6789, 27), (7000, 49), (9999, 99), (12500, 51), (4567, 89), (3210, 11), (10000, 1)),
    )
)
_AMOUNTS = (
    *("7,500", "7٬500", "7،500", "٧,٥٠٠", "٧٬٥٠٠", "٧،٥٠٠", "7500.50", "7500٫50", "٧٥٠٠.٥٠"),
    *("٧٥٠٠٫٥٠", "7,500.75", "7٬500٫75", "7،500٫75", "٧٬٥٠٠٫٧٥", "٧،٥٠٠٫٧٥", "٧،٥٠٠.٧٥"),
    *("٧٬٥٠٠.٧٥", "7500.5", "٧٥٠٠٫٥", "12,000.00", "١٢٬٠٠٠٫٠٠", "١٢،٠٠٠", "950", "٩٥٠", "٩٥٠٫٢٥"),
    *("7٬5٠٠٫2٥", "1,250,000", "١٬٢٥٠٬٠٠٠٫٥٠", "١،٢٥٠،٠٠٠", "75000", "٧٥٠٠٠", "٧٥٬٠٠٠"),
)
_AMOUNTS_READ = tuple(
    row
    for at, amount in enumerate(_AMOUNTS)
    for row in (
        _pay("9/1445", "1/1/1440", STILL_EMPLOYED, amount),
        *((_award("5/3/1439", f"{1 + at % 28}/2/1446", amount),) if at % 4 == 0 else ()),
    )
)
_PRINTED = (
    *("0.07", "0.90", "1", "9.99", "40", "99.05", "100", "999", "999.99", "1000"),
    *("1000.01", "1001", "9999.99", "10050", "99999.09", "100000", "100007.50", "999999.99"),
    *("1000000", "1000001.10", "2000345.06", "12345678.90", "10020030.04"),
)
_AMOUNTS_PRINTED = tuple(
    _pay(f"{1 + at % 12}/1446", "1/1/1440", STILL_EMPLOYED, amount)
    for at, amount in enumerate(_PRINTED)
)
_large = st.builds(
    lambda halalas: _pay(
        "9/1445", "1/1/1440", STILL_EMPLOYED, f"{halalas // 100}.{halalas % 100:02}"
    ),
    st.integers(100_000_000, 9_999_999_999),
)

# Leave


@st.composite
def _over_months(draw: DrawFn) -> str:
    """Yield a leave of days in several Hijri months, and the two days by either calendar."""
    start = draw(_days)
    return _leave(draw(_either)(start), draw(_either)(start + (draw(st.integers(24, 98))) * _DAY))


@st.composite
def _over_new_year(draw: DrawFn) -> str:
    """Yield a leave that passes into another Hijri year."""
    new_year = _first_of(draw(one_of(_YEARS[1:])), 1)
    start = new_year - draw(st.integers(1, 40)) * _DAY
    return _leave(draw(_either)(start), draw(_either)(new_year + draw(st.integers(0, 40)) * _DAY))


@st.composite
def _over_a_year(draw: DrawFn) -> str:
    """Yield a leave in which a month occurs in two years, of days with no form in dispute."""
    start = draw(st.dates(date(2000, 1, 10), date(2027, 9, 1)))
    days = draw(one_of([count for count in range(386, 460) if count not in (401, 402)]))
    return _leave(draw(_either)(start), draw(_either)(start + (days - 1) * _DAY))


@st.composite
def _to_the_end(draw: DrawFn) -> str:
    """Yield a leave that begins on the first day of a month or ends on the last of one."""
    first = _first_of(draw(one_of(_YEARS[1:-1])), draw(st.integers(1, 12)))
    some = draw(st.integers(1, 70)) * _DAY
    start, last = draw(one_of(((first, first + some), (first - some, first - _DAY))))
    return _leave(draw(_either)(start), draw(_either)(last))


_EVERY_MONTH = tuple(
    _leave(_g(_first_of(year, 1)), _g(_of(year, 12, hijri.month_length(year, 12))))
    for year in _YEARS
)
_COUNTS = (
    *range(1, 14),
    *(19, 20, 21, 22, 23, 29, 30, 31, 33, 40, 59, 60, 90, 98, 99, 100, 103, 104, 109, 110, 111),
    *(112, 120, 199, 200, 203, 211, 300, 310, 311),
)


def _so_many(number: int, start: date) -> str:
    """Return a leave of so many days."""
    return _leave(_g(start), _g(start + (number - 1) * _DAY))


_DAY_FORMS = tuple(
    _so_many(number, date(2001 + (5 * at) % 26, 1 + at % 12, 1 + (3 * at) % 28))
    for at, number in enumerate(_COUNTS)
)
_any_count = st.builds(_so_many, st.integers(3, 99), _days)


# Service


@st.composite
def _service(draw: DrawFn, first: Callable[[date], str], last: Callable[[date], str]) -> str:
    """Yield an award of one to fifteen years, no day of a month after the 28th."""
    start = draw(st.dates(date(1999, 6, 1), date(2013, 1, 1)))
    if start.day > 28 or hijri.from_gregorian(start).day > 28:  # noqa: PLR2004
        start += 5 * _DAY
    ending = start + draw(st.integers(400, 5400)) * _DAY
    return _award(first(start), last(ending), draw(_salaries))


@st.composite
def _around_anniversary(draw: DrawFn) -> str:
    """Yield an award whose last day is the one before a whole number of months, or beside it."""
    hijric = draw(st.booleans())
    start = draw(st.dates(date(2000, 1, 1), date(2012, 1, 1)))
    start = _of(hijri.from_gregorian(start).year, 1 + start.month % 12, min(start.day, 28))
    shift = hijri_shift if hijric else gregorian_shift
    if start.day > 28:  # noqa: PLR2004
        start -= 4 * _DAY
    months = draw(one_of((12, 24, 36, 60, 120, 132, 1, 6, 18, 25, 61)))
    last = shift(start, months) + draw(st.integers(-2, 1)) * _DAY
    return _award((_h if hijric else _g)(start), (_h if hijric else _g)(last), draw(_salaries))


def _month_ends() -> tuple[str, ...]:
    """Return awards of service from the last days of months, by either calendar.

    Each of them ends around the last day of a shorter month, or in a month that has all the days.
    """
    rows = []
    long = [
        (year, month)
        for year in range(1421, 1441)
        for month in range(1, 13)
        if hijri.month_length(year, month) == 30  # noqa: PLR2004
    ]
    for at, (year, month) in enumerate(long[::7]):
        start = _of(year, month, 30)
        for months in range(11 + at, 60):
            end = hijri_shift(start, months)
            if hijri.from_gregorian(end).day == 29:  # noqa: PLR2004
                rows += [
                    _award(_h(start), _h(end + move * _DAY), str(4000 + 70 * at))
                    for move in ((-1, 0), (-2, 1), (-1, 2))[at % 3]
                ]
                break
    for at, (start, months) in enumerate(
        (
            *((date(2015, 1, 31), 13), (date(2011, 3, 31), 25), (date(2016, 2, 29), 12)),
            *((date(2008, 2, 29), 36), (date(2012, 2, 29), 48), (date(2019, 8, 31), 18)),
            *((date(2018, 1, 30), 37), (date(2010, 1, 29), 49), (date(2014, 12, 31), 14)),
            *((date(2009, 5, 31), 1), (date(2017, 10, 31), 28), (date(2020, 2, 29), 24)),
        )
    ):
        end = gregorian_shift(start, months)
        rows += [
            _award(_g(start), _g(end + move * _DAY), str(5000 + 90 * at))
            for move in ((-1, 0), (-2, 1), (-1, 2))[at % 3]
        ]
    return tuple(rows)


_MONTH_ENDS = _month_ends()
_TIMES = (
    *((1, 0, 0), (2, 0, 0), (3, 0, 0), (9, 0, 0), (10, 0, 0), (11, 0, 0), (12, 0, 0), (20, 0, 0)),
    *((0, month, 0) for month in range(1, 12)),
    *((0, 0, day) for day in (*range(1, 14), 19, 20, 21, 22, 28)),
    *((1, 1, 1), (2, 2, 2), (3, 3, 3), (10, 10, 10), (11, 11, 11), (1, 0, 1), (0, 1, 2)),
    *((2, 11, 0), (13, 2, 25), (1, 10, 0), (0, 11, 10), (21, 0, 3), (4, 1, 0)),
)


def _served(time: tuple[int, int, int], start: date, *, hijric: bool) -> str:
    """Return an award of so many years, months and days."""
    years, months, days = time
    shift, write = (hijri_shift, _h) if hijric else (gregorian_shift, _g)
    last = shift(start, 12 * years + months) + (days - 1) * _DAY
    return _award(write(start), write(last), "6000")


_SERVICE_FORMS = tuple(
    _served(time, _of(1421 + at % 7, 1 + at % 12, 1 + at % 20), hijric=True)
    if at % 2
    else _served(time, date(2001 + at % 6, 1 + at % 12, 1 + at % 20), hijric=False)
    for at, time in enumerate(_TIMES)
)
_RATES = tuple(
    _served(time, _of(1422 + at % 5, 1 + at % 12, 3 + at), hijric=True)
    for at, time in enumerate(
        (
            *((1, 0, 0), (2, 6, 0), (4, 11, 28), (5, 0, 0), (5, 0, 1), (5, 1, 0), (6, 0, 0)),
            *((7, 3, 15), (10, 0, 0), (12, 8, 9), (15, 5, 5), (20, 0, 0), (0, 8, 0), (0, 0, 12)),
        )
    )
)


@st.composite
def _over_five(draw: DrawFn) -> str:
    start = _of(draw(st.integers(1421, 1430)), draw(st.integers(1, 12)), draw(st.integers(1, 28)))
    time = draw(st.integers(5, 15)), draw(st.integers(0, 11)), draw(st.integers(1, 27))
    return _served(time, start, hijric=True)


CLOSED: dict[str, tuple[str, ...]] = {
    "record-number": _NUMBERS,
    "year-first": _YEAR_FIRST,
    "separators": _SEPARATORS,
    "bidi-marks": _BIDI_MARKS,
    "hijri-names": _HIJRI_NAMES,
    "hijri-spellings": _hijri_named(_HIJRI_SPELLINGS),
    "gregorian-names": _GREGORIAN_NAMES,
    "names-with-marks": _MARKED_NAMES,
    "calendar-marks": _ERA_MARKS,
    "two-dates": _TWO_DATES,
    "pay-month": _PAID_MONTHS,
    "rounding": _HALVES,
    "amount-input": _AMOUNTS_READ,
    "amount-output": _AMOUNTS_PRINTED,
    "every-month": _EVERY_MONTH,
    "day-forms": _DAY_FORMS,
    "service-month-end": _MONTH_ENDS,
    "service-forms": _SERVICE_FORMS,
    "award-rates": _RATES,
}
_MORE: dict[str, SearchStrategy[str]] = {
    "year-first": _any_year_first(),
    "bidi-marks": _any_bidi(),
    "two-dates": _any_two_dates(),
    "rounding": st.one_of(_half_halala(), _near_half()),
    "amount-output": _large,
    "day-forms": _any_count,
    "award-rates": _over_five(),
}

RULES: dict[str, SearchStrategy[str]] = {
    "digits-mixed": _drawn(_mixed_digits(), count=12),
    **{rule: _closed(items, _MORE.get(rule)) for rule, items in CLOSED.items()},
    "record-number": _numbered(),
    "pay-days": _drawn(*(_part_of_month(length, _PARTS) for length in (29, 30)), count=6),
    "pay-borders": _drawn(
        *(_part_of_month(length, (kind,)) for kind in _BORDERS for length in (29, 30)), count=1
    ),
    "leave-months": _drawn(
        _over_months(), _over_new_year(), _over_a_year(), _to_the_end(), count=3
    ),
    "service-hijri": _drawn(_service(_h, _h), count=10),
    "service-gregorian": _drawn(_service(_g, _g), count=10),
    "service-by-start": _drawn(_service(_h, _g), _service(_g, _h)),
    "service-last-day": _drawn(_around_anniversary(), count=12),
}

# A table with a whole list needs no others beside it; that of all the months is very long.
QUOTA = {rule: 6 if rule in CLOSED else 12 for rule in RULES} | {
    "every-month": 3,
    "record-number": 12,
}
