"""Variation sequences of characters that a normal form would replace."""

from __future__ import annotations

from localeops._gen import ucd

_MAPPING_FIELD = 4  # of UnicodeData.txt, counted after the code point


def make() -> str:
    """Return the text of ``_tables/variation_bases.py``."""
    mapped = {
        code: fields[_MAPPING_FIELD]
        for code, _, fields in ucd.rows("UnicodeData")
        if fields[_MAPPING_FIELD]
    }
    selectors: dict[str, list[str]] = {}
    for file in ("StandardizedVariants", "emoji/emoji-variation-sequences"):
        for line in ucd.lines(file):
            base, selector = line.split(";")[0].split()
            if int(base, 16) in mapped:
                # Core specification, section 23.4: a base has no canonical decomposition.
                if not mapped[int(base, 16)].startswith("<"):
                    raise ValueError(f"U+{base} is the base of a variation sequence")
                selectors.setdefault(base, []).append(selector)
    return ucd.source(
        "variation_bases",
        ["StandardizedVariants", "emoji/emoji-variation-sequences", "UnicodeData"],
        """Variation sequences whose base has a compatibility mapping: the base, then its selectors.

The ideographic ones (UTS #37) have unified ideographs as bases, which have no mapping.
""",
        ucd.text_of_lines(
            "SEQUENCES", (" ".join([base, *selectors[base]]) for base in sorted(selectors))
        ),
    )
