"""The lunisolar tables against the sky: every month start, leap month and solar term.

Two computations that share nothing confirm them: `astronomy_reference` (Meeus's formulae, made here), and the instants by
the ephemeris DE405 in `data/calendars/instants.tsv.gz`. What the first cannot decide, as the instant is nearer to midnight
than its error and that of universal time, stands by date in `tests/data/calendars/undecided.tsv`; where the calendar as it was
issued differs from the sky, in `as_issued.tsv`. Both lists are exact in both directions, and docs/lunisolar-astronomy.md shows them.

These tests read the raw tables. That the packed tables and the public functions say the same is tested beside the module.
"""

from __future__ import annotations

import functools
import gzip
import math
from datetime import UTC, date, datetime
from pathlib import Path
from typing import NamedTuple

import pytest

import astronomy_reference as sky

ROOT = Path(__file__).parents[2]
RAW = ROOT / "data" / "calendars"
TRADITIONS = ("zh", "ko", "vi")
TABLES = {
    "zh": "icu4x_china_hko.tsv.gz",  # the Hong Kong Observatory from 1901 to 2100
    "ko": "icu4x_korea_kasi.tsv.gz",  # the Korea Astronomy and Space Science Institute to 2050
    "vi": "vietnam_months.tsv.gz",
}
FIRST_LUNAR_YEAR = {"zh": 1900, "ko": 1900, "vi": 1901}
LAST_LUNAR_YEAR = 2100
# From this year the meridian of a tradition is its own; before, its days are those of zh.
OWN_SINCE = {"zh": 1900, "ko": 1912, "vi": 1968}
LISTS = ("undecided", "as_issued")


class Compared(NamedTuple):
    """A new moon or a solar term in a tradition: by two computations, and the day in the table."""

    meeus: sky.Event
    de405: sky.Event
    day: date | None  # None: outside the table

    @property
    def kept(self) -> date:
        """The day in the table, or where it has none that of the sky."""
        return self.day or self.meeus.day


def rows(path: Path) -> list[list[str]]:
    """Return the fields of a table without its header."""
    raw = path.read_bytes()
    text = gzip.decompress(raw) if path.suffix == ".gz" else raw
    return [line.split("\t") for line in text.decode().splitlines()[1:]]


@functools.cache
def months(tradition: str) -> list[sky.Month]:
    """Return the months of a table, to the last of the lunar year 2100."""
    found = []
    for year, month, leap, first in rows(RAW / TABLES[tradition]):
        if FIRST_LUNAR_YEAR[tradition] <= int(year) <= LAST_LUNAR_YEAR:
            found.append(sky.Month(int(year), int(month), int(leap), date.fromisoformat(first)))
    return found


@functools.cache
def solar_terms(tradition: str) -> list[tuple[int, date]]:
    """Return number and day of the solar terms of a tradition, from 1900 to 2100."""
    column = 2 + TRADITIONS.index(tradition)
    table = rows(RAW / "solar_terms.tsv.gz")
    assert [row[:2] for row in table] == [
        [str(year), str(term)] for year in range(1900, 2101) for term in range(1, 25)
    ]
    return [(int(row[1]), date.fromisoformat(row[column])) for row in table]


@functools.cache
def instants() -> list[tuple[int, float, float]]:
    """Return new moons (0) and solar terms (1 to 24) from 1899 to 2101: by Meeus and by DE405."""
    by_meeus = [(0, instant) for instant in sky.new_moons(1899, 2101)]
    by_meeus += sky.solar_terms(1899, 2101)
    by_meeus.sort(key=lambda pair: pair[1])
    by_de405 = []
    for kind, longitude, written in rows(RAW / "instants.tsv.gz"):
        term = 0 if kind == "new-moon" else (int(longitude) - 285) % 360 // 15 + 1
        since = datetime.fromisoformat(f"{written}+00:00") - datetime(2000, 1, 1, 12, tzinfo=UTC)
        by_de405.append((term, 2451545 + since.total_seconds() / 86400))
    assert sorted(term for term, _ in by_meeus) == sorted(term for term, _ in by_de405)
    # Where a new moon and a solar term fall together, the order of the two may differ.
    both = [
        [(term, instant) for term, instant in found if bool(term) is solar]
        for solar in (False, True)
        for found in (by_meeus, by_de405)
    ]
    return [
        (term, meeus, de405)
        for first, second in (both[:2], both[2:])
        for (term, meeus), (_, de405) in zip(first, second, strict=True)
    ]


@functools.cache
def table_of_delta_t() -> list[float]:
    """Return Delta T at the beginning of each year since 1899."""
    found = rows(RAW / "delta_t.tsv.gz")
    assert [int(year) for year, _, _ in found] == list(range(1899, 2104))
    return [float(seconds) for _, seconds, _ in found]


def tabulated_delta_t(year: float) -> float:
    before, part = divmod(year - 1899, 1)
    start, end = table_of_delta_t()[int(before) : int(before) + 2]
    return start + (end - start) * part


@functools.cache
def compared(tradition: str, kind: str) -> list[Compared]:
    """Set the new moons or the solar terms of the sky beside the days of the table."""
    if kind == "new moons":
        table = [(0, month.first) for month in months(tradition)]
    else:
        table = solar_terms(tradition)
    found = []
    for term, meeus, de405 in instants():
        if bool(term) is (kind != "new moons"):
            event = sky.event(tradition, term, meeus, sky.delta_t)
            found.append((event, sky.event(tradition, term, de405, tabulated_delta_t)))
    # The table has one row an event from its first on: no event is left out, and none is added.
    start = min(range(len(found)), key=lambda i: abs(found[i][0].day - table[0][1]))
    days = {start + i: row for i, row in enumerate(table)}
    result = []
    for i, (event, other) in enumerate(found):
        term, day = days.get(i, (event.term, None))
        assert term == event.term == other.term
        result.append(Compared(event, other, day))
    assert sum(one.day is not None for one in result) == len(table)
    return result


def differences(name: str) -> list[list[str]]:
    """Return what the list of this name must say."""
    found = []
    for tradition in TRADITIONS:
        for kind in ("new moons", "solar terms"):
            for meeus, de405, day in compared(tradition, kind):
                if day is None or day.year < OWN_SINCE[tradition]:
                    continue
                differs = meeus.day != day and not meeus.undecided
                if meeus.undecided if name == "undecided" else differs:
                    title = sky.TERMS[meeus.term - 1] if meeus.term else "new moon"
                    minutes = [f"{event.seconds / 60:+.2f}" for event in (meeus, de405)]
                    found.append([tradition, title, str(day), *minutes])
    return found


def test_the_reference_gives_the_examples_of_meeus() -> None:
    # 49.a: the new moon of February 1977. 22.a: 1987 April 10, 0 h.
    assert abs(sky.new_moon(-283) - 2443192.65118) < 0.000006
    assert abs(sky.nutation_in_longitude(-0.127296372348) + 3.788) < 0.005
    # 25.a: 1992 October 13, 0 h, by the complete VSOP87. What the IAU took from the precession of 1976,
    # which the book keeps, comes to 0.02" then.
    longitude = math.degrees(sky.apparent_longitude_of_sun(2448908.5)) % 360
    assert abs((longitude - 199 - 54 / 60) * 3600 - 21.56) < 0.03


def test_the_two_computations_agree_to_seconds() -> None:
    apart = {True: [0.0], False: [0.0]}
    for term, meeus, de405 in instants():
        apart[term > 0].append(abs(meeus - de405) * 86400)
    assert [len(found) - 1 for found in apart.values()] == [203 * 24, 2511]
    # Instants of the ephemeris are whole seconds. The reference allows 5 s and 20 s.
    assert 3 < max(apart[True]) < 4
    assert 16 < max(apart[False]) < 17


def test_the_two_values_of_universal_time_agree() -> None:
    for i, seconds in enumerate(table_of_delta_t()):
        year = 1899 + i
        allowed = sky.error_of_universal_time(date(year, 1, 1)) if year > 2026 else 1.2
        assert abs(sky.delta_t(float(year)) - seconds) < allowed


@pytest.mark.parametrize("tradition", TRADITIONS)
def test_every_month_begins_on_the_day_of_the_new_moon(tradition: str) -> None:
    listed = {
        (row[0], row[2]) for name in LISTS for row in differences(name) if row[1] == "new moon"
    }
    confirmed = 0
    for meeus, de405, day in compared(tradition, "new moons"):
        if day is None:
            continue
        owner = tradition if day.year >= OWN_SINCE[tradition] else "zh"
        if (owner, str(day)) in listed:
            assert day in {meeus.day, meeus.other_day}
        else:
            assert meeus.day == de405.day == day
            confirmed += 1
    assert confirmed == {"zh": 2482, "ko": 2482, "vi": 2468}[tradition]


@pytest.mark.parametrize("tradition", TRADITIONS)
def test_every_month_has_the_number_of_the_rules(tradition: str) -> None:
    firsts = [one.kept for one in compared(tradition, "new moons")]
    terms = [(one.meeus.term, one.kept) for one in compared(tradition, "solar terms")]
    numbered = sky.number_months(firsts, terms)
    expected = months(tradition)
    assert [month for month in numbered if month.first >= expected[0].first][
        : len(expected)
    ] == expected


@pytest.mark.parametrize("tradition", TRADITIONS)
def test_every_solar_term_has_the_day_of_its_instant(tradition: str) -> None:
    listed = {
        (row[0], row[2]) for name in LISTS for row in differences(name) if row[1] != "new moon"
    }
    confirmed = 0
    for meeus, de405, day in compared(tradition, "solar terms"):
        if day is None:
            continue
        owner = tradition if day.year >= OWN_SINCE[tradition] else "zh"
        if (owner, str(day)) in listed:
            assert day in {meeus.day, meeus.other_day}
        else:
            assert meeus.day == de405.day == day
            confirmed += 1
    assert confirmed == {"zh": 4813, "ko": 4820, "vi": 4812}[tradition]


@pytest.mark.parametrize("name", LISTS)
def test_lists_are_exact(name: str) -> None:
    assert rows(ROOT / f"tests/data/calendars/{name}.tsv") == differences(name)


@pytest.mark.parametrize("name", LISTS)
def test_the_docs_show_the_lists(name: str) -> None:
    page = (ROOT / "docs" / "lunisolar-astronomy.md").read_text(encoding="utf-8")
    table = page.partition(f"<!-- {name} -->\n")[2].partition("\n\n")[0].splitlines()
    assert [
        [cell.strip() for cell in row.strip("|").split("|")] for row in table[2:]
    ] == differences(name)


def test_months_that_no_computation_decides() -> None:
    found = {(row[0], row[2]): row[3:] for row in differences("undecided") if row[1] == "new moon"}
    for event in (
        ("zh", "2057-09-28"),
        ("zh", "2097-08-07"),
        ("ko", "2074-08-22"),
        ("ko", "2097-01-13"),
    ):
        assert all(abs(float(minutes)) < 2 for minutes in found[event])


def test_the_observatory_of_hong_kong_doubts_the_same_days() -> None:
    # The note to its conversion tables; it names the winter solstice of 2021 too, which is past.
    found = [(row[1], row[2][:4]) for row in differences("undecided") if row[0] == "zh"]
    assert [event for event in found if event[1] > "2021"] == [
        ("new moon", "2057"),
        ("new moon", "2089"),
        ("new moon", "2097"),
        ("春分", "2051"),
        ("立春", "2083"),
        ("春分", "2084"),
    ]


@pytest.mark.parametrize("tradition", ["ko", "vi"])
def test_days_are_those_of_china_before_the_tradition_has_its_meridian(tradition: str) -> None:
    since = date(OWN_SINCE[tradition], 1, 1)
    first = months(tradition)[0].first
    chinese = [month for month in months("zh") if first <= month.first < since]
    assert [month for month in months(tradition) if month.first < since] == chinese
    assert len(chinese) == {"ko": 148, "vi": 828}[tradition]
    before = [term for term in solar_terms("zh") if term[1] < since]
    assert solar_terms(tradition)[: len(before)] == before


# New Year's days and leap months that newspapers, laws and almanacs attest.
@pytest.mark.parametrize(
    ("year", "hanoi", "beijing"),
    [
        (1968, date(1968, 1, 29), date(1968, 1, 30)),
        (1969, date(1969, 2, 16), date(1969, 2, 17)),
        (1985, date(1985, 1, 21), date(1985, 2, 20)),
        (2007, date(2007, 2, 17), date(2007, 2, 18)),
        (2025, date(2025, 1, 29), date(2025, 1, 29)),
        (2030, date(2030, 2, 2), date(2030, 2, 3)),
        (2053, date(2053, 2, 18), date(2053, 2, 19)),
    ],
)
def test_known_new_years(year: int, hanoi: date, beijing: date) -> None:
    for tradition, day in (("vi", hanoi), ("zh", beijing)):
        firsts = [m.first for m in months(tradition) if m[:3] == (year, 1, 0)]
        assert firsts == [day]


def test_known_leap_months_of_vietnam() -> None:
    leap = {month.year: month.month for month in months("vi") if month.leap}
    chinese = {month.year: month.month for month in months("zh") if month.leap}
    assert [leap.get(year) for year in (1984, 1985, 1987, 2033)] == [None, 2, 7, 11]
    assert [chinese.get(year) for year in (1984, 1985, 1987, 2033)] == [10, None, 6, 11]
    same = set(leap.items()) & set(chinese.items())
    assert set(leap.items()) ^ same == {(1985, 2), (1987, 7)}
    assert {year for year in leap if year not in dict(same)} == {1985, 1987}
