"""``localeops inspect``: what a text is made of."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from localeops import _display, characters, width
from localeops.cli.text import Json, Text, read, write, write_json
from localeops.errors import InvalidInputError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from localeops.characters import Character, Inspection

__all__ = ["app"]

# One command and no callback: Typer makes it the group itself, so there is no verb.
app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)

_HEAD = ("index", "text", "columns", "changed by")
_HEAD_OF_CHARACTER = ("code point", "character", "category", "script", "name")
_GAP = "  "


@app.command()
def inspect(
    text: Text = None,
    *,
    ambiguous: Annotated[
        Literal["narrow", "wide"],
        typer.Option(help="Columns of ambiguous characters: narrow 1, wide 2."),
    ] = "narrow",
    as_json: Json = False,
    as_html: Annotated[bool, typer.Option("--html", help="Print an HTML document.")] = False,
) -> None:
    """Show the clusters of a text: code points, names, columns, properties, and what changes them.

    Invisible characters are spelled out, such as <ZWJ>; the output has no control characters.
    """
    if as_json and as_html:
        raise InvalidInputError("--json and --html exclude each other")
    found = characters.inspect(read(text), ambiguous=ambiguous)
    if as_json:
        write_json([_as_values(cluster) for cluster in found])
    elif as_html:
        write(_display.page("localeops inspect", found._repr_html_()))
    else:
        write(*table(found))


def _as_values(cluster: characters.Cluster) -> dict[str, object]:
    parts = [
        {"code_point": character.code_point, **asdict(character)}
        for character in cluster.characters
    ]
    return {**asdict(cluster), "characters": parts}


def table(found: Inspection) -> Iterator[str]:
    """Yield the lines of a table: one a code point, what concerns its cluster on the first."""
    rows = [(*_HEAD, *_HEAD_OF_CHARACTER)]
    for cluster in found:
        of_cluster = (
            str(cluster.start),
            _display.visible_cluster(cluster.text),
            str(cluster.columns),
            " ".join(cluster.changes),
        )
        for character in cluster.characters:
            rows.append((*of_cluster, *_of_character(character)))
            of_cluster = ("", "", "", "")
    sizes = [max(map(width.measure, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (width.pad(cell, size or 1) for cell, size in zip(row, sizes, strict=True))
        yield _GAP.join(cells).rstrip()


def _of_character(character: Character) -> tuple[str, str, str, str, str]:
    return (
        character.code_point,
        _display.visible_cluster(character.character),
        character.category,
        character.script,
        character.name,
    )
