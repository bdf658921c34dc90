"""Normalisation beside ICU and Python's unicodedata, which have older editions of Unicode."""

from __future__ import annotations

import functools
import random
import unicodedata
from collections.abc import Callable

import icu
import pytest
from differences import classify

from localeops import normalize
from localeops.normalize import _algorithm, _safe

COUNT = 50_000
NORMALIZERS: dict[str, tuple[Callable[[str], str], object]] = {
    "nfc": (normalize.nfc, icu.Normalizer2.getNFCInstance()),
    "nfd": (normalize.nfd, icu.Normalizer2.getNFDInstance()),
    "nfkc": (normalize.nfkc, icu.Normalizer2.getNFKCInstance()),
    "nfkd": (normalize.nfkd, icu.Normalizer2.getNFKDInstance()),
    "nfkc_cf": (normalize.nfkc_casefold, icu.Normalizer2.getNFKCCasefoldInstance()),
}


@functools.cache
def pools() -> list[list[str]]:
    """Return characters that ICU's edition knows, by what they do in a normal form."""
    known = icu.UnicodeSet("[^[:Cn:]]")
    codes = (*range(0xD800), *range(0xE000, 0x110000))  # ICU takes no lone surrogates
    every = [chr(code) for code in codes if known.contains(chr(code))]
    assert len(every) > 280_000
    mapped = [one for one in every if normalize.nfkd(one) != one and not "가" <= one <= "힣"]
    parts = {part for pair in _algorithm.composites() for part in pair} & set(every)
    marks = [one for one in every if unicodedata.combining(one)]
    jamo = [*map(chr, range(0x1100, 0x1200)), "가", "각", "힣"]
    kana = [*map(chr, (*range(0x3041, 0x3100), *range(0xFF61, 0xFFA0)))]
    classed = [one for one in _safe._classes() if chr(one) in set(mapped)]
    return [every, mapped, sorted(parts), marks, marks, jamo, kana, [*map(chr, classed)]]


@functools.cache
def texts() -> list[str]:
    """Return random texts, each of a few characters again and again."""
    chance = random.Random("normalize")
    found = []
    for _ in range(COUNT):
        palette = [chance.choice(chance.choice(pools())) for _ in range(5)]
        found.append("".join(chance.choices(palette, k=chance.randrange(1, 9))))
    return found


@pytest.mark.parametrize("name", NORMALIZERS)
def test_forms_beside_icu(name: str) -> None:
    ours, theirs = NORMALIZERS[name]
    assert len(texts()) == COUNT
    for text in texts():
        assert ours(text) == theirs.normalize(text), f"{text!a}"


@pytest.mark.parametrize("form", ["NFC", "NFD", "NFKC", "NFKD"])
def test_forms_beside_unicodedata(form: str) -> None:
    # The algorithm of our own, for what unicodedata knows.
    compared = 0
    for text in texts():
        if all(unicodedata.category(one) != "Cn" for one in text):
            assert _algorithm.normalized(text, form) == unicodedata.normalize(form, text), (
                f"{text!a}"
            )
            compared += 1
    assert compared > COUNT // 2


def test_safe_beside_icu() -> None:
    nfkc = icu.Normalizer2.getNFKCInstance()

    def differs(text: str) -> bool:
        return normalize.nfkc_safe(text) != nfkc.normalize(text)

    counts = classify("normalize", texts(), differs)
    assert min(counts.values()) > 0, counts
