"""Which day belongs to which era, and how its years are counted."""

from __future__ import annotations

import datetime as dt

from localeops.errors import InvalidInputError, OutOfRangeError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

__all__: list[str] = []

# Era, what is subtracted from the Christian year, first day. The decrees are in the module's docs.
JAPANESE = (
    ("reiwa", 2018, dt.date(2019, 5, 1)),
    ("heisei", 1988, dt.date(1989, 1, 8)),
    ("showa", 1925, dt.date(1926, 12, 25)),
    ("taisho", 1911, dt.date(1912, 7, 30)),
    ("meiji", 1867, dt.date(1873, 1, 1)),
)
_OFFSETS = {era: offset for era, offset, _ in JAPANESE}
_FIRST = {
    ("ja", "legal"): dt.date(1873, 1, 1),
    ("th", "legal"): dt.date(1889, 4, 1),
    ("tw", "legal"): dt.date(1582, 10, 15),
    ("ko-dangi", "legal"): dt.date(1948, 9, 25),
    ("ko-dangi", "any"): dt.date(1896, 1, 1),
    ("in-saka", "legal"): dt.date(1957, 3, 22),
    ("in-saka", "any"): dt.date(1582, 10, 15),
}
_LAST = {("ko-dangi", "legal"): dt.date(1961, 12, 31)}
_REASONS = {
    "ja": "until 明治5年12月2日 the lunisolar calendar was in force",
    "th": "until then the lunisolar calendar was in force",
    "tw": "the Gregorian calendar begins there",
    "ko-dangi": "",
    "in-saka": "",
}
_KEPT = dt.date(1868, 1, 1), dt.date(2199, 12, 31)
_NAMES = {"meiji": "明治", "taisho": "大正", "showa": "昭和", "heisei": "平成", "reiwa": "令和"}


def fields_of(date: dt.date, system: str) -> tuple[str, int, int, int]:
    """Return era, year, month and day of a date that is in range."""
    if system == "ja":
        for era, offset, first in JAPANESE:
            if date >= first:
                return era, date.year - offset, date.month, date.day
    if system == "th":
        in_old_year = date.year <= 1940 and date.month <= 3  # noqa: PLR2004
        return "be", date.year + 543 - in_old_year, date.month, date.day
    if system == "tw":
        if date.year >= 1912:  # noqa: PLR2004
            return "minguo", date.year - 1911, date.month, date.day
        return "before-minguo", 1912 - date.year, date.month, date.day
    if system == "ko-dangi":
        return "dangi", date.year + 2333, date.month, date.day
    return _saka_fields(date)


def _saka_fields(date: dt.date) -> tuple[str, int, int, int]:
    year = date.year - 78
    start = _saka_start(year)
    if date < start:
        year -= 1
        start = _saka_start(year)
    left = (date - start).days
    for month, length in enumerate(_saka_lengths(year), 1):
        if left < length:
            break
        left -= length
    return "saka", year, month, left + 1


def _is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def _saka_start(year: int) -> dt.date:
    return dt.date(year + 78, 3, 21 if _is_leap(year + 78) else 22)


def _saka_lengths(year: int) -> tuple[int, ...]:
    return (31 if _is_leap(year + 78) else 30, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30)


def date_of(era: str, year: int, month: int, day: int, *, borders: str = "strict") -> dt.date:
    """Return the Gregorian date, or raise if the era does not have the date."""
    if era == "saka":
        if year + 78 >= dt.MAXYEAR:
            _too_late(era, year)
        length = _saka_lengths(year)[month - 1]
        if day > length:
            _no_such_day(era, year, month, day, length)
        start = _saka_start(year)
        return start + dt.timedelta(sum(_saka_lengths(year)[: month - 1]) + day - 1)
    common = _common_year(era, year, month)
    if common > dt.MAXYEAR:
        _too_late(era, year)
    if common < 1:
        msg = f"{era} goes back to 1582-10-15, got year {year}"
        raise OutOfRangeError(msg)
    length = 31 if month in {1, 3, 5, 7, 8, 10, 12} else 30
    if month == 2:  # noqa: PLR2004
        length = 29 if _is_leap(common) else 28
    if day > length:
        _no_such_day(era, year, month, day, length)
    date = dt.date(common, month, day)
    if era in _OFFSETS:
        _require_japanese(era, year, date, borders)
    return date


def _common_year(era: str, year: int, month: int) -> int:
    """Return the Gregorian year in which a month of an era lies."""
    if era == "be":
        if year == 2483 and month <= 3:  # noqa: PLR2004
            msg = f"B.E. 2483 had nine months, April to December, got month {month}"
            raise InvalidInputError(msg)
        return year - 543 + (year <= 2482 and month <= 3)  # noqa: PLR2004
    if era == "minguo":
        return year + 1911
    if era == "before-minguo":
        return 1912 - year
    if era == "dangi":
        return year - 2333
    return year + _OFFSETS[era]


def _require_japanese(era: str, year: int, date: dt.date, borders: str) -> None:
    """Raise if a date is before 1873 or, with strict borders, in another era."""
    if date < _FIRST["ja", "legal"]:
        require_period(date, "ja", "legal", shown=_japanese(era, year, date))
    real, real_year, _, _ = fields_of(date, "ja")
    if real == era or borders == "lenient":
        return
    index = [name for name, _, _ in JAPANESE].index(era)
    first = JAPANESE[index][2]
    got = f"got {_japanese(era, year, date)}, which is {_japanese(real, real_year, date)}"
    if date < first:
        begun = _japanese(era, first.year - _OFFSETS[era], first)
        msg = f"{_NAMES[era]} began on {begun} ({first}), {got}"
    else:
        last = JAPANESE[index - 1][2] - dt.timedelta(1)
        ended = _japanese(era, last.year - _OFFSETS[era], last)
        msg = f"{_NAMES[era]} ended on {ended} ({last}), {got}"
    raise InvalidInputError(msg)


def _japanese(era: str, year: int, date: dt.date) -> str:
    return f"{_NAMES[era]}{'元' if year == 1 else year}年{date.month}月{date.day}日"


def _too_late(era: str, year: int) -> NoReturn:
    msg = f"{era} dates go to 9999-12-31, got year {year}"
    raise OutOfRangeError(msg)


def _no_such_day(era: str, year: int, month: int, day: int, length: int) -> NoReturn:
    name = _NAMES.get(era, era)
    msg = f"month {month} of {name} {year} has {length} days, got day {day}"
    raise InvalidInputError(msg)


def require_period(date: dt.date, system: str, period: str, shown: str = "") -> None:
    """Raise unless a Gregorian date is in the range of a system."""
    first = _FIRST.get((system, period)) or _FIRST[system, "legal"]
    last = _LAST.get((system, period), dt.date.max)
    if first <= date <= last:
        return
    reason = f": {_REASONS[system]}" if date < first and _REASONS[system] else ""
    msg = f"{system} dates go from {first} to {last}{reason}, got {shown or date}"
    raise OutOfRangeError(msg)


def is_kept(date: dt.date) -> bool:
    """Tell whether the date of a day is kept for the next call."""
    return _KEPT[0] <= date <= _KEPT[1]
