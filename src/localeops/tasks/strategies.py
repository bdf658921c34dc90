"""Building blocks for the strategies of a task's ``probes.py``, which hold none of its knowledge.

An input is a text of lines; one or two of them are decisive, the others plain. What is decisive
mostly stands where a row ends, so a line is built of a head that takes an exact number of columns,
the piece, and a tail. Heads and tails are made of plain pieces: ASCII, which takes one column a
character, and characters that take two whoever measures them, such as kanji.

The drawing process runs this source as a module without a file, as it does with ``probes.py``
itself (``_draw.py`` says why). So it may import Hypothesis and nothing of localeops.
"""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, TypeVar

from hypothesis import strategies as st

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

__all__ = [
    "among_plain",
    "at_edge",
    "digits",
    "in_some_order",
    "one_of",
    "packed",
    "plain_columns",
    "several",
    "wide_words",
    "words",
]

_T = TypeVar("_T")


def one_of(choices: Sequence[_T]) -> SearchStrategy[_T]:
    """Return a strategy that yields one of *choices*."""
    return st.sampled_from(tuple(choices))


@st.composite
def in_some_order(draw: DrawFn, items: Sequence[_T]) -> list[_T]:
    """Yield all the items, from a drawn one on and with a drawn stride: two draws, however many.

    A probe that goes through the whole of a closed list in this way finds the same slips, whatever
    the seed.
    """
    count = len(items)
    start = draw(st.integers(0, count - 1))
    stride = draw(st.sampled_from([step for step in range(1, count + 1) if gcd(step, count) == 1]))
    return [items[(start + stride * turn) % count] for turn in range(count)]


def packed(items: Sequence[str], columns: int, measure: Callable[[str], int]) -> list[str]:
    """Return the items in their order, joined to texts that take so many columns at most.

    An item that is wider by itself is a text of its own.
    """
    texts: list[str] = []
    for item in items:
        if texts and measure(texts[-1] + item) <= columns:
            texts[-1] += item
        else:
            texts.append(item)
    return texts


def several(choices: Sequence[str], *, least: int = 3, most: int = 8) -> SearchStrategy[str]:
    """Return a strategy of a few different words with spaces between them.

    A handful of probes then sees all of a closed list.
    """
    return st.lists(one_of(choices), min_size=least, max_size=most, unique=True).map(" ".join)


def plain_columns(text: str) -> int:
    """Return the columns of a text made of plain pieces alone."""
    return sum(1 if char.isascii() else 2 for char in text)


@st.composite
def digits(draw: DrawFn, columns: int) -> str:
    """Yield so many digits."""
    return f"{draw(st.integers(0, 10**columns - 1)):0{columns}}"


@st.composite
def words(draw: DrawFn, columns: int, lists: Sequence[Sequence[str]]) -> str:
    """Yield words of these lists and a closing number that take exactly so many columns.

    A plain word must fit beside a space and a digit, so none may be empty.
    """
    text = ""
    while True:
        piece = draw(st.sampled_from(draw(st.sampled_from(tuple(lists)))))
        gap = columns - plain_columns(text)
        if plain_columns(piece) + len(" 0") > gap:
            return text + draw(digits(gap))
        text += piece + " "


@st.composite
def wide_words(draw: DrawFn, columns: int, pairs: Sequence[str], singles: Sequence[str]) -> str:
    """Yield words without spaces that take exactly so many columns.

    They are words of two wide characters each, a single one where another word does not fit, and a
    digit at the end where the number is odd.
    """
    text = "".join(draw(st.sampled_from(pairs)) for _ in range(columns // 4))
    if columns % 4 >= 2:  # noqa: PLR2004 - a wide character takes two
        text += draw(st.sampled_from(singles))
    return text + str(draw(st.integers(0, 9))) if columns % 2 else text


@st.composite
def among_plain(
    draw: DrawFn, decisive: SearchStrategy[str], plain: SearchStrategy[str], *, most: int = 2
) -> str:
    """Yield a text in which one to *most* lines are decisive, with plain ones around them."""
    before = draw(st.lists(plain, max_size=most))
    inner = draw(st.lists(decisive, min_size=1, max_size=most))
    after = draw(st.lists(plain, max_size=most))
    return "".join(f"{line}\n" for line in (*before, *inner, *after))


@st.composite
def at_edge(  # noqa: PLR0913 - one a part of the line
    draw: DrawFn,
    piece: SearchStrategy[str],
    lefts: Sequence[int],
    *,
    row: int,
    head: Callable[[int], SearchStrategy[str]],
    second: Callable[[int], SearchStrategy[str]],
    tail: SearchStrategy[str],
) -> str:
    """Yield a line in which a piece begins where some columns of a row are left.

    Args:
        draw: What Hypothesis hands in.
        piece: The piece.
        lefts: How many columns may be left of the row; one of them is drawn.
        row: The columns of a row.
        head: Gives the beginning of a line, for its columns.
        second: Gives the beginning of the second row, for its columns. One line in four has the
            piece at the end of that row instead of the first one's.
        tail: What follows. It should fill the next row, so that a wrong width shows wherever the
            piece ends up.

    Returns:
        The line.
    """
    left = draw(st.sampled_from(tuple(lefts)))
    if draw(st.sampled_from((False, False, False, True))):
        start = draw(head(row)) + draw(second(row - left))
    else:
        start = draw(head(row - left))
    return start + draw(piece) + draw(tail)
