"""Sort lists of extensions like the German telephone book: the reference solution.

usage: python3 verzeichnis.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import re
import sys
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import NamedTuple

from localeops.collation import Collator

FIELDS = re.compile(r"([0-9]{4})\t((?:[a-z]+ )*(?:d['’])?)([^\t]+)\t((?:\S+\. )*)([^\t]+)")
BETWEEN_WORDS = re.compile("[ -]")
# CLDR gives the dotless i a place of its own, after every other i; here it is an i.
AS_ONE_READS = str.maketrans({"'": None, "’": None, "ı": "i"})
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

word_key = cache(Collator("de-u-co-phonebk", strength="primary").key)
LETTER_KEYS = [word_key(letter) for letter in LETTERS]

Place = tuple[bytes, ...]


class Entry(NamedTuple):
    """An extension; entries compare as they are sorted, since numbers are unique."""

    surname: Place
    given: Place
    number: str
    line: str


def directory(table: str) -> str:
    """Return the directory of a list of extensions.

    Args:
        table: The extensions: number, surname with its prefixes, given names with titles, separated
            by tabs; every line ends with LF.

    Returns:
        The entries in the order of the telephone book, under letters, each line ending with LF.

    Raises:
        ValueError: A line is not an extension.
    """
    lines: list[str] = []
    heading = ""
    for entry in sorted(map(entry_of, table.split("\n")[:-1])):
        letter = LETTERS[bisect_right(LETTER_KEYS, entry.surname[0]) - 1]
        if letter != heading:
            lines.append(letter)
            heading = letter
        lines.append(entry.line)
    return "".join(f"{line}\n" for line in lines)


def entry_of(line: str) -> Entry:
    """Return what is printed for a line, and where."""
    fields = FIELDS.fullmatch(line)
    if fields is None:
        raise ValueError(f"not a number, a surname and a given name: {line!r}")
    number, prefixes, surname, titles, given = fields.groups()
    printed = f"{surname}, {titles}{given} {prefixes}".rstrip()
    return Entry(place(surname), place(given), number, f"{printed}\t{number}")


def place(name: str) -> Place:
    """Return the keys of the words of a name."""
    return tuple(map(word_key, BETWEEN_WORDS.split(name.translate(AS_ONE_READS))))


def main(outdir: str, *names: str) -> None:
    """Write the directory of each of the named lists into the folder *outdir*."""
    for name in names:
        source = Path(name)
        table = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(directory(table).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
