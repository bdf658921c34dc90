"""East_Asian_Width: the code points that are wide, and those whose width depends on the context."""

from localeops._gen import ucd

# EastAsianWidth.txt lists these unassigned ranges in its comments only: they default to W.
_DEFAULT_WIDE = (
    (0x3400, 0x4DBF),
    (0x4E00, 0x9FFF),
    (0xF900, 0xFAFF),
    (0x20000, 0x2FFFD),
    (0x30000, 0x3FFFD),
)


def make() -> str:
    """Return the text of ``_tables/east_asian_width.py``."""
    width = {code: "W" for first, last in _DEFAULT_WIDE for code in range(first, last + 1)}
    width |= ucd.values("EastAsianWidth")
    wide = [code for code, value in width.items() if value in "WF"]
    ambiguous = [code for code, value in width.items() if value == "A"]
    return ucd.source(
        "east_asian_width",
        ["EastAsianWidth"],
        "East_Asian_Width (UAX #11): WIDE is W and F, AMBIGUOUS is A; everything else is narrow.",
        ucd.text_of_spans("WIDE", ucd.spans(wide)),
        ucd.text_of_spans("AMBIGUOUS", ucd.spans(ambiguous)),
    )
