r"""Names and passwords of people: PRECIS, and the key that two registrations of one person share.

Authorities: RFC 8264 (the PRECIS framework), RFC 8265 (usernames and passwords), RFC 8266
(nicknames), RFC 5892 (exceptions and contextual rules), RFC 5893 (the Bidi Rule); properties of
the Unicode Character Database 17.0.0, from which the RFC's algorithm gives every code point its
derived property. The registry of IANA stops at Unicode 6.3 and is not used.

`username`, `password`, `nickname`: the rules of a profile, in the order of RFC 8264, section 7

1. Width: in a username fullwidth and halfwidth characters become what they decompose into, one
   step: ｱ → ア, Ａ → A.
2. Spaces: in a password and in a nickname every space (Zs), such as U+3000, becomes U+0020. A
   nickname loses those at its ends, and several inside become one.
3. Case: UsernameCaseMapped, and a nickname for comparison, in lower case as Unicode's
   toLowercase has it, whatever the language: İ → i with U+0307, a final Σ → ς. Passwords keep
   their case.
4. Normal form: NFC, of a nickname NFKC.
5. Every code point must belong to the string class. Usernames are of the IdentifierClass: letters,
   marks, decimal digits and printable ASCII, nothing that NFKC would change. Passwords and
   nicknames are of the FreeformClass: that, and spaces, symbols, punctuation, numbers, and what
   NFKC would change. Neither has control and format characters, default ignorable code points,
   conjoining jamo, surrogates, private use or what Unicode 17.0 has not assigned.
6. Some stand only in a context (RFC 5892, appendix A): U+200C after a virama or between joining
   letters, U+200D after a virama, · between two l, U+0375 before a Greek character, ׳ and ״ after
   a Hebrew one, ・ in a text with kana or han, digits of one Arabic set alone.
7. Direction: a username with a right-to-left character must meet all six conditions of the Bidi
   Rule.
8. The rules are applied until nothing changes. A text that three more applications do not settle
   is refused, and so is an empty result.

The result is the text to store and to compare, code point by code point.

* DIFFERENCE: RFC 8265 and RFC 8266 have the string class checked in a preparation, before case and
  normal form. RFC 8264, section 7, has it checked last, and MUST be followed. So it is here: a
  password typed as conjoining jamo, which macOS produces, is the same as one typed as syllables,
  and Å (U+212B) is the letter that it is equivalent to.
* DIFFERENCE: An example of RFC 8265 says that a name with ς and one with Σ do not match. Unicode's
  toLowercase, which the RFC prefers, has the rule Final_Sigma: ΟΔΥΣΣΕΥΣ and οδυσσευς are one
  username. A lone Σ is σ, as in that example.
* A username is one *userpart*. What RFC 8265 calls a username may be several, with spaces between
  them: an application that allows that applies the profile to each.
* NFKC makes conjoining jamo of ㅋ, and those are in no string class: ㅋㅋㅋ is a password, but
  neither a username nor a nickname. That is the RFC's doing.

`canonical`: the key of a registration

Two people may have one name; whoever registers twice writes it with the keyboard at hand. So the
key drops what writing adds and keeps what tells names apart. In order, until nothing changes:

1. Default ignorable code points go: U+200B, U+00AD, joiners, direction and variation marks.
2. `normalize.nfkc_safe`: ｶ → カ, Ａ → A, ﬁ → fi, while ª, ①, ㈱ and ½ stay what they are.
3. White space at the ends goes, and inside a run of it, U+3000 and tabs among it, is one U+0020.
4. `casing.fold` of the locale, so that in Turkish I and ı are one letter, and İ and i another.
   It is canonical caseless matching: texts that are canonically equivalent have one key, such as
   U+FA19 and 神, é and e with U+0301. 髙 and 高 are two letters, and stay so.
5. With ``lookalikes="fold"`` internalSkeleton of UTS #39, so that a Cyrillic а is a Latin a. Such
   a key is for finding imitations, not for telling people that their name is taken: *modern* and
   *modem* share one.

DIFFERENCE: `confusables.skeleton` is that of the text as it is displayed, which turns Hebrew and
Arabic around; a key keeps the order of the letters. And a key is folded first, so letters that
look alike as capitals only are apart: *paypaI* with a capital I, НОРА and HOPA. Where directions
are mixed and where capitals imitate, `confusables.confusable` has to say.

The key of a key is the key. It is no text to show, and keys of two locales do not compare. A name
of default ignorables and white space alone has the empty key; no character is refused.

Not handled: reserved names, length limits, spellings of one name in two scripts or with other
letters (Müller and Mueller, 斉藤 and 齋藤), order of given name and surname; in ``tr`` and ``az``
Ĳ and ĳ, whose parts are folded as the letters I and i.
"""

from __future__ import annotations

from localeops.errors import InvalidTypeError, require_choice, require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Literal

    ProfileName = Literal["UsernameCaseMapped", "UsernameCasePreserved"]
    Operation = Literal["enforcement", "comparison"]
    Lookalikes = Literal["keep", "fold"]

__all__ = ["canonical", "duplicates", "nickname", "password", "username"]

_PROFILES = ("UsernameCaseMapped", "UsernameCasePreserved")
_OPERATIONS = ("enforcement", "comparison")
_LOOKALIKES = ("keep", "fold")


def username(text: str, /, *, profile: ProfileName = "UsernameCaseMapped") -> str:
    r"""Return a username as its profile prescribes, or say why it cannot be one.

    RFC 8265, sections 3.3 and 3.4.

    Args:
        text: A username of one userpart: no spaces.
        profile: ``UsernameCaseMapped`` gives lower case, ``UsernameCasePreserved`` leaves the case.

    Returns:
        The username to store; two are the same if these are equal.

    Raises:
        InvalidTypeError: *text* is not a ``str``, or *profile* neither.
        InvalidInputError: *profile* has another value; or the profile refuses the text. The message
            names the first code point that is to blame, its index, and the rule.

    Examples:
        >>> username("Fußball")
        'fußball'
        >>> username("Ｔｏｋｙｏ") == username("tokyo")
        True
        >>> username("Ольга", profile="UsernameCasePreserved")
        'Ольга'
        >>> username("henry\u2163")  # doctest: +NORMALIZE_WHITESPACE
        Traceback (most recent call last):
            ...
        localeops.errors.InvalidInputError: U+2163 at index 5 is disallowed in an
        identifier (HasCompat)
    """
    require_text(text)
    require_choice(profile, "profile", _PROFILES)
    mapped = profile == "UsernameCaseMapped"
    if text and _is_printable_ascii(text) and " " not in text:
        return text.lower() if mapped else text
    from localeops.identity import _profiles

    chosen = _profiles.USERNAME_CASE_MAPPED if mapped else _profiles.USERNAME_CASE_PRESERVED
    return _profiles.enforced(text, chosen)


def password(text: str, /) -> str:
    r"""Return a password as the OpaqueString profile prescribes, or say why it cannot be one.

    RFC 8265, section 4.2. Hash what comes back, not what was typed.

    Args:
        text: A password or passphrase; spaces at its ends count.

    Returns:
        The password to hash: a space where there was any space, and in NFC.

    Raises:
        InvalidTypeError: *text* is not a ``str``.
        InvalidInputError: The profile refuses the text. The message names the first code point that
            is to blame, its index, and the rule, and nothing else of the password.

    Examples:
        >>> password("correct horse\u3000battery staple")
        'correct horse battery staple'
        >>> password("Ame\u0301lie") == password("Am\u00e9lie")
        True
        >>> password("\u1112\u1161\u11ab\u1100\u1173\u11af")  # typed on macOS
        '한글'
    """
    require_text(text)
    if text and _is_printable_ascii(text):
        return text
    from localeops.identity import _profiles

    return _profiles.enforced(text, _profiles.OPAQUE_STRING)


def nickname(text: str, /, *, operation: Operation = "enforcement") -> str:
    r"""Return a nickname as the Nickname profile prescribes, or say why it cannot be one.

    RFC 8266: "An entity SHOULD apply the Case Mapping Rule only during comparison."

    Args:
        text: A nickname.
        operation: ``enforcement`` gives the nickname to show, ``comparison`` what to compare: the
            text in lower case. Compare all nicknames from one side, as typed or as stored: what
            lower case makes of a Σ depends on what is around it before NFKC.

    Returns:
        The nickname: single spaces, and in NFKC.

    Raises:
        InvalidTypeError: *text* is not a ``str``, or *operation* neither.
        InvalidInputError: *operation* has another value; or the profile refuses the text. The
            message names the first code point that is to blame, its index, and the rule.

    Examples:
        >>> nickname("  Richard   \u2163 ")
        'Richard IV'
        >>> nickname("Richard \u2163", operation="comparison")
        'richard iv'
        >>> nickname("山田\u3000ﾀﾛｳ ♚")
        '山田 タロウ ♚'
    """
    require_text(text)
    require_choice(operation, "operation", _OPERATIONS)
    from localeops.identity import _profiles

    compared = operation == "comparison"
    if _is_printable_ascii(text):
        spaced = _profiles.single_spaced(text)
        if spaced:
            return spaced.lower() if compared else spaced
    chosen = _profiles.NICKNAME_COMPARED if compared else _profiles.NICKNAME
    return _profiles.enforced(text, chosen)


def canonical(text: str, /, *, locale: str, lookalikes: Lookalikes = "keep") -> str:
    r"""Return the key that two registrations of one person share.

    Args:
        text: A name as somebody wrote it: any text.
        locale: The BCP 47 tag of the language whose case is meant, such as ``tr``.
        lookalikes: ``keep`` tells a Cyrillic а from a Latin a, ``fold`` takes letters that look
            alike as one (UTS #39).

    Returns:
        The key. It is a key of its own: ``canonical(canonical(x)) == canonical(x)``.

    Raises:
        InvalidTypeError: *text* or *locale* is not a ``str``, or *lookalikes* neither.
        InvalidInputError: *locale* is not well formed, or *lookalikes* has another value.
        UnknownLocaleError: Nothing is known about the locale.

    Examples:
        >>> canonical("  IŞIL  İnce", locale="tr") == canonical("ışıl i\u0307nce", locale="tr")
        False
        >>> canonical("  IŞIL  İnce", locale="tr")
        'ışıl ince'
        >>> canonical("山田\u3000ﾀﾛｳ", locale="ja")
        '山田 タロウ'
        >>> canonical("рауpal", locale="en", lookalikes="fold")  # рау in Cyrillic
        'paypal'
    """
    require_text(text)
    require_choice(lookalikes, "lookalikes", _LOOKALIKES)
    from localeops.identity import _keys

    return _keys.key(text, locale, fold=lookalikes == "fold")


def duplicates(
    names: Iterable[str], /, *, locale: str, lookalikes: Lookalikes = "keep"
) -> list[list[str]]:
    """Return the names that share a key with another, in groups.

    Args:
        names: The names, in any iterable. A name that is there twice is its own duplicate.
        locale: The BCP 47 tag of the language whose case is meant, such as ``tr``.
        lookalikes: As `canonical` has it.

    Returns:
        A list for each key that two or more names have, ordered by its first name, with the names
        as they were given and in their order. It takes time linear in the names.

    Raises:
        InvalidTypeError: *names* is no iterable, is a text, or has a member that is not a ``str``;
            *locale* is not a ``str``, or *lookalikes* neither.
        InvalidInputError: *locale* is not well formed, or *lookalikes* has another value.
        UnknownLocaleError: Nothing is known about the locale.

    Examples:
        >>> duplicates(["Işıl", "Ayşe", "IŞIL", "AYŞE", "Isil"], locale="tr")
        [['Işıl', 'IŞIL'], ['Ayşe', 'AYŞE']]
        >>> duplicates(["ｶﾄｳ", "サトウ", "カトウ"], locale="ja")
        [['ｶﾄｳ', 'カトウ']]
    """
    if isinstance(names, (str, bytes, bytearray)) or not hasattr(names, "__iter__"):
        hint = "; put it in a list" if isinstance(names, str) else ""
        msg = f"names must be an iterable of str, got {type(names).__name__}{hint}"
        raise InvalidTypeError(msg)
    groups: dict[str, list[str]] = {}
    canonical("", locale=locale, lookalikes=lookalikes)  # whether there are names or not
    for index, name in enumerate(names):
        require_text(name, f"names[{index}]")
        key = canonical(name, locale=locale, lookalikes=lookalikes)
        groups.setdefault(key, []).append(name)
    return [group for group in groups.values() if len(group) > 1]


def _is_printable_ascii(text: str) -> bool:
    """Say whether a text is made of U+0020 to U+007E."""
    return text.isascii() and text.isprintable()
