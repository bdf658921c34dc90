"""Multi-byte codecs: CPython's C codec at full speed, and a step of ours wherever it stops.

A codec here is a step, which reads one character at a place by the rules of its standard, and a C
codec that agrees with it wherever that one reads anything. The C codec reads the whole data. What
it refuses it hands to an error handler, which takes the step instead and lets the C codec go on
behind it. If the step finds a fault too, reading must stop there, but a handler cannot end the C
codec's reading without losing the text; so it skips to the end and leaves a note, after a lone
surrogate that no legacy encoding can produce. All is passed in arguments and results: nothing is
shared between threads.

Where the C codec reads something else than the standard, the codec lists it: characters to replace
(``swaps``), or characters that make it read the data step by step (``odd_characters``), some of
them only if certain bytes are there too (``odd_pairs``).
"""

from __future__ import annotations

import codecs
from typing import TYPE_CHECKING

from localeops.legacy._codec import Fault, Reading

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["CUT", "Stepped", "TableCodec"]

CUT = "cut off"
_NOTE = "\ud800"
_END = "\udfff"


class TableCodec:
    """A codec that writes by a table of the bytes of every character."""

    name: str

    def table(self) -> Mapping[int, bytes]:
        """Return the bytes of every code point that can be written."""
        raise NotImplementedError

    def encode(self, text: str) -> tuple[bytes, int]:
        """Return the bytes of ``text[:used]`` and *used*."""
        if text.isascii():
            return text.encode("ascii"), len(text)
        used = len(text)
        try:
            # It looks every code point up, and takes any number of bytes for one.
            data, _ = codecs.charmap_encode(text, "strict", self.table())
        except UnicodeEncodeError as error:
            used = error.start
            data, _ = codecs.charmap_encode(text[:used], "strict", self.table())
        return data, used


class Stepped(TableCodec):
    """A codec without states that stands on a C codec."""

    base: str
    swaps: tuple[tuple[str, str], ...] = ()
    odd_characters: str = ""
    odd_pairs: tuple[tuple[bytes, str], ...] = ()

    def __init__(self, name: str) -> None:
        self.name = name
        # By instance, as the name of a handler is all that the C codec can be given.
        self._handlers = {
            final: f"localeops.legacy.{type(self).__module__}.{name}.{id(self)}.{final}"
            for final in (False, True)
        }
        for final, handler in self._handlers.items():
            codecs.register_error(handler, self._resume if final else self._resume_open)

    def step(self, data: bytes, at: int) -> tuple[str, int] | Fault:
        """Return the character at a place and the place after it, or what is wrong there.

        Bytes that the end of the data cuts off are a fault whose reason is `CUT`.
        """
        raise NotImplementedError

    def is_odd(self, data: bytes, text: str) -> bool:
        """Return whether the C codec may have read some of the data wrongly."""
        return any(odd in text for odd in self.odd_characters) or any(
            odd in text and code in data for code, odd in self.odd_pairs
        )

    def decode(self, data: bytes, state: int = 0, *, final: bool = True) -> Reading:
        """Read *data* up to its end or the first fault."""
        del state  # there is none
        if data.isascii():
            return Reading(data.decode("ascii"), len(data), 0, None)
        text = data.decode(self.base, self._handlers[final])
        if self.is_odd(data, text):
            return self._stepwise(data, final=final)
        for old, new in self.swaps:
            text = text.replace(old, new)
        if not text.endswith(_END):
            return Reading(text, len(data), 0, None)
        text, _, note = text.rpartition(_NOTE)
        start, end, reason = note[:-1].split(",")
        fault = Fault(int(start), int(end), reason) if reason else None
        return Reading(text, int(start), 0, fault)

    def _resume(self, error: UnicodeError) -> tuple[str, int]:
        return self._go_on(error, final=True)

    def _resume_open(self, error: UnicodeError) -> tuple[str, int]:
        return self._go_on(error, final=False)

    def _go_on(self, error: UnicodeError, *, final: bool) -> tuple[str, int]:
        if not isinstance(error, UnicodeDecodeError):
            raise error
        data = error.object
        found = self.step(data, error.start)
        if not isinstance(found, Fault):
            return found
        start, end, reason = found
        if reason == CUT and not final:
            reason = ""
        return f"{_NOTE}{start},{end},{reason}{_END}", len(data)

    def _stepwise(self, data: bytes, *, final: bool) -> Reading:
        pieces: list[str] = []
        at, end = 0, len(data)
        while at < end:
            found = self.step(data, at)
            if isinstance(found, Fault):
                open_end = found.reason == CUT and not final
                return Reading("".join(pieces), at, 0, None if open_end else found)
            piece, at = found
            pieces.append(piece)
        return Reading("".join(pieces), at, 0, None)
