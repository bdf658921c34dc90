"""Laws of look-alikes, each with the sentence that it comes from."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

import confusables_reference as reference
from localeops import confusables
from localeops.confusables import _bidi
from localeops.explain import replay
from texts import any_text

# Letters of several scripts that look alike, of both directions, marks, controls, brackets, digits.
ALIKE = [
    *"aceopxyABCEHIKMOPTXlij0159mwdzk", *"асеорхуАВСЕНКМОРТХіјѕдзжшЂљ", *"οαρνΑΒΕΗΙΚΜΝΟΡΤΧλξω",
    *"օսաԱꭵᎥᏣ", *"אבגשוס", *"ابجهلا", "\ufdf2", *"漢カ力かㄅ가", *"٣۴०", *"𝐚𝟏ｅａ",
    "\u0301", "\u0308", "\u0323", "\u064f", "\u05b8", "\u200b", "\u200d", "\u00ad", "\u3164",
    "\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069", "\u200e",
    *"()[]<>«», .'’·_-+#$%\n\t\u2029", "\u2329", "\u3009", "é", "ё", "й", "\ud800", "\0",
]  # fmt: skip
BRACKETS = "".join(map(chr, _bidi._mirrors()))
text_of_alikes = st.one_of(st.lists(st.sampled_from(ALIKE), max_size=24).map("".join), any_text)
words = st.text(st.sampled_from("асеорхуабвгaceopxyzdαοελ0'"), max_size=14)
directions = st.sampled_from(["ltr", "rtl", "auto", "logical"])


@given(text_of_alikes)
def test_the_slow_way_gives_the_same(text: str) -> None:
    assert confusables.skeleton(text, direction="logical") == reference.skeleton(text)
    assert set(confusables.resolved_scripts(text)) == reference.resolved(text)
    assert confusables.restriction(text) == reference.restriction(text)


@given(text_of_alikes, directions)
def test_steps_lead_to_the_skeleton(text: str, direction: str) -> None:
    # The contract of `explain`: all the steps, applied to the input, give the value.
    explained = confusables.explain_skeleton(text, direction=direction)  # type: ignore[arg-type]
    assert explained.value == confusables.skeleton(text, direction=direction)  # type: ignore[arg-type]
    assert replay(text, explained.steps) == explained.value


@given(text_of_alikes)
def test_equivalent_texts_are_confusable(text: str) -> None:
    # "Convert X to NFD format" comes first, and the same is displayed for both.
    assert confusables.confusable(text, reference.nfd(text), direction="logical")


@given(text_of_alikes, directions)
def test_what_is_displayed_is_the_same_characters(text: str, direction: str) -> None:
    if direction != "logical":
        shown = _bidi.displayed(text, direction)
        assert len(shown) == len(text)
        mirrored = {*BRACKETS, *BRACKETS.translate(_bidi._mirrors())}
        assert sorted(set(shown) - mirrored) == sorted(set(text) - mirrored)


@given(
    st.text(
        st.sampled_from("aсе漢カ1 ().-é\u0301\u202d\u202a\u202c\u2066\u2069\u200e"), max_size=16
    )
)
def test_nothing_moves_without_right_to_left(text: str) -> None:
    # UAX #9, section 3.4: what is all of even levels is not reversed.
    assert _bidi.displayed(text, "ltr") == text
    classes = text.translate(_bidi.classes_of_characters())
    for start, end in itertools.pairwise([0, *(i + 1 for i, c in enumerate(classes) if c == "P")]):
        levels = _bidi.levels_of(text[start:end], classes[start:end], 0)
        assert not any(level % 2 for level in levels)


@given(text_of_alikes)
def test_mixed_scripts_share_nothing(text: str) -> None:
    # "A string is defined to be mixed-script if its resolved script set is empty".
    mixed = confusables.mixed_scripts(text)
    assert bool(mixed) == (not confusables.resolved_scripts(text))
    if mixed:
        assert len(mixed) > 1
        assert mixed == confusables.scripts_of(text)
    assert confusables.scripts_of(text) == sorted(set(confusables.scripts_of(text)))
    assert not {"Zyyy", "Zinh", "Jpan", "Kore", "Hanb"} & set(confusables.scripts_of(text))


@given(text_of_alikes, text_of_alikes)
def test_more_text_is_never_of_fewer_scripts(a: str, b: str) -> None:
    assert set(confusables.resolved_scripts(a + b)) <= set(confusables.resolved_scripts(a))
    levels = reference.LEVELS
    together = levels.index(confusables.restriction(a + b))
    assert together >= levels.index(confusables.restriction(a))
    assert set(confusables.mixed_numbers(a)) <= set(confusables.mixed_numbers(a + b))


@given(st.one_of(text_of_alikes, words, st.lists(words).map(" ".join)))
def test_suspects_are_what_they_are_said_to_be(text: str) -> None:
    suspects = confusables.find(text)
    assert [suspect.index for suspect in suspects] == sorted(
        {suspect.index for suspect in suspects}
    )
    for suspect in suspects:
        assert text[suspect.index] == suspect.char
        assert suspect.looks_like != suspect.char
        looks_like = reference.skeleton(suspect.looks_like)
        assert looks_like == reference.skeleton(suspect.char)
        assert suspect.script in reference.scripts(suspect.char) or suspect.script == "Zyyy"
        assert suspect.script not in reference.scripts(suspect.looks_like[0])


@given(words)
def test_a_word_of_one_script_has_no_suspects(text: str) -> None:
    # "A word of one script has no suspects, whatever its letters look like"
    for script in ("Latn", "Cyrl", "Grek"):
        only = "".join(c for c in text if reference.scripts(c) & {script, "Zyyy"})
        assert confusables.find(only) == []


@given(st.one_of(text_of_alikes, words))
def test_digits_only_add(text: str) -> None:
    assert set(confusables.find(text)) <= set(confusables.find(text, digits="report"))
