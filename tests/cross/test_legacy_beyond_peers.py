"""`localeops.legacy._beyond` beside other programs: every difference is of a known class.

``tests/data/legacy/beyond_peers.tsv`` lists the tables of glibc, recode, konwert and monobit, as
``tests/legacy_peer_tables.py`` took them. CPython and ICU are asked here.
"""

import hashlib
import random
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import icu
import pytest

from localeops.legacy import _beyond

FOLDER = Path(__file__).parent
CLASSES = tomllib.loads(
    (FOLDER / "known_differences" / "legacy_beyond.toml").read_text(encoding="utf-8")
)["difference"]
TABLES = (FOLDER.parent / "data" / "legacy" / "beyond_peers.tsv").read_text(encoding="utf-8")
CPYTHON = {
    "true-iso-8859-1": "latin-1", "true-iso-8859-9": "iso8859_9", "true-iso-8859-11": "iso8859_11",
    "true-tis-620": "tis_620", "mac-centraleurope": "mac_latin2", "mac-icelandic": "mac_iceland",
    **{f"mac-{name}": f"mac_{name}" for name in ("croatian", "cyrillic", "greek", "romanian", "turkish")},
    **{f"cp{number}": f"cp{number}" for number in (437, 720, 737, 775, 850, 852, 855, 857, 858)},
    **{f"cp{number}": f"cp{number}" for number in (860, 861, 862, 863, 864, 865, 869)},
}  # fmt: skip
# SHA-256 of "bytes code point" lines of the pairs in /usr/share/i18n/charmaps/JOHAB.gz, glibc 2.36.
GLIBC_JOHAB = "702afcd0befe43fb92b50b5ed364febeb2a7bf8c7f4e86d0bf05266444f03248"
ROWS = 61  # of the file


def ours(name: str, byte: int) -> str:
    reading = _beyond.make(name).decode(bytes([byte]))
    return "-" if reading.fault else "+".join(f"{ord(one):04X}" for one in reading.text)


def of_cpython(label: str, byte: int) -> str:
    try:
        return f"{ord(bytes([byte]).decode(label)):04X}"
    except UnicodeDecodeError:
        return "-"


def tables() -> Iterator[tuple[str, str, list[str]]]:
    """Yield our name, the peer and its 256 characters."""
    for line in TABLES.splitlines():
        if not line.startswith("#"):
            name, peer, _, table = line.split("\t")
            yield name, peer, ["-" if code == "FFFD" else code for code in table.split(" ")]
    for name, label in CPYTHON.items():
        yield name, "cpython", [of_cpython(label, byte) for byte in range(256)]


def test_differences_are_known() -> None:
    classes = {
        (one["peer"], one["encoding"], int(byte, 16)): one["id"]
        for one in CLASSES
        for byte in one["bytes"].split()
    }
    assert all(one["reason"] for one in CLASSES)
    found: Counter[tuple[str, str, int]] = Counter()
    unclassified = []
    for name, peer, table in tables():
        assert len(table) == 256
        for byte, theirs in enumerate(table):
            if ours(name, byte) != theirs:
                found[peer, name, byte] += 1
                if (peer, name, byte) not in classes:
                    unclassified.append((peer, name, f"{byte:02X}", ours(name, byte), theirs))
    assert not unclassified
    assert not set(classes) - set(found)


def test_every_table_has_a_peer() -> None:
    seen = Counter(name for name, _, _ in tables())
    assert set(seen) == set(_beyond.LABELS.values()) - set(_beyond.KINDS)
    assert sum(seen.values()) == ROWS + len(CPYTHON)


def test_johab_is_that_of_cpython() -> None:
    codec = _beyond.make("johab")
    for first in range(0x80, 256):
        for second in range(0x30, 256):
            data = bytes([first, second])
            try:
                theirs: str | None = data.decode("johab")
            except UnicodeDecodeError:
                theirs = None
            reading = codec.decode(data)
            assert (None if reading.fault else reading.text) == theirs


def test_johab_is_that_of_glibc() -> None:
    """The pairs of the charmap JOHAB of glibc 2.36, as lines of bytes and code point.

    It has U+327E at D9E8, added to KS X 1001 in 2002, and one code for what Johab has twice.
    """
    codec = _beyond.make("johab")
    lines = []
    for code in range(0x8000, 0x10000):
        data = code.to_bytes(2, "big")
        reading = codec.decode(data)
        if not reading.fault and len(reading.text) == 1 and codec.encode(reading.text)[0] == data:
            lines.append(f"{data.hex()} {ord(reading.text):04X}\n")
    lines = sorted([*lines, "d9e8 327E\n"])
    assert hashlib.sha256("".join(lines).encode()).hexdigest() == GLIBC_JOHAB
    assert len(lines) == 17_177 - 128  # without those of one byte


@pytest.mark.parametrize("attributes", ["none", "script"])
def test_iscii_is_that_of_icu(attributes: str) -> None:
    """Pairs and runs of all bytes that have no fault, with and without ATR between them."""
    codec = _beyond.make("iscii-devanagari")
    chance = random.Random(3)
    hot = b"\xe8\xe9\xea\xe0\xa4\xd9\xb3\xdb\xa1"
    letters = [*range(0xA0, 0xEB), *range(0xF1, 0xFB), 0x41, 0x20, 0x0A]
    runs = [bytes([one, two, 0x20]) for one in letters for two in letters]
    for _ in range(20_000):
        run = bytearray()
        for _ in range(chance.randrange(1, 10)):
            if chance.random() < 0.05:
                run += chance.choice((b"\xf0\xb8", b"\xf0\xbf"))
            elif chance.random() < 0.05 and attributes == "script":
                run += b"\xefB"
            else:
                run.append(chance.choice(hot if chance.random() < 0.6 else letters))
        runs.append(bytes(run) + b" ")
    assert len(runs) > 25_000
    for run in runs:
        assert codec.decode(run) == (
            str(icu.UnicodeString(run, "ISCII,version=0")),
            len(run),
            0,
            None,
        )
