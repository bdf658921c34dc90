"""Every year of every feast by a second computation, or by a second reader of the tables."""

from __future__ import annotations

import datetime as dt
import gzip
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from localeops.calendars import feasts

FOLDER = Path(__file__).parents[2] / "data" / "calendars"
YEARS = range(1583, 10_000)

# The paschal full moon of each golden number, as day and month. The Julian one is the table of
# Dionysius; the Gregorian one, of 1900 to 2199, is the second table of the Book of Common Prayer.
JULIAN = "5.4 25.3 13.4 2.4 22.3 10.4 30.3 18.4 7.4 27.3 15.4 4.4 24.3 12.4 1.4 21.3 9.4 29.3 17.4"
GREGORIAN = (
    "14.4 3.4 23.3 11.4 31.3 18.4 8.4 28.3 16.4 5.4 25.3 13.4 2.4 22.3 10.4 30.3 17.4 7.4 27.3"
)


def rows(name: str) -> list[list[str]]:
    """Return the rows of a table below its head."""
    with gzip.open(FOLDER / f"{name}.tsv.gz", "rt", encoding="utf-8") as stream:
        return [line.rstrip("\n").split("\t") for line in stream][1:]


def knuth(year: int) -> dt.date:
    """Return Easter by the steps of Algorithm E, exercise 1.3.2-14 of The Art of Computer Programming."""
    golden = year % 19 + 1
    century = year // 100 + 1
    dropped = 3 * century // 4 - 12
    moon = (8 * century + 5) // 25 - 5
    sunday = 5 * year // 4 - dropped - 10
    epact = (11 * golden + 20 + moon - dropped) % 30
    if (epact == 25 and golden > 11) or epact == 24:
        epact += 1
    full = 44 - epact
    if full < 21:
        full += 30
    day = full + 7 - (sunday + full) % 7
    return dt.date(year, 3, 1) + dt.timedelta(day - 1)


def meeus(year: int) -> tuple[int, int]:
    """Return month and day of Julian Easter (Meeus, Astronomical Algorithms, chapter 8)."""
    a, b, c = year % 4, year % 7, year % 19
    d = (19 * c + 15) % 30
    e = (2 * a + 4 * b - d + 34) % 7
    month, day = divmod(d + e + 114, 31)
    return month, day + 1


def test_western_easter() -> None:
    for year in YEARS:
        assert feasts.easter(year) == knuth(year)


def test_orthodox_easter() -> None:
    # The two calendars were ten days apart from October 1582; a Julian leap day that the Gregorian
    # calendar does not have makes them one more.
    apart = 10
    for year in YEARS:
        apart += year % 100 == 0 and year % 400 != 0
        month, day = meeus(year)
        assert feasts.easter(year, rite="orthodox") == dt.date(year, month, day) + dt.timedelta(
            apart
        )


@pytest.mark.parametrize(
    ("rite", "table", "years"),
    [("western", GREGORIAN, range(1900, 2200)), ("orthodox", JULIAN, YEARS)],
)
def test_easter_is_the_sunday_after_the_full_moon_of_the_golden_number(
    rite: str, table: str, years: range
) -> None:
    moons = [tuple(map(int, moon.split("."))) for moon in table.split()]
    assert len(moons) == 19
    for year in years:
        day, month = moons[year % 19]
        full = dt.date(year, month, day)
        if rite == "orthodox":
            full += dt.timedelta(year // 100 - year // 400 - 2)
        easter = feasts.easter(year, rite=rite)
        assert easter.isoweekday() == 7
        assert 1 <= (easter - full).days <= 7


LUNAR: dict[str, tuple[int, int, Callable[..., dt.date]]] = {
    "new year": (1, 1, feasts.lunar_new_year),
    "lantern": (1, 15, feasts.lantern),
    "dragon boat": (5, 5, feasts.dragon_boat),
    "double seventh": (7, 7, feasts.double_seventh),
    "mid-autumn": (8, 15, feasts.mid_autumn),
    "double ninth": (9, 9, feasts.double_ninth),
}
TABLES = {"zh": "icu4x_china_hko", "ko": "icu4x_korea_kasi", "vi": "vietnam_months"}


@pytest.mark.parametrize("tradition", TABLES)
def test_lunar_feasts(tradition: str) -> None:
    first = {
        (int(year), int(month)): dt.date.fromisoformat(day)
        for year, month, leap, day in rows(TABLES[tradition])
        if leap == "0"
    }
    before = {
        int(year): (dt.date.fromisoformat(day), month)
        for year, month, _, day in rows(TABLES[tradition])
    }  # the last month of each year
    years = range(1901 if tradition == "vi" else 1900, 2101)
    for year in years:
        for month, day, feast in LUNAR.values():
            expected = first[year, month] + dt.timedelta(day - 1)
            assert feast(year, tradition=tradition) == expected
            assert expected.year == year
        eve = feasts.new_year_eve(year, tradition=tradition)
        if year > years[0]:
            assert (eve - before[year - 1][0]).days + 1 in (29, 30)
        assert eve == first[year, 1] - dt.timedelta(1)
        if tradition == "ko":
            assert feasts.seollal(year) == first[year, 1]
            assert feasts.chuseok(year) == first[year, 8] + dt.timedelta(14)
        if tradition == "vi":
            assert feasts.tet(year) == first[year, 1]
            assert feasts.hung_kings(year) == first[year, 3] + dt.timedelta(9)


@pytest.mark.parametrize(
    ("tradition", "locale", "months"),
    [
        ("zh", "zh", [(1, 0), (1, 1), (1, 15), (5, 5), (7, 7), (7, 15), (8, 15), (9, 9)]),
        ("zh", "zh-Hant", [(1, 0), (1, 1), (1, 15), (4, 8), (5, 5), (7, 7), (7, 15), (8, 15), (9, 9)]),
        ("ko", "ko", [(1, 0), (1, 1), (1, 15), (3, 3), (4, 8), (5, 5), (6, 15), (7, 7), (7, 15), (8, 15), (9, 9)]),
        ("vi", "vi", [(1, 0), (1, 1), (1, 15), (3, 10), (4, 15), (5, 5), (7, 7), (7, 15), (8, 15)]),
    ],
)  # fmt: skip
def test_movable_lunar_feasts(tradition: str, locale: str, months: list[tuple[int, int]]) -> None:
    first = {
        (int(year), int(month)): dt.date.fromisoformat(day)
        for year, month, leap, day in rows(TABLES[tradition])
        if leap == "0"
    }
    place = ("zh", "ko", "vi").index(tradition) + 2
    terms = {int(row[0]): dt.date.fromisoformat(row[place]) for row in rows("solar_terms") if row[1] == "7"}  # fmt: skip
    assert len(terms) == 201
    for year in range(1901, 2101):
        expected = [first[year, month] + dt.timedelta(day - 1) for month, day in months]
        assert feasts.qingming(year, tradition=tradition) == terms[year]
        if locale != "ko":
            expected.append(terms[year])
        assert list(feasts.movable(year, locale=locale).values()) == sorted(expected)


ISLAMIC: dict[int, tuple[int, Callable[..., tuple[dt.date, ...]]]] = {
    9: (1, feasts.ramadan),
    10: (1, feasts.eid_al_fitr),
    12: (10, feasts.eid_al_adha),
}


def arithmetic(first: dt.date) -> list[tuple[int, int, dt.date]]:
    """Return the months of the arithmetic calendar, whose leap years are these of each cycle."""
    leap = {2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29}
    found = []
    day = first.toordinal()
    for year in range(1, 9667):
        for month in range(1, 13):
            if day > dt.date.max.toordinal():
                return found
            found.append((year, month, dt.date.fromordinal(day)))
            day += 30 if month % 2 or (month == 12 and year % 30 in leap) else 29
    return found


def months_of(table: str) -> list[tuple[int, int, dt.date]]:
    """Return the months of a table."""
    if table in ("civil", "astronomical-tabular"):
        return arithmetic(dt.date(622, 7, 19 if table == "civil" else 18))
    name = "hijridate26_umalqura" if table == "umm-al-qura" else "icu72_islamic-umalqura"
    found = [(int(y), int(m), dt.date.fromisoformat(day)) for y, m, day in rows(name)]
    return [row for row in found if table == "umm-al-qura" or 1300 <= row[0] <= 1600]


@pytest.mark.parametrize(
    ("table", "years"),
    [("umm-al-qura", range(1925, 2077)), ("umm-al-qura-icu", range(1883, 2174)),
     ("civil", range(623, 10_000)), ("astronomical-tabular", range(623, 10_000, 7))],
)  # fmt: skip
def test_islamic_feasts(table: str, years: range) -> None:
    months = months_of(table)
    for month, (day, feast) in ISLAMIC.items():
        by_year: dict[int, list[dt.date]] = {}
        for year, number, first in months:
            if number == month:
                date = first + dt.timedelta(day - 1)
                by_year.setdefault(date.year, []).append(date)
                if year % 7 == 0:  # the same days by the year of the Hijra
                    assert feast(year, table=table, calendar="hijri") == (date,)
        for year in years:
            assert list(feast(year, table=table)) == by_year[year]
            assert len(by_year[year]) in (1, 2)


def equinoxes() -> dict[int, dt.datetime]:
    """Return the March equinoxes from 1925 to 2101 by DE405, in universal time."""
    deltas = {int(year): float(seconds) for year, seconds, _ in rows("delta_t")}
    found = {}
    for event, longitude, instant in rows("instants"):
        if event == "solar-term" and longitude == "0":
            terrestrial = dt.datetime.fromisoformat(instant)
            year = terrestrial.year
            found[year] = terrestrial - dt.timedelta(seconds=deltas[year])
    return {year: found[year] for year in range(1925, 2102)}


def after_noon(equinox: dt.datetime) -> tuple[float, float]:
    """Return the minutes of an equinox after mean and after true noon of 52°30′ E, on its day there."""
    local = equinox + dt.timedelta(hours=3.5)
    mean = (local - local.replace(hour=12, minute=0, second=0)).total_seconds() / 60
    # The right ascension of the sun is 0 there: what is left of the equation of time is its mean
    # longitude less the constant of aberration (Meeus, Astronomical Algorithms, 28.1 and 28.2).
    centuries = (equinox - dt.datetime(2000, 1, 1, 12)).total_seconds() / 86_400 / 36_525  # noqa: DTZ001
    longitude = (280.46646 + 36_000.76983 * centuries - 0.0057183 + 180) % 360 - 180
    return mean, mean + 4 * longitude


def test_nowruz_is_the_day_of_an_equinox_before_noon() -> None:
    distances = {}
    for year, equinox in equinoxes().items():
        day = (equinox + dt.timedelta(hours=3.5)).date()
        mean, true = after_noon(equinox)
        assert (mean > 0) == (true > 0)  # so it does not matter which noon is meant
        assert feasts.nowruz(year) == day + dt.timedelta(true > 0)
        distances[year] = true
    near = sorted((year for year in distances if abs(distances[year]) < 15), key=lambda year: abs(distances[year]))  # fmt: skip
    assert [(year, round(distances[year])) for year in near] == [(2091, 6), (1930, -8), (1992, 11)]


def test_the_leap_years_that_are_published() -> None:
    # Calendar Center of the University of Tehran, 1304 to 1498: years of 366 days, and of those the
    # ones that come after five years.
    leap = [
        year - 621
        for year in range(1925, 2119)
        if (feasts.nowruz(year + 1) - feasts.nowruz(year)).days == 366
    ]
    fifth = [year for before, year in pairwise(leap) if year - before == 5]
    assert fifth == [1309, 1342, 1375, 1408, 1441, 1474]
    assert (leap[0], leap[-1], len(leap)) == (1304, 1494, 47)  # and 1498 is the next
    assert {b - a for a, b in pairwise(leap)} == {4, 5}
    assert feasts.nowruz(2119) == dt.date(2119, 3, 21)
