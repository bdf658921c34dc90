"""Formal name aliases: corrections, names of control characters, abbreviations."""

from __future__ import annotations

from localeops._gen import ucd


def make() -> str:
    """Return the text of ``_tables/name_aliases.py``."""
    aliases = [f"{code:04X} {kind} {alias}" for code, _, (alias, kind) in ucd.rows("NameAliases")]
    return ucd.source(
        "name_aliases",
        ["NameAliases"],
        "Formal aliases of character names: code point, type, alias, in the file's order.",
        ucd.text_of_lines("ALIASES", aliases),
    )
