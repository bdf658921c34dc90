"""Segmentation of text: extended grapheme clusters.

The specification is UAX #29 for Unicode 17.0, "Grapheme Cluster Boundaries", with no tailoring. A
cluster is what a reader takes for one character: a base with its marks, a Hangul syllable block, an
emoji sequence, a flag, an Indic conjunct, or CR LF. In order of precedence, with the rule that each
part implements:

1. CR LF is one cluster (GB3); any other control character is one by itself, and nothing joins it
   (GB4, GB5).
2. Prepended marks go with what follows them (GB9b), and a run of them that precedes nothing is one
   cluster.
3. A base is a Hangul syllable block (GB6 to GB8), a pair of regional indicators (GB12, GB13),
   pictographs that zero width joiners connect (GB11), consonants that a conjunct linker connects
   (GB9c), or one character.
4. Extending characters, joiners and spacing marks go with what precedes them (GB9, GB9a).

The joined clusters are the text; a text has no empty cluster. GraphemeBreakProperty lists no lone
surrogate, so each is a base like any other character.

Data: GraphemeBreakProperty, Indic_Conjunct_Break and Extended_Pictographic of Unicode 17.0.

Not handled: tailored clusters (Slovak "ch" as a letter: see ``alphabet``), legacy grapheme
clusters, sentences.
"""

from __future__ import annotations

from functools import cache

from localeops.errors import require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from re import Pattern

__all__ = ["boundaries", "graphemes"]


def graphemes(text: str, /) -> list[str]:
    r"""Return the extended grapheme clusters of a text.

    Args:
        text: Any text; it need not be normalised.

    Returns:
        The clusters in order, which joined give the text; an empty list for the empty text.

    Raises:
        InvalidTypeError: The text is not a ``str``.

    Examples:
        >>> [len(cluster) for cluster in graphemes("e\u0301a")]
        [2, 1]
        >>> graphemes("क्षत्रिय")
        ['क्ष', 'त्रि', 'य']
        >>> [len(cluster) for cluster in graphemes("👨‍👩‍👧‍👦🇯🇵")]
        [7, 2]

    Source: UAX #29 (Unicode 17.0), section 3.1.1.
    """
    require_text(text)
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


def boundaries(text: str, /) -> list[int]:
    r"""Return the indices at which a grapheme cluster of a text begins or ends.

    Args:
        text: Any text; it need not be normalised.

    Returns:
        Ascending indices from 0 to the length of the text, both included (GB1, GB2); an empty list
        for the empty text, which has no boundaries.

    Raises:
        InvalidTypeError: The text is not a ``str``.

    Examples:
        >>> boundaries("e\u0301a")
        [0, 2, 3]
        >>> boundaries("\u1100\u1161\u11a8\ud558")
        [0, 3, 4]

    Source: UAX #29 (Unicode 17.0), section 3.1.1.
    """
    found = [0]
    for cluster in graphemes(text):
        found.append(found[-1] + len(cluster))
    return found if len(found) > 1 else []


# What follows is shared with the width module: the letters are those of
# _tables.grapheme_cluster_break.


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
