"""``localeops confusables``: look-alikes, scripts, and letters of the wrong script in a word."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from localeops import confusables
from localeops.cli.text import Explain, Json, Text, read, write, write_json, write_result

__all__ = ["app"]

app = typer.Typer(
    help="Look-alikes: skeletons, scripts, restriction levels, the odd letter of a word.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
_Direction = Annotated[
    Literal["ltr", "rtl", "auto", "logical"],
    typer.Option(help="The direction of the paragraphs in which the text is shown."),
]


@app.command()
def skeleton(
    text: Text = None,
    *,
    direction: _Direction = "ltr",
    explain: Explain = False,
    as_json: Json = False,
) -> None:
    """Print what texts that look the same have in common."""
    given = read(text)
    if explain:
        explained = confusables.explain_skeleton(given, direction=direction)
        write_result(given, explained.value, steps=explained.steps, as_json=as_json)
    else:
        write_result(given, confusables.skeleton(given, direction=direction), as_json=as_json)


@app.command()
def compare(
    a: Annotated[str, typer.Argument(metavar="A", help="A text.")],
    b: Annotated[str, typer.Argument(metavar="B", help="Another one.")],
    *,
    direction: _Direction = "ltr",
    as_json: Json = False,
) -> None:
    """Say whether two texts look the same; exit with 1 if they do, and are not the same."""
    a, b = read(a), read(b)
    same = confusables.confusable(a, b, direction=direction)
    if as_json:
        write_json({"a": a, "b": b, "confusable": same})
    else:
        write("confusable" if same else "not confusable")
    if same and a != b:
        raise typer.Exit(1)


@app.command()
def scripts(text: Text = None, *, as_json: Json = False) -> None:
    """Print the scripts of a text, its restriction level, and number systems if they are mixed."""
    given = read(text)
    values = {
        "scripts": confusables.scripts_of(given),
        "mixed": bool(confusables.mixed_scripts(given)),
        "restriction": confusables.restriction(given),
        "mixed_numbers": confusables.mixed_numbers(given),
    }
    if as_json:
        write_json({"text": given, **values})
        return
    write(f"scripts: {' '.join(confusables.scripts_of(given)) or '-'}")
    write(f"mixed: {'yes' if values['mixed'] else 'no'}")
    write(f"restriction: {values['restriction']}")
    write(f"mixed numbers: {' '.join(confusables.mixed_numbers(given)) or '-'}")


@app.command()
def find(
    text: Text = None,
    *,
    digits: Annotated[
        Literal["ignore", "report"],
        typer.Option(help="report names digits among letters too, and letters among digits."),
    ] = "ignore",
    as_json: Json = False,
) -> None:
    """Print letters of the wrong script and bidi controls; exit with 1 if there are any."""
    given = read(text)
    suspects = confusables.find(given, digits=digits)
    controls = confusables.bidi_controls(given)
    if as_json:
        write_json(
            {
                "text": given,
                "suspects": [suspect._asdict() for suspect in suspects],
                "bidi_controls": controls,
            }
        )
    else:
        for index, char, looks_like, script in suspects:
            write(f"{index} {char} U+{ord(char):04X} {script} looks like {looks_like}")
        for index in controls:
            write(f"{index} U+{ord(given[index]):04X} bidi control")
    if suspects or controls:
        raise typer.Exit(1)
