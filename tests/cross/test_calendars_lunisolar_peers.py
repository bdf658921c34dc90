"""Lunisolar dates beside the peers: every difference belongs to a class, and every class occurs.

korean-lunar-calendar and lunardate have tables, ICU 72 computes. Of the two for Vietnam, vnlunar has the tables that Hồ Ngọc Đức
computed, and lunar-vn his short formulae, as vnlunar does outside its tables: two results, if by one author. None of the five
shares anything with `data/calendars/instants.py`, which Vietnam's months were made with.
"""

from __future__ import annotations

import datetime as dt
import functools
import gzip
import tomllib
import warnings
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

import icu
import lunar_vn.can_chi
import lunar_vn.core
import lunardate
import pytest
import vnlunar
from differences import FOLDER
from korean_lunar_calendar import KoreanLunarCalendar

from localeops.calendars import lunisolar
from localeops.calendars.lunisolar import LunarDate

DATA = Path(__file__).parents[2] / "data" / "calendars"
ONE = dt.timedelta(1)
BEIJING = dt.timedelta(hours=7, minutes=45, seconds=40)

Fields = tuple[int, int, int, bool]
Peer = Callable[[dt.date], Fields]
Run = tuple[dt.date, dt.date]


def of_icu(name: str) -> Peer:
    """Return the calendar of ICU of this name, at UTC+0 noon, so that it sees the same day."""
    calendar = icu.Calendar.createInstance(
        icu.TimeZone.createTimeZone("UTC"), icu.Locale(f"en@calendar={name}")
    )
    field = icu.UCalendarDateFields
    leap = 22  # UCAL_IS_LEAP_MONTH, which PyICU does not name

    def convert(day: dt.date) -> Fields:
        calendar.setTime((day.toordinal() - 719_163) * 86_400.0 + 43_200)
        return (
            calendar.get(field.ERA) * 60 + calendar.get(field.YEAR) - 2697,
            calendar.get(field.MONTH) + 1,
            calendar.get(field.DAY_OF_MONTH),
            bool(calendar.get(leap)),
        )

    return convert


KOREAN = KoreanLunarCalendar()  # to make one takes ten times as long as to convert


def of_korean_lunar_calendar(day: dt.date) -> Fields:
    calendar = KOREAN
    assert calendar.setSolarDate(day.year, day.month, day.day)
    leap = bool(calendar.isIntercalation)
    return calendar.lunarYear, calendar.lunarMonth, calendar.lunarDay, leap


def of_lunardate(day: dt.date) -> Fields:
    found = lunardate.LunarDate.from_solar_date(day.year, day.month, day.day)
    return found.year, found.month, found.day, bool(found.is_leap_month)


def of_vnlunar(day: dt.date) -> Fields:
    found = vnlunar.get_lunar_date(day.day, day.month, day.year)
    return found["year"], found["month"], found["day"], bool(found["leap"])


def of_lunar_vn(day: dt.date) -> Fields:
    found = lunar_vn.core.solar_to_lunar(day)
    return found.year, found.month, found.day, found.leap


# The peer, the tradition, and the days that both cover.
PEERS: dict[str, tuple[Peer, str, str, str]] = {
    "ICU chinese": (of_icu("chinese"), "zh", "1900-01-31", "2101-01-28"),
    "ICU dangi": (of_icu("dangi"), "ko", "1900-01-31", "2101-01-28"),
    "korean-lunar-calendar": (of_korean_lunar_calendar, "ko", "1900-01-31", "2050-12-31"),
    "lunardate": (of_lunardate, "zh", "1900-01-31", "2100-02-08"),
    "vnlunar": (of_vnlunar, "vi", "1901-02-19", "2101-01-28"),
    "lunar-vn": (of_lunar_vn, "vi", "1901-02-19", "2100-12-31"),
}


def our_months(tradition: str) -> Iterator[tuple[dt.date, int, LunarDate]]:
    """Yield the first day of every month, its length, and its first date."""
    year = 1901 if tradition == "vi" else 1900
    day = lunisolar.to_gregorian(LunarDate(year, 1, 1), tradition=tradition)
    while day <= dt.date(2101, 1, 28):
        date = lunisolar.from_gregorian(day, tradition=tradition)
        length = lunisolar.month_length(date.year, date.month, leap=date.leap, tradition=tradition)
        yield day, length, date
        day += length * ONE


@functools.cache
def differing(name: str) -> list[Run]:
    """Return the first and last days of the runs on which a peer differs.

    Of every month the first day, the last and the 15th are compared: a run begins and ends where
    one of our months does, and the conformance tests convert every day.
    """
    peer, tradition, first, last = PEERS[name]
    compared = []
    for start, length, _ in our_months(tradition):
        for number in (0, 14, length - 1):
            day = start + number * ONE
            if first <= day.isoformat() <= last:
                ours = lunisolar.from_gregorian(day, tradition=tradition)
                fields = (ours.year, ours.month, ours.day, ours.leap)
                compared.append((fields != peer(day), day))
    assert len(compared) > 5_500
    runs = []
    for differs, group in groupby(compared, key=lambda one: one[0]):
        days = [day for _, day in group]
        if differs:
            runs.append((days[0], days[-1]))
    return runs


@functools.cache
def new_moons() -> list[dt.datetime]:
    """Return the new moons by DE405, in universal time."""
    with gzip.open(DATA / "delta_t.tsv.gz", "rt", encoding="ascii") as stream:
        next(stream)
        rows = [line.split() for line in stream]
    delta = {int(year): dt.timedelta(seconds=float(seconds)) for year, seconds, _ in rows}
    with gzip.open(DATA / "instants.tsv.gz", "rt", encoding="ascii") as stream:
        next(stream)
        written = [line.split()[-1] for line in stream if line.startswith("new-moon")]
    found = [dt.datetime.fromisoformat(one) for one in written]
    return [one - delta[one.year] for one in found]


def meridian(day: dt.date, tradition: str) -> dt.timedelta:
    """Return what is added to universal time."""
    if tradition == "ko" and day.year >= 1912:
        return dt.timedelta(hours=9)
    if tradition == "vi" and day.year >= 1968:
        return dt.timedelta(hours=7)
    return BEIJING if day.year < 1929 else dt.timedelta(hours=8)


def begins_a_day_off(run: Run, tradition: str) -> tuple[bool, float]:
    """Tell whether the sky has our first day, and the new moon's seconds from midnight.

    The peer is a day late, so that the run begins with our month, or early, and then a day before.
    """
    first, last = run
    assert (last - first).days in (29, 30)
    starts = {start for start, _, _ in our_months(tradition)}
    begin = first if first in starts else first + ONE
    assert begin in starts
    noon = dt.datetime.combine(begin, dt.time(12))
    moons = [moon + meridian(begin, tradition) for moon in new_moons()]
    local = min(moons, key=lambda moon: abs(moon - noon))
    past = local - dt.datetime.combine(local, dt.time())
    return local.date() == begin, min(past, ONE - past).total_seconds()


def clear_of_midnight(run: Run, tradition: str) -> bool:
    ours, seconds = begins_a_day_off(run, tradition)
    return ours and seconds > 120


def by_midnight(run: Run, tradition: str) -> bool:
    _, seconds = begins_a_day_off(run, tradition)
    return seconds <= 120


def as_issued(run: Run, tradition: str) -> bool:
    ours, seconds = begins_a_day_off(run, tradition)
    return not ours and seconds > 120 and run[1].year < 1914


def leap_on_one_side(run: Run, tradition: str) -> bool:
    date = lunisolar.from_gregorian(run[0], tradition=tradition)
    return date.leap and date.day == 1 and not PEERS["ICU chinese"][0](run[0])[3]


PREDICATES: dict[str, Callable[[Run, str], bool]] = {
    "a month a day off, its new moon clear of midnight": clear_of_midnight,
    "a month a day off, its new moon within two minutes of midnight": by_midnight,
    "a month a day off, as the calendar was issued": as_issued,
    "a leap month on one side alone": leap_on_one_side,
    "before 1968": lambda run, _: run[1] < dt.date(1968, 1, 29),
}


def classes() -> list[dict[str, object]]:
    """Return the classes of differences."""
    with (FOLDER / "calendars-lunisolar.toml").open("rb") as stream:
        found: list[dict[str, object]] = tomllib.load(stream)["difference"]
    assert all(entry["reason"] for entry in found)
    return found


@pytest.mark.parametrize("name", PEERS)
def test_every_difference_of_a_peer_is_known(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = [f"{first}/{last}" for first, last in differing(name)]
    known = [run for entry in classes() if entry["peer"] == name for run in list(entry["runs"])]  # type: ignore[call-overload]
    assert sorted(found) == sorted(known)


@pytest.mark.parametrize("entry", classes(), ids=lambda entry: str(entry["id"]))
def test_the_predicate_of_a_class_holds(entry: dict[str, object]) -> None:
    if "count" in entry:  # of another test, below
        return
    _, tradition, _, _ = PEERS[str(entry["peer"])]
    runs = list(entry["runs"])  # type: ignore[call-overload]
    assert runs
    for run in runs:
        first, last = map(dt.date.fromisoformat, str(run).split("/"))
        assert PREDICATES[str(entry["predicate"])]((first, last), tradition), run


def test_names_of_the_cycle_beside_korean_lunar_calendar() -> None:
    calendar = KOREAN
    leaps = 0
    for day, _, date in our_months("ko"):
        if day > dt.date(2050, 12, 31):
            break
        calendar.setSolarDate(day.year, day.month, day.day)
        for locale, text, units in (
            ("ko", calendar.getGapJaString(), "년월일"),
            ("zh", calendar.getChineseGapJaString(), "年月日"),
        ):
            year, month, of_day = (part.rstrip(units) for part in text.split()[:3])
            assert lunisolar.sexagenary(date.year, locale=locale) == year
            assert lunisolar.sexagenary_day(day, locale=locale) == of_day
            if not date.leap:
                assert lunisolar.sexagenary_month(day, tradition="ko", locale=locale) == month
        if date.leap:
            leaps += 1
            with pytest.raises(ValueError, match="has no name"):
                lunisolar.sexagenary_month(day, tradition="ko")
    assert [entry["count"] for entry in classes() if "count" in entry] == [leaps]


def test_names_of_the_cycle_beside_lunar_vn() -> None:
    of_peer = lunar_vn.can_chi
    for day, _, date in our_months("vi"):
        julian = day.toordinal() + 1_721_425
        assert lunisolar.sexagenary_day(day, locale="vi") == of_peer.get_day_can_chi(julian)
        assert lunisolar.sexagenary(date.year, locale="vi") == of_peer.get_year_can_chi(date.year)
        if not date.leap:
            name = lunisolar.sexagenary_month(day, tradition="vi", locale="vi")
            assert name == of_peer.get_month_can_chi(date.year, date.month)


# What the authorities publish where a peer is wrong: HKO's tables of 1933, 1987, 2027 and 2030, KASI's of 2017.
@pytest.mark.parametrize(
    ("name", "day", "fields"),
    [
        ("lunardate", "1933-07-22", (1933, 5, 30, True)),
        ("ICU chinese", "1987-07-26", (1987, 6, 1, True)),
        ("ICU chinese", "2027-02-06", (2027, 1, 1, False)),
        ("ICU chinese", "2030-02-03", (2030, 1, 1, False)),
        ("ICU dangi", "2017-02-26", (2017, 2, 1, False)),
    ],
)
def test_where_a_peer_is_wrong_we_have_what_the_authority_has(
    name: str, day: str, fields: Fields
) -> None:
    peer, tradition, _, _ = PEERS[name]
    date = dt.date.fromisoformat(day)
    assert lunisolar.from_gregorian(date, tradition=tradition) == LunarDate(*fields)
    assert peer(date) != fields
