"""Title case (R3 of the core specification, section 3.13), by the words of UAX #29."""

from __future__ import annotations

import re
from functools import cache

from localeops import _properties
from localeops.casing._conditions import dotted_soft_dotted
from localeops.casing._mappings import SIGMA, cased, characters, mappings, with_small_sigmas
from localeops.segment import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

# U+0000 is a segment by itself, has no case, and no condition looks past it.
_END = "\0"
_ACUTE = "\u0301"

_LEARNT = 0x4000  # more letters than there are in any text people write
_soft_dotted = re.compile(f"[{characters('SOFT_DOTTED')}]").match
_dutch_ij = re.compile(f"[iI][jJ]|(?:[íÍ]|[iI]{_ACUTE})[jJ]{_ACUTE}")
_OF_LANGUAGE: Mapping[str, Mapping[str, str]] = {
    "tr": {"i": "İ"},
    "az": {"i": "İ"},
    "hy": {"և": "Եվ"},
}


def titled(text: str, language: str, lower: Callable[[str], str]) -> str:
    """Return a text in title case, with *lower* for what follows the first letter of a word."""
    if not text:
        return text
    if SIGMA in text:  # what decides how it is written may be in another word
        text = with_small_sigmas(text)
    heads = []
    rests = []
    openings = _openings(language)
    for word in words(text):
        head = openings[word[0]]
        if head:
            heads.append(head)
            rests.append(word[1:])
        elif len(word) == 1 and head is not None:
            heads.append(word)
            rests.append("")
        else:
            head, end, rest = opening(word, language)
            heads.append(head)
            rests.append(rest + word[end:])
    lowered = lower(_END.join(rests)).split(_END)
    return "".join([piece for pair in zip(heads, lowered, strict=True) for piece in pair])


class _Openings(dict[str, "str | None"]):
    """The title case of letters, learnt as they come.

    It is empty for a character without case, and None where more than one character decides.
    """

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def __missing__(self, letter: str) -> str | None:
        head: str | None = ""
        if ord(letter) in cased():
            dutch = self._language == "nl" and letter in "iIíÍ"
            lithuanian = self._language == "lt" and _soft_dotted(letter)
            head = None if dutch or lithuanian else title_of(letter, self._language)
        if len(self) < _LEARNT:
            self[letter] = head
        return head


@cache
def _openings(language: str) -> _Openings:
    return _Openings(language)


def opening(word: str, language: str) -> tuple[str, int, str]:
    """Return how a word begins in title case, where it goes on, and marks that come before that."""
    place = first_cased(word)
    if place == len(word):
        return word, place, ""
    if language == "nl" and (match := dutch_ij(word, place)):
        return word[:place] + match[0].upper(), match.end(), ""
    head = word[:place] + title_of(word[place], language)
    if language == "lt" and (match := dotted_soft_dotted.match(word, place)):
        return head, match.end(), match[1][1:]
    return head, place + 1, ""


def first_cased(word: str) -> int:
    """Return the place of the first cased letter of a word, or the word's length."""
    for place, character in enumerate(word):
        if ord(character) in cased():
            return place
    return len(word)


def title_of(letter: str, language: str) -> str:
    """Return the title case of a letter."""
    own = _OF_LANGUAGE.get(language, {}).get(letter)
    return own or mappings("title").get(ord(letter), letter)


def dutch_ij(word: str, place: int) -> re.Match[str] | None:
    """Return the Dutch ij at a place: both letters have an acute or none, and no other mark."""
    match = _dutch_ij.match(word, place)
    if match and match.end() < len(word):
        after = _properties.category(ord(word[match.end()]))
        return None if after.startswith("M") else match
    return match
