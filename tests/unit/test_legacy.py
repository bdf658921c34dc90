"""Legacy encodings: what the specification decides, and every error with its message."""

import codecs
import pickle
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest

import localeops
from localeops import legacy
from localeops.errors import InvalidInputError, InvalidTypeError, UnmappableError
from localeops.explain import Step, replay


def test_what_a_label_means_is_the_standard_s() -> None:
    assert (
        legacy.decode(b"\x80", "iso-8859-1") == "€"
    )  # Encoding Standard, section 4.2: windows-1252
    assert legacy.decode(b"\x80", "iso-8859-1", standard="microsoft") == "\x80"
    assert legacy.decode(b"\x80", "iso-8859-1", standard="python") == "\x80"
    assert legacy.decode(b"\x80", "us-ascii") == "€"
    with pytest.raises(UnmappableError):
        legacy.decode(b"\x80", "us-ascii", standard="microsoft")
    assert legacy.canonical("latin5") == "windows-1254"
    assert legacy.canonical("latin5", standard="microsoft") == "iso-8859-9"
    assert legacy.canonical("latin5", standard="python") == "iso8859_9"


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("1252", "windows-1252"),
        ("CP1252", "windows-1252"),
        ("437", "cp437"),
        ("ibm437", "cp437"),
        ("IBM00858", "cp858"),
        ("dos-862", "cp862"),
        ("cp866", "ibm866"),
        ("windows-31j", "shift_jis"),
        ("932", "shift_jis"),
        ("cp932", "shift_jis"),
        ("windows-932", "shift_jis"),
        ("936", "gbk"),
        ("gb2312", "gbk"),
        ("ks_c_5601-1987", "euc-kr"),
        ("949", "euc-kr"),
        ("950", "big5"),
        ("1361", "johab"),
        ("51932", "euc-jp"),
        ("50220", "iso-2022-jp"),
        ("54936", "gb18030"),
        ("65001", "utf-8"),
        ("1200", "utf-16le"),
        ("1201", "utf-16be"),
        ("unicodefffe", "utf-16be"),
        ("20127", "us-ascii"),
        ("ascii", "us-ascii"),
        ("28591", "iso-8859-1"),
        ("latin1", "iso-8859-1"),
        ("28605", "iso-8859-15"),
        ("38598", "iso-8859-8-i"),
        ("10000", "macintosh"),
        ("20866", "koi8-r"),
        ("21866", "koi8-u"),
    ],
)
def test_names_of_windows(label: str, name: str) -> None:
    assert legacy.canonical(label, standard="microsoft") == name


@pytest.mark.parametrize("label", ["big5-hkscs", "iso-8859-10", "x-user-defined", "replacement"])
def test_what_windows_does_not_have(label: str) -> None:
    with pytest.raises(InvalidInputError):
        legacy.canonical(label, standard="microsoft")


# By "Windows Supported Code Page Data Files": 864.txt, 869.txt, 10000.txt, 28597.txt, 28598.txt.
@pytest.mark.parametrize(
    ("label", "data", "text"),
    [
        ("864", b"\x25\x9b\x9c\x9f", "%\x9b\x9c\x9f"),
        ("869", b"\x80\x85\x86\x87\x93\x94", "\x80\x85Ά\x87\x93\x94"),
        ("10000", b"\xbd\xb5\xdb\xf0", "\u2126\xb5€\uf8ff"),
        ("28597", b"\xa1\xa2\xaf", "\u02bd\u02bc―"),
        ("28598", b"\xaf\xdf\xe0", "\u203e\u2017א"),
        ("1252", b"\x81\x8d\x8f\x90\x9d", "\x81\x8d\x8f\x90\x9d"),
        ("858", b"\xd5", "€"),
        ("850", b"\xd5", "ı"),
    ],
)
def test_bytes_of_windows(label: str, data: bytes, text: str) -> None:
    assert legacy.decode(data, label, standard="microsoft") == text
    assert legacy.encode(text, label, standard="microsoft") == data


@pytest.mark.parametrize(
    ("label", "byte"),
    [("1253", 0xAA), ("1253", 0xD2), ("1255", 0xD9), ("1257", 0xA1), ("874", 0xDB), ("857", 0xD5),
     ("857", 0xE7), ("864", 0xA6), ("28597", 0xA4), ("28598", 0xFD), ("28596", 0xA1)],
)  # fmt: skip
def test_bytes_that_windows_gives_private_use_are_unassigned(label: str, byte: int) -> None:
    with pytest.raises(UnmappableError) as caught:
        legacy.decode(bytes([byte]), label, standard="microsoft")
    assert caught.value.found == bytes([byte])


@pytest.mark.parametrize("character", ["А", "Ａ", "‐", "′", "∞", "Ā", "\u2011", "¥"])
def test_no_best_fit(character: str) -> None:
    """Windows writes A, -, ', 8 and the like for these in page 1250 or 932, unless told not to."""
    with pytest.raises(UnmappableError):
        legacy.encode(character, "1250", standard="microsoft")


@pytest.mark.parametrize("standard", ["whatwg", "microsoft"])
def test_a_mark_of_the_same_encoding_is_no_text(standard: str) -> None:
    marks = {"utf-8": b"\xef\xbb\xbf", "utf-16le": b"\xff\xfe", "utf-16be": b"\xfe\xff"}
    for name, mark in marks.items():
        text = mark + "ж".encode(name)
        assert legacy.decode(text, name, standard=standard) == "ж"  # type: ignore[arg-type]
        assert legacy.decode(mark + text, name, standard=standard) == "\ufeffж"  # type: ignore[arg-type]
        assert legacy.encode("ж", name, standard=standard) == "ж".encode(name)  # type: ignore[arg-type]
    assert legacy.decode(b"\xef\xbb\xbfa", "windows-1252") == "ï»¿a"
    assert legacy.decode(b"\xff\xfea\x00", "utf-16be") == "\ufffe\u6100"
    assert legacy.decode(b"\xef\xbb\xbfa", "utf-8", standard="python") == "\ufeffa"
    assert legacy.decode(b"\xef\xbb\xbfa", "utf-8-sig", standard="python") == "a"
    assert legacy.decode(b"\xff\xfea\x00", "utf-16", standard="python") == "a"


def test_python_s_codecs_as_they_stand() -> None:
    assert legacy.encode("〜", "cp932", standard="python") == b"\x81\x60"
    assert legacy.decode(b"\xa1\xc1", "EUC-JP", standard="python") == "\u301c"
    assert legacy.encode("똠", "euc_kr", standard="python").hex() == "a4d4a4a8a4c7a4b1"
    for spelt in ("Shift-JIS", "shift_jis", "SHIFT JIS", "sjis", "csshiftjis"):
        assert legacy.canonical(spelt, standard="python") == "shift_jis"


@pytest.mark.parametrize(
    "name",
    ["rot13", "hex", "base64", "zlib", "bz2", "uu", "quopri", "idna", "punycode", "undefined",
     "unicode_escape", "raw_unicode_escape", "mbcs", "oem", "encodings", "aliases", "", "\0", "../utf_8"],
)  # fmt: skip
def test_codecs_that_are_not_of_text_or_not_everywhere(name: str) -> None:
    with pytest.raises(InvalidInputError):
        legacy.canonical(name, standard="python")


def test_the_error_of_reading() -> None:
    with pytest.raises(UnmappableError) as caught:
        legacy.decode(b"\xc1\xaa\xff", "windows-1253")
    assert str(caught.value) == (
        "byte AA at position 1 is not windows-1253 (unassigned); all the data could be "
        "windows-1252, windows-1251, windows-1250 or windows-1256"
    )
    assert caught.value.position == 1
    assert caught.value.found == b"\xaa"
    assert caught.value.encodings[:2] == ("windows-1252", "windows-1251")
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301
    assert (again.position, again.found) == (1, b"\xaa")


def test_the_error_of_much_data() -> None:
    with pytest.raises(UnmappableError) as caught:
        legacy.decode(b"a" * 9000 + b"\n\xff" + b"b" * 9000, "utf-8")
    assert str(caught.value) == (
        "byte FF at position 9001 is not utf-8 (unassigned); the 4096 bytes around could be "
        "windows-1252, windows-1251, windows-1250 or windows-1256"
    )


def test_other_errors_of_reading() -> None:
    for data, label, message in (
        (b"ab\xe2\x82", "utf-8", "bytes E2 82 at position 2 are not utf-8 (cut off); "),
        (b"\xe2\x82a", "utf-8", "bytes E2 82 at position 0 are not utf-8 (not a trail byte); "),
        (b"a\x00\x00\xd8", "utf-16le", "bytes 00 D8 at position 2 are not utf-16le (cut off); "),
        (
            b"\x00\xdca\x00",
            "utf-16le",
            "bytes 00 DC at position 0 are not utf-16le (lone surrogate); ",
        ),
        (
            b"0123456789",
            "iso-2022-kr",
            "bytes 30 31 32 33 34 35 36 37 ... at position 0 are not replacement (never read); ",
        ),
    ):
        with pytest.raises(UnmappableError) as caught:
            legacy.decode(data, label)
        assert str(caught.value).startswith(message)
    with pytest.raises(UnmappableError) as caught:
        legacy.decode(b"\xa6", "cp864", standard="python")
    assert str(caught.value).startswith("byte A6 at position 0 is not cp864 (invalid); ")


def test_the_error_of_writing() -> None:
    with pytest.raises(UnmappableError) as caught:
        legacy.encode("Ječná 5", "latin1")
    assert str(caught.value) == (
        "U+010D at index 2 is not in windows-1252; it is in windows-1250, windows-1257, "
        "iso-8859-10, iso-8859-16 or utf-8"
    )
    assert caught.value.position == 2
    assert caught.value.found == "č"
    assert caught.value.encodings[-1] == "utf-8"
    with pytest.raises(UnmappableError) as caught:
        legacy.encode("a\ud800", "utf-8")
    assert str(caught.value) == "U+D800 at index 1 is not in utf-8; it is in no encoding"
    for standard in ("whatwg", "microsoft", "python"):
        with pytest.raises(UnmappableError) as caught:
            legacy.encode("ж", "cp1252", standard=standard)  # type: ignore[arg-type]
        assert "windows-1251" in caught.value.encodings or "cp1251" in caught.value.encodings


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (
            lambda: legacy.decode("a", "utf-8"),  # type: ignore[arg-type]
            "data must be bytes, bytearray or memoryview, got str; it is decoded already",
        ),
        (
            lambda: legacy.decode_report(None, "utf-8"),  # type: ignore[arg-type]
            "data must be bytes, bytearray or memoryview, got NoneType",
        ),
        (lambda: legacy.encode(b"a", "utf-8"), "text must be a str, got bytes; decode it first"),  # type: ignore[arg-type]
        (lambda: legacy.canonical(None), "encoding must be a str, got NoneType"),  # type: ignore[arg-type]
        (lambda: legacy.decode(b"", 7), "encoding must be a str, got int"),  # type: ignore[arg-type]
        (
            lambda: legacy.decode(b"", "utf-8", standard=None),  # type: ignore[arg-type]
            "standard must be 'whatwg', 'microsoft' or 'python', got NoneType",
        ),
        (
            lambda: legacy.Decoder("utf-8").feed(b"", final=1),  # type: ignore[arg-type]
            "final must be a bool, got int",
        ),
        (
            lambda: legacy.Decoder("utf-8").feed("a"),  # type: ignore[arg-type]
            "data must be bytes, bytearray or memoryview, got str; it is decoded already",
        ),
    ],
)
def test_wrong_types(call: Callable[[], object], message: str) -> None:
    with pytest.raises(InvalidTypeError) as caught:
        call()
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("label", "standard", "message"),
    [
        (
            "winows-1252",
            "whatwg",
            (
                "encoding must be a label of the Encoding Standard, got 'winows-1252' "
                "(did you mean 'windows-1252'?)"
            ),
        ),
        (
            "1253",
            "whatwg",
            (
                "encoding must be a label of the Encoding Standard, got '1253', "
                "which is one of standard 'microsoft' and 'python'"
            ),
        ),
        (
            "utf-32",
            "microsoft",
            (
                "encoding must be a label of a Windows code page, got 'utf-32', "
                "which is one of standard 'python'"
            ),
        ),
        (
            "x-mac-cyrillic",
            "python",
            (
                "encoding must be a label of one of Python's text codecs, got 'x-mac-cyrillic', "
                "which is one of standard 'whatwg'"
            ),
        ),
        (
            " CP895",
            "whatwg",
            (
                "encoding ' CP895' may mean two things: for Kamenický say 'kamenicky'; IBM's code page "
                "895 is JIS-Roman, which is not here"
            ),
        ),
        (
            "ĸoi" * 30,
            "python",
            (
                "encoding must be a label of one of Python's text codecs, got "
                "'ĸoiĸoiĸoiĸoiĸoiĸoiĸoiĸoiĸoiĸoiĸoiĸoiĸoiĸ'..."
            ),
        ),
        ("utf-8", "w3c", "standard must be 'whatwg', 'microsoft' or 'python', got 'w3c'"),
    ],
)
def test_labels_that_are_none(label: str, standard: str, message: str) -> None:
    with pytest.raises(InvalidInputError) as caught:
        legacy.canonical(label, standard=standard)  # type: ignore[arg-type]
    assert str(caught.value).removesuffix("(did you mean 'whatwg'?)").rstrip() == message


@pytest.mark.parametrize(
    "label", ["\u212aoi8-r", "kOİ8-r", "latin 2", "koi8–r", "utf-8\0", "\u2003utf-8"]
)
def test_labels_are_matched_in_ascii(label: str) -> None:
    """Section 4.2: "remove any leading and trailing ASCII whitespace", "ASCII case-insensitive"."""
    with pytest.raises(InvalidInputError):
        legacy.canonical(label)


def test_what_is_there() -> None:
    every = legacy.encodings()
    assert {one.standard for one in every} >= {"whatwg", "microsoft", "python"}
    assert len(legacy.encodings(standard="python")) == 104
    for standard in ("whatwg", "microsoft", "python"):
        for one in legacy.encodings(standard=standard):
            for label in one.labels:
                assert legacy.canonical(label, standard=standard) == one.name
            assert legacy.canonical(one.name, standard=standard) == one.name
    with pytest.raises(InvalidInputError) as caught:
        legacy.encodings(standard="iana")  # type: ignore[arg-type]
    assert str(caught.value) == "standard must be 'whatwg', 'microsoft' or 'python', got 'iana'"
    assert legacy.Encoding.__name__ == "Encoding"
    with pytest.raises(AttributeError, match=r"^module 'localeops.legacy' has no attribute 'x'$"):
        _ = legacy.x  # type: ignore[attr-defined]


def test_the_types_of_data() -> None:
    for data in (b"\xec", bytearray(b"\xec"), memoryview(b"\xec"), memoryview(b"\xec\0")[::2]):
        assert legacy.decode(data, "windows-1250") == "ě"
        assert legacy.decode_report(data, "windows-1250").value == "ě"
        assert legacy.Decoder("windows-1250").feed(data) == "ě"


def test_a_report() -> None:
    report = legacy.decode_report(b"\xc1\xaa\xaa\xc2\xd2", "windows-1253")
    assert report.value == "Α��Β�"
    assert report.steps == (
        Step("legacy.unassigned", 1, 9, r"\xaa\xaa", "��"),
        Step("legacy.unassigned", 4, 8, r"\xd2", "�"),
    )
    assert replay(r"Α\xaa\xaaΒ\xd2", report.steps) == report.value
    report = legacy.decode_report(b"\xffa\xe2\x82\xff\xe2\x82", "utf-8")
    assert [(one.rule, one.start, one.before) for one in report.steps] == [
        ("legacy.unassigned", 0, r"\xff"),
        ("legacy.trail", 2, r"\xe2\x82"),
        ("legacy.unassigned", 3, r"\xff"),
        ("legacy.cut-off", 4, r"\xe2\x82"),
    ]


def test_a_report_of_millions_of_faults() -> None:
    """A step for each of them, and little else: under 400 bytes."""
    data = b"\xaaa" * 100_000
    for label in ("windows-1253", "utf-8"):
        tracemalloc.start()
        report = legacy.decode_report(data, label)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert len(report.steps) == 100_000
        assert most < 40_000_000


def test_a_decoder_begins_anew() -> None:
    decoder = legacy.Decoder("utf-8")
    assert decoder.encoding == "utf-8"
    assert decoder.feed(b"\xef\xbb") == ""
    assert decoder.feed(b"\xbf\xd0") == ""
    assert decoder.feed(b"\xb6", final=True) == "ж"
    assert decoder.feed(b"\xef\xbb\xbfa") == "a"
    with pytest.raises(UnmappableError) as caught:
        decoder.feed(b"bc\xd0d")
    assert caught.value.position == 6
    assert str(caught.value).startswith(
        "byte D0 at position 6 is not utf-8 (not a trail byte); the 4 "
    )
    assert decoder.feed(b"\xef\xbb\xbfa", final=True) == "a"
    with pytest.raises(UnmappableError) as caught:
        decoder.feed(b"\xd0", final=True)
    assert caught.value.position == 0


def test_a_decoder_takes_constant_memory() -> None:
    decoder = legacy.Decoder("utf-16le")
    chunk = ("ж" * 50_000).encode("utf-16-le") + b"\x00"
    decoder.feed(chunk)
    tracemalloc.start()
    for number in range(50):
        decoder.feed(chunk[:-1] + b"\x00" * (number % 2))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 1_000_000


def test_importing_it_is_light() -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(Path(localeops.__file__).parents[1])!r}); "
        "import localeops.legacy; print([name for name in sys.modules if name in "
        "('re', 'typing', 'dataclasses') or name.startswith(('localeops._tables', 'localeops.legacy.'))])"
    )
    # `_repair` has two functions that import what they need.
    command = [sys.executable, "-I", "-S", "-c", code]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == (
        "['localeops.legacy._repair']\n"
    )


def test_python_codecs_that_keep_too_many_bytes() -> None:
    """CPython's incremental decoder gives up with a `UnicodeError` of no place; that is a fault."""
    data = b"x\x1b$\xc2'\\\x1b(\xc2 \x1b"
    with pytest.raises(UnicodeError, match="pending buffer overflow"):
        codecs.getincrementaldecoder("iso2022_jp_ext")().decode(data)
    decoder = legacy.Decoder("iso2022_jp_ext", standard="python")
    with pytest.raises(UnmappableError) as caught:
        decoder.feed(data)
    assert (caught.value.position, caught.value.found) == (1, data[1:10])  # eight bytes are kept


def test_the_encoding_may_be_named() -> None:
    """As in ``bytes.decode`` and ``str.encode``, of which CPython allows ``encoding=`` too."""
    data = "žluťoučký".encode("cp1250")
    assert legacy.decode(data, encoding="windows-1250") == data.decode(encoding="cp1250")
    assert legacy.encode("žluťoučký", encoding="windows-1250") == data
    assert legacy.decode_report(data, encoding="windows-1250").value == "žluťoučký"
    assert legacy.Decoder(encoding="windows-1250").feed(data, final=True) == "žluťoučký"
