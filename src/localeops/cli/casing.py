"""``localeops casing``: upper, lower and title case, and caseless matching, by language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from localeops import casing
from localeops.cli.text import Explain, Json, Text, read, write, write_json, write_result

if TYPE_CHECKING:
    from collections.abc import Callable

    from localeops.explain import Explained

__all__ = ["app"]

app = typer.Typer(
    help="Upper, lower and title case, and caseless matching, by the rules of a language.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

_Locale = Annotated[
    str, typer.Option("--locale", "-l", help="A BCP 47 tag such as tr, el-GR, nl; und for root.")
]


@app.command()
def fold(
    text: Text = None, *, locale: _Locale, explain: Explain = False, as_json: Json = False
) -> None:
    """Fold a text: equal for texts that differ in case alone."""
    _convert(casing.explain_fold, text, locale, explain=explain, as_json=as_json)


@app.command()
def lower(
    text: Text = None, *, locale: _Locale, explain: Explain = False, as_json: Json = False
) -> None:
    """Print a text in lower case."""
    _convert(casing.explain_lower, text, locale, explain=explain, as_json=as_json)


@app.command()
def upper(
    text: Text = None,
    *,
    locale: _Locale,
    sharp_s: Annotated[
        Literal["ss", "capital"], typer.Option(help="What ß becomes: SS or ẞ.")
    ] = "ss",
    explain: Explain = False,
    as_json: Json = False,
) -> None:
    """Print a text in upper case."""

    def convert(text: str, *, locale: str) -> Explained[str]:
        return casing.explain_upper(text, locale=locale, sharp_s=sharp_s)

    _convert(convert, text, locale, explain=explain, as_json=as_json)


@app.command()
def title(
    text: Text = None, *, locale: _Locale, explain: Explain = False, as_json: Json = False
) -> None:
    """Print a text with the first letter of each word in title case."""
    _convert(casing.explain_title, text, locale, explain=explain, as_json=as_json)


@app.command()
def equal(
    first: Annotated[str, typer.Argument(metavar="A", help="A text.")],
    second: Annotated[str, typer.Argument(metavar="B", help="Another text.")],
    *,
    locale: _Locale,
    as_json: Json = False,
) -> None:
    """Tell whether two texts differ in nothing but case; exit with 1 if they differ in more."""
    texts = {"a": read(first), "b": read(second)}
    same = casing.equal(texts["a"], texts["b"], locale=locale)
    if as_json:
        write_json({**texts, "equal": same})
    else:
        write("equal" if same else "different")
    if not same:
        raise typer.Exit(1)


def _convert(
    function: Callable[..., Explained[str]],
    argument: str | None,
    locale: str,
    *,
    explain: bool,
    as_json: bool,
) -> None:
    """Print what a conversion makes of the text, with the steps if they are asked for."""
    text = read(argument)
    result = function(text, locale=locale)
    write_result(text, result.value, steps=result.steps if explain else None, as_json=as_json)
