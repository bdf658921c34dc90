"""Chinese, Korean and Vietnamese lunar dates, solar terms, and the cycle of sixty.

*tradition* says whose calendar it is; there is no default, for they are three calendars. The new
moon of 6 February 2027 falls at 23:56 in China and at 0:56 of the 7th in Korea, so the New Year is
not on one day, and in 2012 the leap month was the 4th in China and the 3rd in Korea.

========= ============= ============ ===============================================================
tradition lunar years   `authority`  what it is
========= ============= ============ ===============================================================
``zh``    1900          ICU4X        the table of ICU4X 2.2.1; that of the observatory starts in
                                     1901
..        1901 to 2100  HKO          the conversion tables of the Hong Kong Observatory
``ko``    1900 to 2049  KASI         the tables of 한국천문연구원, the Korean observatory
..        2050 to 2100  ICU4X        computed by ICU4X 2.2.1; KASI has published up to 2050-12-31,
                                     and it is the same
``vi``    1901 to 1967  HKO          the Chinese months
..        1968 to 2100  computed     by the decision 121-CP of 8 August 1967: the rules of rule 2 at
                                     UTC+7, from Tết Mậu Thân, 1968-01-29, on
========= ============= ============ ===============================================================

Months

1. A month begins on the day of the new moon, from midnight to midnight. It has 29 or 30 days.
2. The month with the winter solstice is the 11th. If 13 months begin from one such month to the
   next, the first one without a principal term (中气, the even ones of rule 9) is a leap month and
   has the number of the month before it (GB/T 33661-2017, section 4): 2033 has a leap month 11.
3. A year begins with month 1 and is named by the Gregorian year in which it does.
4. What a tradition covers are whole lunar years, up to 2101-01-28 in each. Any other day is an
   `OutOfRangeError`; nothing is extrapolated.
5. A leap month that the year does not have is an error that names the one it has, and day 30 of a
   month of 29 days one that names its length. Neither becomes another day.

Solar terms

6. A term begins on the day on which the longitude of the sun is a multiple of 15°, at the meridian
   of the tradition: in China 116°25′ E before 1929 and UTC+8 since, in Korea as in China before
   1912 and UTC+9 since, in Vietnam as in China before 1968 and UTC+7 since.
7. The days are computed for the Gregorian years 1900 to 2100, from the ephemeris DE405, but for
   seven until 1913 and in 1979 that China's calendar, as it was issued, had a day later.
8. The names are those of CLDR 48.2.
9. The first of a Gregorian year is 小寒, the last 冬至. The odd ones begin the months of rule 11.

The cycle of sixty

10. `sexagenary` names a lunar year, which begins at the New Year. `sexagenary_day` names a day: the
    cycle runs without a break, and 2000-01-07 was a day 甲子.
11. `sexagenary_month` names a month in one of two reckonings. By ``"lunar-month"`` month 1 is 寅,
    as in the data of KASI (월건), which have no name for leap months: nor have we. By
    ``"solar-term"`` a month begins with an odd term, 寅 with 立春, as fortune-tellers count (八字);
    the whole day belongs to the new month. By both, 寅 of the years 甲 and 己 is 丙寅.
12. `zodiac` is the animal of a lunar year. Vietnam has the buffalo and the cat where China and
    Korea have the ox and the rabbit.

DIFFERENCE: ICU 72 computes months, and its New Year 2027 in China is 7 February (HKO: the 6th), New
Year 2030 is 2 February (HKO: the 3rd), 1987 has no leap month 6 as HKO has, and 2017-02-26 in Korea
is day 30 of month 1 (KASI: day 1 of month 2). lunardate 0.3.0 has 1933-07-22 as day 1 of month 6
(HKO: day 30 of leap month 5).

DIFFERENCE: month 4 of 1906 began on 24 April, as the calendar of the time and HKO have it; the new
moon was eight minutes before midnight. Hồ Ngọc Đức's tables for Vietnam have the 23rd, and Tết 1925
on 25 January, where the Chinese New Year, and so ours, is the 24th.

DIFFERENCE: the rules and today's ephemerides give 2057-09-29 for the 9th month of China, and HKO
2057-09-28: the new moon is within a minute of midnight. The table is followed. HKO itself warns of
the new moons of 2057-09-28, 2089-09-04 and 2097-08-07. ``ko`` has 2074-08-22 and 2097-01-13, ``vi``
2054-05-08, 2072-12-09, 2077-11-16 and 2085-10-19, which are as near. All that is undecided stands
in the documentation.

Not handled: the years before; South Vietnam, which kept UTC+8 until 1975, so that its Tết 1968 was
on 30 January; names of months and days in words; the hour.

Data: the month tables of ICU4X 2.2.1, said to be those of HKO and KASI, and our computation for
Vietnam and the terms; tests confirm every month start by another one.
"""

from __future__ import annotations

from localeops.calendars._value import require_whole
from localeops.calendars.lunisolar._cycle import (
    sexagenary,
    sexagenary_day,
    sexagenary_month,
    solar_term,
    solar_terms,
    zodiac,
)
from localeops.calendars.lunisolar._months import (
    TRADITIONS,
    LunarDate,
    checked_date,
    months_of,
    require_flag,
    require_lunar,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    import datetime as dt
    from typing import Literal

    Tradition = Literal["zh", "ko", "vi"]

__all__ = [
    "LunarDate",
    "authority",
    "from_gregorian",
    "leap_month",
    "month_length",
    "sexagenary",
    "sexagenary_day",
    "sexagenary_month",
    "solar_term",
    "solar_terms",
    "to_gregorian",
    "zodiac",
]

# The last year of each authority.
_AUTHORITIES = {
    "zh": ((1900, "ICU4X"), (2100, "HKO")),
    "ko": ((2049, "KASI"), (2100, "ICU4X")),
    "vi": ((1967, "HKO"), (2100, "computed")),
}
# What was asked for so far. A day is only ever added, and always with the same value.
_lunar: dict[str, dict[dt.date, LunarDate]] = {name: {} for name in TRADITIONS}
_gregorian: dict[str, dict[int, dt.date]] = {name: {} for name in TRADITIONS}


def from_gregorian(date: dt.date, /, *, tradition: Tradition) -> LunarDate:
    """Return the lunar date of a day.

    Args:
        date: A day from 1900-01-31, in Vietnam 1901-02-19, to 2101-01-28.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).

    Returns:
        The lunar date.

    Raises:
        InvalidInputError: *tradition* is none of those listed.
        InvalidTypeError: *date* is not a `datetime.date`, or is a `datetime.datetime`; *tradition*
            is not a ``str``.
        OutOfRangeError: The tradition's table does not cover the day.

    Examples:
        >>> import datetime as dt
        >>> from_gregorian(dt.date(2034, 1, 1), tradition="zh")  # 闰十一月
        LunarDate(year=2033, month=11, day=11, leap=True)
        >>> [from_gregorian(dt.date(2027, 2, 6), tradition=one).day for one in ("zh", "ko", "vi")]
        [1, 30, 1]
    """
    try:
        return _lunar[tradition][date]
    except (KeyError, TypeError):
        pass
    months = months_of(tradition)
    date = checked_date(date)
    found = months.find(date)
    return _lunar[tradition].setdefault(date, found)


def to_gregorian(lunar_date: LunarDate, /, *, tradition: Tradition) -> dt.date:
    """Return the day of a lunar date.

    Args:
        lunar_date: A date of the lunar years 1900, in Vietnam 1901, to 2100.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).

    Returns:
        The day.

    Raises:
        InvalidInputError: The year does not have that leap month, or the month not that day;
            *tradition* is none of those listed.
        InvalidTypeError: *lunar_date* is not a `LunarDate`, or *tradition* is not a ``str``.
        OutOfRangeError: The tradition's table does not cover the year.

    Examples:
        >>> to_gregorian(LunarDate(2025, 6, 1, leap=True), tradition="zh")  # 闰六月初一
        datetime.date(2025, 7, 25)
        >>> to_gregorian(LunarDate(2023, 1, 1, leap=True), tradition="ko")
        Traceback (most recent call last):
        ...
        localeops.errors.InvalidInputError: lunar year 2023 has leap month 2, not leap month 1 in \
tradition 'ko'
    """
    try:
        if type(lunar_date) is LunarDate:
            return _gregorian[tradition][lunar_date._place]  # noqa: SLF001
    except (KeyError, TypeError):
        pass
    import datetime as dt

    require_lunar(lunar_date)
    day = dt.date.fromordinal(months_of(tradition).day(lunar_date))
    return _gregorian[tradition].setdefault(lunar_date._place, day)  # noqa: SLF001


def leap_month(year: int, /, *, tradition: Tradition) -> int | None:
    """Return the number of a lunar year's leap month.

    Args:
        year: A lunar year from 1900, in Vietnam 1901, to 2100.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).

    Returns:
        The number, which is that of the ordinary month before it, or None if there is none.

    Raises:
        InvalidInputError: *tradition* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or *tradition* is not a ``str``.
        OutOfRangeError: The tradition's table does not cover the year.

    Examples:
        >>> leap_month(2033, tradition="zh"), leap_month(2024, tradition="zh")  # 闰十一月
        (11, None)
        >>> leap_month(2012, tradition="zh"), leap_month(2012, tradition="ko")
        (4, 3)
        >>> leap_month(1985, tradition="zh"), leap_month(1985, tradition="vi")
        (None, 2)
    """
    return months_of(tradition).leap_month(year) or None


def month_length(year: int, /, month: int, *, leap: bool = False, tradition: Tradition) -> int:
    """Return the number of days of a lunar month.

    Args:
        year: A lunar year from 1900, in Vietnam 1901, to 2100.
        month: From 1 to 12.
        leap: Whether the leap month of that number is meant.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).

    Returns:
        29 or 30.

    Raises:
        InvalidInputError: The year does not have that leap month; *month* is out of its range, or
            *tradition* none of those listed.
        InvalidTypeError: *year* or *month* is not an ``int``, *leap* not a ``bool``, or *tradition*
            not a ``str``.
        OutOfRangeError: The tradition's table does not cover the year.

    Examples:
        >>> month_length(2024, 12, tradition="zh")  # 除夕 is 腊月廿九
        29
        >>> month_length(2023, 2, leap=True, tradition="ko")
        29
    """
    months = months_of(tradition)
    months.require_year(year)
    require_whole(month, "month", 1, 12)
    require_flag(leap)
    place = months.place(year, month, leap=leap)
    return months.starts[place + 1] - months.starts[place]


def authority(year: int, /, *, tradition: Tradition) -> str:
    """Return whose table a lunar year is taken from.

    Args:
        year: A lunar year from 1900, in Vietnam 1901, to 2100.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).

    Returns:
        ``"HKO"``, ``"KASI"``, ``"ICU4X"`` or ``"computed"``; see the table of this module.

    Raises:
        InvalidInputError: *tradition* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or *tradition* is not a ``str``.
        OutOfRangeError: The tradition's table does not cover the year.

    Examples:
        >>> authority(2033, tradition="zh"), authority(1900, tradition="zh")  # 香港天文台
        ('HKO', 'ICU4X')
        >>> authority(2049, tradition="ko"), authority(2050, tradition="ko")
        ('KASI', 'ICU4X')
        >>> authority(1967, tradition="vi"), authority(1968, tradition="vi")
        ('HKO', 'computed')
    """
    months_of(tradition).require_year(year)
    return next(name for last, name in _AUTHORITIES[tradition] if year <= last)
