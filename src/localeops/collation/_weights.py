"""The bytes of weights. On each level they compare as the weights do, whatever follows them.

First level
    Some characters of a locale, its own letters before all, have weights of one byte. What lies
    between two of them shares a lead byte, which is followed by the rank in as many bytes as the
    span needs. A tailored weight is the root weight it follows, 0xFF and its number; where many
    follow one weight they have a lead byte of their own.

Second level
    A letter and the marks after it are one group, as the marks' weights are above those of letters
    (UTS #10, condition WF2). Bytes rise from the common weight by itself (02) and the first mark
    after the common weight, in place of both, to other weights of letters and to marks that are not
    first.

Third level
    The same groups; a mark's common weight at the end of a group is left out.

So where weights of letters are common, their bytes are the lowest, and at the end of a level they
are left out. Where a first weight has second or third weights below the common one (kana, the
vowels of Pinyin), two texts that are alike up to this level have the same first weight there, so
its weights need only be in order among themselves: none of them counts as common.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import NamedTuple

from localeops.collation._root import COMMON, root

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from localeops.collation._tailoring import Tailoring

SECOND_COMMON = THIRD_COMMON = b"\x02"
THIRD_OF_SMALL_AFTER_CAPITALS = bytes((2 << 6 | 3 + (COMMON >> 8),))
_LEADS = range(0x02, 0xFF)  # 01 stands between texts whose keys are made at once
_MANY = 200  # tailored weights after one root weight, from which they have a lead byte
_FEW = 9  # tailored weights after a common one that are written in one byte
_FEW_LETTERS = 24  # the same for second weights: the bytes from 65 to 7C
_RARE = 0xE0  # the first byte of marks' weights of two bytes, up to FB
_SOME = 40  # tailored weights before one that are written in one byte


class PrimaryWeights:
    """The bytes of first weights for a locale.

    Args:
        tailoring: The locale's tailoring.
        order: Names of all reordering groups in the order wanted.
        singles: First weights that should have one byte; the first ones count most.
    """

    def __init__(
        self, tailoring: Tailoring, order: Iterable[str], singles: Iterable[tuple[int, int]]
    ) -> None:
        self._counts = tailoring.counts
        self.numbers = b""  # the lead byte of numbers, if digits are read as numbers
        many = {rank for rank, count in tailoring.counts.items() if count >= _MANY}
        wanted = [one for one in dict.fromkeys(singles) if one[0] not in many]
        groups = list(order)
        low, high = 0, min(len(wanted), len(_LEADS))
        while low < high:
            middle = (low + high + 1) // 2
            if self._laid_out(groups, tailoring, wanted[:middle]):
                low = middle
            else:
                high = middle - 1
        self._laid_out(groups, tailoring, wanted[:low])

    def _laid_out(
        self, order: list[str], tailoring: Tailoring, singles: list[tuple[int, int]]
    ) -> bool:
        """Share out the lead bytes, and tell whether there were enough."""
        base = root()
        groups = [("lowest", 1), *base.groups, ("unassigned", base.unassigned - 1)]
        ends = [start for _, start in groups[1:]] + [1 << 22]
        spans = {name: (start, end) for (name, start), end in zip(groups, ends, strict=True)}
        many = {rank for rank, count in tailoring.counts.items() if count >= _MANY}
        points = sorted({*singles, *((rank, 1) for rank in many)})
        self._single: dict[tuple[int, int], bytes] = {}
        pieces: list[_Span] = []
        lead = _LEADS.start - 1
        for name in ["lowest", *order, "unassigned"]:
            if name == "digit":
                lead += 1
                self.numbers = bytes((lead,))
            start, end = spans[name]
            at = (start, 0)
            for point in points[bisect_left(points, at) : bisect_left(points, (end, 0))]:
                if self._is_between(at, point):
                    lead = _share(pieces, lead, at, point)
                lead += 1
                if point[0] in many and point[1] == 1:
                    at = (point[0] + 1, 0)
                    pieces.append(
                        _Span(point, at, lead, is_many=True, size=tailoring.counts[point[0]])
                    )
                else:
                    self._single[point] = bytes((min(lead, 0xFF),))
                    at = (point[0], point[1] + 1)
            if self._is_between(at, (end, 0)):
                lead = _share(pieces, lead, at, (end, 0))
        if lead >= _LEADS.stop:
            return False
        pieces.sort()
        self._starts = [piece.start for piece in pieces]
        self._pieces = [
            (piece.start, bytes((piece.lead,)), piece.is_many, _width(piece.size))
            for piece in pieces
        ]
        return True

    def _is_between(self, low: tuple[int, int], high: tuple[int, int]) -> bool:
        """Tell whether there is a weight from one on to before another."""
        rank, number = low
        if low >= high:
            return False
        if rank == high[0]:
            return True
        return number <= self._counts.get(rank, 0) or rank + 1 < high[0] or high[1] > 0

    def bytes_of(self, rank: int, number: int) -> bytes:
        """Return the bytes of a first weight."""
        found = self._single.get((rank, number))
        if found is not None:
            return found
        (start, _), lead, is_many, width = self._pieces[
            bisect_right(self._starts, (rank, number)) - 1
        ]
        if is_many:
            return lead + (number - 1).to_bytes(width, "big")
        if not number:
            return lead + (rank - start).to_bytes(width, "big")
        return lead + (rank - start).to_bytes(width, "big") + b"\xff" + number.to_bytes(2, "big")


class _Span(NamedTuple):
    """First weights that share a lead byte: from one on to before another."""

    start: tuple[int, int]
    end: tuple[int, int]
    lead: int
    is_many: bool  # the tailored weights after one root weight
    size: int


def _share(pieces: list[_Span], lead: int, start: tuple[int, int], end: tuple[int, int]) -> int:
    """Add a span with the next lead byte, or make the last one longer; return the last lead."""
    last = pieces[-1] if pieces else None
    if last is not None and last.lead == lead and last.end == start and not last.is_many:
        start = last.start
        pieces.pop()
    else:
        lead += 1
    size = end[0] - start[0] + (end[1] > 0)
    pieces.append(_Span(start, end, lead, is_many=False, size=size))
    return lead


def _width(size: int) -> int:
    return (max(size, 1).bit_length() + 7) // 8


def _number(number: int) -> bytes:
    """Return the number of a tailored weight after a root weight; never with a common byte."""
    if not number:
        return b""
    return bytes((0xFF, 3 + number // 250, 3 + number % 250))


def second_of_letter(weight: int, number: int, *, is_below: bool) -> bytes:
    """Return the bytes of a letter's second weight.

    Where there are weights below the common one, the text compared with has the same letter here.
    So its weights have bytes of their own.
    """
    high, low = weight >> 8, weight & 0xFF
    rest = (bytes((high, low + 1)) if low else bytes((high,))) + _number(number)
    if is_below:
        if weight < COMMON:
            return bytes((3 + number,)) if number <= _SOME else b"\x4f" + rest
        if weight == COMMON and number <= _FEW:
            return bytes((0x50 + number,))
        return b"\x60" + rest
    if weight == COMMON:
        if not number:
            return SECOND_COMMON
        if number <= _FEW_LETTERS:
            return bytes((0x64 + number,))
    return b"\x81" + rest


def second_of_mark(weight: int, number: int, *, is_first: bool) -> bytes:
    """Return the bytes of a mark's second weight: after a common one, or anywhere else."""
    if not weight:
        return b""
    high, low = weight >> 8, weight & 0xFF
    rest = (bytes((high, low + 1)) if low else bytes((high,))) + _number(number)
    if not is_first:
        return rest
    if high >= _RARE:
        return b"\x64" + rest
    return bytes((high - 0x7F,)) + rest[1:]


def third_of_letter(weight: int, number: int, *, is_below: bool, case: int) -> bytes:
    """Return the bytes of a letter's third weight, in which its case counts first if it counts."""
    if weight == COMMON and not number and not is_below and not case:
        return THIRD_COMMON
    high = weight >> 8
    if weight == COMMON and not is_below and number:
        # There is no weight from 06 to 0F.
        high += min(number, _FEW + 1)
        number = number if number > _FEW else 0
    return bytes((case << 6 | 3 + high,)) + _number(number)


def third_of_mark(weight: int, number: int) -> bytes:
    """Return the bytes of a mark's third weight."""
    high, low = weight >> 8, weight & 0xFF
    return (bytes((0xC0 + high, low + 1)) if low else bytes((0xC0 + high,))) + _number(number)
