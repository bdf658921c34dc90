"""Units of several characters: the letters of two or three, and how Hungarian doubles them."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_OF_ONE_BASE = frozenset({"hi"})  # letters of several code points, but in one cluster or less


def units_of(language: str, letters: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Return what is one piece, in lower case and composed, with the letters that it stands for.

    Hungarian doubles such a letter by writing its first character twice (AkH. 12, point 93): ssz is
    sz and sz.
    """
    if language in _OF_ONE_BASE:
        return {}
    found: dict[str, tuple[str, ...]] = {letter: (letter,) for letter in letters if len(letter) > 1}
    if language == "hu":
        found |= {letter[0] + letter: (letter, letter) for letter in tuple(found)}
    return found
