"""Reading CLDR's collation rules (UTS #35, Part 5, "Collation Tailorings").

`tailoring` gives the rules of a collation of ``data/cldr-48.2/collation/`` as a list of settings,
resets and relations, with what they import in its place. The notation is read whole: what this
reader does not know is an error, never skipped.
"""

from __future__ import annotations

import functools
import gzip
import re
from typing import TYPE_CHECKING, NamedTuple
from xml.etree import ElementTree as ET

from localeops._gen.editions import CLDR as EDITION
from localeops._gen.ucd import DATA
from localeops.normalize import nfd

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = DATA / f"cldr-{EDITION}" / "collation"
_STRENGTHS = {"<": 1, "<<": 2, "<<<": 3, "<<<<": 4, "=": 5}
_SYNTAX = frozenset("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")
_SPACE = re.compile(r"(?:[\t\n\v\f\r \x85\u200e\u200f\u2028\u2029]|#[^\n\f\r\x85\u2028\u2029]*)+")
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))", re.DOTALL)


class RuleError(ValueError):
    """A rule is not one that this reader knows."""


class Setting(NamedTuple):
    """A setting in brackets: its name and what follows it."""

    name: str
    value: str


class Reset(NamedTuple):
    """``&``: where the relations after it begin, before it if *before* is 1, 2 or 3."""

    text: str
    before: int


class Relation(NamedTuple):
    """A text that comes after the one before it, by a difference of *strength*; 5 is none."""

    strength: int
    prefix: str
    text: str
    extension: str


Rule = Setting | Reset | Relation


def types(locale: str) -> list[str]:
    """Return the collation types that a file has rules for, apart from alternatives."""
    found = dict.fromkeys(
        element.attrib["type"]
        for element in _file(locale).iterfind("collations/collation")
        if element.find("cr") is not None and "alt" not in element.attrib
    )
    return list(found)


def default_type(locale: str) -> str | None:
    """Return the type that a file names as its default."""
    element = _file(locale).find("collations/defaultCollation")
    return None if element is None else element.text


def locales() -> list[str]:
    """Return the locales that have a file, as their names are written there."""
    return sorted(path.name.removesuffix(".xml.gz") for path in FOLDER.glob("*.xml.gz"))


def tailoring(locale: str, kind: str) -> list[Rule]:
    """Return the rules of a collation, with what they import in its place."""
    rules: list[Rule] = []
    for rule in _read(_rules(locale, kind)):
        if isinstance(rule, Setting) and rule.name == "import":
            rules += tailoring(*_imported(rule.value))
        else:
            rules.append(rule)
    return rules


@functools.cache
def _file(locale: str) -> ET.Element:
    with gzip.open(FOLDER / f"{locale}.xml.gz") as stream:
        return ET.parse(stream).getroot()  # noqa: S314 (the files are part of this repository)


def _rules(locale: str, kind: str) -> str:
    """Return the text of the rules: those without an ``alt`` where a file has two."""
    found = [
        element.findtext("cr") or ""
        for element in _file(locale).iterfind("collations/collation")
        if element.attrib["type"] == kind and "alt" not in element.attrib
    ]
    if len(found) != 1:
        raise RuleError(f"{locale}: {len(found)} collations of type {kind}")
    return found[0]


def _imported(tag: str) -> tuple[str, str]:
    """Return the locale and type that an ``[import]`` names, such as ``de-u-co-phonebk``."""
    language, _, kind = tag.partition("-u-co-")
    names = {"phonebk": "phonebook", "trad": "traditional", "": "standard"}
    return language.replace("und", "root").replace("-", "_"), names.get(kind, kind)


def _read(text: str) -> Iterator[Rule]:
    place = 0
    while True:
        place = _skip(text, place)
        if place == len(text):
            return
        if text[place] == "[":
            setting, place = _bracket(text, place)
            yield Setting(*setting)
        elif text[place] == "&":
            before = 0
            place = _skip(text, place + 1)
            if text.startswith("[before ", place):
                (_, value), place = _bracket(text, place)
                if value not in ("1", "2", "3"):
                    raise RuleError(f"[before {value}]: it must be 1, 2 or 3")
                before = int(value)
            start, place = _string(text, place)
            yield Reset(start, before)
        elif (sign := re.match(r"<{1,4}|=", text[place:])) is not None:
            place = _skip(text, place + len(sign[0]))
            strength = _STRENGTHS[sign[0]]
            if text.startswith("*", place):
                characters, place = _list(text, place + 1)
                for character in characters:
                    yield Relation(strength, "", character, "")
            else:
                relation, place = _relation(strength, text, place)
                yield relation
        else:
            raise RuleError(f"unknown rule: {text[place : place + 30]!r}")


def _skip(text: str, place: int) -> int:
    match = _SPACE.match(text, place)
    return place if match is None else match.end()


def _bracket(text: str, place: int) -> tuple[tuple[str, str], int]:
    """Return name and value of what is in brackets, which may hold brackets itself."""
    depth = 0
    for end in range(place, len(text)):
        depth += (text[end] == "[") - (text[end] == "]")
        if not depth:
            name, _, value = text[place + 1 : end].strip().partition(" ")
            if name not in _SETTINGS:
                raise RuleError(f"unknown setting: {text[place : end + 1]}")
            return (name, value.strip()), end + 1
    raise RuleError(f"a bracket is not closed: {text[place : place + 30]!r}")


_SETTINGS = frozenset(
    (
        "alternate",
        "backwards",
        "before",
        "caseFirst",
        "first",
        "import",
        "last",
        "normalization",
        "optimize",
        "reorder",
        "strength",
        "suppressContractions",
    )
)


def _string(text: str, place: int) -> tuple[str, int]:
    """Return a text of a rule, in NFD, or a position such as ``[last regular]``; and its end."""
    place = _skip(text, place)
    if text.startswith("[", place):
        (name, value), place = _bracket(text, place)
        if name not in ("first", "last"):
            raise RuleError(f"no position: [{name} {value}]")
        return f"[{name} {value}]", place
    written, place = _written(text, place)
    return nfd(written), _skip(text, place)


def _written(text: str, place: int) -> tuple[str, int]:
    """Return a text with what is quoted in it, and its end: at a blank or a sign of a rule."""
    result = []
    start = place
    while place < len(text) and _SPACE.match(text, place) is None:
        character = text[place]
        if character == "'":
            end = text.find("'", place + 1)
            if end < 0:
                raise RuleError(f"a quotation mark is not closed: {text[place : place + 30]!r}")
            result.append(_unescaped(text[place + 1 : end]) or "'")
            place = end + 1
        elif character == "\\":
            match = _ESCAPE.match(text, place)
            if match is None:
                raise RuleError("a backslash ends the rules")
            result.append(_unescaped(match[0]))
            place = match.end()
        elif character in _SYNTAX:
            break
        else:
            result.append(character)
            place += 1
    if not result:
        raise RuleError(f"a text is missing: {text[start : start + 30]!r}")
    return "".join(result), place


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(lambda found: found[3] or chr(int(found[1] or found[2], 16)), text)


def _relation(strength: int, text: str, place: int) -> tuple[Relation, int]:
    prefix = extension = ""
    found, place = _string(text, place)
    if text.startswith("|", place):
        prefix = found
        found, place = _string(text, place + 1)
    if text.startswith("/", place):
        extension, place = _string(text, place + 1)
    return Relation(strength, prefix, found, extension), place


def _list(text: str, place: int) -> tuple[str, int]:
    """Return the characters of a list with ``*``, in which ``-`` stands for those in between."""
    characters, place = _written(text, _skip(text, place))
    while text.startswith("-", place):
        more, place = _written(text, place + 1)
        between = range(ord(characters[-1]) + 1, ord(more[0]))
        if ord(more[0]) <= ord(characters[-1]):
            raise RuleError(f"a range that goes down: {characters[-1]}-{more[0]}")
        characters += "".join(map(chr, between)) + more
    if nfd(characters) != characters:
        raise RuleError(f"a list with a character that decomposes: {characters}")
    return characters, place
