"""Laws of alphabets, each with the sentence that it comes from."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import alphabet_reference as reference
from localeops import alphabet, casing
from localeops.alphabet._letters import ALPHABETS
from localeops.normalize import nfc, nfd
from localeops.segment import graphemes
from texts import any_text

LOCALES = sorted((*ALPHABETS, "nb", "es-u-co-trad"))
EXTENTS = ("locale", "narrow", "wide")
# What some rule tells apart: letters that begin or end a digraph, in every form, marks, joiners.
PIECES = [
    *"dDžŽzZlLjJnNcChHsSgGyYtTrRxX", "z\u030c", "Z\u030c", *"ǆǅǄǉǈǇǌǋǊǳĳŀ", "\u034f", "\u200c", "\u200d", "\u00ad",
    *"iIıİ", "I\u0307", "i\u0302", *"eéêếё", "e\u0302\u0301", "o\u0323\u0302", "o\u031b\u0323", *"łßẞſœÆﬁＡ",
    *"еёйїґђ", "и\u0306", "а\u0301", *"σςΣάᾳ", "α\u0313\u0301",
    *"اأإآةىءؤئٱ", "ا\u0654", "ﻻ", "ﷲ", *"כךם", "ש\u05c1", "\ufb2a", "\u064e", "\u0640",
    *"कषतरजञशडढ", "\u094d", "\u093c", "\u093f", "\u0902", "\u0901", "ड़", "\u095c", "अं",
    *"가각꽃ㄱㄲㅐﾡ", "\u1100\u1161", "\u1100\u1161\u11aa", "\u11a8",
    "konjunk", "nadž", "njega", "injekc", "ne", "község", "ssz", "tisíchlav", "odznak", " ", "\n", "\r\n", "\0", "\ud800",
]  # fmt: skip
text = st.one_of(
    st.lists(st.sampled_from(PIECES), max_size=10).map("".join),
    st.text(st.sampled_from("dDžŽzlLjJnNcChHsygtrx\u034f\u030c ")),
    st.text(st.sampled_from("कषतरिंःड\u093c\u094d\u200d a")),
    any_text,
)
locale = st.sampled_from(LOCALES)
extent = st.sampled_from(EXTENTS)
exceptions = st.sampled_from(("on", "off"))


@settings(max_examples=1500)
@given(x=text, locale=locale, exceptions=exceptions, extent=extent)
def test_joined_the_pieces_give_back_the_text(
    x: str, locale: str, exceptions: str, extent: str
) -> None:
    # "Joined, the pieces give back the text, whatever it is."
    pieces = alphabet.split(x, locale=locale, exceptions=exceptions, extent=extent)
    assert "".join(pieces) == x
    assert "" not in pieces


@settings(max_examples=1000)
@given(x=text, locale=locale, exceptions=exceptions, extent=extent)
def test_count_is_what_split_finds(x: str, locale: str, exceptions: str, extent: str) -> None:
    # "It is what `split` finds, each piece with the letters that it stands for."
    found = alphabet.count(x, locale=locale, exceptions=exceptions, extent=extent)
    assert tuple(found) == alphabet.letters(locale, extent=extent)
    summed = dict.fromkeys(found, 0)
    for piece in alphabet.split(x, locale=locale, exceptions=exceptions, extent=extent):
        for letter, number in alphabet.count(
            piece, locale=locale, exceptions="off", extent=extent
        ).items():
            summed[letter] += number
    assert found == summed


@settings(max_examples=1000)
@given(x=text, locale=locale, extent=extent)
def test_composition_does_not_matter(x: str, locale: str, extent: str) -> None:
    # "Case does not matter, and nor does composition"
    composed, decomposed = nfc(x), nfd(x)
    found = alphabet.count(composed, locale=locale, extent=extent)
    assert alphabet.count(decomposed, locale=locale, extent=extent) == found
    pieces = alphabet.split(composed, locale=locale, extent=extent)
    assert [nfd(piece) for piece in pieces] == alphabet.split(
        decomposed, locale=locale, extent=extent
    )


@settings(max_examples=500)
@given(
    x=st.lists(st.sampled_from("abcčćdđžzšljnŁéßçıiİığşöüĳǆ чжљёїў αβγσώ"), max_size=12),
    locale=locale,
)
def test_case_does_not_matter(x: list[str], locale: str) -> None:
    text = "".join(x).replace("Ł", "ł")
    if locale not in ("tr", "az"):
        text = text.replace("İ", "").replace("ı", "")
    capital = casing.upper(text, locale=locale, sharp_s="capital")
    if locale == "el":  # Greek capitals have no accents, but letters are the same
        assert capital != text or not text.strip()
    small = casing.lower(text, locale=locale)
    assert alphabet.count(capital, locale=locale) == alphabet.count(small, locale=locale)


@settings(max_examples=500)
@given(x=text, locale=locale)
def test_pieces_are_clusters_or_several_of_them(x: str, locale: str) -> None:
    # "anything else is a grapheme cluster"
    if locale == "hi":
        return
    ends = {0}
    for cluster in graphemes(x):
        ends.add(max(ends) + len(cluster))
    place = 0
    for piece in alphabet.split(x, locale=locale):
        place += len(piece)
        assert place in ends


@settings(max_examples=1500)
@given(
    x=st.text(
        st.sampled_from("dDžŽzlLjJnNcChHsSgGyYtTrRxXǆ\u034f\u030c\u200d\ufe00\u0301\u00ad a")
    ),
    locale=st.sampled_from(sorted(reference.DIGRAPHS)),
)
def test_digraphs_by_a_second_way(x: str, locale: str) -> None:
    # "a letter of several characters is one piece at any place, the longest one first, in any case"
    assert alphabet.split(x, locale=locale, exceptions="off") == reference.split(x, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_letter_is_one_piece_and_counts_once(locale: str) -> None:
    for extent in EXTENTS:
        letters = alphabet.letters(locale, extent=extent)
        assert len(set(letters)) == len(letters)
        for letter in letters:
            for form in (
                letter,
                casing.upper(letter, locale=locale, sharp_s="capital"),
                nfd(letter),
            ):
                counts = alphabet.count(form, locale=locale, extent=extent)
                expected = {"अं": {"अ": 1, "अं": 1}, "अः": {"अ": 1, "अः": 1}}.get(letter, {letter: 1})
                assert {one: number for one, number in counts.items() if number} == expected
                pieces = len(alphabet.split(form, locale=locale, extent=extent))
                assert pieces == sum(expected.values())
