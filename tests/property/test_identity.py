"""Laws of identity, each with the sentence that it comes from."""

from __future__ import annotations

import functools
from collections.abc import Callable

from hypothesis import example, given
from hypothesis import strategies as st

from localeops import casing, identity, normalize
from localeops.errors import InvalidInputError
from localeops.identity import _classes, _keys
from texts import any_character, any_text

PROFILES: dict[str, Callable[[str], str]] = {
    "UsernameCaseMapped": identity.username,
    "UsernameCasePreserved": functools.partial(identity.username, profile="UsernameCasePreserved"),
    "OpaqueString": identity.password,
    "Nickname": identity.nickname,
    "Nickname, compared": functools.partial(identity.nickname, operation="comparison"),
}
LOCALES = ("en", "tr", "lt", "el", "ja", "fa")
LETTERS = "aAbßẞıIİi\u0307ΣσςΐϔЖжéＡｶﾞガÅ\u212b\u2126각ㄱㅏقا"
OTHERS = " \u3000\t-·\u0375\u05f3\u200c\u200d\u00ad\ufe0f\u094d١۱12½²①㈱ªﬁ\ufa19\u1100\u1161\u0301\u0323\u034f\u0345"

names = st.one_of(
    st.text(st.sampled_from(LETTERS), min_size=1, max_size=8),
    st.text(st.sampled_from(LETTERS + OTHERS), max_size=10),
    any_text,
)
names_and_passwords = st.tuples(names, st.sampled_from(sorted(PROFILES)))


def outcome(profile: str, text: str) -> str | None:
    """Return what a profile makes of a text, or nothing if it refuses it."""
    try:
        return PROFILES[profile](text)
    except InvalidInputError:
        return None


@given(names_and_passwords)
@example(("\u03d4", "Nickname, compared"))
def test_enforcing_twice_is_enforcing_once(case: tuple[str, str]) -> None:
    # RFC 8264, section 7: "apply the rules repeatedly until the output string is stable".
    text, profile = case
    result = outcome(profile, text)
    if result is not None:
        assert PROFILES[profile](result) == result


@given(names_and_passwords)
def test_equivalent_texts_are_one(case: tuple[str, str]) -> None:
    # Every profile has a normal form; conformance requirement C6: "A process shall not assume that
    # the interpretations of two canonical-equivalent character sequences are distinct."
    text, profile = case
    assert outcome(profile, normalize.nfd(text)) == outcome(profile, normalize.nfc(text))


@given(names_and_passwords)
def test_what_comes_out_belongs_to_the_class(case: tuple[str, str]) -> None:
    # RFC 8264, section 4.2 and 4.3: which code points are valid, or so by a contextual rule.
    text, profile = case
    result = outcome(profile, text)
    if result is not None:
        assert result
        kinds = set(_classes.kinds(result).lower())
        assert kinds <= ({"v", "c"} if profile.startswith("Username") else {"v", "c", "f"})
        form = "NFKC" if profile.startswith("Nickname") else "NFC"
        assert normalize.is_normalized(result, form)


@given(names)
def test_case_does_not_tell_usernames_apart(text: str) -> None:
    # RFC 8265, section 3.3.1: "Map uppercase and titlecase code points to their lowercase
    # equivalents."
    mapped, kept = outcome("UsernameCaseMapped", text), outcome("UsernameCasePreserved", text)
    if kept is not None and mapped is not None:
        assert identity.username(kept) == mapped


@given(names)
def test_spaces_do_not_tell_passwords_apart(text: str) -> None:
    # RFC 8265, section 4.2.2: "Any instances of non-ASCII space MUST be mapped to SPACE".
    spaced = text.replace(" ", "\u3000")
    assert outcome("OpaqueString", spaced) == outcome("OpaqueString", text)


@given(names)
def test_errors_name_a_code_point_of_the_text(text: str) -> None:
    for call in PROFILES.values():
        try:
            call(text)
        except InvalidInputError as error:
            words = str(error).split()
            if words[0].startswith("U+"):
                index = int(words[3])
                assert words[1:3] == ["at", "index"]
                assert f"U+{ord(text[index]):04X}" == words[0]


@given(names, st.sampled_from(LOCALES), st.sampled_from(("keep", "fold")))
def test_the_key_of_a_key_is_the_key(text: str, locale: str, lookalikes: str) -> None:
    key = identity.canonical(text, locale=locale, lookalikes=lookalikes)
    assert identity.canonical(key, locale=locale, lookalikes=lookalikes) == key


@given(names, st.sampled_from(LOCALES), st.data())
def test_what_writing_adds_changes_no_key(text: str, locale: str, data: st.DataObject) -> None:
    key = identity.canonical(text, locale=locale)
    for variant in (
        f" {text}\u3000",
        normalize.nfd(text),
        normalize.nfc(text),
        normalize.nfkc_safe(text),
        casing.fold(text, locale=locale),
        text.replace(" ", "\u00a0 "),
    ):
        assert identity.canonical(variant, locale=locale) == key
    ignorable = data.draw(st.sampled_from("\u200b\u00ad\u2060\u200e\ufeff"))
    place = data.draw(st.integers(0, len(text)))
    variant = text[:place] + ignorable + text[place:]
    assert identity.canonical(variant, locale=locale) == key


@given(names, st.sampled_from(LOCALES))
def test_keys_with_look_alikes_folded_join_what_plain_keys_join(text: str, locale: str) -> None:
    plain = identity.canonical(text, locale=locale)
    folded = identity.canonical(text, locale=locale, lookalikes="fold")
    assert identity.canonical(plain, locale=locale, lookalikes="fold") == folded


@given(st.lists(names, max_size=12), st.sampled_from(LOCALES))
def test_duplicates_are_the_names_that_share_a_key(found: list[str], locale: str) -> None:
    groups = identity.duplicates(iter(found), locale=locale)
    keys = [identity.canonical(name, locale=locale) for name in found]
    expected = [
        [name for name, other in zip(found, keys, strict=True) if other == key]
        for place, key in enumerate(keys)
        if keys.count(key) > 1 and keys.index(key) == place
    ]
    assert groups == expected


@given(st.text(any_character, max_size=6), st.sampled_from(LOCALES))
def test_a_key_shows_nothing_that_is_ignorable(text: str, locale: str) -> None:
    # Core specification, section 5.21: default ignorable code points have no visible glyph.
    key = identity.canonical(text, locale=locale)
    assert not any(ord(character) in _keys._ignorable() for character in key)
    assert key == key.strip(" ")
    assert "  " not in key
