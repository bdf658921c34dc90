"""The root collation: the elements of each code point and each contraction, read when asked for.

An element is a tuple of eight numbers: the rank of its first weight and the number of a tailored
weight after it, the same for the second and the third weight, the fourth weight, and the case (0
lower, 1 mixed, 2 upper). What `localeops._gen.collation` writes is read here.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_right
from functools import cache
from pkgutil import get_data

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

Element = tuple[int, int, int, int, int, int, int, int]
COMMON = 0x0500
LOWEST = 1  # the rank of U+FFFE
_IN_POOL = 1 << 31


def file(name: str) -> bytes:
    """Return a file of ``_tables/collation/``."""
    content = get_data("localeops._tables", f"collation/{name}")
    if content is None:
        raise FileNotFoundError(name)
    return content


class Root:
    """The root collation.

    Attributes:
        groups: Name and first rank of each reordering group, in order.
        han: The first rank of Han characters.
        unassigned: The rank that U+0000 would have if it were not assigned.
        trailing: The first rank after those of code points that are not assigned.
        below_common: Ranks of first weights that have third weights below the common one.
        contractions: The elements of each text of several characters, or of one that depends on
            what is before it, by prefix and text.
    """

    def __init__(self) -> None:
        from json import loads

        line, _, rest = file("root.bin").partition(b"\n")
        header = loads(line)
        self.groups: list[tuple[str, int]] = [tuple(group) for group in header["groups"]]
        self.han: int = header["han"]
        self.unassigned: int = header["unassigned"]
        self.trailing: int = header["trailing"]
        self.below_common = frozenset(header["below_common"])
        self._ideographs: list[tuple[int, int]] = header["ideographs"]
        spans, pool = header["lengths"]
        place = 0
        self._starts, self._lengths, self._contents, self._pool = (array(kind) for kind in "IHII")
        for one, count in (
            (self._starts, spans),
            (self._lengths, spans),
            (self._contents, spans),
            (self._pool, pool),
        ):
            size = count * one.itemsize
            one.frombytes(rest[place : place + size])
            place += size
            if sys.byteorder == "big":
                one.byteswap()
        self.contractions: Mapping[tuple[str, str], tuple[Element, ...]] = {
            (prefix, text): self._elements(content)
            for prefix, text, content in header["contractions"]
        }

    def elements(self, code: int) -> tuple[Element, ...]:
        """Return the elements of a code point by itself; none if it is ignored on every level."""
        place = bisect_right(self._starts, code) - 1
        offset = code - self._starts[place]
        if place >= 0 and offset < self._lengths[place]:
            content = self._contents[place]
            if content & _IN_POOL:
                return self._elements(content)
            return ((content + offset, 0, COMMON, 0, COMMON, 0, 0, 0),)
        rank = self.han
        for first, last in self._ideographs:
            if first <= code <= last:
                rank += code - first
                break
            rank += last - first + 1
        else:
            rank = self.unassigned + code
        return ((rank, 0, COMMON, 0, COMMON, 0, 0, 0),)

    def _elements(self, content: int) -> tuple[Element, ...]:
        place = (content & ~_IN_POOL) >> 5
        found = []
        for at in range(place * 2, (place + (content & 31)) * 2, 2):
            rank, weights = self._pool[at], self._pool[at + 1]
            found.append((rank, 0, weights >> 16, 0, weights & 0x3FFF, 0, 0, weights >> 14 & 3))
        return tuple(found)


@cache
def root() -> Root:
    """Return the root collation, which is read once."""
    return Root()
