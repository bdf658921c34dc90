"""The tables of CLDR, read at first use, with ``-`` between the subtags as in tags."""

from __future__ import annotations

from functools import cache

__all__ = [
    "aliases",
    "alpha3",
    "known",
    "legacy",
    "likely",
    "likely_script",
    "parents",
    "subdivisions",
]


@cache
def legacy() -> dict[str, str]:
    """Return the tags, in lower case, that are replaced as a whole, and by what."""
    from localeops._tables import locale_aliases

    return {given.lower(): after for given, after in _pairs(locale_aliases.LEGACY)}


@cache
def aliases() -> dict[str, str]:
    """Return the alias rules: the subtags that one replaces and the replacements for them."""
    from localeops._tables import locale_aliases

    return dict(_pairs(locale_aliases.RULES))


@cache
def alpha3() -> dict[str, str]:
    """Return the regions of the ISO 3166-1 alpha-3 codes, which are in lower case."""
    from localeops._tables import locale_aliases

    return {given.lower(): after for given, after in _pairs(locale_aliases.ALPHA3)}


@cache
def subdivisions() -> dict[str, str]:
    """Return the subdivision codes that have a replacement, and the replacements."""
    from localeops._tables import locale_aliases

    return dict(_pairs(locale_aliases.SUBDIVISIONS))


@cache
def parents(component: str) -> dict[str, str]:
    """Return the explicit parents of a component."""
    from localeops._tables import parent_locales

    rows = (line.partition(" ")[::2] for line in _lines(parent_locales.PARENTS))
    return dict(_pairs("\n".join(row for found, row in rows if found == component)))


@cache
def known() -> frozenset[str]:
    """Return the languages, alone or with a script, that CLDR has a locale for."""
    from localeops._tables import known_locales

    return frozenset(known_locales.KNOWN.replace("_", "-").split())


def likely(language: str, script: str, region: str) -> tuple[str, str, str] | None:
    """Return the likely language, script and region for what is given, or nothing."""
    table = _likely()
    for key in (
        f"{language}-{script}-{region}" if script and region else "",
        f"{language}-{script}" if script else "",
        f"{language}-{region}" if region else "",
        language,
    ):
        if key and key in table:
            found_language, found_script, found_region = table[key].split("-")
            return (
                found_language if language == "und" else language,
                script or found_script,
                region or found_region,
            )
    return None


def likely_script(language: str, region: str = "") -> str:
    """Return the likely script of a language in a region, or nothing."""
    found = likely(language, "", region)
    return found[1] if found else ""


def language_of_region(region: str) -> str:
    """Return the likely language of a region, or nothing if the data has none of its own."""
    return _likely().get(f"und-{region}", "").partition("-")[0]


@cache
def _likely() -> dict[str, str]:
    from localeops._tables import likely_subtags

    table = dict(_pairs(likely_subtags.OTHERS))
    for line in _lines(likely_subtags.LANGUAGES):
        script_and_region, *languages = line.split(" ")
        for language in languages:
            table[language] = f"{language}-{script_and_region}"
    return table


def _pairs(table: str) -> list[tuple[str, str]]:
    """Return the first word of each line and the rest of the line."""
    return [line.partition(" ")[::2] for line in _lines(table)]


def _lines(table: str) -> list[str]:
    return table.replace("_", "-").splitlines()
