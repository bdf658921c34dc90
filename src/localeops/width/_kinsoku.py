"""Where Japanese lines may not be broken: the line-start and line-end prohibitions of JIS X 4051.

The characters are those of the classes in JLREQ (W3C, Requirements for Japanese Text Layout,
appendix A), whose numbers the comments give; JIS X 4051:2004 has the same classes. Beside them
stand their fullwidth and halfwidth forms, and the two that the Windows code page for Japanese has
in place of others (U+FF5E for U+301C, U+2015 for U+2014).
"""

from __future__ import annotations

from functools import cache

from localeops.segment import _pairs

_NOT_LAST = "‘“(〔[{〈《「『【⦅〘〖«〝（［｛｟｢"  # cl-01 opening brackets
_HANGING = "。．｡" + "、，､"  # of cl-06 and cl-07: those of Japanese text
_NOT_FIRST = (
    "’”)〕]}〉》」』】⦆〙〗»〟）］｝｠｣"  # cl-02 closing brackets
    "‐〜゠–～"  # cl-03 hyphens
    "!?‼⁇⁈⁉！？"  # cl-04 dividing punctuation
    "・:;：；･"  # cl-05 middle dots
    ".,"  # cl-06 full stops and cl-07 commas: the others hang
    "ヽヾゝゞ々〻"  # cl-09 iteration marks
    "ーｰ"  # cl-10 prolonged sound mark
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"  # cl-11 small kana
    "ㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
    "ｧｨｩｪｫｯｬｭｮ"
)
# cl-08 inseparable characters: the first and the second of each pair.
_INSEPARABLE = (("—", "—"), ("―", "―"), ("…", "…"), ("‥", "‥"), ("〳", "〵"), ("〴", "〵"))

_OTHER, _OPENING, _CLOSING, _HANGING_MARK = "xoch"


def places_between(characters: str) -> bytes:
    """Return, for each two neighbours, 1 if a line may be broken between them and 0 if not."""
    return _pairs.codes(characters.translate(_classes()), _table())


def hangs(character: str) -> bool:
    """Return whether a character may hang beyond the end of a line."""
    return character in _HANGING


@cache
def _classes() -> str:
    """Return a string with the class letter of every code point, for ``str.translate``."""
    classes = bytearray(_OTHER.encode() * 0x110000)
    for letter, characters in (
        (_OPENING, _NOT_LAST),
        (_CLOSING, _NOT_FIRST),
        (_HANGING_MARK, _HANGING),
        *_letters_of_inseparable().items(),
    ):
        for character in characters:
            classes[ord(character)] = ord(letter)
    return classes.decode("ascii")


@cache
def _letters_of_inseparable() -> dict[str, str]:
    """Return a letter of its own for each inseparable character."""
    characters = dict.fromkeys(character for pair in _INSEPARABLE for character in pair)
    return {chr(ord("0") + number): character for number, character in enumerate(characters)}


@cache
def _table() -> str:
    """Return the table of what is between two letters."""
    letters = _letters_of_inseparable()
    of = {character: letter for letter, character in letters.items()}
    every = "".join((_OTHER, _OPENING, _CLOSING, _HANGING_MARK, *letters))
    return _pairs.table_of(
        [
            (_OPENING, every, _pairs.NONE),
            (every, _CLOSING + _HANGING_MARK, _pairs.NONE),
            *((of[first], of[second], _pairs.NONE) for first, second in _INSEPARABLE),
            (every, every, _pairs.ALLOWED),
        ]
    )
