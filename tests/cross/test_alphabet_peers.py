"""Alphabets beside ICU 72: the exemplar characters of CLDR, which know digraphs as strings."""

from __future__ import annotations

import tomllib

import icu
import pytest
from differences import FOLDER

from localeops import alphabet
from localeops.alphabet._letters import ALPHABETS

LOCALES = sorted(set(ALPHABETS) - {"ko"})  # of Korean they are the syllables


def exemplars(locale: str) -> set[str]:
    """Return what CLDR says that a language is written with."""
    data = icu.LocaleData(locale.replace("-", "_"))
    kind = icu.ULocaleDataExemplarSetType.ES_STANDARD
    return {str(one) for one in data.getExemplarSet(0, kind)}


@pytest.mark.parametrize("side", ["theirs", "ours"])
def test_every_difference_from_the_exemplars_is_known(side: str) -> None:
    with (FOLDER / "alphabet.toml").open("rb") as stream:
        classes = tomllib.load(stream)["difference"]
    assert all(entry["reason"] for entry in classes)
    known = {
        (locale, one) for entry in classes for locale in entry["locales"] for one in entry[side]
    }
    found = set()
    for locale in LOCALES:
        of_icu, ours = exemplars(locale), set(alphabet.letters(locale))
        if side == "theirs":
            different = {
                one for one in of_icu - ours if not sum(alphabet.count(one, locale=locale).values())
            }
        else:
            different = ours - of_icu
        found |= {(locale, one) for one in different}
    assert found <= known
    for entry in classes:  # each of them occurs, in one of its locales
        for one in entry[side]:
            assert any((locale, one) in found for locale in entry["locales"])


def test_digraphs_are_the_strings_of_the_exemplars() -> None:
    strings = {
        locale: found
        for locale in LOCALES
        if (found := {one for one in exemplars(locale) if len(one) > 1})
    }
    of_two_letters = {"be": {"дж", "дз"}, "nl": {"ij", "íj\u0301"}}  # no letter of the alphabet
    assert {locale: strings.pop(locale) for locale in of_two_letters} == of_two_letters
    assert sorted(strings) == ["bs", "cs", "fil", "hr", "hu", "sk", "sq", "sr-Latn"]
    for locale, found in strings.items():
        for one in found:
            assert alphabet.split(one, locale=locale) == [one]
        ours = {letter for letter in alphabet.letters(locale) if len(letter) > 1}
        assert found >= ours
        assert locale == "hu" or found == ours
    for locale, found in of_two_letters.items():
        assert all(len(alphabet.split(one, locale=locale)) == 2 for one in found)


def test_every_syllable_has_its_letters() -> None:
    syllables = exemplars("ko")
    assert len(syllables) == 11_172
    for syllable in syllables:
        assert sum(alphabet.count(syllable, locale="ko", extent="wide").values()) >= 2
