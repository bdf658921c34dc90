"""The string classes of PRECIS: which code points they admit, where, and why not (RFC 8264)."""

from __future__ import annotations

import re
from functools import cache

from localeops._tables import Ranges, spans
from localeops.identity import _contexts

# A letter for each category of RFC 8264, section 8: what it makes of a code point. The exceptions
# are labelled with their value.
_KINDS = {
    "PVALID": "v",
    "CONTEXTO": "c",
    "DISALLOWED": "x",
    "ASCII7": "v",
    "JoinControl": "c",
    "OldHangulJamo": "x",
    "PrecisIgnorableProperties": "x",
    "Controls": "x",
    "HasCompat": "f",
    "LetterDigits": "v",
    "OtherLetterDigits": "f",
    "Spaces": "f",
    "Symbols": "f",
    "Punctuation": "f",
    "Other": "x",
}
_UNASSIGNED = "Unassigned"
# What an error calls the labels that are no categories.
_SHOWN = {"DISALLOWED": "Exceptions", "Other": "no category of RFC 8264"}
_RIGHT_TO_LEFT = ("R", "AL", "AN")
_SPECIAL = {
    "IdentifierClass": re.compile("[^vV]"),
    "FreeformClass": re.compile("[^vVfF]"),
}


def kinds(text: str) -> str:
    """Return a letter for each character: v valid, f in free-form text, c by context, x never.

    A right-to-left character (RFC 5893, section 1.4: Bidi_Class R, AL or AN) has a capital.
    """
    return text.translate(_table_of_kinds())


def refused(text: str, letters: str, string_class: str) -> tuple[int, str] | None:
    """Return place and rule of the first code point that a string class does not admit.

    *letters* are the `kinds` of the text.
    """
    known: dict[_contexts.Holds, bool] = {}
    for match in _SPECIAL[string_class].finditer(letters):
        index = match.start()
        if match[0] in "cC":
            rule = _contexts.broken(text, index, known)
        else:
            label = category(ord(text[index]))
            rule = _SHOWN.get(label, label)
        if rule:
            return index, rule
    return None


def category(code: int) -> str:
    """Return the first category of section 8 that a code point is in; an exception's value."""
    return _categories().label(code, _UNASSIGNED)


@cache
def _categories() -> Ranges:
    from localeops._tables.precis import CATEGORIES

    return Ranges(CATEGORIES)


@cache
def _table_of_kinds() -> str:
    """Return the letter of every code point: one text, for ``str.translate`` to index."""
    from localeops._tables.bidi_class import RANGES
    from localeops._tables.precis import CATEGORIES

    letters = bytearray(b"x" * 0x110000)
    for first, last, label in spans(CATEGORIES):
        size = last + 1 - first
        letters[first : last + 1] = _KINDS[label].encode() * size
    for first, last, bidi_class in spans(RANGES):
        if bidi_class in _RIGHT_TO_LEFT:
            letters[first : last + 1] = letters[first : last + 1].upper()
    return letters.decode("ascii")
