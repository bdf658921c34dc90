"""``localeops calendars``: dates of other calendars both ways, and the feasts of a year."""

from __future__ import annotations

import datetime as dt
import re
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer

from localeops.calendars import eras, feasts, hijri, lunisolar
from localeops.cli.text import Json, lines, read, write, write_json
from localeops.errors import InvalidInputError, LocaleOpsError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["app"]

app = typer.Typer(
    help="Dates of other calendars, converted both ways, and the feasts of a year.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

_Dates = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="DATE...|-",
        help="Days as YYYY-MM-DD, or dates of that calendar with -g; without any, or with -, the "
        "lines of standard input that are not empty.",
    ),
]
_Year = Annotated[int, typer.Argument(metavar="YEAR", help="The year.")]
_Back = Annotated[
    bool, typer.Option("--to-gregorian", "-g", help="Take dates of that calendar and print ours.")
]
_Table = Annotated[
    Literal["umm-al-qura", "umm-al-qura-icu", "civil", "astronomical-tabular"],
    typer.Option("--table", help="The table that the months are by."),
]
_Tradition = Annotated[
    Literal["zh", "ko", "vi"],
    typer.Option("--tradition", "-t", help="Whose calendar: of China, Korea or Vietnam."),
]
T = TypeVar("T")

_LUNAR = re.compile(r"(\d{1,4})-(\d{1,2})-(\d{1,2})(L?)", re.ASCII)


@app.command("hijri")
def convert_hijri(  # noqa: PLR0913 - one a command-line option
    dates: _Dates = None,
    *,
    to_gregorian: _Back = False,
    table: _Table = "umm-al-qura",
    locale: Annotated[
        str | None,
        typer.Option("--locale", "-l", help="Write the date as in this locale: ar-SA, en."),
    ] = None,
    style: Annotated[
        Literal["long", "short"], typer.Option(help="How it is written: 1 Ramadan 1445, 1/9/1445.")
    ] = "long",
    digits: Annotated[
        Literal["locale", "latn", "arab", "arabext"], typer.Option(help="In which digits.")
    ] = "locale",
    order: Annotated[
        Literal["day-first", "month-first"] | None,
        typer.Option(help="With -g: what the first of three numbers is if the last is the year."),
    ] = None,
    written: Annotated[
        Literal["locale", "day-first", "year-first"],
        typer.Option(help="The order in which it is written; year-first is short."),
    ] = "locale",
    as_json: Json = False,
) -> None:
    """Print the Hijri date of each day, or the day of each Hijri date.

    Hijri dates are read as 1445-09-01 or as text, in Arabic or English and in any digits. Text
    with spaces stands in quotation marks.
    """

    def converted(text: str) -> dict[str, object]:
        if to_gregorian:
            date = hijri.parse(text, order=order or "unambiguous", table=table)
            day = hijri.to_gregorian(date)
        else:
            day = _gregorian(text)
            date = hijri.from_gregorian(day, table=table)
        entry: dict[str, object] = {
            "gregorian": day.isoformat(),
            "hijri": f"{date.year:04}-{date.month:02}-{date.day:02}",
            "table": table,
        }
        if locale is not None:
            entry["text"] = hijri.format(
                date, locale=locale, style=style, order=written, digits=digits
            )
        return entry

    found = _each(dates, converted)
    _print(found, "gregorian" if to_gregorian else "hijri" if locale is None else "text", as_json)


@app.command("lunar")
def convert_lunar(
    dates: _Dates = None,
    *,
    tradition: _Tradition,
    to_gregorian: _Back = False,
    as_json: Json = False,
) -> None:
    """Print the lunar date of each day, or the day of each lunar date.

    A date of a leap month has an L at its end: 2025-06-01L is the first of leap month 6.
    """

    def converted(text: str) -> dict[str, object]:
        if to_gregorian:
            date = _lunar(text)
            day = lunisolar.to_gregorian(date, tradition=tradition)
        else:
            day = _gregorian(text)
            date = lunisolar.from_gregorian(day, tradition=tradition)
        shown = f"{date.year:04}-{date.month:02}-{date.day:02}{'L' if date.leap else ''}"
        return {
            "gregorian": day.isoformat(),
            "lunar": shown,
            "tradition": tradition,
            "year": lunisolar.sexagenary(date.year, locale=tradition),
        }

    _print(_each(dates, converted), "gregorian" if to_gregorian else "lunar", as_json)


@app.command("terms")
def list_terms(
    year: _Year,
    *,
    tradition: _Tradition,
    locale: Annotated[
        str | None, typer.Option("--locale", "-l", help="The language of the names: ko, vi, zh.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Print the solar terms of a Gregorian year, 1900 to 2100, with their days."""
    terms = lunisolar.solar_terms(
        year, tradition=tradition, locale=tradition if locale is None else locale
    )
    _print_days(list(terms.items()), as_json, tradition=tradition)


@app.command("era")
def convert_era(  # noqa: PLR0913 - one a command-line option
    dates: _Dates = None,
    *,
    system: Annotated[
        Literal["ja", "th", "tw", "ko-dangi", "in-saka"],
        typer.Option("--system", "-s", help="Whose years."),
    ],
    to_gregorian: _Back = False,
    style: Annotated[
        Literal["long", "short"], typer.Option(help="令和元年5月1日, or R1.5.1.")
    ] = "long",
    borders: Annotated[
        Literal["strict", "lenient"],
        typer.Option(help="Refuse dates that the era does not have, or count on: 昭和65年."),
    ] = "strict",
    period: Annotated[
        Literal["legal", "any"], typer.Option(help="Days of the law alone, or others too.")
    ] = "legal",
    locale: Annotated[
        str | None, typer.Option("--locale", "-l", help="The language, for in-saka: en or hi.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Print each day in years of an era, or the day of each date in an era: 令和6年2月10日."""

    def converted(text: str) -> dict[str, object]:
        if to_gregorian:
            date = eras.parse(text, system=system, borders=borders, period=period)
            day = eras.to_gregorian(date)
        else:
            day = _gregorian(text)
            date = eras.from_gregorian(day, system=system, period=period)
        entry: dict[str, object] = {"gregorian": day.isoformat()}
        if not to_gregorian:
            entry["text"] = eras.format(
                day, system=system, style=style, locale=locale, period=period
            )
        fields = {"era": date.era, "year": date.year, "month": date.month, "day": date.day}
        return entry | {"system": system} | fields

    _print(_each(dates, converted), "gregorian" if to_gregorian else "text", as_json)


@app.command("feasts")
def list_feasts(
    years: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="YEAR|DATE...|-",
            help="Years for all of their feasts, dates for those of the day; or lines of input.",
        ),
    ] = None,
    *,
    locale: Annotated[
        str,
        typer.Option("--locale", "-l", help="Whose: cs, de, es, ko, sr, sr-Latn, vi, zh, zh-Hant."),
    ],
    as_json: Json = False,
) -> None:
    """Print the movable feasts of each year, or of each day if it has any.

    They are feasts, not days off.
    """

    def of_one(text: str) -> list[tuple[str, dt.date]]:
        if re.fullmatch(r"\d{1,5}", text, re.ASCII):
            return list(feasts.movable(int(text), locale=locale).items())
        day = _gregorian(text)
        of_year = feasts.movable(day.year, locale=locale)
        return [(name, date) for name, date in of_year.items() if date == day]

    found = [feast for feasts_of_one in _each(years, of_one) for feast in feasts_of_one]
    _print_days(found, as_json, locale=locale)


@app.command()
def easter(
    years: Annotated[
        list[int], typer.Argument(metavar="YEAR...", help="Gregorian years from 1583 on.")
    ],
    *,
    rite: Annotated[
        Literal["western", "orthodox"], typer.Option(help="By which computus.")
    ] = "western",
    as_json: Json = False,
) -> None:
    """Print Easter Sunday of each year."""
    days = [feasts.easter(year, rite=rite).isoformat() for year in years]
    if as_json:
        write_json(
            [
                {"year": year, "easter": day, "rite": rite}
                for year, day in zip(years, days, strict=True)
            ]
        )
    else:
        write(*days)


@app.command()
def islamic(
    year: _Year,
    *,
    table: _Table,
    calendar: Annotated[
        Literal["gregorian", "hijri"], typer.Option(help="Whose year it is.")
    ] = "gregorian",
    as_json: Json = False,
) -> None:
    """Print the first of Ramadan and both Eids of a year, by a table of months."""
    found = [
        (name, day)
        for name, feast in (
            ("Ramadan", feasts.ramadan),
            ("Eid al-Fitr", feasts.eid_al_fitr),
            ("Eid al-Adha", feasts.eid_al_adha),
        )
        for day in feast(year, table=table, calendar=calendar)
    ]
    _print_days(sorted(found, key=lambda item: item[1]), as_json, table=table)


@app.command()
def nowruz(
    years: Annotated[
        list[int], typer.Argument(metavar="YEAR...", help="Gregorian years 1925 to 2119.")
    ],
    *,
    as_json: Json = False,
) -> None:
    """Print Nowruz, the Iranian New Year, of each Gregorian year."""
    days = [feasts.nowruz(year).isoformat() for year in years]
    if as_json:
        pairs = zip(years, days, strict=True)
        write_json([{"year": year, "nowruz": day} for year, day in pairs])
    else:
        write(*days)


def _each(texts: Sequence[str] | None, converted: Callable[[str], T]) -> list[T]:
    """Return what becomes of each argument, or of each line; of several a mistake is numbered."""
    given = _given(texts)
    found = []
    for number, text in enumerate(given, 1):
        try:
            found.append(converted(text))
        except LocaleOpsError as error:
            if len(given) == 1:
                raise
            raise type(error)(f"date {number} of {len(given)}: {error}") from None
    return found


def _given(texts: Sequence[str] | None) -> list[str]:
    """Return the arguments, or the lines of standard input that are not empty."""
    if not texts or list(texts) == ["-"]:
        found = (line.strip() for line in lines(read(None).removeprefix("\ufeff")))
        return [line for line in found if line]
    if "-" in texts:
        raise InvalidInputError("- is standard input, and then there are no other arguments")
    return [read(text) for text in texts]


def _gregorian(text: str) -> dt.date:
    """Return the day that a text gives as YYYY-MM-DD."""
    if re.fullmatch(r"\d{4}-\d{2}-\d{2}", text, re.ASCII):
        try:
            return dt.date.fromisoformat(text)
        except ValueError:
            msg = f"there is no day {text}"
            raise InvalidInputError(msg) from None
    msg = f"a date must be YYYY-MM-DD, got {text!r}"
    raise InvalidInputError(msg)


def _lunar(text: str) -> lunisolar.LunarDate:
    """Return the lunar date that a text gives as YYYY-MM-DD, with an L for a leap month."""
    found = _LUNAR.fullmatch(text)
    if found is None:
        msg = f"a lunar date must be YYYY-MM-DD, or YYYY-MM-DDL in a leap month, got {text!r}"
        raise InvalidInputError(msg)
    year, month, day, leap = found.groups()
    return lunisolar.LunarDate(int(year), int(month), int(day), leap == "L")


def _print(found: list[dict[str, object]], shown: str, as_json: bool) -> None:  # noqa: FBT001
    """Print one field of each result, or all of them as JSON."""
    if as_json:
        write_json(found)
    else:
        write(*(str(entry[shown]) for entry in found))


def _print_days(
    found: Sequence[tuple[str, dt.date]],
    as_json: bool,  # noqa: FBT001
    **by: str,
) -> None:
    """Print days with their names, as lines or as JSON with what they were found by."""
    if as_json:
        write_json([{"date": day.isoformat(), "name": name, **by} for name, day in found])
    else:
        write(*(f"{day.isoformat()}\t{name}" for name, day in found))
