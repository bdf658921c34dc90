"""Known locales: the languages, alone or with a script, that CLDR has a locale for.

CLDR publishes no plain list of its locales in the supplemental data, but two lists name every one
of them: the default contents have, for each locale, the child that stands for it (UTS #35, Part 6,
Default Content), and the parent locales name the few that have no such child.
"""

from __future__ import annotations

from localeops._gen import cldr, ucd

_SCRIPT_LENGTH = 4


def make() -> str:
    """Return the text of ``_tables/known_locales.py``."""
    named = set(cldr.default_content())
    for _, parent, children, _ in cldr.parent_locales():
        named |= {parent, *children}
    known = set()
    for locale in named - {"", "root"}:
        language, *rest = locale.split("_")
        known.add(language)
        if rest and len(rest[0]) == _SCRIPT_LENGTH:
            known.add(f"{language}_{rest[0]}")
    by_initial = [
        " ".join(locale for locale in sorted(known) if locale[0] == initial)
        for initial in sorted({locale[0] for locale in known})
    ]
    return cldr.source(
        "known_locales",
        ["supplementalMetadata", "supplementalData"],
        "The languages, alone or with a script, that CLDR has a locale for.",
        ucd.text_of_lines("KNOWN", by_initial),
    )
