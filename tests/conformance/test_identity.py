"""PRECIS: the category of every code point, and every table, by a second reader of the files."""

from __future__ import annotations

import functools
from collections import Counter

import precis_reference as reference
import ucd_reader
from localeops.identity import _bidi, _classes, _contexts, _keys, _profiles

EVERY = range(0x110000)
TEXT = "".join(map(chr, EVERY))


@functools.cache
def categories() -> list[str]:
    return reference.categories()


def unicode_data() -> list[list[str]]:
    return [line.split(";") for line in ucd_reader.text("UnicodeData").splitlines()]


def assigned() -> list[bool]:
    general = ucd_reader.property_of("extracted/DerivedGeneralCategory")
    return [value not in (None, "Cn") for value in general]


def test_the_category_of_every_code_point() -> None:
    assert [_classes.category(code) for code in EVERY] == categories()


def test_the_kind_of_every_code_point() -> None:
    letters = {
        "PVALID": "v",
        "FREE_PVAL": "f",
        "CONTEXTJ": "c",
        "CONTEXTO": "c",
        "DISALLOWED": "x",
        "UNASSIGNED": "x",
    }
    bidi = ucd_reader.property_of("extracted/DerivedBidiClass")
    known = assigned()
    expected = ""
    for code in EVERY:
        letter = letters[reference.PROPERTIES[categories()[code]]]
        right_to_left = known[code] and bidi[code] in ("R", "AL", "AN")
        expected += letter.upper() if right_to_left else letter
    assert _classes.kinds(TEXT) == expected


def test_every_code_point_has_one_derived_property() -> None:
    counts = Counter(reference.PROPERTIES[category] for category in categories())
    assert sum(counts.values()) == 0x110000
    # Cn of DerivedGeneralCategory.txt without the 66 noncharacters.
    assert counts["UNASSIGNED"] == assigned().count(False) - 66
    assert counts["CONTEXTJ"] == 2
    assert counts["CONTEXTO"] == 25


def test_width() -> None:
    expected = {}
    for fields in unicode_data():
        kind, _, mapping = fields[5].partition(" ")
        if kind in ("<wide>", "<narrow>"):
            expected[int(fields[0], 16)] = int(mapping, 16)
    assert _profiles._width() == expected
    assert len(expected) == 226
    assert {chr(code) for code in expected} <= {c for c in TEXT if _profiles._WIDE.match(c)}


def test_spaces() -> None:
    expected = {int(fields[0], 16): " " for fields in unicode_data() if fields[2] == "Zs"}
    assert _profiles._spaces() == expected
    assert len(expected) == 17


def test_viramas() -> None:
    expected = {int(fields[0], 16) for fields in unicode_data() if fields[3] == "9"}
    assert {code for code in EVERY if code in _contexts._viramas()} == expected


def test_joining_types() -> None:
    expected = ucd_reader.property_of("extracted/DerivedJoiningType")
    types = _contexts._joining_types()
    assert [types.label(code, "U") for code in EVERY] == [value or "U" for value in expected]


def test_bidi_classes() -> None:
    bidi = ucd_reader.property_of("extracted/DerivedBidiClass")
    known = assigned()
    letters = {"L": "L", "R": "R", "AL": "A", "AN": "N", "EN": "E", "ES": "S", "CS": "C"}
    letters |= {"ET": "T", "ON": "O", "BN": "B", "NSM": "M"}
    expected = [letters.get(bidi[c] or "", "x") if known[c] else "x" for c in EVERY]
    assert TEXT.translate(_bidi._table()) == "".join(expected)


def test_default_ignorable() -> None:
    ignorable = ucd_reader.property_of(
        "DerivedCoreProperties", value="Default_Ignorable_Code_Point"
    )
    assert set(_keys._ignorable()) == {code for code in EVERY if ignorable[code]}


def test_white_space() -> None:
    space = ucd_reader.property_of("PropList", value="White_Space")
    assert {c for c in TEXT if _keys._SPACES.match(c)} == {chr(c) for c in EVERY if space[c]}
