"""Generated tables, one file a property. Made by ``python -m localeops._gen``; do not edit.

A table of ranges is a text, a line a range: first and last code point, the label if the table has
labels, and the names of the two characters for whoever reads it.
"""

from __future__ import annotations

from bisect import bisect_right

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


def spans(table: str) -> Iterator[tuple[int, int, str]]:
    """Yield first and last code point and the label of each range; no label gives a word."""
    for line in table.splitlines():
        span, label, *_ = line.split(" ", 2)
        first, _, last = span.partition("..")
        yield int(first, 16), int(last, 16), label


class Ranges:
    """A table of ranges that can be asked for a single code point."""

    __slots__ = ("_first", "_labels", "_last")

    def __init__(self, table: str) -> None:
        rows = list(spans(table))
        self._first = [first for first, _, _ in rows]
        self._last = [last for _, last, _ in rows]
        self._labels = [label for _, _, label in rows]

    def __contains__(self, code: int) -> bool:
        return bool(self.label(code))

    def label(self, code: int, default: str = "") -> str:
        """Return the label of the range that a code point is in, or *default* if it is in none."""
        index = bisect_right(self._first, code) - 1
        return self._labels[index] if index >= 0 and code <= self._last[index] else default
