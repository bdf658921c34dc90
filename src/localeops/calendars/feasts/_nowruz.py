"""Nowruz, by the leap years that the Iranian calendar authority publishes."""

from __future__ import annotations

import datetime as dt

from localeops.calendars.feasts._years import require_year

__all__ = ["nowruz"]

FIRST_YEAR, LAST_YEAR = 1925, 2119
_FIRST = dt.date(1925, 3, 21).toordinal()  # 1 Farvardin 1304
_BEFORE = 621  # 1304 begins in 1925
# Leap years of the Calendar Center, Institute of Geophysics, University of Tehran, from 1304 on.
# The first of each line below the first, and 1309, come five years after the last one.
LEAP_YEARS = (
    *(1304, 1309, 1313, 1317, 1321, 1325, 1329, 1333, 1337),
    *(1342, 1346, 1350, 1354, 1358, 1362, 1366, 1370),
    *(1375, 1379, 1383, 1387, 1391, 1395, 1399, 1403),
    *(1408, 1412, 1416, 1420, 1424, 1428, 1432, 1436),
    *(1441, 1445, 1449, 1453, 1457, 1461, 1465, 1469),
    *(1474, 1478, 1482, 1486, 1490, 1494, 1498),
)
_kept: dict[int, dt.date] = {}


def nowruz(year: int, /) -> dt.date:
    """Return Nowruz, the first day of the Iranian year: 1 Farvardin, نوروز.

    Args:
        year: A Gregorian year, 1925 to 2119. The Iranian year that begins is 621 less.

    Returns:
        20, 21 or 22 March.

    Raises:
        InvalidTypeError: *year* is not an ``int``.
        OutOfRangeError: *year* is not in 1925 to 2119.

    Examples:
        >>> str(nowruz(2024)), str(nowruz(2025))  # نوروز ۱۴۰۳ و ۱۴۰۴
        ('2024-03-20', '2025-03-21')
        >>> str(nowruz(1926))
        '1926-03-22'

    Source: rule 8 of the module.
    """
    if type(year) is int and (found := _kept.get(year)) is not None:
        return found
    require_year(year, "nowruz", FIRST_YEAR, LAST_YEAR)
    passed = sum(leap + _BEFORE < year for leap in LEAP_YEARS)
    return _kept.setdefault(
        int(year), dt.date.fromordinal(_FIRST + 365 * (year - FIRST_YEAR) + passed)
    )
