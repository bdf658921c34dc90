"""Locale aliases: the deprecated, legacy and overlong subtags, and what replaces them.

This is the preprocessing of UTS #35, Part 1, Annex C: a type that is no language identifier, such
as ``i_mingo``, can only be matched as a whole, and the types of script, territory and variant
aliases are read with ``und`` before them.
"""

from __future__ import annotations

from localeops._gen import cldr, ucd

_SCRIPT_LENGTH = 4
_LANGUAGE_LENGTHS = (2, 3, 5, 6, 7, 8)
# The fields a rule may test, most demanding rule first: the order in which Annex C tries the rules.
_SHAPES = ("LR", "LV", "VV", "L", "S", "R", "V")


def make() -> str:
    """Return the text of ``_tables/locale_aliases.py``."""
    legacy = []
    rules: dict[str, list[str]] = {shape: [] for shape in _SHAPES}
    entries = list(cldr.aliases("language"))
    for kind in ("script", "territory", "variant"):
        entries += [
            (f"und_{given}", " ".join(f"und_{one}" for one in replacement.split()))
            for given, replacement in cldr.aliases(kind)
        ]
    for given, replacement in entries:
        shape = _shape(given)
        if shape:
            if " " in replacement and shape != "R":
                msg = f"{given} has several replacements and is not a territory"
                raise ValueError(msg)
            rules[shape].append(f"{given} {replacement}")
        elif not given.startswith("und_"):
            legacy.append(f"{given} {replacement}")
    subdivisions = dict(cldr.aliases("subdivision"))
    if any(one in subdivisions for after in subdivisions.values() for one in after.split()):
        msg = "the replacement of a subdivision has a replacement: the module looks only once"
        raise ValueError(msg)
    return cldr.source(
        "locale_aliases",
        ["supplementalMetadata"],
        """Aliases of locale identifiers (UTS #35, Part 1, Annex C).

LEGACY: tags that are replaced as a whole. RULES: what a rule matches and its replacement, the rules
with more fields first. ALPHA3: ISO 3166-1 alpha-3 codes and their regions: no language identifier
can contain one, so Annex C discards them, but the error about `en-USA` can name `en-US`.
SUBDIVISIONS: subdivision codes. Several replacements are in order of preference.
""",
        ucd.text_of_lines("LEGACY", sorted(legacy)),
        ucd.text_of_lines("RULES", (line for shape in _SHAPES for line in sorted(rules[shape]))),
        ucd.text_of_lines(
            "ALPHA3",
            sorted(
                f"{given} {replacement}"
                for given, replacement in cldr.aliases("territory")
                if not _shape(f"und_{given}")
            ),
        ),
        ucd.text_of_lines(
            "SUBDIVISIONS", sorted(" ".join(alias) for alias in subdivisions.items())
        ),
    )


def _shape(locale: str) -> str:
    """Return the fields that a rule tests, or nothing if its type is not a language identifier."""
    language, *rest = locale.split("_")
    if not (language.isalpha() and len(language) in _LANGUAGE_LENGTHS):
        return ""
    shape = "" if language == "und" else "L"
    for subtag in rest:
        field = _field(subtag)
        if not field or (shape and "LSRV".index(field) < "LSRV".index(shape[-1])):
            return ""
        if field != "V" and field in shape:
            return ""
        shape += field
    if shape not in _SHAPES:
        msg = f"{locale} tests the fields {shape}: the module does not try such rules"
        raise ValueError(msg)
    return shape


def _field(subtag: str) -> str:
    """Return ``S``, ``R`` or ``V`` for a subtag after the language, or nothing."""
    if len(subtag) == _SCRIPT_LENGTH and subtag.isalpha():
        return "S"
    if (len(subtag) == 2 and subtag.isalpha()) or (len(subtag) == 3 and subtag.isdigit()):  # noqa: PLR2004 (the lengths of UTS #35's own grammar)
        return "R"
    if len(subtag) > _SCRIPT_LENGTH or (len(subtag) == _SCRIPT_LENGTH and subtag[0].isdigit()):
        return "V"
    return ""
