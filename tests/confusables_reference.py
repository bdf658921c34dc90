"""Look-alikes the slow way: UTS #39 sentence by sentence, from the raw files by a reader of its own.

It shares nothing with `localeops.confusables`: not the tables, not the normal form, and levels are
those of the definitions, not of the procedure.
"""

from __future__ import annotations

import functools

import ucd_reader

LEVELS = (
    "ascii-only",
    "single-script",
    "highly-restrictive",
    "moderately-restrictive",
    "minimally-restrictive",
    "unrestricted",
)
# UAX #31, table 5, without Common and Inherited. IdentifierType.txt 17.0 has Bopomofo as Limited_Use.
_TABLE_5 = (
    "Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Latn Mlym"
    " Mymr Orya Sinh Taml Telu Thaa Thai Tibt"
)
RECOMMENDED = set(_TABLE_5.split())
SECURITY = "../security-17.0.0/"


@functools.cache
def lines_of_confusables() -> list[tuple[str, str]]:
    """Return source and target of every line of confusables.txt."""
    found = []
    for line in ucd_reader.text(SECURITY + "confusables").lstrip("\ufeff").splitlines():
        content = line.partition("#")[0]
        if content.strip():
            source, target, kind = (field.strip() for field in content.split(";"))
            assert kind == "MA"
            found.append((_literal(source), _literal(target)))
    return found


@functools.cache
def pairs_of_intentional() -> list[tuple[str, str]]:
    """Return the two characters of every line of intentional.txt."""
    lines = ucd_reader.text(SECURITY + "intentional").lstrip("\ufeff").splitlines()
    rows = [line.partition("#")[0].split(";") for line in lines]
    return [(_literal(row[0]), _literal(row[1])) for row in rows if len(row) == 2]


def skeleton(text: str) -> str:
    """Return internalSkeleton: "Convert X to NFD. Remove Default_Ignorable. Prototypes. NFD"."""
    prototypes, ignorable = _prototypes(), _ignorable()
    kept = [character for character in nfd(text) if character not in ignorable]
    return nfd("".join(prototypes.get(character, character) for character in kept))


def nfd(text: str) -> str:
    """Return Normalization Form D by D68, D108 and D109, from UnicodeData.txt."""
    pending = list(reversed(text))
    result: list[str] = []
    mappings = _decompositions()
    while pending:
        character = pending.pop()
        syllable = ord(character) - 0xAC00
        if 0 <= syllable < 11172:
            jamo = [0x1100 + syllable // 588, 0x1161 + syllable % 588 // 28, 0x11A7 + syllable % 28]
            result += map(chr, jamo if syllable % 28 else jamo[:2])
        elif character in mappings:
            pending += reversed(mappings[character])
        else:
            result.append(character)
    classes = _classes()
    for end in range(1, len(result)):  # insertion sort: "exchange if ccc(A) > ccc(B) > 0"
        place = end
        while place and classes.get(result[place - 1], 0) > classes.get(result[place], 0) > 0:
            result[place - 1 : place + 1] = result[place], result[place - 1]
            place -= 1
    return "".join(result)


@functools.cache
def scripts(character: str) -> frozenset[str]:
    """Return Script_Extensions by the codes."""
    extensions = ucd_reader_property("ScriptExtensions")[ord(character)]
    if extensions:
        return frozenset(extensions.split())
    return frozenset({short_names()[ucd_reader_property("Scripts")[ord(character)] or "Unknown"]})


def augmented(character: str) -> frozenset[str]:
    """Return the augmented script set by the five sentences of section 5.1."""
    found = set(scripts(character))
    if "Hani" in found:
        found |= {"Hanb", "Jpan", "Kore"}
    if "Hira" in found:
        found |= {"Jpan"}
    if "Kana" in found:
        found |= {"Jpan"}
    if "Hang" in found:
        found |= {"Kore"}
    if "Bopo" in found:
        found |= {"Hanb"}
    if found & {"Zyyy", "Zinh"}:
        return ALL
    return frozenset(found)


def resolved(text: str) -> set[str]:
    """Return the resolved script set: the intersection of the augmented ones."""
    found = set(ALL)
    for character in text:
        found &= augmented(character)
    return found


def covers(sets: set[str], text: str) -> bool:
    """Say whether a set of scripts covers a text: it intersects the set of each character."""
    return all(augmented(character) & sets for character in text)


def restriction(text: str) -> str:
    """Return the first level that the definitions of section 5.2 give to a text."""
    allowed = allowed_characters()
    if any(ord(character) not in allowed for character in text):
        return "unrestricted"
    if all(ord(character) < 0x80 for character in text):
        return "ascii-only"
    if resolved(text):
        return "single-script"
    if any(covers({"Latn", system}, text) for system in ("Jpan", "Hanb", "Kore")):
        return "highly-restrictive"
    if any(covers({"Latn", script}, text) for script in RECOMMENDED - {"Cyrl", "Grek"}):
        return "moderately-restrictive"
    return "minimally-restrictive"


@functools.cache
def allowed_characters() -> frozenset[int]:
    """Return the code points of Identifier_Status Allowed."""
    values = ucd_reader_property(SECURITY + "IdentifierStatus")
    return frozenset(code for code, value in enumerate(values) if value == "Allowed")


@functools.cache
def zeros() -> dict[str, str]:
    """Return the zero of every decimal digit: the digit minus its value."""
    found = {}
    for line in ucd_reader.text("extracted/DerivedNumericValues").splitlines():
        content, _, comment = line.partition("#")
        if content.strip() and comment.split()[0] == "Nd":
            span, _, _, value = (field.strip() for field in content.split(";"))
            first, _, last = span.partition("..")
            for code in range(int(first, 16), int(last or first, 16) + 1):
                found[chr(code)] = chr(code - int(value))
    return found


@functools.cache
def ucd_reader_property(name: str) -> list[str | None]:
    return ucd_reader.property_of(name)


@functools.cache
def short_names() -> dict[str, str]:
    """Return the code of each script by its long name."""
    rows = (line.split(";") for line in ucd_reader.text("PropertyValueAliases").splitlines())
    return {row[2].strip(): row[1].strip() for row in rows if row[0].strip() == "sc"}


def _literal(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split())


@functools.cache
def _unicode_data() -> list[list[str]]:
    return [line.split(";") for line in ucd_reader.text("UnicodeData").splitlines()]


@functools.cache
def _decompositions() -> dict[str, str]:
    rows = _unicode_data()
    return {chr(int(row[0], 16)): _literal(row[5]) for row in rows if row[5] and row[5][0] != "<"}


@functools.cache
def _classes() -> dict[str, int]:
    return {chr(int(row[0], 16)): int(row[3]) for row in _unicode_data() if row[3] != "0"}


@functools.cache
def _prototypes() -> dict[str, str]:
    return dict(lines_of_confusables())


@functools.cache
def _ignorable() -> frozenset[str]:
    values = ucd_reader.property_of("DerivedCoreProperties", value="Default_Ignorable_Code_Point")
    return frozenset(chr(code) for code, value in enumerate(values) if value is not None)


ALL = frozenset(short_names().values()) - {"Zyyy", "Zinh", "Hrkt"} | {"Hanb", "Jpan", "Kore"}
