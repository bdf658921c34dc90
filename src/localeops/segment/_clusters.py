"""Grapheme clusters (UAX #29, section 3), for this package and for width, which refines them.

The letters are those of `localeops._tables.grapheme_cluster_break`.
"""

from __future__ import annotations

from functools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from re import Pattern


def clusters_of(text: str) -> list[str]:
    """Return the clusters of a text."""
    if text.isascii() and "\r\n" not in text:
        return list(text)
    classes = text.translate(classes_of_characters())
    if not _joining_pattern().search(classes):
        return list(text)
    clusters = []
    start = 0
    for cluster in cluster_pattern().findall(classes):
        end = start + len(cluster)
        clusters.append(text[start:end])
        start = end
    return clusters


def cluster_expression(**letters: str) -> str:
    """Return the regular expression of one cluster, over letters that stand for character classes.

    A caller that divides a class further names the letters it uses in place of the class's own:
    ``cluster_expression(O="abc")`` for three letters instead of O. Every part is possessive or ends
    where it failed before, so that matching takes time linear in the text.
    """
    of = {letter: letters.get(letter, letter) for letter in "OXIEKNZMPLVTHJFCrn"}
    extend = of["E"] + of["K"] + of["N"]
    after = f"[{extend}{of['Z']}{of['M']}]*+"
    linked = of["E"] + of["Z"]
    syllable = f"(?:[{of['V']}]++|[{of['H']}][{of['V']}]*+|[{of['J']}])[{of['T']}]*+"
    bases = (
        f"[{of['L']}]++(?:{syllable})?+",  # GB6 to GB8
        syllable,
        f"[{of['T']}]++",
        f"[{of['F']}]{{1,2}}+",  # GB12, GB13
        f"[{of['X']}](?:[{extend}]*+[{of['Z']}][{of['X']}])*+",  # GB11
        f"[{of['I']}](?:[{linked}]*+[{of['K']}][{linked}{of['K']}]*+[{of['I']}])*+",  # GB9c
        f"[{of['O']}{extend}{of['Z']}{of['M']}]",
    )
    return (
        f"[{of['r']}][{of['n']}]|[{of['C']}{of['r']}{of['n']}]"  # GB3 to GB5
        f"|[{of['P']}]*+(?:{'|'.join(bases)}){after}"  # GB9, GB9a, GB9b
        f"|[{of['P']}]++{after}"
    )


def class_bytes() -> bytearray:
    """Return a new array with the class letter of every code point."""
    from localeops._tables import spans
    from localeops._tables.grapheme_cluster_break import RANGES

    classes = bytearray(b"O" * 0x110000)
    classes[0xAC00:0xD7A4] = (b"H" + b"J" * 27) * 399
    for first, last, letter in spans(RANGES):
        classes[first : last + 1] = letter.encode() * (last + 1 - first)
    return classes


@cache
def classes_of_characters() -> str:
    """Return a string with the class letter of every code point, for ``str.translate``."""
    return class_bytes().decode("ascii")


@cache
def cluster_pattern() -> Pattern[str]:
    """Return the compiled expression of one cluster over the class letters."""
    import re

    return re.compile(cluster_expression())


@cache
def _joining_pattern() -> Pattern[str]:
    """Return an expression that finds what can make a cluster longer than one character."""
    import re

    return re.compile("[EKNZMPLVTF]|rn")
