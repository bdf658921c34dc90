"""Wrapping: where lines end, and how styles go on from one line to the next."""

from __future__ import annotations

from functools import cache

from localeops.errors import InvalidInputError
from localeops.width import _escapes
from localeops.width._breaks import cuts_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from re import Pattern

    from localeops.width._breaks import Rules


@cache
def _line_end_pattern() -> Pattern[str]:
    """Return the expression of what ends a line."""
    import re

    return re.compile(r"\r\n|[\n\x85]")


def lines_of(text: str, rules: Rules, *, styles: str) -> list[str]:
    """Return the lines of a text; the arguments have been checked, but for the tabs in the text."""
    if rules.tabs is None and "\t" in text:
        index = text.index("\t")
        raise InvalidInputError(
            f"text has a tab at index {index}; "
            "give tabs=N to say how many columns apart the tab stops are"
        )
    keep = styles == "keep"
    escapes = _escapes.sequence_pattern()
    lines = []
    for start, end, next_start in _ended_lines(text):
        line = text[start:end]
        place = 0
        for content, following in cuts_of(line, rules):
            part = line[place:content]
            if content < following:  # what is dropped there are spaces; sequences stay
                part += "".join(escapes.findall(line, content, following))
            lines.append(part)
            place = following
        if keep:
            lines[-1] += text[end:next_start]
    if not keep and escapes.search(text):
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
