"""The indexes of the Encoding Standard, read at first use: pointer to character."""

from __future__ import annotations

import struct
from bisect import bisect_right
from functools import cache

__all__ = ["four_byte_character", "four_byte_pointer", "index"]

_BMP_END = 39419  # pointers from here to the first of the other planes stand for nothing
_PLANES = 189000
_LAST = 1237575
# The one place where GB 18030-2005 and later differ from the ranges: ḿ went to A8BC.
_EXCHANGED = (7457, 0xE7C7)


def _packed(name: str) -> bytes:
    import pkgutil  # reads from a zip as well, like importlib.resources, but imports faster

    return pkgutil.get_data("localeops._tables", f"legacy/{name}.bin") or b""


@cache
def index(name: str) -> str:
    """Return an index: the character of each pointer, U+0000 where it has none."""
    return _packed(name).decode()


@cache
def _ranges() -> tuple[list[int], list[int]]:
    data = _packed("gb18030-ranges")
    numbers = struct.unpack(f"<{len(data) // 4}I", data)
    return list(numbers[::2]), list(numbers[1::2])


def four_byte_character(pointer: int) -> str:
    """Return the character of a pointer of four bytes in gb18030, or an empty text."""
    if _BMP_END < pointer < _PLANES or pointer > _LAST:
        return ""
    if pointer == _EXCHANGED[0]:
        return chr(_EXCHANGED[1])
    pointers, codes = _ranges()
    place = bisect_right(pointers, pointer) - 1
    return chr(codes[place] + pointer - pointers[place])


def four_byte_pointer(code: int) -> int:
    """Return the pointer of a code point that the two-byte index of gb18030 does not have."""
    if code == _EXCHANGED[1]:
        return _EXCHANGED[0]
    pointers, codes = _ranges()
    place = bisect_right(codes, code) - 1
    return pointers[place] + code - codes[place]
