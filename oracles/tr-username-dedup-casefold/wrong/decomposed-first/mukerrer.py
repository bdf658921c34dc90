"""Find the memberships that share a user name.

usage: python3 mukerrer.py OUTDIR FILE [FILE ...]

WRONG on purpose: I becomes ı in decomposed text, so Î and Í are no capitals of î and í.
"""

import sys
import unicodedata
from pathlib import Path


def key(name):
    split = unicodedata.normalize("NFD", name)
    split = split.replace("I\u0307", "i").replace("I", "ı")
    return unicodedata.normalize("NFC", split.casefold())


def groups(table):
    found = {}
    for line in table.split("\n")[:-1]:
        number, _source, name = line.split("\t")
        found.setdefault(key(name), []).append(number)
    return [numbers for numbers in found.values() if len(numbers) > 1]


def main(outdir, *names):
    for name in names:
        source = Path(name)
        table = source.read_bytes().decode("utf-8")
        result = "".join(" ".join(numbers) + "\n" for numbers in groups(table))
        (Path(outdir) / source.name).write_bytes(result.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
