"""Encodings that CPython's C codecs read as they should: HKSCS, Johab and the JIS X 0213 family.

The C codec says where the first fault is, and how many bytes it covers.

* ``true-big5-hkscs`` is Big5 with HKSCS-2004; to the Encoding Standard ``big5-hkscs`` is a label of
  its Big5, which reads the characters of HKSCS and does not write them.
* ``johab`` is KS X 1001 annex 3, and code page 1361 of Windows: 5C is the reverse solidus, as in
  code page 949. DIFFERENCE: Unicode's JOHAB.TXT and glibc have the won sign U+20A9 there. D9E8, the
  postal mark of KS X 1001:2002, is in neither CPython's codec nor page 1361.
* ``shift_jis-2004`` and ``shift_jisx0213`` have JIS X 0201: 5C is ¥ and 7E is ‾;
  ``euc-jis-2004`` and ``euc-jisx0213`` have ASCII.
"""

from __future__ import annotations

from functools import cache

from localeops.legacy._codec import Fault, Reading
from localeops.legacy._stepped import CUT

__all__ = ["BASES", "Borrowed"]

BASES = {
    "true-big5-hkscs": "big5hkscs",
    "johab": "johab",
    "shift_jis-2004": "shift_jis_2004",
    "shift_jisx0213": "shift_jisx0213",
    "euc-jis-2004": "euc_jis_2004",
    "euc-jisx0213": "euc_jisx0213",
}


class Borrowed:
    """A codec of CPython's without states."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._base = BASES[name]

    def decode(self, data: bytes, state: int = 0, *, final: bool = True) -> Reading:
        """Read *data* up to its end or the first fault."""
        del state
        fault = None
        used = len(data)
        try:
            text = data.decode(self._base)
        except UnicodeDecodeError as error:
            used = error.start
            text = data[:used].decode(self._base)
            if error.reason.startswith("incomplete") and data[used] in _leads(self._base):
                fault = Fault(used, len(data), CUT) if final else None
            else:
                end = used + 1
                while end < error.end and data[end] >= 0x80:
                    end += 1
                fault = Fault(used, end, "unassigned")
        return Reading(text, used, 0, fault)

    def encode(self, text: str) -> tuple[bytes, int]:
        """Return the bytes of ``text[:used]`` and *used*."""
        used = len(text)
        try:
            data = text.encode(self._base)
        except UnicodeEncodeError as error:
            used = error.start
            data = text[:used].encode(self._base)
        return data, used


@cache
def _leads(base: str) -> frozenset[int]:
    """Return the bytes that begin a character; the C codec waits for more after any other too."""
    return frozenset(byte for byte in range(0x80, 0x100) if _begins(byte, base))


def _begins(byte: int, base: str) -> bool:
    for trail in range(0x30, 0x100):
        try:
            bytes((byte, trail)).decode(base)
        except UnicodeDecodeError as error:
            if error.reason.startswith("incomplete"):  # 8F of EUC, which is followed by two
                return True
        else:
            return True
    return False
