r"""The readings of bytes that no escape, mark or UTF-8 gives away, by the model of `_model`.

1. A sample is read: all of the data up to 640 bytes, else pieces of it that begin at a blank or a
   control character and have bytes of 80 to FF, from the beginning, the middle and the end,
   and some more around bytes that are not in those.
2. Each single-byte encoding that has all the bytes is bounded by what its characters cost alone, in
   whichever language they are cheapest. The best are read in pairs, in every language of their
   script; pairs of ASCII are the same in all and are counted once. Those whose bound is far above
   what a multi-byte encoding costs are not.
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
from localeops.legacy._usage import UNUSED, UNUSUAL, USE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from localeops.legacy._codec import Codec

__all__ = ["Reading", "broken_utf8", "confirmed", "readings", "sample", "wide_readings"]

SAMPLE = 640
_PIECE = 160
_UNSEEN = 8  # bytes that are not in the pieces, and what is around each is read too
_AROUND = 24
_HIGH = 0x80
_PAIR_HIGH = 0x8080
_ASCII = bytes(range(_HIGH))
_CANDIDATES = 8  # single-byte encodings that are read in pairs, at least
_WORK = 600  # pairs to be read in all
_GAINED = 2.0  # bits that a character may cost less after the one before it than alone
_MIXED = 8.0  # bits of a Latin letter beside a letter of another script
_LOST = 24.0  # bits of a fault in a multi-byte encoding
_CUT = 12.0  # bits of a character that the data ends within
_HINT = 16.0  # bits of a language that is not the one hinted at
_FAULTS = 1  # of them in a piece
_MORE = 1 << 16  # bytes that a reading of a sample is tried on
_CHECKED = 6  # readings of a sample that are tried on more, at most
_TOLERATED = 3  # faults in that
_FEW = 5  # pairs that count as being there in any text
_PRUNED = 6.0  # bits of a pair that a language may make up for what it costs in ASCII
_C1 = [chr(code) for code in (*range(0x80, 0x85), *range(0x86, 0xA0))]  # NEL is a line's end
_LETTERS = bytes(  # a for an ASCII letter, h for a byte of 80 to FF
    (*(0x61 if chr(code).isalpha() else 0x20 for code in range(_HIGH)), *(0x68,) * _HIGH)
)
_MULTI = (
    ("shift_jis", ("ja",), 0.0),
    ("euc-jp", ("ja",), 0.0),
    ("gbk", ("zh-Hans", "zh-Hant"), 0.0),
    ("big5", ("zh-Hant", "zh-Hans"), 0.0),
    ("euc-kr", ("ko",), 0.0),
    ("johab", ("ko",), 4.0),
)


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
        if start >= len(data):
            break
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
        if data[place] <= 0x20:
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
        rare, languages = USE.get(name, UNUSUAL)
        use = languages.split()
        own = [one for one in _model.names(script) if _tag(one) in use]
        models = [_model.language(one).single for one in own or _model.names(script)]
        least = bytes(map(min, zip(*models, strict=True))) if len(models) > 1 else models[0]
        rare += 0.0 if own else UNUSED
        bound = bytes(_HIGH) + high.translate(least.ljust(256, b"\xff"))
        extra = {
            one: USE.get(name, UNUSUAL)[0] + (0.0 if _tag(one) in use else UNUSED)
            for one in _model.names(script)
        }
        found.append(_Single(name, script, low + high, low_cases + cases, bound, rare, extra))
    return tuple(found)


def readings(pieces: list[bytes], wanted: str | None) -> list[Reading]:
    """Return the readings of a sample in encodings of one or two bytes a character."""
    data = b"\n".join(pieces)
    if data.isascii():
        return []
    found = _multi_readings(pieces, wanted)
    most = min((one.bits for one in found), default=float("inf"))
    return _single_readings(data, wanted, most) + found


def _single_readings(data: bytes, wanted: str | None, most: float) -> list[Reading]:
    """Return the readings in single-byte encodings, but for those that cost more than *most*."""
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
    most += _GAINED * sum(numbers)
    for bound, place in bounds:
        if bound > most:
            break
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
    if len(codes) < 2:
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
        faults = left = 0
        for piece in pieces:
            text, wrong, left = decoded(name, piece, _FAULTS)
            if len(pieces) > 1 and wrong:  # it may begin within a character
                text, wrong, left = decoded(name, piece[1:], _FAULTS)
            if text is None:
                break
            texts.append(text)
            faults += wrong
        if len(texts) < len(pieces):
            continue
        text = "\n".join(texts)
        cut = _CUT if left and len(pieces) == 1 else 0.0
        costs = _model.costs(text, "Hani", own)
        for language, cost in costs.items():
            bits = cost + rare + faults * _LOST + cut
            if wanted not in (None, language):
                bits += _HINT
            found.append(Reading(name, bits, language, text))
    best: dict[str, Reading] = {}
    for one in found:
        if one.encoding not in best or one.bits < best[one.encoding].bits:
            best[one.encoding] = one
    return list(best.values())


def decoded(name: str, data: bytes, limit: int) -> tuple[str | None, int, int]:
    """Return a piece's text without its faults, how many those are, and the bytes left at its end.

    The text is None if there are more than the limit.
    """
    codec = _codec(name)
    parts = []
    faults = 0
    state = left = 0
    while data:
        reading = codec.decode(data, state, final=False)
        parts.append(reading.text)
        if reading.fault is None:
            left = len(data) - reading.used
            break
        faults += 1
        if faults > limit:
            return None, faults, 0
        state = reading.state
        data = data[reading.fault.end :]
    return "".join(parts), faults, left


def wide_readings(data: bytes, size: int) -> list[Reading]:
    """Return the readings of UTF-16 and UTF-32 without a mark, with the bits of *size* bytes."""
    found = []
    for name, width in (("utf-16le", 2), ("utf-16be", 2), ("utf-32le", 4), ("utf-32be", 4)):
        part = data[:SAMPLE]
        if len(data) % width:
            continue
        try:
            text = part.decode(name, "strict" if width > 2 else "replace")
        except UnicodeDecodeError:
            continue
        read = _of_text(name, text, 1.0)
        found.append(read._replace(bits=read.bits * size / len(part)))
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
    """Return the readings again, those behind that have a fault in more of the data.

    Only the first ones are asked, as far as one has none.
    """
    checked: list[Reading] = []
    for place, one in enumerate(found[:_CHECKED]):
        if one.encoding.startswith("utf-32"):  # it is read strictly, and no browser has it
            return sorted([*checked, *found[place:]], key=lambda other: other.bits)
        text, faults, _ = decoded(one.encoding, data[:_MORE], _TOLERATED)
        if text is None:
            faults = 2 * _TOLERATED
        else:
            faults += sum(map(text.count, _C1))
        checked.append(one._replace(bits=one.bits + faults * _LOST))
        if not faults:
            return sorted([*checked, *found[place + 1 :]], key=lambda other: other.bits)
    return sorted([*checked, *found[_CHECKED:]], key=lambda other: other.bits)
