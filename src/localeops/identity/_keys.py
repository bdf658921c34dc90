"""The key that two registrations of one person share."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from localeops import casing, confusables, normalize

if TYPE_CHECKING:
    from collections.abc import Mapping

# White_Space of PropList.txt; str.split and re's \s take U+001C to U+001F too.
_SPACE = "\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
_SPACES = re.compile(f"[{_SPACE}]+")
_ROUNDS = 8  # two are enough for every character; a text of a few that need more would be news


def key(text: str, locale: str, *, fold: bool) -> str:
    """Return the key of a name: the rules until nothing changes."""
    for _ in range(_ROUNDS):
        before = text
        text = _plain(text, locale)
        if fold:
            text = confusables.skeleton(text)
        if text == before:
            break
    return text


def _plain(text: str, locale: str) -> str:
    """Return a text after rules 1 to 4 were applied once."""
    if not text.isascii():
        text = normalize.nfkc_safe(text.translate(_ignorable()))
    return casing.fold(_SPACES.sub(" ", text).strip(" "), locale=locale)


@cache
def _ignorable() -> Mapping[int, None]:
    from localeops._tables import spans
    from localeops._tables.default_ignorable import RANGES

    return {code: None for first, last, _ in spans(RANGES) for code in range(first, last + 1)}
