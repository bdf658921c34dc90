"""Big5 of the Encoding Standard (11.1), and code page 950 of Windows.

The Encoding Standard reads Big5 with HKSCS and the symbols of ETEN, four codes as two characters
(8862 8864 88A3 88A5), and does not write what has a lead byte below A1. What stands in the index
twice is written with its first code, but U+2550, U+255E, U+2561, U+256A, U+5341 and U+5345 with
their last one.

Code page 950 is Big5 with the ETEN additions F9D6 to F9FE alone, and four areas for users: FA40 to
FEFE is U+E000 to U+E310, 8E40 to A0FE U+E311 to U+EEB7, 8140 to 8DFE U+EEB8 to U+F6B0, C6A1 to C8FE
U+F6B1 to U+F848. It reads the lone bytes 80 and FF as U+0080 and U+F8F8.

5C is the reverse solidus and 7E the tilde in both. A145 is U+2027 and A1E3 U+FF5E; A1C3 is U+FFE3.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING

from localeops.legacy._codec import Fault
from localeops.legacy._indexes import index
from localeops.legacy._stepped import CUT, Stepped

if TYPE_CHECKING:
    import re

__all__ = ["Big5", "CodePage950"]

_ROW = 157
_TWO_CHARACTERS = {
    1133: "\xca\u0304",
    1135: "\xca\u030c",
    1164: "\xea\u0304",
    1166: "\xea\u030c",
}
_NOT_WRITTEN = (0xA1 - 0x81) * _ROW
_LAST = frozenset("\u2550\u255e\u2561\u256a\u5341\u5345")
_COMMA = "\uff64"  # CPython's A14E
_LOST = "\ufffd"
_TRAILS = frozenset((*range(0x40, 0x7F), *range(0xA1, 0xFF)))


def _bytes(pointer: int) -> bytes:
    lead, trail = divmod(pointer, _ROW)
    return bytes((lead + 0x81, trail + (0x40 if trail < 0x3F else 0x62)))


class Big5(Stepped):
    """Big5 as the Encoding Standard reads and writes it."""

    base = "big5hkscs"
    swaps: tuple[tuple[str, str], ...] = (
        ("\u2022", "\u2027"),
        ("\uff64", "\ufe51"),
        ("\u203e", "\xaf"),
        ("\u223c", "\uff5e"),
        ("\u2641", "\u2295"),
        ("\u2609", "\u2299"),
        ("\xa5", "\uffe5"),
        ("\xa2", "\uffe0"),
        ("\xa3", "\uffe1"),
    )
    # CPython reads these as A1FE and A240, which are / and \ too.
    odd_pairs: tuple[tuple[bytes, str], ...] = ((b"\xa2\x41", "\uff0f"), (b"\xa2\x42", "\uff3c"))

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
        if trail in _TRAILS:
            found = self.two_bytes((lead - 0x81) * _ROW + trail - (0x40 if trail < 0x7F else 0x62))
            if found:
                return found, at + 2
        return Fault(at, at + 1 + (trail >= 0x80), "unassigned")

    def lone(self, byte: int, at: int) -> tuple[str, int] | Fault:
        """Return what a byte is that neither stands by itself nor leads."""
        del byte
        return Fault(at, at + 1, "not a lead byte")

    def two_bytes(self, pointer: int) -> str:
        """Return the characters of a pointer, or an empty text."""
        if pointer in _TWO_CHARACTERS:
            return _TWO_CHARACTERS[pointer]
        table = index("big5")
        return table[pointer].rstrip("\0") if pointer < len(table) else ""

    @cached_property
    def _table(self) -> dict[int, bytes]:
        table = {code: bytes((code,)) for code in range(0x80)}
        for pointer, character in enumerate(index("big5")):
            if character == "\0" or pointer < _NOT_WRITTEN:
                continue
            if character in _LAST:
                table[ord(character)] = _bytes(pointer)
            else:
                table.setdefault(ord(character), _bytes(pointer))
        return table

    def table(self) -> dict[int, bytes]:
        """Return the bytes of every code point that can be written."""
        return self._table


def _users(pointer: int) -> int:
    """Return the private use code point of a pointer of code page 950, or 0."""
    lead = pointer // _ROW + 0x81
    if lead >= 0xFA:
        return 0xE000 + pointer - (0xFA - 0x81) * _ROW
    if lead < 0x8E:
        return 0xEEB8 + pointer
    if lead < 0xA1:
        return 0xE311 + pointer - (0x8E - 0x81) * _ROW
    first = (0xC6 - 0x81) * _ROW + 0x3F
    return 0xF6B1 + pointer - first if first <= pointer < (0xC9 - 0x81) * _ROW else 0


@cache
def _windows() -> str:
    """Return the two-byte characters of code page 950, U+0000 where it has none.

    CPython's cp950 is the table of Microsoft without the areas for users.
    """
    return "".join(
        chr(_users(pointer))
        if _users(pointer)
        else _bytes(pointer).decode("cp950", "replace").replace(_LOST, "\0")[0]
        for pointer in range((0xFF - 0x81) * _ROW)
    )


@cache
def _plain() -> re.Pattern[str]:
    """Return what matches text without what CPython's big5 has in Windows' areas for users.

    It stops at `_COMMA` too, so that most texts need not be searched for it.
    """
    import re

    codes = (_bytes(place) for place in range((0xC6 - 0x81) * _ROW, (0xC9 - 0x81) * _ROW))
    found = (code.decode("big5", "replace") for code in codes if code >= b"\xc6\xa1")
    odd = "".join(text for text in found if len(text) == 1 and text != _LOST)
    return re.compile(f"[^{odd}{_COMMA}]*+")


class CodePage950(Big5):
    """Code page 950 of Windows, without best fit."""

    base = "big5"  # faster than cp950, and as near

    def is_odd(self, data: bytes, text: str) -> bool:
        """Return whether the C codec may have read some of the data wrongly."""
        found = _plain().match(text)
        at = found.end() if found else 0
        if text[at : at + 1] == _COMMA:  # which a swap is for
            found = _plain().match(text.replace(_COMMA, " "), at)
            at = found.end() if found else at
        return at < len(text) or super().is_odd(data, text)

    def lone(self, byte: int, at: int) -> tuple[str, int] | Fault:
        """Return what a byte is that neither stands by itself nor leads."""
        return "\x80" if byte == 0x80 else "\uf8f8", at + 1

    def two_bytes(self, pointer: int) -> str:
        """Return the characters of a pointer, or an empty text."""
        return _windows()[pointer].rstrip("\0")

    @cached_property
    def _table(self) -> dict[int, bytes]:
        table = {code: bytes((code,)) for code in range(0x81)}
        table[0xF8F8] = b"\xff"
        for pointer, character in enumerate(_windows()):
            if character != "\0":
                code = _bytes(pointer)
                if _users(pointer):
                    table.setdefault(ord(character), code)
                elif character.encode("cp950") == code:
                    table[ord(character)] = code
        return table
