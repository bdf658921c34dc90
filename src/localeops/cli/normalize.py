"""``localeops normalize``: normal forms, NFKC without its losses, NFKC_Casefold."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from localeops import normalize
from localeops.cli.text import Explain, Json, Text, read, write, write_json, write_result

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["app"]

app = typer.Typer(
    help="Normal forms, and NFKC without its losses.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

_KEPT = inspect.signature(normalize.nfkc_safe).parameters["keep"].default


@app.command()
def nfc(text: Text = None, *, as_json: Json = False) -> None:
    """Compose: Normalization Form C."""
    _convert(normalize.nfc, text, as_json=as_json)


@app.command()
def nfd(text: Text = None, *, as_json: Json = False) -> None:
    """Decompose: Normalization Form D."""
    _convert(normalize.nfd, text, as_json=as_json)


@app.command()
def nfkc(text: Text = None, *, as_json: Json = False) -> None:
    """Replace compatibility characters and compose: Normalization Form KC."""
    _convert(normalize.nfkc, text, as_json=as_json)


@app.command()
def nfkd(text: Text = None, *, as_json: Json = False) -> None:
    """Replace compatibility characters and decompose: Normalization Form KD."""
    _convert(normalize.nfkd, text, as_json=as_json)


@app.command()
def nfkc_casefold(text: Text = None, *, as_json: Json = False) -> None:
    """Fold for comparing identifiers: NFKC_Casefold."""
    _convert(normalize.nfkc_casefold, text, as_json=as_json)


@app.command()
def is_normalized(
    text: Text = None,
    *,
    form: Annotated[Literal["NFC", "NFD", "NFKC", "NFKD"], typer.Option(help="The form.")],
    as_json: Json = False,
) -> None:
    """Say whether a text is in a normal form; exit with 1 if it is not."""
    content = read(text)
    result = normalize.is_normalized(content, form)
    if as_json:
        write_json({"text": content, "form": form, "result": result})
    else:
        write("yes" if result else "no")
    if not result:
        raise typer.Exit(1)


@app.command()
def nfkc_safe(
    text: Text = None,
    *,
    keep: Annotated[
        str | None,
        typer.Option(
            help="The classes to keep, with commas between them; all of them if left out, "
            f"none if it is empty: {', '.join(_KEPT)}."
        ),
    ] = None,
    explain: Explain = False,
    as_json: Json = False,
) -> None:
    """Fold what is only another way to show a character, and keep the rest."""
    content = read(text)
    options = {} if keep is None else {"keep": [name for name in keep.split(",") if name]}
    # What is no class is an error there.
    explained = normalize.explain_nfkc_safe(content, **options)  # type: ignore[arg-type]
    steps = explained.steps if explain else None
    write_result(content, explained.value, steps=steps, as_json=as_json)


def _convert(function: Callable[[str], str], argument: str | None, *, as_json: bool) -> None:
    """Print what a conversion makes of the text."""
    text = read(argument)
    write_result(text, function(text), as_json=as_json)
