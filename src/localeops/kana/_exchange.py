"""Exchanging letters one for one, in a long text all at once."""

from __future__ import annotations


class Exchange:
    """Exchange letters of one row of the code charts, 256 code points, for letters of a row.

    The code points of the text are laid out as bytes, so that all low bytes make one whole number
    and all second bytes another. A mask picks the letters that change, and exclusive or with the
    difference turns each into its counterpart: a few operations, whatever the text.

    Args:
        source: The letters to exchange, all of one row.
        target: Their counterparts, in the same order, all of one row.
    """

    def __init__(self, source: str, target: str) -> None:
        (row,) = {ord(letter) >> 8 for letter in source}
        (target_row,) = {ord(letter) >> 8 for letter in target}
        change = bytearray(0x100)
        for old, new in zip(source, target, strict=True):
            change[ord(old) & 0xFF] = (ord(old) ^ ord(new)) & 0xFF
        self._change = bytes(change)
        self._chosen = _mask({ord(letter) & 0xFF for letter in source})
        self._in_row = _mask({row})
        self._row_change = bytes([row ^ target_row])
        self._table = str.maketrans(source, target)

    def __call__(self, text: str) -> str:
        """Return the text with these letters exchanged."""
        try:
            codes = bytearray(text.encode("utf-32-le"))
        except UnicodeEncodeError:  # lone surrogates have no UTF-32
            return text.translate(self._table)
        low, second, plane = codes[::4], codes[1::4], codes[2::4]
        chosen = (
            _number(low.translate(self._chosen))
            & _number(second.translate(self._in_row))
            & _number(plane.translate(_IN_PLANE_0))
        )
        change = chosen & _number(low.translate(self._change))
        codes[::4] = (_number(low) ^ change).to_bytes(len(text), "little")
        if self._row_change != b"\0":
            change = chosen & _number(self._row_change * len(text))
            codes[1::4] = (_number(second) ^ change).to_bytes(len(text), "little")
        return codes.decode("utf-32-le")


def _number(digits: bytes | bytearray) -> int:
    return int.from_bytes(digits, "little")


def _mask(chosen: set[int]) -> bytes:
    """Return a table for ``bytes.translate`` that makes the chosen bytes 0xFF, and others 0."""
    return bytes(0xFF if byte in chosen else 0 for byte in range(0x100))


_IN_PLANE_0 = _mask({0})
