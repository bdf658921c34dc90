"""The movable feasts of a year by their native names."""

from __future__ import annotations

import datetime as dt

from localeops.calendars.feasts._easter import easter, first_advent
from localeops.calendars.feasts._lunar import day

__all__ = ["movable"]

_MOST_KEPT = 1024  # years of a locale, and locales: any in use, and not more
_kept: dict[tuple[str, int], dict[str, dt.date]] = {}
_kept_names: dict[str, str] = {}


def movable(year: int, /, *, locale: str) -> dict[str, dt.date]:
    """Return the movable feasts of a year by their native names.

    Args:
        year: A Gregorian year: 1583 to 9999 where the feasts hang on Easter, and what `lunisolar`
            covers where they are lunar.
        locale: A BCP 47 tag of Chinese, Czech, German, Korean, Serbian, Spanish or Vietnamese. The
            script decides the names: ``sr`` is Cyrillic, ``sr-Latn`` and ``sr-ME`` are Latin.

    Returns:
        A new dictionary from each name to its date, in the order of the dates.

    Raises:
        InvalidInputError: *locale* is not well formed.
        InvalidTypeError: *year* is not an ``int``, or *locale* not a ``str``.
        OutOfRangeError: The feasts of the locale are not known for *year*.
        UnknownLocaleError: No feasts are known for the locale.

    Examples:
        >>> movable(2026, locale="cs")["Velký pátek"].isoformat()
        '2026-04-03'
        >>> movable(2026, locale="de-AT")["Christi Himmelfahrt"].isoformat()
        '2026-05-14'
        >>> list(movable(2026, locale="sr"))[16:20]
        ['Велики петак', 'Велика субота', 'Васкрс', 'Васкрсни понедељак']
        >>> movable(2027, locale="zh-TW")["春節"].isoformat()
        '2027-02-06'

    Source: rules 4 and 5 of the module, and its table.
    """
    name = _name_of(locale)
    if type(year) is int and (found := _kept.get((name, year))) is not None:
        return dict(found)
    found = _feasts_of(name, year)
    if len(_kept) < _MOST_KEPT:
        _kept[name, int(year)] = found
    return dict(found)


def _name_of(locale: str) -> str:
    """Return the name of the feasts of a locale, and keep it for the next call."""
    if type(locale) is str and (found := _kept_names.get(locale)) is not None:
        return found
    from localeops import tags
    from localeops.calendars.feasts._names import LOCALES

    name = tags.resolve(locale, LOCALES)
    if len(_kept_names) < _MOST_KEPT:
        _kept_names[str(locale)] = name
    return name


def _feasts_of(name: str, year: int) -> dict[str, dt.date]:
    """Return the feasts of a year, in the order of their dates."""
    from localeops.calendars.feasts._names import CHRISTIAN, LUNAR

    if name in CHRISTIAN:
        rite, feasts = CHRISTIAN[name]
        first = {"easter": easter(year, rite=rite), "advent": first_advent(year)}
        dates = {feast: first[base] + dt.timedelta(days) for feast, base, days in feasts}
    else:
        tradition, lunar = LUNAR[name]
        dates = {feast: day(year, tradition, month, number) for feast, month, number in lunar}
    return dict(sorted(dates.items(), key=lambda item: item[1]))
