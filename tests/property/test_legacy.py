"""Laws of legacy encodings, each with the sentence that it comes from."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from localeops import legacy
from localeops.errors import InvalidInputError, UnmappableError
from localeops.explain import replay
from localeops.legacy import _registry
from localeops.legacy._codec import Codec


def built() -> list[tuple[str, str]]:
    """Return standard and name of every encoding."""
    found = []
    for standard in ("whatwg", "microsoft", "python"):
        for one in legacy.encodings(standard=standard):
            try:
                _registry.codec(one.name, standard)
            except InvalidInputError:  # not built yet
                continue
            found.append((standard, one.name))
    return found


ENCODINGS = built()
# Reading these in pieces holds back what stands in base64, or the state is not for pieces.
WHOLE_ONLY = {"utf_7"}
PIECES = (
    b"a", b"\\", b"~", b"\n", b"\x00", b"\x0e", b"\x0f", b"\x1b", b"\x1b$B", b"\x1b(B", b"\x1b(J", b"\x1b$)C", b"~{", b"~}",
    b"\x80", b"\x81", b"\x81\x30", b"\x81\x30\x81\x30", b"\x82\xa0", b"\x8e", b"\x8f", b"\xa1\xa1", b"\xa4\xa2", b"\xaa",
    b"\xb0\xa1", b"\xc2", b"\xc3\xa9", b"\xe2\x82", b"\xe2\x82\xac", b"\xef\xbb\xbf", b"\xf0\x9f\x98\x80", b"\xfa\x40", b"\xfe\xff",
    b"\xff", b"\xff\xfe", b"\xd8\x00", b"\x00\xd8", b"\x40", b"\x30", b"!!", b"+AGE-",
)  # fmt: skip
octets = st.one_of(
    st.binary(max_size=12), st.lists(st.sampled_from(PIECES), max_size=8).map(b"".join)
)
encodings = st.sampled_from(ENCODINGS)


def written_out(codec: Codec, data: bytes) -> str:
    r"""Return the text with each fault as ``\x`` and digits, by reading on from the fault's end."""
    parts = []
    position = state = 0
    while True:
        reading = codec.decode(data[position:], state)
        parts.append(reading.text)
        if reading.fault is None:
            return "".join(parts)
        parts += [
            f"\\x{byte:02x}"
            for byte in data[position + reading.fault.start : position + reading.fault.end]
        ]
        position += reading.fault.end
        state = reading.state


@given(encodings, octets)
def test_replay_of_a_report(encoding: tuple[str, str], data: bytes) -> None:
    """ "Steps start from the data read with each fault written out ... turns that into the value"."""
    standard, name = encoding
    report = legacy.decode_report(data, name, standard=standard)  # type: ignore[arg-type]
    assert replay(written_out(_registry.codec(name, standard), data), report.steps) == report.value
    for before, after in itertools.pairwise(report.steps):
        assert before.start + len(before.after) <= after.start
    for step in report.steps:
        assert step.rule.startswith("legacy.")
        assert set(step.after) == {"\ufffd"}
        assert report.value[step.start :].startswith(step.after)


@given(encodings, octets)
def test_a_report_without_steps_is_what_decode_gives(
    encoding: tuple[str, str], data: bytes
) -> None:
    """`decode` "refuses what is no text", and nothing else."""
    standard, name = encoding
    report = legacy.decode_report(data, name, standard=standard)  # type: ignore[arg-type]
    if report.steps:
        with pytest.raises(UnmappableError):
            legacy.decode(data, name, standard=standard)  # type: ignore[arg-type]
    else:
        assert legacy.decode(data, name, standard=standard) == report.value  # type: ignore[arg-type]


@given(encodings, octets, st.lists(st.integers(0, 40), max_size=5))
def test_a_decoder_gives_the_whole_wherever_it_is_cut(
    encoding: tuple[str, str], data: bytes, cuts: list[int]
) -> None:
    """ "The texts of the pieces make up what `decode` gives for the whole, wherever it is cut"."""
    standard, name = encoding
    if name in WHOLE_ONLY:
        return
    decoder = legacy.Decoder(name, standard=standard)  # type: ignore[arg-type]
    places = [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
    chunks = [data[start:end] for start, end in itertools.pairwise(places)]
    whole: str | int | None
    try:
        whole = legacy.decode(data, name, standard=standard)  # type: ignore[arg-type]
    except UnmappableError as error:
        whole = error.position
    pieces: str | int | None
    try:
        pieces = "".join(
            [
                decoder.feed(one, final=number == len(chunks) - 1)
                for number, one in enumerate(chunks)
            ]
        )
    except UnmappableError as error:
        pieces = error.position
    assert pieces == whole
    assert decoder.feed(b"", final=True) == ""


@given(encodings, octets)
def test_what_was_read_is_written_and_read_again(encoding: tuple[str, str], data: bytes) -> None:
    """Reading what was written gives the text; of it all was written that the encoding has."""
    standard, name = encoding
    text = legacy.decode_report(data, name, standard=standard).value  # type: ignore[arg-type]
    codec = _registry.codec(name, standard)
    written, used = codec.encode(text)
    if standard == "python":
        return  # as they stand
    again = codec.decode(written)
    assert again.fault is None
    mark = "\ufeff" if name.startswith("utf-") else ""  # at the beginning it is no text
    assert again.text == text[:used].removeprefix(mark)


@given(encodings, st.text(max_size=8))
def test_writing_is_all_or_an_error(encoding: tuple[str, str], text: str) -> None:
    """`encode` "refuses what the encoding does not have", at the first of them."""
    standard, name = encoding
    try:
        legacy.encode(text, name, standard=standard)  # type: ignore[arg-type]
    except UnmappableError as error:
        assert error.position is not None
        assert error.found == text[error.position]
        legacy.encode(text[: error.position], name, standard=standard)  # type: ignore[arg-type]
