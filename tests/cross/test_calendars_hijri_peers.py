"""Hijri dates beside hijridate, ICU and convertdate: every difference is a known one.

hijridate and ICU are also what the two Umm al-Qura tables come from, so that they agree shows that
nothing was lost on the way; the arithmetic of ICU and convertdate is independent of ours.
"""

from __future__ import annotations

import datetime as dt
import tomllib
from collections.abc import Callable, Iterator

import convertdate
import hijridate
import icu
from differences import FOLDER

from localeops.calendars import hijri
from localeops.errors import InvalidInputError, OutOfRangeError

with (FOLDER / "calendars-hijri.toml").open("rb") as stream:
    CLASSES = tomllib.load(stream)
EPOCH = dt.date(1970, 1, 1).toordinal()
SECONDS = 86_400
Date = tuple[int, int, int]
YEAR, MONTH, DAY, ERA = (
    icu.UCalendarDateFields.YEAR,
    icu.UCalendarDateFields.MONTH,
    icu.UCalendarDateFields.DATE,
    icu.UCalendarDateFields.ERA,
)


class Icu:
    """A calendar of ICU, asked by days."""

    def __init__(self, name: str) -> None:
        locale = icu.Locale(f"en@calendar={name}")
        self._calendar = icu.Calendar.createInstance(icu.TimeZone.getGMT(), locale)

    def date(self, day: int) -> Date:
        """Return the date of a day."""
        self._calendar.setTime(float((day - EPOCH) * SECONDS))
        year = self._calendar.get(YEAR)
        return year, self._calendar.get(MONTH) + 1, self._calendar.get(DAY)

    def day(self, year: int, month: int, day: int) -> int:
        """Return the day of a date."""
        self._calendar.clear()
        self._calendar.set(ERA, 0)
        self._calendar.set(year, month - 1, day)
        return int(self._calendar.getTime() // SECONDS) + EPOCH


def ours(day: int, table: hijri.Table) -> Date | None:
    """Return our date of a day, or None where we refuse."""
    try:
        date = hijri.from_gregorian(dt.date.fromordinal(day), table=table)
    except OutOfRangeError:
        return None
    return date.year, date.month, date.day


def our_day(date: Date, table: hijri.Table) -> int | None:
    """Return our day of a date, or None where we refuse."""
    try:
        return hijri.to_gregorian(hijri.HijriDate(*date, table)).toordinal()
    except (InvalidInputError, OutOfRangeError):
        return None


def days(first: int, last: int, step: int) -> Iterator[int]:
    """Yield the days that are compared: every *step*-th one, and all near the ends."""
    yield from range(first - 400, first + 400)
    yield from range(first + 400, last - 400, step)
    yield from range(last - 400, last + 1)


def known(differing: set[tuple[str, str]]) -> None:
    """Compare the classes and peers that occurred with what the file lists for them."""
    peers = {peer for peer, _ in differing}
    listed = {(peer, name) for name, entry in CLASSES.items() for peer in entry["peers"]}
    assert differing == {one for one in listed if one[0] in peers}


def test_every_class_has_a_reason() -> None:
    assert all(entry["reason"].strip() and entry["peers"] for entry in CLASSES.values())
    assert sorted(CLASSES) == [
        "before-the-hijra",
        "civil-months-outside-the-table",
        "day-that-the-month-lacks",
        "older-digits-of-arabic",
    ]


def test_hijridate_agrees_on_every_day() -> None:
    day = dt.date(1924, 8, 1)
    for year in range(1343, 1501):
        for month in range(1, 13):
            length = hijridate.Hijri(year, month, 1).month_length()
            assert hijri.month_length(year, month) == length
            for of_month in range(1, length + 1):
                assert ours(day.toordinal(), "umm-al-qura") == (year, month, of_month)
                if of_month in (1, length):
                    theirs = hijridate.Gregorian(day.year, day.month, day.day).to_hijri()
                    assert theirs.datetuple() == (year, month, of_month)
                    back = hijridate.Hijri(year, month, of_month).to_gregorian()
                    assert back == day == hijri.to_gregorian(hijri.HijriDate(year, month, of_month))
                day += dt.timedelta(1)
    assert day == dt.date(2077, 11, 17)


ARITHMETIC: dict[str, tuple[hijri.Table, int, Callable[[int], Date], Callable[[int, int, int], int]]] = {
    "ICU islamic-civil": ("civil", 227_015, Icu("islamic-civil").date, Icu("islamic-civil").day),
    "ICU islamic-tbla": (
        "astronomical-tabular",
        227_014,
        Icu("islamic-tbla").date,
        Icu("islamic-tbla").day,
    ),
    "convertdate": (
        "civil",
        227_015,
        lambda day: convertdate.islamic.from_jd(day + 1_721_424.5),
        lambda year, month, day: int(convertdate.islamic.to_jd(year, month, day) - 1_721_424.5),
    ),
}  # fmt: skip


def test_the_arithmetic_calendars() -> None:
    differing = set()
    for peer, (table, epoch, from_day, to_day) in ARITHMETIC.items():
        for day in days(epoch, dt.date.max.toordinal(), 401):
            answer, theirs = ours(day, table), from_day(day)
            if answer != theirs:
                assert answer is None
                assert day < epoch, f"{peer}: {day}"
                differing.add((peer, "before-the-hijra"))
        for year in range(1, 9666, 7):
            for month in range(1, 13):
                for of_month in (1, 29, 30):
                    date = (year, month, of_month)
                    answer, found = our_day(date, table), to_day(*date)
                    if answer != found:
                        assert answer is None
                        assert of_month == 30 > hijri.month_length(year, month, table=table)
                        after = (year, month + 1, 1) if month < 12 else (year + 1, 1, 1)
                        assert found == our_day(after, table)
                        differing.add((peer, "day-that-the-month-lacks"))
    known(differing)


def test_umm_al_qura_of_icu() -> None:
    peer, civil = Icu("islamic-umalqura"), Icu("islamic-civil")
    first, last = dt.date(1882, 11, 12).toordinal(), dt.date(2174, 11, 25).toordinal()
    differing = set()
    for day in [*days(first, last, 7), *range(last + 1, last + 401)]:
        answer, theirs = ours(day, "umm-al-qura-icu"), peer.date(day)
        if answer != theirs:
            assert answer is None
            assert not first <= day <= last
            assert theirs == civil.date(day)
            differing.add(("ICU islamic-umalqura", "civil-months-outside-the-table"))
    for year in range(1300, 1601):
        for month in range(1, 13):
            answer, found = our_day((year, month, 30), "umm-al-qura-icu"), peer.day(year, month, 30)
            if answer != found:
                assert answer is None
                assert hijri.month_length(year, month, table="umm-al-qura-icu") == 29
                differing.add(("ICU islamic-umalqura", "day-that-the-month-lacks"))
    known(differing)


def test_writing_beside_icu() -> None:
    differing = set()
    for locale in ("ar", "ar-001", "ar-SA", "ar-EG", "ar-AE", "en", "en-US"):
        of_icu = icu.Locale(f"{locale.replace('-', '_')}@calendar=islamic-umalqura")
        for style, length in (("long", icu.DateFormat.LONG), ("short", icu.DateFormat.SHORT)):
            writer = icu.DateFormat.createDateInstance(length, of_icu)
            writer.setTimeZone(icu.TimeZone.getGMT())
            for month in range(1, 13):
                for day in (1, 28):
                    date = hijri.HijriDate(1445, month, day, "umm-al-qura-icu")
                    moment = (hijri.to_gregorian(date).toordinal() - EPOCH) * SECONDS
                    theirs = writer.format(float(moment))
                    options: dict[str, hijri.Style] = {"style": style}  # type: ignore[dict-item]
                    if hijri.format(date, locale=locale, **options) != theirs:  # type: ignore[arg-type]
                        assert locale in ("ar", "ar-001")
                        assert hijri.format(date, locale=locale, digits="arab", **options) == theirs  # type: ignore[arg-type]
                        differing.add(("ICU format", "older-digits-of-arabic"))
    known(differing)


def test_every_arabic_country_has_the_pattern_of_arabic() -> None:
    """In ICU 72; of CLDR 48.2 only four of the countries are at hand."""
    countries = [name for name in icu.Locale.getAvailableLocales() if name.startswith("ar_")]
    assert len(countries) >= 28
    for name in countries:
        for length in (icu.DateFormat.LONG, icu.DateFormat.SHORT):
            patterns = {
                icu.DateFormat.createDateInstance(
                    length, icu.Locale(f"{one}@calendar=islamic")
                ).toPattern()
                for one in ("ar", name)
            }
            assert len(patterns) == 1


def test_names_that_peers_write_are_read() -> None:
    for month in range(1, 13):
        of_hijridate = hijridate.Hijri(1445, month, 1)
        names = [of_hijridate.month_name(language) for language in ("en", "ar")]
        names.append(convertdate.islamic.MONTHS[month - 1])
        for name in names:
            assert hijri.parse(f"1 {name} 1445") == hijri.HijriDate(1445, month, 1), name
