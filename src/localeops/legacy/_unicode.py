"""UTF-8, UTF-16 and ``replacement``, as a label of the Encoding Standard means them.

A byte order mark of the encoding at the very beginning of the data is no part of the text; one of
another encoding changes nothing, and is read as what it is. That is ``TextDecoder`` of the Encoding
Standard for a label. A text is written without one.

A fault in UTF-8 is the longest beginning of a character that is there, else one byte (Encoding
Standard, "UTF-8 decoder"; Unicode, "U+FFFD Substitution of Maximal Subparts"). In UTF-16 it is a
surrogate without its other half, or what is left at the end.

States: 0 is before the first byte, 1 after it.
"""

from __future__ import annotations

import codecs

from localeops.legacy._codec import Fault, Reading

__all__ = ["Replacement", "Utf8", "Utf16"]

_UNIT = 2  # bytes
_PAIR = 4


class Utf8:
    """UTF-8."""

    __slots__ = ("name",)

    def __init__(self, name: str = "utf-8") -> None:
        self.name = name

    def decode(self, data: bytes, state: int = 0, *, final: bool = True) -> Reading:
        """Read *data* up to its end or the first bytes that are no character."""
        skip = 3 if not state and data.startswith(b"\xef\xbb\xbf") else 0
        fault = None
        try:
            text, used = codecs.utf_8_decode(data, "strict", final)
        except UnicodeDecodeError as error:
            used = error.start
            text = codecs.utf_8_decode(data[:used], "strict", False)[0]  # noqa: FBT003
            cut_off = error.reason == "unexpected end of data"
            reason = "cut off" if cut_off else "not a trail byte"
            if error.end - used == 1 and not (cut_off or 0xC2 <= data[used] <= 0xF4):
                reason = "unassigned"
            fault = Fault(used, error.end, reason)
        return Reading(text[1:] if skip else text, used, 1 if used or fault else state, fault)

    def encode(self, text: str) -> tuple[bytes, int]:
        """Return the bytes of ``text[:used]`` and *used*; lone surrogates have none."""
        try:
            return text.encode("utf-8"), len(text)
        except UnicodeEncodeError as error:
            return text[: error.start].encode("utf-8"), error.start


class Utf16:
    """UTF-16 in either byte order: *name* is ``utf-16le`` or ``utf-16be``."""

    __slots__ = ("_codec", "_mark", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self._codec = "utf-16-le" if name == "utf-16le" else "utf-16-be"
        self._mark = "\ufeff".encode(self._codec)

    def decode(self, data: bytes, state: int = 0, *, final: bool = True) -> Reading:
        """Read *data* up to its end or the first surrogate that is alone."""
        skip = 1 if not state and data.startswith(self._mark) else 0
        read = codecs.utf_16_le_decode if self._codec == "utf-16-le" else codecs.utf_16_be_decode
        fault = None
        try:
            text, used = read(data, "strict", final)
        except UnicodeDecodeError as error:
            used = error.start
            text = read(data[:used], "strict", False)[0]  # noqa: FBT003
            fault = self._fault(data, used)
        return Reading(text[skip:], used, 1 if used or fault else state, fault)

    def _fault(self, data: bytes, start: int) -> Fault:
        """Return the fault at *start*: half a unit, half a pair at the end, or a surrogate."""
        rest = data[start : start + _PAIR]
        high = rest[:_UNIT] if self._codec == "utf-16-be" else rest[_UNIT - 1 :: -1]
        leads = len(rest) >= _UNIT and 0xD8 <= high[0] <= 0xDB
        if len(rest) < (_PAIR if leads else _UNIT):
            return Fault(start, start + len(rest), "cut off")
        return Fault(start, start + _UNIT, "lone surrogate")

    def encode(self, text: str) -> tuple[bytes, int]:
        """Return the bytes of ``text[:used]`` and *used*; lone surrogates have none."""
        try:
            return text.encode(self._codec), len(text)
        except UnicodeEncodeError as error:
            return text[: error.start].encode(self._codec), error.start


class Replacement:
    """What the Encoding Standard reads the encodings as that are too dangerous: nothing of it."""

    __slots__ = ("name",)

    def __init__(self, name: str = "replacement") -> None:
        self.name = name

    def decode(self, data: bytes, state: int = 0, *, final: bool = True) -> Reading:  # noqa: ARG002
        """Report all that is there as one fault, and what comes after it as nothing."""
        if state or not data:
            return Reading("", len(data), state, None)
        return Reading("", 0, 1, Fault(0, len(data), "never read"))

    def encode(self, text: str) -> tuple[bytes, int]:  # noqa: ARG002
        """Return nothing: no character can be written."""
        return b"", 0
