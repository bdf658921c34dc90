"""Stems in which two letters meet that elsewhere are one."""

from __future__ import annotations

import re
from functools import cache

from localeops._tables import digraph_exceptions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

# What a word consists of, as symbols of clusters: Latin letters, or more than one letter.
_IN_WORD = "[a-zA-Zß-öø-\u02af\uffff]"

_SOFT_HYPHEN = "\u00ad"


@cache
def marking(language: str) -> Callable[[str], str] | None:
    """Return the function that puts in upper case what is not one letter with what follows it.

    None if the language has no exceptions.
    """
    rows = [row.split(" ") for row in digraph_exceptions.STEMS.splitlines()]
    stems = {
        place: [stem.split("|") for of, at, stem in rows if (of, at) == (language, place)]
        for place in ("any", "prefix", "start")
    }
    divided = stems["any"] + stems["start"]
    if not divided:
        return None
    # The few places at which there is a stem; at those the beginning of the word is looked at.
    pairs = sorted({(before[-1], after[0]) for before, after in divided})
    places = (
        f"{first}(?={second})(?:{_lookarounds(divided, first, second)})" for first, second in pairs
    )
    find_places = re.compile("|".join(places)).finditer
    prefixes = "".join(f"(?:{prefix})?" for (prefix,) in stems["prefix"])
    patterns = [
        f"{condition}(?:{_alternatives(stems[place])})"
        for place, condition in (("start", f"(?<!{_IN_WORD}){prefixes}"), ("any", ""))
        if stems[place]
    ]
    find = re.compile("|".join(patterns)).finditer
    reach = max(len(before) + len(after) for before, after in divided)
    reach += sum(len(prefix) for (prefix,) in stems["prefix"])

    def mark(symbols: str) -> str:
        if _SOFT_HYPHEN in symbols:  # a hyphenated word is the same word
            whole = iter(mark(symbols.replace(_SOFT_HYPHEN, "")))
            return "".join(one if one == _SOFT_HYPHEN else next(whole) for one in symbols)
        marked: list[str] = []
        done = 0
        for place in find_places(symbols):
            end = place.end()
            around = find(symbols, max(0, end - reach), end + reach)
            if any(match.end() == end for match in around):
                marked += (symbols[done : end - 1], symbols[end - 1].upper())
                done = end
        return "".join(marked) + symbols[done:] if done else symbols

    return mark


def _lookarounds(stems: Iterable[list[str]], first: str, second: str) -> str:
    """Return a pattern of nothing that stands where a stem is divided between two characters."""
    of_pair = (stem for stem in stems if (stem[0][-1], stem[1][0]) == (first, second))
    return "|".join(f"(?<={before})(?={after})" for before, after in _grouped(of_pair))


def _alternatives(stems: Iterable[list[str]]) -> str:
    """Return a pattern that matches the part of each stem before its division."""
    return "|".join(f"{before}(?={after})" for before, after in _grouped(stems))


def _grouped(stems: Iterable[list[str]]) -> list[tuple[str, str]]:
    """Return what is before a division with a pattern of all that follows it there."""
    endings: dict[str, list[str]] = {}
    for before, after in stems:
        endings.setdefault(before, []).append(after)
    return [(before, "|".join(after)) for before, after in endings.items()]
