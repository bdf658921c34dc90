"""The rules of each language, as functions of a text."""

from __future__ import annotations

import re
from functools import cache

from localeops.casing import _conditions, _greek
from localeops.casing._fold import ascii_with_turkic_i, folded, folded_turkic
from localeops.casing._mappings import lowered, mapped
from localeops.casing._titles import titled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Convert = Callable[[str], str]

TURKIC = frozenset({"tr", "az"})
# SpecialCasing.txt, lt: the dot of these is written when there is another mark above.
LITHUANIAN = {
    "I": "i\u0307", "J": "j\u0307", "Į": "į\u0307",
    "Ì": "i\u0307\u0300", "Í": "i\u0307\u0301", "Ĩ": "i\u0307\u0303",
}  # fmt: skip
_ACCENTED = "ÌÍĨ"
_without_marks = re.compile("[\0-\u02ff\u2010-\u205e]*").fullmatch
ARMENIAN_LIGATURE = "և"
ARMENIAN_CAPITALS, ARMENIAN_TITLE = "ԵՎ", "Եվ"


class Rules:
    """What a language does to a text."""

    __slots__ = ("fold", "language", "lower", "title", "upper")

    def __init__(self, language: str) -> None:
        """Collect the functions of a language, or of root."""
        self.language = language
        self.lower: Convert = _LOWER.get(language, lowered)
        self.upper: Convert = _UPPER.get(language, _upper)
        self.fold: Convert = folded_turkic if language in TURKIC else folded
        self.title: Convert = lambda text: titled(text, language, self.lower)


@cache
def rules(language: str) -> Rules:
    """Return the rules of a language, or of root."""
    return Rules(language)


def _upper(text: str) -> str:
    return mapped(text, "upper")


def _turkic_lower(text: str) -> str:
    if text.isascii():
        return ascii_with_turkic_i(text)
    if _conditions.DOT_ABOVE in text:
        text = _conditions.dotted_capital_i.sub(r"i\1", text)
    return lowered(text.replace("İ", "i").replace("I", "ı"))


def _turkic_upper(text: str) -> str:
    return mapped(text.replace("i", "İ"), "upper")


def _lithuanian_lower(text: str) -> str:
    if text.isascii():
        return text.lower()
    if not _without_marks(text):
        text = _conditions.capital_with_mark_above.sub(lambda match: LITHUANIAN[match[0]], text)
    for letter in _ACCENTED:
        text = text.replace(letter, LITHUANIAN[letter])
    return lowered(text)


def _lithuanian_upper(text: str) -> str:
    if _conditions.DOT_ABOVE in text:
        text = _conditions.dotted_soft_dotted.sub(r"\1", text)
    return mapped(text, "upper")


def _armenian_upper(text: str) -> str:
    return mapped(text.replace(ARMENIAN_LIGATURE, ARMENIAN_CAPITALS), "upper")


_LOWER: Mapping[str, Convert] = {
    "tr": _turkic_lower,
    "az": _turkic_lower,
    "lt": _lithuanian_lower,
}
_UPPER: Mapping[str, Convert] = {
    "tr": _turkic_upper,
    "az": _turkic_upper,
    "lt": _lithuanian_upper,
    "el": _greek.upper,
    "hy": _armenian_upper,
}
