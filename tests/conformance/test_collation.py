"""CLDR's two collation tests whole, and the root order by a second reader of another file."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

import collation_reference as reference
from localeops.collation import Collator
from localeops.normalize import nfd

if TYPE_CHECKING:
    from localeops.collation._options import Alternate, Strength

LINES = {"NON_IGNORABLE": 206_298, "SHIFTED": 227_809}
STRENGTHS: dict[int, Strength] = {1: "primary", 2: "secondary", 3: "tertiary", 4: "quaternary"}


@pytest.mark.parametrize("name", LINES)
def test_the_files_of_cldr(name: str) -> None:
    # Each line is greater than the one before it or equal to it (UTS #10, CollationTest).
    texts = reference.conformance(name)
    assert len(texts) == LINES[name]
    alternate: Alternate = "shifted" if name == "SHIFTED" else "non-ignorable"
    identical = Collator("und", strength="identical", alternate=alternate)
    previous, before = b"", ""
    for text in texts:
        key = identical.key(text)
        # What is equal on all levels of weights differs by code points, unless it is the same.
        assert key > previous or nfd(text) == nfd(before), (before, text)
        previous, before = key, text


@pytest.mark.parametrize("name", LINES)
def test_the_files_of_cldr_by_default(name: str) -> None:
    texts = reference.conformance(name)
    collator = Collator("und", alternate="shifted" if name == "SHIFTED" else "non-ignorable")
    keys = [collator.key(text) for text in texts]
    assert len(keys) == LINES[name]
    assert all(first <= second for first, second in itertools.pairwise(keys))
    assert len(set(keys)) > len(keys) * 0.4


@pytest.mark.parametrize(
    ("level", "alternate"),
    [
        *((level, "non-ignorable") for level in (1, 2, 3)),
        *((level, "shifted") for level in STRENGTHS),
    ],
)
def test_every_text_of_allkeys(level: int, alternate: Alternate) -> None:
    # The order of each text of the file and of some that it does not have, and which of them are
    # equal, up to each level.
    texts = [*reference.entries(), *map(chr, range(0x3400, 0x110000, 101))]
    assert len(texts) == 39_761 + 10_900
    collator = Collator("und", strength=STRENGTHS[level], alternate=alternate)
    rows = sorted(
        (reference.key(text, level=level, shifted=alternate == "shifted"), collator.key(text), text)
        for text in texts
    )
    for (wanted, key, text), (next_wanted, next_key, next_text) in itertools.pairwise(rows):
        assert (key == next_key) == (wanted == next_wanted), (text, next_text)
        assert key <= next_key, (text, next_text)


def test_implicit_weights() -> None:
    # UTS #10, 10.1.3 by hand: the two old blocks with compatibility ideographs that are unified,
    # then other ideographs, then what is not assigned, private use and surrogates; Tangut, Nushu
    # and Khitan before them all, after every alphabet.
    letters = [
        "z",
        "ж",
        "ω",
        "א",
        "あ",
        "\U00017000",
        "\U0001b170",
        "\U00018b00",
        "一",
        "\u9fff",
        "\ufa0e",
    ]
    letters += [
        "\u3400",
        "\U00020000",
        "\U00033479",
        "\u0378",
        "\ud800",
        "\udfff",
        "\ue000",
        "\U0010fffd",
    ]
    order = ["z", "ω", "ж", "א", *letters[4:]]
    assert Collator("und").sort(letters[::-1]) == order
