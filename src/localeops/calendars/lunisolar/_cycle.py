"""The cycle of sixty, the animals, and the solar terms."""

from __future__ import annotations

from localeops.calendars._value import require_whole
from localeops.calendars.lunisolar import _names, _terms
from localeops.calendars.lunisolar._months import (
    LAST_YEAR_OF_ALL,
    TRADITIONS,
    checked_date,
    months_of,
)
from localeops.errors import InvalidInputError, require_choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    import datetime as dt
    from typing import Literal

    Tradition = Literal["zh", "ko", "vi"]
    Reckoning = Literal["lunar-month", "solar-term"]

__all__: list[str] = []

_RECKONINGS = ("lunar-month", "solar-term")


def solar_terms(year: int, /, *, tradition: Tradition, locale: str) -> dict[str, dt.date]:
    """Return the days on which the 24 solar terms of a Gregorian year begin.

    Args:
        year: A Gregorian year from 1900 to 2100.
        tradition: Whose day: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).
        locale: The language of the names, a BCP 47 tag: Chinese, Korean or Vietnamese.

    Returns:
        A new dictionary from names to days, in order of time: from 小寒 in January to 冬至.

    Raises:
        InvalidInputError: *tradition* is none of those listed, or *locale* is not well formed.
        InvalidTypeError: *year* is not an ``int``; *tradition* or *locale* is not a ``str``.
        OutOfRangeError: *year* is not covered.
        UnknownLocaleError: *locale* is another language.

    Examples:
        >>> solar_terms(2024, tradition="zh", locale="zh")["清明"]
        datetime.date(2024, 4, 4)
        >>> list(solar_terms(2024, tradition="ko", locale="ko").items())[-1]
        ('동지', datetime.date(2024, 12, 21))

    Source: rules 6 to 9 of the module.
    """
    import datetime as dt

    days = _terms.of_year(year, tradition)
    names = _names.of_terms(locale)
    return {name: dt.date(year, month, day) for name, (month, day) in zip(names, days, strict=True)}


def solar_term(date: dt.date, /, *, tradition: Tradition, locale: str) -> str | None:
    """Return the name of the solar term that begins on a day.

    Args:
        date: A day of the Gregorian years 1900 to 2100.
        tradition: Whose day: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).
        locale: The language of the name, a BCP 47 tag: Chinese, Korean or Vietnamese.

    Returns:
        The name, or None if no term begins on the day.

    Raises:
        InvalidInputError: *tradition* is none of those listed, or *locale* is not well formed.
        InvalidTypeError: *date* is not a `datetime.date`, or is a `datetime.datetime`; *tradition*
            or *locale* is not a ``str``.
        OutOfRangeError: The day is not covered.
        UnknownLocaleError: *locale* is another language.

    Examples:
        >>> import datetime as dt
        >>> solar_term(dt.date(2024, 3, 5), tradition="zh", locale="zh-TW")
        '驚蟄'
        >>> solar_term(dt.date(2024, 3, 6), tradition="zh", locale="zh-TW") is None
        True

    Source: rules 6 to 9 of the module.
    """
    names = _names.of_terms(locale)
    place = _terms.on_day(date, tradition)
    return None if place is None else names[place]


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
    return _names.of_cycle(year - 4, locale)


def sexagenary_month(
    date: dt.date, /, *, tradition: Tradition, by: Reckoning = "lunar-month", locale: str = "zh"
) -> str:
    """Return the name in the cycle of sixty of the month that a day lies in.

    Args:
        date: A day that the tradition covers.
        tradition: Whose calendar: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).
        by: ``"lunar-month"`` for the months of the calendar, of which the first is 寅, or
            ``"solar-term"`` for those that begin with the odd solar terms, of which 立春 begins 寅.
        locale: The language of the name, a BCP 47 tag: Chinese, Korean or Vietnamese.

    Returns:
        The stem and the branch.

    Raises:
        InvalidInputError: The day lies in a leap month, which has no name by lunar months; an
            option is none of those listed, or *locale* is not well formed.
        InvalidTypeError: *date* is not a `datetime.date`, or is a `datetime.datetime`; an option is
            not a ``str``.
        OutOfRangeError: The tradition's table, or that of terms, does not cover the day.
        UnknownLocaleError: *locale* is another language.

    Examples:
        >>> import datetime as dt
        >>> sexagenary_month(dt.date(2024, 2, 5), tradition="zh")
        '乙丑'
        >>> sexagenary_month(dt.date(2024, 2, 5), tradition="zh", by="solar-term")
        '丙寅'
        >>> sexagenary_month(dt.date(2024, 2, 10), tradition="ko", locale="ko")
        '병인'

    Source: rule 11 of the module.
    """
    require_choice(by, "by", _RECKONINGS)
    if by == "solar-term":
        return _names.of_cycle(_terms.month_of_cycle(date, tradition), locale)
    found = months_of(tradition).find(checked_date(date))
    if found.leap:
        msg = (
            f"leap month {found.month} of lunar year {found.year} has no name in the cycle of "
            "sixty; by='solar-term' gives that of the solar month"
        )
        raise InvalidInputError(msg)
    # Month 1 of a year 甲 is 丙寅, and twelve months later that of the next 戊寅.
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
    # 2000-01-07, day 730126, is 甲子.
    return _names.of_cycle(checked_date(date).toordinal() + 14, locale)


def zodiac(year: int, /, *, tradition: Tradition, locale: str) -> str:
    """Return the animal of a lunar year.

    Args:
        year: A lunar year from 1 to 9999.
        tradition: Whose animals: ``"zh"`` (China), ``"ko"`` (Korea) or ``"vi"`` (Vietnam).
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
        >>> zodiac(2023, tradition="vi", locale="en"), zodiac(2021, tradition="vi", locale="vi")
        ('cat', 'trâu')
    """
    require_whole(year, "year", 1, LAST_YEAR_OF_ALL)
    require_choice(tradition, "tradition", TRADITIONS)
    return _names.of_animal((year - 4) % 12, locale, vietnamese=tradition == "vi")
