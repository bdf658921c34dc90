"""Lunar dates, and the months of each tradition, unpacked when one is first asked for."""

from __future__ import annotations

from bisect import bisect_right

from localeops.calendars._value import (
    DateValue,
    require_date,
    require_int,
    require_whole,
    shown,
)
from localeops.errors import (
    InvalidInputError,
    InvalidTypeError,
    OutOfRangeError,
    require_choice,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Sequence
    from typing import Self

__all__: list[str] = []

TRADITIONS = ("zh", "ko", "vi")
LAST_YEAR_OF_ALL = 9999
_kept: dict[str, Months] = {}


class LunarDate(DateValue):
    """A day of a lunar month: year, month, whether it is the leap month, and day.

    The year is named by the Gregorian year that its first day falls in. The value says nothing of
    the tradition: the same date is another day in China than in Korea, and whether a month has a
    30th day, or a year a leap month, is checked where the date is converted. Dates are ordered, a
    leap month after the month whose number it has, as they follow each other in any tradition.

    Args:
        year: From 1 to 9999.
        month: From 1 to 12.
        day: From 1 to 30.
        leap: Whether it is the leap month that follows the month of this number.

    Raises:
        InvalidInputError: A number is out of its range.
        InvalidTypeError: A number is not an ``int``, or *leap* is not a ``bool``.

    Examples:
        >>> LunarDate(2025, 6, 30) < LunarDate(2025, 6, 1, leap=True) < LunarDate(2025, 7, 1)
        True
        >>> LunarDate(2024, 1, 1)  # 春节
        LunarDate(year=2024, month=1, day=1, leap=False)
    """

    __module__ = "localeops.calendars.lunisolar"
    __slots__ = ("_place", "day", "leap", "month", "year")
    _fields = ("year", "month", "day", "leap")
    year: int
    month: int
    day: int
    leap: bool
    _place: int

    def __init__(self, year: int, month: int, day: int, leap: bool = False) -> None:  # noqa: FBT001, FBT002
        require_whole(year, "year", 1, LAST_YEAR_OF_ALL)
        require_whole(month, "month", 1, 12)
        require_whole(day, "day", 1, 30)
        require_flag(leap)
        # int() and the comparison make plain values of those of subclasses.
        _fill(self, int(year), int(month), int(day), leap)

    @classmethod
    def _of(cls, year: int, month: int, day: int, leap: bool) -> Self:  # noqa: FBT001
        """Return a date of values that are known to be right."""
        made = cls.__new__(cls)
        _fill(made, year, month, day, leap)
        return made

    def _comparable(self) -> tuple[str, tuple[int, ...]]:
        return "lunar", (self._place,)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._place == other._place

    def __hash__(self) -> int:
        return hash(self._place)


# The slots set themselves in half the time that object.__setattr__ takes to find them.
_set_year, _set_month, _set_day, _set_leap, _set_place = (
    LunarDate.__dict__[name].__set__ for name in ("year", "month", "day", "leap", "_place")
)


def _fill(date: LunarDate, year: int, month: int, day: int, leap: bool) -> None:  # noqa: FBT001
    """Set the fields of a new date, and the number that orders dates and finds them."""
    _set_year(date, year)
    _set_month(date, month)
    _set_day(date, day)
    _set_leap(date, leap)
    _set_place(date, ((year * 16 + month) * 2 + leap) * 32 + day)


def require_flag(leap: object) -> None:
    """Raise unless *leap* is a ``bool``."""
    if not isinstance(leap, bool):
        raise InvalidTypeError(f"leap must be a bool, got {type(leap).__name__}")


class Months:
    """The months of a tradition.

    ``starts`` holds the first day of every month, as `datetime.date.toordinal` counts days, and of
    the month after the last; ``labels`` the year, number and leap flag of each; ``places`` where
    each year begins among them, and where the last one ends; ``leaps`` the leap month of each year.
    """

    __slots__ = ("first", "labels", "last", "leaps", "places", "starts", "tradition")

    def __init__(self, tradition: str, first: int, day: int, packed: Sequence[int]) -> None:
        self.tradition = tradition
        self.first = first
        self.last = first + len(packed) - 1
        self.starts = [day]
        self.labels: list[tuple[int, int, bool]] = []
        self.places = [0]
        self.leaps: list[int] = []
        for year, bits in enumerate(packed, first):
            leap = bits & 15
            lengths = bits >> 4
            for place in range(12 + (leap > 0)):
                after = 0 < leap <= place
                self.labels.append((year, place + 1 - after, place == leap and after))
                day += 29 + (lengths >> place & 1)
                self.starts.append(day)
            self.places.append(len(self.labels))
            self.leaps.append(leap)

    def find(self, date: dt.date) -> LunarDate:
        """Return the lunar date of a day."""
        day = date.toordinal()
        starts = self.starts
        if not starts[0] <= day < starts[-1]:
            from datetime import date as of

            first, last = of.fromordinal(starts[0]), of.fromordinal(starts[-1] - 1)
            msg = f"date must be {first} to {last} for tradition {self.tradition!r}, got {date}"
            raise OutOfRangeError(msg)
        place = bisect_right(starts, day) - 1
        year, month, leap = self.labels[place]
        return LunarDate._of(year, month, day - starts[place] + 1, leap)  # noqa: SLF001

    def day(self, date: LunarDate) -> int:
        """Return the day of a lunar date, as `datetime.date.toordinal` counts days."""
        place = self.place(date.year, date.month, leap=date.leap)
        start, following = self.starts[place], self.starts[place + 1]
        if date.day > following - start:
            msg = (
                f"{'leap ' if date.leap else ''}month {date.month} of lunar year {date.year} has "
                f"{following - start} days in tradition {self.tradition!r}, got day {date.day}"
            )
            raise InvalidInputError(msg)
        return start + date.day - 1

    def place(self, year: int, month: int, *, leap: bool) -> int:
        """Return the place of a month, or raise if the year is not covered or has no such month."""
        has = self.leap_month(year)
        if leap and month != has:
            what = f"has leap month {has}, not leap month {month}" if has else "has no leap month"
            msg = f"lunar year {year} {what} in tradition {self.tradition!r}"
            raise InvalidInputError(msg)
        return self.places[year - self.first] + month - 1 + (leap or 0 < has < month)

    def leap_month(self, year: int) -> int:
        """Return the number of a year's leap month, or 0."""
        self.require_year(year)
        return self.leaps[year - self.first]

    def require_year(self, year: int) -> None:
        """Raise unless a year is covered."""
        which = f" for tradition {self.tradition!r}"
        require_year(year, "lunar year", self.first, self.last, which)


def require_year(year: int, name: str, first: int, last: int, which: str = "") -> None:
    """Raise unless *year* is a whole number from *first* to *last*."""
    require_int(year, "year")
    if not first <= year <= last:
        raise OutOfRangeError(f"{name} must be {first} to {last}{which}, got {shown(year)}")


def months_of(tradition: str) -> Months:
    """Return the months of a tradition."""
    try:
        return _kept[tradition]
    except (KeyError, TypeError):
        pass
    require_choice(tradition, "tradition", TRADITIONS)
    from localeops._tables import lunisolar as tables

    made = Months(tradition, *tables.FIRST[tradition], tables.MONTHS[tradition])
    return _kept.setdefault(tradition, made)


def checked_date(date: dt.date) -> dt.date:
    """Return a day, or raise unless it is a `datetime.date` and no `datetime.datetime`.

    One of a class of the caller's, which may compare in its own way, becomes a plain date.
    """
    import datetime as dt

    if type(date) is dt.date:
        return date
    require_date(date)
    return dt.date(date.year, date.month, date.day)


def require_lunar(value: object) -> None:
    """Raise unless *value* is a `LunarDate`."""
    if not isinstance(value, LunarDate):
        raise InvalidTypeError(f"lunar_date must be a LunarDate, got {type(value).__name__}")
