"""Case by the letter of the files and of the core specification, for tests: it shares no code with the package.

Every row of SpecialCasing.txt is read with its conditions, which Table 3-17 defines; the algorithms
are R1 to R3 of section 3.13, and D145.
"""

from __future__ import annotations

import functools
import re
from typing import NamedTuple

import ucd_reader
from localeops import segment
from localeops.normalize import nfd

EVERY = range(0x110000)
LANGUAGES = ("root", "tr", "az", "lt", "el", "nl", "hy")
GREEK_ACCENTS = "\u0300\u0301\u0302\u0303\u0311\u0342"
GREEK_DIACRITICS = GREEK_ACCENTS + "\u0304\u0306\u0308\u0313\u0314\u0343\u0344\u0345"


class Row(NamedTuple):
    """A row of SpecialCasing.txt."""

    lower: str
    title: str
    upper: str
    conditions: tuple[str, ...]


def literal(codes: str) -> str:
    """Return the text that a field of code points stands for."""
    return "".join(chr(int(code, 16)) for code in codes.split())


@functools.cache
def simple_mappings() -> dict[str, Row]:
    """Return the simple mappings of UnicodeData.txt."""
    found = {}
    for line in ucd_reader.text("UnicodeData").splitlines():
        fields = line.split(";")
        letter = literal(fields[0])
        upper, lower, title = (literal(field) for field in fields[12:15])
        found[letter] = Row(lower or letter, title or upper or letter, upper or letter, ())
    return found


@functools.cache
def special_rows() -> dict[str, list[Row]]:
    """Return the rows of SpecialCasing.txt for each character."""
    found: dict[str, list[Row]] = {}
    for line in ucd_reader.text("SpecialCasing").splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) >= 5:
            conditions = tuple(fields[4].split())
            row = Row(*map(literal, fields[1:4]), conditions)
            found.setdefault(literal(fields[0]), []).append(row)
    return found


@functools.cache
def foldings() -> dict[str, dict[str, str]]:
    """Return the mappings of CaseFolding.txt by their status."""
    found: dict[str, dict[str, str]] = {}
    for line in ucd_reader.text("CaseFolding").splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) == 4:
            found.setdefault(fields[1], {})[literal(fields[0])] = literal(fields[2])
    return found


@functools.cache
def _property(file: str, name: str) -> frozenset[str]:
    values = ucd_reader.property_of(file, value=name)
    return frozenset(chr(code) for code in EVERY if values[code])


@functools.cache
def _combining_class() -> dict[str, int]:
    rows = (line.split(";") for line in ucd_reader.text("UnicodeData").splitlines())
    return {literal(fields[0]): int(fields[3]) for fields in rows}


def cased(letter: str) -> bool:
    """Say whether a character is Cased."""
    return letter in _property("DerivedCoreProperties", "Cased")


def ignorable(letter: str) -> bool:
    """Say whether a character is Case_Ignorable."""
    return letter in _property("DerivedCoreProperties", "Case_Ignorable")


def _between(text: str) -> bool:
    """Say whether marks of neither class 0 nor class 230 are all that a text has."""
    return all(_combining_class().get(mark, 0) not in (0, 230) for mark in text)


def final_sigma(text: str, place: int) -> bool:
    """Say whether Final_Sigma holds: what is case-ignorable is skipped, whether it is cased or not."""
    before = [letter for letter in text[:place] if not ignorable(letter)]
    after = [letter for letter in text[place + 1 :] if not ignorable(letter)]
    return bool(before) and cased(before[-1]) and not (bool(after) and cased(after[0]))


def after_soft_dotted(text: str, place: int) -> bool:
    """Say whether "there is a Soft_Dotted character before C, with no intervening character of
    combining class 0 or 230".
    """
    return any(
        text[start] in _property("PropList", "Soft_Dotted") and _between(text[start + 1 : place])
        for start in range(place)
    )


def more_above(text: str, place: int) -> bool:
    """Say whether "C is followed by a character of combining class 230 with no intervening character
    of combining class 0 or 230".
    """
    return any(
        _combining_class().get(text[end]) == 230 and _between(text[place + 1 : end])
        for end in range(place + 1, len(text))
    )


def before_dot(text: str, place: int) -> bool:
    """Say whether "C is followed by combining dot above", with none of class 0 or 230 between."""
    return any(
        text[end] == "\u0307" and _between(text[place + 1 : end])
        for end in range(place + 1, len(text))
    )


def after_i(text: str, place: int) -> bool:
    """Say whether "there is an uppercase I before C", with none of class 0 or 230 between."""
    return any(text[start] == "I" and _between(text[start + 1 : place]) for start in range(place))


CONDITIONS = {
    "Final_Sigma": final_sigma,
    "After_Soft_Dotted": after_soft_dotted,
    "More_Above": more_above,
    "Before_Dot": before_dot,
    "After_I": after_i,
}


def holds(condition: str, text: str, place: int, language: str) -> bool:
    """Say whether a condition of SpecialCasing.txt holds at a place."""
    if condition.islower():
        return condition == language
    if condition.startswith("Not_"):
        return not CONDITIONS[condition.removeprefix("Not_")](text, place)
    return CONDITIONS[condition](text, place)


def mapping(text: str, place: int, operation: str, language: str) -> str:
    """Return the full mapping of a character: of the rows whose conditions hold, the most special."""
    letter = text[place]
    rows = [
        row
        for row in special_rows().get(letter, ())
        if all(holds(condition, text, place, language) for condition in row.conditions)
    ]
    rows.sort(key=lambda row: len(row.conditions))
    row = rows[-1] if rows else simple_mappings().get(letter, Row(*[letter] * 3, ()))
    return str(getattr(row, operation))


def lower(text: str, language: str = "root") -> str:
    """Return toLowercase(X), R2."""
    return "".join(mapping(text, place, "lower", language) for place in range(len(text)))


def upper(text: str, language: str = "root") -> str:
    """Return toUppercase(X), R1, with the tailorings that are not in SpecialCasing.txt."""
    if language == "el":
        return greek_upper(text)
    if language == "hy":
        text = text.replace("\u0587", "\u0535\u054e")
    return "".join(mapping(text, place, "upper", language) for place in range(len(text)))


def title(text: str, language: str = "root") -> str:
    """Return toTitlecase(X), R3.

    The dot above of the first letter goes with the letter: it has its title mapping, too.
    """
    pieces = []
    start = 0
    for word in segment.words(text):
        end = start + len(word)
        first = next((place for place in range(start, end) if cased(text[place])), end)
        pieces.append(text[start:first])
        place = first
        dutch = re.match("(?:ij|[íi]\u0301?j\u0301)(?!\u0301)", text[first:end], re.IGNORECASE)
        if language == "nl" and dutch and dutch_ij(text[first:end], len(dutch[0])):
            pieces.append(dutch[0].upper())
            place = first + len(dutch[0])
        elif language == "hy" and first < end and text[first] == "\u0587":
            pieces.append("\u0535\u057e")
            place += 1
        elif first < end:
            pieces.append(mapping(text, first, "title", language))
            place += 1
        own = True  # these marks are on the first letter
        for rest in range(place, end):
            own = own and _combining_class().get(text[rest], 0) != 0
            with_first = own and text[rest] == "\u0307"
            pieces.append(mapping(text, rest, "title" if with_first else "lower", language))
        start = end
    return "".join(pieces)


def dutch_ij(word: str, length: int) -> bool:
    """Say whether what a word begins with is the ij: both letters have an acute or neither has."""
    letters = nfd(word[:length])
    categories = scripts_and_categories()[1]
    more = length < len(word) and str(categories[ord(word[length])]).startswith("M")
    return letters.lower() in ("ij", "i\u0301j\u0301") and not more


def _greek(letter: str) -> bool:
    """Say whether a letter is one of those that Greek capitals are for: script Greek, in its blocks."""
    code = ord(letter)
    if not (0x370 <= code < 0x400 or 0x1F00 <= code < 0x2000 or code == 0x2126):
        return False
    kind = scripts_and_categories()[1][code] or ""
    return scripts_and_categories()[0][code] == "Greek" and kind.startswith("L")


@functools.cache
def scripts_and_categories() -> tuple[list[str | None], list[str | None]]:
    """Return Script and General_Category."""
    return (
        ucd_reader.property_of("Scripts"),
        ucd_reader.property_of("extracted/DerivedGeneralCategory"),
    )


def greek_upper(text: str) -> str:
    """Return Greek capitals: of each letter with its marks, decomposed, and of the rest by R1."""
    pieces = []
    gaining = -1  # the place of a vowel that gets dialytika for the accent of the vowel before it
    place = 0
    while place < len(text):
        if not _greek(text[place]):
            pieces.append(mapping(text, place, "upper", "root"))
            place += 1
            continue
        end = place + 1
        while end < len(text) and _combining_class().get(text[end], 0):
            end += 1
        letter, *marks = nfd(text[place:end])
        capital = simple_mappings()[letter].upper
        accents = [mark for mark in marks if mark in GREEK_ACCENTS]
        dialytika = "\u0308" in marks
        gains = place == gaining and capital in "ΙΥ" and not dialytika
        before = [one for one in text[:place] if not ignorable(one)]
        after = [one for one in text[end:] if not ignorable(one)]
        alone = not (before and cased(before[-1])) and not (after and cased(after[0]))
        keeps = capital == "Η" and alone and "\u0345" not in marks
        stay = [mark for mark in marks if mark not in GREEK_DIACRITICS]
        if dialytika or gains:
            stay.append("\u0308")
        if accents and keeps:
            stay.append("\u0301")
        if len(stay) > 1:  # in the order in which they were
            stood = ["\u0301" if mark in GREEK_ACCENTS else mark for mark in marks]
            stay = sorted(stay, key=lambda mark: stood.index(mark) if mark in stood else -1)
        pieces += [capital, *stay, "Ι" * marks.count("\u0345")]
        if accents and capital in "ΑΕΗΙΟΥΩ" and not dialytika and not gains:
            gaining = end
        place = end
    return "".join(pieces)


def fold(text: str, language: str = "root") -> str:
    """Return NFD(toCasefold(NFD(X))), D145, with the mappings of status T for Turkic languages."""
    text = nfd(text)
    pieces = []
    for place, letter in enumerate(text):
        turkic = language in ("tr", "az")
        if turkic and letter == "\u0307" and after_i(text, place):
            continue
        if turkic and letter == "I" and not more_above(text, place):
            pieces.append(foldings()["T"]["I"])
        else:
            pieces.append(foldings()["F"].get(letter) or foldings()["C"].get(letter, letter))
    return nfd("".join(pieces))
