"""The mappings of single characters (UnicodeData, SpecialCasing, CaseFolding), and final sigma.

``str.lower``, ``str.upper`` and ``str.casefold`` do the same by the Unicode edition of the Python
at hand, and faster. They are used where that is known to make no difference: the editions from
14.0 to 17.0 differ in the characters of NEWER_MAPPINGS and NEWER_CONTEXTS alone. Those are mapped
beforehand, and what becomes of them no edition maps on. Under a Python of a later edition nothing
of its own is used.
"""

from __future__ import annotations

import re
from functools import cache
from unicodedata import unidata_version

from localeops._tables import Ranges, case_mappings, spans

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

OPERATIONS = ("lower", "upper", "title", "fold")
SIGMA, SMALL_SIGMA, FINAL_SIGMA = "Σσς"

_LAST_OF_BMP = 0xFFFF
_KNOWN_EDITIONS = frozenset({"14.0.0", "15.0.0", "15.1.0", "16.0.0", "17.0.0"})
_NATIVE: Mapping[str, Callable[[str], str]] = {
    "lower": str.lower,
    "upper": str.upper,
    "fold": str.casefold,
}


def mapped(text: str, operation: str) -> str:
    """Return a text with every character mapped by itself: lower, upper or fold."""
    if text.isascii():
        return _NATIVE[operation](text)
    if unidata_version not in _KNOWN_EDITIONS:
        return text.translate(mappings(operation))
    if not _is_old(text) and not _maps_as_ever(text):
        text = text.translate(_newer_mappings(operation))
    return _NATIVE[operation](text)


def folded_as_ever(text: str) -> str:
    """Return a text, of characters that no edition folds in another way, folded."""
    if unidata_version not in _KNOWN_EDITIONS:
        return text.translate(mappings("fold"))
    return text.casefold()


def without_context(cluster: str, operation: str) -> str:
    """Return a grapheme cluster after one of the `OPERATIONS`, whatever is around it, in root.

    It is for whoever asks what a cluster changes under: final sigma is no change more or less.
    """
    if operation != "title":
        return cluster.translate(mappings(operation))
    for index, character in enumerate(cluster):
        if ord(character) in cased():
            first, rest = character.translate(mappings("title")), cluster[index + 1 :]
            return cluster[:index] + first + rest.translate(mappings("lower"))
    return cluster


def lowered(text: str) -> str:
    """Return a text in lower case by the rules of root."""
    if text.isascii():
        return text.lower()
    if SIGMA in text and not (_has_old_contexts(text) and unidata_version in _KNOWN_EDITIONS):
        text = with_small_sigmas(text)
    return mapped(text, "lower")


def with_small_sigmas(text: str) -> str:
    """Return a text with every capital sigma in the lower case that its place asks for."""
    pieces: list[str] = []
    done = 0
    place = text.find(SIGMA)
    while place >= 0:
        pieces += (text[done:place], FINAL_SIGMA if is_final(text, place) else SMALL_SIGMA)
        done = place + 1
        place = text.find(SIGMA, done)
    return "".join(pieces) + text[done:]


def is_final(text: str, place: int) -> bool:
    """Tell whether the letter at a place is the last cased one of a word: Final_Sigma."""
    return not starts_a_word(text, place) and ends_a_word(text, place + 1)


def starts_a_word(text: str, place: int) -> bool:
    """Tell whether no cased letter is before a place, with case-ignorable ones between or none."""
    place -= 1
    while place >= 0 and ord(text[place]) in case_ignorable():
        place -= 1
    return place < 0 or ord(text[place]) not in cased()


def ends_a_word(text: str, place: int) -> bool:
    """Tell whether no cased letter is after a place, with case-ignorable ones between or none."""
    while place < len(text) and ord(text[place]) in case_ignorable():
        place += 1
    return place == len(text) or ord(text[place]) not in cased()


@cache
def mappings(operation: str) -> Mapping[int, str]:
    """Return the mapping of every character that one of the `OPERATIONS` changes by itself."""
    table: str = getattr(case_mappings, operation.upper())
    rows = (line.split(" ") for line in table.splitlines())
    return {int(code, 16): "".join(chr(int(part, 16)) for part in to) for code, *to in rows}


@cache
def cased() -> Ranges:
    """Return the characters with the property Cased (D135)."""
    return Ranges(case_mappings.CASED)


@cache
def case_ignorable() -> Ranges:
    """Return the characters with the property Case_Ignorable (D136)."""
    return Ranges(case_mappings.CASE_IGNORABLE)


@cache
def characters(table: str) -> str:
    """Return a table of ranges as what stands between the brackets of a regular expression."""
    # By numbers: no character of these is special, but some would combine with the next one.
    found = []
    for first, last, _ in spans(getattr(case_mappings, table)):
        found.append(f"\\U{first:08x}" if first == last else f"\\U{first:08x}-\\U{last:08x}")
    return "".join(found)


@cache
def _newer_mappings(operation: str) -> Mapping[int, str]:
    """Return the mappings that a Python with an older edition may not know."""
    newer = Ranges(case_mappings.NEWER_MAPPINGS)
    return {code: to for code, to in mappings(operation).items() if code in newer}


def _older(table: str) -> str:
    """Return the characters up to U+FFFF that are not in a table of ranges, for an expression."""
    gaps = []
    first = 0
    for start, end, _ in spans(getattr(case_mappings, table)):
        if start <= _LAST_OF_BMP:
            gaps.append(f"\\u{first:04x}-\\u{start - 1:04x}")
            first = end + 1
    return "".join(gaps) + f"\\u{first:04x}-\\uffff"


# An expression takes three times as long when it has characters beyond U+FFFF.
_is_old = re.compile(f"[{_older('NEWER_MAPPINGS')}]*").fullmatch
_has_old_contexts = re.compile(f"[{_older('NEWER_CONTEXTS')}]*").fullmatch
_maps_as_ever = re.compile(f"[^{characters('NEWER_MAPPINGS')}]*").fullmatch
