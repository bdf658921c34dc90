"""Laws of tags, each with the sentence that it comes from; and a second implementation of them."""

import copy
import pickle
from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

import tags_reference as reference
from localeops import tags
from localeops.errors import InvalidInputError, UnknownLocaleError


def is_read(tag: str) -> bool:
    try:
        tags.parse(tag)
    except InvalidInputError:
        return False
    return True


@given(reference.any_tag)
def test_what_is_read_is_what_the_grammar_allows(tag: str) -> None:
    # RFC 5646, 2.1 and UTS #35, Part 1, 3.2, as one regular expression each.
    assert is_read(tag) == reference.well_formed(tag)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    assert is_read(text) == reference.well_formed(text)


@given(reference.any_tag)
def test_a_tag_read_and_written_is_the_same_but_for_case(tag: str) -> None:
    assume(is_read(tag))
    parsed = tags.parse(tag)
    assert str(parsed).lower() == tag.lower()
    for again in (tags.parse(str(parsed)), tags.parse(tag.swapcase()), copy.copy(parsed)):
        assert again == parsed
        assert hash(again) == hash(parsed)
    assert pickle.loads(pickle.dumps(parsed)) == parsed  # noqa: S301 (our own bytes)


@given(reference.any_tag)
def test_the_parts_of_the_extensions_are_all_there(tag: str) -> None:
    assume(is_read(tag))
    parsed = tags.parse(tag)
    extensions = dict(parsed.extensions)
    found = list(parsed.attributes)
    for key, value in parsed.keywords.items():
        found += [key, *value.split("-")]
    # UTS #35, Part 1, 3.2.1: a keyword without a type has the type "true".
    written = extensions.get("u", ())
    assert [one for one in found if one != "true"] == [one for one in written if one != "true"]
    found = parsed.source_language.split("-") if parsed.source_language else []
    for key, value in parsed.transform_fields.items():
        found += [key, *value.split("-")]
    assert tuple(found) == extensions.get("t", ())


@given(reference.language_ids)
def test_the_canonical_form_is_that_of_annex_c(language_id: str) -> None:
    # A second implementation of UTS #35, Part 1, Annex C, over the rules in their whole order.
    assert tags.canonicalize(language_id) == reference.canonical_language_id(language_id)


@given(reference.tags)
def test_the_canonical_form_is_its_own(tag: str) -> None:
    # Annex C, Processing LanguageIds: the rules are applied until none matches.
    canonical = tags.canonicalize(tag)
    assert tags.canonicalize(canonical) == canonical
    assert tags.canonicalize(tag.upper()) == canonical


@given(reference.tags)
def test_the_canonical_form_has_canonical_syntax(tag: str) -> None:
    # UTS #35, Part 1, 3.2.1: "It starts with a language subtag", and everything sorted.
    parsed = tags.parse(tags.canonicalize(tag))
    assert parsed.language
    assert not parsed.extlangs
    assert not parsed.grandfathered
    assert list(parsed.variants) == sorted(parsed.variants)
    assert list(parsed.extensions) == sorted(parsed.extensions)
    assert list(parsed.attributes) == sorted(set(parsed.attributes))
    assert list(parsed.keywords) == sorted(parsed.keywords)
    assert list(parsed.transform_fields) == sorted(parsed.transform_fields)
    assert "true" not in dict(parsed.extensions).get("u", ())


@given(reference.tags, st.randoms(use_true_random=False))
def test_the_canonical_form_does_not_depend_on_the_order(tag: str, random: Random) -> None:
    parsed = tags.parse(tag)
    assume(not parsed.grandfathered)
    variants, extensions = list(parsed.variants), list(parsed.extensions)
    random.shuffle(variants)
    random.shuffle(extensions)
    parts = [parsed.language, parsed.script, parsed.region, *variants]
    parts += ["-".join([singleton, *subtags]) for singleton, subtags in extensions]
    parts += ["x", *parsed.private_use] if parsed.private_use else []
    assert tags.canonicalize("-".join(filter(None, parts))) == tags.canonicalize(tag)


def is_maximized(tag: str) -> bool:
    try:
        tags.maximize(tag)
    except UnknownLocaleError:
        return False
    return True


@given(reference.tags)
def test_the_maximal_form_is_that_of_the_algorithm(tag: str) -> None:
    parsed = tags.parse(tags.canonicalize(tag))
    expected = reference.maximal(parsed.language, parsed.script, parsed.region)
    assert is_maximized(tag) == (expected is not None)
    if expected:
        language_id = tags.parse(tags.maximize(tag)).language_id
        assert language_id == "-".join([*expected, *parsed.variants])


@given(reference.tags)
def test_the_maximal_and_the_minimal_form_are_inverse(tag: str) -> None:
    # UTS #35, Part 1, 4.3: "The reverse operation removes fields that could be added by the first".
    assume(is_maximized(tag))
    most = tags.maximize(tag)
    assert tags.maximize(most) == most
    for least in (tags.minimize(tag), tags.minimize(tag, favor="script")):
        assert tags.maximize(least) == most
        assert len(least) <= len(most)
    assert tags.minimize(most) == tags.minimize(tag)
    assert tags.script(tag) == tags.parse(most).script


@given(reference.language_ids)
def test_the_chain_is_that_of_the_rules(tag: str) -> None:
    # A second implementation of rules 10 to 13, which walks in complete forms.
    parsed = tags.parse(tags.canonicalize(tag))
    likely = reference.maximal(parsed.language, parsed.script, parsed.region)
    assume(parsed.language != "und" and likely and reference.maximal(parsed.language, "", ""))
    expected = reference.chain(parsed.language, parsed.script, parsed.region)
    chain = list(tags.fallback(tag))
    assert chain[0] == parsed.language_id
    without_variants = [locale for locale in chain if not tags.parse(locale).variants]
    assert [one for one in without_variants if one in expected] == expected
    assert set(without_variants) - set(expected) <= {parsed.language_id}


@given(reference.tags)
def test_the_chain_ends_at_root_without_a_cycle(tag: str) -> None:
    # UTS #35, Part 1, 4.1.3, invariants 4 and 5.
    chain = tags.fallback(tag)
    assert chain[-1] == "root"
    assert len(set(chain)) == len(chain)
    assert "und" not in chain


@given(reference.tags)
def test_the_chain_never_crosses_scripts(tag: str) -> None:
    # UTS #35, Part 1, 4.1.3, invariant 3: "or have the same script as the child".
    chain = tags.fallback(tag)[:-1]
    assume(is_maximized(tag) and not chain[0].startswith("und") if chain else False)
    assert {tags.script(locale) for locale in chain} == {tags.script(tag)}


@given(reference.language_ids)
def test_a_script_that_goes_without_saying_changes_nothing(tag: str) -> None:
    assume(is_maximized(tag))
    canonical = tags.parse(tags.canonicalize(tag))
    assume(canonical.language != "und")
    subtags = [canonical.language, tags.script(tag), canonical.region, *canonical.variants]
    scripted = "-".join(filter(None, subtags))
    chain, other = tags.fallback(tag), tags.fallback(scripted)
    assert other in (chain, chain[1:]) or other[1:] == chain
    for available in ({locale} for locale in chain if locale not in {chain[0], "root"}):
        assert tags.resolve(scripted, available) == tags.resolve(tag, available)


@given(reference.tags, st.sets(st.sampled_from(["root", "sr", "sr-Latn", "zh", "zh-Hans", "en"])))
def test_what_is_resolved_is_available_and_on_the_way(tag: str, available: set[str]) -> None:
    chain = tags.fallback(tag)
    try:
        found = tags.resolve(tag, available)
    except UnknownLocaleError:
        assert not available.intersection(chain[:-1])
        assert "root" not in available or not tags.known(tag)
    else:
        assert found in available
        assert found in chain or tags.minimize(found) in chain
