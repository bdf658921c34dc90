"""Building blocks of strategies: what they yield takes the columns that were asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import east_asian_width

from hypothesis import given
from hypothesis import strategies as st

from localeops.tasks import strategies

if TYPE_CHECKING:
    from hypothesis.strategies import DataObject

LISTS = (("up", "rtt 12ms"), ("回線断", "復旧"))
PAIRS, SINGLES = ("回線", "障害"), "済中"


def _columns(text: str) -> int:
    """Return the columns by the East Asian Width property of each character."""
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in text)


@given(st.data(), st.integers(1, 60))
def test_heads_and_tails_take_exactly_so_many_columns(data: DataObject, columns: int) -> None:
    line = data.draw(strategies.words(columns, LISTS))
    assert _columns(line) == strategies.plain_columns(line) == columns
    wide = data.draw(strategies.wide_words(columns, PAIRS, SINGLES))
    assert _columns(wide) == columns
    assert wide.isascii() is (columns == 1)
    number = data.draw(strategies.digits(columns))
    assert number.isdecimal()
    assert len(number) == columns


@given(st.data())
def test_a_piece_begins_where_so_many_columns_are_left(data: DataObject) -> None:
    line = data.draw(
        strategies.at_edge(
            st.just("★"),
            (1, 3),
            row=20,
            head=lambda columns: strategies.words(columns, LISTS),
            second=lambda columns: strategies.wide_words(columns, PAIRS, SINGLES),
            tail=st.just("終"),
        )
    )
    assert line.endswith("★終")
    assert _columns(line.partition("★")[0]) in (19, 17, 39, 37)


@given(st.data(), st.integers(1, 3))
def test_decisive_lines_stand_among_plain_ones(data: DataObject, most: int) -> None:
    text = data.draw(strategies.among_plain(st.just("decisive"), st.just("plain"), most=most))
    assert text.endswith("\n")
    lines = text.splitlines()
    assert 1 <= lines.count("decisive") <= most
    assert len(lines) <= 3 * most
    inner = "".join("x" if line == "decisive" else " " for line in lines)
    assert " " not in inner.strip()


@given(st.data())
def test_several_are_different_words(data: DataObject) -> None:
    found = data.draw(strategies.several("abcdef", least=2, most=4)).split(" ")
    assert 2 <= len(found) == len(set(found)) <= 4
    assert set(found) <= set("abcdef")
