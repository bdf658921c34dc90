"""Count the letters of the Czech alphabet in texts.

usage: python3 cetnost.py OUTDIR FILE [FILE ...]

WRONG on purpose: the total has the letters that Czech does not have, too.
"""

import re
import sys
import unicodedata
from collections import Counter
from pathlib import Path

ALPHABET = "a á b c č d ď e é ě f g h ch i í j k l m n ň o ó p q r ř s š t ť u ú ů v w x y ý z ž"
LETTERS = ALPHABET.split()


def letters(text):
    """Return the letters of a text, ch as one."""
    composed = unicodedata.normalize("NFC", text).lower()
    return [letter for letter in re.findall("ch|.[\u0300-\u036f]*", composed) if letter in LETTERS]


def frequencies(text):
    counts = Counter(letters(text))
    composed = unicodedata.normalize("NFC", text).lower()
    total = sum(letter[0].isalpha() for letter in re.findall("ch|.[\u0300-\u036f]*", composed))
    ranked = sorted(counts, key=lambda letter: (-counts[letter], LETTERS.index(letter)))
    lines = [f"{letter}\t{counts[letter]}" for letter in LETTERS]
    lines += [f"celkem\t{total}", "pořadí\t" + " ".join(ranked)]
    return "".join(line + "\n" for line in lines)


def main(outdir, *names):
    for name in names:
        source = Path(name)
        result = frequencies(source.read_bytes().decode("utf-8"))
        (Path(outdir) / source.name).write_bytes(result.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
