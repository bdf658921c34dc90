"""Compare a register with a list of files: both sides are taken apart and compared as bytes.

usage: python3 match_files.py OUTDIR FILE [FILE ...]
"""

import os
import sys
import unicodedata
from itertools import groupby


def ordinary(jamo):
    """Return the ordinary letter of the same name: HALFWIDTH HANGUL LETTER A, HANGUL LETTER A."""
    name = unicodedata.name(jamo, "")
    if name.startswith("HALFWIDTH HANGUL LETTER "):
        return unicodedata.lookup(name.removeprefix("HALFWIDTH "))
    return jamo


JAMO = {code: ordinary(chr(code)) for code in range(0xFFA1, 0xFFDD)}


HANJA = range(0xF900, 0xFA0C)


def parts(char):
    """Return what a character is made of; of one part there is another only for these hanja."""
    apart = unicodedata.normalize("NFD", char)
    return apart if len(apart) > 1 or ord(char) in HANJA else char


def taken_apart(name):
    letters = "".join(map(parts, name.decode("utf-8").translate(JAMO)))
    runs = groupby(letters, lambda char: unicodedata.combining(char) > 0)
    return "".join(
        "".join(sorted(run, key=unicodedata.combining) if marks else run) for marks, run in runs
    ).encode("utf-8")


def sections(path):
    """Return the register as pairs and the list of files, all of it as bytes."""
    register, files, in_list = [], [], False
    with open(path, "rb") as source:
        for line in source:
            line = line[:-1]
            if in_list:
                files.append(line)
            elif not line:
                in_list = True
            else:
                number, name = line.split(b"\t")
                register.append((number, name))
    return register, files


def rows(register, files):
    keys = [taken_apart(name) for name in files]
    missing = set(range(len(files)))
    for number, name in register:
        wanted = taken_apart(name)
        hits = [at for at, key in enumerate(keys) if key == wanted]
        missing.difference_update(hits)
        for at in hits:
            yield number, "있음".encode(), files[at]
        if not hits:
            yield number, "없음".encode(), name
    for at in sorted(missing):
        yield b"-", "미등록".encode(), files[at]


def main():
    outdir, *paths = sys.argv[1:]
    for path in paths:
        with open(os.path.join(outdir, os.path.basename(path)), "wb") as output:
            output.writelines(b"\t".join(row) + b"\n" for row in rows(*sections(path)))


if __name__ == "__main__":
    main()
