"""Bytes that mojibake lost on its way: what can be put back, and what tells that nothing can.

1. A no-break space (the byte A0) that became a space is put back where a letter of windows-1252,
   1250 or 1254 that begins a sequence of UTF-8 stands before it: ``Ã `` is ``à``, ``Å `` is ``Š``.
   After ``Ã`` the space stays, as the word was one of its own (``Ã la`` is ``à la``), but for
   the Portuguese words that begin with it (``Ã quele``) and where another space follows. After
   another capital letter it is one itself: ``PÅ BORDET``.
2. U+FFFD stands for bytes that nobody knows. So does ``?`` within a sequence of UTF-8, and a quote
   that was made straight within one (``â"¢`` was ``™``), or half of a Cyrillic letter after a whole
   one.
"""

from __future__ import annotations

import re

__all__ = ["lost", "lost_bytes", "with_spaces"]

_SPACED = re.compile(
    "(?<![A-Z\xc0-\xde])(?:[\xc2\xc3\u0102] |[\xc5\u0139] (?![A-Z\xc0-\xde]))"
    "|[\xce\xd0] (?=[\xce-\xd1])"
)
_TRAILS = (
    "\x80-\xbf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122"
)
_LEADS = "\xc2\xc3\xc4\xc5\xce\xcf\xd0\xd1\xd7\xd8\xd9"
_LOST = re.compile(
    "\ufffd+"
    f"|(?<=[a-z\xdf-\xff])[{_LEADS}]\\?+"
    "|\xe2[\"'][\\x80-\xff\u0152\u0153\u0160\u0161\u017d\u017e\u2018-\u2022\u20ac\u2122]"
    "|\xe2\u20ac[?\"']"
    f"|(?<=[\xd0\xd1][{_TRAILS}])[\xd0\xd1](?![{_TRAILS}])\\?*"
)
_CUT = re.compile(rb"[\xc2-\xdf]\?|[\xe0-\xef][\x80-\xbf]?\?|[\xf0-\xf4][\x80-\xbf]{0,2}\?")


def with_spaces(line: str) -> str:
    """Return a line with no-break spaces where they may have been lost."""

    def back(found: re.Match[str]) -> str:
        lead = found.group()[0]
        follows = line[found.end() : found.end() + 1]
        apart = (
            lead in "\xc3\u0102"
            and follows not in ("", " ", "\n")
            and not _joined(line, found.end())
        )
        return f"{lead}\xa0 " if apart else f"{lead}\xa0"

    return _SPACED.sub(back, line)


def _joined(line: str, place: int) -> bool:
    """Whether a Portuguese word with à before it goes on here."""
    return line.startswith(("quele", "quela", "quilo", "s "), place)


def lost(line: str) -> list[tuple[int, int]]:
    """Return where bytes were lost in a line."""
    return [found.span() for found in _LOST.finditer(line)]


def lost_bytes(data: bytes) -> list[tuple[int, int]]:
    """Return where bytes were lost in UTF-8 that was written with question marks for them."""
    return [found.span() for found in _CUT.finditer(data)]
