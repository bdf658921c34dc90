r"""The readings of bytes that no escape, mark or UTF-8 gives away, by the model of `_model`.

1. A sample is read: all of the data up to 1024 bytes, else pieces of it that begin at a blank or a
   control character and have bytes of 80 to FF, from the beginning, the middle and the end,
   and some more around bytes that are not in those.
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
from localeops.legacy._single import SingleByte

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from localeops.legacy._codec import Codec

__all__ = ["Reading", "readings", "sample"]

SAMPLE = 1024
_PIECE = 256
_UNSEEN = 8  # bytes that are not in the pieces, and what is around each is read too
_AROUND = 24
_HIGH = 0x80
_PAIR_HIGH = 0x8080
_ASCII = bytes(range(_HIGH))
_CANDIDATES = 8  # single-byte encodings that are read in pairs, at least
_WORK = 600  # pairs to be read in all
_MIXED = 8.0  # bits of a Latin letter beside a letter of another script
_LOST = 24.0  # bits of a fault in a multi-byte encoding
_UNASSIGNED = 40.0
_HINT = 16.0  # bits of a language that is not the one hinted at
_FAULTS = 1  # of them in a piece
_MORE = 1 << 16  # bytes that a reading of a sample is tried on
_CHECKED = 6
_TOLERATED = 3
_FEW = 5
_PRUNED = 6.0  # bits of a pair that a language may make up for what it costs in ASCII
_C1 = [chr(code) for code in range(0x80, 0xA0) if code != 0x85]  # noqa: PLR2004 - NEL is a line's end
_LETTERS = bytes(  # a for an ASCII letter, h for a byte of 80 to FF
    0x61 if chr(code).isalpha() and code < 0x80 else 0x68 if code >= 0x80 else 0x20  # noqa: PLR2004
    for code in range(256)
)
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
    "iscii-devanagari": (2.0, "hi"),
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


def sample(data: bytes) -> list[bytes]:
    """Return the pieces of the data that are read."""
    if len(data) <= SAMPLE:
        return [data]
    pieces = []
    end = 0
    for turn in range(SAMPLE // _PIECE):
        start = max(end, len(data) * turn // (SAMPLE // _PIECE))
        start += _first_high(data[start : start + (1 << 16)])
        start = max(end, _blank_before(data, start))
        end = min(len(data), start + _PIECE)
        pieces.append(data[start:end])
    seen = set(b"".join(pieces))
    for byte in sorted(set(data[:_MORE].translate(None, _ASCII)) - seen)[:_UNSEEN]:
        place = data.index(byte)
        start = _blank_before(data, max(0, place - _AROUND))
        pieces.append(data[start : place + _AROUND])
    return pieces


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
        extra: Bits for being rare, and for each language if it is not written in it.
    """

    name: str
    script: str
    codes: bytes
    cases: bytes
    bound: bytes
    rare: float
    extra: dict[str, float]


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
        use = languages.split()
        own = [one for one in _model.names(script) if _tag(one) in use]
        models = [_model.language(one).single for one in own or _model.names(script)]
        least = bytes(map(min, zip(*models, strict=True))) if len(models) > 1 else models[0]
        rare += 0.0 if own else _UNUSED
        bound = bytes(_HIGH) + high.translate(least.ljust(256, b"\xff"))
        extra = {
            one: _USE.get(name, _UNUSUAL)[0] + (0.0 if _tag(one) in use else _UNUSED)
            for one in _model.names(script)
        }
        found.append(_Single(name, script, low + high, low_cases + cases, bound, rare, extra))
    return tuple(found)


def readings(pieces: list[bytes], wanted: str | None) -> list[Reading]:
    """Return the readings of a sample in encodings of one or two bytes a character."""
    data = b"\n".join(pieces)
    if data.isascii():
        return []
    return _single_readings(data, wanted) + _multi_readings(pieces, wanted)


def _single_readings(data: bytes, wanted: str | None) -> list[Reading]:
    counts = Counter(data.translate(None, _ASCII))
    bytes_of, numbers = [0, 0, *counts], [0, 0, *counts.values()]  # two at least, for a tuple
    pick = itemgetter(*bytes_of)
    kinds_of = data.translate(_LETTERS)
    mixed = _MIXED * (kinds_of.count(b"ah") + kinds_of.count(b"ha"))
    bounds = sorted(
        (
            sum(map(int.__mul__, pick(one.bound), numbers)) / _model.UNIT
            + one.rare
            + (0.0 if one.script == "Latn" else mixed),
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
    for _, place in bounds:
        one = _singles()[place]
        key = (one.script, kinds.translate(one.codes), kinds.translate(one.cases))
        costs = seen.get(key)
        if costs is None:
            if len(seen) >= limit:
                continue
            if one.script not in low_costs:
                low_costs[one.script] = _in_ascii(low_bytes, one, len(high))
            low_of = low_costs[one.script]
            case = _model.case_cost(b"\0" + data.translate(one.cases))
            costs = seen[key] = {
                name: (low_of[name] + cost) / _model.UNIT + case
                for name, cost in _in_languages(high_bytes, one, low_of).items()
            }
        least, best = float("inf"), ""
        for name, cost in costs.items():
            bits = cost + one.extra[name]
            if wanted is not None and _tag(name) != wanted:
                bits += _HINT
            if bits < least:
                least, best = bits, name
        found.append(Reading(one.name, least, _tag(best), _text(one.name, kinds)))
    return found


def _tag(name: str) -> str:
    return name.removesuffix("-x-marks")


def _in_ascii(pairs: bytes, one: _Single, others: int) -> dict[str, int]:
    """Return what pairs of ASCII cost in the languages that *others* may make the likeliest."""
    costs = _in_languages(pairs, one, _model.names(one.script))
    most = min(costs.values()) + _model.UNIT * _PRUNED * (others + _FEW)
    return {name: cost for name, cost in costs.items() if cost <= most}


def _in_languages(pairs: bytes, one: _Single, names: Iterable[str]) -> dict[str, int]:
    """Return what pairs of bytes cost in each language."""
    codes = unpack(f"<{len(pairs) // 2}H", pairs.translate(one.codes))
    if len(codes) < 2:  # noqa: PLR2004 - an itemgetter of one gives no tuple
        return {name: sum(_model.language(name).pairs[code] for code in codes) for name in names}
    pick = itemgetter(*codes)
    language = _model.language
    return {name: sum(pick(language(name).pairs)) for name in names}


@cache
def _codec(name: str) -> Codec:
    from localeops.legacy import _registry

    return _registry.of_name(_registry.canonical(name, "whatwg"), "whatwg")


def _text(name: str, kinds: bytes) -> str:
    """Return the characters of some bytes in a single-byte encoding."""
    codec = _codec(name)
    return codec.replace(kinds) if isinstance(codec, SingleByte) else name


def _multi_readings(pieces: list[bytes], wanted: str | None) -> list[Reading]:
    found = []
    for name, own, rare in _MULTI:
        texts: list[str] = []
        faults = 0
        for piece in pieces:
            text, wrong = decoded(name, piece, _FAULTS)
            if len(pieces) > 1 and wrong:  # it may begin within a character
                text, wrong = decoded(name, piece[1:], _FAULTS)
            if text is None:
                break
            texts.append(text)
            faults += wrong
        if len(texts) < len(pieces):
            continue
        text = "\n".join(texts)
        costs = _model.costs(text, "Hani", own)
        for language, cost in costs.items():
            bits = cost + rare + faults * _LOST
            if wanted not in (None, language):
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


def confirmed(data: bytes, found: list[Reading]) -> list[Reading]:
    """Return the readings again, those behind that have a fault in more of the data than the sample.

    Only the first ones are asked, as far as one has none.
    """
    checked = []
    for place, one in enumerate(found[:_CHECKED]):
        text, faults = decoded(one.encoding, data[:_MORE], _TOLERATED)
        if text is None:
            faults = 2 * _TOLERATED
        else:
            faults += sum(map(text.count, _C1))
        checked.append(one._replace(bits=one.bits + faults * _LOST))
        if not faults:
            return sorted([*checked, *found[place + 1 :]], key=lambda other: other.bits)
    return sorted([*checked, *found[_CHECKED:]], key=lambda other: other.bits)
