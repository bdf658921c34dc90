"""Cutting a text into pieces, and telling which letters a piece stands for.

A cluster is one *symbol*, a character: the letter in lower case where the cluster is one letter and
nothing else. A symbol in upper case is a letter that is not one with what follows: a joiner or
U+034F is after it, or it stands where a stem of the exceptions is divided. Letters of several
characters are then found among the symbols.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from localeops.alphabet import _letters
from localeops.alphabet._exceptions import marking
from localeops.alphabet._units import units_of
from localeops.casing import fold, lower
from localeops.normalize import nfc, nfd, nfkd
from localeops.segment import graphemes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    Letters = tuple[str, ...]

# Each of these is a cluster by itself next to any other of them, is composed, and has a lower case
# of one character, which is its symbol. Left out are İ and ſ, and CR for the sake of CR LF.
_is_simple = re.compile(
    "["
    "\0-\x0c\x0e-\u012f\u0131-\u017e\u0180-\u02af"  # Latin
    "\u0370-\u0377\u037a-\u037f\u038a\u038c\u038e-\u03a1\u03a3-\u03cf\u0400-\u0481\u048a-\u052f"
    "\u05d0-\u05ea\u0621-\u064a\u0660-\u066f\u0671-\u06d3\u1e00-\u1e95\u1ea0-\u1eff"
    "\u2010-\u2027\u2030-\u205e\u20a0-\u20c0"  # punctuation, currencies
    "\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u3131-\u318e\u4e00-\u9fff\uac00-\ud7a3"  # Far East
    "]*"
).fullmatch
_NO_LETTER = "\0"
FOREIGN = "\uffff"  # the symbol of a cluster that is part of a word, but not one letter
_find_ignored = re.compile("[\u034f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_starts_latin_letter = re.compile("[a-zß-öø-ʯ]", re.IGNORECASE).match
# Letters that Unicode has in another form for the sake of older encodings, and ligatures: digraphs,
# Catalan l with a dot, halfwidth and fullwidth, Arabic and Hebrew presentation forms, and jamo.
_is_compatible = re.compile(
    "[\u0132\u0133\u013f\u0140\u01c4-\u01cc\u01f1-\u01f3\u3131-\u318e\ufb00-\ufb06\ufb1d-\ufb28\ufb2a-\ufdcf"
    "\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\uffa1-\uffdc]"
).match
_TURKIC = ("az", "tr")
# Pieces whose letters are kept, and clusters whose symbols are: all that texts of a language have.
_LONGEST_KEPT, _MOST_KEPT = 8, 8192
_symbols: dict[str, str] = {}

_INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_FINALS = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
_JAMO = {
    chr(first + number): jamo
    for first, row in ((0x1100, _INITIALS), (0x1161, _VOWELS), (0x11A8, _FINALS))
    for number, jamo in enumerate(row)
}
# Of two finals, which are no letter in any count; and of the 16 compound letters of 한글 맞춤법 4,
# 붙임 1, what each is composed of.
_CLUSTERS = {
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ",
    "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
}  # fmt: skip
_COMPOUNDS = {
    "ㄲ": "ㄱㄱ", "ㄸ": "ㄷㄷ", "ㅃ": "ㅂㅂ", "ㅆ": "ㅅㅅ", "ㅉ": "ㅈㅈ",
    "ㅐ": "ㅏㅣ", "ㅒ": "ㅑㅣ", "ㅔ": "ㅓㅣ", "ㅖ": "ㅕㅣ", "ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅏㅣ",
    "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅓㅣ", "ㅟ": "ㅜㅣ", "ㅢ": "ㅡㅣ",
}  # fmt: skip

# Devanagari: a piece begins with an independent letter, a vowel sign, anusvara or visarga. Virama,
# nukta and other marks go with what is before them.
_DEVANAGARI = "\u0902-\u0939\u093d-\u094c\u094e-\u0950\u0955-\u0961\u0964-\u097f"
_MARKS_OF_DEVANAGARI = "\u0900\u0901\u093a-\u093c\u094d\u0951-\u0954\u0962\u0963\u200c\u200d"
_is_plain_hindi = re.compile(
    f"[\0-\x0c\x0e-\x7e{_DEVANAGARI}{_MARKS_OF_DEVANAGARI}\u2013\u2014\u2018-\u201d]*"
).fullmatch
_CONJUNCTS = "क\u094dष|त\u094dर|ज\u094dञ|श\u094dर"


class Alphabet:
    """The letters of a locale, and how its texts are split."""

    __slots__ = ("_cut", "_kept", "_known", "_language", "_mark", "_marks", "_units", "letters")

    def __init__(self, language: str, entry: _letters.Entry, letters: str) -> None:
        """Prepare the tables of an alphabet of a language."""
        self.letters: Letters = tuple(letters.split())
        self._language = language
        self._units = units_of(language, self.letters)
        self._mark = marking(language) if self._units else None
        self._known = _by_base(self.letters, entry)
        self._marks = entry.marks
        self._kept: dict[str, Letters] = {}
        self._cut = _cutter(self._units) if self._units else None

    def split(self, text: str, *, exceptions: bool) -> list[str]:
        """Return the pieces of a text."""
        simple = _is_simple(text)
        if self._cut is None:
            if simple:
                return list(text)
            return (_devanagari(self.letters) if self._language == "hi" else graphemes)(text)
        clusters: str | list[str] = text if simple else graphemes(text)
        symbols = text.lower() if simple else "".join(map(symbol, clusters))
        return self._cut(clusters, self._mark(symbols) if exceptions and self._mark else symbols)

    def count(self, text: str, *, exceptions: bool) -> dict[str, int]:
        """Return how often each letter occurs."""
        counts = dict.fromkeys(self.letters, 0)
        for piece, number in Counter(self.split(text, exceptions=exceptions)).items():
            for letter in self.letters_of(piece):
                counts[letter] += number
        return counts

    def letters_of(self, piece: str) -> Letters:
        """Return the letters that a piece stands for, none if it is no letter of the alphabet."""
        found = self._kept.get(piece)
        if found is None:
            found = self._letters_of(piece)
            if len(piece) <= _LONGEST_KEPT:
                if len(self._kept) >= _MOST_KEPT:
                    self._kept.clear()
                self._kept[piece] = found
        return found

    def _letters_of(self, piece: str) -> Letters:
        if self._language == "ko":
            return tuple(_jamo(piece, self.letters))
        if self._units:
            unit = self._units.get("".join(map(symbol, graphemes(piece))).lower())
            if unit:
                return unit
        base, marks = self._base_and_marks(_find_ignored.sub("", nfd(piece)))
        found = self._match(base, marks)
        if found is None and _is_compatible(base):
            plain = nfkd(base)
            if plain != base:  # then nothing in it is compatible with anything again
                parts = self.split(plain + marks, exceptions=False)
                found = tuple(letter for part in parts for letter in self._letters_of(part))
        return found or ()

    def _base_and_marks(self, decomposed: str) -> tuple[str, str]:
        base, marks = decomposed[:1], decomposed[1:]
        if base == "I" and self._language in _TURKIC:
            folded = nfd(fold(decomposed, locale=self._language))
            return folded[0], folded[1:]
        return small(base), marks

    def _match(self, base: str, marks: str) -> Letters | None:
        """Return the letters of a base and marks; None if there is no such letter."""
        for required, letters in self._known.get(base, ()):
            rest = marks
            for mark in required:
                before, found, after = rest.partition(mark)
                if not found:
                    break
                rest = before + after
            else:
                if self._marks is None or not set(rest) - set(self._marks.get(base, "")):
                    return letters
        return None


def _cutter(units: Iterable[str]) -> Callable[[str | list[str], str], list[str]]:
    """Return the function that makes pieces of clusters and their symbols, by units of several."""
    # The last character may be in upper case: that is about what follows it.
    longest_first = sorted(units, key=len, reverse=True)
    either = (f"{unit[:-1]}[{unit[-1]}{unit[-1].upper()}]" for unit in longest_first)
    divide = re.compile(f"({'|'.join(either)})").split  # a unit is every other part

    def cut(clusters: str | list[str], symbols: str) -> list[str]:
        *parts, rest = divide(symbols)
        pieces: list[str] = []
        if symbols == clusters:
            for between, unit in zip(parts[::2], parts[1::2], strict=True):
                pieces += between
                pieces.append(unit)
            pieces += rest
            return pieces
        start = 0
        for between, unit in zip(parts[::2], parts[1::2], strict=True):
            middle = start + len(between)
            pieces += clusters[start:middle]
            start = middle + len(unit)
            pieces.append("".join(clusters[middle:start]))
        pieces += clusters[start:]
        return pieces

    return cut


def symbol(cluster: str) -> str:
    """Return the symbol of a cluster."""
    found = _symbols.get(cluster)
    if found is None:
        found = _symbol(cluster)
        if len(cluster) <= _LONGEST_KEPT:
            if len(_symbols) >= _MOST_KEPT:
                _symbols.clear()
            _symbols[cluster] = found
    return found


def _symbol(cluster: str) -> str:
    plain = _find_ignored.sub("", cluster)
    composed = nfc(plain)
    if len(composed) != 1:
        return FOREIGN if _starts_latin_letter(composed) else _NO_LETTER
    letter = small(composed)
    if plain != cluster and letter.isascii():  # such letters alone begin one of several characters
        return letter.upper()
    return letter if len(letter) == 1 else _NO_LETTER


def small(letter: str) -> str:
    """Return a letter folded, ß and others that fold to several in lower case."""
    folded = fold(letter, locale="und")
    return folded if len(folded) == 1 else lower(letter, locale="und")


def _by_base(
    letters: Letters, entry: _letters.Entry
) -> dict[str, list[tuple[tuple[str, ...], Letters]]]:
    """Return, by base, which letters are written with it and with which marks, most marks first."""
    forms: dict[str, Letters] = {
        form: found
        for form, names in entry.forms.items()
        if (found := tuple(name for name in names.split() if name in letters))
    }
    forms |= {letter: (letter,) for letter in letters}
    known: dict[str, list[tuple[tuple[str, ...], Letters]]] = {}
    for form, meant in forms.items():
        decomposed = nfd(form)
        known.setdefault(decomposed[0], []).append((tuple(decomposed[1:]), meant))
    for of_base in known.values():
        of_base.sort(key=lambda item: -len(item[0]))
    return known


@cache
def _devanagari(letters: Letters) -> Callable[[str], list[str]]:
    """Return the function that finds the pieces of a text in Hindi."""
    first = f"(?:{_CONJUNCTS}|.)" if "क\u094dष" in letters else "."
    # As clusters are, a control character is by itself.
    of_text = re.compile(f"[\0-\x1f]|{first}[{_MARKS_OF_DEVANAGARI}]*", re.DOTALL).findall
    of_cluster = re.compile(f"{first}[^{_DEVANAGARI}]*", re.DOTALL).findall

    def find(text: str) -> list[str]:
        if _is_plain_hindi(text):
            return of_text(text)
        return [piece for cluster in graphemes(text) for piece in of_cluster(cluster)]

    return find


def _jamo(cluster: str, letters: Letters) -> Iterator[str]:
    """Yield the letters of a syllable, or of a letter by itself."""
    for character in nfd(cluster):
        plain = nfkd(character) if _is_compatible(character) else character
        jamo = _JAMO.get(plain, "")
        for one in _CLUSTERS.get(jamo, jamo):
            yield from one if one in letters else _COMPOUNDS.get(one, one)


@cache
def alphabet(name: str, extent: str) -> Alphabet:
    """Return an alphabet by the name of its entry."""
    traditional = name == "es-trad"
    entry = _letters.SPANISH_TRADITIONAL if traditional else _letters.ALPHABETS[name]
    letters = {"locale": entry.letters, "narrow": entry.narrow, "wide": entry.wide}[extent]
    return Alphabet("es" if traditional else name, entry, letters)
