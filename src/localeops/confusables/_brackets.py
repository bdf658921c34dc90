"""Paired brackets in the bidirectional algorithm (UAX #9, BD14 to BD16 and N0)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_MAX_BRACKETS = 63  # BD16
_OPPOSITE = {"L": "R", "R": "L"}
_STRONG = {"L": "L", "R": "R", "E": "R", "N": "R"}
# BD16 matches canonically equivalent brackets: the only ones that have a decomposition.
_EQUIVALENT = {"\u2329": "\u3008", "\u232a": "\u3009"}


def resolved(classes: str, characters: Iterable[str], original: str, own: str) -> str:
    """Return the classes of a sequence with its bracket pairs resolved.

    Args:
        classes: The direction before the sequence, and its classes after W7.
        characters: The characters of the sequence.
        original: Their classes before W1.
        own: The direction of the embedding.
    """
    pairs = _pairs(classes, characters)
    if not pairs:
        return classes
    found = list(classes)
    lefts, rights = _counts(classes, "L"), _counts(classes, "REN")
    strong = found[0]
    place = 0
    for opening, closing in pairs:
        while place < opening:  # the context: what has been resolved already counts
            strong = _STRONG.get(found[place], strong)
            place += 1
        inside = {
            direction
            for direction, counts in (("L", lefts), ("R", rights))
            if counts[closing] > counts[opening]
        }
        if own in inside:
            direction = own
        elif inside:
            opposite = _OPPOSITE[own]
            direction = opposite if strong == opposite else own
        else:
            continue
        for bracket in (opening, closing):
            found[bracket] = direction
            mark = bracket + 1
            while mark < len(found) and original[mark - 1] == "M":
                found[mark] = direction
                mark += 1
    return "".join(found)


def _pairs(classes: str, characters: Iterable[str]) -> list[tuple[int, int]]:
    """Return the bracket pairs (BD16) by the place of the opening one, counted in the classes."""
    brackets = _brackets()
    opened: list[tuple[str, int]] = []
    found = []
    for place, character in enumerate(characters, 1):
        if classes[place] != "O" or character not in brackets:
            continue
        kind, other = brackets[character]
        if kind == "o":
            if len(opened) == _MAX_BRACKETS:
                break
            opened.append((other, place))
            continue
        this = _EQUIVALENT.get(character, character)
        for number in range(len(opened) - 1, -1, -1):
            if opened[number][0] == this:
                found.append((opened[number][1], place))
                del opened[number:]
                break
    return sorted(found)


def _counts(classes: str, letters: str) -> list[int]:
    """Return how many of the letters stand before each place."""
    counts = [0]
    for letter in classes:
        counts.append(counts[-1] + (letter in letters))
    return counts


@cache
def _brackets() -> Mapping[str, tuple[str, str]]:
    """Return the kind of each bracket, o or c, and its partner."""
    from localeops._tables.bidi import BRACKETS

    found = {}
    for line in BRACKETS.splitlines():
        code, kind, other = line.split(" ")
        partner = chr(int(other, 16))
        found[chr(int(code, 16))] = (kind, _EQUIVALENT.get(partner, partner))
    return found
