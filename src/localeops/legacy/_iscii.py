"""ISCII-91 in Devanagari (IS 13194:1991), with the pairs of bytes that are one character.

A byte A1 to FA is a letter, a sign or a digit; 00 to 9F are ASCII and controls, and A0 is the
no-break space. Pairs, as ICU reads them (``ISCII,version=0``):

* nukta E9 after ``A1 A6 A7 AA B3 B4 B5 BA BF C0 C9 DB DC DF EA``: ॐ ऌ ॡ ॠ क़ ख़ ग़ ज़ ड़ ढ़ फ़ ॢ ॣ
  ॄ ऽ;
* A4 E0: ऄ; EA EA: the double danda;
* halant twice, E8 E8: an explicit halant, with U+200C after it; halant and nukta, E8 E9: a soft
  one, with U+200D;
* INV D9: U+200D, but before a halant a space, which then carries it;
* EXT F0 and B8 or BF: U+0952 and U+0970;
* ATR EF and 42 or 40: Devanagari or the default script, which it is anyway: nothing.

Faults: another script or a display attribute after ATR, any other character after EXT, bytes EB to
EE and FB to FF.

DIFFERENCE: ICU drops display attributes and goes on in another script; here both are faults, since
the text would lose them. ICU writes EF 42 at the beginning and after each line feed; here nothing
of the kind is written, since the label has said which script it is. It drops U+200C without a
halant; here it cannot be written.

What is written is read back the same, or canonically equivalent: क and a nukta are written as क़
is. Text that would be read as another is not written: इ and a nukta (it would be ऌ), two dandas
(write ॥).
"""

from __future__ import annotations

import codecs
import re
from functools import cache

from localeops.legacy._codec import Fault, Reading

__all__ = ["Iscii"]

_NONE = "\ufffe"
_ATTRIBUTE, _EXTENSION = "\ue0ef", "\ue0f0"  # stand-ins for the bytes EF and F0
_HALANT, _NUKTA, _DANDA, _JOINER, _NON_JOINER = "\u094d", "\u093c", "\u0964", "\u200d", "\u200c"
# The code points of the bytes from A1 on, those of a row of the block in its own order.
_CODES = (
    *(0x01, 0x02, 0x03, *range(0x05, 0x0C), 0x0E, 0x0F, 0x10, 0x0D, 0x12, 0x13, 0x14, 0x11),
    *(*range(0x15, 0x30), 0x5F, *range(0x30, 0x3A)),
    None,  # INV
    *(*range(0x3E, 0x44), 0x46, 0x47, 0x48, 0x45, 0x4A, 0x4B, 0x4C, 0x49, 0x4D, 0x3C, 0x64),
    *(None,) * 6,
    *range(0x66, 0x70),
)
_BLOCK = 0x900
_FIRST = 0xA1
# What a nukta makes of a character; the first eight are not the same without composing.
_OTHER = dict(zip("ँइईऋिीृ।", "ॐऌॡॠॢॣॄऽ", strict=True))
_DOTTED = dict(zip("कखगजडढफ", map(chr, range(0x958, 0x95F)), strict=True))
_SHORT_A, _SHORT_E, _A = "\u0904", "\u0946", "\u0905"
_EXTENDED = {"\u0952": "\xf0\xb8", "\u0970": "\xf0\xbf"}

# A byte that stands for nothing, an attribute other than the script, and so on.
_FAULT = re.compile(rb"[\xeb-\xee\xfb-\xff]|\xef(?![\x40\x42])|\xf0(?![\xb8\xbf])")
# Bytes that may be the second of a pair; and the first ones.
_SECOND = b"\xe0\xe8\xe9\xea\xb8\xbf\x40\x42"
_PAIR = re.compile(
    rb"[\xa1\xa6\xa7\xaa\xb3-\xb5\xba\xbf\xc0\xc9\xdb\xdc\xdf]\xe9?|\xa4\xe0?|\xea[\xe9\xea]?"
    rb"|\xe8[\xe8\xe9]?|\xd9(?:\xe8[\xe8\xe9]?)?|\xf0.?|\xef.?|.",
    re.DOTALL,
)
_BEGINS = frozenset(
    b"\xa1\xa4\xa6\xa7\xaa\xb3\xb4\xb5\xba\xbf\xc0\xc9\xd9\xdb\xdc\xdf\xe8\xea\xef\xf0"
)


def _table() -> str:
    """Return the character of each byte by itself, stand-ins for ATR and EXT."""
    table = [chr(byte) for byte in range(_FIRST)]
    table += [_NONE if code is None else chr(_BLOCK + code) for code in _CODES]
    table += [_NONE] * (256 - len(table))
    table[0xD9], table[0xEF], table[0xF0] = _JOINER, _ATTRIBUTE, _EXTENSION
    return "".join(table)


_TABLE = _table()


def _pairs() -> tuple[tuple[str, str], ...]:
    """Return the pairs of characters that are read as others, in the order to replace them in.

    A character that one pair has taken must not be there for another: so EXT goes before the nukta,
    and of a run of halants or dandas two at a time are taken from its beginning. ATR keeps apart
    what it stands between, so it goes last.
    """
    return (
        (_EXTENSION + _TABLE[0xB8], "\u0952"),
        (_EXTENSION + _TABLE[0xBF], "\u0970"),
        (_JOINER + _HALANT, " " + _HALANT),
        (_HALANT + _HALANT, _HALANT + _NON_JOINER),
        (_HALANT + _NUKTA, _HALANT + _JOINER),
        (_DANDA + _DANDA, "\u0965"),
        *((one + _NUKTA, other) for one, other in (_OTHER | _DOTTED).items()),
        (_A + _SHORT_E, _SHORT_A),
        (_ATTRIBUTE + "@", ""),
        (_ATTRIBUTE + "B", ""),
    )


class Iscii:
    """The codec of ISCII-91 in Devanagari."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def decode(self, data: bytes, state: int = 0, *, final: bool = True) -> Reading:  # noqa: ARG002
        """Read *data* up to its end or the first fault."""
        used = len(data) if final else len(data) - _begun(data)
        found = _FAULT.search(data, 0, used)
        if not found:
            return Reading(_read(data[:used]), used, 0, None)
        start = found.start()
        return Reading(_read(data[:start]), start, 0, _fault(data, start))

    def encode(self, text: str) -> tuple[bytes, int]:
        """Return the bytes of ``text[:used]`` and *used*."""
        letters, unwritable = _writing()
        found = unwritable.search(text)
        used = found.start() if found else len(text)
        if found:
            text = text[:used]
        text = text.replace(_HALANT + _NON_JOINER, "\xe8\xe8").replace(
            _HALANT + _JOINER, "\xe8\xe9"
        )
        return text.translate(letters).encode("latin-1"), used


def _begun(data: bytes) -> int:
    """Return how many bytes at the end may go on in the next piece."""
    if not data or data[-1] not in _BEGINS:
        return 0
    # Whether the last byte is the second of a pair is known from the last one that cannot be.
    start = max(len(data.rstrip(_SECOND)) - 1, 0)
    last = b""
    for pair in _PAIR.finditer(data, start):
        last = pair[0]
    return len(last) if len(last) == 1 or last == b"\xd9\xe8" else 0


def _read(data: bytes) -> str:
    """Return the text of *data* without faults."""
    text = codecs.charmap_decode(data, "strict", _TABLE)[0]
    if text.isascii():
        return text
    for pair, other in _pairs():
        text = text.replace(pair, other)
    return text


def _fault(data: bytes, start: int) -> Fault:
    """Return the fault at *start*."""
    first, second = data[start], data[start + 1 : start + 2]
    if first not in b"\xef\xf0":
        return Fault(start, start + 1, "unassigned")
    if not second:
        return Fault(start, start + 1, "cut off")
    if first == 0xF0:
        whole, reason = b"\xa1" <= second <= b"\xee", "unassigned extension"
    else:
        whole, reason = b"\x30" <= second <= b"\x7e", "attribute or other script"
    return Fault(start, start + 1 + whole, reason)


@cache
def _writing() -> tuple[dict[int, str], re.Pattern[str]]:
    """Return the bytes of each character as those of Latin-1, and what matches what has none."""
    letters = {character: chr(byte) for byte, character in enumerate(_TABLE) if character != _NONE}
    del letters[_ATTRIBUTE], letters[_EXTENSION]
    for one, other in (_OTHER | _DOTTED).items():
        letters[other] = letters[one] + letters[_NUKTA]
    letters |= _EXTENDED
    letters[_SHORT_A] = letters[_A] + letters[_SHORT_E]
    letters["\u0965"] = letters[_DANDA] * 2
    known = "".join(letters) + _NON_JOINER
    before = "".join(_OTHER) + _HALANT
    unwritable = (
        f"[^{re.escape(known)}]|(?<=[{before}]){_NUKTA}|(?<={_A}){_SHORT_E}|(?<={_HALANT}){_HALANT}"
        f"|(?<={_DANDA})[{_DANDA}\u0965\u093d]|(?<!{_HALANT}){_NON_JOINER}"
        f"|(?<=(?<!{_HALANT}){_JOINER}){_HALANT}"
    )
    return {ord(character): spelled for character, spelled in letters.items()}, re.compile(
        unwritable
    )
