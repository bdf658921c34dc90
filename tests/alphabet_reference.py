"""Splitting a second time: one expression, which spells out every form of every digraph.

The digraphs are typed here again, from the authorities that the module names.
"""

from __future__ import annotations

import functools
import unicodedata

import regex

DIGRAPHS = {
    "hr": ["dž", "lj", "nj"],
    "bs": ["dž", "lj", "nj"],
    "sr-Latn": ["dž", "lj", "nj"],
    "cs": ["ch"],
    "sk": ["ch", "dz", "dž"],
    "sq": ["dh", "gj", "ll", "nj", "rr", "sh", "th", "xh", "zh"],
    "fil": ["ng"],
    "es-u-co-trad": ["ch", "ll"],
    "hu": [
        *("cs", "dz", "dzs", "gy", "ly", "ny", "sz", "ty", "zs"),
        *("ccs", "ddz", "ddzs", "ggy", "lly", "nny", "ssz", "tty", "zzs"),
    ],
}


@functools.cache
def _pattern(locale: str) -> regex.Pattern[str]:
    """Return the digraphs of a locale in any case and normal form, or one cluster."""
    spellings = []
    for digraph in sorted(DIGRAPHS[locale], key=len, reverse=True):
        parts = []
        for letter in digraph:
            decomposed = unicodedata.normalize("NFD", letter)
            forms = {letter, letter.upper(), decomposed, decomposed.upper()}
            parts.append("(?:" + "|".join(sorted(forms)) + ")")
        # No mark and no joiner follows a character of it, but joiners may follow the last one.
        alone = r"(?![\p{GCB=Extend}\p{GCB=SpacingMark}\p{GCB=ZWJ}])"
        spellings.append(alone.join(parts) + r"[\u034f\u200c\u200d\ufe00-\ufe0f]*+" + alone)
    return regex.compile("|".join([*spellings, r"\X"]))


def split(text: str, locale: str) -> list[str]:
    """Return the pieces of a text without exceptions."""
    found: list[str] = _pattern(locale).findall(text)
    return found
