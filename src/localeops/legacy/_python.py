"""CPython's text codecs as they stand, for ``standard="python"``.

The names are those of the modules of ``encodings``, such as ``shift_jis`` and ``iso8859_2``, and
every spelling that Python takes for one of them is a label: case, and which of ``-``, ``_`` and
blank stands in it, do not matter.

Not here: codecs that are not between bytes and text (``rot13``, ``hex``, ``base64``, ``zlib``,
``bz2``, ``uu``, ``quopri``), those of host names (``idna``, ``punycode``), of Python's source
(``unicode_escape``, ``raw_unicode_escape``), ``undefined``, those that Windows alone has (``mbcs``,
``oem``), and what a program has registered. ``utf_7`` holds back what stands in base64 until its
end, so reading it in pieces takes more than constant memory.
"""

from __future__ import annotations

import codecs
import sys
from encodings import normalize_encoding
from encodings.aliases import aliases

from localeops.legacy._codec import Fault, Reading

__all__ = ["NAMES", "Python", "name_of"]

_OTHERS = (
    "ascii latin_1 hp_roman8 palmos ptcp154 tis_620 koi8_r koi8_t koi8_u kz1048 mac_arabic "
    "mac_croatian mac_cyrillic mac_farsi mac_greek mac_iceland mac_latin2 mac_roman "
    "mac_romanian mac_turkish big5 big5hkscs cp932 cp949 cp950 euc_jis_2004 euc_jisx0213 "
    "euc_jp euc_kr gb18030 gb2312 gbk hz iso2022_jp iso2022_jp_1 iso2022_jp_2 iso2022_jp_2004 "
    "iso2022_jp_3 iso2022_jp_ext iso2022_kr johab shift_jis shift_jis_2004 shift_jisx0213 "
    "utf_7 utf_8 utf_8_sig utf_16 utf_16_be utf_16_le utf_32 utf_32_be utf_32_le"
)
_PAGES = (
    "037 273 424 437 500 720 737 775 850 852 855 856 857 858 860 861 862 863 864 865 866 869 874 "
    "875 1006 1026 1125 1140 1250 1251 1252 1253 1254 1255 1256 1257 1258"
)
_PARTS = "2 3 4 5 6 7 8 9 10 11 13 14 15 16"
NAMES = (
    *_OTHERS.split(),
    *(f"cp{number}" for number in _PAGES.split()),
    *(f"iso8859_{number}" for number in _PARTS.split()),
)
_WITH_MARK = ("utf_16", "utf_32")
_KNOWN = frozenset(NAMES)


def name_of(label: str) -> str | None:
    """Return the name of the codec that Python finds for a label, None if it is none of these."""
    if not label.isascii():
        return None
    name = normalize_encoding(label).lower()
    # As encodings.search_function looks it up.
    name = aliases.get(name) or aliases.get(name.replace(".", "_")) or name
    return name if name in _KNOWN else None


class Python:
    """A codec of CPython.

    Its incremental decoder has a state of its own, which is a number. Ours is one more, so that 0
    is the initial one.
    """

    __slots__ = ("_info", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self._info = codecs.lookup(name)

    def decode(self, data: bytes, state: int = 0, *, final: bool = True) -> Reading:
        """Read *data* up to its end or the first fault."""
        try:
            return self._decode(data, state, final=final)
        except UnicodeDecodeError:
            raise
        except UnicodeError:  # "pending buffer overflow", of escape sequences that do not end
            return self._by_bytes(data, state)

    def _decode(self, data: bytes, state: int, *, final: bool) -> Reading:
        try:
            if final and not state:  # the usual case, and the fastest
                return Reading(self._info.decode(data, "strict")[0], len(data), 0, None)
            return self._read(data, state, final=final)
        except UnicodeDecodeError as error:
            start, end = error.start, max(error.end, error.start + 1)
            cut_off = error.reason in ("unexpected end of data", "incomplete multibyte sequence")
            fault = Fault(start, min(end, len(data)), "cut off" if cut_off else "invalid")
        before = self._read(data[:start], state, final=False)
        return Reading(before.text, start, before.state, fault)

    def _read(self, data: bytes, state: int, *, final: bool) -> Reading:
        """Read *data* without a fault in it."""
        if self.name in _WITH_MARK:
            return self._read_marked(data, state, final=final)
        make = self._info.incrementaldecoder
        if make is None:  # all of them have one
            raise LookupError(self.name)
        decoder = make("strict")
        if state:
            decoder.setstate((b"", state - 1))
        text = decoder.decode(data, final)
        pending, after = decoder.getstate()
        used = len(data) - len(pending)
        return Reading(text, used, int(after) + 1 if used or state else 0, None)

    def _by_bytes(self, data: bytes, state: int) -> Reading:
        """Read *data* a byte at a time, up to the first fault, of which there is one.

        That is where the incremental decoder has so many bytes to keep that it gives up.
        """
        text: list[str] = []
        used = 0
        for at in range(len(data)):
            try:
                reading = self._read(data[used : at + 1], state, final=False)
            except UnicodeError:
                return Reading("".join(text), used, state, Fault(used, at + 1, "invalid"))
            text.append(reading.text)
            used += reading.used
            state = reading.state
        return Reading("".join(text), used, state, None)

    def _read_marked(self, data: bytes, state: int, *, final: bool) -> Reading:
        """Read *data* of ``utf_16`` or ``utf_32``: states 1 and 2 are the orders of bytes.

        Without a mark it is the machine's, as for `bytes.decode`; the incremental decoders refuse
        that.
        """
        read = codecs.utf_16_ex_decode if self.name == "utf_16" else codecs.utf_32_ex_decode
        text, used, order = read(data, "strict", (0, -1, 1)[state], final)
        if used and not state:
            state = {-1: 1, 1: 2, 0: 1 if sys.byteorder == "little" else 2}[order]
        return Reading(text, used, state, None)

    def encode(self, text: str) -> tuple[bytes, int]:
        """Return the bytes of ``text[:used]`` and *used*."""
        try:
            return self._info.encode(text, "strict")[0], len(text)
        except UnicodeEncodeError as error:
            start = error.start
        return self._info.encode(text[:start], "strict")[0], start
