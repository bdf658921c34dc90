"""The categories of PRECIS, computed from Unicode's properties by the algorithm of RFC 8264."""

from __future__ import annotations

from localeops._gen import ucd

# RFC 5892, section 2.6, with the value that the section gives to each.
_EXCEPTIONS = {
    **dict.fromkeys((0x00DF, 0x03C2, 0x06FD, 0x06FE, 0x0F0B, 0x3007), "PVALID"),
    **dict.fromkeys((0x00B7, 0x0375, 0x05F3, 0x05F4, 0x30FB), "CONTEXTO"),
    **dict.fromkeys((*range(0x0660, 0x066A), *range(0x06F0, 0x06FA)), "CONTEXTO"),
    **dict.fromkeys((0x0640, 0x07FA, 0x302E, 0x302F, *range(0x3031, 0x3036), 0x303B), "DISALLOWED"),
}
# RFC 8264, sections 9.1, 9.18 and 9.14 to 9.16.
_BY_GENERAL_CATEGORY = {
    **dict.fromkeys(("Ll", "Lu", "Lo", "Nd", "Lm", "Mn", "Mc"), "LetterDigits"),
    **dict.fromkeys(("Lt", "Nl", "No", "Me"), "OtherLetterDigits"),
    "Zs": "Spaces",
    **dict.fromkeys(("Sm", "Sc", "Sk", "So"), "Symbols"),
    **dict.fromkeys(("Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po"), "Punctuation"),
}
_MAPPING_FIELD, _CLASS_FIELD = 4, 2  # of UnicodeData.txt, counted after the code point
_VIRAMA = "9"  # Canonical_Combining_Class


def make() -> str:
    """Return the text of ``_tables/precis.py``."""
    categories = ucd.values("extracted/DerivedGeneralCategory")
    width = []
    viramas = []
    for code, _, fields in ucd.rows("UnicodeData"):
        kind, _, mapping = fields[_MAPPING_FIELD].rpartition(" ")
        if kind in ("<wide>", "<narrow>"):
            width.append(f"{code:04X} {mapping}")
        if fields[_CLASS_FIELD] == _VIRAMA:
            viramas.append(code)
    return ucd.source(
        "precis",
        [
            "UnicodeData",
            "extracted/DerivedGeneralCategory",
            "DerivedCoreProperties",
            "DerivedNormalizationProps",
            "HangulSyllableType",
            "PropList",
        ],
        """What PRECIS (RFC 8264) asks of a code point.

CATEGORIES: the first category of RFC 8264, section 8, that a code point is in; of the exceptions,
their value. Other is in none of them. What is missing is Unassigned.
WIDTH: the mapping of the fullwidth and halfwidth characters (Decomposition_Type wide and narrow).
SPACES: General_Category Zs.  VIRAMAS: Canonical_Combining_Class 9.
""",
        ucd.text_of_lines(
            "CATEGORIES",
            (
                f"{first:04X}..{last:04X} {label}"
                for first, last, label in ucd.labelled_spans(_categories(categories))
            ),
        ),
        ucd.text_of_lines("WIDTH", width),
        ucd.text_of_spans(
            "SPACES", ucd.spans(code for code, value in categories.items() if value == "Zs")
        ),
        ucd.text_of_spans("VIRAMAS", ucd.spans(viramas)),
    )


def _categories(general: dict[int, str]) -> dict[int, str]:
    """Return the category of every assigned code point and noncharacter: RFC 8264, section 8."""
    joiners = ucd.members("PropList", "Join_Control")
    syllables = ucd.values("HangulSyllableType")
    ignorable = ucd.members("DerivedCoreProperties", "Default_Ignorable_Code_Point")
    noncharacters = ucd.members("PropList", "Noncharacter_Code_Point")
    # NFKC of a code point is another text if and only if it cannot occur in NFKC (UAX #15, 9.1).
    compatible = {
        code
        for first, last, fields in ucd.rows("DerivedNormalizationProps")
        if fields[0] == "NFKC_QC" and fields[1] == "N"
        for code in range(first, last + 1)
    }
    found = {}
    for code in range(ucd.LAST + 1):
        category = general.get(code, "Cn")
        if code in _EXCEPTIONS:
            found[code] = _EXCEPTIONS[code]
        # BackwardCompatible is empty: RFC 8264, section 9.7.
        elif category == "Cn" and code not in noncharacters:
            continue
        elif 0x21 <= code <= 0x7E:  # noqa: PLR2004  (RFC 8264, section 9.11)
            found[code] = "ASCII7"
        elif code in joiners:
            found[code] = "JoinControl"
        elif syllables.get(code) in ("L", "V", "T"):
            found[code] = "OldHangulJamo"
        elif code in ignorable or code in noncharacters:
            found[code] = "PrecisIgnorableProperties"
        elif category == "Cc":
            found[code] = "Controls"
        elif code in compatible:
            found[code] = "HasCompat"
        else:
            found[code] = _BY_GENERAL_CATEGORY.get(category, "Other")
    return found
