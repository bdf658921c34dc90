"""What every codec is: bytes to text and back, a piece at a time, stopping at a fault.

A codec knows nothing of strictness, replacement characters or reports: it stops at the first thing
that it cannot read or write and says where; what becomes of it is the caller's to decide. So one
reader serves `decode`, `decode_report`, `Decoder` and the command line alike.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

__all__ = ["Codec", "Fault", "Reading"]


class Fault(NamedTuple):
    """Bytes that stand for nothing.

    Attributes:
        start: Index of the first of them in the data that was given.
        end: Index after the last of them; reading goes on there.
        reason: What is wrong with them, in a few words in lower case: ``unassigned``, ``cut off``,
            ``not a trail byte``.
    """

    start: int
    end: int
    reason: str


class Reading(NamedTuple):
    """What a codec made of the data.

    Attributes:
        text: The text of ``data[:used]``.
        used: How many bytes were read. Less than all of them if there was a fault, or if the data
            ends within a character and more may come.
        state: What the codec must be given with the bytes after these; 0 is the initial one. After
            a fault it is the state for the bytes from ``fault.end`` on.
        fault: What stopped it, with ``fault.start == used``, or None.
    """

    text: str
    used: int
    state: int
    fault: Fault | None


class Codec(Protocol):
    """One encoding under one standard."""

    name: str

    def decode(self, data: bytes, state: int = 0, *, final: bool = True) -> Reading:
        """Read *data* up to its end or the first fault.

        With *final* false, bytes at the end that may begin a longer sequence are left unread; with
        *final* true they are a fault (``cut off``).
        """

    def encode(self, text: str) -> tuple[bytes, int]:
        """Return the bytes of ``text[:used]`` and *used*.

        It is the length of the text unless the character at that index cannot be written. The bytes
        of a whole text end in the initial state; a text is written in one piece.
        """
