"""Hijri dates beside hijridate, ICU and convertdate: ``python benchmarks/calendars_hijri.py``.

Warm is a day that was asked for before, cold a day that was not, in a run of a thousand days. The
last lines say what the first conversion of a process takes, and what the filled tables hold.
"""

from __future__ import annotations

import datetime as dt
import subprocess
import sys
import tracemalloc
from functools import partial
from typing import TYPE_CHECKING

import convertdate
import hijridate
import icu
from measuring import Bench

from localeops.calendars import hijri

if TYPE_CHECKING:
    from collections.abc import Callable

EPOCH = dt.date(1970, 1, 1).toordinal()
FIELDS = (
    icu.UCalendarDateFields.YEAR,
    icu.UCalendarDateFields.MONTH,
    icu.UCalendarDateFields.DATE,
)
SEVERAL = [dt.date(2020, 1, 1) + dt.timedelta(number) for number in range(1000)]


def of_icu(calendar: icu.Calendar, day: dt.date) -> tuple[int, int, int]:
    """Return ICU's date of a day."""
    calendar.setTime((day.toordinal() - EPOCH) * 86_400.0)
    year, month, of_month = map(calendar.get, FIELDS)
    return year, month + 1, of_month


def numbers(date: object) -> object:
    """Return year, month and day of an answer of ours, of hijridate or of the others."""
    if isinstance(date, hijri.HijriDate):
        return date.year, date.month, date.day
    return date.datetuple() if isinstance(date, hijridate.Hijri) else date


def agree(ours: object, theirs: object) -> bool:
    """Tell whether two answers are the same date or the same dates."""
    if isinstance(ours, list) and isinstance(theirs, list):
        return list(map(numbers, ours)) == list(map(numbers, theirs))
    return numbers(ours) == numbers(theirs)


def by_hijridate(day: dt.date) -> object:
    """Return the answer of hijridate for a date object."""
    return hijridate.Gregorian(day.year, day.month, day.day).to_hijri()


def several(one: Callable[[dt.date], object], _: str) -> list[object]:
    """Return the dates of many days."""
    return [one(day) for day in SEVERAL]


def cold(_: str) -> list[object]:
    """Return ours, none of them kept before."""
    hijri._kept["umm-al-qura"] = {}  # noqa: SLF001
    return [hijri.from_gregorian(day) for day in SEVERAL]


def first_call(code: str) -> float:
    """Return the milliseconds of a process that runs the code, less those of one that does not."""
    timed = "import time; s = time.perf_counter(); {}; print(time.perf_counter() - s)"
    command = [sys.executable, "-c", timed.format(f"import datetime as dt; {code}")]
    times = [
        float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)  # noqa: S603
        for _ in range(7)
    ]
    return min(times) * 1000


def filled(table: hijri.Table, days: range) -> str:
    """Return what a table takes when every one of these days was asked for."""
    tracemalloc.start()
    for day in days:
        hijri.from_gregorian(dt.date.fromordinal(day), table=table)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (
        f"memory, {table}: {size / 1e6:.1f} MB for {len(days)} days, {size / len(days):.0f} a day"
    )


def main() -> int:
    """Measure both directions, texts, and the filled tables."""
    bench = Bench(__doc__)
    umm_al_qura = icu.Calendar.createInstance(
        icu.TimeZone.getGMT(), icu.Locale("en@calendar=islamic-umalqura")
    )
    for day in (dt.date(1979, 11, 20), dt.date(2024, 3, 11), dt.date(2050, 1, 1)):
        peers = {
            "hijridate": lambda _, day=day: hijridate.Gregorian(*day.timetuple()[:3]).to_hijri(),
            "ICU": lambda _, day=day: of_icu(umm_al_qura, day),
        }
        ours = partial(lambda day, _: hijri.from_gregorian(day), day)
        bars = {"hijridate": 10.0}
        bench.compare("from, warm", ours, peers, {str(day): ""}, bars=bars, agree=agree)
        date = hijri.from_gregorian(day)
        year, month, of_month = date.year, date.month, date.day
        back = partial(lambda date, _: hijri.to_gregorian(date), date)
        theirs = {
            "hijridate": lambda _, one=(year, month, of_month): hijridate.Hijri(*one).to_gregorian()
        }
        bench.compare("to", back, theirs, {str(day): ""}, agree=lambda a, b: a == b)
    civil = partial(hijri.from_gregorian, table="civil")
    for name, run in (("1000 cold", cold), ("1000 warm", partial(several, hijri.from_gregorian))):
        peer = {
            "hijridate": partial(several, lambda day: hijridate.Gregorian.fromdate(day).to_hijri())
        }
        bench.compare(name, run, peer, {"2020 to 2022": ""}, agree=agree)
    peer = {
        "convertdate": partial(
            several, lambda day: convertdate.islamic.from_gregorian(day.year, day.month, day.day)
        )
    }
    bench.compare("1000 civil", partial(several, civil), peer, {"2020 to 2022": ""}, agree=agree)
    written = hijri.HijriDate(1445, 9, 1)
    write = partial(lambda date, _: hijri.format(date, locale="ar-SA"), written)
    peer = {"hijridate": lambda _: hijridate.Hijri(1445, 9, 1).dmyformat()}
    bench.compare("format", write, peer, {"1445-09-01": ""}, agree=lambda a, b: bool(a and b))
    peer = {"hijridate": hijridate.Hijri.fromisoformat}
    bench.compare("parse", hijri.parse, peer, {"1445-09-01": "1445-09-01"}, agree=agree)
    ours_first = "from localeops.calendars import hijri; hijri.from_gregorian(dt.date(2024, 3, 11))"
    theirs_first = "import hijridate; hijridate.Gregorian(2024, 3, 11).to_hijri()"
    print(
        f"import and first conversion: {first_call(ours_first):.1f} ms, "
        f"hijridate {first_call(theirs_first):.1f} ms"
    )
    for name in ("umm-al-qura", "umm-al-qura-icu", "civil"):
        hijri._kept[name] = {}  # noqa: SLF001
    print(filled("umm-al-qura", range(702_574, 758_565)))
    print(filled("umm-al-qura-icu", range(687_337, 794_002)))
    print(filled("civil", range(650_000, 800_000)))
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())
