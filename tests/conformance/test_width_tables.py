"""The width of every code point by itself, from the raw files as a second reader reads them."""

import functools

import ucd_reader
from localeops import width

JAMO = [*range(0x1100, 0x1200), *range(0xA960, 0xA97D), *range(0xD7B0, 0xD800)]
UNASSIGNED_BUT_WIDE = (
    range(0x3400, 0x4DC0),
    range(0x4E00, 0xA000),
    range(0xF900, 0xFB00),
    range(0x20000, 0x2FFFE),
    range(0x30000, 0x3FFFE),
)


@functools.cache
def expected_columns(ambiguous: int) -> list[int]:
    """Return the columns of every code point: the rules of the specification, last one first."""
    east_asian = ucd_reader.property_of("EastAsianWidth")
    category = ucd_reader.property_of("extracted/DerivedGeneralCategory")
    ignorable = ucd_reader.property_of(
        "DerivedCoreProperties", value="Default_Ignorable_Code_Point"
    )
    prepended = ucd_reader.property_of("auxiliary/GraphemeBreakProperty", value="Prepend")
    emoji = ucd_reader.property_of("emoji/emoji-data", value="Emoji_Presentation")
    syllable_type = ucd_reader.property_of("HangulSyllableType")

    by_width = {"W": 2, "F": 2, "A": ambiguous}
    columns = [by_width.get(value or "N", 1) for value in east_asian]
    for span in UNASSIGNED_BUT_WIDE:
        for code in span:
            if east_asian[code] is None:
                columns[code] = 2
    for code, value in enumerate(category):
        formatting = value == "Cf" and not prepended[code]
        if formatting or value in ("Cc", "Zl", "Zp", "Mn", "Me") or ignorable[code]:
            columns[code] = 0
        if emoji[code]:
            columns[code] = 2
    for code in JAMO:
        if syllable_type[code]:
            columns[code] = 2 if syllable_type[code] == "L" else 0
    columns[0xAD] = 1
    return columns


def test_every_code_point_if_ambiguous_is_narrow() -> None:
    expected = expected_columns(1)
    assert [width.measure(chr(code)) for code in range(0x110000)] == expected


def test_every_code_point_if_ambiguous_is_wide() -> None:
    expected = expected_columns(2)
    measured = [width.measure(chr(code), ambiguous="wide") for code in range(0x110000)]
    assert measured == expected


def test_every_code_point_between_others() -> None:
    # What joins the letter before it or after it adds nothing, but for the marks with a column of
    # their own; everything else takes what it takes by itself.
    category = ucd_reader.property_of("extracted/DerivedGeneralCategory")
    breaks = ucd_reader.property_of("auxiliary/GraphemeBreakProperty")
    own_column = {0xFF9E, 0xFF9F, 0x0E33, 0x0EB3}
    escapes = {0x1B, 0x90, 0x98, 0x9B, 0x9D, 0x9E, 0x9F}
    for code, alone in enumerate(expected_columns(1)):
        if code in escapes:
            continue
        joins = breaks[code] in ("Extend", "SpacingMark", "Prepend") and code not in own_column
        within = 0 if joins else alone
        assert width.measure(f"x{chr(code)}y") == 2 + within, f"U+{code:04X} {category[code]}"


def test_vs16_widens_the_listed_bases_and_no_other() -> None:
    listed = {
        sequence[0]
        for sequence, style in ucd_reader.sequences("emoji/emoji-variation-sequences")
        if style == "emoji style"
    }
    assert len(listed) == 371
    for code, alone in enumerate(expected_columns(1)):
        expected = 2 if chr(code) in listed else alone
        if chr(code) not in "\x1b\x90\x98\x9b\x9d\x9e\x9f":
            assert width.measure(chr(code) + "\ufe0f") == expected, f"U+{code:04X}"
