"""Joining_Type of every code point that is not Non_Joining."""

from __future__ import annotations

from localeops._gen import ucd


def make() -> str:
    """Return the text of ``_tables/joining_type.py``."""
    return ucd.source(
        "joining_type",
        ["extracted/DerivedJoiningType"],
        "Joining_Type (core specification, section 9.2) by ranges; what is missing is U.",
        ucd.text_of_lines(
            "RANGES",
            (
                f"{first:04X}..{last:04X} {value}"
                for first, last, value in ucd.labelled_spans(
                    ucd.values("extracted/DerivedJoiningType")
                )
            ),
        ),
    )
