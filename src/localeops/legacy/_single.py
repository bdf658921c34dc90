"""Encodings in which every byte is one character, or none.

Their tables are those of the Encoding Standard (`index`), and for Windows code pages that it does
not have those of CPython, with the differences from Windows put in (`page`). A table is a text of
256 characters, U+FFFE where a byte has none, as `codecs.charmap_decode` takes it. It does the work
here as in CPython, so that it takes the same time.
"""

from __future__ import annotations

import codecs
from functools import cache

from localeops.legacy._codec import Fault, Reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["SingleByte", "index", "page"]

_NONE = "\ufffe"  # what stands in a table where a byte has no character
_LOWER = "".join(map(chr, range(0x80)))
_SIZE = 128


class SingleByte:
    """The codec of a table.

    Args:
        name: The name of the encoding.
        table: The characters of the 256 bytes, U+FFFE for none. No character is there twice.
    """

    __slots__ = ("_map", "_table", "name")

    def __init__(self, name: str, table: str) -> None:
        self.name = name
        self._table = table
        self._map: object = None

    def decode(self, data: bytes, state: int = 0, *, final: bool = True) -> Reading:  # noqa: ARG002
        """Read *data* up to its end or the first byte that has no character."""
        try:
            return Reading(
                codecs.charmap_decode(data, "strict", self._table)[0], len(data), 0, None
            )
        except UnicodeDecodeError as error:
            start = error.start
        text = codecs.charmap_decode(data[:start], "strict", self._table)[0]
        return Reading(text, start, 0, Fault(start, start + 1, "unassigned"))

    def replace(self, data: bytes) -> str:
        """Return a character a byte, U+FFFD for one that has none. No byte stands for U+FFFD."""
        return codecs.charmap_decode(data, "replace", self._table)[0]

    def encode(self, text: str) -> tuple[bytes, int]:
        """Return the bytes of ``text[:used]`` and *used*."""
        if self._map is None:
            self._map = codecs.charmap_build(self._table)
        encode = codecs.charmap_encode
        try:
            return encode(text, "strict", self._map)  # type: ignore[arg-type]
        except UnicodeEncodeError as error:
            return encode(text[: error.start], "strict", self._map)  # type: ignore[arg-type]


def index(name: str, table: str | None = None) -> SingleByte:
    """Return the codec of an encoding of the Encoding Standard, under the table's name or its own.

    ``x-user-defined`` has no index: its bytes 80 to FF are U+F780 to U+F7FF.
    """
    if name == "x-user-defined":
        return SingleByte(name, _LOWER + "".join(map(chr, range(0xF780, 0xF800))))
    names, body = _indexes()
    start = 2 * _SIZE * names.index(table or name)
    return SingleByte(name, _LOWER + body[start : start + 2 * _SIZE].decode("utf-16-be"))


@cache
def _indexes() -> tuple[list[str], bytes]:
    import pkgutil  # reads from a zip as well, like importlib.resources, but imports faster

    data = pkgutil.get_data("localeops._tables", "legacy/single-byte.bin") or b""
    names, _, body = data.partition(b"\n")
    return names.decode("ascii").split(" "), body


def page(name: str, module: str, differences: Mapping[int, str]) -> SingleByte:
    """Return the codec of a Windows code page that CPython has, but for some bytes.

    Args:
        name: The name of the encoding.
        module: That of CPython's codec, below ``encodings``.
        differences: The characters of bytes that have others in Windows; U+FFFE for none.
    """
    import importlib

    characters = list(_table(importlib.import_module(f"encodings.{module}")))
    for byte, character in differences.items():
        characters[byte] = character
    return SingleByte(name, "".join(characters))


def _table(module: object) -> str:
    """Return the table of a module of ``encodings``; ``ascii`` and ``latin_1`` are without one."""
    table = getattr(module, "decoding_table", None)
    if isinstance(table, str):
        return table.ljust(256, _NONE)
    upper = _NONE * _SIZE if getattr(module, "__name__", "") == "encodings.ascii" else ""
    return _LOWER + (upper or "".join(map(chr, range(0x80, 0x100))))
