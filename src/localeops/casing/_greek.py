"""Greek capitals: no accents, but dialytika (the tailoring of locale ``el`` in ICU).

What is written over a Greek letter in lower case goes, as capitals bear no accents, with three
exceptions: dialytika stay; where an accent told two vowels apart, dialytika do it (άυλος is
ΑΫΛΟΣ); and an ή that is a word by itself, "or", stays Ή. An iota below becomes a capital after it.
"""

from __future__ import annotations

import re
from codecs import charmap_build, charmap_decode, charmap_encode
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from localeops.casing._mappings import characters, ends_a_word, mapped, starts_a_word
from localeops.normalize import nfd

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
_SECOND = frozenset("ιυΙΥ")
_SECOND_OF_PAIR = dict(zip("ιυίύΙΥΊΎ", "ΪΫΪΫΪΫΪΫ", strict=True))

# The letters that decompose: those of which marks are a part, and the ohm.
_WITH_MARKS = "".join(
    letter
    for letter in map(chr, (*range(0x386, 0x3D5), *range(0x1F00, 0x2000), 0x2126))
    if nfd(letter) != letter
)
# The characters of a text without combining marks and polytonic letters, as nearly all are, and
# what each becomes: as one byte each they are exchanged at once.
_MONOTONIC = "".join(
    map(chr, (*range(0x80), 0x386, *range(0x388, 0x38B), 0x38C, *range(0x38E, 0x3A2)))
) + "".join(map(chr, (*range(0x3A3, 0x3CF), *range(0x2010, 0x2028))))
_MONOTONIC += "\xa0©«®°±²³·»¼½¾×÷΄΅€‰′″‹›"
_CODES = charmap_build(_MONOTONIC)
_LONGEST_KEPT = 16  # characters
_MARKS = f"[{characters('ABOVE')}{characters('OTHER_MARKS')}]"
# Each letter that has marks, its own or after it.
_each_marked = re.compile(f"(?=[{LETTERS}])(?:[{_WITH_MARKS}]{_MARKS}*|.{_MARKS}+)").finditer
_each_lone_eta = re.compile("(?<![Α-ώ])[ήΉ](?![Α-ώ])").finditer
_replace_pair = re.compile("([άέήίόύώΆΈΉΊΌΎΏ])([ιυίύΙΥΊΎ])").sub


class _Capital(NamedTuple):
    """What a letter with its marks becomes.

    Attributes:
        plain: In most places.
        gaining: Where it gets dialytika for an accent that the vowel before it lost as part of the
            letter (0) or as a mark after it (1); empty if it gets none.
        alone: As a word by itself, if that is something else.
        accented: Whether it loses an accent that told it apart from a vowel after it: "letter",
            "mark" or "".
        root: By the rules of root.
    """

    plain: str
    gaining: tuple[str, str] | None
    alone: str
    accented: str
    root: str


def upper(text: str) -> str:
    """Return a text in Greek capitals."""
    try:
        charmap_encode(text, None, _CODES)
    except UnicodeEncodeError:
        pass
    else:
        return _monotonic(text)
    pieces: list[str] = []
    done = 0
    for _, start, end, after in changes(text):
        pieces += (mapped(text[done:start], "upper"), after)
        done = end
    return "".join(pieces) + mapped(text[done:], "upper")


def changes(text: str) -> Iterator[tuple[str, int, int, str]]:
    """Yield rule, start, end and result of the changes that root does not make, among others.

    The rule is empty if the result is what root gives.
    """
    place = 0
    accented = ""  # the vowel that ends at the place lost an accent: "letter" or "mark" had it
    for match in _each_marked(text):
        start, end = match.span()
        if accented and place < start and text[place] in _SECOND:
            yield "el.dialytika", place, place + 1, _gained(text[place], accented)
            accented = ""
        marked = match[0]
        capital = (_capital if len(marked) <= _LONGEST_KEPT else _capital.__wrapped__)(marked)
        rule, after = "el.upper", capital.plain
        before = accented if start == place else ""
        accented = capital.accented
        if capital.gaining and before:
            rule, after, accented = "el.dialytika", capital.gaining[before == "mark"], ""
        elif capital.alone and _is_a_word(text, start, end):
            rule, after = "el.eta", capital.alone
        yield (rule if after != capital.root else ""), start, end, after
        place = end
    if accented and text[place : place + 1] in _SECOND:
        yield "el.dialytika", place, place + 1, _gained(text[place], accented)


@lru_cache(maxsize=4096)
def _capital(cluster: str) -> _Capital:
    """Return what a letter with its marks becomes."""
    decomposed = nfd(cluster[0])
    letter, own = mapped(decomposed[0], "upper"), frozenset(decomposed[1:])
    marks = cluster[1:].translate(_DECOMPOSED)
    written = own | set(marks)
    has_accent = not written.isdisjoint(ACCENTS)
    has_dialytika = DIALYTIKA in written
    iotas = _IOTA * ((IOTA_BELOW in own) + marks.count(IOTA_BELOW))
    gaining, alone, accented = None, "", ""
    if DIALYTIKA in own:
        plain = _WITH_DIALYTIKA.get(letter, letter + DIALYTIKA) + _kept(marks, "", "")
    else:
        plain = letter + _kept(marks, "", DIALYTIKA)
    if letter in _WITH_DIALYTIKA and not has_dialytika:
        kept = _kept(marks, "", "") + iotas
        gaining = _WITH_DIALYTIKA[letter] + kept, letter + DIALYTIKA + kept
    if letter == _ETA and has_accent and not iotas:
        if own.isdisjoint(ACCENTS):
            alone = _ETA + _kept(marks, TONOS, DIALYTIKA)
        else:
            alone = _ETA_WITH_TONOS + _kept(marks, "", DIALYTIKA)
    if has_accent and letter in _VOWELS and not has_dialytika:
        accented = "mark" if own.isdisjoint(ACCENTS) else "letter"
    return _Capital(plain + iotas, gaining, alone, accented, mapped(cluster, "upper"))


def _gained(letter: str, accented: str) -> str:
    """Return the capital of a plain letter that gets dialytika."""
    capital = mapped(letter, "upper")
    return _WITH_DIALYTIKA[capital] if accented == "letter" else capital + DIALYTIKA


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
    """Return a text without marks and polytonic letters in capitals."""
    pieces: list[str] = []
    done = 0
    for match in _each_lone_eta(text):
        start, end = match.span()
        if _is_a_word(text, start, end):
            pieces += (_exchanged(text[done:start]), _ETA_WITH_TONOS)
            done = end
    return "".join(pieces) + _exchanged(text[done:])


def _exchanged(text: str) -> str:
    """Return a monotonic text without a lone eta in capitals."""
    text = _replace_pair(_without_accents, text)
    codes, _ = charmap_encode(text, None, _CODES)
    return charmap_decode(codes, None, _monotonic_capitals())[0]


@cache
def _monotonic_capitals() -> str:
    """Return what each of the monotonic characters becomes."""
    return "".join(
        _capital(letter).plain if letter in _WITH_MARKS else mapped(letter, "upper")
        for letter in _MONOTONIC
    ).ljust(256)  # a table of all 256 bytes is read twice as fast


def _without_accents(match: re.Match[str]) -> str:
    """Return two vowels that an accent told apart as capitals that dialytika tell apart."""
    return _UNACCENTED[match[1]] + _SECOND_OF_PAIR[match[2]]
