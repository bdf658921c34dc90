"""The check of a year."""

from __future__ import annotations

from localeops.calendars._value import require_int, shown
from localeops.errors import OutOfRangeError

__all__: list[str] = []


def require_year(year: int, what: str, first: int, last: int) -> None:
    """Raise unless *year* is a whole number from *first* to *last*, which *what* covers."""
    require_int(year, "year")
    if not first <= year <= last:
        msg = f"{what} covers the years {first} to {last}, got {shown(year)}"
        raise OutOfRangeError(msg)
