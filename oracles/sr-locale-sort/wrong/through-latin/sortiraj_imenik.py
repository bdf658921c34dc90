"""Sort telephone directories in Serbian Cyrillic and Latin.

usage: python3 sortiraj_imenik.py OUTDIR FILE [FILE ...]

WRONG on purpose: Cyrillic is written in Latin first, where нј, лј and дж become digraphs.
"""

import re
import sys
import unicodedata
from pathlib import Path

CYRILLIC = "абвгдђежзијклљмнњопрстћуфхцчџш"
AZBUKA = "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split()
ABECEDA = "a b c č ć d dž đ e f g h i j k l lj m n nj o p q r s š t u v w x y z ž".split()
IN_LATIN = str.maketrans(dict(zip(CYRILLIC, AZBUKA)))
PIECE = re.compile("dž|lj|nj|.")


def key(line):
    name = unicodedata.normalize("NFKC", line.split("\t")[0]).lower().replace("-", " ")
    if name[0] in CYRILLIC:
        return 0, [[" ", *AZBUKA].index(piece) for piece in PIECE.findall(name.translate(IN_LATIN))]
    return 1, [[" ", *ABECEDA].index(piece) for piece in PIECE.findall(name)]


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
