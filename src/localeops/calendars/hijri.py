"""Hijri (Islamic) dates, converted by one of four tables that each have a name.

A Hijri year has twelve lunar months and 353 to 356 days. Which day a month begins with depends on
who says so; the tables disagree by one or two days in many months.
"""

from __future__ import annotations

import datetime as dt

from localeops.calendars._hijri_tables import MONTHS, TABLES, Reckoning, reckoning
from localeops.calendars._value import DateValue, require_date, require_whole
from localeops.errors import InvalidTypeError, require_choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Literal

    Table = Literal["umm-al-qura", "umm-al-qura-icu", "civil", "astronomical-tabular"]

__all__ = ["HijriDate", "from_gregorian", "month_length", "to_gregorian", "year_length"]

_LONGEST = 31  # days of a month, in the printed table
_LAST_YEAR = 9999
# Dates that were asked for, by table and day. What is here stays, so no thread ever misses
# something it had; a table that is full keeps no more, so that it does not grow without end.
_MOST_KEPT = 1 << 17  # days of a table: all of either Umm al-Qura, 359 years of the others
_reckonings: dict[str, Reckoning] = {}
_kept: dict[str, dict[dt.date, HijriDate]] = {name: {} for name in TABLES}


class HijriDate(DateValue):
    """A date of a Hijri year, by one of the tables.

    It is checked that there can be such a date: month 1 to 12, day 1 to 31. Whether the month has
    that day in the table is checked where the date is converted or formatted.

    Dates of one table are ordered; those of two do not compare, and are never equal.

    Args:
        year: The year of the Hijra, 1 to 9999.
        month: The month, 1 to 12.
        day: The day, 1 to 31.
        table: The table that the date is of.

    Raises:
        InvalidInputError: A number is out of its range, or *table* is none of the four.
        InvalidTypeError: A number is no ``int``, or *table* is no ``str``.
    """

    __slots__ = ("day", "month", "table", "year")
    _fields: ClassVar[tuple[str, ...]] = ("year", "month", "day", "table")

    year: int
    month: int
    day: int
    table: Table

    def __init__(self, year: int, month: int, day: int, table: Table = "umm-al-qura") -> None:
        require_whole(year, "year", 1, _LAST_YEAR)
        require_whole(month, "month", 1, MONTHS)
        require_whole(day, "day", 1, _LONGEST)
        require_choice(table, "table", TABLES)
        _set_year(self, int(year))
        _set_month(self, int(month))
        _set_day(self, int(day))
        _set_table(self, TABLES[TABLES.index(table)])

    def _comparable(self) -> tuple[str, tuple[int, ...]]:
        return self.table, (self.year, self.month, self.day)


_new = object.__new__
_set_year = HijriDate.__dict__["year"].__set__
_set_month = HijriDate.__dict__["month"].__set__
_set_day = HijriDate.__dict__["day"].__set__
_set_table = HijriDate.__dict__["table"].__set__


def from_gregorian(date: dt.date, /, *, table: Table = "umm-al-qura") -> HijriDate:
    """Return the Hijri date of a day.

    Args:
        date: The Gregorian day.
        table: The table to go by.

    Returns:
        The date, which knows its table.

    Raises:
        InvalidInputError: *table* is none of the four.
        InvalidTypeError: *date* is no `datetime.date`, or a `datetime.datetime`; or *table* is no
            ``str``.
        OutOfRangeError: The table does not cover the day.

    Examples:
        >>> import datetime as dt
        >>> from_gregorian(dt.date(2024, 3, 11))
        HijriDate(year=1445, month=9, day=1, table='umm-al-qura')
        >>> from_gregorian(dt.date(2024, 3, 11), table="astronomical-tabular").day
        2
        >>> f"{from_gregorian(dt.date(2024, 3, 11)).year} هـ"
        '1445 هـ'
    """
    try:
        return _kept[table][date]
    except (KeyError, TypeError):
        return _found(date, table)


def to_gregorian(hijri_date: HijriDate, /, *, table: Table | None = None) -> dt.date:
    """Return the Gregorian day of a Hijri date.

    Args:
        hijri_date: The date.
        table: The table to take year, month and day by; None for the date's own.

    Returns:
        The day.

    Raises:
        InvalidInputError: The month does not have that day, or *table* is none of the four.
        InvalidTypeError: *hijri_date* is no `HijriDate`, or *table* is neither a ``str`` nor None.
        OutOfRangeError: The table does not cover the date.

    Examples:
        >>> to_gregorian(HijriDate(1445, 9, 1))
        datetime.date(2024, 3, 11)
        >>> to_gregorian(HijriDate(1445, 9, 1), table="astronomical-tabular")
        datetime.date(2024, 3, 10)
        >>> to_gregorian(HijriDate(1446, 1, 1)).strftime("%d.%m.%Y م")
        '07.07.2024 م'
    """
    if type(hijri_date) is not HijriDate:
        _require_hijri(hijri_date)
    by = _reckoning(hijri_date.table if table is None else table)
    return dt.date.fromordinal(by.day_of(hijri_date.year, hijri_date.month, hijri_date.day))


def month_length(year: int, month: int, /, *, table: Table = "umm-al-qura") -> int:
    """Return the number of days of a month.

    Args:
        year: The year of the Hijra.
        month: The month, 1 to 12.
        table: The table to go by.

    Returns:
        29 or 30; in the printed table before 1365 AH also 28 and 31.

    Raises:
        InvalidInputError: *month* is not 1 to 12, or *table* is none of the four.
        InvalidTypeError: *year* or *month* is no ``int``, or *table* is no ``str``.
        OutOfRangeError: The table does not cover the month.

    Examples:
        >>> month_length(1445, 9), month_length(1364, 8)
        (30, 28)
        >>> f"رمضان: {month_length(1446, 9)}"
        'رمضان: 29'
    """
    _require_int(year, "year")
    require_whole(month, "month", 1, MONTHS)
    return _reckoning(table).month_length(year, month)


def year_length(year: int, /, *, table: Table = "umm-al-qura") -> int:
    """Return the number of days of a year.

    Args:
        year: The year of the Hijra.
        table: The table to go by.

    Returns:
        354 or 355; in the printed table before 1402 AH also 353 and 356.

    Raises:
        InvalidInputError: *table* is none of the four.
        InvalidTypeError: *year* is no ``int``, or *table* is no ``str``.
        OutOfRangeError: The table does not cover the year.

    Examples:
        >>> year_length(1445), year_length(1445, table="civil")
        (354, 355)
        >>> f"سنة ١٤٤٦: {year_length(1446)}"
        'سنة ١٤٤٦: 354'
    """
    _require_int(year, "year")
    return _reckoning(table).year_length(year)


def _found(date: dt.date, table: Table) -> HijriDate:
    """Return the date of a day that is not kept yet, and keep it."""
    require_date(date)
    by = _reckoning(table)
    day = date.toordinal()
    if not by.first_day <= day <= by.last_day:
        raise by.out_of_range(date.isoformat())
    found = _new(HijriDate)
    year, month, of_month = by.date_of(day)
    _set_year(found, year)
    _set_month(found, month)
    _set_day(found, of_month)
    _set_table(found, by.name)
    kept = _kept[by.name]
    if len(kept) < _MOST_KEPT and type(date) is dt.date:
        return kept.setdefault(date, found)
    return found


def _reckoning(table: str) -> Reckoning:
    """Return the reckoning of that name, made when it is first asked for."""
    try:
        return _reckonings[table]
    except (KeyError, TypeError):
        require_choice(table, "table", TABLES)
        return _reckonings.setdefault(table, reckoning(TABLES[TABLES.index(table)]))


def _require_hijri(value: object) -> None:
    """Raise unless *value* is a `HijriDate`."""
    if not isinstance(value, HijriDate):
        msg = f"hijri_date must be a HijriDate, got {type(value).__name__}"
        raise InvalidTypeError(msg)


def _require_int(value: object, name: str) -> None:
    """Raise unless *value* is a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        msg = f"{name} must be an int, got {type(value).__name__}"
        raise InvalidTypeError(msg)
