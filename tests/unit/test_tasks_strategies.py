"""Building blocks of strategies: what they yield takes the columns that were asked for."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING
from unicodedata import east_asian_width

from hypothesis import find, given
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


@given(st.data(), st.lists(st.integers(), min_size=1, max_size=40, unique=True))
def test_an_order_has_every_item_once(data: DataObject, items: list[int]) -> None:
    assert sorted(data.draw(strategies.in_some_order(items))) == sorted(items)


def test_an_order_can_begin_with_any_item() -> None:
    order = strategies.in_some_order("abcdef")
    for first in "abcdef":
        assert find(order, lambda found, first=first: found[0] == first)[0] == first  # type: ignore[misc]


@given(st.lists(st.sampled_from(("回線断", "up", "ok", "障")), max_size=20), st.integers(1, 12))
def test_items_are_packed_in_their_order(items: list[str], columns: int) -> None:
    texts = strategies.packed(items, columns, _columns)
    assert "".join(texts) == "".join(items)
    assert all(_columns(text) <= columns or text in items for text in texts)
    # As much as fits: what follows a text would have made it too wide.
    follows = iter(items)
    for text, following in pairwise(texts):
        taken = ""
        while taken != text:
            taken += next(follows)
        first = next(item for item in set(items) if following.startswith(item))
        assert _columns(text + first) > columns
