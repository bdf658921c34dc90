"""The tables by a second reader: every month and every solar term of the files, and every day.

That the files are right is shown by tests/conformance/test_calendars_astronomy.py.
"""

from __future__ import annotations

import datetime as dt
import gzip
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from localeops.calendars import lunisolar
from localeops.calendars.lunisolar import LunarDate

FOLDER = Path(__file__).parents[2] / "data" / "calendars"
FILES = {
    "zh": "icu4x_china_hko.tsv.gz",
    "ko": "icu4x_korea_kasi.tsv.gz",
    "vi": "vietnam_months.tsv.gz",
}
FIRST = {"zh": 1900, "ko": 1900, "vi": 1901}
LAST = 2100
DAYS = {"zh": 73_412, "ko": 73_412, "vi": 73_028}  # from 1900-01-31 or 1901-02-19 to 2101-01-28


def months(tradition: str) -> list[tuple[int, int, bool, dt.date]]:
    """Return the months of the years covered and the one after the last."""
    with gzip.open(FOLDER / FILES[tradition], "rt", encoding="ascii") as stream:
        assert next(stream).split() == ["lunar_year", "month", "leap", "gregorian_first_day"]
        rows = [line.split() for line in stream]
    found = [(int(y), int(m), leap == "1", dt.date.fromisoformat(day)) for y, m, leap, day in rows]
    end = next(place for place, row in enumerate(found) if row[0] > LAST)
    assert found[0][0] == FIRST[tradition]
    return found[: end + 1]


@pytest.mark.parametrize("tradition", FILES)
def test_every_month_and_every_day_converts_both_ways(tradition: str) -> None:
    days = 0
    leaps: dict[int, int] = {}
    for (year, month, leap, first), (*_, following) in pairwise(months(tradition)):
        length = (following - first).days
        assert lunisolar.month_length(year, month, leap=leap, tradition=tradition) == length
        if leap:
            leaps[year] = month
        for number in range(length):
            date = first + dt.timedelta(number)
            lunar = LunarDate(year, month, number + 1, leap)
            assert lunisolar.from_gregorian(date, tradition=tradition) == lunar
            assert lunisolar.to_gregorian(lunar, tradition=tradition) == date
            days += 1
    assert days == DAYS[tradition]
    for year in range(FIRST[tradition], LAST + 1):
        assert lunisolar.leap_month(year, tradition=tradition) == leaps.get(year)
    assert len(leaps) == {"zh": 74, "ko": 74, "vi": 73}[tradition]


def test_every_solar_term() -> None:
    with gzip.open(FOLDER / "solar_terms.tsv.gz", "rt", encoding="ascii") as stream:
        head = next(stream).split()
        rows = [line.split() for line in stream]
    assert head == ["year", "term", "zh", "ko", "vi"]
    assert len(rows) == 24 * 201
    found: dict[tuple[str, int], list[dt.date]] = {}
    for year, number, *days in rows:
        for tradition, day in zip(head[2:], days, strict=True):
            of_year = found.setdefault((tradition, int(year)), [])
            of_year.append(dt.date.fromisoformat(day))
            assert len(of_year) == int(number)
    for (tradition, year), days_of_year in found.items():
        terms = lunisolar.solar_terms(year, tradition=tradition, locale="vi")
        assert list(terms.values()) == days_of_year


def test_every_day_has_its_term_or_none() -> None:
    for tradition in FILES:
        for year in (1900, 1979, 2024, 2100):
            terms = lunisolar.solar_terms(year, tradition=tradition, locale="ko")
            names = {day: name for name, day in terms.items()}
            for number in range(365):
                day = dt.date(year, 1, 1) + dt.timedelta(number)
                name = lunisolar.solar_term(day, tradition=tradition, locale="ko")
                assert name == names.get(day)


def names_of_cldr(locale: str, kind: str) -> list[str]:
    """Return the cyclic names of a locale of CLDR."""
    path = FOLDER.parent / "cldr-48.2" / "main" / f"{locale}.xml.gz"
    root = ET.fromstring(gzip.decompress(path.read_bytes()))  # noqa: S314
    names = root.find(
        f".//calendar[@type='chinese']/cyclicNameSets/cyclicNameSet[@type='{kind}']"
        "/cyclicNameContext/cyclicNameWidth[@type='abbreviated']"
    )
    assert names is not None
    return [str(name.text) for name in names]


@pytest.mark.parametrize(
    ("locale", "file"), [("zh", "zh"), ("zh-TW", "zh_Hant"), ("ko", "ko"), ("vi", "vi")]
)
def test_names_are_those_of_cldr(locale: str, file: str) -> None:
    years = names_of_cldr(file, "years")
    assert [lunisolar.sexagenary(1984 + n, locale=locale) for n in range(60)] == years
    terms = list(lunisolar.solar_terms(2024, tradition="zh", locale=locale))
    assert [*terms[2:], *terms[:2]] == names_of_cldr(file, "solarTerms")
    if locale != "vi":  # CLDR has the branches there
        animals = [lunisolar.zodiac(1984 + n, tradition="zh", locale=locale) for n in range(12)]
        assert animals == names_of_cldr(file, "zodiacs")


def test_english_animals_are_those_of_cldr() -> None:
    animals = [lunisolar.zodiac(1984 + n, tradition="ko", locale="en") for n in range(12)]
    assert animals == [name.lower() for name in names_of_cldr("en", "zodiacs")]


def test_what_kasi_answers() -> None:
    """Answers of the interface of KASI (getLunCalInfo), which has no month name for leap months."""
    path = Path(__file__).parents[1] / "data" / "calendars" / "kasi_answers.tsv"
    head, *rows = [line.split("\t") for line in path.read_text().splitlines()]
    assert head == ["day", "lunar", "leap", "year", "month", "name"]
    assert len(rows) == 64
    for written, lunar, leap, year, month, name in rows:
        day = dt.date.fromisoformat(written)
        numbers = [int(part) for part in lunar.split("-")]
        date = LunarDate(numbers[0], numbers[1], numbers[2], leap == "1")
        assert lunisolar.from_gregorian(day, tradition="ko") == date
        assert lunisolar.to_gregorian(date, tradition="ko") == day
        for locale, place in (("ko", slice(2)), ("zh", slice(3, 5))):  # 갑진(甲辰)
            assert lunisolar.sexagenary(date.year, locale=locale) == year[place]
            assert lunisolar.sexagenary_day(day, locale=locale) == name[place]
            if month:
                found = lunisolar.sexagenary_month(day, tradition="ko", locale=locale)
                assert found == month[place]
        assert bool(month) != date.leap
