"""Full case mappings and folding, the properties of contexts, and what is newer than 14.0."""

from __future__ import annotations

from localeops._gen import ucd

_UPPER_FIELD, _LOWER_FIELD, _TITLE_FIELD = 11, 12, 13  # of UnicodeData.txt after the code point
_CLASS_FIELD = 2
_CONDITION_FIELD = 3  # of SpecialCasing.txt: there is none in a row that always holds
_ABOVE = "230"  # Canonical_Combining_Class
_OLDEST = 14  # the edition of the oldest Python supported, 3.11
# Changed since that edition, although older: U+0295 from Ll to Lo, and U+1171E from Mn to Mc.
_RECLASSIFIED = frozenset({0x0295, 0x1171E})


def make() -> str:
    """Return the text of ``_tables/case_mappings.py``."""
    lower: dict[int, str] = {}
    upper: dict[int, str] = {}
    title: dict[int, str] = {}
    classes: dict[int, str] = {}
    for code, _, fields in ucd.rows("UnicodeData"):
        lower[code] = fields[_LOWER_FIELD]
        upper[code] = fields[_UPPER_FIELD]
        # "If this field is null, then the Simple_Titlecase_Mapping is the same as the
        # Simple_Uppercase_Mapping": UAX #44, section 5.7.2.
        title[code] = fields[_TITLE_FIELD] or fields[_UPPER_FIELD]
        classes[code] = fields[_CLASS_FIELD]
    for code, _, fields in ucd.rows("SpecialCasing"):
        if not fields[_CONDITION_FIELD]:
            lower[code], title[code], upper[code] = fields[:_CONDITION_FIELD]
    fold = {
        code: mapping
        for code, _, (status, mapping, *_) in ucd.rows("CaseFolding")
        if status in "CF"
    }
    cased = ucd.members("DerivedCoreProperties", "Cased")
    ignorable = ucd.members("DerivedCoreProperties", "Case_Ignorable")
    newer = {
        code for code, age in ucd.values("DerivedAge").items() if int(age.split(".")[0]) > _OLDEST
    }
    # An older letter changes when its counterpart is encoded.
    changed = {
        code
        for table in (lower, upper, title, fold)
        for code, mapping in table.items()
        if mapping and newer.intersection({code, *(int(one, 16) for one in mapping.split())})
    }
    return ucd.source(
        "case_mappings",
        [
            *("UnicodeData", "SpecialCasing", "CaseFolding", "DerivedCoreProperties"),
            *("PropList", "DerivedAge"),
        ],
        """Full case mappings without conditions, full case folding, and what conditions ask for.

LOWER, UPPER, TITLE, FOLD (status C and F): a line a character that changes: its code point, then
those it becomes.
CASED, CASE_IGNORABLE, SOFT_DOTTED: properties. ABOVE: Canonical_Combining_Class 230. OTHER_MARKS:
Canonical_Combining_Class neither 0 nor 230.
NEWER_MAPPINGS: where a mapping is not that of Unicode 14.0. NEWER_CONTEXTS: where Cased or
Case_Ignorable may not be that of Unicode 14.0, unassigned characters left out.
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
        *(
            ucd.text_of_spans(name, ucd.spans(codes))
            for name, codes in (
                ("CASED", cased),
                ("CASE_IGNORABLE", ignorable),
                ("SOFT_DOTTED", ucd.members("PropList", "Soft_Dotted")),
                ("ABOVE", {code for code, value in classes.items() if value == _ABOVE}),
                ("OTHER_MARKS", {c for c, value in classes.items() if value not in ("0", _ABOVE)}),
                ("NEWER_MAPPINGS", changed),
                ("NEWER_CONTEXTS", newer & (cased | ignorable) | _RECLASSIFIED),
            )
        ),
    )


def _changes(mappings: dict[int, str]) -> list[str]:
    """Return the mappings that change something, as lines."""
    return [
        f"{code:04X} {mapping}"
        for code, mapping in sorted(mappings.items())
        if mapping and mapping != f"{code:04X}"
    ]
