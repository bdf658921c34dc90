"""Count the letters of the Czech alphabet in texts, by all the ways in which each can be written.

usage: python3 cetnost.py OUTDIR FILE [FILE ...]

No Unicode data: every spelling of a letter is in a table. What a mark follows that is not in the
table is a foreign letter.
"""

import os
import sys

ORDER = ["a", "á", "b", "c", "č", "d", "ď", "e", "é", "ě", "f", "g", "h", "ch", "i", "í", "j", "k"]
ORDER += ["l", "m", "n", "ň", "o", "ó", "p", "q", "r", "ř", "s", "š", "t", "ť", "u", "ú", "ů", "v"]
ORDER += ["w", "x", "y", "ý", "z", "ž"]
MARKED = {
    "\u0301": ("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ"),
    "\u030c": ("cdenrstzCDENRSTZ", "čďěňřšťžČĎĚŇŘŠŤŽ"),
    "\u030a": ("uU", "ůŮ"),
}
SMALL = dict(zip("ÁÉÍÓÚÝČĎĚŇŘŠŤŽŮ", "áéíóúýčďěňřšťžů"))
SMALL.update(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"))

SPELLINGS = {"ch": "ch", "Ch": "ch", "cH": "ch", "CH": "ch"}
for one in ORDER:
    if one != "ch":
        SPELLINGS[one] = one
for capital, small in SMALL.items():
    SPELLINGS[capital] = small
for mark, (bases, letters) in MARKED.items():
    for base, letter in zip(bases, letters):
        SPELLINGS[base + mark] = SMALL.get(letter, letter)


def is_mark(char):
    return "\u0300" <= char <= "\u036f"


def count(text):
    numbers = dict.fromkeys(ORDER, 0)
    at = 0
    while at < len(text):
        length = 1
        while at + length < len(text) and is_mark(text[at + length]):
            length += 1
        if length == 1 and text[at : at + 2] in SPELLINGS:
            # Of two characters, without a mark: ch, if its h has no mark either.
            after = text[at + 2 : at + 3]
            length = 1 if after and is_mark(after) else 2
        letter = SPELLINGS.get(text[at : at + length])
        if letter:
            numbers[letter] += 1
        at += length
    return numbers


def main():
    outdir, *paths = sys.argv[1:]
    for path in paths:
        with open(path, encoding="utf-8", newline="") as source:
            numbers = count(source.read())
        found = [letter for letter in ORDER if numbers[letter]]
        found.sort(key=numbers.get, reverse=True)
        target = os.path.join(outdir, os.path.basename(path))
        with open(target, "w", encoding="utf-8", newline="") as output:
            for letter in ORDER:
                output.write(f"{letter}\t{numbers[letter]}\n")
            output.write(f"celkem\t{sum(numbers.values())}\n")
            output.write(f"pořadí\t{' '.join(found)}\n")


if __name__ == "__main__":
    main()
