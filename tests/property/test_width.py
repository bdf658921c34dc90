"""Laws of terminal columns, each with the sentence that it comes from."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import pairwise

from hypothesis import assume, example, given
from hypothesis import strategies as st

from localeops import segment, width
from localeops.errors import InvalidInputError
from texts import escaped_text, plain_text, styled_text, text_of_lines

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


# JLREQ, appendix A, copied class by class: cl-01, then cl-02 to cl-07 and cl-09 to cl-11. Then their
# fullwidth and halfwidth forms, and the two that Windows has for others.
OPENING = "‘“(〔[{〈《「『【⦅〘〖«〝" + "（［｛｟｢"
NOT_FIRST = (
    "’”)〕]}〉》」』】⦆〙〗»〟‐〜゠–!?‼⁇⁈⁉・:;。.、,ヽヾゝゞ々〻ー"
    "ぁぃぅぇぉァィゥェォっゃゅょゎゕゖッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
    "）］｝｠｣～！？･：；｡．､，ｰｧｨｩｪｫｬｭｮｯ"
)  # fmt: skip
INSEPARABLE = ("——", "――", "……", "‥‥", "〳〵", "〴〵")


def places_of_words(line: str) -> set[int]:
    """Return where a line may be broken by UAX #14 without dividing a cluster."""
    allowed = {index for index, _ in segment.line_breaks(line)}
    return allowed & set(segment.boundaries(line))


def places_of_kinsoku(line: str) -> set[int]:
    """Return where a line may be broken by the prohibitions, its end included."""
    clusters = segment.graphemes(line)
    found = set()
    index, before = 0, ""
    for cluster in clusters:
        if width.measure(cluster):
            pair = before + cluster[0]
            if before and not (before in OPENING or cluster[0] in NOT_FIRST or pair in INSEPARABLE):
                found.add(index)
            before = cluster[0]
        index += len(cluster)
    return found | {len(line)}


def greedy(line: str, columns: int, places: set[int], *, drop: bool, hang: bool) -> list[str]:
    """Return the lines made of one line, by trying one place after the other."""
    lines = []
    start = 0
    ends = segment.boundaries(line)
    while start < len(line) or not lines:
        best = None
        for place in sorted(place for place in places if place > start):
            content = segment.graphemes(line[start:place])
            while drop and content and content[-1] == " ":
                content.pop()
            fitting = content
            visible = [cluster for cluster in content if width.measure(cluster)]
            if hang and visible and visible[-1][0] in "。、．，｡､":
                fitting = visible[:-1]
            if width.measure("".join(fitting)) <= columns:
                whole = place == len(line) and width.measure(line[start:]) <= columns
                best = place, line[start:] if whole else "".join(content)
        if best is None:
            fits = [e for e in ends if e > start and width.measure(line[start:e]) <= columns]
            place = fits[-1] if fits else len(line)
            best = place, line[start:place]
        start, shown_line = best
        lines.append(shown_line)
    return lines


def by_the_rules(text: str, columns: int, breaks: str, *, hang: bool = False) -> list[str]:
    """Return the lines of a text without escapes and tabs."""
    of_line = {"word": places_of_words, "kinsoku": places_of_kinsoku}[breaks]
    lines = re.split("\r\n|[\n\x85]", text)
    if lines[-1] == "":
        lines.pop()
    return [
        made
        for line in lines
        for made in greedy(line, columns, of_line(line), drop=breaks == "word", hang=hang)
    ]


wrapping_text = (text_of_lines | plain_text).filter(lambda text: "\t" not in text)


@given(wrapping_text, columns_of_a_line)
def test_words_are_wrapped_as_the_rules_say(text: str, columns: int) -> None:
    # Every break is one of UAX #14, or in a word that is longer than a line.
    assert wrapped(text, columns, breaks="word") == by_the_rules(text, columns, "word")


prose = st.lists(
    st.sampled_from(
        [
            "a",
            "být",
            "Съешь",
            "3,14",
            " ",
            "  ",
            "\u00a0",
            ".",
            ", ",
            "!",
            "?",
            "x-y",
            "„",
            "(",
            "a/b",
        ]
    )
).map("".join)


@given(prose, columns_of_a_line)
def test_prose_is_wrapped_as_the_rules_say(text: str, columns: int) -> None:
    assert wrapped(text, columns, breaks="word") == by_the_rules(text, columns, "word")


@given(wrapping_text, columns_of_a_line)
def test_kinsoku_is_wrapped_as_the_rules_say(text: str, columns: int) -> None:
    # No line begins or ends with what may not stand there, unless it has no other place.
    assert wrapped(text, columns, breaks="kinsoku") == by_the_rules(text, columns, "kinsoku")


@given(wrapping_text, columns_of_a_line)
def test_hanging_is_wrapped_as_the_rules_say(text: str, columns: int) -> None:
    lines = wrapped(text, columns, breaks="kinsoku", hanging="punctuation")
    assert lines == by_the_rules(text, columns, "kinsoku", hang=True)


@given(
    escaped_text | styled_text | text_of_lines,
    columns_of_a_line,
    st.sampled_from(["word", "kinsoku"]),
    st.sampled_from(["carry", "keep"]),
    options,
)
def test_no_line_is_longer_than_its_columns_and_nothing_else_is_dropped(
    text: str, columns: int, breaks: width.Breaks, styles: width.Styles, ambiguous: width.Ambiguous
) -> None:
    assume(all(cell.columns <= columns for cell in width.cells(text, ambiguous=ambiguous)))
    assume("\t" not in text)
    lines = width.wrap(text, columns, breaks=breaks, styles=styles, ambiguous=ambiguous)
    assert all(width.measure(line, ambiguous=ambiguous) <= columns for line in lines)
    joined = "".join(lines)
    if styles == "keep" and breaks == "kinsoku":
        assert joined == text
    elif styles == "keep":
        assert re.findall("[^ ]", joined) == re.findall("[^ ]", text)
    else:
        visible = re.sub("\r\n|[\n\x85]", "", width.strip_escapes(text))
        shown_lines = "".join(map(width.strip_escapes, lines))
        if breaks == "kinsoku":
            assert shown_lines == visible
        assert shown_lines.replace(" ", "") == visible.replace(" ", "")


@given(styled_text, columns_of_a_line, st.sampled_from(["word", "kinsoku"]))
def test_characters_keep_their_styles_by_all_rules(
    text: str, columns: int, breaks: width.Breaks
) -> None:
    on_lines = [item for line in wrapped(text, columns, breaks=breaks) for item in shown(line)]
    assert [item for item in on_lines if item[0] != " "] == [
        item for item in shown(text) if item[0] not in "\n "
    ]
    for line in wrapped(text, columns, breaks=breaks):
        assert list(shown(line + "."))[-1] == (".", {}, "")


@given(styled_text, columns_of_a_line, st.sampled_from(["word", "kinsoku"]))
@example(" \u0301\x1b[31m", 1, "word")
def test_escapes_do_not_move_breaks(text: str, columns: int, breaks: width.Breaks) -> None:
    # Rule 1: escape sequences take no column; a line is broken by the visible text.
    text += "."  # a line of nothing but sequences is an empty line, and no line without them
    lines = wrapped(text, columns, breaks=breaks)
    plain = wrapped(width.strip_escapes(text), columns, breaks=breaks)
    assert [width.strip_escapes(line) for line in lines] == plain


tabbed_text = st.lists(
    st.sampled_from(["\t", "a", "漢", "か", "「", "。", " ", "-", "\n", "\u200b"])
).map("".join)


@given(
    tabbed_text,
    columns_of_a_line,
    st.sampled_from(["cell", "word", "kinsoku"]),
    st.sampled_from(["none", "punctuation"]),
)
def test_tabs_of_one_column_are_like_any_character_of_their_class(
    text: str, columns: int, breaks: width.Breaks, hanging: width.Hanging
) -> None:
    # UAX #14 table 1: U+0009 and U+007C are both BA; with a stop at each column a tab takes one.
    assume(all(cell.columns <= columns for cell in width.cells(text)))
    if breaks != "kinsoku":
        hanging = "none"
    lines = width.wrap(text, columns, breaks=breaks, hanging=hanging, tabs=1)
    bars = width.wrap(text.replace("\t", "|"), columns, breaks=breaks, hanging=hanging)
    assert [line.replace("\t", "|") for line in lines] == bars


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
