"""Words and line breaks beside ICU 72, whose rules are those of Unicode 15.0.

The texts are of characters that have the same property in both, so that every difference is one of
rules, or of the dictionaries that ICU has.
"""

import random

import icu
from differences import classify

import ucd_reader
from localeops import segment

SEED = 17
COUNT = 20_000


def alike(name: str, of_icu: int) -> dict[str, list[str]]:
    """Return the characters of each value of a property that ICU gives the same value."""
    found: dict[str, list[str]] = {}
    for code, value in enumerate(ucd_reader.property_of(name)):
        if value in (None, "SG", "SA", "XX"):
            continue
        number = icu.Char.getIntPropertyValue(code, of_icu)
        names = {
            icu.Char.getPropertyValueName(of_icu, number, choice)
            for choice in (
                icu.UPropertyNameChoice.SHORT_PROPERTY_NAME,
                icu.UPropertyNameChoice.LONG_PROPERTY_NAME,
            )
        }
        if value in names:
            found.setdefault(value, []).append(chr(code))
    return found


def random_texts(classes: dict[str, list[str]], common: str) -> list[str]:
    """Return texts of characters of all classes, and of common ones between them."""
    source = random.Random(SEED)
    names = sorted(classes)
    texts = []
    for _ in range(COUNT):
        count = source.randint(2, 8)
        of_classes = [source.choice(classes[source.choice(names)]) for _ in range(count)]
        texts.append("".join(source.choice([c, c, source.choice(common)]) for c in of_classes))
    return texts


def boundaries_of(iterator: icu.BreakIterator, text: str) -> list[int]:
    """Return the boundaries after the first that ICU finds, as indices of code points."""
    iterator.setText(icu.UnicodeString(text))
    in_units = set(iterator)
    found, units = [], 0
    for index, character in enumerate(text, 1):
        units += 1 + (character > "\uffff")
        if units in in_units:
            found.append(index)
    return found


def test_line_breaks_beside_icu() -> None:
    iterator = icu.BreakIterator.createLineInstance(icu.Locale.getRoot())

    def differs(text: str) -> bool:
        ours = [index for index, _ in segment.line_breaks(text)]
        return ours != boundaries_of(iterator, text)

    classes = alike("LineBreak", icu.UProperty.LINE_BREAK)
    assert len(classes) > 35
    counts = classify("line_breaks", random_texts(classes, "ab1 漢か「。"), differs)
    assert min(counts.values()) > 0, counts
    assert sum(counts.values()) < COUNT * 0.3, counts


def test_words_beside_icu() -> None:
    iterator = icu.BreakIterator.createWordInstance(icu.Locale.getRoot())

    def differs(text: str) -> bool:
        ends: list[int] = []
        for word in segment.words(text):
            ends.append((ends[-1] if ends else 0) + len(word))
        return ends != boundaries_of(iterator, text)

    classes = alike("auxiliary/WordBreakProperty", icu.UProperty.WORD_BREAK)
    assert len(classes) > 15
    counts = classify("words", random_texts(classes, "ab1 .,'א漢か👩"), differs)
    assert min(counts.values()) > 0, counts
    assert sum(counts.values()) < COUNT * 0.3, counts
