"""Laws of segmentation, each with the sentence that it comes from."""

import unicodedata
from itertools import pairwise

from hypothesis import given

from localeops import segment
from texts import any_text


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
