"""The four normal forms, the fast way where that is known to be right.

``unicodedata`` has the algorithm in C, but of an older Unicode: of 14.0 at least, as Python is 3.11
at least. By the stability policy the forms of a text without newer characters never change, and
newer ones that neither have a mapping or a class nor are part of a mapping are as inert to an older
edition as they are. So only a text with one of the others, `NEWER` in the generated table, is
not for ``unicodedata``. Nor is one with a long run of marks: it sorts them by insertion, in
time that grows with the square of the run's length. `localeops.normalize._algorithm` does those,
and all texts under a Python whose edition is later than ours: it knows what we do not.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from localeops.normalize import _algorithm

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Literal

    Form = Literal["NFC", "NFD", "NFKC", "NFKD"]

FORMS: tuple[Form, ...] = ("NFC", "NFD", "NFKC", "NFKD")

IS_KNOWN = unicodedata.unidata_version in {"14.0.0", "15.0.0", "15.1.0", "16.0.0", "17.0.0"}
SHORT = 64  # no run of marks in a text of this length takes long, and searching it is fast
_STEP = 32  # of the places that are looked at for marks
_ROWS_OF_NEWER = b"\x08\x1a\xa7"  # high bytes of those in the BMP

# These and more: of the astral ones all between the first and the last, for each range beyond
# U+FFFF makes the search slower.
NEWER_BMP = "\u0897\u1acf-\u1aeb\ua7f1"
_find_newer = re.compile(f"[{NEWER_BMP}\U000105c9-\U0001e6f5]").search


def normalized(text: str, form: Form) -> str:
    """Return a text in one of the `FORMS`."""
    if text.isascii():
        return text
    if is_common(text):
        return unicodedata.normalize(form, text)
    return _algorithm.normalized(text, form)


def into(form: Form) -> Callable[[str], str]:
    """Return the function that returns a text, not all ASCII, in one of the `FORMS`."""

    def normalize(text: str) -> str:
        if is_common(text):
            return unicodedata.normalize(form, text)
        return _algorithm.normalized(text, form)

    return normalize


def is_normalized(text: str, form: Form) -> bool:
    """Say whether a text is in one of the `FORMS`."""
    if text.isascii():
        return True
    if is_common(text):
        return unicodedata.is_normalized(form, text)
    return _algorithm.normalized(text, form) == text


def is_common(text: str) -> bool:
    """Say whether every ``unicodedata`` has the right normal forms of a text, in linear time."""
    if len(text) <= SHORT and IS_KNOWN:
        return not _find_newer(text) or _newer().isdisjoint(text)
    return is_common_long(text, rows_of(text))


def rows_of(text: str) -> bytes:
    """Return the high byte of each UTF-16 code unit: to search a long text for rows is fast."""
    return text.encode("utf-16-le", "surrogatepass")[1::2]


def is_common_long(text: str, rows: bytes) -> bool:
    """Say what `is_common` says of a long text, whose rows are known."""
    if not IS_KNOWN:
        return False
    suspect = len(rows) > len(text) or any(row in rows for row in _ROWS_OF_NEWER)
    if suspect and _find_newer(text) and not _newer().isdisjoint(text):
        return False
    return not _has_long_run(text)


def _has_long_run(text: str) -> bool:
    """Say whether there are twice `_STEP` marks in a row, or about as many.

    Such a run has a mark at one of the places that are looked at, with marks around it.
    """
    marks = _marks()
    for match in _each_mark()(text[_STEP - 1 :: _STEP]):
        place = match.start() * _STEP + _STEP - 1
        if text[place] in marks and text[place - 1] in marks:
            around = text[place - _STEP // 2 + 1 : place + _STEP // 2]
            if marks.issuperset(around):
                return True
    return False


@cache
def _newer() -> frozenset[str]:
    """Return the characters that an older edition does not know, where that matters."""
    from localeops._tables import spans
    from localeops._tables.unicodedata_limits import NEWER

    return frozenset(
        chr(code) for first, last, _ in spans(NEWER) for code in range(first, last + 1)
    )


@cache
def _marks() -> frozenset[str]:
    """Return the characters that are or become marks."""
    from localeops._tables import spans
    from localeops._tables.unicodedata_limits import MARKS

    return frozenset(
        chr(code) for first, last, _ in spans(MARKS) for code in range(first, last + 1)
    )


@cache
def _each_mark() -> Callable[[str], Iterator[re.Match[str]]]:
    """Return what finds each mark, and other characters of plane 1."""
    return re.compile(f"[{_algorithm.roughly(map(ord, _marks()))}]").finditer
