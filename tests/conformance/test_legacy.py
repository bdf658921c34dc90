"""The labels and the single-byte indexes of the Encoding Standard, by a second reader of its files.

The reader is that of the standard itself: "index code point" and "index pointer" on the raw file
(sections 5 and 9.1), one byte or character at a time.
"""

import gzip
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from localeops import legacy
from localeops.errors import UnmappableError
from localeops.legacy import _registry

FOLDER = Path(__file__).parents[2] / "data" / "legacy" / "whatwg"


@cache
def read(name: str) -> Any:  # noqa: ANN401 - what a file of JSON says
    return json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))


def groups() -> Iterator[tuple[str, str, list[str]]]:
    for heading in read("encodings"):
        for encoding in heading["encodings"]:
            yield heading["heading"], encoding["name"], encoding["labels"]


SINGLE_BYTE = [name for heading, name, _ in groups() if "single-byte" in heading]


def test_every_label() -> None:
    count = 0
    for _, name, labels in groups():
        for label in labels:
            for spelt in (label, label.upper(), f"\t {label}\n\f\r"):
                assert legacy.canonical(spelt) == name.lower()
            count += 1
    assert count == 228
    listed = {one.name: one.labels for one in legacy.encodings(standard="whatwg")}
    for _, name, labels in groups():
        assert sorted(listed[name.lower()]) == sorted(labels)


def index_of(name: str) -> list[int | None]:
    """Return an index; ISO-8859-8-I has that of ISO-8859-8 (section 9)."""
    index: list[int | None] = read("indexes")[
        "iso-8859-8" if name == "ISO-8859-8-I" else name.lower()
    ]
    assert len(index) == 128
    return index


@pytest.mark.parametrize("name", SINGLE_BYTE)
def test_every_entry_of_the_single_byte_indexes_both_ways(name: str) -> None:
    index = index_of(name)
    for byte in range(256):
        code = byte if byte < 128 else index[byte - 128]
        if code is None:
            with pytest.raises(UnmappableError) as caught:
                legacy.decode(bytes([byte]), name)
            assert caught.value.found == bytes([byte])
            assert legacy.decode_report(bytes([byte]), name).value == "\ufffd"
        else:
            assert legacy.decode(bytes([byte]), name) == chr(code)
            pointer = code if code < 128 else index.index(code) + 128
            assert legacy.encode(chr(code), name) == bytes([pointer])


@pytest.mark.parametrize("name", SINGLE_BYTE)
def test_no_other_character_is_written(name: str) -> None:
    index = index_of(name)
    encode = _registry.codec(name, "whatwg").encode  # without the search for others that have it
    for code in (*range(0x80, 0x3000), *range(0xE000, 0x11000)):
        if code not in index:
            assert encode(f"a{chr(code)}a") == (b"a", 1)


def test_the_indexes_are_all_here() -> None:
    assert len(SINGLE_BYTE) == 28
    assert sum(code is not None for name in SINGLE_BYTE for code in index_of(name)) == 3434


def test_x_user_defined() -> None:
    """Section 14.5: "U+F780 + byte - 0x80", and the reverse."""
    for byte in range(256):
        character = chr(byte if byte < 128 else 0xF780 + byte - 0x80)
        assert legacy.decode(bytes([byte]), "x-user-defined") == character
        assert legacy.encode(character, "x-user-defined") == bytes([byte])
    for code in (0x80, 0xFF, 0xF77F, 0xF800):
        with pytest.raises(UnmappableError):
            legacy.encode(chr(code), "x-user-defined")


def test_replacement() -> None:
    """Section 14.1: one error for all that is there, and nothing after it."""
    for label in ("replacement", "hz-gb-2312", "ISO-2022-KR"):
        assert legacy.decode(b"", label) == ""
        assert legacy.encode("", label) == b""
        for data in (b"a", b"abc\xff" * 1000):
            assert legacy.decode_report(data, label).value == "\ufffd"
            with pytest.raises(UnmappableError):
                legacy.decode(data, label)
        with pytest.raises(UnmappableError):
            legacy.encode("a", label)


def utf8(data: bytes) -> str:
    """Return what the UTF-8 decoder of section 8.1.1 makes of it, step by step."""
    out: list[int] = []
    needed = seen = point = 0
    lower, upper = 0x80, 0xBF
    place = 0
    while place < len(data):
        byte = data[place]
        place += 1
        if needed == 0:
            if byte < 0x80:
                out.append(byte)
            elif 0xC2 <= byte <= 0xDF:
                needed, point = 1, byte & 0x1F
            elif 0xE0 <= byte <= 0xEF:
                lower = 0xA0 if byte == 0xE0 else 0x80
                upper = 0x9F if byte == 0xED else 0xBF
                needed, point = 2, byte & 0xF
            elif 0xF0 <= byte <= 0xF4:
                lower = 0x90 if byte == 0xF0 else 0x80
                upper = 0x8F if byte == 0xF4 else 0xBF
                needed, point = 3, byte & 0x7
            else:
                out.append(0xFFFD)
            continue
        if not lower <= byte <= upper:
            needed = seen = point = 0
            lower, upper = 0x80, 0xBF
            place -= 1
            out.append(0xFFFD)
            continue
        lower, upper = 0x80, 0xBF
        point = point << 6 | byte & 0x3F
        seen += 1
        if seen == needed:
            out.append(point)
            needed = seen = point = 0
    if needed:
        out.append(0xFFFD)
    return "".join(map(chr, out)).removeprefix("\ufeff")


def utf16(data: bytes, *, big: bool) -> str:
    """Return what the shared UTF-16 decoder of section 14.2.1 makes of it, step by step."""
    out: list[int] = []
    units = [
        int.from_bytes(data[place : place + 2], "big" if big else "little")
        for place in range(0, len(data) - 1, 2)
    ]
    lead = None
    place = 0
    while place < len(units):
        unit = units[place]
        place += 1
        if lead is not None:
            if 0xDC00 <= unit <= 0xDFFF:
                out.append(0x10000 + ((lead - 0xD800) << 10) + (unit - 0xDC00))
            else:
                place -= 1
                out.append(0xFFFD)
            lead = None
        elif 0xD800 <= unit <= 0xDBFF:
            lead = unit
        else:
            out.append(0xFFFD if 0xDC00 <= unit <= 0xDFFF else unit)
    if lead is not None or len(data) % 2:  # one error at the end of the queue
        out.append(0xFFFD)
    return "".join(map(chr, out)).removeprefix("\ufeff")


PIECES = (
    b"a", b"\x00", b"\x80", b"\xbf", b"\xc0", b"\xc2", b"\xdf", b"\xe0", b"\xa0", b"\x9f", b"\xed", b"\xef", b"\xbb", b"\xf0",
    b"\x90", b"\x8f", b"\xf4", b"\xf5", b"\xff", b"\xfe", b"\xd8", b"\xdc", b"\xd8\x00", b"\x00\xd8", b"\x00\xdc", b"\xdc\x00",
)  # fmt: skip


def hostile() -> Iterator[bytes]:
    for first in PIECES:
        for second in PIECES:
            for third in PIECES:
                for fourth in (b"", b"\xbf", b"a", b"\xdc\x00"):
                    yield first + second + third + fourth


def test_utf_8_and_its_faults() -> None:
    for data in hostile():
        assert legacy.decode_report(data, "utf-8").value == utf8(data)


def test_utf_16_and_its_faults() -> None:
    for data in hostile():
        assert legacy.decode_report(data, "utf-16le").value == utf16(data, big=False)
        assert legacy.decode_report(data, "utf-16be").value == utf16(data, big=True)
