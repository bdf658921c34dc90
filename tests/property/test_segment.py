"""Laws of segmentation, each with the sentence that it comes from."""

import re
import unicodedata
from itertools import accumulate, pairwise

from hypothesis import assume, given

import line_break_reference
from localeops import segment
from texts import any_text, text_of_lines


@given(any_text)
def test_clusters_joined_are_the_text(text: str) -> None:
    # UAX #29, 1: "a string is divided": nothing is lost and nothing is empty.
    clusters = segment.graphemes(text)
    assert "".join(clusters) == text
    assert all(clusters)


@given(any_text)
def test_boundaries_are_where_clusters_begin_and_end(text: str) -> None:
    # UAX #29 GB1, GB2: "Break at the start and end of text, unless the text is empty."
    found = segment.boundaries(text)
    if not text:
        assert found == []
    else:
        assert (found[0], found[-1]) == (0, len(text))
        clusters = [text[a:b] for a, b in pairwise(found)]
        assert clusters == segment.graphemes(text)


@given(any_text, any_text)
def test_a_control_character_separates(before: str, after: str) -> None:
    # UAX #29 GB4, GB5: "Break before and after controls."
    joined = segment.graphemes(f"{before}\u2028{after}")
    assert joined == [*segment.graphemes(before), "\u2028", *segment.graphemes(after)]


@given(any_text)
def test_each_cluster_by_itself_is_one(text: str) -> None:
    # UAX #29, 6.3: the rules look no further back than the cluster, but for regional indicators,
    # which pair up inside it.
    for cluster in segment.graphemes(text):
        assert segment.graphemes(cluster) == [cluster]


@given(any_text)
def test_extending_characters_begin_a_cluster_only_after_a_control(text: str) -> None:
    # UAX #29 GB9: "Do not break before extending characters or ZWJ."
    controls = {"Cc", "Cf", "Zl", "Zp", "Cn"}  # Cn: unassigned default ignorables
    clusters = segment.graphemes("a" + text)
    for before, cluster in pairwise(clusters):
        if cluster[0] in "\u0301\u200d\ufe0f\u20e3\uff9e":
            assert unicodedata.category(before[-1]) in controls


@given(any_text)
def test_words_joined_are_the_text(text: str) -> None:
    # UAX #29, 1: "a string is divided": nothing is lost and nothing is empty.
    words = segment.words(text)
    assert "".join(words) == text
    assert all(words)


@given(any_text)
def test_words_end_only_between_clusters_but_for_marks_of_their_own(text: str) -> None:
    # WB4 has what GB9 has; left out here is what only clusters know of: prepended and spacing marks,
    # conjuncts, and controls that a mark does not join.
    text = re.sub("[^\ud800-\udfffA-Za-z\u0301\u200d\ufe0f漢👩👍\U0001f3fd가ガ ,.]", "", text)
    ends = list(accumulate(map(len, segment.words(text))))
    assert set(ends) <= set(segment.boundaries(text))


@given(text_of_lines | any_text)
def test_line_breaks_are_those_of_the_rules_read_one_by_one(text: str) -> None:
    assert segment.line_breaks(text) == line_break_reference.line_breaks(text)


@given(text_of_lines)
def test_a_text_ends_with_a_mandatory_break_and_does_not_begin_with_one(text: str) -> None:
    # UAX #14 LB2: "Never break at the start of text", LB3: "Always break at the end of text".
    found = segment.line_breaks(text)
    assert found == sorted(set(found))
    if text:
        assert found[0].index > 0
        assert found[-1] == (len(text), "mandatory")
    else:
        assert found == []


@given(text_of_lines, text_of_lines)
def test_lines_do_not_know_of_each_other(before: str, after: str) -> None:
    # UAX #14 LB4, LB5: "Always break after hard line breaks."
    assume(not before.endswith("\r"))
    whole = segment.line_breaks(f"{before}\n{after}")
    first = segment.line_breaks(f"{before}\n")
    shifted = [(index + len(before) + 1, kind) for index, kind in segment.line_breaks(after)]
    assert whole == [*first, *shifted]
