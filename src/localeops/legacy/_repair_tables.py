"""The encodings that text is read in by mistake, as `repair` needs them.

A single-byte one (`Table`) is here with a character for each byte: those of the WHATWG, in which a
byte of windows-125x without a character is the control character of its number, as browsers have
it, and those of Windows for true ISO 8859 and the pages of DOS. A multi-byte one (`Pairs`) is the
codec of the WHATWG.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    from localeops.legacy._codec import Codec

    Wrong: TypeAlias = "Table | Pairs"

__all__ = ["MULTI", "RARE", "SINGLE", "Pairs", "Table", "pairs", "places", "possible", "table"]

# The usual ones first: of two that give the same text the first one is named.
SINGLE = (
    *("windows-1252", "iso-8859-1", "windows-1251", "windows-1250", "windows-1254"),
    *("windows-1253", "windows-1256", "windows-1255", "windows-1257", "windows-1258"),
    *("macintosh", "cp437", "cp850", "cp852", "ibm866", "koi8-r", "koi8-u", "x-mac-cyrillic"),
    *("iso-8859-2", "iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8", "iso-8859-9"),
    *("iso-8859-15", "iso-8859-3", "iso-8859-4", "iso-8859-10", "iso-8859-13", "iso-8859-14"),
    *("iso-8859-16", "windows-874", "cp737", "cp775", "cp855", "cp857", "cp858", "cp862"),
    *("cp869", "mac-centraleurope", "mac-greek", "mac-turkish", "mac-romanian", "mac-croatian"),
    "mac-icelandic",
)
# Bits of an encoding for being read in seldom.
RARE = {
    "windows-1252": 0.0,
    "iso-8859-1": 0.0,
    "windows-1251": 1.0,
    "windows-1250": 1.0,
    "windows-1254": 1.0,
    "windows-1253": 1.5,
    "windows-1256": 1.5,
    "macintosh": 1.0,
    "cp437": 1.0,
    "cp850": 2.0,
    "cp852": 2.0,
    "gbk": 3.0,
    "shift_jis": 3.0,
    "big5": 4.0,
    "windows-1257": 2.0,
    "windows-1255": 2.0,
    "ibm866": 2.0,
    "koi8-r": 2.0,
    "euc-kr": 4.0,
    "euc-jp": 6.0,
    "iso-8859-2": 1.5,
    "iso-8859-15": 6.0,
    "iso-8859-9": 1.5,
    "x-mac-cyrillic": 2.5,
}
MULTI = ("shift_jis", "gbk", "big5", "euc-kr", "euc-jp")
_WINDOWS = frozenset(("iso-8859-1", "iso-8859-9"))  # names that mean something else to browsers
_HIGH = 0x80


class Table:
    """A single-byte encoding.

    Args:
        name: Its name.
        characters: Those of the bytes 80 to FF, U+FFFD for none. There the control character or the
            Latin letter of the same number stands, as many readers have it, unless it is another's.

    Attributes:
        name: Its name.
        high: The characters of the bytes 80 to FF.
        codes: The byte of each code point, for `str.translate` of a text that has no others.
        lone: The character of each byte as ``surrogateescape`` leaves it.
    """

    __slots__ = ("codes", "high", "lone", "name")

    def __init__(self, name: str, characters: str) -> None:
        self.name = name
        bytes_of = {ord(one): byte for byte, one in enumerate(characters, _HIGH) if one != "\ufffd"}
        for byte, one in enumerate(characters, _HIGH):
            if one == "\ufffd":
                bytes_of.setdefault(byte, byte)
        self.high = frozenset(map(chr, bytes_of))
        self.codes = bytes_of
        self.lone = {0xDC00 + byte: code for code, byte in bytes_of.items()}

    def octets(self, text: str) -> bytes:
        """Return the bytes of a text whose characters are ASCII or `high`."""
        return text.translate(self.codes).encode("latin-1")


class Pairs:
    """A multi-byte encoding.

    Args:
        name: Its name.
        codec: Its codec.

    Attributes:
        name: Its name.
    """

    __slots__ = ("_codec", "name")

    def __init__(self, name: str, codec: Codec) -> None:
        self.name = name
        self._codec = codec

    def octets(self, text: str) -> bytes | None:
        """Return the bytes of a text, None if it has not all of them."""
        data, used = self._codec.encode(text)
        return data if used == len(text) else None

    def text(self, data: bytes) -> str | None:
        """Return the text of bytes, None if they have none."""
        reading = self._codec.decode(data)
        return None if reading.fault else reading.text


class Places(NamedTuple):
    """In which single-byte encodings a character is what, a bit each in the order of `SINGLE`.

    Attributes:
        there: Those that have it.
        lead: Those in which its byte begins a sequence of UTF-8.
        trail: Those in which its byte goes on with one.
    """

    there: int
    lead: int
    trail: int


@cache
def places() -> dict[str, Places]:
    """Return where each character is that a single-byte encoding has above ASCII."""
    found: dict[str, list[int]] = {}
    for number, name in enumerate(SINGLE):
        for code, byte in table(name).codes.items():
            masks = found.setdefault(chr(code), [0, 0, 0])
            masks[0] |= 1 << number
            masks[1] |= (0xC2 <= byte <= 0xF4) << number
            masks[2] |= (byte < 0xC0) << number
    return {one: Places(*masks) for one, masks in found.items()}


def possible(word: str) -> list[str]:
    """Return the single-byte encodings in which a word has a sequence of UTF-8."""
    where = places()
    there = -1
    sequences = 0
    before = 0
    for one in word:
        if one <= "\x7f":
            before = 0
            continue
        found = where.get(one)
        if found is None:
            return []
        there &= found.there
        sequences |= before & found.trail
        before = found.lead
    both = there & sequences
    return [name for number, name in enumerate(SINGLE) if both >> number & 1] if both else []


@cache
def table(name: str) -> Table:
    """Return a single-byte encoding by its name."""
    from localeops.legacy import _registry, _single

    standard = "microsoft" if name in _WINDOWS else "whatwg"
    codec = _registry.codec(name, standard)
    if isinstance(codec, _single.SingleByte):
        return Table(name, codec.replace(bytes(range(_HIGH, 0x100))))
    characters = (codec.decode(bytes((byte,))) for byte in range(_HIGH, 0x100))
    return Table(name, "".join("\ufffd" if one.fault else one.text for one in characters))


@cache
def pairs(name: str) -> Pairs:
    """Return a multi-byte encoding by its name."""
    from localeops.legacy import _registry

    # The Encoding Standard reads what Shift_JIS has for private use, but does not write it.
    standard = "microsoft" if name == "shift_jis" else "whatwg"
    return Pairs(name, _registry.codec(name, standard))
