"""The type of Hijri dates."""

from __future__ import annotations

from localeops.calendars._hijri_tables import MONTHS, TABLES
from localeops.calendars._value import DateValue, require_whole
from localeops.errors import require_choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar

    from localeops.calendars.hijri import Table

__all__: list[str] = []

NAMES: dict[str, Table] = {name: name for name in TABLES}  # also of a subclass of str
_LONGEST = 31  # days of a month, in the printed table
_LAST_YEAR = 9999


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

    __module__ = "localeops.calendars.hijri"  # where it is public, for pickles and messages
    __slots__ = ("day", "month", "table", "year")
    _fields: ClassVar[tuple[str, ...]] = ("year", "month", "day", "table")

    year: int
    month: int
    day: int
    table: Table

    def __init__(self, year: int, month: int, day: int, table: Table = "umm-al-qura") -> None:
        if not (
            type(year) is type(month) is type(day) is int
            and isinstance(table, str)
            and table in NAMES
            and 1 <= year <= _LAST_YEAR
            and 1 <= month <= MONTHS
            and 1 <= day <= _LONGEST
        ):  # whatever is wrong, or a subclass
            require_whole(year, "year", 1, _LAST_YEAR)
            require_whole(month, "month", 1, MONTHS)
            require_whole(day, "day", 1, _LONGEST)
            require_choice(table, "table", TABLES)
            year, month, day = int(year), int(month), int(day)
        _set_year(self, year)
        _set_month(self, month)
        _set_day(self, day)
        _set_table(self, NAMES[table])

    def _comparable(self) -> tuple[str, tuple[int, ...]]:
        return self.table, (self.year, self.month, self.day)


def made(year: int, month: int, day: int, table: Table) -> HijriDate:
    """Return a date that is known to be one."""
    date = _new(HijriDate)
    _set_year(date, year)
    _set_month(date, month)
    _set_day(date, day)
    _set_table(date, table)
    return date


_new = object.__new__
_set_year = HijriDate.__dict__["year"].__set__
_set_month = HijriDate.__dict__["month"].__set__
_set_day = HijriDate.__dict__["day"].__set__
_set_table = HijriDate.__dict__["table"].__set__
