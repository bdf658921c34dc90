"""The profiles of PRECIS: mappings, normal form and checks, applied until nothing changes."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

from localeops import casing, normalize
from localeops.errors import InvalidInputError
from localeops.identity import _bidi, _classes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_REAPPLICATIONS = 3  # RFC 8264, section 7
_ROOT = "und"
_WIDE = re.compile("[\u3000\uff01-\uffee]")  # all of Decomposition_Type wide or narrow is there


class Profile(NamedTuple):
    """A profile: the rules that map, and what they must lead to."""

    noun: str
    string_class: str
    mapped: Callable[[str], str]
    bidi_rule: bool = False


def enforced(text: str, profile: Profile) -> str:
    """Return what a profile makes of a text (RFC 8264, section 7).

    Raises:
        InvalidInputError: The profile refuses it.
    """
    result = stable(text, profile, partial(_check, profile=profile, original=text))
    if not result:
        raise InvalidInputError(f"a {profile.noun} must not be empty")
    return result


def stable(text: str, profile: Profile, check: Callable[[str], None]) -> str:
    """Return a text after the rules were applied until it no longer changes.

    Args:
        text: The text.
        profile: Its rules that map.
        check: What raises if a mapped text is refused.

    Raises:
        InvalidInputError: Three applications after the first one it still changes.
    """
    current = profile.mapped(text)
    check(current)
    if current == text:
        return current
    for _ in range(_REAPPLICATIONS):
        following = profile.mapped(current)
        if following == current:
            return current
        check(following)
        current = following
    raise InvalidInputError(
        f"the rules for a {profile.noun} still change this text when applied 4 times"
    )


def _check(text: str, *, profile: Profile, original: str) -> None:
    """Raise unless a mapped text is of the profile's class and keeps the Bidi Rule."""
    letters = _classes.kinds(text)
    found = _classes.refused(text, letters, profile.string_class)
    if found is None and profile.bidi_rule and letters and not letters.islower():
        found = _bidi.broken(text)
    if found is not None:
        raise InvalidInputError(_refusal(original, text, *found, profile=profile))


def _refusal(original: str, text: str, index: int, rule: str, *, profile: Profile) -> str:
    """Return a message that names the code point in the text as it was given."""
    character = text[index]
    place = _origin(original, text, index, profile.mapped)
    given = original[place]
    what = f"U+{ord(given):04X} at index {place}"
    if given != character and not _is_refused(given, rule, profile):
        what += f" becomes U+{ord(character):04X}, which"
    kind = "an identifier" if profile.string_class == "IdentifierClass" else "free-form text"
    return f"{what} is disallowed in {kind} ({rule})"


def _is_refused(character: str, rule: str, profile: Profile) -> bool:
    """Say whether the same rule refuses a character as it was given."""
    letters = _classes.kinds(character)
    return _classes.refused(character, letters, profile.string_class) == (0, rule)


def _origin(original: str, text: str, index: int, mapped: Callable[[str], str]) -> int:
    """Return the place in the original of what became the character at *index* of the text."""
    character = text[index]
    if len(original) == len(text) and mapped(original[index]) == character:
        return index
    count = original.count(character)
    if count:
        # The same occurrence, if each is still there; else the first, which is as much at fault.
        wanted = text.count(character, 0, index) if count == text.count(character) else 0
        place = original.index(character)
        for _ in range(wanted):
            place = original.index(character, place + 1)
        return place
    # It was mapped, or composed from one that is its first part.
    start = normalize.nfd(character)[0]
    seen: dict[str, bool] = {}
    for place, one in enumerate(original):
        if one not in seen:
            part = mapped(one)
            seen[one] = character in part or normalize.nfd(part)[:1] == start
        if seen[one]:
            return place
    return min(index, len(original) - 1)


def _narrowed(text: str) -> str:
    """Return a text without fullwidth and halfwidth characters: the width mapping rule."""
    return text.translate(_width()) if _WIDE.search(text) else text


def _username_case_mapped(text: str) -> str:
    # RFC 8265, section 3.3.1: width, no additional mapping, toLowerCase(), NFC.
    return normalize.nfc(casing.lower(_narrowed(text), locale=_ROOT))


def _username_case_preserved(text: str) -> str:
    # RFC 8265, section 3.4.1: the same without case.
    return normalize.nfc(_narrowed(text))


def _opaque_string(text: str) -> str:
    # RFC 8265, section 4.2.2: no width mapping, spaces, no case mapping, NFC.
    return normalize.nfc(text.translate(_spaces()))


def single_spaced(text: str) -> str:
    """Return a text without spaces at its ends, and with single ones inside."""
    return " ".join(filter(None, text.split(" ")))


def _nickname(text: str) -> str:
    # RFC 8266, section 2.3: spaces, then NFKC.
    return normalize.nfkc(single_spaced(text.translate(_spaces())))


def _nickname_compared(text: str) -> str:
    # RFC 8266, section 2.4: spaces, toLowerCase(), NFKC.
    spaced = single_spaced(text.translate(_spaces()))
    return normalize.nfkc(casing.lower(spaced, locale=_ROOT))


USERNAME_CASE_MAPPED = Profile("username", "IdentifierClass", _username_case_mapped, bidi_rule=True)
USERNAME_CASE_PRESERVED = Profile(
    "username", "IdentifierClass", _username_case_preserved, bidi_rule=True
)
OPAQUE_STRING = Profile("password", "FreeformClass", _opaque_string)
NICKNAME = Profile("nickname", "FreeformClass", _nickname)
NICKNAME_COMPARED = Profile("nickname", "FreeformClass", _nickname_compared)


@cache
def _width() -> Mapping[int, int]:
    from localeops._tables.precis import WIDTH

    rows = (line.split(" ") for line in WIDTH.splitlines())
    return {int(code, 16): int(mapping, 16) for code, mapping in rows}


@cache
def _spaces() -> Mapping[int, str]:
    from localeops._tables import spans
    from localeops._tables.precis import SPACES

    return {code: " " for first, last, _ in spans(SPACES) for code in range(first, last + 1)}
