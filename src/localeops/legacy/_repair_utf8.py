"""UTF-8 that was read in another encoding.

Words that can be bytes of that encoding are read as UTF-8. Bytes in them that are no UTF-8 stay the
characters that they were, if they are the fewer. What comes out must cost fewer bits.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from localeops.legacy import _repair_score as score
from localeops.legacy import _repair_tables as tables

__all__ = ["Change", "changes"]

_ASCII = bytes(range(0x80))
_LONE = re.compile("[\udc80-\udcff]")
_WORDS = re.compile("[^\\x00-\\x20]+")
_NEIGHBOURS = re.compile("[^\\x00-\\x7f][^\\x00-\\x7f]")
_WIDE = 0x2E80
THRESHOLD = 5.0  # bits that a repair must gain


class Change(NamedTuple):
    """A piece of a line, and what it should be."""

    start: int
    end: int
    after: str


class _Candidate(NamedTuple):
    name: str
    changes: tuple[Change, ...]


def changes(line: str) -> tuple[str, list[Change]] | None:
    """Return the encoding that pieces of a line were read in, and what they are in UTF-8."""
    words = [
        (one.start(), one.group())
        for one in _WORDS.finditer(line)
        if _NEIGHBOURS.search(one.group())
    ]
    if not words:
        return None
    sets = [{c for c in word if c > "\x7f"} for _, word in words]
    seen: dict[tuple[Change, ...], str] = {}
    for name in tables.SINGLE:
        table = tables.table(name)
        found = tuple(
            Change(start, start + len(word), after)
            for (start, word), high in zip(words, sets, strict=True)
            if high <= table.high and (after := _read(table, word)) is not None
        )
        if found:
            seen.setdefault(found, name)
    if any(max(high) >= chr(_WIDE) for high in sets):
        for name in tables.MULTI:
            codec = tables.pairs(name)
            found = tuple(
                Change(start, start + len(word), after)
                for (start, word), high in zip(words, sets, strict=True)
                if max(high) >= chr(_WIDE) and (after := _read_pairs(codec, word)) is not None
            )
            if found:
                seen.setdefault(found, name)
    best = None
    for found, name in seen.items():
        gain, kept = _gain(line, found)
        if gain >= THRESHOLD and (best is None or gain > best[0]):
            best = (gain, name, kept)
    return None if best is None else (best[1], best[2])


def _read(table: tables.Table, word: str) -> str | None:
    data = table.octets(word)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        text = data.decode("utf-8", "surrogateescape")
    wrong = len(_LONE.findall(text))
    if wrong * 2 > len(data.translate(None, _ASCII)):
        return None
    return text.translate(table.lone)


def _read_pairs(codec: tables.Pairs, word: str) -> str | None:
    data = codec.octets(word)
    if data is None:
        return None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return None


def _gain(line: str, found: tuple[Change, ...]) -> tuple[float, list[Change]]:
    total = 0.0
    kept = []
    for one in found:
        before = line[one.start : one.end]
        gain = score.bits(before) - score.bits(one.after)
        if gain > 0:
            total += gain
            kept.append(one)
    return total, kept
