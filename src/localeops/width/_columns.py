"""How many columns each cluster takes: the classes of characters, and the rules over them.

A character's class is one ASCII letter. The letters refine those of `localeops._tables.
grapheme_cluster_break`, so that one ``str.translate`` of a text tells both where its clusters end
and what each of them is made of:

===== ========================================= ===== =========================================
class character                                 class character
===== ========================================= ===== =========================================
``O`` narrow                                    ``E`` mark or format character (Extend), N too
``w`` wide                                      ``v`` VS16, U+FE0F
``a`` ambiguous                                 ``f`` emoji modifier
``z`` default ignorable                         ``t`` tag character, ``c`` cancel tag
``k`` digit, ``#``, ``*``: may begin a keycap   ``h`` halfwidth sound mark, U+FF9E and U+FF9F
``X`` pictographic, not an emoji                ``d`` spacing mark (Extend), narrow; ``D`` wide
``x`` emoji, narrow                             ``K`` conjunct linker, ``l`` a spacing one
``y`` emoji, narrow, modifier base              ``M`` spacing mark, ``s`` U+0E33 and U+0EB3
``A`` emoji, ambiguous                          ``Z`` zero width joiner
``B`` emoji, ambiguous, modifier base           ``P`` prepended mark
``q`` emoji, wide                               ``I`` Indic consonant
``p`` emoji, wide, modifier base                ``F`` regional indicator
``L`` leading jamo, ``V`` vowel, ``T`` final    ``C`` control or format, ``S`` soft hyphen
``u`` Kirat Rai vowel                           ``e`` begins an escape sequence; ``r`` CR, ``n`` LF
``H``, ``J`` Hangul syllables
===== ========================================= ===== =========================================
"""

from __future__ import annotations

from functools import cache

from localeops.segment import _clusters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from re import Pattern

ESCAPE_OPENERS = "\x1b\x90\x98\x9b\x9d\x9e\x9f"

# Which letters stand for one class of UAX #29: the argument of cluster_expression.
_REFINED = {
    "O": "Owazk",
    "X": "XxyABqp",
    "E": "EvftchdD",
    "K": "Kl",
    "M": "Ms",
    "C": "CeS",
    "V": "Vu",
}
EXTENDING = _REFINED["E"] + _REFINED["K"] + _REFINED["M"] + "NZ"
CLUSTER = _clusters.cluster_expression(**_REFINED)
# Classes none of which goes on with another one (GB999).
BASES = _REFINED["O"] + _REFINED["X"]
_EMOJI = "xyABqp"
_MODIFIER_BASES = "yBp"
_VARIATION_BASES = "kxyAB"  # a wide base is two columns with and without VS16

# The columns of a cluster whose base has the class; the classes not named here take none.
_TWO = "wqpfDLHJF"
_AMBIGUOUS = "aAB"
_ONE = "OkXxyhdlMsPISu"

# Classes that can make a cluster's columns differ from the sum over its characters.
DEPENDENT = "vftcdDLFKlMPZu"
# Classes that take columns and join what is before them: their columns add up, but no line may end
# before them.
_ADDING = "hs"

# Vowels by their break class that are no jamo: they take a column where a jamo vowel takes none.
_KIRAT_RAI_VOWELS = (0x16D63, 0x16D67, 0x16D68, 0x16D69, 0x16D6A)

# The memory of clusters' columns is bounded in both dimensions: hostile text has no end of
# clusters.
_LONGEST_REMEMBERED = 12
_MOST_REMEMBERED = 4096


@cache
def character_classes() -> str:
    """Return a string with the class of every code point at its index, for ``str.translate``."""
    from localeops._tables import spans
    from localeops._tables.east_asian_width import AMBIGUOUS, WIDE
    from localeops._tables.emoji import EMOJI, MODIFIER_BASE
    from localeops._tables.zero_width import SPACING_MARKS, ZERO_WIDTH

    classes = _clusters.class_bytes()
    _refine(classes, spans(WIDE), "OX", "wq")
    _refine(classes, spans(AMBIGUOUS), "O", "a")
    _refine(classes, spans(SPACING_MARKS), "EK", "dl")
    _refine(classes, spans(ZERO_WIDTH), "Owa", "zzz")
    _refine(classes, spans(EMOJI), "OX", "kx")
    for first, last, _ in spans(AMBIGUOUS):
        for code in range(first, last + 1):
            if classes[code] == ord("x"):
                classes[code] = ord("A")
    _refine(classes, spans(MODIFIER_BASE), "xAq", "yBp")
    for first, last, letter in (
        (0x00AD, 0x00AD, "S"),
        (0x0E33, 0x0E33, "s"),
        (0x0EB3, 0x0EB3, "s"),
        (0x302E, 0x302F, "D"),
        *((code, code, "u") for code in _KIRAT_RAI_VOWELS),
        (0xFE0F, 0xFE0F, "v"),
        (0xFF9E, 0xFF9F, "h"),
        (0x16FF0, 0x16FF1, "D"),
        (0x1F3FB, 0x1F3FF, "f"),
        (0xE0020, 0xE007E, "t"),
        (0xE007F, 0xE007F, "c"),
        *((ord(opener), ord(opener), "e") for opener in ESCAPE_OPENERS),
    ):
        classes[first : last + 1] = letter.encode() * (last + 1 - first)
    return classes.decode("ascii")


def _refine(
    classes: bytearray, ranges: Iterable[tuple[int, int, str]], coarse: str, fine: str
) -> None:
    """Replace the letters *coarse* by the letters *fine* within ranges of code points."""
    table = bytes.maketrans(coarse.encode(), fine.encode())
    for first, last, _ in ranges:
        classes[first : last + 1] = classes[first : last + 1].translate(table)


@cache
def cluster_pattern() -> Pattern[str]:
    """Return the expression of one cluster over the classes."""
    import re

    return re.compile(CLUSTER)


@cache
def joining_pattern() -> Pattern[str]:
    """Return the expression that finds a class with columns that can be inside a cluster."""
    import re

    return re.compile(f"[{DEPENDENT}{_ADDING}]")


@cache
def weights(ambiguous: str) -> bytes:
    """Return, for ``bytes.translate``, the columns of each class that depends on no neighbour."""
    table = bytearray(256)
    for letters, columns in ((_ONE, 1), (_TWO, 2), (_AMBIGUOUS, 2 if ambiguous == "wide" else 1)):
        for letter in letters.encode():
            table[letter] = columns
    return bytes(table)


class ColumnsOfClusters(dict[str, int]):
    """The columns of a cluster by its characters' classes, worked out when first asked for."""

    def __init__(self, ambiguous: str) -> None:
        """Prepare for one value of the option *ambiguous*."""
        self._weights = weights(ambiguous)

    def __missing__(self, cluster: str) -> int:
        columns = self._columns(cluster)
        if len(cluster) <= _LONGEST_REMEMBERED and len(self) < _MOST_REMEMBERED:
            self[cluster] = columns
        return columns

    def _columns(self, cluster: str) -> int:
        if cluster[0] == "P":
            # A prepended mark is the base of marks that follow it, and itself where nothing does.
            cluster = cluster.lstrip("P")
            if not cluster or cluster[0] in EXTENDING:
                cluster = "P" + cluster
        base, rest = cluster[0], cluster[1:]
        columns = self._weights[ord(base)]
        if not rest:
            return columns
        if base in _VARIATION_BASES and (
            rest[0] == "v"
            or (base in _MODIFIER_BASES and rest[0] == "f")
            or (base in _EMOJI and any("Z" + emoji in rest for emoji in _EMOJI))
            or (rest[0] == "t" and rest.lstrip("t")[:1] == "c")
        ):
            columns = 2
        return columns + rest.count("h") + rest.count("s")


@cache
def columns_of_clusters(ambiguous: str) -> ColumnsOfClusters:
    """Return the shared memory of clusters' columns for one value of the option *ambiguous*."""
    return ColumnsOfClusters(ambiguous)
