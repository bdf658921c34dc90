"""ISO-2022-JP of the Encoding Standard (12.2), and code pages 50220, 50221 and 50222 of Windows.

An escape sequence chooses what the bytes after it stand for: ESC ( B is ASCII, ESC ( J JIS X 0201
Roman (5C is ¥ and 7E is ‾), ESC ( I halfwidth katakana, ESC $ @ and ESC $ B two bytes of the index
jis0208. In the Encoding Standard an escape sequence right after another one is a fault, and so are
SO, SI, bytes from 80 on, and a control character among double bytes, where a line must not end.
Halfwidth katakana are read and are written fullwidth.

The code pages of Windows read all three alike: 5C and 7E of JIS X 0201 Roman as the reverse solidus
and the tilde; escape sequences in a row; control characters among double bytes; SO and SI around
halfwidth katakana; no JIS X 0212. They write halfwidth katakana each in its own way: 50220
fullwidth, one for one; 50221 after ESC ( I; 50222 between SO and SI.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from localeops.legacy._codec import Fault, Reading
from localeops.legacy._indexes import index
from localeops.legacy._stepped import CUT

if TYPE_CHECKING:
    import re

__all__ = ["CodePage5022x", "Iso2022Jp"]

_ASCII, _ROMAN, _KATAKANA, _DOUBLE = range(4)
_CHARSET = 3
_FRESH = 4  # an escape sequence was read and nothing after it: "output flag" of the standard
_SHIFTED = 8  # Windows: between SO and SI
_ESCAPES = {b"(B": _ASCII, b"(J": _ROMAN, b"(I": _KATAKANA, b"$@": _DOUBLE, b"$B": _DOUBLE}
_WRITTEN = {_ASCII: b"\x1b(B", _ROMAN: b"\x1b(J", _KATAKANA: b"\x1b(I", _DOUBLE: b"\x1b$B"}
_SIZE = 94
_KANA = 0xFF61 - 0x21
# Encoding Standard, index iso-2022-jp-katakana: U+FF61 to U+FF9F fullwidth.
_FULLWIDTH = (
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノ"
    "ハヒフヘホマミムメモヤユヨラリルレロワン゛゜"
)
_WINDOW = 8192
_GRAPHIC = bytes({*range(0x21, 0x7F)} - {*b"$("})
# CPython's table is that of JIS X 0208 by itself.
_SWAPS = (
    ("\u301c", "\uff5e"),
    ("\u2016", "\u2225"),
    ("\u2212", "\uff0d"),
    ("\xa2", "\uffe0"),
    ("\xa3", "\uffe1"),
    ("\xac", "\uffe2"),
)
# What the C codec leaves after the text: where it stopped.
_NOTE = "\ud800"
_END = "\udfff"
_HANDLER = "localeops.legacy.iso-2022-jp"


@cache
def _double_bytes() -> dict[str, bytes]:
    table: dict[str, bytes] = {}
    for pointer, character in enumerate(index("jis0208")[: _SIZE * _SIZE]):
        if character != "\0":
            lead, trail = divmod(pointer, _SIZE)
            table.setdefault(character, bytes((lead + 0x21, trail + 0x21)))
    return table


def _stop(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeDecodeError):
        raise error
    return f"{_NOTE}{error.start}{_END}", len(error.object)


@cache
def _patterns() -> tuple[re.Pattern[bytes], re.Pattern[bytes], re.Pattern[bytes]]:
    import codecs
    import re

    codecs.register_error(_HANDLER, _stop)
    return (
        re.compile(rb"\x1b(?:..\x1b|[^$(]|\$[^@B])", re.DOTALL),
        re.compile(rb"\x1b\$[$(]*+[^$(\x1b]", re.DOTALL),
        re.compile(rb"\x1b(?:\$[@B][!-~]*+[^!-~\x1b]|..\x1b|[^$(]|\$[^@B])", re.DOTALL),
    )


def _unlike(data: bytes) -> re.Match[bytes] | None:
    """Return where the C codec may first read what the standard does not, or None.

    That is an escape sequence right after another or of another kind, such as ESC $ ( B, and anything
    among double bytes that is none.
    The last pattern finds both, but takes its time. So the first looks for the one, and the second
    for the other in what is left of the data without most of its graphic characters.
    """
    escapes, controls, exact = _patterns()
    if not escapes.search(data) and not controls.search(data.translate(None, _GRAPHIC)):
        return None
    return exact.search(data)


class Iso2022Jp:
    """ISO-2022-JP as the Encoding Standard reads and writes it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decode(self, data: bytes, state: int = 0, *, final: bool = True) -> Reading:
        """Read *data* up to its end or the first fault."""
        pieces: list[str] = []
        at, end = 0, len(data)
        window = end
        while at < end:
            if not state:
                piece, at, state = self.quick(data, at, window)
                pieces.append(piece)
                if at == end:
                    break
                window = _WINDOW
            # One step at least, and on to where the C codec can begin again.
            while at < end:
                found, after = self.step(data, at, state)
                if isinstance(found, Fault):
                    text = "".join(pieces)
                    if found.reason == CUT and not final:
                        return Reading(text, at, state, None)
                    return Reading(text, at, after, found)
                piece, at = found
                state = after
                pieces.append(piece)
                if not state:
                    break
        return Reading("".join(pieces), at, state, None)

    base = "iso2022_jp"
    swaps: tuple[tuple[str, str], ...] = _SWAPS

    def quick(self, data: bytes, at: int, window: int) -> tuple[str, int, int]:
        """Return what the C codec makes of the data from a place in ASCII on.

        The text, where it stopped, and the state there. It stops before anything that it reads in
        another way than the standard.
        """
        part = data[at : at + window]
        found = _unlike(part)
        limit = found.start() if found else len(part)
        for byte in (b"\x0e", b"\x0f"):
            place = part.find(byte, 0, limit)
            limit = place if place >= 0 else limit
        if limit < len(part):
            part = part[:limit]
        text = part.decode(self.base, _HANDLER)
        if text.endswith(_END):
            text, _, note = text.rpartition(_NOTE)
            limit = int(note[:-1])
        for old, new in self.swaps:
            text = text.replace(old, new)
        escape = part.rfind(b"\x1b", 0, limit)
        if escape < 0:
            return text, at + limit, _ASCII
        fresh = _FRESH if escape + 3 == limit else 0
        return text, at + limit, _ESCAPES[part[escape + 1 : escape + 3]] | fresh

    def step(
        self, data: bytes, at: int, state: int
    ) -> tuple[tuple[str, int], int] | tuple[Fault, int]:
        """Return what stands at a place and the place after it, or a fault; and the next state."""
        byte = data[at]
        charset = state & _CHARSET
        if byte == 0x1B:
            return self.escape(data, at, state)
        if charset == _DOUBLE:
            if not 0x21 <= byte <= 0x7E:
                return Fault(at, at + 1, "not a lead byte"), charset
            if at + 1 == len(data):
                return Fault(at, at + 1, CUT), charset
            trail = data[at + 1]
            if trail == 0x1B:
                return Fault(at, at + 1, "not a trail byte"), charset
            character = "\0"
            if 0x21 <= trail <= 0x7E:
                character = index("jis0208")[(byte - 0x21) * _SIZE + trail - 0x21]
            if character == "\0":
                return Fault(at, at + 2, "unassigned"), charset
            return (character, at + 2), charset
        if charset == _KATAKANA:
            if 0x21 <= byte <= 0x5F:
                return (chr(_KANA + byte), at + 1), charset
            return Fault(at, at + 1, "unassigned"), charset
        return self.single(byte, at, state)

    def single(
        self, byte: int, at: int, state: int
    ) -> tuple[tuple[str, int], int] | tuple[Fault, int]:
        """Return what a byte stands for in ASCII and JIS X 0201 Roman."""
        charset = state & _CHARSET
        if byte in {0x0E, 0x0F} or byte >= 0x80:
            return Fault(at, at + 1, "unassigned"), charset
        character = chr(byte)
        if charset == _ROMAN:
            character = {"\\": "¥", "~": "‾"}.get(character, character)
        return (character, at + 1), charset

    def escape(
        self, data: bytes, at: int, state: int
    ) -> tuple[tuple[str, int], int] | tuple[Fault, int]:
        """Return what an escape sequence does."""
        rest = data[at + 1 : at + 3]
        charset = _ESCAPES.get(rest)
        if charset is None:
            cut = len(rest) < 2 and rest in {b"", b"(", b"$"}
            return Fault(at, at + 1, CUT if cut else "unknown escape sequence"), state & _CHARSET
        if state & _FRESH and self.refuses_escapes_in_a_row:
            return Fault(at, at + 3, "escape sequence after another"), charset | _FRESH
        return ("", at + 3), charset | _FRESH

    refuses_escapes_in_a_row = True

    def encode(self, text: str) -> tuple[bytes, int]:
        """Return the bytes of ``text[:used]`` and *used*."""
        pieces: list[bytes] = []
        charset, used = _ASCII, len(text)
        for place, character in enumerate(text):
            found = self.write(character, charset)
            if found is None:
                used = place
                break
            wanted, code = found
            if wanted != charset:
                pieces.append(self.switch(charset, wanted))
                charset = wanted
            pieces.append(code)
        if charset != _ASCII:
            pieces.append(self.switch(charset, _ASCII))
        return b"".join(pieces), used

    def switch(self, before: int, after: int) -> bytes:
        """Return the bytes that choose another set of characters."""
        del before
        return _WRITTEN[after]

    def write(self, character: str, charset: int) -> tuple[int, bytes] | None:
        """Return the set that has a character, and its bytes there, or None."""
        if character < "\x80":
            if character in "\x0e\x0f\x1b":
                return None
            stays = charset == _ROMAN and character not in "\\~"
            return (_ROMAN if stays else _ASCII), character.encode("ascii")
        if character in "¥‾":
            return _ROMAN, b"\x5c" if character == "¥" else b"\x7e"
        if character == "\u2212":
            character = "\uff0d"
        elif "\uff61" <= character <= "\uff9f":
            character = _FULLWIDTH[ord(character) - 0xFF61]
        code = _double_bytes().get(character)
        return None if code is None else (_DOUBLE, code)


class CodePage5022x(Iso2022Jp):
    """Code pages 50220, 50221 and 50222 of Windows, without best fit."""

    swaps = (*_SWAPS, ("¥", "\\"), ("‾", "~"))
    refuses_escapes_in_a_row = False

    def __init__(self, name: str, katakana: str) -> None:
        super().__init__(name)
        self._katakana = katakana

    def step(
        self, data: bytes, at: int, state: int
    ) -> tuple[tuple[str, int], int] | tuple[Fault, int]:
        """Return what stands at a place and the place after it, or a fault; and the next state."""
        byte = data[at]
        if byte == 0x1B:
            return self.escape(data, at, state)
        if byte in {0x0E, 0x0F}:
            return ("", at + 1), (state & _CHARSET) | (_SHIFTED if byte == 0x0E else 0)
        if byte < 0x21:
            return (chr(byte), at + 1), state
        if state & _SHIFTED:
            if byte <= 0x5F:
                return (chr(_KANA + byte), at + 1), state
            return Fault(at, at + 1, "unassigned"), state
        return super().step(data, at, state)

    def single(
        self, byte: int, at: int, state: int
    ) -> tuple[tuple[str, int], int] | tuple[Fault, int]:
        """Return what a byte stands for in ASCII and JIS X 0201 Roman."""
        return super().single(byte, at, state & _CHARSET and _ASCII)[0], state & _CHARSET  # type: ignore[return-value]

    def switch(self, before: int, after: int) -> bytes:
        """Return the bytes that choose another set of characters."""
        if self._katakana != "shift":
            return super().switch(before, after)
        leave = b"\x0f" if before == _KATAKANA else b""
        if after == _KATAKANA:
            return (b"" if before == _ASCII else _WRITTEN[_ASCII]) + b"\x0e"
        return leave + (b"" if leave and after == _ASCII else _WRITTEN[after])

    def write(self, character: str, charset: int) -> tuple[int, bytes] | None:
        """Return the set that has a character, and its bytes there, or None."""
        if character in "¥‾\u2212":
            return None
        if "\uff61" <= character <= "\uff9f" and self._katakana != "fullwidth":
            return _KATAKANA, bytes((ord(character) - _KANA,))
        return super().write(character, charset)
