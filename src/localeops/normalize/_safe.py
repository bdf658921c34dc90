"""NFKC without the losses: which characters are kept, what the others become, and in which steps.

A text goes through two passes: characters are replaced one by one, each by what remains of its
compatibility decomposition (`Plan.folded`), and then the whole is composed (`Plan.composed`).
"""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING

from localeops.normalize import _forms

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

CANONICAL = (
    "canonical"  # the rule of the second pass, where the class of a character is the first's
)
_LEARNT = 0x4000  # entries of a table: more than there are characters in any text people write
_VOICED, _SEMI_VOICED = "\uff9e", "\uff9f"
_COMBINING = {_VOICED: "\u3099", _SEMI_VOICED: "\u309a"}
_SPACING = {_VOICED: "\u309b", _SEMI_VOICED: "\u309c"}
# The blocks of the CJK compatibility ideographs. Twelve in the first are ordinary ones: a form
# leaves those alone too.
_split_at_ideographs = re.compile("([\uf900-\ufaff\U0002f800-\U0002fa1f]+)").split
_each_variation = re.compile(".[\ufe00-\ufe0f]", re.DOTALL).finditer


class Plan(dict[int, "int | str"]):
    """What becomes of each character when some classes are kept: a table for ``str.translate``.

    It learns what is not in it, for ``str.translate`` would catch an exception at each of those.

    Args:
        keep: The classes whose characters stay.
    """

    def __init__(self, keep: frozenset[str]) -> None:
        self._keep = keep
        self._keeps_ideographs = "ideographs" in keep
        self._keeps_variation = "variation" in keep
        self._keeps_marks = "spacing-marks" in keep

    def __missing__(self, code: int) -> int | str:
        name = _classes().get(code)
        found: int | str = code
        if name is not None and name not in self._keep:
            found = _forms.normalized(self._remains(code), "NFC")
        if len(self) < _LEARNT:
            self[code] = found
        return found

    def _remains(self, code: int) -> str:
        """Return the decomposition of a character, up to the characters that are kept."""
        name = _classes().get(code)
        if name is None or name in self._keep:
            return chr(code)
        if self._keeps_marks and chr(code) in _SPACING:
            return chr(code)  # until what is before it is known
        return "".join(self._remains(ord(part)) for part in _forms.mapping(code))

    def safe(self, text: str) -> str:
        """Return what `localeops.normalize.nfkc_safe` makes of a text."""
        return self.composed(self.folded(text))

    def folded(self, text: str) -> str:
        """Return the text after the first pass."""
        if not self._keeps_variation:
            return self._marked(text.translate(self))
        pieces = []
        place = 0
        for start, end in _variations(text):
            pieces += (text[place:start].translate(self), text[start:end])
            place = end
        return self._marked("".join(pieces) + text[place:].translate(self))

    def _marked(self, text: str) -> str:
        """Return the text with the halfwidth sound marks that are left merged or made spacing."""
        for mark, spacing in _SPACING.items():
            if mark in text:
                for pair, composite in _merged().items():
                    if mark in pair and pair in text:
                        text = text.replace(pair, composite)
                text = text.replace(mark, spacing)
        return text

    def composed(self, text: str) -> str:
        """Return the text after the second pass: in NFC, but for ideographs if they are kept."""
        if not self._keeps_ideographs:
            return _forms.normalized(text, "NFC")
        pieces = _split_at_ideographs(text)
        pieces[::2] = [_forms.normalized(piece, "NFC") for piece in pieces[::2]]
        return "".join(pieces)

    def changes(self, text: str) -> Iterator[tuple[str, int, str, str]]:
        """Yield class, place, old and new text of every change of the first pass, runs as one."""
        place = 0
        for name, run in groupby(self._units(text), key=lambda unit: unit[0]):
            units = list(run)
            before = "".join(old for _, old, _ in units)
            if name:
                yield name, place, before, "".join(new for _, _, new in units)
            place += len(before)

    def _units(self, text: str) -> Iterator[tuple[str, str, str]]:
        """Yield each character, or kana with its mark: the class if it changes, old and new text."""
        kept = dict(_variations(text)) if self._keeps_variation else {}
        place = 0
        while place < len(text):
            if place in kept:
                old = text[place : kept[place]]
                yield "", old, old
            else:
                old = text[place]
                new = old.translate(self)
                mark = text[place + 1 : place + 2]
                if self._keeps_marks and mark in _COMBINING and new[-1] + mark in _merged():
                    old += mark
                    yield "halfwidth", old, new[:-1] + _merged()[new[-1] + mark]
                else:
                    new = _SPACING.get(new, new)
                    yield (_classes()[ord(old)] if new != old else ""), old, new
            place += len(old)

    def compositions(self, text: str) -> Iterator[tuple[int, str, str]]:
        """Yield place, old and new text of every change of the second pass."""
        place = 0
        for piece in _forms.pieces(text):
            composed = self.composed(piece)
            if composed != piece:
                yield place, piece, composed
            place += len(piece)


@cache
def plan(keep: frozenset[str]) -> Plan:
    """Return the plan for the classes that are kept."""
    return Plan(keep)


def _variations(text: str) -> list[tuple[int, int]]:
    """Return the places of the variation sequences whose base would be replaced."""
    if not any(selector in text for selector in _selectors()):
        return []
    known = _sequences()
    return [match.span() for match in _each_variation(text) if match[0] in known]


@cache
def _classes() -> Mapping[int, str]:
    """Return the class of every character that has one."""
    from localeops._tables import spans
    from localeops._tables.compatibility_classes import CLASSES

    return {code: name for first, last, name in spans(CLASSES) for code in range(first, last + 1)}


@cache
def _sequences() -> frozenset[str]:
    """Return the variation sequences whose base has a compatibility mapping."""
    from localeops._tables.variation_bases import SEQUENCES

    rows = (line.split(" ") for line in SEQUENCES.splitlines())
    return frozenset(
        chr(int(base, 16)) + chr(int(selector, 16))
        for base, *selectors in rows
        for selector in selectors
    )


@cache
def _selectors() -> frozenset[str]:
    """Return the variation selectors of those sequences."""
    return frozenset(sequence[1] for sequence in _sequences())


@cache
def _merged() -> Mapping[str, str]:
    """Return the letter of every kana with a halfwidth sound mark that merges with it."""
    return {
        pair[0] + mark: composite
        for pair, composite in _forms.composites().items()
        for mark, combining in _COMBINING.items()
        if pair[1] == combining
    }
