"""Sort telephone directories in Serbian Cyrillic and Latin, as a card index does.

usage: python3 sortiraj_imenik.py OUTDIR FILE [FILE ...]

There is a drawer for each letter, in which every way to write the letter is listed, and no
comparison at all: the entries are put into the drawers of their next letter, those of each drawer
again into smaller ones, and so on until nothing is left of their names.
"""

import sys
from pathlib import Path

V, A = "\u030c", "\u0301"  # caron and acute
DRAWERS = (
    *("  -", "А а", "Б б", "В в", "Г г", "Д д", "Ђ ђ", "Е е", "Ж ж", "З з", "И и", "Ј ј", "К к"),
    *("Л л", "Љ љ", "М м", "Н н", "Њ њ", "О о", "П п", "Р р", "С с", "Т т", "Ћ ћ", "У у", "Ф ф"),
    *("Х х", "Ц ц", "Ч ч", "Џ џ", "Ш ш"),
    *("A a", "B b", "C c", f"Č č C{V} c{V}", f"Ć ć C{A} c{A}", "D d"),
    f"DŽ Dž dž DZ{V} Dz{V} dz{V} Ǆ ǅ ǆ",
    *("Đ đ", "E e", "F f", "G g", "H h", "I i", "J j", "K k", "L l", "LJ Lj lj Ǉ ǈ ǉ", "M m"),
    *("N n", "NJ Nj nj Ǌ ǋ ǌ", "O o", "P p", "Q q", "R r", "S s", f"Š š S{V} s{V}", "T t", "U u"),
    *("V v", "W w", "X x", "Y y", "Z z", f"Ž ž Z{V} z{V}"),
)
NUMBER = {form: n for n, drawer in enumerate(DRAWERS) for form in drawer.split(" ") if form}
NUMBER[" "] = NUMBER["-"]


def next_letter(name, at):
    """Return the drawer of the letter at a place, and the place after it."""
    for length in (3, 2, 1):
        form = name[at : at + length]
        if len(form) == length and form in NUMBER:
            return NUMBER[form], at + length
    raise ValueError(f"no letter: {name[at:]!r}")


def filed(cards):
    """Return cards in order: each has a line, its name, and how much of the name is filed."""
    if len(cards) < 2:
        return [line for line, _, _ in cards]
    done = [line for line, name, at in cards if at == len(name)]
    drawers = [[] for _ in DRAWERS]
    for line, name, at in cards:
        if at < len(name):
            drawer, after = next_letter(name, at)
            drawers[drawer].append((line, name, after))
    for drawer in drawers:
        done += filed(drawer)
    return done


def main(outdir, *paths):
    for path in map(Path, paths):
        lines = path.read_bytes().decode("utf-8").split("\n")[:-1]
        cards = [(line, line[: line.index("\t")], 0) for line in lines]
        result = "".join(line + "\n" for line in filed(cards))
        Path(outdir, path.name).write_bytes(result.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
