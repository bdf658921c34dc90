"""Clusters, words and line breaks: errors, types, and any text in linear time."""

from itertools import pairwise

import pytest

from localeops import segment
from localeops.errors import InvalidTypeError


@pytest.mark.parametrize(
    "function", [segment.graphemes, segment.boundaries, segment.words, segment.line_breaks]
)
@pytest.mark.parametrize(
    ("value", "message"),
    [
        (b"abc", "text must be a str, got bytes; decode it first"),
        (bytearray(b"abc"), "text must be a str, got bytearray; decode it first"),
        (None, "text must be a str, got NoneType"),
        (7, "text must be a str, got int"),
        (["a"], "text must be a str, got list"),
    ],
)
def test_text_that_is_no_str(function: object, value: object, message: str) -> None:
    assert callable(function)
    with pytest.raises(InvalidTypeError) as caught:
        function(value)
    assert str(caught.value) == message


def test_text_is_positional_only() -> None:
    with pytest.raises(TypeError, match="positional-only"):
        segment.graphemes(text="a")  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("text", "clusters"),
    [
        ("", []),
        ("a\r\nb", ["a", "\r\n", "b"]),  # GB3
        ("\n\r", ["\n", "\r"]),  # GB4, GB5
        ("ᄒ\u1161\u11ab각", ["ᄒ\u1161\u11ab", "각"]),  # GB6 to GB8
        ("\u1100\u1100", ["\u1100\u1100"]),  # GB6
        ("\u1161\u1100", ["\u1161", "\u1100"]),
        ("🇦🇧🇨", ["🇦🇧", "🇨"]),  # GB12, GB13
        ("👩\u200d👧a\u200d👧", ["👩\u200d👧", "a\u200d", "👧"]),  # GB11
        ("क\u094d\u200dषक\u200cष", ["क\u094d\u200dष", "क\u200c", "ष"]),  # GB9c, not across ZWNJ
        ("\u0600\u0661\u0600", ["\u0600\u0661", "\u0600"]),  # GB9b
        ("\u0600\n", ["\u0600", "\n"]),
        ("\u0301a", ["\u0301", "a"]),
        ("葛\U000e0100城", ["葛\U000e0100", "城"]),
        ("\ud800\udc00", ["\ud800", "\udc00"]),  # two lone surrogates, not a pair
        ("\x00\u0301", ["\x00", "\u0301"]),
    ],
)
def test_clusters(text: str, clusters: list[str]) -> None:
    assert segment.graphemes(text) == clusters


def test_str_subclasses_are_text() -> None:
    class Text(str):
        __slots__ = ()

    assert segment.graphemes(Text("e\u0301a")) == ["e\u0301", "a"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []),
        ("a\r\nb\n\r", ["a", "\r\n", "b", "\n", "\r"]),  # WB3 to WB3b
        ("can't  stop", ["can't", "  ", "stop"]),  # WB6, WB7, WB3d
        (" \u0308 ", [" \u0308", " "]),  # WB4 before WB3d
        ("3.14,5 a.b a. b", ["3.14,5", " ", "a.b", " ", "a", ".", " ", "b"]),  # WB11, WB12
        ("1.a", ["1", ".", "a"]),
        ("צה\"ל א'", ['צה"ל', " ", "א'"]),  # WB7b, WB7c; WB7a
        ("データ_1 見る", ["データ_1", " ", "見", "る"]),  # WB13, WB13a, WB13b
        ("🇯🇵🇫🇷🇩", ["🇯🇵", "🇫🇷", "🇩"]),  # WB15, WB16
        ("👩\u200d👧a\u200d👧", ["👩\u200d👧", "a\u200d👧"]),  # WB3c joins whatever is before
        ("\u0301a\u0301b", ["\u0301", "a\u0301b"]),  # WB4
        ("สวัสดี", ["ส", "วั", "ส", "ดี"]),  # no dictionary: each letter of SA with its marks
        ("\ud800\udc00", ["\ud800", "\udc00"]),
        ("a\u2060b\u00adc", ["a\u2060b\u00adc"]),  # WB4: format characters
    ],
)
def test_words(text: str, words: list[str]) -> None:
    assert segment.words(text) == words


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", []),
        ("one two", ["one ", "two"]),  # LB18
        ("a\u00a0b c", ["a\u00a0b ", "c"]),  # LB12
        ("日本、東京。", ["日", "本、", "東", "京。"]),  # LB13
        ("「日本」と", ["「日", "本」", "と"]),  # LB14
        ("ちょっと", ["ちょっ", "と"]),  # LB1: CJ is NS; LB21
        ("co-op 10-5", ["co-", "op ", "10-5"]),  # LB21, LB25
        ("x -y", ["x ", "-y"]),  # LB20a
        ("$(5) 5,00 €", ["$(5) ", "5,00 ", "€"]),  # LB25
        ("“日” a", ["“日” ", "a"]),  # LB15a, LB15b
        ("本“日”本", ["本", "“日”", "本"]),  # LB19a
        ("สวัสดี ก", ["สวัสดี ", "ก"]),  # LB1: SA is AL, or CM for marks
        ("👩\u200d👧👧🏽", ["👩\u200d👧", "👧🏽"]),  # LB8a, LB30b
        ("🇯🇵🇫🇷🇩", ["🇯🇵", "🇫🇷", "🇩"]),  # LB30a
        ("a\u200b b", ["a\u200b ", "b"]),  # LB8
        ("a\r\nb\x0bc\x85", ["a\r\n", "b\x0b", "c\x85"]),  # LB4, LB5
    ],
)
def test_line_breaks(text: str, parts: list[str]) -> None:
    breaks = segment.line_breaks(text)
    assert [text[a:b] for a, b in pairwise([0, *(index for index, _ in breaks)])] == parts
    kinds = ["mandatory" if part[-1] in "\r\n\x0b\x85" else "allowed" for part in parts]
    assert [kind for _, kind in breaks] == [*kinds[:-1], *(["mandatory"] if parts else [])]


def test_a_break_is_an_index_and_a_kind() -> None:
    assert segment.line_breaks("a b") == [(2, "allowed"), (3, "mandatory")]
    assert segment.line_breaks("a b")[0] == segment.Break(index=2, kind="allowed")
    assert repr(segment.Break(2, "allowed")) == "Break(index=2, kind='allowed')"
