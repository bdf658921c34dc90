"""Dates of other calendars, each by a named table or decree, converted both ways.

=============  ==================================================================================
module         what it holds
=============  ==================================================================================
``hijri``      Islamic dates: Umm al-Qura as printed and as in ICU, and two arithmetic calendars
``lunisolar``  Chinese, Korean and Vietnamese dates, solar terms, the sexagenary cycle
``eras``       Japanese, Thai, Taiwanese and Korean years, and the Indian national calendar
``feasts``     Easter, lunar festivals and the feasts that hang on them, as Gregorian dates
=============  ==================================================================================

What all of them keep to:

1. A Gregorian date is a `datetime.date`. A `datetime.datetime` is refused: which calendar day it
   falls on depends on the time zone, so the caller takes its ``.date()``.
2. A date that the calendar does not have is an `InvalidInputError` that says what it has: the
   30th of a month of 29 days, a leap month in a year without it.
3. A date that no table covers is an `OutOfRangeError` that names the range. Nothing is
   extrapolated, and no other calendar takes over at the border.
4. Dates are immutable values: ordered, hashable, and picklable. Dates of two Hijri tables or of
   two systems of eras are never equal and do not compare; `to_gregorian` makes them comparable. A
   `LunarDate` does not say whose it is, so there the caller keeps the traditions apart.
5. A day is the civil day from midnight to midnight. Where a day of the calendar begins at sunset,
   the date is that of the daylight.

Each module is loaded when it is first used.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from localeops.calendars import eras, feasts, hijri, lunisolar

__all__ = ["eras", "feasts", "hijri", "lunisolar"]


def __getattr__(name: str) -> object:
    if name in __all__:
        import importlib

        return importlib.import_module(f"{__name__}.{name}")
    msg = f"module {__name__!r} has no attribute {name!r}"
    raise AttributeError(msg)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
