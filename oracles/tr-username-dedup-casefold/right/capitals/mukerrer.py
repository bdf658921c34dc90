"""Find the memberships that share a user name, by what the old program would have stored.

usage: python3 mukerrer.py OUTDIR FILE [FILE ...]

Names are compared in Turkish capitals: i has İ, ı has I, and ß has SS. In a decomposed î or í the
mark stands where the dot was, so everything is composed first.
"""

import os
import sys
from unicodedata import normalize


def capitals(name):
    return normalize("NFC", normalize("NFC", name).replace("i", "İ").upper())


def duplicates(rows):
    """Return the groups: lists of member numbers with the same name."""
    names = [capitals(name) for _, _, name in rows]
    group_of = {}
    members = []
    for row, name in zip(rows, names):
        if name not in group_of:
            group_of[name] = len(members)
            members.append([])
        members[group_of[name]].append(row[0])
    return [group for group in members if group[1:]]


def main():
    outdir, *paths = sys.argv[1:]
    for path in paths:
        with open(path, encoding="utf-8", newline="\n") as source:
            rows = [line.rstrip("\n").split("\t") for line in source]
        target = os.path.join(outdir, os.path.basename(path))
        with open(target, "w", encoding="utf-8", newline="\n") as output:
            for group in duplicates(rows):
                output.write(" ".join(group) + "\n")


if __name__ == "__main__":
    main()
