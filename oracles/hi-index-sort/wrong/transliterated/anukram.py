"""Make the index of a book.

usage: python3 anukram.py OUTDIR FILE [FILE ...]

WRONG on purpose: entries are sorted as they are in Latin letters.
"""

import sys
import unicodedata
from pathlib import Path

CONSONANTS = dict(
    zip(
        "कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह",
        "k kh g gh n ch chh j jh n t th d dh n t th d dh n p ph b bh m y r l v sh sh s h".split(),
    )
)
VOWELS = dict(zip("अआइईउऊऋएऐऑओऔ", "a aa i ii u uu ri e ai o o au".split()))
SIGNS = dict(zip("ािीुूृेैॉोौ्", "aa i ii u uu ri e ai o o au".split() + [""]))
OTHERS = {"ं": "n", "ँ": "n", "ः": "h", " ": " ", "-": " ", "़": ""}
JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))


def taken_apart(entry):
    return unicodedata.normalize("NFD", entry).translate(JOINERS)


def key(letters):
    latin = []
    for letter in letters:
        if letter in SIGNS:
            latin[-1] = SIGNS[letter]
        elif letter in CONSONANTS:
            latin += CONSONANTS[letter], "a"
        elif letter == "़":
            continue
        else:
            latin.append(VOWELS.get(letter) or OTHERS[letter])
    return "".join(latin), letters


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
