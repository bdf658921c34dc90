r"""Segmentation of text: grapheme clusters, words, and line breaks.

**Clusters** and **words** follow UAX #29 for Unicode 17.0 with no tailoring. A cluster is what a
reader takes for one character: a base with its marks, a Hangul syllable block, an emoji sequence, a
flag, an Indic conjunct, or CR LF. In order of precedence, with the rule that each part implements:

1. CR LF is one cluster (GB3); any other control character is one by itself, and nothing joins it
   (GB4, GB5).
2. Prepended marks go with what follows them (GB9b), and a run of them that precedes nothing is one
   cluster.
3. A base is a Hangul syllable block (GB6 to GB8), a pair of regional indicators (GB12, GB13),
   pictographs that zero width joiners connect (GB11), consonants that a conjunct linker connects
   (GB9c), or one character.
4. Extending characters, joiners and spacing marks go with what precedes them (GB9, GB9a).

A word is what UAX #29 calls so, with everything between words in segments too: each space, each
punctuation mark and each ideograph is a segment of its own, a run of katakana or letters is one. In
order of precedence:

1. Line ends are segments by themselves, CR LF is one (WB3 to WB3b).
2. A joiner keeps the pictograph after it (WB3c), spaces that touch stay together (WB3d), extending
   and format characters go with what precedes them (WB4).
3. Letters join letters and digits, also over one mark inside a word, as in "can't" (WB5 to WB7c);
   digits join digits and letters, also over a mark inside a number, as in "3.14" (WB8 to WB12);
   katakana joins katakana (WB13), an underscore any of these (WB13a, WB13b); regional indicators
   pair up (WB15, WB16).

**Line breaks** follow UAX #14 for Unicode 17.0 with no tailoring: the rules LB2 to LB31 in their
order. The end of a text that is not empty is a mandatory break (LB3), its beginning is none (LB2).
LB1 resolves AI, SG and XX to AL, CJ to NS (small kana begin no line), and SA to CM for marks and AL
for the rest. A break can fall inside a cluster, as the two annexes do not know of each other (LB10
against GB9): who breaks lines of clusters leaves those out, as ``width.wrap`` does.

The joined clusters, and the joined words, are the text; none is empty. The data list no property
for lone surrogates but LB SG, so each is a base, a segment, or a letter like any other character.

Data: GraphemeBreakProperty, WordBreakProperty, LineBreak, East_Asian_Width, General_Category,
Indic_Conjunct_Break and Extended_Pictographic of Unicode 17.0.

Not handled: words and line breaks by dictionary (Thai, Lao, Khmer and Myanmar have no spaces
between words: their letters break lines nowhere, and each letter with its marks is a segment of its
own; Chinese and Japanese words are not found), hyphenation, tailored clusters
(Slovak "ch" as a letter: see ``alphabet``), legacy grapheme clusters, sentences, and the tailorings
of CSS (``line-break: loose``, ``word-break: keep-all``).
"""

from __future__ import annotations

from localeops.errors import require_text
from localeops.segment._clusters import clusters_of
from localeops.segment._lines import Break, breaks_of
from localeops.segment._words import words_of

__all__ = ["Break", "boundaries", "graphemes", "line_breaks", "words"]


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
    return clusters_of(text)


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


def words(text: str, /) -> list[str]:
    r"""Return the segments that the word boundaries of a text make.

    Args:
        text: Any text; it need not be normalised.

    Returns:
        The words and what is between them, in order, which joined give the text; an empty list for
        the empty text.

    Raises:
        InvalidTypeError: The text is not a ``str``.

    Examples:
        >>> words("Can't stop: 3.14")
        ["Can't", ' ', 'stop', ':', ' ', '3.14']
        >>> words("Съешь ещё")
        ['Съешь', ' ', 'ещё']
        >>> words("データを見る")
        ['データ', 'を', '見', 'る']

    Source: UAX #29 (Unicode 17.0), section 4.1.1.
    """
    require_text(text)
    return words_of(text)


def line_breaks(text: str, /) -> list[Break]:
    r"""Return where a text is broken into lines, or may be.

    Args:
        text: Any text; it need not be normalised.

    Returns:
        A `Break` for each place, in order: its index is that of the character after it. The last
        one is the end of the text, which is mandatory (LB3); an empty list for the empty text.

    Raises:
        InvalidTypeError: The text is not a ``str``.

    Examples:
        >>> line_breaks("a b")
        [Break(index=2, kind='allowed'), Break(index=3, kind='mandatory')]
        >>> [index for index, _ in line_breaks("彼は「はい」と。")]
        [1, 2, 4, 6, 8]
        >>> [index for index, _ in line_breaks("v\u00a0Praze 5")]
        [8, 9]

    Source: UAX #14 (Unicode 17.0), section 6.
    """
    require_text(text)
    return breaks_of(text)
