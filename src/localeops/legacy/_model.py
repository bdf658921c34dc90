r"""How likely a text is, language by language: what detection and repair go by.

The model (``_tables/legacy/model.bin``, made by ``_gen/legacy_model.py`` from sentences of ours)
says what a character costs after another, in bits: the negative binary logarithm of its chance. It
knows the languages in `LANGUAGES`. A character belongs to a class: a letter in both cases, a digit,
a quotation mark; capital letters cost more where they are not usual. The characters of Chinese,
Japanese and Korean have a cost each, in a class as a whole.

1. `cost` gives the bits of a whole text. It may be compared between readings of the same bytes
   whatever their lengths: a reading is the likelier by the binary power of the difference (Bayes,
   with every reading as likely before). Two texts of which one is the other gone wrong compare so.
2. `plausibility` gives the odds of a character against that of one who took the wrong table. A
   sentence in a known language has about 2.5 in Latin and 4 to 6 in other scripts, and hardly ever
   less than 0. UTF-8 read as ISO 8859-1 has -8 to -13; but in Latin, where most letters are still
   right, it may have 2: there only the comparison says something.
3. `scripts` gives the scripts whose languages are worth asking.
"""

from __future__ import annotations

import struct
from bisect import bisect_right
from functools import cache
from typing import NamedTuple

__all__ = ["LANGUAGES", "Language", "cost", "costs", "language", "plausibility", "scripts"]

UNIT = 8  # costs are in eighths of a bit
_LATIN_FIRST, _LATIN_END = "\xc0", "\u0250"  # letters that tell Latin from foreign words
LANGUAGES = (
    *("ar", "cs", "de", "el", "en", "es", "fr", "he", "hi", "hr", "hu", "it", "ja", "ko", "pl"),
    *("pt", "ro", "ru", "sr-Cyrl", "sr-Latn", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant"),
)
_CASED = ("Latn", "Cyrl", "Grek")
_ROW = 256
# Bits of a character for one who reads with the wrong table: of ASCII, of another, of Han, Hangul.
_NOISE = (6.0, 9.0, 14.0)
# Bits of a capital after a small letter, after a capital, of two before a small one, of a first.
SMALL_CAPITAL, CAPITALS, CAPITALS_SMALL, CAPITAL = 9.0, 1.5, 5.0, 3.0
_BLOCKS = (
    ("Latn", 0x41, 0x24F),
    ("Grek", 0x370, 0x3FF),
    ("Cyrl", 0x400, 0x52F),
    ("Hebr", 0x590, 0x5FF),
    ("Arab", 0x600, 0x6FF),
    ("Deva", 0x900, 0x97F),
    ("Thai", 0xE00, 0xE7F),
    ("Latn", 0x1E00, 0x1EFF),
    ("Hani", 0x3001, 0xD7A3),
    ("Hani", 0xF900, 0xFAFF),
    ("Hani", 0xFF00, 0xFFEF),
)


class _Classes(dict[int, int]):
    """The class of each code point in the inventory of a script, as `str.translate` asks for it."""

    def __init__(self, ends: str, classes: bytes) -> None:
        super().__init__()
        self._firsts = [ord(one) for one in ends[::2]]
        self._lasts = [ord(one) for one in ends[1::2]]
        self._classes = classes

    def __missing__(self, code: int) -> int:
        place = bisect_right(self._firsts, code) - 1
        found = self._classes[place] if place >= 0 and code <= self._lasts[place] else 0
        self[code] = found
        return found


class _Ranks(dict[str, int]):
    """The cost of each character within its class, in eighths of a bit."""

    def __missing__(self, one: str) -> int:
        code = ord(one)
        if 0x4E00 <= code <= 0x9FFF:
            found = 17 * UNIT
        elif 0xAC00 <= code <= 0xD7A3:
            found = 16 * UNIT
        else:
            found = 8 * UNIT if 0x3041 <= code <= 0x30FA else 0
        self[one] = found
        return found


class Language(NamedTuple):
    """The costs of one language.

    Attributes:
        tag: Its tag; a second model of the same language has the same tag.
        script: The inventory that its classes are of.
        pairs: The cost of a class after another at ``first + 256 * second``, in eighths of a bit.
        single: The cost of a class after one that is not known.
        ranks: The cost of a character within its class; None where that is none.
    """

    tag: str
    script: str
    pairs: bytes
    single: bytes
    ranks: _Ranks | None


class _Parts(NamedTuple):
    """Where the parts of the table are."""

    scripts: dict[str, tuple[int, int, int]]
    languages: dict[str, tuple[str, int, int, int, int]]
    encodings: dict[str, tuple[str, int]]
    data: bytes


@cache
def _parts() -> _Parts:
    """Return the table, with its header read."""
    import pkgutil  # reads from a zip as well, like importlib.resources, but imports faster

    data = pkgutil.get_data("localeops", "_tables/legacy/model.bin") or b""
    head_end = data.index(b"\n\n")
    place = head_end + 2
    parts = _Parts({}, {}, {}, data)
    widths: dict[str, int] = {}
    for line in data[:head_end].decode().split("\n"):
        kind, name, *rest = line.split()
        if kind == "script":
            runs, length, widths[name] = map(int, rest)
            parts.scripts[name] = (place, runs, length)
            place += length + runs
        elif kind == "language":
            native, characters, length = map(int, rest[1:])
            parts.languages[name] = (rest[0], place, native, characters, length)
            place += native + native * native + widths[rest[0]] + length + characters
        else:
            parts.encodings[name] = (rest[0], place)
            place += 256
    return parts


@cache
def classes(script: str) -> _Classes:
    """Return the class of each code point in the inventory of a script."""
    place, runs, length = _parts().scripts[script]
    data = _parts().data
    ends = data[place : place + length].decode("utf-8", "surrogatepass")
    return _Classes(ends, data[place + length : place + length + runs])


@cache
def language(name: str) -> Language:
    """Return the costs of a language of `names`."""
    script, place, native, characters, length = _parts().languages[name]
    data = _parts().data
    own = data[place : place + native]
    matrix = place + native
    after = matrix + native * native
    end = place + _size(name)
    ranks_at = end - length - characters
    single = data[after:ranks_at]
    pairs = bytearray()
    for cost_of in single:
        pairs += bytes((cost_of,)) * _ROW
    pairs += bytes((255,)) * (_ROW * _ROW - len(pairs))
    for row, second in enumerate(own):
        start = second * _ROW
        for first, cost_of in zip(
            own, data[matrix + row * native : matrix + (row + 1) * native], strict=True
        ):
            pairs[start + first] = cost_of
    ranks = None
    if characters:
        chars = data[ranks_at : ranks_at + length].decode()
        ranks = _Ranks(zip(chars, data[ranks_at + length : end], strict=True))
    tag = name.removesuffix("-x-marks")
    return Language(tag, script, bytes(pairs), single, ranks)


def _size(name: str) -> int:
    """Return how many bytes the part of a language has."""
    script, _, native, characters, length = _parts().languages[name]
    return native + native * native + _parts_width(script) + length + characters


@cache
def _parts_width(script: str) -> int:
    """Return how many classes a script has."""
    head = _parts().data[: _parts().data.index(b"\n\n")].decode()
    line = next(one for one in head.split("\n") if one.startswith(f"script {script} "))
    return int(line.split()[-1])


@cache
def names(script: str) -> tuple[str, ...]:
    """Return the names of the models of a script: its languages, and a second ``vi-x-marks``."""
    return tuple(name for name, part in _parts().languages.items() if part[0] == script)


def encodings() -> dict[str, tuple[str, int]]:
    """Return the script of each single-byte encoding, and where its part of the table begins."""
    return _parts().encodings


def high_bytes(place: int) -> tuple[bytes, bytes]:
    """Return the classes and the cases of the bytes 80 to FF, from the part at *place*."""
    data = _parts().data
    return data[place : place + 128], data[place + 128 : place + 256]


def scripts(text: str) -> list[str]:
    """Return the scripts of which *text* has letters, Latin if it has none."""
    found: list[str] = []
    for code in map(ord, set(text)):
        for script, first, last in _BLOCKS:
            if first <= code <= last and script not in found:
                found.append(script)
    if len(found) > 1 and not any(_LATIN_FIRST <= one < _LATIN_END for one in set(text)):
        found = [script for script in found if script != "Latn"]
    return sorted(found) or ["Latn"]


def paired(codes: bytes) -> tuple[int, ...]:
    """Return each two neighbours among the classes of a text as ``first + 256 * second``."""
    even, odd = len(codes) // 2, (len(codes) - 1) // 2
    return struct.unpack(f"<{even}H", codes[: 2 * even]) + (
        struct.unpack(f"<{odd}H", codes[1 : 1 + 2 * odd]) if odd > 0 else ()
    )


def case_cost(cases: bytes) -> float:
    """Return the bits of the capital letters: 2 is a small letter in *cases*, 3 a capital."""
    return (
        SMALL_CAPITAL * cases.count(b"\2\3")
        + CAPITALS * cases.count(b"\3\3")
        + CAPITALS_SMALL * cases.count(b"\3\3\2")
        + CAPITAL * cases.count(b"\0\3")
    )


def _case(one: str) -> str:
    if one > "\u1eff":  # no cased script of the model goes on there
        return "\0"
    if one.isupper():
        return "\3"
    return "\2" if one.islower() else "\1" if one.isalpha() else "\0"


def costs(text: str, script: str, wanted: tuple[str, ...] = ()) -> dict[str, float]:
    """Return the bits of *text* in the languages *wanted* of a script, or all, by their names."""
    codes = ("\n" + text).translate(classes(script)).encode("latin-1")
    pairs = paired(codes)
    extra = case_cost("".join(map(_case, text)).encode()) if script in _CASED else 0.0
    result = {}
    for name in wanted or names(script):
        model = language(name)
        total = sum(map(model.pairs.__getitem__, pairs))
        if model.ranks is not None:
            total += sum(map(model.ranks.__getitem__, text))
        result[name] = total / UNIT + extra
    return result


def cost(text: str, language: str | None = None) -> float:
    """Return the bits of *text* in a language of `LANGUAGES`, or in the one where it has fewest."""
    if not text:
        return 0.0
    found: dict[str, float] = {}
    wanted = scripts(text) if language is None else [_parts().languages[language][0]]
    for script in wanted:
        found.update(costs(text, script))
    if language is None:
        return min(found.values())
    return min(bits for name, bits in found.items() if name.removesuffix("-x-marks") == language)


def noise(text: str) -> float:
    """Return the bits of *text* for one who reads with the wrong table."""
    ascii_only, other, large = _NOISE
    low = sum(map("\x80".__gt__, text))
    high = sum(map("\u2e80".__le__, text))
    return low * ascii_only + high * large + (len(text) - low - high) * other


def plausibility(text: str, language: str | None = None) -> float:
    """Return the odds of *text* a character, as a binary logarithm: like a language above 0.

    Args:
        text: What to judge; nothing has no odds, 0.
        language: One of `LANGUAGES`, or None for the best of all.
    """
    return (noise(text) - cost(text, language)) / len(text) if text else 0.0
