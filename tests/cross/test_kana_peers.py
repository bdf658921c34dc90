"""Kana beside jaconv, mojimoji, ICU and NFKC: every difference is a known one."""

import itertools
import random
import re
import tomllib
import unicodedata
from collections.abc import Callable
from pathlib import Path

import icu
import jaconv
import mojimoji
import pytest

from localeops import kana

FILE = Path(__file__).parent / "known_differences" / "kana.toml"
DIFFERENCES = tomllib.loads(FILE.read_text(encoding="utf-8"))["difference"]
NEUTRAL = "|"  # what every peer leaves alone


def nfkc_of_halfwidth_runs(text: str) -> str:
    """Return the text with each run of halfwidth kana, and the kana before it, in NFKC."""
    return re.sub(
        "[ぁ-ゖゝゞァ-ヺヽヾ]?[｡-ﾟ]+", lambda match: unicodedata.normalize("NFKC", match[0]), text
    )


def transliterator(name: str, characters: str) -> Callable[[str], str]:
    """Return an ICU transliterator that sees *characters* only, and composes them as we do."""
    convert = icu.Transliterator.createInstance(f"{characters} {name}").transliterate
    return lambda text: str(convert(text))


PEERS: dict[str, tuple[Callable[[str], str], Callable[[str], str]]] = {
    "jaconv.h2z": (
        kana.to_fullwidth,
        lambda text: jaconv.h2z(text, kana=True, ascii=False, digit=False),
    ),
    "mojimoji.han_to_zen": (
        kana.to_fullwidth,
        lambda text: mojimoji.han_to_zen(text, kana=True, ascii=False, digit=False),
    ),
    "NFKC of halfwidth runs": (kana.to_fullwidth, nfkc_of_halfwidth_runs),
    "ICU Halfwidth-Fullwidth": (
        kana.to_fullwidth,
        transliterator("Halfwidth-Fullwidth", "[｡-ﾟ]"),
    ),
    "jaconv.z2h": (
        kana.to_halfwidth,
        lambda text: jaconv.z2h(text, kana=True, ascii=False, digit=False),
    ),
    "mojimoji.zen_to_han": (
        kana.to_halfwidth,
        lambda text: mojimoji.zen_to_han(text, kana=True, ascii=False, digit=False),
    ),
    "ICU Fullwidth-Halfwidth": (
        kana.to_halfwidth,
        transliterator("Fullwidth-Halfwidth", "[、-」\u3099-ヿ]"),
    ),
    "jaconv.kata2hira": (kana.to_hiragana, jaconv.kata2hira),
    "ICU Katakana-Hiragana": (
        kana.to_hiragana,
        icu.Transliterator.createInstance("Katakana-Hiragana").transliterate,
    ),
    "jaconv.hira2kata": (kana.to_katakana, jaconv.hira2kata),
    "ICU Hiragana-Katakana": (
        kana.to_katakana,
        icu.Transliterator.createInstance("Hiragana-Katakana").transliterate,
    ),
}


def texts() -> list[str]:
    """Return every kana by itself and with each mark, and random texts of them."""
    blocks = ((0x3041, 0x3097), (0x3099, 0x3100), (0x31F0, 0x3200), (0xFF61, 0xFFA0))
    letters = [chr(code) for first, end in blocks for code in range(first, end)]
    letters += [
        *"、。「」漢①㈱Ａ￥\u3000\ufa19\uffa1a1 \n",
        "\U0001b001",
        "\U0001b11f",
        "\U0001b121",
    ]
    letters += [*map(chr, (0x1B122, 0x1B132, *range(0x1B150, 0x1B153), 0x1B155))]
    letters += [*map(chr, range(0x1B164, 0x1B167))]
    marks = "ﾞﾟ゛゜\u3099\u309a"
    chance = random.Random("kana")
    found = letters + [letter + mark for letter in letters for mark in marks]
    found += map("".join, itertools.product("ｶﾊカハかアﾞﾟ゛\u3099", repeat=3))
    for _ in range(4000):
        pool = letters + [*marks] * chance.randrange(0, 20, 4)
        found.append("".join(chance.choices(pool, k=chance.randrange(2, 50))))
    return found


TEXTS = texts()


@pytest.mark.parametrize("peer", PEERS)
def test_every_difference_is_known(peer: str) -> None:
    ours, theirs = PEERS[peer]
    known = [re.compile(entry["where"]) for entry in DIFFERENCES if entry["peer"] == peer]
    agreed = 0
    for text in TEXTS:
        if ours(text) == theirs(text):
            agreed += 1
            continue
        without = text
        for pattern in known:
            without = pattern.sub(NEUTRAL, without)
        assert without != text, f"not known: {text!a}: {ours(text)!a}, {peer} {theirs(text)!a}"
        assert ours(without) == theirs(without), f"not known: {without!a} in {text!a}"
    assert agreed > 500


@pytest.mark.parametrize("entry", DIFFERENCES, ids=lambda entry: entry["id"])
def test_every_known_difference_occurs(entry: dict[str, str]) -> None:
    ours, theirs = PEERS[entry["peer"]]
    others = [
        re.compile(other["where"])
        for other in DIFFERENCES
        if other["peer"] == entry["peer"] and other is not entry
    ]
    pattern = re.compile(entry["where"])
    alone = [
        text
        for text in TEXTS
        if pattern.search(text) and not any(other.search(text) for other in others)
    ]
    assert any(ours(text) != theirs(text) for text in alone)
    assert entry["reason"]


def test_differences_are_of_known_peers() -> None:
    assert {entry["peer"] for entry in DIFFERENCES} <= PEERS.keys()
    assert len({entry["id"] for entry in DIFFERENCES}) == len(DIFFERENCES)
