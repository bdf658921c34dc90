"""Sort telephone directories in Serbian Cyrillic and Latin.

usage: python3 sortiraj_imenik.py OUTDIR FILE [FILE ...]

WRONG on purpose: everything is put into Cyrillic and compared by code points, in one list.
"""

import re
import sys
import unicodedata
from pathlib import Path

LATIN = "a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž".split()
CYRILLIC = "а б ц ч ћ д џ ђ е ф г х и ј к л љ м н њ о п р с ш т у в з ж".split()
IN_CYRILLIC = dict(zip(LATIN, CYRILLIC))
PIECE = re.compile("dž|lj|nj|.")


def key(line):
    name = unicodedata.normalize("NFKC", line.split("\t")[0]).lower().replace("-", " ")
    return "".join(IN_CYRILLIC.get(piece, piece) for piece in PIECE.findall(name))


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
