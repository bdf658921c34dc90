"""Reading the data files of UTS #39 below ``data/security-17.0.0``."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

from localeops._gen import ucd

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = ucd.DATA / "security-17.0.0"
VERSION = FOLDER.name.removeprefix("security-")


def rows(file: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the first field of each row of a data file, and the others."""
    with gzip.open(FOLDER / f"{file}.txt.gz", "rt", encoding="utf-8-sig") as stream:
        for line in stream:
            content = line.split("#", 1)[0].strip()
            if content:
                first, *fields = (field.strip() for field in content.split(";"))
                yield first, fields


def values(file: str) -> dict[int, str]:
    """Return a property's value for every code point that a data file lists."""
    found = {}
    for span, (value,) in rows(file):
        first, _, last = span.partition("..")
        for code in range(int(first, 16), int(last or first, 16) + 1):
            found[code] = value
    return found


def prototypes() -> dict[int, str]:
    """Return the prototype of every character that confusables.txt lists."""
    return {
        int(source, 16): "".join(chr(int(code, 16)) for code in fields[0].split())
        for source, fields in rows("confusables")
    }
