"""Script_Extensions where they differ from Script, and the codes of the scripts."""

from __future__ import annotations

from localeops._gen import ucd


def make() -> str:
    """Return the text of ``_tables/script_extensions.py``."""
    extensions = {
        code: value.replace(" ", ",") for code, value in ucd.values("ScriptExtensions").items()
    }
    codes = []
    for line in ucd.lines("PropertyValueAliases"):
        name, short, long, *_ = (field.strip() for field in line.split(";"))
        if name == "sc" and long != "Katakana_Or_Hiragana":  # which no character has
            codes.append(f"{long} {short}")
    return ucd.source(
        "script_extensions",
        ["ScriptExtensions", "PropertyValueAliases"],
        """Script_Extensions (UAX #24) by ranges, where they are not the Script alone.

CODES: the long name of each script, which `_tables.scripts` has, and its ISO 15924 code.
""",
        ucd.text_of_spans("RANGES", ucd.labelled_spans(extensions)),
        ucd.text_of_lines("CODES", codes),
    )
