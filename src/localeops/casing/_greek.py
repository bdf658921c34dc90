"""Greek capitals: no accents, but dialytika (the tailoring of locale ``el`` in ICU).

What is written over a Greek letter in lower case goes, as capitals bear no accents, with three
exceptions: dialytika stay; where an accent told two vowels apart, dialytika do it (άυλος is
ΑΫΛΟΣ); and an ή that is a word by itself, "or", stays Ή. An iota below becomes a capital after it.
"""

from __future__ import annotations

import re
from functools import cache

from localeops.casing._mappings import characters, ends_a_word, mapped, starts_a_word
from localeops.normalize import nfd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

# The letters of the script Greek in the blocks Greek and Coptic and Greek Extended, and the ohm.
LETTERS = (
    "\u0370-\u0373\u0376\u0377\u037a-\u037d\u037f\u0386\u0388-\u038a\u038c\u038e-\u03a1"
    "\u03a3-\u03e1\u03f0-\u03f5\u03f7-\u03ff\u1f00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d"
    "\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fbc\u1fbe\u1fc2-\u1fc4"
    "\u1fc6-\u1fcc\u1fd0-\u1fd3\u1fd6-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ff4\u1ff6-\u1ffc\u2126"
)
# Core specification, section 7.2: the diacritics of Greek, and what is typed for a perispomeni.
ACCENTS = "\u0300\u0301\u0302\u0303\u0311\u0342"
DIALYTIKA, TONOS, IOTA_BELOW = "\u0308", "\u0301", "\u0345"
OTHER_DIACRITICS = "\u0304\u0306\u0313\u0314"
_DIACRITICS = frozenset(ACCENTS + DIALYTIKA + IOTA_BELOW + OTHER_DIACRITICS)
# Those that decompose into others.
_DECOMPOSED = str.maketrans(
    {"\u0340": "\u0300", "\u0341": TONOS, "\u0343": "\u0313", "\u0344": DIALYTIKA + TONOS}
)

_VOWELS = frozenset("ΑΕΗΙΟΥΩ")
_ETA, _ETA_WITH_TONOS, _IOTA = "ΗΉΙ"
_WITH_DIALYTIKA = {"Ι": "Ϊ", "Υ": "Ϋ"}
_UNACCENTED = dict(zip("άέήίόύώΆΈΉΊΌΎΏ", "ΑΕΗΙΟΥΩΑΕΗΙΟΥΩ", strict=True))
_SECOND_OF_PAIR = dict(zip("ιυίύΙΥΊΎ", "ΪΫΪΫΪΫΪΫ", strict=True))

_each_letter = re.compile(
    f"([{LETTERS}])([{characters('ABOVE')}{characters('OTHER_MARKS')}]*)"
).finditer
# A text without combining marks and polytonic letters, as nearly all are.
_is_monotonic = re.compile(
    "[\0-\u02ff\u0370-\u0482\u2010-\u205e\u20a0-\u20c0\u2100-\u2125]*"
).fullmatch
_each_lone_eta = re.compile("(?<![Α-ώ])[ήΉ](?![Α-ώ])").finditer
_replace_pair = re.compile("([άέήίόύώΆΈΉΊΌΎΏ])([ιυίύΙΥΊΎ])").sub


def upper(text: str) -> str:
    """Return a text in Greek capitals."""
    pieces: list[str] = []
    done = 0
    if _is_monotonic(text):
        for match in _each_lone_eta(text):
            start, end = match.span()
            if _is_a_word(text, start, end):
                pieces += (_monotonic(text[done:start]), _ETA_WITH_TONOS)
                done = end
        return "".join(pieces) + _monotonic(text[done:])
    for _, start, end, after in changes(text):
        pieces += (mapped(text[done:start], "upper"), after)
        done = end
    return "".join(pieces) + mapped(text[done:], "upper")


def changes(text: str) -> Iterator[tuple[str, int, int, str]]:
    """Yield rule, start, end and result for every Greek letter with the marks after it.

    The rule is empty if the result is what root gives.
    """
    place = 0
    accented = ""  # the vowel that ends at the place lost an accent: "letter" or "mark" had it
    for match in _each_letter(text):
        start, end = match.span()
        before = accented if start == place else ""
        capital, own = _letter(match[1])
        marks = match[2].translate(_DECOMPOSED)
        written = own | set(marks)
        has_accent = not written.isdisjoint(ACCENTS)
        has_dialytika = DIALYTIKA in written
        gains = bool(before) and capital in _WITH_DIALYTIKA and not has_dialytika
        iotas = (IOTA_BELOW in own) + marks.count(IOTA_BELOW)
        rule = "el.upper"
        tonos = dialytika = ""
        if capital == _ETA and has_accent and not iotas and _is_a_word(text, start, end):
            rule = "el.eta"
            tonos = TONOS
            if not own.isdisjoint(ACCENTS):
                capital, tonos = _ETA_WITH_TONOS, ""
        if gains:
            rule = "el.dialytika"
            marks = DIALYTIKA + marks if before == "mark" else marks
        if DIALYTIKA in own or (before == "letter" and gains):
            capital = _WITH_DIALYTIKA.get(capital, capital + DIALYTIKA)
        else:
            dialytika = DIALYTIKA
        after = capital + _kept(marks, tonos, dialytika) + _IOTA * iotas
        yield (rule if after != mapped(match[0], "upper") else ""), start, end, after
        place = end
        accented = ""
        if has_accent and capital[0] in _VOWELS and not has_dialytika and not gains:
            accented = "mark" if own.isdisjoint(ACCENTS) else "letter"


def _kept(marks: str, tonos: str, dialytika: str) -> str:
    """Return the marks that stay: those that are not Greek, and the first of each of the two."""
    kept = []
    for mark in marks:
        if mark in ACCENTS:
            kept.append(tonos)
            tonos = ""
        elif mark == DIALYTIKA:
            kept.append(dialytika)
            dialytika = ""
        elif mark not in _DIACRITICS:
            kept.append(mark)
    return "".join(kept)


def _is_a_word(text: str, start: int, end: int) -> bool:
    """Tell whether a letter is a word by itself, by the conditions of Final_Sigma."""
    return starts_a_word(text, start) and ends_a_word(text, end)


def _monotonic(text: str) -> str:
    """Return a text without marks and polytonic letters in capitals, none of them a lone eta."""
    text = mapped(_replace_pair(_without_accents, text), "upper")
    for accented, capital in _monotonic_capitals():
        text = text.replace(accented, capital)
    return text


def _without_accents(match: re.Match[str]) -> str:
    """Return two vowels that an accent told apart as capitals that dialytika tell apart."""
    return _UNACCENTED[match[1]] + _SECOND_OF_PAIR[match[2]]


@cache
def _monotonic_capitals() -> tuple[tuple[str, str], ...]:
    """Return what root makes of the accented letters, and what Greek makes of it."""
    capitals = dict(zip("ΆΈΉΊΌΎΏ", "ΑΕΗΙΟΥΩ", strict=True))
    return (
        *capitals.items(),
        ("Ϊ" + TONOS, "Ϊ"), ("Ι" + DIALYTIKA + TONOS, "Ϊ"), ("Υ" + DIALYTIKA + TONOS, "Ϋ"),
        ("ϓ", "ϒ"), ("ϔ", "ϒ" + DIALYTIKA),
    )  # fmt: skip


@cache
def _letter(letter: str) -> tuple[str, frozenset[str]]:
    """Return a Greek letter's capital without marks, and the marks that are part of the letter."""
    decomposed = nfd(letter)
    return mapped(decomposed[0], "upper"), frozenset(decomposed[1:])
