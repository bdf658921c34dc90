"""Laws of kana conversion, each with the sentence of the module's specification that it checks."""

import itertools
import unicodedata

from hypothesis import example, given
from hypothesis import strategies as st

import kana_reference as reference
from localeops import kana
from localeops.explain import replay
from texts import any_text

HALFWIDTH = [chr(code) for code in reference.HALFWIDTH]
MARKS = "ﾞﾟ゛゜\u3099\u309a"
KANA = [
    chr(code) for code in (*range(0x3041, 0x3097), *range(0x3099, 0x3100), *range(0x31F0, 0x3200))
]
RARE = [
    *map(chr, range(0x1B11F, 0x1B123)),
    *map(chr, range(0x1B150, 0x1B168)),
    "\U0001b001",
    "\U0001b132",
]
OTHERS = [*"a 漢。「」、①㈱\u3000Ａ\uffa0ﾡ", "\0", "\n", "\ud800", "\u200d", "\u0323", "😀"]

# Marks are often next to letters that they merge with; texts of over 100 characters are converted another way.
character = st.one_of(
    st.sampled_from(MARKS),
    st.sampled_from(HALFWIDTH),
    st.sampled_from([pair[0] for pair in reference.composites()]),
    st.sampled_from(KANA + RARE),
    st.sampled_from(OTHERS),
)
kana_text = st.one_of(
    st.text(character, max_size=12),
    st.text(character, min_size=101, max_size=130),
    any_text,
)


def merges(text: str, marks: str) -> bool:
    """Say whether one of two *marks*, voiced and semi-voiced, stands where it would merge."""
    combining = str.maketrans(marks, reference.VOICED + reference.SEMI_VOICED)
    return any(
        b in marks and a + b.translate(combining) in reference.composites()
        for a, b in itertools.pairwise(text)
    )


@given(kana_text)
def test_the_slow_way_gives_the_same(text: str) -> None:
    assert kana.to_fullwidth(text) == reference.to_fullwidth(text)
    assert kana.to_halfwidth(text) == reference.to_halfwidth(text)
    assert kana.to_hiragana(text) == reference.to_hiragana(text)
    assert kana.to_katakana(text) == reference.to_katakana(text)


@given(kana_text)
def test_once_is_enough(text: str) -> None:
    for convert in (kana.to_fullwidth, kana.to_halfwidth, kana.to_hiragana, kana.to_katakana):
        assert convert(convert(text)) == convert(text)


@given(kana_text)
def test_length_and_surroundings_do_not_matter(text: str) -> None:
    # Long texts and texts of halfwidth kana alone are converted in ways of their own.
    for convert in (kana.to_fullwidth, kana.to_halfwidth, kana.to_hiragana, kana.to_katakana):
        for padding in ("漢", "-" * 101, "漢" * 101):
            assert convert(text + padding) == convert(text) + padding


@given(st.text(st.sampled_from([*HALFWIDTH, *"ﾞﾟﾞﾟ" * 5, *"ﾊｶ-\0"])))
def test_halfwidth_kana_alone(text: str) -> None:
    assert kana.to_fullwidth(text) == reference.to_fullwidth(text)


@given(kana_text, kana_text)
def test_a_text_may_be_converted_as_it_arrives(a: str, b: str) -> None:
    # "a text may be converted as it arrives"
    assert kana.to_fullwidth(kana.to_fullwidth(a) + b) == kana.to_fullwidth(a + b)


@given(kana_text, kana_text)
def test_lines_are_converted_by_themselves(a: str, b: str) -> None:
    for convert in (kana.to_fullwidth, kana.to_halfwidth, kana.to_hiragana, kana.to_katakana):
        assert convert(f"{a}\n{b}") == f"{convert(a)}\n{convert(b)}"


@given(kana_text)
def test_nothing_halfwidth_is_left(text: str) -> None:
    # "the characters U+FF61 to U+FF9F"
    assert not set(kana.to_fullwidth(text)) & set(HALFWIDTH)


@given(kana_text)
def test_fullwidth_comes_back(x: str) -> None:
    # "if and only if x has no halfwidth kana, no ゛ or ゜ right after a kana that it would merge
    # with, and nothing for rule 1": a katakana and U+3099 or U+309A where the composite has a
    # halfwidth form.
    has_halfwidth = not set(x).isdisjoint(HALFWIDTH)
    for_rule_1 = any(
        reference.composites().get(a + b) in reference.halfwidth_of()
        for a, b in itertools.pairwise(x)
    )
    comes_back = kana.to_fullwidth(kana.to_halfwidth(x)) == x
    assert comes_back == (not has_halfwidth and not merges(x, "゛゜") and not for_rule_1)


@given(kana_text)
@example("ｶ\u3099")
@example("ﾊ\u309aｱ\u3099")
@example("ｱ\u3099")
def test_halfwidth_comes_back(y: str) -> None:
    # "if and only if to_halfwidth leaves y as it is, and y has no halfwidth mark that merges with a
    # kana without halfwidth form", one that is not halfwidth itself, "and no halfwidth kana before
    # a U+3099 or U+309A that composes with its fullwidth form".
    is_left = not set(y) & reference.halfwidth_of().keys()
    composes = any(
        reference.composites().get(reference.fullwidth_of().get(a, "") + b)
        in reference.halfwidth_of()
        for a, b in itertools.pairwise(y)
        if b in "\u3099\u309a"
    )
    comes_back = kana.to_halfwidth(kana.to_fullwidth(y)) == y
    assert comes_back == (is_left and not merges(y, "ﾞﾟ") and not composes)


@given(kana_text)
def test_katakana_comes_back(k: str) -> None:
    # "if and only if to_katakana leaves k as it is, and k has no ワ ヰ ヱ ヲ with U+3099 after it"
    is_left = not set(k) & reference.katakana_of().keys()
    pairs = {"ワ\u3099", "ヰ\u3099", "ヱ\u3099", "ヲ\u3099"}
    comes_back = kana.to_katakana(kana.to_hiragana(k)) == k
    assert comes_back == (is_left and not any(pair in k for pair in pairs))


@given(kana_text)
def test_hiragana_comes_back(h: str) -> None:
    # "if and only if to_hiragana leaves h as it is"
    is_left = not set(h) & reference.hiragana_of().keys()
    assert (kana.to_hiragana(kana.to_katakana(h)) == h) == is_left


@given(kana_text)
def test_equivalent_texts_give_equivalent_results(text: str) -> None:
    # "equivalent texts must give equivalent results". These letters and marks are older than any
    # supported Python's Unicode data, and normalization is stable.
    decomposed = unicodedata.normalize("NFD", text)
    composed = unicodedata.normalize("NFC", text)
    for convert in (kana.to_halfwidth, kana.to_hiragana, kana.to_katakana, kana.to_fullwidth):
        of_decomposed = unicodedata.normalize("NFC", convert(decomposed))
        assert of_decomposed == unicodedata.normalize("NFC", convert(composed))


@given(kana_text)
def test_the_explanation_can_be_replayed(text: str) -> None:
    explained = kana.explain_to_fullwidth(text)
    assert explained.value == kana.to_fullwidth(text)
    assert replay(text, explained.steps) == explained.value
    assert all(step.before != step.after for step in explained.steps)
    assert len(explained.steps) <= len(text)
