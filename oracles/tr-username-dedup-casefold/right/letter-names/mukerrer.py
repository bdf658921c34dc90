"""Find the memberships that share a user name, by the names that Unicode gives to letters.

usage: python3 mukerrer.py OUTDIR FILE [FILE ...]

No normalisation and no case mapping: LATIN SMALL LETTER S WITH CEDILLA is the letter LATIN S with
the mark CEDILLA, and so is an s followed by COMBINING CEDILLA. Capital or small is forgotten, but
for the I: whether it has a dot depends on that.
"""

import sys
import unicodedata
from functools import cache
from pathlib import Path

# Letters whose names say nothing of the mark that they are written with.
MARKED = {
    "CYRILLIC SHORT I": ("CYRILLIC I", "BREVE"),
    "CYRILLIC SHORT U": ("CYRILLIC U", "BREVE"),
    "CYRILLIC IO": ("CYRILLIC IE", "DIAERESIS"),
    "CYRILLIC YI": ("CYRILLIC BYELORUSSIAN-UKRAINIAN I", "DIAERESIS"),
}
CAPITAL_I = "LATIN CAPITAL I"
DOTTED, DOTLESS = "LATIN I", "LATIN DOTLESS I"
DOT = "DOT ABOVE"


@cache
def parse(char):
    """Return what a letter is, and the set of its marks."""
    name = unicodedata.name(char, f"U+{ord(char):04X}")
    if " LETTER " not in name and " LIGATURE " not in name:
        return name, frozenset()
    letter, _, marks = name.replace(" LETTER ", " ").partition(" WITH ")
    if letter != CAPITAL_I:
        letter = letter.replace(" CAPITAL ", " ").replace(" SMALL ", " ")
    letter, *mark = MARKED.get(letter, (letter,))
    return letter, frozenset(marks.split(" AND ") if marks else mark)


def mark_of(char):
    name = unicodedata.name(char)
    return name.removeprefix("COMBINING ").removesuffix(" ACCENT")


def letters(name):
    """Return the letters of a name, each with its marks."""
    found = []
    for char in name:
        if unicodedata.combining(char) and found:
            letter, marks = found[-1]
            found[-1] = letter, marks | {mark_of(char)}
        else:
            found.append(parse(char))
    return found


def key(name):
    result = []
    for letter, marks in letters(name):
        if letter == CAPITAL_I:
            # İ has its dot, I has none; in Î and the like the mark stands for the dot.
            letter = DOTTED if marks else DOTLESS
            marks -= {DOT}
        if letter == "LATIN SHARP S":
            result.append(("LATIN S", frozenset()))
            letter = "LATIN S"
        result.append((letter, marks))
    return tuple(result)


def main(outdir, *paths):
    for path in map(Path, paths):
        members = {}
        for line in path.read_bytes().decode("utf-8").split("\n"):
            if line:
                number, _, rest = line.partition("\t")
                members.setdefault(key(rest.partition("\t")[2]), []).append(number)
        rows = [" ".join(numbers) for numbers in members.values() if len(numbers) >= 2]
        (Path(outdir) / path.name).write_bytes("".join(f"{row}\n" for row in rows).encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
