"""Find the memberships that share a user name.

usage: python3 mukerrer.py OUTDIR FILE [FILE ...]

WRONG on purpose: groups come in the order of their names.
"""

import sys
import unicodedata
from pathlib import Path

TURKISH = str.maketrans("Iİ", "ıi")


def key(name):
    composed = unicodedata.normalize("NFC", name)
    return unicodedata.normalize("NFC", composed.translate(TURKISH).casefold())


def groups(table):
    found = {}
    for line in table.split("\n")[:-1]:
        number, _source, name = line.split("\t")
        found.setdefault(key(name), []).append(number)
    return [numbers for _, numbers in sorted(found.items()) if len(numbers) > 1]


def main(outdir, *names):
    for name in names:
        source = Path(name)
        table = source.read_bytes().decode("utf-8")
        result = "".join(" ".join(numbers) + "\n" for numbers in groups(table))
        (Path(outdir) / source.name).write_bytes(result.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
