"""The days of the solar terms."""

from __future__ import annotations

from localeops.calendars.lunisolar._months import TRADITIONS, checked_date, require_year
from localeops.errors import OutOfRangeError, require_choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    import datetime as dt

__all__: list[str] = []

_EARLIEST = (3, 18)  # day of the month that a digit 0 stands for: in each half of it
_TERMS = 24


def of_year(year: int, tradition: str) -> list[tuple[int, int]]:
    """Return month and day of the 24 terms of a Gregorian year."""
    require_choice(tradition, "tradition", TRADITIONS)
    digits = _digits(year, tradition)
    return [(place // 2 + 1, int(digits[place]) + _EARLIEST[place % 2]) for place in range(_TERMS)]


def on_day(date: dt.date, tradition: str) -> int | None:
    """Return which term begins on a day, 小寒 being 0."""
    digits = _checked(date, tradition)
    for half, earliest in enumerate(_EARLIEST):
        place = (date.month - 1) * 2 + half
        if date.day == int(digits[place]) + earliest:
            return place
    return None


def month_of_cycle(date: dt.date, tradition: str) -> int:
    """Return the place in the cycle of sixty of the month between two terms, 甲子 being 0."""
    digits = _checked(date, tradition)
    begun = date.day >= int(digits[(date.month - 1) * 2]) + _EARLIEST[0]
    # February of a year 甲 is 丙寅 from 立春 on.
    return (date.year - 4) * 12 + date.month - 1 + begun


def _checked(date: dt.date, tradition: str) -> str:
    """Return the digits of a day's year."""
    checked_date(date)
    require_choice(tradition, "tradition", TRADITIONS)
    from localeops._tables import solar_terms as tables

    first, last = tables.FIRST_YEAR, tables.FIRST_YEAR + len(tables.TERMS) - 1
    if not first <= date.year <= last:
        raise OutOfRangeError(f"date must be {first}-01-01 to {last}-12-31, got {date}")
    return _digits(date.year, tradition)


def _digits(year: int, tradition: str) -> str:
    """Return the digits of a year."""
    from localeops._tables import solar_terms as tables

    first = tables.FIRST_YEAR
    require_year(year, "year", first, first + len(tables.TERMS) - 1)
    return tables.TERMS[year - first][tables.TRADITIONS.index(tradition)]
