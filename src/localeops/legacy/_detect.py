"""Which encoding bytes are in: `detect` of `localeops.legacy`."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Guess", "detect"]

_ASCII = bytes(range(0x80))
_MARKS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe\0\0", "utf-32le"),
    (b"\0\0\xfe\xff", "utf-32be"),
    (b"\xff\xfe", "utf-16le"),
    (b"\xfe\xff", "utf-16be"),
)
_ESCAPES = (
    ((b"\x1b$@", b"\x1b$B", b"\x1b(J", b"\x1b(I", b"\x1b$(D"), "iso-2022-jp", "ja"),
    ((b"\x1b$)C",), "iso-2022-kr", "ko"),
)
_CONTROLS = bytes({*range(0x20), 0x7F} - {*b"\t\n\f\r\x1a\x1b"})
_UTF8 = {0: 0.9, 1: 0.9, 2: 0.95}  # by how many sequences of several bytes there are
_LISTED = 8
_TEMPER = 3.0  # bits by which the model is surer than it is right


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


def detect(data: bytes, languages: tuple[str, ...] | None) -> list[Guess]:
    """Return the encodings that *data* may be in, the likeliest first."""
    if not data:
        return [Guess("utf-8", 0.0, None)]
    for mark, name in _MARKS:
        if data.startswith(mark):
            whole = len(data) % (4 if "32" in name else 2 if "16" in name else 1) == 0
            return [Guess(name, 0.99 if whole else 0.6, None)]
    from localeops.legacy import _readings

    part = _readings.sample(data)
    odd = len(part) - len(part.translate(None, _CONTROLS))
    if data.isascii() and not odd:
        return _ascii(data)
    if not odd:
        certain = _utf8(data)
        if certain:
            return certain
    found = _readings.readings(part, languages)
    if odd:
        found += _readings.wide_readings(data)
    found += _readings.broken_utf8(part)
    return _guesses(part, sorted(found, key=lambda one: one.bits))


def _ascii(data: bytes) -> list[Guess]:
    """Return the guesses for bytes of 00 to 7F, of which some may be escapes."""
    for escapes, name, language in _ESCAPES:
        if any(escape in data for escape in escapes):
            return [Guess(name, 0.99, language), Guess("utf-8", 0.01, None)]
    start = data.find(b"~{")
    if start >= 0:
        inside = data[start + 2 : data.find(b"~}", start)]
        if inside and len(inside) % 2 == 0 and min(inside) > 0x20:  # noqa: PLR2004
            return [Guess("hz-gb-2312", 0.9, "zh-Hans"), Guess("utf-8", 0.1, None)]
    return [Guess("utf-8", 0.99, None)]


def _utf8(data: bytes) -> list[Guess]:
    """Return the guess if all is UTF-8, though cut off at the end; nothing if it is not."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        if error.reason != "unexpected end of data" or error.start == 0:
            return []
    sequences = sum(map(data[:4096].count, map(int.to_bytes, range(0xC2, 0xF5))))
    return [Guess("utf-8", _UTF8.get(sequences, 0.99), None)]


def _guesses(data: bytes, found) -> list[Guess]:
    """Return the readings as guesses, each as likely as its text among the texts and noise."""
    best = found[0].bits
    noise = _noise(data)
    texts: dict[str, float] = {}
    for one in found:
        texts.setdefault(one.text, one.bits)
    whole = sum(2.0 ** ((best - bits) / _TEMPER) for bits in texts.values())
    whole += 2.0 ** min(60.0, (best - noise) / _TEMPER)
    return [
        Guess(one.encoding, 2.0 ** ((best - texts[one.text]) / _TEMPER) / whole, one.language)
        for one in found[:_LISTED]
    ]


def _noise(data: bytes) -> float:
    """Return the bits of the data as bytes by chance."""
    return 8.0 * len(data)
