"""Script sets, restriction levels and number systems (UTS #39, section 5)."""

from __future__ import annotations

from functools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from localeops._tables import Ranges
    from localeops.confusables import Level

COMMON = ("Zyyy", "Zinh")
# Section 5.1: a writing system of several scripts, and the scripts that it has.
_SYSTEMS = {
    "Hanb": ("Hani", "Bopo"),
    "Jpan": ("Hani", "Hira", "Kana"),
    "Kore": ("Hani", "Hang"),
}
_NOT_BESIDE_LATIN = ("Cyrl", "Grek")  # section 5.2, Moderately Restrictive


def extensions(character: str) -> frozenset[str]:
    """Return the Script_Extensions of a character, by the codes of the scripts."""
    from localeops import _properties

    code = ord(character)
    label = _extensions().label(code) or codes()[_properties.script(code)]
    return frozenset(label.split(","))


def augmented(scripts: frozenset[str]) -> frozenset[str]:
    """Return the augmented script set of a set of scripts."""
    systems = {name for name, parts in _SYSTEMS.items() if not scripts.isdisjoint(parts)}
    return scripts | systems


def extensions_of(text: str) -> set[frozenset[str]]:
    """Return the Script_Extensions of the characters of a text, but for those of every script."""
    found = {extensions(character) for character in set(text)}
    return {scripts for scripts in found if scripts.isdisjoint(COMMON)}


def resolved(text: str) -> frozenset[str]:
    """Return the resolved script set of a text."""
    sets = map(augmented, extensions_of(text))
    return shared_by(sets)


def occurring(text: str) -> set[str]:
    """Return the scripts that a text is made of."""
    sets = extensions_of(text)
    certain = {script for scripts in sets if len(scripts) == 1 for script in scripts}
    others = [scripts for scripts in sets if scripts.isdisjoint(certain)]
    if not others:
        return certain
    return certain.union(shared_by(others) or frozenset().union(*others))


def restriction_of(text: str) -> Level:
    """Return the restriction level of a text (section 5.2)."""
    allowed = _allowed()
    if not all(ord(character) in allowed for character in set(text)):
        return "unrestricted"
    if text.isascii():
        return "ascii-only"
    sets = [augmented(scripts) for scripts in extensions_of(text)]
    if shared_by(sets):
        return "single-script"
    beside_latin = [scripts for scripts in sets if "Latn" not in scripts]
    shared = shared_by(beside_latin)
    if not shared.isdisjoint(_SYSTEMS):
        return "highly-restrictive"
    if not shared.isdisjoint(recommended()):
        return "moderately-restrictive"
    return "minimally-restrictive"


def zeros_of(text: str) -> list[str]:
    """Return the zero of every number system that a text has digits of (section 5.3)."""
    zeros = _zeros()
    return sorted({zeros[digit] for digit in _digits().intersection(text)})


def shared_by(sets: Iterable[frozenset[str]]) -> frozenset[str]:
    """Return what some sets of scripts have in common: every script, if there are none."""
    return every_script().intersection(*sets)


@cache
def every_script() -> frozenset[str]:
    """Return the set of every script, and of the writing systems of several."""
    return frozenset(codes().values()).difference(COMMON) | frozenset(_SYSTEMS)


@cache
def codes() -> Mapping[str, str]:
    """Return the ISO 15924 code of each script by its long name."""
    from localeops._tables.script_extensions import CODES

    return dict(line.split(" ") for line in CODES.splitlines())


@cache
def recommended() -> frozenset[str]:
    """Return the recommended scripts that may stand beside Latin."""
    from localeops._tables.identifier_status import RECOMMENDED

    names = codes()
    return frozenset(names[name] for name in RECOMMENDED.splitlines()).difference(_NOT_BESIDE_LATIN)


@cache
def _extensions() -> Ranges:
    from localeops._tables import Ranges
    from localeops._tables.script_extensions import RANGES

    return Ranges(RANGES)


@cache
def _allowed() -> Ranges:
    from localeops._tables import Ranges
    from localeops._tables.identifier_status import ALLOWED

    return Ranges(ALLOWED)


@cache
def _digits() -> frozenset[str]:
    return frozenset(_zeros())


@cache
def _zeros() -> Mapping[str, str]:
    """Return the zero of each decimal digit: a system is ten digits in a row (section 5.3)."""
    from localeops._tables import spans
    from localeops._tables.general_category import RANGES

    return {
        chr(code): chr(code - (code - first) % 10)
        for first, last, label in spans(RANGES)
        if label == "Nd"
        for code in range(first, last + 1)
    }
