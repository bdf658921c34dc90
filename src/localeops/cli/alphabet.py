"""``localeops alphabet``: the letters of a language, texts split into them, and their numbers."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from localeops import alphabet
from localeops.cli.text import Json, Text, read, write, write_json

__all__ = ["app"]

app = typer.Typer(
    help="The letters of a language, texts split into them, and how often each occurs.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

_Locale = Annotated[
    str, typer.Option("--locale", "-l", help="A BCP 47 tag such as hr, sr-Latn, es-u-co-trad.")
]
_Exceptions = Annotated[
    Literal["on", "off"],
    typer.Option(help="Whether words are known in which two letters meet that elsewhere are one."),
]
_Extent = Annotated[
    Literal["locale", "narrow", "wide"],
    typer.Option(help="The alphabet of the locale, or the fewest or most letters of one."),
]


@app.command()
def letters(*, locale: _Locale, extent: _Extent = "locale", as_json: Json = False) -> None:
    """Print the letters of an alphabet in its order."""
    found = alphabet.letters(locale, extent=extent)
    if as_json:
        write_json({"letters": found})
    else:
        write(" ".join(found))


@app.command()
def split(
    text: Text = None,
    *,
    locale: _Locale,
    exceptions: _Exceptions = "on",
    extent: _Extent = "locale",
    as_json: Json = False,
) -> None:
    """Print the letters of a text, and what is between them, a line each."""
    given = read(text)
    pieces = alphabet.split(given, locale=locale, exceptions=exceptions, extent=extent)
    if as_json:
        write_json({"text": given, "pieces": pieces})
    else:
        write(*pieces)


@app.command()
def count(
    text: Text = None,
    *,
    locale: _Locale,
    exceptions: _Exceptions = "on",
    extent: _Extent = "locale",
    as_json: Json = False,
) -> None:
    """Print every letter of the alphabet with how often it occurs in a text."""
    given = read(text)
    counts = alphabet.count(given, locale=locale, exceptions=exceptions, extent=extent)
    if as_json:
        write_json({"text": given, "counts": counts})
    else:
        write(*(f"{letter}\t{number}" for letter, number in counts.items()))
