"""Probes of ``ja-wareki-forms``: files of entries in which only one rule is decisive.

Every strategy in `RULES` yields a whole file. Most of its entries come from a finite list that is
gone through in whole (`CLOSED`), so that it does not depend on the seed whether a forgotten item is
found; others are dates drawn for this probe, and a few are plain. Nothing stands in an entry that
the instruction leaves open (year, month or day 0, 廿, dates of the common era before 1873).
"""

from __future__ import annotations

import datetime as dt
import random
from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import results as oracle

from localeops.tasks.strategies import in_some_order

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

__all__ = ["CLOSED", "QUOTA", "RULES", "oracle"]

# Name, square character, initial, first day that the file may have, last one.
_ERAS = (
    ("明治", "㍾", "M", dt.date(1873, 1, 1), dt.date(1912, 7, 29)),
    ("大正", "㍽", "T", dt.date(1912, 7, 30), dt.date(1926, 12, 24)),
    ("昭和", "㍼", "S", dt.date(1926, 12, 25), dt.date(1989, 1, 7)),
    ("平成", "㍻", "H", dt.date(1989, 1, 8), dt.date(2019, 4, 30)),
    ("令和", "㋿", "R", dt.date(2019, 5, 1), dt.date(2048, 12, 31)),
)
_OFFSETS = {"明治": 1867, "大正": 1911, "昭和": 1925, "平成": 1988, "令和": 2018}
_INITIALS = {name: letter for name, _, letter, _, _ in _ERAS}
_SQUARES = {name: square for name, square, _, _, _ in _ERAS}
_DAY = dt.timedelta(1)

_DIGITS = "〇一二三四五六七八九"
_TEN = 10
_REGISTER = str.maketrans("一二三十", "壱弐参拾")
_FULLWIDTH = {code: chr(code + 0xFEE0) for code in range(0x21, 0x7F)}
_MARKS = "./-・"


# How a date is written


def _tens(number: int) -> str:
    """Return a number below 100 in kanji numerals with tens: 二十五."""
    tens, ones = divmod(number, _TEN)
    before = "" if tens == 0 else "十" if tens == 1 else f"{_DIGITS[tens]}十"
    return before + (_DIGITS[ones] if ones else "")


def _places(number: int) -> str:
    """Return a number in kanji numerals by places: 二五."""
    return "".join(_DIGITS[int(digit)] for digit in str(number))


def _register(number: int) -> str:
    """Return a number below 100 as family registers write it: 弐拾五."""
    return _tens(number).translate(_REGISTER)


def _zero(number: int) -> str:
    return f"{number:02}"


def _first(number: int, written: Callable[[int], str] = str) -> str:
    """Return the number of a year, 元 for the first one."""
    return "元" if number == 1 else written(number)


def _by_units(year: str, month: str, day: str) -> str:
    return f"{year}年{month}月{day}日"


def _by(mark: str) -> Callable[[str, str, str], str]:
    return lambda year, month, day: mark.join((year, month, day))


_LAYOUTS = (_by_units, *map(_by, _MARKS))
_NUMBERS = (str, _zero, _tens, _places)


def _in_era(date: dt.date, era: str = "") -> tuple[str, int]:
    """Return era and year of a date, in another era than its own if one is named."""
    name = era or next(name for name, _, _, first, last in _ERAS if first <= date <= last)
    return name, date.year - _OFFSETS[name]


def _plain(date: dt.date, era: str = "") -> str:
    name, year = _in_era(date, era)
    return f"{name}{_first(year)}年{date.month}月{date.day}日"


def _any_way(rng: random.Random, date: dt.date, era: str = "") -> str:
    """Return a date in a drawn combination of ways to write it."""
    name, year = _in_era(date, era)
    number, layout = rng.choice(_NUMBERS), rng.choice(_LAYOUTS)
    shown = rng.choice((name, name, name[0], _SQUARES[name], _INITIALS[name]))
    first = rng.choice((_first(year, number), number(year)))
    return layout(f"{shown}{first}", number(date.month), number(date.day))


def _between(rng: random.Random, first: dt.date, last: dt.date) -> dt.date:
    return first + rng.randrange((last - first).days + 1) * _DAY


def _of_era(rng: random.Random, name: str) -> dt.date:
    return next(_between(rng, first, last) for era, _, _, first, last in _ERAS if era == name)


def _any_date(rng: random.Random) -> dt.date:
    return _of_era(rng, rng.choice(tuple(_OFFSETS)))


# Files

_ITEMS = ("生年月日", "届出年月日", "転入年月日", "婚姻年月日", "加入年月日", "申請日", "有効期限")


@st.composite
def _file(
    draw: DrawFn, closed: Sequence[str], drawn: Callable[[random.Random], list[str]] | None = None
) -> str:
    """Yield a file with all of a closed list, what is drawn beside it and a few plain entries."""
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))  # noqa: S311 - nothing secret
    plain = [_plain(_of_era(rng, rng.choice(("昭和", "平成")))) for _ in range(3)]
    rows = draw(in_some_order([*closed, *(drawn(rng) if drawn else ()), *plain]))
    letter, start = rng.choice("AKNSZ"), rng.randrange(1, 9000)
    return "".join(
        f"{letter}-{start + at:04},{rng.choice(_ITEMS)},{row}\n" for at, row in enumerate(rows)
    )


# Receipt numbers and items that a folded or trimmed line does not keep.
_KEYS = ("Ｋ－０７３１", "k-0012", "Ｎｏ．１５", "№16", "A 0017", " A-0018", "A-0019　", "ｱ-0020")
_KEPT_ITEMS = (
    *("生年月日（世帯主）", "被保険者２　生年月日", "届出 年月日", " 申請日", "申請日 "),
    *("転入年⽉⽇", "㍻の有効期限", "加入年月日②", "ﾃﾝｼｭﾂ年月日", "Ｒ６喪失年月日", "　申請日　"),
)
_KEPT_DATES = ("令和5年4月1日", "昭和39年10月10日", "平成12年12月31日", "不明")


@st.composite
def _kept(draw: DrawFn) -> str:
    """Yield a file with each of these receipt numbers and items."""
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))  # noqa: S311 - nothing secret
    heads = [*((key, rng.choice(_ITEMS)) for key in _KEYS), *(("B-7", it) for it in _KEPT_ITEMS)]
    rows = draw(in_some_order(heads))
    return "".join(f"{key},{item},{rng.choice(_KEPT_DATES)}\n" for key, item in rows)


def _dates(
    count: int, write: Callable[[random.Random, dt.date], str]
) -> Callable[[random.Random], list[str]]:
    """Return what draws so many dates of any era and writes each of them."""
    return lambda rng: [write(rng, _any_date(rng)) for _ in range(count)]


# First years and borders

_FIRST_YEARS = (
    *("大正元年12月1日", "昭和元年12月28日", "平成元年4月1日", "令和元年10月22日"),
    *("大正1年8月30日", "昭和1年12月31日", "平成1年2月24日", "令和1年5月7日"),
    *(
        "T元.9.13",
        "S元.12.26",
        "H元.6.3",
        "R元.12.31",
        "T1/11/5",
        "S01/12/27",
        "H1-1-31",
        "R01.08.15",
    ),
    *("大元・10・1", "昭元・12・30", "平元・7・20", "令元・9・9", "㍽元年8月1日", "㍼元年12月29日"),
    *("㍻元年11月9日", "㋿元年6月28日", "大正一年八月三十一日", "昭和元年一二月二六日"),
    *("平成元年三月十日", "令和壱年拾月壱日", "大正元/9/1", "平成元-5-5", "Ｒ元．７．１"),
)


def _first_years(rng: random.Random) -> list[str]:
    """Return drawn dates of first years."""
    dates = [
        _between(rng, first, dt.date(first.year, 12, 31)) for _, _, _, first, _ in _ERAS[1:] * 3
    ]
    return [_any_way(rng, date) for date in dates]


_FIRST_DAYS = tuple(first for _, _, _, first, _ in _ERAS[1:])
_LAST_DAYS = tuple(first - _DAY for first in _FIRST_DAYS)
_BORDER_DAYS = (
    *map(_plain, (*_FIRST_DAYS, *_LAST_DAYS)),
    *("T1.7.30", "S1.12.25", "H1.1.8", "R1.5.1", "M45.7.29", "T15.12.24", "S64.1.7", "H31.4.30"),
)


def _borders(rng: random.Random) -> list[str]:
    return [_any_way(rng, date) for date in (*_FIRST_DAYS, *_LAST_DAYS)]


_BEFORE = tuple(
    _plain(date, _in_era(first)[0])
    for first in _FIRST_DAYS
    for date in (first - _DAY, dt.date(first.year, 1, 1))
)
_AFTER = tuple(
    _plain(date, _in_era(first - _DAY)[0])
    for first in _FIRST_DAYS
    for date in (first, first + _DAY, dt.date(first.year, 12, 31))
)


def _before(rng: random.Random) -> list[str]:
    """Return drawn dates in the first year of an era, before its first day."""
    return [
        _any_way(rng, _between(rng, dt.date(first.year, 1, 1), first - _DAY), _in_era(first)[0])
        for first in _FIRST_DAYS * 2
    ]


def _after(rng: random.Random) -> list[str]:
    """Return drawn dates in the last year of an era, after its last day."""
    return [
        _any_way(rng, _between(rng, first, dt.date(first.year, 12, 31)), _in_era(first - _DAY)[0])
        for first in _FIRST_DAYS * 2
    ]


_TOO_LONG = (
    *("明治46年1月1日", "大正16年1月1日", "昭和65年1月1日", "平成32年1月1日", "昭和100年1月1日"),
    *("明治46年12月31日", "大正16年12月25日", "昭和65年1月8日", "平成32年5月1日", "平成33年4月1日"),
    *("M50.3.3", "T20/7/30", "S70-10-1", "Ｈ３６・１１・３", "㍻35年8月8日", "昭66年6月6日"),
    *("平成三十二年四月一日", "昭和六十五年二月一日", "大正一七年五月五日", "明治五拾年拾月参日"),
    # Reiwa has no last year, nor has the common era.
    *("令和99年12月31日", "R83/3/1", "2099年12月31日", "2150-01-01"),
)


def _too_long(rng: random.Random) -> list[str]:
    """Return drawn dates in years that an era does not have."""
    dates = []
    for name, _, _, _, last in _ERAS[:-1] * 2:
        year = last.year + rng.randint(1, 30)
        date = _between(rng, dt.date(year, 3, 1), dt.date(year, 12, 31))  # no leap day
        dates.append(_any_way(rng, date, name))
    return dates


# The calendar

_NO_DAYS = (
    *("2月30日", "2月31日", "4月31日", "6月31日", "9月31日", "11月31日", "13月1日", "1月32日"),
    *("12月32日", "14月10日", "3月35日", "5月45日", "7月32日", "8月32日", "10月32日", "20月5日"),
)
_NO_SUCH_DAYS = (
    *(
        "平成30年2月29日",
        "昭和55年4月31日",
        "令和3年6月31日",
        "大正10年9月31日",
        "明治40年11月31日",
    ),
    *("H12.2.30", "S48/13/1", "R4-12-32", "2023年2月29日", "2024/2/30", "1999-4-31"),
    *("昭和三十年九月三十一日", "平成二年一三月一日", "西暦2001年11月31日", "明治参拾年弐月参拾日"),
)


def _no_such_days(rng: random.Random) -> list[str]:
    """Return each of these months and days in a drawn year that an era has in whole."""
    years = [(name, first.year + 1, last.year - 1) for name, _, _, first, last in _ERAS]
    rows = []
    for day in _NO_DAYS:
        name, low, high = rng.choice(years)
        year = rng.randint(low, high)
        rows.append(f"{rng.choice((f'{name}{year - _OFFSETS[name]}', str(year)))}年{day}")
    return rows


def _is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


_LEAP_DAYS = (
    *(_plain(dt.date(year, 2, 29)) for year in range(1873, 2049) if _is_leap(year)),
    *("明治33年2月29日", "1900年2月29日", "M33.2.29", "明治三十三年二月二十九日"),
    *("2000年2月29日", "1904/2/29", "平成十二年二月二十九日"),
)


def _no_leap_days(rng: random.Random) -> list[str]:
    """Return 29 February of drawn years without it."""
    years = rng.sample([year for year in range(1874, 2040) if not _is_leap(year)], 12)
    return [_plain(dt.date(year, 2, 28)).replace("28日", "29日") for year in years]


_BOTH_WRONG = (
    *(
        "昭和65年2月30日",
        "平成31年6月31日",
        "令和元年2月30日",
        "大正元年4月31日",
        "大正16年9月31日",
    ),
    *(
        "明治45年11月31日",
        "昭和64年4月31日",
        "平成40年13月1日",
        "明治46年6月31日",
        "平成元年1月32日",
    ),
    *(
        "S70.2.31",
        "H33/11/31",
        "昭和元年2月30日",
        "T20-13-5",
        "M45・12・32",
        "平三十五年四月三十一日",
    ),
)


def _both_wrong(rng: random.Random) -> list[str]:
    """Return days that no year has, in drawn years that their era does not have."""
    return [
        f"{name}{last.year - _OFFSETS[name] + rng.randint(1, 30)}年{rng.choice(_NO_DAYS)}"
        for name, _, _, _, last in _ERAS[:-1] * 2
    ]


_OLD = (
    *("明治元年9月8日", "明治1年10月23日", "明治2年4月30日", "明治3年11月20日", "明治4年2月30日"),
    *("明治5年12月2日", "明治5年12月3日", "明治5年1月1日", "M5.12.2", "M4/7/14", "M元・9・8"),
    *(
        "明5-2-30",
        "㍾3年4月30日",
        "Ｍ５．１２．３",
        "m2.6.30",
        "明治五年十二月二日",
        "明治壱年拾月弐日",
    ),
    *("明治四年二月三十日", "明治二年七月八日", "明治5年11月9日", "明治05年12月31日"),
)
_NEW = (
    "明治6年1月1日",
    "M6.1.1",
    "明治六年一月一日",
    "1873年1月1日",
    "明治6年12月31日",
    "明6/2/28",
)


def _old(rng: random.Random) -> list[str]:
    """Return drawn dates of the old calendar."""
    rows = []
    for _ in range(10):
        year, month, day = rng.randint(1, 5), rng.randint(1, 12), rng.randint(1, 30)
        number, layout = rng.choice(_NUMBERS), rng.choice(_LAYOUTS)
        name = rng.choice(("明治", "明", "M", "㍾"))
        rows.append(layout(f"{name}{_first(year, number)}", number(month), number(day)))
    return rows


# Names of eras

_SQUARE = (
    *("㍾33年5月10日", "㍽12年9月1日", "㍼45年3月14日", "㍻23年3月11日", "㋿3年7月23日"),
    *(
        "㍾44.1.15",
        "㍽2/2/2",
        "㍼63-11-8",
        "㍻10・2・7",
        "㋿6.12.31",
        "㍾四十年八月三日",
        "㋿二年六月一日",
    ),
)


def _square(_: random.Random, date: dt.date) -> str:
    name, year = _in_era(date)
    return f"{_SQUARES[name]}{_first(year)}年{date.month}月{date.day}日"


_RADICALS = dict(zip("一二八十大日月", "⼀⼆⼋⼗⼤⽇⽉", strict=True))
_COMPATIBLE = {"拾": "\uf973", "年": "\uf98e", "令": "\uf9a8", "六": "\uf9d1"}
_LOOKALIKE = str.maketrans(_RADICALS | _COMPATIBLE)
_UNITS_ONLY = str.maketrans({"日": "⽇", "月": "⽉"})
_PASTED = tuple(
    text.translate(_LOOKALIKE)
    for text in (
        *(
            "令和5年4月1日",
            "大正8年11月3日",
            "大8.11.3",
            "昭和二十八年十二月八日",
            "昭和一八年二月一日",
        ),
        *("平成六年六月六日", "昭和拾六年拾弐月八日", "令6年8月12日", "明治八年一月十日"),
    )
)


def _pasted(rng: random.Random, date: dt.date) -> str:
    number = rng.choice((str, _tens, _places, _register))
    name, year = _in_era(date)
    text = f"{name}{_first(year, number)}年{number(date.month)}月{number(date.day)}日"
    return text.translate(rng.choice((_LOOKALIKE, _UNITS_ONLY, _RADICALS_ONLY)))


_RADICALS_ONLY = str.maketrans(_RADICALS)
_LETTERS = tuple(
    text
    for capital in (
        *("M45.7.29", "T9/6/5", "S50-12-24", "H20・8・8", "R3.2.28", "M30年10月1日", "T5年3月3日"),
        *("S元年12月31日", "H7年1月17日", "R2年4月7日", "S39/10/10", "H05.05.05", "R元.5.31"),
    )
    for text in (capital, capital.lower())
)


def _letter(rng: random.Random, date: dt.date) -> str:
    name, year = _in_era(date)
    letter, layout = _INITIALS[name].lower(), rng.choice(_LAYOUTS)
    return layout(f"{letter}{_first(year)}", str(date.month), str(date.day))


_WIDE = tuple(
    text.translate(_FULLWIDTH)
    for text in (
        *("M36.11.14", "T14/10/29", "S58-7-20", "H31.4.30", "R6/8/15", "m29-3-7", "t3.6.28"),
        *("s47/9/5", "h16-12-8", "r2.10.10", "昭和47年5月15日", "平成30年6月29日", "1985年8月12日"),
        *("2016/04/17", "令和元年5月1日", "大正9年10月1日", "昭60.3.17"),
    )
)


def _wide(rng: random.Random, date: dt.date) -> str:
    name, year = _in_era(date)
    mark, letter = rng.choice("./-"), rng.choice((_INITIALS[name], _INITIALS[name].lower()))
    return f"{letter}{year}{mark}{date.month}{mark}{date.day}".translate(_FULLWIDTH)


_SHORT = (
    *("明45年7月29日", "大12年9月1日", "昭64年1月7日", "平31年4月30日", "令5年5月8日", "明40.1.2"),
    *("大3/4/5", "昭20-8-15", "平7・1・17", "令元.9.1", "昭三十九年十月十日", "平成三・四・五"),
)


def _short(rng: random.Random, date: dt.date) -> str:
    name, year = _in_era(date)
    layout = rng.choice(_LAYOUTS)
    return layout(f"{name[0]}{_first(year)}", str(date.month), str(date.day))


# Numbers


def _each_number(write: Callable[[int], str]) -> tuple[str, ...]:
    """Return dates of Showa that have each number a year, a month or a day can be."""
    rows = []
    for year in range(2, 65):
        month, day = (year - 1) % 12 + 1, (year - 1) % 31 + 1
        if day > 28:  # noqa: PLR2004 - every month has so many days
            month = (1, 3, 5, 7, 8, 10, 12)[year % 7]
        if year == 64:  # noqa: PLR2004 - seven days of January
            month, day = 1, 5
        rows.append(_by_units(f"昭和{write(year)}", write(month), write(day)))
    return tuple(rows)


def _numbered(write: Callable[[int], str]) -> Callable[[random.Random, dt.date], str]:
    """Return what writes a date with such numbers, in a drawn layout."""

    def written(rng: random.Random, date: dt.date) -> str:
        name, year = _in_era(date)
        layout = rng.choice((_by_units, _by_units, _by("・")))
        return layout(f"{name}{_first(year, write)}", write(date.month), write(date.day))

    return written


_WESTERN = (
    *("2019年5月1日", "2019/5/1", "2019-05-01", "2019.5.1", "2019・5・1", "西暦2019年5月1日"),
    *("１９８９年１月７日", "１９８９／１／８", "1926年12月25日", "1912.7.30", "西暦1945年8月15日"),
    *("二〇一九年五月一日", "一九八九年一月八日", "二〇〇〇年一二月三一日", "一九六四・一〇・一〇"),
    *("西暦二〇二四年二月二十九日", "1873年1月1日", "2038-01-19", "西暦1970/01/01"),
)


def _western(rng: random.Random, date: dt.date) -> str:
    number, layout = rng.choice((str, _zero, _places)), rng.choice(_LAYOUTS)
    year = _places(date.year) if number is _places else str(date.year)
    return rng.choice(("", "", "西暦")) + layout(year, number(date.month), number(date.day))


# Blanks, marks, and what is no date

_SPACED = (
    *("平成 元 年 1 月 8 日", "昭和　六十四年　一月　七日", "令和　元年５月　１日", "S 64. 1. 7"),
    *("H 31 / 4 / 30", "　令和5年10月1日", "昭和50年 6月21日 ", "２０１９　年　５　月　１　日"),
    *(
        "㍻　３０年　２月　３日",
        "昭 ５０ － ６ － ２１",
        "大 正 1 5 年 1 2 月 2 4 日",
        "M 4 5 ・ 7 ・ 2 9",
    ),
    *("西暦 1999 年 7 月 20 日", "昭　和　四　十　年　十　月　二　日", "R　元．６．３"),
)


def _spaced(rng: random.Random, date: dt.date) -> str:
    return "".join(char + rng.choice(("", "", " ", "　")) for char in _any_way(rng, date))


_DOTTED = (
    *("昭和64・1・7", "平成元・1・8", "令和元・5・1", "S39・10・10", "H７・１・１７", "昭50･6･21"),
    *(
        "R6･12･31",
        "大正十二・九・一",
        "昭和二〇･八･一五",
        "2019・5・1",
        "１９８９･１･８",
        "㍻23･3･11",
    ),
    *("昭和50 ・ 6 ・ 21", "明治三十三・五・十"),
)


def _dotted(rng: random.Random, date: dt.date) -> str:
    name, year = _in_era(date)
    number, mark = rng.choice(_NUMBERS), rng.choice("・･")
    return _by(mark)(f"{name}{_first(year, number)}", number(date.month), number(date.day))


_BLANK = (
    *(
        "",
        " ",
        "　",
        "　　 　",
        "年月日",
        "　　年　　月　　日",
        "平成　　年　　月　　日",
        "昭和年月日",
    ),
    *(
        "令和　　年　　月　　日",
        "明治・大正・昭和・平成・令和　年　月　日",
        "西暦　　　年　　月　　日",
    ),
    *(
        "明・大・昭・平・令　　年　　月　　日",
        "昭・平・令 年 月 日",
        "令　年　月　日",
        "昭和・平成",
    ),
    *(
        "㍼・㍻・㋿　年　月　日",
        "平成　　年",
        "西暦・令和　　年　　月　　日",
        "大　正　　年　　月　　日",
    ),
    *("昭和　　年　　⽉　　⽇", "明治　年　月　日", "　・　・　", "月　日"),
    *(
        "㍾・㍽　年　月　日",
        "明･大･昭･平･令　年　月　日",
        "⼤正　　\uf98e　　月　　日",
        "\uf9a8年月日",
    ),
)
_UNREAD = (
    *("不明", "同上", "別紙のとおり", "未定", "なし", "令和5年4月吉日", "昭和20年8月頃"),
    *("令和6年10月", "平成31年", "12月24日", "31.4.30", "昭和50年6月　日", "令和　年5月1日"),
    *("平成7年1月17日頃", "平成3年10月1日生", "昭和60年4月1日から", "約昭和50年6月21日"),
    *(
        "令和6年10月2日(水)",
        "令和6年10月2日㈬",
        "平成31年4月30日まで",
        "H31.4.30以降",
        "旧2019年5月1日",
    ),
    *(
        "令和元年5月1日・2日",
        "2019/5/1 10:30",
        "生年月日昭和39年10月10日",
        "S39.10.10?",
        "昭和39年",
    ),
    *(
        "令和六年十月吉日",
        "大正12年9月1日11時58分",
        "昭和64年1月7日朝",
        "R6.12.31付",
        "2024年",
        "2024.12",
    ),
    # Initials are not printed on the form, nor are other words made of characters that are.
    *("S　　年　　月　　日", "ｈ　年　月　日", "M・T・S・H・R　　年　　月　　日", "R"),
    *("正月", "-", "／"),
    # A year that has neither an era nor four digits, 元 for more than a year, no year.
    *("元年5月1日", "25年4月1日", "西暦元年5月1日", "西暦25年4月1日", "西暦平成25年4月1日"),
    *("令和7年元日", "平成2年1月元日", "平成2年元月3日", "平成年5月1日", "R.5.1", "2024年元月1日"),
    # Marks that are mixed or missing.
    *("R6.4/1", "2024/5-1", "昭和50・6.21", "R6年4.1", "令和6年4月1", "令和6年4/1", "2024年5.1日"),
    *("平成10年1231日", "平成10年12月3", "2024.5.1日", "二〇二四年五月一"),
)


def _mixed(rng: random.Random) -> list[str]:
    """Return drawn dates with two different marks."""
    rows = []
    for _ in range(6):
        date, (one, other) = _any_date(rng), rng.sample(_MARKS, 2)
        name, year = _in_era(date)
        rows.append(f"{_INITIALS[name]}{_first(year)}{one}{date.month}{other}{date.day}")
    return rows


def _with_extras(rng: random.Random) -> list[str]:
    """Return drawn dates with something before or behind them."""
    after = ("頃", "ごろ", "生", "～", "より", "?", "（月）", "付け", "届出", "以前")
    rows = []
    for extra in after:
        text = _any_way(rng, _any_date(rng))
        rows.append(rng.choice((f"{text}{extra}", f"{text}{extra}", f"約{text}")))
    return rows + _mixed(rng)


def _combined(rng: random.Random, date: dt.date) -> str:
    """Return a date with anything that another rule has: letters, widths, blanks, PDF."""
    name, year = _in_era(date)
    number, layout = rng.choice((*_NUMBERS, _register)), rng.choice(_LAYOUTS)
    letter, first = _INITIALS[name], rng.choice((_first(year, number), number(year)))
    shown = rng.choice((name, name[0], _SQUARES[name], letter, letter.lower()))
    text = layout(f"{shown}{first}", number(date.month), number(date.day))
    text = text.translate(rng.choice(({}, _FULLWIDTH, _LOOKALIKE)))
    return "".join(char + rng.choice(("", "", "", "", " ", "　")) for char in text)


_TENS = ("平成元年十二月三十一日", *_each_number(_tens))
_REGISTERED = ("平成元年拾弐月参拾壱日", *_each_number(_register))
_PLACED = ("平成元年一二月三一日", *_each_number(_places))

CLOSED: dict[str, tuple[str, ...]] = {
    "first-year": _FIRST_YEARS,
    "border-day": _BORDER_DAYS,
    "border-before": _BEFORE,
    "border-after": _AFTER,
    "era-too-long": _TOO_LONG,
    "no-such-day": (*_NO_SUCH_DAYS, *_NO_DAYS),
    "leap-day": _LEAP_DAYS,
    "both-wrong": _BOTH_WRONG,
    "old-calendar": (*_OLD, *_NEW),
    "square-era": _SQUARE,
    "pasted": _PASTED,
    "letter-case": _LETTERS,
    "fullwidth": _WIDE,
    "short-era": _SHORT,
    "kanji-tens": _TENS,
    "kanji-places": _PLACED,
    "kanji-register": _REGISTERED,
    "common-era": _WESTERN,
    "blanks-anywhere": _SPACED,
    "middle-dot": _DOTTED,
    "nothing-filled-in": tuple(f",{row}\n" for row in _BLANK),
    "no-date": _UNREAD,
    "kept-fields": tuple(f"{kept}," for kept in (*_KEYS, *_KEPT_ITEMS)),
}

RULES: dict[str, SearchStrategy[str]] = {
    "first-year": _file(_FIRST_YEARS, _first_years),
    "border-day": _file(_BORDER_DAYS, _borders),
    "border-before": _file(_BEFORE, _before),
    "border-after": _file(_AFTER, _after),
    "era-too-long": _file(_TOO_LONG, _too_long),
    "no-such-day": _file(_NO_SUCH_DAYS, _no_such_days),
    "leap-day": _file(_LEAP_DAYS, _no_leap_days),
    "both-wrong": _file(_BOTH_WRONG, _both_wrong),
    "old-calendar": _file((*_OLD, *_NEW), _old),
    "square-era": _file(_SQUARE, _dates(8, _square)),
    "pasted": _file(_PASTED, _dates(8, _pasted)),
    "letter-case": _file(_LETTERS, _dates(8, _letter)),
    "fullwidth": _file(_WIDE, _dates(8, _wide)),
    "short-era": _file(_SHORT, _dates(8, _short)),
    "kanji-tens": _file(_TENS, _dates(8, _numbered(_tens))),
    "kanji-places": _file(_PLACED, _dates(8, _numbered(_places))),
    "kanji-register": _file(_REGISTERED, _dates(8, _numbered(_register))),
    "common-era": _file(_WESTERN, _dates(10, _western)),
    "blanks-anywhere": _file(_SPACED, _dates(8, _spaced)),
    "middle-dot": _file(_DOTTED, _dates(8, _dotted)),
    "nothing-filled-in": _file(_BLANK),
    "no-date": _file(_UNREAD, _with_extras),
    "kept-fields": _kept(),
    "any-combination": _file((), _dates(30, _combined)),
}

QUOTA = 10
