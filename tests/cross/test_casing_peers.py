"""Case beside ICU 72 (PyICU), on texts of characters that its Unicode edition, 15.0, knows."""

from __future__ import annotations

import functools
import random
import tomllib
from collections import Counter
from collections.abc import Callable

import icu
import regex
from differences import FOLDER, reduced

import ucd_reader
from localeops import casing
from localeops.normalize import nfc, nfd

SEED = 17
COUNT = 50_000
LOCALES = {"": "und", "tr": "tr", "az": "az", "lt": "lt", "el": "el", "nl": "nl", "hy": "hy"}
# Letters and marks that some rule is about, and what stands between words.
COMMON = [
    *"iIıİjJįĮìÌÍĨaA", "\u0307", "\u0307", "\u0301", "\u0301", "\u0300", "\u0323", "\u0308",
    *"ΣΣσςαάΑΆηήΉἤῆιϊίΐυύϋΰΩωϓ", "\u0344", "\u037a",
    *"ßẞﬁŉǆǅǄև", *"aბᲐᎠꭰ", *"ʰªz12 ", *"'’.:-_", "\u00ad", "\n", "ij", "IJ", "ij", "íj\u0301",
]  # fmt: skip


@functools.cache
def palettes() -> list[list[str]]:
    """Return the characters that both know: all of them, those with case, marks, and Greek."""
    ages = ucd_reader.property_of("DerivedAge")
    classes = ucd_reader.property_of("extracted/DerivedCombiningClass")
    cased = ucd_reader.property_of("DerivedCoreProperties", value="Cased")
    changed = {
        0x0295,
        0x1171E,
        0x019B,
        0x0264,
        0xA7D3,
        0xA7D5,
    }  # since then: see _gen/case_mappings
    private = (range(0xD800, 0xF900), range(0xF0000, 0x110000))
    known = [
        code
        for code, age in enumerate(ages)
        if age and float(age) <= 15 and code not in changed and not any(code in r for r in private)
    ]
    return [
        [chr(code) for code in known],
        [chr(code) for code in known if cased[code]],
        [chr(code) for code in known if classes[code] not in (None, "0")],
        [chr(code) for code in known if 0x370 <= code < 0x400 or 0x1F00 <= code < 0x2000],
        COMMON,
        COMMON,
        COMMON,
    ]


@functools.cache
def sample() -> list[str]:
    """Return random texts."""
    source = random.Random(SEED)
    found = []
    for _ in range(COUNT):
        few = [source.choice(source.choice(palettes())) for _ in range(5)]
        found.append("".join(source.choices(few, k=source.randint(1, 7))))
    return found


@functools.cache
def locale_of(language: str) -> icu.Locale:
    """Return ICU's locale."""
    return icu.Locale(language)


@functools.cache
def words_of(language: str) -> icu.BreakIterator:
    """Return ICU's words."""
    return icu.BreakIterator.createWordInstance(locale_of(language))


def icu_title(text: str, language: str) -> str:
    """Return title case by ICU, told to go on to the first cased letter of a word, as R3 does."""
    options = icu.U_TITLECASE_ADJUST_TO_CASED
    return str(icu.CaseMap.toTitle(locale_of(language), options, words_of(language), text))


def icu_lower(text: str, language: str) -> str:
    """Return lower case by ICU."""
    return str(icu.CaseMap.toLower(locale_of(language), text))


def icu_upper(text: str, language: str) -> str:
    """Return upper case by ICU."""
    return str(icu.CaseMap.toUpper(locale_of(language), text))


def differing(
    ours: Callable[..., str], peer: Callable[[str, str], str], language: str
) -> Callable[[str], bool]:
    """Return what tells whether a function of ours and ICU's give different results for a text."""
    locale = LOCALES[language]
    return lambda text: ours(text, locale=locale) != peer(text, language)


PEERS: dict[str, tuple[Callable[..., str], Callable[[str, str], str]]] = {
    "lower": (casing.lower, icu_lower),
    "upper": (casing.upper, icu_upper),
    "title": (casing.title, icu_title),
}


def test_every_locale_beside_icu() -> None:
    with (FOLDER / "casing.toml").open("rb") as stream:
        classes = tomllib.load(stream)["difference"]
    patterns = {entry["id"]: regex.compile(entry["pattern"], regex.DOTALL) for entry in classes}
    assert all(entry["reason"] for entry in classes)
    counts: Counter[str] = Counter(dict.fromkeys(patterns, 0))
    totals: Counter[str] = Counter()
    for operation, (ours, peer) in PEERS.items():
        for language in LOCALES:
            differs = differing(ours, peer, language)
            for text in sample():
                if differs(text):
                    shortest = f"{operation}|{language}|{reduced(text, differs)}"
                    found = next((n for n, p in patterns.items() if p.fullmatch(shortest)), None)
                    assert found, f"unclassified difference: {shortest!a}, from {text!a}"
                    counts[found] += 1
                    totals[operation] += 1
    assert min(counts.values()) > 0, counts
    assert totals["lower"] == 0
    assert totals["upper"] < COUNT * 0.05
    assert totals["title"] < COUNT * len(LOCALES) * 0.02


def test_folding_beside_icu() -> None:
    # ICU folds without normal forms: D145 puts them around it.
    for text in sample():
        folded = nfc(str(icu.CaseMap.fold(icu.U_FOLD_CASE_DEFAULT, nfd(text))))
        assert casing.fold(text, locale="und") == folded


def test_turkic_folding_beside_icu() -> None:
    # ICU has the mappings of status T, for I and for İ; what other marks do to an I is left out.
    other_marks = regex.compile("I(?!\u0307?(?:\\P{M}|$))", regex.DOTALL)
    compared = Counter({"I": 0, "İ": 0})
    for text in sample():
        decomposed = nfd(text)
        if not other_marks.search(decomposed):
            composed = decomposed.replace("I\u0307", "İ")
            folded = nfc(str(icu.CaseMap.fold(icu.U_FOLD_CASE_EXCLUDE_SPECIAL_I, composed)))
            for locale in ("tr", "az"):
                assert casing.fold(text, locale=locale) == folded
            compared.update(letter for letter in composed if letter in compared)
    assert min(compared.values()) > 500
