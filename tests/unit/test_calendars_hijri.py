"""Hijri dates: published dates, the borders of each table, texts, and every error.

Expected values are typed by hand from what the comment beside them names, or are computed by the
arithmetic that is written here; none comes from our own tables or code.
"""

from __future__ import annotations

import copy
import datetime as dt
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable

import pytest

from localeops.calendars import _hijri_text, hijri
from localeops.calendars._hijri_tables import TABLES
from localeops.calendars.hijri import (
    HijriDate,
    format,  # noqa: A004 (its name in the design)
    from_gregorian,
    month_length,
    parse,
    to_gregorian,
    year_length,
)
from localeops.errors import (
    InvalidInputError,
    InvalidTypeError,
    OutOfRangeError,
    UnknownLocaleError,
)

EVERY_TABLE = (
    "table must be 'umm-al-qura', 'umm-al-qura-icu', 'civil' or 'astronomical-tabular', got "
)
PRINTED_RANGE = "which covers 1343-01-01 to 1500-12-30 AH (1924-08-01 to 2077-11-16)"
ICU_RANGE = "which covers 1300-01-01 to 1600-12-30 AH (1882-11-12 to 2174-11-25)"
CIVIL_RANGE = "which covers 0001-01-01 to 9666-04-02 AH (0622-07-19 to 9999-12-31)"
TABULAR_RANGE = "which covers 0001-01-01 to 9666-04-03 AH (0622-07-18 to 9999-12-31)"
NO_DATE = (
    "text is no Hijri date: {}; what is read is as '1445/9/1', '1 رمضان 1445 هـ' or "
    "'Ramadan 1, 1445 AH'"
)

# What was dated in Saudi Arabia in both calendars: Gregorian day, Hijri date, and where. The last
# field says whether the table of ICU has the same.
PUBLISHED = [
    ("1924-12-12", (1343, 5, 15), "first issue of the newspaper Umm al-Qura, a Friday", True),
    ("1932-09-18", (1351, 5, 17), "royal decree 2716, unification of the Kingdom", True),
    ("1979-11-20", (1400, 1, 1), "seizure of the Grand Mosque, New Year 1400", False),
    ("1982-06-13", (1402, 8, 21), "accession of King Fahd", True),
    ("1992-03-01", (1412, 8, 27), "royal order A/90, Basic Law of Governance", False),
    ("1999-12-09", (1420, 9, 1), "printed calendar of 1420, 1 Ramadan", True),
    ("2015-03-09", (1436, 5, 18), "Bureau of Experts, rules for Saudi decorations", True),
    ("2015-04-24", (1436, 7, 5), "Bureau of Experts, the same rules", True),
    ("2022-07-29", (1443, 12, 30), "Supreme Court by the Saudi Press Agency, 28 July 2022", True),
    ("2022-07-30", (1444, 1, 1), "Supreme Court by the Saudi Press Agency, 28 July 2022", True),
    ("2024-11-21", (1446, 5, 19), "Bureau of Experts", True),
]  # fmt: skip
# First days of the years 1 to 32 as chronological Julian day numbers: OEIS A350539.
OEIS_A350539 = (
    1948440, 1948794, 1949149, 1949503, 1949857, 1950212, 1950566, 1950921, 1951275, 1951629, 1951984,
    1952338, 1952692, 1953047, 1953401, 1953755, 1954110, 1954464, 1954819, 1955173, 1955527, 1955882,
    1956236, 1956590, 1956945, 1957299, 1957654, 1958008, 1958362, 1958717, 1959071, 1959425,
)  # fmt: skip
DAY_ONE = 1721425  # the Julian day number of the day before 1 January 1 (Gregorian)


def message(
    kind: type[Exception], call: Callable[..., object], *values: object, **options: object
) -> str:
    """Return the message of the error that a call raises."""
    with pytest.raises(kind) as caught:
        call(*values, **options)
    assert type(caught.value) is kind
    return str(caught.value)


@pytest.mark.parametrize(("day", "date", "source", "also_icu"), PUBLISHED, ids=str)
def test_published_dates(day: str, date: tuple[int, int, int], source: str, also_icu: bool) -> None:  # noqa: FBT001
    gregorian = dt.date.fromisoformat(day)
    assert from_gregorian(gregorian) == HijriDate(*date), source
    assert to_gregorian(HijriDate(*date)) == gregorian, source
    of_icu = HijriDate(*date, table="umm-al-qura-icu")
    assert (to_gregorian(of_icu) == gregorian) is also_icu


def test_the_arithmetic_calendars_begin_on_their_days() -> None:
    # 16 July 622 of the Julian calendar is 19 July of the Gregorian one, a Friday.
    assert to_gregorian(HijriDate(1, 1, 1, "civil")) == dt.date(622, 7, 19)
    assert f"{dt.date(622, 7, 19):%A}" == "Friday"
    assert to_gregorian(HijriDate(1, 1, 1, "astronomical-tabular")) == dt.date(622, 7, 18)
    for year, number in enumerate(OEIS_A350539, start=1):
        assert to_gregorian(HijriDate(year, 1, 1, "civil")).toordinal() + DAY_ONE == number


@pytest.mark.parametrize(
    ("table", "epoch"), [("civil", 227_015), ("astronomical-tabular", 227_014)]
)
def test_every_day_of_an_arithmetic_calendar(table: hijri.Table, epoch: int) -> None:
    """One cycle of 30 years day by day, counted month by month; then every year of the range."""
    leap = {2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29}
    day = epoch
    for year in range(1, 31):
        for month in range(1, 13):
            length = 30 if month % 2 or (month == 12 and year in leap) else 29
            assert month_length(year, month, table=table) == length
            for of_month in range(1, length + 1):
                date = from_gregorian(dt.date.fromordinal(day), table=table)
                assert (date.year, date.month, date.day) == (year, month, of_month)
                assert to_gregorian(date).toordinal() == day
                day += 1
        assert year_length(year, table=table) == (355 if year in leap else 354)
    assert day == epoch + 10_631
    # A cycle later everything is the same; the first and last days of all years of the range.
    starts = [to_gregorian(HijriDate(year, 1, 1, table)).toordinal() for year in range(1, 9667)]
    assert starts[30:] == [start + 10_631 for start in starts[:-30]]
    for year in range(2, 9667):
        start = starts[year - 1]
        first = from_gregorian(dt.date.fromordinal(start), table=table)
        last = from_gregorian(dt.date.fromordinal(start - 1), table=table)
        assert (first.year, first.month, first.day) == (year, 1, 1)
        assert (last.year, last.month) == (year - 1, 12)


def test_tabular_is_a_day_earlier_than_civil() -> None:
    for month in range(1, 13):
        for year in range(1, 9666, 7):
            date = HijriDate(year, month, 29, "civil")
            tabular = to_gregorian(date, table="astronomical-tabular")
            assert to_gregorian(date) - tabular == dt.timedelta(1)


def test_the_two_tables_differ_in_740_months() -> None:
    """The number and the years are those of DESIGN section 4; -2 and 1 are what the raw files give."""
    differing: dict[int, int] = {}
    years = set()
    for year in range(1343, 1501):
        for month in range(1, 13):
            date = HijriDate(year, month, 1)
            days = (to_gregorian(date) - to_gregorian(date, table="umm-al-qura-icu")).days
            differing[days] = differing.get(days, 0) + 1
            if days:
                years.add(year)
    assert differing == {0: 1156, -1: 700, 1: 23, -2: 17}
    assert sum(differing.values()) == 1896
    assert sum(number for days, number in differing.items() if days) == 740
    assert years.isdisjoint(range(1420, 1451))


def test_months_of_28_and_31_days() -> None:
    # Counted in the raw file by hand: 27 March to 24 April 1925 is 28 days.
    short = [(1343, 9), (1345, 8), (1348, 12), (1349, 10), (1364, 8)]
    long = [(1345, 5), (1348, 11), (1349, 11)]
    months = [(year, month) for year in range(1343, 1501) for month in range(1, 13)]
    assert [one for one in months if month_length(*one) == 28] == short
    assert [one for one in months if month_length(*one) == 31] == long
    assert to_gregorian(HijriDate(1345, 5, 31)) == to_gregorian(
        HijriDate(1345, 6, 1)
    ) - dt.timedelta(1)
    assert from_gregorian(to_gregorian(HijriDate(1345, 5, 31))).day == 31
    years = {year_length(year) for year in range(1343, 1501)}
    assert years == {353, 354, 355, 356}


@pytest.mark.parametrize(
    ("table", "first", "last", "covers"),
    [
        ("umm-al-qura", (1924, 8, 1), (2077, 11, 16), PRINTED_RANGE),
        ("umm-al-qura-icu", (1882, 11, 12), (2174, 11, 25), ICU_RANGE),
        ("civil", (622, 7, 19), (9999, 12, 31), CIVIL_RANGE),
        ("astronomical-tabular", (622, 7, 18), (9999, 12, 31), TABULAR_RANGE),
    ],
)
def test_borders(
    table: hijri.Table, first: tuple[int, int, int], last: tuple[int, int, int], covers: str
) -> None:
    for day, step in ((dt.date(*first), -1), (dt.date(*last), 1)):
        assert to_gregorian(from_gregorian(day, table=table)) == day
        if day != dt.date.max:
            beyond = day + dt.timedelta(step)
            said = message(OutOfRangeError, from_gregorian, beyond, table=table)
            assert said == f"{beyond} is outside the table {table!r}, {covers}"


def test_nothing_takes_over_outside_the_table_of_icu() -> None:
    # The handed file goes on with civil months, 1299 and 1601 among them.
    for year, month, day in ((1299, 12, 29), (1601, 1, 1)):
        said = message(
            OutOfRangeError,
            to_gregorian,
            HijriDate(year, month, day, "umm-al-qura-icu"),
        )
        assert (
            said
            == f"{year}-{month:02}-{day:02} AH is outside the table 'umm-al-qura-icu', {ICU_RANGE}"
        )


def test_errors_of_to_gregorian() -> None:
    assert message(InvalidInputError, to_gregorian, HijriDate(1433, 12, 30)) == (
        "month 12 of 1433 AH has 29 days in the table 'umm-al-qura', got day 30"
    )
    assert message(InvalidInputError, to_gregorian, HijriDate(1364, 8, 29)) == (
        "month 8 of 1364 AH has 28 days in the table 'umm-al-qura', got day 29"
    )
    assert message(InvalidInputError, to_gregorian, HijriDate(1, 2, 30), table="civil") == (
        "month 2 of 1 AH has 29 days in the table 'civil', got day 30"
    )
    assert message(OutOfRangeError, to_gregorian, HijriDate(1004, 2, 10)) == (
        f"1004-02-10 AH is outside the table 'umm-al-qura', {PRINTED_RANGE}"
    )
    assert message(OutOfRangeError, to_gregorian, HijriDate(1501, 1, 31)) == (
        f"1501-01-31 AH is outside the table 'umm-al-qura', {PRINTED_RANGE}"
    )
    for month, day in ((4, 3), (5, 1), (12, 30)):
        date = HijriDate(9666, month, day, "civil")
        assert message(OutOfRangeError, to_gregorian, date) == (
            f"9666-{month:02}-{day:02} AH is outside the table 'civil', {CIVIL_RANGE}"
        )
    assert message(InvalidTypeError, to_gregorian, (1445, 9, 1)) == (
        "hijri_date must be a HijriDate, got tuple"
    )
    date = HijriDate(1445, 9, 1)
    assert message(InvalidInputError, to_gregorian, date, table="umm") == (f"{EVERY_TABLE}'umm'")
    assert message(InvalidTypeError, to_gregorian, date, table=1) == f"{EVERY_TABLE}int"


def test_errors_of_from_gregorian() -> None:
    today = dt.date(2024, 3, 11)
    from_gregorian(today)  # what is kept does not make wrong types right
    for wrong, said in (
        (dt.datetime(2024, 3, 11), "a datetime; take its .date()"),  # noqa: DTZ001
        ("2024-03-11", "str"),
        (738956, "int"),
        (None, "NoneType"),
        ([], "list"),
    ):
        assert message(InvalidTypeError, from_gregorian, wrong) == (
            f"date must be a datetime.date, got {said}"
        )
    assert message(InvalidInputError, from_gregorian, today, table="civl") == (
        f"{EVERY_TABLE}'civl' (did you mean 'civil'?)"
    )
    for wrong_table, said in ((None, "NoneType"), (b"civil", "bytes"), (["civil"], "list")):
        assert (
            message(
                InvalidTypeError,
                from_gregorian,
                today,
                table=wrong_table,
            )
            == EVERY_TABLE + said
        )
    assert message(OutOfRangeError, from_gregorian, dt.date.min, table="civil") == (
        f"0001-01-01 is outside the table 'civil', {CIVIL_RANGE}"
    )


def test_errors_of_lengths() -> None:
    assert message(InvalidInputError, month_length, 1445, 13) == "month must be 1 to 12, got 13"
    assert message(InvalidInputError, month_length, 1445, 0) == "month must be 1 to 12, got 0"
    assert message(InvalidTypeError, month_length, 1445, not 0) == "month must be an int, got bool"
    assert message(InvalidTypeError, month_length, "1445", 1) == "year must be an int, got str"
    assert message(InvalidTypeError, year_length, 1445.0) == "year must be an int, got float"
    assert message(OutOfRangeError, month_length, 1342, 12) == (
        f"month 12 of 1342 AH is outside the table 'umm-al-qura', {PRINTED_RANGE}"
    )
    assert message(OutOfRangeError, month_length, 9666, 5, table="civil") == (
        f"month 5 of 9666 AH is outside the table 'civil', {CIVIL_RANGE}"
    )
    assert message(OutOfRangeError, year_length, -1, table="civil") == (
        f"the year -1 AH is outside the table 'civil', {CIVIL_RANGE}"
    )
    assert message(OutOfRangeError, year_length, 10**40) == (
        f"the year a number of 133 bits AH is outside the table 'umm-al-qura', {PRINTED_RANGE}"
    )
    for call in (lambda table: month_length(1445, 9, table=table), lambda table: year_length(1445, table=table)):  # fmt: skip
        assert message(InvalidInputError, call, "Civil") == (
            f"{EVERY_TABLE}'Civil' (did you mean 'civil'?)"
        )
        assert message(InvalidTypeError, call, 0) == f"{EVERY_TABLE}int"


def test_lengths_of_what_begins_within_the_range() -> None:
    # 9666 = 322 * 30 + 6, and 6 is no leap year; month 4 has 29 days, of which two are before 10000.
    assert month_length(9666, 4, table="civil") == 29
    assert year_length(9666, table="civil") == 354
    assert (month_length(1500, 12), year_length(1500)) == (30, 355)


def test_errors_of_the_constructor() -> None:
    for numbers, said in (
        ((0, 1, 1), "year must be 1 to 9999, got 0"),
        ((10000, 1, 1), "year must be 1 to 9999, got 10000"),
        ((1445, 13, 1), "month must be 1 to 12, got 13"),
        ((1445, 12, 32), "day must be 1 to 31, got 32"),
        ((1445, 12, 0), "day must be 1 to 31, got 0"),
    ):
        assert message(InvalidInputError, HijriDate, *numbers) == said
    for values, said in (
        ((True, 1, 1), "year must be an int, got bool"),
        ((1445, 9.0, 1), "month must be an int, got float"),
        ((1445, 9, "1"), "day must be an int, got str"),
        ((1445, 9, 1, None), EVERY_TABLE + "NoneType"),
        ((1445, 9, 1, ["civil"]), EVERY_TABLE + "list"),
    ):
        assert message(InvalidTypeError, HijriDate, *values) == said
    assert message(InvalidInputError, HijriDate, 1445, 9, 1, "civill") == (
        f"{EVERY_TABLE}'civill' (did you mean 'civil'?)"
    )


def test_a_date_is_a_value() -> None:
    date = HijriDate(1445, 9, 1)
    assert repr(date) == "HijriDate(year=1445, month=9, day=1, table='umm-al-qura')"
    assert date == from_gregorian(dt.date(2024, 3, 11))
    assert hash(date) == hash(from_gregorian(dt.date(2024, 3, 11)))
    assert copy.copy(date) is copy.deepcopy(date) is date
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(date, protocol)) == date  # noqa: S301
    assert HijriDate.__module__ == "localeops.calendars.hijri"
    assert not hasattr(date, "__dict__")
    with pytest.raises(AttributeError, match=r"^HijriDate is immutable: make another one$"):
        date.day = 2
    with pytest.raises(AttributeError, match=r"^HijriDate is immutable: make another one$"):
        del date.day
    assert date != (1445, 9, 1)


def test_dates_of_one_table_are_ordered() -> None:
    dates = [
        HijriDate(1445, 9, 2),
        HijriDate(1444, 12, 30),
        HijriDate(1445, 10, 1),
        HijriDate(1445, 9, 1),
    ]
    assert [(one.month, one.day) for one in sorted(dates)] == [(12, 30), (9, 1), (9, 2), (10, 1)]
    assert dates[0] > dates[3] >= dates[3] <= dates[0]


def test_dates_of_two_tables_do_not_compare() -> None:
    printed, civil = HijriDate(1445, 9, 1), HijriDate(1445, 9, 1, "civil")
    assert printed != civil
    assert len({printed, civil}) == 2
    for compare in ("__lt__", "__le__", "__gt__", "__ge__"):
        said = message(InvalidTypeError, getattr(printed, compare), civil)
        assert (
            said
            == "a date of 'umm-al-qura' does not compare with one of 'civil': convert them first"
        )
    with pytest.raises(TypeError):
        _ = printed < (1445, 9, 2)


def test_subclasses_of_the_arguments() -> None:
    class Text(str):
        __slots__ = ()

    class Number(int):
        pass

    class Day(dt.date):
        pass

    date = HijriDate(Number(1445), Number(9), Number(1), Text("civil"))
    assert [type(one) for one in (date.year, date.month, date.day, date.table)] == [
        int,
        int,
        int,
        str,
    ]
    day = Day(2031, 5, 5)
    assert type(from_gregorian(day, table=Text("civil")).table) is str
    assert from_gregorian(day) == from_gregorian(dt.date(2031, 5, 5))
    assert type(to_gregorian(from_gregorian(day))) is dt.date


def test_what_is_kept_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[dt.date, HijriDate] = {}
    monkeypatch.setitem(hijri._kept, "civil", kept)
    monkeypatch.setattr(hijri, "_MOST_KEPT", 10)
    days = [dt.date.fromordinal(700_000 + number) for number in range(25)]
    first = [from_gregorian(day, table="civil") for day in days]
    assert len(kept) == 10
    assert first == [from_gregorian(day, table="civil") for day in days]
    monkeypatch.setattr(hijri, "_templates", {})
    monkeypatch.setattr(hijri, "_MOST_TEMPLATES", 1)
    for locale in ("en", "ar", "en", "ar"):
        assert format(HijriDate(1445, 9, 1), locale=locale).startswith(("Ramadan 1", "1 رمضان"))
    assert len(hijri._templates) == 1


def test_threads_get_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hijri, "_reckonings", {})
    monkeypatch.setattr(hijri, "_kept", {name: {} for name in TABLES})
    days = [dt.date.fromordinal(738_000 + number) for number in range(300)]
    found: list[list[HijriDate]] = []
    threads = [
        threading.Thread(target=lambda: found.append([from_gregorian(day) for day in days]))
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert all(one == found[0] for one in found)
    assert [to_gregorian(date) for date in found[0]] == days


def test_the_import_is_light() -> None:
    code = (
        "import sys, localeops.calendars.hijri as h; "
        "print(sorted({'re', 'typing', 'dataclasses', 'pathlib', 'localeops.tags',"
        " 'localeops._tables.hijri_months'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


# Text. What is expected is written by hand from the patterns in CLDR 48.2, common/main/ar.xml and
# en.xml, calendar "islamic".
WRITTEN = [
    ({"locale": "ar"}, "1 رمضان 1445 هـ"),
    ({"locale": "ar-SA"}, "١ رمضان ١٤٤٥ هـ"),
    ({"locale": "ar-EG"}, "١ رمضان ١٤٤٥ هـ"),
    ({"locale": "ar-AE"}, "1 رمضان 1445 هـ"),
    ({"locale": "ar-001"}, "1 رمضان 1445 هـ"),
    ({"locale": "ar-SA-u-nu-latn"}, "1 رمضان 1445 هـ"),
    ({"locale": "ar-KW-u-nu-arab"}, "١ رمضان ١٤٤٥ هـ"),
    ({"locale": "ar-KW", "digits": "arab"}, "١ رمضان ١٤٤٥ هـ"),
    ({"locale": "ar-u-nu-arab", "digits": "latn"}, "1 رمضان 1445 هـ"),
    ({"locale": "ar", "digits": "arabext"}, "۱ رمضان ۱۴۴۵ هـ"),
    ({"locale": "ar-SA", "style": "short"}, "١\u200f/٩\u200f/١٤٤٥ هـ"),
    ({"locale": "ar", "style": "short", "order": "day-first"}, "1\u200f/9\u200f/1445 هـ"),
    ({"locale": "ar-SA", "style": "short", "order": "year-first"}, "١٤٤٥/٠٩/٠١ هـ"),
    ({"locale": "en"}, "Ramadan 1, 1445 AH"),
    ({"locale": "en-US"}, "Ramadan 1, 1445 AH"),
    ({"locale": "en-u-nu-arab"}, "Ramadan ١, ١٤٤٥ AH"),
    ({"locale": "en", "style": "short"}, "9/1/1445 AH"),
    ({"locale": "en-GB", "order": "day-first"}, "1 Ramadan 1445 AH"),
    ({"locale": "en-SA", "order": "day-first", "style": "short"}, "1/9/1445 AH"),
    ({"locale": "en-IN", "order": "year-first", "style": "short"}, "1445/09/01 AH"),
]  # fmt: skip


@pytest.mark.parametrize(("options", "expected"), WRITTEN, ids=str)
def test_writing(options: dict[str, str], expected: str) -> None:
    date = HijriDate(1445, 9, 1)
    assert format(date, **options) == format(date, **options) == expected


MONTHS = {
    "ar": "محرم|صفر|ربيع الأول|ربيع الآخر|جمادى الأولى|جمادى الآخرة|رجب|شعبان|رمضان|شوال|ذو القعدة|ذو الحجة",
    "en": "Muharram|Safar|Rabiʻ I|Rabiʻ II|Jumada I|Jumada II|Rajab|Shaʻban|Ramadan|Shawwal|Dhuʻl-Qiʻdah|Dhuʻl-Hijjah",
}


@pytest.mark.parametrize("locale", MONTHS)
def test_names_of_months(locale: str) -> None:
    for month, name in enumerate(MONTHS[locale].split("|"), start=1):
        date = HijriDate(1445, month, 7)
        expected = f"7 {name} 1445 هـ" if locale == "ar" else f"{name} 7, 1445 AH"
        assert format(date, locale=locale) == expected
        assert parse(expected) == date


READ = {
    # the year first
    "1445/9/1": (1445, 9, 1), "1445-09-01": (1445, 9, 1), "1445.9.1": (1445, 9, 1), "1445؍9؍1": (1445, 9, 1),
    "١٤٤٥/٠٩/٠١": (1445, 9, 1), "۱۴۴۵/۹/۱": (1445, 9, 1), "1٤۴5/٩/1": (1445, 9, 1), "1445/9/1هـ": (1445, 9, 1),
    "1445/9/1 هـ": (1445, 9, 1), "1445/9/1 ه": (1445, 9, 1), "1445/9/1 ه\u200d": (1445, 9, 1), "AH 1445/09/01": (1445, 9, 1),
    "1445 / 9 / 1": (1445, 9, 1), "\u200f1445\u200f/9\u200f/1\u200f": (1445, 9, 1), "\u202b1445/9/1\u202c": (1445, 9, 1),
    "\u20671445/9/1\u2069\u061c": (1445, 9, 1), "\ufeff1445/9/1": (1445, 9, 1), "1445/9/1 AH": (1445, 9, 1),
    "1445/9/1 A.H.": (1445, 9, 1), "1445/9/1H": (1445, 9, 1), "1445/9/1 هجرية": (1445, 9, 1), "  1445/9/1\u00a0": (1445, 9, 1),
    # the year last, where there is one reading only
    "25/9/1445": (1445, 9, 25), "9/25/1445": (1445, 9, 25), "9/9/1445": (1445, 9, 9), "13-12-1445": (1445, 12, 13),
    "٢٥/٠٩/١٤٤٥ هـ": (1445, 9, 25),
    # names
    "1 رمضان 1445": (1445, 9, 1), "١ رمضان ١٤٤٥ هـ": (1445, 9, 1), "1 رمضان 1445هـ": (1445, 9, 1), "1 رَمَضَان 1445": (1445, 9, 1),
    "1 رمـضـان 1445": (1445, 9, 1), "1 من شهر رمضان 1445": (1445, 9, 1), "1 شهر رمضان المبارك لعام 1445 هـ": (1445, 9, 1),
    "1 رمضان سنة 1445 هجرية": (1445, 9, 1), "1/رمضان/1445": (1445, 9, 1), "1-رمضان-1445": (1445, 9, 1), "رمضان 1، 1445": (1445, 9, 1),
    "1445 رمضان 1": (1445, 9, 1), "3 ربيع الأول 1446": (1446, 3, 3), "3 ربيع الاول 1446": (1446, 3, 3), "3 ربيع أول 1446": (1446, 3, 3),
    "3 ربيع الأوّل 1446": (1446, 3, 3), "3 ربيع الثاني 1446": (1446, 4, 3), "3 ربيع الاخر 1446": (1446, 4, 3), "3 ربيع الثانى 1446": (1446, 4, 3),
    "3 جمادى الأولى 1446": (1446, 5, 3), "3 جمادي الاولى 1446": (1446, 5, 3), "3 جمادى الأول 1446": (1446, 5, 3), "3 جماد أول 1446": (1446, 5, 3),
    "3 جمادى الآخرة 1446": (1446, 6, 3), "3 جمادى الثانية 1446": (1446, 6, 3), "3 جمادي الثاني 1446": (1446, 6, 3), "3 جمادى الا\u0653خرة 1446": (1446, 6, 3),
    "3 ذو القعدة 1446": (1446, 11, 3), "3 ذي القعدة 1446": (1446, 11, 3), "3 ذى القعده 1446": (1446, 11, 3), "3 ذوالقعدة 1446": (1446, 11, 3),
    "3 ذو الحجة 1446": (1446, 12, 3), "3 ذي الحجة 1446": (1446, 12, 3), "3 ذى الحجه 1446": (1446, 12, 3), "3 ذي الحجة الحرام 1446": (1446, 12, 3),
    "3 المحرم 1446": (1446, 1, 3), "3 محرم الحرام 1446": (1446, 1, 3), "3 شوّال 1446": (1446, 10, 3), "3 شعبان 1446 ھ": (1446, 8, 3),
    "۳ صفر ۱۴۴۶": (1446, 2, 3),
    "Ramadan 1, 1445 AH": (1445, 9, 1), "1 Ramadan 1445": (1445, 9, 1), "1 RAMADAN 1445 AH": (1445, 9, 1), "1 Ramadan AH 1445": (1445, 9, 1),
    "27th Ramadan 1445": (1445, 9, 27), "1st of Ramaḍān 1445 AH": (1445, 9, 1), "1 Ramadhan 1445H": (1445, 9, 1),
    "Ramadan 22nd, 1445": (1445, 9, 22), "3 Shawwāl 1446": (1446, 10, 3), "3 Sha'ban 1446": (1446, 8, 3), "3 Shaʿbān 1446": (1446, 8, 3),
    "3 Rabi' al-Awwal 1446": (1446, 3, 3), "3 Rabi’ I 1446": (1446, 3, 3), "3 Rabīʿ al-Thānī 1446": (1446, 4, 3), "3 Rab. II 1446": (1446, 4, 3),
    "3 Jumada al-Ula 1446": (1446, 5, 3), "3 Jumada al-Akhirah 1446": (1446, 6, 3), "3 Jum. I 1446": (1446, 5, 3), "3 Dhul Hijjah 1446": (1446, 12, 3),
    "3 Dhu al-Hijjah 1446": (1446, 12, 3), "3 Dhū al-Ḥijja 1446": (1446, 12, 3), "3 Dhul-Qa'dah 1446": (1446, 11, 3), "3-Safar-1446": (1446, 2, 3),
    "Dhuʻl-H. 3, 1446": (1446, 12, 3),
}  # fmt: skip


@pytest.mark.parametrize("text", READ)
def test_reading(text: str) -> None:
    assert parse(text) == HijriDate(*READ[text])


def test_no_spelling_is_of_two_months() -> None:
    spellings = [
        (name, int(line.partition(":")[0]))
        for line in _hijri_text._SPELLINGS.strip().splitlines()
        for name in line.partition(": ")[2].split(", ")
    ]
    assert len({name for name, _ in spellings}) == len(spellings)
    for name, month in spellings:
        for text in (f"1 {name} 1445", f"1{name}1445"):
            assert parse(text) == HijriDate(1445, month, 1)
        if not name.endswith((" i", " ii")):
            assert parse(f"1 {name.replace(' ', '')} 1445").month == month


def test_reading_in_a_given_order() -> None:
    for text in ("3/4/1445", "٣/٤/١٤٤٥ هـ", "3\u200f/4\u200f/1445", "03.04.1445", "3 - 4 - 1445"):
        assert parse(text, order="day-first") == HijriDate(1445, 4, 3)
        assert parse(text, order="month-first") == HijriDate(1445, 3, 4)
    # The year first, a name, or one and the same number leave nothing open.
    for order in ("unambiguous", "day-first", "month-first"):
        assert parse("1445/3/4", order=order) == HijriDate(1445, 3, 4)
        assert parse("3 Rajab 1445", order=order) == HijriDate(1445, 7, 3)
        assert parse("3/3/1445", order=order) == HijriDate(1445, 3, 3)


def test_reading_by_a_table() -> None:
    # 30 Ramadan 1446: in the civil calendar odd months have 30 days, in the printed one it had 29.
    assert parse("30/9/1446", table="civil") == HijriDate(1446, 9, 30, "civil")
    assert message(InvalidInputError, parse, "30 رمضان 1446") == (
        "month 9 of 1446 AH has 29 days in the table 'umm-al-qura', got day 30"
    )
    assert parse("1 Muharram 0045", table="civil") == HijriDate(45, 1, 1, "civil")
    assert message(OutOfRangeError, parse, "1/1/0622") == (
        f"0622-01-01 AH is outside the table 'umm-al-qura', {PRINTED_RANGE}"
    )


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "1445", "1445/9", "45/9/1", "1/9/45", "1445/9-1", "1445/9/1/2", "-1445/9/1", "1445//9/1", "1445/9/001",
        "14450/9/1", "1445/9/1 x", "x 1445/9/1", "1445/9/1445", "1/1445/9", "1445\n/9/1", "0/1/1445", "1 رمضان 45",
        "رمضان 1445", "1 2 رمضان 1445", "1445٫9٫1", "१४४५/९/१", "1 1445 رمضان", "1445/9/1 ق.هـ", "1445/9/1 BH",
        "الجمعة 1 رمضان 1445", "1 رمضان 1445 هـ الموافق 2024", "\0", "\ud800", "12", "1445 1 رمضان",
    ],
)  # fmt: skip
def test_what_is_no_date(text: str) -> None:
    said = message(InvalidInputError, parse, text)
    assert said == NO_DATE.format(repr(text)) or said.startswith(
        f"text names no Hijri month: {text!r}"
    )


def test_errors_of_parse() -> None:
    for text in (
        *("Ramadan 27, -1445 AH", "Ramadan 27/, 1445", "/Ramadan 27, 1445", "-رمضان 27، 1445"),
        *(".1445/9/1", "1445/9/1.", ". 27 رمضان 1445"),
    ):
        assert message(InvalidInputError, parse, text) == NO_DATE.format(repr(text))
    assert message(InvalidInputError, parse, "a" * 41) == NO_DATE.format(f"{'a' * 40!r}...")
    assert message(InvalidInputError, parse, "3/4/1445") == (
        "text is ambiguous: '3/4/1445' can be day 3 of month 4 or day 4 of month 3; order must be 'day-first' or "
        "'month-first'"
    )
    assert message(InvalidInputError, parse, "13/14/1445") == (
        "text has no month: '13/14/1445'; a month is 1 to 12"
    )
    assert message(InvalidInputError, parse, "1445/13/1") == "month must be 1 to 12, got 13"
    assert message(InvalidInputError, parse, "1445/12/32") == "day must be 1 to 31, got 32"
    assert message(InvalidInputError, parse, "0000/1/1") == "year must be 1 to 9999, got 0"
    assert message(InvalidInputError, parse, "9/25/1445", order="day-first") == (
        "month must be 1 to 12, got 25"
    )
    assert message(InvalidInputError, parse, "1 رمضن 1445") == (
        "text names no Hijri month: '1 رمضن 1445' (did you mean 'رمضان'?)"
    )
    assert message(InvalidInputError, parse, "11 March 1445") == (
        "text names no Hijri month: '11 March 1445'"
    )
    for name, months in {
        **dict.fromkeys(("Rabi", "Rabiʻ", "ربيع"), "3 or 4"),
        **dict.fromkeys(("Jumada", "جمادى", "جماد"), "5 or 6"),
    }.items():
        assert message(InvalidInputError, parse, f"1 {name} 1445") == (
            f"text names two Hijri months: '1 {name} 1445' can be month {months}"
        )
    for text in ("1/9/1445 م", "11 مارس 2024 م", "2024/3/11 AD", "2024-3-11 ميلادي"):
        assert message(InvalidInputError, parse, text) == (
            f"text is a Gregorian date by its era: {text!r}"
        )
    assert message(OutOfRangeError, parse, "2024/3/11") == (
        f"2024-03-11 AH is outside the table 'umm-al-qura', {PRINTED_RANGE}"
    )
    assert message(InvalidTypeError, parse, b"1445/9/1") == (
        "text must be a str, got bytes; decode it first"
    )
    assert message(InvalidInputError, parse, "1445/9/1", order="year-first") == (
        "order must be 'unambiguous', 'day-first' or 'month-first', got 'year-first' (did you mean 'day-first'?)"
    )
    assert message(InvalidTypeError, parse, "1445/9/1", order=None) == (
        "order must be 'unambiguous', 'day-first' or 'month-first', got NoneType"
    )
    assert message(InvalidInputError, parse, "1445/9/1", table="") == f"{EVERY_TABLE}''"
    assert message(InvalidTypeError, parse, "1445/9/1", table=1) == f"{EVERY_TABLE}int"


def test_errors_of_format() -> None:
    date = HijriDate(1445, 9, 1)
    for locale in ("fa", "und", "ar-Latn", "tr"):
        said = message(UnknownLocaleError, format, date, locale=locale)
        assert said.startswith(f"locale {locale!r} has no rules here: they are for 'ar' and 'en'")
    assert message(UnknownLocaleError, format, date, locale="hi-Latn") == (
        "locale 'hi-Latn' has no Hijri dates here: they are for 'ar' and 'en'"
    )
    assert message(UnknownLocaleError, format, date, locale="ar-KW") == (
        "the digits of 'ar-KW' are not known here: digits must be 'latn', 'arab' or 'arabext'"
    )
    assert message(UnknownLocaleError, format, date, locale="en-GB") == (
        "the order of dates in 'en-GB' is not known here: order must be 'day-first' or 'year-first'"
    )
    assert message(InvalidInputError, format, date, locale="ar-u-nu-thai") == (
        "locale 'ar-u-nu-thai': -u-nu- must be latn, arab or arabext, got 'thai'"
    )
    assert message(InvalidInputError, format, date, locale="ar", order="year-first") == (
        "order 'year-first' goes with style 'short' alone"
    )
    assert "ar_SA" in message(InvalidInputError, format, date, locale="ar_SA")
    assert message(InvalidTypeError, format, date, locale=None) == (
        "locale must be a str, got NoneType"
    )
    assert message(InvalidInputError, format, date, locale="ar", style="medium") == (
        "style must be 'long' or 'short', got 'medium'"
    )
    assert message(InvalidTypeError, format, date, locale="ar", style=["long"]) == (
        "style must be 'long' or 'short', got list"
    )
    assert message(InvalidInputError, format, date, locale="ar", order="month-first") == (
        "order must be 'locale', 'day-first' or 'year-first', got 'month-first' (did you mean 'day-first'?)"
    )
    assert message(InvalidInputError, format, date, locale="ar", digits="arabic") == (
        "digits must be 'locale', 'latn', 'arab' or 'arabext', got 'arabic' (did you mean 'arab'?)"
    )
    assert message(InvalidInputError, format, HijriDate(1446, 9, 30), locale="ar") == (
        "month 9 of 1446 AH has 29 days in the table 'umm-al-qura', got day 30"
    )
    assert message(OutOfRangeError, format, HijriDate(1301, 1, 1), locale="ar") == (
        f"1301-01-01 AH is outside the table 'umm-al-qura', {PRINTED_RANGE}"
    )
    assert message(InvalidTypeError, format, dt.date(2024, 3, 11), locale="ar") == (
        "hijri_date must be a HijriDate, got date"
    )
