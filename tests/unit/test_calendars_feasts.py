"""Feasts: dates that authorities published, and every error with its message."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING

import pytest

from localeops.calendars import feasts, hijri
from localeops.errors import (
    InvalidInputError,
    InvalidTypeError,
    OutOfRangeError,
    UnknownLocaleError,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from localeops.calendars.feasts._easter import Rite

    Lunar = Callable[..., dt.date]

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


# Days as the calendars of the dioceses and of the governments have them.
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
    # 国务院办公厅关于2025年部分节假日安排的通知; 월력요항 of 2025; holidays of Vietnam and Hong Kong.
    ("zh", 2025, {"除夕": "01-28", "春节": "01-29", "清明节": "04-04", "端午节": "05-31", "中秋节": "10-06"}),
    ("zh-HK", 2024, {"春節": "02-10", "清明節": "04-04", "佛誕": "05-15", "端午節": "06-10", "中秋節": "09-17", "重陽節": "10-11"}),
    ("zh-Hant", 2014, {"春節": "01-31", "清明節": "04-05", "佛誕": "05-06", "端午節": "06-02", "中秋節": "09-08", "重陽節": "10-02"}),
    ("ko", 2025, {"설날": "01-29", "부처님오신날": "05-05", "추석": "10-06"}),
    ("ko", 2023, {"설날": "01-22", "부처님오신날": "05-27", "추석": "09-29"}),
    ("vi", 2025, {"Giao thừa": "01-28", "Tết Nguyên Đán": "01-29", "Giỗ Tổ Hùng Vương": "04-07"}),
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
    [("cs-CZ", "cs"), ("de-AT", "de"), ("es-419", "es"), ("sr-RS", "sr"), ("sr-Cyrl", "sr"), ("sr-ME", "sr-Latn"),
     ("sh", "sr-Latn"), ("ko-KR", "ko"), ("zh-SG", "zh"), ("zh-Hans", "zh"), ("zh-TW", "zh-Hant"), ("vi-VN", "vi")],
)  # fmt: skip
def test_locales(locale: str, same: str) -> None:
    assert feasts.movable(2026, locale=locale) == feasts.movable(2026, locale=same)


def test_two_feasts_with_names_and_functions() -> None:
    zh, ko, vi = (feasts.movable(2026, locale=locale) for locale in ("zh", "ko", "vi"))
    of_zh: list[tuple[str, Lunar]] = [
        ("除夕", feasts.new_year_eve), ("春节", feasts.lunar_new_year), ("元宵节", feasts.lantern), ("清明节", feasts.qingming),
        ("端午节", feasts.dragon_boat), ("七夕节", feasts.double_seventh), ("中秋节", feasts.mid_autumn), ("重阳节", feasts.double_ninth),
    ]  # fmt: skip
    for name, function in of_zh:
        assert zh[name] == function(2026, tradition="zh")
    assert (ko["설날"], ko["추석"]) == (feasts.seollal(2026), feasts.chuseok(2026))
    assert vi["Tết Nguyên Đán"] == feasts.tet(2026)
    assert vi["Giỗ Tổ Hùng Vương"] == feasts.hung_kings(2026)


# 除夕 is on day 29 in these years and on day 30 in those (Hong Kong Observatory).
@pytest.mark.parametrize(
    ("year", "eve"),
    [(2022, "2022-01-31"), (2023, "2023-01-21"), (2024, "2024-02-09"), (2025, "2025-01-28"), (2026, "2026-02-16"), (2034, "2034-02-18")],
)  # fmt: skip
def test_the_eve_belongs_to_the_year_that_begins(year: int, eve: str) -> None:
    assert feasts.new_year_eve(year, tradition="zh").isoformat() == eve


def test_a_feast_is_not_in_a_leap_month() -> None:
    # 2028 has a leap month 5, 2033 a leap month 11, 2006 a leap month 7 (Hong Kong Observatory).
    assert feasts.dragon_boat(2028, tradition="zh") == dt.date(2028, 5, 28)
    assert feasts.double_seventh(2006, tradition="zh") == dt.date(2006, 7, 31)
    assert feasts.new_year_eve(2034, tradition="zh") == dt.date(2034, 2, 18)


# First days by the Umm al-Qura calendar, as Saudi Arabia announced them; and years with two.
ISLAMIC = [
    ("ramadan", 2023, ["2023-03-23"]), ("ramadan", 2024, ["2024-03-11"]), ("ramadan", 2025, ["2025-03-01"]),
    ("eid_al_fitr", 2023, ["2023-04-21"]), ("eid_al_fitr", 2024, ["2024-04-10"]), ("eid_al_fitr", 2025, ["2025-03-30"]),
    ("eid_al_adha", 2023, ["2023-06-28"]), ("eid_al_adha", 2024, ["2024-06-16"]), ("eid_al_adha", 2025, ["2025-06-06"]),
    ("eid_al_fitr", 2000, ["2000-01-08", "2000-12-27"]),
    ("eid_al_adha", 2006, ["2006-01-10", "2006-12-31"]), ("ramadan", 2030, ["2030-01-05", "2030-12-26"]),
]  # fmt: skip


@pytest.mark.parametrize(("feast", "year", "days"), ISLAMIC)
def test_islamic_feasts(feast: str, year: int, days: list[str]) -> None:
    found = getattr(feasts, feast)(year, table="umm-al-qura")
    assert [day.isoformat() for day in found] == days
    for day in found:
        of_hijra = hijri.from_gregorian(day).year
        named = getattr(feasts, feast)(of_hijra, table="umm-al-qura", calendar="hijri")
        assert named == (day,)


def test_the_tables_of_islamic_feasts_differ() -> None:
    days = {
        table: str(feasts.eid_al_fitr(2024, table=table)[0])
        for table in ("umm-al-qura", "umm-al-qura-icu", "civil", "astronomical-tabular")
    }
    assert days == {
        "umm-al-qura": "2024-04-10",
        "umm-al-qura-icu": "2024-04-10",
        "civil": "2024-04-10",
        "astronomical-tabular": "2024-04-09",
    }


def test_the_last_years_of_a_table() -> None:
    assert feasts.ramadan(2076, table="umm-al-qura") == (dt.date(2076, 8, 1),)
    assert feasts.ramadan(1500, table="umm-al-qura", calendar="hijri") == (dt.date(2077, 7, 21),)
    # 9666 AH ends in the year 10000: its Ramadan is not there, and no error either.
    assert len(feasts.ramadan(9999, table="civil")) == 1


# The first of Farvardin as printed in the official calendars of Iran.
@pytest.mark.parametrize(
    ("year", "day"),
    [(2016, 20), (2017, 21), (2018, 21), (2019, 21), (2020, 20), (2021, 21), (2022, 21), (2023, 21), (2024, 20), (2025, 21), (2026, 21)],
)  # fmt: skip
def test_nowruz(year: int, day: int) -> None:
    assert feasts.nowruz(year) == dt.date(year, 3, day)


LISTED = "they are for 'cs', 'de', 'es', 'ko', 'sr', 'sr-Latn', 'vi', 'zh' and 'zh-Hant'"
UMM = "the table 'umm-al-qura', which covers 1343-01-01 to 1500-12-30 AH (1924-08-01 to 2077-11-16)"
BITS = 1 << 70
ERRORS = [
    ("easter", (1582,), {}, OutOfRangeError, "easter covers the years 1583 to 9999, got 1582"),
    ("easter", (10_000,), {"rite": "orthodox"}, OutOfRangeError, "easter covers the years 1583 to 9999, got 10000"),
    ("easter", (BITS,), {}, OutOfRangeError, "easter covers the years 1583 to 9999, got a number of 71 bits"),
    ("easter", (True,), {}, InvalidTypeError, "year must be an int, got bool"),
    ("easter", (2026.0,), {}, InvalidTypeError, "year must be an int, got float"),
    ("easter", (2026,), {"rite": "catholic"}, InvalidInputError, "rite must be 'western' or 'orthodox', got 'catholic'"),
    ("easter", (2026,), {"rite": "ortodox"}, InvalidInputError, "rite must be 'western' or 'orthodox', got 'ortodox' (did you mean 'orthodox'?)"),
    ("easter", (2026,), {"rite": None}, InvalidTypeError, "rite must be 'western' or 'orthodox', got NoneType"),
    ("easter", (2026,), {"rite": []}, InvalidTypeError, "rite must be 'western' or 'orthodox', got list"),
    ("movable", (1582,), {"locale": "cs"}, OutOfRangeError, "easter covers the years 1583 to 9999, got 1582"),
    ("movable", (2026.0,), {"locale": "cs"}, InvalidTypeError, "year must be an int, got float"),
    ("movable", (2026.0,), {"locale": "zh"}, InvalidTypeError, "year must be an int, got float"),
    ("movable", (True,), {"locale": "sr"}, InvalidTypeError, "year must be an int, got bool"),
    ("movable", (1899,), {"locale": "zh"}, OutOfRangeError, "lunar year must be 1900 to 2100 for tradition 'zh', got 1899"),
    ("movable", (2026,), {"locale": None}, InvalidTypeError, "locale must be a str, got NoneType"),
    ("movable", (2026,), {"locale": "sr_RS"}, InvalidInputError, "locale must be a BCP 47 tag, got 'sr_RS': '_' at index 2 is not a letter from a to z, a digit or '-' (did you mean 'sr-RS'?)"),
    ("movable", (2026,), {"locale": "fr"}, UnknownLocaleError, f"locale 'fr' has no rules here: {LISTED}"),
    ("movable", (2026,), {"locale": "und"}, UnknownLocaleError, f"locale 'und' has no rules here: {LISTED}"),
    ("movable", (2026,), {"locale": "cs-Cyrl"}, UnknownLocaleError, f"locale 'cs-Cyrl' has no rules here: {LISTED} (did you mean 'cs'?)"),
    ("nowruz", (1924,), {}, OutOfRangeError, "nowruz covers the years 1925 to 2119, got 1924"),
    ("nowruz", (2120,), {}, OutOfRangeError, "nowruz covers the years 1925 to 2119, got 2120"),
    ("nowruz", (2026.0,), {}, InvalidTypeError, "year must be an int, got float"),
    *(
        error
        for name in ("ramadan", "eid_al_fitr", "eid_al_adha")
        for error in (
            (name, (1924,), {"table": "umm-al-qura"}, OutOfRangeError, f"1924-01-01 is outside {UMM}"),
            (name, (2077,), {"table": "umm-al-qura"}, OutOfRangeError, f"2077-12-31 is outside {UMM}"),
            (name, (0,), {"table": "civil"}, OutOfRangeError, "the Gregorian calendar covers the years 1 to 9999, got 0"),
            (name, (2026.0,), {"table": "umm-al-qura"}, InvalidTypeError, "year must be an int, got float"),
            (name, (1446.0,), {"table": "umm-al-qura", "calendar": "hijri"}, InvalidTypeError, "year must be an int, got float"),
            (name, (2026,), {"table": "umm"}, InvalidInputError, "table must be 'umm-al-qura', 'umm-al-qura-icu', 'civil' or 'astronomical-tabular', got 'umm'"),
            (name, (2026,), {"table": None}, InvalidTypeError, "table must be 'umm-al-qura', 'umm-al-qura-icu', 'civil' or 'astronomical-tabular', got NoneType"),
            (name, (2026,), {"table": "civil", "calendar": "hijra"}, InvalidInputError, "calendar must be 'gregorian' or 'hijri', got 'hijra' (did you mean 'hijri'?)"),
            (name, (2026,), {"table": "civil", "calendar": []}, InvalidTypeError, "calendar must be 'gregorian' or 'hijri', got list"),
        )
    ),
    ("ramadan", (1501,), {"table": "umm-al-qura", "calendar": "hijri"}, OutOfRangeError, f"month 9 of 1501 AH is outside {UMM}"),
    ("eid_al_fitr", (1342,), {"table": "umm-al-qura", "calendar": "hijri"}, OutOfRangeError, f"month 10 of 1342 AH is outside {UMM}"),
    ("eid_al_adha", (0,), {"table": "umm-al-qura", "calendar": "hijri"}, OutOfRangeError, f"month 12 of 0 AH is outside {UMM}"),
    *(
        error
        for name in ("lunar_new_year", "new_year_eve", "lantern", "dragon_boat", "double_seventh", "mid_autumn", "double_ninth")
        for error in (
            (name, (1899,), {"tradition": "zh"}, OutOfRangeError, "lunar year must be 1900 to 2100 for tradition 'zh', got 1899"),
            (name, (2101,), {"tradition": "ko"}, OutOfRangeError, "lunar year must be 1900 to 2100 for tradition 'ko', got 2101"),
            (name, (1900,), {"tradition": "vi"}, OutOfRangeError, "lunar year must be 1901 to 2100 for tradition 'vi', got 1900"),
            (name, (0,), {"tradition": "zh"}, OutOfRangeError, "lunar year must be 1900 to 2100 for tradition 'zh', got 0"),
            (name, (BITS,), {"tradition": "zh"}, OutOfRangeError, "lunar year must be 1900 to 2100 for tradition 'zh', got a number of 71 bits"),
            (name, (2026.0,), {"tradition": "zh"}, InvalidTypeError, "year must be an int, got float"),
            (name, (True,), {"tradition": "zh"}, InvalidTypeError, "year must be an int, got bool"),
            (name, (2026,), {"tradition": "ja"}, InvalidInputError, "tradition must be 'zh', 'ko' or 'vi', got 'ja'"),
            (name, (2026,), {"tradition": None}, InvalidTypeError, "tradition must be 'zh', 'ko' or 'vi', got NoneType"),
            (name, (2026,), {"tradition": []}, InvalidTypeError, "tradition must be 'zh', 'ko' or 'vi', got list"),
        )
    ),
    ("qingming", (1899,), {"tradition": "zh"}, OutOfRangeError, "year must be 1900 to 2100, got 1899"),
    ("qingming", (2026.0,), {"tradition": "zh"}, InvalidTypeError, "year must be an int, got float"),
    ("qingming", (2026,), {"tradition": "ja"}, InvalidInputError, "tradition must be 'zh', 'ko' or 'vi', got 'ja'"),
    ("qingming", (2026,), {"tradition": None}, InvalidTypeError, "tradition must be 'zh', 'ko' or 'vi', got NoneType"),
    *(
        error
        for name, of in (("seollal", "1900 to 2100 for tradition 'ko'"), ("chuseok", "1900 to 2100 for tradition 'ko'"),
                         ("tet", "1901 to 2100 for tradition 'vi'"), ("hung_kings", "1901 to 2100 for tradition 'vi'"))
        for error in (
            (name, (2101,), {}, OutOfRangeError, f"lunar year must be {of}, got 2101"),
            (name, (2026.0,), {}, InvalidTypeError, "year must be an int, got float"),
            (name, ("2026",), {}, InvalidTypeError, "year must be an int, got str"),
        )
    ),
]  # fmt: skip


@pytest.mark.parametrize(("name", "year", "options", "error", "message"), ERRORS)
def test_errors(
    name: str,
    year: tuple[object],
    options: dict[str, object],
    error: type[Exception],
    message: str,
) -> None:
    # What is kept of a year must not answer for something else that is equal to it.
    usual = {"rite": "western", "locale": "cs", "table": "civil", "tradition": "zh"}
    known = {option: usual[option] for option in options if option in usual}
    getattr(feasts, name)(2026, **known)
    with pytest.raises(error) as caught:
        getattr(feasts, name)(*year, **options)
    assert str(caught.value) == message


def test_a_subclass_of_int_is_a_year() -> None:
    class Year(int):
        pass

    for rite in ("western", "orthodox"):
        of_rite: Rite = rite
        assert feasts.easter(Year(2031), rite=of_rite) == feasts.easter(2031, rite=of_rite)
    assert feasts.nowruz(Year(2031)) == feasts.nowruz(2031)
    assert feasts.tet(Year(2031)) == feasts.tet(2031)
    assert feasts.movable(Year(2031), locale="cs") == feasts.movable(2031, locale="cs")
    assert feasts.ramadan(Year(2031), table="civil") == feasts.ramadan(2031, table="civil")
