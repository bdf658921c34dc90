"""Words (UAX #29, section 4): the letters are those of `localeops._tables.word_break`.

Rules that look further than two characters give a letter of their own:

===== ==================================================
``w`` WSegSpace that something extends
``m`` punctuation inside a word or a number
``T`` second regional indicator of a pair
===== ==================================================
"""

from __future__ import annotations

from functools import cache
from itertools import compress, pairwise

from localeops.segment import _pairs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from re import Pattern

_ABSORBED = "EZ"
_HARD = "rnv"
_LETTERS = "AaH"
_ANY = "OXAaHKNMDSBCUERTWwZmrnv"

# UAX #29 section 4.1.1, in its order; between no two of the others there is a word.
_RULES = (
    ("r", "n", _pairs.NONE),  # WB3
    (_HARD, _ANY, _pairs.ALLOWED),  # WB3a
    (_ANY, _HARD, _pairs.ALLOWED),  # WB3b
    ("W", "Ww", _pairs.NONE),  # WB3d
    (_LETTERS, _LETTERS, _pairs.NONE),  # WB5
    (_LETTERS + "N", "m", _pairs.NONE),  # WB6, WB7b, WB12
    ("m", _LETTERS + "N", _pairs.NONE),  # WB7, WB7c, WB11
    ("H", "S", _pairs.NONE),  # WB7a
    (_LETTERS + "N", _LETTERS + "N", _pairs.NONE),  # WB8 to WB10
    ("K", "K", _pairs.NONE),  # WB13
    (_LETTERS + "NKU", "U", _pairs.NONE),  # WB13a
    ("U", _LETTERS + "NK", _pairs.NONE),  # WB13b
    ("R", "T", _pairs.NONE),  # WB15, WB16
    (_ANY, _ANY, _pairs.ALLOWED),  # WB999
)


def words_of(text: str) -> list[str]:
    """Return the words of a text."""
    if not text:
        return []
    places = _places(text.translate(_classes_of_characters()))
    return [text[start:end] for start, end in pairwise([0, *places, len(text)])]


def _places(classes: str) -> Sequence[int]:
    """Return where words end, but for the last one."""
    extended = "E" in classes or "Z" in classes
    bases: Sequence[int] = range(len(classes))
    letters = classes
    if extended:
        letters = _extended_space_pattern().sub("w", letters)  # WB3d
        letters = _lone_pattern().sub("O", letters)  # WB4: what follows no other character
        letters, bases = _pairs.without(letters, _ABSORBED)
    letters = _middle_pattern().sub("m", letters)
    letters = letters.replace("RR", "RT")
    found = compress(bases[1:], _pairs.codes(letters, _table()))
    if "Z" in classes:  # WB3c
        return [p for p in found if not (classes[p - 1] == "Z" and classes[p] in "Xa")]
    return list(found)


@cache
def _classes_of_characters() -> str:
    """Return a string with the class letter of every code point, for ``str.translate``."""
    from localeops._tables import spans
    from localeops._tables.word_break import RANGES

    classes = bytearray(b"O" * 0x110000)
    for first, last, letter in spans(RANGES):
        classes[first : last + 1] = letter.encode() * (last + 1 - first)
    return classes.decode("ascii")


@cache
def _table() -> str:
    """Return the table of what is between two letters."""
    return _pairs.table_of(_RULES)


@cache
def _extended_space_pattern() -> Pattern[str]:
    import re

    return re.compile(f"W(?=[{_ABSORBED}])")


@cache
def _lone_pattern() -> Pattern[str]:
    import re

    return re.compile(rf"(?<![^{_HARD}])[{_ABSORBED}]")


@cache
def _middle_pattern() -> Pattern[str]:
    """Return the expression of punctuation inside words (WB6, WB7, WB7b, WB7c) and numbers."""
    import re

    return re.compile(
        f"(?<=[{_LETTERS}])[MBS](?=[{_LETTERS}])|(?<=H)D(?=H)|(?<=N)[CBS](?=N)"  # WB11, WB12
    )
