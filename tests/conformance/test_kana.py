"""Kana against the raw files: every code point, every pair with a mark, CLDR's rules."""

import gzip
import itertools
import re

import pytest

import kana_reference as reference
import ucd_reader
from localeops import kana

CONVERSIONS = {
    "to_fullwidth": (kana.to_fullwidth, reference.to_fullwidth),
    "to_halfwidth": (kana.to_halfwidth, reference.to_halfwidth),
    "to_hiragana": (kana.to_hiragana, reference.to_hiragana),
    "to_katakana": (kana.to_katakana, reference.to_katakana),
}
# How many code points each of them changes, counted in the code charts: U+FF61 to U+FF9F are 63.
# Their counterparts are 63, with 20 letters from ガ to ボ, 5 from パ to ポ, and ヴ ヷ ヺ. U+30A1 to
# U+30F6 are 86, with ヷ ヸ ヹ ヺ, ヽ ヾ and 6 rare ones; in hiragana without ヷ ヸ ヹ ヺ.
CHANGED = {"to_fullwidth": 63, "to_halfwidth": 91, "to_hiragana": 98, "to_katakana": 94}
KANA = [
    chr(code)
    for block in ((0x3000, 0x3200), (0xFF00, 0xFFF0), (0x1AFF0, 0x1B170))
    for code in range(*block)
]
MAY_CHANGE = frozenset(KANA)
MARKS = "\uff9e\uff9f\u3099\u309a\u309b\u309c"


def check(name: str, items: list[str]) -> int:
    """Convert the items in long texts and in short ones; return how many of them change.

    Up to 100 characters are converted in another way than more; U+000A separates without effect.
    """
    convert, expected = CONVERSIONS[name]
    wanted = [item if MAY_CHANGE.isdisjoint(item) else expected(item) for item in items]
    each = 100 // (max(map(len, items)) + 1)
    for size in (each, len(items)):
        for start in range(0, len(items), size):
            converted = convert("\n".join(items[start : start + size]))
            assert converted == "\n".join(wanted[start : start + size])
    return sum(item != result for item, result in zip(items, wanted, strict=True))


@pytest.mark.parametrize("name", CONVERSIONS)
def test_every_code_point(name: str) -> None:
    everything = [chr(code) for code in range(0x110000) if chr(code) != "\n"]
    assert check(name, everything) == CHANGED[name]


@pytest.mark.parametrize("name", CONVERSIONS)
def test_every_kana_with_up_to_two_marks(name: str) -> None:
    after = ["".join(marks) for n in (1, 2) for marks in itertools.product(MARKS, repeat=n)]
    items = [letter + marks for letter in KANA for marks in after]
    assert len(items) == len(KANA) * (6 + 36)
    assert check(name, items) > 0
    assert check(name, [mark + letter for letter in KANA for mark in MARKS]) > 0


def test_only_kana_may_change() -> None:
    tables = (
        reference.fullwidth_of(),
        reference.halfwidth_of(),
        reference.hiragana_of(),
        reference.katakana_of(),
        reference.composites(),
    )
    assert all(MAY_CHANGE.issuperset(key) for table in tables for key in table)


def test_the_reference_has_as_many_letters_as_the_code_charts() -> None:
    assert len(reference.fullwidth_of()) == 63
    # か..と 15, は..ほ twice 5, う ゝ, the same in katakana, ワ ヰ ヱ ヲ.
    assert len(reference.composites()) == (15 + 10 + 2) * 2 + 4
    assert len(reference.katakana_of()) == 86 + 2 + 6


def cldr_rules(file: str) -> list[tuple[str, str, str]]:
    """Return the plain rules of a CLDR transform as source, arrow and target."""
    path = ucd_reader.DATA / "cldr-48.2" / "transforms" / f"{file}.xml.gz"
    rules = re.findall(
        r"^(\S+?) ?([↔←]) ?(\S+?);", gzip.decompress(path.read_bytes()).decode(), re.MULTILINE
    )
    return [(a, arrow, b) for a, arrow, b in rules if not a.startswith(("$", ":", "#"))]


def test_cldr_hiragana_katakana() -> None:
    rules = cldr_rules("Hiragana-Katakana")
    both_ways = [(hiragana, katakana) for hiragana, arrow, katakana in rules if arrow == "↔"]
    for hiragana, katakana in both_ways:
        assert kana.to_katakana(hiragana) == katakana
        assert kana.to_hiragana(katakana) == hiragana
    # U+3041..3094, ゝ ゞ, and わ ゐ ゑ を with a mark.
    assert len(both_ways) == 84 + 2 + 4
    # The module's second DIFFERENCE: ヵ and ヶ become large in CLDR.
    one_way = {katakana: hiragana for hiragana, arrow, katakana in rules if arrow == "←"}
    assert {letter: one_way.pop(letter) for letter in "ヵヶ"} == {"ヵ": "か", "ヶ": "け"}
    assert kana.to_hiragana("ヵヶ") == "ゕゖ"
    assert not one_way.keys() & set("アイウエオー")


def test_cldr_fullwidth_halfwidth() -> None:
    checked = 0
    for full, _, half in cldr_rules("Fullwidth-Halfwidth"):
        if not all(ord(character) in reference.HALFWIDTH for character in half):
            continue
        checked += 1
        if full in reference.SPACING:
            # The module's first DIFFERENCE: CLDR has the combining marks here.
            assert kana.to_fullwidth(half) == reference.SPACING[full]
            assert kana.to_halfwidth(reference.SPACING[full]) == half
        else:
            assert kana.to_fullwidth(half) == full
            assert kana.to_halfwidth(full) == half
    assert checked == 63 + 28


def test_fullwidth_kana_are_in_jis_x_0213() -> None:
    # Python's EUC-JIS-2004 codec was made from the standard's own table.
    for character in [*map(chr, reference.HALFWIDTH), "ｳﾞ", "ﾜﾞ", "ｦﾞ", "ﾎﾟ"]:
        assert len(kana.to_fullwidth(character).encode("euc_jis_2004")) == 2
