"""Script of every code point."""

from __future__ import annotations

from localeops._gen import ucd


def make() -> str:
    """Return the text of ``_tables/scripts.py``."""
    return ucd.source(
        "scripts",
        ["Scripts"],
        "Script (UAX #24) by ranges, by its long name; what is missing is Unknown.",
        ucd.text_of_spans("RANGES", ucd.labelled_spans(ucd.values("Scripts"))),
    )
