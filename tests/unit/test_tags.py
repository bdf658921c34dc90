"""Tags: the parts, the errors with their whole messages, and the locales of everyday use."""

import time
from typing import Any

import pytest

from localeops import tags
from localeops.errors import InvalidInputError, InvalidTypeError, UnknownLocaleError

CHARACTER = "is not a letter from a to z, a digit or '-'"


def test_the_parts_of_a_tag() -> None:
    tag = tags.parse("ZH-yue-hant-hk-1996-FONIPA-U-attr-CO-stroke-kn-T-ja-jpan-m0-true-A-bc-X-Y-1")
    assert tag.language == "zh"
    assert tag.extlangs == ("yue",)
    assert tag.script == "Hant"
    assert tag.region == "HK"
    assert tag.variants == ("1996", "fonipa")
    assert tag.extensions == (
        ("u", ("attr", "co", "stroke", "kn")),
        ("t", ("ja", "jpan", "m0", "true")),
        ("a", ("bc",)),
    )
    assert tag.private_use == ("y", "1")
    assert tag.grandfathered == ""
    assert tag.language_id == "zh-yue-Hant-HK-1996-fonipa"
    assert tag.attributes == ("attr",)
    assert tag.keywords == {"co": "stroke", "kn": "true"}
    assert tag.source_language == "ja-jpan"
    assert tag.transform_fields == {"m0": "true"}


def test_the_parts_of_a_short_tag_are_empty() -> None:
    tag = tags.parse("cs")
    assert (tag.language, tag.script, tag.region, tag.variants) == ("cs", "", "", ())
    assert (tag.attributes, tag.keywords) == ((), {})
    assert (tag.source_language, tag.transform_fields) == ("", {})


def test_private_use_alone_has_no_language() -> None:
    tag = tags.parse("x-whatever")
    assert (tag.language, tag.private_use, tag.language_id) == ("", ("whatever",), "")


def test_a_tag_shows_and_compares_itself() -> None:
    tag = tags.parse("PT-br")
    assert repr(tag) == "Tag('pt-BR')"
    assert tag == tags.parse("pt-BR")
    assert tag != tags.parse("pt")
    assert tag != "pt-BR"
    assert len({tag, tags.parse("pt-BR")}) == 1


def test_a_tag_does_not_change() -> None:
    tag = tags.parse("pt-BR")
    with pytest.raises(AttributeError, match=r"^a Tag does not change; cannot assign to 'region'$"):
        tag.region = "PT"
    with pytest.raises(AttributeError, match=r"^a Tag does not change; cannot delete 'region'$"):
        del tag.region
    with pytest.raises(AttributeError):
        tag.other = 1


MALFORMED = {
    "": "it is empty",
    "-": "there is no subtag at index 0",
    "en-": "there is no subtag at index 3",
    "en--US": "there is no subtag at index 3",
    "e": "'e' at index 0 is not a language: two, three or more letters",
    "u-co-trad": "'u' at index 0 is not a language: two, three or more letters",
    "1996": "'1996' at index 0 is not a language: two, three or more letters",
    "C": "'C' at index 0 is not a language: two, three or more letters (did you mean 'und'?)",
    "de-419-DE": "'DE' at index 7 looks like a region, which comes once, before the variants",
    "de-1996-DE": "'DE' at index 8 looks like a region, which comes once, before the variants",
    "en-US-Latn": "'Latn' at index 6 looks like a script, which comes once, after the language",
    "en-US-abc": "'abc' at index 6 is neither script, region, variant nor extension",
    "de-1901-1901": "'1901' at index 8 is there twice",
    "de-fonipa-1901-FONIPA": "'FONIPA' at index 15 is there twice",
    "abcdefghi": "the subtag 'abcdefgh'... at index 0 is longer than 8 characters",
    "en-x": "'x' at index 3 begins an extension with nothing in it",
    "x": "'x' at index 0 begins an extension with nothing in it",
    "en-u": "'u' at index 3 begins an extension with nothing in it",
    "en-a-x-b": "'a' at index 3 begins an extension with nothing in it",
    "ar-a-aaa-b-bbb-A-ccc": "'A' at index 15 begins a second extension of that letter",
    "en-u-12": "'12' at index 5 is not a key of -u-: a letter or digit, then a letter",
    "de-u-co-phonebk-CO-trad": "'CO' at index 16 is a key that is there twice",
    "en-t-latn": "'latn' at index 5 is neither a language nor a key of -t-",
    "en-t-12": "'12' at index 5 is not a language: two, three or more letters",
    "en-t-de-m0": "'m0' at index 8 is a key of -t- without a value",
    "en-t-m0-h0-hybrid": "'m0' at index 5 is a key of -t- without a value",
    "en-t-m0-bgn-m0-ungegn": "'m0' at index 12 is a key that is there twice",
    "en-t-de-1996-1996": "'1996' at index 13 is there twice",
    "en-t-de-419-de": "'de' at index 12 is not a key of -t-: a letter, then a digit",
    "pt_BR": f"'_' at index 2 {CHARACTER} (did you mean 'pt-BR'?)",
    "tr_TR.UTF-8": f"'_' at index 2 {CHARACTER} (did you mean 'tr-TR'?)",
    "sr_RS.UTF-8@latin": f"'_' at index 2 {CHARACTER} (did you mean 'sr-Latn-RS'?)",
    "ca_ES@valencia": f"'_' at index 2 {CHARACTER} (did you mean 'ca-ES-valencia'?)",
    "de_DE@euro": f"'_' at index 2 {CHARACTER} (did you mean 'de-DE'?)",
    "C.UTF-8": f"'.' at index 1 {CHARACTER} (did you mean 'und'?)",
    "de DE": f"' ' at index 2 {CHARACTER}",
    "tür": f"'ü' at index 1 {CHARACTER}",
    "日本": f"'日' at index 0 {CHARACTER}",
    "\u212aa": f"'\u212a' at index 0 {CHARACTER}",  # the Kelvin sign, whose lower case is "k"
    "tr-\u0131": f"'\u0131' at index 3 {CHARACTER}",
    "en\0": f"'\\x00' at index 2 {CHARACTER}",
    "\ud800": f"'\\ud800' at index 0 {CHARACTER}",
    "de\n": f"'\\n' at index 2 {CHARACTER}",
    "de-٤١٩": f"'٤' at index 3 {CHARACTER}",
}


@pytest.mark.parametrize(("tag", "why"), MALFORMED.items())
def test_a_malformed_tag_is_refused_everywhere(tag: str, why: str) -> None:
    message = f"tag must be a BCP 47 tag, got {tag!r}: {why}"
    for function in (
        tags.parse,
        tags.canonicalize,
        tags.maximize,
        tags.minimize,
        tags.script,
        tags.fallback,
        tags.known,
    ):
        with pytest.raises(InvalidInputError) as caught:
            function(tag)
        assert str(caught.value) == message
    with pytest.raises(InvalidInputError) as caught:
        tags.resolve(tag, {"root"})
    assert str(caught.value) == "locale" + message.removeprefix("tag")


TEN_MILLION = 10_000_000
LONG = ["a", "-", "a-", "en_", "en-", "\u00e9", "\ud800", "\0", "x-", "en-u-co-"]


@pytest.mark.parametrize("unit", LONG)
def test_ten_million_characters_are_refused_at_once(unit: str) -> None:
    text = unit * (TEN_MILLION // len(unit))
    started = time.perf_counter()
    with pytest.raises(InvalidInputError) as caught:
        tags.resolve(text, {"root"})
    assert time.perf_counter() - started < 1
    assert str(caught.value) == (
        f"locale must be a BCP 47 tag, got {text[:40]!r}...: it is longer than 1000 characters"
    )


def test_the_longest_tag() -> None:
    longest = "en-x" + "-aaaaaaa" * 124 + "-aaa"
    assert len(longest) == 1000
    assert tags.canonicalize(longest) == longest
    with pytest.raises(InvalidInputError):
        tags.canonicalize(longest + "a")


@pytest.mark.parametrize(
    ("value", "described"),
    [
        (None, "NoneType"),
        (b"en", "bytes; decode it first"),
        (7, "int"),
        (["en"], "list"),
        (tags.parse("en"), "Tag"),
    ],
)
def test_a_tag_of_another_type_is_refused_everywhere(value: object, described: str) -> None:
    wrong: Any = value
    for function in (
        tags.parse,
        tags.canonicalize,
        tags.maximize,
        tags.minimize,
        tags.script,
        tags.fallback,
        tags.known,
    ):
        with pytest.raises(InvalidTypeError) as caught:
            function(wrong)
        assert str(caught.value) == f"tag must be a str, got {described}"
    with pytest.raises(InvalidTypeError) as caught:
        tags.resolve(wrong, {"root"})
    assert str(caught.value) == f"locale must be a str, got {described}"


UNCANONICAL = {
    "en-USA": "tag must not have an extended language after 'en', got 'en-USA': 'usa' is none "
    "(did you mean 'en-US'?)",
    "zh-TWN": "tag must not have an extended language after 'zh', got 'zh-TWN': 'twn' is none "
    "(did you mean 'zh-TW'?)",
    "ja-aaa": "tag must not have an extended language after 'ja', got 'ja-aaa': 'aaa' is none "
    "(did you mean 'ja-AA'?)",
    "ja-abc": "tag must not have an extended language after 'ja', got 'ja-abc': 'abc' is none",
    "zh-gan-wuu": "tag must not have more than one extended language, got 'zh-gan-wuu'",
    "Latn-Cyrl": "tag must begin with a language, got 'Latn-Cyrl': 'Latn' and 'Cyrl' are both "
    "scripts",
    "en-t-ja-jpn": "tag must not have an extended language after 'ja', got 'en-t-ja-jpn': 'jpn' "
    "is none (did you mean 'ja-JP'?)",
}


@pytest.mark.parametrize(("tag", "message"), UNCANONICAL.items())
def test_a_tag_without_a_canonical_form_is_refused(tag: str, message: str) -> None:
    tags.parse(tag)
    for function in (tags.canonicalize, tags.maximize, tags.fallback, tags.known):
        with pytest.raises(InvalidInputError) as caught:
            function(tag)
        assert str(caught.value) == message


@pytest.mark.parametrize(
    ("tag", "canonical"),
    [
        # RFC 5646, 4.5, step 3, with prefixes of the IANA registry; "mnp", Min Bei, is the
        # alpha-3 code of a region as well, and "isr", Israeli Sign Language, too.
        ("zh-yue-HK", "yue-HK"),
        ("zh-mnp", "mnp"),
        ("sgn-isr", "isr"),
        ("ar-arb-EG", "ar-EG"),
        ("ms-zsm", "ms"),
        ("sw-swh-TZ", "sw-TZ"),
        ("uz-uzn", "uz"),
        ("lv-lvs", "lv"),
        ("kok-gom", "kok"),
        ("und-t-zh-yue", "und-t-yue"),
    ],
)
def test_an_extended_language_becomes_the_language(tag: str, canonical: str) -> None:
    assert tags.canonicalize(tag) == canonical


@pytest.mark.parametrize(
    ("tag", "canonical"),
    [
        ("en-u-rg-nzn", "en-u-rg-nzauk"),  # the first of nine
        ("en-u-co-nzn", "en-u-co-nzn"),  # no subdivision
        ("en-u-kn-true-kk-true-foo", "en-u-kk-true-foo-kn"),
        ("en-u-foo-foo-bar", "en-u-bar-foo"),
        ("EN-T-CMN-158-HEPLOC-M0-TRUE", "en-t-zh-tw-alalc97-m0-true"),
        ("i-default", "en-x-i-default"),
        ("zh-min", "nan-x-zh-min"),
        ("en-a-bb-0-cc", "en-0-cc-a-bb"),
        ("root-Latn-x-a", "und-Latn-x-a"),
    ],
)
def test_extensions_and_leftovers(tag: str, canonical: str) -> None:
    assert tags.canonicalize(tag) == canonical


def test_nothing_is_likely_for_a_language_without_data() -> None:
    for function in (tags.maximize, tags.minimize, tags.script):
        with pytest.raises(UnknownLocaleError) as caught:
            function("qqq-DE")
        assert str(caught.value) == (
            "no likely subtags are known for the language 'qqq' of 'qqq-DE'"
        )
    # With all three there is nothing to look up; "script" needs the script alone.
    assert tags.maximize("qqq-Latn-DE-1996-x-a") == "qqq-Latn-DE-1996-x-a"
    assert tags.script("qqq-Latn") == "Latn"


def test_a_wrong_option_is_refused() -> None:
    with pytest.raises(InvalidInputError) as caught:
        tags.minimize("en", favor="regoin")  # type: ignore[arg-type]
    assert str(caught.value) == (
        "favor must be 'region' or 'script', got 'regoin' (did you mean 'region'?)"
    )
    components = "'main', 'collations', 'grammaticalFeatures', 'plurals' or 'segmentations'"
    for value, described in (
        ("collation", "'collation' (did you mean 'collations'?)"),
        (None, "NoneType"),
        (["main"], "list"),
    ):
        wrong: Any = value
        expected: type[Exception] = InvalidInputError
        if not isinstance(value, str):
            expected = InvalidTypeError
        for call in (tags.fallback, lambda tag, **rest: tags.resolve(tag, {"en"}, **rest)):
            with pytest.raises(expected) as refused:
                call("en", component=wrong)
            assert str(refused.value) == f"component must be {components}, got {described}"


CHAINS = {
    # The design of the package, and UTS #35, Part 1, 4.1.3 and 4.2.6.
    "zh-TW": "zh-TW zh-Hant-TW zh-Hant root",
    "zh-Hant-TW": "zh-Hant-TW zh-Hant root",
    "sr-Latn": "sr-Latn root",
    "nb": "nb no root",
    "en-AU": "en-AU en-001 en root",
    # By hand from the parent locales and likely subtags of CLDR 48.2.
    "nn-NO": "nn-NO nn no root",
    "es-MX": "es-MX es-419 es root",
    "pt-MO": "pt-MO pt-PT pt root",
    "en-DE": "en-DE en-150 en-001 en root",
    "zh-MO": "zh-MO zh-Hant-MO zh-Hant-HK zh-Hant root",
    "zh-SG": "zh-SG zh root",
    "zh-Hans-SG": "zh-Hans-SG zh-SG zh root",
    "zh-Hans-TW": "zh-Hans-TW zh root",
    "sr-ME": "sr-ME sr-Latn-ME sr-Latn root",
    "sr-Cyrl-ME": "sr-Cyrl-ME sr root",
    "sr-Latn-RS": "sr-Latn-RS sr-Latn root",
    "hi-Latn": "hi-Latn en-IN en-001 en root",
    "ht": "ht fr-HT fr root",
    "pa-PK": "pa-PK pa-Arab-PK pa-Arab root",
    "pa-Guru-PK": "pa-Guru-PK pa root",
    "en-Latn-AU": "en-Latn-AU en-AU en-001 en root",
    "yue-CN": "yue-CN yue-Hans-CN yue-Hans root",
    "de-AT-1996-fonipa": "de-AT-1996-fonipa de-AT-1996 de-AT de root",
    "sl-IT-rozaj-biske": "sl-IT-biske-rozaj sl-IT-biske sl-IT sl root",
    "de-u-co-phonebk": "de root",
    "iw": "he root",
    "ru-Latn-RU": "ru-Latn-RU ru-Latn root",
    "qqq-Latn-DE": "qqq-Latn-DE qqq-Latn root",
    "qqq-DE": "qqq-DE qqq root",
    "und": "root",
    "root": "root",
    "x-a": "root",
    "und-TW": "und-TW root",
    "und-Latn-TW": "und-Latn-TW und-Latn root",
}


@pytest.mark.parametrize(("tag", "chain"), CHAINS.items())
def test_the_chain_to_root(tag: str, chain: str) -> None:
    assert tags.fallback(tag) == tuple(chain.split())


@pytest.mark.parametrize(
    ("tag", "chain"),
    [
        # UTS #35, Part 1, 4.1.3: "for collation data, the parent locale should still be zh".
        ("zh-Hant", "zh-Hant zh root"),
        ("zh-TW", "zh-TW zh-Hant-TW zh-Hant zh root"),
        ("sr-Latn-RS", "sr-Latn-RS sr-Latn sr root"),
        ("sr-Cyrl-ME", "sr-Cyrl-ME sr-ME sr root"),
        ("yue", "yue zh-Hant zh root"),
        ("yue-CN", "yue-CN yue-Hans-CN zh root"),
        # "the component-specific parent locales are now not merged, but ... stand-alone"
        ("en-AU", "en-AU en root"),
        ("nb", "nb root"),
    ],
)
def test_the_chain_of_collations(tag: str, chain: str) -> None:
    assert tags.fallback(tag, component="collations") == tuple(chain.split())


@pytest.mark.parametrize(
    ("tag", "available", "found"),
    [
        ("zh", {"zh-Hans", "zh-Hant"}, "zh-Hans"),
        ("zh-SG", {"zh-Hans", "zh-Hant"}, "zh-Hans"),
        ("zh-HK", {"zh-Hans", "zh-Hant"}, "zh-Hant"),
        ("zh-Hant-TW", {"zh-TW", "zh-Hant-TW", "zh-Hant"}, "zh-Hant-TW"),
        ("zh-TW", {"zh-TW", "zh-Hant-TW", "zh-Hant"}, "zh-TW"),
        ("sr", {"sr-Cyrl", "sr-Latn", "root"}, "sr-Cyrl"),
        ("sr-Latn", {"sr", "root"}, "root"),
        ("tr-Latn-CY", {"tr", "root"}, "tr"),
        ("az-IR", {"az", "root"}, "root"),
        ("en-AU", {"en-Latn-001"}, "en-Latn-001"),
        ("de-AT-1996-u-co-phonebk-x-a", {"de-AT"}, "de-AT"),
        ("iw-IL", {"he"}, "he"),
        ("nb-NO", {"no", "nn"}, "no"),
        ("en", {"root"}, "root"),
        ("und", {"root"}, "root"),
        ("und-Cyrl", {"root"}, "root"),
        ("x-a", {"root"}, "root"),
    ],
)
def test_what_a_tag_is_resolved_to(tag: str, available: set[str], found: str) -> None:
    assert tags.resolve(tag, available) == found
    assert tags.resolve(tag, sorted(available)) == found
    assert tags.resolve(tag, dict.fromkeys(available, "")) == found


def test_what_a_tag_is_resolved_to_for_a_component() -> None:
    assert tags.resolve("zh-TW", {"zh", "root"}, component="collations") == "zh"
    assert tags.resolve("zh-TW", {"zh", "root"}) == "root"


NOT_KNOWN = "is not one that CLDR 48.2 has data for"
UNRESOLVED: list[tuple[str, list[str], str]] = [
    ("tlh", ["root", "tr"], NOT_KNOWN),
    ("ru-Latn", ["root", "ru"], f"{NOT_KNOWN} (did you mean 'ru'?)"),
    ("ru-Latn", ["root"], NOT_KNOWN),
    ("jp", ["root"], f"{NOT_KNOWN} (did you mean 'ja'?)"),
    ("cz-CZ", ["root", "tr"], f"{NOT_KNOWN} (did you mean 'cs'?)"),
    ("dk", ["root"], f"{NOT_KNOWN} (did you mean 'da'?)"),
    ("xx", ["root"], NOT_KNOWN),
    ("jp", ["ja", "ko"], "has no rules here: they are for 'ja' and 'ko' (did you mean 'ja'?)"),
    ("cz", ["ja", "ko"], "has no rules here: they are for 'ja' and 'ko'"),
    ("sr-Latn", ["sr"], "has no rules here: they are for 'sr' (did you mean 'sr'?)"),
    ("fr", [], "has no rules here: they are for none"),
    ("und", ["cs"], "has no rules here: they are for 'cs'"),
    (
        "vi",
        ["cs", "da", "de", "el", "en", "es", "fi", "fr", "hu", "it", "ja", "ko", "nl", "pl", "pt"],
        (
            "has no rules here: they are for 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fr', 'hu',"
            " 'it', 'ja', 'ko' and 3 more"
        ),
    ),
]


@pytest.mark.parametrize(("tag", "available", "message"), UNRESOLVED)
def test_a_locale_without_rules_is_refused(tag: str, available: list[str], message: str) -> None:
    with pytest.raises(UnknownLocaleError) as caught:
        tags.resolve(tag, available)
    assert str(caught.value) == f"locale {tag!r} {message}"


def test_a_string_is_no_collection_of_locales() -> None:
    with pytest.raises(InvalidTypeError) as caught:
        tags.resolve("de", "root de")
    assert str(caught.value) == "available must be a collection of str, got str"


def test_every_sample_of_cldr_locales_is_known() -> None:
    # The names of files in CLDR 48.2, common/main.
    files = [
        "ar",
        "ar_AE",
        "ar_EG",
        "ar_SA",
        "az",
        "az_Cyrl",
        "be",
        "bg",
        "bn",
        "bs",
        "cs",
        "da",
        "de",
        "de_AT",
        "de_CH",
        "el",
        "en",
        "en_IN",
        "es",
        "es_MX",
        "et",
        "fa",
        "fi",
        "fil",
        "fr",
        "fr_CA",
        "fr_CH",
        "he",
        "hi",
        "hr",
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "lv",
        "mk",
        "nb",
        "nl",
        "no",
        "pl",
        "pt",
        "pt_BR",
        "pt_PT",
        "ro",
        "root",
        "ru",
        "sk",
        "sl",
        "sq",
        "sr",
        "sr_Latn",
        "sv",
        "th",
        "tr",
        "uk",
        "vi",
        "zh",
        "zh_Hant",
    ]
    assert len(files) == 60
    assert [name for name in files if not tags.known(name.replace("_", "-"))] == []


def test_a_full_cache_gives_the_same_answers() -> None:
    languages = [
        f"{a}{b}" for a in "abcdefghijklmnopqrstuvwxyz" for b in "abcdefghijklmnopqrstuvwxyz"
    ]
    spellings = [f"{language}-{region}" for language in languages for region in ("DE", "JP")]
    first = [tags.fallback(spelling) for spelling in spellings]
    assert [tags.fallback(spelling) for spelling in reversed(spellings)] == first[::-1]
