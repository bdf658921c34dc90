"""Which day belongs to which era, how its years are counted, and how far each system goes."""

from __future__ import annotations

import datetime as dt
from bisect import bisect_right

from localeops.errors import InvalidInputError, OutOfRangeError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

__all__: list[str] = []

# Era, what its years are less than those of the common era, first day; latest first.
_JAPANESE = (
    ("reiwa", 2018, dt.date(2019, 5, 1)),
    ("heisei", 1988, dt.date(1989, 1, 8)),
    ("showa", 1925, dt.date(1926, 12, 25)),
    ("taisho", 1911, dt.date(1912, 7, 30)),
    ("meiji", 1867, dt.date(1873, 1, 1)),
)
_OFFSETS = {era: offset for era, offset, _ in _JAPANESE}
SYSTEMS = {
    **dict.fromkeys(("meiji", "taisho", "showa", "heisei", "reiwa"), "ja"),
    "be": "th",
    "minguo": "tw",
    "before-minguo": "tw",
    "dangi": "ko-dangi",
    "saka": "in-saka",
}
ERAS = tuple(SYSTEMS)
_BUDDHIST = 543
_LAST_OLD_YEAR = 2482  # B.E.; the year after it began in April too, and ended in December
_LAST_APRIL = 1940  # the last year of the common era in which a Thai year began in April
_MARCH = 3
_MINGUO = 1911
_DANGI = 2333
_SAKA = 78
# The days before each month of the Saka year, and in all: 30 or 31, five times 31, then 30.
_BEFORE = (0, 30, 61, 92, 123, 154, 185, 215, 245, 275, 305, 335, 365)
_BEFORE_LEAP = (0, *(days + 1 for days in _BEFORE[1:]))
_FEBRUARY = 2
_LAST_OF_SAKA = (10, 10)  # month and day of the last `datetime.date`
_GREGORIAN = dt.date(1582, 10, 15)

# First and last day, and why there are no others.
_RANGES = {
    ("ja", "any"): (
        dt.date(1873, 1, 1),
        dt.date.max,
        "until 明治5年12月2日 the lunisolar calendar was in force",
    ),
    ("th", "any"): (
        dt.date(1889, 4, 1),
        dt.date.max,
        "until 31 March R.S. 107 the lunisolar calendar was in force",
    ),
    ("tw", "any"): (_GREGORIAN, dt.date.max, "there is no Gregorian calendar before"),
    ("ko-dangi", "legal"): (
        dt.date(1948, 9, 25),
        dt.date(1961, 12, 31),
        "the law knows no others, period='any' does",
    ),
    ("ko-dangi", "any"): (
        dt.date(1896, 1, 1),
        dt.date.max,
        "until then the lunisolar calendar was in force",
    ),
    ("in-saka", "legal"): (
        dt.date(1957, 3, 22),
        dt.date.max,
        "it is in force since then, period='any' takes earlier days",
    ),
    ("in-saka", "any"): (_GREGORIAN, dt.date.max, "there is no Gregorian calendar before"),
}
for _system in ("ja", "th", "tw"):
    _RANGES[_system, "legal"] = _RANGES[_system, "any"]
_KEPT = dt.date(1873, 1, 1), dt.date(2100, 12, 31)

Fields = tuple[str, int, int, int]


def fields_of(date: dt.date, system: str) -> Fields:
    """Return era, year, month and day of a date that is in range."""
    year, month = date.year, date.month
    if system == "ja":
        era, offset = next((era, offset) for era, offset, first in _JAPANESE if date >= first)
        return era, year - offset, month, date.day
    if system == "th":
        before_april = year <= _LAST_APRIL and month <= _MARCH
        return "be", year + _BUDDHIST - before_april, month, date.day
    if system == "tw":
        if year > _MINGUO:
            return "minguo", year - _MINGUO, month, date.day
        return "before-minguo", _MINGUO + 1 - year, month, date.day
    if system == "ko-dangi":
        return "dangi", year + _DANGI, month, date.day
    return _saka_fields(date)


def date_of(fields: Fields, *, borders: str = "strict", period: str = "any") -> dt.date:
    """Return the Gregorian date, or raise if the era does not have the date."""
    era, year, month, day = fields
    common = _common_year(era, year, month)
    if not 1 <= common <= dt.MAXYEAR:
        _refuse_year(fields, common, period)
    length = saka_length(year, month) if era == "saka" else _length(common, month)
    if day > length:
        msg = f"month {month} of {era} {year} has {length} days, got day {day}"
        raise InvalidInputError(msg)
    if era == "saka":
        if common == dt.MAXYEAR and (month, day) > _LAST_OF_SAKA:
            _refuse_year(fields, common, period)
        date = _saka_start(year) + dt.timedelta(_saka_before(year)[month - 1] + day - 1)
    else:
        date = dt.date(common, month, day)
    require_period(date, SYSTEMS[era], period, fields)
    if era in _OFFSETS and borders == "strict":
        _require_era(fields, date)
    return date


def require_period(date: dt.date, system: str, period: str, fields: Fields | None = None) -> None:
    """Raise unless a Gregorian date, which *fields* have named, is in the range of a system."""
    first, last, reason = _RANGES[system, period]
    if first <= date <= last:
        return
    got = _written(fields) if fields else str(date)
    msg = f"dates of {system!r} go from {first} to {last}: {reason}; got {got}"
    raise OutOfRangeError(msg)


def is_kept(date: dt.date) -> bool:
    """Tell whether what a day converts to is kept: not that of millennia."""
    return _KEPT[0] <= date <= _KEPT[1]


def saka_length(year: int, month: int) -> int:
    """Return the number of days of a month of the Indian national calendar."""
    before = _saka_before(year)
    return before[month] - before[month - 1]


def _saka_fields(date: dt.date) -> Fields:
    """Return era, year, month and day of the Indian national calendar."""
    year = date.year - _SAKA
    if date < _saka_start(year):
        year -= 1
    left = (date - _saka_start(year)).days
    month = bisect_right(_saka_before(year), left)
    return "saka", year, month, left - _saka_before(year)[month - 1] + 1


def _saka_before(year: int) -> tuple[int, ...]:
    """Return the number of days before each month of a year, and of the whole year."""
    return _BEFORE_LEAP if _is_leap(year + _SAKA) else _BEFORE


def _saka_start(year: int) -> dt.date:
    """Return the first day of a year: the day after the vernal equinox."""
    common = year + _SAKA
    return dt.date(common, _MARCH, 21 if _is_leap(common) else 22)


def _is_leap(year: int) -> bool:
    """Tell whether a year of the common era is a leap year."""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def _length(year: int, month: int) -> int:
    """Return the number of days of a Gregorian month."""
    if month == _FEBRUARY:
        return 29 if _is_leap(year) else 28
    return 30 if month in {4, 6, 9, 11} else 31


def _common_year(era: str, year: int, month: int) -> int:
    """Return the year of the common era in which a month lies, of Saka the one it begins in."""
    if era == "be":
        if year == _LAST_OLD_YEAR + 1 and month <= _MARCH:
            msg = (
                f"year 2483 of the Buddhist Era had nine months, April to December, got month "
                f"{month}: January 1941 is in year 2484"
            )
            raise InvalidInputError(msg)
        return year - _BUDDHIST + (year <= _LAST_OLD_YEAR and month <= _MARCH)
    if era == "minguo":
        return year + _MINGUO
    if era == "before-minguo":
        return _MINGUO + 1 - year
    if era == "dangi":
        return year - _DANGI
    return year + (_SAKA if era == "saka" else _OFFSETS[era])


def _refuse_year(fields: Fields, common: int, period: str) -> NoReturn:
    """Raise for a date in a year that `datetime.date` does not have, or has in part."""
    system = SYSTEMS[fields[0]]
    first, last, reason = _RANGES[system, period]
    because = f": {reason}" if common < 1 else ""
    msg = f"dates of {system!r} go from {first} to {last}{because}; got {_written(fields)}"
    raise OutOfRangeError(msg)


def _require_era(fields: Fields, date: dt.date) -> None:
    """Raise if a Japanese date is of another era than it says."""
    era = fields[0]
    real = fields_of(date, "ja")
    if real[0] == era:
        return
    place = [name for name, _, _ in _JAPANESE].index(era)
    border, first = "began", _JAPANESE[place][2]
    if date >= first:
        border, first = "ended", _JAPANESE[place - 1][2] - dt.timedelta(1)
    at = _written((era, first.year - _OFFSETS[era], first.month, first.day))
    msg = f"{era} {border} on {at}, {first}; got {_written(fields)}, which is {_written(real)}"
    raise InvalidInputError(msg)


def _written(fields: Fields) -> str:
    """Return a date as an error shows it."""
    from localeops.calendars.eras._writing import written

    return written(fields)
