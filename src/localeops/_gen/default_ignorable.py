"""Default_Ignorable_Code_Point, which NFKC_Casefold removes."""

from __future__ import annotations

from localeops._gen import ucd


def make() -> str:
    """Return the text of ``_tables/default_ignorable.py``."""
    members = ucd.members("DerivedCoreProperties", "Default_Ignorable_Code_Point")
    return ucd.source(
        "default_ignorable",
        ["DerivedCoreProperties"],
        "Default_Ignorable_Code_Point.",
        ucd.text_of_spans("RANGES", ucd.spans(members)),
    )
