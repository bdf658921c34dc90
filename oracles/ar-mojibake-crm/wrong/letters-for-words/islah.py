"""Mend the cells of a CRM export that were read by a wrong table.

usage: python3 islah.py OUTDIR FILE [FILE ...]

WRONG on purpose: any Arabic letters will do, whether the words are in the list or not.
"""

import re
import sys
from pathlib import Path

LIST = Path("/app/data/kalimat.txt")
HOLES = "\x81\x8d\x8f\x90\x9d"
READERS = ("cp1252", "latin-1", "cp1256")
OLD = ("cp1256", "iso8859_6")
SIGNS = re.compile("[\u0640\u064b-\u0652]")
WORD = re.compile(r"(?:[^\W\d_]|[\u064b-\u0652])+")
ARABIC = re.compile("[\u0621-\u06ff]")
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


def known(text, words):
    """Tell whether all Arabic words of the text are in the list, and there is one."""
    found = [word for word in WORD.findall(text) if ARABIC.search(word)]
    return bool(found) and not re.search("[a-zA-Z\xc0-\u02ff][\u0621-\u06ff]", text)


def from_old(text, words):
    """Return the text whose old Arabic bytes were read as this one, or None."""
    for codec in ("cp1252", "latin-1"):
        for old in OLD:
            try:
                found = to_bytes(text, codec).decode(old)
            except UnicodeError:
                continue
            if known(found, words):
                return found
    return None


def mend(cell, words):
    """Return the mended cell and its mark."""
    text, steps = cell, 0
    while steps < MOST and "\ufffd" not in text:
        found = from_utf8(text)
        if found is None:
            break
        text, steps = found, steps + 1
    if "\ufffd" in text:
        return cell, "x"
    found = from_old(text, words) if steps < MOST else None
    if found is not None:
        text, steps = found, steps + 1
    return text, str(steps)


def mended(table, words):
    """Return the table with its cells mended."""
    head, *rows = table.removesuffix("\n").split("\n")
    out = [head + "\tfix\n"]
    for row in rows:
        number, *cells = row.split("\t")
        done = [mend(cell, words) for cell in cells]
        texts = [text for text, _ in done]
        out.append("\t".join([number, *texts, "".join(mark for _, mark in done)]) + "\n")
    return "".join(out)


def main(outdir, *names):
    words = set(LIST.read_text(encoding="utf-8").split())
    for name in names:
        table = Path(name).read_bytes().decode("utf-8")
        Path(outdir, Path(name).name).write_bytes(mended(table, words).encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
