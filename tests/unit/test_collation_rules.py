"""The reader of CLDR's collation rules and what it builds, on small rules made by hand."""

from __future__ import annotations

import functools
import itertools

import pytest

import collation_texts
from localeops._gen import collation_root, collation_rules
from localeops._gen.collation_builder import Tailored, Tailoring
from localeops._gen.collation_rules import Relation, Reset, Rule, RuleError, Setting


def read(text: str) -> list[Rule]:
    """Return what is read from rules."""
    return list(collation_rules._read(text))


def after(strength: int, *texts: str) -> list[Rule]:
    """Return plain relations of one strength."""
    return [Relation(strength, "", text, "") for text in texts]


@pytest.mark.parametrize(
    ("rules", "wanted"),
    [
        # UTS #35, Part 5, 3.5: the signs.
        ("&a<b<<c<<<d<<<<e=f", [Reset("a", 0), *after(1, "b"), *after(2, "c"), *after(3, "d"), *after(4, "e"), *after(5, "f")]),
        (" & a  <\n b\t<< c", [Reset("a", 0), *after(1, "b"), *after(2, "c")]),
        # A text of several characters after & or <: a sequence of elements, and a contraction.
        ("&ae<<ä", [Reset("ae", 0), *after(2, "a\u0308")]),
        ("&H<ch<<<cH", [Reset("H", 0), *after(1, "ch"), *after(3, "cH")]),
        # 3.6.3: lists and ranges.
        ("&a<*bcd", [Reset("a", 0), *after(1, "b", "c", "d")]),
        ("&a<<*b-eq", [Reset("a", 0), *after(2, "b", "c", "d", "e", "q")]),
        ("&a=*b-c", [Reset("a", 0), *after(5, "b", "c")]),
        ("&ন<<*\U0001f600-\U0001f602", [Reset("ন", 0), *after(2, "😀", "😁", "😂")]),
        # 3.8: expansions; 3.9: what depends on what is before it.
        ("&cs<<<ccs/cs", [Reset("cs", 0), Relation(3, "", "ccs", "cs")]),
        ("&ァ<<<ア|ー=あ|ー", [Reset("ァ", 0), Relation(3, "ア", "ー", ""), Relation(5, "あ", "ー", "")]),
        ("&a<b|c/d", [Reset("a", 0), Relation(1, "b", "c", "d")]),
        # 3.10: before.
        ("&[before 1]b<x", [Reset("b", 1), *after(1, "x")]),
        ("& [before 2] b << x", [Reset("b", 2), *after(2, "x")]),
        ("&[before 3]b<<<x", [Reset("b", 3), *after(3, "x")]),
        # 3.11: positions.
        ("&[last regular]<*一二", [Reset("[last regular]", 0), *after(1, "一", "二")]),
        ("&[first primary ignorable]<<x", [Reset("[first primary ignorable]", 0), *after(2, "x")]),
        # 3.4 and 3.12 to 3.14: settings, of which the value may have brackets.
        ("[reorder Cyrl Latn]", [Setting("reorder", "Cyrl Latn")]),
        ("[ alternate  shifted ][backwards 2]", [Setting("alternate", "shifted"), Setting("backwards", "2")]),
        ("[caseFirst upper]&a<b", [Setting("caseFirst", "upper"), Reset("a", 0), *after(1, "b")]),
        ("[suppressContractions [Ии]]", [Setting("suppressContractions", "[Ии]")]),
        ("[import und-u-co-emoji]", [Setting("import", "und-u-co-emoji")]),
        ("[normalization on]", [Setting("normalization", "on")]),
        # 3.6.1: quotes, escapes; comments and marks of direction are no part of a text.
        ("&'<'<'a b'", [Reset("<", 0), *after(1, "a b")]),
        ("&a<''", [Reset("a", 0), *after(1, "'")]),
        ("&a<x'&'y", [Reset("a", 0), *after(1, "x&y")]),
        (r"&\u0061<\U0001F600<\-<'\u0062'", [Reset("a", 0), *after(1, "😀", "-", "b")]),
        ("# one\n&a # two\n<b#three<c\n<d", [Reset("a", 0), *after(1, "b", "d")]),
        ("\u200e&a\u200f<\u200eb\u200e", [Reset("a", 0), *after(1, "b")]),
        # Texts are decomposed (3.6.2).
        ("&é<ǖ", [Reset("e\u0301", 0), *after(1, "u\u0308\u0304")]),
        ("", []),
    ],
)  # fmt: skip
def test_what_is_read(rules: str, wanted: list[Rule]) -> None:
    assert read(rules) == wanted


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ("a<b", "unknown rule: 'a<b'"),
        ("&a>b", "unknown rule: '>b'"),
        ("&a|b<c", "unknown rule: '|b<c'"),
        ("@", "unknown rule: '@'"),
        ("!", "unknown rule: '!'"),
        ("&a<", "a text is missing: ''"),
        ("&a<<<<<b", "a text is missing: '<b'"),
        ("&a<b/", "a text is missing: ''"),
        ("&a<b|", "a text is missing: ''"),
        ("&a<*", "a text is missing: ''"),
        ("&a<*b-", "a text is missing: ''"),
        ("&a<*c-a", "a range that goes down: c-a"),
        ("&a<*é", "a list with a character that decomposes: é"),
        ("[caseLevel on]", "unknown setting: [caseLevel on]"),
        ("[hiraganaQ on]", "unknown setting: [hiraganaQ on]"),
        ("&[top]<a", "unknown setting: [top]"),
        ("&[variable top]<a", "unknown setting: [variable top]"),
        ("&[reorder Latn]<a", "no position: [reorder Latn]"),
        ("[reorder Latn", "a bracket is not closed: '[reorder Latn'"),
        ("&\\", "a backslash ends the rules"),
    ],
)
def test_what_is_not_known_is_an_error(rules: str, message: str) -> None:
    with pytest.raises(RuleError) as caught:
        read(rules)
    assert str(caught.value) == message


def test_imports() -> None:
    # de-AT has the rules of no other; the phone book of Germany for nds, es traditional for gl: here
    # de-u-co-eor imports the European order, and fi its own standard one.
    european = collation_rules.tailoring("root", "eor")
    german = collation_rules.tailoring("de", "eor")
    assert len(european) > 300
    assert german[: len(european)] == european
    assert len(german) > len(european)
    for name, kind in collation_texts.orders().values():
        rules = collation_rules.tailoring(name, kind)
        assert not [rule for rule in rules if isinstance(rule, Setting) and rule.name == "import"]
        assert rules == read(collation_texts.rules(name, kind))
    with pytest.raises(RuleError, match=r"^cs: 0 collations of type phonebook$"):
        collation_rules.tailoring("cs", "phonebook")


@functools.cache
def root() -> collation_root.Root:
    """Return the root, which takes a while."""
    return collation_root.root()


def built(rules: str) -> Tailoring:
    """Return the root with rules."""
    return Tailoring(root(), read(rules))


def plain(text: str) -> tuple[Tailored, ...]:
    """Return the elements of a text of the root in the form of a tailoring's."""
    # What is equal to a text has its elements.
    return built(f"&{text}='\ufdd0'").mappings["", "\ufdd0"]


def weights(elements: tuple[Tailored, ...]) -> list[tuple[object, ...]]:
    """Return the weights level by level, those that are zero left out."""
    return [
        tuple(one.primary for one in elements if any(one.primary)),
        tuple(one.secondary for one in elements if any(one.secondary)),
        tuple(one.tertiary for one in elements if any(one.tertiary)),
        tuple(one.quaternary for one in elements),
    ]


@pytest.mark.parametrize(
    ("rules", "order", "levels"),
    [
        # Between what is before and what is after in the root, each by the level of its sign.
        ("&a<x<<y<<<z<<<<w=v", ["a", "x", "y", "z", "w", "v", "b"], [1, 2, 3, 4, 5, 1]),
        # A later rule goes right after its reset, before what is there.
        ("&a<x&a<y", ["a", "y", "x", "b"], [1, 1, 1]),
        ("&a<<x&a<y", ["a", "x", "y", "b"], [2, 1, 1]),
        ("&a<x&a<<y", ["a", "y", "x", "b"], [2, 1, 1]),
        # Where the reset has an accent: its primary weight.
        ("&é<x", ["e", "é", "x", "f"], [2, 1, 1]),
        # é is an e and an accent: its first weight is that of e, which is below that of x.
        ("&e<<x", ["e", "é", "x", "f"], [2, 2, 1]),
        # A tertiary difference lies before the capital.
        ("&a<<<x", ["a", "x", "A", "b"], [3, 3, 1]),
        # Before.
        ("&[before 1]b<x", ["a", "x", "b"], [1, 1]),
        ("&[before 1]b<x<y", ["a", "x", "y", "b"], [1, 1, 1]),
        ("&[before 2]e<<x", ["d", "x", "e", "é"], [1, 2, 2]),
        ("&[before 2]é<<x", ["e", "x", "é"], [2, 2]),
        ("&[before 3]A<<<x", ["a", "x", "A"], [3, 3]),
        # A reset to something tailored.
        ("&a<x<y&[before 1]y<z", ["a", "x", "z", "y", "b"], [1, 1, 1, 1]),
        ("&c<ch&ch<<<q", ["c", "ch", "q", "d"], [1, 3, 1]),
        # Positions.
        ("&[last regular]<*xy", ["z", "x", "y", "一"], [1, 1, 1]),
        # Contractions and expansions: ccs is cs and cs, but for the last level that counts.
        ("&C<cs&cs<<<ccs/cs", ["cs", "ccs", "d"], [1, 1]),
        ("&ae<<x", ["ae", "x", "af"], [2, 1]),
    ],
)  # fmt: skip
def test_orders(rules: str, order: list[str], levels: list[int]) -> None:
    tailoring = built(rules)
    found = []
    for text in order:
        key = ("", text)
        elements = tailoring.mappings.get(key)
        # What no rule names is as in the root, in a tailoring with the same chains.
        if elements is None:
            elements = built(f"{rules} &{text}='\ufdd0'").mappings["", "\ufdd0"]
        found.append(weights(elements))
    for (first, second), level in zip(itertools.pairwise(found), levels, strict=True):
        different = next((place for place in range(4) if first[place] != second[place]), 4)
        assert different + 1 == level, (first, second)
        if level < 5:
            assert first[different] < second[different]


def test_what_depends_on_what_is_before() -> None:
    tailoring = built("&ー=ア|ー&a<x|y")
    assert tailoring.mappings["ア", "ー"] == plain("ー")
    assert set(tailoring.mappings) == {("ア", "ー"), ("x", "y")}


def test_settings() -> None:
    tailoring = built(
        "[alternate shifted][backwards 2][reorder Cyrl Latn][caseFirst upper][normalization on]"
    )
    assert tailoring.settings == {
        "alternate": "shifted", "backwards": "2", "reorder": "Cyrl Latn", "caseFirst": "upper",
    }  # fmt: skip
    assert built("[suppressContractions [Ии]]").suppressed == {"И", "и"}
    assert built("[suppressContractions [а-в]]").suppressed == {"а", "б", "в"}
    assert built("[caseFirst upper][caseFirst lower]").settings == {"caseFirst": "lower"}


def test_cases() -> None:
    # UTS #35, Part 5, 3.13: ch is lower, CH upper, Ch mixed.
    found = built("&H<ch<<<Ch<<<CH<é<<<É").mappings
    assert [
        [one.case for one in found["", text]] for text in ("ch", "Ch", "CH", "e\u0301", "E\u0301")
    ] == [[0], [1], [2], [0], [2]]


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ("<x", "a relation without a reset: Relation(strength=1, prefix='', text='x', extension='')"),
        ("&[first regular]<a", "unknown position: [first regular]"),
        ("&\u0301<x", "a primary difference after an ignorable: Relation(strength=1, prefix='', text='x', extension='')"),
        ("&[before 1]\u0301<x", "[before 1] of a weaker element: \u0301"),
        ("&\u0378<x", "a tailoring after a code point that is not assigned"),
    ],
)  # fmt: skip
def test_what_cannot_be_built(rules: str, message: str) -> None:
    with pytest.raises(RuleError) as caught:
        built(rules)
    assert str(caught.value) == message
