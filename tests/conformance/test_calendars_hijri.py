"""Every day of the Hijri tables, both ways, by a second reader; and the names by another one."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator

import pytest

import cldr_reader
import hijri_reference as reference
from localeops._tables import hijri_names
from localeops.calendars import hijri
from localeops.calendars._hijri_tables import TABLES

CIVIL, TABULAR = dt.date(622, 7, 19), dt.date(622, 7, 18)


def check(days: Iterator[tuple[dt.date, reference.Date]], table: hijri.Table) -> int:
    """Convert every day both ways and return how many there were."""
    count = 0
    for day, (year, month, of_month) in days:
        date = hijri.from_gregorian(day, table=table)
        assert (date.year, date.month, date.day, date.table) == (year, month, of_month, table)
        assert hijri.to_gregorian(date) == day
        count += 1
    return count


def test_every_day_of_the_printed_table() -> None:
    # 1 August 1924 to 16 November 2077.
    count = (dt.date(2077, 11, 16) - dt.date(1924, 8, 1)).days + 1
    assert check(reference.printed(), "umm-al-qura") == count == 55_991


def test_every_day_of_the_table_of_icu() -> None:
    count = (dt.date(2174, 11, 25) - dt.date(1882, 11, 12)).days + 1
    assert check(reference.of_icu(), "umm-al-qura-icu") == count == 106_665


@pytest.mark.parametrize(("table", "first"), [("civil", CIVIL), ("astronomical-tabular", TABULAR)])
def test_every_day_of_five_cycles(table: hijri.Table, first: dt.date) -> None:
    """The other cycles are the same but for whole cycles: see the unit tests."""
    assert check(reference.arithmetic(first, 150), table) == 5 * 10_631


def test_the_civil_months_of_icu() -> None:
    listed = reference.starts("icu72_islamic-civil")
    for (year, month), day in listed.items():
        assert hijri.to_gregorian(hijri.HijriDate(year, month, 1, "civil")) == day
    assert len(listed) == 321 * 12


def test_the_file_of_icu_goes_on_with_civil_months() -> None:
    """That is why the table ends at 1300 and 1600."""
    umm_al_qura = reference.starts("icu72_islamic-umalqura")
    civil = reference.starts("icu72_islamic-civil")
    outside = [month for month in umm_al_qura if not 1300 <= month[0] <= 1600]
    assert len(outside) == 20 * 12
    assert all(umm_al_qura[month] == civil[month] for month in outside)
    inside = [month for month in umm_al_qura if 1300 <= month[0] <= 1600]
    assert sum(umm_al_qura[month] != civil[month] for month in inside) > 1000


def test_the_new_moon_of_the_reference() -> None:
    # New moons of the Astronomical Almanac: 6 January 2000 18:14, 22 July 2009 02:35, 29 March 2025
    # 10:58 (UT); the last two with solar eclipses.
    for number, moment in (
        (0, dt.datetime(2000, 1, 6, 18, 14, tzinfo=dt.UTC)),
        (118, dt.datetime(2009, 7, 22, 2, 35, tzinfo=dt.UTC)),
        (312, dt.datetime(2025, 3, 29, 10, 58, tzinfo=dt.UTC)),
    ):
        minutes = (moment.hour * 60 + moment.minute) / 1440
        assert abs(reference.new_moon(number) - moment.toordinal() - minutes) < 3 / 1440


def test_printed_months_follow_the_rule_since_1423() -> None:
    """A month begins after the first evening with the new moon before and moonset after sunset.

    The sun sets in Mecca between 14:37 and 16:08 UT (17:37 and 19:08 there). So on the evening
    before a month the moon is new by 16:08, which is 7.8 hours before midnight; and on the evening
    before that one it was not new at sunset, or set before the sun, as a moon of up to about
    twelve hours may: 45.4 hours. The arithmetic calendars, and ICU after 1450, do otherwise.
    """
    outside = {}
    for table in TABLES:
        hours = [
            reference.hours_since_new_moon(
                hijri.to_gregorian(hijri.HijriDate(year, month, 1, table)).toordinal()
            )
            for year in range(1423, 1501)
            for month in range(1, 13)
        ]
        outside[table] = sum(not 7.8 <= one <= 45.4 for one in hours)
    assert outside["umm-al-qura"] == 0
    assert 0 < outside["umm-al-qura-icu"] < 30
    assert outside["civil"] > 200
    assert outside["astronomical-tabular"] > 300


def test_how_far_icu_is_from_the_official_table() -> None:
    """61 months of the years 1435 to 1465 of ICU 78 are off, all after 1450.

    So the author of multi-calendar-datepicker found by comparing it with .NET's UmAlQuraCalendar
    and the tables of R. H. van Gent, Utrecht.
    """
    differing = [
        year
        for year in range(1435, 1466)
        for month in range(1, 13)
        if hijri.to_gregorian(hijri.HijriDate(year, month, 1))
        != hijri.to_gregorian(hijri.HijriDate(year, month, 1, "umm-al-qura-icu"))
    ]
    assert len(differing) == 61
    assert min(differing) >= 1451


def calendar(locale: str) -> str:
    """Return the Islamic calendar of a locale as text."""
    (found,) = re.findall(
        r'<calendar type="islamic">(.*?)</calendar>', cldr_reader.text(f"main/{locale}"), re.DOTALL
    )
    return str(found)


@pytest.mark.parametrize("locale", ["ar", "en"])
def test_names_and_patterns(locale: str) -> None:
    text = calendar(locale)
    for width, table in (("wide", hijri_names.MONTHS), ("abbreviated", hijri_names.SHORT_MONTHS)):
        (months,) = re.findall(rf'<monthWidth type="{width}">(.*?)</monthWidth>', text, re.DOTALL)
        found = re.findall(r'<month type="(\d+)">(.*?)</month>', months)
        assert len(found) == 12
        ours = {f"{locale}.{number}": name for number, name in found}
        if width == "wide" or locale == "en":
            assert {key: name for key, name in table.items() if key.startswith(locale)} == ours
    assert re.search(r'<eraAbbr>\s*<era type="0">(.*?)</era>', text)[1] == hijri_names.ERAS[locale]  # type: ignore[index]
    for length in ("long", "short"):
        (pattern,) = re.findall(
            rf'<dateFormatLength type="{length}">\s*<dateFormat>\s*<pattern>(.*?)</pattern>', text
        )
        assert hijri_names.PATTERNS[f"{locale}.{length}"] == pattern
    assert len(hijri_names.MONTHS) == 24
    assert len(hijri_names.SHORT_MONTHS) == 12
    assert len(hijri_names.PATTERNS) == 4


def test_digits() -> None:
    for locale in ("ar", "ar-AE", "ar-EG", "ar-SA"):
        text = cldr_reader.text(f"main/{locale.replace('-', '_')}")
        assert re.findall(r"<defaultNumberingSystem>(\w+)<", text) == [hijri_names.DIGITS[locale]]
    assert len(hijri_names.DIGITS) == 4
