"""Terminal columns: the decisions of the specification, options, and errors with their messages."""

from __future__ import annotations

import pytest

from localeops import width
from localeops.errors import InvalidInputError, InvalidTypeError
from localeops.width import _columns, _sums

LINK = "\x1b]8;;https://example.org/\x1b\\"
END = "\x1b]8;;\x1b\\"


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        # Rule 3 and 6: the soft hyphen is visible, fillers are not.
        ("co\u00adop", 5),
        ("\u3164", 0),
        ("\uffa0", 0),
        ("\ufeff\u200b\u2060\u061c\u180e", 0),
        # Rule 4: emoji presentation.
        ("🇯", 2),
        ("🇯🇵🇨", 4),
        ("#\ufe0f\u20e3", 2),
        ("#\ufe0f", 2),
        ("#\u20e3", 1),
        ("#", 1),
        ("☝", 1),
        ("☝🏽", 2),
        ("☝\ufe0f🏽", 2),
        ("⛹🏽", 2),
        ("❤\u200d🔥", 2),
        ("❤\u0301\u200d🔥", 2),
        ("❤\u200da", 2),
        ("☺\U000e0067\U000e0062\U000e007f", 2),
        ("☺\U000e0067\U000e0062", 1),
        ("❤\u0301\ufe0f", 1),  # VS16 counts right after its base only
        ("a\ufe0f\u20e3", 1),
        ("🏽", 2),
        ("a🏽", 1),
        ("🍤🏽", 2),
        ("🌧\ufe0f", 2),
        ("⌚\ufe0e", 2),  # VS15 on a wide base
        ("〰\ufe0e", 2),
        ("❤\ufe0e", 1),
        # Rule 5: jamo.
        ("\u1112\u1161\u11ab", 2),
        ("\u1100\u1100", 2),
        ("\u1100\u1100\uac00", 2),
        ("\u115f\u1161", 2),
        ("\u115f", 2),
        ("\u1160", 0),
        ("\u1161", 0),
        ("\u11a8", 0),
        ("가\u11a8", 2),
        ("a\u1161", 1),
        # What joins the base.
        ("\u0600\u0661", 1),
        ("\u0600漢", 2),
        ("\u0600", 1),
        ("\u0600\u0301", 1),
        ("\u0600\u0600", 1),
        ("क\u094dष", 1),
        ("की", 1),
        ("\u0903", 1),
        ("กำ", 2),
        ("\u0e33", 1),
        ("ｶ\uff9e", 2),
        ("あ\uff9e", 3),
        ("\uff9e", 1),
        ("\u302e", 2),
        ("가\u302e", 2),
        ("\u302a", 0),
        ("か\u3099", 2),
        ("葛\U000e0100", 2),
        # A joiner takes nothing with it.
        ("\u200d一", 2),
        ("a\u200d一", 3),
        ("👩\u200da", 3),
        ("\u200d👩", 2),
        ("👩\u200c👩", 4),
        # Rule 8.
        ("\u0378", 1),
        ("\ud800", 1),
        ("\U0010fffe", 1),
        ("\U00016d63", 1),
        ("\U00016d63\U00016d67", 1),
        ("", 0),
    ],
)
def test_decisions(text: str, columns: int) -> None:
    assert width.measure(text) == columns


@pytest.mark.parametrize(
    ("text", "narrow", "wide"),
    [
        ("※", 1, 2),
        ("\ue000", 1, 2),
        ("\U0010fffd", 1, 2),
        ("Привет", 6, 12),
        ("é\u0301", 1, 2),
        ("e\u0301", 1, 1),
        ("\u00ad", 1, 1),
        ("®\ufe0f", 2, 2),
        ("®", 1, 2),
        ("⛹", 1, 2),
        ("漢字 kanji", 10, 10),
    ],
)
def test_ambiguous(text: str, narrow: int, wide: int) -> None:
    assert width.measure(text, ambiguous="narrow") == narrow
    assert width.measure(text, ambiguous="wide") == wide


@pytest.mark.parametrize(
    ("text", "visible"),
    [
        ("\x1b[0;1;31mA\x1b[m", "A"),
        ("\x1b[38:2::255:0:0mA\x1b[4:3mB", "AB"),
        ("\x1b[?25l\x1b[2J\x1b[10;20HA", "A"),
        ("\x1b[1 qA", "A"),  # an intermediate byte
        (f"{LINK}link{END}", "link"),
        ("\x1b]8;id=1;http://x\x07link\x1b]8;;\x07", "link"),
        ("\x1b]8;;http://x\u009clink", "link"),
        ("\x1b]0;заголовок\x07A", "A"),
        ("\x1bP1$r0m\x1b\\A\x1b_G\x07x\x1b\\B\x1b^pm\x1b\\C\x1bXsos\x1b\\D", "ABCD"),
        ("\x1b(BA\x1b7B\x1b8C\x1b=D\x1bME", "ABCDE"),
        ("\x9b31mA\x9d8;;x\x9cB", "AB"),
        # Unfinished: up to the line's end, to the next sequence, to what cannot belong to it.
        ("A\x1b]8;;http://x", "A"),
        ("A\x1b]8;;http://x\nB", "A\nB"),
        ("A\x1b]8;;http://x\r\nB", "A\r\nB"),
        ("A\x1b]8;;http://x\x85B", "A\x85B"),
        ("A\x1b]8;;x\x1b[31mB", "AB"),
        ("A\x1bPx\x18B", "A\x18B"),
        ("A\x1b[31", "A"),
        ("A\x1b[31漢", "A漢"),
        ("A\x1b[31\nB", "A\nB"),
        ("A\x1b漢", "A漢"),
        ("A\x1b", "A"),
        ("A\x1b\x1b[31mB", "AB"),
        ("\x1b\x1b[31m[32mA", "[32mA"),
        # C1 controls in wrongly decoded text: the control alone.
        ("â\x80\x9dtext", "â\x80text"),
        ("\x9b日本", "日本"),
    ],
)
def test_escapes(text: str, visible: str) -> None:
    assert width.strip_escapes(text) == visible
    assert width.measure(text) == width.measure(visible)


def test_an_escape_inside_a_cluster_is_part_of_it() -> None:
    assert width.cells("e\x1b[0m\u0301a\x1b[31m") == [
        ("e\x1b[0m\u0301", 1, 0),
        ("a", 1, 6),
        ("\x1b[31m", 0, 7),
    ]
    assert width.measure("👩\x1b[0m\u200d👩") == 2


@pytest.mark.parametrize(
    ("text", "code", "index"),
    [
        ("a\x07b", "U+0007", 1),
        ("日\tb", "U+0009", 1),
        ("a\u200d\x07b", "U+0007", 2),
        ("\x1b[31ma\n", "U+000A", 6),
        ("a\x1b", "U+001B", 1),
        ("a\x9b日", "U+009B", 1),
        ("\u2028", "U+2028", 0),
        ("a\x1b]0;hidden 日本", "U+001B", 1),
        ("\x1b[31", "U+001B", 0),
        ("\x1b(", "U+001B", 0),
        ("\x1b[1mA\x1bPx", "U+001B", 5),
        ("\x9d8;;x", "U+009D", 0),
        ("\x7f", "U+007F", 0),
    ],
)
def test_controls_can_be_refused(text: str, code: str, index: int) -> None:
    with pytest.raises(InvalidInputError) as caught:
        width.measure(text, controls="error")
    assert str(caught.value) == (
        f"text has the control character {code} at index {index}; "
        "controls='zero' would count it as nothing"
    )
    assert width.measure(text) == width.measure(text, controls="zero")


def test_complete_escapes_are_not_refused() -> None:
    text = f"\x1b[31m{LINK}日本{END}\x1b]0;t\x07\x1bPq\x1b\\\x1b(B\x1b7\x9b1m\x9d8;;x\x9c"
    assert width.measure(text, controls="error") == 4


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: width.measure(b"a"), "text must be a str, got bytes; decode it first"),  # type: ignore[arg-type]
        (lambda: width.measure(b"a", ambiguous="wide"), "text must be a str, got bytes; decode it first"),  # type: ignore[arg-type]
        (lambda: width.measure(None), "text must be a str, got NoneType"),  # type: ignore[arg-type]
        (lambda: width.measure("a", ambiguous=None), "ambiguous must be 'narrow' or 'wide', got NoneType"),  # type: ignore[arg-type]
        (lambda: width.measure("a", controls=1), "controls must be 'zero' or 'error', got int"),  # type: ignore[arg-type]
        (lambda: width.cells(b"a"), "text must be a str, got bytes; decode it first"),  # type: ignore[arg-type]
        (lambda: width.strip_escapes(b"a"), "text must be a str, got bytes; decode it first"),  # type: ignore[arg-type]
        (lambda: width.clip(b"a", 1), "text must be a str, got bytes; decode it first"),  # type: ignore[arg-type]
        (lambda: width.clip("a", "1"), "columns must be an int, got str"),  # type: ignore[arg-type]
        (lambda: width.clip("a", True), "columns must be an int, got bool"),  # noqa: FBT003
        (lambda: width.clip("a", 1.0), "columns must be an int, got float"),  # type: ignore[arg-type]
        (lambda: width.clip("a", 1, ellipsis=None), "ellipsis must be a str, got NoneType"),  # type: ignore[arg-type]
        (lambda: width.pad(None, 1), "text must be a str, got NoneType"),  # type: ignore[arg-type]
        (lambda: width.pad("a", None), "columns must be an int, got NoneType"),  # type: ignore[arg-type]
        (lambda: width.pad("a", 2, fill=b" "), "fill must be a str, got bytes; decode it first"),  # type: ignore[arg-type]
        (lambda: width.wrap(b"a", 1), "text must be a str, got bytes; decode it first"),  # type: ignore[arg-type]
        (lambda: width.wrap("a", None), "columns must be an int, got NoneType"),  # type: ignore[arg-type]
        (lambda: width.wrap("a", 1, breaks=None), "breaks must be 'cell', 'word' or 'kinsoku', got NoneType"),  # type: ignore[arg-type]
        (lambda: width.wrap("a", 1, hanging=True), "hanging must be 'none' or 'punctuation', got bool"),  # type: ignore[arg-type]
        (lambda: width.wrap("a", 1, tabs="8"), "tabs must be an int, got str"),  # type: ignore[arg-type]
    ],
)  # fmt: skip
def test_wrong_types(call: object, message: str) -> None:
    assert callable(call)
    with pytest.raises(InvalidTypeError) as caught:
        call()
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: width.measure("a", ambiguous="wid"), "ambiguous must be 'narrow' or 'wide', got 'wid' (did you mean 'wide'?)"),  # type: ignore[arg-type]
        (lambda: width.measure("漢", controls="strict"), "controls must be 'zero' or 'error', got 'strict'"),  # type: ignore[arg-type]
        (lambda: width.cells("a", ambiguous="Narrow"), "ambiguous must be 'narrow' or 'wide', got 'Narrow' (did you mean 'narrow'?)"),  # type: ignore[arg-type]
        (lambda: width.clip("a", 0), "columns must be at least 1, got 0"),
        (lambda: width.clip("a", 1, ellipsis="……"), "ellipsis takes 2 columns, more than the 1 there are"),
        (lambda: width.clip("a", 1, ambiguous="x"), "ambiguous must be 'narrow' or 'wide', got 'x'"),  # type: ignore[arg-type]
        (lambda: width.pad("a", -1), "columns must be at least 1, got -1"),
        (lambda: width.pad("a", 10**30), "columns must be at most 2147483647, got a number of 100 bits"),
        (lambda: width.clip("a", -(10**5000)), "columns must be at least 1, got a number of 16610 bits"),
        (lambda: width.clip("❤❤❤", 2, ellipsis="\ufe0f"), "ellipsis '️' joins the text and widens it"),
        (lambda: width.pad("a", 4, align="centre"), "align must be 'left', 'right' or 'center', got 'centre' (did you mean 'center'?)"),  # type: ignore[arg-type]
        (lambda: width.pad("a", 4, fill="漢"), "fill must be one cluster of one column, got '漢' of 2 columns"),
        (lambda: width.pad("a", 4, fill=""), "fill must be one cluster of one column, got '' of 0 columns"),
        (lambda: width.pad("a", 4, fill="ab"), "fill must be one cluster of one column, got 'ab' of 2 columns"),
        (lambda: width.pad("a", 4, fill="\u0301"), "fill must be one cluster of one column, got '\u0301' of 0 columns"),
        (lambda: width.pad("a", 4, fill="─", ambiguous="wide"), "fill must be one cluster of one column, got '─' of 2 columns"),
        (lambda: width.pad("a\x1b]8;;x", 4), "text and fill do not stay apart: the text begins or ends in an unfinished escape sequence or in characters that join the fill"),
        (lambda: width.wrap("a", 0), "columns must be at least 1, got 0"),
        (lambda: width.wrap("a", 1, tabs=0), "tabs must be at least 1, got 0"),
        (lambda: width.wrap("日本", 1), "'日' takes 2 columns, more than the 1 of a line"),
        (lambda: width.wrap("a👩\u200d👩", 1), "'👩\\u200d👩' takes 2 columns, more than the 1 of a line"),
        (lambda: width.wrap("あ\uff9e", 2), "'あﾞ' takes 3 columns, more than the 2 of a line"),
        (lambda: width.wrap("👩\u200d" * 9 + "👩", 1), "'" + "👩\\u200d" * 6 + "'... takes 2 columns, more than the 1 of a line"),
        (lambda: width.wrap("ab\tc", 4), "text has a tab at index 2; give tabs=N to say how many columns apart the tab stops are"),
        (lambda: width.wrap("a", 4, breaks="cells"), "breaks must be 'cell', 'word' or 'kinsoku', got 'cells' (did you mean 'cell'?)"),  # type: ignore[arg-type]
        (lambda: width.wrap("a", 4, breaks="words"), "breaks must be 'cell', 'word' or 'kinsoku', got 'words' (did you mean 'word'?)"),  # type: ignore[arg-type]
        (lambda: width.wrap("a", 4, breaks="kinsoku", hanging="all"), "hanging must be 'none' or 'punctuation', got 'all'"),  # type: ignore[arg-type]
        (lambda: width.wrap("a", 4, hanging="punctuation"), "hanging='punctuation' needs breaks='kinsoku', got 'cell'"),
        (lambda: width.wrap("a", 4, breaks="word", hanging="punctuation"), "hanging='punctuation' needs breaks='kinsoku', got 'word'"),
        (lambda: width.wrap("a", 4, styles="kept"), "styles must be 'carry' or 'keep', got 'kept' (did you mean 'keep'?)"),  # type: ignore[arg-type]
        (lambda: width.wrap("a", 4, ambiguous="w" * 99), f"ambiguous must be 'narrow' or 'wide', got '{'w' * 40}'..."),  # type: ignore[arg-type]
    ],
)  # fmt: skip
def test_bad_values(call: object, message: str) -> None:
    assert callable(call)
    with pytest.raises(InvalidInputError) as caught:
        call()
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "columns", "ellipsis", "clipped"),
    [
        ("日本語", 6, "…", "日本語"),
        ("日本語", 5, "", "日本"),
        ("日本語", 5, "…", "日本…"),
        ("日本語", 4, "…", "日…"),
        ("日本語", 1, "", ""),
        ("日本語", 1, "…", "…"),
        ("abc", 2, "…", "a…"),
        ("ab\u200bc", 2, "", "ab\u200b"),
        ("\x1b[31mred\x1b[0m text", 3, "", "\x1b[31mred\x1b[0m"),
        ("\x1b[1;31mred text", 5, "…", "\x1b[1;31mred …\x1b[0m"),
        ("red\x1b[31m text", 3, "", "red"),
        (f"{LINK}long link{END}", 4, "", f"{LINK}long{END}"),
        (f"\x1b[4m{LINK}long link{END}", 4, "", f"\x1b[4m{LINK}long{END}\x1b[0m"),
        ("\x1b[31ma\x1b[39mbc", 2, "", "\x1b[31ma\x1b[39mb"),
    ],
)
def test_clip(text: str, columns: int, ellipsis: str, clipped: str) -> None:
    assert width.clip(text, columns, ellipsis=ellipsis) == clipped


def test_clip_counts_ambiguous_as_told() -> None:
    assert width.clip("○○○", 4, ambiguous="narrow") == "○○○"
    assert width.clip("○○○", 4, ambiguous="wide") == "○○"
    assert width.clip("abcdef", 4, ellipsis="…", ambiguous="wide") == "ab…"


@pytest.mark.parametrize(
    ("text", "columns", "align", "fill", "padded"),
    [
        ("日本", 5, "left", " ", "日本 "),
        ("日本", 5, "right", ".", ".日本"),
        ("日本", 7, "center", "-", "-日本--"),
        ("日本", 4, "left", " ", "日本"),
        ("日本語", 5, "left", " ", "日本語"),
        ("", 2, "center", " ", "  "),
        ("e\u0301", 2, "right", "e\u0301", "e\u0301e\u0301"),
        ("\x1b[31ma\x1b[0m", 3, "left", " ", "\x1b[31ma\x1b[0m  "),
        ("\u0600", 2, "left", " ", "\u0600  "),  # the mark takes the first space as its base
        ("\u0301", 2, "right", " ", "  \u0301"),
    ],
)
def test_pad(text: str, columns: int, align: width.Align, fill: str, padded: str) -> None:
    assert width.pad(text, columns, align=align, fill=fill) == padded


@pytest.mark.parametrize(
    ("text", "columns", "carried", "kept"),
    [
        ("", 4, [], []),
        ("\n", 4, [""], ["\n"]),
        ("a\n", 4, ["a"], ["a\n"]),
        ("a\n\nb", 4, ["a", "", "b"], ["a\n", "\n", "b"]),
        ("a\r\nb\x85c\nd", 4, ["a", "b", "c", "d"], ["a\r\n", "b\x85", "c\n", "d"]),
        ("a\rb", 4, ["a\rb"], ["a\rb"]),
        ("a\u2028b", 4, ["a\u2028b"], ["a\u2028b"]),
        ("abcdef\n", 4, ["abcd", "ef"], ["abcd", "ef\n"]),
        ("ab  cd", 3, ["ab ", " cd"], ["ab ", " cd"]),
        ("漢字a漢字", 5, ["漢字a", "漢字"], ["漢字a", "漢字"]),
        ("a漢字", 4, ["a漢", "字"], ["a漢", "字"]),
        ("aaaaaa\uff9e", 2, ["aa", "aa", "a", "a\uff9e"], ["aa", "aa", "a", "a\uff9e"]),
        ("ab\u0301\u200bc", 2, ["ab\u0301\u200b", "c"], ["ab\u0301\u200b", "c"]),
        (
            "\x1b[31mabcd\x1b[0mef",
            3,
            ["\x1b[31mabc\x1b[0m", "\x1b[31md\x1b[0mef"],
            ["\x1b[31mabc", "d\x1b[0mef"],
        ),
        # What closes at a break stays, what opens there belongs to the next line.
        ("\x1b[31mab\x1b[0mcd", 2, ["\x1b[31mab\x1b[0m", "cd"], ["\x1b[31mab\x1b[0m", "cd"]),
        ("ab\x1b[31mcd", 2, ["ab", "\x1b[31mcd\x1b[0m"], ["ab\x1b[31m", "cd"]),
        (
            "\x1b[1mab\x1b[31mcd",
            2,
            ["\x1b[1mab\x1b[0m", "\x1b[1m\x1b[31mcd\x1b[0m"],
            ["\x1b[1mab\x1b[31m", "cd"],
        ),
        ("\x1b[31m\n\na", 2, ["\x1b[31m\x1b[0m", "\x1b[31m\x1b[0m", "\x1b[31ma\x1b[0m"], None),
        (
            f"{LINK}abcd{END}",
            2,
            [f"{LINK}ab{END}", f"{LINK}cd{END}"],
            [f"{LINK}ab", f"cd{END}"],
        ),
        (
            "\x1b[1m\x1b[4:3m\x1b[38;5;9m\x1b[48:2::1:2:3mab\x1b[22mcd",
            3,
            [
                "\x1b[1m\x1b[4:3m\x1b[38;5;9m\x1b[48:2::1:2:3mab\x1b[22mc\x1b[0m",
                "\x1b[4:3;38;5;9;48:2::1:2:3md\x1b[0m",
            ],
            None,
        ),
    ],
)
def test_wrap(text: str, columns: int, carried: list[str], kept: list[str] | None) -> None:
    assert width.wrap(text, columns) == carried
    if kept is not None:
        assert width.wrap(text, columns, styles="keep") == kept


@pytest.mark.parametrize(
    ("text", "columns", "tabs", "lines"),
    [
        ("a\tb", 8, 4, ["a\tb"]),  # a tab of three columns
        ("a\tbcdef", 8, 4, ["a\tbcde", "f"]),
        ("abc\tdef", 4, 4, ["abc\t", "def"]),
        ("abcd\tef", 4, 4, ["abcd", "\t", "ef"]),
        ("ab\tcd", 3, 8, ["ab\t", "cd"]),  # the line's end comes before the stop
        ("日\t本", 6, 4, ["日\t本"]),
        ("\x1b[1ma\t\x1b[0mb", 4, 4, ["\x1b[1ma\t\x1b[0m", "b"]),
    ],
)
def test_wrap_with_tabs(text: str, columns: int, tabs: int, lines: list[str]) -> None:
    assert width.wrap(text, columns, tabs=tabs) == lines


@pytest.mark.parametrize(
    "opening",
    [
        f"\x1b]8;;https://example.org/{'x' * 3000}\x07",
        f"\x1b]8;id={'i' * 3000};https://example.org/\x07",
        f"\x1b[38:2{':0' * 99}m",
        "".join(f"\x1b[{code}m" for code in range(200, 2000)),
    ],
)
def test_what_opens_on_every_line_is_bounded(opening: str) -> None:
    # A long link or a long list of attributes on each of many lines would make the result quadratic.
    lines = width.wrap(opening + "a" * 400, 4)
    assert sum(map(len, lines)) < len(opening) + 2 * 400


def test_what_is_too_long_to_be_opened_again_is_closed_all_the_same() -> None:
    link = f"\x1b]8;;http://{'B' * 2100}\x07"
    assert width.wrap(f"\x1b]8;;http://A\x07aa{link}bbbb", 2) == [
        f"\x1b]8;;http://A\x07aa{END}",
        f"\x1b]8;;http://A\x07{link}bb{END}",
        "bb",
    ]
    assert width.clip(f"{link}bbbb", 2) == f"{link}bb{END}"
    colour = f"\x1b[38:2:{'0' * 50}:1:2:3m"
    assert width.wrap(f"\x1b[31maa{colour}bbbb", 2) == [
        "\x1b[31maa\x1b[0m",
        f"\x1b[31m{colour}bb\x1b[0m",
        "bb",
    ]


@pytest.mark.parametrize(
    ("sgr", "rest"),
    [
        ("1;2;22", ""), ("3;23", ""), ("4;24", ""), ("21;24", ""), ("4:3;4:0", ""), ("5;25", ""),
        ("6;25", ""), ("7;27", ""), ("8;28", ""), ("9;29", ""), ("11;10", ""), ("31;39", ""),
        ("91;39", ""), ("41;49", ""), ("101;49", ""), ("53;55", ""), ("58:5:1;59", ""),
        ("26;50", ""), ("51;54", ""), ("61;65", ""), ("73;75", ""), ("1;31;0", ""), ("1;;31", "31"),
        ("31;32", "32"), ("38;5;1;1", "38;5;1;1"), ("38;2;1;2;3;4", "38;2;1;2;3;4"),
        ("38;5", ""), ("38;2;1;2", ""), ("31;38;5", "31"), ("01;031", "01;031"),
        ("038;05;4;3", "38;5;4;3"), ("001;0", ""), ("1;31;22", "31"), ("48;5;1;49", ""),
    ],
)  # fmt: skip
def test_sgr_attributes_open_and_close(sgr: str, rest: str) -> None:
    first, second = width.wrap(f"\x1b[{sgr}mab", 1)
    assert first == f"\x1b[{sgr}ma" + ("\x1b[0m" if rest else "")
    assert second == (f"\x1b[{rest}mb\x1b[0m" if rest else "b")


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [
        ("", 4, []),
        ("a\n", 4, ["a"]),
        ("one two three", 7, ["one two", "three"]),
        ("one  two", 4, ["one", "two"]),
        ("one  two", 8, ["one  two"]),
        ("  one", 3, ["", "one"]),  # a break is allowed after spaces that begin a line
        ("one   ", 4, ["one"]),  # spaces that do not fit before the end
        ("one   ", 6, ["one   "]),
        ("one  \n two", 5, ["one  ", " two"]),
        ("      ", 4, [""]),
        ("a\u00a0 b", 2, ["a\u00a0", "b"]),  # U+00A0 stays
        ("a\u3000b", 3, ["a\u3000", "b"]),  # so does U+3000
        ("to internationalise it", 8, ["to", "internat", "ionalise", "it"]),
        ("to internationalise it", 9, ["to", "internati", "onalise", "it"]),
        ("e\u0301e\u0301e\u0301 a", 2, ["e\u0301e\u0301", "e\u0301", "a"]),
        ("東京都、大阪府", 8, ["東京都、", "大阪府"]),
        ("東京都、大阪府", 6, ["東京", "都、大", "阪府"]),
        ("Česko-slovensko", 8, ["Česko-", "slovensk", "o"]),
        ("Skryl se (pod „stolem“).", 9, ["Skryl se", "(pod", "„stolem“)", "."]),
        ("x 5 %", 4, ["x 5", "%"]),
        ("x 5\u00a0%", 4, ["x", "5\u00a0%"]),
        ("a!b", 2, ["a!", "b"]),
        ("a ,b", 2, ["a ", ",b"]),  # no place: LB15d, even after spaces
        ("สวัสดี", 2, ["สวั", "สดี"]),
        ("\u0600 a b", 2, ["\u0600 a", "b"]),  # the mark and its space are one cluster
        ("ab \u0301 cd", 2, ["ab", " \u0301", "cd"]),  # and so are a space and a mark on it
        ("a \u0301b", 1, ["a", " \u0301", "b"]),
        ("\x1b[1mone \x1b[0m two", 4, ["\x1b[1mone\x1b[0m", "two"]),
        ("one \x1b[1mtwo\x1b[0m", 4, ["one", "\x1b[1mtwo\x1b[0m"]),
        ("\x1b]0;a b c\x07one two", 4, ["\x1b]0;a b c\x07one", "two"]),
        ("one \x1b]0;a b c\x07 two", 4, ["one\x1b]0;a b c\x07", "two"]),
    ],
)
def test_wrap_at_words(text: str, columns: int, lines: list[str]) -> None:
    assert width.wrap(text, columns, breaks="word") == lines


def test_wrap_at_words_with_styles_kept() -> None:
    assert width.wrap("\x1b[1mone \x1b[0m two\r\nx", 4, breaks="word", styles="keep") == [
        "\x1b[1mone\x1b[0m",
        "two\r\n",
        "x",
    ]


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [
        ("今日は。", 6, ["今日", "は。"]),  # cl-06
        ("今日は、", 6, ["今日", "は、"]),  # cl-07
        ("今日は！？", 6, ["今日", "は！？"]),  # cl-04, two of them
        ("今日は」", 6, ["今日", "は」"]),  # cl-02
        ("今日は・", 6, ["今日", "は・"]),  # cl-05
        ("今日は〜", 6, ["今日", "は〜"]),  # cl-03
        ("今日人々", 6, ["今日", "人々"]),  # cl-09
        ("今日ター", 6, ["今日", "ター"]),  # cl-10
        ("今日はっ", 6, ["今日", "はっ"]),  # cl-11
        ("今日「は", 6, ["今日", "「は"]),  # cl-01
        ("今日……", 6, ["今日", "……"]),  # cl-08; one column each: see ambiguous
        ("ﾊﾟﾀｰﾝ", 3, ["ﾊﾟ", "ﾀｰﾝ"]),
        ("ｱｲｳ｡｢ｴ｣", 3, ["ｱｲ", "ｳ｡", "｢ｴ｣"]),
        ("ab(cd)", 3, ["ab", "(c", "d)"]),
        ("abcdef", 4, ["abcd", "ef"]),  # Latin words may be parted
        ("a b c", 2, ["a ", "b ", "c"]),  # nothing is dropped
        ("「「「「", 4, ["「「", "「「"]),  # no place: as "cell"
        ("あ。。。。", 4, ["あ。", "。。", "。"]),
        ("あ「", 2, ["あ", "「"]),
        ("。", 2, ["。"]),
        ("ああ\u200b。", 4, ["あ", "あ\u200b。"]),  # looks through what takes no column
        ("ああ\x1b[1m。", 4, ["あ", "あ\x1b[1m。\x1b[0m"]),
        ("\u200b\u200b", 1, ["\u200b\u200b"]),
        ("あ\n。", 4, ["あ", "。"]),  # a line end of the text is where it is
    ],
)
def test_wrap_by_kinsoku(text: str, columns: int, lines: list[str]) -> None:
    ambiguous: width.Ambiguous = "wide" if "…" in text else "narrow"
    assert width.wrap(text, columns, breaks="kinsoku", ambiguous=ambiguous) == lines


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [
        ("今日は。明日", 6, ["今日は。", "明日"]),
        ("今日は、", 6, ["今日は、"]),
        ("今日は，明", 6, ["今日は，", "明"]),
        ("ｱｲ｡ｳ", 2, ["ｱｲ｡", "ｳ"]),
        ("今日は。」明", 6, ["今日", "は。」", "明"]),  # no break after it: carried
        ("今日は。。", 6, ["今日", "は。。"]),  # one hangs, not two
        ("今日は！", 6, ["今日", "は！"]),  # only full stops and commas do
        ("abc.d", 3, ["ab", "c.d"]),  # and only Japanese ones
        ("今日。明日", 6, ["今日。", "明日"]),  # it fits
    ],
)
def test_hanging_punctuation(text: str, columns: int, lines: list[str]) -> None:
    assert width.wrap(text, columns, breaks="kinsoku", hanging="punctuation") == lines


@pytest.mark.parametrize(
    ("text", "breaks", "lines"),
    [
        ("a b\tcc dd", "word", ["a b\tcc", "dd"]),
        ("あ\tあ。", "kinsoku", ["あ\t", "あ。"]),
        ("あああ\t。", "kinsoku", ["あああ", "\t。"]),
        ("  \t  \ta", "word", ["  \t", "\ta"]),
    ],
)
def test_wrap_by_rules_with_tabs(text: str, breaks: width.Breaks, lines: list[str]) -> None:
    assert width.wrap(text, 6, breaks=breaks, tabs=4) == lines


def test_text_that_is_measured_by_its_length() -> None:
    # A character that the short ways of measure take must not join another one, and columns must not
    # come to anything else than what the classes say, which the conformance tests check one by one.
    by_classes = _sums._adding_up("narrow")
    classes = _columns.character_classes()
    taken = {code for code in range(0x110000) if _sums._uniform(chr(code))}
    assert len(taken) > 40_000
    joining = set("EvftcdDzKlMsZPFLVTuCern")
    assert not {classes[code] for code in taken} & joining
    assert {chr(code) for code in taken if classes[code] == "h"} == {"\uff9e", "\uff9f"}
    for kind in (
        range(0x20, 0x2100),
        [*range(0x20, 0x7F), *range(0x3000, 0xFF61)],
        [*range(0x20, 0x7F), *range(0x3000, 0xFF40), *range(0xFF61, 0xFFA0)],
    ):
        text = "".join(chr(code) for code in kind if code in taken)
        assert _sums._uniform(text)
        assert width.measure(text) == by_classes(text) == sum(map(width.measure, text))
        assert width.measure(text) == sum(cell.columns for cell in width.cells(text))
        assert width.measure(text + "\n" + text) == 2 * width.measure(text)


@pytest.mark.parametrize(
    "line", ["\x1b[31", "\x1b]8;;x", "\x1bPq", "\x1b(", "e", "\u0600", "क\u094d", "👩\u200d", "\r"]
)
@pytest.mark.parametrize("after", ["1m", "\u0301x", "👩", "क", "b\x07", "\u200d👩", ""])
def test_no_unit_goes_past_a_line_feed(line: str, after: str) -> None:
    # Escape sequences end at a line's end (rule 1), and so do clusters (GB4, GB5).
    whole = width.measure(f"漢{line}\n{after}")
    assert whole == 2 + width.measure(line) + width.measure(after)
    assert whole == sum(cell.columns for cell in width.cells(f"漢{line}\n{after}"))
