"""Feasts: the days of a year that move, as Gregorian dates, by a named computus.

They are feasts, not days off: which of them are public holidays, where and since when, is what the
package ``holidays`` is for. A year is a Gregorian one.

`easter`

1. ``western`` is the computus of the Gregorian reform: the bull Inter gravissimas of 1582, canons
   1 to 6, and Clavius, Romani calendarii explicatio (1603). Easter is the Sunday after the 14th
   day of the ecclesiastical moon that is 21 March or later; 22 March to 25 April. It is what the
   Roman church keeps since 1583. Others came later: the states of the German Protestants in 1700
   with an astronomical Easter, which was a week earlier in 1724 and 1744; Britain in 1753.
2. ``orthodox`` is the computus of the Julian calendar: 22 March to 25 April of that calendar, and
   here as a Gregorian date: 4 April to 8 May in 1900 to 2099, later in later centuries. It is what
   the Eastern churches keep, those with the new calendar too; the Orthodox Church of Finland
   keeps ``western``.
3. Both have the years 1583 to 9999.

`movable`

The feasts that hang on Easter or on the first Sunday of Advent, which is the fourth Sunday before
25 December, by the rule of today. Of several names the list has one.

======= ========= =============================================================================
locale  rite      authority of the days, and of the names
======= ========= =============================================================================
cs      western   Calendarium Romanum (1969) in the calendar of the Czech bishops; the act no.
                  245/2000 Sb. (Velký pátek, Velikonoční pondělí); Internetová jazyková příručka
de      western   the same of the German-language dioceses; the order of the Evangelical church
                  (Totensonntag); Buß- und Bettag is the Wednesday before 23 November, § 1 of the
                  Saxon act on Sundays and holidays
es      western   the dictionary of the Real Academia Española: Corpus is the sixtieth day,
                  a Thursday, and the Ascension the fortieth
sr      orthodox  calendar of the Serbian Orthodox Church; the act on state and other holidays of
                  Serbia (Велики петак, Васкрс and the day after)
sr-Latn orthodox  the same
======= ========= =============================================================================

DIFFERENCE: where the Ascension and Corpus are no days off, bishops' conferences keep them on the
Sunday after (Calendarium Romanum, norm 7): so does Spain, on the days 42 and 63. Here they are the
Thursdays that they are named for, everywhere.

Not handled: astronomical Easter; Easter before 1583; Armenian and Assyrian dates; since when a
feast is kept, and when states moved it (Buß- und Bettag in 1939 to 1945, and before 1934); the
Sundays before the Serbian Christmas (Детињци, Материце, Оци), of which a Gregorian year may have
none or two; days that a state fixed (Volkstrauertag, Mother's Day).
"""

from __future__ import annotations

from localeops.errors import InvalidTypeError, OutOfRangeError, require_choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    import datetime as dt
    from typing import Literal

    Rite = Literal["western", "orthodox"]

__all__ = ["easter", "movable"]

_RITES = ("western", "orthodox")
_MOST_KEPT = 1024  # locales: any in use, and not more
_kept_easters: dict[str, dict[int, dt.date]] = {rite: {} for rite in _RITES}
_kept_movable: dict[tuple[str, int], dict[str, dt.date]] = {}
_kept_names: dict[str, str] = {}


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
        >>> easter(2025).isoformat(), easter(2025, rite="orthodox").isoformat()
        ('2025-04-20', '2025-04-20')
        >>> easter(2027).isoformat(), easter(2027, rite="orthodox").isoformat()
        ('2027-03-28', '2027-05-02')
        >>> easter(2024, rite="orthodox") == movable(2024, locale="sr")["Васкрс"]
        True

    Source: rules 1 to 3 of the module.
    """
    if type(year) is int:  # 2026.0 would be found as well
        try:
            return _kept_easters[rite][year]
        except (KeyError, TypeError):
            pass
    _require_year(year)
    require_choice(rite, "rite", _RITES)
    from localeops.calendars.feasts import _easter

    computed = _easter.western(year) if rite == "western" else _easter.orthodox(year)
    return _kept_easters[rite].setdefault(int(year), computed)


def movable(year: int, /, *, locale: str) -> dict[str, dt.date]:
    """Return the feasts of a year that hang on Easter or on Advent, by their native names.

    Args:
        year: A Gregorian year, 1583 to 9999.
        locale: A BCP 47 tag of Czech, German, Spanish or Serbian. The script decides the names of
            Serbian: ``sr`` is Cyrillic, ``sr-Latn`` and ``sr-ME`` are Latin.

    Returns:
        A new dictionary from each name to its date, in the order of the dates.

    Raises:
        InvalidInputError: *locale* is not well formed.
        InvalidTypeError: *year* is not an ``int``, or *locale* not a ``str``.
        OutOfRangeError: *year* is not in 1583 to 9999.
        UnknownLocaleError: No feasts are known for the locale.

    Examples:
        >>> movable(2026, locale="cs")["Velký pátek"].isoformat()
        '2026-04-03'
        >>> movable(2026, locale="de-AT")["Christi Himmelfahrt"].isoformat()
        '2026-05-14'
        >>> list(movable(2026, locale="sr"))[16:20]
        ['Велики петак', 'Велика субота', 'Васкрс', 'Васкрсни понедељак']

    Source: the table of the module.
    """
    _require_year(year)
    name = _name_of(locale)
    key = (name, int(year))
    if (found := _kept_movable.get(key)) is None:
        from localeops.calendars.feasts._movable import feasts_of

        found = _kept_movable.setdefault(key, feasts_of(year, name))
    return dict(found)


def _require_year(year: object) -> None:
    """Raise unless Easter is computed for *year*."""
    if not isinstance(year, int) or isinstance(year, bool):
        msg = f"year must be an int, got {type(year).__name__}"
        raise InvalidTypeError(msg)
    if not 1583 <= year <= 9999:  # noqa: PLR2004
        shown = year if abs(year) < 1 << 64 else f"a number of {year.bit_length()} bits"
        msg = f"easter covers the years 1583 to 9999, got {shown}"
        raise OutOfRangeError(msg)


def _name_of(locale: str) -> str:
    """Return the name of the feasts of a locale, and keep it for the next call."""
    if type(locale) is str and (found := _kept_names.get(locale)) is not None:
        return found
    from localeops import tags
    from localeops.calendars.feasts._movable import OF_EASTER

    name = tags.resolve(locale, OF_EASTER)
    if len(_kept_names) < _MOST_KEPT:
        _kept_names[str(locale)] = name
    return name
