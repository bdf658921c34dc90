"""Columns and clusters beside wcwidth 0.9.4 and the regex module's grapheme clusters."""

import random
from collections import Counter

import regex
import wcwidth
from differences import classify

import ucd_reader
from localeops import segment, width

SEED = 17
COUNT = 20_000


def scripts() -> dict[str, list[str]]:
    """Return the characters of every script as of 17.0, those of Common and Inherited as well."""
    script = ucd_reader.property_of("Scripts")
    assigned = ucd_reader.property_of("extracted/DerivedGeneralCategory")
    found: dict[str, list[str]] = {}
    for code, name in enumerate(script):
        if name and assigned[code] not in (None, "Cn", "Cc", "Cs"):
            found.setdefault(name, []).append(chr(code))
    return found


def random_texts() -> list[str]:
    """Return texts of a few characters each: of every script in turn, and of all mixed.

    A text is drawn from a small palette, so that characters of a kind come together.
    """
    source = random.Random(SEED)
    by_script = scripts()
    assert len(by_script) > 170
    emoji = [sequence for sequence, _ in ucd_reader.sequences("emoji/emoji-test")]
    variations = [
        sequence for sequence, _ in ucd_reader.sequences("emoji/emoji-variation-sequences")
    ]
    joiners = ["\u200d", "\u200c", "\ufe0f", "\ufe0e", "\uff9e", "\u0e33", "\U0001f3fd"]
    special = ["☺\U000e0067\U000e0062\U000e007f", "❤\u200d🔥", "⛹\u200c\ufe0f"]
    special += ["\u1100", "\u1161", "\u11a8", "가", "\U00016d63", "\U00016d67"]
    common = [by_script["Common"], by_script["Inherited"], emoji, variations, joiners, special]
    everything = [character for characters in by_script.values() for character in characters]
    names = sorted(by_script)
    texts = []
    for number in range(COUNT):
        of_script = by_script[names[number % len(names)]] if number % 3 else everything
        palette = [source.choice(of_script) for _ in range(4)]
        palette += [source.choice(source.choice(common)) for _ in range(3)]
        texts.append("".join(source.choice(palette) for _ in range(source.randint(1, 10))))
    return texts


def test_columns_beside_wcwidth() -> None:
    texts = random_texts()
    assert len(texts) == COUNT

    def differs(text: str) -> bool:
        return width.measure(text) != wcwidth.width(text)

    counts = classify("width", texts, differs)
    assert min(counts.values()) > 0, counts
    assert sum(counts.values()) < COUNT * 0.6, counts


def test_every_character_beside_wcwidth_if_ambiguous_is_wide() -> None:
    category = ucd_reader.property_of("extracted/DerivedGeneralCategory")
    different: Counter[str] = Counter()
    for code, value in enumerate(category):
        if value in ("Cc", "Cs"):
            continue
        text = chr(code)
        if width.measure(text, ambiguous="wide") != wcwidth.width(text, ambiguous_width=2):
            different["soft hyphen" if code == 0xAD else value or "Cn"] += 1
    # A spacing mark alone takes columns; wcwidth closes gaps between its ranges with unassigned
    # characters; and the soft hyphen is shown as a hyphen-minus, which is narrow anywhere.
    assert different == {"Mc": 471, "Cn": 1035, "soft hyphen": 1}


def test_clusters_beside_regex() -> None:
    texts = random_texts()
    find_clusters = regex.compile(r"\X").findall

    def differs(text: str) -> bool:
        return segment.graphemes(text) != find_clusters(text)

    counts = classify("segment", texts, differs)
    assert min(counts.values()) > 0, counts
    assert sum(counts.values()) < COUNT * 0.05, counts
