"""Default_Ignorable_Code_Point."""

from __future__ import annotations

from localeops._gen import ucd


def make() -> str:
    """Return the text of ``_tables/default_ignorable.py``."""
    ignorable = ucd.members("DerivedCoreProperties", "Default_Ignorable_Code_Point")
    return ucd.source(
        "default_ignorable",
        ["DerivedCoreProperties"],
        "Default_Ignorable_Code_Point (core specification, section 5.21), unassigned ones too.",
        ucd.text_of_spans("RANGES", ucd.spans(ignorable)),
    )
