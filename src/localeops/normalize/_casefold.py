"""NFKC_Casefold of each character and of a text (core specification, section 3.13)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from localeops.normalize import _algorithm, _forms

if TYPE_CHECKING:
    from collections.abc import Mapping

_LEARNT = 0x4000  # entries of a table: more than there are characters in any text people write


class _Casefold(dict[int, "int | str"]):
    """What each character becomes: a table for ``str.translate`` that learns."""

    def __missing__(self, code: int) -> int | str:
        found: int | str = code
        # Hangul syllables decompose too, but are not folded, and compose again.
        if code in _fold() or code in _ignored() or _algorithm.has_mapping(code):
            found = _nfkc_casefold(chr(code))
        if len(self) < _LEARNT:
            self[code] = found
        return found


_table = _Casefold()


def casefolded(text: str) -> str:
    """Return a text with each character replaced, in NFC."""
    if text.isascii():
        return text.lower()
    return _forms.normalized(text.translate(_table), "NFC")


def _nfkc_casefold(text: str) -> str:
    """Return NFKC_CF of a character: what folding, decomposing and removing leave unchanged.

    "The mapping is the result of repeatedly applying the three": DerivedNormalizationProps.txt.
    """
    fold, ignored = _fold(), _ignored()
    while True:
        folded = _forms.normalized(text, "NFD")
        if not (fold.keys().isdisjoint(map(ord, folded)) and ignored.isdisjoint(map(ord, folded))):
            parts = (fold.get(ord(part), part) for part in folded)
            folded = "".join([p for part in parts for p in part if ord(p) not in ignored])
        folded = _forms.normalized(folded, "NFKC")
        if folded == text:
            return text
        text = folded


@cache
def _fold() -> Mapping[int, str]:
    """Return full case folding."""
    from localeops._tables.case_mappings import FOLD

    rows = (line.split(" ") for line in FOLD.splitlines())
    return {int(code, 16): "".join(chr(int(part, 16)) for part in to) for code, *to in rows}


@cache
def _ignored() -> frozenset[int]:
    """Return Default_Ignorable_Code_Point."""
    from localeops._tables import spans
    from localeops._tables.default_ignorable import RANGES

    return frozenset(code for first, last, _ in spans(RANGES) for code in range(first, last + 1))
