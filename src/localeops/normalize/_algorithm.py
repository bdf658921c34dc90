"""The four normal forms (UAX #15; core specification, section 3.11), written out.

For the texts that Python's ``unicodedata`` is not known to get right, or not in linear time
(`localeops.normalize._forms`), and for the tables: what decomposes into what, what composes.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

# Core specification, section 3.12, Conjoining Jamo Behavior.
_S_BASE, _L_BASE, _V_BASE, _T_BASE = 0xAC00, 0x1100, 0x1161, 0x11A7
_L_COUNT, _V_COUNT, _T_COUNT = 19, 21, 28
_LAST_ASTRAL = 0x1FFFF  # of what has a class or composes; beyond are ideographs
_CHUNK = 0x10000  # marks that are sorted at once


def normalized(text: str, form: str) -> str:
    """Return a text in a normal form."""
    decomposed = text.translate(_decompositions(compatibility="K" in form))
    ordered = _each_run()(lambda match: _reordered(match[0]), decomposed)
    if form.endswith("D"):
        return ordered
    return _each_candidate()(lambda match: _composed(match[0]), ordered)


def pieces(text: str) -> Iterator[str]:
    """Yield the text in pieces that no form joins: a character and what may join it."""
    classes, joining = combining_classes(), _joining()
    start = 0
    for place, character in enumerate(text):
        if place > start and character not in classes and character not in joining:
            yield text[start:place]
            start = place
    if text:
        yield text[start:]


def has_mapping(code: int) -> bool:
    """Say whether a character has a decomposition mapping in the tables."""
    return code in _mappings()


def mapping(code: int) -> str:
    """Return the decomposition mapping of a character that has one."""
    return _mappings()[code][1]


def _reordered(run: str) -> str:
    """Return characters, most of them marks, with the marks in canonical order (D108, D109)."""
    classes = combining_classes()
    parts: list[str] = []
    start = 0
    for place, character in enumerate(run):
        if character not in classes:
            parts += (_sorted(run[start:place]), character)
            start = place + 1
    return "".join(parts) + _sorted(run[start:])


def _sorted(marks: str) -> str:
    """Return marks sorted by class, those of a class in the order in which they are."""
    class_of = combining_classes().__getitem__
    if len(marks) <= _CHUNK:
        return "".join(sorted(marks, key=class_of))
    by_class: dict[int, list[str]] = {}
    for start in range(0, len(marks), _CHUNK):
        chunk = sorted(marks[start : start + _CHUNK], key=class_of)
        for own, group in groupby(chunk, class_of):
            by_class.setdefault(own, []).append("".join(group))
    return "".join("".join(by_class[own]) for own in sorted(by_class))


def _composed(text: str) -> str:
    """Return a decomposed text with what composes composed (D115 to D117)."""
    classes = combining_classes()
    parts: list[str] = []
    starter = ""  # the last one, with what has been composed with it
    held: list[str] = []  # what stays after it, up to `place_held`
    start = 0
    before = -1  # the class of the last mark that stays, -1 if there is none
    for place, character in enumerate(text):
        own = classes.get(character, 0)
        if starter and before < own:
            composite = _composite(starter, character)
            if composite:
                starter = composite
                held.append(text[start:place])
                start = place + 1
                continue
        if own == 0:
            parts += (starter, *held, text[start:place])
            starter, held, start = character, [], place + 1
        before = own or -1
    return "".join((*parts, starter, *held, text[start:]))


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
def _each_run() -> Callable[[Callable[[re.Match[str]], str], str], str]:
    """Return what replaces each run of characters that may be marks to be sorted."""
    return re.compile(f"[{roughly(map(ord, combining_classes()))}]{{2,}}").sub


@cache
def _each_candidate() -> Callable[[Callable[[re.Match[str]], str], str], str]:
    """Return what replaces each run of a character and others that may compose with it."""
    seconds = {*combining_classes(), *_joining()}
    return re.compile(f".[{roughly(map(ord, seconds))}]+", re.DOTALL).sub


def roughly(codes: Iterable[int]) -> str:
    """Return characters as a class of a regular expression, all of planes 1 for any of them.

    Ranges beyond U+FFFF make a class slow, each of them.
    """
    spans: list[list[int]] = []
    for code in sorted({code for code in codes if code <= 0xFFFF}):  # noqa: PLR2004 - the BMP
        if spans and spans[-1][1] == code - 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    spans.append([0x10000, _LAST_ASTRAL])
    return "".join(f"{chr(first)}-{chr(last)}" for first, last in spans)


@cache
def _joining() -> frozenset[str]:
    """Return the characters of class 0 that can compose with one before them, or begin so."""
    vowels, finals = range(_V_BASE, _V_BASE + _V_COUNT), range(_T_BASE + 1, _T_BASE + _T_COUNT)
    seconds = {*(pair[1] for pair in composites()), *map(chr, (*vowels, *finals))}
    begins = seconds | combining_classes().keys()
    decomposed = {
        chr(code) for code, full in _full_mappings(compatibility=False).items() if full[0] in begins
    }
    return frozenset((seconds | decomposed) - combining_classes().keys())


@cache
def _mappings() -> dict[int, tuple[str, str]]:
    """Return type and decomposition mapping of every character that has one."""
    from localeops._tables.decompositions import DECOMPOSITIONS

    found = {}
    for line in DECOMPOSITIONS.splitlines():
        code, kind, *parts = line.split(" ")
        found[int(code, 16)] = (kind, "".join(chr(int(part, 16)) for part in parts))
    return found


@cache
def composites() -> Mapping[str, str]:
    """Return the primary composite of each pair that has one, but for the Hangul syllables."""
    return {pair: chr(code) for code, (kind, pair) in _mappings().items() if kind == "canonical"}


class _Decompositions(dict[int, "int | str"]):
    """The full decompositions: a table for ``str.translate``, which learns what has none."""

    def __missing__(self, code: int) -> int:
        self[code] = code
        return code


@cache
def _decompositions(*, compatibility: bool) -> _Decompositions:
    """Return the full decomposition of every character that has one."""
    found = _Decompositions(_full_mappings(compatibility=compatibility))
    for code in range(_S_BASE, _S_BASE + _L_COUNT * _V_COUNT * _T_COUNT):
        syllable, final = divmod(code - _S_BASE, _T_COUNT)
        initial, vowel = divmod(syllable, _V_COUNT)
        jamo = chr(_L_BASE + initial) + chr(_V_BASE + vowel)
        found[code] = jamo + chr(_T_BASE + final) if final else jamo
    return found


@cache
def _full_mappings(*, compatibility: bool) -> Mapping[int, str]:
    """Return the full decomposition of every character that has one, but for Hangul syllables."""
    found: dict[int, str] = {}
    left = {
        code: to
        for code, (kind, to) in _mappings().items()
        if compatibility or kind in ("canonical", "excluded")
    }
    while left:  # few rounds: a mapping whose characters are all known to be final is final
        final = {code: to for code, to in left.items() if not any(ord(x) in left for x in to)}
        found.update({code: to.translate(found) for code, to in final.items()})
        left = {code: to for code, to in left.items() if code not in final}
    return found


@cache
def combining_classes() -> Mapping[str, int]:
    """Return Canonical_Combining_Class of every character where it is not 0."""
    from localeops._tables import spans
    from localeops._tables.decompositions import COMBINING_CLASSES

    return {
        chr(code): int(label)
        for first, last, label in spans(COMBINING_CLASSES)
        for code in range(first, last + 1)
    }
