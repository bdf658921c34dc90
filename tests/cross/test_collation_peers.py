"""Collation beside ICU 72 (PyICU), which has CLDR 42 and Unicode 15.0: pairs of words of every order.

ICU is asked twice: for its own order of the locale, and for the order that it builds from the rules
of CLDR 48.2. 2,000 pairs for each; as many as ``LOCALEOPS_PAIRS`` says if that is set.
"""

from __future__ import annotations

import functools
import itertools
import os
import random
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator

import icu
import pytest
import regex
from differences import FOLDER, reduced

import collation_texts
import ucd_reader
from localeops.collation import Collator

PAIRS = int(os.environ.get("LOCALEOPS_PAIRS", "2000"))
RULES = list(collation_texts.orders())
OWN = [
    *RULES,
    *("en", "de", "fr", "it", "pt", "nl", "id", "nb", "ca", "ga", "lb", "ms", "sw", "xh", "zu"),
    *("de-AT", "zh-Hant", "zh-Hant-u-co-zhuyin", "zh-Hant-u-co-pinyin"),
]
BETWEEN = "\uf8ff"  # parts the two texts of a pair
NAMES = {short: long for long, short in collation_texts.KEYWORDS.items()}
STRENGTHS = {
    "primary": icu.Collator.PRIMARY,
    "secondary": icu.Collator.SECONDARY,
    "tertiary": icu.Collator.TERTIARY,
    "quaternary": icu.Collator.QUATERNARY,
    "identical": icu.Collator.IDENTICAL,
}
ON, OFF = icu.UCollAttributeValue.ON, icu.UCollAttributeValue.OFF
SETTINGS: list[dict[str, str]] = [
    {"strength": "primary"},
    {"strength": "secondary"},
    {"strength": "quaternary"},
    {"strength": "identical"},
    {"alternate": "shifted"},
    {"alternate": "shifted", "strength": "quaternary"},
    {"alternate": "non-ignorable"},
    {"numeric": "on"},
    {"case_first": "upper"},
    {"case_first": "lower"},
    {"case_first": "off"},
    {"case_first": "upper", "alternate": "shifted", "numeric": "on", "strength": "identical"},
]


def of_icu(tag: str) -> icu.Collator:
    """Return ICU's own collator for a tag."""
    locale, _, kind = tag.partition("-u-co-")
    name = locale.replace("-", "_") + (f"@collation={NAMES.get(kind, kind)}" if kind else "")
    return normalizing(icu.Collator.createInstance(icu.Locale(name)))


def of_rules(tag: str) -> icu.Collator:
    """Return what ICU builds from the rules of CLDR 48.2."""
    written = collation_texts.rules(*collation_texts.orders()[tag])
    # ICU's builder wants characters for escapes of code points.
    written = re.sub(r"\\u([0-9A-F]{4})", lambda found: chr(int(found[1], 16)), written)
    return normalizing(icu.RuleBasedCollator(written))


def normalizing(collator: icu.Collator) -> icu.Collator:
    """Return a collator that takes texts in any form."""
    collator.setAttribute(icu.UCollAttribute.NORMALIZATION_MODE, ON)
    return collator


@functools.cache
def is_known(character: str) -> bool:
    """Tell whether Unicode 15.0, which ICU 72 has, assigns a character."""
    age = ages()[ord(character)]
    return age is not None and float(age) <= 15


@functools.cache
def ages() -> list[str | None]:
    """Return the version that each code point is from."""
    return ucd_reader.property_of("DerivedAge")


@functools.cache
def pairs(tag: str, count: int = PAIRS) -> list[tuple[str, str]]:
    """Return pairs of words: any two, or two that differ in one character."""
    source = random.Random(f"pairs {tag}")
    words: list[str] = []
    while len(words) < count // 3:
        word = collation_texts.word(tag, source)
        if all(map(is_known, word)):
            words.append(word)
    found = []
    while len(found) < count:
        first, second = source.choice(words), source.choice(words)
        if source.random() < 0.5:
            place = source.randrange(len(first))
            second = first[:place] + source.choice(second) + first[place + 1 :]
        found.append((first, second))
    return found


def order(key: Callable[[str], bytes], pair: str) -> int:
    """Return how the two texts of a pair compare by their keys."""
    first, second = map(key, pair.split(BETWEEN))
    return (first > second) - (first < second)


def differing(tag: str, ours: Collator, peer: icu.Collator, count: int = PAIRS) -> Iterator[str]:
    """Yield the pairs on which the two do not agree, as short as they get."""
    peer_key, our_key = functools.cache(peer.getSortKey), functools.cache(ours.key)

    def differs(pair: str) -> bool:
        return pair.count(BETWEEN) == 1 and order(peer_key, pair) != order(our_key, pair)

    for first, second in pairs(tag)[:count]:
        pair = first + BETWEEN + second
        if differs(pair):
            yield reduced(pair, differs)


@functools.cache
def classes() -> dict[str, regex.Pattern[str]]:
    """Return the pattern of each class of differences."""
    with (FOLDER / "collation.toml").open("rb") as stream:
        entries = tomllib.load(stream)["difference"]
    assert all(entry["reason"] for entry in entries)
    return {entry["id"]: regex.compile(entry["pattern"], regex.DOTALL) for entry in entries}


def class_of(peer: str, tag: str, pair: str) -> str:
    """Return the class of a difference."""
    text = f"{peer}|{tag}|" + pair.replace(BETWEEN, "|")
    found = next((name for name, one in classes().items() if one.fullmatch(text)), None)
    assert found, f"unclassified difference: {text!a} {text}"
    return found


@pytest.mark.parametrize("tag", RULES)
def test_the_rules_of_this_edition(tag: str) -> None:
    found = [class_of("rules", tag, one) for one in differing(tag, Collator(tag), of_rules(tag))]
    assert len(found) <= PAIRS * 0.002


@pytest.mark.parametrize("tag", OWN)
def test_the_orders_of_icu(tag: str) -> None:
    found = Counter(class_of("own", tag, one) for one in differing(tag, Collator(tag), of_icu(tag)))
    # A class that takes all differences of an order has some.
    for name in (name for name, one in classes().items() if one.fullmatch(f"own|{tag}||")):
        assert found[name] > 0
        del found[name]
    assert found.total() <= PAIRS * 0.002


def test_a_second_mark_across_the_first() -> None:
    # The class of Vietnamese by hand: no letter has a horn and a circumflex.
    peer, ours = of_icu("vi"), Collator("vi")
    pair = "ơ\u0302" + BETWEEN + "ơ"
    assert order(peer.getSortKey, pair) == -1
    # S2.1: o and the horn, then the circumflex, which is no letter by itself; in any normal form.
    assert order(ours.key, pair) == 1
    assert ours.key("ơ\u0302") == ours.key("o\u031b\u0302")
    assert peer.getSortKey("ơ\u0302") != peer.getSortKey("o\u031b\u0302")
    assert class_of("own", "vi", pair) == "second-mark-across-the-first"


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda one: " ".join(one.values()))
@pytest.mark.parametrize(
    "tag", ["und", "cs", "da", "el", "fr-CA", "hu", "ja", "sr-Latn", "th", "vi"]
)
def test_every_setting(tag: str, setting: dict[str, str]) -> None:
    peer = of_icu(tag)
    attributes = icu.UCollAttribute
    values = icu.UCollAttributeValue
    if "strength" in setting:
        peer.setStrength(STRENGTHS[setting["strength"]])
    if "alternate" in setting:
        shifted = setting["alternate"] == "shifted"
        value = values.SHIFTED if shifted else values.NON_IGNORABLE
        peer.setAttribute(attributes.ALTERNATE_HANDLING, value)
    if "numeric" in setting:
        peer.setAttribute(attributes.NUMERIC_COLLATION, ON)
    if "case_first" in setting:
        value = {"upper": values.UPPER_FIRST, "lower": values.LOWER_FIRST, "off": OFF}
        peer.setAttribute(attributes.CASE_FIRST, value[setting["case_first"]])
    for pair in differing(tag, Collator(tag, **setting), peer, 400):
        class_of("own", tag, pair)


def test_accents_from_the_end() -> None:
    for tag in ("en-u-kb", "fr-u-kb-true", "fr-CA-u-kb-false", "cs-u-kb"):
        peer = of_icu(tag.partition("-u-")[0])
        peer.setAttribute(icu.UCollAttribute.FRENCH_COLLATION, OFF if "false" in tag else ON)
        assert not list(differing("fr", Collator(tag), peer, 1000))


def test_numbers() -> None:
    # ICU reads up to 254 digits together.
    peer = of_icu("en")
    peer.setAttribute(icu.UCollAttribute.NUMERIC_COLLATION, ON)
    ours = Collator("en", numeric="on")
    source = random.Random(4)
    texts = []
    for _ in range(400):
        digits = "".join(
            source.choices("0123456789٠٣٩०५", k=source.choice((1, 2, 3, 4, 7, 60, 200)))
        )
        texts.append(
            source.choice(("", "a", "a ", "-")) + digits + source.choice(("", "b", ".5", "0"))
        )
    assert ours.sort(texts) == sorted(texts, key=peer.getSortKey)


def test_every_character() -> None:
    # Those that Unicode 15.0 assigns, but for ideographs: ICU's root has them by radicals.
    han = ucd_reader.property_of("Scripts")
    texts = [
        chr(code)
        for code, age in enumerate(ages())
        if age
        and float(age) <= 15
        and han[code] != "Han"
        and not 0xD800 <= code < 0xF900
        and code < 0xF0000
    ]
    assert len(texts) > 50_000
    peer, ours = of_icu("und"), Collator("und")
    rows = sorted((peer.getSortKey(text), ours.key(text), text) for text in texts)
    moved = [
        (first[2], second[2])
        for first, second in itertools.pairwise(rows)
        if (first[0] == second[0]) != (first[1] == second[1]) or first[1] > second[1]
    ]
    # What Unicode 16.0 and 17.0 put elsewhere: a mark of Hebrew and one of SignWriting, the peseta
    # and rial signs, tally marks, Bopomofo, Tangut.
    assert moved == [
        ("\u05c6", "\u05f3"),
        ("\U0001da8b", "\U00010a7f"),
        ("\u20a7", "\u20a9"),
        ("\ufdfc", "\u09f4"),
        ("\U0001d371", "0"),
        ("\u3112", "\u312c"),
        ("\U00018aff", "\U00018d00"),
    ]
