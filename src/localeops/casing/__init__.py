r"""Upper, lower and title case, and caseless matching, by the rules of a language.

The specification is the core specification of Unicode 17.0, section 3.13 (Default Case Algorithms),
with all of SpecialCasing.txt and CaseFolding.txt. What Greek, Dutch and Armenian need beyond those
is what ICU does, the reference implementation of CLDR. *locale* is a BCP 47 tag (see ``tags``).

Which rules: ``tr``, ``az``, ``lt``, ``el``, ``nl`` and ``hy`` have rules of their own, ``hyw`` has
those of root by name, and any other locale that CLDR knows is root. The way from a tag to its rules
never crosses scripts, so ``az-Cyrl`` is root. DIFFERENCE: SpecialCasing.txt and ICU go by the
language alone; in Azerbaijani written in Cyrillic a Latin letter is a foreign one. A locale that
CLDR does not know, as ``crh-Latn`` or ``tt-Latn``, is refused: their i may well be Turkish.

`lower`, in order of precedence

1. ``SpecialCasing.Final_Sigma``: Σ is ς after a cased letter where none follows; what is
   case-ignorable is passed over: ΟΔΟΣ. → οδος. but ΜΕΣ'ΑΠΟ → μεσ'απο. DIFFERENCE: of characters
   that are cased and case-ignorable at once (ª, ʰ, U+0345) Table 3-17, read as a regular
   expression, could take either view. They are ignored, as by ICU and Python: λόγος keeps its ς
   before a footnote's ª.
2. ``SpecialCasing.tr``, ``SpecialCasing.az``: I → ı, İ → i, and I with U+0307 as its first mark
   above → i without it. I with another mark above is ı with it, as the file says (the composed Î is
   î); `fold` makes î of both.
3. ``SpecialCasing.lt``: I, J, Į with a mark above keep a dot: Ì → i̇̀.
4. ``SpecialCasing``: one character that becomes several: İ → i̇ (root). ``Unicode``: all others.

`upper`

5. ``sharp-s.capital``: ß → ẞ by option; ß → SS is the default, as in Unicode. The German rules
   (Rat für deutsche Rechtschreibung, section 25 E3) have allowed both since 2017, and have named ẞ
   first since 2024.
6. ``SpecialCasing.tr``, ``SpecialCasing.az``: i → İ. ``SpecialCasing.lt``: U+0307 of a letter with
   a soft dot (i, j, į) goes.
7. ``el.upper``: a Greek letter loses accents, breathings, macron and breve, but not dialytika:
   μαΐου → ΜΑΪΟΥ. Each iota below becomes a capital after the letter: ᾳ → ΑΙ. ``el.dialytika``: ι or
   υ right after a vowel that lost an accent gets dialytika, unless that vowel has them: άυλος →
   ΑΫΛΟΣ. ``el.eta``: an accented η that is a word by itself ("or") is Ή, also ἤ and ῆ.
   The marks that belong to a letter are all those after it. DIFFERENCE: ICU looks no further than
   the first mark that is not Greek, so that equivalent texts get different capitals.
8. ``hy.ech-yiwn``: և → ԵՎ, in reformed orthography (ICU-13416; UTC document L2/20-175, F2). In
   root and ``hyw``, with classical orthography, ԵՒ.
9. ``SpecialCasing``: ﬁ → FI, ΐ → Ϊ́. ``Unicode``: all others. Georgian ა → Ა, Cherokee ꭰ → Ꭰ.

`title`: R3. In each word of ``segment.words``, the first cased letter gets its title case, and what
follows it is in lower case, by rules 1 to 4.

10. ``nl.ij``: Dutch ij at that place is one letter, IJ: with an acute on both or on neither, and
    no other mark. ``hy.ech-yiwn``: և → Եվ. ``SpecialCasing.tr``: i → İ.
11. A dot above that is the first mark above of that letter has its title mapping as the letter has:
    in Turkish it stays on the I, in Lithuanian it goes. DIFFERENCE: R3 and ICU put it in lower
    case, which turns I with U+0307 into I in Turkish, and İ, the same letter, into İ.
12. Greek keeps its accents. Georgian has no title case: ქართული stays.
    DIFFERENCE: ICU by default stops at the first letter or digit (3d), unless told by
    ``U_TITLECASE_ADJUST_TO_CASED`` to go on to the first cased one, as R3 does (3D).

`fold` and `equal`: D145, canonical caseless matching

13. ``NFD``: the text is decomposed.
14. ``CaseFolding.T``, in ``tr`` and ``az``: I with U+0307 as its first mark above → i without it;
    any other I → ı if it has no mark above. So İ and i meet, I and ı meet, Î and î too. A mark
    below changes nothing in that: Ị is ı with a dot below, and does not meet ị. ``lt`` has no
    rule here: what `lower` writes with a dot of its own (Ì → i̇̀) does not meet Ì.
15. ``CaseFolding`` (ß → ss), ``Unicode``: the mappings of status C and F. ``NFC``: composed again.

`lower`, `upper` and `title` neither compose nor decompose. Those of equivalent texts are equivalent
but for I and i with marks in ``tr``, ``az`` and ``lt``, there J as well (rules 2, 3 and 6 are for
some composed letters), and where U+0345 does not end a sequence of marks: SpecialCasing.txt says to
compose such a text first.

Data: UnicodeData, SpecialCasing, CaseFolding, DerivedCoreProperties, PropList of Unicode 17.0.
Python's own methods are used for characters that no edition since 14.0 has changed.

Not handled: which words of a title have capitals (English "of", French names); Dutch 's and
Afrikaans 'n, which begin no sentence with a capital; Irish prefixes (nGaeilge); titles of Mtavruli,
which has capital words only (put it in lower case first); French capitals without accents, which
are no rule; simple case mappings; folding that ignores accents (see ``collation``, ``search``).
"""

from __future__ import annotations

from localeops.errors import require_choice, require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from localeops.casing._rules import Rules
    from localeops.explain import Explained, Step

    SharpS = Literal["ss", "capital"]

__all__ = [
    "equal",
    "explain_fold",
    "explain_lower",
    "explain_title",
    "explain_upper",
    "fold",
    "lower",
    "title",
    "upper",
]

_SHARP_S = ("ss", "capital")
_LOCALES = frozenset({"az", "el", "hy", "hyw", "lt", "nl", "root", "tr"})
_MOST_KEPT = 1024  # locales: any in use, and not more
_kept: dict[str, Rules] = {}
_folds: dict[str, Callable[[str], str]] = {}  # of the same locales: it saves a tenth of the time


def fold(text: str, /, *, locale: str) -> str:
    r"""Return the text folded: equal for texts that differ in case alone, by rules 13 to 15.

    It is for comparing and for keys, not for showing. Accents stay.

    Args:
        text: Any text, of any length. It need not be normalised.
        locale: A BCP 47 tag: ``tr`` and ``az`` tell i and ı apart.

    Returns:
        The folded text, in NFC. Folding it again gives the same.

    Raises:
        InvalidInputError: *locale* is not well formed.
        InvalidTypeError: *text* or *locale* is not a ``str``.
        UnknownLocaleError: CLDR has no such locale.

    Examples:
        >>> fold("İSTANBUL", locale="tr"), fold("ISPARTA", locale="tr")
        ('istanbul', 'ısparta')
        >>> fold("I\u0307STANBUL", locale="tr"), fold("ISPARTA", locale="en")
        ('istanbul', 'isparta')
        >>> fold("Straße", locale="de"), fold("Σίσυφος", locale="el"), fold("Ёж", locale="ru")
        ('strasse', 'σίσυφοσ', 'ёж')

    Source: core specification, D145; CaseFolding.txt.
    """
    if type(text) is not str:
        require_text(text)
    try:
        convert = _folds[locale]
    except (KeyError, TypeError):
        convert = _rules_of(locale).fold
    return convert(text)


def equal(a: str, b: str, /, *, locale: str) -> bool:
    """Tell whether two texts fold alike: whether they differ in case and composition alone.

    Args:
        a: Any text.
        b: Another text.
        locale: A BCP 47 tag, as for `fold`.

    Returns:
        Whether `fold` makes the same of both.

    Raises:
        InvalidInputError: *locale* is not well formed.
        InvalidTypeError: *a*, *b* or *locale* is not a ``str``.
        UnknownLocaleError: CLDR has no such locale.

    Examples:
        >>> equal("İZMİR", "izmir", locale="tr"), equal("IZMIR", "izmir", locale="tr")
        (True, False)
        >>> equal("ΟΔΟΣ", "οδος", locale="el"), equal("ﬁsk", "FISK", locale="en")
        (True, True)

    Source: core specification, D145.
    """
    require_text(a, "a")
    require_text(b, "b")
    folded = _rules_of(locale).fold
    return a == b or folded(a) == folded(b)


def lower(text: str, /, *, locale: str) -> str:
    r"""Return the text in lower case.

    Args:
        text: Any text, of any length.
        locale: A BCP 47 tag: ``tr``, ``az`` and ``lt`` have rules of their own.

    Returns:
        The text in lower case, neither composed nor decomposed.

    Raises:
        InvalidInputError: *locale* is not well formed.
        InvalidTypeError: *text* or *locale* is not a ``str``.
        UnknownLocaleError: CLDR has no such locale.

    Examples:
        >>> lower("ISPARTA, İZMİR", locale="tr"), lower("TITLE", locale="en")
        ('ısparta, izmir', 'title')
        >>> lower("ΟΔΥΣΣΕΥΣ", locale="el")
        'οδυσσευς'
        >>> lower("Ì", locale="lt") == "i\u0307\u0300"
        True

    Source: core specification, section 3.13, R2; SpecialCasing.txt.
    """
    if type(text) is not str:
        require_text(text)
    try:
        rules = _kept[locale]
    except (KeyError, TypeError):
        rules = _rules_of(locale)
    return rules.lower(text)


def upper(text: str, /, *, locale: str, sharp_s: SharpS = "ss") -> str:
    """Return the text in upper case.

    Args:
        text: Any text, of any length.
        locale: A BCP 47 tag: ``tr``, ``az``, ``lt``, ``el`` and ``hy`` have rules of their own.
        sharp_s: What ß becomes, in any locale: ``"ss"`` gives SS, ``"capital"`` gives ẞ.

    Returns:
        The text in upper case, neither composed nor decomposed.

    Raises:
        InvalidInputError: *locale* is not well formed, or *sharp_s* is none of the two.
        InvalidTypeError: *text*, *locale* or *sharp_s* is not a ``str``.
        UnknownLocaleError: CLDR has no such locale.

    Examples:
        >>> upper("diyarbakır", locale="tr"), upper("άυλος ή μαΐου", locale="el")
        ('DİYARBAKIR', 'ΑΫΛΟΣ Ή ΜΑΪΟΥ')
        >>> upper("Straße", locale="de"), upper("Straße", locale="de", sharp_s="capital")
        ('STRASSE', 'STRAẞE')
        >>> upper("Երևան", locale="hy"), upper("Երևան", locale="hyw")
        ('ԵՐԵՎԱՆ', 'ԵՐԵՒԱՆ')

    Source: core specification, section 3.13, R1; SpecialCasing.txt; for ``el`` and ``hy`` ICU.
    """
    if type(text) is not str:
        require_text(text)
    try:
        rules = _kept[locale]
    except (KeyError, TypeError):
        rules = _rules_of(locale)
    if sharp_s != "ss":
        require_choice(sharp_s, "sharp_s", _SHARP_S)
        text = text.replace("ß", "ẞ")
    return rules.upper(text)


def title(text: str, /, *, locale: str) -> str:
    """Return the text with the first letter of each word in title case, and the rest in lower case.

    Words are those of ``segment.words``: "can't" is one, "well-known" is two.

    Args:
        text: Any text, of any length.
        locale: A BCP 47 tag: ``tr``, ``az``, ``lt``, ``nl`` and ``hy`` have rules of their own.

    Returns:
        The text in title case, neither composed nor decomposed.

    Raises:
        InvalidInputError: *locale* is not well formed.
        InvalidTypeError: *text* or *locale* is not a ``str``.
        UnknownLocaleError: CLDR has no such locale.

    Examples:
        >>> title("ijsland EN IJMUIDEN", locale="nl"), title("ISPARTA ile izmir", locale="tr")
        ('IJsland En IJmuiden', 'Isparta İle İzmir')
        >>> title("άυλος ΛΟΓΟΣ", locale="el"), title("ქართული", locale="ka")
        ('Άυλος Λογος', 'ქართული')
        >>> title("they can't", locale="en"), title("ǆungla", locale="hr")
        ("They Can't", 'ǅungla')

    Source: core specification, section 3.13, R3; UAX #29; for ``nl`` and ``hy`` ICU.
    """
    if type(text) is not str:
        require_text(text)
    try:
        rules = _kept[locale]
    except (KeyError, TypeError):
        rules = _rules_of(locale)
    return rules.title(text)


def explain_fold(text: str, /, *, locale: str) -> Explained[str]:
    """Return what `fold` makes of the text, with the rule behind every change.

    Args:
        text: Any text, of any length.
        locale: A BCP 47 tag, as for `fold`.

    Returns:
        The folded text and its steps, from left to right in each of the passes: ``NFD``,
        ``CaseFolding.T``, folding (``CaseFolding`` for one character that becomes several,
        ``Unicode`` for a run of others), ``NFC``.

    Raises:
        InvalidInputError: *locale* is not well formed.
        InvalidTypeError: *text* or *locale* is not a ``str``.
        UnknownLocaleError: CLDR has no such locale.

    Examples:
        >>> [(s.rule, s.before, s.after) for s in explain_fold("ILIK", locale="tr").steps]
        [('CaseFolding.T', 'I', 'ı'), ('CaseFolding.T', 'I', 'ı'), ('Unicode', 'L', 'l'), \
('Unicode', 'K', 'k')]
        >>> [(s.rule, s.before, s.after) for s in explain_fold("և", locale="hy").steps]
        [('CaseFolding', 'և', 'եւ')]
    """
    result = fold(text, locale=locale)
    return _explained(result, "fold", text, locale)


def explain_lower(text: str, /, *, locale: str) -> Explained[str]:
    """Return what `lower` makes of the text, with the rule behind every change.

    Args:
        text: Any text, of any length.
        locale: A BCP 47 tag, as for `lower`.

    Returns:
        The text in lower case and its steps from left to right, by the ids of rules 1 to 4 of the
        module; a run of letters that need no special rule is one step, ``Unicode``.

    Raises:
        InvalidInputError: *locale* is not well formed.
        InvalidTypeError: *text* or *locale* is not a ``str``.
        UnknownLocaleError: CLDR has no such locale.

    Examples:
        >>> [(s.rule, s.before, s.after) for s in explain_lower("IĞDIR", locale="tr").steps]
        [('SpecialCasing.tr', 'I', 'ı'), ('Unicode', 'ĞD', 'ğd'), ('SpecialCasing.tr', 'I', 'ı'), \
('Unicode', 'R', 'r')]
        >>> explain_lower("ΣΑΣ", locale="el").steps[-1].rule
        'SpecialCasing.Final_Sigma'
    """
    result = lower(text, locale=locale)
    return _explained(result, "lower", text, locale)


def explain_upper(text: str, /, *, locale: str, sharp_s: SharpS = "ss") -> Explained[str]:
    """Return what `upper` makes of the text, with the rule behind every change.

    Args:
        text: Any text, of any length.
        locale: A BCP 47 tag, as for `upper`.
        sharp_s: What ß becomes, as for `upper`.

    Returns:
        The text in upper case and its steps from left to right, by the ids of rules 5 to 9 of the
        module; a run of letters that need no special rule is one step, ``Unicode``.

    Raises:
        InvalidInputError: *locale* is not well formed, or *sharp_s* is none of the two.
        InvalidTypeError: *text*, *locale* or *sharp_s* is not a ``str``.
        UnknownLocaleError: CLDR has no such locale.

    Examples:
        >>> [(s.rule, s.before, s.after) for s in explain_upper("άυλος", locale="el").steps]
        [('el.upper', 'ά', 'Α'), ('el.dialytika', 'υ', 'Ϋ'), ('Unicode', 'λος', 'ΛΟΣ')]
        >>> [s.rule for s in explain_upper("ß", locale="de", sharp_s="capital").steps]
        ['sharp-s.capital']
    """
    result = upper(text, locale=locale, sharp_s=sharp_s)
    if sharp_s != "ss":
        return _explained(result, "upper_with_sharp_s", text, locale)
    return _explained(result, "upper", text, locale)


def explain_title(text: str, /, *, locale: str) -> Explained[str]:
    """Return what `title` makes of the text, with the rule behind every change.

    Args:
        text: Any text, of any length.
        locale: A BCP 47 tag, as for `title`.

    Returns:
        The text in title case and its steps from left to right, by the ids of rules 1 to 4 and 10
        to 12 of the module; a run of letters that need no special rule is one step, ``Unicode``.

    Raises:
        InvalidInputError: *locale* is not well formed.
        InvalidTypeError: *text* or *locale* is not a ``str``.
        UnknownLocaleError: CLDR has no such locale.

    Examples:
        >>> [(s.rule, s.before, s.after) for s in explain_title("ijs", locale="nl").steps]
        [('nl.ij', 'ij', 'IJ')]
        >>> [(s.rule, s.before, s.after) for s in explain_title("ΛΟΓΟΣ", locale="el").steps]
        [('Unicode', 'ΟΓΟ', 'ογο'), ('SpecialCasing.Final_Sigma', 'Σ', 'ς')]
    """
    result = title(text, locale=locale)
    return _explained(result, "title", text, locale)


def _explained(result: str, operation: str, text: str, locale: str) -> Explained[str]:
    """Return a result with the steps that lead to it."""
    from localeops.casing import _steps
    from localeops.explain import Explained

    steps: Callable[[str, str], tuple[Step, ...]] = getattr(_steps, operation)
    return Explained(result, steps(text, _rules_of(locale).language))


def _rules_of(locale: str) -> Rules:
    """Return the rules of a locale, and keep them for the next call."""
    require_text(locale, "locale")
    found = _kept.get(locale)
    if found is None:
        from localeops import tags
        from localeops.casing._rules import rules

        found = rules(tags.resolve(locale, _LOCALES))
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
            _folds.clear()
        _kept[locale] = found
        _folds[locale] = found.fold
    return found
