"""Look-alikes beside ICU's SpoofChecker, whose data are of Unicode 15.0."""

from __future__ import annotations

import functools
import random

import icu
from differences import classify

import confusables_reference as reference
from localeops import confusables

SEED = 17
COUNT = 50_000
NONE, UNASSIGNED = (0, 18)  # general categories that a code point has which ICU does not know
LEVELS = reference.LEVELS
OF_ICU = (
    icu.URestrictionLevel.ASCII,
    icu.URestrictionLevel.SINGLE_SCRIPT_RESTRICTIVE,
    icu.URestrictionLevel.HIGHLY_RESTRICTIVE,
    icu.URestrictionLevel.MODERATELY_RESTRICTIVE,
    icu.URestrictionLevel.MINIMALLY_RESTRICTIVE,
)
CHECKER = icu.SpoofChecker()


@functools.cache
def known() -> list[str]:
    """Return the characters of ICU's edition, but for surrogates, which it cannot be given."""
    return [
        chr(code)
        for code in range(0x110000)
        if icu.Char.charType(code) not in (NONE, UNASSIGNED) and not 0xD800 <= code < 0xE000
    ]


@functools.cache
def pools() -> list[list[str]]:
    """Return characters to draw from: all, those with a prototype, marks, and single scripts."""
    sources = {source for source, _ in reference.lines_of_confusables()}
    letters = [c for c in known() if icu.Char.isalnum(ord(c))]
    by_script: dict[str, list[str]] = {}
    for character in letters:
        for script in reference.scripts(character):
            by_script.setdefault(script, []).append(character)
    wanted = (
        "Latn",
        "Cyrl",
        "Grek",
        "Hani",
        "Hira",
        "Kana",
        "Hang",
        "Deva",
        "Arab",
        "Thai",
        "Cher",
    )
    return [
        known(),
        [c for c in known() if c in sources],
        [c for c in known() if icu.Char.charType(ord(c)) in (6, 7, 8)],
        list(map(chr, range(0x20, 0x7F))),
        *(by_script[script] for script in wanted),
    ]


def texts(count: int, seed: int) -> list[str]:
    """Return random texts of up to eight characters from one or two pools."""
    source = random.Random(seed)
    found = []
    for _ in range(count):
        some = source.choices(pools(), k=2)
        found.append(
            "".join(source.choice(source.choice(some)) for _ in range(source.randint(1, 8)))
        )
    return found


def test_skeletons() -> None:
    def differs(text: str) -> bool:
        theirs = CHECKER.getSkeleton(0, text)
        return bool(theirs != confusables.skeleton(text, direction="logical"))

    counts = classify("confusables_skeleton", [*known()[:0x30000:1], *texts(COUNT, SEED)], differs)
    assert min(counts.values()) > 0, counts


def test_confusable_pairs() -> None:
    # Pairs that are confusable by construction, and pairs that are not.
    source = random.Random(SEED)
    doubles: dict[str, list[str]] = {}
    for line_source, target in reference.lines_of_confusables():
        doubles.setdefault(target, [target]).append(line_source)
    alike = [[text for text in group if all(map(same_in_both, text))] for group in doubles.values()]
    alike = [group for group in alike if len(group) > 1]
    assert len(alike) > 1000
    agreed = 0
    for _ in range(COUNT // 5):
        groups = source.choices(alike, k=source.randint(1, 6))
        a, b = ("".join(source.choice(group) for group in groups) for _ in "ab")
        if source.random() < 0.3:
            b = "".join(source.sample(b, len(b)))
        ours = confusables.confusable(a, b, direction="logical")
        theirs = bool(CHECKER.areConfusable(a, b))
        if not ours and not theirs:
            agreed += 1
        assert ours == theirs, (a, b)
    assert 500 < agreed < COUNT // 5 - 500


@functools.cache
def same_in_both(character: str) -> bool:
    """Return whether both editions map a character alike."""
    return bool(CHECKER.getSkeleton(0, character) == reference.skeleton(character))


@functools.cache
def of_both_editions() -> frozenset[str]:
    """Return what both editions give the same Script_Extensions and Identifier_Status."""
    allowed = icu.UnicodeSet(CHECKER.getRecommendedUnicodeSet())
    allowed.addAll(CHECKER.getInclusionUnicodeSet())
    ours = reference.allowed_characters()
    return frozenset(
        character
        for character in known()
        if allowed.contains(character) == (ord(character) in ours)
        and scripts_of_icu(character) == reference.scripts(character)
    )


def scripts_of_icu(character: str) -> frozenset[str]:
    return frozenset(
        icu.Script(code).getShortName() for code in icu.Script.getScriptExtensions(character)
    )


def checkers() -> list[icu.SpoofChecker]:
    """Return a checker for each level but the last: it objects to any text above the level."""
    allowed = icu.UnicodeSet(CHECKER.getRecommendedUnicodeSet())
    allowed.addAll(CHECKER.getInclusionUnicodeSet())
    found = []
    for level in OF_ICU:
        checker = icu.SpoofChecker()
        checker.setAllowedUnicodeSet(allowed)
        checker.setChecks(icu.USpoofChecks.RESTRICTION_LEVEL)
        checker.setRestrictionLevel(level)
        found.append(checker)
    return found


def test_restriction_levels() -> None:
    of_levels = checkers()
    same = of_both_editions()
    assert len(same) > 180_000
    usable = [[c for c in pool if c in same] for pool in pools()]
    usable = [pool for pool in usable if pool]
    source = random.Random(SEED)
    allowed = reference.allowed_characters()
    usable += [[c for c in pool if ord(c) in allowed] for pool in usable]
    usable = [pool for pool in usable if pool]
    drawn = []
    for _ in range(COUNT):
        some = source.choices(usable, k=2)
        drawn.append(
            "".join(source.choice(source.choice(some)) for _ in range(source.randint(1, 6)))
        )

    for text in drawn:
        passed = [not checker.check(text) for checker in of_levels]
        theirs = LEVELS[passed.index(True)] if any(passed) else "unrestricted"
        assert theirs == confusables.restriction(text), text
    found = {confusables.restriction(text) for text in drawn}
    assert found == set(LEVELS)


def test_numbers() -> None:
    checker = icu.SpoofChecker()
    checker.setChecks(icu.USpoofChecks.MIXED_NUMBERS)
    digits = [c for c in known() if icu.Char.isdigit(ord(c))]
    assert len(digits) == 680  # Unicode 15.0, of the 770 of 17.0
    source = random.Random(SEED)
    mixed = 0
    for _ in range(COUNT // 5):
        kinds = source.choice(([*"0123456789"], digits, known()))
        text = "".join(source.choice((source.choice(kinds), "a")) for _ in range(4))
        ours = bool(confusables.mixed_numbers(text))
        assert ours == bool(checker.check(text)), text
        mixed += ours
    assert mixed > 1000
