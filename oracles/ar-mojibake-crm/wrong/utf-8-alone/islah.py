"""Mend the cells of a CRM export that were read by a wrong table.

usage: python3 islah.py OUTDIR FILE [FILE ...]

WRONG on purpose: only UTF-8 is thought of, not the old Arabic tables.
"""

import sys
from pathlib import Path

HOLES = "\x81\x8d\x8f\x90\x9d"
READERS = ("cp1252", "latin-1", "cp1256")
MOST = 3


def to_bytes(text, codec):
    """Return the bytes that this codec reads as the text."""
    if codec != "cp1252":
        return text.encode(codec)
    return b"".join(
        char.encode("latin-1") if char in HOLES else char.encode("cp1252") for char in text
    )


def from_utf8(text):
    """Return the text whose UTF-8 was read as this one, or None."""
    if text.isascii():
        return None
    for codec in READERS:
        try:
            return to_bytes(text, codec).decode("utf-8")
        except UnicodeError:
            pass
    return None


def mend(cell):
    """Return the mended cell and its mark."""
    text, steps = cell, 0
    while steps < MOST and "\ufffd" not in text:
        found = from_utf8(text)
        if found is None:
            break
        text, steps = found, steps + 1
    if "\ufffd" in text:
        return cell, "x"
    return text, str(steps)


def mended(table):
    """Return the table with its cells mended."""
    head, *rows = table.removesuffix("\n").split("\n")
    out = [head + "\tfix\n"]
    for row in rows:
        number, *cells = row.split("\t")
        done = [mend(cell) for cell in cells]
        texts = [text for text, _ in done]
        out.append("\t".join([number, *texts, "".join(mark for _, mark in done)]) + "\n")
    return "".join(out)


def main(outdir, *names):
    for name in names:
        table = Path(name).read_bytes().decode("utf-8")
        Path(outdir, Path(name).name).write_bytes(mended(table).encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
