r"""Kana: halfwidth and fullwidth katakana, hiragana and katakana.

Authorities: JIS X 0201 (the halfwidth set), JIS X 0208 and JIS X 0213 (the fullwidth letters),
and the decompositions and names of the Unicode Character Database 17.0.0, which join them. No
function looks at Unicode data at run time, so every Python gives the same answer. By the
Unicode stability policies a later edition can add letters, but not change what is said here of
these.

`to_fullwidth`: the characters U+FF61 to U+FF9F, in order of precedence

1. ``kana.voiced``: ﾞ right after a kana merges with it if the voiced kana is a character, that
   is, if UnicodeData.txt has one which decomposes into the kana and U+3099: ｶﾞ → ガ, ｳﾞ → ヴ,
   ﾜﾞ → ヷ, ｦﾞ → ヺ.
2. ``kana.semi-voiced``: ﾟ right after ﾊ ﾋ ﾌ ﾍ ﾎ merges with it: ﾊﾟ → パ. JIS X 0213 has
   letters such as セ゚ too, but Unicode has no character for them, so ｾﾟ falls under rule 3.
3. ``kana.lone-mark``: every other mark becomes a spacing one and leaves what precedes it alone:
   ｱﾞ → ア゛, ｾﾟ → セ゜, ｶﾞﾞ → ガ゛; so does a mark that opens the text or follows a space or a
   kanji.
4. ``kana.halfwidth``: every other one becomes fullwidth: letters, ｰ → ー, ｡｢｣､･ → 。「」、・.

Everything else stays: halfwidth hangul, Latin letters, U+FA19, ①, ㈱, ゛ and U+3099. The text
is neither composed nor decomposed: か with U+3099 stays two code points, and ｶ with U+3099
becomes カ with U+3099.

The kana before a mark may be fullwidth, katakana or hiragana: カﾞ → ガ, かﾞ → が, ヰﾞ → ヸ,
ヽﾞ → ヾ. The mark says how the kana before it sounds, whoever has converted that kana already,
and NFKC reads it so too. It follows that a text may be converted as it arrives:
``to_fullwidth(to_fullwidth(a) + b) == to_fullwidth(a + b)``.

`to_halfwidth`: the way back

1. A katakana with U+3099 or U+309A right after it is taken as the letter that the two are
   canonically equivalent to, if there is one and it has a halfwidth form: カ with U+3099 gives
   ｶﾞ as ガ does.
2. Katakana, ー, 。 「 」 、 ・ and the spacing marks ゛ ゜ become halfwidth, a voiced letter
   two characters: ガ → ｶﾞ, ヴ → ｳﾞ, ヷ → ﾜﾞ, ヺ → ｦﾞ.

What has no halfwidth form stays: ヰ ヱ ヮ ヵ ヶ ヸ ヹ, ヽ ヾ, ヿ, the small letters ㇰ to ㇿ,
hiragana, U+3000, fullwidth Latin letters. ー and 、 become halfwidth wherever they stand, in
らーめん too.

* ``to_fullwidth(to_halfwidth(x)) == x`` if and only if x has no halfwidth kana, no ゛ or ゜
  right after a kana that it would merge with (カ゛ comes back as ガ), and nothing for rule 1
  (that comes back as one letter).
* ``to_halfwidth(to_fullwidth(y)) == y`` if and only if `to_halfwidth` leaves y as it is, and y
  has no halfwidth mark that merges with a kana without halfwidth form (かﾞ comes back as が,
  ヰﾞ as ヸ), and no halfwidth kana before a U+3099 or U+309A that composes with its fullwidth form
  (ｶ with U+3099 comes back as ｶﾞ).

`to_hiragana` and `to_katakana`

1. ヷ ヸ ヹ ヺ ↔ わ ゐ ゑ を with U+3099. Hiragana has no such letters, but ヷ is canonically
   equivalent to ワ with U+3099, and equivalent texts must give equivalent results. CLDR's
   transform does the same.
2. Letters correspond by name, HIRAGANA LETTER X ↔ KATAKANA LETTER X: U+3041 to U+3096 ↔ U+30A1
   to U+30F6, ゔ ↔ ヴ and ゕ ゖ ↔ ヵ ヶ among them; archaic ye and wu (U+1B001 ↔ U+1B121,
   U+1B11F ↔ U+1B122); small ko, wi, we and wo (U+1B132 ↔ U+1B155, U+1B150 to U+1B152 ↔ U+1B164
   to U+1B166).
3. Iteration marks: ゝ ゞ ↔ ヽ ヾ.

What has no counterpart stays: ー (ヴァー → ゔぁー), ゛ ゜, ゟ, ヿ, ㇰ to ㇿ, small n, the
katakana archaic e and yi, squared and circled katakana. Halfwidth katakana stays too: make it
fullwidth first.

* ``to_katakana(to_hiragana(k)) == k`` if and only if `to_katakana` leaves k as it is, and k has
  no ワ ヰ ヱ ヲ with U+3099 right after it (that comes back as one letter).
* ``to_hiragana(to_katakana(h)) == h`` if and only if `to_hiragana` leaves h as it is.

* DIFFERENCE: NFKC and CLDR's Halfwidth-Fullwidth turn a mark that does not merge into U+3099 or
  U+309A, which combine with whatever precedes them. A halfwidth mark is a character with a place
  of its own, so here it is ゛ or ゜, as in JIS X 0208.
* DIFFERENCE: CLDR's Katakana-Hiragana writes what is heard: it applies NFKC first, spells ー as
  the vowel that it lengthens (カー → かあ) and makes ヵ ヶ large. Here a letter becomes its
  counterpart, nothing is lost.

Not handled: the vowel that ー stands for, what ゝ repeats, romanisation, fullwidth Latin
letters.
"""

from __future__ import annotations

from localeops.errors import require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from localeops.explain import Explained

__all__ = ["explain_to_fullwidth", "to_fullwidth", "to_halfwidth", "to_hiragana", "to_katakana"]


def to_fullwidth(text: str, /) -> str:
    """Return the text with halfwidth katakana made fullwidth and the sound marks merged.

    The characters of JIS X 0201 become those of JIS X 0208, by rules 1 to 4 of the module.

    Args:
        text: Any text, of any length. Nothing but U+FF61 to U+FF9F changes, and a kana that a mark
            merges with.

    Returns:
        The converted text.

    Raises:
        InvalidTypeError: *text* is not a ``str``.

    Examples:
        >>> to_fullwidth("ｻｰﾊﾞｰ 3 ﾊﾟｿｺﾝ")
        'サーバー 3 パソコン'
        >>> to_fullwidth("ｳﾞｧｲｵﾘﾝ ﾜﾞ ｦﾞ ｱﾞ")
        'ヴァイオリン ヷ ヺ ア゛'
        >>> to_fullwidth("㈱①Ａ ABC")
        '㈱①Ａ ABC'
    """
    if type(text) is not str:
        require_text(text)
    return text if text.isascii() else (_CONVERSIONS or _load())["widen"](text)


def to_halfwidth(text: str, /) -> str:
    """Return the text with katakana made halfwidth, a voiced letter as a letter and a mark.

    It is the way back from `to_fullwidth`; the module's description says for which texts.

    Args:
        text: Any text, of any length. What has no halfwidth form in JIS X 0201 stays as it is.

    Returns:
        The converted text.

    Raises:
        InvalidTypeError: *text* is not a ``str``.

    Examples:
        >>> to_halfwidth("サーバー 3 パソコン")
        'ｻｰﾊﾞｰ 3 ﾊﾟｿｺﾝ'
        >>> to_halfwidth("「ヴ・ヷ・ヺ」、ヰヱ。")
        '｢ｳﾞ･ﾜﾞ･ｦﾞ｣､ヰヱ｡'
        >>> to_halfwidth("Latin, ひらがな, Ａ")
        'Latin, ひらがな, Ａ'
    """
    if type(text) is not str:
        require_text(text)
    return text if text.isascii() else (_CONVERSIONS or _load())["narrow"](text)


def to_hiragana(text: str, /) -> str:
    r"""Return the text with katakana replaced by hiragana.

    Letters correspond as their Unicode names do, and so do the iteration marks.

    Args:
        text: Any text, of any length. What has no hiragana counterpart stays as it is, such as ー
            and halfwidth katakana.

    Returns:
        The converted text.

    Raises:
        InvalidTypeError: *text* is not a ``str``.

    Examples:
        >>> to_hiragana("カタカナ、ヴァー、コヽロ、一ヶ月")
        'かたかな、ゔぁー、こゝろ、一ゖ月'
        >>> to_hiragana("Latin ｶﾅ")
        'Latin ｶﾅ'
        >>> to_hiragana("ヷ") == "わ\u3099"
        True
    """
    if type(text) is not str:
        require_text(text)
    return text if text.isascii() else (_CONVERSIONS or _load())["hiragana"](text)


def to_katakana(text: str, /) -> str:
    r"""Return the text with hiragana replaced by katakana.

    Letters correspond as their Unicode names do, and so do the iteration marks.

    Args:
        text: Any text, of any length. What has no katakana counterpart stays as it is.

    Returns:
        The converted text.

    Raises:
        InvalidTypeError: *text* is not a ``str``.

    Examples:
        >>> to_katakana("ひらがな、ゔぁー、こゝろ")
        'ヒラガナ、ヴァー、コヽロ'
        >>> to_katakana("Latin, ゟ")
        'Latin, ゟ'
        >>> to_katakana("わ\u3099")
        'ヷ'
    """
    if type(text) is not str:
        require_text(text)
    return text if text.isascii() else (_CONVERSIONS or _load())["katakana"](text)


def explain_to_fullwidth(text: str, /) -> Explained[str]:
    """Return what `to_fullwidth` makes of the text, with the rule behind every change.

    Args:
        text: Any text, of any length.

    Returns:
        The converted text and its steps from left to right: one for each mark with the kana that
        it merges with (``kana.voiced``, ``kana.semi-voiced``), one for each that merges with none
        (``kana.lone-mark``), and one for each run of other characters (``kana.halfwidth``).

    Raises:
        InvalidTypeError: *text* is not a ``str``.

    Examples:
        >>> for step in explain_to_fullwidth("ﾃﾞｰﾀ 1").steps:
        ...     print(step.rule, step.start, step.end, step.before, step.after)
        kana.voiced 0 2 ﾃﾞ デ
        kana.halfwidth 1 3 ｰﾀ ータ
        >>> explain_to_fullwidth("Latin").steps
        ()
    """
    from localeops.explain import Explained, Step
    from localeops.kana import _conversions

    require_text(text)
    steps = []
    merged = 0  # every merged mark moves what follows it one place to the left
    for rule, start, before, after in _conversions.changes(text):
        steps.append(Step(rule, start - merged, start - merged + len(before), before, after))
        merged += len(before) - len(after)
    return Explained(to_fullwidth(text), tuple(steps))


# Filled at the first call: the conversions need ``re``, which importing this module shall not cost.
_CONVERSIONS: dict[str, Callable[[str], str]] = {}


def _load() -> dict[str, Callable[[str], str]]:
    from localeops.kana import _conversions

    _CONVERSIONS.update(
        widen=_conversions.widen,
        narrow=_conversions.narrow,
        hiragana=_conversions.hiragana,
        katakana=_conversions.katakana,
    )
    return _CONVERSIONS
