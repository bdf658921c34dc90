"""UTF-8 that was read in another encoding.

Words that can be bytes of that encoding are read as UTF-8. Bytes in them that are no UTF-8 stay the
characters that they were, if they are the fewer. What comes out must cost fewer bits.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from localeops.legacy import _repair_score as score
from localeops.legacy import _repair_tables as tables

__all__ = ["Found", "changes"]

_ASCII = bytes(range(0x80))
_LONE = re.compile("[\udc80-\udcff]")
_WORDS = re.compile("[^\\x00-\\x20]+")
_NEIGHBOURS = re.compile("[^\\x00-\\x7f][^\\x00-\\x7f]")
_WIDE = 0x2E80
THRESHOLD = 5.0  # bits that a repair must gain
MIXED = 15.0  # and more if there are words that it does not change


class Found(NamedTuple):
    """What words of a line are in UTF-8.

    Attributes:
        name: The encoding that they were read in.
        words: Each word, and what it is.
        gain: The bits that they cost less, above those that are asked for.
        whole: Whether they are all words that are not ASCII, and UTF-8 throughout.
    """

    name: str
    words: dict[str, str]
    gain: float
    whole: bool


def changes(line: str) -> Found | None:
    """Return the encoding that words of a line were read in, and what they are in UTF-8."""
    words = {one for one in line_words(line) if not one.isascii()}
    suspects = {
        word: {one for one in word if one > "\x7f"} for word in words if _NEIGHBOURS.search(word)
    }
    if not suspects:
        return None
    best: Found | None = None
    seen = set()
    for name, after in _readings(suspects):
        key = tuple(after.items())
        if key in seen:
            continue
        seen.add(key)
        gain, kept, whole = _gain(after)
        if not kept:
            continue
        whole = whole and len(kept) == len(words)
        gain -= tables.RARE.get(name, 4.0) + (0.0 if whole else MIXED)
        if gain >= THRESHOLD and (best is None or gain > best.gain):
            best = Found(name, kept, gain, whole)
    return best


def line_words(line: str) -> list[str]:
    return _WORDS.findall(line)


def _readings(suspects: dict[str, set[str]]):
    for name in tables.SINGLE:
        table = tables.table(name)
        found = {
            word: after
            for word, high in suspects.items()
            if high <= table.high and (after := _read(table, word)) is not None
        }
        if found:
            yield name, found
    if any(max(high) >= chr(_WIDE) for high in suspects.values()):
        for name in tables.MULTI:
            codec = tables.pairs(name)
            found = {
                word: after
                for word, high in suspects.items()
                if max(high) >= chr(_WIDE) and (after := _read_pairs(codec, word)) is not None
            }
            if found:
                yield name, found


def _read(table: tables.Table, word: str) -> tuple[str, bool] | None:
    data = table.octets(word)
    try:
        return data.decode("utf-8"), True
    except UnicodeDecodeError:
        text = data.decode("utf-8", "surrogateescape")
    wrong = len(_LONE.findall(text))
    if wrong * 2 > len(data.translate(None, _ASCII)):
        return None
    return text.translate(table.lone), False


def _read_pairs(codec: tables.Pairs, word: str) -> tuple[str, bool] | None:
    data = codec.octets(word)
    if data is None:
        return None
    try:
        return data.decode("utf-8"), True
    except UnicodeDecodeError:
        return None


def _gain(found: dict[str, tuple[str, bool]]) -> tuple[float, dict[str, str], bool]:
    total = 0.0
    kept = {}
    whole = True
    for word, (after, complete) in found.items():
        gain = score.bits(word) - score.bits(after)
        if gain > 0:
            total += gain
            kept[word] = after
            whole = whole and complete
    return total, kept, whole
