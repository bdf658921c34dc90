"""The whole data of CLDR and the examples of the standards, through the public functions."""

import re
from typing import Any

import pytest

import cldr_reader
import tags_reference
from localeops import tags
from localeops.errors import InvalidInputError

# Rows whose language is deprecated: UTS #35, Part 1, 4.3 keeps them for those who do not make the
# tag canonical first. Ours is canonical, so the successor stands in the answer.
DEPRECATED = {"in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil"}


def test_every_row_of_the_likely_subtags() -> None:
    rows = cldr_reader.likely_subtags()
    assert len(rows) == 7788
    wrong = {}
    for given, likely in rows.items():
        language, _, rest = likely.partition("-")
        expected = f"{DEPRECATED.get(given, language)}-{rest}"
        if tags.maximize(given) != expected:
            wrong[given] = tags.maximize(given)
    assert wrong == {}


def test_every_alias_of_a_language() -> None:
    rows = cldr_reader.aliases("language")
    assert len(rows) == 500
    wrong = {given: after for given, after in rows.items() if tags.canonicalize(given) != after}
    assert wrong == {}


@pytest.mark.parametrize(("kind", "count"), [("script", 1), ("variant", 2)])
def test_every_alias_of_a_script_and_a_variant(kind: str, count: int) -> None:
    rows = cldr_reader.aliases(kind)
    assert len(rows) == count
    for given, after in rows.items():
        assert tags.canonicalize(f"und-{given}") == f"und-{after}"


def test_every_alias_of_a_region() -> None:
    # Of several regions the first: the likely region of "und" is US, which no list contains.
    rows = cldr_reader.aliases("territory")
    assert len(rows) == 640
    short = {given: after.split() for given, after in rows.items() if not given.isalpha()}
    short |= {given: after.split() for given, after in rows.items() if len(given) == 2}
    assert len(short) == 335
    assert not any("US" in after[1:] for after in short.values())
    wrong = {
        given: after[0]
        for given, after in short.items()
        if tags.canonicalize(f"und-{given}") != f"und-{after[0]}"
    }
    assert wrong == {}


def test_every_alpha3_code_is_refused_and_the_region_named() -> None:
    # UTS #35, Part 1, Annex C discards these aliases: three letters after a language are an
    # extended language in BCP 47, and "en" has none.
    rows = {
        given: after.split()[0]
        for given, after in cldr_reader.aliases("territory").items()
        if len(given) == 3 and given.isalpha()
    }
    assert len(rows) == 305
    for given, region in rows.items():
        with pytest.raises(InvalidInputError, match=re.escape(f"(did you mean 'en-{region}'?)")):
            tags.canonicalize(f"en-{given}")


def test_every_alias_of_a_region_for_every_language_of_cldr() -> None:
    # Annex C, Territory Exception: "look up the most likely territory for the base language code".
    several = {
        given: after.split()
        for given, after in cldr_reader.aliases("territory").items()
        if " " in after and not (len(given) == 3 and given.isalpha())
    }
    assert len(several) == 18
    languages = sorted({locale.partition("-")[0] for locale in cldr_reader.default_content()})
    likely = cldr_reader.likely_subtags()
    wrong = {}
    chosen = set()
    for language in languages:
        region = likely[language].split("-")[2]
        for given, after in several.items():
            expected = region if region in after else after[0]
            chosen.add(expected)
            if tags.canonicalize(f"{language}-{given}") != f"{language}-{expected}":
                wrong[language, given] = expected
    assert wrong == {}
    assert {"AM", "AZ", "UA", "BQ", "SK", "HR"} - chosen == {"BQ"}  # pap is likely in CW


def test_every_alias_of_a_subdivision() -> None:
    rows = cldr_reader.aliases("subdivision")
    assert len(rows) == 147
    wrong = {}
    for given, choices in rows.items():
        after = choices.split()[0]
        if after.isupper():  # Annex C: "also append zzzz"
            after = f"{after.lower()}zzzz"
        for key in ("rg", "sd"):
            if tags.canonicalize(f"en-u-{key}-{given}") != f"en-u-{key}-{after}":
                wrong[given] = after
    assert wrong == {}


def test_every_parent_of_the_main_component() -> None:
    rows = cldr_reader.parents(None)
    assert len(rows) == 199
    wrong = {
        child: tags.fallback(child)
        for child, parent in rows.items()
        if tags.fallback(child)[:2] != (child, parent)
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("component", "count"),
    [("collations", 6), ("plurals", 0), ("segmentations", 0), ("grammaticalFeatures", 0)],
)
def test_every_parent_of_the_other_components(component: str, count: int) -> None:
    rows = cldr_reader.parents(component)
    assert len(rows) == count
    likely = {"zh-Hans": "zh", "yue-Hant": "yue"}  # what goes without saying is not written
    for child, parent in rows.items():
        options: dict[str, Any] = {"component": component}
        chain = tags.fallback(child, **options)
        steps = [child, likely.get(child, child), likely.get(parent, parent)]
        if child == "yue-CN":
            steps.insert(1, "yue-Hans-CN")
        assert chain[: len(set(steps))] == tuple(dict.fromkeys(steps))


def test_every_locale_of_cldr_is_known() -> None:
    locales = {*cldr_reader.default_content(), *cldr_reader.parents(None)}
    assert len(locales) == 581
    assert [locale for locale in sorted(locales) if not tags.known(locale)] == []


def test_no_language_outside_of_cldr_is_known() -> None:
    listed = [*cldr_reader.default_content(), *cldr_reader.parents(None)]
    languages = {locale.partition("-")[0] for locale in listed} | {"no", "und"}
    aliases = cldr_reader.aliases("language")
    others = {
        given
        for given in cldr_reader.likely_subtags()
        if "-" not in given and given not in languages and given not in aliases
    }
    assert len(others) == 6878
    assert [language for language in sorted(others) if tags.known(language)] == []


def test_nothing_falls_back_on_another_script() -> None:
    # UTS #35, Part 1, 4.1.3, invariant 3: "The parent must either be the root locale or have the
    # same script as the child."
    for child in cldr_reader.likely_subtags():
        if child.startswith("und"):
            continue
        *chain, root = tags.fallback(child)
        assert root == "root"
        assert {tags.script(locale) for locale in chain} == {tags.script(child)}


# RFC 5646, Appendix A.
WELL_FORMED = [
    *("de", "fr", "ja", "i-enochian"),
    *("zh-Hant", "zh-Hans", "sr-Cyrl", "sr-Latn"),
    *("zh-cmn-Hans-CN", "cmn-Hans-CN", "zh-yue-HK", "yue-HK"),
    *("zh-Hans-CN", "sr-Latn-RS"),
    *("sl-rozaj", "sl-rozaj-biske", "sl-nedis"),
    *("de-CH-1901", "sl-IT-nedis"),
    *("hy-Latn-IT-arevela",),
    *("de-DE", "en-US", "es-419"),
    *("de-CH-x-phonebk", "az-Arab-x-aze-derbend"),
    *("x-whatever", "qaa-Qaaa-QM-x-southern", "de-Qaaa", "sr-Latn-QM", "sr-Qaaa-RS"),
    *("en-US-u-islamcal", "zh-CN-a-myext-x-private", "en-a-myext-b-another"),
]
INVALID = ["de-419-DE", "a-DE", "ar-a-aaa-b-bbb-a-ccc"]


def test_the_examples_of_rfc_5646() -> None:
    assert len(WELL_FORMED) == 33
    for tag in WELL_FORMED:
        assert str(tags.parse(tag)) == tag
        assert str(tags.parse(tag.upper())) == tag
        assert tags_reference.well_formed(tag)
    for tag in INVALID:
        assert not tags_reference.well_formed(tag)
        with pytest.raises(InvalidInputError):
            tags.parse(tag)


def test_the_case_of_rfc_5646() -> None:
    # RFC 5646, 2.1.1: "mn-cYrL-Mn ... recommended for formatting: mn-Cyrl-MN"; and the examples of
    # the same section for subtags after a singleton and in private use.
    assert str(tags.parse("mN-cYrL-Mn")) == "mn-Cyrl-MN"
    assert str(tags.parse("EN-ca-X-CA")) == "en-CA-x-ca"
    assert str(tags.parse("SGN-be-fr")) == "sgn-BE-FR"
    assert str(tags.parse("AZ-latn-X-LATN")) == "az-Latn-x-latn"


@pytest.mark.parametrize("tag", tags_reference.GRANDFATHERED)
def test_every_grandfathered_tag(tag: str) -> None:
    for spelled in (tag, tag.lower(), tag.upper()):
        assert tags.parse(spelled).grandfathered == tag
        assert str(tags.parse(spelled)) == tag


# UTS #35, Part 1: the tables and examples of 3.2.1, 3.3.1 and Annex C.
CANONICAL = {
    "en-US": "en-US",
    "iw-FX": "he-FR",
    "cmn-TW": "zh-TW",
    "zh-cmn-TW": "zh-TW",
    "sr-CS": "sr-RS",
    "sh": "sr-Latn",
    "sh-Cyrl": "sr-Cyrl",
    "hy-SU": "hy-AM",
    "i-enochian": "und-x-i-enochian",
    "x-abc": "und-x-abc",
    "root": "und",
    "root-u-cu-usd": "und-u-cu-usd",
    "Latn-DE": "und-Latn-DE",
    "en-scouse-fonipa": "en-fonipa-scouse",
    "en-u-yyy-t-xxx": "en-t-xxx-u-yyy",
    "en-u-foo-bar-nu-thai-ca-buddhist-kk-true": "en-u-bar-foo-ca-buddhist-kk-nu-thai",
    "ja-Latn-fonipa-hepburn-heploc": "ja-Latn-alalc97-fonipa",
    "en-u-rg-fi01": "en-u-rg-axzzzz",
    "eng-840": "en-US",
    "swh": "sw",
    "i-mingo": "see-x-i-mingo",
    # The explicit cases of CLDR's own test data for locale canonicalization.
    "art-lojban": "jbo",
    "en-US-aaland": "en-US",
    "en-US-heploc": "en-US-alalc97",
    "en-US-polytoni": "en-US-polyton",
    "en-aaland": "en-AX",
    "en-arevela": "en",
    "en-arevmda-arevela": "en",
    "en-lojban": "en",
    "hy-arevela": "hy",
    "hy-arevmda": "hyw",
    "hy-arevmda-arevela": "hyw",
    "hye-arevmda": "hyw",
    "no-bokmal-nynorsk": "nb",
    "no-nynorsk-bokmal": "nb",
    "zh-guoyu-hakka-xiang": "hak",
    "zh-hakka-xiang": "hak",
    "sgn-076": "bzs",
    "sgn-DD": "gsg",
    "sgn-FX": "fsl",
    "aa-Adlm-AC-fonipa-saaho": "ssy-Adlm-AC-fonipa",
}


@pytest.mark.parametrize(("tag", "canonical"), CANONICAL.items())
def test_the_canonical_forms_of_uts35(tag: str, canonical: str) -> None:
    assert tags.canonicalize(tag) == canonical


# UTS #35, Part 1, 4.3, 4.2.6 and 3.2.1.
LIKELY = {
    "zh": "zh-Hans-CN",
    "zh-TW": "zh-Hant-TW",
    "zh-Hant": "zh-Hant-TW",
    "ZH-ZZZZ-SG": "zh-Hans-SG",
    "und-TW": "zh-Hant-TW",
    "und-AF": "fa-Arab-AF",
    "fa-Arab-AF": "fa-Arab-AF",
    "und-Arab-AF": "fa-Arab-AF",
    "fa-AF": "fa-Arab-AF",
    "sr-ME": "sr-Latn-ME",
    "IW-HEBR": "he-Hebr-IL",
    # From CLDR's own test data for likely subtags.
    "af-Egyp": "af-Egyp-ZA",
    "az-AQ": "az-Latn-AQ",
    "hi-Latn": "hi-Latn-IN",
    "und": "en-Latn-US",
    "und-Latn-CN": "za-Latn-CN",
    "und-Laoo-AQ": "lo-Laoo-AQ",
    "und-RS": "sr-Cyrl-RS",
    "yue-CN": "yue-Hans-CN",
}
# The tag, and what is left of it if the region and if the script is favoured.
MINIMAL = {
    "en-Latn": ("en", "en"),
    "ja-Jpan-JP": ("ja", "ja"),
    "de-Latn-DE": ("de", "de"),
    "zh-Hans-CN": ("zh", "zh"),
    "zh-Hant-TW": ("zh-TW", "zh-Hant"),
    "zh-Hant-HK": ("zh-HK", "zh-HK"),
    "sr-Latn-RS": ("sr-Latn", "sr-Latn"),
    "zh-Egyp": ("zh-Egyp", "zh-Egyp"),
    "yue-Hans": ("yue-CN", "yue-Hans"),
    "uz-Cyrl-UZ": ("uz-Cyrl", "uz-Cyrl"),
    "und-Latn-ME": ("sr-ME", "sr-ME"),
    "zh-Hans-TW": ("zh-Hans-TW", "zh-Hans-TW"),
}


@pytest.mark.parametrize(("tag", "maximal"), LIKELY.items())
def test_the_likely_subtags_of_uts35(tag: str, maximal: str) -> None:
    assert tags.maximize(tag) == maximal


@pytest.mark.parametrize(("tag", "minimal"), MINIMAL.items())
def test_the_minimal_forms_of_uts35(tag: str, minimal: tuple[str, str]) -> None:
    assert (tags.minimize(tag), tags.minimize(tag, favor="script")) == minimal
