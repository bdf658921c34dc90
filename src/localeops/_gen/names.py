"""Character names, packed: the format of ``_tables/names.bin``, which `localeops.characters` reads.

Names are tokens: words, with the hyphen that ends them if there is one. Names that follow from the
code point by a rule (ideographs, Hangul syllables and the like) are ranges with a prefix; the
others come in blocks of 64 code points, in which a name is what it has in common with the name
before it and then its own tokens. No compression library is used, as their output differs by
version.

=====================  ============================================================================
part                   what it holds
=====================  ============================================================================
head                   five numbers of four bytes: lead bytes, then the lengths of the parts below
tokens                 text, a line a token, the most frequent first
rules                  text, a line a range: first and last code point, the part before the number
blocks                 four bytes a block, ascending: code point // 64, in a second array of four
                       bytes each where it begins in the last part
names                  for each code point of a block up to its last name: a byte whose high nibble
                       counts the leading tokens of the name before it that it shares, whose low
                       one counts its own; zero if it has no name here. Each own token is its
                       number in one byte, or, from 256 - lead on, in two.
=====================  ============================================================================
"""

from __future__ import annotations

import re
import struct
from collections import Counter

from localeops._gen import ucd

BLOCK = 64
_NIBBLE = 15
_BYTE = 256
# A hyphen ends a token; a space after it, as in "BKA- SHOG", must not get lost.
_TOKEN = re.compile("[^ -]*- ?|[^ -]+")
_HANGUL_SYLLABLES = range(0xAC00, 0xD7A4)


def make() -> bytes:
    """Return the content of ``_tables/names.bin``."""
    rules = []
    names = {}
    for first, last, (name, *_) in ucd.rows("extracted/DerivedName"):
        if name.endswith("-*"):
            rules.append(f"{first:X} {last:X} {name[:-1]}")
        elif first not in _HANGUL_SYLLABLES:
            names[first] = _TOKEN.findall(name)
            if first != last or _joined(names[first]) != name:
                msg = f"{name!r} cannot be packed"
                raise ValueError(msg)
    blocks: dict[int, list[tuple[int, list[str]]]] = {}
    for code in sorted(names):
        block = blocks.setdefault(code // BLOCK, [])
        before = names.get(code - 1, []) if code % BLOCK else []
        block += [(0, [])] * (code % BLOCK - len(block))
        block.append(_front_coded(names[code], before))
    counts = Counter(token for block in blocks.values() for _, own in block for token in own)
    tokens = sorted(counts, key=lambda token: (-counts[token], token))
    lead = next(n for n in range(_BYTE) if _BYTE - n + n * _BYTE >= len(tokens))
    number = {token: index for index, token in enumerate(tokens)}
    body = bytearray()
    starts = []
    for block in blocks.values():
        starts.append(len(body))
        for shared, own in block:
            body.append(shared << 4 | len(own))
            for token in own:
                body += _number_bytes(number[token], _BYTE - lead)
    parts = [
        "\n".join(tokens).encode("ascii"),
        "\n".join(rules).encode("ascii"),
        struct.pack(f"<{2 * len(blocks)}I", *blocks, *starts),
        bytes(body),
    ]
    return struct.pack("<5I", lead, *map(len, parts)) + b"".join(parts)


def _front_coded(tokens: list[str], before: list[str]) -> tuple[int, list[str]]:
    """Return how many leading tokens a name shares with the one before it, and its own."""
    shared = 0
    while shared < min(len(tokens) - 1, len(before), _NIBBLE) and tokens[shared] == before[shared]:
        shared += 1
    own = tokens[shared:]
    if len(own) > _NIBBLE:
        msg = f"{_joined(tokens)} has too many tokens"
        raise ValueError(msg)
    return shared, own


def _number_bytes(number: int, single: int) -> bytes:
    """Return a token's number as one byte below *single*, as two from there on."""
    if number < single:
        return bytes([number])
    high, low = divmod(number - single, _BYTE)
    return bytes([single + high, low])


def _joined(tokens: list[str]) -> str:
    """Return the name that tokens make: the reader's rule."""
    name = ""
    for token in tokens:
        name += token if not name or name[-1] in "- " else f" {token}"
    return name
