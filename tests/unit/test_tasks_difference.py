"""Differences: nothing that matters stays invisible, and the first difference is named."""

from __future__ import annotations

import pytest

from localeops.tasks.difference import difference, visible, visible_lines


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", ""),
        ("漢字 kana", "漢字 kana"),
        (" a b  ", "<U+0020>a b<U+0020><U+0020>"),
        ("   ", "<U+0020><U+0020><U+0020>"),
        ("\u3000\u00a0", "<U+3000><U+00A0>"),
        ("か\u3099葛\U000e0100", "か<U+3099>葛<U+E0100>"),
        ("👩\u200d💻⚠\ufe0f", "👩<U+200D>💻⚠<U+FE0F>"),
        # Words of Indian scripts can be read, but nothing in them that has two spellings.
        ("हिंदी हँसी दुःख औं विधि", "हिंदी हँसी दुःख औं विधि"),
        ("বাংলা", "বাংলা"),
        ("क\u093cलम \u0958लम", "क<U+093C>लम \u0958लम"),
        ("अ\u093e \u0906", "अ<U+093E> \u0906"),
        ("क\u094d\u200dष", "क\u094d<U+200D>ष"),
        ("\u0902क \u0947", "<U+0902>क <U+0947>"),
        ("क\u093e\u093f", "क\u093e<U+093F>"),
        ("क\u09be", "क<U+09BE>"),
        ("\u0b95\u0bca", "\u0b95<U+0BCA>"),  # also written as U+0BC6 U+0BBE
        ("\u0e19\u0e49\u0e33", "\u0e19<U+0E49>\u0e33"),
        ("\x1b[0m\t\x00\r", "<U+001B>[0m<U+0009><U+0000><U+000D>"),
        ("\ud800\ue000\u2028", "<U+D800><U+E000><U+2028>"),
        ("a<b <U+0041>", "a<b <U+003C>U+0041>"),
    ],
)
def test_visible(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_bytes_are_shown_by_their_numbers() -> None:
    assert visible_lines("A \x8a\xbf<82> \r\n\x00~\x7f", "bytes") == [
        "A <8A><BF><3C>82> <0D>",
        "<00>~<7F><no line end>",
    ]
    assert visible_lines("\xe4" * 401 + "\n", "bytes") == ["<E4>" * 400 + "<1 more bytes>"]
    assert difference("a\x8a\n", "a\n", "bytes") == (
        "- a<8A>\n+ a\nline 1, byte 2: 8A is expected, not the end of the line"
    )
    assert difference("a\n", "a\nb", "bytes").endswith(
        "line 2, byte 1: the end of the file is expected, not 62"
    )


def test_lines_without_their_end_say_so() -> None:
    assert visible_lines("a\n\nb") == ["a", "", "b<no line end>"]
    assert visible_lines("a\u2028b\x0c\n") == ["a<U+2028>b<U+000C>"]
    assert visible_lines("") == []


def test_equal_texts_have_no_difference() -> None:
    assert difference("", "") == difference("葛\U000e0100\n", "葛\U000e0100\n") == ""


def test_a_difference_shows_the_lines_around_it() -> None:
    assert difference("1\n2\nか\u3099\n4\n5\n", "1\n2\nが\n4\n5\n").splitlines() == [
        "  2",
        "- か<U+3099>",
        "+ が",
        "  4",
        "line 3, character 1: U+304B HIRAGANA LETTER KA is expected, not U+304C HIRAGANA LETTER GA",
    ]


@pytest.mark.parametrize(
    ("expected", "actual", "lines"),
    [
        (
            "神\ufa19\n",
            "神\u795e\n",
            [
                "- 神\ufa19",
                "+ 神\u795e",
                (
                    "line 1, character 2: U+FA19 CJK COMPATIBILITY IDEOGRAPH-FA19 is expected, "
                    "not U+795E CJK UNIFIED IDEOGRAPH-795E"
                ),
            ],
        ),
        (
            "a\n",
            "a",
            [
                "- a",
                "+ a<no line end>",
                "line 1, character 2: the end of the line is expected, not the end of the text",
            ],
        ),
        (
            "a\n",
            "",
            [
                "- a",
                (
                    "line 1, character 1: U+0061 LATIN SMALL LETTER A is expected, "
                    "not the end of the text"
                ),
            ],
        ),
        (
            "a\na\n",
            "a\na\na\n",
            [
                "  a",
                "+ a",
                (
                    "line 3, character 1: the end of the text is expected, "
                    "not U+0061 LATIN SMALL LETTER A"
                ),
            ],
        ),
        (
            "\x1b",
            "\x07",
            [
                "- <U+001B><no line end>",
                "+ <U+0007><no line end>",
                "line 1, character 1: U+001B without a name is expected, not U+0007 without a name",
            ],
        ),
    ],
)
def test_the_first_difference_is_named(expected: str, actual: str, lines: list[str]) -> None:
    assert difference(expected, actual).splitlines() == lines


def test_long_differences_are_cut() -> None:
    lines = difference("".join(f"{n}\n" for n in range(30)), "x\n").splitlines()
    assert lines[19:22] == ["- 19", "- ... and 10 more lines", "+ x"]


def test_long_lines_are_cut() -> None:
    assert visible_lines("字" * 402) == ["字" * 400 + "<2 more characters><no line end>"]
    assert visible_lines("字" * 400 + "\n") == ["字" * 400]
