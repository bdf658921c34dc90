"""What Python's ``unicodedata`` may get wrong, or take long for, when it normalises."""

from __future__ import annotations

from localeops._gen import ucd

_CLASS_FIELD, _MAPPING_FIELD = 2, 4  # of UnicodeData.txt, counted after the code point
_OLDEST = (14, 0)  # the Unicode edition of the oldest Python supported, 3.11


def make() -> str:
    """Return the text of ``_tables/unicodedata_limits.py``."""
    rows = {code: fields for code, _, fields in ucd.rows("UnicodeData")}
    parts = {
        code: [int(part, 16) for part in fields[_MAPPING_FIELD].rpartition("> ")[2].split(" ")]
        for code, fields in rows.items()
        if fields[_MAPPING_FIELD]
    }
    classed = {code for code, fields in rows.items() if fields[_CLASS_FIELD] != "0"}
    begin = set(classed)
    while more := {code for code, mapping in parts.items() if mapping[0] in begin} - begin:
        begin |= more
    involved = classed.union(parts, *parts.values())
    ages = {code: tuple(map(int, age.split("."))) for code, age in ucd.values("DerivedAge").items()}
    return ucd.source(
        "unicodedata_limits",
        ["UnicodeData", "DerivedAge"],
        """Where normalisation is not left to Python's unicodedata.

NEWER: what came after Unicode 14.0 and has a decomposition mapping or a combining class, or is part
of a mapping. Any other newer character is left alone by every form, as one is that is not assigned.
MARKS: what has a combining class other than 0, or decomposes into what begins with such a mark.
""",
        ucd.text_of_spans("NEWER", ucd.spans(c for c in involved if ages[c] > _OLDEST)),
        ucd.text_of_spans("MARKS", ucd.spans(begin)),
    )
