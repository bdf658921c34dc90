"""Count the letters of the Czech alphabet in texts, each a base letter with at most one mark.

usage: python3 cetnost.py OUTDIR FILE [FILE ...]

Everything is taken apart, in capitals that are one character. A letter is looked up by its base and
its marks; a bare C is held back until the next letter says whether it is CH.
"""

import sys
import unicodedata
from pathlib import Path

MARKS = {"CARON": "CDENRSTZ", "ACUTE": "AEIOUY", "RING": "U"}
NAMES = {"\u030c": "CARON", "\u0301": "ACUTE", "\u030a": "RING"}
BARE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACUTE_FIRST = ("ACUTE", "CARON", "RING")


def alphabet():
    """Return the keys in the order of the alphabet: É before Ě, Ú before Ů, CH after H."""
    keys = []
    for base in BARE:
        keys.append(base)
        keys += [base + mark for mark in ACUTE_FIRST if base in MARKS[mark]]
        if base == "H":
            keys.append("CH")
    return keys


KEYS = alphabet()


def written(key):
    """Return a letter as it is printed."""
    for mark, name in NAMES.items():
        if key.endswith(name):
            return unicodedata.normalize("NFC", key[0].lower() + mark)
    return key.lower()


def letters(text):
    """Yield each character that is not a mark, with the marks after it."""
    base, marks = "", ""
    for char in unicodedata.normalize("NFD", text):
        if unicodedata.combining(char):
            marks += char
            continue
        if base:
            yield base, marks
        base, marks = char, ""
    if base:
        yield base, marks


def key_of(base, marks):
    capital = base.upper()
    if capital not in BARE or len(capital) > 1:
        return None
    if not marks:
        return capital
    name = NAMES.get(marks)
    return capital + name if name and capital in MARKS[name] else None


def count(text):
    numbers = {key: 0 for key in KEYS}
    held = False
    for base, marks in letters(text):
        key = key_of(base, marks)
        if held and key == "H":
            numbers["C"] -= 1
            key = "CH"
        if key:
            numbers[key] += 1
        held = key == "C"
    return numbers


def report(numbers):
    for key in KEYS:
        yield f"{written(key)}\t{numbers[key]}"
    yield f"celkem\t{sum(numbers.values())}"
    present = [(-number, at) for at, number in enumerate(numbers.values()) if number]
    yield "pořadí\t" + " ".join(written(KEYS[at]) for _, at in sorted(present))


def main(outdir, *paths):
    for path in map(Path, paths):
        numbers = count(path.read_bytes().decode("utf-8"))
        text = "\n".join(report(numbers)) + "\n"
        (Path(outdir) / path.name).write_bytes(text.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
