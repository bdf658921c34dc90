"""Which encoding bytes are in: the order in which `localeops.legacy.detect` asks.

1. No bytes: UTF-8, with confidence 0.
2. A byte order mark: UTF-8, UTF-32, UTF-16.
3. Bytes of 00 to 7F alone: ISO-2022-JP and ISO-2022-KR by their escapes, HZ by its braces, and else
   UTF-8, of which ASCII is a part, as it is of most others.
4. Valid UTF-8 with a sequence of several bytes, though the last one may be cut off (RFC 3629).
5. What the model says (`localeops.legacy._readings`): every reading in every language, and where
   there are control characters UTF-16 and UTF-32 without a mark as well.

The confidence of a reading is how likely its text is among the texts of all readings, bytes by
chance being one of them: what is not like any text has none that is likely. The bits of the model
are divided by `_TEMPER` first, as what it counts is not independent.
"""

from __future__ import annotations

from dataclasses import dataclass

from localeops.errors import UnknownLocaleError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from localeops.legacy._readings import Reading

__all__ = ["Guess", "detect"]

_MARKS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe\0\0", "utf-32le"),
    (b"\0\0\xfe\xff", "utf-32be"),
    (b"\xff\xfe", "utf-16le"),
    (b"\xfe\xff", "utf-16be"),
)
_ESCAPES = (
    ((b"\x1b$@", b"\x1b$B", b"\x1b(J", b"\x1b(I"), "iso-2022-jp", "ja"),
    ((b"\x1b$)C",), "iso-2022-kr", "ko"),
)
_CONTROLS = bytes({*range(0x20), 0x7F} - {*b"\t\n\f\r\x1a\x1b"})
_UTF8 = {0: 0.9, 1: 0.9, 2: 0.95}  # by how many sequences of several bytes there are
_SUREST = 0.99
_LISTED = 8
_ASCII = bytes(range(0x80))
# Bits of a byte by chance: less than eight, so that what is barely better is not taken for text.
_CHANCE_HIGH, _CHANCE_ASCII, _CHANCE_ZERO = 7.0, 6.5, 1.0
_WORST = 100.0
_TEMPER = 2.0  # bits by which the model is surer than it is right


@dataclass(frozen=True, slots=True)
class Guess:
    """An encoding that bytes may be in.

    Attributes:
        encoding: Its name, a label of `decode`.
        confidence: How likely its text is the right one, from 0 to 1.
        language: The language that the text is most like, or None.
    """

    encoding: str
    confidence: float
    language: str | None


def detect(data: bytes, language: str | None) -> list[Guess]:
    """Return the encodings that *data* may be in, the likeliest first."""
    wanted = None if language is None else _wanted(language)
    if not data:
        return [Guess("utf-8", 0.0, None)]
    for mark, name in _MARKS:
        if data.startswith(mark):
            whole = len(data) % (4 if "32" in name else 2 if "16" in name else 1) == 0
            return [Guess(name, _SUREST if whole else 0.6, None)]
    from localeops.legacy import _readings

    pieces = _readings.sample(data)
    part = b"\n".join(pieces)
    odd = len(part) - len(part.translate(None, _CONTROLS))
    if data.isascii():
        escaped = _escaped(data)
        if escaped or not odd:
            return [*escaped, Guess("utf-8", 0.01 if escaped else _SUREST, None)]
    elif not odd:
        certain = _utf8(data)
        if certain:
            return certain
    found = _readings.readings(pieces, wanted)
    if odd:
        found += _readings.wide_readings(data, len(part))
    found += _readings.broken_utf8(part)
    found.sort(key=lambda one: one.bits)
    if len(pieces) > 1:
        found = _readings.confirmed(data, found)
    return _guesses(part, found)


def _wanted(language: str) -> str:
    """Return the language of the model that a tag asks for."""
    from localeops import tags
    from localeops.legacy._model import LANGUAGES

    whole = tags.parse(tags.maximize(language))
    for name in (whole.language, f"{whole.language}-{whole.script}"):
        if name in LANGUAGES and tags.parse(tags.maximize(name)).script == whole.script:
            return name
    raise UnknownLocaleError(
        f"language {language!r} has no model here; those that have are {', '.join(LANGUAGES)}"
    )


def _escaped(data: bytes) -> list[Guess]:
    """Return the guess for bytes of 00 to 7F among which there are escapes."""
    for escapes, name, language in _ESCAPES:
        if any(escape in data for escape in escapes):
            return [Guess(name, _SUREST, language)]
    start = data.find(b"~{")
    inside = data[start + 2 : max(start, data.find(b"~}", start))] if start >= 0 else b""
    if inside and len(inside) % 2 == 0 and min(inside) > 0x20:
        return [Guess("hz-gb-2312", 0.9, "zh-Hans")]
    return []


def _utf8(data: bytes) -> list[Guess]:
    """Return the guess if all is UTF-8, though cut off at the end; nothing if it is not."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        if error.reason != "unexpected end of data" or data[: error.start].isascii():
            return []
        data = data[: error.start]  # what is cut off is no evidence
    sequences = sum(map(data[:4096].count, map(int.to_bytes, range(0xC2, 0xF5))))
    return [Guess("utf-8", _UTF8.get(sequences, _SUREST), None)]


def _guesses(data: bytes, found: list[Reading]) -> list[Guess]:
    """Return the readings as guesses, each as likely as its text among the texts and noise."""
    best = found[0].bits
    texts: dict[str, float] = {}
    for one in found:
        texts.setdefault(one.text, one.bits)
    whole = sum(2.0 ** ((best - bits) / _TEMPER) for bits in texts.values())
    whole += 2.0 ** min(_WORST, (best - _by_chance(data)) / _TEMPER)
    return [
        Guess(
            one.encoding,
            min(_SUREST, round(2.0 ** ((best - texts[one.text]) / _TEMPER) / whole, 3)),
            one.language,
        )
        for one in sorted(found, key=lambda one: texts[one.text])[:_LISTED]
    ]


def _by_chance(data: bytes) -> float:
    """Return the bits of the data as bytes by chance."""
    high = len(data.translate(None, _ASCII))
    zeros = data.count(0)
    return _CHANCE_HIGH * high + _CHANCE_ZERO * zeros + _CHANCE_ASCII * (len(data) - high - zeros)
