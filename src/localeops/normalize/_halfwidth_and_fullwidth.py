"""Folding the row U+FF00 to U+FFFF, which has the halfwidth and fullwidth forms, all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_PIECE = 0x10000  # longer texts are converted in pieces of this length, which stay in the cache
_IN_ROW = bytes(0xFF if row == 0xFF else 0 for row in range(0x100))  # noqa: PLR2004 - the row


class RowFold:
    """Replace characters of the row by others, one for one.

    The code units of the text are laid out as bytes, so that all low bytes make one whole number
    and all high bytes another. A mask picks those of the row, and exclusive or with the difference
    turns each into its counterpart: a few operations, whatever the text.

    Args:
        table: What becomes of each character of the row, as a code point or a character of the BMP.
    """

    def __init__(self, table: Mapping[int, int | str]) -> None:
        self._table = table
        low, high = bytearray(0x100), bytearray(0x100)
        for code in range(0xFF00, 0x10000):
            target = table[code]
            change = code ^ (target if isinstance(target, int) else ord(target))
            low[code & 0xFF], high[code & 0xFF] = change & 0xFF, change >> 8
        self._low, self._high = bytes(low), bytes(high)

    def __call__(self, text: str) -> str:
        """Return the text with the characters of the row replaced."""
        starts = range(0, len(text), _PIECE)
        return "".join([self._piece(text[start : start + _PIECE]) for start in starts])

    def _piece(self, text: str) -> str:
        units = bytearray(text.encode("utf-16-le", "surrogatepass"))
        low, high = units[::2], units[1::2]
        in_row = _number(high.translate(_IN_ROW))
        units[::2] = _changed(low, in_row & _number(low.translate(self._low)))
        units[1::2] = _changed(high, in_row & _number(low.translate(self._high)))
        result = units.decode("utf-16-le", "surrogatepass")
        # Two lone surrogates that make a pair have become one character.
        return result if len(result) == len(text) else text.translate(self._table)


def _changed(values: bytearray, change: int) -> bytes:
    return (_number(values) ^ change).to_bytes(len(values), "little")


def _number(digits: bytearray) -> int:
    return int.from_bytes(digits, "little")
