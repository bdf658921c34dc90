"""Terminal columns: how wide a text is on a terminal, and cutting, padding and wrapping by that.

A terminal shows text in a grid of columns. What occupies columns is the extended grapheme cluster
(UAX #29, see ``segment``): it is one unit that no function here ever splits, and its width is that
of its base.

The specification, for Unicode 17.0. The first rule that applies decides.

1. **Escape sequences** (ECMA-48) take no column. They are taken out before clusters are looked for,
   so a sequence between a letter and its mark separates nothing. Taken as one are: CSI sequences,
   with ``:`` in their parameters or without; OSC strings, closed by BEL or ST; DCS, SOS, PM and APC
   strings, closed by ST; the two and three character sequences (nF, Fp, Fe, Fs). A sequence that is
   not finished takes what there is of it: a string goes to the end of its line or to the next ESC,
   CAN or SUB, a CSI sequence to the first character that cannot be part of one, a lone ESC is by
   itself. The C1 forms (U+009B for ``ESC [`` and so on) count only as ECMA-48 defines them;
   otherwise the C1 control is by itself, for wrongly decoded text is full of them.
2. **Controls** (Cc, U+2028, U+2029) take no column, a tab neither: where it stops is not the text's
   affair. ``controls="error"`` refuses them, and escape openers that open nothing.
3. **The soft hyphen**, U+00AD, takes one column: terminals show it as a hyphen, as ISO 8859-1 had
   it.
4. **Emoji** (UTS #51) take two: clusters whose base has Emoji_Presentation, and others as an emoji
   presentation sequence (VS16 right after a base that emoji-variation-sequences.txt lists, keycaps
   among them), a modifier sequence, emoji that a zero width joiner joins (GB11), a tag sequence,
   or a flag. A regional indicator without a partner is an emoji by itself and takes two as well.
5. **A leading jamo**, or several, takes two with the vowels and finals that follow, and so does the
   filler U+115F in its place. Vowels and finals (U+1160.., U+D7B0..) take none anywhere.
6. **Nothing** is taken by a base that is a nonspacing or enclosing mark (Mn, Me), a format
   character (Cf, but for prepended marks) or default ignorable, which includes variation selectors,
   ZWSP, and the Hangul fillers U+3164 and U+FFA0. Such a character joins a cluster, or stands
   alone; it takes nothing with it.
7. **East Asian Width** W and F take two, A one or two as *ambiguous* says.
8. **Everything else** takes one: spacing marks (Mc) without a base, prepended marks without a base,
   unassigned and private characters, lone surrogates.

What follows the base in its cluster adds nothing, with these exceptions, on which terminals agree:
the halfwidth sound marks U+FF9E and U+FF9F, Thai U+0E33 and Lao U+0EB3 add one column each. So no
cluster takes more than two columns but for those.

**Lines** (`wrap`) are broken by one of three sets of rules:

* ``"cell"``: between any two clusters.
* ``"word"``: at the breaks of UAX #14 (see ``segment``) that are between clusters. Spaces (U+0020)
  before a break are dropped; no-break spaces never break and never go. A break is made within a
  word only where the word by itself is longer than a line.
* ``"kinsoku"``: as ``"cell"``, but for the prohibitions of JIS X 4051, with the character classes
  of JLREQ (appendix A): no line ends with an opening bracket (cl-01); none begins with a closing
  bracket (cl-02), a hyphen (cl-03), dividing punctuation (cl-04), a middle dot (cl-05), a full stop
  (cl-06), a comma (cl-07), an iteration mark (cl-09), the prolonged sound mark (cl-10) or a small
  kana (cl-11); two inseparable characters (cl-08: dashes, ellipses, leaders, the halves of vertical
  repeat marks) are not divided. Their fullwidth, halfwidth and ASCII forms count as they do. This
  is the strict level; what precedes is carried to the next line (oidashi), and nothing is ever
  squeezed in (oikomi), as a terminal has no space to squeeze. With ``hanging="punctuation"`` one
  Japanese full stop or comma (``。．、，｡､``) hangs beyond the columns instead (burasage), if the
  line may be broken after it. Letters of Latin words and digits of numbers may be parted.

A line in which no place is left by these rules is filled and broken between any two clusters: no
line is longer than the columns, but for what hangs.

Differences from wcwidth 0.9.4, the usual tool in Python:

* DIFFERENCE: a prepended mark with its base takes what the base takes; wcwidth adds its column.
* DIFFERENCE: an Indic conjunct takes what its first consonant takes; wcwidth adds the second, and
  has rules of its own for what follows any virama.
* DIFFERENCE: a spacing mark (Mc) adds nothing and takes one by itself; wcwidth the reverse.
* DIFFERENCE: leading jamo in a row are one syllable block of two columns; wcwidth gives two to
  each.
* DIFFERENCE: a Kirat Rai vowel sign right after another joins it (GB7); wcwidth counts each.
* DIFFERENCE: an emoji modifier adds nothing, whatever it follows; wcwidth adds two after text.
* DIFFERENCE: VS15 does not narrow a wide base: UAX #11 gives it two columns, and no rule takes one.
* DIFFERENCE: VS16 counts right after its base only; wcwidth looks past what takes no column.
* DIFFERENCE: a joiner takes no character with it unless GB11 joins; wcwidth drops what follows.
* DIFFERENCE: joiner, modifier and tag sequences on a base that is text by default take two, not
  one.
* DIFFERENCE: unassigned characters take one unless EastAsianWidth.txt says two; wcwidth closes
  gaps.
* DIFFERENCE: unfinished strings take no column up to the end of the line; C1 sequences take none.
* DIFFERENCE: tabs and cursor movements are not interpreted; wcwidth.width follows the cursor.

Data: EastAsianWidth, DerivedGeneralCategory, Default_Ignorable_Code_Point, emoji-data and
emoji-variation-sequences of Unicode 17.0, and those of ``segment``; JLREQ, appendix A.

Not handled: what a terminal or font does on its own (ligatures, right-to-left order, wide private
use characters); text with cursor movements, which has no width; what of JIS X 4051 is not about a
line's first and last character (prefixed and postfixed abbreviations, ruby, justification).
"""

from __future__ import annotations

from itertools import accumulate

from localeops.errors import InvalidInputError, require_choice, require_count, require_text
from localeops.width import _escapes
from localeops.width._breaks import Rules
from localeops.width._cells import Cell, Cells, cells_of, is_escape
from localeops.width._lines import lines_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    Ambiguous = Literal["narrow", "wide"]
    Controls = Literal["zero", "error"]
    Align = Literal["left", "right", "center"]
    Breaks = Literal["cell", "word", "kinsoku"]
    Hanging = Literal["none", "punctuation"]
    Styles = Literal["carry", "keep"]

__all__ = ["Cell", "Cells", "cells", "clip", "measure", "pad", "strip_escapes", "wrap"]

_AMBIGUOUS = ("narrow", "wide")
_CONTROLS = ("zero", "error")
_ALIGN = ("left", "right", "center")
_BREAKS = ("cell", "word", "kinsoku")
_HANGING = ("none", "punctuation")
_STYLES = ("carry", "keep")


def measure(text: str, /, *, ambiguous: Ambiguous = "narrow", controls: Controls = "zero") -> int:
    r"""Return how many columns a text takes on a terminal.

    Args:
        text: Any text. Line ends count as controls: the columns of several lines are added up.
        ambiguous: The columns of characters whose East Asian Width is A: one for ``"narrow"``, two
            for ``"wide"``, as terminals are set up where East Asian encodings were used.
        controls: ``"zero"`` counts control characters as nothing; ``"error"`` refuses them.
            Complete escape sequences take no column either way.

    Returns:
        The number of columns, 0 or more.

    Raises:
        InvalidTypeError: The text is not a ``str``, or an option not a string.
        InvalidInputError: An option has an unknown value, or *controls* is ``"error"`` and the text
            has a control character that is not part of an escape sequence.

    Examples:
        >>> measure("日本語")
        6
        >>> measure("\x1b[31mčeština\x1b[0m"), measure("👨‍👩‍👧‍👦"), measure("ﾆｯﾎﾟﾝ")
        (7, 2, 5)
        >>> measure("※注意"), measure("※注意", ambiguous="wide")
        (5, 6)

    Source: UAX #11, UAX #29 and UTS #51 (Unicode 17.0), by the rules in the module's docstring.
    """
    if ambiguous == "narrow" and controls == "zero" and isinstance(text, str):
        if text.isascii() and text.isprintable():
            return len(text)
        return (_SUMS or _load_sums())["narrow"](text)
    require_text(text)
    require_choice(ambiguous, "ambiguous", _AMBIGUOUS)
    require_choice(controls, "controls", _CONTROLS)
    if controls == "error":
        _refuse_controls(text)
    return (_SUMS or _load_sums())[ambiguous](text)


def cells(text: str, /, *, ambiguous: Ambiguous = "narrow") -> Cells:
    r"""Return the units of a text, each with the columns it takes.

    Args:
        text: Any text.
        ambiguous: As for `measure`.

    Returns:
        A `Cell` for each grapheme cluster and for each escape sequence between clusters, in order.
        Their texts joined are the text, their columns added up are what `measure` returns. An
        escape sequence inside a cluster is part of that cluster's text. A notebook shows the list
        as a grid.

    Raises:
        InvalidTypeError: The text is not a ``str``, or the option not a string.
        InvalidInputError: The option has an unknown value.

    Examples:
        >>> cells("č漢")
        [Cell(text='č', columns=1, start=0), Cell(text='漢', columns=2, start=1)]
        >>> [cell.columns for cell in cells("葛\U000e0100城ｶﾞ")]
        [2, 2, 2]

    Source: as for `measure`.
    """
    require_text(text)
    require_choice(ambiguous, "ambiguous", _AMBIGUOUS)
    return cells_of(text, ambiguous)


def strip_escapes(text: str, /) -> str:
    r"""Return a text without its escape sequences.

    Args:
        text: Any text.

    Returns:
        The text without what rule 1 of the module's docstring takes as escape sequences, finished
        or not. No ESC is left, and none of U+0090, U+0098, U+009B, U+009D, U+009E and U+009F, even
        where they open nothing: they would open a sequence with what comes to stand after them.
        Other controls stay. The result takes as many columns as the text.

    Raises:
        InvalidTypeError: The text is not a ``str``.

    Examples:
        >>> strip_escapes("\x1b[1;31m警告\x1b[0m: disk")
        '警告: disk'
        >>> strip_escapes("\x1b]8;;https://example.org\x1b\\odkaz\x1b]8;;\x07")
        'odkaz'

    Source: ECMA-48 (fifth edition), sections 5.3 to 5.6; OSC 8 as terminals implement it.
    """
    require_text(text)
    if text.isascii() and "\x1b" not in text:
        return text
    return _escapes.sequence_pattern().sub("", text)


def clip(text: str, columns: int, /, *, ellipsis: str = "", ambiguous: Ambiguous = "narrow") -> str:
    r"""Return the beginning of a text that fits in a number of columns.

    Args:
        text: Any text.
        columns: The most columns the result may take, at least 1.
        ellipsis: What ends the result when something was cut off; it counts.
        ambiguous: As for `measure`.

    Returns:
        The text itself if it fits; otherwise the longest run of its clusters that fits with the
        ellipsis, the ellipsis, and what closes the styles and links that are open there. It may be
        short of *columns*, as no cluster is cut in two.

    Raises:
        InvalidTypeError: An argument has the wrong type.
        InvalidInputError: *columns* is less than 1, the ellipsis takes more than *columns*, or the
            option has an unknown value.

    Examples:
        >>> clip("あいうえお", 7, ellipsis="…")
        'あいう…'
        >>> clip("\x1b[31mčervený text\x1b[0m", 7)
        '\x1b[31mčervený\x1b[0m'

    Source: as for `measure`.
    """
    require_text(text)
    require_count(columns, "columns")
    require_text(ellipsis, "ellipsis")
    tail = measure(ellipsis, ambiguous=ambiguous)
    if tail > columns:
        raise InvalidInputError(f"ellipsis takes {tail} columns, more than the {columns} there are")
    if measure(text, ambiguous=ambiguous) <= columns:
        return text
    if text.isascii() and text.isprintable():
        return text[: columns - tail] + ellipsis
    units = cells_of(text, ambiguous)
    room = columns - tail
    count = sum(1 for total in accumulate(cell.columns for cell in units) if total <= room)
    while count and is_escape(units[count - 1]):
        count -= 1
    kept = text[: units[count].start]
    style = _escapes.OpenStyles()
    style.read_all(kept)
    result = kept + ellipsis + style.closing
    if ellipsis and measure(result, ambiguous=ambiguous) > columns:
        raise InvalidInputError(f"ellipsis {ellipsis!r} joins the text and widens it")
    return result


def pad(
    text: str,
    columns: int,
    /,
    *,
    align: Align = "left",
    fill: str = " ",
    ambiguous: Ambiguous = "narrow",
) -> str:
    r"""Return a text filled up to a number of columns.

    Args:
        text: Any text.
        columns: The columns of the result, at least 1.
        align: Where the text stands in the result. Of an odd number of columns to fill around a
            ``"center"``, the one more is on the right.
        fill: One character, or one cluster, of one column.
        ambiguous: As for `measure`.

    Returns:
        The text with as many fills as it takes; a text of *columns* or more comes back unchanged.
        What an escape sequence in the text leaves open is open for the fills after it.

    Raises:
        InvalidTypeError: An argument has the wrong type.
        InvalidInputError: *columns* is less than 1, the fill is not one cluster of one column, the
            text and the fill would not stay apart (as the text ends in an unfinished escape
            sequence), or an option has an unknown value.

    Examples:
        >>> pad("日本", 6) + "|"
        '日本  |'
        >>> pad("12", 5, align="right"), pad("мир", 8, align="center", fill="·")
        ('   12', '··мир···')

    Source: as for `measure`.
    """
    require_text(text)
    require_count(columns, "columns")
    require_choice(align, "align", _ALIGN)
    require_text(fill, "fill")
    units = cells(fill, ambiguous=ambiguous)
    if len(units) != 1 or units[0].columns != 1:
        taken = sum(unit.columns for unit in units)
        raise InvalidInputError(
            f"fill must be one cluster of one column, got {fill[:12]!r} of {taken} columns"
        )
    gap = columns - measure(text, ambiguous=ambiguous)
    if gap <= 0:
        return text
    result = _filled(text, gap, align, fill)
    # A prepended mark at the text's end takes the first fill as its base: then one more is needed.
    missing = columns - measure(result, ambiguous=ambiguous)
    if missing:
        result = _filled(text, gap + missing, align, fill)
        if measure(result, ambiguous=ambiguous) != columns:
            raise InvalidInputError(
                "text and fill do not stay apart: the text begins or ends in an unfinished escape "
                "sequence or in characters that join the fill"
            )
    return result


def wrap(  # noqa: PLR0913  (one argument an option)
    text: str,
    columns: int,
    /,
    *,
    breaks: Breaks = "cell",
    hanging: Hanging = "none",
    styles: Styles = "carry",
    ambiguous: Ambiguous = "narrow",
    tabs: int | None = None,
) -> list[str]:
    r"""Return a text as lines of at most a number of columns.

    Args:
        text: Any text. LF, CR LF and NEL end a line; a line end at the text's end begins no other
            line.
        columns: The most columns of a line, at least 1.
        breaks: Where a line may be broken: ``"cell"`` between any two clusters, ``"word"`` where
            ``segment.line_breaks`` allows it, ``"kinsoku"`` between clusters, but where a
            prohibition forbids it. Lines are filled as far as they go; what takes no column stays
            with what is before it. A line that has no such place is broken between clusters.
        hanging: With ``"punctuation"`` (for ``"kinsoku"`` only), one full stop or comma that has no
            room at the end of a line stands beyond it: that line takes up to two columns more.
        styles: With ``"carry"``, line ends are dropped, and each line closes the styles (SGR) and
            links (OSC 8) that are open at its end and opens them again at the beginning of the next
            line, so that every line can be shown by itself. With ``"keep"``, escape sequences are
            left as they are and line ends stay at the ends of their lines: joined, the lines are
            the text, but for the spaces that ``"word"`` drops.
        ambiguous: As for `measure`.
        tabs: How many columns apart the tab stops are, at least 1. A tab stays a tab; it is counted
            up to the next stop, or to the end of the line if that comes first.

    Returns:
        The lines; an empty list for the empty text. Nothing is dropped but line ends, and with
        ``"word"`` the spaces (U+0020) before a break that was made between words, or before the end
        of a line that does not fit with them.

    Raises:
        InvalidTypeError: An argument has the wrong type.
        InvalidInputError: *columns* or *tabs* is less than 1, the text has a tab and *tabs* is not
            given, a cluster is wider than *columns*, *hanging* is ``"punctuation"`` without
            ``breaks="kinsoku"``, or an option has an unknown value.

    Examples:
        >>> wrap("日本語の文", 5)
        ['日本', '語の', '文']
        >>> wrap("\x1b[31mčervená\x1b[0m a bílá", 8)
        ['\x1b[31mčervená\x1b[0m ', 'a bílá']
        >>> wrap("Je v\u00a0Praze už týden", 10, breaks="word")
        ['Je v\xa0Praze', 'už týden']
        >>> wrap("彼は「はい」と。", 6, breaks="kinsoku")
        ['彼は', '「は', 'い」', 'と。']
        >>> wrap("彼は、「はい」と。", 4, breaks="kinsoku", hanging="punctuation")
        ['彼は、', '「は', 'い」', 'と。']

    Source: as for `measure`; line ends as in UAX #14 (LB4, LB5), without FF, VT, U+2028 and U+2029;
    the rules in the module's docstring.
    """
    require_text(text)
    require_count(columns, "columns")
    require_choice(breaks, "breaks", _BREAKS)
    require_choice(hanging, "hanging", _HANGING)
    if hanging == "punctuation" and breaks != "kinsoku":
        raise InvalidInputError(f"hanging='punctuation' needs breaks='kinsoku', got {breaks!r}")
    require_choice(styles, "styles", _STYLES)
    require_choice(ambiguous, "ambiguous", _AMBIGUOUS)
    if tabs is not None:
        require_count(tabs, "tabs")
    return lines_of(text, Rules(columns, breaks, hanging, ambiguous, tabs), styles=styles)


# How `measure` adds up, by the option *ambiguous*. Filled at the first call that needs it: it takes
# ``re``, which importing this module shall not cost.
_SUMS: dict[str, Callable[[str], int]] = {}


def _load_sums() -> dict[str, Callable[[str], int]]:
    from localeops.width import _sums

    _SUMS.update(narrow=_sums.narrow_columns, wide=_sums.wide_columns)
    return _SUMS


def _filled(text: str, count: int, align: str, fill: str) -> str:
    """Return a text with a number of fills on the side or sides that *align* says."""
    before = {"left": 0, "right": count, "center": count // 2}[align]
    return fill * before + text + fill * (count - before)


def _refuse_controls(text: str) -> None:
    """Raise if a text has a control character that is not part of an escape sequence."""
    import re

    def blank(match: re.Match[str]) -> str:
        sequence = match.group()
        return " " * len(sequence) if _escapes.is_complete(sequence) else sequence

    rest = _escapes.sequence_pattern().sub(blank, text)
    found = re.search("[\0-\x1f\x7f-\x9f\u2028\u2029]", rest)
    if found:
        raise InvalidInputError(
            f"text has the control character U+{ord(found.group()):04X} at index {found.start()}; "
            "controls='zero' would count it as nothing"
        )
