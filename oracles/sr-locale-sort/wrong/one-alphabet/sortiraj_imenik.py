"""Sort telephone directories in Serbian Cyrillic and Latin.

usage: python3 sortiraj_imenik.py OUTDIR FILE [FILE ...]

WRONG on purpose: Cyrillic names are put among the Latin ones, letter for letter.
"""

import re
import sys
import unicodedata
from pathlib import Path

CYRILLIC = "абцчћдџђефгхијклљмнњопрсштувзж"
LATIN = "a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž".split()
IN_LATIN = str.maketrans(dict(zip(CYRILLIC, LATIN)))
ABECEDA = "a b c č ć d dž đ e f g h i j k l lj m n nj o p q r s š t u v w x y z ž".split()
PLACE = {letter: place for place, letter in enumerate([" ", *ABECEDA])}
PIECE = re.compile("dž|lj|nj|.")


def key(line):
    name = unicodedata.normalize("NFKC", line.split("\t")[0]).lower().replace("-", " ")
    name = name.translate(IN_LATIN)
    return [PLACE[piece] for piece in PIECE.findall(name)]


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
