"""Where one line of a text is broken into several.

A line is a row of cells. An opportunity is a place where it may be broken, a number of cells, and
with it how many cells must fit: at a space the cells before it, as it is dropped there, and at
punctuation that hangs the cells before it. Lines are filled as far as opportunities allow; where
none fits, the line is broken between any two cells.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from itertools import accumulate, compress

from localeops.errors import InvalidInputError
from localeops.segment import graphemes
from localeops.segment._lines import break_indices
from localeops.width import _columns, _escapes, _kinsoku
from localeops.width._cells import cells_of, is_escape

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from re import Pattern
    from typing import NamedTuple

    from localeops.width._cells import Cell

    class Rules(NamedTuple):
        """The options of wrapping, checked."""

        columns: int
        breaks: str
        hanging: str
        ambiguous: str
        tabs: int | None

else:  # the same, without the import of typing
    from collections import namedtuple

    Rules = namedtuple("Rules", ("columns", "breaks", "hanging", "ambiguous", "tabs"))  # noqa: PYI024
    Rules.__doc__ = "The options of wrapping, checked."

# Text whose line breaks are after its spaces and nowhere else, and whose columns are its
# characters: letters and digits, with punctuation as prose has it. Anything else is looked up. The
# letters are checked against the tables in the tests.
_PLAIN_LETTERS = (
    r"0-9A-Za-z\xa0\xc0-\xd6\xd8-\xf6\xf8-\u02c6\u0370-\u037d\u037f-\u0386\u0388-\u0481"
)
_NOT_PLAIN = rf"[^ {_PLAIN_LETTERS},.:;!?]|[!?][{_PLAIN_LETTERS}]| [,.:;!?]"


def cuts_of(line: str, rules: Rules) -> Iterable[tuple[int, int]]:
    """Yield where each line made of one line ends, and where the next one begins.

    Both are indices; what is between them is dropped. The last pair is the end of the line.
    """
    columns = rules.columns
    if rules.breaks == "cell" and line.isascii() and line.isprintable():
        ends = [*range(columns, len(line), columns), len(line)]
        return zip(ends, ends, strict=True)
    if (
        rules.breaks == "word"
        and rules.ambiguous == "narrow"
        and not _not_plain_pattern().search(line)
    ):
        return _plain_cuts(line, columns)
    row = _Row(line, rules)
    opportunities = _OPPORTUNITIES[rules.breaks](row, rules)
    if rules.tabs is not None and "\t" in line:
        counts = _counts_with_tabs(row, opportunities, columns, rules.tabs)
    else:
        counts = _counts(row, opportunities, columns)
    drop = rules.breaks == "word"
    cuts = [(row.ends[content if drop else place], row.ends[place]) for content, place in counts]
    return cuts or [(0, 0)]


class _Row:
    """The cells of a line: how wide each is, and where the first so many of them end."""

    __slots__ = ("cells", "ends", "line", "widths")

    def __init__(self, line: str, rules: Rules) -> None:
        """Divide a line into cells; a cell that is wider than the columns is an error."""
        self.line = line
        self.cells: list[Cell] | None = None
        classes = line.translate(_columns.character_classes())
        if "e" in classes or _columns.joining_pattern().search(classes) or "\t" in line:
            self.cells = cells_of(line, rules.ambiguous)
            self.ends: Sequence[int] = [*(cell.start for cell in self.cells), len(line)]
            self.widths: Sequence[int] = [cell.columns for cell in self.cells]
        else:
            self.ends = range(len(line) + 1)
            self.widths = classes.encode().translate(_columns.weights(rules.ambiguous))
        if max(self.widths, default=0) > rules.columns:
            count = next(n for n, width in enumerate(self.widths) if width > rules.columns)
            raise InvalidInputError(
                f"{_shown(line[self.ends[count] : self.ends[count + 1]])} takes "
                f"{self.widths[count]} columns, more than the {rules.columns} of a line"
            )


def _shown(text: str) -> str:
    """Return a cluster as an error message shows it."""
    return repr(text) if len(text) <= 12 else f"{text[:12]!r}..."  # noqa: PLR2004


def _plain_cuts(line: str, columns: int) -> Iterator[tuple[int, int]]:
    """Yield the cuts of a line whose breaks are after its spaces and nowhere else."""
    start, length = 0, len(line)
    while length - start > columns:
        following = line.rfind(" ", start, start + columns + 1) + 1
        content = following - 1
        if following:
            while content > start and line[content - 1] == " ":
                content -= 1
            while following < length and line[following] == " ":
                following += 1
        else:
            content = following = start + columns
        yield content, following
        start = following
    if start < length or not length:
        yield length, length


# For each opportunity how many cells must fit, and how many cells come before the break.
_Opportunities = tuple[list[int], list[int]]


def _nowhere(_row: _Row, _rules: Rules) -> _Opportunities:
    """Return the opportunities of ``breaks="cell"``: none, as no place is better than another."""
    return [], []


def _at_words(row: _Row, _rules: Rules) -> _Opportunities:
    """Return the opportunities of ``breaks="word"``: the line breaks that are between cells."""
    if row.cells is None:
        places = break_indices(row.line)
        if 0 in row.widths:
            places = [place for place in places if not _is_inside_a_cluster(row, place)]
        return _without_spaces(row.line, places), places
    places = list(_places_of_breaks(row.line, row.cells))
    contents = []
    before = 0
    for place in places:
        content = place
        while content > before and _may_be_dropped(row.cells[content - 1]):
            content -= 1
        contents.append(content)
        before = place
    return contents, places


def _is_inside_a_cluster(row: _Row, place: int) -> bool:
    """Return whether a line break is between a space and a mark on it.

    UAX #14 LB10 takes a mark after a space for a letter of its own; UAX #29 GB9 does not. There is
    no other place where the two differ, but for those of lines that are divided into cells.
    """
    line = row.line
    if place == len(line) or row.widths[place] or line[place - 1] != " ":
        return False
    return len(graphemes(line[place - 1 : place + 1])) == 1


def _without_spaces(line: str, places: list[int]) -> list[int]:
    """Return the places moved to before the spaces there, but not to before another place."""
    contents = places.copy()
    before = 0
    for number, place in enumerate(places):
        if line[place - 1] == " ":
            contents[number] = before + len(line[before:place].rstrip(" "))
        before = place
    return contents


def _may_be_dropped(cell: Cell) -> bool:
    """Return whether nothing is seen of a cell at a line's end: a space, or a sequence."""
    return cell.text == " " or is_escape(cell)


def _places_of_breaks(line: str, cells: list[Cell]) -> Iterator[int]:
    """Yield the number of cells before each line break of a text without its escape sequences."""
    sequences = list(_escapes.sequence_pattern().finditer(line))
    plain = _escapes.sequence_pattern().sub("", line) if sequences else line
    count_before = {cell.start: count for count, cell in enumerate(cells) if not is_escape(cell)}
    number = removed = 0
    for index in break_indices(plain)[:-1]:
        while number < len(sequences) and sequences[number].start() - removed <= index:
            removed += len(sequences[number].group())
            number += 1
        count = count_before.get(index + removed)
        if count is not None:  # else it is inside a cluster
            yield count
    yield len(cells)


def _by_kinsoku(row: _Row, rules: Rules) -> _Opportunities:
    """Return the opportunities of ``breaks="kinsoku"``: those that no prohibition forbids.

    What takes no column stays with what is before it, and is looked through.
    """
    total = len(row.widths)
    visible: Sequence[int] = range(total)
    characters = row.line
    if 0 in row.widths or row.cells is not None:
        visible = [n for n in visible if row.widths[n] or row.line[row.ends[n]] == "\t"]
        characters = "".join([row.line[row.ends[count]] for count in visible])
    if not visible:
        return [total], [total]
    places = [*compress(visible[1:], _kinsoku.places_between(characters)), total]
    if rules.hanging == "none":
        return places, places
    following = [*visible[1:], total]
    hanging = {
        after: count
        for count, after, character in zip(visible, following, characters, strict=True)
        if _kinsoku.hangs(character)
    }
    return [hanging.get(place, place) for place in places], places


_OPPORTUNITIES = {"cell": _nowhere, "word": _at_words, "kinsoku": _by_kinsoku}


def _counts(row: _Row, opportunities: _Opportunities, columns: int) -> Iterator[tuple[int, int]]:
    """Yield the opportunities that are taken, and the breaks that are made where there is none."""
    contents, places = opportunities
    totals = [0, *accumulate(row.widths)]
    filled = [totals[content] for content in contents]
    start = number = 0
    while start < len(row.widths):
        limit = totals[start] + columns
        fitting = bisect_right(filled, limit, number)
        if fitting == number:
            content = place = bisect_right(totals, limit, start) - 1
        else:
            content, place = contents[fitting - 1], places[fitting - 1]
            if place == len(row.widths) and totals[place] <= limit:
                content = place
            number = fitting
        yield content, place
        start = place


def _counts_with_tabs(
    row: _Row, opportunities: _Opportunities, columns: int, tabs: int
) -> Iterator[tuple[int, int]]:
    """Yield what `_counts` does, where a tab goes up to the next stop or to the line's end."""
    contents, places = opportunities
    start = number = 0
    while start < len(row.widths):
        reached = [0]  # the column after so many cells of this line
        content = place = start
        while number < len(places) and _reach(
            reached, row, (start, contents[number]), columns, tabs
        ):
            content, place = contents[number], places[number]
            number += 1
        if place == start:
            _reach(reached, row, (start, len(row.widths)), columns, tabs)
            content = place = start + bisect_right(reached, columns) - 1
        elif place == len(row.widths) and _reach(reached, row, (start, place), columns, tabs):
            content = place
        yield content, place
        start = place


def _reach(reached: list[int], row: _Row, cells: tuple[int, int], columns: int, tabs: int) -> bool:
    """Return whether the cells fit, and extend the list of columns as far as they do."""
    start, end = cells
    while len(reached) <= end - start and reached[-1] <= columns:
        count = start + len(reached) - 1
        column, width = reached[-1], row.widths[count]
        if row.line[row.ends[count]] == "\t":
            width = max(1, min(tabs - column % tabs, columns - column))  # a tab needs one
        reached.append(column + width)
    return reached[end - start] <= columns if len(reached) > end - start else False


@cache
def _not_plain_pattern() -> Pattern[str]:
    """Return the expression that finds what `_plain_cuts` knows nothing of."""
    import re

    return re.compile(_NOT_PLAIN)
