"""What the bidirectional algorithm needs beside the classes of assigned characters."""

from __future__ import annotations

import gzip
import re

from localeops._gen import ucd

_MISSING = re.compile(r"# @missing: ([0-9A-F]+)\.\.([0-9A-F]+); (\w+)")
# PropertyValueAliases.txt; the classes that code points have before they are assigned.
_SHORT = {
    "Left_To_Right": "L",
    "Right_To_Left": "R",
    "Arabic_Letter": "AL",
    "European_Terminator": "ET",
}


def make() -> str:
    """Return the text of ``_tables/bidi.py``."""
    categories = ucd.values("extracted/DerivedGeneralCategory")
    classes: dict[int, str] = {}
    path = ucd.UCD / "extracted/DerivedBidiClass.txt.gz"
    with gzip.open(path, "rt", encoding="utf-8") as stream:
        for line in stream:
            match = _MISSING.match(line)
            if match:
                first, last, name = match.groups()
                classes |= dict.fromkeys(range(int(first, 16), int(last, 16) + 1), _SHORT[name])
    classes |= ucd.values("extracted/DerivedBidiClass")
    defaults = {
        code: value
        for code, value in classes.items()
        if value != "L" and categories.get(code, "Cn") == "Cn"
    }
    mirrors = [f"{first:04X} {other}" for first, _, (other,) in ucd.rows("BidiMirroring")]
    brackets = [
        f"{first:04X} {kind} {other}" for first, _, (other, kind) in ucd.rows("BidiBrackets")
    ]
    return ucd.source(
        "bidi",
        ["extracted/DerivedBidiClass", "BidiMirroring", "BidiBrackets"],
        """What the bidirectional algorithm (UAX #9) needs beside `_tables.bidi_class`.

UNASSIGNED: Bidi_Class of code points without a character, where it is not L.
MIRRORS: a character and its Bidi_Mirroring_Glyph.
BRACKETS: a bracket, o if it opens and c if it closes, and its Bidi_Paired_Bracket.
""",
        ucd.text_of_lines(
            "UNASSIGNED",
            (f"{first:04X}..{last:04X} {v}" for first, last, v in ucd.labelled_spans(defaults)),
        ),
        ucd.text_of_lines("MIRRORS", mirrors),
        ucd.text_of_lines("BRACKETS", brackets),
    )
