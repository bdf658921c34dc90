"""Generated tables, one file a property. Made by ``python -m localeops._gen``; do not edit.

A table of ranges is a text, a line a range: first and last code point, the label if the table has
labels, and the names of the two characters for whoever reads it.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


def spans(table: str) -> Iterator[tuple[int, int, str]]:
    """Yield first and last code point and the label of each range; no label gives a word."""
    for line in table.splitlines():
        span, label, *_ = line.split(" ", 2)
        first, _, last = span.partition("..")
        yield int(first, 16), int(last, 16), label
