"""Easter by the Gregorian and the Julian computus."""

from __future__ import annotations

import datetime as dt

from localeops.calendars.feasts._years import require_year
from localeops.errors import require_choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    Rite = Literal["western", "orthodox"]

__all__ = ["easter"]

FIRST_YEAR, LAST_YEAR = 1583, 9999  # the first Easter after the reform, the last datetime.date
_MARCH_21 = (3, 21)
_RITES = ("western", "orthodox")
_kept: dict[str, dict[int, dt.date]] = {rite: {} for rite in _RITES}


def easter(year: int, /, *, rite: Rite = "western") -> dt.date:
    """Return Easter Sunday.

    Args:
        year: A Gregorian year, 1583 to 9999.
        rite: ``"western"`` for the Gregorian computus, ``"orthodox"`` for the Julian one.

    Returns:
        The Sunday as a Gregorian date, whatever the rite.

    Raises:
        InvalidInputError: *rite* is none of the two.
        InvalidTypeError: *year* is not an ``int``, or *rite* not a ``str``.
        OutOfRangeError: *year* is not in 1583 to 9999.

    Examples:
        >>> import datetime as dt
        >>> easter(2025).isoformat(), easter(2025, rite="orthodox").isoformat()
        ('2025-04-20', '2025-04-20')
        >>> easter(2027).isoformat(), easter(2027, rite="orthodox").isoformat()
        ('2027-03-28', '2027-05-02')
        >>> easter(2024, rite="orthodox") == dt.date(2024, 5, 5)  # Васкрс
        True

    Source: rules 1 to 3 of the module.
    """
    if type(year) is int:  # 2026.0 would be found as well
        try:
            return _kept[rite][year]
        except (KeyError, TypeError):
            pass
    require_year(year, "easter", FIRST_YEAR, LAST_YEAR)
    require_choice(rite, "rite", _RITES)
    computed = western(year) if rite == "western" else orthodox(year)
    return _kept[rite].setdefault(int(year), computed)


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
