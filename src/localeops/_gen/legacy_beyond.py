"""The tables of single-byte encodings that no standard has: ``data/legacy/beyond.txt``.

``_tables/legacy/beyond.bin`` begins with a line of the names, with blanks in between. After it come
256 characters for each of them in UTF-16BE, U+FFFE for a byte that has none.
"""

from __future__ import annotations

from localeops._gen.ucd import DATA

_ROW = 16
_ASCII = 0x80
_NONE = 0xFFFE
_FACTS = ("authority", "read", "note")


def read() -> dict[str, list[int]]:
    """Return the code points of the 256 bytes of each encoding, by its name."""
    tables: dict[str, list[int]] = {}
    table: list[int] = []
    for line in (DATA / "legacy" / "beyond.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#") or line.split()[0] in _FACTS:
            continue
        if line.startswith("["):
            table = [code if code < _ASCII else _NONE for code in range(256)]
            tables[line.strip("[]")] = table
            continue
        first, *codes = line.split()
        if len(codes) != _ROW:
            raise ValueError(f"beyond.txt: {len(codes)} characters in row {line}")
        row = int(first, 16)
        table[row : row + _ROW] = [_NONE if code == "--" else int(code, 16) for code in codes]
    return tables


def make() -> dict[str, bytes]:
    """Return the bytes of ``_tables/legacy/beyond.bin``."""
    tables = read()
    body = b"".join(code.to_bytes(2, "big") for table in tables.values() for code in table)
    return {"legacy/beyond.bin": " ".join(tables).encode("ascii") + b"\n" + body}
