"""Vietnamese encodings: tables with combining tones, and VNI, which writes a mark after its letter.

**VISCII, VN1, VN2, VN3** are tables (`Toned`). A text is written as it stands if every character
has a byte. A letter with marks that has not is composed, so that NFD is accepted as NFC is; and a
composed letter without a byte is written as its base and a tone where the table has both: in VN2
and for letters of other languages in VN1. What is read back is canonically equivalent to what was
written, and equal if it was NFC and the table has its letters. VISCII and VN3 have no combining
tones.

**VNI** (`Vni`), the code of the fonts of VNI for Windows: the letters of ASCII, ơ ư đ, and i with
its tones, are one byte each; after another vowel follows a byte for its marks, of the same case as
the vowel::

    acute F9   grave F8   hook FB   tilde F5   dot EF      after a e o u y ơ (F4) ư (F6)
    circumflex E2, with those tones E1 E0 E5 E3 E4         after a e o
    breve      EA, with those tones E9 E8 FA FC EB         after a
    í ED   ì EC   ỉ E6   ĩ F3   ị F2   ỵ EE   đ F1

Capitals are 20 lower. Bytes 80 to BF are the signs of windows-1252, as in the fonts. The text that
is read is NFC; what is written may be NFC or NFD. A mark after a letter that has none such, or of
the other case, is a fault: what it stood for is a guess.

DIFFERENCE: the keyboards' converters take a mark that fits no letter for the letter of
windows-1252.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
from functools import cache

from localeops.legacy._codec import Fault, Reading
from localeops.legacy._single import SingleByte

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Toned", "Vni"]

_NONE = "\ufffe"
_TONES = "\u0301\u0300\u0309\u0303\u0323"  # acute, grave, hook, tilde, dot
_CLUSTER = re.compile("[^\u0300-\u036f][\u0300-\u036f]+")
_PIECE = re.compile("[^\u0300-\u036f]?[\u0300-\u036f]*", re.DOTALL)
_MOST = 3  # marks of a letter: circumflex, horn or breve, and a tone, with one to spare
_LATIN = (*range(0xC0, 0x250), *range(0x1E00, 0x1F00))


class Toned(SingleByte):
    """The codec of a Vietnamese table, which composes what it cannot write otherwise."""

    __slots__ = ("_letters", "_splits")

    def __init__(self, name: str, table: str) -> None:
        super().__init__(name, table)
        self._letters = frozenset(table) - {_NONE}
        self._splits: dict[int, str] | None = None

    def encode(self, text: str) -> tuple[bytes, int]:
        """Return the bytes of ``text[:used]`` and *used*."""
        data, used = super().encode(text)
        if used == len(text):
            return data, used
        spelled = self._spelled(text)
        data, used = super().encode(spelled)
        if used == len(spelled):
            return data, len(text)
        used = _writable(text, lambda piece: self._letters.issuperset(self._spelled(piece)))
        return super().encode(self._spelled(text[:used]))[0], used

    def _spelled(self, text: str) -> str:
        """Return *text* with what has no byte composed, or taken apart."""
        if self._splits is None:
            self._splits = dict(self._parts())
        return _CLUSTER.sub(self._composed, text).translate(self._splits)

    def _composed(self, cluster: re.Match[str]) -> str:
        letters = cluster[0]
        if self._letters.issuperset(letters):
            return letters
        return unicodedata.normalize("NFC", letters)

    def _parts(self) -> list[tuple[int, str]]:
        """Return the letters that have no byte but are a base and a tone that have."""
        found = []
        for code in _LATIN:
            base, *marks = tuple(unicodedata.normalize("NFD", chr(code)))
            for tone in _TONES:
                if tone in marks and chr(code) not in self._letters:
                    rest = "".join([base, *(mark for mark in marks if mark != tone)])
                    parts = unicodedata.normalize("NFC", rest) + tone
                    if self._letters.issuperset(parts):
                        found.append((code, parts))
        return found


def _writable(text: str, fits: Callable[[str], bool]) -> int:
    """Return the index of the first character without which what is before it can be written."""
    for piece in _PIECE.finditer(text):
        if not fits(piece[0]):
            letters = piece[0]
            alone = next((at for at, mark in enumerate(letters) if at and not fits(mark)), 0)
            size = min(len(letters) - 1, alone + _MOST)  # so many compose with a letter at most
            while size and not fits(letters[:size]):
                size -= 1
            return piece.start() + size
    return len(text)


# VNI ---------------------------------------------------------------------------------------------

# The marks of a byte after a vowel, and the vowels of the alphabet that take them.
_MARKS = {
    **dict(zip(b"\xf9\xf8\xfb\xf5\xef", tuple(_TONES), strict=True)),
    0xE2: "\u0302",
    **dict(zip(b"\xe1\xe0\xe5\xe3\xe4", ("\u0302" + tone for tone in _TONES), strict=True)),
    0xEA: "\u0306",
    **dict(zip(b"\xe9\xe8\xfa\xfc\xeb", ("\u0306" + tone for tone in _TONES), strict=True)),
}
_SINGLE = {
    0xF4: "ơ", 0xF6: "ư", 0xF1: "đ", 0xED: "í", 0xEC: "ì", 0xE6: "ỉ", 0xF3: "ĩ", 0xF2: "ị",
    0xEE: "ỵ",
}  # fmt: skip
_CAPITAL = 0x20  # what a capital is below its small letter
_VOWELS = b"aeouyAEOUY\xf4\xf6\xd4\xd6"
_STACKED = "\ue000"  # the first of the stand-ins for two marks in one byte


def _tables() -> tuple[str, dict[str, str]]:
    """Return the character of each byte, and the stand-ins of double marks with their marks."""
    table = [chr(byte) for byte in range(0x80)]
    table += [bytes([byte]).decode("cp1252", "replace") for byte in range(0x80, 0xC0)]
    table = [_NONE if character == "\ufffd" else character for character in table]
    table += [_NONE] * 0x40
    for byte, letter in _SINGLE.items():
        table[byte] = letter
        table[byte - _CAPITAL] = letter.upper()
    doubles: dict[str, str] = {}
    for number, (byte, marks) in enumerate(_MARKS.items()):
        stand_in = marks if len(marks) == 1 else chr(ord(_STACKED) + number)
        table[byte] = table[byte - _CAPITAL] = stand_in
        if len(marks) > 1:
            doubles[stand_in] = marks
    return "".join(table), doubles


def _fault_pattern() -> re.Pattern[bytes]:
    """Return what matches at a byte that stands for nothing, or for no mark of its letter."""
    table = _TABLE
    none = bytes(byte for byte in range(256) if table[byte] == _NONE)
    marks = bytes(_MARKS)
    allowed = []
    for shift in (0, _CAPITAL):
        tones, circumflexes, breves = (
            bytes(byte - shift for byte in some) for some in (marks[:5], marks[5:11], marks[11:])
        )
        dotted, undotted = bytes([marks[4] - shift]), tones[:4]
        change = bytes.upper if shift else bytes.lower
        horns = bytes([0xF4 - shift, 0xF6 - shift])
        allowed += [
            b"[" + change(b"aeouy") + horns + b"][" + undotted + b"]",
            b"[" + change(b"aeou") + horns + b"]" + dotted,
            b"[" + change(b"aeo") + b"][" + circumflexes + b"]",
            change(b"a") + b"[" + breves + b"]",
        ]
    every = marks + bytes(byte - _CAPITAL for byte in marks)
    return re.compile(b"[" + every + none + b"](?<!" + b")(?<!".join(allowed) + b")", re.DOTALL)


_TABLE, _DOUBLES = _tables()
_FAULT = _fault_pattern()


@cache
def _bytes_of() -> dict[int, str]:
    """Return what each character is written as, one or two bytes as those of Latin-1."""
    spelled: dict[int, str] = {}
    for byte, character in enumerate(_TABLE):
        if character != _NONE and not "\u0300" <= character <= "\u036f" and character < _STACKED:
            spelled[ord(character)] = chr(byte)
    for vowel in _VOWELS:
        for mark, marks in _MARKS.items():
            for byte in (mark, mark - _CAPITAL):
                pair = bytes([vowel, byte])
                letter = unicodedata.normalize("NFC", _TABLE[vowel] + marks)
                if not _FAULT.search(pair):
                    spelled[ord(letter)] = pair.decode("latin-1")
    return spelled


class Vni:
    """The codec of VNI for Windows."""

    __slots__ = ("_unwritable", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self._unwritable: re.Pattern[str] | None = None

    def decode(self, data: bytes, state: int = 0, *, final: bool = True) -> Reading:  # noqa: ARG002
        """Read *data* up to its end or the first byte that cannot stand there."""
        found = _FAULT.search(data)
        if found:
            start = found.start()
            reason = "unassigned" if _TABLE[data[start]] == _NONE else "not a mark of its letter"
            return Reading(_read(data[:start]), start, 0, Fault(start, start + 1, reason))
        used = len(data) - (not final and data[-1:] in _LAST)
        return Reading(_read(data[:used]), used, 0, None)

    def encode(self, text: str) -> tuple[bytes, int]:
        """Return the bytes of ``text[:used]`` and *used*."""
        spelled = _bytes_of()
        if self._unwritable is None:
            characters = "".join(map(chr, spelled))
            self._unwritable = re.compile(f"[^{re.escape(characters)}]")
        unwritable = self._unwritable
        used, composed = len(text), text
        if unwritable.search(text):
            composed = _composed(text)
            if unwritable.search(composed):
                used = _writable(text, lambda piece: not unwritable.search(_composed(piece)))
                composed = _composed(text[:used])
        return composed.translate(spelled).encode("latin-1"), used


_LAST = frozenset(bytes([vowel]) for vowel in _VOWELS)


def _read(data: bytes) -> str:
    """Return the text of *data* without faults."""
    text = codecs.charmap_decode(data, "strict", _TABLE)[0]
    if text.isascii():
        return text
    for stand_in, marks in _DOUBLES.items():
        text = text.replace(stand_in, marks)
    return unicodedata.normalize("NFC", text)


def _composed(text: str) -> str:
    """Return *text* with every letter that has marks composed."""
    return _CLUSTER.sub(lambda cluster: unicodedata.normalize("NFC", cluster[0]), text)
