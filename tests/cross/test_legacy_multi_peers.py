"""The multi-byte codecs beside CPython's and ICU's: every difference is a known one."""

import itertools
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import icu
import pytest

from localeops.legacy import _multi

FILE = Path(__file__).parent / "known_differences" / "legacy_multi.toml"
DIFFERENCES = tomllib.loads(FILE.read_text(encoding="utf-8"))["difference"]
# Name, standard, CPython's codec.
PYTHON = [
    ("shift_jis", "whatwg", "cp932"),
    ("cp932", "microsoft", "cp932"),
    ("euc-jp", "whatwg", "euc_jp"),
    ("euc-kr", "whatwg", "cp949"),
    ("cp949", "microsoft", "cp949"),
    ("big5", "whatwg", "big5hkscs"),
    ("cp950", "microsoft", "cp950"),
    ("gbk", "whatwg", "gbk"),
    ("cp936", "microsoft", "gbk"),
    ("gb18030", "whatwg", "gb18030"),
    ("johab", "microsoft", "johab"),
]
ICU = [
    ("cp936", "microsoft", "windows-936-2000"),
    ("cp949", "microsoft", "windows-949-2000"),
    ("cp950", "microsoft", "windows-950-2000"),
    ("shift_jis", "whatwg", "ibm-943_P15A-2003"),
    ("gb18030", "whatwg", "gb18030"),
]


def by_python(data: bytes, peer: str) -> str | None:
    try:
        return data.decode(peer)
    except UnicodeDecodeError:
        return None


def by_icu(data: bytes, peer: str) -> str | None:
    try:
        text = str(icu.UnicodeString(data, peer))
    except (ValueError, icu.ICUError):
        return None
    return None if "\ufffd" in text else text


def written(text: str, peer: str) -> bytes | None:
    try:
        return text.encode(peer)
    except UnicodeEncodeError:
        return None


def sequences() -> list[bytes]:
    pairs = map(bytes, itertools.product(range(0x81, 0xFF), range(0x30, 0x100)))
    return [bytes((byte,)) for byte in range(0x100)] + list(pairs)


def differences() -> dict[tuple[str, str], set[str]]:
    """Return what differs, by the peer and the direction."""
    found: dict[tuple[str, str], set[str]] = {}
    peers: list[tuple[str, str, str, Callable[[bytes, str], str | None]]] = [
        *((*row, by_python) for row in PYTHON),
        *((*row, by_icu) for row in ICU),
    ]
    for name, standard, peer, read in peers:
        codec = _multi.make(name, standard)
        title = f"{name}: {'icu ' if read is by_icu else ''}{peer}"
        odd = found.setdefault((title, "decode"), set())
        for data in sequences():
            result = codec.decode(data)
            if read(data, peer) != (None if result.fault else result.text):
                odd.add(data.hex())
        if read is by_icu:
            continue
        odd = found.setdefault((title, "encode"), set())
        for code in itertools.chain(range(0xD800), range(0xE000, 0x30000)):
            data, used = codec.encode(chr(code))
            if written(chr(code), peer) != (data if used else None):
                odd.add(f"{code:04x}")
    return found


def test_every_difference_is_known() -> None:
    counts: Counter[str] = Counter()
    for (title, direction), odd in differences().items():
        classes = [
            entry
            for entry in DIFFERENCES
            if title in entry["peers"] and entry["direction"] == direction
        ]
        for one in odd:
            ids = [entry["id"] for entry in classes if re.fullmatch(entry["where"], one)]
            assert len(ids) == 1, f"{title} {direction} {one}: {ids}"
            counts[ids[0]] += 1
    assert counts == {entry["id"]: entry["count"] for entry in DIFFERENCES}


@pytest.mark.parametrize("entry", DIFFERENCES, ids=lambda entry: str(entry["id"]))
def test_a_class_says_why(entry: dict[str, str]) -> None:
    assert len(entry["reason"]) > 20
