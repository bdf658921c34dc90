"""What a text costs, for `repair`: the model's bits, and those of what the model does not know.

The model knows the scripts of its languages. A character of another one, a symbol or an emoji has
a cost of its own here, so that it can be what came out of mojibake: what is first of its script
costs more than what follows it, and what is no character costs most.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cache, lru_cache
from operator import itemgetter
from typing import NamedTuple

from localeops import _properties
from localeops.legacy import _model

__all__ = ["Score", "alone", "bits", "impossible", "suspicious"]

_LAST_ASCII = 0x7F
_NEXT = 6.0  # bits of a character of a script that the one before it has
_HINT = 16.0  # bits of a language that is not the one hinted at
_STEEP = 8 * _model.UNIT  # what a pair costs at most in most words of a language
_EXCESS = 5.0  # bits above that in words which are suspicious
_PLAIN = {"ja": 9.5, "ko": 8.5, "zh-Hans": 11.0, "zh-Hant": 11.0}  # bits a character
_USUAL = 5.0
_LEAST = 3.2  # bits a character that no words are below
_GAIN = 8.0  # bits that must be to be gained


class Score(NamedTuple):
    """What a text costs in the language where it costs least.

    Attributes:
        bits: The bits of all.
        language: The language.
        excess: The bits of pairs of characters above what is usual in words.
    """

    bits: float
    language: str
    excess: float


class _Known(dict[int, int | None]):
    """For `str.translate`: takes out what the model does not know."""

    def __missing__(self, code: int) -> int | None:
        known = any(_model.classes(script)[code] for script in _scripts())
        self[code] = code if known else None
        return self[code]


_KNOWN = _Known()


@cache
def _scripts() -> tuple[str, ...]:
    """Return the scripts that the model has languages of."""
    found = ("Latn", "Cyrl", "Grek", "Hebr", "Arab", "Thai", "Deva", "Hani")
    return tuple(script for script in found if _model.names(script))


class _Script(dict[str, str]):
    """The script of each character that has one in the model; nothing for ASCII and signs."""

    def __missing__(self, one: str) -> str:
        scripts = _model.scripts(one) if one > "\x7f" else []
        found = scripts[0] if scripts and (scripts[0] != "Latn" or one.isalpha()) else ""
        self[one] = found if found in _scripts() else ""
        return self[one]


_SCRIPT = _Script()


def _scripts_of(text: str) -> list[str]:
    """Return the scripts whose languages are worth asking."""
    found = set(map(_SCRIPT.__getitem__, set(text)))
    found.discard("")
    return sorted(found) or ["Latn"]


def bits(text: str, wanted: str | None = None) -> float:
    """Return what *text* costs in the language where it costs least."""
    return score(text, wanted).bits


@lru_cache(maxsize=4096)
def score(text: str, wanted: str | None = None) -> Score:
    """Return what *text* costs, with bits for a language that is not the one *wanted*."""
    rest = text.translate(_KNOWN)
    extra = 0.0 if len(rest) == len(text) else _strange(text)
    best: tuple[float, str, str] | None = None
    pairs: dict[str, tuple[int, ...]] = {}
    unknown = _unknown(rest) + (_HINT if wanted is not None else 0.0)
    known = _scripts_of(rest)
    for script in known:
        codes = ("\n" + rest).translate(_model.classes(script)).encode("latin-1")
        pairs[script] = _model.paired(codes) or (0,)
        pick = itemgetter(*pairs[script], 0)
        for name in _model.names(script):
            model = _model.language(name)
            total: float = sum(pick(model.pairs)) - model.pairs[0]
            if model.ranks is not None:
                total += sum(map(model.ranks.__getitem__, rest))
            if wanted is not None and model.tag != wanted:
                total += _HINT * _model.UNIT
            if best is None or total < best[0]:
                best = (total, name, script)
    if best is None:  # there is always Latin
        return Score(extra, "", 0.0)
    total, name, script = best
    costs = itemgetter(*pairs[script], 0)(_model.language(name).pairs)
    excess = sum(cost - _STEEP for cost in costs[:-1] if cost > _STEEP)
    case = (
        _model.case_cost(rest.translate(_CASES).encode("latin-1", "replace"))
        if script in ("Latn", "Cyrl", "Grek")
        else 0.0
    )
    found = total / _model.UNIT
    if unknown < found:
        return Score(unknown + case + extra, "", excess / _model.UNIT)
    return Score(found + case + extra, _model.language(name).tag, excess / _model.UNIT)


# What a character costs in a language that the model does not know, in half bits: from a code point
# on until the next one.
_SPACE, _CLOSING, _SIGN_ASCII, _ASCII, _LETTER, _OTHER, _FOREIGN, _RARE, _NONE = (
    *(5, 6, 9, 10, 11, 15, 16, 24, 60),
)
_COSTS = (
    *((0x00, _SIGN_ASCII), (0x41, _ASCII), (0x5B, _SIGN_ASCII), (0x61, _ASCII)),
    *((0x7B, _SIGN_ASCII), (0x80, _NONE), (0xA0, _RARE), (0xC0, _FOREIGN), (0xD7, _RARE)),
    *((0xD8, _FOREIGN), (0xF7, _RARE), (0xF8, _FOREIGN), (0x180, _RARE), (0x370, _NONE)),
    *((0x400, _OTHER), (0x410, _LETTER), (0x450, _OTHER), (0x530, _RARE), (0x590, _NONE)),
    *((0x600, _OTHER), (0x620, _LETTER), (0x653, _OTHER), (0x700, _RARE), (0x900, _NONE)),
    *((0x980, _RARE), (0xE00, _NONE), (0xE80, _RARE), (0x1E00, _FOREIGN), (0x1F00, _RARE)),
    (0x2E80, _NONE),
)
_STARTS = [start for start, _ in _COSTS]
_SIGNS = frozenset(
    "\xa0\xa7\xa1\xb0\xb4\xb7\xbf\u2013\u2014\u2018\u201a\u201e\xab\u2039\u2022\u20ac\u2116"
)
_CLOSERS = "\u2026\u201d\u2019\xbb\u203a\u201c"
_OWN = {
    **dict.fromkeys(map(ord, (*_SIGNS, *_CLOSERS, *"șțȘȚơưƠƯ")), _FOREIGN),
    0x20: _SPACE,
    0x0A: _SPACE,
}
_AT_END = re.compile("[.,;:!?\u2026\u201d\u2019\xbb\u203a\u2122\xae)\\]]+(?=[\\x00-\x20]|\\Z)")
_TWICE, _MIXED = 4, 16  # half bits of two foreign letters together, and of two scripts in a word


class _Unknown(dict[int, int]):
    """What a code point costs where nothing is known of the language."""

    def __missing__(self, code: int) -> int:
        found = _OWN.get(code) or _COSTS[bisect_right(_STARTS, code) - 1][1]
        self[code] = found
        return found


_UNKNOWN = _Unknown()
_CHANGES = [bytes(two) for one in (_LETTER, _OTHER) for two in ((_ASCII, one), (one, _ASCII))]


def _unknown(text: str) -> float:
    """Return what a text costs in a language that the model does not know."""
    costs = text.translate(_UNKNOWN).encode("latin-1")
    total = sum(costs) + _TWICE * costs.count(bytes((_FOREIGN, _FOREIGN)))
    total += _MIXED * sum(map(costs.count, _CHANGES))
    for found in _AT_END.findall(text):
        total -= sum(map(_UNKNOWN.__getitem__, map(ord, found))) - _CLOSING * len(found)
    return total / 2


class _Cases(dict[int, int]):
    """The case of each code point, as `_model.case_cost` takes it."""

    def __missing__(self, code: int) -> int:
        one = chr(code)
        found = 3 if one.isupper() else 2 if one.islower() else 1 if one.isalpha() else 0
        self[code] = found
        return found


_CASES = _Cases()


def suspicious(text: str, wanted: str | None) -> Score | None:
    """Return what words cost if they are not as words of a language are, None if they are."""
    found = score(text, wanted)
    plain = _PLAIN.get(found.language)
    if plain is not None:
        return found if found.bits > plain * len(text) else None
    if found.bits - _LEAST * len(text) < _GAIN:
        return None
    return found if found.excess >= _EXCESS or found.bits > _USUAL * len(text) else None


def _strange(text: str) -> float:
    total = 0.0
    before = -1
    for code in map(ord, text):
        if _KNOWN[code] is None:
            first = _first(code)
            total += min(first, _NEXT) if before == code >> 7 and first < _NOTHING else first
            before = code >> 7
        elif code > _LAST_ASCII:
            before = -1
    return total


_SYMBOL, _NEW_SCRIPT, _NOTHING = 15.0, 22.0, 45.0
_FIRST = (
    *((0x00, _NEW_SCRIPT), (0x2000, _SYMBOL), (0x2C00, _NEW_SCRIPT), (0xD800, _NOTHING)),
    *((0xF900, _NEW_SCRIPT), (0x1F000, _SYMBOL), (0x1FB00, _NEW_SCRIPT), (0xE0000, _NOTHING)),
)
_FIRST_STARTS = [start for start, _ in _FIRST]
_JOINERS = (0xFE0F, 0x200D)


_APPLE = 0xF8FF  # a character of Mac OS, for private use
_IDEOGRAPHS = range(0x20000, 0x33480)
_ASTRAL = 0x10000
_HANGUL = range(0xAC00, 0xD7A4)


@cache
def impossible(code: int) -> bool:
    """Whether a character is none of a text: not assigned, for private use, or of a rare script."""
    if _properties.category(code) in ("Cn", "Co", "Cs"):
        return code != _APPLE
    return code >= _ASTRAL and _properties.category(code)[0] == "L" and code not in _IDEOGRAPHS


@cache
def alone(code: int) -> bool:
    """Whether a character is hardly all of a word: a mark, or a syllable that KS X 1001 lacks."""
    if _properties.category(code) in ("Mn", "Me", "Mc"):
        return True
    # CPython writes the others by their letters, in eight bytes.
    return code in _HANGUL and len(chr(code).encode("euc_kr")) > 2


@cache
def _first(code: int) -> float:
    """Return the bits of a character that is not of the script before it."""
    if code in _JOINERS:
        return 3.0
    if code & 0xFFFE == 0xFFFE or impossible(code):
        return _NOTHING
    return _FIRST[bisect_right(_FIRST_STARTS, code) - 1][1]
