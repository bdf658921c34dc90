"""Look-alikes against the raw files: every line, every code point, and the official bidi test."""

from __future__ import annotations

import confusables_reference as reference
import ucd_reader
from localeops import confusables
from localeops.confusables import _bidi, _find, _scripts

EVERY = range(0x110000)


def test_every_line_of_confusables() -> None:
    lines = reference.lines_of_confusables()
    assert len(lines) == 6565
    unequal = []
    for source, target in lines:
        expected = reference.skeleton(source)
        assert confusables.skeleton(source, direction="logical") == expected
        if not confusables.confusable(source, target, direction="logical"):
            unequal.append((source, target))
    # "Convert X to NFD" comes first: a line whose characters decompose is not what is looked up.
    assert len(unequal) == 35
    for source, target in unequal:
        assert source + target != reference.nfd(source + target)


def test_every_line_as_it_is_displayed() -> None:
    # Prototypes are not reordered, so where one has two letters that go from right to left, its text
    # is displayed the other way round. ㈝ is 오전 in the file, whose last consonant is mapped again.
    classes = ucd_reader.property_of("extracted/DerivedBidiClass")
    unequal = 0
    for source, target in reference.lines_of_confusables():
        same = confusables.confusable(source, target)
        if not same and confusables.confusable(source, target, direction="logical"):
            unequal += 1
            leftward = [c for c in target if classes[ord(c)] in ("R", "AL", "AN")]
            assert leftward
            assert len(target) > 1
    assert unequal == 418


def test_every_pair_of_intentional() -> None:
    pairs = reference.pairs_of_intentional()
    assert len(pairs) == 77
    unequal = [pair for pair in pairs if not confusables.confusable(*pair)]
    assert not unequal


def test_every_code_point_by_a_second_reader() -> None:
    prototypes = dict(reference.lines_of_confusables())
    for code in EVERY:
        character = chr(code)
        if character in prototypes or code % 29 == 0:
            expected = reference.skeleton(character)
            assert confusables.skeleton(character, direction="logical") == expected
        if code % 3 == 0 or code < 0x20000:
            assert _scripts.extensions(character) == reference.scripts(character)


def test_every_augmented_set() -> None:
    sets = {reference.scripts(chr(code)): chr(code) for code in range(0x20000)}
    assert len(sets) > 280
    for character in sets.values():
        assert set(confusables.resolved_scripts(character)) == reference.augmented(character)


def test_every_status() -> None:
    allowed = reference.allowed_characters()
    assert len(allowed) == 33_791  # as the file says at its end
    for code in EVERY:
        assert (code in _scripts._allowed()) == (code in allowed)
    for code in range(0, 0x110000, 17):
        assert (confusables.restriction(chr(code)) != "unrestricted") == (code in allowed)


def test_every_digit() -> None:
    zeros = reference.zeros()
    assert len(zeros) == 770  # DerivedGeneralCategory.txt, the total of Nd
    assert _scripts._zeros() == zeros
    for digit, zero in zeros.items():
        assert confusables.mixed_numbers("1a" + digit) == ([] if zero == "0" else ["0", zero])


def test_the_recommended_scripts() -> None:
    assert _scripts.recommended() == reference.RECOMMENDED - {"Cyrl", "Grek"}


def test_the_bidi_controls() -> None:
    controls = ucd_reader.property_of("PropList", value="Bidi_Control")
    text = "".join(map(chr, EVERY))
    expected = [code for code in EVERY if controls[code] is not None]
    assert len(expected) == 12
    assert confusables.bidi_controls(text) == expected


def test_the_official_bidi_test() -> None:
    cases = 0
    for line in ucd_reader.text("BidiCharacterTest").splitlines():
        if not line or line.startswith("#"):
            continue
        codes, direction, base, levels, order = line.split(";")
        text = "".join(chr(int(code, 16)) for code in codes.split())
        classes = text.translate(_bidi.classes_of_characters())
        own = _bidi.paragraph_level(classes) if direction == "2" else int(direction)
        assert own == int(base)
        found = _bidi.levels_of(text, classes, own)
        wanted = levels.split()
        assert all(level in ("x", str(our)) for level, our in zip(wanted, found, strict=True))
        places: list[int] = []
        for level, start, end in _bidi.ordered_runs(found):
            run = range(start, end)
            places += reversed(run) if level % 2 else run
        assert [place for place in places if wanted[place] != "x"] == list(map(int, order.split()))
        cases += 1
    assert cases == 91_707


def test_every_bidi_class() -> None:
    # The classes of what is not assigned are in comments, "# @missing: 0590..05FF; Right_To_Left".
    names = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL"}
    names["European_Terminator"] = "ET"
    expected = ["L"] * 0x110000
    for line in ucd_reader.text("extracted/DerivedBidiClass").splitlines():
        if line.startswith("# @missing:"):
            span, name = line.removeprefix("# @missing:").split(";")
            first, last = (int(code, 16) for code in span.split(".."))
            expected[first : last + 1] = [names[name.strip()]] * (last + 1 - first)
    listed = ucd_reader.property_of("extracted/DerivedBidiClass")
    expected = [value or default for value, default in zip(listed, expected, strict=True)]
    found = _bidi.classes_of_characters()
    assert [_bidi._LETTER[value] for value in expected] == list(found)
    # A text with none of these is displayed as it is, so nothing may be missed.
    for code in EVERY:
        if expected[code] in ("R", "AL", "AN", "RLE", "RLO", "RLI"):
            assert _bidi.turns("a" + chr(code))


def test_every_mirror_and_bracket() -> None:
    mirrors = ucd_reader.property_of("BidiMirroring")
    assert sum(value is not None for value in mirrors) == 428
    for code in EVERY:
        other = chr(int(mirrors[code] or f"{code:X}", 16))
        assert chr(code).translate(_bidi._mirrors()) == other


def test_every_letter_that_is_looked_for() -> None:
    # A letter of find's is one in use: no Identifier_Type but Recommended, Inclusion, Limited_Use and
    # Exclusion.
    types = reference.ucd_reader_property(reference.SECURITY + "IdentifierType")
    categories = reference.ucd_reader_property("extracted/DerivedGeneralCategory")
    alike = {c for pair in reference.lines_of_confusables() for c in pair[0] + pair[1]}
    in_use = {"Recommended", "Inclusion", "Limited_Use", "Exclusion"}
    expected = {
        character
        for character in alike
        if (categories[ord(character)] or "Cn")[0] == "L"
        and set((types[ord(character)] or "none").split()) <= in_use
        and not reference.scripts(character) & {"Zyyy", "Zinh"}
        and len(reference.scripts(character)) == 1
    }
    found = {
        letter: script
        for scripts in _find._letters_by_skeleton().values()
        for script, letters in scripts.items()
        for letter in letters
    }
    for character in expected:
        assert {found[character]} == reference.scripts(character)
    for character in found.keys() - expected:  # those of several scripts have a Script of their own
        assert found[character] in reference.scripts(character)
