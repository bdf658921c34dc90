"""Single-byte encodings beside CPython and ICU: every difference is of a known class."""

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import icu
import pytest

from localeops import legacy
from localeops.legacy import _registry

FILE = Path(__file__).parent / "known_differences" / "legacy_single_byte.toml"
DIFFERENCES = tomllib.loads(FILE.read_text(encoding="utf-8"))["difference"]
CPYTHON = {
    "windows-874": "cp874", "ibm866": "cp866", "iso-8859-8-i": "iso-8859-8", "macintosh": "mac_roman",
    "x-mac-cyrillic": "mac_cyrillic",
}  # fmt: skip
# ICU's converters of Windows pages, and of the pages and standards that they come from.
ICU = {
    **{f"windows-{number}": f"windows-{number}" for number in range(1250, 1259)},
    **{f"cp{number}": f"ibm-{number}" for number in (437, 720, 737, 775, 850, 852, 855, 857, 858)},
    **{f"cp{number}": f"ibm-{number}" for number in (860, 861, 862, 863, 865, 869)},
    **{f"iso-8859-{part}": f"iso-8859-{part}" for part in (1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 15)},
    "macintosh": "macos-0_2-10.2", "koi8-r": "koi8-r", "us-ascii": "us-ascii", "ibm866": "ibm-866",
}  # fmt: skip


def of_cpython(name: str) -> Callable[[bytes], str]:
    label = CPYTHON.get(name, name)
    return lambda data: data.decode(label)


def of_icu(name: str) -> Callable[[bytes], str]:
    converter = ICU[name]

    def read(data: bytes) -> str:
        text = str(icu.UnicodeString(data, converter))
        if text == "\ufffd":
            raise ValueError(data)
        return text

    return read


def shown(read: Callable[[bytes], str], byte: int) -> str:
    try:
        return f"{ord(read(bytes([byte]))):04X}"
    except (ValueError, icu.ICUError):
        return "-"


def pages() -> Iterator[tuple[str, str]]:
    for standard in ("whatwg", "microsoft"):
        for one in legacy.encodings(standard=standard):
            if one.kind == "single-byte" and one.standard == standard:
                yield standard, one.name


def lines(peer: str) -> Iterator[tuple[str, bool]]:
    """Yield a line for each byte of each page that the peer has, and whether it differs."""
    for standard, name in pages():
        if name == "x-user-defined" or (
            peer == "icu" and (name not in ICU or standard == "whatwg")
        ):
            continue
        theirs = of_cpython(name) if peer == "cpython" else of_icu(name)

        def ours(data: bytes, name: str = name, standard: str = standard) -> str:
            reading = _registry.codec(name, standard).decode(data)
            if reading.fault:
                raise ValueError(data)
            return reading.text

        for byte in range(256):
            mine, other = shown(ours, byte), shown(theirs, byte)
            yield f"{peer} {standard} {name} {byte:02X} {mine} {other}", mine != other


@pytest.fixture(scope="module")
def found() -> list[str]:
    return [line for peer in ("cpython", "icu") for line, differs in lines(peer) if differs]


def test_every_difference_is_of_one_class(found: list[str]) -> None:
    for line in found:
        classes = [one["id"] for one in DIFFERENCES if re.fullmatch(one["where"], line)]
        assert len(classes) == 1, line
    assert all(one["reason"] for one in DIFFERENCES)


@pytest.mark.parametrize("difference", DIFFERENCES, ids=lambda one: one["id"])
def test_every_class_occurs(difference: dict[str, str], found: list[str]) -> None:
    assert any(re.fullmatch(difference["where"], line) for line in found)


def test_what_is_compared() -> None:
    assert sum(1 for peer in ("cpython", "icu") for _ in lines(peer)) == 256 * (28 + 43 + 39)


@pytest.mark.parametrize(
    ("standard", "name"), [pair for pair in pages() if pair[1] != "x-user-defined"]
)
def test_writing_is_the_reverse_of_reading(standard: str, name: str) -> None:
    for byte in range(256):
        data = bytes([byte])
        report = legacy.decode_report(data, name, standard=standard)  # type: ignore[arg-type]
        if not report.steps:
            written = legacy.encode(report.value, name, standard=standard)  # type: ignore[arg-type]
            assert written == data
