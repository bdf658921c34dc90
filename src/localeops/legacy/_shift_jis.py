"""Shift_JIS of the Encoding Standard (12.3) and code page 932 of Windows.

Both read the index jis0208, which is JIS X 0208 with the characters of NEC (row 13), the copy that
NEC made of IBM's (rows 89 to 92) and IBM's own (leads FA to FC), and F040 to F9FC as the private
use area U+E000 to U+E757. Both write ⅰ as FA40, not as NEC's EEEF, and what JIS X 0208 has with
its code: ¬ 81CA, ∵ 81E6, ≒ 81E0 (Microsoft KB170559).

* 5C is the reverse solidus and 7E the tilde in both, though fonts showed a yen sign and overline.
* 8160 is U+FF5E (not U+301C), 817C U+FF0D (not U+2212), 8161 U+2225 (not U+2016), 815C U+2015.
* The Encoding Standard writes ¥ as 5C, ‾ as 7E and U+2212 as 817C, and does not write the private
  use area; U+301C and U+2016 cannot be written.
* Windows without best fit writes none of these, and does write the private use area. It reads the
  lone bytes A0, FD, FE and FF as U+F8F0 to U+F8F3, which are faults in the Encoding Standard.
"""

from __future__ import annotations

from functools import cached_property

from localeops.legacy._codec import Fault
from localeops.legacy._indexes import index
from localeops.legacy._stepped import CUT, Stepped

__all__ = ["CodePage932", "ShiftJis"]

_ROW = 188
_PRIVATE = range(8836, 10716)  # pointers of F040 to F9FC
_NEC_COPY = range(8272, 8836)
_LEADS = frozenset((*range(0x81, 0xA0), *range(0xE0, 0xFD)))
_TRAILS = frozenset((*range(0x40, 0x7F), *range(0x80, 0xFD)))
_KANA = 0xFF61 - 0xA1


def _bytes(pointer: int) -> bytes:
    lead, trail = divmod(pointer, _ROW)
    return bytes((lead + (0x81 if lead < 0x1F else 0xC1), trail + (0x40 if trail < 0x3F else 0x41)))


class ShiftJis(Stepped):
    """Shift_JIS as the Encoding Standard reads and writes it."""

    base = "cp932"
    odd_characters = "\uf8f0\uf8f1\uf8f2\uf8f3"

    def step(self, data: bytes, at: int) -> tuple[str, int] | Fault:
        """Return the character at a place and the place after it, or what is wrong there."""
        lead = data[at]
        if lead <= 0x80:
            return chr(lead), at + 1
        if 0xA1 <= lead <= 0xDF:
            return chr(_KANA + lead), at + 1
        if lead not in _LEADS:
            return self.lone(lead, at)
        if at + 1 == len(data):
            return Fault(at, at + 1, CUT)
        trail = data[at + 1]
        if trail in _TRAILS:
            row = lead - (0x81 if lead < 0xA0 else 0xC1)
            pointer = row * _ROW + trail - (0x40 if trail < 0x7F else 0x41)
            if pointer in _PRIVATE:
                return chr(0xE000 - _PRIVATE[0] + pointer), at + 2
            table = index("jis0208")
            if pointer < len(table) and table[pointer] != "\0":
                return table[pointer], at + 2
        return Fault(at, at + 1 + (trail >= 0x80), "unassigned")

    def lone(self, byte: int, at: int) -> tuple[str, int] | Fault:
        """Return what a byte is that neither stands by itself nor leads."""
        del byte
        return Fault(at, at + 1, "not a lead byte")

    @cached_property
    def _table(self) -> dict[int, bytes]:
        table = {code: bytes((code,)) for code in range(0x81)}
        table.update((code, bytes((code - _KANA,))) for code in range(0xFF61, 0xFFA0))
        for pointer, character in enumerate(index("jis0208")):
            if character != "\0" and pointer not in _NEC_COPY:
                table.setdefault(ord(character), _bytes(pointer))
        self.prefer(table)
        return table

    def prefer(self, table: dict[int, bytes]) -> None:
        """Add what is written but not read."""
        table.update({0xA5: b"\x5c", 0x203E: b"\x7e", 0x2212: table[0xFF0D]})

    def table(self) -> dict[int, bytes]:
        """Return the bytes of every code point that can be written."""
        return self._table


class CodePage932(ShiftJis):
    """Code page 932 of Windows, without best fit."""

    odd_characters = ""

    def lone(self, byte: int, at: int) -> tuple[str, int] | Fault:
        """Return what a byte is that neither stands by itself nor leads."""
        return chr(0xF8F0 if byte == 0xA0 else 0xF8F1 - 0xFD + byte), at + 1

    def prefer(self, table: dict[int, bytes]) -> None:
        """Add the private use area."""
        table.update((0xE000 - _PRIVATE[0] + pointer, _bytes(pointer)) for pointer in _PRIVATE)
        table.update({0xF8F0: b"\xa0", 0xF8F1: b"\xfd", 0xF8F2: b"\xfe", 0xF8F3: b"\xff"})
