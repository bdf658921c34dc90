"""What leads from a text to its skeleton, for `localeops.confusables.explain_skeleton`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from localeops.confusables import _bidi, _skeleton
from localeops.explain import Step
from localeops.normalize import nfd

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_BASE_AND_MARKS = re.compile("X?M+|X")


def steps_of(text: str, direction: str) -> list[Step]:
    """Return the steps from a text to its skeleton, a pass over the text for each rule."""
    steps: list[Step] = []
    if direction != "logical":
        paragraphs = list(_bidi.paragraphs(text))
        shown = [(before, _bidi.displayed(before, direction)) for before in paragraphs]
        steps += _steps((("UAX9.L4", before, after) for before, after in shown))
        text = "".join(after for _, after in shown)
    steps += _decomposition(text)
    text = nfd(text)
    steps += _steps(_replaced(text))
    text = text.translate(_skeleton.mapping())
    return steps + _decomposition(text)


def _decomposition(text: str) -> list[Step]:
    """Return the steps to NFD: a combining character sequence does not affect another."""
    kinds = text.translate(_bidi.combining())
    pieces = (text[match.start() : match.end()] for match in _BASE_AND_MARKS.finditer(kinds))
    return _steps(("UAX15.NFD", piece, nfd(piece)) for piece in pieces)


def _replaced(text: str) -> Iterator[tuple[str, str, str]]:
    mapping = _skeleton.mapping()
    for character in text:
        prototype = mapping.get(ord(character), character)
        rule = "UTS39.ignorable" if prototype is None else "UTS39.prototype"
        yield rule, character, prototype or ""


def _steps(pieces: Iterable[tuple[str, str, str]]) -> list[Step]:
    """Return a step for each piece of a text that is not the same before and after."""
    steps = []
    place = 0
    for rule, before, after in pieces:
        if before != after:
            steps.append(Step(rule, place, place + len(before), before, after))
        place += len(after)
    return steps
