"""Feasts beside dateutil, convertdate, holidays, hijridate, lunardate, korean-lunar-calendar and ICU 72."""

from __future__ import annotations

import datetime as dt
import tomllib
from collections.abc import Callable, Iterator

import holidays
import icu
import pytest
from convertdate import holidays as of_convertdate
from convertdate import persian
from dateutil.easter import EASTER_ORTHODOX, EASTER_WESTERN
from dateutil.easter import easter as of_dateutil
from differences import FOLDER
from hijridate import Hijri
from korean_lunar_calendar import KoreanLunarCalendar
from lunardate import LunarDate

from localeops.calendars import feasts

Difference = tuple[str, int, str]

# What the package calls a day, and the name of the feast.
HOLIDAYS: dict[tuple[str, str | None, str], dict[str, str]] = {
    ("CZ", None, "cs"): {"Good Friday": "Velký pátek", "Easter Monday": "Velikonoční pondělí"},
    ("DE", "SN", "de"): {"Good Friday": "Karfreitag", "Easter Monday": "Ostermontag", "Ascension Day": "Christi Himmelfahrt",
                         "Pentecost Monday": "Pfingstmontag", "Repentance and Prayer Day": "Buß- und Bettag"},
    ("DE", "BB", "de"): {"Easter Sunday": "Ostersonntag", "Whit Sunday": "Pfingstsonntag"},
    ("DE", "BY", "de"): {"Corpus Christi": "Fronleichnam"},
    ("AT", None, "de"): {"Corpus Christi": "Fronleichnam", "Ascension Day": "Christi Himmelfahrt"},
    ("ES", "CM", "es"): {"Maundy Thursday": "Jueves Santo", "Good Friday": "Viernes Santo", "Corpus Christi": "Corpus Christi"},
    ("ES", "CT", "es"): {"Easter Monday": "Lunes de Pascua"},
    ("RS", None, "sr"): {"Good Friday": "Велики петак", "Holy Saturday": "Велика субота", "Easter Sunday": "Васкрс", "Easter Monday": "Васкрсни понедељак"},
    ("KR", None, "ko"): {"The day preceding Korean New Year": "섣달그믐", "Korean New Year": "설날", "Buddha's Birthday": "부처님오신날", "Chuseok": "추석"},
    ("VN", None, "vi"): {"Lunar New Year's Eve": "Giao thừa", "Lunar New Year": "Tết Nguyên Đán", "Hung Kings' Commemoration Day": "Giỗ Tổ Hùng Vương"},
    ("CN", None, "zh"): {"Chinese New Year's Eve": "除夕", "Chinese New Year (Spring Festival)": "春节", "Tomb-Sweeping Day": "清明节",
                         "Dragon Boat Festival": "端午节", "Mid-Autumn Festival": "中秋节"},
    ("HK", None, "zh-Hant"): {"Chinese New Year": "春節", "Tomb-Sweeping Day": "清明節", "The Buddha's Birthday": "佛誕", "Dragon Boat Festival": "端午節", "Double Ninth Festival": "重陽節"},
    ("TW", None, "zh-Hant"): {"Chinese New Year's Eve": "除夕", "Chinese New Year": "春節", "Tomb-Sweeping Day": "清明節",
                              "Dragon Boat Festival": "端午節", "Mid-Autumn Festival": "中秋節"},
}  # fmt: skip
LUNAR: dict[str, tuple[int, int, Callable[..., dt.date]]] = {
    "lunar_new_year": (1, 1, feasts.lunar_new_year),
    "lantern": (1, 15, feasts.lantern),
    "dragon_boat": (5, 5, feasts.dragon_boat),
    "double_seventh": (7, 7, feasts.double_seventh),
    "mid_autumn": (8, 15, feasts.mid_autumn),
    "double_ninth": (9, 9, feasts.double_ninth),
}


def known(*peers: str) -> set[Difference]:
    """Return the differences from some peers that are known, each of a class with its reason."""
    with (FOLDER / "calendars-feasts.toml").open("rb") as stream:
        classes = tomllib.load(stream)["difference"]
    assert all(entry["reason"] and entry["found"] for entry in classes)
    every = [tuple(found) for entry in classes for found in entry["found"]]
    assert len(every) == len(set(every))
    return {found for found in every if found[0].startswith(peers)}


def test_every_class_is_of_a_peer_here() -> None:
    assert known("holidays ", "lunardate", "chinese", "dangi") == known("")


def test_easter() -> None:
    for year in range(1583, 4100):
        assert feasts.easter(year) == of_dateutil(year, EASTER_WESTERN)
        assert feasts.easter(year, rite="orthodox") == of_dateutil(year, EASTER_ORTHODOX)
    for year in range(1583, 10_000):
        assert feasts.easter(year) == dt.date(*of_convertdate.easter(year, "western"))
        eastern = dt.date(*of_convertdate.easter(year, "orthodox"))
        assert feasts.easter(year, rite="orthodox") == eastern


def public_holidays(country: str, subdivision: str | None, locale: str) -> Iterator[Difference]:
    """Yield the feasts that the package holidays has on another day, from 1950 to 2100."""
    compared = 0
    for year in range(1950, 2101):
        days: dict[str, list[dt.date]] = {}
        found = holidays.country_holidays(
            country, subdiv=subdivision, years=year, observed=False, language="en_US"
        )
        for day, names in sorted(found.items()):
            for name in names.split("; "):
                days.setdefault(name, []).append(day)
        ours = feasts.movable(year, locale=locale)
        for name, feast in HOLIDAYS[country, subdivision, locale].items():
            if name in days:  # some are holidays of later years only
                compared += 1
                # Of several days the feast is the first; 小年夜 comes before 除夕.
                day = days[name][-1 if feast == "除夕" else 0]
                if ours[feast] != day:
                    yield f"holidays {country}", year, feast
    assert compared > 50


def test_public_holidays() -> None:
    found = {one for country in HOLIDAYS for one in public_holidays(*country)}
    assert found == known("holidays ")


def test_lunar_feasts_by_lunardate() -> None:
    found = set()
    for name, (month, day, feast) in LUNAR.items():
        for year in range(1900, 2100):
            if feast(year, tradition="zh") != LunarDate(year, month, day).to_solar_date():
                found.add(("lunardate", year, name))
    assert found == known("lunardate")


def test_lunar_feasts_by_korean_lunar_calendar() -> None:
    calendar = KoreanLunarCalendar()
    for month, day, feast in LUNAR.values():
        for year in range(1900, 2051):
            assert calendar.setLunarDate(year, month, day, False)  # noqa: FBT003
            assert calendar.SolarIsoFormat() == feast(year, tradition="ko").isoformat()


@pytest.mark.parametrize(("name", "tradition"), [("chinese", "zh"), ("dangi", "ko")])
def test_lunar_feasts_by_icu(name: str, tradition: str) -> None:
    calendar = icu.Calendar.createInstance(icu.Locale(f"und@calendar={name}"))
    calendar.setTimeZone(icu.TimeZone.createTimeZone("UTC"))
    fields = icu.UCalendarDateFields
    of_leap_month = 22  # UCAL_IS_LEAP_MONTH, which has no name in PyICU
    found = set()
    for feast, (month, number, function) in LUNAR.items():
        for year in range(1900, 2101):
            day = function(year, tradition=tradition)
            calendar.setTime((day - dt.date(1970, 1, 1)).days * 86_400.0)
            theirs = tuple(map(calendar.get, (fields.MONTH, fields.DATE, of_leap_month)))
            if theirs != (month - 1, number, 0):
                found.add((name, year, feast))
    assert found == known(name)


def test_islamic_feasts_by_hijridate() -> None:
    for year in range(1343, 1501):
        for month, day, feast in (
            (9, 1, feasts.ramadan),
            (10, 1, feasts.eid_al_fitr),
            (12, 10, feasts.eid_al_adha),
        ):
            theirs = Hijri(year, month, day).to_gregorian()
            assert feast(year, table="umm-al-qura", calendar="hijri") == (theirs,)


def test_nowruz_by_icu() -> None:
    calendar = icu.Calendar.createInstance(icu.Locale("fa_IR@calendar=persian"))
    calendar.setTimeZone(icu.TimeZone.createTimeZone("UTC"))
    fields = icu.UCalendarDateFields
    for year in range(1925, 2120):
        calendar.clear()
        for field, value in ((fields.EXTENDED_YEAR, year - 621), (fields.MONTH, 0), (fields.DATE, 1)):  # fmt: skip
            calendar.set(field, value)
        day = dt.date(1970, 1, 1) + dt.timedelta(calendar.getTime() // 86_400)
        assert feasts.nowruz(year) == day


@pytest.mark.parametrize("year", [1930, 1963, 1992, 2025, 2091, 2095])
def test_nowruz_by_the_equinox_of_convertdate(year: int) -> None:
    assert feasts.nowruz(year) == dt.date(*persian.to_gregorian(year - 621, 1, 1))  # 70 ms each
