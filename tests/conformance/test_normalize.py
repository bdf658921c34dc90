"""Normal forms, NFKC_Casefold and the classes, against the official files, by a second reader."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pytest

import ucd_reader
from localeops import normalize
from localeops.normalize import _algorithm, _forms, _safe

EVERY = range(0x110000)
FORMS: dict[str, Callable[[str], str]] = {
    "NFC": normalize.nfc,
    "NFD": normalize.nfd,
    "NFKC": normalize.nfkc,
    "NFKD": normalize.nfkd,
}
# "NFC: c2 == toNFC(c1) == toNFC(c2) == toNFC(c3); c4 == toNFC(c4) == toNFC(c5)", and so on: the
# column that each of the five becomes.
EQUATIONS = {"NFC": "22244", "NFD": "33355", "NFKC": "44444", "NFKD": "55555"}
FILLER = "漢" * 70  # makes a text long: it neither composes nor decomposes


@functools.cache
def unicode_data() -> dict[int, list[str]]:
    """Return the fields of every line of UnicodeData.txt."""
    lines = [line.split(";") for line in ucd_reader.text("UnicodeData").splitlines()]
    return {int(fields[0], 16): fields for fields in lines}


@pytest.mark.parametrize("form", FORMS)
def test_every_equation(form: str) -> None:
    rows = ucd_reader.normalization_test()
    assert len(rows) == 20_034
    equations = 0
    for _, columns in rows:
        for text, number in zip(columns, EQUATIONS[form], strict=True):
            expected = columns[int(number) - 1]
            assert FORMS[form](text) == expected
            assert _algorithm.normalized(text, form) == expected
            assert normalize.is_normalized(text, form) == (text == expected)
            equations += 1
    assert equations == 20_034 * 5


@pytest.mark.parametrize("form", FORMS)
def test_every_row_in_a_long_text(form: str) -> None:
    for column in range(5):
        text = FILLER.join(columns[column] for _, columns in ucd_reader.normalization_test())
        number = int(EQUATIONS[form][column]) - 1
        expected = FILLER.join(columns[number] for _, columns in ucd_reader.normalization_test())
        assert FORMS[form](text) == expected


@pytest.mark.parametrize("form", FORMS)
def test_all_other_characters(form: str) -> None:
    # "For every code point X assigned in this version of Unicode that is not specifically listed in
    # Part 1, the following must be true: X == toNFC(X) == toNFD(X) == toNFKC(X) == toNFKD(X)".
    listed = {columns[0] for part, columns in ucd_reader.normalization_test() if part == "Part1"}
    assert len(listed) == 17_086
    others = [chr(code) for code in EVERY if chr(code) not in listed]
    assert len(others) == 0x110000 - 17_086
    for start in range(0, len(others), 32):  # short texts go another way than long ones
        text = "\n".join(others[start : start + 32])
        assert FORMS[form](text) == text
    assert FORMS[form]("\n".join(others)) == "\n".join(others)
    assert _algorithm.normalized("\n".join(others), form) == "\n".join(others)


def test_casefold_of_every_character() -> None:
    # "All code points not explicitly listed for NFKC_Casefold have the value equal to themselves."
    expected = {code: chr(code) for code in EVERY}
    listed = 0
    for line in ucd_reader.text("DerivedNormalizationProps").splitlines():
        fields = [field.strip() for field in line.partition("#")[0].split(";")]
        if len(fields) > 1 and fields[1] == "NFKC_CF":
            first, _, last = fields[0].partition("..")
            for code in range(int(first, 16), int(last or first, 16) + 1):
                expected[code] = ucd_reader.literal(fields[2])
                listed += 1
    assert listed == 10_583
    for code in range(0x3400):
        assert normalize.nfkc_casefold(chr(code)) == expected[code]
    ignorable = ucd_reader.property_of(
        "DerivedCoreProperties", value="Default_Ignorable_Code_Point"
    )
    removed = {code for code in EVERY if expected[code] == ""}
    assert {code for code in EVERY if ignorable[code]} <= removed
    # R5: each character is mapped, and the whole put into NFC.
    found = normalize.nfkc_casefold("\n漢".join(map(chr, EVERY))).split("\n漢")
    assert found == [expected[code] for code in EVERY]


def test_what_unicodedata_may_not_know() -> None:
    # DerivedAge.txt: 14.0 is the edition of Python 3.11, and no older Python is supported.
    ages = ucd_reader.property_of("DerivedAge")
    data = unicode_data()
    parts: set[int] = set()
    for fields in data.values():
        parts.update(int(code, 16) for code in fields[5].split() if not code.startswith("<"))
    matters = {code for code in data if data[code][5] or data[code][3] != "0"} | parts
    newer = {chr(code) for code in matters if float(ages[code] or 0) > 14}
    assert newer == _forms._newer()
    assert len(newer) == 191


def test_what_begins_with_a_mark() -> None:
    classes = {chr(code): int(fields[3]) for code, fields in unicode_data().items()}
    expected = {c for c in map(chr, EVERY) if classes.get(normalize.nfkd(c)[0], 0)}
    assert expected == _forms._marks()
    assert {"\uff9e", "\uff9f", "\u0344"} <= expected


# The rule again, from another angle: by names and what NFKC gives, not by types and blocks.
def expected_class(code: int) -> str:
    """Return the class of a character that NFKC changes into one that is not equivalent to it."""
    name, category = unicode_data()[code][1], unicode_data()[code][2]
    made = normalize.nfkc(chr(code))
    words = set(name.replace("-", " ").split())
    arabic = name.startswith("ARABIC") and name.endswith(("FORM", "TATWEEL WITH FATHATAN ABOVE"))
    simple = (
        ("ideographs", name.startswith(("CJK COMPATIBILITY IDEOGRAPH", "CJK RADICAL", "KANGXI", "HANGZHOU"))),
        ("spaces", made == " " and category == "Zs"),
        ("halfwidth", "HALFWIDTH" in words),
        ("fullwidth", "FULLWIDTH" in words),
        ("word-ligatures", "\ufdf0" <= chr(code) <= "\ufdfd"),
        ("spacing-marks", made[0] == " " and len(made) > 1),
        ("vertical", "VERTICAL" in words),
        ("small", name.startswith("SMALL ") and category[0] in "PS" ),
        ("squared", "TELEGRAPH" in words or code == 0x3250 or 0x32CC <= code <= 0x32CF),
        ("squared", bool(words & {"SQUARE", "SQUARED"}) or "LIMITED LIABILITY" in name),
        ("enclosed", bool(words & {"CIRCLED", "PARENTHESIZED", "BRACKETED"})),
        ("enclosed", name.endswith((" FULL STOP", " COMMA")) and made[0].isdigit()),
        ("fractions", "FRACTION" in words),
        ("compatibility-jamo", name.startswith("HANGUL LETTER") or name == "HANGUL FILLER"),
        ("arabic", arabic or ("LIGATURE" in words and name.startswith("ARABIC"))),
        ("ligatures", "LIGATURE" in words and code != 0x0587 and category in ("Lu", "Ll", "Lo")),
        ("hebrew", name.startswith("HEBREW LETTER") and len(made) == 1),
        ("superscripts", name in ("FEMININE ORDINAL INDICATOR", "MASCULINE ORDINAL INDICATOR")),
        ("superscripts", name in ("SERVICE MARK", "TRADE MARK SIGN") or "RAISED" in words),
        ("superscripts", "IDEOGRAPHIC ANNOTATION" in name),
        ("superscripts", bool(words & {"SUPERSCRIPT", "SUBSCRIPT", "MODIFIER"})),
    )  # fmt: skip
    found = next((label for label, holds in simple if holds), "")
    if found:
        return found
    mathematical = bool(words & {"MATHEMATICAL", "STRUCK"})
    if category[0] == "P" or (category == "Sm" and not mathematical):
        return "punctuation"
    return "letterlike"


def test_classes_part_all_that_nfkc_changes() -> None:
    classes = _safe._classes()
    changed = {code for code in EVERY if normalize.nfkc(chr(code)) != normalize.nfc(chr(code))}
    ideographs = {
        code
        for code, fields in unicode_data().items()
        if "COMPATIBILITY IDEOGRAPH" in fields[1] and fields[5]
    }
    assert len(ideographs) == 1002
    assert changed | ideographs == classes.keys()
    wrong = {
        f"U+{code:04X} {unicode_data()[code][1]}": (classes[code], expected_class(code))
        for code in classes
        if classes[code] != expected_class(code)
    }
    assert wrong == {}


def test_every_character_is_kept_or_folded_by_its_class() -> None:
    classes = _safe._classes()
    for code in EVERY:
        text = chr(code)
        safe = normalize.nfkc_safe(text)
        if classes.get(code) == "ideographs":
            assert safe == text
        elif code not in classes or classes[code] in normalize._KEPT:
            assert safe == normalize.nfc(text)
        elif code not in (0xFF9E, 0xFF9F):
            assert normalize.nfkc(safe) == normalize.nfkc(text)
            assert safe != text


def test_every_variation_sequence_is_kept() -> None:
    found = 0
    for file in ("StandardizedVariants", "emoji/emoji-variation-sequences"):
        for sequence, _ in ucd_reader.sequences(file):
            assert normalize.nfkc_safe(sequence) == sequence
            assert normalize.nfkc_safe(sequence, keep=("variation",)) == sequence
            assert normalize.nfkc_safe(f"Ａ{sequence}", keep=("variation",)) == f"A{sequence}"
            found += 1
    assert found > 1000
