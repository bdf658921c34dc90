"""Feasts: published dates, what they hang on, and every error with its message."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from localeops.calendars import feasts
from localeops.errors import (
    InvalidInputError,
    InvalidTypeError,
    OutOfRangeError,
    UnknownLocaleError,
)

if TYPE_CHECKING:
    from localeops.calendars.feasts import Rite

# Easter Sundays by the western and the orthodox rite, as the churches published them.
PUBLISHED = {
    2016: ("2016-03-27", "2016-05-01"),
    2017: ("2017-04-16", "2017-04-16"),
    2018: ("2018-04-01", "2018-04-08"),
    2019: ("2019-04-21", "2019-04-28"),
    2020: ("2020-04-12", "2020-04-19"),
    2021: ("2021-04-04", "2021-05-02"),
    2022: ("2022-04-17", "2022-04-24"),
    2023: ("2023-04-09", "2023-04-16"),
    2024: ("2024-03-31", "2024-05-05"),
    2025: ("2025-04-20", "2025-04-20"),
    2026: ("2026-04-05", "2026-04-12"),
}
# Where the exceptions for the epacts 24 and 25 decide, and the earliest and latest Easters.
DECIDED = {1609: "1609-04-19", 1954: "1954-04-18", 1981: "1981-04-19", 2049: "2049-04-18", 1818: "1818-03-22",
           2285: "2285-03-22", 1943: "1943-04-25", 2038: "2038-04-25"}  # fmt: skip


@pytest.mark.parametrize("year", PUBLISHED)
def test_easter_as_published(year: int) -> None:
    western, orthodox = PUBLISHED[year]
    assert feasts.easter(year).isoformat() == western
    assert feasts.easter(year, rite="western").isoformat() == western
    assert feasts.easter(year, rite="orthodox").isoformat() == orthodox


@pytest.mark.parametrize(("year", "date"), DECIDED.items())
def test_easter_where_the_epact_decides(year: int, date: str) -> None:
    assert feasts.easter(year).isoformat() == date


# Days as calendars of the dioceses, the act or the dictionary have them.
MOVABLE = [
    ("cs", 2016, {"Popeleční středa": "02-10", "Květná neděle": "03-20", "Zelený čtvrtek": "03-24", "Velký pátek": "03-25",
                  "Velikonoční pondělí": "03-28", "Nanebevstoupení Páně": "05-05", "Seslání Ducha svatého": "05-15"}),
    ("cs", 2023, {"Škaredá středa": "04-05", "Velký pátek": "04-07", "Svatodušní pondělí": "05-29", "Boží tělo": "06-08", "1. adventní neděle": "12-03", "4. adventní neděle": "12-24"}),
    ("de", 2024, {"Rosenmontag": "02-12", "Aschermittwoch": "02-14", "Karfreitag": "03-29", "Ostermontag": "04-01",
                  "Christi Himmelfahrt": "05-09", "Pfingstsonntag": "05-19", "Pfingstmontag": "05-20", "Fronleichnam": "05-30",
                  "Buß- und Bettag": "11-20", "Totensonntag": "11-24", "1. Advent": "12-01", "4. Advent": "12-22"}),
    ("de", 2023, {"Buß- und Bettag": "11-22", "1. Advent": "12-03", "4. Advent": "12-24"}),
    ("de", 2022, {"Buß- und Bettag": "11-16", "1. Advent": "11-27", "4. Advent": "12-18"}),
    ("es", 2024, {"Miércoles de Ceniza": "02-14", "Domingo de Ramos": "03-24", "Jueves Santo": "03-28", "Viernes Santo": "03-29",
                  "Lunes de Pascua": "04-01", "Ascensión": "05-09", "Pentecostés": "05-19", "Corpus Christi": "05-30"}),
    ("sr", 2024, {"Тодорова субота": "03-23", "Лазарева субота": "04-27", "Цвети": "04-28", "Велики петак": "05-03",
                  "Васкрс": "05-05", "Васкрсни понедељак": "05-06", "Спасовдан": "06-13", "Духови": "06-23"}),
    ("sr-Latn", 2025, {"Todorova subota": "03-08", "Veliki petak": "04-18", "Vaskrs": "04-20", "Vaskrsni ponedeljak": "04-21", "Spasovdan": "05-29", "Duhovi": "06-08"}),
]  # fmt: skip


@pytest.mark.parametrize(("locale", "year", "published"), MOVABLE)
def test_movable_feasts_as_published(locale: str, year: int, published: dict[str, str]) -> None:
    found = feasts.movable(year, locale=locale)
    assert {name: found[name].isoformat() for name in published} == {
        name: f"{year}-{day}" for name, day in published.items()
    }
    assert list(found.values()) == sorted(set(found.values()))


def test_the_feasts_of_a_year_are_the_callers_own() -> None:
    feasts.movable(2026, locale="cs").clear()
    assert len(feasts.movable(2026, locale="cs")) == 24


@pytest.mark.parametrize(
    ("locale", "same"),
    [("cs-CZ", "cs"), ("de-AT", "de"), ("es-419", "es"), ("sr-RS", "sr"), ("sr-Cyrl", "sr"), ("sr-ME", "sr-Latn"), ("sh", "sr-Latn")],
)  # fmt: skip
def test_locales(locale: str, same: str) -> None:
    assert feasts.movable(2026, locale=locale) == feasts.movable(2026, locale=same)


@pytest.mark.parametrize(
    ("year", "rite", "error", "message"),
    [
        (1582, "western", OutOfRangeError, "easter covers the years 1583 to 9999, got 1582"),
        (10_000, "orthodox", OutOfRangeError, "easter covers the years 1583 to 9999, got 10000"),
        (1 << 70, "western", OutOfRangeError, "easter covers the years 1583 to 9999, got a number of 71 bits"),
        (True, "western", InvalidTypeError, "year must be an int, got bool"),
        (2026.0, "western", InvalidTypeError, "year must be an int, got float"),
        (2026, "catholic", InvalidInputError, "rite must be 'western' or 'orthodox', got 'catholic'"),
        (2026, "ortodox", InvalidInputError, "rite must be 'western' or 'orthodox', got 'ortodox' (did you mean 'orthodox'?)"),
        (2026, None, InvalidTypeError, "rite must be 'western' or 'orthodox', got NoneType"),
        (2026, [], InvalidTypeError, "rite must be 'western' or 'orthodox', got list"),
    ],
)  # fmt: skip
def test_errors_of_easter(year: int, rite: Rite, error: type[Exception], message: str) -> None:
    feasts.easter(2026)  # what is kept must not answer
    with pytest.raises(error) as caught:
        feasts.easter(year, rite=rite)
    assert str(caught.value) == message


LISTED = "they are for 'cs', 'de', 'es', 'sr' and 'sr-Latn'"


@pytest.mark.parametrize(
    ("year", "locale", "error", "message"),
    [
        (1582, "cs", OutOfRangeError, "easter covers the years 1583 to 9999, got 1582"),
        (2026.0, "cs", InvalidTypeError, "year must be an int, got float"),
        (2026, None, InvalidTypeError, "locale must be a str, got NoneType"),
        (2026, "sr_RS", InvalidInputError, "locale must be a BCP 47 tag, got 'sr_RS': '_' at index 2 is not a letter from a to z, a digit or '-' (did you mean 'sr-RS'?)"),
        (2026, "fr", UnknownLocaleError, f"locale 'fr' has no rules here: {LISTED}"),
        (2026, "und", UnknownLocaleError, f"locale 'und' has no rules here: {LISTED}"),
        (2026, "cs-Cyrl", UnknownLocaleError, f"locale 'cs-Cyrl' has no rules here: {LISTED} (did you mean 'cs'?)"),
    ],
)  # fmt: skip
def test_errors_of_movable(year: int, locale: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error) as caught:
        feasts.movable(year, locale=locale)
    assert str(caught.value) == message


def test_a_date_is_kept_for_an_int_alone() -> None:
    class Year(int):
        pass

    assert feasts.easter(Year(2031)) == feasts.easter(2031) == dt.date(2031, 4, 13)
