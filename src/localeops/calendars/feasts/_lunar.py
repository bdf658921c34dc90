"""The feasts of the Chinese, Korean and Vietnamese calendars."""

from __future__ import annotations

import datetime as dt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    Tradition = Literal["zh", "ko", "vi"]

__all__ = [
    "chuseok",
    "double_ninth",
    "double_seventh",
    "dragon_boat",
    "hung_kings",
    "lantern",
    "lunar_new_year",
    "mid_autumn",
    "new_year_eve",
    "qingming",
    "seollal",
    "tet",
]

QINGMING = "清明"  # the name of the solar term
# Days that were asked for. There are 201 years, and a few feasts in each.
_kept: dict[tuple[int, str, str | int, int], dt.date] = {}


def lunar_new_year(year: int, /, *, tradition: Tradition) -> dt.date:
    """Return New Year's Day: 春节, 설날, Tết.

    Args:
        year: The lunar year that begins, which has the number of the Gregorian year it begins in.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).

    Returns:
        Day 1 of month 1, in January or February of *year*.

    Raises:
        InvalidInputError: *tradition* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or *tradition* not a ``str``.
        OutOfRangeError: The tradition's table does not cover the year.

    Examples:
        >>> [str(lunar_new_year(2027, tradition=one)) for one in ("zh", "ko")]  # 丁未年春节, 설날
        ['2027-02-06', '2027-02-07']
        >>> [str(lunar_new_year(2030, tradition=one)) for one in ("zh", "vi")]
        ['2030-02-03', '2030-02-02']

    Source: rule 6 of the module.
    """
    return day(year, tradition, 1, 1)


def new_year_eve(year: int, /, *, tradition: Tradition) -> dt.date:
    """Return the day before New Year: 除夕, 섣달그믐, Giao thừa.

    Args:
        year: The lunar year that begins on the next day.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).

    Returns:
        The last day of the lunar year before *year*, day 29 or 30 of its last month. It is in
        January or February of *year*, as New Year is.

    Raises:
        InvalidInputError: *tradition* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or *tradition* not a ``str``.
        OutOfRangeError: The tradition's table does not cover the year.

    Examples:
        >>> str(new_year_eve(2025, tradition="zh"))  # 甲辰年腊月廿九
        '2025-01-28'
        >>> str(new_year_eve(2027, tradition="ko"))  # 병오년 섣달그믐
        '2027-02-06'

    Source: rule 6 of the module.
    """
    return day(year, tradition, 1, 0)


def lantern(year: int, /, *, tradition: Tradition) -> dt.date:
    """Return the feast of the first full moon: 元宵节, 정월대보름, Tết Nguyên Tiêu.

    Args:
        year: The lunar year.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).

    Returns:
        Day 15 of month 1.

    Raises:
        InvalidInputError: *tradition* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or *tradition* not a ``str``.
        OutOfRangeError: The tradition's table does not cover the year.

    Examples:
        >>> str(lantern(2024, tradition="zh"))  # 甲辰年正月十五
        '2024-02-24'
        >>> str(lantern(2027, tradition="ko"))  # 정월대보름
        '2027-02-21'

    Source: rule 6 of the module.
    """
    return day(year, tradition, 1, 15)


def qingming(year: int, /, *, tradition: Tradition) -> dt.date:
    """Return the day of the solar term Qingming: 清明节, 청명, Thanh minh.

    Args:
        year: The Gregorian year.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).

    Returns:
        The day on which the sun reaches the longitude 15°: 4, 5 or 6 April.

    Raises:
        InvalidInputError: *tradition* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or *tradition* not a ``str``.
        OutOfRangeError: The tradition's table does not cover the year.

    Examples:
        >>> str(qingming(2024, tradition="zh")), str(qingming(2025, tradition="zh"))  # 清明
        ('2024-04-04', '2025-04-04')
        >>> str(qingming(2026, tradition="ko"))  # 청명
        '2026-04-05'

    Source: rule 6 of the module.
    """
    return day(year, tradition, QINGMING, 0)


def dragon_boat(year: int, /, *, tradition: Tradition) -> dt.date:
    """Return the feast of the double fifth: 端午节, 단오, Tết Đoan Ngọ.

    Args:
        year: The lunar year.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).

    Returns:
        Day 5 of month 5, not of a leap month 5.

    Raises:
        InvalidInputError: *tradition* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or *tradition* not a ``str``.
        OutOfRangeError: The tradition's table does not cover the year.

    Examples:
        >>> str(dragon_boat(2024, tradition="zh"))  # 甲辰年五月初五
        '2024-06-10'
        >>> str(dragon_boat(2028, tradition="zh"))  # 2028 has a leap month 5 after it
        '2028-05-28'

    Source: rule 6 of the module.
    """
    return day(year, tradition, 5, 5)


def double_seventh(year: int, /, *, tradition: Tradition) -> dt.date:
    """Return the feast of the double seventh: 七夕, 칠석, Thất Tịch.

    Args:
        year: The lunar year.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).

    Returns:
        Day 7 of month 7.

    Raises:
        InvalidInputError: *tradition* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or *tradition* not a ``str``.
        OutOfRangeError: The tradition's table does not cover the year.

    Examples:
        >>> str(double_seventh(2024, tradition="zh"))  # 甲辰年七月初七
        '2024-08-10'
        >>> str(double_seventh(2023, tradition="ko"))  # 칠석
        '2023-08-22'

    Source: rule 6 of the module.
    """
    return day(year, tradition, 7, 7)


def mid_autumn(year: int, /, *, tradition: Tradition) -> dt.date:
    """Return the feast of mid-autumn: 中秋节, 추석, Tết Trung Thu.

    Args:
        year: The lunar year.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).

    Returns:
        Day 15 of month 8.

    Raises:
        InvalidInputError: *tradition* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or *tradition* not a ``str``.
        OutOfRangeError: The tradition's table does not cover the year.

    Examples:
        >>> str(mid_autumn(2024, tradition="zh"))  # 甲辰年八月十五
        '2024-09-17'
        >>> str(mid_autumn(2025, tradition="ko"))  # 추석
        '2025-10-06'

    Source: rule 6 of the module.
    """
    return day(year, tradition, 8, 15)


def double_ninth(year: int, /, *, tradition: Tradition) -> dt.date:
    """Return the feast of the double ninth: 重阳节, 중양절, Trùng Cửu.

    Args:
        year: The lunar year.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).

    Returns:
        Day 9 of month 9.

    Raises:
        InvalidInputError: *tradition* is none of those listed.
        InvalidTypeError: *year* is not an ``int``, or *tradition* not a ``str``.
        OutOfRangeError: The tradition's table does not cover the year.

    Examples:
        >>> str(double_ninth(2024, tradition="zh"))  # 甲辰年九月初九
        '2024-10-11'
        >>> str(double_ninth(2023, tradition="ko"))  # 중양절
        '2023-10-23'

    Source: rule 6 of the module.
    """
    return day(year, tradition, 9, 9)


def seollal(year: int, /) -> dt.date:
    """Return the Korean New Year, 설날.

    Args:
        year: The lunar year that begins.

    Returns:
        Day 1 of month 1 of the Korean calendar. The law's holiday is of three days, the day before
        (the last of month 12) to the day after.

    Raises:
        InvalidTypeError: *year* is not an ``int``.
        OutOfRangeError: The Korean table does not cover the year.

    Examples:
        >>> str(seollal(2024)), str(seollal(2027))  # 갑진년 설날
        ('2024-02-10', '2027-02-07')
        >>> seollal(2027) == lunar_new_year(2027, tradition="ko")
        True

    Source: rule 6 of the module.
    """
    return day(year, "ko", 1, 1)


def chuseok(year: int, /) -> dt.date:
    """Return the Korean feast of mid-autumn, 추석.

    Args:
        year: The lunar year.

    Returns:
        Day 15 of month 8 of the Korean calendar. The law's holiday is of three days, the 14th to
        the 16th.

    Raises:
        InvalidTypeError: *year* is not an ``int``.
        OutOfRangeError: The Korean table does not cover the year.

    Examples:
        >>> str(chuseok(2024)), str(chuseok(2025))  # 갑진년 추석
        ('2024-09-17', '2025-10-06')
        >>> chuseok(2025) == mid_autumn(2025, tradition="ko")
        True

    Source: rule 6 of the module.
    """
    return day(year, "ko", 8, 15)


def tet(year: int, /) -> dt.date:
    """Return the Vietnamese New Year, Tết Nguyên Đán.

    Args:
        year: The lunar year that begins.

    Returns:
        Day 1 of month 1 of the Vietnamese calendar.

    Raises:
        InvalidTypeError: *year* is not an ``int``.
        OutOfRangeError: The Vietnamese table does not cover the year.

    Examples:
        >>> str(tet(2024)), str(tet(1985))  # Tết Ất Sửu, a month before the Chinese New Year
        ('2024-02-10', '1985-01-21')
        >>> str(tet(2007)), str(lunar_new_year(2007, tradition="zh"))  # Tết Đinh Hợi
        ('2007-02-17', '2007-02-18')

    Source: rule 6 of the module.
    """
    return day(year, "vi", 1, 1)


def hung_kings(year: int, /) -> dt.date:
    """Return the day of the Hùng kings, Giỗ Tổ Hùng Vương.

    Args:
        year: The lunar year.

    Returns:
        Day 10 of month 3 of the Vietnamese calendar.

    Raises:
        InvalidTypeError: *year* is not an ``int``.
        OutOfRangeError: The Vietnamese table does not cover the year.

    Examples:
        >>> str(hung_kings(2019)), str(hung_kings(2021))  # mùng 10 tháng 3
        ('2019-04-14', '2021-04-21')
        >>> str(hung_kings(2025))
        '2025-04-07'

    Source: rule 6 of the module.
    """
    return day(year, "vi", 3, 10)


def day(year: int, tradition: Tradition, month: str | int, of_month: int) -> dt.date:
    """Return the day of a feast, and keep it.

    *month* and *of_month* are a lunar month and its day, 0 for the day before the first; or the
    name of a solar term and 0.
    """
    if type(year) is int:  # 2026.0 would be found as well
        try:
            return _kept[year, tradition, month, of_month]
        except (KeyError, TypeError):
            pass
    from localeops.calendars import lunisolar

    if isinstance(month, str):
        found = lunisolar.solar_terms(year, tradition=tradition, locale="zh")[month]
    else:
        # Raises for a year that is no int, or that the table does not cover.
        lunisolar.leap_month(year, tradition=tradition)
        first = lunisolar.LunarDate(year, month, max(of_month, 1))
        found = lunisolar.to_gregorian(first, tradition=tradition)
        if not of_month:
            found -= dt.timedelta(1)
    return _kept.setdefault((int(year), tradition, month, of_month), found)
