"""Likely subtags: the script and region that go without saying, and the language of a region."""

from __future__ import annotations

from collections import defaultdict

from localeops._gen import cldr, ucd


def make() -> str:
    """Return the text of ``_tables/likely_subtags.py``."""
    by_script_and_region: dict[str, list[str]] = defaultdict(list)
    others = []
    for given, likely in cldr.likely_subtags():
        language, _, rest = likely.partition("_")
        _, _, region = rest.partition("_")
        if not region or given.count("_") > likely.count("_"):
            msg = f"{given} is likely {likely}, which is not a language, a script and a region"
            raise ValueError(msg)
        if given == language:
            by_script_and_region[rest].append(given)
        elif given.split("_", 1)[0] in {language, "und"}:
            others.append(f"{given} {likely}")
        else:
            msg = f"{given} is likely {likely}, which is another language"
            raise ValueError(msg)
    languages = [
        f"{script_and_region} {' '.join(sorted(found))}"
        for script_and_region, found in sorted(by_script_and_region.items())
    ]
    return cldr.source(
        "likely_subtags",
        ["likelySubtags"],
        """Likely subtags (UTS #35, Part 1, Likely Subtags).

LANGUAGES: script and region, then the languages that they are likely for without further knowledge.
OTHERS: the remaining entries, what is given and what is likely.
""",
        ucd.text_of_lines("LANGUAGES", languages),
        ucd.text_of_lines("OTHERS", sorted(others)),
    )
