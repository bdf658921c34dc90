r"""Look-alikes of another script inside a word: which word, which script is its own, what is odd.

Each character has a class of one byte:

=========== ======================================================================================
``\x00``    what no word has
``\x01``    marks and what is ignorable: they belong to the word that they stand in
``\x02``    decimal digits
``\x03``    punctuation that joins letters if it is between two of them
``\x04``    letters of no script of their own, such as those of mathematics
from \x10   letters, a class for each script
=========== ======================================================================================
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from localeops import _properties
from localeops.confusables import _scripts, _skeleton
from localeops.confusables._suspect import Suspect
from localeops.normalize import nfc, nfd

if TYPE_CHECKING:
    from collections.abc import Mapping
    from collections.abc import Set as AbstractSet

_OTHER = "\x00"
_MARK = "\x01"
_DIGIT = "\x02"
_JOINT = "\x03"
_NO_SCRIPT = "\x04"
_FIRST_SCRIPT = "\x10"
_LETTER = "\x04\x10-\xff"
_REST = f"[\x01\x02{_LETTER}]*"
# UAX #29 without full stops, colons and low lines inside words (see the module's description).
_WORD = re.compile(f"[\x02{_LETTER}]{_REST}(?:\x03[{_LETTER}]{_REST})*")
_BETWEEN = f"{_MARK}{_JOINT}"
# Digits, or letters, with what is between them or after them.
_RUN = re.compile(f"{_DIGIT}[{_BETWEEN}{_DIGIT}]*|[{_LETTER}][{_BETWEEN}{_LETTER}]*")
_JOINING = "'’＇·‧״׳"
_DIGITS = "0123456789"
_NONE = "Zyyy"
_SYSTEMS = frozenset({"Hanb", "Jpan", "Kore"})


class _Word(NamedTuple):
    """A word: where it begins, its text, and the script of each letter that it has, or Zyyy.

    What a letter looks like is asked once for each letter that a word has, not for each place.
    """

    start: int
    text: str
    letters: Mapping[str, str]


def suspects_of(text: str, digits: str) -> list[Suspect]:
    """Return the suspects of a text, in order."""
    classes = text.translate(_classes())
    present = set(classes)
    with_digits = digits == "report" and _DIGIT in present
    scripts = {kind for kind in present if kind >= _FIRST_SCRIPT}
    if not scripts or (len(scripts) == 1 and _NO_SCRIPT not in present and not with_digits):
        return []
    found: list[Suspect] = []
    of_text = _Text(classes)
    for match in _WORD.finditer(classes):
        kinds = set(match[0])
        of_word = {kind for kind in kinds if kind >= _FIRST_SCRIPT}
        suspects: list[Suspect] = []
        if len(of_word) > 1 or (of_word and _NO_SCRIPT in kinds):
            suspects = _of_another_script(text, match, of_text)
        if with_digits and _DIGIT in kinds and of_word:
            suspects += _among_digits(text, match, of_text)
            suspects.sort()
        found += suspects
    return found


class _Text:
    """The classes of a text, and which script it is written in, for words that do not say."""

    __slots__ = ("_classes", "_counts")

    def __init__(self, classes: str) -> None:
        self._classes = classes
        self._counts: Counter[str] | None = None

    def letters_of(self, script: str) -> int:
        """Return how many letters of a script the words have that are of one script."""
        if self._counts is None:
            self._counts = Counter()
            for match in _WORD.finditer(self._classes):
                scripts = [kind for kind in match[0] if kind >= _FIRST_SCRIPT]
                if len(set(scripts)) == 1:
                    self._counts[_script(scripts[0])] += len(scripts)
        return self._counts[script]


def _word(text: str, match: re.Match[str]) -> _Word:
    """Return a word of a text."""
    word = text[match.start() : match.end()]
    letters = {
        character: _script(kind)
        for character, kind in set(zip(word, match[0], strict=True))
        if kind >= _NO_SCRIPT
    }
    return _Word(match.start(), word, letters)


def _of_another_script(text: str, match: re.Match[str], of_text: _Text) -> list[Suspect]:
    """Return the letters of a word that look like letters of its script, and are not."""
    scripts = frozenset(_script(kind) for kind in set(match[0]) if kind >= _FIRST_SCRIPT)
    if _usual(scripts):
        return []
    word = _word(text, match)
    own = _own_scripts(word, scripts, of_text)
    odd: dict[str, str] = {}
    for character in word.letters:
        alike = _alike(character)
        for script in own:
            if script in alike and not _belongs(character, script):
                odd[character] = alike[script]
                break
    if not odd:
        return []
    return [
        Suspect(place, character, odd[character], word.letters[character])
        for place, character in enumerate(word.text, word.start)
        if character in odd
    ]


@cache
def _usual(scripts: frozenset[str]) -> bool:
    """Return whether a word of these scripts is an everyday one, in Japanese, Korean, Chinese."""
    beside_latin = [_scripts.augmented(frozenset({script})) for script in scripts - {"Latn"}]
    if len(scripts) == 1 or not beside_latin:
        return False
    return not _SYSTEMS.isdisjoint(_scripts.shared_by(beside_latin))


def _own_scripts(word: _Word, scripts: AbstractSet[str], of_text: _Text) -> list[str]:
    """Return the script that a word is written in, or all that it may be written in."""
    if len(scripts) == 1:
        return list(scripts)
    total: Counter[str] = Counter()
    proof: Counter[str] = Counter()
    occurrences = Counter(word.text)
    for character, own_script in word.letters.items():
        total[own_script] += occurrences[character]
        alike = _alike(character)
        if not any(script in alike for script in scripts if script != own_script):
            proof[own_script] += occurrences[character]
    weights = {script: (proof[script], total[script]) for script in scripts}
    heaviest = max(weights.values())
    own = sorted(script for script in scripts if weights[script] == heaviest)
    if len(own) > 1:
        most = max(map(of_text.letters_of, own))
        own = [script for script in own if of_text.letters_of(script) == most]
    return own


@cache
def _belongs(character: str, script: str) -> bool:
    """Return whether a letter is one of a script, or of a writing system that has the script."""
    sets = _scripts.augmented(_scripts.extensions(character))
    return not sets.isdisjoint(_scripts.augmented(frozenset({script})))


def _among_digits(text: str, match: re.Match[str], of_text: _Text) -> list[Suspect]:
    """Return the digits between letters that look like letters, and the other way."""
    word = _word(text, match)
    own = tuple(_own_scripts(word, set(word.letters.values()) - {_NONE}, of_text))
    found: list[Suspect] = []
    before = ""  # the last character of the run before
    for run in _RUN.finditer(match.string, match.start(), match.end()):
        kinds = run[0].rstrip(_BETWEEN)
        end = run.start() + len(kinds)
        if before and run.end() < match.end():
            characters = text[run.start() : end]
            if kinds[0] == _DIGIT:
                category = _category(before)
                found += [
                    Suspect(place, digit, looks_like, _NONE)
                    for place, digit in enumerate(characters, run.start())
                    if (looks_like := _letter_like(digit, category, own))
                ]
            elif all(
                character not in word.letters or _digit_like(character)
                for character in set(characters)
            ):
                found += [
                    Suspect(place, letter, _digit_like(letter), word.letters[letter])
                    for place, letter in enumerate(characters, run.start())
                    if letter in word.letters
                ]
        before = text[end - 1]
    return found


@cache
def _category(character: str) -> str:
    return _properties.category(ord(character))


@cache
def _letter_like(digit: str, category: str, own: tuple[str, ...]) -> str:
    """Return the letter of the first of some scripts that has one that a digit can be taken for."""
    if _classes()[ord(digit)] != _DIGIT:
        return ""
    alike = _letters_like(digit, category)
    return next((alike[script] for script in own if script in alike), "")


@cache
def _alike(character: str) -> Mapping[str, str]:
    """Return the letter of each script that a letter can be taken for, with its marks."""
    decomposed = nfd(character)
    base, marks = decomposed[0], decomposed[1:]
    if any(_classes()[ord(mark)] != _MARK for mark in marks):
        return {}  # a Hangul syllable
    found = _letters_like(base, _properties.category(ord(character)))
    return {script: nfc(letter + marks) for script, letter in found.items()}


@cache
def _letters_like(character: str, category: str) -> Mapping[str, str]:
    """Return the letter of each script that looks like a character, if it can be of a category."""
    found = {}
    for script, letters in _letters_by_skeleton().get(_skeleton.internal(character), {}).items():
        others = [letter for letter in letters if letter != character]
        same = [letter for letter in others if _properties.category(ord(letter)) == category]
        if others:
            found[script] = (same or others)[0]
    return found


@cache
def _letters_by_skeleton() -> Mapping[str, Mapping[str, list[str]]]:
    """Return the letters that share a skeleton, by skeleton and script."""
    found: dict[str, dict[str, list[str]]] = {}
    for letter in _skeleton.data()[1]:
        kind = _classes()[ord(letter)]
        if kind >= _FIRST_SCRIPT:
            alike = found.setdefault(_skeleton.internal(letter), {})
            alike.setdefault(_script(kind), []).append(letter)
    return found


@cache
def _digit_like(character: str) -> str:
    """Return the digit that a letter can be taken for, or nothing."""
    return _digits_by_skeleton().get(_skeleton.internal(character), "")


@cache
def _digits_by_skeleton() -> Mapping[str, str]:
    return {_skeleton.internal(digit): digit for digit in _DIGITS}


def _script(kind: str) -> str:
    """Return the code of the script that a class of letters stands for."""
    return _scripts_of_classes()[ord(kind) - ord(_FIRST_SCRIPT)] if kind != _NO_SCRIPT else _NONE


@cache
def _scripts_of_classes() -> list[str]:
    return sorted(_scripts.codes().values())


@cache
def _classes() -> str:
    """Return a string with the class of every code point, for ``str.translate``."""
    from localeops._tables import spans
    from localeops._tables.default_ignorable import RANGES as IGNORABLE
    from localeops._tables.general_category import RANGES as CATEGORIES
    from localeops._tables.script_extensions import RANGES as EXTENSIONS
    from localeops._tables.scripts import RANGES as SCRIPTS

    codes = _scripts.codes()
    number = {code: ord(_FIRST_SCRIPT) + n for n, code in enumerate(_scripts_of_classes())}
    number |= dict.fromkeys(_scripts.COMMON, ord(_NO_SCRIPT))
    classes = bytearray(0x110000)

    def fill(first: int, last: int, kind: int) -> None:
        classes[first : last + 1] = bytes([kind]) * (last + 1 - first)

    for first, last, name in spans(SCRIPTS):
        fill(first, last, number[codes[name]])
    for first, last, label in spans(EXTENSIONS):
        if label in number and classes[first] == ord(_NO_SCRIPT):
            fill(first, last, number[label])
    for first, last, category in spans(CATEGORIES):
        if category[0] != "L" and category != "Nl":
            kind = {"Mn": _MARK, "Mc": _MARK, "Me": _MARK, "Nd": _DIGIT}.get(category, _OTHER)
            fill(first, last, ord(kind))
    for first, last, _ in spans(IGNORABLE):
        fill(first, last, ord(_MARK))
    for character in _JOINING:
        fill(ord(character), ord(character), ord(_JOINT))
    return classes.decode("latin-1")
