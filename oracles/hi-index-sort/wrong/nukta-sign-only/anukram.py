"""Make the index of a book.

usage: python3 anukram.py OUTDIR FILE [FILE ...]

WRONG on purpose: a nukta is cared for where it is a sign of its own.
"""

import sys
from pathlib import Path

LETTERS = " ंःअआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैॉोौ्"
PLACES = {letter: place for place, letter in enumerate(LETTERS)}
PLACES["-"] = PLACES[" "]
PLACES["ँ"] = PLACES["ं"]
NUKTA, CHANDRABINDU = "़", "ँ"
JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))


def taken_apart(entry):
    return entry.translate(JOINERS)


def key(letters):
    places, marks = [], []
    for letter in letters:
        if letter == NUKTA:
            marks[-1] += 1
        else:
            places.append(PLACES.get(letter, len(LETTERS)))
            marks.append(int(letter == CHANDRABINDU))
    return places, marks, letters.count("-")


def index(text):
    found = {}
    for line in text.split("\n")[:-1]:
        entry, page = line.split("\t")
        found.setdefault(taken_apart(entry), (entry, set()))[1].add(int(page))
    heading = ""
    for letters in sorted(found, key=key):
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
