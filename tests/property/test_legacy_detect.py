"""Laws of detection, each with the sentence that it comes from."""

from hypothesis import given
from hypothesis import strategies as st

from localeops import legacy
from localeops.errors import UnmappableError

PIECES = (
    *(b"a", b"Z", b" ", b"\n", b"\0", b"\x1b", b"\x1b$B", b"~{", b"~}", b"\x80", b"\x85", b"\xa0", b"\xe9", b"\xff", b"\xfe"),
    *("ž".encode(), "žluť".encode("cp1250"), "ёлка".encode("koi8_r"), "日本".encode("cp932"), "中文".encode("gbk"), b"\xef\xbb\xbf"),
)  # fmt: skip
octets = st.one_of(
    st.binary(max_size=40), st.lists(st.sampled_from(PIECES), max_size=12).map(b"".join)
)
PYTHON_ONLY = {"iso-2022-kr", "hz-gb-2312", "utf-32le", "utf-32be"}


@given(octets)
def test_guesses(data: bytes) -> None:
    """`detect`: "the likeliest first ... never none"; "from 0 to 1"."""
    guesses = legacy.detect(data)
    assert 1 <= len(guesses) <= 8
    confidences = [one.confidence for one in guesses]
    assert confidences == sorted(confidences, reverse=True)
    assert all(0 <= one <= 1 for one in confidences)
    assert len({one.encoding for one in guesses}) == len(guesses)


@given(octets)
def test_any_bytes_like_object_is_the_same(data: bytes) -> None:
    """`Data`: bytes, bytearray or memoryview."""
    assert legacy.detect(bytearray(data)) == legacy.detect(memoryview(data)) == legacy.detect(data)


@given(octets)
def test_every_encoding_is_a_label(data: bytes) -> None:
    """`detect`: "The encoding is a label of `decode`"."""
    for one in legacy.detect(data):
        standard: legacy.Standard = "python" if one.encoding in PYTHON_ONLY else "whatwg"
        try:
            legacy.decode(data, one.encoding, standard=standard)
        except UnmappableError:
            assert one.confidence < 1


@given(octets, st.sampled_from(("cs", "ru", "ja", "zh-Hant", "vi")))
def test_a_hint_changes_no_kind(data: bytes, language: str) -> None:
    """`detect`: "The others stay possible"."""
    assert legacy.detect(data, language=language)
