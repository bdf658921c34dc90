r"""Look-alikes: skeletons, scripts, restriction levels, and letters of the wrong script in a word.

Authorities: UTS #39 revision 32 (Unicode 17.0) and what it stands on, UAX #9, #15, #24 and #31.
The rules, with the section of UTS #39:

1. **Skeleton** (4). ``skeleton(text)`` is bidiSkeleton: each paragraph is put into the order in
   which it is displayed in a paragraph of that direction (UAX #9, to rule L4: marks follow their
   bases, brackets are mirrored), which changes nothing unless something in it goes from right to
   left. Then internalSkeleton: NFD, Default_Ignorable_Code_Point removed, each character replaced
   by its prototype in confusables.txt, NFD. Two texts are **confusable** if they have the same
   skeleton. It is for comparing, not for showing: "modern" has the skeleton "rnodern".
2. **Scripts** (5.1). The set of a character is its Script_Extensions; the augmented set adds the
   writing systems that have one of the scripts: Hanb (Hani, Bopo), Jpan (Hani, Hira, Kana), Kore
   (Hani, Hang). Common and Inherited characters fit every script. ``resolved_scripts`` is what the
   augmented sets of all characters share. A text is of **mixed scripts** if they share nothing.
   ``scripts_of`` names what the text is made of instead: each script that a character has alone,
   and of a character of several scripts, none of which is there, those that all such share, or all
   of them if they share none. Characters without a script (unassigned, private use, surrogates)
   give Zzzz.
3. **Restriction level** (5.2), for the general security profile: Identifier_Status Allowed.
   A text with any other character is unrestricted, so what has a space is: levels are for
   identifiers. Recommended scripts are those with a letter of Identifier_Type Recommended;
   Bopomofo is none since Unicode 17.0. The text is taken as it stands, not normalised.
4. **Mixed numbers** (5.3). A number system is named by its zero, as the standard does.
5. **Bidi controls**: the twelve characters of the property Bidi_Control, among them the embeddings,
   overrides and isolates that reorder source code unseen ("Trojan Source", CVE-2021-42574).

``find`` goes by words, and applies these rules in order:

1. A *word* is a run of letters, marks, decimal digits and ignorable characters, joined over one of
   ' ’ ＇ · ‧ ״ ׳ between letters. That is UAX #29, but that full stops, colons and low lines part
   words, since domain names and identifiers join words of two scripts by them.
2. A word of one script has no suspects, whatever its letters look like, "сосна" and "scope" alike.
   Neither has one of scripts that are written together: Japanese, Korean, or Chinese with
   bopomofo, each with Latin letters or without (5.2, Highly Restrictive).
3. The *script of a word* is the one with most letters that look like no letter of the word's other
   scripts; if that does not decide, the one with most letters; then the one that has most letters
   in the text's words of one script. If that does not decide either, all that are equal count.
4. A *suspect* is a letter that is not of that script, and looks like a letter of it: a letter in
   use (Identifier_Type Recommended, Limited_Use, or Exclusion, as of the script) that has the same
   skeleton. One of the same General_Category comes first. Marks are left out of the comparison and
   put back. A letter of no script, such as 𝐚, is a suspect in any word of a script that has the
   like. What looks like no letter of the script is plainly foreign, and no suspect.
5. With ``digits="report"`` also a digit between letters that looks like a letter of the word's
   script, and a letter between digits if all the letters there look like digits.

* DIFFERENCE: UTS #39 has no notion of the odd letter of a word; ``find`` is our use of its data.
* DIFFERENCE: X9 of UAX #9 removes controls such as U+0000 from what is displayed; a skeleton keeps
  those that are not ignorable, as section 5.2 there allows and ICU does.

Data: confusables.txt, IdentifierStatus.txt, IdentifierType.txt of Unicode 17.0 security data;
Scripts, ScriptExtensions, PropertyValueAliases, DerivedGeneralCategory, DerivedCoreProperties,
DerivedBidiClass, BidiBrackets, BidiMirroring of Unicode 17.0.

Not handled: intentional confusables (intentional.txt), whole-script confusables of a text with a
list of scripts, sequences of nonspacing marks (5.4), fonts, letters that resemble each other only
in italics (т and m), words that are odd though each of their letters is right.
"""

from __future__ import annotations

from localeops.confusables._suspect import Suspect
from localeops.errors import require_choice, require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Literal

    from localeops.explain import Explained

    Direction = Literal["ltr", "rtl", "auto", "logical"]
    Level = Literal[
        "ascii-only",
        "single-script",
        "highly-restrictive",
        "moderately-restrictive",
        "minimally-restrictive",
        "unrestricted",
    ]

__all__ = [
    "Suspect",
    "bidi_controls",
    "confusable",
    "explain_skeleton",
    "find",
    "mixed_numbers",
    "mixed_scripts",
    "resolved_scripts",
    "restriction",
    "scripts_of",
    "skeleton",
]

_DIRECTIONS = ("ltr", "rtl", "auto", "logical")


def skeleton(text: str, /, *, direction: Direction = "ltr") -> str:
    r"""Return the skeleton of a text, which texts that look the same share.

    Args:
        text: Any text. Canonically equivalent texts have one skeleton if nothing in them goes
            from right to left; else mirroring and the order of jamo may tell them apart, as the
            standard reorders before it decomposes. Normalise such texts first.
        direction: Of the paragraphs in which the text is shown: from left to right, from right to
            left, or by the first letter of each that has a direction. ``"logical"`` leaves the
            order as it is in memory.

    Returns:
        A text in NFD, for comparison only.

    Raises:
        InvalidTypeError: The text is not a ``str``, or the option not a string.
        InvalidInputError: The option has an unknown value.

    Examples:
        >>> skeleton("раураl") == skeleton("paypal")
        True
        >>> skeleton("modern")
        'rnodern'
        >>> skeleton("אבג")
        'גבא'

    Source: UTS #39 (Unicode 17.0), section 4; UAX #9 for the order.
    """
    require_text(text)
    require_choice(direction, "direction", _DIRECTIONS)
    return (_SKELETON_OF or _load())[0](text, direction)


def confusable(a: str, b: str, /, *, direction: Direction = "ltr") -> bool:
    r"""Return whether two texts look the same.

    Args:
        a: Any text.
        b: Any text; every text is confusable with itself.
        direction: As for `skeleton`.

    Returns:
        Whether they have the same skeleton.

    Raises:
        InvalidTypeError: One of them is not a ``str``, or the option not a string.
        InvalidInputError: The option has an unknown value.

    Examples:
        >>> confusable("scope", "ѕсоре")
        True
        >>> confusable("lemon", "Iemon")
        True
        >>> confusable("user", "users")
        False

    Source: UTS #39 (Unicode 17.0), section 4.
    """
    require_text(a, "a")
    require_text(b, "b")
    return skeleton(a, direction=direction) == skeleton(b, direction=direction)


def explain_skeleton(text: str, /, *, direction: Direction = "ltr") -> Explained[str]:
    r"""Return the skeleton of a text, with the rule behind every change.

    Args:
        text: Any text.
        direction: As for `skeleton`.

    Returns:
        The skeleton and its steps, a pass over the text for each rule: ``UAX9.L4`` for a paragraph
        that is displayed in another order, ``UAX15.NFD`` for a character with its marks,
        ``UTS39.ignorable`` and ``UTS39.prototype`` for a character, ``UAX15.NFD`` again.

    Raises:
        InvalidTypeError: The text is not a ``str``, or the option not a string.
        InvalidInputError: The option has an unknown value.

    Examples:
        >>> for step in explain_skeleton("pа\u200by").steps:
        ...     print(step.rule, step.start, ascii(step.before), ascii(step.after))
        UTS39.prototype 1 '\u0430' 'a'
        UTS39.ignorable 2 '\u200b' ''
        >>> [step.rule for step in explain_skeleton("ё").steps]
        ['UAX15.NFD', 'UTS39.prototype']

    Source: UTS #39 (Unicode 17.0), section 4; UAX #9 for the order.
    """
    value = skeleton(text, direction=direction)
    from localeops.confusables._steps import steps_of
    from localeops.explain import Explained

    return Explained(value, tuple(steps_of(text, direction)))


def find(text: str, /, *, digits: Literal["ignore", "report"] = "ignore") -> list[Suspect]:
    r"""Return the letters that look like one of the script of their word, and are of another.

    Args:
        text: Any text; each word is judged by rules 1 to 5 of the module.
        digits: Whether digits between letters, and letters between digits, are suspects too.

    Returns:
        A `Suspect` for each such letter, by its index in the text. None for a word that is of one
        script throughout.

    Raises:
        InvalidTypeError: The text is not a ``str``, or the option not a string.
        InvalidInputError: The option has an unknown value.

    Examples:
        >>> find("Привeт, Анна")
        [Suspect(index=4, char='e', looks_like='е', script='Latn')]
        >>> find("pаypal")
        [Suspect(index=1, char='а', looks_like='a', script='Cyrl')]
        >>> find("сосна")
        []
        >>> [suspect.char for suspect in find("г0род", digits="report")]
        ['0']
    """
    require_text(text)
    require_choice(digits, "digits", ("ignore", "report"))
    if digits == "ignore" and text.isascii():
        return []
    from localeops.confusables._find import suspects_of

    return suspects_of(text, digits)


def scripts_of(text: str, /) -> list[str]:
    r"""Return the scripts that a text is made of.

    Args:
        text: Any text.

    Returns:
        The ISO 15924 codes, sorted. Characters that belong to every script, such as spaces and
        ASCII digits, add none, so a text of those alone gives an empty list. Those of several
        scripts add none if one of theirs is there.

    Raises:
        InvalidTypeError: The text is not a ``str``.

    Examples:
        >>> scripts_of("Привeт!")
        ['Cyrl', 'Latn']
        >>> scripts_of("データを見る")
        ['Hani', 'Hira', 'Kana']
        >>> scripts_of("a\u0301 42")
        ['Latn']

    Source: UAX #24 (Unicode 17.0), Script_Extensions.
    """
    require_text(text)
    from localeops.confusables import _scripts

    return sorted(_scripts.occurring(text))


def resolved_scripts(text: str, /) -> list[str]:
    r"""Return the scripts and writing systems that every character of a text belongs to.

    Args:
        text: Any text.

    Returns:
        The ISO 15924 codes, sorted: the resolved script set. It is empty for mixed scripts. A text
        that fits every script, such as the empty one, gives all that Unicode has.

    Raises:
        InvalidTypeError: The text is not a ``str``.

    Examples:
        >>> resolved_scripts("データを見る")
        ['Jpan']
        >>> resolved_scripts("漢字")
        ['Hanb', 'Hani', 'Jpan', 'Kore']
        >>> resolved_scripts("Привeт")
        []

    Source: UTS #39 (Unicode 17.0), section 5.1.
    """
    require_text(text)
    from localeops.confusables import _scripts

    return sorted(_scripts.resolved(text))


def mixed_scripts(text: str, /) -> list[str]:
    r"""Return the scripts of a text if no writing system has them all.

    Args:
        text: Any text, taken as one: see `find` for single words.

    Returns:
        What `scripts_of` gives, if the resolved script set is empty; else an empty list.

    Raises:
        InvalidTypeError: The text is not a ``str``.

    Examples:
        >>> mixed_scripts("Привeт")
        ['Cyrl', 'Latn']
        >>> mixed_scripts("データを見る")
        []

    Source: UTS #39 (Unicode 17.0), section 5.1.
    """
    require_text(text)
    from localeops.confusables import _scripts

    return [] if _scripts.resolved(text) else sorted(_scripts.occurring(text))


def restriction(text: str, /) -> Level:
    r"""Return the restriction level of an identifier.

    Args:
        text: Any text. The levels are meant for identifiers: anything that the general security
            profile does not allow in one, such as a space, makes it unrestricted.

    Returns:
        The first of these that fits. ``"unrestricted"``: it has a character that is not allowed.
        ``"ascii-only"``. ``"single-script"``: its characters share a script, or a writing system.
        ``"highly-restrictive"``: Latin beside Japanese, Korean or Chinese.
        ``"moderately-restrictive"``: Latin beside one recommended script that is not Cyrillic or
        Greek. ``"minimally-restrictive"``: any other mixture.

    Raises:
        InvalidTypeError: The text is not a ``str``.

    Examples:
        >>> restriction("paypal"), restriction("пошта"), restriction("раураl")
        ('ascii-only', 'single-script', 'minimally-restrictive')
        >>> restriction("Tシャツ"), restriction("hindiभाषा")
        ('highly-restrictive', 'moderately-restrictive')
        >>> restriction("two words")
        'unrestricted'

    Source: UTS #39 (Unicode 17.0), section 5.2.
    """
    require_text(text)
    from localeops.confusables import _scripts

    return _scripts.restriction_of(text)


def mixed_numbers(text: str, /) -> list[str]:
    r"""Return the number systems of a text if its decimal digits are of more than one.

    Args:
        text: Any text.

    Returns:
        The zero of each system, sorted by code point; an empty list if there is one system or none.

    Raises:
        InvalidTypeError: The text is not a ``str``.

    Examples:
        >>> mixed_numbers("8৪")
        ['0', '০']
        >>> mixed_numbers("2024")
        []

    Source: UTS #39 (Unicode 17.0), section 5.3.
    """
    require_text(text)
    if text.isascii():
        return []
    from localeops.confusables import _scripts

    zeros = _scripts.zeros_of(text)
    return zeros if len(zeros) > 1 else []


def bidi_controls(text: str, /) -> list[int]:
    r"""Return where a text has characters that only control its direction.

    Args:
        text: Any text.

    Returns:
        The indices of the characters U+061C, U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069,
        ascending.

    Raises:
        InvalidTypeError: The text is not a ``str``.

    Examples:
        >>> bidi_controls("if access == 'user\u202e \u2066// admin\u2069 \u2066':")
        [18, 20, 29, 31]
        >>> bidi_controls("שלום")
        []

    Source: PropList (Unicode 17.0), Bidi_Control.
    """
    require_text(text)
    if text.isascii():
        return []
    import re

    return [match.start() for match in re.finditer(_BIDI_CONTROL, text)]


_BIDI_CONTROL = "[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"


# Filled at the first call: it needs ``re``, which importing this module shall not cost.
_SKELETON_OF: list[Callable[[str, str], str]] = []


def _load() -> list[Callable[[str, str], str]]:
    from localeops.confusables._skeleton import skeleton_of

    _SKELETON_OF.append(skeleton_of)
    return _SKELETON_OF
