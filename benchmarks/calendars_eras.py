"""Eras beside ICU, convertdate and japanera: ``python benchmarks/calendars_eras.py [--seconds S]``.

Warm is what a program sees that asks for a day again; cold are days that no table keeps. Peers
compute each time. The memory is that of all tables, once every day that they keep has been asked
for.
"""

from __future__ import annotations

import datetime as dt
import sys
import time
import tracemalloc
from typing import TYPE_CHECKING

import icu
import japanera
from convertdate import indian_civil
from measuring import Bench

from localeops.calendars import eras
from localeops.calendars.eras import EraDate, from_gregorian, parse, to_gregorian

if TYPE_CHECKING:
    from collections.abc import Callable

    Convert = Callable[[str], object]

DAYS = {text: dt.date.fromisoformat(text) for text in ("2024-12-31", "1989-01-07", "1957-03-22")}
FAR = {text: dt.date.fromisoformat(text) for text in ("2124-12-31", "2489-01-07")}
ERAS = {"明治": "meiji", "大正": "taisho", "昭和": "showa", "平成": "heisei", "令和": "reiwa"}
EPOCH = dt.date(1970, 1, 1).toordinal()
EVERY = DAYS | FAR
# ICU's calendar, once it is made, works in C: a bar for what the tables have, none for the rest.
BARS = {
    "warm": {"ICU": 4, "japanera": 10, "convertdate": 10},
    "cold": {"japanera": 2, "convertdate": 0.8},
}
TEXTS = {"kanji": "令和6年12月31日", "numerals": "令和六年十二月三十一日", "letters": "R6.12.31"}


def by_icu(system: str) -> Convert:
    """Return a function that converts by a calendar of ICU, which is made once."""
    calendar = icu.Calendar.createInstance(icu.TimeZone.getGMT(), icu.Locale(f"@calendar={system}"))
    numbers = (icu.Calendar.YEAR, icu.Calendar.MONTH, icu.Calendar.DATE)

    def fields(text: str) -> tuple[int, int, int]:
        calendar.setTime((EVERY[text].toordinal() - EPOCH) * 86400.0)
        year, month, day = map(calendar.get, numbers)
        return year, month + 1, day

    return fields


def by_japanera(text: str) -> tuple[int, int, int]:
    """Return year, month and day by japanera."""
    day = EVERY[text]
    era = japanera.EraDate.from_date(day).era
    return day.year - era.since.year + 1, day.month, day.day


def by_convertdate(text: str) -> tuple[int, int, int]:
    """Return year, month and day by convertdate."""
    day = EVERY[text]
    return indian_civil.from_gregorian(day.year, day.month, day.day)


def same_fields(found: object, theirs: object) -> bool:
    """Tell whether a date has the fields that a peer gives."""
    return isinstance(found, EraDate) and (found.year, found.month, found.day) == theirs


def reader() -> Convert:
    """Return a function that reads by a date format of ICU, which is made once."""
    wanted = icu.SimpleDateFormat("Gy年M月d日", icu.Locale("ja@calendar=japanese"))
    wanted.setTimeZone(icu.TimeZone.getGMT())
    return lambda text: dt.date.fromordinal(int(wanted.parse(text)) // 86400 + EPOCH)


def writer() -> Convert:
    """Return a function that writes by a date format of ICU, which is made once."""
    wanted = icu.SimpleDateFormat("Gy年M月d日", icu.Locale("ja@calendar=japanese"))
    wanted.setTimeZone(icu.TimeZone.getGMT())
    return lambda text: str(wanted.format((EVERY[text].toordinal() - EPOCH) * 86400.0))


def filled() -> tuple[float, int, int]:
    """Return milliseconds, days and bytes of asking for every day that the tables keep."""
    days = [
        dt.date.fromordinal(number)
        for number in range(dt.date(1873, 1, 1).toordinal(), dt.date(2101, 1, 1).toordinal())
    ]
    tracemalloc.start()
    started = time.perf_counter()
    number = 0
    for system, first in (("ja", 1873), ("th", 1890), ("tw", 1873), ("in-saka", 1958)):
        for day in days:
            if day.year >= first:
                from_gregorian(day, system=system)  # type: ignore[arg-type]
                number += 1
    elapsed = (time.perf_counter() - started) * 1000
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return elapsed, number, size


def main() -> int:
    """Measure conversions, reading and writing; then fill the tables."""
    bench = Bench(__doc__)
    systems: dict[eras.System, dict[str, Convert]] = {
        "ja": {"ICU": by_icu("japanese"), "japanera": by_japanera},
        "th": {"ICU": by_icu("buddhist")},
        "tw": {"ICU": by_icu("roc")},
        "in-saka": {"ICU": by_icu("indian"), "convertdate": by_convertdate},
    }
    for system, peers in systems.items():
        for task, days in (("warm", DAYS), ("cold", FAR)):
            bench.compare(
                f"{system} {task}",
                lambda text, system=system: from_gregorian(EVERY[text], system=system),  # type: ignore[misc]
                peers,
                {text: text for text in days},
                bars=BARS[task],
                agree=same_fields,
            )
    bench.compare(
        "ja parse", lambda text: to_gregorian(parse(text, system="ja")), {"ICU": reader()},
        {label: text for label, text in TEXTS.items() if label == "kanji"},
    )  # fmt: skip
    bench.compare("ja parse", lambda text: to_gregorian(parse(text, system="ja")), {}, TEXTS)
    bench.compare(
        "ja format",
        lambda text: eras.format(EVERY[text], system="ja"),
        {"ICU": writer()},
        {text: text for text in DAYS},
    )
    elapsed, number, size = filled()
    print(f"filled: {number} days of four systems, {elapsed:.0f} ms traced, {size / 1e6:.1f} MB")
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())
