"""Sort telephone directories in Serbian Cyrillic and Latin.

usage: python3 sortiraj_imenik.py OUTDIR FILE [FILE ...]

WRONG on purpose: digraphs are looked for as lj and Lj, before the case is dropped.
"""

import re
import sys
import unicodedata
from pathlib import Path

AZBUKA = "а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш".split()
ABECEDA = "a b c č ć d dž đ e f g h i j k l lj m n nj o p q r s š t u v w x y z ž".split()
PLACE = {letter: place for place, letter in enumerate([" ", *AZBUKA, *ABECEDA])}
PIECE = re.compile("[Dd]ž|[Ll]j|[Nn]j|.")


def key(line):
    name = unicodedata.normalize("NFKC", line.split("\t")[0]).replace("-", " ")
    return [PLACE[piece.lower()] for piece in PIECE.findall(name)]


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
