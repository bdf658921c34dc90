"""Eras beside ICU, convertdate and japanera: every difference is a known one."""

from __future__ import annotations

import datetime as dt
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import icu
import japanera
import pytest
from convertdate import indian_civil

from localeops.calendars import eras
from localeops.calendars.eras import EraDate, from_gregorian, to_gregorian
from localeops.errors import OutOfRangeError

FILE = Path(__file__).parent / "known_differences" / "calendars-eras.toml"
DIFFERENCES = tomllib.loads(FILE.read_text(encoding="utf-8"))["difference"]
KANJI = {"明治": "meiji", "大正": "taisho", "昭和": "showa", "平成": "heisei", "令和": "reiwa"}
ICU_JAPANESE = dict(zip(range(232, 237), KANJI.values(), strict=True))  # its numbers of eras
EPOCH = dt.date(1970, 1, 1).toordinal()

Fields = tuple[str, int, int, int]
Peer = Callable[[dt.date], Fields]


def icu_calendar(name: str, era: Callable[[int], str]) -> Peer:
    """Return what an ICU calendar makes of a day."""
    calendar = icu.Calendar.createInstance(icu.TimeZone.getGMT(), icu.Locale(f"en@calendar={name}"))
    numbers = (icu.Calendar.ERA, icu.Calendar.YEAR, icu.Calendar.MONTH, icu.Calendar.DATE)

    def fields(day: dt.date) -> Fields:
        calendar.setTime((day.toordinal() - EPOCH) * 86400.0)
        number, year, month, date = map(calendar.get, numbers)
        return era(number), year, month + 1, date

    return fields


def by_japanera(day: dt.date) -> Fields:
    """Return what japanera makes of a day."""
    era = japanera.EraDate.from_date(day).era
    # Its Meiji begins in January 1868, so that years can be counted from the year of a first day.
    return KANJI[era.kanji], day.year - era.since.year + 1, day.month, day.day


def by_convertdate(day: dt.date) -> Fields:
    """Return what convertdate makes of a day."""
    year, month, date = indian_civil.from_gregorian(day.year, day.month, day.day)
    return "saka", year, month, date


PEERS: dict[str, tuple[eras.System, dt.date, Peer]] = {
    "ICU japanese": (
        "ja",
        dt.date(1582, 10, 15),
        icu_calendar("japanese", lambda number: ICU_JAPANESE.get(number, "earlier")),
    ),
    "ICU buddhist": ("th", dt.date(1582, 10, 15), icu_calendar("buddhist", lambda _: "be")),
    "ICU roc": (
        "tw",
        dt.date(1582, 10, 15),
        icu_calendar("roc", lambda number: "minguo" if number else "before-minguo"),
    ),
    "ICU indian": ("in-saka", dt.date(1582, 10, 15), icu_calendar("indian", lambda _: "saka")),
    "convertdate indian_civil": ("in-saka", dt.date(1582, 10, 15), by_convertdate),
    "japanera": ("ja", dt.date(1868, 10, 23), by_japanera),
}
BORDERS = (
    *("1582-10-15", "1868-10-23", "1873-01-01", "1889-04-01", "1912-01-01", "1912-07-30", "1926-12-25"),
    *("1940-04-01", "1941-01-01", "1957-03-22", "1989-01-08", "2000-03-21", "2019-05-01", "2100-03-22"),
)  # fmt: skip


def days(first: dt.date) -> Iterator[dt.date]:
    """Return every 11th day to 2150, and all days of the months around borders and of 1868 to 1941 in part."""
    last = dt.date(2150, 1, 1).toordinal()
    found = set(range(first.toordinal(), last, 11))
    for border in BORDERS:
        middle = dt.date.fromisoformat(border).toordinal()
        found.update(range(max(first.toordinal(), middle - 40), middle + 40))
    return map(dt.date.fromordinal, sorted(found))


def ours(day: dt.date, system: eras.System, period: eras.Period = "legal") -> Fields | None:
    """Return what we make of a day, None where we refuse it."""
    try:
        found = from_gregorian(day, system=system, period=period)
    except OutOfRangeError:
        return None
    return found.era, found.year, found.month, found.day


def class_of(peer: str, day: dt.date) -> str | None:
    """Return the class of differences to which a day belongs."""
    found = [
        entry["id"]
        for entry in DIFFERENCES
        if entry["peer"] == peer
        and entry["first"] <= day <= entry["last"]
        and day.month in entry.get("months", range(1, 13))
    ]
    assert len(found) <= 1
    return found[0] if found else None


def test_the_classes_are_of_peers_and_have_reasons() -> None:
    assert {entry["peer"] for entry in DIFFERENCES} <= set(PEERS)
    assert all(entry["reason"] for entry in DIFFERENCES)


@pytest.mark.parametrize("peer", PEERS)
def test_every_difference_is_known(peer: str) -> None:
    system, first, theirs = PEERS[peer]
    occurring = set()
    for day in days(first):
        known = class_of(peer, day)
        assert (ours(day, system) != theirs(day)) == (known is not None), day
        occurring.add(known)
    assert occurring - {None} == {entry["id"] for entry in DIFFERENCES if entry["peer"] == peer}


@pytest.mark.parametrize("peer", ["ICU indian", "convertdate indian_civil"])
def test_any_period_of_the_saka_calendar(peer: str) -> None:
    _, first, theirs = PEERS[peer]
    for day in days(first):
        assert ours(day, "in-saka", "any") == theirs(day)


def test_convertdate_gives_the_same_days_back() -> None:
    for day in days(dt.date(1957, 3, 22)):
        _, *fields = by_convertdate(day)
        assert to_gregorian(EraDate("saka", *fields)) == dt.date(
            *indian_civil.to_gregorian(*fields)
        )


def test_icu_takes_dates_that_no_era_has() -> None:
    # What the docstring says of ICU.
    reader = icu.SimpleDateFormat("Gy年M月d日", icu.Locale("ja@calendar=japanese"))
    reader.setTimeZone(icu.TimeZone.getGMT())
    assert reader.parse("昭和65年1月1日") == (dt.date(1990, 1, 1).toordinal() - EPOCH) * 86400
    assert reader.parse("明治45年7月30日") == (dt.date(1912, 7, 30).toordinal() - EPOCH) * 86400


def test_names_of_months_are_those_of_icu() -> None:
    for locale, other in {"en": {}, "hi": {"भाद्रपद": "भाद्र", "अश्विन": "आश्विन"}}.items():
        writer = icu.SimpleDateFormat("MMMM", icu.Locale(f"{locale}@calendar=indian"))
        writer.setTimeZone(icu.TimeZone.getGMT())
        for month in range(1, 13):
            day = to_gregorian(EraDate("saka", 1946, month, 15))
            name = str(writer.format((day.toordinal() - EPOCH) * 86400.0))
            written = eras.format(day, system="in-saka", locale=locale)
            assert written.split(" ")[0] == other.get(name, name).replace("\u095d", "ढ\u093c")
    thai = icu.SimpleDateFormat("d MMMM|d MMM", icu.Locale("th@calendar=buddhist"))
    thai.setTimeZone(icu.TimeZone.getGMT())
    for month in range(1, 13):
        day = dt.date(2024, month, 15)
        long, short = str(thai.format((day.toordinal() - EPOCH) * 86400.0)).split("|")
        assert eras.format(day, system="th") == f"{long} พ.ศ. 2567"
        assert eras.format(day, system="th", style="short") == f"{short} 2567"


def test_long_dates_are_those_of_icu() -> None:
    for name, system in {"ja@calendar=japanese": "ja", "zh_Hant_TW@calendar=roc": "tw"}.items():
        writer = icu.DateFormat.createDateInstance(icu.DateFormat.LONG, icu.Locale(name))
        writer.setTimeZone(icu.TimeZone.getGMT())
        for day in days(dt.date(1912, 1, 1)):
            written = eras.format(day, system=system)  # type: ignore[arg-type]
            if system == "tw":  # ICU has no 元年 there
                written = written.replace("元", "1")
            assert str(writer.format((day.toordinal() - EPOCH) * 86400.0)) == written
