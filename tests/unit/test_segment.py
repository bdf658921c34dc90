"""Clusters: errors, types, and any text in linear time."""

import pytest

from localeops import segment
from localeops.errors import InvalidTypeError


@pytest.mark.parametrize("function", [segment.graphemes, segment.boundaries])
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
