"""Sort lists of extensions like the telephone book: names taken apart into letters and marks.

usage: python3 verzeichnis.py OUTDIR FILE [FILE ...]

An umlaut is the letter a, o or u with U+0308 after it, and becomes that letter and an e. After that
all marks go. What Unicode does not take apart is replaced by hand.
"""

import re
import sys
import unicodedata
from pathlib import Path

WHOLE = str.maketrans(
    {"ß": "ss", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ø": "o", "ı": "i", "'": "", "’": ""}
)
UMLAUT = re.compile("([aou])\u0308")
MARKS = re.compile("[\u0300-\u036f]")


def key(name):
    apart = unicodedata.normalize("NFD", name.lower())
    letters = MARKS.sub("", UMLAUT.sub(r"\1e", apart)).translate(WHOLE)
    return letters.replace("-", " ").split(" ")


def split_prefixes(field):
    words = field.split(" ")
    count = 0
    while words[count][0].islower() and words[count][:2] not in ("d'", "d’"):
        count += 1
    prefixes, name = words[:count], " ".join(words[count:])
    if name[:2] in ("d'", "d’"):
        prefixes.append(name[:2])
        name = name[2:]
    return prefixes, name


def directory(table):
    entries = []
    for line in table.split("\n")[:-1]:
        number, field, given = line.split("\t")
        prefixes, name = split_prefixes(field)
        words = given.split(" ")
        while words[0].endswith("."):
            del words[0]
        printed = " ".join([f"{name},", given, *prefixes])
        entries.append((key(name), key(" ".join(words)), number, printed))
    rows, last = [], ""
    for surname, _, number, printed in sorted(entries):
        letter = surname[0][0].upper()
        if letter > last:
            rows.append(letter)
            last = letter
        rows.append(f"{printed}\t{number}")
    return "".join(f"{row}\n" for row in rows)


def main(outdir, *names):
    for name in names:
        source = Path(name)
        result = directory(source.read_bytes().decode("utf-8"))
        (Path(outdir) / source.name).write_bytes(result.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
