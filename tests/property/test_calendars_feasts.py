"""Laws of feasts, each with the sentence that it comes from."""

from __future__ import annotations

import datetime as dt

from hypothesis import given
from hypothesis import strategies as st

from localeops.calendars import feasts, hijri, lunisolar

years = st.integers(1583, 9999)
lunar_years = st.integers(1901, 2100)
traditions = st.sampled_from(("zh", "ko", "vi"))

# The weekday that a name tells, 1 for Monday.
WEEKDAYS = {
    "cs": {"pondělí": 1, "úterý": 2, "středa": 3, "čtvrtek": 4, "pátek": 5, "sobota": 6, "neděle": 7},
    "de": {"montag": 1, "dienstag": 2, "mittwoch": 3, "donnerstag": 4, "karfreitag": 5, "samstag": 6, "sonntag": 7, "advent": 7, "bettag": 3},
    "es": {"lunes": 1, "martes": 2, "miércoles": 3, "jueves": 4, "viernes": 5, "sábado": 6, "domingo": 7},
    "sr": {"понедељак": 1, "уторак": 2, "среда": 3, "четвртак": 4, "петак": 5, "субота": 6, "недеља": 7, "задушнице": 6},
}  # fmt: skip
CYRILLIC = "абвгдђежзијклљмнњопрстћуфхцчџш"
LATIN = [*"abvgdđežzijkl", "lj", *"mn", "nj", *"oprstćufhcč", "dž", "š"]


@given(year=years)
def test_easter_is_a_sunday_from_22_march_to_25_april(year: int) -> None:
    """Inter gravissimas, canon 5: the Sunday after the 14th day of the moon, which is 21 March or later."""
    western, orthodox = feasts.easter(year), feasts.easter(year, rite="orthodox")
    assert western.isoweekday() == orthodox.isoweekday() == 7
    assert dt.date(year, 3, 22) <= western <= dt.date(year, 4, 25)
    julian = orthodox - dt.timedelta(year // 100 - year // 400 - 2)
    assert dt.date(year, 3, 22) <= julian <= dt.date(year, 4, 25)
    assert western <= orthodox  # the Julian equinox and moon are never earlier


@given(year=years)
def test_names_tell_the_weekday(year: int) -> None:
    told = 0
    for locale, weekdays in WEEKDAYS.items():
        for name, day in feasts.movable(year, locale=locale).items():
            for word, number in weekdays.items():
                if name.casefold().endswith(word) or name.casefold().startswith((word, f"{word} ")):
                    told += 1
                    assert day.isoweekday() == number, name
    assert told >= 70


@given(year=years, locale=st.sampled_from((*WEEKDAYS, "sr-Latn")))
def test_feasts_are_in_the_order_of_their_dates(year: int, locale: str) -> None:
    days = list(feasts.movable(year, locale=locale).values())
    assert days == sorted(set(days))
    assert {day.year for day in days} == {year}


@given(year=years)
def test_the_two_scripts_of_serbian_are_one_calendar(year: int) -> None:
    """Вуков правопис: a letter for a letter."""
    cyrillic, latin = (feasts.movable(year, locale=locale) for locale in ("sr", "sr-Latn"))
    table = dict(zip(CYRILLIC, LATIN, strict=True))
    table |= {one.upper(): other.title() for one, other in table.items()}
    written = {name.translate(str.maketrans(table)): day for name, day in cyrillic.items()}
    assert list(written.items()) == list(latin.items())


@given(year=years)
def test_advent_has_four_sundays_before_christmas_day(year: int) -> None:
    """Universal norms on the liturgical year, 39 to 42: it ends before the evening of Christmas."""
    names = [f"{number}. Advent" for number in range(1, 5)]
    days = [feasts.movable(year, locale="de")[name] for name in names]
    christmas = dt.date(year, 12, 25)
    assert all(day.isoweekday() == 7 for day in days)
    assert 1 <= (christmas - days[3]).days <= 7
    assert [(christmas - day).days // 7 for day in days] == [
        (christmas - days[3]).days // 7 + weeks for weeks in (3, 2, 1, 0)
    ]
    penance = feasts.movable(year, locale="de")["Buß- und Bettag"]
    assert penance == max(d for n in range(1, 8) if (d := dt.date(year, 11, 23) - dt.timedelta(n)).isoweekday() == 3)  # fmt: skip


@given(year=lunar_years, tradition=traditions)
def test_a_lunar_feast_has_its_lunar_date(year: int, tradition: str) -> None:
    """Rule 6: in the ordinary month of the lunar year, and in the Gregorian year of that number."""
    for feast, month, day in (
        (feasts.lunar_new_year, 1, 1),
        (feasts.lantern, 1, 15),
        (feasts.dragon_boat, 5, 5),
        (feasts.double_seventh, 7, 7),
        (feasts.mid_autumn, 8, 15),
        (feasts.double_ninth, 9, 9),
    ):
        date = feast(year, tradition=tradition)
        found = lunisolar.from_gregorian(date, tradition=tradition)
        assert found == lunisolar.LunarDate(year, month, day)
        assert date.year == year


@given(year=st.integers(1902, 2100), tradition=traditions)
def test_the_eve_is_the_last_day_of_the_year_before(year: int, tradition: str) -> None:
    eve = feasts.new_year_eve(year, tradition=tradition)
    assert eve + dt.timedelta(1) == feasts.lunar_new_year(year, tradition=tradition)
    found = lunisolar.from_gregorian(eve, tradition=tradition)
    assert (found.year, found.month) == (year - 1, 12)
    assert found.day in (29, 30)
    assert eve.year == year


@given(year=lunar_years, tradition=traditions)
def test_qingming_is_in_the_first_days_of_april(year: int, tradition: str) -> None:
    day = feasts.qingming(year, tradition=tradition)
    assert lunisolar.solar_term(day, tradition=tradition, locale="zh") == "清明"
    assert dt.date(year, 4, 4) <= day <= dt.date(year, 4, 6)


@given(
    year=st.integers(1925, 2076),
    table=st.sampled_from(("umm-al-qura", "umm-al-qura-icu", "civil", "astronomical-tabular")),
)
def test_an_islamic_feast_is_once_in_each_year_of_the_hijra(year: int, table: str) -> None:
    for feast, month, day in (
        (feasts.ramadan, 9, 1),
        (feasts.eid_al_fitr, 10, 1),
        (feasts.eid_al_adha, 12, 10),
    ):
        days = feast(year, table=table)
        assert [date.year for date in days] == [year] * len(days)
        dates = [hijri.from_gregorian(date, table=table) for date in days]
        assert [(date.month, date.day) for date in dates] == [(month, day)] * len(days)
        numbers = [date.year for date in dates]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        for number, date in zip(numbers, days, strict=True):
            assert feast(number, table=table, calendar="hijri") == (date,)
        if year < 2076:
            following = hijri.from_gregorian(feast(year + 1, table=table)[0], table=table)
            assert following.year == numbers[-1] + 1


@given(year=st.integers(1925, 2118))
def test_an_iranian_year_has_365_or_366_days(year: int) -> None:
    """The law of 31 March 1925, article 1 d: Esfand has 29 days, and 30 in leap years."""
    assert (feasts.nowruz(year + 1) - feasts.nowruz(year)).days in (365, 366)
    assert dt.date(year, 3, 20) <= feasts.nowruz(year) <= dt.date(year, 3, 22)
