"""Sort telephone directories in Serbian Cyrillic and Latin: the reference solution.

usage: python3 sortiraj_imenik.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path

from localeops import confusables
from localeops.collation import Collator

LETTER = r"[^\W\d_][\u0301\u030c]?"
ENTRY = re.compile(rf"({LETTER}(?:[ -]?{LETTER})*)\t[0-9]{{3,4}}")
# Primary strength: case counts for nothing, nor does which characters make a letter.
AZBUKA = Collator("sr", strength="primary")
ABECEDA = Collator("sr-Latn", strength="primary")


@cache
def script(letter: str) -> str:
    """Return the ISO 15924 code of a letter's script, or several of them."""
    return "/".join(confusables.scripts_of(letter))


def order(entry: str) -> tuple[str, bytes]:
    """Return what decides where an entry comes: its script, and the key of its name in it.

    Args:
        entry: A name, a tab, and an extension number.

    Returns:
        The script by its ISO 15924 code, which for Cyrillic and Latin is in the right order, and a
        key in the order of its alphabet, in which a hyphen is a space.

    Raises:
        ValueError: The entry is not one, or its letters are not all of one of the two scripts.
    """
    match = ENTRY.fullmatch(entry)
    if match is None:
        raise ValueError(f"not a name and an extension: {entry!r}")
    name = match[1].replace("-", " ")
    scripts = {script(char) for char in name if char.isalpha()}
    if scripts == {"Cyrl"}:
        return "Cyrl", AZBUKA.key(name)
    if scripts == {"Latn"}:
        return "Latn", ABECEDA.key(name)
    raise ValueError(f"neither Cyrillic nor Latin: {entry!r}")


def directory(text: str) -> str:
    """Return a directory in order.

    Args:
        text: The entries; every line ends with LF.

    Returns:
        The same lines. Those whose names are the same stay in their order.

    Raises:
        ValueError: A line is not an entry.
    """
    entries = text.split("\n")[:-1]
    return "".join(f"{entry}\n" for entry in sorted(entries, key=order))


def main(outdir: str, *names: str) -> None:
    """Write each of the named directories, in order, into the folder *outdir*."""
    for name in names:
        source = Path(name)
        text = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(directory(text).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
