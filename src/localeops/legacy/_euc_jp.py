"""EUC-JP of the Encoding Standard (12.1), and code page 51932 of Windows.

Both read the index jis0208 with the characters of NEC in row 13 and rows 89 to 92, and 8E with a
halfwidth katakana. The Encoding Standard reads 8F and two bytes by the index jis0212 too, but does
not write it; code page 51932 has no JIS X 0212.

* 5C is the reverse solidus, 7E the tilde.
* A1C1 is U+FF5E (not U+301C), A1DD U+FF0D, A1C2 U+2225, A1F1 A1F2 A2CC U+FFE0 U+FFE1 U+FFE2.
* The Encoding Standard writes ¥ as 5C, ‾ as 7E and U+2212 as A1DD; Windows without best fit none of
  these.
"""

from __future__ import annotations

from functools import cached_property

from localeops.legacy._codec import Fault
from localeops.legacy._indexes import index
from localeops.legacy._stepped import CUT, Stepped

__all__ = ["CodePage51932", "EucJp"]

_SIZE = 94
_KANA = 0xFF61 - 0xA1


class EucJp(Stepped):
    """EUC-JP as the Encoding Standard reads and writes it."""

    base = "euc_jp"
    # CPython's table is that of JIS X 0208:1990 by itself.
    swaps = (
        ("\u301c", "\uff5e"),
        ("\u2016", "\u2225"),
        ("\u2212", "\uff0d"),
        ("\xa2", "\uffe0"),
        ("\xa3", "\uffe1"),
        ("\xac", "\uffe2"),
    )
    # A tilde in CPython, U+FF5E here.
    odd_pairs: tuple[tuple[bytes, str], ...] = ((b"\x8f\xa2\xb7", "~"),)
    three_bytes = True

    def step(self, data: bytes, at: int) -> tuple[str, int] | Fault:
        """Return the character at a place and the place after it, or what is wrong there."""
        lead = data[at]
        if lead < 0x80:
            return chr(lead), at + 1
        if not (0xA1 <= lead <= 0xFE or lead == 0x8E or (lead == 0x8F and self.three_bytes)):
            return Fault(at, at + 1, "not a lead byte")
        name, after = "jis0208", at + 1
        if after == len(data):
            return Fault(at, after, CUT)
        trail = data[after]
        if lead == 0x8E and 0xA1 <= trail <= 0xDF:
            return chr(_KANA + trail), after + 1
        if lead == 0x8F and 0xA1 <= trail <= 0xFE:
            name, after = "jis0212", after + 1
            if after == len(data):
                return Fault(at, after, CUT)
            lead, trail = trail, data[after]
        if 0xA1 <= lead <= 0xFE and 0xA1 <= trail <= 0xFE:
            character = index(name)[(lead - 0xA1) * _SIZE + trail - 0xA1]
            if character != "\0":
                return character, after + 1
        return Fault(at, after + (trail >= 0x80), "unassigned")

    @cached_property
    def _table(self) -> dict[int, bytes]:
        table = {code: bytes((code,)) for code in range(0x80)}
        table.update((code, bytes((0x8E, code - _KANA))) for code in range(0xFF61, 0xFFA0))
        for pointer, character in enumerate(index("jis0208")[: _SIZE * _SIZE]):
            if character != "\0":
                lead, trail = divmod(pointer, _SIZE)
                table.setdefault(ord(character), bytes((lead + 0xA1, trail + 0xA1)))
        self.prefer(table)
        return table

    def prefer(self, table: dict[int, bytes]) -> None:
        """Add what is written but not read."""
        table.update({0xA5: b"\x5c", 0x203E: b"\x7e", 0x2212: table[0xFF0D]})

    def table(self) -> dict[int, bytes]:
        """Return the bytes of every code point that can be written."""
        return self._table


class CodePage51932(EucJp):
    """Code page 51932 of Windows, without best fit."""

    odd_pairs = ((b"\x8f", ""),)
    three_bytes = False

    def prefer(self, table: dict[int, bytes]) -> None:
        """Add nothing: there is no best fit."""
