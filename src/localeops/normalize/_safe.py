"""NFKC without the losses: which characters are kept, what the others become, and in which steps.

A text goes through two passes: characters are replaced one by one, each by what remains of its
compatibility decomposition (`Plan.folded`), and then the whole is composed (`Plan.composed`).
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING

from localeops.normalize import _algorithm, _forms
from localeops.normalize._halfwidth_and_fullwidth import RowFold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

KEPT = frozenset(
    {
        "ideographs",
        "variation",
        "superscripts",
        "fractions",
        "enclosed",
        "squared",
        "letterlike",
        "spaces",
        "punctuation",
        "compatibility-jamo",
        "word-ligatures",
        "spacing-marks",
    }
)
_Change = tuple[str, int, str, str]  # class or rule, place, old and new text
_LEARNT = 0x4000  # entries of a table: more than there are characters in any text people write
_VOICED, _SEMI_VOICED = "\uff9e", "\uff9f"
_COMBINING = {_VOICED: "\u3099", _SEMI_VOICED: "\u309a"}
_SPACING = {_VOICED: "\u309b", _SEMI_VOICED: "\u309c"}
# The blocks of the CJK compatibility ideographs. Twelve in the first are ordinary ones: a form
# leaves those alone too.
_IDEOGRAPHS = "[\uf900-\ufaff\U0002f800-\U0002fa1f]"
_find_ideograph = re.compile(_IDEOGRAPHS).search
_split_at_ideographs = re.compile(f"({_IDEOGRAPHS}+)").split
_ROWS_OF_IDEOGRAPHS = b"\xf9\xfa"
# What is folded with every class kept, and some characters between.
_FOLDED = "Ĳĳﬀ-\ufefc\uff01-\uffee"
# That, ideographs, and what an older unicodedata may not know: for a short text, in one search.
_find_special = re.compile(
    f"[{_FOLDED}\uf900-\ufaff{_forms.NEWER_BMP}\U000105c9-\U0002fa1f]"
).search
_find_other_folded = re.compile("[Ĳĳﬀ-\ufefc]").search
_ROW_OF_WIDTHS = 0xFF
_ROWS_OF_FOLDED = b"\xfb\xfc\xfd\xfe\xff"  # without that of Ĳ and ĳ, where most letters are not


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
        return "".join(self._remains(ord(part)) for part in _algorithm.mapping(code))

    def safe(self, text: str) -> str:
        """Return what `localeops.normalize.nfkc_safe` makes of a text."""
        return self.composed(self.folded(text))

    def folded(self, text: str) -> str:
        """Return the text after the first pass."""
        if not self._keeps_variation:
            return _marked(text.translate(self))
        pieces: list[str] = []
        place = 0
        for start, end in _variations(text):
            pieces += (text[place:start].translate(self), text[start:end])
            place = end
        return _marked("".join(pieces) + text[place:].translate(self))

    def composed(self, text: str) -> str:
        """Return the text after the second pass: in NFC, but for ideographs if they are kept."""
        if not self._keeps_ideographs or not _find_ideograph(text):
            return _forms.normalized(text, "NFC")
        pieces = _split_at_ideographs(text)
        # A line feed composes with as little as an ideograph does.
        if _forms.is_normalized("\n".join(pieces[::2]), "NFC"):
            return text
        pieces[::2] = [_forms.normalized(piece, "NFC") for piece in pieces[::2]]
        return "".join(pieces)

    def explained(self, text: str) -> tuple[str, list[_Change]]:
        """Return the result and every change, at its place in the text as those before left it."""
        folded = self.folded(text)
        changes = [*_shifted(self._foldings(text)), *_shifted(self._compositions(folded))]
        return self.composed(folded), changes

    def _foldings(self, text: str) -> Iterator[_Change]:
        """Yield every change of the first pass, a run of one class as one."""
        place = 0
        for name, run in groupby(self._units(text), key=itemgetter(0)):
            units = list(run)
            before = "".join([old for _, old, _ in units])
            if name:
                yield name, place, before, "".join([new for _, _, new in units])
            place += len(before)

    def _units(self, text: str) -> Iterator[tuple[str, str, str]]:
        """Yield each character, or kana and mark: the class if it changes, old and new text."""
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

    def _compositions(self, text: str) -> Iterator[_Change]:
        """Yield every change of the second pass."""
        place = 0
        for piece in _algorithm.pieces(text):
            composed = self.composed(piece)
            if composed != piece:
                yield "canonical", place, piece, composed
            place += len(piece)


def _shifted(changes: Iterable[_Change]) -> Iterator[_Change]:
    """Yield changes of one pass with their places in the text as those before left it."""
    moved = 0
    for name, place, before, after in changes:
        yield name, place + moved, before, after
        moved += len(after) - len(before)


def safe(text: str) -> str:
    """Return what `localeops.normalize.nfkc_safe` makes of a text that keeps every class."""
    if len(text) <= _forms.SHORT:
        if _find_special(text) or not _forms.IS_KNOWN:
            return plan(KEPT).safe(text)
        return unicodedata.normalize("NFC", text)
    rows = _forms.rows_of(text)
    if any(row in rows for row in _ROWS_OF_FOLDED) or "Ĳ" in text or "ĳ" in text:
        if _variations(text) or _find_other_folded(text):
            return plan(KEPT).safe(text)
        if _ROW_OF_WIDTHS in rows:
            text = _marked(text)
            text = _fold_widths()(text)
            rows = _forms.rows_of(text)
    if len(rows) > len(text) or any(row in rows for row in _ROWS_OF_IDEOGRAPHS):
        return plan(KEPT).composed(text)
    if _forms.is_common_long(text, rows):
        return unicodedata.normalize("NFC", text)
    return _algorithm.normalized(text, "NFC")


def _marked(text: str) -> str:
    """Return the text with the halfwidth sound marks merged with kana or made spacing."""
    if _VOICED in text or _SEMI_VOICED in text:
        for pair in set(_find_merged()(text)) & _merged().keys():
            text = text.replace(pair, _merged()[pair])
        for mark, spacing in _SPACING.items():
            text = text.replace(mark, spacing)
    return text


@cache
def _fold_widths() -> RowFold:
    table = plan(KEPT)
    for code in range(0xFF00, 0x10000):
        table[code] = table[code]
    return RowFold(table)


@cache
def plan(keep: frozenset[str]) -> Plan:
    """Return the plan for the classes that are kept."""
    return Plan(keep)


def _variations(text: str) -> list[tuple[int, int]]:
    """Return the places of the variation sequences whose base would be replaced."""
    found = []
    for selector in _selectors():
        place = text.find(selector, 1)
        while place > 0:
            if text[place - 1 : place + 1] in _sequences():
                found.append((place - 1, place + 1))
            place = text.find(selector, place + 1)
    return sorted(found)


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
def _find_merged() -> Callable[[str], list[str]]:
    """Return what finds each halfwidth sound mark after what it may merge with."""
    letters = "".join({pair[0] for pair in _merged()})
    return re.compile(f"[{letters}][{_VOICED}{_SEMI_VOICED}]").findall


@cache
def _merged() -> Mapping[str, str]:
    """Return the letter of every kana with a halfwidth sound mark that merges with it.

    The kana may be halfwidth too.
    """
    halfwidth = {
        _algorithm.mapping(code): chr(code)
        for code, name in _classes().items()
        if name == "halfwidth"
    }
    fullwidth = {
        pair[0] + mark: composite
        for pair, composite in _algorithm.composites().items()
        for mark, combining in _COMBINING.items()
        if pair[1] == combining
    }
    narrow = {
        halfwidth[pair[0]] + pair[1]: composite
        for pair, composite in fullwidth.items()
        if pair[0] in halfwidth
    }
    return fullwidth | narrow
