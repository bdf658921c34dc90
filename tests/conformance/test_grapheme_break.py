"""UAX #29: the official test file, whole, and the emoji of UTS #51."""

import re

import ucd_reader
from localeops import segment, width


def rows() -> list[list[str]]:
    """Return the clusters of each row of GraphemeBreakTest.txt."""
    found = []
    for line in ucd_reader.text("auxiliary/GraphemeBreakTest").splitlines():
        content = line.partition("#")[0].strip()
        if content:
            clusters = [re.findall("[0-9A-F]+", part) for part in content.split("÷")]
            found.append(["".join(chr(int(c, 16)) for c in codes) for codes in clusters if codes])
    return found


def test_every_row_of_the_official_file() -> None:
    cases = rows()
    assert len(cases) == 766
    for clusters in cases:
        text = "".join(clusters)
        assert segment.graphemes(text) == clusters
        ends = [len("".join(clusters[:count])) for count in range(len(clusters) + 1)]
        assert segment.boundaries(text) == ends
        assert [cell.text for cell in width.cells(text)] == clusters


def test_rows_joined_by_a_control_keep_their_boundaries() -> None:
    cases = rows()
    text = "\u2028".join("".join(clusters) for clusters in cases)
    expected = [part for clusters in cases for part in (*clusters, "\u2028")][:-1]
    assert segment.graphemes(text) == expected


def test_every_emoji_is_one_cluster_of_two_columns() -> None:
    emoji = ucd_reader.sequences("emoji/emoji-test")
    stated = dict(re.findall(r"# (\S+) : (\d+)", ucd_reader.text("emoji/emoji-test")))
    counts = {status: sum(field == status for _, field in emoji) for _, status in emoji}
    assert counts == {status: int(count) for status, count in stated.items()}
    assert len(emoji) == sum(counts.values()) > 5000
    for sequence, status in emoji:
        assert segment.graphemes(sequence) == [sequence]
        # Unqualified: the first character lacks its VS16, so it has text presentation (ED-18, ED-19),
        # unless it is an emoji by default or the sequence joins, modifies or tags.
        if status != "unqualified":
            assert width.measure(sequence) == 2, sequence


def test_unqualified_emoji_are_two_columns_only_as_sequences() -> None:
    default = ucd_reader.property_of("emoji/emoji-data", value="Emoji_Presentation")
    wide = ucd_reader.property_of("EastAsianWidth")
    emoji = ucd_reader.sequences("emoji/emoji-test")
    unqualified = [sequence for sequence, status in emoji if status == "unqualified"]
    assert len(unqualified) == 243
    for sequence in unqualified:
        combined = re.search("[\u200d\U0001f3fb-\U0001f3ff]", sequence)
        base = ord(sequence[0])
        expected = 2 if combined or default[base] or wide[base] == "W" else 1
        assert width.measure(sequence) == expected, sequence


def test_rgi_sequences_are_one_cluster() -> None:
    files = ("emoji/emoji-sequences", "emoji/emoji-zwj-sequences")
    rgi = [row for file in files for row in ucd_reader.sequences(file)]
    totals = [re.findall(r"# Total elements: (\d+)", ucd_reader.text(file)) for file in files]
    assert len(rgi) == sum(int(total) for file_totals in totals for total in file_totals) == 3953
    for sequence, _ in rgi:
        assert segment.graphemes(sequence) == [sequence]
        assert width.measure(sequence) == 2
