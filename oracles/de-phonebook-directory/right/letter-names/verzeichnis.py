"""Sort lists of extensions like the telephone book, by the names that Unicode gives to letters.

usage: python3 verzeichnis.py OUTDIR FILE [FILE ...]

No normalisation and no case mapping: LATIN CAPITAL LETTER U WITH DIAERESIS is the letter U with the
mark DIAERESIS, and so is a U followed by COMBINING DIAERESIS. Entries go into a box for each letter
of the alphabet, and two entries of a box are compared letter by letter.
"""

import os
import string
import sys
import unicodedata
from functools import cache, cmp_to_key

SPELT = {"SHARP S": "SS", "DOTLESS I": "I"}
BLANK = " "


@cache
def letter(char):
    """Return what a character stands as, and whether it has two dots."""
    if char in "- ":
        return BLANK, False
    if char in "'’":
        return "", False
    name = unicodedata.name(char)
    for start in ("LATIN CAPITAL ", "LATIN SMALL "):
        name = name.removeprefix(start)
    name, _, marks = name.removeprefix("LETTER ").removeprefix("LIGATURE ").partition(" WITH ")
    return SPELT.get(name, name), "DIAERESIS" in marks.split(" AND ")


def letters(name):
    """Yield the letters of a name as the telephone book places them."""
    found = []
    for char in name:
        if unicodedata.name(char) == "COMBINING DIAERESIS":
            found[-1] = found[-1][0], True
        elif not unicodedata.combining(char):
            found.append(letter(char))
    for base, dots in found:
        yield from base
        if dots and base in ("A", "O", "U"):
            yield "E"


def compare(one, other):
    """Return which of two names comes first; a blank comes before every letter."""
    for ours, theirs in zip(one, other):
        if ours != theirs:
            return -1 if ours < theirs else 1
    return len(one) - len(other)


class Entry:
    def __init__(self, line):
        self.number, field, self.names = line.split("\t")
        place = next(at for at, char in enumerate(field) if char.isupper())
        self.prefix, self.surname = field[:place].rstrip(" "), field[place:]
        self.family = "".join(letters(self.surname))
        given = self.names
        while given.split(" ")[0][-1] == ".":
            given = given.split(" ", 1)[1]
        self.given = "".join(letters(given))

    def against(self, other):
        return (
            compare(self.family, other.family)
            or compare(self.given, other.given)
            or int(self.number) - int(other.number)
        )

    def __str__(self):
        after = f" {self.prefix}" if self.prefix else ""
        return f"{self.surname}, {self.names}{after}\t{self.number}\n"


def main():
    outdir, *paths = sys.argv[1:]
    for path in paths:
        boxes = {capital: [] for capital in string.ascii_uppercase}
        with open(path, encoding="utf-8", newline="\n") as source:
            for line in source:
                entry = Entry(line.rstrip("\n"))
                boxes[entry.family[0]].append(entry)
        target = os.path.join(outdir, os.path.basename(path))
        with open(target, "w", encoding="utf-8", newline="\n") as output:
            for capital, box in boxes.items():
                if box:
                    output.write(f"{capital}\n")
                for entry in sorted(box, key=cmp_to_key(Entry.against)):
                    output.write(str(entry))


if __name__ == "__main__":
    main()
