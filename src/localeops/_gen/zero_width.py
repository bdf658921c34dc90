"""The characters that print nothing of their own: marks, format and control characters."""

from localeops._gen import ucd

_CATEGORIES = frozenset({"Mn", "Me", "Cf", "Cc", "Zl", "Zp"})


def make() -> str:
    """Return the text of ``_tables/zero_width.py``."""
    categories = ucd.values("extracted/DerivedGeneralCategory")
    ignorable = ucd.members("DerivedCoreProperties", "Default_Ignorable_Code_Point")
    zero = {code for code, value in categories.items() if value in _CATEGORIES}
    spacing_marks = [code for code, value in categories.items() if value == "Mc"]
    return ucd.source(
        "zero_width",
        ["extracted/DerivedGeneralCategory", "DerivedCoreProperties"],
        "General_Category Mn, Me, Cf, Cc, Zl, Zp or Default_Ignorable_Code_Point; and Mc apart.",
        ucd.text_of_spans("ZERO_WIDTH", ucd.spans(zero | ignorable)),
        ucd.text_of_spans("SPACING_MARKS", ucd.spans(spacing_marks)),
    )
