"""The units of a text, each with its columns."""

from __future__ import annotations

from localeops.width import _columns, _escapes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple

    class Cell(NamedTuple):
        """A grapheme cluster or an escape sequence, and the columns it takes.

        Attributes:
            text: The cluster with the escape sequences inside it, or one escape sequence.
            columns: The columns it takes: 0, 1, 2, and more only where marks add their own.
            start: The index of its first code point in the text.
        """

        text: str
        columns: int
        start: int

else:  # the same, without the import of typing
    from collections import namedtuple

    Cell = namedtuple("Cell", ("text", "columns", "start"))  # noqa: PYI024
    Cell.__doc__ = "A grapheme cluster or an escape sequence, and the columns it takes."
    Cell.text.__doc__ = "The cluster with the escape sequences inside it, or one escape sequence."
    Cell.columns.__doc__ = "The columns it takes: 0, 1, 2, and more only where marks add their own."
    Cell.start.__doc__ = "The index of its first code point in the text."


class Cells(list[Cell]):
    """A list of cells; a notebook shows it as a grid."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        from localeops import _display

        boxes = []
        column = 1
        for cell in self:
            last = column + cell.columns - 1
            if not cell.columns:
                place, look = "0", 'class="cell none"'
            else:
                place = f"{column}\u2013{last}" if last > column else str(column)
                look = f'class="cell" style="width:{2 * cell.columns}ch"'
            shown = _display.html_cluster(cell.text)
            boxes.append(
                f'<span {look} title="index {cell.start}">{shown}<small>{place}</small></span>'
            )
            column = last + 1
        return _display.fragment(f'<div class="grid">{"".join(boxes)}</div>')


def cells_of(text: str, ambiguous: str) -> Cells:
    """Return the cells of a text; the arguments have been checked."""
    known = _columns.columns_of_clusters(ambiguous)
    find_clusters = _columns.cluster_pattern().findall
    classes = text.translate(_columns.character_classes())
    cells = Cells()
    start = 0
    if "e" not in classes:
        for cluster in find_clusters(classes):
            end = start + len(cluster)
            cells.append(Cell(text[start:end], known[cluster], start))
            start = end
        return cells
    # Clusters are looked for in the text without its escape sequences, and their ends then moved by
    # the length of the sequences before them. `place` is an index into that text, `start` into
    # this.
    sequences = list(_escapes.sequence_pattern().finditer(text))
    plain = _escapes.sequence_pattern().sub("", text)
    place = number = removed = 0
    for cluster in (*find_clusters(plain.translate(_columns.character_classes())), ""):
        while number < len(sequences) and sequences[number].start() - removed == place:
            sequence = sequences[number].group()
            cells.append(Cell(sequence, 0, start))
            start += len(sequence)
            removed += len(sequence)
            number += 1
        if not cluster:
            break
        place += len(cluster)
        end = start + len(cluster)
        while number < len(sequences) and sequences[number].start() - removed < place:
            length = len(sequences[number].group())
            end += length
            removed += length
            number += 1
        cells.append(Cell(text[start:end], known[cluster], start))
        start = end
    return cells


def is_escape(cell: Cell) -> bool:
    """Return whether a cell is an escape sequence by itself."""
    return not cell.columns and cell.text[0] in _columns.ESCAPE_OPENERS
