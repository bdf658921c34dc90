"""ASCII and halfwidth katakana made fullwidth, as one byte a character.

The code of a letter with the bit 0x40 set is that of the voiced letter, and with 0x20 that of the
semi-voiced one. So a mark that merges is a bit to set in the byte before it, for all marks at once.
A mark with its own bit set is one that has merged, and is dropped.
"""

from __future__ import annotations

import codecs

from localeops.kana._letters import FULLWIDTH, HALFWIDTH, JOINED

_BITS = {"ﾞ": 0x40, "ﾟ": 0x20}
# Below 0x80 is ASCII. Letters that take a mark have its bit clear, ﾊ to ﾎ both, and the codes that
# come of setting it are left to the composites: 0xA0 to 0xA4 and 0xC0 to 0xD6.
_TAKING_BOTH = sorted(kana for kana, mark in map(tuple, JOINED) if mark == "ﾟ")
_TAKING_ONE = sorted({kana for kana, _ in map(tuple, JOINED)}.difference(_TAKING_BOTH))
_CODES = {kana: code for code, kana in enumerate(_TAKING_BOTH + _TAKING_ONE, 0x80)}
_CODES |= {"ﾞ": 0x9E, "ﾟ": 0x9F}  # 0xDE and 0xBF when merged
_FREE = (*range(0x97, 0x9E), *range(0xA5, 0xBF), *range(0xD7, 0xDE))
_CODES |= zip((kana for kana in HALFWIDTH if kana not in _CODES), _FREE, strict=False)

_HALFWIDTH_OF = {code: kana for kana, code in _CODES.items()}
_FULLWIDTH_OF = {
    **{_CODES[half]: full for half, full in zip(HALFWIDTH, FULLWIDTH, strict=True)},
    **{_CODES[pair[0]] | _BITS[pair[1]]: composite for pair, composite in JOINED.items()},
}


def _alphabet(letters: dict[int, str]) -> str:
    """Return the 256 characters of a character map: ASCII, then the letters."""
    undefined = "\ufffe"
    ascii_ = "".join(map(chr, range(0x80)))
    return ascii_ + "".join(letters.get(code, undefined) for code in range(0x80, 0x100))


_ENCODING = codecs.charmap_build(_alphabet(_HALFWIDTH_OF))
_DECODING = _alphabet(_FULLWIDTH_OF)
# For every byte, the bit that a mark asks for, and the bits that a letter takes.
_ASKED = bytes(_BITS.get(_HALFWIDTH_OF.get(code, ""), 0) for code in range(0x100))
_TAKEN = bytes(
    sum(bit for mark, bit in _BITS.items() if _HALFWIDTH_OF.get(code, "") + mark in JOINED)
    for code in range(0x100)
)
_MERGED_MARKS = bytes(_CODES[mark] | bit for mark, bit in _BITS.items())
_VOICED_MARK, _SEMI_VOICED_MARK = _CODES["ﾞ"], _CODES["ﾟ"]


def widen_bytes(text: str) -> str:
    """Return a text of ASCII and halfwidth katakana as `localeops.kana.to_fullwidth` has it."""
    codes = codecs.charmap_encode(text, "strict", _ENCODING)[0]
    if _VOICED_MARK in codes or _SEMI_VOICED_MARK in codes:
        # The bytes are the digits of a whole number, the first one least significant: shifted by
        # one digit, what a mark asks for stands where the letter before it does.
        asked = int.from_bytes(codes.translate(_ASKED), "little") >> 8
        bits = asked & int.from_bytes(codes.translate(_TAKEN), "little")
        merged = int.from_bytes(codes, "little") | bits | bits << 8
        codes = merged.to_bytes(len(codes), "little").translate(None, _MERGED_MARKS)
    return codecs.charmap_decode(codes, "strict", _DECODING)[0]
