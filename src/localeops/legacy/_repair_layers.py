"""The machinery of `repair`: layers of mojibake, undone one after another, line by line.

1. Lines, and fields between tabs, are repaired apart from each other: a clean one beside a broken
   one stays.
2. A line that lost bytes stays as it is (`_repair_lost`).
3. UTF-8 that was read wrongly comes first (`_repair_utf8`), with no-break spaces put back if that
   is better; where it does not explain all, tables taken for one another (`_repair_swapped`).
4. Lines with words that are unlike a language are asked together whether tables were taken for one
   another; those that get better by the answer are repaired. Each of the others is asked alone,
   and then its words of each script.
5. What came out is looked at again, up to eight times.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from localeops.explain import Step
from localeops.legacy import _repair_lost as losses
from localeops.legacy import _repair_score as score
from localeops.legacy import _repair_swapped as swaps
from localeops.legacy import _repair_tables as tables
from localeops.legacy import _repair_utf8 as utf8

__all__ = ["repaired"]

_LAYERS = 8
_UTF8 = "legacy.utf-8-as-"
_LINE = re.compile("[^\\n\\t]*[\\n\\t]|[^\\n\\t]+")
_WORDS = re.compile("[^\\x00-\\x20]+")
_SPACES = 6.0  # bits that no-break spaces put back must gain
_FITTING = 10.0  # bits that a line must gain by what all lines are read as
_MANY = 2


class _Layer(NamedTuple):
    """What is to be done to a line.

    Attributes:
        rule: The rule of the steps.
        words: The words that change, and what they become.
        places: Or the places that change, and what they become.
    """

    rule: str
    words: dict[str, str]
    places: tuple[tuple[int, int, str], ...] = ()


def repaired(text: str, wanted: str | None) -> tuple[str, list[Step]]:
    """Return the text without the mojibake that can be undone, and the steps to it."""
    if text.isascii():
        return text, []
    lines = _LINE.findall(text)
    steps: list[Step] = []
    active = [number for number, line in enumerate(lines) if not line.isascii()]
    pending: dict[int, list[_Layer]] = {}
    for _ in range(_LAYERS):
        _look(
            {number: lines[number] for number in active if not pending.get(number)}, pending, wanted
        )
        active = [number for number in active if pending[number]]
        if not active:
            break
        place = 0
        ended = set()
        for number, line in enumerate(lines):
            if pending.get(number):
                layer = pending[number].pop(0)
                lines[number] = _applied(line, layer, place, steps)
                if layer.rule == "legacy.lost":
                    ended.add(number)
            place += len(lines[number])
        active = [number for number in active if number not in ended]
    return "".join(lines), steps


def _applied(line: str, layer: _Layer, place: int, steps: list[Step]) -> str:
    """Return a line that stands at *place* with a layer undone, and note the steps."""
    places = layer.places or [
        (found.start(), found.end(), layer.words[found.group()])
        for found in _WORDS.finditer(line)
        if found.group() in layer.words
    ]
    parts: list[str] = []
    last = 0
    for start, end, after in places:
        steps.append(Step(layer.rule, place + start, place + end, line[start:end], after))
        place += len(after) - (end - start)
        parts += (line[last:start], after)
        last = end
    return "".join(parts) + line[last:]


def _look(lines: dict[int, str], pending: dict[int, list[_Layer]], wanted: str | None) -> None:
    """Find the layers of lines that are certain, the outermost first."""
    unlike: dict[int, list[str]] = {}
    gains: dict[int, float] = {}
    for number, line in lines.items():
        found = _misread(line, wanted)
        pending[number] = [] if found is None else found[0]
        gains[number] = 0.0 if found is None else found[1].gain
        if "\ufffd" not in line and (found is None or not found[1].whole):
            own = utf8.context(utf8.words(line))[0]
            if swaps.suspicious(own, wanted):
                unlike[number] = own
    shared = _shared(unlike, wanted) if len(unlike) >= _MANY else None
    for number, own in unlike.items():
        swap = None if shared is None or gains[number] else _fitting(shared, own, wanted)
        if swap is None:
            around = utf8.context(utf8.words(lines[number]))[1]
            swap = swaps.swapped(own, around, wanted) or _of_script(own, around, wanted)
        if swap is None and shared is not None and not gains[number]:
            swap = _fitting(shared, own, wanted, least=0.0)
        if swap is not None and swap.gain > gains[number]:
            pending[number] = [_swapped(swap, own)]
    for number, line in lines.items():
        lost = losses.lost(line) or _cut(line, pending[number]) or _within(line, pending[number])
        if lost:
            places = tuple((start, end, line[start:end]) for start, end in lost)
            pending[number] = [_Layer("legacy.lost", {}, places)]


def _shared(unlike: dict[int, list[str]], wanted: str | None) -> swaps.Swap | None:
    """Return how the words of all lines that are unlike a language were read wrongly."""
    words: dict[str, None] = {}
    for own in unlike.values():
        words.update(dict.fromkeys(own))
    return swaps.swapped(list(words), "", wanted)


def _fitting(
    swap: swaps.Swap, own: list[str], wanted: str | None, least: float = _FITTING
) -> swaps.Swap | None:
    """Return a way to read words, if they get better by *least* bits."""
    after = [swap.right_text(word) for word in own]
    if None in after:
        return None
    now = " ".join(map(str, after))
    gain = score.bits(" ".join(own), wanted) - score.bits(now, wanted)
    return swap._replace(gain=gain) if gain > least else None


def _cut(line: str, layers: list[_Layer]) -> list[tuple[int, int]]:
    """Return where question marks stand for bytes in the words that the first layer changes."""
    if not layers or not layers[0].rule.startswith(_UTF8):
        return []
    name = layers[0].rule.removeprefix(_UTF8)
    if name in tables.MULTI:
        return []
    return [
        (found.start() + start, found.start() + end)
        for found in _WORDS.finditer(line)
        if found.group() in layers[0].words and "?" in found.group()
        for start, end in losses.lost_bytes(tables.table(name).octets(found.group()))
    ]


def _within(line: str, layers: list[_Layer]) -> list[tuple[int, int]]:
    """Return the words that are U+FFFD below the layers."""
    found = list(_WORDS.finditer(line))
    texts = [one.group() for one in found]
    for layer in layers:
        texts = [layer.words.get(text, text) for text in texts]
    return [one.span() for one, text in zip(found, texts, strict=True) if "\ufffd" in text]


def _misread(line: str, wanted: str | None) -> tuple[list[_Layer], utf8.Found] | None:
    """Return the layers of UTF-8 in a line."""
    found = utf8.misread(line, wanted)
    layers: list[_Layer] = []
    spaced = losses.with_spaces(line)
    if spaced != line:
        better = utf8.misread(spaced, wanted)
        if better and better.gain >= (found.gain if found else 0.0) + _SPACES:
            found = better
            layers.append(_spaces(line, spaced))
    if found is None:
        return None
    layers += [_Layer(f"{_UTF8}{name}", after) for name, after in found.layers]
    return layers, found


def _spaces(line: str, spaced: str) -> _Layer:
    """Return the layer that puts no-break spaces into a line."""
    places = []
    shift = 0
    for start in range(len(line)):
        if line[start] == " " and spaced[start + shift] == "\xa0":
            more = spaced[start + shift + 1 : start + shift + 2] == " " and (
                line[start + 1 : start + 2] != " "
            )
            places.append((start, start + 1, "\xa0 " if more else "\xa0"))
            shift += more
    return _Layer("legacy.no-break-space", {}, tuple(places))


def _swapped(swap: swaps.Swap, own: list[str]) -> _Layer:
    """Return the layer that puts the right table in the place of the wrong one."""
    words = {}
    for word in own:
        after = swap.right_text(word)
        if after is not None and after != word:
            words[word] = after
    return _Layer(f"legacy.{swap.right}-as-{swap.wrong}", words)


def _of_script(own: list[str], around: str, wanted: str | None) -> swaps.Swap | None:
    """Return how the words of one script were read wrongly, if there are words of several."""
    groups = swaps.by_script(own)
    if len(groups) < _MANY:
        return None
    found = [swaps.swapped(words, around, wanted) for words in groups]
    return max((one for one in found if one), key=lambda one: one.gain, default=None)
