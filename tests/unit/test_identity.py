"""Identity: the examples of the RFCs, each rule by itself, and every error with its message."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import pytest

from localeops import identity
from localeops.errors import InvalidInputError, InvalidTypeError, UnknownLocaleError
from localeops.identity import _bidi, _profiles

preserved = partial(identity.username, profile="UsernameCasePreserved")
UNKNOWN = "locale 'xq' is not one that CLDR 48.2 has data for"
MALFORMED = (
    "locale must be a BCP 47 tag, got 't_': '_' at index 1 is not a letter from a to z, a digit "
    "or '-'"
)
compared = partial(identity.nickname, operation="comparison")


def message(call: Callable[[str], object], text: str) -> str:
    """Return the message of the error that a call must end in."""
    with pytest.raises(InvalidInputError) as caught:
        call(text)
    return str(caught.value)


# RFC 8265, table 1: each of them is a userpart; both profiles by the rules of sections 3.3 and 3.4.
@pytest.mark.parametrize(
    ("text", "mapped"),
    [
        ("juliet@example.com", "juliet@example.com"),
        ("fussball", "fussball"),
        ("fu\u00dfball", "fu\u00dfball"),
        ("\u03c0", "\u03c0"),
        ("\u03a3", "\u03c3"),  # "would result in matching the userparts in examples 5 and 6"
        ("\u03c3", "\u03c3"),
        ("\u03c2", "\u03c2"),  # "examples 5 and 7 or examples 6 and 7 would not be matched"
    ],
)
def test_legal_userparts(text: str, mapped: str) -> None:
    assert identity.username(text) == mapped
    assert preserved(text) == text


# RFC 8265, table 2.
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("foo bar", "U+0020 at index 3 is disallowed in an identifier (Spaces)"),
        ("", "a username must not be empty"),
        ("henry\u2163", "U+2163 at index 5 is disallowed in an identifier (HasCompat)"),
        ("\u265a", "U+265A at index 0 is disallowed in an identifier (Symbols)"),
    ],
)
def test_strings_that_violate_the_userpart_rules(text: str, why: str) -> None:
    assert message(identity.username, text) == why
    assert message(preserved, text) == why


# RFC 8265, table 3.
@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("correct horse battery staple", "correct horse battery staple"),
        ("Correct Horse Battery Staple", "Correct Horse Battery Staple"),
        ("\u03c0\u00df\u00e5", "\u03c0\u00df\u00e5"),
        ("Jack of \u2666s", "Jack of \u2666s"),
        ("foo\u1680bar", "foo bar"),
    ],
)
def test_legal_passwords(text: str, result: str) -> None:
    assert identity.password(text) == result


# RFC 8265, table 4.
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a password must not be empty"),
        (
            "my cat is a \tby",
            "U+0009 at index 12 is disallowed in free-form text (Controls)",
        ),
    ],
)
def test_strings_that_violate_the_password_rules(text: str, why: str) -> None:
    assert message(identity.password, text) == why


# RFC 8266, table 1: "Output for Comparison", and what enforcement gives, which keeps the case.
@pytest.mark.parametrize(
    ("text", "enforced", "output"),
    [
        ("Foo", "Foo", "foo"),
        ("foo", "foo", "foo"),
        ("Foo Bar", "Foo Bar", "foo bar"),
        ("foo bar", "foo bar", "foo bar"),
        ("\u03a3", "\u03a3", "\u03c3"),
        ("\u03c3", "\u03c3", "\u03c3"),
        ("\u03c2", "\u03c2", "\u03c2"),
        # NFKC gives U+03AB, whose lower case is U+03CB: the rules are applied a second time.
        ("\u03d4", "\u03ab", "\u03cb"),
        ("\u265a", "\u265a", "\u265a"),
        ("Richard \u2163", "Richard IV", "richard iv"),
        # Section 2.1, rule 2.
        ("stpeter ", "stpeter", "stpeter"),
        ("St  Peter", "St Peter", "st peter"),
        ("\u3000St\u00a0\u2003Peter\u3000", "St Peter", "st peter"),
    ],
)
def test_nicknames(text: str, enforced: str, output: str) -> None:
    assert identity.nickname(text) == enforced
    assert compared(text) == output


@pytest.mark.parametrize(
    ("text", "result"),
    [
        # Width: RFC 8264, section 5.2.1, "(FULLWIDTH DIGIT ZERO, U+FF10) would be mapped to 0".
        ("\uff10", "0"),
        ("Ｔｏｋｙｏ", "tokyo"),
        ("ﾃﾞｰﾀ", "データ"),  # U+FF83 and U+FF9E give U+30C6 U+3099, which compose
        ("ｶ･ﾅ", "カ・ナ"),
        # Case: toLowercase of the core specification, R2 in 3.13, with SpecialCasing.txt.
        ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"),
        ("İ", "i\u0307"),
        ("ISPARTA", "isparta"),  # no Turkish: "Neither toLowerCase() nor toCaseFold() ..."
        ("Ольга", "ольга"),
        # NFC.
        ("e\u0301", "é"),
        ("\u212b", "å"),
        ("\u1112\u1161\u11ab\u1100\u1173\u11af", "한글"),
        ("\u0958", "\u0915\u093c"),  # a composition exclusion
        # The exceptions of RFC 5892, section 2.6 that are PVALID.
        ("ß", "ß"),
        ("α\u03c2", "α\u03c2"),
        ("\u06fd", "\u06fd"),
        ("ا\u06fe", "ا\u06fe"),
        ("\u0f0b", "\u0f0b"),
        ("〇", "〇"),
    ],
)
def test_username(text: str, result: str) -> None:
    assert identity.username(text) == result
    assert identity.username(result) == result


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("Ｔｏｋｙｏ", "Tokyo"),
        ("ΟΔΥΣΣΕΥΣ", "ΟΔΥΣΣΕΥΣ"),
        ("I\u0307", "İ"),
        ("\u212b", "Å"),
        ("\u2126", "Ω"),  # OHM SIGN, canonically equivalent to a letter
    ],
)
def test_username_with_its_case(text: str, result: str) -> None:
    assert preserved(text) == result


@pytest.mark.parametrize(
    ("composed", "decomposed"),
    [
        ("Am\u00e9lie", "Ame\u0301lie"),
        ("Vi\u1ec7t", "Vie\u0302\u0323t"),  # with the marks in the order of the keys, too
        ("Vi\u1ec7t", "Vie\u0323\u0302t"),
        ("\ud55c\uae00", "\u1112\u1161\u11ab\u1100\u1173\u11af"),
        ("\u30ac\u30d1", "\u30ab\u3099\u30cf\u309a"),
        ("\u0929", "\u0928\u093c"),
        ("\u0958", "\u0915\u093c"),
        ("\u0439", "\u0438\u0306"),
        ("\u0622", "\u0627\u0653"),
        ("\ufb2a", "\u05e9\u05c1"),
    ],
)
def test_passwords_of_composing_and_decomposing_systems(composed: str, decomposed: str) -> None:
    assert identity.password(composed) == identity.password(decomposed)
    assert identity.password(f"x {composed} \u265a") == identity.password(f"x {decomposed} \u265a")


def test_passwords_keep_case_width_and_spaces() -> None:
    for text in ("İI", "Ａ", "ｶﾞ", " a  b ", "\u2163½", "\uff21 a", "אa1-", "ㅋㅋㅋ"):
        assert identity.password(text) == text


# RFC 5892, appendix A, rule by rule. A username, so that letters of one direction surround it.
@pytest.mark.parametrize(
    "text",
    [
        "क\u094d\u200cष",  # A.1: after a virama
        "نامه\u200cای",  # between U+0647 (Joining_Type D) and U+0627 (R)
        "ه\u064e\u200c\u064eا",  # marks are transparent (T)
        "ه\u200cب\u200cا",
        "क\u094d\u200dष",  # A.2
        "col\u00b7lecci\u00f3",  # A.3
        "l\u00b7l\u00b7l",
        "\u0375α",  # A.4
        "ג\u05f3",  # A.5
        "צה\u05f4ל",  # A.6
        "カ\u30fbナ",  # A.7: Katakana, Hiragana, Han, wherever they are
        "\u30fba\u30fbひ",
        "漢\u30fba",
        "ا\u0660\u0669",  # A.8
        "ا\u06f0\u06f9",  # A.9
    ],
)
def test_characters_in_their_context(text: str) -> None:
    assert identity.username(text) == text
    assert identity.password(text) == text


@pytest.mark.parametrize(
    ("text", "index", "rule"),
    [
        ("a\u200cb", 1, "A.1: only after a virama or between letters that join"),
        ("\u200cا", 0, "A.1: only after a virama or between letters that join"),
        ("ه\u200c", 1, "A.1: only after a virama or between letters that join"),
        ("ا\u200cب", 1, "A.1: only after a virama or between letters that join"),  # R before it
        ("ه\u200c\u200cا", 1, "A.1: only after a virama or between letters that join"),
        ("ب\u200cا\u200cا", 3, "A.1: only after a virama or between letters that join"),
        ("ه\u200dا", 1, "A.2: only after a virama"),
        ("\u200dक", 0, "A.2: only after a virama"),
        ("a\u00b7l", 1, "A.3: only between two letters l"),
        ("l\u00b7", 1, "A.3: only between two letters l"),
        ("\u00b7l", 0, "A.3: only between two letters l"),
        ("l\u00b7l\u00b7a", 3, "A.3: only between two letters l"),
        ("\u0375a", 0, "A.4: only before a Greek character"),
        ("α\u0375", 1, "A.4: only before a Greek character"),
        ("\u05f3ג", 0, "A.5: only after a Hebrew character"),
        ("ا\u05f3", 1, "A.5: only after a Hebrew character"),
        ("\u05f4ל", 0, "A.6: only after a Hebrew character"),
        ("a\u30fbb", 1, "A.7: only with hiragana, katakana or han"),
        ("\u30fb", 0, "A.7: only with hiragana, katakana or han"),
        ("ا\u0660\u06f0", 1, "A.8: not with digits of the other Arabic set"),
        ("ا\u06f0\u0660", 1, "A.9: not with digits of the other Arabic set"),
    ],
)
def test_characters_out_of_context(text: str, index: int, rule: str) -> None:
    for call, kind in ((identity.username, "an identifier"), (identity.password, "free-form text")):
        assert message(call, text) == (
            f"U+{ord(text[index]):04X} at index {index} is disallowed in {kind} (RFC 5892, {rule})"
        )


def test_the_middle_dot_stands_between_small_letters() -> None:
    assert identity.username("COL\u00b7LECCI\u00d3") == "col\u00b7lecci\u00f3"
    assert message(preserved, "COL\u00b7LECCI\u00d3") == (
        "U+00B7 at index 3 is disallowed in an identifier "
        "(RFC 5892, A.3: only between two letters l)"
    )


# RFC 5893, section 2. Bidi classes: a b are L, א ב R, ا AL, 1 EN, ٢ AN, - ES, U+05B0 NSM.
@pytest.mark.parametrize(
    "text",
    [
        "אב",
        "א1",
        "ا٢",
        "א-ב",
        "א\u05b0",
        "אב1\u05b0",
        "ا1ا2",
        "א!ב",
        "a1",
        "a-b",
        "1",
        "1-",
        "\u05b0",
    ],
)
def test_texts_that_keep_the_bidi_rule(text: str) -> None:
    assert identity.username(text) == text


@pytest.mark.parametrize(
    ("text", "index", "rule"),
    [
        ("1א", 0, "condition 1: the first character must be L, R or AL"),
        ("-א", 0, "condition 1: the first character must be L, R or AL"),
        ("\u05b0א", 0, "condition 1: the first character must be L, R or AL"),
        ("٢", 0, "condition 1: the first character must be L, R or AL"),
        ("אab", 1, "condition 2: a text that starts from the right has no L"),
        ("א-", 1, "condition 3: the last character must be R, AL, EN or AN"),
        ("א-\u05b0\u05b0", 1, "condition 3: the last character must be R, AL, EN or AN"),
        ("א1٢", 2, "condition 4: EN and AN exclude each other"),
        ("א٢1ב", 2, "condition 4: EN and AN exclude each other"),
        ("abא", 2, "condition 5: a text that starts with L has no R, AL or AN"),
        ("a٢", 1, "condition 5: a text that starts with L has no R, AL or AN"),
    ],
)
def test_texts_that_break_the_bidi_rule(text: str, index: int, rule: str) -> None:
    for call in (identity.username, preserved):
        assert message(call, text) == (
            f"U+{ord(text[index]):04X} at index {index} is disallowed in an identifier "
            f"(RFC 5893, {rule})"
        )
    assert identity.password(text) == text
    assert identity.nickname(text) == text


def test_the_sixth_condition() -> None:
    # A username that starts with L and has a right-to-left character breaks the fifth as well.
    rule = "RFC 5893, condition 6: the last character must be L or EN"
    assert _bidi.broken("a-") == (1, rule)
    assert _bidi.broken("a1-\u05b0") == (2, rule)
    assert _bidi.broken("a1\u05b0") is None
    assert _bidi.broken("a") is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("ab\u2163", "U+2163 at index 2 is disallowed in an identifier (HasCompat)"),
        ("\u0378", "U+0378 at index 0 is disallowed in an identifier (Unassigned)"),
        ("a\u1161", "U+1161 at index 1 is disallowed in an identifier (OldHangulJamo)"),
        ("a\u00ad", "U+00AD at index 1 is disallowed in an identifier (PrecisIgnorableProperties)"),
        ("a\ufdd0", "U+FDD0 at index 1 is disallowed in an identifier (PrecisIgnorableProperties)"),
        ("\x00", "U+0000 at index 0 is disallowed in an identifier (Controls)"),
        ("a\u16eeb", "U+16EE at index 1 is disallowed in an identifier (OtherLetterDigits)"),
        ("«a»", "U+00AB at index 0 is disallowed in an identifier (Punctuation)"),
        ("\ud800", "U+D800 at index 0 is disallowed in an identifier (no category of RFC 8264)"),
        ("\ue000", "U+E000 at index 0 is disallowed in an identifier (no category of RFC 8264)"),
        ("\u0640", "U+0640 at index 0 is disallowed in an identifier (Exceptions)"),
        ("a〱", "U+3031 at index 1 is disallowed in an identifier (Exceptions)"),
        # What the mapping makes of a character, where that is to blame.
        ("A\u3000", "U+3000 at index 1 becomes U+0020, which is disallowed in an identifier (Spaces)"),
        ("\uffe3", "U+FFE3 at index 0 is disallowed in an identifier (HasCompat)"),
        ("e\u0301\u0301E\u0301♚", "U+265A at index 5 is disallowed in an identifier (Symbols)"),
        ("A\u0301♚A\u0301♚", "U+265A at index 2 is disallowed in an identifier (Symbols)"),
        ("אAB", ("U+0041 at index 1 becomes U+0061, which is disallowed in an identifier "
         "(RFC 5893, condition 2: a text that starts from the right has no L)")),
        ("\u03d2\u0301", "U+03D2 at index 0 is disallowed in an identifier (HasCompat)"),
    ],
)  # fmt: skip
def test_code_points_that_no_username_has(text: str, why: str) -> None:
    assert message(identity.username, text) == why


@pytest.mark.parametrize(
    ("call", "text", "why"),
    [
        (identity.password, "a\u200bb", "U+200B at index 1 is disallowed in free-form text (PrecisIgnorableProperties)"),
        (identity.password, "\udfff", "U+DFFF at index 0 is disallowed in free-form text (no category of RFC 8264)"),
        (identity.password, "\u0378", "U+0378 at index 0 is disallowed in free-form text (Unassigned)"),
        (identity.password, "\u1100", "U+1100 at index 0 is disallowed in free-form text (OldHangulJamo)"),
        (identity.nickname, "ㅋㅋㅋ", "U+314B at index 0 becomes U+110F, which is disallowed in free-form text (OldHangulJamo)"),
        (identity.nickname, "", "a nickname must not be empty"),
        (identity.nickname, " \u3000 ", "a nickname must not be empty"),
        (identity.nickname, "   ", "a nickname must not be empty"),
        (compared, "A\u0007", "U+0007 at index 1 is disallowed in free-form text (Controls)"),
    ],
)  # fmt: skip
def test_what_free_form_text_does_not_have(
    call: Callable[[str], object], text: str, why: str
) -> None:
    assert message(call, text) == why


def test_rules_that_never_settle() -> None:
    # RFC 8264, section 7: "after reapplying the rules three (3) additional times".
    checked: list[str] = []

    def shorter(least: int) -> _profiles.Profile:
        def one_less(text: str) -> str:
            return text[: max(least, len(text) - 1)]

        return _profiles.Profile("nickname", "FreeformClass", one_less)

    assert _profiles.stable("abcde", shorter(2), checked.append) == "ab"
    assert checked == ["abcd", "abc", "ab"]
    with pytest.raises(InvalidInputError) as caught:
        _profiles.stable("abcdef", shorter(1), checked.append)
    assert str(caught.value) == (
        "the rules for a nickname still change this text when applied 4 times"
    )


@pytest.mark.parametrize(
    ("call", "what"),
    [
        (lambda: identity.username(b"a"), "text must be a str, got bytes; decode it first"),
        (lambda: identity.password(None), "text must be a str, got NoneType"),
        (lambda: identity.nickname(1), "text must be a str, got int"),
        (lambda: identity.canonical(b"a", locale="en"), "text must be a str, got bytes; decode it first"),
        (lambda: identity.username("a", profile=1), "profile must be 'UsernameCaseMapped' or 'UsernameCasePreserved', got int"),
        (lambda: identity.nickname("a", operation=None), "operation must be 'enforcement' or 'comparison', got NoneType"),
        (lambda: identity.canonical("a", locale="en", lookalikes=True), "lookalikes must be 'keep' or 'fold', got bool"),
        (lambda: identity.duplicates("ab", locale="en"), "names must be an iterable of str, got str; put it in a list"),
        (lambda: identity.duplicates(b"ab", locale="en"), "names must be an iterable of str, got bytes"),
        (lambda: identity.duplicates(3, locale="en"), "names must be an iterable of str, got int"),
        (lambda: identity.duplicates(["a", b"b"], locale="en"), "names[1] must be a str, got bytes; decode it first"),
        (lambda: identity.duplicates(["a", None], locale="en"), "names[1] must be a str, got NoneType"),
        (lambda: identity.duplicates([], locale="en", lookalikes=1), "lookalikes must be 'keep' or 'fold', got int"),
        (lambda: identity.canonical("a", locale=None), "locale must be a str, got NoneType"),
        (lambda: identity.duplicates([], locale=None), "locale must be a str, got NoneType"),
    ],
)  # fmt: skip
def test_wrong_types(call: Callable[[], object], what: str) -> None:
    with pytest.raises(InvalidTypeError) as caught:
        call()
    assert str(caught.value) == what


@pytest.mark.parametrize(
    ("call", "what"),
    [
        (
            lambda: identity.username("a", profile="UsernameCaseMaped"),
            (
                "profile must be 'UsernameCaseMapped' or 'UsernameCasePreserved', got "
                "'UsernameCaseMaped' (did you mean 'UsernameCaseMapped'?)"
            ),
        ),
        (
            lambda: identity.nickname("a", operation="compare"),
            (
                "operation must be 'enforcement' or 'comparison', got 'compare' "
                "(did you mean 'comparison'?)"
            ),
        ),
        (
            lambda: identity.canonical("a", locale="tr", lookalikes="folded"),
            "lookalikes must be 'keep' or 'fold', got 'folded' (did you mean 'fold'?)",
        ),
    ],
)
def test_wrong_options(call: Callable[[], object], what: str) -> None:
    with pytest.raises(InvalidInputError) as caught:
        call()
    assert str(caught.value) == what


# The rules of the module, by hand.
@pytest.mark.parametrize(
    ("text", "locale", "key"),
    [
        # What cannot be seen, and white space.
        ("a\u200bb\u00adc\u2060\u200e", "en", "abc"),
        ("می\u200cخواهم", "fa", "میخواهم"),
        ("葛\U000e0100城", "ja", "葛城"),
        ("❤\ufe0f", "en", "❤"),
        ("a\u0323\u034f\u0307", "en", "ạ\u0307"),
        ("  a \t b\n", "en", "a b"),
        ("山田\u3000太郎", "ja", "山田 太郎"),
        ("a\u00a0\u2003\u2028b", "en", "a b"),
        ("\u200b \u3000", "en", ""),
        ("", "en", ""),
        ("a\x1cb", "en", "a\x1cb"),  # no White_Space, though str.split takes it for one
        # Rendering forms fold, what NFKC would lose stays.
        ("ﾀﾛｳＡ１", "ja", "タロウa1"),
        ("ﬁ", "en", "fi"),
        ("Mª ① ㈱ ½", "en", "mª ① ㈱ ½"),
        ("ㅋㅋㅋ", "ko", "ㅋㅋㅋ"),
        ("髙", "ja", "髙"),
        # Canonically equivalent texts.
        ("\ufa19", "ja", "\u795e"),
        ("e\u0301", "en", "é"),
        ("\u1112\u1161\u11ab", "ko", "한"),
        # The locale's case: CaseFolding.txt, and the I pair of Turkish and Azerbaijani.
        ("STRASSE", "de", "strasse"),
        ("Straße", "de", "strasse"),
        ("STRAẞE", "de", "strasse"),
        ("ΟΔΥΣΣΕΥΣ", "el", "οδυσσευσ"),
        ("Işıl", "tr", "ışıl"),
        ("İnci", "tr", "inci"),
        ("I\u0307nci", "az", "inci"),
        ("Işıl", "en", "işıl"),
        ("İ", "en", "i\u0307"),
    ],
)
def test_keys(text: str, locale: str, key: str) -> None:
    assert identity.canonical(text, locale=locale) == key


# confusables.txt of UTS #39, then lower case, then confusables.txt: 0 and O are o, m is rn.
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("рауpal", "paypal"),  # Cyrillic р а у
        ("PAYPAL", "paypal"),
        ("g00gle", "google"),
        ("modem", "rnodern"),
        ("modern", "rnodern"),
        ("ab\u05d0\u05d1", "ab\u05d0\u05d1"),  # the order of the letters stays
        ("\u05d0\u05d1", "\u05d0\u05d1"),
    ],
)
def test_keys_with_look_alikes_folded(text: str, key: str) -> None:
    assert identity.canonical(text, locale="en", lookalikes="fold") == key


def test_duplicates() -> None:
    names = ["Işıl", "İnci", "x", "IŞIL", "inci", "Işıl", "y", "I\u0307NCİ", "isil"]
    groups = [["Işıl", "IŞIL", "Işıl"], ["İnci", "inci", "I\u0307NCİ"]]
    assert identity.duplicates(names, locale="tr") == groups
    assert identity.duplicates(iter(names), locale="tr") == groups
    assert identity.duplicates(dict.fromkeys(names), locale="tr") == [["Işıl", "IŞIL"], groups[1]]
    assert identity.duplicates([], locale="tr") == []
    assert identity.duplicates(["a", "b"], locale="en") == []
    assert identity.duplicates(["", "\u200b", "a"], locale="en") == [["", "\u200b"]]
    homographs = ["paypal", "рауpal", "other"]
    assert identity.duplicates(homographs, locale="en") == []
    assert identity.duplicates(homographs, locale="en", lookalikes="fold") == [homographs[:2]]


def test_many_names_take_linear_time() -> None:
    def seconds(count: int) -> float:
        names = [f"Işıl {number}" for number in range(count)]
        start = time.process_time()
        assert (
            len(identity.duplicates([*names, *(name.upper() for name in names)], locale="tr"))
            == count
        )
        return time.process_time() - start

    assert min(seconds(10_000) for _ in range(3)) < 40 * min(seconds(1000) for _ in range(3))


@pytest.mark.parametrize(
    "call",
    [
        lambda: identity.canonical("a", locale="xq"),
        lambda: identity.duplicates([], locale="xq"),
    ],
)
def test_locales_that_nobody_knows(call: Callable[[], object]) -> None:
    with pytest.raises(UnknownLocaleError) as caught:
        call()
    assert str(caught.value) == UNKNOWN


def test_locales_that_are_not_well_formed() -> None:
    with pytest.raises(InvalidInputError) as caught:
        identity.canonical("a", locale="t_")
    assert str(caught.value) == MALFORMED


def test_any_text_has_a_key() -> None:
    for text in ("\ud800", "\x00", "\ue000", "\U0010ffff", "\u0378"):
        assert identity.canonical(text, locale="en") == text
