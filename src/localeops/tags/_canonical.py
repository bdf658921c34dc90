"""The canonical form of tags: UTS #35, Part 1, Annex C."""

from __future__ import annotations

from localeops.errors import InvalidInputError
from localeops.tags import _data
from localeops.tags._syntax import Tag, read, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["canonicalize"]

# The languages that have extended languages, by the registry of RFC 5646. After any other, three
# letters are an ISO 3166-1 alpha-3 code or a slip: `en-USA` is not the language `usa`.
_MACROLANGUAGES = frozenset({"ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"})
# Extended languages in the registry that are alpha-3 codes too. Other alpha-3 codes are regions
# by mistake: `zh-TWN` is not the language `twn`.
_EXTLANGS_LIKE_ALPHA3 = {
    "ms": frozenset({"pse", "xmm"}),
    "sgn": frozenset({"afg", "eth", "isr", "lso", "msr", "svk", "tza"}),
    "zh": frozenset({"mnp"}),
}
_SUBDIVISION_KEYS = frozenset({"rg", "sd"})
_REGION_LENGTH = 2
_SCRIPT_LENGTH = 4
_LONGEST_KEPT, _MOST_KEPT = 64, 1024  # what the cache holds: any locale in use, and not more
_cache: dict[str, Tag] = {}


def canonicalize(tag: str, /) -> str:
    """Return the canonical form of a tag: the one spelling of all that mean the same.

    The form is that of UTS #35, Part 1, Annex C: deprecated, legacy and overlong subtags are
    replaced, what has no order is sorted, and case is that of RFC 5646, 2.1.1. The rules are 5 to 8
    of this module's list. It is idempotent.

    Args:
        tag: A BCP 47 tag. The separator is ``-``; case does not matter.

    Returns:
        The canonical tag. It always begins with a language, which is ``und`` if there was none.

    Raises:
        InvalidInputError: The tag is not well formed; or it has an extended language after a
            language that has none, as ``en-USA`` does, or more than one.
        InvalidTypeError: The tag is not a ``str``.

    Examples:
        >>> canonicalize("iw-latn-u-kn-true-co-standard")
        'he-Latn-u-co-standard-kn'
        >>> canonicalize("zh-min-nan"), canonicalize("cmn-Hant-158"), canonicalize("zh-yue-HK")
        ('nan', 'zh-Hant-TW', 'yue-HK')
        >>> canonicalize("hy-SU"), canonicalize("ru-SU"), canonicalize("sh-Cyrl")
        ('hy-AM', 'ru-RU', 'sr-Cyrl')
    """
    return str(canonical(tag, "tag"))


def canonical(text: str, name: str) -> Tag:
    """Return the parts of the canonical form; errors call the tag *name*."""
    tag = _cache.get(text) if isinstance(text, str) else None
    if tag is not None:
        return tag
    tag = _canonical(text, name)
    if len(text) <= _LONGEST_KEPT:
        if len(_cache) >= _MOST_KEPT:
            _cache.clear()
        _cache[text] = tag
    return tag


def _canonical(text: str, name: str) -> Tag:
    tag = read(text, name)
    whole = _data.legacy().get(str(tag).lower())
    if whole:
        tag = read(whole, name, grandfathered=False)
    elif tag.grandfathered:
        tag = read(text, name, grandfathered=False)
    language, script, region, variants = _language_id(_with_language(tag, text, name), text, name)
    return Tag(
        language=language,
        script=script,
        region=region,
        variants=variants,
        extensions=tuple(
            (singleton, _extension(singleton, tag, subtags, text, name))
            for singleton, subtags in sorted(tag.extensions)
        ),
        private_use=tag.private_use,
    )


def _with_language(tag: Tag, text: str, name: str) -> Tag:
    """Return the tag with a language of two, three or more than four letters first."""
    if tag.language == "root":
        subtags = ("und", *filter(None, (tag.script, tag.region, *tag.variants)))
        return read("-".join(subtags), name)
    if len(tag.language) == _SCRIPT_LENGTH:
        if tag.script:
            msg = (
                f"{name} must begin with a language, got {shown(text)}: "
                f"{tag.language.title()!r} and {tag.script!r} are both scripts"
            )
            raise InvalidInputError(msg)
        return read(f"und-{tag.language_id}", name)
    return tag if tag.language else Tag(language="und")


def _language_id(tag: Tag, text: str, name: str) -> tuple[str, str, str, tuple[str, ...]]:
    """Return language, script, region and variants after extended languages and all aliases."""
    language = _without_extlangs(tag, text, name)
    script, region, variants = tag.script, tag.region, set(tag.variants)
    aliases = _data.aliases()
    while True:
        for rule in _matching(language, script, region, variants):
            if rule in aliases:
                break
        else:
            return language, script, region, tuple(sorted(variants))
        given = read(rule, name, grandfathered=False)
        after = read(_replacement(aliases[rule], language, script), name)
        if given.language != "und" or language == "und":
            language = after.language
        script = after.script if given.script or not script else script
        region = after.region if given.region or not region else region
        if given.variants or not variants:
            variants = variants.difference(given.variants).union(after.variants)


def _matching(language: str, script: str, region: str, variants: set[str]) -> Iterator[str]:
    """Yield every rule that could match, in the order in which Annex C tries them."""
    if language != "und":
        if region:
            yield f"{language}-{region}"
        for variant in sorted(variants):
            yield f"{language}-{variant}"
    if variants.issuperset(("hepburn", "heploc")):  # the one rule with two variants
        yield "und-hepburn-heploc"
    if language != "und":
        yield language
    if script:
        yield f"und-{script}"
    if region:
        yield f"und-{region}"
    for variant in sorted(variants):
        yield f"und-{variant}"


def _replacement(choices: str, language: str, script: str) -> str:
    """Return the replacement: of several regions the likely one of the language, or the first.

    UTS #35, Part 1, Annex C, Territory Exception; the script counts if there is one.
    """
    first, *others = choices.split(" ")
    if others:
        likely = _data.likely(language, script, "")
        if likely and f"und-{likely[2]}" in others:
            return f"und-{likely[2]}"
    return first


def _without_extlangs(tag: Tag, text: str, name: str) -> str:
    """Return the language, or the extended language in its place (RFC 5646, 4.5, step 3)."""
    if not tag.extlangs:
        return tag.language
    extlang = tag.extlangs[0]
    before = f"{name} must not have"
    region = _data.alpha3().get(extlang, "").partition(" ")[0]
    allowed = extlang in _EXTLANGS_LIKE_ALPHA3.get(tag.language, ()) or not region
    hint = f" (did you mean '{tag.language}-{region}'?)" if region else ""
    if tag.language not in _MACROLANGUAGES or not allowed:
        msg = (
            f"{before} an extended language after {tag.language!r}, got {shown(text)}: "
            f"{extlang!r} is none{hint}"
        )
        raise InvalidInputError(msg)
    if len(tag.extlangs) > 1:
        msg = f"{before} more than one extended language, got {shown(text)}"
        raise InvalidInputError(msg)
    return extlang


def _extension(
    singleton: str, tag: Tag, subtags: tuple[str, ...], text: str, name: str
) -> tuple[str, ...]:
    """Return the subtags of an extension in canonical form."""
    if singleton == "u":
        found = sorted(set(tag.attributes))
        for key, value in sorted(tag.keywords.items()):
            found.append(key)
            if value != "true":
                found += _subdivision(key, value).split("-")
        return tuple(found)
    if singleton == "t":
        found = []
        if tag.source_language:
            source = read(tag.source_language, name, grandfathered=False)
            language, script, region, variants = _language_id(source, text, name)
            found = [part.lower() for part in (language, script, region, *variants) if part]
        for key, value in sorted(tag.transform_fields.items()):
            found += [key, *value.split("-")]
        return tuple(found)
    return subtags


def _subdivision(key: str, value: str) -> str:
    """Return the subdivision that has replaced one; a region that has gets ``zzzz`` after it."""
    aliases = _data.subdivisions() if key in _SUBDIVISION_KEYS else {}
    after = aliases.get(value, value).partition(" ")[0].lower()
    return f"{after}zzzz" if len(after) == _REGION_LENGTH else after
