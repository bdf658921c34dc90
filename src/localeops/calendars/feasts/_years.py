"""The check of a year."""

from __future__ import annotations

from localeops.errors import InvalidTypeError, OutOfRangeError

__all__: list[str] = []


def require_year(year: object, what: str, first: int, last: int) -> None:
    """Raise unless *year* is a whole number from *first* to *last*, which *what* covers."""
    if not isinstance(year, int) or isinstance(year, bool):
        msg = f"year must be an int, got {type(year).__name__}"
        raise InvalidTypeError(msg)
    if not first <= year <= last:
        shown = year if abs(year) < 1 << 64 else f"a number of {year.bit_length()} bits"
        msg = f"{what} covers the years {first} to {last}, got {shown}"
        raise OutOfRangeError(msg)
