"""Feasts beside the peers: ``python benchmarks/calendars_feasts.py [--seconds S]``.

Warm is what a program sees that asks for a year again, cold a process that asks for each year once:
there the tables of this module are emptied before every call. Peers compute each time. The memory
is that of everything that this module keeps, once every year has been asked for.
"""

from __future__ import annotations

import datetime as dt
import sys
import time
import tracemalloc
from functools import partial
from typing import TYPE_CHECKING

from convertdate import holidays as of_convertdate
from dateutil.easter import EASTER_ORTHODOX, EASTER_WESTERN
from dateutil.easter import easter as of_dateutil
from hijridate import Hijri
from korean_lunar_calendar import KoreanLunarCalendar
from lunardate import LunarDate
from measuring import Bench

from localeops.calendars import feasts
from localeops.calendars.feasts import _easter, _islamic, _lunar, _movable, _nowruz

if TYPE_CHECKING:
    from collections.abc import Callable

    Feast = Callable[[str], object]

RITES = (("western", EASTER_WESTERN), ("orthodox", EASTER_ORTHODOX))
_korean = KoreanLunarCalendar()


def emptied(feast: Feast) -> Feast:
    """Return a function that has nothing kept before each call."""

    def cold(year: str) -> object:
        for kept in _easter._kept.values():  # noqa: SLF001
            kept.clear()
        _lunar._kept.clear()  # noqa: SLF001
        return feast(year)

    return cold


def of_year(function: Callable[..., object], **options: object) -> Feast:
    """Return a function of a year that is given as text, as the inputs here are."""
    call = partial(function, **options)
    years = {str(year): year for year in range(1583, 4100)}
    return lambda year: call(years[year])


def in_korean(year: int) -> dt.date:
    """Return Chuseok by korean-lunar-calendar."""
    _korean.setLunarDate(year, 8, 15, False)  # noqa: FBT003
    return dt.date.fromisoformat(_korean.SolarIsoFormat())


def in_chinese(year: int) -> dt.date:
    """Return New Year by lunardate."""
    return LunarDate(year, 1, 1).to_solar_date()


def in_arabic(year: int) -> tuple[dt.date, ...]:
    """Return the beginnings of Ramadan in a Gregorian year by hijridate."""
    first = (year - 622) * 33 // 32
    days = (Hijri(number, 9, 1).to_gregorian() for number in range(first - 1, first + 3))
    return tuple(dt.date(*day.timetuple()[:3]) for day in days if day.year == year)


def filled() -> tuple[float, int]:
    """Return the milliseconds and the bytes of asking for every year of everything."""
    tracemalloc.start()
    started = time.perf_counter()
    for year in range(1583, 10_000):
        feasts.easter(year)
        feasts.easter(year, rite="orthodox")
    for year in range(1901, 2101):
        for locale in ("zh", "zh-Hant", "ko", "vi"):
            feasts.movable(year, locale=locale)
        feasts.nowruz(year) if year >= _nowruz.FIRST_YEAR else None
    for year in range(1925, 2077):
        for feast in (feasts.ramadan, feasts.eid_al_fitr, feasts.eid_al_adha):
            feast(year, table="umm-al-qura")
    elapsed = (time.perf_counter() - started) * 1000
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return elapsed, size


def main() -> int:
    """Measure each feast beside its peers, warm and cold, and what everything takes."""
    bench = Bench(__doc__)
    inputs = {"2026": "2026"}
    for rite, number in RITES:
        ours = of_year(feasts.easter, rite=rite)
        peers = {
            "dateutil": of_year(lambda year, number=number: of_dateutil(year, number)),
            "convertdate": of_year(
                lambda year, rite=rite: dt.date(*of_convertdate.easter(year, rite))
            ),
        }
        bench.compare("easter", ours, peers, {rite: "2026"}, bars={"dateutil": 1, "convertdate": 1})
        bench.compare("easter cold", emptied(ours), peers, {rite: "2026"})
    for name, ours, theirs, peer in (
        ("new year", of_year(feasts.lunar_new_year, tradition="zh"), in_chinese, "lunardate"),
        ("chuseok", of_year(feasts.chuseok), in_korean, "korean-lunar"),
        ("ramadan", of_year(feasts.ramadan, table="umm-al-qura"), in_arabic, "hijridate"),
    ):
        bench.compare(name, ours, {peer: of_year(theirs)}, inputs, bars={peer: 10})
    cold = emptied(of_year(feasts.lunar_new_year, tradition="zh"))
    bench.compare("new year cold", cold, {"lunardate": of_year(in_chinese)}, inputs)
    elapsed, size = filled()
    kept = (
        *_easter._kept.values(), _lunar._kept, _movable._kept, _islamic._kept, _nowruz._kept,  # noqa: SLF001
    )  # fmt: skip
    entries = sum(map(len, kept))
    print(f"{entries} years of feasts kept, filled in {elapsed:.1f} ms: {size / 1e6:.2f} MB")
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())
