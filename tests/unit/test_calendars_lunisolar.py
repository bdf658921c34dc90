"""Lunar dates: what the authorities publish, the errors, and the value type."""

from __future__ import annotations

import copy
import datetime as dt
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest

from localeops.calendars import lunisolar
from localeops.calendars.lunisolar import LunarDate, _months
from localeops.errors import (
    InvalidInputError,
    InvalidTypeError,
    OutOfRangeError,
    UnknownLocaleError,
)


def day(text: str) -> dt.date:
    return dt.date.fromisoformat(text)


# Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Tables; KASI, 음양력변환계산.
@pytest.mark.parametrize(
    ("tradition", "date", "year", "month", "number", "leap"),
    [
        ("zh", "1901-02-19", 1901, 1, 1, False),
        ("zh", "1933-07-22", 1933, 5, 30, True),
        ("zh", "1956-12-02", 1956, 11, 1, False),
        ("zh", "1987-07-26", 1987, 6, 1, True),
        ("zh", "2007-02-18", 2007, 1, 1, False),
        ("zh", "2013-06-08", 2013, 5, 1, False),
        ("zh", "2027-02-06", 2027, 1, 1, False),
        ("zh", "2030-02-03", 2030, 1, 1, False),
        ("zh", "2033-08-25", 2033, 8, 1, False),
        ("zh", "2033-12-22", 2033, 11, 1, True),
        ("zh", "2057-09-28", 2057, 9, 1, False),
        ("ko", "2012-04-21", 2012, 3, 1, True),
        ("ko", "2017-02-26", 2017, 2, 1, False),
        ("ko", "2027-02-07", 2027, 1, 1, False),
        ("ko", "2030-02-03", 2030, 1, 1, False),
        ("ko", "2050-12-31", 2050, 11, 18, False),
        ("vi", "1968-01-29", 1968, 1, 1, False),
        ("vi", "1985-01-21", 1985, 1, 1, False),
        ("vi", "2007-02-17", 2007, 1, 1, False),
        ("vi", "2030-02-02", 2030, 1, 1, False),
    ],
)
def test_what_the_authorities_publish(  # noqa: PLR0913
    tradition: str, date: str, year: int, month: int, number: int, *, leap: bool
) -> None:
    lunar = LunarDate(year, month, number, leap)
    assert lunisolar.from_gregorian(day(date), tradition=tradition) == lunar
    assert lunisolar.to_gregorian(lunar, tradition=tradition) == day(date)
    assert lunisolar.month_length(year, month, leap=leap, tradition=tradition) >= number


def test_leap_months() -> None:
    # Both observatories have the 11th in 2033; in 2012 they differ (HKO: 4, KASI: 3).
    for tradition in ("zh", "ko", "vi"):
        assert lunisolar.leap_month(2033, tradition=tradition) == 11
        assert lunisolar.leap_month(2024, tradition=tradition) is None
    assert lunisolar.leap_month(2012, tradition="zh") == 4
    assert lunisolar.leap_month(2012, tradition="ko") == 3
    # Tết 1985 was a month before the New Year of China, and the leap months of the two follow.
    assert lunisolar.leap_month(1984, tradition="zh") == 10
    assert lunisolar.leap_month(1985, tradition="vi") == 2
    assert lunisolar.leap_month(1987, tradition="zh") == 6


def test_lengths() -> None:
    # 除夕 of 2024 was on day 29 of month 12, that of 2023 on day 30 (HKO).
    assert lunisolar.month_length(2024, 12, tradition="zh") == 29
    assert lunisolar.month_length(2023, 12, tradition="zh") == 30
    # KASI: leap month 2 of 2023 lasted from 22 March to 19 April.
    assert lunisolar.month_length(2023, 2, leap=True, tradition="ko") == 29
    assert lunisolar.month_length(2023, month=2, tradition="ko") == 30


@pytest.mark.parametrize(
    ("tradition", "year", "name"),
    [
        ("zh", 1900, "ICU4X"),
        ("zh", 1901, "HKO"),
        ("zh", 2100, "HKO"),
        ("ko", 1900, "KASI"),
        ("ko", 2049, "KASI"),
        ("ko", 2050, "ICU4X"),
        ("vi", 1901, "HKO"),
        ("vi", 1968, "computed"),
    ],
)
def test_who_says_so(tradition: str, year: int, name: str) -> None:
    assert lunisolar.authority(year, tradition=tradition) == name


# HKO: 2024 is 甲辰, the year of the dragon; 1984 is 甲子, the year of the rat.
def test_years_of_the_cycle() -> None:
    assert [lunisolar.sexagenary(year) for year in (1984, 2024, 2043, 2044)] == [
        "甲子",
        "甲辰",
        "癸亥",
        "甲子",
    ]
    assert lunisolar.sexagenary(2024, locale="ko-KR") == "갑진"
    assert lunisolar.sexagenary(1968, locale="vi-VN") == "Mậu Thân"
    assert lunisolar.sexagenary(1975, locale="vi") == "Ất Mão"
    assert lunisolar.sexagenary(2024, locale="zh-Hant-HK") == "甲辰"
    assert lunisolar.sexagenary(4) == lunisolar.sexagenary(9964) == "甲子"


def test_days_of_the_cycle() -> None:
    # 1949-10-01, the founding of the People's Republic, is well known to be a day 甲子.
    assert lunisolar.sexagenary_day(day("1949-10-01")) == "甲子"
    assert lunisolar.sexagenary_day(day("2000-01-07")) == "甲子"
    assert lunisolar.sexagenary_day(day("2000-01-08"), locale="ko") == "을축"
    # 0001-01-01 is 730,125 days before 2000-01-07, that is 45 and whole cycles: the 16th, 己卯.
    assert lunisolar.sexagenary_day(dt.date.min) == "己卯"
    assert lunisolar.sexagenary_day(day("2000-01-06"), locale="vi") == "Quý Hợi"


def test_months_of_the_cycle() -> None:
    # The rule of the five tigers: 丙寅, 戊寅, 庚寅, 壬寅 and 甲寅 begin the years of the ten stems.
    for year, stem in enumerate("丙戊庚壬甲丙戊庚壬甲", 2014):  # 甲午 to 癸卯
        first = lunisolar.to_gregorian(LunarDate(year, 1, 1), tradition="zh")
        assert lunisolar.sexagenary_month(first, tradition="zh") == f"{stem}寅"
        for number, branch in enumerate("寅卯辰巳午未申酉戌亥子丑", 1):
            date = lunisolar.to_gregorian(LunarDate(year, number, 29), tradition="zh")
            assert lunisolar.sexagenary_month(date, tradition="zh")[1] == branch
        spring = lunisolar.solar_terms(year, tradition="zh", locale="zh")["立春"]
        name = lunisolar.sexagenary_month(spring, tradition="zh", by="solar-term")
        assert name == f"{stem}寅"
        before = spring - dt.timedelta(1)
        name = lunisolar.sexagenary_month(before, tradition="zh", by="solar-term")
        assert name[1] == "丑"
    # In a leap month the solar months go on: 2025-08-07 is 立秋 (HKO).
    for date, name in (("2025-08-06", "癸未"), ("2025-08-07", "甲申")):
        assert lunisolar.sexagenary_month(day(date), tradition="zh", by="solar-term") == name


def test_animals() -> None:
    def animals(tradition: str, locale: str) -> list[str]:
        return [
            lunisolar.zodiac(year, tradition=tradition, locale=locale) for year in range(2020, 2032)
        ]

    for tradition in ("zh", "ko"):
        assert animals(tradition, "en") == [
            *("rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey"),
            *("rooster", "dog", "pig"),
        ]
    assert animals("vi", "en-GB")[1:4] == ["buffalo", "tiger", "cat"]
    assert animals("vi", "vi")[:4] == ["chuột", "trâu", "hổ", "mèo"]
    assert animals("zh", "vi")[:4] == ["chuột", "bò", "hổ", "thỏ"]
    assert "".join(animals("zh", "zh-Hant-TW")) == "鼠牛虎兔龍蛇馬羊猴雞狗豬"
    assert "".join(animals("vi", "zh-CN")) == "鼠水牛虎猫龙蛇马羊猴鸡狗猪"
    assert animals("ko", "ko")[4] == "용"


# HKO: the solar terms of 2024, and of 2025 those named.
def test_solar_terms() -> None:
    terms = lunisolar.solar_terms(2024, tradition="zh", locale="zh")
    assert " ".join(f"{date:%m-%d}" for date in terms.values()) == (
        "01-06 01-20 02-04 02-19 03-05 03-20 04-04 04-19 05-05 05-20 06-05 06-21 "
        "07-06 07-22 08-07 08-22 09-07 09-22 10-08 10-23 11-07 11-22 12-06 12-21"
    )
    assert list(terms)[:3] == ["小寒", "大寒", "立春"]
    assert list(terms)[-1] == "冬至"
    assert len(terms) == 24
    assert lunisolar.solar_term(day("2025-04-04"), tradition="zh", locale="zh-HK") == "清明"
    assert lunisolar.solar_term(day("2025-04-05"), tradition="zh", locale="zh-HK") is None
    assert lunisolar.solar_term(day("2024-12-21"), tradition="ko", locale="ko") == "동지"
    assert lunisolar.solar_term(day("2024-12-21"), tradition="vi", locale="vi") == "Đông Chí"


class Subdate(dt.date):
    """A date of the caller's own class."""


class Sublunar(LunarDate):
    """A lunar date of the caller's own class."""

    __slots__ = ()


def test_subclasses_are_taken_for_what_they_are() -> None:
    assert lunisolar.from_gregorian(Subdate(2024, 2, 10), tradition="zh") == LunarDate(2024, 1, 1)
    sub = Sublunar(2024, 1, 1)
    assert lunisolar.to_gregorian(sub, tradition="zh") == day("2024-02-10")
    assert sub != LunarDate(2024, 1, 1)  # as of any two classes


class EqualToAny(dt.date):
    """A date of the caller's that takes itself for any other."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return hash(day("2031-01-23"))


def test_a_date_of_another_class_leaves_nothing_behind() -> None:
    lunisolar.from_gregorian(EqualToAny(2001, 1, 1), tradition="zh")
    # 春节 of 2031 by the Hong Kong Observatory.
    found = lunisolar.from_gregorian(day("2031-01-23"), tradition="zh")
    assert found == LunarDate(2031, 1, 1)


def test_dates_are_ordered_values() -> None:
    dates = [
        LunarDate(2024, 12, 30),
        LunarDate(2025, 1, 1),
        LunarDate(2025, 6, 1),
        LunarDate(2025, 6, 30),
        LunarDate(2025, 6, 1, leap=True),
        LunarDate(2025, 6, 29, leap=True),
        LunarDate(2025, 7, 1),
    ]
    assert sorted([*dates[4:], *dates[:4]]) == dates
    for first, second in pairwise(dates):
        assert first < second
        assert first <= second
        assert second > first
        assert second >= first
        assert first != second
    assert dates[1] == LunarDate(2025, 1, 1)
    assert hash(dates[1]) == hash(LunarDate(2025, 1, 1))
    assert dates[1] != (2025, 1, 1, False)
    assert dates[1] != day("2025-01-01")
    with pytest.raises(TypeError):
        assert dates[1] < day("2025-01-01")


def test_dates_are_immutable_and_travel() -> None:
    date = LunarDate(2025, 6, 1, leap=True)
    assert repr(date) == "LunarDate(year=2025, month=6, day=1, leap=True)"
    assert copy.deepcopy(date) == copy.copy(date) == date
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(date, protocol)) == date  # noqa: S301
    with pytest.raises(AttributeError, match=r"^LunarDate is immutable: make another one$"):
        date.day = 2
    with pytest.raises(AttributeError, match=r"^LunarDate is immutable: make another one$"):
        del date.day
    assert not hasattr(date, "__dict__")


NO_TRADITION = "tradition must be 'zh', 'ko' or 'vi', got "
DATE, ZH = day("2024-02-10"), {"tradition": "zh"}
ENGLISH = "locale 'en' has no rules here: they are for 'ko', 'vi', 'zh' and 'zh-Hant'"

ERRORS = [
    # The value type, which checks its numbers alone.
    (LunarDate, (0, 1, 1), {}, InvalidInputError, "year must be 1 to 9999, got 0"),
    (LunarDate, (2024, 13, 1), {}, InvalidInputError, "month must be 1 to 12, got 13"),
    (LunarDate, (2024, 1, 31), {}, InvalidInputError, "day must be 1 to 30, got 31"),
    (LunarDate, (2024, 1, True), {}, InvalidTypeError, "day must be an int, got bool"),
    (LunarDate, ("2024", 1, 1), {}, InvalidTypeError, "year must be an int, got str"),
    (LunarDate, (2024, 1.0, 1), {}, InvalidTypeError, "month must be an int, got float"),
    (LunarDate, (2024, 1, 1, 1), {}, InvalidTypeError, "leap must be a bool, got int"),
    # from_gregorian
    (lunisolar.from_gregorian, (day("1900-01-30"),), ZH, OutOfRangeError, "date must be 1900-01-31 to 2101-01-28 for tradition 'zh', got 1900-01-30"),
    (lunisolar.from_gregorian, (day("2101-01-29"),), {"tradition": "ko"}, OutOfRangeError, "date must be 1900-01-31 to 2101-01-28 for tradition 'ko', got 2101-01-29"),
    (lunisolar.from_gregorian, (day("1901-02-18"),), {"tradition": "vi"}, OutOfRangeError, "date must be 1901-02-19 to 2101-01-28 for tradition 'vi', got 1901-02-18"),
    (lunisolar.from_gregorian, (dt.datetime(2024, 2, 10),), ZH, InvalidTypeError, "date must be a datetime.date, got a datetime; take its .date()"),  # noqa: DTZ001
    (lunisolar.from_gregorian, ("2024-02-10",), ZH, InvalidTypeError, "date must be a datetime.date, got str"),
    (lunisolar.from_gregorian, ([],), ZH, InvalidTypeError, "date must be a datetime.date, got list"),
    (lunisolar.from_gregorian, (DATE,), {"tradition": "zn"}, InvalidInputError, NO_TRADITION + "'zn'"),
    (lunisolar.from_gregorian, (DATE,), {"tradition": None}, InvalidTypeError, "tradition must be 'zh', 'ko' or 'vi', got NoneType"),
    (lunisolar.from_gregorian, (DATE,), {"tradition": []}, InvalidTypeError, "tradition must be 'zh', 'ko' or 'vi', got list"),
    # to_gregorian
    (lunisolar.to_gregorian, (LunarDate(2025, 5, 30),), {"tradition": "ko"}, InvalidInputError, "month 5 of lunar year 2025 has 29 days in tradition 'ko', got day 30"),
    (lunisolar.to_gregorian, (LunarDate(2025, 6, 30, leap=True),), ZH, InvalidInputError, "leap month 6 of lunar year 2025 has 29 days in tradition 'zh', got day 30"),
    (lunisolar.to_gregorian, (LunarDate(2033, 7, 1, leap=True),), ZH, InvalidInputError, "lunar year 2033 has leap month 11, not leap month 7 in tradition 'zh'"),
    (lunisolar.to_gregorian, (LunarDate(2024, 1, 1, leap=True),), {"tradition": "vi"}, InvalidInputError, "lunar year 2024 has no leap month in tradition 'vi'"),
    (lunisolar.to_gregorian, (LunarDate(1900, 1, 1),), {"tradition": "vi"}, OutOfRangeError, "lunar year must be 1901 to 2100 for tradition 'vi', got 1900"),
    (lunisolar.to_gregorian, (LunarDate(2101, 1, 1),), ZH, OutOfRangeError, "lunar year must be 1900 to 2100 for tradition 'zh', got 2101"),
    (lunisolar.to_gregorian, (DATE,), ZH, InvalidTypeError, "lunar_date must be a LunarDate, got date"),
    (lunisolar.to_gregorian, ((2024, 1, 1),), ZH, InvalidTypeError, "lunar_date must be a LunarDate, got tuple"),
    (lunisolar.to_gregorian, (LunarDate(2024, 1, 1),), {"tradition": "ja"}, InvalidInputError, NO_TRADITION + "'ja'"),
    (lunisolar.to_gregorian, (LunarDate(2024, 1, 1),), {"tradition": {}}, InvalidTypeError, "tradition must be 'zh', 'ko' or 'vi', got dict"),
    # leap_month, month_length, authority
    (lunisolar.leap_month, (1899,), ZH, OutOfRangeError, "lunar year must be 1900 to 2100 for tradition 'zh', got 1899"),
    (lunisolar.leap_month, (1 << 70,), ZH, OutOfRangeError, "lunar year must be 1900 to 2100 for tradition 'zh', got a number of 71 bits"),
    (lunisolar.leap_month, (2024.0,), ZH, InvalidTypeError, "year must be an int, got float"),
    (lunisolar.leap_month, (2024,), {"tradition": "ZH"}, InvalidInputError, NO_TRADITION + "'ZH'"),
    (lunisolar.leap_month, (2024,), {"tradition": 1}, InvalidTypeError, "tradition must be 'zh', 'ko' or 'vi', got int"),
    (lunisolar.month_length, (2024, 0), ZH, InvalidInputError, "month must be 1 to 12, got 0"),
    (lunisolar.month_length, (2024, 1.5), ZH, InvalidTypeError, "month must be an int, got float"),
    (lunisolar.month_length, (2024, 1), {"leap": 1, **ZH}, InvalidTypeError, "leap must be a bool, got int"),
    (lunisolar.month_length, (2023, 3), {"leap": True, **ZH}, InvalidInputError, "lunar year 2023 has leap month 2, not leap month 3 in tradition 'zh'"),
    (lunisolar.month_length, (2101, 1), ZH, OutOfRangeError, "lunar year must be 1900 to 2100 for tradition 'zh', got 2101"),
    (lunisolar.month_length, (True, 1), ZH, InvalidTypeError, "year must be an int, got bool"),
    (lunisolar.month_length, (2024, 1), {"tradition": "cn"}, InvalidInputError, NO_TRADITION + "'cn'"),
    (lunisolar.month_length, (2024, 1), {"tradition": b"zh"}, InvalidTypeError, "tradition must be 'zh', 'ko' or 'vi', got bytes"),
    (lunisolar.authority, (1899,), {"tradition": "ko"}, OutOfRangeError, "lunar year must be 1900 to 2100 for tradition 'ko', got 1899"),
    (lunisolar.authority, ("2024",), ZH, InvalidTypeError, "year must be an int, got str"),
    (lunisolar.authority, (2024,), {"tradition": "kr"}, InvalidInputError, NO_TRADITION + "'kr'"),
    (lunisolar.authority, (2024,), {"tradition": 5}, InvalidTypeError, "tradition must be 'zh', 'ko' or 'vi', got int"),
    # The cycle of sixty and the animals
    (lunisolar.sexagenary, (0,), {}, InvalidInputError, "year must be 1 to 9999, got 0"),
    (lunisolar.sexagenary, (2024.0,), {}, InvalidTypeError, "year must be an int, got float"),
    (lunisolar.sexagenary, (2024,), {"locale": "en"}, UnknownLocaleError, ENGLISH),
    (lunisolar.sexagenary, (2024,), {"locale": None}, InvalidTypeError, "locale must be a str, got NoneType"),
    (lunisolar.sexagenary_day, ("2024-02-10",), {}, InvalidTypeError, "date must be a datetime.date, got str"),
    (lunisolar.sexagenary_day, (DATE,), {"locale": "en"}, UnknownLocaleError, ENGLISH),
    (lunisolar.sexagenary_day, (DATE,), {"locale": 1}, InvalidTypeError, "locale must be a str, got int"),
    (lunisolar.sexagenary_month, (day("2025-07-25"),), ZH, InvalidInputError, "leap month 6 of lunar year 2025 has no name in the cycle of sixty; by='solar-term' gives that of the solar month"),
    (lunisolar.sexagenary_month, (DATE,), {"by": "lunar", **ZH}, InvalidInputError, "by must be 'lunar-month' or 'solar-term', got 'lunar' (did you mean 'lunar-month'?)"),
    (lunisolar.sexagenary_month, (DATE,), {"by": None, **ZH}, InvalidTypeError, "by must be 'lunar-month' or 'solar-term', got NoneType"),
    (lunisolar.sexagenary_month, (day("1900-01-30"),), ZH, OutOfRangeError, "date must be 1900-01-31 to 2101-01-28 for tradition 'zh', got 1900-01-30"),
    (lunisolar.sexagenary_month, (day("1899-12-31"),), {"by": "solar-term", **ZH}, OutOfRangeError, "date must be 1900-01-01 to 2100-12-31, got 1899-12-31"),
    (lunisolar.sexagenary_month, (day("2101-01-01"),), {"by": "solar-term", **ZH}, OutOfRangeError, "date must be 1900-01-01 to 2100-12-31, got 2101-01-01"),
    (lunisolar.sexagenary_month, (1,), ZH, InvalidTypeError, "date must be a datetime.date, got int"),
    (lunisolar.sexagenary_month, (DATE,), {"tradition": "xx"}, InvalidInputError, NO_TRADITION + "'xx'"),
    (lunisolar.sexagenary_month, (DATE,), {"locale": "en", **ZH}, UnknownLocaleError, ENGLISH),
    (lunisolar.zodiac, (10_000,), {"locale": "en", **ZH}, InvalidInputError, "year must be 1 to 9999, got 10000"),
    (lunisolar.zodiac, (None,), {"locale": "en", **ZH}, InvalidTypeError, "year must be an int, got NoneType"),
    (lunisolar.zodiac, (2024,), {"locale": "en", "tradition": "ja"}, InvalidInputError, NO_TRADITION + "'ja'"),
    (lunisolar.zodiac, (2024,), {"locale": "ja", **ZH}, UnknownLocaleError, "locale 'ja' has no rules here: they are for 'en', 'ko', 'vi', 'zh' and 'zh-Hant'"),
    (lunisolar.zodiac, (2024,), {"locale": 7, **ZH}, InvalidTypeError, "locale must be a str, got int"),
    (lunisolar.zodiac, (2024,), {"locale": "hi-Latn", **ZH}, UnknownLocaleError, "locale 'hi-Latn' has no names here"),
    # Terms
    (lunisolar.solar_terms, (1899,), {"locale": "zh", **ZH}, OutOfRangeError, "year must be 1900 to 2100, got 1899"),
    (lunisolar.solar_terms, (2101,), {"locale": "zh", **ZH}, OutOfRangeError, "year must be 1900 to 2100, got 2101"),
    (lunisolar.solar_terms, ("2024",), {"locale": "zh", **ZH}, InvalidTypeError, "year must be an int, got str"),
    (lunisolar.solar_terms, (2024,), {"locale": "zh", "tradition": "jp"}, InvalidInputError, NO_TRADITION + "'jp'"),
    (lunisolar.solar_terms, (2024,), {"locale": "cs", **ZH}, UnknownLocaleError, "locale 'cs' has no rules here: they are for 'ko', 'vi', 'zh' and 'zh-Hant'"),
    (lunisolar.solar_term, (day("2101-01-01"),), {"locale": "zh", **ZH}, OutOfRangeError, "date must be 1900-01-01 to 2100-12-31, got 2101-01-01"),
    (lunisolar.solar_term, (dt.datetime(2024, 2, 4),), {"locale": "zh", **ZH}, InvalidTypeError, "date must be a datetime.date, got a datetime; take its .date()"),  # noqa: DTZ001
    (lunisolar.solar_term, (DATE,), {"locale": "zh", "tradition": []}, InvalidTypeError, "tradition must be 'zh', 'ko' or 'vi', got list"),
    (lunisolar.solar_term, (DATE,), {"locale": "zh", "tradition": ""}, InvalidInputError, NO_TRADITION + "''"),
    (lunisolar.solar_term, (DATE,), {"locale": "cs", **ZH}, UnknownLocaleError, "locale 'cs' has no rules here: they are for 'ko', 'vi', 'zh' and 'zh-Hant'"),
]  # fmt: skip


@pytest.mark.parametrize(("call", "arguments", "options", "error", "message"), ERRORS)
def test_errors(
    call: Callable[..., object],
    arguments: tuple[object, ...],
    options: dict[str, object],
    error: type[Exception],
    message: str,
) -> None:
    for _ in range(2):  # what was asked for is kept, but no error
        with pytest.raises(error) as caught:
            call(*arguments, **options)
        assert type(caught.value) is error
        assert str(caught.value) == message


def test_what_is_kept_refuses_wrong_types_all_the_same() -> None:
    lunisolar.from_gregorian(DATE, tradition="zh")
    with pytest.raises(InvalidTypeError):
        lunisolar.from_gregorian(dt.datetime(2024, 2, 10), tradition="zh")  # noqa: DTZ001
    assert lunisolar.leap_month(2001, tradition="zh") == 4
    for wrong in (True, 2001.0):
        with pytest.raises(InvalidTypeError):
            lunisolar.leap_month(wrong, tradition="zh")


def test_every_function_says_what_a_malformed_tag_is() -> None:
    for call, argument, options in (
        (lunisolar.sexagenary, 2024, {}),
        (lunisolar.sexagenary_day, DATE, {}),
        (lunisolar.sexagenary_month, DATE, ZH),
        (lunisolar.zodiac, 2024, ZH),
        (lunisolar.solar_term, DATE, ZH),
        (lunisolar.solar_terms, 2024, ZH),
    ):
        with pytest.raises(InvalidInputError, match=r"^locale must be a BCP 47 tag"):
            call(argument, locale="zh_TW!", **options)


def test_importing_is_light() -> None:
    code = (
        "import sys; before = set(sys.modules); import localeops.calendars.lunisolar; "
        "print(sorted(set(sys.modules) - before))"
    )
    command = [sys.executable, "-S", "-c", code]
    environment = {"PYTHONPATH": str(Path(lunisolar.__file__).parents[3])}
    loaded = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    for heavy in ("'re'", "'typing'", "'datetime'", "'localeops.tags'", "_tables.lunisolar'"):
        assert heavy not in loaded.stdout


def test_threads_see_the_same() -> None:
    """Nothing that is kept is shown half made, whoever is first."""
    days = [dt.date.fromordinal(number) for number in range(735_000, 735_400)]
    wanted = [lunisolar.from_gregorian(one, tradition="ko") for one in days]
    _months._kept.clear()
    lunisolar._lunar["ko"].clear()
    start = threading.Barrier(8)

    def convert(_: int) -> list[LunarDate]:
        start.wait()
        return [lunisolar.from_gregorian(one, tradition="ko") for one in days]

    with ThreadPoolExecutor(8) as pool:
        assert all(found == wanted for found in pool.map(convert, range(8)))
