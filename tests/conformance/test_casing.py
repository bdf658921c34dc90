"""UnicodeData, SpecialCasing and CaseFolding whole, and every table of casing by a second reader."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable

import pytest

import casing_reference as reference
import ucd_reader
from localeops import casing
from localeops._tables import case_mappings, spans
from localeops.casing import _conditions, _fold, _greek, _mappings
from localeops.normalize import nfc, nfd

EVERY = [chr(code) for code in range(0x110000)]
LINES = [one for one in EVERY if one != "\n"]
LOCALE = {"root": "und"}
# A text before and one after a character, between which a condition holds, and which it does not.
CONTEXTS = {
    "Final_Sigma": ([("Α", ""), ("Α\u0301", "."), ("a.", "\u00ad1")], [("", ""), ("Α", "Α"), ("1", ""), ("Α", "'a")]),
    "After_Soft_Dotted": ([("i", ""), ("j\u0323", ""), ("\u1ecb\u0328", "\u0301")], [("a", ""), ("i\u0301", ""), ("i\u034f", "")]),
    "More_Above": ([("", "\u0301"), ("", "\u0323\u0300")], [("", ""), ("", "\u0323"), ("", "\u034f\u0301")]),
    "Before_Dot": ([("", "\u0307"), ("", "\u0323\u0307")], [("", ""), ("", "\u0301\u0307"), ("", "a\u0307")]),
    "After_I": ([("I", ""), ("I\u0323", "")], [("", ""), ("i", ""), ("I\u0301", ""), ("I\u034f", "")]),
}  # fmt: skip


def each(convert: Callable[..., str], texts: Iterable[str], locale: str) -> list[str]:
    """Return what becomes of each of many texts, which no line end is in: as lines of one text."""
    return convert("\n".join(texts), locale=locale).split("\n")


def rows() -> list[tuple[str, reference.Row]]:
    """Return every row of SpecialCasing.txt."""
    found = reference.special_rows().items()
    return [(letter, row) for letter, of_letter in found for row in of_letter]


def language_of(row: reference.Row) -> str:
    """Return the language that a row is for."""
    return next((condition for condition in row.conditions if condition.islower()), "root")


def contexts_of(row: reference.Row) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Return contexts in which a row applies, and in which it does not."""
    context = next((condition for condition in row.conditions if not condition.islower()), "")
    if not context:
        return [("", ""), ("1 ", " 1")], []
    holds, fails = CONTEXTS[context.removeprefix("Not_")]
    return (fails, holds) if context.startswith("Not_") else (holds, fails)


def test_every_row_of_special_casing() -> None:
    assert len(rows()) == 119
    assert sum(bool(row.conditions) for _, row in rows()) == 16
    for letter, row in rows():
        language = language_of(row)
        locale = LOCALE.get(language, language)
        apply, fail = contexts_of(row)
        for operation in ("lower", "upper"):
            convert = getattr(casing, operation)
            for before, after in apply:
                # What stands around the character is converted by itself where nothing joins them.
                result = convert(before + letter + after, locale=locale)
                mapped = getattr(row, operation)
                around = convert(before, locale=locale), convert(after, locale=locale)
                if language in ("tr", "az"):
                    around = (
                        around[0].replace("ı", "i") if letter == "\u0307" else around[0],
                        around[1],
                    )
                assert result == around[0] + mapped + around[1], (letter, row, before, after)
            for before, after in fail:
                result = convert(before + letter + after, locale=locale)
                expected = getattr(reference, operation)(before + letter + after, language)
                assert result == expected
        if not row.conditions and reference.cased(letter):
            assert casing.title(letter, locale="und") == row.title


def test_every_row_depends_on_its_language() -> None:
    for letter, row in rows():
        if language_of(row) != "root":
            for before, after in contexts_of(row)[0]:
                text = before + letter + after
                for operation in ("lower", "upper", "title"):
                    assert getattr(casing, operation)(text, locale="en") == getattr(
                        reference, operation
                    )(text)


@pytest.mark.parametrize("operation", ["lower", "upper", "title"])
def test_every_character(operation: str) -> None:
    changed = 0
    results = each(getattr(casing, operation), LINES, "und")
    for letter, result in zip(LINES, results, strict=True):
        expected = letter
        # R3 maps the first cased letter of a word.
        if operation != "title" or reference.cased(letter):
            special = reference.special_rows().get(letter, ())
            unconditional = [row for row in special if not row.conditions]
            row = unconditional[0] if unconditional else reference.simple_mappings().get(letter)
            expected = getattr(row, operation) if row else letter
        assert result == expected, ascii(letter)
        changed += expected != letter
    # The totals of Changes_When_Lowercased and so on in DerivedCoreProperties.txt.
    assert changed == {"lower": 1488, "upper": 1580, "title": 1507}[operation]


def test_every_row_of_case_folding() -> None:
    tables = reference.foldings()
    counts = {status: len(of_status) for status, of_status in tables.items()}
    assert counts == {"C": 1481, "F": 104, "S": 31, "T": 2}
    decomposed = nfd("\n".join(LINES)).split("\n")
    expected = [
        "".join(tables["F"].get(part) or tables["C"].get(part, part) for part in letter)
        for letter in decomposed
    ]
    composed = nfc("\n".join(expected)).split("\n")
    for letters in (LINES, decomposed, expected):
        assert each(casing.fold, letters, "und") == composed


def test_status_t_is_what_turkish_and_azerbaijani_fold_differently() -> None:
    turkic, others = each(casing.fold, LINES, "az"), each(casing.fold, LINES, "en")
    found = zip(LINES, turkic, others, strict=True)
    differs = {letter: folded for letter, folded, other in found if folded != other}
    # I, I with a dot, and I with a mark that is not above: ogonek, tilde below, dot below.
    below = {one: nfc("ı" + nfd(one)[1]) for one in ("Į", "\u1e2c", "\u1eca")}
    assert differs == reference.foldings()["T"] | below


@pytest.mark.parametrize(
    ("name", "operation"),
    [
        ("Changes_When_Lowercased", "lower"),
        ("Changes_When_Uppercased", "upper"),
        ("Changes_When_Titlecased", "title"),
        ("Changes_When_Casefolded", "fold"),
    ],
)
def test_what_changes(name: str, operation: str) -> None:
    # D139 to D142: "isLowercase(X) is true when toLowercase(Y) = Y", where Y is NFD(X), and so on.
    changes = ucd_reader.property_of("DerivedCoreProperties", value=name)
    decomposed = nfd("\n".join(LINES)).split("\n")
    results = each(getattr(casing, operation), decomposed, "und")
    if operation == "fold":
        results = nfd("\n".join(results)).split("\n")
    for letter, before, after in zip(LINES, decomposed, results, strict=True):
        assert (after != before) == bool(changes[ord(letter)]), ascii(letter)


def members(table: str) -> set[str]:
    """Return the characters of a table of ranges."""
    found = spans(getattr(case_mappings, table))
    return {chr(code) for first, last, _ in found for code in range(first, last + 1)}


def test_properties_by_a_second_reader() -> None:
    classes = ucd_reader.property_of("extracted/DerivedCombiningClass")
    for table, expected in (
        ("CASED", {one for one in EVERY if reference.cased(one)}),
        ("CASE_IGNORABLE", {one for one in EVERY if reference.ignorable(one)}),
        ("SOFT_DOTTED", set(reference._property("PropList", "Soft_Dotted"))),
        ("ABOVE", {one for one in EVERY if classes[ord(one)] == "230"}),
        ("OTHER_MARKS", {one for one in EVERY if classes[ord(one)] not in (None, "0", "230")}),
    ):
        assert members(table) == expected
    assert len(members("CASED")) == 4632  # the totals that the file gives
    assert len(members("CASE_IGNORABLE")) == 2794


def test_cased_is_what_the_core_specification_says() -> None:
    # D135: "Lowercase or Uppercase, or has General_Category = Titlecase_Letter". D136: "Word_Break =
    # MidLetter or MidNumLet or Single_Quote, or General_Category = Mn, Me, Cf, Lm or Sk".
    lowercase = ucd_reader.property_of("DerivedCoreProperties", value="Lowercase")
    uppercase = ucd_reader.property_of("DerivedCoreProperties", value="Uppercase")
    categories = ucd_reader.property_of("extracted/DerivedGeneralCategory")
    word_break = ucd_reader.property_of("auxiliary/WordBreakProperty")
    for letter in EVERY:
        code = ord(letter)
        cased = lowercase[code] or uppercase[code] or categories[code] == "Lt"
        assert (code in _mappings.cased()) == bool(cased)
        ignorable = word_break[code] in ("MidLetter", "MidNumLet", "Single_Quote")
        ignorable = ignorable or categories[code] in ("Mn", "Me", "Cf", "Lm", "Sk")
        assert (code in _mappings.case_ignorable()) == ignorable


def test_what_has_a_mapping_is_cased() -> None:
    # So what is before the first cased letter of a word has no case to change, and marks end words
    # nowhere, so that a condition never looks into the word before.
    for operation in ("lower", "upper", "title"):
        assert all(code in _mappings.cased() for code in _mappings.mappings(operation))
    extend = ucd_reader.property_of("auxiliary/WordBreakProperty")
    marks = members("ABOVE") | members("OTHER_MARKS")
    assert {extend[ord(mark)] for mark in marks} == {"Extend"}


def test_the_texts_that_fold_simply() -> None:
    simple = re.compile(_fold._is_simple.__self__.pattern.removesuffix("*"))
    inside = [one for one in EVERY if simple.fullmatch(one)]
    assert len(inside) > 40_000
    quick = ucd_reader.property_of("DerivedNormalizationProps", value="NFC_QC")
    classes = ucd_reader.property_of("extracted/DerivedCombiningClass")
    for one in inside:
        assert classes[ord(one)] in (None, "0")
        assert quick[ord(one)] is None
        assert _mappings.mapped(one, "fold") == nfc(reference.fold(one))
        if _fold._find_i_with_mark_below(one):
            continue
        turkic = _mappings.mapped(one.replace("İ", "i").replace("I", "ı"), "fold")
        assert turkic == nfc(reference.fold(one, "tr"))
        assert classes[ord(turkic[0])] in (None, "0")
        assert quick[ord(turkic[0])] is None


def test_the_characters_that_are_exchanged_as_bytes() -> None:
    for letter, folded in zip(_fold._ALPHABET, _fold._FOLDED, strict=True):
        assert folded == nfc(reference.fold(letter, "tr"))
        assert len(folded) == 1
    assert set(_fold._ALPHABET) <= {
        one for one in EVERY if nfd(one)[0] == one or nfc(nfd(one)) == one
    }
    capitals = _greek._monotonic_capitals()
    assert len(capitals) == 256
    assert capitals[len(_greek._MONOTONIC) :].isspace()
    for letter, capital in zip(_greek._MONOTONIC, capitals, strict=False):
        in_a_word = reference.upper(f"Α{letter}", "el")[1:]
        assert nfd(capital) == nfd(in_a_word)


def test_the_greek_letters() -> None:
    letters = re.compile(f"[{_greek.LETTERS}]")
    assert [one for one in EVERY if letters.fullmatch(one)] == [
        one for one in EVERY if reference._greek(one)
    ]
    marks = {one for one in EVERY if nfd(one)[0] in _greek._DIACRITICS}
    assert marks == set(reference.GREEK_DIACRITICS) | {"\u0340", "\u0341"}


def test_what_python_may_not_know_is_mapped_here() -> None:
    newer = members("NEWER_MAPPINGS")
    for operation, method in (("lower", str.lower), ("upper", str.upper), ("fold", str.casefold)):
        for letter in EVERY:
            if letter not in newer:
                expected = _mappings.mappings(operation).get(ord(letter), letter)
                assert method(letter) == expected, ascii(letter)
    ages = ucd_reader.property_of("DerivedAge")
    assert {ages[ord(letter)] for letter in newer} >= {"16.0", "17.0"}
    assert {one for one in newer if float(ages[ord(one)] or 0) < 15} == {
        "ƛ",
        "ɤ",
        "\ua7d3",
        "\ua7d5",
    }


def test_what_python_may_not_know_about_contexts() -> None:
    newer = members("NEWER_CONTEXTS")
    for letter in EVERY:
        if letter not in newer and letter not in "Σς":
            follows, passes = f"aΣ{letter}".lower(), f"aΣ{letter}a".lower()
            cased, ignorable = reference.cased(letter), reference.ignorable(letter)
            assert ("ς" in follows) == (not cased or ignorable)
            assert ("ς" in passes) == (not cased and not ignorable)


def test_the_conditions_of_marks() -> None:
    marks = ["\u0307", "\u0301", "\u0323", "\u0328", "\u034f", "a", "I", "i"]
    for length in range(4):
        for rest in itertools.product(marks, repeat=length):
            text = "I" + "".join(rest)
            found = _conditions.dotted_capital_i.match(text)
            assert bool(found) == reference.before_dot(text, 0)
            if found:
                assert reference.after_i(text, found.end() - 1)
            found = _conditions.capital_with_mark_above.match(text)
            assert bool(found) == reference.more_above(text, 0)
            found = _conditions.capital_i_without_mark_above.match(text)
            assert bool(found) != reference.more_above(text, 0)
            text = "j" + "".join(rest)
            found = _conditions.dotted_soft_dotted.match(text)
            places = [
                at
                for at in range(1, len(text))
                if text[at] == "\u0307" and reference.after_soft_dotted(text, at)
            ]
            assert bool(found) == (bool(places) and reference._between(text[1 : places[0]]))
