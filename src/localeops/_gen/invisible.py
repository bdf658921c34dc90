"""Characters that show nothing, or nothing certain: what a display of text must spell out."""

from __future__ import annotations

from localeops._gen import ucd

_CATEGORIES = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp", "Zs"})
_BLANK_BRAILLE = 0x2800  # a symbol (So) whose picture has no dot
_NONCHARACTERS = frozenset(
    {*range(0xFDD0, 0xFDF0)}
    | {plane << 16 | code for plane in range(17) for code in (0xFFFE, 0xFFFF)}
)


def make() -> str:
    """Return the text of ``_tables/invisible.py``."""
    categories = ucd.values("extracted/DerivedGeneralCategory")
    breaks = ucd.values("auxiliary/GraphemeBreakProperty")
    invisible = {code for code, value in categories.items() if value in _CATEGORIES}
    invisible |= ucd.members("DerivedCoreProperties", "Default_Ignorable_Code_Point")
    # The signs that span a number, such as U+0600, are format characters with a picture.
    prepended = {
        code for code, value in breaks.items() if value == "Prepend" and categories[code] == "Cf"
    }
    invisible = (invisible | _NONCHARACTERS | {_BLANK_BRAILLE}) - prepended
    joining = {code for code in invisible if breaks.get(code) in ("Extend", "ZWJ")}
    return ucd.source(
        "invisible",
        [
            "extracted/DerivedGeneralCategory",
            "DerivedCoreProperties",
            "auxiliary/GraphemeBreakProperty",
        ],
        """Characters without a picture of their own.

General_Category Cc, Cf without the prepended marks, Co, Cs, Zl, Zp, Zs, and
Default_Ignorable_Code_Point, noncharacters, U+2800. JOINING are those that join what is before them
(Grapheme_Cluster_Break Extend and ZWJ), APART the others.
""",
        ucd.text_of_spans("JOINING", ucd.spans(joining)),
        ucd.text_of_spans("APART", ucd.spans(invisible - joining)),
    )
