"""``localeops width``: measure, draw, clip, pad and wrap text by terminal columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from localeops import width
from localeops.cli.text import Json, Text, lines, read, write, write_json

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["app"]

app = typer.Typer(
    help="Terminal columns: measure, cut, pad and wrap text by them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

_Ambiguous = Annotated[
    Literal["narrow", "wide"],
    typer.Option(help="Columns of ambiguous characters: narrow 1, wide 2."),
]
_Columns = Annotated[int, typer.Option("--columns", "-c", help="How many columns, at least 1.")]


@app.command()
def measure(
    text: Text = None,
    *,
    ambiguous: _Ambiguous = "narrow",
    controls: Annotated[
        Literal["zero", "error"],
        typer.Option(help="Count control characters as nothing, or refuse them."),
    ] = "zero",
    as_json: Json = False,
) -> None:
    """Print the columns of each line."""
    found = lines(read(text))
    counts = [width.measure(line, ambiguous=ambiguous, controls=controls) for line in found]
    if as_json:
        pairs = zip(found, counts, strict=True)
        write_json([{"text": line, "columns": count} for line, count in pairs])
    else:
        write(*map(str, counts))


@app.command()
def cells(
    text: Text = None,
    *,
    ambiguous: _Ambiguous = "narrow",
    row: Annotated[int, typer.Option(help="How many columns to draw side by side.", min=2)] = 20,
    as_json: Json = False,
) -> None:
    """Draw a grid in which each box is one terminal column, and list what takes none."""
    found = width.cells(read(text), ambiguous=ambiguous)
    if as_json:
        write_json([cell._asdict() for cell in found])
    else:
        write(*_grid(found, row, ambiguous))


@app.command()
def clip(
    text: Text = None,
    *,
    columns: _Columns,
    ellipsis: Annotated[str, typer.Option(help="What ends a line that was cut.")] = "",
    ambiguous: _Ambiguous = "narrow",
    as_json: Json = False,
) -> None:
    """Cut each line to the columns."""
    found = lines(read(text))
    _print_changed(
        found,
        [width.clip(line, columns, ellipsis=ellipsis, ambiguous=ambiguous) for line in found],
        as_json=as_json,
    )


@app.command()
def pad(  # noqa: PLR0913 - one a command-line option
    text: Text = None,
    *,
    columns: _Columns,
    align: Annotated[
        Literal["left", "right", "center"], typer.Option(help="Where the text stands.")
    ] = "left",
    fill: Annotated[str, typer.Option(help="One character of one column.")] = " ",
    ambiguous: _Ambiguous = "narrow",
    as_json: Json = False,
) -> None:
    """Fill each line up to the columns."""
    found = lines(read(text))
    _print_changed(
        found,
        [width.pad(line, columns, align=align, fill=fill, ambiguous=ambiguous) for line in found],
        as_json=as_json,
    )


@app.command()
def wrap(  # noqa: PLR0913 - one a command-line option
    text: Text = None,
    *,
    columns: _Columns,
    breaks: Annotated[
        Literal["cell", "word", "kinsoku"],
        typer.Option(help="Break between cells, at words, or by Japanese line-end rules."),
    ] = "cell",
    hanging: Annotated[
        Literal["none", "punctuation"],
        typer.Option(help="With kinsoku, let a full stop or comma stand beyond the columns."),
    ] = "none",
    styles: Annotated[
        Literal["carry", "keep"],
        typer.Option(help="Close open styles and links on every line, or leave them alone."),
    ] = "carry",
    tabs: Annotated[int | None, typer.Option(help="How far apart the tab stops are.")] = None,
    ambiguous: _Ambiguous = "narrow",
    as_json: Json = False,
) -> None:
    """Break lines that are longer than the columns."""
    wrapped = width.wrap(
        read(text),
        columns,
        breaks=breaks,
        hanging=hanging,
        styles=styles,
        tabs=tabs,
        ambiguous=ambiguous,
    )
    if as_json:
        write_json(wrapped)
    else:
        write(*(lines(line)[0] for line in wrapped))


def _print_changed(found: list[str], changed: list[str], *, as_json: bool) -> None:
    """Print lines, or with what they were made from as JSON."""
    if as_json:
        pairs = zip(found, changed, strict=True)
        write_json([{"text": line, "result": result} for line, result in pairs])
    else:
        write(*changed)


_BOX = 2  # columns inside a box: enough for a wide character that a terminal draws too wide


def _grid(found: list[width.Cell], row: int, ambiguous: Literal["narrow", "wide"]) -> Iterator[str]:
    """Yield the lines of the drawing: rows of boxes, then the cells without columns."""
    shown = [cell for cell in found if cell.columns]
    first, start = 1, 0
    while start < len(shown):
        end, columns = start, 0
        while end < len(shown) and (not columns or columns + shown[end].columns <= row):
            columns += shown[end].columns
            end += 1
        yield " " + " ".join(f"{n:<{_BOX}}" for n in range(first, first + columns)).rstrip()
        yield "┌" + "┬".join(["─" * _BOX] * columns) + "┐"
        yield "│" + "".join(_boxes(cell, ambiguous) + "│" for cell in shown[start:end])
        yield "└" + "┴".join(["─" * _BOX] * columns) + "┘"
        start = end
        first += columns
    for cell in found:
        if not cell.columns:
            yield f"0 columns at index {cell.start}: {cell.text!a}"


def _boxes(cell: width.Cell, ambiguous: Literal["narrow", "wide"]) -> str:
    """Return the inside of the boxes of a cell, drawn as one."""
    visible = "".join(
        "\ufffd" if "\ud800" <= character <= "\udfff" else character
        for character in width.strip_escapes(cell.text)
    )
    inside = cell.columns * (_BOX + 1) - 1
    return visible + " " * (inside - width.measure(visible, ambiguous=ambiguous))
