"""Snippets of 20 to 400 bytes in old encodings, cut from sentences that the model has not seen.

Where CPython has a codec, it writes the bytes. It does not have those in `OURS`; these are written
by ours, whose tables have tests of their own.
"""

import random
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from localeops import legacy

SENTENCES = Path(__file__).parents[1] / "data" / "sentences" / "test"
SIZES = (20, 30, 40, 60, 80, 120, 200, 300, 400)
EACH = 9
_WEST = "cp1252 iso8859_15 cp850 mac_roman"
ENCODINGS = {
    "ar": "cp1256 iso8859_6 cp720",
    "cs": "cp1250 iso8859_2 cp852 mac_latin2 kamenicky",
    "de": f"{_WEST} cp437",
    "el": "cp1253 iso8859_7 cp737 cp869",
    "en": "cp1252 mac_roman",
    "es": f"{_WEST} cp437",
    "fr": _WEST,
    "he": "cp1255 iso8859_8 cp862",
    "hi": "iscii-devanagari",
    "hr": "cp1250 iso8859_2 cp852 mac_croatian",
    "hu": "cp1250 iso8859_2 cp852",
    "it": _WEST,
    "ja": "cp932 euc_jp iso2022_jp",
    "ko": "cp949 euc_kr johab",
    "pl": "cp1250 iso8859_2 cp852 mazovia",
    "pt": _WEST,
    "ro": "cp1250 iso8859_2 cp852",
    "ru": "cp1251 koi8_r cp866 iso8859_5 mac_cyrillic cp855",
    "sr-Cyrl": "cp1251 iso8859_5 mac_cyrillic cp855",
    "sr-Latn": "cp1250 iso8859_2 cp852",
    "sv": _WEST,
    "th": "cp874",
    "tr": "cp1254 cp857 mac_turkish",
    "uk": "cp1251 koi8_u mac_cyrillic iso8859_5",
    "vi": "cp1258 viscii tcvn5712-1",
    "zh-Hans": "gbk gb18030",
    "zh-Hant": "big5 gbk",
}
OURS = ("kamenicky", "mazovia", "viscii", "tcvn5712-1", "iscii-devanagari")
_CEDILLAS = str.maketrans("șțȘȚ", "şţŞŢ")
_TONES = "\u0300\u0301\u0303\u0309\u0323"


class Snippet(NamedTuple):
    """Bytes, and what they are.

    Attributes:
        language: Of the text.
        encoding: Of the bytes.
        data: The bytes.
        text: The text.
    """

    language: str
    encoding: str
    data: bytes
    text: str


def snippets(folder: Path = SENTENCES, sizes: tuple[int, ...] = SIZES) -> Iterator[Snippet]:
    """Yield `EACH` snippets of each language and encoding, the same in every run."""
    for language, encodings in ENCODINGS.items():
        path = folder / f"{language}.txt"
        if not path.exists():
            continue
        lines = [line for line in path.read_text("utf-8").splitlines() if line]
        for encoding in encodings.split():
            chosen = random.Random(f"{language} {encoding}")
            found = 0
            for turn in range(50 * EACH):
                size = sizes[turn % len(sizes)]
                text = _text(lines, chosen.randrange(len(lines)), size, language, encoding)
                data = _written(text, encoding)
                if data and len(data) >= min(sizes) and (not data.isascii() or b"\x1b" in data):
                    yield Snippet(language, encoding, data, text)
                    found += 1
                    if found == EACH:
                        break


def _text(lines: list[str], start: int, size: int, language: str, encoding: str) -> str:
    """Return sentences that follow one another, cut between words or characters."""
    text = "\n".join(lines[start : start + 20])
    if language == "ro":  # the letters that all these encodings have
        text = text.translate(_CEDILLAS)
    if encoding == "cp1258":
        text = _apart(text)
    if encoding == "iscii-devanagari":  # it has nothing but ASCII and Devanagari
        text = legacy.decode(_written(text, encoding) or b"", encoding)
    while (data := _written(text, encoding)) is None or len(data) > size:
        if not text:
            return ""
        if data is None:
            text = text[: max(0, min(len(text) - 1, text.rfind("\n")))]
            continue
        shorter = text[: max(1, len(text) * size // len(data))]
        blank = max(shorter.rfind(" "), shorter.rfind("\n"))
        text = shorter[:blank] if blank > len(shorter) // 2 else shorter[:-1]
    return text


def _written(text: str, encoding: str) -> bytes | None:
    """Return the bytes of a text, None if the encoding does not have it all."""
    try:
        return legacy.encode(text, encoding) if encoding in OURS else text.encode(encoding)
    except ValueError:
        return None


def _apart(text: str) -> str:
    """Return the text with the marks of Vietnamese tones apart, as page 1258 has them."""
    parts = []
    for one in text:
        base, *marks = unicodedata.normalize("NFD", one)
        tones = "".join(mark for mark in marks if mark in _TONES)
        rest = "".join(mark for mark in marks if mark not in _TONES)
        parts.append(unicodedata.normalize("NFC", base + rest) + tones)
    return "".join(parts)
