"""Names, properties, normal forms and case of every code point, by a second reader of the files."""

from __future__ import annotations

import functools

import pytest

import ucd_reader
from localeops import characters
from localeops._properties import category, script
from localeops.casing import _mappings
from localeops.characters import _names

EVERY = range(0x110000)
FORMS = ("NFC", "NFD", "NFKC", "NFKD")


def published_names() -> list[str]:
    """Return the Name of every code point as DerivedName.txt gives it."""
    names = ucd_reader.property_of("extracted/DerivedName")
    return [(names[code] or "").replace("*", f"{code:04X}") for code in EVERY]


def formal_aliases() -> dict[int, list[list[str]]]:
    """Return alias and type of every row of NameAliases.txt, by code point."""
    found: dict[int, list[list[str]]] = {}
    for line in ucd_reader.text("NameAliases").splitlines():
        if line and not line.startswith("#"):
            code, *row = line.split(";")
            found.setdefault(int(code, 16), []).append(row)
    return found


def unicode_data() -> list[list[str]]:
    """Return the fields of UnicodeData.txt."""
    return [line.split(";") for line in ucd_reader.text("UnicodeData").splitlines()]


def test_every_published_name() -> None:
    expected = published_names()
    assert sum(map(bool, expected)) == 159_801
    assert [_names.published_name(code) for code in EVERY] == expected


def test_every_shown_name_and_alias() -> None:
    expected = published_names()
    kinds = ucd_reader.property_of("extracted/DerivedGeneralCategory")
    aliases = formal_aliases()
    assert sum(map(len, aliases.values())) == 481
    labels = {
        "Cc": "control",
        "Co": "private-use",
        "Cs": "surrogate",
        "Cn": "reserved",
        None: "reserved",
    }
    noncharacters = {*range(0xFDD0, 0xFDF0), *(n for n in EVERY if n % 0x10000 >= 0xFFFE)}
    assert len(noncharacters) == 66  # core specification, section 23.7
    unassigned = noncharacters.union(range(0, 0x110000, 97))
    for code in EVERY:
        if kinds[code] in (None, "Cn") and code not in unassigned:
            continue
        by_kind: dict[str, str] = {}
        for alias, kind in aliases.get(code, ()):
            by_kind.setdefault(kind, alias)
        kind = kinds[code]
        if "correction" in by_kind:
            shown = by_kind["correction"]
        elif kind == "Cc":
            shown = by_kind.get("control") or by_kind["figment"]
        elif expected[code]:
            shown = expected[code]
        else:
            what = "noncharacter" if code in noncharacters else labels[kind]
            shown = f"<{what}-{code:04X}>"
        assert _names.name(code) == shown
        others = {expected[code], *(alias for alias, _ in aliases.get(code, ()))} - {"", shown}
        assert set(_names.aliases(code)) == others
        assert len(_names.aliases(code)) == len(others)


def test_every_category_and_script() -> None:
    categories = ucd_reader.property_of("extracted/DerivedGeneralCategory")
    scripts = ucd_reader.property_of("Scripts")
    assert [category(code) for code in EVERY] == [value or "Cn" for value in categories]
    assert [script(code) for code in EVERY] == [value or "Unknown" for value in scripts]


def changes(text: str) -> set[str]:
    """Return what changes the clusters of a text."""
    return {change for cluster in characters.inspect(text) for change in cluster.changes}


def test_what_the_official_test_says_of_changes() -> None:
    # "NFC: c2 == toNFC(c1) == toNFC(c2) == toNFC(c3); c4 == toNFC(c4) == toNFC(c5)", and so on.
    rows = ucd_reader.normalization_test()
    assert len(rows) == 20_034
    results = {"NFC": "22244", "NFD": "33355", "NFKC": "44444", "NFKD": "55555"}
    for _, columns in rows:
        expected: dict[str, dict[str, str]] = {text: {} for text in columns}
        for form, numbers in results.items():
            for text, number in zip(columns, numbers, strict=True):
                expected[text][form] = columns[int(number) - 1]
        for text, forms in expected.items():
            changed = {form for form, result in forms.items() if result != text}
            assert changes(text).intersection(FORMS) == changed


@pytest.mark.parametrize(
    ("form", "no", "maybe"),
    [("NFC", 1120, 132), ("NFD", 13_253, 0), ("NFKC", 4965, 132), ("NFKD", 17_086, 0)],
)
def test_quick_check_of_every_character(form: str, no: int, maybe: int) -> None:
    values = ucd_reader.property_of("DerivedNormalizationProps", value=f"{form}_QC")
    counts = values.count("N"), values.count("M")
    assert counts == (no, maybe)  # the totals that the file gives
    breaks = ucd_reader.property_of("auxiliary/GraphemeBreakProperty")
    for code, value in enumerate(values):
        if value == "M":
            # What can compose with what is before it never begins a cluster, so that normal forms
            # change a text only where they change a cluster.
            # (A vowel or final is in one with what it composes with, though not with a letter.)
            joins = len(characters.inspect(f"a{chr(code)}")) == 1
            assert joins or breaks[code] in ("V", "T")
        if value:
            assert (form in characters.inspect(chr(code))[0].changes) == (value == "N")


@functools.cache
def full_mappings() -> dict[str, dict[str, str]]:
    """Return the full mappings without conditions: SpecialCasing.txt over UnicodeData.txt."""
    found: dict[str, dict[str, str]] = {"upper": {}, "lower": {}, "title": {}, "fold": {}}
    for fields in unicode_data():
        character = ucd_reader.literal(fields[0])
        found["upper"][character] = ucd_reader.literal(fields[12]) or character
        found["lower"][character] = ucd_reader.literal(fields[13]) or character
        found["title"][character] = ucd_reader.literal(fields[14]) or found["upper"][character]
    for line in ucd_reader.text("SpecialCasing").splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) == 5:  # with a condition there are six
            for operation, field in zip(("lower", "title", "upper"), fields[1:4], strict=True):
                found[operation][ucd_reader.literal(fields[0])] = ucd_reader.literal(field)
    for line in ucd_reader.text("CaseFolding").splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) == 4 and fields[1] in ("C", "F"):
            found["fold"][ucd_reader.literal(fields[0])] = ucd_reader.literal(fields[2])
    return found


@pytest.mark.parametrize("operation", ["lower", "upper", "title", "fold"])
def test_case_of_every_character(operation: str) -> None:
    mapping = full_mappings()[operation]
    cased = ucd_reader.property_of("DerivedCoreProperties", value="Cased")
    for code in EVERY:
        character = chr(code)
        # R3 maps the first cased character of a word to title case, and what is not cased is left.
        expected = mapping.get(character, character)
        if operation == "title" and not cased[code]:
            expected = character
        assert _mappings.without_context(character, operation) == expected


@pytest.mark.parametrize(
    ("operation", "name", "total"),
    [
        ("lower", "Changes_When_Lowercased", 1488),
        ("upper", "Changes_When_Uppercased", 1580),
        ("title", "Changes_When_Titlecased", 1507),
        ("fold", "Changes_When_Casefolded", 1561),
    ],
)
def test_case_beside_the_derived_properties(operation: str, name: str, total: int) -> None:
    # D139 to D142: X changes if its NFD does; so the property speaks of X itself where X is its NFD.
    values = ucd_reader.property_of("DerivedCoreProperties", value=name)
    assert sum(value is not None for value in values) == total  # as the file gives it
    decomposed = ucd_reader.property_of("DerivedNormalizationProps", value="NFD_QC")
    for code in EVERY:
        if decomposed[code] is None:
            changed = _mappings.without_context(chr(code), operation) != chr(code)
            assert changed == (values[code] is not None), f"U+{code:04X}"
