"""The indexes of the Encoding Standard for the multi-byte encodings, packed.

``legacy/NAME.bin`` is the index as UTF-8, a character a pointer, U+0000 where the index has none.
``legacy/gb18030-ranges.bin`` is the ranges as pairs of numbers of four bytes, little-endian:
pointer, code point.
"""

from __future__ import annotations

import gzip
import json
import struct

from localeops._gen.ucd import DATA

NAMES = ("jis0208", "jis0212", "euc-kr", "big5", "gb18030")


def make() -> dict[str, bytes]:
    """Return the packed indexes by file name."""
    with gzip.open(
        DATA / "legacy" / "whatwg" / "indexes.json.gz", "rt", encoding="utf-8"
    ) as stream:
        indexes = json.load(stream)
    files = {
        f"legacy/{name}.bin": "".join(chr(code or 0) for code in indexes[name]).encode()
        for name in NAMES
    }
    pairs = [number for pair in indexes["gb18030-ranges"] for number in pair]
    files["legacy/gb18030-ranges.bin"] = struct.pack(f"<{len(pairs)}I", *pairs)
    return files
