r"""Hijri (Islamic) dates by four named tables, converted both ways, written and read.

A Hijri year has twelve lunar months. Which day one begins with depends on who says so, so every
date is of a table:

======================== =========================================================================
table                    what it is, and what it covers
======================== =========================================================================
``umm-al-qura``          the civil calendar of Saudi Arabia as it was printed, 1343 to 1500 AH:
                         1 August 1924 to 16 November 2077, with five months of 28 days and three of
                         31 before 1365 AH. Source: hijridate 2.6.0
``umm-al-qura-icu``      the table of ICU and of the JDK, 1300 to 1600 AH: 12 November 1882 to 25
                         November 2174. Computed, months of 29 and 30 days. Source: ICU 72.
``civil``                the arithmetic calendar, 1 Muharram 1 AH being Friday, 16 July 622 Julian
                         (CLDR ``islamic-civil``)
``astronomical-tabular`` the same from Thursday, 15 July 622 (CLDR ``islamic-tbla``): the same
                         Hijri date is one day earlier than in ``civil``
======================== =========================================================================

The two Umm al-Qura tables give 740 of the 1896 months that both have another first day: by one day,
17 of them by two. They agree from 1420 to 1450 AH. For what was dated in Saudi Arabia the printed
one is right: 1 Muharram 1400 was 20 November 1979. After 1450 it is also the printed one that keeps
the rule in force since 1423, that a month begins after the first evening on which the new moon is
before sunset and moonset after it in Mecca (R. H. van Gent, The Umm al-Qura Calendar, Utrecht).

Tables

1. A day is that of a `datetime.date`, midnight to midnight. The Hijri day begins at the sunset
   before; the date is that of the daylight.
2. The arithmetic calendars: odd months have 30 days, even ones 29, the last one 30 in the years 2 5
   7 10 13 16 18 21 24 26 29 of each 30 (Reingold and Dershowitz, Calendrical Calculations, 4th
   edition, 7.1; OEIS A350539). They begin with 1 Muharram 1 AH, the proleptic Gregorian 19 or 18
   July 622, and end with `datetime.date.max`: 2 Rabi II 9666, tabular 3 Rabi II 9666.
3. A table ends where its source does. DIFFERENCE: outside 1300 to 1600 AH ICU goes on with months
   of ``islamic-civil`` under the name ``islamic-umalqura``; here that is an `OutOfRangeError`.
4. Of an arithmetic calendar a month and a year that begin within the range have their length.
5. A date that the month does not have is refused where it is converted or written; that it is
   of no table at all, month 13 or day 32, where it is made.

Writing (`format`)

6. ``locale`` is Arabic or English, anything else is refused. Names, patterns and the era are those
   of ``ar`` and ``en`` in CLDR 48.2. Countries share the Arabic pattern. The English one is that of
   ``en-US``; other countries have their own, which are not here, so *order* has to be given.
7. Digits: by ``-u-nu-``, or CLDR's default: Arabic-Indic ones for ``ar-EG`` and ``ar-SA``, 0-9 for
   ``ar``, ``ar-001``, ``ar-AE`` and English. For Arabic of another country *digits* has to be
   given. DIFFERENCE: ICU 72 has older data, in which ``ar`` has Arabic-Indic digits.
8. ``order="year-first"`` is ``1445/09/01``, which Saudi forms have. Shown from right to left it
   still begins with the year at its left; the short pattern of CLDR, ``d/M/y`` with U+200F, is
   shown with the day at the right.

Reading (`parse`)

9. A text is one date: three numbers with the same ``/``, ``-``, ``.`` or ``؍`` between them, or the
   name of a month with a day before or after it, then the year; or the year, the month, the day.
   The era may follow, or stand before the year: هـ, ه (also ه with a joiner), هجري, AH, A.H., H. A
   date marked as Gregorian (م, AD, CE) is refused.
10. Digits are ASCII, Arabic-Indic or extended Arabic-Indic, also mixed within a number. A year has
    three or four digits (``0045`` for 45 AH), day and month have one or two.
11. The year first: month, then day. The year last: *order* says what comes first. By default only
    what can be meant in one way is read: one number above 12, or both equal.
12. What does not matter: bidi controls, joiners, tatweel, harakat, hamza on its seat (الاول), ى for
    ي, ه for ة, Persian and Urdu forms of letters; case, apostrophes, hyphens and accents of
    romanised names; spaces around separators.
13. Names are those of CLDR, with their English abbreviations, and spellings that are met: ذي الحجة,
    جمادى الثانية, ربيع الثاني, Dhul Hijjah, Rabi al-Awwal, Ramadhan. ``Rabi`` and ``Jumada`` alone
    are two months each, so neither.

The months of worship begin when the crescent is seen, which can be a day off any table: Ramadan
need not have begun on the day that is given here.

Data: hijridate 2.6.0, ICU 72.1, CLDR 48.2.

Not handled: years before the Hijra; the calendars of other countries (Morocco, Pakistan, the
Turkish Diyanet); the other three patterns of leap years; days that begin at sunset; weekdays, spans
of days and years of two digits in texts; languages other than Arabic and English.
"""

from __future__ import annotations

import datetime as dt

from localeops.calendars._hijri_date import NAMES, HijriDate, made
from localeops.calendars._hijri_tables import MONTHS, TABLES, Reckoning, reckoning
from localeops.calendars._value import require_date, require_int, require_whole
from localeops.errors import InvalidTypeError, require_choice, require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    Digits = Literal["locale", "latn", "arab", "arabext"]
    FormatOrder = Literal["locale", "day-first", "year-first"]
    ParseOrder = Literal["unambiguous", "day-first", "month-first"]
    Style = Literal["long", "short"]
    Table = Literal["umm-al-qura", "umm-al-qura-icu", "civil", "astronomical-tabular"]

__all__ = [
    "HijriDate",
    "format",
    "from_gregorian",
    "month_length",
    "parse",
    "to_gregorian",
    "year_length",
]

_DIGITS = ("locale", "latn", "arab", "arabext")
_FORMAT_ORDERS = ("locale", "day-first", "year-first")
_PARSE_ORDERS = ("unambiguous", "day-first", "month-first")
_STYLES = ("long", "short")

# Dates that were asked for, by table and day. What is here stays, so no thread ever misses
# something it had; a table that is full keeps no more, so that it does not grow without end.
_MOST_KEPT = 1 << 17  # days of a table: all of either Umm al-Qura, 359 years of the others
_MOST_TEMPLATES = 1024  # of any locales in use, and not more
_templates: dict[tuple[str, str, str, str], tuple[str, tuple[str, ...], dict[int, str]]] = {}
_reckonings: dict[str, Reckoning] = {}
_kept: dict[str, dict[dt.date, HijriDate]] = {name: {} for name in TABLES}


def from_gregorian(date: dt.date, /, *, table: Table = "umm-al-qura") -> HijriDate:
    """Return the Hijri date of a day.

    Args:
        date: The Gregorian day.
        table: The table to go by.

    Returns:
        The date, which knows its table.

    Raises:
        InvalidInputError: *table* is none of the four.
        InvalidTypeError: *date* is no `datetime.date`, or a `datetime.datetime`; or *table* is no
            ``str``.
        OutOfRangeError: The table does not cover the day.

    Examples:
        >>> import datetime as dt
        >>> from_gregorian(dt.date(2024, 3, 11))
        HijriDate(year=1445, month=9, day=1, table='umm-al-qura')
        >>> from_gregorian(dt.date(2024, 3, 11), table="astronomical-tabular").day
        2
        >>> f"{from_gregorian(dt.date(2024, 3, 11)).year} هـ"
        '1445 هـ'
    """
    try:
        return _kept[table][date]
    except (KeyError, TypeError):
        pass
    return _found(date, table)


def to_gregorian(hijri_date: HijriDate, /, *, table: Table | None = None) -> dt.date:
    """Return the Gregorian day of a Hijri date.

    Args:
        hijri_date: The date.
        table: The table to take year, month and day by; None for the date's own.

    Returns:
        The day.

    Raises:
        InvalidInputError: The month does not have that day, or *table* is none of the four.
        InvalidTypeError: *hijri_date* is no `HijriDate`, or *table* is neither a ``str`` nor None.
        OutOfRangeError: The table does not cover the date.

    Examples:
        >>> to_gregorian(HijriDate(1445, 9, 1))
        datetime.date(2024, 3, 11)
        >>> to_gregorian(HijriDate(1445, 9, 1), table="astronomical-tabular")
        datetime.date(2024, 3, 10)
        >>> to_gregorian(HijriDate(1446, 1, 1)).strftime("%d.%m.%Y م")
        '07.07.2024 م'
    """
    if type(hijri_date) is not HijriDate:
        _require_hijri(hijri_date)
    by = _reckoning(hijri_date.table if table is None else table)
    return dt.date.fromordinal(by.day_of(hijri_date.year, hijri_date.month, hijri_date.day))


def month_length(year: int, /, month: int, *, table: Table = "umm-al-qura") -> int:
    """Return the number of days of a month.

    Args:
        year: The year of the Hijra.
        month: The month, 1 to 12.
        table: The table to go by.

    Returns:
        29 or 30; in the printed table before 1365 AH also 28 and 31.

    Raises:
        InvalidInputError: *month* is not 1 to 12, or *table* is none of the four.
        InvalidTypeError: *year* or *month* is no ``int``, or *table* is no ``str``.
        OutOfRangeError: The table does not cover the month.

    Examples:
        >>> month_length(1445, 9), month_length(1364, 8)
        (30, 28)
        >>> f"رمضان: {month_length(1446, 9)}"
        'رمضان: 29'
    """
    require_int(year, "year")
    require_whole(month, "month", 1, MONTHS)
    return _reckoning(table).month_length(year, month)


def year_length(year: int, /, *, table: Table = "umm-al-qura") -> int:
    """Return the number of days of a year.

    Args:
        year: The year of the Hijra.
        table: The table to go by.

    Returns:
        354 or 355; in the printed table before 1402 AH also 353 and 356.

    Raises:
        InvalidInputError: *table* is none of the four.
        InvalidTypeError: *year* is no ``int``, or *table* is no ``str``.
        OutOfRangeError: The table does not cover the year.

    Examples:
        >>> year_length(1445), year_length(1445, table="civil")
        (354, 355)
        >>> f"سنة ١٤٤٦: {year_length(1446)}"
        'سنة ١٤٤٦: 354'
    """
    require_int(year, "year")
    return _reckoning(table).year_length(year)


def format(  # noqa: A001 (the name that the design gives it)
    hijri_date: HijriDate,
    /,
    *,
    locale: str,
    style: Style = "long",
    order: FormatOrder = "locale",
    digits: Digits = "locale",
) -> str:
    """Return a date as text, in Arabic or English (rules 6 to 8).

    Args:
        hijri_date: The date; its own table says whether there is such a day.
        locale: A BCP 47 tag of Arabic or English. Of its keywords ``-u-nu-`` changes the result.
        style: ``"long"`` has the name of the month, ``"short"`` its number.
        order: ``"locale"`` for the pattern of CLDR, ``"day-first"``, or ``"year-first"`` for
            ``1445/09/01``, with the style ``"short"`` alone.
        digits: ``"locale"`` for those of the tag or of CLDR, ``"latn"`` for 0-9, ``"arab"`` for
            ٠-٩, ``"arabext"`` for ۰-۹.

    Returns:
        The text. Short dates in Arabic have U+200F after day and month, as in CLDR.

    Raises:
        InvalidInputError: The month does not have that day, *locale* is not well formed, an option
            has none of its values, or *order* does not go with *style*.
        InvalidTypeError: *hijri_date* is no `HijriDate`, or another argument is no ``str``.
        OutOfRangeError: The date's table does not cover it.
        UnknownLocaleError: The locale is neither Arabic nor English, or its order or its digits
            are not known and not given.

    Examples:
        >>> date = HijriDate(1445, 9, 1)
        >>> format(date, locale="en"), format(date, locale="en-GB", order="day-first")
        ('Ramadan 1, 1445 AH', '1 Ramadan 1445 AH')
        >>> format(date, locale="ar-SA"), format(date, locale="ar-AE")
        ('١ رمضان ١٤٤٥ هـ', '1 رمضان 1445 هـ')
        >>> format(date, locale="ar", style="short", order="year-first", digits="arab")
        '١٤٤٥/٠٩/٠١ هـ'
    """
    to_gregorian(hijri_date)
    chosen = (locale, style, order, digits)
    try:
        text, names, of_digits = _templates[chosen]
    except (KeyError, TypeError):
        text, names, of_digits = _template(*chosen)
    month = hijri_date.month
    filled = text.format(
        year=hijri_date.year, month=month, day=hijri_date.day, name=names[month - 1]
    )
    return filled.translate(of_digits) if of_digits else filled


def parse(
    text: str, /, *, order: ParseOrder = "unambiguous", table: Table = "umm-al-qura"
) -> HijriDate:
    """Return the date that a text gives, in Arabic or English, in any digits (rules 9 to 13).

    Args:
        text: A date and nothing else.
        order: What the first of three numbers is if the last one is the year. ``"unambiguous"``
            reads only what can be read in one way.
        table: The table that the date is of; it says whether there is such a day.

    Returns:
        The date.

    Raises:
        InvalidInputError: The text is no Hijri date, or can be read in two ways, or the month does
            not have that day; or an option has none of its values.
        InvalidTypeError: *text* or an option is not a ``str``.
        OutOfRangeError: The table does not cover the date.

    Examples:
        >>> parse("١ رمضان ١٤٤٥ هـ") == parse("Ramadan 1, 1445 AH") == parse("1445/9/1")
        True
        >>> parse("٢٥-٠٩-1445هـ").day, parse("3/4/1445", order="day-first").month
        (25, 4)
        >>> parse("3 جمادي الاولى 1446").month
        5
        >>> parse("3/4/1445")
        Traceback (most recent call last):
        ...
        localeops.errors.InvalidInputError: text is ambiguous: '3/4/1445' can be day 3 of month 4 \
or day 4 of month 3; order must be 'day-first' or 'month-first'
    """
    if type(text) is not str:
        require_text(text)
    require_choice(order, "order", _PARSE_ORDERS)
    by = _reckoning(table)
    from localeops.calendars import _hijri_text

    date = HijriDate(*_hijri_text.read(text, order), by.name)
    by.day_of(date.year, date.month, date.day)
    return date


def _found(date: dt.date, table: Table) -> HijriDate:
    """Return the date of a day that is not kept yet, and keep it."""
    if type(date) is not dt.date:
        require_date(date)
    by = _reckoning(table)
    day = date.toordinal()
    if not by.first_day <= day <= by.last_day:
        raise by.out_of_range(date.isoformat())
    found = made(*by.date_of(day), by.name)
    kept = _kept[by.name]
    if len(kept) < _MOST_KEPT and type(date) is dt.date:
        return kept.setdefault(date, found)
    return found


def _template(
    locale: str, style: str, order: str, digits: str
) -> tuple[str, tuple[str, ...], dict[int, str]]:
    """Return what dates are filled into, and keep it for the next call."""
    require_text(locale, "locale")
    require_choice(style, "style", _STYLES)
    require_choice(order, "order", _FORMAT_ORDERS)
    require_choice(digits, "digits", _DIGITS)
    from localeops.calendars import _hijri_text

    made = _hijri_text.template(locale, style, order, digits)
    if len(_templates) < _MOST_TEMPLATES:
        _templates.setdefault((locale, style, order, digits), made)
    return made


def _reckoning(table: str) -> Reckoning:
    """Return the reckoning of that name, made when it is first asked for."""
    try:
        return _reckonings[table]
    except (KeyError, TypeError):
        require_choice(table, "table", TABLES)
        return _reckonings.setdefault(table, reckoning(NAMES[table]))


def _require_hijri(value: object) -> None:
    """Raise unless *value* is a `HijriDate`."""
    if not isinstance(value, HijriDate):
        msg = f"hijri_date must be a HijriDate, got {type(value).__name__}"
        raise InvalidTypeError(msg)
