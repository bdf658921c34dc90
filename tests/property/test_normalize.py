"""Laws of normalisation, each with the sentence that it comes from."""

from __future__ import annotations

import itertools
import random
from types import SimpleNamespace
from typing import TYPE_CHECKING

from hypothesis import example, given
from hypothesis import strategies as st

from localeops import kana, normalize
from localeops.explain import replay
from localeops.normalize import _algorithm, _forms, _safe
from texts import any_text

if TYPE_CHECKING:
    import pytest

FORMS = {
    "NFC": normalize.nfc,
    "NFD": normalize.nfd,
    "NFKC": normalize.nfkc,
    "NFKD": normalize.nfkd,
}
MAPPED = [*map(chr, sorted(_safe._classes()))]
COMPOSING = [character for pair in _algorithm.composites() for character in pair]
KANA = [*map(chr, (*range(0x3041, 0x3100), *range(0xFF61, 0xFFA0)))]
SPECIAL = [
    *"ｶﾊｳカハかアﾞﾟ゛゜\u3099\u309a漢\ufa19﨑髙①㈱½²ªㅋㅏﾡￂﷺ\u3000Ａ！ﬁĳﬅ",
    *"\ufe00\ufe0e\ufe0f\U000e0100™㊗‼𝒜aeK\u212a\u0301\u0323\u0345\u0344\u0f73\u0897\u1acf",
    *"\u1112\u1161\u11ab\u1100가각\uac00\u09c7\u09be\u0958\u0915\u093c\U00016d63\U00016d67\U00016d68\U0002f800",
    *"\ud83d\ude00😀 \n",
]
character = st.one_of(
    st.sampled_from(SPECIAL),
    st.sampled_from(SPECIAL),
    st.sampled_from(KANA),
    st.sampled_from(COMPOSING),
    st.sampled_from(MAPPED),
)
text_to_fold = st.one_of(
    st.text(character, max_size=12), st.text(character, min_size=65, max_size=90), any_text
)
some_classes = st.sets(st.sampled_from(normalize._KEPT))


@given(text_to_fold)
@example("\U00016d63\U00016d68")
def test_forms_are_stable_and_agree(text: str) -> None:
    # UAX #15, section 1.2: toNFC(toNFD(x)) = toNFC(x), and so on for each pair of forms.
    made = {form: function(text) for form, function in FORMS.items()}
    for (first, one), (second, other) in itertools.product(made.items(), FORMS.items()):
        third = f"NF{'K' if 'K' in first + second else ''}{second[-1]}"
        assert other(one) == made[third]
    for form, result in made.items():
        assert normalize.is_normalized(result, form)
        assert normalize.is_normalized(text, form) == (text == result)


@given(text_to_fold)
def test_both_ways_give_the_same(text: str) -> None:
    # `unicodedata` "is used for texts whose forms cannot have changed".
    for form, function in FORMS.items():
        assert _algorithm.normalized(text, form) == function(text)
    pieces = list(_algorithm.pieces(text))
    assert "".join(pieces) == text
    for form, function in FORMS.items():
        if "K" not in form:
            assert "".join(map(function, pieces)) == function(text)


@given(text_to_fold, some_classes)
def test_safe_is_idempotent(text: str, keep: set[normalize.Kept]) -> None:
    # "`nfkc_safe` is idempotent, whatever is kept".
    once = normalize.nfkc_safe(text, keep=keep)
    assert normalize.nfkc_safe(once, keep=keep) == once
    once = normalize.nfkc_safe(text)
    assert normalize.nfkc_safe(once) == once


@given(text_to_fold, some_classes)
def test_safe_loses_no_more_than_nfkc(text: str, keep: set[normalize.Kept]) -> None:
    # "`keep=()` is `nfkc`; a text in NFKC stays as it is; and `nfkc` makes the same of a text and of
    # its `nfkc_safe` unless there is a halfwidth sound mark in it".
    assert normalize.nfkc_safe(text, keep=()) == normalize.nfkc(text)
    made = normalize.nfkc(text)
    assert normalize.nfkc_safe(made, keep=keep) == made
    if "\uff9e" not in text and "\uff9f" not in text:
        assert normalize.nfkc(normalize.nfkc_safe(text, keep=keep)) == made


@given(text_to_fold, some_classes)
def test_the_explanation_can_be_replayed(text: str, keep: set[normalize.Kept]) -> None:
    for options in ({"keep": keep}, {}):
        explained = normalize.explain_nfkc_safe(text, **options)
        assert explained.value == normalize.nfkc_safe(text, **options)
        assert replay(text, explained.steps) == explained.value
        assert all(step.before != step.after for step in explained.steps)
        kept = {f"nfkc.{name}" for name in options.get("keep", normalize._KEPT)}
        assert not kept & {step.rule for step in explained.steps}


@given(text_to_fold)
def test_the_quick_ways_give_the_same(text: str) -> None:
    # Short and long texts that keep every class have ways of their own.
    slow = _safe.plan(_safe.KEPT).safe
    for filler in ("", "漢" * 70):
        assert normalize.nfkc_safe(text + filler) == slow(text + filler)


@given(st.text(st.sampled_from(KANA), max_size=20))
def test_kana_are_as_in_kana(text: str) -> None:
    # "The halfwidth sound marks follow `kana.to_fullwidth`"; ゟ, ヿ, ゛ and ゜ are kept.
    assert normalize.nfkc_safe(text) == normalize.nfc(kana.to_fullwidth(text))


@given(text_to_fold, text_to_fold)
def test_equivalent_texts_have_the_same_result(text: str, more: str) -> None:
    # Canonical equivalence, D70: without the ideographs that are kept against it.
    keep = [name for name in normalize._KEPT if name not in ("ideographs", "variation")]
    for same in (normalize.nfd(text + more), normalize.nfc(text) + normalize.nfd(more)):
        assert normalize.nfkc_safe(same, keep=keep) == normalize.nfkc_safe(text + more, keep=keep)
        # "toNFKC_Casefold(NFD(X)) = toNFKC_Casefold(NFD(Y))", D147, for U+0345 becomes a letter.
        folded = normalize.nfkc_casefold(normalize.nfd(same))
        assert folded == normalize.nfkc_casefold(normalize.nfd(text + more))


@given(text_to_fold)
def test_casefold_is_stable(text: str) -> None:
    # Section 5.18: a folded text "remains folded under normalization"; D147 compares folded texts.
    folded = normalize.nfkc_casefold(text)
    assert normalize.nfkc_casefold(folded) == folded
    assert normalize.is_normalized(folded, "NFC")


def test_runs_of_marks_are_sorted_as_if_one_by_one() -> None:
    chance = random.Random("marks")
    marks = sorted(_forms._marks())
    for _ in range(300):
        run = "".join(chance.choices(chance.sample(marks, 4), k=chance.randrange(1, 300)))
        text = chance.choice(("", "e", "か", "漢" * chance.randrange(70))) + run + "e\u0301" * 9
        for form, function in FORMS.items():
            assert _algorithm.normalized(text, form) == function(text)


def test_sorting_in_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    run = "\u0301\u0323\u3099\u0345" * 50
    by_hand = "\u3099" * 50 + "\u0323" * 50 + "\u0301" * 50 + "\u0345" * 50  # 8, 220, 230, 240
    for chunk in (1, 3, 64, 1000):
        monkeypatch.setattr(_algorithm, "_CHUNK", chunk)
        assert _algorithm.normalized(run, "NFD") == by_hand


def test_a_later_unicodedata_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    # README: "the same text gives the same result on every Python", so on those to come as well.
    chooser = random.Random(17)
    every = [*SPECIAL, *KANA, *COMPOSING, *MAPPED]
    texts = ["".join(chooser.choices(every, k=chooser.choice((3, 9, 90)))) for _ in range(2_000)]
    functions = [*FORMS.values(), normalize.nfkc_casefold, normalize.nfkc_safe]
    asked = [[function(text) for function in functions] for text in texts]
    monkeypatch.setattr(_forms, "IS_KNOWN", False)

    def refuse(*_: object) -> str:
        raise AssertionError("unicodedata was asked")

    # A stand-in for these two modules alone: the test runner needs the real one.
    stub = SimpleNamespace(normalize=refuse, is_normalized=refuse)
    monkeypatch.setattr(_forms, "unicodedata", stub)
    monkeypatch.setattr(_safe, "unicodedata", stub)
    for text, results in zip(texts, asked, strict=True):
        assert [function(text) for function in functions] == results
        assert normalize.is_normalized(text, "NFC") == (results[0] == text)
