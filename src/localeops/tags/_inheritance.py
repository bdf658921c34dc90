"""Falling back: UTS #35, Part 1, 4.1.3 (Parent Locales), and which locales CLDR knows."""

from __future__ import annotations

from localeops.errors import (
    InvalidTypeError,
    UnknownLocaleError,
    did_you_mean,
    require_choice,
    require_text,
)
from localeops.tags import _data
from localeops.tags._canonical import canonical
from localeops.tags._syntax import Tag, read, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Literal

    Component = Literal["main", "collations", "grammaticalFeatures", "plurals", "segmentations"]

__all__ = ["fallback", "known", "resolve"]

_COMPONENTS = ("main", "collations", "grammaticalFeatures", "plurals", "segmentations")
_MOST_LISTED = 12  # locales that an error lists
_LONGEST_KEPT, _MOST_KEPT = 64, 1024  # as in _canonical
_cache: dict[tuple[str, Component], tuple[tuple[str, str], ...]] = {}


def resolve(tag: str, available: Collection[str], /, *, component: Component = "main") -> str:
    """Return the first locale on a tag's way to root that rules are available for.

    The way is that of `fallback`. A locale whose script goes without saying may be available with
    the script or without: ``zh-Hans`` serves ``zh`` and ``zh-SG``. Root is the answer only if it is
    available and CLDR knows the locale (see `known`): then that nothing more special is there means
    that root is right. Make the set of available locales accordingly.

    Args:
        tag: A BCP 47 tag.
        available: Canonical tags without extensions, and ``"root"`` if its rules are there.
        component: The kind of data, as in `fallback`.

    Returns:
        The member of *available*.

    Raises:
        InvalidInputError: The tag is not well formed (see `canonicalize`), or *component* is none
            of those listed.
        InvalidTypeError: The tag or *component* is not a ``str``, or *available* is one.
        UnknownLocaleError: Nothing on the way is available, or only root and CLDR does not know the
            locale.

    Examples:
        >>> resolve("tr-Latn-CY", {"root", "tr", "az", "lt"})
        'tr'
        >>> resolve("zh-TW", {"ja", "ko", "zh-Hans", "zh-Hant"}), resolve("nb-NO", {"no", "sv"})
        ('zh-Hant', 'no')
        >>> resolve("sr-Latn", {"root", "sr"}), resolve("sr-RS", {"root", "sr"})
        ('root', 'sr')
        >>> resolve("sr-Latn", {"sr", "bg"})
        Traceback (most recent call last):
        ...
        localeops.errors.UnknownLocaleError: locale 'sr-Latn' has no rules here: they are for 'bg' \
and 'sr' (did you mean 'sr'?)
    """
    if isinstance(available, (str, bytes)) or not hasattr(available, "__iter__"):
        msg = f"available must be a collection of str, got {type(available).__name__}"
        raise InvalidTypeError(msg)
    available = frozenset(available)
    for locale, scripted in _chain(tag, component, "locale"):
        if locale in available:
            return locale
        if scripted in available:
            return scripted
    if "root" in available and _is_known(tag, "locale"):
        return "root"
    for one in available:
        require_text(one, "each of available")
    raise UnknownLocaleError(_no_rules(tag, canonical(tag, "locale"), available))


def fallback(tag: str, /, *, component: Component = "main") -> tuple[str, ...]:
    """Return the locales whose data a locale inherits, from itself to ``root``.

    Rules 10 to 13 of this module's list say how. With another *component* than ``"main"`` the
    parents are those of that kind of data alone, as UTS #35, Part 1, 4.1.3 says: there a language
    in another script falls back on the language, because such data mixes no text.

    Args:
        tag: A BCP 47 tag.
        component: The kind of data: ``"main"`` for everything but the other four, which are
            ``"collations"``, ``"grammaticalFeatures"``, ``"plurals"`` and ``"segmentations"``.

    Returns:
        The canonical tag without extensions, its completed form if that differs, its ancestors, and
        ``"root"``. Of ``und`` that is ``"root"`` alone.

    Raises:
        InvalidInputError: The tag is not well formed (see `canonicalize`), or *component* is none
            of those listed.
        InvalidTypeError: The tag or *component* is not a ``str``.

    Examples:
        >>> fallback("zh-TW")
        ('zh-TW', 'zh-Hant-TW', 'zh-Hant', 'root')
        >>> fallback("en-AU"), fallback("nb")
        (('en-AU', 'en-001', 'en', 'root'), ('nb', 'no', 'root'))
        >>> fallback("sr-Latn"), fallback("sr-ME")
        (('sr-Latn', 'root'), ('sr-ME', 'sr-Latn-ME', 'sr-Latn', 'root'))
        >>> fallback("zh-Hant", component="collations")
        ('zh-Hant', 'zh', 'root')
    """
    return (*(locale for locale, _ in _chain(tag, component, "tag")), "root")


def known(tag: str, /) -> bool:
    """Tell whether CLDR has a locale for the language, in the script, of a tag.

    The region does not count: ``de-JP`` is a known locale because ``de`` is. ``und`` is known, and
    so is ``und`` with anything: it is root.

    Args:
        tag: A BCP 47 tag.

    Returns:
        Whether one of the locales before root in `fallback` is a locale of CLDR's.

    Raises:
        InvalidInputError: The tag is not well formed (see `canonicalize`).
        InvalidTypeError: The tag is not a ``str``.

    Examples:
        >>> known("cs"), known("zh-Hant"), known("de-JP")
        (True, True, True)
        >>> known("tlh"), known("ru-Latn"), known("jp")
        (False, False, False)
    """
    return _is_known(tag, "tag")


def _chain(text: str, component: Component, name: str) -> tuple[tuple[str, str], ...]:
    """Return the locales from a tag, which errors call *name*, to root, root left out.

    Beside each is the same locale with the script that goes without saying, or the same again.
    """
    readable = isinstance(text, str) and isinstance(component, str)
    chain = _cache.get((text, component)) if readable else None
    if chain is None:
        require_choice(component, "component", _COMPONENTS)
        chain = _walk(canonical(text, name), component)
        if len(text) <= _LONGEST_KEPT:
            if len(_cache) >= _MOST_KEPT:
                _cache.clear()
            _cache[text, component] = chain
    return chain


def _walk(tag: Tag, component: Component) -> tuple[tuple[str, str], ...]:
    parents = _data.parents(component)
    language, region, variants = tag.language, tag.region, list(tag.variants)
    common = "" if language == "und" else _data.likely_script(language)
    script = tag.script or ("" if language == "und" else _data.likely_script(language, region))
    chain = {tag.language_id: tag.language_id}
    while True:
        # The likely script of the language alone goes without saying, unless the region would
        # then be read with another one: `pa-PK` is `pa-Arab-PK`.
        if script == common and (not region or _data.likely_script(language, region) == common):
            script = ""
        locale = _joined(language, script, region, variants)
        chain[locale] = _joined(language, script or common, region, variants)
        parent = parents.get(locale, "")
        if parent == "root":
            break
        if parent:
            after = read(parent, "parent")
            language, script, region = after.language, after.script, after.region
            common = _data.likely_script(language)
        elif variants:
            variants.pop()
        elif region:
            region = ""
        elif script and component != "main":
            script = ""
        else:
            break
    chain.pop("und", None)
    return tuple(chain.items())


def _joined(language: str, script: str, region: str, variants: list[str]) -> str:
    return "-".join(filter(None, (language, script, region, *variants)))


def _is_known(text: str, name: str) -> bool:
    chain = _chain(text, "main", name)
    locales = _data.known()
    return canonical(text, name).language == "und" or any(one in locales for one, _ in chain)


def _no_rules(text: str, tag: Tag, available: Collection[str]) -> str:
    """Return the message for a locale that there are no rules for."""
    named = sorted(set(available) - {"root"})
    hint = _hint(tag, named, root="root" in available)
    if "root" in available:
        return f"locale {shown(text)} is not one that CLDR {_edition()} has data for{hint}"
    listed = [repr(one) for one in named[:_MOST_LISTED]]
    if len(named) > _MOST_LISTED:
        listed.append(f"{len(named) - _MOST_LISTED} more")
    there = " and ".join(filter(None, (", ".join(listed[:-1]), *listed[-1:])))
    return f"locale {shown(text)} has no rules here: they are for {there or 'none'}{hint}"


def _hint(tag: Tag, named: list[str], *, root: bool) -> str:
    """Return a question that names what may have been meant, or nothing.

    That is the language in another script, a similar tag, or, for a region that was taken for a
    language (``jp``), the language of the region.
    """
    for one in named:
        if one.partition("-")[0] == tag.language:
            return f" (did you mean {one!r}?)"
    language = _data.language_of_region(tag.language.upper())
    if language and tag.language not in _data.known() and (root or language in named):
        return f" (did you mean {language!r}?)"
    return did_you_mean(tag.language_id, named)


def _edition() -> str:
    from localeops._tables import editions

    return dict(editions.EDITIONS)["cldr"]
