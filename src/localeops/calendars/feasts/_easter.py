"""Easter by the Gregorian and the Julian computus."""

from __future__ import annotations

import datetime as dt

__all__: list[str] = []

FIRST, LAST = 1583, 9999  # the first Easter after the reform, and the last year of datetime.date
_MARCH_21 = (3, 21)


def western(year: int) -> dt.date:
    """Return Easter Sunday by the Gregorian computus.

    The epact of the year's golden number, which the solar equation lessens in three centuries of
    four and the lunar equation raises in eight of twenty-five, gives the paschal full moon, the
    14th day of the ecclesiastical moon (Clavius, Romani calendarii explicatio, 1603).
    """
    place, century = year % 19, year // 100  # the golden number less one
    days = (19 * place + century - century // 4 - (8 * century + 13) // 25 + 15) % 30
    # Epact 24 has the full moon of 25; epact xxv has that of 26 if 25 is in the same cycle.
    if days == 29 or (days == 28 and place > 10):  # noqa: PLR2004
        days -= 1
    return _sunday_after(dt.date(year, *_MARCH_21).toordinal() + days)


def orthodox(year: int) -> dt.date:
    """Return Easter Sunday by the Julian computus, as a Gregorian date.

    The paschal full moon depends on the golden number alone (the canons of Dionysius Exiguus).
    """
    century = year // 100
    behind = century - century // 4 - 2  # days that the Julian calendar is behind from March on
    days = (19 * (year % 19) + 15) % 30
    return _sunday_after(dt.date(year, *_MARCH_21).toordinal() + behind + days)


def first_advent(year: int) -> dt.date:
    """Return the fourth Sunday before Christmas Day, which is 27 November to 3 December."""
    return _sunday_after(dt.date(year, 11, 26).toordinal())


def _sunday_after(day: int) -> dt.date:
    """Return the Sunday after a day, never the day itself; ordinals of Sundays divide by 7."""
    return dt.date.fromordinal(day + 7 - day % 7)
