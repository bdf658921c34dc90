"""Sort telephone directories in Serbian Cyrillic and Latin.

usage: python3 sortiraj_imenik.py OUTDIR FILE [FILE ...]

WRONG on purpose: small letters are compared by their code points, Cyrillic ones first.
"""

import sys
import unicodedata
from pathlib import Path


def key(line):
    name = unicodedata.normalize("NFKC", line.split("\t")[0]).lower().replace("-", " ")
    is_cyrillic = any("\u0400" <= letter <= "\u04ff" for letter in name)
    return not is_cyrillic, name


def directory(text):
    return sorted(text.split("\n")[:-1], key=key)


def main(outdir, *names):
    for name in names:
        source = Path(name)
        lines = directory(source.read_bytes().decode("utf-8"))
        result = "".join(f"{line}\n" for line in lines)
        (Path(outdir) / source.name).write_bytes(result.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
