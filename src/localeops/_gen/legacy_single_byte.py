"""The single-byte indexes of the Encoding Standard: ``indexes.json`` of the WHATWG.

``_tables/legacy/single-byte.bin`` begins with a line of the names, with blanks in between. After it
come 128 characters for each of them in UTF-16BE: those of the bytes 80 to FF, U+FFFE for none.
"""

from __future__ import annotations

from localeops._gen.legacy_labels import FOLDER, read

_SIZE = 128
_NONE = 0xFFFE


def make() -> dict[str, bytes]:
    """Return the bytes of ``_tables/legacy/single-byte.bin``."""
    indexes = read(FOLDER / "indexes.json.gz")
    if not isinstance(indexes, dict):
        raise TypeError("indexes.json: not an object")
    pages = {name: index for name, index in indexes.items() if len(index) == _SIZE}
    body = b"".join(
        (_NONE if code is None else code).to_bytes(2, "big")
        for index in pages.values()
        for code in index
    )
    return {"legacy/single-byte.bin": " ".join(pages).encode("ascii") + b"\n" + body}
