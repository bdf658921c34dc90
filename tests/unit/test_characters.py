"""Inspection: the decisions on names, invisible characters and escape sequences, and its errors."""

import subprocess
import sys
from pathlib import Path

import pytest

from localeops import _display, characters, width
from localeops.errors import InvalidInputError, InvalidTypeError
from localeops.tasks import archive


def names(text: str) -> list[str]:
    return [one.name for cluster in characters.inspect(text) for one in cluster.characters]


def changes(text: str) -> list[str]:
    return [" ".join(cluster.changes) for cluster in characters.inspect(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # Each as the code charts have it.
        ("a", "LATIN SMALL LETTER A"),
        ("\x1b", "ESCAPE"),
        ("\n", "LINE FEED"),
        ("\x80", "PADDING CHARACTER"),
        ("\u01a2", "LATIN CAPITAL LETTER GHA"),
        ("\u2118", "WEIERSTRASS ELLIPTIC FUNCTION"),
        ("\u0fd0", "TIBETAN MARK BKA- SHOG GI MGO RGYAN"),
        ("\u0f0a", "TIBETAN MARK BKA- SHOG YIG MGO"),
        ("각", "HANGUL SYLLABLE GAG"),
        ("앟", "HANGUL SYLLABLE AH"),
        ("힣", "HANGUL SYLLABLE HIH"),
        ("漢", "CJK UNIFIED IDEOGRAPH-6F22"),
        ("\uf900", "CJK COMPATIBILITY IDEOGRAPH-F900"),
        ("\U00017000", "TANGUT IDEOGRAPH-17000"),
        ("\U00018b00", "KHITAN SMALL SCRIPT CHARACTER-18B00"),
        ("\U0001b170", "NUSHU CHARACTER-1B170"),
        ("\ufe0f", "VARIATION SELECTOR-16"),
        ("\U000e0067", "TAG LATIN SMALL LETTER G"),
        ("\ud800", "<surrogate-D800>"),
        ("\ue000", "<private-use-E000>"),
        ("\U0010ffff", "<noncharacter-10FFFF>"),
        ("\u0378", "<reserved-0378>"),
    ],
)
def test_names(text: str, expected: str) -> None:
    assert names(text) == [expected]


def test_aliases_and_code_points() -> None:
    mark = characters.inspect("\ufeff")[0].characters[0]
    assert mark.name == "ZERO WIDTH NO-BREAK SPACE"
    assert mark.aliases == ("BYTE ORDER MARK", "BOM", "ZWNBSP")
    assert (mark.code_point, mark.category, mark.script) == ("U+FEFF", "Cf", "Common")
    assert characters.inspect("\u01a2")[0].characters[0].aliases == ("LATIN CAPITAL LETTER OI",)
    assert characters.inspect("\U0001f600")[0].characters[0].code_point == "U+1F600"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("é", ["NFD NFKD upper title"]),
        ("e\u0301", ["NFC NFKC upper title"]),
        ("q\u0307\u0323", ["NFC NFD NFKC NFKD upper title"]),  # the dot below goes first
        ("q\u0323\u0307", ["upper title"]),
        ("\u0958", ["NFC NFD NFKC NFKD"]),  # a composition exclusion
        ("\u1100\u1161", ["NFC NFKC"]),
        ("\uac00\u11a8", ["NFC NFD NFKC NFKD"]),  # an LV syllable and a final
        ("\uac01\u11a8", ["NFD NFKD"]),  # an LVT syllable takes no further final
        ("\u3131\u314f", ["NFKC NFKD", "NFKC NFKD"]),
        ("ß", ["upper title fold"]),
        ("ẞ", ["lower fold"]),
        ("Σς", ["lower fold", "upper title fold"]),
        ("ǅ", ["NFKC NFKD lower upper fold"]),
        ("\u1f88", ["NFD NFKD lower upper fold"]),
        ("\u03b1\u0345", ["NFC NFKC upper title fold"]),
        ("ა", ["upper"]),  # Georgian has capitals, but titles do not use them
        ("Ꭰꭰ", ["lower", "upper title fold"]),  # Cherokee folds to capitals
        ("İı", ["NFD NFKD lower fold", "upper title"]),  # without a locale
        ("\x1b[31m", [""]),  # no text
        ("\x1b[0m\u0301", ["", ""]),
        ("\x1b]0;Ａ\x07é", ["", "NFD NFKD upper title"]),
        ("e\x1b[0m\u0301", ["NFC NFKC upper title"]),  # a cluster with a sequence inside it
        ("漢字 1", ["", "", "", ""]),
    ],
)
def test_changes(text: str, expected: list[str]) -> None:
    assert changes(text) == expected


def test_names_are_read_from_a_zip(tmp_path: Path) -> None:
    path = tmp_path / "pure.zip"
    path.write_bytes(archive.zip_bytes(archive.package()))
    code = (
        f"import sys; sys.path.insert(0, {str(path)!r}); from localeops import characters as c; "
        "print(c.inspect('\\u00df')[0].characters[0].name, c.__file__.startswith(sys.path[0]))"
    )
    command = [sys.executable, "-I", "-S", "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "LATIN SMALL LETTER SHARP S True\n"


def test_columns_of_ambiguous_characters() -> None:
    assert [one.columns for one in characters.inspect("※漢")] == [1, 2]
    assert [one.columns for one in characters.inspect("※漢", ambiguous="wide")] == [2, 2]


def test_no_text_has_no_clusters() -> None:
    assert characters.inspect("") == ()
    assert "<tbody></tbody>" in characters.inspect("")._repr_html_()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("é", "é"),
        (" ", "<SP>"),
        ("\u00a0", "<NBSP>"),
        ("\u3000", "<U+3000>"),
        ("\u2800", "<U+2800>"),
        ("\u00ad", "<SHY>"),
        ("\u200d", "<ZWJ>"),
        ("\ufe0f", "<VS16>"),
        ("\r\n", "<CR><LF>"),
        ("\ud800", "<U+D800>"),
        ("\u0301", "\u25cc\u0301"),
        (" \u0301", "<SP>\u25cc\u0301"),
        ("\u0600", "\u0600"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("\U000e0067", "<TAG g>"),
        ("\U000e0020", "<TAG SP>"),
        ("\U000e007f", "<TAG END>"),
        ("\x1b[0m", "<ESC>[0m"),
        ("a\x1b[0m\u0301", "a<ESC>[0m\u0301"),
        ("\u202e", "<RLO>"),
    ],
)
def test_a_cluster_for_the_eye(text: str, shown: str) -> None:
    assert _display.visible_cluster(text) == shown


def test_running_text_for_the_eye() -> None:
    assert _display.visible("a b\u00a0👩\u200d👧\n") == "a b<NBSP>👩<ZWJ>👧<LF>"


def test_html_spans_the_rows_of_a_cluster_and_escapes() -> None:
    html = characters.inspect("e\u0301<\x00")._repr_html_()
    assert '<td rowspan="2">0</td><td rowspan="2" class="text"><bdi>e\u0301</bdi></td>' in html
    assert "<bdi>&lt;</bdi>" in html
    assert '<td title="NUL">NULL</td>' in html
    assert '<span class="label">NUL</span>' in html


def test_cells_show_as_a_grid() -> None:
    found = width.cells("漢<\u200b")
    assert found == [("漢", 2, 0), ("<", 1, 1), ("\u200b", 0, 2)]
    assert repr(found) == repr(list(found))
    html = found._repr_html_()
    assert html.endswith(
        '<div class="grid"><span class="cell" style="width:4ch" title="index 0"><bdi>漢</bdi>'
        '<small>1–2</small></span><span class="cell" style="width:2ch" title="index 1"><bdi>&lt;</bdi>'
        '<small>3</small></span><span class="cell none" title="index 2"><bdi><span class="label">ZWSP'
        "</span></bdi><small>0</small></span></div></div>"
    )


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (b"abc", "text must be a str, got bytes; decode it first"),
        (None, "text must be a str, got NoneType"),
    ],
)
def test_text_that_is_no_str(value: object, message: str) -> None:
    with pytest.raises(InvalidTypeError) as caught:
        characters.inspect(value)  # type: ignore[arg-type]
    assert str(caught.value) == message


def test_options_that_are_none() -> None:
    with pytest.raises(InvalidInputError) as unknown:
        characters.inspect("a", ambiguous="wid")  # type: ignore[arg-type]
    expected = "ambiguous must be 'narrow' or 'wide', got 'wid' (did you mean 'wide'?)"
    assert str(unknown.value) == expected
    with pytest.raises(InvalidTypeError) as wrong:
        characters.inspect("a", ambiguous=True)  # type: ignore[arg-type]
    assert str(wrong.value) == "ambiguous must be 'narrow' or 'wide', got bool"
