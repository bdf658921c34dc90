"""Laws of Hijri dates, each with the sentence of the module's specification that it checks."""

from __future__ import annotations

import datetime as dt

from hypothesis import given
from hypothesis import strategies as st

from localeops.calendars import hijri
from localeops.calendars._hijri_tables import TABLES
from localeops.errors import InvalidInputError, OutOfRangeError
from texts import any_text

CONTROLS = "\u061c\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2069"
tables = st.sampled_from(TABLES)
# Within all four tables.
days = st.dates(dt.date(1924, 8, 1), dt.date(2077, 11, 16))
dates = st.builds(hijri.HijriDate, st.integers(1, 9999), st.integers(1, 12), st.integers(1, 31), tables)  # fmt: skip


@given(days, tables)
def test_both_ways(day: dt.date, table: hijri.Table) -> None:
    """\"converted both ways\"."""
    date = hijri.from_gregorian(day, table=table)
    assert date.table == table
    assert hijri.to_gregorian(date) == day
    assert 1 <= date.day <= hijri.month_length(date.year, date.month, table=table)


@given(dates)
def test_a_date_exists_or_is_refused(date: hijri.HijriDate) -> None:
    """\"A date that the month does not have is refused where it is converted or written\"."""
    try:
        day = hijri.to_gregorian(date)
    except InvalidInputError:
        assert date.day > hijri.month_length(date.year, date.month, table=date.table)
    except OutOfRangeError:
        return
    else:
        assert hijri.from_gregorian(day, table=date.table) == date


@given(days, st.integers(1, 400), tables)
def test_order_is_that_of_the_days(day: dt.date, later: int, table: hijri.Table) -> None:
    """\"Dates of one table are ordered\"."""
    one = hijri.from_gregorian(day - dt.timedelta(later) if day.year > 1930 else day, table=table)
    two = hijri.from_gregorian(day, table=table)
    assert (one < two) is (day.year > 1930)
    assert one <= two
    assert (one == two) is (hash(one) == hash(two))


@given(days)
def test_tables_are_a_few_days_apart(day: dt.date) -> None:
    """\"by one day, 17 of them by two\"; the arithmetic months are within three days of a table."""
    printed = hijri.from_gregorian(day)
    for table in TABLES:
        try:
            other = hijri.to_gregorian(printed, table=table)
        except InvalidInputError:  # a 30th that it does not have
            assert printed.day >= 30
        else:
            assert abs((other - day).days) <= (2 if table.startswith("umm") else 3)


@given(days)
def test_months_add_up_to_years(day: dt.date) -> None:
    """\"A Hijri year has twelve lunar months.\""""
    for table in TABLES:
        year = hijri.from_gregorian(day, table=table).year
        months = [hijri.month_length(year, month, table=table) for month in range(1, 13)]
        assert sum(months) == hijri.year_length(year, table=table)


@given(
    days,
    tables,
    st.sampled_from([("ar", "latn"), ("ar-SA", "locale"), ("ar", "arabext"), ("en", "locale"), ("en", "arab")]),
    st.sampled_from(["long", "short"]),
    st.sampled_from(["locale", "day-first", "year-first"]),
)  # fmt: skip
def test_what_is_written_is_read(
    day: dt.date,
    table: hijri.Table,
    how: tuple[str, hijri.Digits],
    style: hijri.Style,
    order: hijri.FormatOrder,
) -> None:
    """Reading takes what writing gives, if it is told the order."""
    date = hijri.from_gregorian(day, table=table)
    if order == "year-first":
        style = "short"
    text = hijri.format(date, locale=how[0], digits=how[1], style=style, order=order)
    first: hijri.ParseOrder = "month-first" if (how[0], order) == ("en", "locale") else "day-first"
    assert hijri.parse(text, order=first, table=table) == date
    if style == "long" or order == "year-first":
        assert hijri.parse(text, table=table) == date


@given(days, st.lists(st.tuples(st.integers(0, 40), st.sampled_from(CONTROLS)), max_size=6))
def test_controls_do_not_matter(day: dt.date, controls: list[tuple[int, str]]) -> None:
    """\"What does not matter: bidi controls\"."""
    date = hijri.from_gregorian(day)
    for text in (f"{date.year}/{date.month}/{date.day} هـ", hijri.format(date, locale="ar-SA")):
        mixed = text
        for place, control in controls:
            mixed = mixed[:place] + control + mixed[place:]
        assert hijri.parse(mixed) == date


@given(days)
def test_an_order_is_not_guessed(day: dt.date) -> None:
    """\"By default only what can be meant in one way is read\"."""
    date = hijri.from_gregorian(day)
    for one, two in ((date.day, date.month), (date.month, date.day)):
        text = f"{one}-{two}-{date.year}"
        try:
            assert hijri.parse(text) == date
        except InvalidInputError as error:
            assert "ambiguous" in str(error)
            assert one <= 12 >= two != one
        else:
            assert one > 12 or two > 12 or one == two


@given(any_text)
def test_any_text_is_a_date_or_refused(text: str) -> None:
    try:
        date = hijri.parse(text)
    except (InvalidInputError, OutOfRangeError):
        return
    assert hijri.to_gregorian(date)
