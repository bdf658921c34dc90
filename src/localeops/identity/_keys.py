"""The key that two registrations of one person share."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from localeops import casing, normalize

if TYPE_CHECKING:
    from collections.abc import Mapping

# White_Space of PropList.txt; str.split and re's \s take U+001C to U+001F too.
_SPACE = "\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
_SPACES = re.compile(f"[{_SPACE}]+")
_ROUNDS = 8  # two change something in the worst character, and a third finds that nothing does


def key(text: str, locale: str, *, fold: bool) -> str:
    """Return the key of a name: the rules until nothing changes."""
    for _ in range(_ROUNDS):
        before = text
        text = _plain(text, locale)
        if fold:
            text = _skeleton(text)
        if text == before:
            break
    return text


def _plain(text: str, locale: str) -> str:
    """Return a text after rules 1 to 4 were applied once."""
    if not text.isascii():
        text = normalize.nfkc_safe(text.translate(_ignorable()))
    return casing.fold(_SPACES.sub(" ", text).strip(" "), locale=locale)


def _skeleton(text: str) -> str:
    """Return internalSkeleton of a text (UTS #39, section 4).

    The public skeleton is that of the text as it is displayed, which turns Hebrew and Arabic
    around: a skeleton of a skeleton is another text, and the key of a key would be another key.
    """
    from localeops.confusables._skeleton import internal

    return internal(text)


@cache
def _ignorable() -> Mapping[int, None]:
    from localeops._tables import spans
    from localeops._tables.default_ignorable import RANGES

    return {code: None for first, last, _ in spans(RANGES) for code in range(first, last + 1)}
