"""Laws of eras, each with the sentence of the module's specification that it checks."""

from __future__ import annotations

import datetime as dt
import pickle

from hypothesis import given
from hypothesis import strategies as st

from localeops.calendars import eras
from localeops.calendars.eras import EraDate, from_gregorian, parse, to_gregorian
from localeops.errors import InvalidInputError, OutOfRangeError
from localeops.normalize import nfc, nfd
from texts import any_text

FIRST = {
    "ja": dt.date(1873, 1, 1),
    "th": dt.date(1889, 4, 1),
    "tw": dt.date(1582, 10, 15),
    "ko-dangi": dt.date(1896, 1, 1),
    "in-saka": dt.date(1582, 10, 15),
}
systems = st.sampled_from(sorted(FIRST))
near = st.dates(dt.date(1860, 1, 1), dt.date(2060, 12, 31))
any_day = st.one_of(near, st.dates())
ERAS = ("meiji", "taisho", "showa", "heisei", "reiwa", "be", "minguo", "before-minguo", "dangi")
fields = st.tuples(
    st.sampled_from((*ERAS, "saka")),
    st.one_of(st.integers(1, 130), st.integers(1, 11_000)),
    st.integers(1, 12),
    st.integers(1, 31),
)
KANJI = "〇一二三四五六七八九"


def written_out(number: int) -> str:
    """Return a number in Chinese characters with tens: twenty-one is 二十一."""
    tens, units = divmod(number, 10)
    return ("" if tens < 2 else KANJI[tens]) + "十" * (tens > 0) + (KANJI[units] if units else "")


@given(any_day, systems)
def test_both_ways(day: dt.date, system: eras.System) -> None:
    # "A day is refused outside its range", and every other day has one date.
    try:
        found = from_gregorian(day, system=system, period="any")
    except OutOfRangeError:
        assert day < FIRST[system]
        return
    assert day >= FIRST[system]
    assert to_gregorian(found) == day
    again = EraDate(found.era, found.year, found.month, found.day)
    assert again == found
    assert hash(again) == hash(found)
    assert pickle.loads(pickle.dumps(found)) == found  # noqa: S301


@given(fields)
def test_a_date_that_exists_is_the_date_of_its_day(wanted: tuple[str, int, int, int]) -> None:
    # "A date of an era, which exists."
    try:
        made = EraDate(*wanted)
    except (InvalidInputError, OutOfRangeError):
        return
    system = made._comparable()[0]
    found = from_gregorian(to_gregorian(made), system=system, period="any")  # type: ignore[arg-type]
    assert (found.era, found.year, found.month, found.day) == wanted


@given(near, near, systems)
def test_dates_are_ordered_by_their_days(
    first: dt.date, second: dt.date, system: eras.System
) -> None:
    # "Dates of one system are ordered by their days, whatever the era."
    if min(first, second) < FIRST[system]:
        return
    a, b = (from_gregorian(day, system=system, period="any") for day in (first, second))
    assert (a < b, a <= b, a > b, a >= b, a == b) == (
        *(first < second, first <= second, first > second, first >= second, first == second),
    )


@given(any_day, systems, st.sampled_from(("long", "short")), st.sampled_from(("en", "hi")))
def test_what_is_written_is_read(
    day: dt.date, system: eras.System, style: eras.Style, language: str
) -> None:
    # "`parse` reads each of them", in whatever normal form.
    if day < FIRST[system]:
        return
    locale = language if system == "in-saka" else None
    text = eras.format(day, system=system, style=style, locale=locale, period="any")
    for same in (text, nfc(text), nfd(text), f" {text}\u3000"):
        assert to_gregorian(parse(same, system=system, period="any")) == day


@given(near)
def test_numerals_are_numbers(day: dt.date) -> None:
    # "numbers may be in Chinese characters: with tens, or as digits".
    if day < FIRST["ja"]:
        return
    found = from_gregorian(day, system="ja")
    long = eras.format(day, system="ja")
    name, numbers = long[:2], (found.year, found.month, found.day)
    tens = [written_out(number) for number in numbers]
    digits = ["".join(KANJI[int(digit)] for digit in str(number)) for number in numbers]
    wide = ["".join(chr(ord(digit) + 0xFEE0) for digit in str(number)) for number in numbers]
    for year, month, number in (tens, digits, wide):
        text = f"{name}{year}年{month}月{number}日"
        assert parse(text, system="ja") == found
        assert parse(text.replace("年", "年 "), system="ja") == found


@given(fields)
def test_lenient_borders_give_what_strict_ones_do(wanted: tuple[str, int, int, int]) -> None:
    # "``"lenient"`` counts on beyond the last day, and back to 1 January of year 1".
    names = dict(zip(ERAS[:5], "MTSHR", strict=True))
    offsets = dict(zip(ERAS[:5], (1867, 1911, 1925, 1988, 2018), strict=True))
    era, year, month, number = wanted
    if era not in names:
        return
    text = f"{names[era]}{year}.{month}.{number}"
    try:
        day = dt.date(year + offsets[era], month, number)
    except ValueError:
        day = dt.date.min
    try:
        found = parse(text, system="ja", borders="lenient")
    except (InvalidInputError, OutOfRangeError):
        assert day < FIRST["ja"]
        return
    assert to_gregorian(found) == day
    try:
        strict = parse(text, system="ja")
    except InvalidInputError:
        assert found.era != era
    else:
        assert strict == found
        assert found.era == era


@given(any_text, systems)
def test_any_text(text: str, system: eras.System) -> None:
    # "Anything else before or after the date is refused."
    for given_text in (text, f"{text}R1.5.1", f"31/12/2567{text}"):
        try:
            found = parse(given_text, system=system, two_digit_years="2500", borders="lenient")
        except (InvalidInputError, OutOfRangeError):
            continue
        assert (
            parse(f"\t{given_text}\u00a0", system=system, two_digit_years="2500", borders="lenient")
            == found
        )
