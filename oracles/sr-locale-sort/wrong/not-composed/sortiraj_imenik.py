"""Sort telephone directories in Serbian Cyrillic and Latin.

usage: python3 sortiraj_imenik.py OUTDIR FILE [FILE ...]

WRONG on purpose: a mark that stands apart is a character of its own, after the alphabet.
"""

import re
import sys
from pathlib import Path

AZBUKA = "а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш".split()
ABECEDA = "a b c č ć d dž đ e f g h i j k l lj m n nj o p q r s š t u v w x y z ž".split()
PLACE = {letter: place for place, letter in enumerate([" ", *AZBUKA, *ABECEDA])}
PIECE = re.compile("dž|lj|nj|.")


def key(line):
    name = line.split("\t")[0].lower().replace("-", " ")
    for character, digraph in ("ǆ", "dž"), ("ǉ", "lj"), ("ǌ", "nj"):
        name = name.replace(character, digraph)
    return [PLACE.get(piece, len(PLACE)) for piece in PIECE.findall(name)]


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
