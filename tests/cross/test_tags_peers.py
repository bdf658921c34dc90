"""ICU beside us: every difference belongs to a class, and every class has a difference."""

import functools
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import icu
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

import cldr_reader
import tags_reference
from localeops import tags

KNOWN = tomllib.loads(
    (Path(__file__).parent / "known_differences" / "tags.toml").read_text(encoding="utf-8")
)


def icu_maximize(tag: str) -> str:
    locale = icu.Locale.forLanguageTag(tag)
    locale.addLikelySubtags()
    return str(locale.toLanguageTag())


def icu_minimize(tag: str) -> str:
    locale = icu.Locale.forLanguageTag(tag)
    locale.minimizeSubtags()
    return str(locale.toLanguageTag())


def icu_canonicalize(tag: str) -> str:
    locale = icu.Locale.forLanguageTag(tag)
    return str(icu.Locale.createCanonical(locale.getName()).toLanguageTag())


@functools.cache
def newer_aliases() -> frozenset[str]:
    """Return the languages and subdivisions whose alias in the raw file ICU has not."""
    languages = {
        given
        for given, after in cldr_reader.aliases("language").items()
        if icu_canonicalize(given) != after
    }
    subdivisions = set()
    for subdivision, after in cldr_reader.aliases("subdivision").items():
        first = after.split()[0]
        code = f"{first.lower()}zzzz" if first.isupper() else first
        if icu_canonicalize(f"en-u-sd-{subdivision}") != f"en-u-sd-{code}":
            subdivisions.add(subdivision)
    return frozenset(languages | subdivisions)


def is_older_likely_subtags(tag: str, ours: str, _theirs: str) -> bool:
    return cldr_reader_likely().get(tag) == ours


def is_deprecated_language_kept(tag: str, ours: str, theirs: str) -> bool:
    language = tag.partition("-")[0]
    after = cldr_reader.aliases("language").get(language, "")
    return theirs.partition("-")[0] == language and ours.partition("-")[0] == after


def is_older_aliases(tag: str, _ours: str, _theirs: str) -> bool:
    whole = f"-{tag.lower()}-"
    return any(f"-{alias.lower()}-" in whole for alias in newer_aliases())


def is_variant_before_region(tag: str, ours: str, theirs: str) -> bool:
    language, *rest = tag.lower().split("-")
    numeric = any(subtag.isdigit() and len(subtag) == 3 for subtag in rest)
    without = ours.replace("-AX", "", 1)
    return language == "sgn" and numeric and "aaland" in rest and without == theirs


@functools.cache
def cldr_reader_likely() -> dict[str, str]:
    return cldr_reader.likely_subtags()


PREDICATES: dict[str, Callable[[str, str, str], bool]] = {
    "older-likely-subtags": is_older_likely_subtags,
    "deprecated-language-kept": is_deprecated_language_kept,
    "older-aliases": is_older_aliases,
    "variant-before-region": is_variant_before_region,
}


def class_of(function: str, tag: str, ours: str, theirs: str) -> str:
    """Return the class of a difference; the test fails for one that has none."""
    for name, entry in KNOWN.items():
        if entry["function"] == function and PREDICATES[name](tag, ours, theirs):
            return str(name)
    msg = f"{function}({tag!r}): we say {ours}, ICU says {theirs}"
    raise AssertionError(msg)


def test_the_classes_are_those_that_have_a_predicate() -> None:
    assert set(KNOWN) == set(PREDICATES)
    assert icu.VERSION == "2.17"
    assert icu.ICU_VERSION.partition(".")[0] == "72"


def test_maximal_forms_beside_icu() -> None:
    found: Counter[str] = Counter()
    rows = cldr_reader_likely()
    for tag in rows:
        ours, theirs = tags.maximize(tag), icu_maximize(tag)
        same = "same" if ours == theirs else class_of("maximize", tag, ours, theirs)
        found[same] += 1
    assert found == {
        "same": 1187,
        "deprecated-language-kept": 1,
        "older-likely-subtags": 6600,
    }


def test_minimal_forms_beside_icu() -> None:
    # Where both have the same maximal form for the tag and for what is left of it.
    same = 0
    for tag in cldr_reader_likely():
        ours, theirs = tags.minimize(tag), icu_minimize(tag)
        if ours == theirs:
            same += 1
        elif all(icu_maximize(one) == tags.maximize(one) for one in (tag, ours, theirs)):
            msg = f"minimize({tag!r}): we say {ours}, ICU says {theirs}"
            raise AssertionError(msg)
    assert same > 1000


def test_aliases_beside_icu() -> None:
    found: Counter[str] = Counter()
    cases = list(cldr_reader.aliases("language"))
    cases += [f"und-{region}" for region in cldr_reader.aliases("territory") if region.isdigit()]
    cases += [f"hy-{region}" for region in cldr_reader.aliases("territory") if len(region) == 2]
    cases += [f"en-u-rg-{code}" for code in cldr_reader.aliases("subdivision")]
    for tag in cases:
        ours, theirs = tags.canonicalize(tag), icu_canonicalize(tag)
        found["same" if ours == theirs else class_of("canonicalize", tag, ours, theirs)] += 1
    assert len(cases) == 982
    assert found == {"same": 963, "older-aliases": 19}


@given(tags_reference.language_ids, st.sampled_from(["", "-u-co-phonebk-kn-true", "-t-cmn-810"]))
@settings(max_examples=1000, suppress_health_check=list(HealthCheck))
@seed(48)
def test_canonical_forms_beside_icu(language_id: str, extensions: str) -> None:
    tag = language_id + extensions
    ours, theirs = tags.canonicalize(tag), icu_canonicalize(tag)
    if ours != theirs:
        class_of("canonicalize", tag, ours, theirs)


def test_a_variant_that_is_a_region_beside_icu() -> None:
    tag = "sgn-280-aaland"
    ours, theirs = tags.canonicalize(tag), icu_canonicalize(tag)
    assert (ours, theirs) == ("gsg-AX", "gsg")
    assert class_of("canonicalize", tag, ours, theirs) == "variant-before-region"


def test_every_locale_of_icu_is_known() -> None:
    names = [str(name) for name in icu.Locale.getAvailableLocales()]
    assert len(names) > 800
    unknown = [
        name for name in names if not tags.known(icu.Locale.createFromName(name).toLanguageTag())
    ]
    assert unknown == []
