"""Make the index of a book.

usage: python3 anukram.py OUTDIR FILE [FILE ...]

WRONG on purpose: sorted as texts are, and what is not the same text is another entry.
"""

import sys
from pathlib import Path


def index(text):
    found = {}
    for line in text.split("\n")[:-1]:
        entry, page = line.split("\t")
        found.setdefault(entry, (entry, set()))[1].add(int(page))
    heading = ""
    for letters in sorted(found):
        if heading != letters[0]:
            heading = letters[0]
            yield heading
        entry, pages = found[letters]
        yield f"{entry}\t{', '.join(map(str, sorted(pages)))}"


def main(outdir, *names):
    for name in names:
        source = Path(name)
        lines = index(source.read_bytes().decode("utf-8"))
        target = Path(outdir) / source.name
        target.write_bytes("".join(f"{line}\n" for line in lines).encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
