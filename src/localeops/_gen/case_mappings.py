"""Full case mappings that depend on no locale and no context, and full case folding."""

from __future__ import annotations

from localeops._gen import ucd

_UPPER_FIELD, _LOWER_FIELD, _TITLE_FIELD = 11, 12, 13  # of UnicodeData.txt after the code point
_CONDITION_FIELD = 3  # of SpecialCasing.txt: there is none in a row that always holds


def make() -> str:
    """Return the text of ``_tables/case_mappings.py``."""
    lower: dict[int, str] = {}
    upper: dict[int, str] = {}
    title: dict[int, str] = {}
    for code, _, fields in ucd.rows("UnicodeData"):
        lower[code] = fields[_LOWER_FIELD]
        upper[code] = fields[_UPPER_FIELD]
        # "If this field is null, then the Simple_Titlecase_Mapping is the same as the
        # Simple_Uppercase_Mapping": UAX #44, section 5.7.2.
        title[code] = fields[_TITLE_FIELD] or fields[_UPPER_FIELD]
    for code, _, fields in ucd.rows("SpecialCasing"):
        if not fields[_CONDITION_FIELD]:
            lower[code], title[code], upper[code] = fields[:_CONDITION_FIELD]
    fold = {
        code: mapping
        for code, _, (status, mapping, *_) in ucd.rows("CaseFolding")
        if status in "CF"
    }
    return ucd.source(
        "case_mappings",
        ["UnicodeData", "SpecialCasing", "CaseFolding", "DerivedCoreProperties"],
        """Full case mappings without conditions, full case folding (status C and F), and Cased.

A line a character that changes: its code point, then those it becomes.
""",
        *(
            ucd.text_of_lines(name, _changes(mappings))
            for name, mappings in (
                ("LOWER", lower),
                ("UPPER", upper),
                ("TITLE", title),
                ("FOLD", fold),
            )
        ),
        ucd.text_of_spans("CASED", ucd.spans(ucd.members("DerivedCoreProperties", "Cased"))),
    )


def _changes(mappings: dict[int, str]) -> list[str]:
    """Return the mappings that change something, as lines."""
    return [
        f"{code:04X} {mapping}"
        for code, mapping in sorted(mappings.items())
        if mapping and mapping != f"{code:04X}"
    ]
