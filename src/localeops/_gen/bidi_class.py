"""Bidi_Class of every assigned code point."""

from __future__ import annotations

from localeops._gen import ucd


def make() -> str:
    """Return the text of ``_tables/bidi_class.py``."""
    categories = ucd.values("extracted/DerivedGeneralCategory")
    classes = {
        code: value
        for code, value in ucd.values("extracted/DerivedBidiClass").items()
        if categories.get(code, "Cn") != "Cn"
    }
    return ucd.source(
        "bidi_class",
        ["extracted/DerivedBidiClass", "extracted/DerivedGeneralCategory"],
        "Bidi_Class (UAX #9) by ranges, of what is assigned.",
        ucd.text_of_lines(
            "RANGES",
            (f"{first:04X}..{last:04X} {v}" for first, last, v in ucd.labelled_spans(classes)),
        ),
    )
