"""Sort lists of extensions like the telephone book.

usage: python3 verzeichnis.py OUTDIR FILE [FILE ...]

WRONG on purpose: a name begins with one of the capitals A to Z, Ä, Ö and Ü only.
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
NAME = re.compile("((?:[a-z]+ )*(?:d['’])?)([A-ZÄÖÜ].*)")
TITLES = re.compile(r"(?:\S+\. )*")


def key(name):
    apart = unicodedata.normalize("NFD", name.lower())
    letters = MARKS.sub("", UMLAUT.sub(r"\1e", apart)).translate(WHOLE)
    return letters.replace("-", " ").split(" ")


def entry(line):
    number, field, given = line.split("\t")
    found = NAME.match(field)
    prefixes, surname = found.groups() if found else ("", field)
    titles = TITLES.match(given).group()
    printed = f"{surname}, {given} {prefixes}".rstrip(" ")
    return key(surname), key(given[len(titles) :]), number, printed


def directory(table):
    rows, heading = [], ""
    for surname, _, number, printed in sorted(map(entry, table.split("\n")[:-1])):
        letter = surname[0][0].upper()
        if letter != heading:
            rows.append(letter)
            heading = letter
        rows.append(f"{printed}\t{number}")
    return "".join(f"{row}\n" for row in rows)


def main(outdir, *names):
    for name in names:
        source = Path(name)
        result = directory(source.read_bytes().decode("utf-8"))
        (Path(outdir) / source.name).write_bytes(result.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
