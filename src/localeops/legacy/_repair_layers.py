"""The machinery of `repair`: layers of mojibake, undone one after another, line by line."""

from __future__ import annotations

import re
from typing import NamedTuple

from localeops.explain import Step
from localeops.legacy import _repair_swapped as tables_swapped
from localeops.legacy import _repair_utf8 as utf8

__all__ = ["repaired"]

_LAYERS = 8
_LINE = re.compile("[^\\n]*\\n|[^\\n]+")
_WORDS = re.compile("[^\\x00-\\x20]+")


class _Layer(NamedTuple):
    """What is to be done to a line.

    Attributes:
        rule: The rule of the steps.
        words: The words that change, and what they become.
    """

    rule: str
    words: dict[str, str]


def repaired(text: str, wanted: str | None) -> tuple[str, list[Step]]:
    """Return the text without the mojibake that can be undone, and the steps to it."""
    if text.isascii():
        return text, []
    lines = _LINE.findall(text)
    steps: list[Step] = []
    active = {number for number, line in enumerate(lines) if not line.isascii()}
    pending: dict[int, list[_Layer]] = {}
    for _ in range(_LAYERS):
        for number in sorted(active):
            if not pending.get(number):
                pending[number] = _layers(lines[number], wanted)
        active = {number for number in active if pending[number]}
        if not active:
            break
        place = 0
        for number, line in enumerate(lines):
            if number in active:
                lines[number] = _applied(line, pending[number].pop(0), place, steps)
            place += len(lines[number])
    return "".join(lines), steps


def _applied(line: str, layer: _Layer, place: int, steps: list[Step]) -> str:
    """Return a line that stands at *place* with a layer undone, and note the steps."""
    parts = []
    last = 0
    for found in _WORDS.finditer(line):
        word = found.group()
        after = layer.words.get(word)
        if after is not None:
            start = place + found.start()
            steps.append(Step(layer.rule, start, start + len(word), word, after))
            place += len(after) - len(word)
            parts += (line[last : found.start()], after)
            last = found.end()
    return "".join(parts) + line[last:]


def _layers(line: str, wanted: str | None) -> list[_Layer]:
    """Return the layers of a line that are certain, the outermost first."""
    found = utf8.misread(line, wanted)
    if found is None or not found.whole:
        own, around = utf8.context(utf8.words(line))
        swap = tables_swapped.swapped(own, around, wanted) if "\ufffd" not in line else None
        if swap is not None and (found is None or swap.gain > found.gain):
            after = {word: swap.right_text(word) for word in own}
            changed = {word: text for word, text in after.items() if text not in (None, word)}
            return [_Layer(f"legacy.{swap.right}-as-{swap.wrong}", changed)]
    if found is None:
        return []
    return [_Layer(f"legacy.utf-8-as-{name}", after) for name, after in found.layers]
