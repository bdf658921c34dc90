"""Alphabets against the Unicode Character Database: names, decompositions, case of every letter."""

from __future__ import annotations

import unicodedata

import pytest

import ucd_reader
from localeops import alphabet
from localeops.alphabet._letters import ALPHABETS

NAMES = ucd_reader.property_of("extracted/DerivedName")
BMP = 0x10000


def counted(text: str, locale: str, extent: str = "locale") -> dict[str, int]:
    """Return the letters that occur."""
    found = alphabet.count(text, locale=locale, extent=extent)
    return {letter: number for letter, number in found.items() if number}


def named(beginning: str, end: str = "") -> dict[str, str]:
    """Return characters by the rest of their names."""
    found = {}
    for code, name in enumerate(NAMES[:BMP]):
        if name and name.startswith(beginning) and name.endswith(end):
            found[name.removeprefix(beginning).removesuffix(end)] = chr(code)
    return found


def test_final_letters_of_hebrew_are_letters() -> None:
    letters, finals = named("HEBREW LETTER "), named("HEBREW LETTER FINAL ")
    assert sorted(finals)[:5] == ["KAF", "KAF WITH DAGESH", "MEM", "NUN", "PE"]
    for name, final in finals.items():
        base = letters[name.removesuffix(" WITH DAGESH")]
        assert counted(final, "he") == {base: 1}
    wide = named("HEBREW LETTER WIDE ")
    assert len(wide) == 8
    for name, one in wide.items():
        base = "מ" if name == "FINAL MEM" else letters[name]
        assert counted(one, "he") == {base: 1}


def test_presentation_forms_of_arabic_are_letters() -> None:
    letters = named("ARABIC LETTER ")
    checked = 0
    for form in ("ISOLATED", "INITIAL", "MEDIAL", "FINAL"):
        for name, one in named("ARABIC LETTER ", f" {form} FORM").items():
            if one >= "\ufe70":  # those before are of letters of other languages
                assert counted(one, "ar") == counted(letters[name], "ar")
                checked += 1
    assert checked == 117  # U+FE80 to U+FEF4
    ligatures = [one for one in named("ARABIC LIGATURE LAM WITH ALEF").values() if one > "\ufef4"]
    assert len(ligatures) == 8
    assert all(counted(one, "ar") == {"ل": 1, "ا": 1} for one in ligatures)


def test_vowel_signs_of_devanagari_are_vowels() -> None:
    letters, signs = named("DEVANAGARI LETTER "), named("DEVANAGARI VOWEL SIGN ")
    names = ["AA", "I", "II", "U", "UU", "VOCALIC R", "E", "AI", "O", "AU"]
    for name in names:
        assert counted(f"क{signs[name]}", "hi") == {"क": 1, letters[name]: 1}
    alone = {name for name, sign in signs.items() if counted(sign, "hi")}
    assert alone == set(names)


def test_every_hangul_syllable() -> None:
    # 588 syllables begin with a consonant, 532 have a vowel, 399 end in each of 27 finals.
    every = "".join(map(chr, range(0xAC00, 0xD7A4)))
    assert len(every) == 11_172
    letters = named("HANGUL LETTER ")
    finals = list(named("HANGUL JONGSEONG "))[:27]
    initials, vowels = list(named("HANGUL CHOSEONG "))[:19], list(named("HANGUL JUNGSEONG "))[1:22]
    expected = dict.fromkeys(alphabet.letters("ko", extent="wide"), 0)
    for names, number in ((initials, 588), (vowels, 532), (finals, 399)):
        for name in names:
            for part in name.split("-"):
                expected[letters[part]] += number
    for text in (every, unicodedata.normalize("NFD", every), " ".join(every)):
        assert alphabet.count(text, locale="ko", extent="wide") == expected
    # By hand: ㄱ begins 588 and ㄲ as many, ㄱ, ㄳ, ㄺ and twice ㄲ end 399 each.
    assert alphabet.count(every, locale="ko")["ㄱ"] == 588 * 3 + 399 * 5


def test_tones_of_vietnamese() -> None:
    vowels = {
        letter: one for letter, one in named("LATIN SMALL LETTER ").items() if letter[0] in "AEIOUY"
    }
    tones = ["ACUTE", "GRAVE", "HOOK ABOVE", "TILDE", "DOT BELOW"]
    checked = 0
    for base, modified in [(b, "") for b in "AEIOUY"] + [
        *(("A", "BREVE"), ("A", "CIRCUMFLEX"), ("E", "CIRCUMFLEX"), ("O", "CIRCUMFLEX")),
        *(("O", "HORN"), ("U", "HORN")),
    ]:
        letter = vowels[f"{base} WITH {modified}" if modified else base]
        for tone in tones:
            name = f"{base} WITH {modified} AND {tone}" if modified else f"{base} WITH {tone}"
            composed = vowels[name]
            for form in (composed, composed.upper(), unicodedata.normalize("NFD", composed)):
                assert counted(form, "vi") == {letter: 1}
                checked += 1
    assert checked == 12 * 5 * 3


@pytest.mark.parametrize("locale", ALPHABETS)
def test_equivalent_characters_count_alike(locale: str) -> None:
    rows = (line.split(";") for line in ucd_reader.text("UnicodeData").splitlines())
    decompositions = {
        chr(int(row[0], 16)): ucd_reader.literal(row[5])
        for row in rows
        if row[5] and row[5][0] != "<"
    }
    assert len(decompositions) == 2081
    for one, decomposed in decompositions.items():
        if not "\uf900" <= one < "\ufb00" and one < "\U00010000":
            assert counted(one, locale) == counted(decomposed, locale)
