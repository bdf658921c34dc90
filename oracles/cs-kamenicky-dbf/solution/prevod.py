"""Convert DBF files of a DOS bookkeeping program to windows-1250: the reference solution.

usage: python3 prevod.py OUTDIR FILE [FILE ...]

What each byte of an old encoding becomes is made of ``localeops.legacy`` (`_table`); text fields
alone are translated, byte by byte, and nothing else of a file changes but its language driver.
"""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path
from typing import NamedTuple

from localeops import legacy
from localeops.errors import LocaleOpsError

KAMENICKY, LATIN2, WINDOWS = "kamenicky", "cp852", "windows-1250"
DRIVERS = {0x68: KAMENICKY, 0x64: LATIN2, 0xC8: WINDOWS}
DRIVER_AT, DRIVER_NEW = 29, 0xC8

_CZECH = "áčďéěíňóřšťúůýž"
_SLOVAK, _GERMAN = "äĺľôŕ", "äöü"
LETTERS = frozenset(_CZECH + _SLOVAK + _GERMAN) | frozenset(
    (_CZECH + _SLOVAK + _GERMAN).upper() + "ß"
)
SIGNS = frozenset("§°„“–\xa0")
_END_OF_FIELDS, _DESCRIPTOR = 0x0D, 32


class Layout(NamedTuple):
    """Where the records of a file are, and what of each is text."""

    start: int
    length: int
    number: int
    texts: tuple[slice, ...]


def is_line(char: str) -> bool:
    """Return whether a character is a line of a frame, or a corner or crossing of such lines."""
    return "\u2500" <= char <= "\u257f"


def decoded(byte: int, encoding: str) -> str:
    """Return the character of a byte."""
    return legacy.decode(bytes([byte]), encoding)


def _new(char: str) -> bytes:
    """Return the byte that a character has in the new file."""
    if is_line(char):
        name = unicodedata.name(char).removeprefix("BOX DRAWINGS ")
        plain = {"LIGHT HORIZONTAL": b"-", "DOUBLE HORIZONTAL": b"="}
        plain |= {"LIGHT VERTICAL": b"|", "DOUBLE VERTICAL": b"|"}
        return plain.get(name, b"+")
    try:
        return legacy.encode(char, WINDOWS)
    except LocaleOpsError:
        return b"?"


def _table(encoding: str) -> bytes:
    """Return what becomes of each of the 256 bytes; nothing happens to windows-1250."""
    if encoding == WINDOWS:
        return bytes(range(256))
    upper = b"".join(_new(decoded(byte, encoding)) for byte in range(128, 256))
    return bytes(range(128)) + upper


def possible(char: str) -> bool:
    """Return whether a character beyond ASCII may be in a text that does not tell its encoding."""
    return char in LETTERS or char in SIGNS or is_line(char)


_TABLES = {encoding: _table(encoding) for encoding in DRIVERS.values()}
_POSSIBLE = {
    encoding: bytes(
        byte
        for byte in range(256)
        if byte < 128 or possible(decoded(byte, encoding))  # noqa: PLR2004
    )
    for encoding in DRIVERS.values()
}


def layout(data: bytes) -> Layout:
    """Read the header of a file."""
    number = int.from_bytes(data[4:8], "little")
    start = int.from_bytes(data[8:10], "little")
    length = int.from_bytes(data[10:12], "little")
    texts, at, offset = [], _DESCRIPTOR, 1
    while at < start and data[at] != _END_OF_FIELDS:
        width = data[at + 16]
        if data[at + 11 : at + 12] == b"C":
            texts.append(slice(offset, offset + width))
        offset += width
        at += _DESCRIPTOR
    return Layout(start, length, number, tuple(texts))


def records(data: bytes, where: Layout) -> list[bytes]:
    """Return the records of a file, without what follows them."""
    ends = range(where.start, where.start + where.number * where.length, where.length)
    return [data[at : at + where.length] for at in ends]


def readings(data: bytes) -> list[str]:
    """Return the encodings in which all text of a file is of what may be in it."""
    where = layout(data)
    text = b"".join(record[part] for record in records(data, where) for part in where.texts)
    return [name for name, bytes_ in _POSSIBLE.items() if not text.translate(None, bytes_)]


def convert(data: bytes) -> bytes:
    """Return a file in windows-1250.

    Raises:
        ValueError: The encoding is neither said nor to be told from the text.
    """
    where = layout(data)
    named = DRIVERS.get(data[DRIVER_AT])
    encodings = [named] if named else readings(data)
    if not encodings:
        raise ValueError("neither Kamenický nor cp852 nor windows-1250")
    table = _TABLES[encodings[0]]
    new = bytearray(data)
    new[DRIVER_AT] = DRIVER_NEW
    for number, record in enumerate(records(data, where)):
        at = where.start + number * where.length
        for part in where.texts:
            new[at + part.start : at + part.stop] = record[part].translate(table)
    return bytes(new)


def main(outdir: str, *names: str) -> None:
    """Write each of the named files, converted, into the folder *outdir*."""
    for name in names:
        source = Path(name)
        Path(outdir, source.name).write_bytes(convert(source.read_bytes()))


if __name__ == "__main__":
    main(*sys.argv[1:])
