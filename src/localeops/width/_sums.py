"""The columns of a whole text as one number, by the quickest way that its characters allow.

1. Text of a kind in which no character depends on another is recognised by one expression, and its
   columns follow from its length and the length of its UTF-8. That is most text that people write.
2. Of several lines of other text, each is measured by itself: no cluster and no escape sequence
   goes past a line feed.
3. Other text is translated to the classes of its characters, whose columns are added up. If some
   depend on their neighbours, what the sum has wrong for each cluster is added.

Importing this module imports ``re``, so it is imported when a text first needs it.
"""

from __future__ import annotations

import re
from functools import cache

from localeops.width import _columns, _escapes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# Every character of the first is one column, unless it is ambiguous; of the second, one byte in
# UTF-8 and one column, or three bytes and two columns; of the last, three bytes and one column.
# None joins another of these kinds. The tests check all of that against the table.
_NARROW = (
    r" -~\xa0-\u02ff\u0370-\u0482\u048a-\u0590\u05d0-\u05ea\u0620-\u064a\u0671-\u06d5"
    r"\u10a0-\u10ff\u1e00-\u200a\u2010-\u2027\u2030-\u205e\u20a0-\u20cf"
)
_WIDE = (
    r" -~\u3000-\u3029\u3030-\u303e\u3041-\u3096\u309b-\u30ff\u3400-\u9fff\uac00-\ud7a3"
    r"\uf900-\ufaff\uff01-\uff3f"
)
_MORE_WIDE = r"\uff40-\uff60"  # apart, as their bytes begin like those of halfwidth kana
_HALFWIDTH = r"\uff61-\uff9f"  # the bytes EF BD and one more, or EF BE and one more

# One expression, as a call of another one would take longer than the match of a short text. It
# scans hardly anything twice; the last group that took part says which kind the text is of.
_uniform = re.compile(
    f"[ -~]*+(?:()[{_WIDE}]*+(?:|()[{_WIDE}{_HALFWIDTH}]*+|[{_WIDE}{_MORE_WIDE}]*+)|[{_NARROW}]*+)"
).fullmatch
_WIDE_ONLY = 1

_find_dependent = re.compile(f"[{_columns.DEPENDENT}]").search
# A cluster of a base alone takes what its character does: a run of bases is skipped, but for the
# last one if it goes on. This takes a third of the time of looking at every cluster.
_find_clusters = re.compile(
    f"(?:[{_columns.BASES}]*(?![{_columns.EXTENDING}]))?({_columns.CLUSTER})"
).findall


def narrow_columns(text: str) -> int:
    """Return the columns of any text, if ambiguous characters are narrow."""
    uniform = _uniform(text)
    if not uniform:
        if "\n" not in text:
            return _adding_up("narrow")(text)
        # Line feeds take nothing; if they are all that is special, they keep nothing apart either.
        joined = text.replace("\n", "")
        uniform = _uniform(joined)
        if not uniform:
            return sum(map(narrow_columns, text.split("\n")))
        text = joined
    kind = uniform.lastindex
    if kind == _WIDE_ONLY:
        return (len(text.encode()) + len(text)) // 2
    if not kind:
        return len(text)
    in_utf_8 = text.encode()
    halfwidth = in_utf_8.count(b"\xef\xbd") + in_utf_8.count(b"\xef\xbe")
    return (len(in_utf_8) + len(text)) // 2 - halfwidth


def wide_columns(text: str) -> int:
    """Return the columns of any text, if ambiguous characters are wide."""
    return _adding_up("wide")(text)


@cache
def _adding_up(ambiguous: str) -> Callable[[str], int]:
    """Return the function that adds up columns by class, with all that it needs at hand."""
    table = _columns.character_classes()
    weights = _columns.weights(ambiguous)
    columns_of_cluster = _columns.columns_of_clusters(ambiguous)
    without_escapes = _escapes.sequence_pattern().sub

    def added(classes: str) -> int:
        weighed = classes.encode().translate(weights)
        return len(weighed) - weighed.count(0) + weighed.count(2)

    class Corrections(dict[str, int]):
        """What a cluster takes more than its characters by themselves, by their classes."""

        def __missing__(self, cluster: str) -> int:
            correction = columns_of_cluster[cluster] - added(cluster)
            if cluster in columns_of_cluster:  # that memory is bounded, and so is this one
                self[cluster] = correction
            return correction

    correction = Corrections().__getitem__

    def columns(text: str) -> int:
        classes = text.translate(table)
        if "e" in classes:
            classes = without_escapes("", text).translate(table)
        total = added(classes)
        if _find_dependent(classes):
            total += sum(map(correction, _find_clusters(classes)))
        return total

    return columns
