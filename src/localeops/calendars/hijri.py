"""Hijri (Islamic) dates, converted by one of four tables that each have a name.

A Hijri year has twelve lunar months and 353 to 356 days. Which day a month begins with depends on
who says so; the tables disagree by one or two days in many months.
"""

from __future__ import annotations

import datetime as dt

from localeops.calendars._hijri_tables import MONTHS, TABLES, Reckoning, reckoning
from localeops.calendars._value import DateValue, require_date, require_whole
from localeops.errors import InvalidTypeError, require_choice, require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import ClassVar, Literal

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

_LONGEST = 31  # days of a month, in the printed table
_LAST_YEAR = 9999
# Dates that were asked for, by table and day. What is here stays, so no thread ever misses
# something it had; a table that is full keeps no more, so that it does not grow without end.
_MOST_KEPT = 1 << 17  # days of a table: all of either Umm al-Qura, 359 years of the others
_MOST_TEMPLATES = 1024  # of any locales in use, and not more
_templates: dict[tuple[str, str, str, str], tuple[str, tuple[str, ...], dict[int, str]]] = {}
_NAMES: dict[str, Table] = {name: name for name in TABLES}  # also of a subclass of str
_reckonings: dict[str, Reckoning] = {}
_kept: dict[str, dict[dt.date, HijriDate]] = {name: {} for name in TABLES}


class HijriDate(DateValue):
    """A date of a Hijri year, by one of the tables.

    It is checked that there can be such a date: month 1 to 12, day 1 to 31. Whether the month has
    that day in the table is checked where the date is converted or formatted.

    Dates of one table are ordered; those of two do not compare, and are never equal.

    Args:
        year: The year of the Hijra, 1 to 9999.
        month: The month, 1 to 12.
        day: The day, 1 to 31.
        table: The table that the date is of.

    Raises:
        InvalidInputError: A number is out of its range, or *table* is none of the four.
        InvalidTypeError: A number is no ``int``, or *table* is no ``str``.
    """

    __slots__ = ("day", "month", "table", "year")
    _fields: ClassVar[tuple[str, ...]] = ("year", "month", "day", "table")

    year: int
    month: int
    day: int
    table: Table

    def __init__(self, year: int, month: int, day: int, table: Table = "umm-al-qura") -> None:
        if not (
            type(year) is type(month) is type(day) is int
            and isinstance(table, str)
            and table in _NAMES
            and 1 <= year <= _LAST_YEAR
            and 1 <= month <= MONTHS
            and 1 <= day <= _LONGEST
        ):  # whatever is wrong, or a subclass
            require_whole(year, "year", 1, _LAST_YEAR)
            require_whole(month, "month", 1, MONTHS)
            require_whole(day, "day", 1, _LONGEST)
            require_choice(table, "table", TABLES)
            year, month, day = int(year), int(month), int(day)
        _set_year(self, year)
        _set_month(self, month)
        _set_day(self, day)
        _set_table(self, _NAMES[table])

    def _comparable(self) -> tuple[str, tuple[int, ...]]:
        return self.table, (self.year, self.month, self.day)


_new = object.__new__
_set_year = HijriDate.__dict__["year"].__set__
_set_month = HijriDate.__dict__["month"].__set__
_set_day = HijriDate.__dict__["day"].__set__
_set_table = HijriDate.__dict__["table"].__set__


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


def month_length(year: int, month: int, /, *, table: Table = "umm-al-qura") -> int:
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
    _require_int(year, "year")
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
    _require_int(year, "year")
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
    found = _new(HijriDate)
    year, month, of_month = by.date_of(day)
    _set_year(found, year)
    _set_month(found, month)
    _set_day(found, of_month)
    _set_table(found, by.name)
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
        return _reckonings.setdefault(table, reckoning(_NAMES[table]))


def _require_hijri(value: object) -> None:
    """Raise unless *value* is a `HijriDate`."""
    if not isinstance(value, HijriDate):
        msg = f"hijri_date must be a HijriDate, got {type(value).__name__}"
        raise InvalidTypeError(msg)


def _require_int(value: object, name: str) -> None:
    """Raise unless *value* is a whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        msg = f"{name} must be an int, got {type(value).__name__}"
        raise InvalidTypeError(msg)
