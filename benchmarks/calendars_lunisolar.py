"""Lunar dates beside the peers: ``python benchmarks/calendars_lunisolar.py [--seconds S]``.

Warm is what a program sees that asks for a day again; cold is one that asks for each day once:
there what is kept of days is thrown away before every call. Peers compute, or search, each time.
"""

from __future__ import annotations

import datetime as dt
import sys
import time
import tracemalloc
from typing import TYPE_CHECKING

import icu
import lunar_vn.core
import lunardate
import vnlunar
from korean_lunar_calendar import KoreanLunarCalendar
from measuring import Bench

from localeops.calendars import lunisolar
from localeops.calendars.lunisolar import LunarDate, _months

if TYPE_CHECKING:
    from collections.abc import Callable

    Fields = tuple[int, int, int]
    Call = Callable[[dt.date], object]

DAYS = (dt.date(1987, 8, 5), dt.date(2024, 2, 10))
_korean = KoreanLunarCalendar()
_made = {
    name: icu.Calendar.createInstance(
        icu.TimeZone.createTimeZone("UTC"), icu.Locale(f"en@calendar={name}")
    )
    for name in ("chinese", "dangi")
}
_field = icu.UCalendarDateFields


def of_icu(name: str) -> Callable[[dt.date], Fields]:
    """Return the conversion by ICU, which gives month and day."""
    calendar = _made[name]

    def convert(day: dt.date) -> Fields:
        calendar.setTime((day.toordinal() - 719_163) * 86_400.0 + 43_200)
        month, number = calendar.get(_field.MONTH) + 1, calendar.get(_field.DAY_OF_MONTH)
        return calendar.get(_field.ERA) * 60 + calendar.get(_field.YEAR) - 2697, month, number

    return convert


def of_korean_lunar_calendar(day: dt.date) -> Fields:
    """Return the date by korean-lunar-calendar."""
    _korean.setSolarDate(day.year, day.month, day.day)
    return _korean.lunarYear, _korean.lunarMonth, _korean.lunarDay


def of_lunardate(day: dt.date) -> Fields:
    """Return the date by lunardate."""
    found = lunardate.LunarDate.from_solar_date(day.year, day.month, day.day)
    return found.year, found.month, found.day


def of_vnlunar(day: dt.date) -> Fields:
    """Return the date by vnlunar."""
    found = vnlunar.get_lunar_date(day.day, day.month, day.year)
    return found["year"], found["month"], found["day"]


def of_lunar_vn(day: dt.date) -> Fields:
    """Return the date by lunar-vn, whose formulae are kept for a day already."""
    found = lunar_vn.core.solar_to_lunar(day)
    return found.year, found.month, found.day


def same(ours: object, theirs: object) -> bool:
    """Tell whether a date has the year, month and day of a peer's."""
    return not isinstance(ours, LunarDate) or (ours.year, ours.month, ours.day) == theirs


def emptied(call: Call) -> Call:
    """Return a function that has no day kept before each call."""

    def cold(day: dt.date) -> object:
        for kept in (*lunisolar._lunar.values(), *lunisolar._gregorian.values()):  # noqa: SLF001
            kept.clear()
        return call(day)

    return cold


def filled(tradition: str) -> tuple[float, float, int]:
    """Return the milliseconds of the first call and of all days both ways, and the bytes kept."""
    days = [dt.date.fromordinal(number) for number in range(694_010, 767_038)]
    for kept in (lunisolar._lunar, lunisolar._gregorian):  # noqa: SLF001
        kept[tradition].clear()
    _months._kept.clear()  # noqa: SLF001
    sys.modules.pop("localeops._tables.lunisolar", None)
    started = time.perf_counter()
    lunisolar.from_gregorian(days[0], tradition=tradition)
    first = time.perf_counter() - started
    started = time.perf_counter()
    for day in days:
        lunisolar.to_gregorian(
            lunisolar.from_gregorian(day, tradition=tradition), tradition=tradition
        )
    elapsed = time.perf_counter() - started
    for kept in (lunisolar._lunar, lunisolar._gregorian):  # noqa: SLF001
        kept[tradition].clear()
    tracemalloc.start()
    for day in days:
        lunisolar.to_gregorian(
            lunisolar.from_gregorian(day, tradition=tradition), tradition=tradition
        )
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return first * 1000, elapsed * 1000, size


def main() -> int:
    """Measure the conversions of each tradition, warm and cold, and what all days take."""
    bench = Bench(__doc__)
    peers: dict[str, dict[str, Callable[[dt.date], Fields]]] = {
        "zh": {"ICU": of_icu("chinese"), "lunardate": of_lunardate},
        "ko": {"ICU": of_icu("dangi"), "korean-lunar": of_korean_lunar_calendar},
        "vi": {"vnlunar": of_vnlunar, "lunar-vn": of_lunar_vn},
    }
    bars = {"ICU": 10, "lunardate": 10, "korean-lunar": 10, "vnlunar": 10}
    for tradition, of_tradition in peers.items():

        def ours(day: dt.date, tradition: str = tradition) -> object:
            return lunisolar.from_gregorian(day, tradition=tradition)

        for day in DAYS:
            theirs = {
                name: lambda _, call=call, day=day: call(day) for name, call in of_tradition.items()
            }
            texts = {day.isoformat(): ""}
            for task, call, least in (("warm", ours, bars), ("cold", emptied(ours), {})):
                bench.compare(
                    f"{tradition} {task}",
                    lambda _, call=call, day=day: call(day),
                    theirs,
                    texts,
                    bars=least,
                    agree=same,
                )
    new_year = LunarDate(2024, 1, 1)
    bench.compare(
        "zh back",
        lambda _: lunisolar.to_gregorian(new_year, tradition="zh"),
        {"lunardate": lambda _: lunardate.LunarDate(2024, 1, 1).to_solar_date()},
        {"2024-1-1": ""},
        bars={"lunardate": 10},
    )
    for tradition in peers:
        first, elapsed, size = filled(tradition)
        print(
            f"{tradition}: first call {first:.2f} ms; 73,028 days there and back, for the first "
            f"time, {elapsed:.0f} ms; kept, they take {size / 1e6:.1f} MB"
        )
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())
