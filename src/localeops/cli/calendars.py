"""``localeops calendars``: dates of other calendars both ways, and the feasts of a year."""

from __future__ import annotations

import datetime as dt
import re
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from localeops.calendars import eras, feasts, hijri, lunisolar
from localeops.cli.text import Json, lines, read, write, write_json
from localeops.errors import InvalidInputError

if TYPE_CHECKING:
    from collections.abc import Sequence

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
        help="Dates as YYYY-MM-DD; lines of standard input if there is only a - or none.",
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
    order: Annotated[
        Literal["unambiguous", "day-first", "month-first"],
        typer.Option(help="What the first of three numbers is if the last one is the year."),
    ] = "unambiguous",
    as_json: Json = False,
) -> None:
    """Print the Hijri date of each day, or the day of each Hijri date.

    Hijri dates are read as 1445-09-01 or as text, in Arabic or English and in any digits.
    """
    found: list[dict[str, object]] = []
    for text in _given(dates):
        if to_gregorian:
            date = hijri.parse(text, order=order, table=table)
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
            entry["text"] = hijri.format(date, locale=locale)
        found.append(entry)
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
    found: list[dict[str, object]] = []
    for text in _given(dates):
        if to_gregorian:
            date = _lunar(text)
            day = lunisolar.to_gregorian(date, tradition=tradition)
        else:
            day = _gregorian(text)
            date = lunisolar.from_gregorian(day, tradition=tradition)
        shown = f"{date.year:04}-{date.month:02}-{date.day:02}{'L' if date.leap else ''}"
        found.append(
            {
                "gregorian": day.isoformat(),
                "lunar": shown,
                "tradition": tradition,
                "year": lunisolar.sexagenary(date.year, locale=tradition),
            }
        )
    _print(found, "gregorian" if to_gregorian else "lunar", as_json)


@app.command("terms")
def list_terms(
    year: _Year,
    *,
    tradition: _Tradition,
    locale: Annotated[
        str | None, typer.Option("--locale", "-l", help="The language of the names.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Print the solar terms of a Gregorian year with their days."""
    terms = lunisolar.solar_terms(
        year, tradition=tradition, locale=tradition if locale is None else locale
    )
    _print_days(list(terms.items()), as_json)


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
    """Print each day in years of an era, or the day of each date in an era."""
    found: list[dict[str, object]] = []
    for text in _given(dates):
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
        found.append(entry | fields)
    _print(found, "gregorian" if to_gregorian else "text", as_json)


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
        str, typer.Option("--locale", "-l", help="Whose feasts: cs, de, es, ko, sr, vi, zh.")
    ],
    as_json: Json = False,
) -> None:
    """Print the movable feasts of each year, or of each day if it has any.

    They are feasts, not days off.
    """
    found: list[tuple[str, dt.date]] = []
    for text in _given(years):
        if re.fullmatch(r"\d{1,5}", text, re.ASCII):
            found += feasts.movable(int(text), locale=locale).items()
        else:
            day = _gregorian(text)
            of_year = feasts.movable(day.year, locale=locale)
            found += [(name, date) for name, date in of_year.items() if date == day]
    _print_days(found, as_json)


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
    _print_days(sorted(found, key=lambda item: item[1]), as_json)


@app.command()
def nowruz(
    years: Annotated[list[int], typer.Argument(metavar="YEAR...", help="Years 1925 to 2119.")],
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


def _given(texts: Sequence[str] | None) -> list[str]:
    """Return the arguments, or the lines of standard input that are not empty."""
    if texts and list(texts) != ["-"]:
        return [read(text) for text in texts if text != "-"]
    return [line for line in lines(read(None)) if line.strip()]


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


def _print_days(found: Sequence[tuple[str, dt.date]], as_json: bool) -> None:  # noqa: FBT001
    """Print days with their names, as lines or as JSON."""
    if as_json:
        write_json([{"date": day.isoformat(), "name": name} for name, day in found])
    else:
        write(*(f"{day.isoformat()}\t{name}" for name, day in found))
