"""PRECIS beside precis_i18n, which unicodedata2 lends the properties of Unicode 17.0.

Its own tables (scripts, joining types, default ignorable code points) and ``str.lower``, which
it calls, are of other editions.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable

import unicodedata2
from differences import classify
from precis_i18n import get_profile
from precis_i18n.derived import derived_property
from precis_i18n.unicode import UnicodeData

from localeops import identity
from localeops.errors import InvalidInputError
from localeops.identity import _classes

SEED = 17
COUNT = 10_000  # texts for each of the five profiles
OURS: dict[str, Callable[[str], str]] = {
    "UsernameCaseMapped": identity.username,
    "UsernameCasePreserved": functools.partial(identity.username, profile="UsernameCasePreserved"),
    "OpaqueString": identity.password,
    "NicknameCasePreserved": identity.nickname,
    "NicknameCaseMapped": functools.partial(identity.nickname, operation="comparison"),
}
KINDS = {
    "exceptions": ("PVALID", "CONTEXTO", "DISALLOWED"),
    "unassigned": ("Unassigned",),
    "ascii7": ("ASCII7",),
    "join_control": ("JoinControl",),
    "old_hangul_jamo": ("OldHangulJamo",),
    "precis_ignorable_properties": ("PrecisIgnorableProperties",),
    "controls": ("Controls",),
    "has_compat": ("HasCompat",),
    "letter_digits": ("LetterDigits",),
    "other_letter_digits": ("OtherLetterDigits",),
    "spaces": ("Spaces",),
    "symbols": ("Symbols",),
    "punctuation": ("Punctuation",),
    "other": ("Other",),
}


def test_the_category_of_every_code_point() -> None:
    properties = UnicodeData(unicodedata2)
    for code in range(0x110000):
        _, kind = derived_property(code, properties)
        assert _classes.category(code) in KINDS[kind], f"{code:04X}"


def ours(profile: str, text: str) -> str | None:
    """Return what our profile makes of a text, or nothing if it refuses it."""
    try:
        return OURS[profile](text)
    except InvalidInputError:
        return None


def theirs(profile: str) -> Callable[[str], str | None]:
    """Return the same of the peer."""
    enforce = get_profile(profile, unicodedata=unicodedata2).enforce

    def enforced(text: str) -> str | None:
        try:
            return str(enforce(text))
        except UnicodeEncodeError:
            return None

    return enforced


def random_texts(seed: str) -> list[str]:
    """Return texts in which every rule has something to do, a few kinds of character in each."""
    source = random.Random(seed)
    assigned = [chr(c) for c in range(0x110000) if unicodedata2.category(chr(c)) != "Cn"]
    by_bidi: dict[str, list[str]] = {}
    marks = []
    joining = [chr(c) for c in (*range(0x620, 0x700), *range(0x710, 0x780), *range(0x840, 0x8C9))]
    cased = []
    for character in assigned:
        by_bidi.setdefault(unicodedata2.bidirectional(character), []).append(character)
        if unicodedata2.combining(character):
            marks.append(character)
        if unicodedata2.category(character) in ("Lu", "Lt"):
            cased.append(character)
    fixed = [
        *("abclL1-. ", "ßςΣσ", "\u00b7l", "\u0375α\u0391", "\u05f3\u05f4א", "\u30fbカ漢a"),
        *(
            "\u0660\u0661\u06f0\u06f1ا",
            "\u200c\u200dهاب\u064e",
            "\u200c\u200dक\u094dष",
            "ｶﾞﾊﾟ･ﾡￂﾤＡ１",
        ),
        *(" \u00a0\u3000\u2003a", "각\u1100\u1161\u11a8ㄱㅏ", "İIıi\u0307", "\u212a\u2126\u212bK"),
        "".join(chr(code) for code in range(0xFF01, 0xFFEF)),
    ]
    kinds = [*by_bidi.values(), *([*text] for text in fixed * 2), marks, joining, cased, assigned]
    found = []
    for _ in range(COUNT):
        chosen = source.sample(kinds, source.choice((1, 2, 2, 3)))
        pools = [source.sample(kind, min(len(kind), 4)) for kind in chosen]
        count = source.randrange(1, 8)
        found.append("".join(source.choice(source.choice(pools)) for _ in range(count)))
    return found


def test_every_difference_is_known() -> None:
    counts: dict[str, int] = {}
    agreed = 0
    for profile in OURS:
        enforce = theirs(profile)
        texts = random_texts(f"{SEED} {profile}")
        agreed += sum(ours(profile, text) is not None for text in texts)
        found = classify(
            "identity",
            texts,
            lambda text, profile=profile, enforce=enforce: ours(profile, text) != enforce(text),
        )
        for name, count in found.items():
            counts[name] = counts.get(name, 0) + count
    assert min(counts.values()) > 0, counts
    assert agreed > 5000, agreed  # results compared, not refusals alone
