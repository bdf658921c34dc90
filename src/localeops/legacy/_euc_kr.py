"""EUC-KR of the Encoding Standard (13.1), and code page 949 of Windows.

Both read the index euc-kr: KS X 1001 with the other 8,822 syllables of the Unified Hangul Code, €
and ®. 5C is the reverse solidus, though fonts showed a won sign. A syllable is written as two
bytes, never as the eight of KS X 1001 annex 3. Windows also has the private use area U+E000 to
U+E05D in C9A1 to C9FE and U+E05E to U+E0BB in FEA1 to FEFE, and reads the lone bytes 80 and FF as
U+0080 and U+F8F7.
"""

from __future__ import annotations

from functools import cached_property

from localeops.legacy._codec import Fault
from localeops.legacy._indexes import index
from localeops.legacy._stepped import CUT, Stepped

__all__ = ["CodePage949", "EucKr"]

_ROW = 190


class EucKr(Stepped):
    """EUC-KR as the Encoding Standard reads and writes it."""

    base = "cp949"

    def step(self, data: bytes, at: int) -> tuple[str, int] | Fault:
        """Return the character at a place and the place after it, or what is wrong there."""
        lead = data[at]
        if lead < 0x80:
            return chr(lead), at + 1
        if not 0x81 <= lead <= 0xFE:
            return self.lone(lead, at)
        if at + 1 == len(data):
            return Fault(at, at + 1, CUT)
        trail = data[at + 1]
        if 0x41 <= trail <= 0xFE:
            character = index("euc-kr")[(lead - 0x81) * _ROW + trail - 0x41]
            if character == "\0":
                character = self.private(lead, trail)
            if character:
                return character, at + 2
        return Fault(at, at + 1 + (trail >= 0x80), "unassigned")

    def lone(self, byte: int, at: int) -> tuple[str, int] | Fault:
        """Return what a byte is that neither stands by itself nor leads."""
        del byte
        return Fault(at, at + 1, "not a lead byte")

    def private(self, lead: int, trail: int) -> str:
        """Return a character that the index does not have."""
        del lead, trail
        return ""

    @cached_property
    def _table(self) -> dict[int, bytes]:
        table = {code: bytes((code,)) for code in range(0x80)}
        for pointer, character in enumerate(index("euc-kr")):
            if character != "\0":
                lead, trail = divmod(pointer, _ROW)
                table.setdefault(ord(character), bytes((lead + 0x81, trail + 0x41)))
        self.prefer(table)
        return table

    def prefer(self, table: dict[int, bytes]) -> None:
        """Add nothing."""

    def table(self) -> dict[int, bytes]:
        """Return the bytes of every code point that can be written."""
        return self._table


class CodePage949(EucKr):
    """Code page 949 of Windows, without best fit."""

    def lone(self, byte: int, at: int) -> tuple[str, int] | Fault:
        """Return what a byte is that neither stands by itself nor leads."""
        return "\x80" if byte == 0x80 else "\uf8f7", at + 1

    def private(self, lead: int, trail: int) -> str:
        """Return a character of the private use area."""
        if trail < 0xA1 or lead not in {0xC9, 0xFE}:
            return ""
        return chr((0xE000 if lead == 0xC9 else 0xE05E) + trail - 0xA1)

    def prefer(self, table: dict[int, bytes]) -> None:
        """Add the private use area."""
        for lead in (0xC9, 0xFE):
            for trail in range(0xA1, 0xFF):
                table[ord(self.private(lead, trail))] = bytes((lead, trail))
        table.update({0x80: b"\x80", 0xF8F7: b"\xff"})
