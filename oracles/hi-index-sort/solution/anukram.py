"""Make the index of a book in Hindi: the reference solution.

usage: python3 anukram.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path

from localeops import collation, normalize

LINE = re.compile(r"([^\t -]+(?:[ -][^\t -]+)*)\t([0-9\u0966-\u096f]{1,4})")
HINDI = collation.Collator("hi")


def index(lines: str) -> str:
    """Return the index of a book.

    Args:
        lines: An entry, a tab and a page number a line; every line ends with LF.

    Returns:
        The entries in the order of CLDR for Hindi, each with its pages, and before those of a
        letter a line with it. Entries are one when no level of that order tells them apart, so
        neither their normal form nor joiners matter; the first of them is the one written.

    Raises:
        ValueError: A line is not an entry and a page.
    """
    found: dict[bytes, tuple[str, set[int]]] = {}
    for line in lines.split("\n")[:-1]:
        parts = LINE.fullmatch(line)
        if parts is None:
            raise ValueError(f"not an entry and a page: {line!r}")
        entry, page = parts.groups()
        found.setdefault(HINDI.key(entry), (entry, set()))[1].add(int(page))
    entries = sorted(found.values(), key=lambda item: place(item[0]))
    return "".join(
        f"{letter}\n" + "".join(f"{entry}\t{written(pages)}\n" for entry, pages in items)
        for letter, items in groupby(entries, key=lambda item: first_letter(item[0]))
    )


def place(entry: str) -> tuple[bytes, list[bool]]:
    """Return the key of an entry: a hyphen counts as a space, and after one in a tie."""
    joints = [char == "-" for char in entry if char in " -"]
    return HINDI.key(entry.replace("-", " ")), joints


def first_letter(entry: str) -> str:
    """Return the letter that an entry comes under: without nukta, bindu or the rest of it."""
    return normalize.nfd(entry)[0]


def written(pages: set[int]) -> str:
    """Return pages in their order, with commas between them."""
    return ", ".join(map(str, sorted(pages)))


def main(outdir: str, *names: str) -> None:
    """Write the index of each of the named files into the folder *outdir*."""
    for name in names:
        source = Path(name)
        Path(outdir, source.name).write_bytes(index(source.read_bytes().decode()).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
