"""Likely subtags: UTS #35, Part 1, 4.3."""

from __future__ import annotations

from localeops.errors import UnknownLocaleError, require_choice
from localeops.tags import _data
from localeops.tags._canonical import canonical
from localeops.tags._syntax import Tag, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

__all__ = ["maximize", "minimize", "script"]


def maximize(tag: str, /) -> str:
    """Return a tag with the likely language, script and region filled in.

    This is "Add Likely Subtags" of UTS #35, Part 1, 4.3. The tag is made canonical first; variants,
    extensions and private use stay as they are. The unknown script ``Zzzz`` and the unknown region
    ``ZZ`` count as missing.

    Args:
        tag: A BCP 47 tag.

    Returns:
        The canonical tag with language, script and region.

    Raises:
        InvalidInputError: The tag is not well formed (see `canonicalize`).
        InvalidTypeError: The tag is not a ``str``.
        UnknownLocaleError: CLDR has no likely subtags for the language, and one is missing.

    Examples:
        >>> maximize("zh-TW"), maximize("sr-ME"), maximize("de-u-co-phonebk")
        ('zh-Hant-TW', 'sr-Latn-ME', 'de-Latn-DE-u-co-phonebk')
        >>> maximize("und-Arab-AF"), maximize("und-Hira")
        ('fa-Arab-AF', 'ja-Hira-JP')
    """
    return str(_maximal(tag))


def minimize(tag: str, /, *, favor: Literal["region", "script"] = "region") -> str:
    """Return a tag without the script and region that `maximize` would fill in again.

    This is "Remove Likely Subtags" of UTS #35, Part 1, 4.3. Where either the script or the region
    is enough, *favor* says which one stays.

    Args:
        tag: A BCP 47 tag.
        favor: ``"region"`` keeps ``zh-TW`` of ``zh-Hant-TW``, ``"script"`` keeps ``zh-Hant``.

    Returns:
        The shortest canonical tag with the same maximal form.

    Raises:
        InvalidInputError: The tag is not well formed (see `canonicalize`), or *favor* is neither.
        InvalidTypeError: The tag or *favor* is not a ``str``.
        UnknownLocaleError: CLDR has no likely subtags for the language, and one is missing.

    Examples:
        >>> minimize("ja-Jpan-JP"), minimize("sr-Latn-RS"), minimize("en-Latn-GB")
        ('ja', 'sr-Latn', 'en-GB')
        >>> minimize("zh-Hant"), minimize("zh-TW", favor="script")
        ('zh-TW', 'zh-Hant')
    """
    require_choice(favor, "favor", ("region", "script"))
    most = _maximal(tag)
    language, script, region = most.language, most.script, most.region
    trials = [("", ""), ("", region), (script, "")]
    if favor == "script":
        trials[1:] = trials[:0:-1]
    for trial_script, trial_region in trials:
        if _data.likely(language, trial_script, trial_region) == (language, script, region):
            script, region = trial_script, trial_region
            break
    return str(_with(most, language, script, region))


def script(tag: str, /) -> str:
    """Return the script of a tag, or the likely one if it has none.

    Args:
        tag: A BCP 47 tag.

    Returns:
        The script as four letters of ISO 15924, such as ``Latn``.

    Raises:
        InvalidInputError: The tag is not well formed (see `canonicalize`).
        InvalidTypeError: The tag is not a ``str``.
        UnknownLocaleError: CLDR has no likely subtags for the language, and no script is given.

    Examples:
        >>> script("sr"), script("sr-Latn"), script("sr-ME"), script("ja")
        ('Cyrl', 'Latn', 'Latn', 'Jpan')
        >>> script("uz-AF"), script("zh-HK"), script("ru")
        ('Arab', 'Hant', 'Cyrl')
    """
    return _known_script(canonical(tag, "tag")) or _maximal(tag).script


def _maximal(text: str) -> Tag:
    tag = canonical(text, "tag")
    script = _known_script(tag)
    region = "" if tag.region == "ZZ" else tag.region
    if tag.language != "und" and script and region:
        return _with(tag, tag.language, script, region)
    likely = _data.likely(tag.language, script, region)
    if not likely:
        msg = f"no likely subtags are known for the language {tag.language!r} of {shown(text)}"
        raise UnknownLocaleError(msg)
    return _with(tag, *likely)


def _known_script(tag: Tag) -> str:
    return "" if tag.script == "Zzzz" else tag.script


def _with(tag: Tag, language: str, script: str, region: str) -> Tag:
    return Tag(
        language=language,
        script=script,
        region=region,
        variants=tag.variants,
        extensions=tag.extensions,
        private_use=tag.private_use,
    )
