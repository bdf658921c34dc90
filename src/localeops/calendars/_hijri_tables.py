"""The four reckonings of Hijri dates: where a month begins, and which date a day has.

A day is its number in `datetime.date.toordinal`. Months count from 0 here, through all years.
"""

from __future__ import annotations

from bisect import bisect_right

from localeops.calendars._value import shown
from localeops.errors import InvalidInputError, OutOfRangeError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from localeops.calendars.hijri import Table

__all__: list[str] = []

TABLES: tuple[Table, ...] = ("umm-al-qura", "umm-al-qura-icu", "civil", "astronomical-tabular")
MONTHS = 12
_LAST_DAY = 3_652_059  # datetime.date.max, 31 December 9999
_FRIDAY = 227_015  # 16 July 622 Julian, 19 July Gregorian
_CYCLE_YEARS, _CYCLE_DAYS = 30, 10_631  # 19 years of 354 days and 11 of 355


class Reckoning:
    """A table of months: its name, and the dates and days that it begins and ends with."""

    __slots__ = ("first_day", "first_year", "last", "last_day", "last_year", "name")

    def __init__(self, name: Table, first_year: int, first_day: int, last_day: int) -> None:
        self.name = name
        self.first_year = first_year
        self.first_day = first_day
        self.last_day = last_day
        self.last = self.date_of(last_day)
        self.last_year = self.last[0]

    def start(self, year: int, month: int) -> int:
        """Return the first day of a month; that after the table's last one is known too."""
        raise NotImplementedError

    def date_of(self, day: int) -> tuple[int, int, int]:
        """Return the year, month and day of a day of the table."""
        raise NotImplementedError

    def month_length(self, year: int, month: int) -> int:
        """Return the number of days of a month that begins within the table."""
        if not self._begins(year, month):
            raise self.out_of_range(f"month {month} of {shown(year)} AH")
        return self._end(year, month) - self.start(year, month)

    def year_length(self, year: int) -> int:
        """Return the number of days of a year that begins within the table."""
        if not self._begins(year, 1):
            raise self.out_of_range(f"the year {shown(year)} AH")
        return self.start(year + 1, 1) - self.start(year, 1)

    def day_of(self, year: int, month: int, day: int) -> int:
        """Return the day of a date, which has to exist and to be within the table."""
        if self._begins(year, month):
            start = self.start(year, month)
            found = start + day - 1
            length = self._end(year, month) - start
            if day > length:
                raise InvalidInputError(
                    f"month {month} of {year} AH has {length} days in the table {self.name!r}, "
                    f"got day {day}"
                )
            if found <= self.last_day:
                return found
        raise self.out_of_range(f"{year:04}-{month:02}-{day:02} AH")

    def out_of_range(self, what: str) -> OutOfRangeError:
        """Return the error for something outside the table."""
        import datetime as dt

        days = (dt.date.fromordinal(day) for day in (self.first_day, self.last_day))
        first, last = (day.isoformat() for day in days)
        year, month, day = self.last
        return OutOfRangeError(
            f"{what} is outside the table {self.name!r}, which covers {self.first_year:04}-01-01 "
            f"to {year:04}-{month:02}-{day:02} AH ({first} to {last})"
        )

    def _begins(self, year: int, month: int) -> bool:
        """Tell whether a month begins within the table."""
        return self.first_year <= year <= self.last_year and (
            year < self.last_year or self.start(year, month) <= self.last_day
        )

    def _end(self, year: int, month: int) -> int:
        """Return the day after the last one of a month."""
        return self.start(year + month // MONTHS, month % MONTHS + 1)


class Listed(Reckoning):
    """A table that lists the months, by the digits of their lengths (``_tables/hijri_months``)."""

    __slots__ = ("_months", "_starts")

    def __init__(self, name: Table, first_year: int, first_day: int, lengths: str) -> None:
        starts = [first_day]
        for digit in lengths:
            starts.append(starts[-1] + (30 if digit in "01" else 20) + int(digit))
        self._starts: Sequence[int] = starts
        # Every date of a year has one and the same int as its year.
        years = range(first_year, first_year + len(lengths) // MONTHS)
        self._months = [(year, month) for year in years for month in range(1, MONTHS + 1)]
        super().__init__(name, first_year, first_day, starts[-1] - 1)

    def start(self, year: int, month: int) -> int:
        """Return the first day of a month."""
        return self._starts[(year - self.first_year) * MONTHS + month - 1]

    def day_of(self, year: int, month: int, day: int) -> int:
        """Return the day of a date that is in the table at once, and of another one the error."""
        place = (year - self.first_year) * MONTHS + month
        if 0 < place <= len(self._months):
            found = self._starts[place - 1] + day - 1
            if found < self._starts[place]:
                return found
        return super().day_of(year, month, day)

    def date_of(self, day: int) -> tuple[int, int, int]:
        """Return the date of a day by bisection."""
        place = bisect_right(self._starts, day) - 1
        year, month = self._months[place]
        return year, month, day - self._starts[place] + 1


class Counted(Reckoning):
    """The arithmetic calendar: months of 30 and 29 days in turn, 11 leap days in 30 years."""

    __slots__ = ()

    def __init__(self, name: Table, first_day: int) -> None:
        super().__init__(name, 1, first_day, _LAST_DAY)

    def start(self, year: int, month: int) -> int:
        """Return the first day of a month: leap years are 2 5 7 10 13 16 18 21 24 26 29."""
        years = (year - 1) * 354 + (3 + 11 * year) // _CYCLE_YEARS
        return self.first_day + years + 29 * (month - 1) + month // 2

    def date_of(self, day: int) -> tuple[int, int, int]:
        """Return the date of a day: the year by the mean length of one, the month likewise."""
        passed = day - self.first_day
        year = (_CYCLE_YEARS * passed + 10_646) // _CYCLE_DAYS
        of_year = day - self.start(year, 1)
        month = min(2 * of_year // 59 + 1, MONTHS)  # after each 29.5 days one begins
        return year, month, of_year - 29 * (month - 1) - month // 2 + 1


def reckoning(name: Table) -> Reckoning:
    """Return a new reckoning by one of the four names."""
    if name == "civil":
        return Counted(name, _FRIDAY)
    if name == "astronomical-tabular":
        return Counted(name, _FRIDAY - 1)
    from localeops._tables import hijri_months as months

    if name == "umm-al-qura":
        year, day, lengths = (
            months.PRINTED_FIRST_YEAR,
            months.PRINTED_FIRST_DAY,
            months.PRINTED_LENGTHS,
        )
    else:
        year, day, lengths = months.ICU_FIRST_YEAR, months.ICU_FIRST_DAY, months.ICU_LENGTHS
    return Listed(name, year, day, lengths)
