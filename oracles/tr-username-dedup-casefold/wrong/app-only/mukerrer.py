"""Find the memberships that share a user name.

usage: python3 mukerrer.py OUTDIR FILE [FILE ...]

WRONG on purpose: only names from the app are composed.
"""

import sys
import unicodedata
from pathlib import Path

TURKISH = str.maketrans("Iİ", "ıi")


def key(name, source):
    composed = unicodedata.normalize("NFC", name) if source == "mobil" else name
    return composed.translate(TURKISH).casefold()


def groups(table):
    found = {}
    for line in table.split("\n")[:-1]:
        number, source, name = line.split("\t")
        found.setdefault(key(name, source), []).append(number)
    return [numbers for numbers in found.values() if len(numbers) > 1]


def main(outdir, *names):
    for name in names:
        source = Path(name)
        table = source.read_bytes().decode("utf-8")
        result = "".join(" ".join(numbers) + "\n" for numbers in groups(table))
        (Path(outdir) / source.name).write_bytes(result.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
