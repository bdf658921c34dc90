"""Skeletons (UTS #39, section 4): prototypes of look-alikes, from ``_tables/confusables.bin``."""

from __future__ import annotations

from functools import cache

from localeops.confusables import _bidi
from localeops.normalize import nfd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


def skeleton_of(text: str, direction: str) -> str:
    """Return bidiSkeleton of a text: that of the text as it is displayed."""
    return internal(text if direction == "logical" else _bidi.displayed(text, direction))


def internal(text: str) -> str:
    """Return internalSkeleton of a text."""
    if text.isascii():
        for character, prototype in _ASCII:
            text = text.replace(character, prototype)
        return text
    return nfd(nfd(text).translate(mapping()))


# The prototypes of ASCII characters; none of them has a character that is mapped again.
_ASCII = (
    ('"', "''"),
    ("%", "º/₀"),
    ("0", "O"),
    ("1", "l"),
    ("I", "l"),
    ("`", "'"),
    ("m", "rn"),
    ("|", "l"),
)


@cache
def mapping() -> Mapping[int, str | None]:
    """Return the prototype of each character that has one, and None for what is ignorable."""
    from localeops._tables import spans
    from localeops._tables.default_ignorable import RANGES

    sources, _, *prototypes = data()
    found: dict[int, str | None] = dict(zip(map(ord, sources), prototypes, strict=True))
    for first, last, _ in spans(RANGES):
        found.update(dict.fromkeys(range(first, last + 1)))
    return found


@cache
def data() -> list[str]:
    """Return the lines of the table."""
    import pkgutil

    content = pkgutil.get_data("localeops._tables", "confusables.bin") or b""
    return content.decode().split("\n")
