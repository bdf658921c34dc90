"""Laws of collation, each with the sentence that it comes from."""

from __future__ import annotations

import functools
import itertools
import random
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from differences import reduced
from hypothesis import given, settings
from hypothesis import strategies as st

import collation_reference as reference
import collation_texts
from localeops import collation
from localeops.collation import Collator
from localeops.collation._keys import Keys
from localeops.normalize import nfc, nfd
from texts import any_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from localeops.collation._options import CaseFirst, Strength

STRENGTHS: list[Strength] = ["primary", "secondary", "tertiary", "quaternary", "identical"]
# A locale for each kind of order: plain, with digraphs, with accents from the end, with marks that
# are letters, with prevowels, with letters that depend on what is before them.
FEW = ["und", "cs", "hu", "fr-CA", "sr-Latn", "vi", "th", "ja"]
SETTINGS: list[dict[str, str]] = [
    *({"strength": strength} for strength in STRENGTHS),
    {"alternate": "shifted"},
    {"alternate": "shifted", "strength": "quaternary"},
    {"alternate": "non-ignorable"},
    {"numeric": "on"},
    {"case_first": "upper"},
    {"case_first": "lower"},
    {"case_first": "upper", "numeric": "on", "alternate": "shifted", "strength": "identical"},
]
ORDERS = [*collation_texts.orders(), "en", "ca", "zh-Hant", "zh-Hant-u-co-zhuyin", "de", "sv-FI"]


@functools.cache
def collator(tag: str, **options: str) -> Collator:
    """Return a collator, which is made once."""
    return Collator(tag, **options)


@functools.cache
def words(tag: str, count: int = 200) -> list[str]:
    """Return words of a locale and what is odd in any."""
    source = random.Random(f"words {tag}")
    return [collation_texts.word(tag, source, odd=True) for _ in range(count)]


def holds(text: str, differs: Callable[[str], bool]) -> None:
    """Fail where a text differs, with the shortest that does."""
    assert not differs(text), ascii(reduced(text, differs))


# What hypothesis makes short if it fails: letters that some tailoring knows, and any text.
of_letters = st.lists(
    st.one_of(
        st.sampled_from("abcdghjlnszABCDGHJLNSZáčćđšžéöüőűåæøñç"),
        st.sampled_from(collation_texts.MARKS),
        st.sampled_from(collation_texts.FOREIGN),
        st.sampled_from(collation_texts.ODD),
    ),
    max_size=9,
).map("".join)
text = st.one_of(of_letters, any_text)
tags = st.sampled_from(FEW)
options = st.sampled_from(SETTINGS)


@settings(max_examples=500)
@given(x=text)
def test_the_root_to_the_letter(x: str) -> None:
    # UTS #10: what compares as what, on each level, by an implementation of the text of the standard.
    y = x[::-1]
    for level, strength in enumerate(STRENGTHS[:4], 1):
        for shifted in (False, True):
            if level == 4 and not shifted:
                continue
            ours = collator(
                "und", strength=strength, alternate="shifted" if shifted else "non-ignorable"
            )
            first, second = (reference.key(one, level=level, shifted=shifted) for one in (x, y))
            assert ours.compare(x, y) == (first > second) - (first < second)


@pytest.mark.parametrize("tag", ORDERS)
def test_normal_forms_never_matter(tag: str) -> None:
    # UTS #10, C1: "two strings that are canonical equivalents [...] must be equal".
    for word in words(tag):
        key = collator(tag).key(word)
        assert key == collator(tag).key(nfd(word)) == collator(tag).key(nfc(word)), ascii(word)


@given(x=text, tag=tags, setting=options)
def test_normal_forms_never_matter_in_any_setting(
    x: str, tag: str, setting: dict[str, str]
) -> None:
    ours = collator(tag, **setting)
    assert ours.key(x) == ours.key(nfd(x)) == ours.key(nfc(x))


@pytest.fixture(autouse=True)
def _cuts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    # The first texts that are to be cut go the whole way, with which keys are compared here.
    monkeypatch.setattr("localeops.collation._tokens._FEW", 0)


@pytest.mark.parametrize("tag", ORDERS)
def test_the_fast_ways_are_the_whole_way(tag: str) -> None:
    # Keys are made in up to three ways; the whole one looks at each element in turn.
    keys = collator(tag)._keys
    given_words = words(tag)
    for word in given_words:
        holds(
            word,
            lambda x: keys.key(x) != keys.in_whole(x) or collator(tag).key(x) != keys.in_whole(x),
        )
    assert keys.keys(given_words) == [keys.in_whole(word) for word in given_words]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda one: " ".join(one.values()))
@pytest.mark.parametrize("tag", [*FEW, "da", "sq", "el", "sr", "ko", "hi"])
def test_the_fast_ways_are_the_whole_way_in_any_setting(tag: str, setting: dict[str, str]) -> None:
    keys = collator(tag, **setting)._keys
    given_words = words(tag)[:100]
    for word in given_words:
        holds(word, lambda x: collator(tag, **setting).key(x) != keys.in_whole(x))
    assert keys.keys(given_words) == [keys.in_whole(word) for word in given_words]


@settings(max_examples=300)
@given(texts=st.lists(text, max_size=12), tag=tags, setting=options)
def test_many_keys_are_single_keys(texts: list[str], tag: str, setting: dict[str, str]) -> None:
    keys = collator(tag, **setting)._keys
    assert keys.keys(texts) == [keys.key(x) for x in texts] == [keys.in_whole(x) for x in texts]


@pytest.mark.parametrize("size", [0, 1, 255, 256, 257, 700])
@pytest.mark.parametrize(
    "odd", ["", "\0", "\x01", "a\x01b", "?", "\ufffe", "\ue000", "\ud800", "chch", "漢"]
)
def test_many_keys_whatever_is_among_them(size: int, odd: str) -> None:
    texts = ["hora", "Chata", "čaj", "", "č", "a" * 9]
    texts = [*(texts * 120)[:size], odd]
    random.Random(size).shuffle(texts)
    for tag in ("cs", "da", "th", "ja", "en"):
        keys = collator(tag)._keys
        assert keys.keys(texts) == [keys.in_whole(x) for x in texts]


@pytest.mark.parametrize(
    "tag", ["hu", "sq", "sr-Latn", "sk", "da", "de", "th", "hi", "vi", "ja", "ca"]
)
def test_every_two_own_letters(tag: str) -> None:
    # What is taken together, or is in another order when decomposed, are two letters side by side.
    for setting in ({}, {"case_first": "upper"}):
        keys = collator(tag, **setting)._keys
        own = sorted((*keys.own.letters, *keys.own._expanded, "\ue000", "\ue031", "?", "\0"))
        pairs = [one + other for one in own for other in own]
        pairs = random.Random(tag).sample(pairs, min(len(pairs), 3_000))
        texts = [pair + random.Random(pair).choice(["", *own]) for pair in pairs]
        # What long texts give is not kept, and made otherwise.
        long = [one for one in own if one not in "\ue000\ue031?\0"]
        texts += ["".join(random.Random(number).choices(long, k=100)) for number in range(20)]
        texts += ["".join(x for x in text if x not in keys.own._expanded) for text in texts[-9:]]
        expected = [keys.in_whole(x) for x in texts]
        assert [keys.key(x) for x in texts] == expected
        assert keys.keys(texts) == expected


@pytest.mark.parametrize("tag", ["ja", "zh", "ko", "sq"])
def test_what_is_kept_may_be_full(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("localeops.collation._tokens.MOST_KEPT", 20)
    monkeypatch.setattr("localeops.collation._own._MOST_KEPT", 20)
    keys = Keys(collator(tag)._keys._options)
    source = random.Random(1)
    for _ in range(300):
        x = "".join(
            source.choices("カがアーaBç漢字語文書王李\u0301\u3099한국", k=source.randrange(30))
        )
        assert keys.key(x) == keys.in_whole(x)


@pytest.mark.parametrize("tag", ["ja", "zh", "sq", "th"])
def test_threads_do_not_disturb_each_other(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # All share what is kept, here so little that one thread throws it away while others use it.
    monkeypatch.setattr("localeops.collation._tokens.MOST_KEPT", 40)
    monkeypatch.setattr("localeops.collation._tailoring._FEW", 300)
    letters = "カがアーaBçéЖж漢字語文書王李\u0301\u0302\u3099한국เกน้ำ" + "".join(
        map(chr, range(0x4E00, 0x4E20))
    )
    source = random.Random(tag)
    texts = ["".join(source.choices(letters, k=source.randrange(1, 9))) for _ in range(300)]
    expected = [collator(tag)._keys.in_whole(x) for x in texts]
    keys = Keys(collator(tag)._keys._options)
    start = threading.Barrier(4)

    def run(_: int) -> list[bytes]:
        start.wait()
        return [keys.key(x) for x in texts]

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            results = list(pool.map(run, range(4)))
    finally:
        sys.setswitchinterval(before)
    assert all(result == expected for result in results)


@settings(max_examples=200)
@given(x=text, y=text, z=text, tag=tags, setting=options)
def test_the_order_is_total(x: str, y: str, z: str, tag: str, setting: dict[str, str]) -> None:
    # "bytes that compare as the texts do": every two compare, and as their keys.
    ours = collator(tag, **setting)
    for a, b in itertools.permutations((x, y, z), 2):
        assert ours.compare(a, b) == -ours.compare(b, a)
        assert ours.compare(a, b) == (ours.key(a) > ours.key(b)) - (ours.key(a) < ours.key(b))
    assert ours.compare(x, x) == 0
    if ours.compare(x, y) <= 0 and ours.compare(y, z) <= 0:
        assert ours.compare(x, z) <= 0


@settings(max_examples=200)
@given(texts=st.lists(text, max_size=12), tag=tags)
def test_sorting_is_by_key_and_stable(texts: list[str], tag: str) -> None:
    # "Items that are equal stay in their order."
    ours = collator(tag)
    assert ours.sort(texts) == sorted(texts, key=ours.key) == collation.sort(texts, locale=tag)
    numbered = list(enumerate(texts))
    assert ours.sort(numbered, key=lambda one: one[1]) == sorted(
        numbered, key=lambda one: ours.key(one[1])
    )


@settings(max_examples=150)
@given(x=text, y=text, tag=tags)
def test_levels_nest(x: str, y: str, tag: str) -> None:
    # "Each counts where all before it are equal": a difference stays what it is on later levels.
    for setting in ({}, {"alternate": "shifted", "numeric": "on"}):
        found = [collator(tag, strength=one, **setting).compare(x, y) for one in STRENGTHS]
        for weaker, stronger in itertools.pairwise(found):
            assert weaker in (0, stronger)
        assert (found[-1] == 0) == (nfd(x) == nfd(y))


@given(x=text, y=text, tag=tags)
def test_identical_is_by_code_points(x: str, y: str, tag: str) -> None:
    # UTS #10, 3.1 "a tie-breaking level": code points of the decomposed texts.
    if collator(tag, strength="quaternary").compare(x, y) == 0:
        first, second = list(map(ord, nfd(x))), list(map(ord, nfd(y)))
        wanted = (first > second) - (first < second)
        assert collator(tag, strength="identical").compare(x, y) == wanted


@pytest.mark.parametrize(
    ("tag", "digraph"),
    [
        ("cs", "ch"), ("sk", "ch"), ("es-u-co-trad", "ll"), ("es-u-co-trad", "ch"), ("hr", "nj"), ("hr", "lj"),
        ("hr", "dž"), ("bs", "dž"), ("sr-Latn", "nj"), ("hu", "cs"), ("hu", "dz"), ("hu", "gy"), ("hu", "ny"),
        ("hu", "sz"), ("hu", "ty"), ("hu", "zs"), ("sq", "dh"), ("sq", "gj"), ("sq", "ll"), ("sq", "nj"),
        ("sq", "rr"), ("sq", "sh"), ("sq", "th"), ("sq", "xh"), ("sq", "zh"), ("da", "aa"), ("no", "aa"),
    ],
)  # fmt: skip
def test_digraphs_are_letters(tag: str, digraph: str) -> None:
    # "Digraphs are letters at any place in the word, in every case form, decomposed too; CGJ between
    # the letters keeps them apart" (UTS #10, 6.3 "prevents contractions").
    ours = collator(tag)
    first, second = digraph[0], digraph[1:]
    for before, after in itertools.product(("", "o", "bo"), ("", "o", "bb")):
        for form in (digraph, digraph.capitalize(), digraph.upper()):
            joined = before + form + after
            parted = before + form[0] + "\u034f" + form[1:] + after
            assert ours.key(joined) == ours.key(nfd(joined))
            assert ours.compare(joined, parted) != 0
            assert collator(tag, strength="primary").compare(joined, parted) != 0
    # The letter follows everything that begins with its first one, or all letters (å).
    assert ours.compare(first + "\u034f" + second, digraph) < 0
    assert ours.compare(first + "\u034fzzz", digraph) < 0


@given(numbers=st.lists(st.integers(0, 10**600), min_size=2, max_size=3), tag=tags, data=st.data())
def test_numbers_of_any_length(numbers: list[int], tag: str, data: st.DataObject) -> None:
    # "a run of decimal digits, of any scripts, is a number of any length [...] Leading zeros do not
    # count": the order of the numbers.
    ours = collator(tag, numeric="on")
    zero = [ord(one) for one in ("0", "٠", "०", "๐", "０", "\U0001d7ce")]

    def written(number: int) -> str:
        base = data.draw(st.sampled_from(zero))
        zeros = data.draw(st.integers(0, 3))
        return "".join(chr(base + int(digit)) for digit in "0" * zeros + str(number))

    texts = {number: "č. " + written(number) + "/b" for number in numbers}
    for first, second in itertools.permutations(texts, 2):
        wanted = (first > second) - (first < second)
        assert (
            collator(tag, numeric="on", strength="primary").compare(texts[first], texts[second])
            == wanted
        )
        assert ours.compare(texts[first], texts[second]) == wanted


@given(number=st.integers(0, 10**40), tag=tags)
def test_numbers_are_digits_to_what_is_around_them(number: int, tag: str) -> None:
    # A number stands among the digits: after signs, before letters.
    ours = collator(tag, numeric="on")
    assert ours.compare("-", str(number)) < 0 < ours.compare("a", str(number))


@pytest.mark.parametrize("case_first", ["upper", "lower", "off"])
@pytest.mark.parametrize("tag", ["en", "cs", "el", "ru", "hu", "tr"])
def test_case_first(tag: str, case_first: CaseFirst) -> None:
    # "on the third level the case of letters counts before other differences", and on no other.
    ours = collator(tag, case_first=case_first)
    for letter in collation_texts.pieces(tag).letters:
        small, capital = letter.lower(), letter.upper()
        if len(small) != 1 or len(capital) != 1 or small == capital or {small, capital} & {*"ıİς"}:
            continue
        if collator(tag, strength="primary").compare(
            small, capital
        ):  # Turkish I is no capital of i
            continue
        wanted = 1 if case_first == "upper" else -1
        assert ours.compare(small, capital) == wanted
        assert ours.compare(f"{small}a", f"{capital}b") == -1
        assert ours.compare(f"{capital}a", f"{small}b") == -1
        assert (
            collator(tag, case_first=case_first, strength="secondary").compare(small, capital) == 0
        )


@settings(max_examples=300)
@given(x=text, y=text, tag=tags)
def test_shifted_looks_through_punctuation(x: str, y: str, tag: str) -> None:
    # "spaces and punctuation, with the marks after them, count on the fourth level only". CGJ, which
    # is nothing on any level, keeps what is around it apart as they do.
    y = "".join(itertools.dropwhile(lambda one: not reference.key(one, level=1)[0], nfd(y))) or "a"
    for sign in (" ", "-", "\u2014", "\u3000", ". ", "-\u0301", "!\u0323\u0301"):
        with_sign, without = x + sign + y, x + "\u034f" + y
        assert collator(tag, alternate="shifted").compare(with_sign, without) == 0
        for strength in ("quaternary", "identical"):
            four = collator(tag, alternate="shifted", strength=strength)
            assert four.compare(with_sign, without) != 0
