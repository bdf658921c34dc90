"""The contextual rules: where a character may stand that not every text admits.

RFC 5892, appendix A. A character that is named there and breaks its rule makes a text invalid.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from localeops import _properties
from localeops._tables import Ranges

if TYPE_CHECKING:
    from collections.abc import Callable

    Holds = Callable[[str, int], bool]

_ARABIC_INDIC = re.compile("[\u0660-\u0669]")
_EXTENDED_ARABIC_INDIC = re.compile("[\u06f0-\u06f9]")
_WITH_MIDDLE_DOT = ("Hiragana", "Katakana", "Han")


class _Rule(NamedTuple):
    """A rule: what must hold, what it says, and whether it asks for the whole text alone."""

    holds: Holds
    text: str
    of_the_whole: bool = False


def broken(text: str, index: int, known: dict[Holds, bool]) -> str:
    """Return the rule that the character at *index* breaks, or nothing.

    *known* is filled with what holds of the whole text, so that it is asked for once.
    """
    rule = _RULES[text[index]]
    if not rule.of_the_whole:
        holds = rule.holds(text, index)
    elif rule.holds in known:
        holds = known[rule.holds]
    else:
        holds = known[rule.holds] = rule.holds(text, index)
    return "" if holds else f"RFC 5892, {rule.text}"


def _follows_a_virama(text: str, index: int) -> bool:
    return index > 0 and ord(text[index - 1]) in _viramas()


def _breaks_a_cursive_connection(text: str, index: int) -> bool:
    return _joins(text, index, -1, "LD") and _joins(text, index, 1, "RD")


def _is_nonjoiner_in_place(text: str, index: int) -> bool:
    return _follows_a_virama(text, index) or _breaks_a_cursive_connection(text, index)


def _is_between_two_l(text: str, index: int) -> bool:
    return index > 0 and text[index - 1] == "l" and text.startswith("l", index + 1)


def _precedes_greek(text: str, index: int) -> bool:
    return index + 1 < len(text) and _properties.script(ord(text[index + 1])) == "Greek"


def _follows_hebrew(text: str, index: int) -> bool:
    return index > 0 and _properties.script(ord(text[index - 1])) == "Hebrew"


def _is_with_kana_or_han(text: str, _: int) -> bool:
    return any(_properties.script(ord(character)) in _WITH_MIDDLE_DOT for character in text)


def _digits_are_of_one_set(text: str, _: int) -> bool:
    return not (_ARABIC_INDIC.search(text) and _EXTENDED_ARABIC_INDIC.search(text))


def _joins(text: str, index: int, step: int, wanted: str) -> bool:
    """Say whether the nearest character that is not transparent has a joining type *wanted*.

    A joiner is not transparent, so that a text of many is not gone through for each.
    """
    types = _joining_types()
    place = index + step
    while 0 <= place < len(text):
        kind = types.label(ord(text[place]), "U")
        if kind != "T":
            return kind in wanted
        place += step
    return False


_RULES = {
    "\u200c": _Rule(
        _is_nonjoiner_in_place, "A.1: only after a virama or between letters that join"
    ),
    "\u200d": _Rule(_follows_a_virama, "A.2: only after a virama"),
    "\u00b7": _Rule(_is_between_two_l, "A.3: only between two letters l"),
    "\u0375": _Rule(_precedes_greek, "A.4: only before a Greek character"),
    "\u05f3": _Rule(_follows_hebrew, "A.5: only after a Hebrew character"),
    "\u05f4": _Rule(_follows_hebrew, "A.6: only after a Hebrew character"),
    "\u30fb": _Rule(
        _is_with_kana_or_han, "A.7: only with hiragana, katakana or han", of_the_whole=True
    ),
    **{
        chr(zero + digit): _Rule(
            _digits_are_of_one_set,
            f"{section}: not with digits of the other Arabic set",
            of_the_whole=True,
        )
        for zero, section in ((0x0660, "A.8"), (0x06F0, "A.9"))
        for digit in range(10)
    },
}


@cache
def _viramas() -> Ranges:
    from localeops._tables.precis import VIRAMAS

    return Ranges(VIRAMAS)


@cache
def _joining_types() -> Ranges:
    from localeops._tables.joining_type import RANGES

    return Ranges(RANGES)
