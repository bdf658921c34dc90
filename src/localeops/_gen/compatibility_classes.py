"""The class of every character that a compatibility mapping changes, by kind of difference."""

from __future__ import annotations

from localeops._gen import ucd

_CATEGORY_FIELD, _MAPPING_FIELD = 1, 4  # of UnicodeData.txt, counted after the code point

# Decomposition_Type says it (UAX #44, table 14), whatever the character.
_BY_TYPE = {
    "super": "superscripts",
    "sub": "superscripts",
    "fraction": "fractions",
    "circle": "enclosed",
    "square": "squared",
    "wide": "fullwidth",
    "narrow": "halfwidth",
    "small": "small",
    "noBreak": "punctuation",  # U+2011, U+0F0C; the spaces are known by their category
}
_ARABIC_TYPES = ("initial", "medial", "final", "isolated")
# Blocks and parts of them whose characters <compat>, <font> and <vertical> say too little about.
_BY_RANGE = (
    (0x0132, 0x0133, "ligatures"),  # Ĳ ĳ
    (0x2474, 0x24B5, "enclosed"),  # parenthesized, or with a full stop
    (0x2E80, 0x2FDF, "ideographs"),  # radicals
    (0x3036, 0x3036, "enclosed"),  # circled postal mark
    (0x3038, 0x303A, "ideographs"),  # Hangzhou numerals
    (0x309F, 0x309F, "letterlike"),  # ゟ
    (0x30FF, 0x30FF, "letterlike"),  # ヿ
    (0x3131, 0x318E, "compatibility-jamo"),
    (0x3200, 0x3243, "enclosed"),  # parenthesized
    (0x32C0, 0x32CB, "squared"),  # months of telegrams
    (0x3358, 0x3370, "squared"),  # hours
    (0x33E0, 0x33FE, "squared"),  # days
    (0xFB00, 0xFB17, "ligatures"),  # Latin and Armenian
    (0xFB20, 0xFB29, "hebrew"),  # wide letters, and two other shapes
    (0xFB4F, 0xFB4F, "ligatures"),  # Hebrew
    (0xFDF0, 0xFDFC, "word-ligatures"),
    (0xFE10, 0xFE48, "vertical"),
    (0x1F100, 0x1F12A, "enclosed"),  # with a full stop or comma, or parenthesized
    (0x1F240, 0x1F248, "enclosed"),  # in tortoise shell brackets
)


def make() -> str:
    """Return the text of ``_tables/compatibility_classes.py``."""
    rows = {code: fields for code, _, fields in ucd.rows("UnicodeData")}
    found = {code: name for code in rows if (name := _class_of(code, rows))}
    return ucd.source(
        "compatibility_classes",
        ["UnicodeData"],
        """Classes of the characters that NFKC replaces by others, not canonically equivalent.

A canonical decomposition with such a character in it has that character's class. Ideographs are
also those with a canonical mapping (CJK compatibility ideographs).
""",
        ucd.text_of_spans("CLASSES", ucd.labelled_spans(found)),
    )


def _class_of(code: int, rows: dict[int, list[str]]) -> str:
    """Return the class of a code point; empty if it has no compatibility mapping."""
    mapping = rows[code][_MAPPING_FIELD] if code in rows else ""
    if not mapping:
        return ""
    if mapping.startswith("<"):
        return _class_by_type(code, rows)
    if rows[code][0].startswith("CJK COMPATIBILITY IDEOGRAPH"):
        return "ideographs"
    classes = (_class_of(int(part, 16), rows) for part in mapping.split(" "))
    return next(filter(None, classes), "")


def _class_by_type(code: int, rows: dict[int, list[str]]) -> str:
    """Return the class of a character with a compatibility mapping."""
    category, mapping = rows[code][_CATEGORY_FIELD], rows[code][_MAPPING_FIELD]
    kind, first = mapping[1:].split(" ")[:2]
    kind = kind.rstrip(">")
    shaped = kind in _ARABIC_TYPES
    if category == "Zs":
        found = "spaces"
    elif kind in _BY_TYPE:
        found = _BY_TYPE[kind]
    elif (kind == "compat" or shaped) and (
        first == "0020" or _class_of(int(first, 16), rows) == "spacing-marks"  # U+FE49 is U+203E
    ):
        found = "spacing-marks"
    else:
        found = next((name for start, last, name in _BY_RANGE if start <= code <= last), "")
    if found:
        return found
    if shaped:
        return "arabic"
    is_sign = kind == "compat" and (category == "Sm" or category.startswith("P"))
    return "punctuation" if is_sign else "letterlike"
