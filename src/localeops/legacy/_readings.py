r"""The readings of bytes that no escape, mark or UTF-8 gives away, by the model of `_model`.

1. A sample is read: all of the data up to 2048 bytes, else pieces of it that begin at a blank or a
   control character and have bytes of 80 to FF, from the beginning, the middle and the end.
2. Each single-byte encoding that has all the bytes is bounded by what its characters cost alone, in
   whichever language they are cheapest. The best are read in pairs, in every language of their
   script; pairs of ASCII are the same in all and are counted once.
3. Each multi-byte encoding that the sample is valid in is decoded and read in its languages.
4. What a reading costs is the bits of the text in its best language, and bits for an encoding that
   is rare. Readings with the same text stand together, the usual name first.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from operator import itemgetter
from struct import pack, unpack
from typing import NamedTuple

from localeops.legacy import _model

__all__ = ["Reading", "readings", "sample"]

SAMPLE = 2048
_PIECE = 512
_HIGH = 0x80
_PAIR_HIGH = 0x8080
_ASCII = bytes(range(_HIGH))
_CANDIDATES = 8  # single-byte encodings that are read in pairs, at least
_WORK = 600  # pairs to be read in all
_SLACK = 120.0  # bits that the bound of another one may be above the best
_LOST = 24.0  # bits of a fault in a multi-byte encoding
_UNASSIGNED = 40.0
_HINT = 16.0  # bits of a language that is not the one hinted at
_FAULTS = 3  # of them in a sample, and one more in 64 bytes
_MULTI = (
    ("shift_jis", ("ja",), 0.0),
    ("euc-jp", ("ja",), 0.0),
    ("gbk", ("zh-Hans", "zh-Hant"), 0.0),
    ("big5", ("zh-Hant", "zh-Hans"), 0.0),
    ("euc-kr", ("ko",), 0.0),
    ("johab", ("ko",), 4.0),
)
_WEST = "de en es fr it pt sv"
_EAST = "cs hr hu pl ro sr-Latn"
# Bits of a single-byte encoding for being rare, and the languages that are written in it.
_USE = {
    "windows-1252": (0.0, _WEST),
    "windows-1250": (0.0, _EAST),
    "windows-1251": (0.0, "ru sr-Cyrl uk"),
    "windows-1253": (0.0, "el"),
    "windows-1254": (0.5, "tr"),
    "windows-1255": (0.0, "he"),
    "windows-1256": (0.0, "ar"),
    "windows-1257": (1.0, ""),
    "windows-1258": (1.0, "vi"),
    "windows-874": (0.0, "th"),
    "iso-8859-2": (0.5, _EAST),
    "iso-8859-5": (2.0, "ru sr-Cyrl uk"),
    "iso-8859-6": (1.0, "ar"),
    "iso-8859-7": (0.5, "el"),
    "iso-8859-8": (1.0, "he"),
    "iso-8859-13": (3.0, ""),
    "iso-8859-15": (1.0, _WEST),
    "iso-8859-16": (4.0, "ro"),
    "koi8-r": (0.5, "ru"),
    "koi8-u": (1.0, "uk"),
    "ibm866": (1.0, "ru uk"),
    "cp437": (2.0, "de en es fr it sv"),
    "cp720": (3.0, "ar"),
    "cp737": (2.0, "el"),
    "cp850": (1.5, _WEST),
    "cp852": (1.0, _EAST),
    "cp855": (3.0, "ru sr-Cyrl uk"),
    "cp857": (2.0, "tr"),
    "cp858": (2.0, _WEST),
    "cp860": (5.0, "pt"),
    "cp862": (2.0, "he"),
    "cp863": (5.0, "fr"),
    "cp865": (5.0, "sv"),
    "cp869": (3.0, "el"),
    "macintosh": (3.0, _WEST),
    "mac-centraleurope": (3.5, "cs hu pl"),
    "mac-croatian": (4.0, "hr sr-Latn"),
    "mac-greek": (4.0, "el"),
    "mac-romanian": (4.0, "ro"),
    "mac-turkish": (4.0, "tr"),
    "x-mac-cyrillic": (3.0, "ru sr-Cyrl uk"),
    "viscii": (2.0, "vi"),
    "tcvn5712-1": (3.0, "vi"),
    "kamenicky": (3.0, "cs"),
    "mazovia": (3.0, "pl"),
    "csn_369103": (5.0, "cs"),
    "koi8-cs2": (5.0, "cs"),
}
_UNUSUAL = (5.0, "")
_UNUSED = 8.0  # bits of a language that is not written in the encoding


class Reading(NamedTuple):
    """What the sample is in one encoding.

    Attributes:
        encoding: Its name.
        bits: What the text costs.
        language: The language in which it costs least, as a tag.
        text: The text, which is the same for encodings that agree on the sample.
    """

    encoding: str
    bits: float
    language: str
    text: str


def sample(data: bytes) -> bytes:
    """Return the part of the data that is read."""
    if len(data) <= SAMPLE:
        return data
    pieces = []
    end = 0
    for turn in range(SAMPLE // _PIECE):
        start = max(end, len(data) * turn // (SAMPLE // _PIECE))
        start += _first_high(data[start : start + (1 << 16)])
        start = max(end, _blank_before(data, start))
        end = min(len(data), start + _PIECE)
        pieces.append(data[start:end])
    return b"\n".join(pieces)


def _first_high(data: bytes) -> int:
    """Return the index of the first byte of 80 to FF, 0 if there is none."""
    rest = data.lstrip(_ASCII)
    return len(data) - len(rest) if rest else 0


def _blank_before(data: bytes, index: int) -> int:
    """Return the index of the last blank or control character in the 64 bytes before *index*."""
    for place in range(index, max(-1, index - 64), -1):
        if data[place] <= 0x20:  # noqa: PLR2004 - it is no trail byte
            return place + 1
    return index


class _Single(NamedTuple):
    """A single-byte encoding.

    Attributes:
        name: Its name.
        script: Its script.
        codes: The class of every byte.
        cases: The case of every byte.
        bound: The least cost of each byte, in eighths of a bit.
        rare: Bits for being rare, and for a language that none of ours is.
        languages: The languages that are written in it.
    """

    name: str
    script: str
    codes: bytes
    cases: bytes
    bound: bytes
    rare: float
    languages: tuple[str, ...]


@cache
def _singles() -> tuple[_Single, ...]:
    """Return the single-byte encodings, the usual names first."""
    ascii_cases = "".join(map(chr, range(_HIGH)))
    low_cases = bytes(3 if one.isupper() else 2 if one.islower() else 0 for one in ascii_cases)
    found = []
    for name, (script, place) in _model.encodings().items():
        if not _model.names(script):
            continue
        classes = _model.classes(script)
        low = bytes(classes[code] for code in range(_HIGH))
        high, cases = _model.high_bytes(place)
        rare, languages = _USE.get(name, _UNUSUAL)
        own = [one for one in _model.names(script) if _tag(one) in languages.split()]
        models = [_model.language(one).single for one in own or _model.names(script)]
        least = bytes(map(min, zip(*models, strict=True))) if len(models) > 1 else models[0]
        rare += 0.0 if own else _UNUSED
        bound = bytes(_HIGH) + high.translate(least.ljust(256, b"\xff"))
        use = tuple(languages.split())
        found.append(_Single(name, script, low + high, low_cases + cases, bound, rare, use))
    return tuple(found)


def readings(data: bytes, languages: tuple[str, ...] | None) -> list[Reading]:
    """Return the readings of a sample, the likeliest first."""
    found = _single_readings(data, languages) + _multi_readings(data, languages)
    return sorted(found, key=lambda one: one.bits)


def _single_readings(data: bytes, languages: tuple[str, ...] | None) -> list[Reading]:
    counts = Counter(data.translate(None, _ASCII))
    bytes_of, numbers = [0, 0, *counts], [0, 0, *counts.values()]  # two at least, for a tuple
    pick = itemgetter(*bytes_of)
    bounds = sorted(
        (
            sum(map(int.__mul__, pick(one.bound), numbers)) / _model.UNIT
            + one.rare,
            place,
        )
        for place, one in enumerate(_singles())
    )
    kinds = bytes(sorted(counts))
    pairs = _model.paired(b"\n" + data)
    high = [one for one in pairs if one & _PAIR_HIGH]
    low = [one for one in pairs if not one & _PAIR_HIGH]
    high_bytes = pack(f"<{len(high)}H", *high)
    low_bytes = pack(f"<{len(low)}H", *low)
    low_costs: dict[str, dict[str, int]] = {}
    limit = max(_CANDIDATES, _WORK // len(high))
    seen: dict[tuple[str, bytes, bytes], dict[str, float]] = {}
    found: list[Reading] = []
    for bound, place in bounds:
        if bound > bounds[0][0] + _SLACK:
            break
        one = _singles()[place]
        key = (one.script, kinds.translate(one.codes), kinds.translate(one.cases))
        costs = seen.get(key)
        if costs is None:
            if len(seen) >= limit:
                continue
            if one.script not in low_costs:
                low_costs[one.script] = _in_languages(low_bytes, one)
            case = _model.case_cost(b"\0" + data.translate(one.cases))
            costs = seen[key] = {
                name: (low_costs[one.script][name] + cost) / _model.UNIT + case
                for name, cost in _in_languages(high_bytes, one).items()
            }
        rare = _USE.get(one.name, _UNUSUAL)[0]
        bits, language = min(
            (cost + rare + _unlikely(name, one.languages, languages), name)
            for name, cost in costs.items()
        )
        found.append(Reading(one.name, bits, _tag(language), _text(one.name, kinds)))
    return found


def _tag(name: str) -> str:
    return name.removesuffix("-x-marks")


def _unlikely(name: str, usual: tuple[str, ...], wanted: tuple[str, ...] | None) -> float:
    """Return the bits of a language for an encoding that others use, and another being wanted."""
    tag = _tag(name)
    bits = 0.0 if tag in usual else _UNUSED
    return bits + _HINT if wanted and tag not in wanted else bits


def _in_languages(pairs: bytes, one: _Single) -> dict[str, int]:
    """Return what pairs of bytes cost in each language of the encoding's script."""
    names = _model.names(one.script)
    codes = unpack(f"<{len(pairs) // 2}H", pairs.translate(one.codes))
    if len(codes) < 2:  # noqa: PLR2004 - an itemgetter of one gives no tuple
        return {name: sum(_model.language(name).pairs[code] for code in codes) for name in names}
    pick = itemgetter(*codes)
    return {name: sum(pick(_model.language(name).pairs)) for name in names}


@cache
def _codec(name: str):
    from localeops.legacy import _registry

    return _registry.of_name(_registry.canonical(name, "whatwg"), "whatwg")


def _text(name: str, kinds: bytes) -> str:
    """Return the characters of some bytes in a single-byte encoding."""
    return _codec(name).replace(kinds)


def _multi_readings(data: bytes, languages: tuple[str, ...] | None) -> list[Reading]:
    found = []
    for name, own, rare in _MULTI:
        text, faults = decoded(name, data, len(data) // 64 + _FAULTS)
        if text is None:
            continue
        costs = _model.costs(text, "Hani", own)
        for language, cost in costs.items():
            bits = cost + rare + faults * _LOST
            if languages and language not in languages:
                bits += _HINT
            found.append(Reading(name, bits, language, text))
    best: dict[str, Reading] = {}
    for one in found:
        if one.encoding not in best or one.bits < best[one.encoding].bits:
            best[one.encoding] = one
    return list(best.values())


def decoded(name: str, data: bytes, limit: int) -> tuple[str | None, int]:
    """Return the text of a sample with its faults left out and how many; None if over the limit."""
    codec = _codec(name)
    parts = []
    faults = 0
    state = 0
    while data:
        reading = codec.decode(data, state, final=False)
        parts.append(reading.text)
        if reading.fault is None:
            break
        faults += 1
        if faults > limit:
            return None, faults
        state = reading.state
        data = data[reading.fault.end :]
    return "".join(parts), faults


def wide_readings(data: bytes) -> list[Reading]:
    """Return the readings of UTF-16 and UTF-32 without a mark."""
    found = []
    for name, width in (("utf-16le", 2), ("utf-16be", 2), ("utf-32le", 4), ("utf-32be", 4)):
        part = data[:SAMPLE]
        if len(data) % width:
            continue
        try:
            text = part.decode(name, "strict" if width > 2 else "replace")  # noqa: PLR2004
        except UnicodeDecodeError:
            continue
        found.append(_of_text(name, text, 1.0))
    return found


def broken_utf8(data: bytes) -> list[Reading]:
    """Return the reading of UTF-8 in which a few bytes are wrong, if that is what it may be."""
    text = data.decode("utf-8", "replace")
    wrong = text.count("\ufffd")
    if wrong * 4 > len(text) - sum(map("\x80".__gt__, text)):
        return []
    return [_of_text("utf-8", text, 0.0)]


def _of_text(name: str, text: str, rare: float) -> Reading:
    """Return the reading that a text is, whatever scripts it is in."""
    lost = text.count("\ufffd")
    text = text.replace("\ufffd", "")
    best, language = min(
        (bits, one)
        for script in _model.scripts(text)
        for one, bits in _model.costs(text, script).items()
    )
    return Reading(name, best + rare + lost * _LOST, language.removesuffix("-x-marks"), text)
