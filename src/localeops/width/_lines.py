"""Wrapping: where lines end, and how styles go on from one line to the next."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from itertools import accumulate, pairwise

from localeops.errors import InvalidInputError
from localeops.width import _columns, _escapes
from localeops.width._cells import cells_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from re import Pattern


@cache
def _line_end_pattern() -> Pattern[str]:
    """Return the expression of what ends a line."""
    import re

    return re.compile(r"\r\n|[\n\x85]")


def lines_of(
    text: str, columns: int, *, ambiguous: str, styles: str, tabs: int | None
) -> list[str]:
    """Return the lines of a text; the arguments have been checked, but for the tabs in the text."""
    if tabs is None and "\t" in text:
        index = text.index("\t")
        raise InvalidInputError(
            f"text has a tab at index {index}; "
            "give tabs=N to say how many columns apart the tab stops are"
        )
    keep = styles == "keep"
    lines = []
    for start, end, next_start in _ended_lines(text):
        cuts = _cuts(text[start:end], columns, ambiguous, tabs)
        places = [start, *(start + cut for cut in cuts)]
        if keep:
            places[-1] = next_start
        lines += [text[a:b] for a, b in pairwise(places)]
    if not keep and _escapes.sequence_pattern().search(text):
        return list(_carried(lines))
    return lines


def _ended_lines(text: str) -> Iterator[tuple[int, int, int]]:
    """Yield where each line begins and ends, and where its line end is over."""
    start = 0
    for match in _line_end_pattern().finditer(text):
        yield start, match.start(), match.end()
        start = match.end()
    if start < len(text):
        yield start, len(text), len(text)


def _cuts(line: str, columns: int, ambiguous: str, tabs: int | None) -> Sequence[int]:
    """Return where the lines made of one line end: indices into it, the last one its length."""
    if line.isascii() and line.isprintable():
        return [*range(columns, len(line), columns), len(line)]
    classes = line.translate(_columns.character_classes())
    widths: Sequence[int]
    if "e" in classes or _columns.joining_pattern().search(classes) or "\t" in line:
        cells = cells_of(line, ambiguous)
        ends: Sequence[int] = [cell.start + len(cell.text) for cell in cells]
        widths = [cell.columns for cell in cells]
        for cell in cells:
            if cell.columns > columns:
                raise InvalidInputError(
                    f"{_shown(cell.text)} takes {cell.columns} columns, "
                    f"more than the {columns} of a line"
                )
        if tabs is not None and "\t" in line:
            widths = [-1 if cell.text == "\t" else cell.columns for cell in cells]
            return _cuts_with_tabs(widths, ends, columns, tabs)
    else:
        widths = classes.encode().translate(_columns.weights(ambiguous))
        ends = range(1, len(line) + 1)
        if columns == 1 and 2 in widths:  # noqa: PLR2004  (the columns of a wide character)
            wide = line[widths.index(2)]
            raise InvalidInputError(f"{_shown(wide)} takes 2 columns, more than the 1 of a line")
    totals = list(accumulate(widths))
    cuts = []
    count = done = 0
    while count < len(totals):
        count = bisect_right(totals, done + columns, count)
        done = totals[count - 1]
        cuts.append(ends[count - 1])
    return cuts or [0]


def _cuts_with_tabs(
    widths: Sequence[int], ends: Sequence[int], columns: int, tabs: int
) -> list[int]:
    """Return where lines end; a width of -1 is a tab, up to the next stop or the line's end."""
    cuts = []
    column = end = 0
    for width, next_end in zip(widths, ends, strict=True):
        if column + abs(width) > columns:
            cuts.append(end)
            column = 0
        column += min(tabs - column % tabs, columns - column) if width < 0 else width
        end = next_end
    return [*cuts, end]


def _carried(lines: list[str]) -> Iterator[str]:
    """Yield the lines, each closing what it leaves open and opening it again on the next.

    Styles that open after the last character of a line belong to the next line; if they leave
    nothing open, they close what the line had open and stay where they are.
    """
    style = _escapes.OpenStyles()
    moved = ""
    for number, original in enumerate(lines, 1):
        line = moved + original
        opening = style.opening
        body, tail = _escapes.split_trailing_styles(line)
        style.read_all(body)
        after = style.copy()
        after.read_all(tail)
        if after and body and number < len(lines):
            moved = tail
            yield opening + body + style.closing
            style.forget_what_is_not_opened_again()
        else:
            moved = ""
            style = after
            yield opening + line + style.closing
            style.forget_what_is_not_opened_again()


def _shown(text: str) -> str:
    """Return a cluster as an error message shows it."""
    return repr(text) if len(text) <= 12 else f"{text[:12]!r}..."  # noqa: PLR2004
