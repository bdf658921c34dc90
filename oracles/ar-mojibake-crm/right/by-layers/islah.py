"""Mend the cells of a CRM export that were read by a wrong table.

usage: python3 islah.py OUTDIR FILE [FILE ...]

A search over chains of Python's codecs, the longest first: up to three readings of UTF-8, and below
them one of an old Arabic table or none. The five bytes that cp1252 lacks are mended by an error
handler.
"""

import codecs
import re
import sys
from itertools import product
from pathlib import Path

LIST = Path("/app/data/kalimat.txt")
HOLES = "\x81\x8d\x8f\x90\x9d"
LATIN = ("cp1252", "latin-1")
READERS = (*LATIN, "cp1256")
SIGNS = dict.fromkeys([0x640, *range(0x64B, 0x653)])


def hole(error):
    """Give the five bytes that have no character in windows-1252."""
    chars = error.object[error.start : error.end]
    if error.encoding in ("cp1252", "charmap") and not chars.strip(HOLES):
        return chars.encode("latin-1"), error.end
    raise error


codecs.register_error("hole", hole)


def encoded(text, codec):
    """Return the bytes of a text; only cp1252 has holes to fill."""
    return text.encode(codec, "hole" if codec == "cp1252" else "strict")


def arabic(text, words):
    """Tell whether all words with something Arabic in them are of the list, and there is one."""
    pieces = re.split("[^A-Za-z\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u02ff\u0621-\u065f\u066e-\u06d3]+", text)
    found = [piece for piece in pieces if re.search("[\u0621-\u06d3]", piece)]
    return bool(found) and all(piece.translate(SIGNS) in words for piece in found)


def undone(cell, chain, words):
    """Return what the cell was before a chain of misreadings, or None if it was not that."""
    text = cell
    for wrote, read in chain:
        if text.isascii():
            return None
        try:
            text = encoded(text, read).decode(wrote)
        except UnicodeError:
            return None
        if wrote != "utf-8" and not arabic(text, words):
            return None
    return text


def chains():
    """Yield the chains, from three misreadings down to one."""
    utf8 = [("utf-8", read) for read in READERS]
    old = [(wrote, read) for wrote in ("cp1256", "iso8859_6") for read in LATIN]
    for length in (3, 2, 1):
        yield from product(utf8, repeat=length)
        yield from (
            (*outer, last) for outer in product(utf8, repeat=length - 1) for last in old
        )


CHAINS = list(chains())


def mend(cell, words):
    """Return the mended cell and its mark."""
    if "\ufffd" in cell:
        return cell, "x"
    if cell.isascii():
        return cell, "0"
    for chain in CHAINS:
        text = undone(cell, chain, words)
        if text is not None:
            return (cell, "x") if "\ufffd" in text else (text, str(len(chain)))
    return cell, "0"


def main(outdir, *names):
    words = set(LIST.read_text(encoding="utf-8").split("\n")) - {""}
    for name in names:
        lines = Path(name).read_bytes().decode("utf-8").split("\n")
        out = [lines[0] + "\tfix"]
        for line in lines[1:-1]:
            number, *cells = line.split("\t")
            done = [mend(cell, words) for cell in cells]
            marks = "".join(mark for _, mark in done)
            out.append("\t".join([number, *(text for text, _ in done), marks]))
        Path(outdir, Path(name).name).write_bytes(("\n".join(out) + "\n").encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
