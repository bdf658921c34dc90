"""Laws of casing, each with the sentence that it comes from."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import casing_reference as reference
from localeops import casing
from localeops.explain import replay
from localeops.normalize import nfc, nfd
from texts import any_text

LOCALES = {
    "root": "und",
    "tr": "tr",
    "az": "az",
    "lt": "lt-LT",
    "el": "el",
    "nl": "nl-BE",
    "hy": "hy",
}
OPERATIONS = ("lower", "upper", "title", "fold")
# What some rule tells apart: letters with and without dots, Greek vowels, marks of the classes 0,
# 202, 220, 230 and 240, what is cased and case-ignorable at once, and letters newer than Python.
LETTERS = [
    *"iIıİjJįĮìÌÍĨaAzZßẞﬁŉǆǅǄǰẖÅ", "\u1e2d", "\u1ecb", "\u1eca",
    *"σςΣαΑάΆηΗήΉῆὴἤιίϊΐυύϋΰΩωῳᾳᾼᾲᾴϓϔϐ", "\u1fbe", "\u2126", "\u037a",
    *"жЖеЕіІ", *"ևԵւ", *"აᲐⴀႠ", *"Ꭰꭰᏸ", *"ʰªͅ",
    "\u0264", "\ua7cb", "\u1c89", "\U00010d50", "\U00016ea0", "\U00016ebb", "\u0295", "\U0001e030",
]  # fmt: skip
MARKS = [
    *"\u0301\u0300\u0302\u0307\u0307\u0308\u0303\u0313\u0323\u0328\u0345\u034f\u0340\u0344",
    "\u1ae0",
]
OTHERS = [*"''’.:- \u00ad\u200d1,", "\n", "\0", "\ud800", "漢", "가", "\u1100\u1161", "😀"]
cased_text = st.lists(
    st.one_of(st.sampled_from(LETTERS), st.sampled_from(MARKS), st.sampled_from(OTHERS)),
    max_size=12,
).map("".join)
# Texts of the letters of one language alone are converted in ways of their own.
of_one_language = st.one_of(
    st.text(st.sampled_from("ıIiİğĞşŞâÂöÖ'’ ab\x1a")),
    st.text(st.sampled_from("IiKk\x1a-")),
    st.text(st.sampled_from("IiKk-"), min_size=60, max_size=70),
    st.text(st.sampled_from("άήίύώόέαηιυϊϋΐΰΆΉΊΎΏΑΗΙΥΪΫσςΣμ'’ .")),
    st.text(st.sampled_from("ἄἤῆῖὑᾳιυϊηΑΗΙΥϋσς ’")),
)
text = st.one_of(cased_text, of_one_language, cased_text, any_text)
language = st.sampled_from(reference.LANGUAGES)
operations = pytest.mark.parametrize("operation", OPERATIONS)


@operations
@settings(max_examples=400)
@given(x=text, language=language)
def test_the_files_to_the_letter(operation: str, x: str, language: str) -> None:
    # R1 "Map each character C in X to Uppercase_Mapping(C)", R2 and R3 alike, and D145.
    result = getattr(casing, operation)(x, locale=LOCALES[language])
    expected = getattr(reference, operation)(x, language)
    if operation == "fold":
        assert nfd(result) == expected
        assert result == nfc(result)
    elif (operation, language) == ("upper", "el"):
        assert nfd(result) == nfd(expected)
    else:
        assert result == expected


@operations
@settings(max_examples=400)
@given(x=text, language=language)
def test_the_explanation_can_be_replayed(operation: str, x: str, language: str) -> None:
    explain = getattr(casing, f"explain_{operation}")
    explained = explain(x, locale=LOCALES[language])
    assert explained.value == getattr(casing, operation)(x, locale=LOCALES[language])
    assert replay(x, explained.steps) == explained.value
    assert all(step.before != step.after for step in explained.steps)


@given(x=text, language=language)
def test_the_capital_sharp_s(x: str, language: str) -> None:
    # The ẞ stands for every ß, and nothing else is different.
    capital = casing.upper(x, locale=LOCALES[language], sharp_s="capital")
    assert capital.count("ẞ") == x.count("ẞ") + x.count("ß")
    assert capital.replace("ẞ", "SS") == casing.upper(x.replace("ẞ", "ß"), locale=LOCALES[language])
    explained = casing.explain_upper(x, locale=LOCALES[language], sharp_s="capital")
    assert explained.value == capital == replay(x, explained.steps)


@given(x=text, y=text, language=language)
def test_equal_is_equality_of_foldings(x: str, y: str, language: str) -> None:
    # D145: "A string X is a canonical caseless match for a string Y if and only if
    # NFD(toCasefold(NFD(X))) = NFD(toCasefold(NFD(Y)))."
    locale = LOCALES[language]
    matches = reference.fold(x, language) == reference.fold(y, language)
    assert casing.equal(x, y, locale=locale) == matches
    assert casing.equal(x, casing.fold(x, locale=locale), locale=locale)
    assert casing.equal(x, nfd(x), locale=locale)
    assert casing.equal(nfc(x), x, locale=locale)


@operations
@settings(max_examples=300)
@given(x=text, language=language)
def test_equivalent_texts_give_equivalent_results(operation: str, x: str, language: str) -> None:
    # "Those of equivalent texts are equivalent but for I and i with marks in tr, az and lt, and
    # where U+0345 does not end a sequence of marks".
    x = "".join(letter for letter in x if "\u0345" not in nfd(letter))
    if language in ("tr", "az", "lt") and operation != "fold":
        x = "".join(letter for letter in x if nfd(letter)[0] not in "Ii")
    convert = getattr(casing, operation)
    results = {nfd(convert(y, locale=LOCALES[language])) for y in (x, nfd(x), nfc(x))}
    assert len(results) == 1


@given(x=text, language=language)
def test_folding_twice_is_folding_once(x: str, language: str) -> None:
    folded = casing.fold(x, locale=LOCALES[language])
    assert casing.fold(folded, locale=LOCALES[language]) == folded


@given(x=cased_text)
def test_a_dot_below_changes_nothing_about_an_i(x: str) -> None:
    # DESIGN: "a dot below an I changes nothing in that".
    folded = casing.fold(nfd(x), locale="tr")
    below = casing.fold(nfd(x).replace("I", "I\u0323"), locale="tr")
    assert below.count("ı") == folded.count("ı")


@operations
@settings(max_examples=200)
@given(x=text, y=text, language=language)
def test_lines_by_themselves(operation: str, x: str, y: str, language: str) -> None:
    # A line end is neither cased nor case-ignorable, is a word by itself, and no mark joins it.
    convert = getattr(casing, operation)
    parts = (convert(part, locale=LOCALES[language]) for part in (x, y))
    assert convert(f"{x}\n{y}", locale=LOCALES[language]) == "\n".join(parts)


@operations
@settings(max_examples=200)
@given(x=text, language=language)
def test_the_length_does_not_matter(operation: str, x: str, language: str) -> None:
    # What a text consists of decides how it is converted: with letters of all kinds it is the slow way.
    convert = getattr(casing, operation)
    other = "\na\u1ae0ᾳ\U00016ea0Σ\u0295"
    assert convert(x + other, locale=LOCALES[language]).startswith(
        convert(x, locale=LOCALES[language])
    )


@given(x=text)
def test_only_a_known_language_differs_from_root(x: str) -> None:
    for locale in ("en", "de", "ru", "az-Cyrl", "hyw", "af", "zh-Hant-TW", "und-TR"):
        for operation in OPERATIONS:
            convert = getattr(casing, operation)
            assert convert(x, locale=locale) == convert(x, locale="und")


@given(x=text)
def test_upper_and_lower_in_turkish_are_inverse_for_i(x: str) -> None:
    # SpecialCasing.txt: "I and i-dotless; I-dot and i are case pairs in Turkish and Azeri".
    pairs = "".join(letter for letter in x if letter in "iıIİ")
    upper = casing.upper(pairs, locale="tr")
    assert casing.upper(casing.lower(upper, locale="tr"), locale="tr") == upper
    assert len(casing.lower(upper, locale="tr")) == len(pairs)
