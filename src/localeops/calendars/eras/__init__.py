"""Years of Japanese eras (first version: the rest of the specification follows)."""

from __future__ import annotations

from localeops.calendars._value import DateValue, require_date, require_whole
from localeops.errors import InvalidTypeError, require_choice, require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    import datetime as dt
    from typing import Literal

    System = Literal["ja", "th", "tw", "ko-dangi", "in-saka"]
    Style = Literal["long", "short"]
    Borders = Literal["strict", "lenient"]
    Period = Literal["legal", "any"]

__all__ = ["EraDate", "format", "from_gregorian", "parse", "to_gregorian"]

_SYSTEMS = ("ja", "th", "tw", "ko-dangi", "in-saka")
_STYLES = ("long", "short")
_BORDERS = ("strict", "lenient")
_PERIODS = ("legal", "any")
_ERAS = {
    "meiji": "ja", "taisho": "ja", "showa": "ja", "heisei": "ja", "reiwa": "ja", "be": "th",
    "minguo": "tw", "before-minguo": "tw", "dangi": "ko-dangi", "saka": "in-saka",
}  # fmt: skip
_LARGEST_YEAR = 99_999  # more than any era reaches: what is too late is said by its last day
_LAST_MONTH = 12
_LAST_DAY = 31


class EraDate(DateValue):
    """A date of an era: immutable, ordered, hashable and picklable."""

    __slots__ = ("_date", "day", "era", "month", "year")
    _fields = ("era", "year", "month", "day")

    era: str
    year: int
    month: int
    day: int
    _date: dt.date

    def __init__(self, era: str, year: int, month: int, day: int) -> None:
        require_choice(era, "era", tuple(_ERAS))
        require_whole(year, "year", 1, _LARGEST_YEAR)
        require_whole(month, "month", 1, _LAST_MONTH)
        require_whole(day, "day", 1, _LAST_DAY)
        from localeops.calendars.eras._reckoning import date_of

        _fill(self, era, year, month, day, date_of(era, year, month, day))

    def _comparable(self) -> tuple[str, tuple[int, ...]]:
        return _ERAS[self.era], (self._date.toordinal(),)


def from_gregorian(date: dt.date, /, *, system: System, period: Period = "legal") -> EraDate:
    """Return the date of an era on which a Gregorian date falls."""
    try:
        return _days[period][system][date]
    except (KeyError, TypeError):
        pass
    require_date(date)
    require_choice(system, "system", _SYSTEMS)
    require_choice(period, "period", _PERIODS)
    from localeops.calendars.eras._reckoning import fields_of, is_kept, require_period

    require_period(date, system, period)
    made = _made(*fields_of(date, system), date)
    return _days[period][system].setdefault(date, made) if is_kept(date) else made


def to_gregorian(era_date: EraDate, /) -> dt.date:
    """Return the Gregorian date of a date of an era."""
    if type(era_date) is not EraDate:
        msg = f"era_date must be an EraDate, got {type(era_date).__name__}"
        raise InvalidTypeError(msg)
    return era_date._date  # noqa: SLF001


def parse(
    text: str, /, *, system: System, borders: Borders = "strict", period: Period = "legal"
) -> EraDate:
    """Return the date that a text writes in the years of an era."""
    require_text(text)
    require_choice(system, "system", _SYSTEMS)
    require_choice(borders, "borders", _BORDERS)
    require_choice(period, "period", _PERIODS)
    from localeops.calendars.eras._reading import READERS
    from localeops.calendars.eras._reckoning import date_of, require_period

    require_choice(system, "system", tuple(READERS))  # the other systems follow
    era, year, month, day = READERS[system](text)
    date = date_of(era, year, month, day, borders=borders)
    require_period(date, system, period)
    return from_gregorian(date, system=system, period=period)


def format(date: dt.date, /, *, system: System, style: Style = "long") -> str:  # noqa: A001
    """Return a Gregorian date as it is written in the years of an era."""
    found = from_gregorian(date, system=system)
    require_choice(style, "style", _STYLES)
    from localeops.calendars.eras._writing import WRITERS

    require_choice(system, "system", tuple(written for written, _ in WRITERS))
    return WRITERS[system, style](found.era, found.year, found.month, found.day)


def _made(era: str, year: int, month: int, day: int, date: dt.date) -> EraDate:
    """Return a date whose fields are known to be right."""
    made = EraDate.__new__(EraDate)
    _fill(made, era, year, month, day, date)
    return made


def _fill(made: EraDate, era: str, year: int, month: int, day: int, date: dt.date) -> None:
    """Set the slots of a date that is being made."""
    put = object.__setattr__
    put(made, "era", era)
    put(made, "year", year)
    put(made, "month", month)
    put(made, "day", day)
    put(made, "_date", date)


_days: dict[str, dict[str, dict[dt.date, EraDate]]] = {
    period: {system: {} for system in _SYSTEMS} for period in _PERIODS
}
