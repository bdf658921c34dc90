"""The month of fasting and the two Eids, by a table of `hijri`."""

from __future__ import annotations

from localeops.calendars.feasts._years import require_year
from localeops.errors import require_choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    import datetime as dt
    from typing import Literal

    Table = Literal["umm-al-qura", "umm-al-qura-icu", "civil", "astronomical-tabular"]
    Calendar = Literal["gregorian", "hijri"]

__all__ = ["eid_al_adha", "eid_al_fitr", "ramadan"]

_CALENDARS = ("gregorian", "hijri")
_MOST_KEPT = 4096  # feasts of a year by a table: both Umm al-Qura twice over
_kept: dict[tuple[int, str, str, int], tuple[dt.date, ...]] = {}


def ramadan(year: int, /, *, table: Table, calendar: Calendar = "gregorian") -> tuple[dt.date, ...]:
    """Return the first day of Ramadan, رمضان, in a year.

    The fast begins with that day's dawn, and the month with the sunset before.

    Args:
        year: The year, which the table has to cover whole.
        table: A table of `hijri`, by which the month begins.
        calendar: Whether *year* is a Gregorian year or one of the Hijra.

    Returns:
        The first of month 9: one day in a Hijri year, and one or two in a Gregorian one.

    Raises:
        InvalidInputError: *table* or *calendar* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or an option not a ``str``.
        OutOfRangeError: The table does not cover the year.

    Examples:
        >>> [str(day) for day in ramadan(2030, table="umm-al-qura")]
        ['2030-01-05', '2030-12-26']
        >>> [str(day) for day in ramadan(1445, table="umm-al-qura", calendar="hijri")]  # ١٤٤٥ هـ
        ['2024-03-11']

    Source: rule 7 of the module.
    """
    return _days(year, table, calendar, 9, 1)


def eid_al_fitr(
    year: int, /, *, table: Table, calendar: Calendar = "gregorian"
) -> tuple[dt.date, ...]:
    """Return the feast after Ramadan, عيد الفطر, in a year.

    Args:
        year: The year, which the table has to cover whole.
        table: A table of `hijri`, by which the month begins.
        calendar: Whether *year* is a Gregorian year or one of the Hijra.

    Returns:
        The first of month 10: one day in a Hijri year, and one or two in a Gregorian one.

    Raises:
        InvalidInputError: *table* or *calendar* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or an option not a ``str``.
        OutOfRangeError: The table does not cover the year.

    Examples:
        >>> [str(day) for day in eid_al_fitr(2000, table="umm-al-qura")]
        ['2000-01-08', '2000-12-27']
        >>> [str(day) for day in eid_al_fitr(1446, table="civil", calendar="hijri")]  # ١٤٤٦ هـ
        ['2025-03-31']

    Source: rule 7 of the module.
    """
    return _days(year, table, calendar, 10, 1)


def eid_al_adha(
    year: int, /, *, table: Table, calendar: Calendar = "gregorian"
) -> tuple[dt.date, ...]:
    """Return the feast of the sacrifice, عيد الأضحى, in a year.

    Args:
        year: The year, which the table has to cover whole.
        table: A table of `hijri`, by which the month begins.
        calendar: Whether *year* is a Gregorian year or one of the Hijra.

    Returns:
        The tenth of month 12: one day in a Hijri year, and one or two in a Gregorian one.

    Raises:
        InvalidInputError: *table* or *calendar* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or an option not a ``str``.
        OutOfRangeError: The table does not cover the year.

    Examples:
        >>> [str(day) for day in eid_al_adha(2006, table="umm-al-qura")]
        ['2006-01-10', '2006-12-31']
        >>> [str(day) for day in eid_al_adha(1445, table="civil", calendar="hijri")]  # ١٤٤٥ هـ
        ['2024-06-17']

    Source: rule 7 of the module.
    """
    return _days(year, table, calendar, 12, 10)


def _days(
    year: int, table: Table, calendar: Calendar, month: int, of_month: int
) -> tuple[dt.date, ...]:
    """Return the days of a feast in a year, and keep them."""
    if type(year) is int:  # 2030.0 would be found as well
        try:
            return _kept[year, table, calendar, month]
        except (KeyError, TypeError):
            pass
    require_choice(calendar, "calendar", _CALENDARS)
    from localeops.calendars import hijri

    if calendar == "hijri":
        hijri.month_length(year, month, table=table)  # raises for what the table does not have
        date = hijri.HijriDate(year, month, of_month, table)
        found: tuple[dt.date, ...] = (hijri.to_gregorian(date),)
    else:
        first, last = (hijri.from_gregorian(day, table=table) for day in _year(year))
        dates = (
            hijri.HijriDate(number, month, of_month, table)
            for number in range(first.year, last.year + 1)
        )
        found = tuple(hijri.to_gregorian(date) for date in dates if first <= date <= last)
    if len(_kept) < _MOST_KEPT:
        _kept[int(year), table, calendar, month] = found
    return found


def _year(year: int) -> tuple[dt.date, dt.date]:
    """Return the first and the last day of a Gregorian year."""
    import datetime as dt

    require_year(year, "the Gregorian calendar", dt.MINYEAR, dt.MAXYEAR)
    return dt.date(year, 1, 1), dt.date(year, 12, 31)
