r"""Normal forms, NFKC without its losses, and NFKC_Casefold.

Authorities: UAX #15 and sections 3.11 and 3.13 of the core specification, for Unicode 17.0. Every
Python gives the same answer: its ``unicodedata`` has an older Unicode, and is used for texts
whose forms cannot have changed since (the stability policy of UAX #15, section 3), the algorithm
of this package for all others.

`nfc`, `nfd`, `nfkc`, `nfkd` are the four forms, `is_normalized` asks for one. `nfkc_casefold`
maps each character by NFKC_Casefold, which is NFKC, full case folding and no default ignorables,
and puts the text into NFC (R5 in section 3.13). It has no locale: I becomes i.

`nfkc_safe` folds what is only another way to show a character, and keeps what a reader sees as
another character, sign or place. Rules, in order of precedence:

1. ``variation`` is kept: a character with a variation selector right after it stays, if the two
   are listed in StandardizedVariants.txt or emoji-variation-sequences.txt: ™️, ㊗️, ！ with
   U+FE00. An ideographic variation sequence has a base that no form changes. A selector always
   stays.
2. The halfwidth sound marks ﾞ ﾟ follow `localeops.kana.to_fullwidth`: they merge with the kana
   right before them, ｶﾞ → ガ, カﾞ → ガ, かﾞ → が, and where none does, ｱﾞ, 漢ﾞ, they
   become ゛ ゜.
3. A character of a class that is kept stays.
4. Any other becomes what NFKC makes of it, up to the characters that are kept: ﾡ → ㄱ, ﬅ → ſt,
   ￣ → ¯. Its rule is the class it is folded as.
5. All is composed as by NFC (``nfkc.canonical``): e with U+0301 → é, jamo → syllables, U+212B →
   Å. A letter that Unicode excludes from composition comes out decomposed, U+0958 as क with a
   nukta. But ``ideographs`` that are kept stay, though they have canonical mappings.

What is kept by default, and why; the decomposition type of UnicodeData.txt decides, and where it
says too little, the block:

* ``ideographs``: U+F900 to U+FAD9, U+2F800 to U+2FA1D, which even NFC replaces. 神 U+FA19 is how
  a family writes its name. Radicals, ⼀, and Hangzhou numerals, 〸. (﨑 U+FA11 and 髙 U+9AD9 are
  ordinary ideographs: no form changes them.)
* ``variation``: the sequences of rule 1. The type of an emoji, or the form of a sign, is asked
  for.
* ``superscripts``: and subscripts. m² is not m2, 1ª not 1a, ™ not TM; ʰ, ᵢ, ㆒ are signs of their
  own.
* ``fractions``: 2½ is not 21⁄2.
* ``enclosed``: ① ⑴ ⒈ ㈱ ㊗ Ⓜ 🄐 in a circle, parentheses or brackets, or with a full stop or
  comma.
* ``squared``: ㍿ ㌔ ㎡ ㏂ ㋿ 🄰 🆐 and what telegrams had for hours, days, months: ㍘ ㏠ ㋀.
* ``letterlike``: letters and numerals that mean something as they are: ℃ № ℡ ℵ µ ſ ϑ Ⅳ ǆ ŀ ŉ 𝐀 ₨
  ゟ, and letters that are one in their language: Thai ำ, Lao ໜ, Armenian և.
* ``spaces``: U+00A0, U+202F, U+2009, U+3000 and others; width and no-break are content.
* ``punctuation``: … ‥ ‼ ″ ‑ ﹏, and operators that are several signs in one: ∬ ⩴.
* ``compatibility-jamo``: ㅋㅋㅋ, ㄱㅏ. NFKC makes conjoining jamo of them, ㄱㅏ becomes 가.
* ``word-ligatures``: U+FDF0 to U+FDFC, ﷲ ﷺ, a word or a sentence in one sign.
* ``spacing-marks``: ¨ ´ ¸ ゛ ‾ ﹰ, of which NFKC makes a space and a mark that combines with it.

What is folded whatever is kept:

* ``fullwidth``: Ａ１！￥ → A1!¥.
* ``halfwidth``: ｱ｡￨ﾡ → ア。│ㄱ.
* ``small``: ﹐﹪ → ,%.
* ``vertical``: ︵︙ → (….
* ``arabic``: U+FB50 to U+FDC7 and U+FE71 to U+FEFC: letters as they are shaped, and ligatures
  such as ﻻ.
* ``hebrew``: U+FB20 to U+FB29: wide letters, and two that are shaped otherwise.
* ``ligatures``: ﬁ ﬆ ĳ → fi st ij, Armenian ﬓ → մն, Hebrew ﭏ → אל.

These laws hold: ``nfkc_safe`` is idempotent, whatever is kept; ``keep=()`` is `nfkc`; a text in
NFKC stays as it is; and `nfkc` makes the same of a text and of its ``nfkc_safe`` unless there is
a halfwidth sound mark in it.

* DIFFERENCE: NFKC makes U+3099 of every ﾞ, which combines with whatever precedes it. See rule 2;
  without ``spacing-marks`` in *keep* it is U+3099 here too.
* DIFFERENCE: NFC and NFKC replace compatibility ideographs. ``nfkc_safe`` keeps them by default,
  so its result is not always in NFC.

Data: UnicodeData, DerivedNormalizationProps, DerivedAge, CaseFolding, DerivedCoreProperties,
StandardizedVariants, emoji-variation-sequences of Unicode 17.0.

Not handled: locales, look-alikes (``confusables``), the stream-safe format, ideographic variants
that are code points of their own (髙 and 高).
"""

from __future__ import annotations

from localeops.errors import InvalidTypeError, require_choice, require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from typing import Literal

    from localeops.explain import Explained

    Form = Literal["NFC", "NFD", "NFKC", "NFKD"]
    Kept = Literal[
        "ideographs",
        "variation",
        "superscripts",
        "fractions",
        "enclosed",
        "squared",
        "letterlike",
        "spaces",
        "punctuation",
        "compatibility-jamo",
        "word-ligatures",
        "spacing-marks",
    ]

__all__ = [
    "explain_nfkc_safe",
    "is_normalized",
    "nfc",
    "nfd",
    "nfkc",
    "nfkc_casefold",
    "nfkc_safe",
    "nfkd",
]

_FORMS: tuple[Form, ...] = ("NFC", "NFD", "NFKC", "NFKD")
_KEPT: tuple[Kept, ...] = (
    "ideographs",
    "variation",
    "superscripts",
    "fractions",
    "enclosed",
    "squared",
    "letterlike",
    "spaces",
    "punctuation",
    "compatibility-jamo",
    "word-ligatures",
    "spacing-marks",
)


def nfc(text: str, /) -> str:
    r"""Return the text in Normalization Form C: composed.

    Args:
        text: Any text, of any length.

    Returns:
        The text with canonically equivalent characters and sequences made the same, and composed
        where Unicode composes them.

    Raises:
        InvalidTypeError: *text* is not a ``str``.

    Examples:
        >>> nfc("e\u0301") == "é"
        True
        >>> nfc("\u1112\u1161\u11ab\u1100\u1173\u11af")
        '한글'
        >>> nfc("\u0958") == "\u0915\u093c"
        True

    Source: UAX #15; core specification, D120.
    """
    if type(text) is not str:
        require_text(text)
    return text if text.isascii() else (_FUNCTIONS or _load())["NFC"](text)


def nfd(text: str, /) -> str:
    r"""Return the text in Normalization Form D: decomposed.

    Args:
        text: Any text, of any length.

    Returns:
        The text with all that has a canonical decomposition decomposed, and marks in order.

    Raises:
        InvalidTypeError: *text* is not a ``str``.

    Examples:
        >>> nfd("é") == "e\u0301"
        True
        >>> nfd("각") == "\u1100\u1161\u11a8"
        True

    Source: UAX #15; core specification, D118.
    """
    if type(text) is not str:
        require_text(text)
    return text if text.isascii() else (_FUNCTIONS or _load())["NFD"](text)


def nfkc(text: str, /) -> str:
    r"""Return the text in Normalization Form KC: compatibility characters replaced, and composed.

    Much of that is a loss: `nfkc_safe` is for text that people read.

    Args:
        text: Any text, of any length.

    Returns:
        The text with all that has a decomposition of either kind decomposed, and composed again.

    Raises:
        InvalidTypeError: *text* is not a ``str``.

    Examples:
        >>> nfkc("2½ m²")
        '21⁄2 m2'
        >>> nfkc("㈱ｶﾄｳ ①")
        '(株)カトウ 1'

    Source: UAX #15; core specification, D121.
    """
    if type(text) is not str:
        require_text(text)
    return text if text.isascii() else (_FUNCTIONS or _load())["NFKC"](text)


def nfkd(text: str, /) -> str:
    r"""Return the text in Normalization Form KD: compatibility characters replaced, decomposed.

    Args:
        text: Any text, of any length.

    Returns:
        The text with all that has a decomposition of either kind decomposed, and marks in order.

    Raises:
        InvalidTypeError: *text* is not a ``str``.

    Examples:
        >>> nfkd("ﬁancé") == "fiance\u0301"
        True
        >>> nfkd("ﾊﾟ") == "\u30cf\u309a"
        True

    Source: UAX #15; core specification, D119.
    """
    if type(text) is not str:
        require_text(text)
    return text if text.isascii() else (_FUNCTIONS or _load())["NFKD"](text)


def is_normalized(text: str, /, form: Form) -> bool:
    r"""Say whether the text is in a normal form.

    Args:
        text: Any text, of any length.
        form: ``"NFC"``, ``"NFD"``, ``"NFKC"`` or ``"NFKD"``.

    Returns:
        Whether that form of the text is the text itself.

    Raises:
        InvalidTypeError: *text* is not a ``str``, or *form* not a string.
        InvalidInputError: *form* is none of the four.

    Examples:
        >>> is_normalized("é", "NFC"), is_normalized("é", "NFD")
        (True, False)
        >>> is_normalized("\u795e\ufa19", "NFC")
        False

    Source: UAX #15, section 9.
    """
    require_text(text)
    require_choice(form, "form", _FORMS)
    from localeops.normalize import _forms

    return _forms.is_normalized(text, form)


def nfkc_casefold(text: str, /) -> str:
    r"""Return the text folded for comparing identifiers: NFKC_Casefold.

    It loses all that NFKC loses, and what cannot be seen besides: soft hyphens, zero width
    characters, variation selectors. It knows no locale. Two identifiers match if the results for
    their `nfd` are the same (D147): U+0345 becomes a letter, and so its place among marks matters.

    Args:
        text: Any text, of any length.

    Returns:
        The text with each character mapped by NFKC_Casefold, in NFC.

    Raises:
        InvalidTypeError: *text* is not a ``str``.

    Examples:
        >>> nfkc_casefold("Ｓtra\u00adße ﬁ")
        'strasse fi'
        >>> nfkc_casefold("ΣΊΣΥΦΟΣ") == nfkc_casefold("σίσυφος")
        True

    Source: core specification, section 3.13, R5; DerivedNormalizationProps.txt, NFKC_CF.
    """
    if type(text) is not str:
        require_text(text)
    return text.lower() if text.isascii() else (_FUNCTIONS or _load())["casefolded"](text)


def nfkc_safe(text: str, /, *, keep: Collection[Kept] = _KEPT) -> str:
    r"""Return the text in NFKC, but for what readers would miss.

    Args:
        text: Any text, of any length.
        keep: The classes of the module's description whose characters stay; all of them unless
            named, and none, ``()``, is plain NFKC.

    Returns:
        The text after rules 1 to 5 of the module. Doing it again changes nothing.

    Raises:
        InvalidTypeError: *text* is not a ``str``, or *keep* is not a collection of strings.
        InvalidInputError: *keep* has a name in it that is not a class.

    Examples:
        >>> nfkc_safe("㈱ｶﾄﾞﾏ　２½ m² ﬁn")
        '㈱カドマ\u30002½ m² fin'
        >>> nfkc_safe("ㅋㅋㅋ \u1112\u1161\u11ab ﻻ ﷺ")
        'ㅋㅋㅋ 한 لا ﷺ'
        >>> nfkc_safe("\ufa19①", keep=("ideographs",)) == "\ufa191"
        True

    Source: UAX #15; the classes are those of the module's description.
    """
    if type(text) is not str:
        require_text(text)
    if keep is _KEPT:
        return text if text.isascii() else (_FUNCTIONS or _load())["safe"](text)
    from localeops.normalize import _safe

    return _safe.plan(_classes(keep)).safe(text)


def explain_nfkc_safe(text: str, /, *, keep: Collection[Kept] = _KEPT) -> Explained[str]:
    r"""Return what `nfkc_safe` makes of the text, with the class behind every change.

    Args:
        text: Any text, of any length.
        keep: As for `nfkc_safe`.

    Returns:
        The result and its steps: from left to right one for each run of characters that are
        folded as one class, such as ``nfkc.fullwidth``, or belong to one that is not kept, such as
        ``nfkc.superscripts``; and then one, ``nfkc.canonical``, for each character and its marks
        that are composed, put in order, or decomposed.

    Raises:
        InvalidTypeError: *text* is not a ``str``, or *keep* is not a collection of strings.
        InvalidInputError: *keep* has a name in it that is not a class.

    Examples:
        >>> for step in explain_nfkc_safe("㈱ｶﾞ１").steps:
        ...     print(step.rule, step.start, step.end, step.before, step.after)
        nfkc.halfwidth 1 3 ｶﾞ ガ
        nfkc.fullwidth 2 3 １ 1
        >>> [step.rule for step in explain_nfkc_safe("m² e\u0301", keep=()).steps]
        ['nfkc.superscripts', 'nfkc.canonical']

    Source: as for `nfkc_safe`.
    """
    from localeops.explain import Explained, Step
    from localeops.normalize import _safe

    require_text(text)
    value, changes = _safe.plan(_classes(keep)).explained(text)
    return Explained(
        value,
        tuple(
            Step(f"nfkc.{name}", start, start + len(before), before, after)
            for name, start, before, after in changes
        ),
    )


def _classes(keep: Collection[Kept]) -> frozenset[str]:
    """Return the classes as a set; raise unless each is one of those that can be kept."""
    if isinstance(keep, (str, bytes)) or not hasattr(keep, "__iter__"):
        msg = f"keep must be a collection of class names, got {type(keep).__name__}"
        raise InvalidTypeError(msg)
    names = list(keep)
    for name in names:
        require_choice(name, "a class in keep", _KEPT)
    return frozenset(names)


# Filled at the first call: they need ``re``, which importing this module shall not cost.
_FUNCTIONS: dict[str, Callable[[str], str]] = {}


def _load() -> dict[str, Callable[[str], str]]:
    from localeops.normalize import _casefold, _forms, _safe

    _FUNCTIONS.update(
        {form: _forms.into(form) for form in _FORMS},
        casefolded=_casefold.casefolded,
        safe=_safe.safe,
    )
    return _FUNCTIONS
