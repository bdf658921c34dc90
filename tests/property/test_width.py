"""Laws of terminal columns, each with the sentence that it comes from."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import pairwise

from hypothesis import assume, given
from hypothesis import strategies as st

from localeops import segment, width
from localeops.errors import InvalidInputError
from texts import escaped_text, plain_text, styled_text

columns_of_a_line = st.integers(1, 12)
options = st.sampled_from(["narrow", "wide"])


@given(escaped_text, options)
def test_cells_joined_are_the_text_and_add_up(text: str, ambiguous: width.Ambiguous) -> None:
    cells = width.cells(text, ambiguous=ambiguous)
    assert "".join(cell.text for cell in cells) == text
    assert sum(cell.columns for cell in cells) == width.measure(text, ambiguous=ambiguous)
    start = 0
    for cell in cells:
        assert cell.start == start
        assert cell.text
        start += len(cell.text)


@given(plain_text)
def test_without_escapes_cells_are_the_clusters(text: str) -> None:
    # "A cluster is one unit": what has columns is the extended grapheme cluster.
    assert [cell.text for cell in width.cells(text)] == segment.graphemes(text)


@given(escaped_text)
def test_a_cluster_takes_two_columns_at_the_most(text: str) -> None:
    # "at most 2 columns wide", but for the marks that take one of their own.
    for cell in width.cells(text):
        own = len(re.findall("[\uff9e\uff9f\u0e33\u0eb3]", cell.text))
        assert 0 <= cell.columns <= 2 + own


@given(plain_text, options)
def test_a_cluster_takes_the_same_wherever_it_stands(text: str, ambiguous: width.Ambiguous) -> None:
    for cell in width.cells(text, ambiguous=ambiguous):
        assert width.measure(cell.text, ambiguous=ambiguous) == cell.columns


@given(escaped_text)
def test_escapes_take_no_column(text: str) -> None:
    # Rule 1: "taken out before clusters are looked for".
    assert width.measure(width.strip_escapes(text)) == width.measure(text)


@given(escaped_text)
def test_stripping_leaves_no_escape_and_drops_nothing_else(text: str) -> None:
    stripped = width.strip_escapes(text)
    assert not re.search("[\x1b\x90\x98\x9b\x9d\x9e\x9f]", stripped)
    assert width.strip_escapes(stripped) == stripped
    rest = iter(text)
    assert all(character in rest for character in stripped)  # a subsequence of the text


@given(plain_text)
def test_stripping_text_without_escapes_changes_nothing(text: str) -> None:
    assert width.strip_escapes(text) == text


@given(escaped_text, escaped_text)
def test_a_line_end_separates(before: str, after: str) -> None:
    # Rule 1 and UAX #29 GB4: neither a sequence nor a cluster goes over a line's end.
    assume(not before.endswith("\r"))
    assert width.measure(f"{before}\n{after}") == width.measure(before) + width.measure(after)


@given(plain_text, st.sampled_from("\u0301\u0323\u200d\ufe0e\U000e0100\u20dd\u200c"))
def test_what_extends_adds_nothing(text: str, mark: str) -> None:
    # "What follows the base in its cluster adds nothing."
    assume("\u0903" not in text)
    assert width.measure(text + mark) == width.measure(text)


@given(plain_text)
def test_canonical_equivalents_take_the_same(text: str) -> None:
    # Core specification, C6: canonically equivalent sequences are not to be told apart.
    # What VS16 follows is part of the sequence, which normalisation can take apart.
    assume("\ufe0f" not in text)
    decomposed = unicodedata.normalize("NFD", text)
    assert width.measure(decomposed) == width.measure(unicodedata.normalize("NFC", text))


@given(escaped_text, columns_of_a_line, options)
def test_clipped_text_fits(text: str, columns: int, ambiguous: width.Ambiguous) -> None:
    clipped = width.clip(text, columns, ambiguous=ambiguous)
    assert width.measure(clipped, ambiguous=ambiguous) <= columns
    if width.measure(text, ambiguous=ambiguous) <= columns:
        assert clipped == text


@given(plain_text, columns_of_a_line)
def test_clipped_text_is_the_longest_run_of_clusters_that_fits(text: str, columns: int) -> None:
    clipped = width.clip(text, columns)
    assert text.startswith(clipped)
    clusters = segment.graphemes(text)
    kept = segment.graphemes(clipped)
    assert clusters[: len(kept)] == kept
    if len(kept) < len(clusters):
        assert width.measure("".join(clusters[: len(kept) + 1])) > columns


@given(escaped_text, columns_of_a_line, st.sampled_from(["…", "...", "、", ""]))
def test_an_ellipsis_counts(text: str, columns: int, ellipsis: str) -> None:
    assume(width.measure(ellipsis) <= columns)
    clipped = width.clip(text, columns, ellipsis=ellipsis)
    assert width.measure(clipped) <= columns
    if clipped != text:
        assert width.strip_escapes(clipped).endswith(ellipsis)


@given(escaped_text, st.integers(1, 40), st.sampled_from(["left", "right", "center"]), options)
def test_padded_text_has_the_columns(
    text: str, columns: int, align: width.Align, ambiguous: width.Ambiguous
) -> None:
    before = width.measure(text, ambiguous=ambiguous)
    try:
        padded = width.pad(text, columns, align=align, ambiguous=ambiguous)
    except InvalidInputError as error:
        assert "stay apart" in str(error)
        assert before < columns
        return
    assert text in padded
    assert width.measure(padded, ambiguous=ambiguous) == max(before, columns)
    assert set(padded.replace(text, "", 1)) <= {" "}


def wrapped(text: str, columns: int, **options: object) -> list[str]:
    """Wrap, and take no interest in text with a cluster that no line can hold."""
    assume(all(cell.columns <= columns for cell in width.cells(text)))
    assume("\t" not in text)
    return width.wrap(text, columns, **options)  # type: ignore[arg-type]


@given(escaped_text, columns_of_a_line, options)
def test_kept_lines_joined_are_the_text(
    text: str, columns: int, ambiguous: width.Ambiguous
) -> None:
    assume(all(cell.columns <= columns for cell in width.cells(text, ambiguous=ambiguous)))
    assume("\t" not in text)
    lines = width.wrap(text, columns, styles="keep", ambiguous=ambiguous)
    assert "".join(lines) == text
    assert all(width.measure(line, ambiguous=ambiguous) <= columns for line in lines)


@given(plain_text, columns_of_a_line)
def test_no_cluster_is_split_and_lines_are_full(text: str, columns: int) -> None:
    # "No cluster is ever split and no line exceeds its columns."
    text = re.sub("[\r\n\x85]", "", text)
    lines = wrapped(text, columns)
    assert [cluster for line in lines for cluster in segment.graphemes(line)] == (
        segment.graphemes(text)
    )
    for line, following in pairwise(lines):
        assert width.measure(line + segment.graphemes(following)[0]) > columns


@given(escaped_text, columns_of_a_line)
def test_carried_lines_drop_line_ends_alone(text: str, columns: int) -> None:
    lines = wrapped(text, columns)
    assert all(width.measure(line) <= columns for line in lines)
    visible = re.sub("\r\n|[\n\x85]", "", width.strip_escapes(text))
    assert "".join(map(width.strip_escapes, lines)) == visible


@given(styled_text, columns_of_a_line)
def test_each_carried_line_closes_what_it_opens(text: str, columns: int) -> None:
    for line in wrapped(text, columns):
        assert list(shown(line + "."))[-1] == (".", {}, "")


@given(styled_text, columns_of_a_line)
def test_characters_keep_their_styles_when_carried(text: str, columns: int) -> None:
    # "closes open SGR and links at a line's end and opens them again on the next"
    lines = wrapped(text, columns)
    on_lines = [item for line in lines for item in shown(line)]
    assert on_lines == [item for item in shown(text) if item[0] != "\n"]


def shown(text: str) -> Iterator[tuple[str, dict[str, str], str]]:
    """Yield each character with the SGR attributes and the link that a terminal shows it with.

    A terminal written for this test, which knows the sequences that styled_text has.
    """
    attributes: dict[str, str] = {}
    link = ""
    sequence = re.compile(r"\x1b\[([0-9;:]*)m|\x1b\]8;[^;]*;([^\x07\x1b]*)(?:\x07|\x1b\\)")
    place = 0
    while place < len(text):
        match = sequence.match(text, place)
        if match is None:
            assert text[place] != "\x1b"
            yield text[place], attributes, link
            place += 1
        else:
            place = match.end()
            if match[1] is None:
                link = match[2]
            else:
                attributes = after_sgr(attributes, match[1])


def after_sgr(attributes: dict[str, str], parameters: str) -> dict[str, str]:
    """Return the attributes after an SGR sequence."""
    attributes = dict(attributes)
    codes = parameters.split(";")
    while codes:
        code = codes.pop(0)
        if code in ("", "0"):
            attributes = {}
        elif code == "22":
            attributes.pop("bold", None)
        elif code == "24":
            attributes.pop("underline", None)
        elif code == "1":
            attributes["bold"] = code
        elif code == "4:3":
            attributes["underline"] = code
        elif code == "38":
            attributes["colour"] = ";".join([code, *codes[:2]])
            codes = codes[2:]
        elif code.startswith("38:") or code in ("31", "32", "3"):
            attributes["italic" if code == "3" else "colour"] = code
    return attributes
