"""Tables taken for one another: text in one encoding that was read in another, neither UTF-8."""

from __future__ import annotations

import re
from typing import NamedTuple

from localeops.legacy import _model, _readings
from localeops.legacy import _repair_score as score
from localeops.legacy import _repair_tables as tables

__all__ = ["Swap", "swap"]

_WORDS = re.compile("[^\\x00-\\x20]+")
_PLAIN = 5.0  # bits a character that words of a known language have at most
_WIDE_PLAIN = 11.5
_SURE = 20.0
_HINTED = 12.0
_SAMPLE = 2048
_WRONG = (
    *("windows-1252", "iso-8859-1", "windows-1251", "windows-1250", "windows-1254"),
    *("windows-1253", "windows-1256", "windows-1255", "windows-1257"),
    *("macintosh", "cp437", "cp850", "cp852", "ibm866", "koi8-r", "koi8-u", "x-mac-cyrillic"),
    *("iso-8859-2", "iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8", "windows-874"),
)


class Swap(NamedTuple):
    """Two encodings: the one that text was read in, and the one that it was written in."""

    wrong: str
    right: str
    gain: float


def words(text: str) -> list[tuple[int, str]]:
    """Return the words of a text that are not all ASCII."""
    return [
        (one.start(), one.group())
        for one in _WORDS.finditer(text)
        if not one.group().isascii()
    ]


def swap(parts: list[str], languages: tuple[str, ...] | None) -> Swap | None:
    """Return what words were read in and should have been, None if they are as they should be."""
    text = " ".join(dict.fromkeys(parts))[:_SAMPLE]
    if not text or "\ufffd" in text:
        return None
    high = set(text.translate(dict.fromkeys(range(0x80))))
    before = score.bits(text)
    wide = max(high) >= "\u2e80"
    if before / len(text) <= (_WIDE_PLAIN if wide else _PLAIN):
        return None
    seen: dict[bytes, str] = {}
    for name in _WRONG:
        table = tables.table(name)
        if high <= table.high:
            seen.setdefault(table.octets(text), name)
    if wide:
        for name in tables.MULTI:
            data = tables.pairs(name).octets(text)
            if data is not None:
                seen.setdefault(data, name)
    best = None
    for data, name in seen.items():
        rare = _readings._USE.get(name, (1.0, ""))[0]
        if name == "iso-8859-1": rare = 0.5
        for reading in _readings.readings(data, languages)[:3]:
            hinted = languages is not None and reading.language in languages
            gain = before - reading.bits - rare
            if gain < (_HINTED if hinted else _SURE):
                continue
            after = right_text(reading.encoding, data)
            if after is None or after == text:
                continue
            cost = score.bits(after)
            plain = 12.0 if reading.language in ("ja", "ko", "zh-Hans", "zh-Hant") else 5.5
            if cost / len(after) > plain:
                continue
            if best is None or gain > best[0]:
                best = (gain, Swap(name, reading.encoding, gain))
    return best and best[1]


def octets(name: str, text: str) -> bytes | None:
    """Return the bytes of a text in an encoding by its name, None if it has not all of them."""
    if name in tables.MULTI:
        return tables.pairs(name).octets(text)
    table = tables.table(name)
    return table.octets(text) if all(c in table.high or c < "\x80" for c in set(text)) else None


def right_text(name: str, data: bytes) -> str | None:
    """Return the text of bytes in an encoding by its name."""
    return tables.pairs(name).text(data)
