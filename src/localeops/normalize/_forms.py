"""The four normal forms (UAX #15; core specification, section 3.11) of the Unicode edition shipped.

Written for a cluster at a time: plain, and not for speed.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FORMS = ("NFC", "NFD", "NFKC", "NFKD")

# Core specification, section 3.12, Conjoining Jamo Behavior.
_S_BASE, _L_BASE, _V_BASE, _T_BASE = 0xAC00, 0x1100, 0x1161, 0x11A7
_L_COUNT, _V_COUNT, _T_COUNT = 19, 21, 28


def normalized(text: str, form: str) -> str:
    """Return a text in one of the `FORMS`."""
    if text.isascii():
        return text
    decomposed = _reordered(text.translate(_decompositions(compatibility="K" in form)))
    return _composed(decomposed) if form.endswith("C") else decomposed


def pieces(text: str) -> Iterator[str]:
    """Yield the text in pieces that no form joins: a character and what may join it."""
    classes, joining = _combining_classes(), _joining()
    start = 0
    for place, character in enumerate(text):
        if place > start and character not in classes and character not in joining:
            yield text[start:place]
            start = place
    if text:
        yield text[start:]


def mapping(code: int) -> str:
    """Return the decomposition mapping of a character that has one."""
    return _mappings()[code][1]


def _reordered(text: str) -> str:
    """Return a text with its marks in canonical order (D108, D109)."""
    classes = _combining_classes()
    pieces: list[str] = []
    marks: list[str] = []
    for character in text:
        if character in classes:
            marks.append(character)
            continue
        if marks:
            pieces += sorted(marks, key=classes.__getitem__)
            marks = []
        pieces.append(character)
    return "".join(pieces + sorted(marks, key=classes.__getitem__))


def _composed(text: str) -> str:
    """Return a decomposed text with what composes composed (D115 to D117)."""
    classes = _combining_classes()
    result: list[str] = []
    starter = -1  # the place of the last starter in the result
    before = -1  # the class of the last mark after it, -1 if there is none
    for character in text:
        own = classes.get(character, 0)
        if starter >= 0 and before < own:
            composite = _composite(result[starter], character)
            if composite:
                result[starter] = composite
                continue
        if own == 0:
            starter = len(result)
        before = own or -1
        result.append(character)
    return "".join(result)


def _composite(first: str, second: str) -> str:
    """Return the primary composite of two characters, or nothing."""
    initial, vowel = ord(first) - _L_BASE, ord(second) - _V_BASE
    if 0 <= initial < _L_COUNT and 0 <= vowel < _V_COUNT:
        return chr(_S_BASE + (initial * _V_COUNT + vowel) * _T_COUNT)
    syllable, final = ord(first) - _S_BASE, ord(second) - _T_BASE
    if 0 <= syllable < _L_COUNT * _V_COUNT * _T_COUNT and 0 < final < _T_COUNT:
        return "" if syllable % _T_COUNT else chr(ord(first) + final)
    return composites().get(first + second, "")


@cache
def _joining() -> frozenset[str]:
    """Return the characters of class 0 that can compose with one before them, or begin so."""
    vowels, finals = range(_V_BASE, _V_BASE + _V_COUNT), range(_T_BASE + 1, _T_BASE + _T_COUNT)
    seconds = {*(pair[1] for pair in composites()), *map(chr, (*vowels, *finals))}
    begins = seconds | _combining_classes().keys()
    decomposed = {
        chr(code)
        for code, full in _decompositions(compatibility=False).items()
        if full[0] in begins
    }
    return frozenset((seconds | decomposed) - _combining_classes().keys())


@cache
def _mappings() -> dict[int, tuple[str, str]]:
    """Return type and decomposition mapping of every character that has one."""
    from localeops._tables.decompositions import DECOMPOSITIONS

    found = {}
    for line in DECOMPOSITIONS.splitlines():
        code, kind, *mapping = line.split(" ")
        found[int(code, 16)] = (kind, "".join(chr(int(part, 16)) for part in mapping))
    return found


@cache
def composites() -> Mapping[str, str]:
    """Return the primary composite of each pair that has one, but for the Hangul syllables."""
    return {pair: chr(code) for code, (kind, pair) in _mappings().items() if kind == "canonical"}


@cache
def _decompositions(*, compatibility: bool) -> Mapping[int, str]:
    """Return the full decomposition of every character that has one."""
    found: dict[int, str] = {}
    for code in range(_S_BASE, _S_BASE + _L_COUNT * _V_COUNT * _T_COUNT):
        syllable, final = divmod(code - _S_BASE, _T_COUNT)
        initial, vowel = divmod(syllable, _V_COUNT)
        jamo = chr(_L_BASE + initial) + chr(_V_BASE + vowel)
        found[code] = jamo + chr(_T_BASE + final) if final else jamo
    mappings = {
        code: mapping
        for code, (kind, mapping) in _mappings().items()
        if compatibility or kind in ("canonical", "excluded")
    }
    while mappings:  # few rounds: a mapping whose characters are all known to be final is final
        final_now = {c: m for c, m in mappings.items() if not any(ord(x) in mappings for x in m)}
        found.update({code: mapping.translate(found) for code, mapping in final_now.items()})
        mappings = {code: m for code, m in mappings.items() if code not in final_now}
    return found


@cache
def _combining_classes() -> Mapping[str, int]:
    """Return Canonical_Combining_Class of every character where it is not 0."""
    from localeops._tables import spans
    from localeops._tables.decompositions import COMBINING_CLASSES

    return {
        chr(code): int(label)
        for first, last, label in spans(COMBINING_CLASSES)
        for code in range(first, last + 1)
    }
