"""Compare a document register with the files on a server.

usage: python3 match_files.py OUTDIR FILE [FILE ...]

WRONG on purpose: what is found is written as the register has it.
"""

import sys
import unicodedata
from itertools import groupby
from pathlib import Path


def stays(char):
    """Return whether NFC would put another character there, besides hanja with several readings."""
    parts = unicodedata.normalize("NFD", char)
    return parts != char and len(parts) == 1 and not "\uf900" <= char <= "\ufa0b"


def normal(form, text):
    """Normalize whatever is made of parts, and hanja with several readings."""
    runs = [(stay, "".join(run)) for stay, run in groupby(text, stays)]
    return "".join(run if stay else unicodedata.normalize(form, run) for stay, run in runs)


def half_and_ordinary():
    ordinary = iter(range(0x3131, 0x3164))
    for first, last in ((0xA1, 0xBE), (0xC2, 0xC7), (0xCA, 0xCF), (0xD2, 0xD7), (0xDA, 0xDC)):
        for code in range(0xFF00 + first, 0xFF00 + last + 1):
            yield code, next(ordinary)


JAMO = dict(half_and_ordinary())


def key(name):
    return normal("NFC", name.translate(JAMO))


def read(path):
    lines = path.read_bytes().decode("utf-8").split("\n")[:-1]
    gap = lines.index("")
    return [line.split("\t") for line in lines[:gap]], lines[gap + 1 :]


def rows(register, files):
    keys = [key(name) for name in files]
    registered = {key(name) for _, name in register}
    for number, name in register:
        wanted = key(name)
        found = [file for file, one in zip(files, keys) if one == wanted]
        for file in found:
            yield number, "있음", name
        if not found:
            yield number, "없음", name
    for file, one in zip(files, keys):
        if one not in registered:
            yield "-", "미등록", file


def main(outdir, *paths):
    for path in map(Path, paths):
        register, files = read(path)
        result = "".join("\t".join(row) + "\n" for row in rows(register, files))
        Path(outdir, path.name).write_bytes(result.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
