"""Johab (KS X 1001:1992 annex 3), code page 1361 of Windows, as CPython's codec has it.

A syllable is five bits each for its initial, its vowel and its final; signs and hanja follow in the
order of KS X 1001. A jamo by itself and the ideographic space have two codes. Both are read, and
the one among the syllables is written where CPython does so.

DIFFERENCE: glibc reads byte 5C as the won sign U+20A9; here, as in Windows, it is the reverse
solidus. D9E8, the postal mark U+327E of KS X 1001:2002, is not in code page 1361.
"""

from __future__ import annotations

from localeops.legacy._codec import Fault, Reading

__all__ = ["Johab"]

_CUT_OFF = "incomplete multibyte sequence"


class Johab:
    """The codec of Johab."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def decode(self, data: bytes, state: int = 0, *, final: bool = True) -> Reading:  # noqa: ARG002
        """Read *data* up to its end or the first fault."""
        try:
            return Reading(data.decode("johab"), len(data), 0, None)
        except UnicodeDecodeError as error:
            start, cut_off, end = error.start, error.reason == _CUT_OFF, error.end
        text = data[:start].decode("johab")
        if not cut_off:
            return Reading(text, start, 0, Fault(start, max(end, start + 1), "unassigned"))
        if _lead(data[start]):
            return Reading(text, start, 0, Fault(start, len(data), "cut off") if final else None)
        return Reading(text, start, 0, Fault(start, start + 1, "unassigned"))

    def encode(self, text: str) -> tuple[bytes, int]:
        """Return the bytes of ``text[:used]`` and *used*."""
        try:
            return text.encode("johab"), len(text)
        except UnicodeEncodeError as error:
            return text[: error.start].encode("johab"), error.start


def _lead(byte: int) -> bool:
    """Return whether *byte* begins a character of two bytes."""
    return 0x84 <= byte <= 0xD3 or 0xD8 <= byte <= 0xDE or 0xE0 <= byte <= 0xF9  # noqa: PLR2004
