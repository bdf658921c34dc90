"""Boundaries by the classes of two neighbours: one letter a class, one code a pair.

The rules of words and lines speak of more than two characters. What stands further away is put into
the letter first: a space after an opening bracket gets a letter of its own, and so on. Then each
boundary depends on the two letters beside it, and one ``str.translate`` looks all of them up.
"""

from __future__ import annotations

from itertools import compress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

NONE, ALLOWED, MANDATORY = 0, 1, 2

_LETTERS = 128  # letters are ASCII, so that a pair of them in UTF-16 is no surrogate


def table_of(rules: Iterable[tuple[str, str, int]]) -> str:
    """Return the table of codes for `codes`.

    Each rule has the letters before the boundary, those after it, and the code; the first rule that
    a pair of letters fits decides. A pair that fits none has `NONE`.
    """
    table = bytearray(_LETTERS * _LETTERS)
    for before, after, code in reversed(list(rules)):
        for second in after.encode():
            row = second * _LETTERS
            for first in before.encode():
                table[row + first] = code
    # The lower byte of UTF-16-LE is the first letter: a row is 256 long.
    rows = (table[row : row + _LETTERS] for row in range(0, len(table), _LETTERS))
    return b"".join(bytes(row) + bytes(256 - _LETTERS) for row in rows).decode("ascii")


def codes(classes: str, table: str) -> bytes:
    """Return the code between each two letters: one fewer than there are letters."""
    letters = classes.encode("ascii")
    pairs = bytearray(2 * len(letters) - 2)
    pairs[0::2] = letters[:-1]
    pairs[1::2] = letters[1:]
    return pairs.decode("utf-16-le").translate(table).encode("ascii")


def without(classes: str, absorbed: str) -> tuple[str, list[int]]:
    """Return the letters but for the absorbed ones, and the index that each of the rest had."""
    letters = classes.encode("ascii")
    kept = bytearray(b"\1" * _LETTERS)
    for letter in absorbed.encode("ascii"):
        kept[letter] = 0
    indices = list(compress(range(len(letters)), letters.translate(bytes(kept) + bytes(128))))
    return letters.translate(None, absorbed.encode("ascii")).decode("ascii"), indices
