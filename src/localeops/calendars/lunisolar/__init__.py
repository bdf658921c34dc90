"""Chinese and Korean lunar dates, by the tables of the two countries' observatories.

*tradition* says whose calendar it is; there is no default, for they are different calendars. The
new moon of 6 February 2027 falls at 23:56 in China and at 0:56 of the 7th in Korea, so the New
Year is not on one day, and in 2012 the leap month was the 4th in China and the 3rd in Korea.

========= ============= ========== =================================================================
tradition lunar years   by `authority` what it is
========= ============= ========== =================================================================
``zh``    1901 to 2100  HKO        the conversion tables of the Hong Kong Observatory
..        1900          ICU4X      the table of ICU4X 2.2.1: the observatory's begin in 1901
``ko``    1900 to 2049  KASI       the tables of 한국천문연구원, the Korean observatory
..        2050 to 2100  ICU4X      computed by ICU4X 2.2.1
========= ============= ========== =================================================================

1. A month begins on the day of the new moon. It has 29 or 30 days.
2. A year begins with month 1 and is named by the Gregorian year in which it does. It has 12 months,
   or 13 with a leap month, which has the number of the month before it: 2033 has a leap month 11.
3. What each tradition covers are whole lunar years: the days from 1900-01-31 to 2101-01-28.
   Anything else is an `OutOfRangeError`; nothing is extrapolated.
4. A leap month that the year does not have is an error that names the one it has, and day 30 of a
   month of 29 days one that names its length. Neither becomes another day.
5. `sexagenary` names a lunar year, `sexagenary_month` the lunar month of a day and `sexagenary_day`
   the day, in the cycle of sixty: 2024 is 甲辰, 2000-01-07 was a day 甲子. A leap month has the
   name of the month whose number it has.
6. `zodiac`: the animal of a lunar year, which begins at the New Year.

DIFFERENCE: ICU 72 computes months and has New Year 2027 in China on 7 February (HKO: the 6th), New
Year 2030 on 2 February (HKO: the 3rd), and in Korea 2017-02-26 as day 30 of month 1 (KASI: day 1 of
month 2). lunardate 0.3.0 has 1933-07-22 as day 1 of month 6 (HKO: day 30 of leap month 5).

Not handled: years before 1900, for which no table here was made; the hour; the calendar that
Vietnam used before the 20th century.

Data: ICU4X 2.2.1, whose tables are those of the authorities named above.
"""

from __future__ import annotations

from localeops.calendars._value import require_whole
from localeops.calendars.lunisolar._months import (
    LAST_YEAR_OF_ALL,
    TRADITIONS,
    LunarDate,
    checked_date,
    months_of,
    require_flag,
    require_lunar,
)
from localeops.errors import require_choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    import datetime as dt
    from typing import Literal

    Tradition = Literal["zh", "ko"]

__all__ = [
    "LunarDate",
    "authority",
    "from_gregorian",
    "leap_month",
    "month_length",
    "sexagenary",
    "sexagenary_day",
    "sexagenary_month",
    "to_gregorian",
    "zodiac",
]

# The last year of each authority.
_AUTHORITIES = {
    "zh": ((1900, "ICU4X"), (2100, "HKO")),
    "ko": ((2049, "KASI"), (2100, "ICU4X")),
}
# What was asked for so far. A day is only ever added, and always with the same value.
_lunar: dict[str, dict[dt.date, LunarDate]] = {name: {} for name in TRADITIONS}
_gregorian: dict[str, dict[int, dt.date]] = {name: {} for name in TRADITIONS}


def from_gregorian(date: dt.date, /, *, tradition: Tradition) -> LunarDate:
    """Return the lunar date of a day.

    Args:
        date: A day from 1900-01-31 to 2101-01-28.
        tradition: Whose calendar: ``"zh"`` (China) or ``"ko"`` (Korea).

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
        >>> [from_gregorian(dt.date(2027, 2, 6), tradition=one).day for one in ("zh", "ko")]
        [1, 30]
    """
    try:
        return _lunar[tradition][date]
    except (KeyError, TypeError):
        pass
    months = months_of(tradition)
    found = months.find(checked_date(date))
    return _lunar[tradition].setdefault(date, found)


def to_gregorian(lunar_date: LunarDate, /, *, tradition: Tradition) -> dt.date:
    """Return the day of a lunar date.

    Args:
        lunar_date: A date of the lunar years 1900 to 2100.
        tradition: Whose calendar: ``"zh"`` (China) or ``"ko"`` (Korea).

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
        year: A lunar year from 1900 to 2100.
        tradition: Whose calendar: ``"zh"`` (China) or ``"ko"`` (Korea).

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
    """
    return months_of(tradition).leap_month(year) or None


def month_length(year: int, /, month: int, *, leap: bool = False, tradition: Tradition) -> int:
    """Return the number of days of a lunar month.

    Args:
        year: A lunar year from 1900 to 2100.
        month: From 1 to 12.
        leap: Whether the leap month of that number is meant.
        tradition: Whose calendar: ``"zh"`` (China) or ``"ko"`` (Korea).

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
        year: A lunar year from 1900 to 2100.
        tradition: Whose calendar: ``"zh"`` (China) or ``"ko"`` (Korea).

    Returns:
        ``"HKO"``, ``"KASI"`` or ``"ICU4X"``; see the table of this module.

    Raises:
        InvalidInputError: *tradition* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or *tradition* is not a ``str``.
        OutOfRangeError: The tradition's table does not cover the year.

    Examples:
        >>> authority(2033, tradition="zh"), authority(1900, tradition="zh")  # 香港天文台
        ('HKO', 'ICU4X')
        >>> authority(2049, tradition="ko"), authority(2050, tradition="ko")
        ('KASI', 'ICU4X')
    """
    months_of(tradition).require_year(year)
    return next(name for last, name in _AUTHORITIES[tradition] if year <= last)


def sexagenary(year: int, /, *, locale: str = "zh") -> str:
    """Return the name of a lunar year in the cycle of sixty.

    It is the same in every tradition, but the year does not begin on the same day in all.

    Args:
        year: A lunar year from 1 to 9999.
        locale: The language of the name, a BCP 47 tag: Chinese, Korean or Vietnamese.

    Returns:
        The stem and the branch.

    Raises:
        InvalidInputError: *year* is out of its range, or *locale* is not well formed.
        InvalidTypeError: *year* is not an ``int``, or *locale* is not a ``str``.
        UnknownLocaleError: *locale* is another language.

    Examples:
        >>> sexagenary(2024), sexagenary(1984)
        ('甲辰', '甲子')
        >>> sexagenary(2024, locale="ko"), sexagenary(2024, locale="vi")
        ('갑진', 'Giáp Thìn')
    """
    require_whole(year, "year", 1, LAST_YEAR_OF_ALL)
    from localeops.calendars.lunisolar import _names

    return _names.of_cycle(year - 4, locale)


def sexagenary_month(date: dt.date, /, *, tradition: Tradition, locale: str = "zh") -> str:
    """Return the name in the cycle of sixty of the lunar month that a day lies in.

    Month 1 has the branch 寅; a leap month has the name of the month before it.

    Args:
        date: A day from 1900-01-31 to 2101-01-28.
        tradition: Whose calendar: ``"zh"`` (China) or ``"ko"`` (Korea).
        locale: The language of the name, a BCP 47 tag: Chinese, Korean or Vietnamese.

    Returns:
        The stem and the branch.

    Raises:
        InvalidInputError: *tradition* is none of those listed, or *locale* is not well formed.
        InvalidTypeError: *date* is not a `datetime.date`, or is a `datetime.datetime`; *tradition*
            or *locale* is not a ``str``.
        OutOfRangeError: The tradition's table does not cover the day.
        UnknownLocaleError: *locale* is another language.

    Examples:
        >>> import datetime as dt
        >>> sexagenary_month(dt.date(2024, 2, 10), tradition="zh")
        '丙寅'
        >>> sexagenary_month(dt.date(2024, 2, 10), tradition="ko", locale="ko")
        '병인'
    """
    found = from_gregorian(date, tradition=tradition)
    from localeops.calendars.lunisolar import _names

    # 甲 and 己 years begin with 丙寅, and twelve months later the next with 戊寅.
    return _names.of_cycle((found.year - 4) * 12 + found.month + 1, locale)


def sexagenary_day(date: dt.date, /, *, locale: str = "zh") -> str:
    """Return the name of a day in the cycle of sixty.

    The cycle of days has run without a break for more than two thousand years, and is the same in
    every tradition. The day begins at midnight.

    Args:
        date: Any day.
        locale: The language of the name, a BCP 47 tag: Chinese, Korean or Vietnamese.

    Returns:
        The stem and the branch.

    Raises:
        InvalidInputError: *locale* is not well formed.
        InvalidTypeError: *date* is not a `datetime.date`, or is a `datetime.datetime`; *locale* is
            not a ``str``.
        UnknownLocaleError: *locale* is another language.

    Examples:
        >>> import datetime as dt
        >>> sexagenary_day(dt.date(2000, 1, 7))
        '甲子'
        >>> sexagenary_day(dt.date(2024, 2, 10), locale="vi")
        'Giáp Thìn'
    """
    from localeops.calendars.lunisolar import _names

    # 2000-01-07, day 730126, is 甲子.
    return _names.of_cycle(checked_date(date).toordinal() + 14, locale)


def zodiac(year: int, /, *, tradition: Tradition, locale: str) -> str:
    """Return the animal of a lunar year.

    Args:
        year: A lunar year from 1 to 9999.
        tradition: Whose animals: ``"zh"`` (China) or ``"ko"`` (Korea), which have the same.
        locale: The language of the name, a BCP 47 tag: Chinese, English, Korean or Vietnamese.

    Returns:
        The animal, in lower case.

    Raises:
        InvalidInputError: *year* is out of its range, *tradition* is none of those listed, or
            *locale* is not well formed.
        InvalidTypeError: *year* is not an ``int``; *tradition* or *locale* is not a ``str``.
        UnknownLocaleError: *locale* is another language.

    Examples:
        >>> zodiac(2023, tradition="zh", locale="en"), zodiac(2024, tradition="zh", locale="zh-TW")
        ('rabbit', '龍')
        >>> zodiac(2024, tradition="ko", locale="ko")
        '용'
    """
    require_whole(year, "year", 1, LAST_YEAR_OF_ALL)
    require_choice(tradition, "tradition", TRADITIONS)
    from localeops.calendars.lunisolar import _names

    return _names.of_animal((year - 4) % 12, locale, vietnamese=False)
