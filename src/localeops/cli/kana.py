"""``localeops kana``: halfwidth and fullwidth katakana, hiragana and katakana."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from localeops import kana
from localeops.cli.text import Explain, Json, Text, read, write_result

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["app"]

app = typer.Typer(
    help="Kana: halfwidth and fullwidth, hiragana and katakana.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)


@app.command()
def to_fullwidth(text: Text = None, *, explain: Explain = False, as_json: Json = False) -> None:
    """Make halfwidth katakana fullwidth, with the sound marks merged."""
    if not explain:
        _convert(kana.to_fullwidth, text, as_json=as_json)
        return
    given = read(text)
    explained = kana.explain_to_fullwidth(given)
    write_result(given, explained.value, steps=explained.steps, as_json=as_json)


@app.command()
def to_halfwidth(text: Text = None, *, as_json: Json = False) -> None:
    """Make fullwidth katakana halfwidth."""
    _convert(kana.to_halfwidth, text, as_json=as_json)


@app.command()
def to_hiragana(text: Text = None, *, as_json: Json = False) -> None:
    """Make katakana hiragana."""
    _convert(kana.to_hiragana, text, as_json=as_json)


@app.command()
def to_katakana(text: Text = None, *, as_json: Json = False) -> None:
    """Make hiragana katakana."""
    _convert(kana.to_katakana, text, as_json=as_json)


def _convert(function: Callable[[str], str], argument: str | None, *, as_json: bool) -> None:
    """Print what a conversion makes of the text."""
    text = read(argument)
    write_result(text, function(text), as_json=as_json)
