"""General_Category of every assigned code point."""

from __future__ import annotations

from localeops._gen import ucd


def make() -> str:
    """Return the text of ``_tables/general_category.py``."""
    categories = ucd.values("extracted/DerivedGeneralCategory")
    assigned = {code: value for code, value in categories.items() if value != "Cn"}
    return ucd.source(
        "general_category",
        ["extracted/DerivedGeneralCategory"],
        "General_Category by ranges, without names for there are so many; what is missing is Cn.",
        ucd.text_of_lines(
            "RANGES",
            (f"{first:04X}..{last:04X} {v}" for first, last, v in ucd.labelled_spans(assigned)),
        ),
    )
