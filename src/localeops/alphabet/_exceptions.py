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


@cache
def marking(language: str) -> Callable[[str], str] | None:
    """Return the function that puts in upper case what is not one letter with what follows it.

    None if the language has no exceptions.
    """
    rows = [row.split(" ") for row in digraph_exceptions.STEMS.splitlines()]
    stems = {
        place: [stem for of, at, stem in rows if (of, at) == (language, place)]
        for place in ("any", "prefix", "start")
    }
    if not stems["any"] and not stems["start"]:
        return None
    patterns = []
    if stems["start"]:
        prefixes = "".join(f"(?:{stem})?" for stem in stems["prefix"])
        patterns.append(f"(?<!{_IN_WORD}){prefixes}(?:{_alternatives(stems['start'])})")
    if stems["any"]:
        patterns.append(_alternatives(stems["any"]))
    find = re.compile("|".join(patterns))

    def mark(symbols: str) -> str:
        return find.sub(_last_in_upper_case, symbols)

    return mark


def _last_in_upper_case(match: re.Match[str]) -> str:
    return match[0][:-1] + match[0][-1].upper()


def _alternatives(stems: Iterable[str]) -> str:
    """Return a pattern that matches the part of each stem before its division."""
    endings: dict[str, list[str]] = {}
    for stem in stems:
        before, _, after = stem.partition("|")
        endings.setdefault(before, []).append(after)
    return "|".join(f"{before}(?={'|'.join(after)})" for before, after in endings.items())
