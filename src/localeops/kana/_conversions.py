"""The conversions themselves, for any text that is not all ASCII.

There are three ways to do the same, by what the text is:

* ASCII and halfwidth katakana only, to be made fullwidth: as bytes (`_halfwidth_bytes`);
* any other short text: translated one character at a time;
* a longer one: letters that are two characters on either side are replaced first, and then all the
  others are exchanged at once (`_exchange`).
"""

from __future__ import annotations

import re

from localeops.kana._exchange import Exchange
from localeops.kana._halfwidth_bytes import widen_bytes
from localeops.kana._letters import (
    FULLWIDTH,
    HALFWIDTH,
    HIRAGANA,
    JOINED,
    KATAKANA,
    MERGED,
    RARE_HIRAGANA,
    RARE_KATAKANA,
    SPLIT,
    VOICED_W,
    VOICELESS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

_SHORT = 100  # up to this length translating is the faster way
_PIECE = 0x10000  # longer texts are converted in pieces of this length, which stay in the cache
_LEARNT = 0x4000  # entries of a table: more than there are characters in any text people write

# The canonical decompositions of the composites that have a halfwidth form.
_COMPOSED = {
    pair.translate(str.maketrans("ﾞﾟ", "\u3099\u309a")): composite
    for pair, composite in MERGED.items()
    if composite in SPLIT and pair not in JOINED
}
_VOICED_W_OF = {pair: letter for letter, pair in VOICED_W.items()}
_RARE_KATAKANA_OF = dict(zip(RARE_HIRAGANA, RARE_KATAKANA, strict=True))
_HIRAGANA_ELSEWHERE = VOICED_W | dict(zip(RARE_KATAKANA, RARE_HIRAGANA, strict=True))

# These say quickly that a text has nothing to convert; what they find is not always something.
_find_halfwidth = re.compile("[｡-ﾟ]").search
_find_fullwidth = re.compile("[、-」゛゜ァ-ー]").search
_find_katakana = re.compile(f"[ァ-ヾ{min(RARE_KATAKANA)}-{max(RARE_KATAKANA)}]").search
_find_hiragana = re.compile(f"[ぁ-ゞ{min(RARE_HIRAGANA)}-{max(RARE_HIRAGANA)}]").search

_find_not_halfwidth = re.compile(r"[^\x00-\x7f｡-ﾟ]").search
_halfwidth_marked = re.compile("[ｦｳｶ-ﾄﾊ-ﾎﾜ][ﾞﾟ]").findall
_replace_fullwidth_marked = re.compile(f"[{VOICELESS}][ﾞﾟ]").sub
_replace_composed = re.compile("|".join(_COMPOSED)).sub
_ANY_MERGED = "|".join(MERGED)
_each_change = re.compile(f"{_ANY_MERGED}|[ﾞﾟ]|(?:(?!{_ANY_MERGED})[｡-ﾝ])+").finditer


class _Table(dict[int, "int | str"]):
    """A table for ``str.translate`` that learns which characters stay as they are.

    For one that is missing, ``str.translate`` would catch an exception, which takes longer.
    """

    def __init__(self, letters: Mapping[str, str]) -> None:
        super().__init__({ord(letter): target for letter, target in letters.items()})

    def __missing__(self, code: int) -> int:
        if len(self) < _LEARNT:
            self[code] = code
        return code


_to_fullwidth = _Table(dict(zip(HALFWIDTH, FULLWIDTH, strict=True)))
_to_halfwidth = _Table(dict(zip(FULLWIDTH, HALFWIDTH, strict=True)) | SPLIT)
_to_hiragana = _Table(dict(zip(KATAKANA, HIRAGANA, strict=True)) | _HIRAGANA_ELSEWHERE)
_to_katakana = _Table(dict(zip(HIRAGANA, KATAKANA, strict=True)) | _RARE_KATAKANA_OF)
_exchange_halfwidth = Exchange(HALFWIDTH, FULLWIDTH)
_exchange_fullwidth = Exchange(FULLWIDTH, HALFWIDTH)
_exchange_katakana = Exchange(KATAKANA, HIRAGANA)
_exchange_hiragana = Exchange(HIRAGANA, KATAKANA)


def widen(text: str) -> str:
    """Return what `localeops.kana.to_fullwidth` makes of the text."""
    if not _find_not_halfwidth(text):
        return widen_bytes(text)
    if len(text) > _SHORT:
        return _by_pieces(_widen_long, text) if _find_halfwidth(text) else text
    if "ﾞ" in text or "ﾟ" in text:
        for pair in _halfwidth_marked(text):
            if pair in JOINED:
                text = text.replace(pair, JOINED[pair])
        text = _merge_with_fullwidth(text)
    elif not _find_halfwidth(text):
        return text
    return text.translate(_to_fullwidth)


def narrow(text: str) -> str:
    """Return what `localeops.kana.to_halfwidth` makes of the text."""
    if not _find_fullwidth(text):
        return text
    if "\u3099" in text or "\u309a" in text:
        text = _replace_composed(lambda match: _COMPOSED[match[0]], text)
    return _by_pieces(_narrow_long, text) if len(text) > _SHORT else text.translate(_to_halfwidth)


def hiragana(text: str) -> str:
    """Return what `localeops.kana.to_hiragana` makes of the text."""
    if not _find_katakana(text):
        return text
    return _by_pieces(_hiragana_long, text) if len(text) > _SHORT else text.translate(_to_hiragana)


def katakana(text: str) -> str:
    """Return what `localeops.kana.to_katakana` makes of the text."""
    if not _find_hiragana(text):
        return text
    if "\u3099" in text:
        text = _replace_each(text, _VOICED_W_OF)
    return _by_pieces(_katakana_long, text) if len(text) > _SHORT else text.translate(_to_katakana)


def changes(text: str) -> Iterator[tuple[str, int, str, str]]:
    """Yield the rule, the place, the old and the new text of every change that `widen` makes."""
    for match in _each_change(text):
        before = match[0]
        if before in MERGED:
            rule = "kana.voiced" if before[1] == "ﾞ" else "kana.semi-voiced"
            yield rule, match.start(), before, MERGED[before]
        else:
            rule = "kana.lone-mark" if before in "ﾞﾟ" else "kana.halfwidth"
            yield rule, match.start(), before, before.translate(_to_fullwidth)


def _by_pieces(convert: Callable[[str], str], text: str) -> str:
    """Convert a long text piece by piece."""
    if len(text) <= _PIECE:
        return convert(text)
    pieces = []
    start = 0
    while start < len(text):
        # A mark goes with the letter before it. A second mark does not merge with the first.
        end = start + _PIECE
        end += text[end : end + 1] in {"ﾞ", "ﾟ"}
        pieces.append(convert(text[start:end]))
        start = end
    return "".join(pieces)


def _widen_long(text: str) -> str:
    if "ﾞ" in text or "ﾟ" in text:
        text = _merge_with_fullwidth(_replace_each(text, JOINED))
    return _exchange_halfwidth(text)


def _narrow_long(text: str) -> str:
    return _exchange_fullwidth(_replace_each(text, SPLIT))


def _hiragana_long(text: str) -> str:
    return _exchange_katakana(_replace_each(text, _HIRAGANA_ELSEWHERE))


def _katakana_long(text: str) -> str:
    return _exchange_hiragana(_replace_each(text, _RARE_KATAKANA_OF))


def _merge_with_fullwidth(text: str) -> str:
    """Merge the marks that halfwidth kana have left with the fullwidth kana before them."""
    if "ﾞ" in text or "ﾟ" in text:
        return _replace_fullwidth_marked(lambda match: MERGED.get(match[0], match[0]), text)
    return text


def _replace_each(text: str, replacements: Mapping[str, str]) -> str:
    for old, new in replacements.items():
        text = text.replace(old, new)
    return text
