"""gb18030 and GBK of the Encoding Standard (10.1, 10.2), and code page 936 of Windows.

The Encoding Standard reads GBK as it reads gb18030, by its index and ranges of the 2022 edition:
A6D9 is U+FE10 and not the private use area, A8BC is ḿ, and 8135F437 is U+E7C7. It writes GBK
without four bytes and € as 80; gb18030 writes € as A2E3. The eighteen characters of the private use
area which the 2022 edition replaced are written with the codes that they had. U+E5E5 cannot be
written, as A3A0 is an ideographic space.

Code page 54936 of Windows is gb18030 as it stands here. Code page 936 has no four bytes and is
older than GB 18030: what GBK had no character for when it was made is the private use area from
U+E766 on, in the order of the codes. It reads the lone bytes 80 and FF as € and U+F8F5. Its three
areas for users are U+E000 to U+E765, as in the index.
"""

from __future__ import annotations

from functools import cache, cached_property

from localeops.legacy._codec import Fault
from localeops.legacy._indexes import four_byte_character, four_byte_pointer, index
from localeops.legacy._stepped import CUT, Stepped

__all__ = ["CodePage936", "Gb18030", "Gbk"]

_ROW = 190
# Encoding Standard, 10.2.2: what the 2022 edition moved out of the private use area.
_MOVED = {
    **{0xE78D + place: bytes((0xA6, 0xD9 + place)) for place in range(7)},
    0xE794: b"\xa6\xec",
    0xE795: b"\xa6\xed",
    0xE796: b"\xa6\xf3",
    0xE81E: b"\xfe\x59",
    0xE826: b"\xfe\x61",
    0xE82B: b"\xfe\x66",
    0xE82C: b"\xfe\x67",
    0xE832: b"\xfe\x6d",
    0xE843: b"\xfe\x7e",
    0xE854: b"\xfe\x90",
    0xE864: b"\xfe\xa0",
}


def _bytes(pointer: int) -> bytes:
    lead, trail = divmod(pointer, _ROW)
    return bytes((lead + 0x81, trail + (0x40 if trail < 0x3F else 0x41)))


def four_bytes(pointer: int) -> bytes:
    """Return the four bytes of a pointer of gb18030."""
    rest, fourth = divmod(pointer, 10)
    rest, third = divmod(rest, 126)
    first, second = divmod(rest, 10)
    return bytes((first + 0x81, second + 0x30, third + 0x81, fourth + 0x30))


class _FourByteTable(dict[int, bytes]):
    """A table that computes what needs four bytes."""

    def __missing__(self, code: int) -> bytes:
        if 0xD800 <= code <= 0xDFFF or code == 0xE5E5:
            raise KeyError(code)
        return four_bytes(four_byte_pointer(code))


class Gb18030(Stepped):
    """gb18030 as the Encoding Standard reads and writes it."""

    base = "gbk"  # not gb18030, which has the edition of 2000

    def step(self, data: bytes, at: int) -> tuple[str, int] | Fault:
        """Return the character at a place and the place after it, or what is wrong there."""
        lead = data[at]
        if lead < 0x80:
            return chr(lead), at + 1
        if lead == 0x80:
            return "€", at + 1
        if lead == 0xFF:
            return self.last_byte(at)
        if at + 1 == len(data):
            return Fault(at, at + 1, CUT)
        trail = data[at + 1]
        if 0x30 <= trail <= 0x39:
            return self.four(data, at)
        if 0x40 <= trail <= 0xFE and trail != 0x7F:
            pointer = (lead - 0x81) * _ROW + trail - (0x40 if trail < 0x7F else 0x41)
            return self.index()[pointer], at + 2
        return Fault(at, at + 1 + (trail >= 0x80), "unassigned")

    def index(self) -> str:
        """Return the characters of two bytes."""
        return index("gb18030")  # it has no holes

    def last_byte(self, at: int) -> tuple[str, int] | Fault:
        """Return what the byte FF is."""
        return Fault(at, at + 1, "not a lead byte")

    def four(self, data: bytes, at: int) -> tuple[str, int] | Fault:
        """Return the character of four bytes, of which two are right."""
        group = data[at : at + 4]
        if len(group) > 2 and not 0x81 <= group[2] <= 0xFE:
            return Fault(at, at + 1, "not a third byte")
        if len(group) < 4:
            return Fault(at, at + len(group), CUT)
        first, second, third, fourth = group
        if not 0x30 <= fourth <= 0x39:
            return Fault(at, at + 1, "not a fourth byte")
        pointer = ((first - 0x81) * 10 + second - 0x30) * 1260 + (third - 0x81) * 10 + fourth - 0x30
        character = four_byte_character(pointer)
        return (character, at + 4) if character else Fault(at, at + 4, "unassigned")

    @cached_property
    def _table(self) -> dict[int, bytes]:
        table: dict[int, bytes] = self.empty_table()
        table.update((code, bytes((code,))) for code in range(0x80))
        for pointer, character in enumerate(self.index()):
            table.setdefault(ord(character), _bytes(pointer))
        self.prefer(table)
        return table

    def empty_table(self) -> dict[int, bytes]:
        """Return the table to be filled."""
        return _FourByteTable()

    def prefer(self, table: dict[int, bytes]) -> None:
        """Add what is written but not read."""
        table.update(_MOVED)

    def table(self) -> dict[int, bytes]:
        """Return the bytes of every code point that can be written."""
        return self._table


class Gbk(Gb18030):
    """GBK as the Encoding Standard reads and writes it."""

    def empty_table(self) -> dict[int, bytes]:
        """Return the table to be filled."""
        return {}

    def prefer(self, table: dict[int, bytes]) -> None:
        """Add what is written but not read."""
        table.update(_MOVED)
        table[0x20AC] = b"\x80"


@cache
def _windows() -> str:
    """Return the two-byte characters of code page 936.

    CPython's gbk has just the codes that code page 936 had characters for.
    """
    characters = []
    private, user = 0xE766, 0xE4C6
    for pointer, character in enumerate(index("gb18030")):
        code = _bytes(pointer)
        if 0xA1 <= code[0] <= 0xA7 and code[1] <= 0xA0:
            characters.append(chr(user))
            user += 1
        elif (code[1] >= 0xA1 and (0xAA <= code[0] <= 0xAF or code[0] >= 0xF8)) or (
            "\ufffd" not in code.decode("gbk", "replace")
        ):
            characters.append(character)
        else:
            characters.append(chr(private))
            private += 1
    return "".join(characters)


class CodePage936(Gbk):
    """Code page 936 of Windows, without best fit."""

    def index(self) -> str:
        """Return the characters of two bytes."""
        return _windows()

    def last_byte(self, at: int) -> tuple[str, int] | Fault:
        """Return what the byte FF is."""
        return "\uf8f5", at + 1

    def four(self, data: bytes, at: int) -> tuple[str, int] | Fault:
        """Return a fault: there are no four bytes."""
        del data
        return Fault(at, at + 1, "unassigned")

    def prefer(self, table: dict[int, bytes]) -> None:
        """Add the lone bytes."""
        table.update({0x20AC: b"\x80", 0xF8F5: b"\xff"})
