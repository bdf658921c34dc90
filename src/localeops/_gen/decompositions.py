"""Decomposition mappings, what composes again, and combining classes (UAX #15)."""

from __future__ import annotations

from localeops._gen import ucd

_TYPE_FIELD = 4  # of UnicodeData.txt, counted after the code point: Decomposition_Type and _Mapping
_CLASS_FIELD = 2


def make() -> str:
    """Return the text of ``_tables/decompositions.py``."""
    excluded = ucd.members("DerivedNormalizationProps", "Full_Composition_Exclusion")
    mappings = []
    classes = {}
    for code, _, fields in ucd.rows("UnicodeData"):
        if fields[_CLASS_FIELD] != "0":
            classes[code] = fields[_CLASS_FIELD]
        kind, _, mapping = fields[_TYPE_FIELD].rpartition("> ")
        if mapping:
            label = kind[1:] or ("excluded" if code in excluded else "canonical")
            mappings.append(f"{code:04X} {label} {mapping}")
    return ucd.source(
        "decompositions",
        ["UnicodeData", "DerivedNormalizationProps"],
        """Decompositions and combining classes (UAX #15), but for the Hangul syllables.

DECOMPOSITIONS: a code point, the type of its mapping, the mapping, which may decompose further.
The type is canonical, or excluded for a canonical mapping that does not compose again
(Full_Composition_Exclusion); any other is a compatibility mapping.
COMBINING_CLASSES: Canonical_Combining_Class where it is not 0.
""",
        ucd.text_of_lines("DECOMPOSITIONS", mappings),
        ucd.text_of_spans("COMBINING_CLASSES", ucd.labelled_spans(classes)),
    )
