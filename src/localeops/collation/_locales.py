"""From a BCP 47 tag and keywords to what is asked of a collation."""

from __future__ import annotations

from functools import cache
from typing import TypeVar, get_args

from localeops import tags
from localeops.collation._options import AlternateSet, CaseFirstSet, NumericSet, Options, Strength
from localeops.collation._root import file
from localeops.collation._tailoring import tailoring
from localeops.errors import InvalidInputError, did_you_mean
from localeops.tags._canonical import canonical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

T = TypeVar("T")

_FROM_PARENT = {"zh-Hant": "zh"}
_KEYS = ("co", "ka", "kb", "kf", "kn", "ks")
_ALTERNATE = {"noignore": "non-ignorable", "shifted": "shifted"}
_SWITCH = {"": True, "true": True, "yes": True, "false": False}
_CASE_FIRST = {"upper": "upper", "lower": "lower", "false": "off"}
_STRENGTHS = {
    "level1": "primary",
    "level2": "secondary",
    "level3": "tertiary",
    "level4": "quaternary",
    "identic": "identical",
}


def options(
    locale: str,
    strength: Strength | None,
    alternate: AlternateSet,
    numeric: NumericSet,
    case_first: CaseFirstSet,
) -> Options:
    """Return what a tag and keywords ask for: a keyword first, then the tag, then the tailoring."""
    keywords = canonical(locale, "locale").keywords
    if keywords.get("co") in ("", "true"):
        raise InvalidInputError(f"locale {locale!r}: -u-co- has no value")
    for key in keywords:
        if (key[0] == "k" or key == "vt") and key not in _KEYS:
            raise InvalidInputError(
                f"locale {locale!r}: -u-{key}- is not supported; of -u- a collation reads "
                f"{', '.join(_KEYS)}"
            )
    resolved = _resolved(locale)
    name = _tailoring_of(locale, resolved, keywords.get("co", ""))
    settings = tailoring(name).settings
    asked = _from(keywords, "ks", _STRENGTHS, locale, "tertiary") if strength is None else strength
    return Options(
        tailoring=name,
        strength=get_args(Strength).index(asked) + 1,
        alternate=(
            _from(keywords, "ka", _ALTERNATE, locale, settings.get("alternate", "non-ignorable"))
            if alternate == "locale"
            else alternate
        ),
        backwards=_from(keywords, "kb", _SWITCH, locale, settings.get("backwards") == "2"),
        numeric=(
            _from(keywords, "kn", _SWITCH, locale, False)  # noqa: FBT003
            if numeric == "locale"
            else numeric == "on"
        ),
        case_first=(
            _from(keywords, "kf", _CASE_FIRST, locale, settings.get("caseFirst", "off"))
            if case_first == "locale"
            else case_first
        ),
        reorder=tuple(settings.get("reorder", "").split()),
        letters=_types()[resolved][2],
        has_many_letters=resolved.partition("-")[0] in ("ja", "ko", "zh"),
    )


def _from(
    keywords: dict[str, str], key: str, values: Mapping[str, T], locale: str, default: T
) -> T:
    """Return what a keyword of the tag says, or the default."""
    if key not in keywords:
        return default
    value = keywords[key]
    if value not in values:
        allowed = [one or "true" for one in values]
        raise InvalidInputError(
            f"locale {locale!r}: -u-{key}- must be {', '.join(dict.fromkeys(allowed))}, "
            f"got {value!r}{did_you_mean(value, allowed)}"
        )
    return values[value]


@cache
def _types() -> dict[str, tuple[str, tuple[str, ...], str]]:
    """Return default type, types and letters of each locale that has a collation."""
    found = {}
    for line in file("locales.txt").decode().splitlines():
        locale, types, letters = line.split("\t")
        default, *kinds = types.split(" ")
        found[locale] = (default, tuple(kinds), letters)
    return found


def _resolved(locale: str) -> str:
    """Return the locale that has a collation.

    What says that it is of no language is of root; what says nothing of it is not.
    """
    is_private = locale[:2].lower() == "x-"
    if canonical(locale, "locale").language == "und" and not is_private:
        return "und"
    return tags.resolve(locale, _types().keys() - {"und"})


def _tailoring_of(locale: str, resolved: str, kind: str) -> str | None:
    """Return the name of a locale's tailoring of a type; None for the root collation."""
    known = _types()
    way = [resolved, *tags.fallback(resolved)]
    way = [one for one in dict.fromkeys(way) if one in known]
    if resolved in _FROM_PARENT:
        way.append(_FROM_PARENT[resolved])
    way.append("und")
    default = known[resolved][0]
    wanted = default if kind in ("", "standard") else kind
    for one in way:
        if wanted in known[one][1]:
            return f"{'root' if one == 'und' else one.replace('-', '_')}-{wanted}"
    if wanted == "standard":
        return None
    if kind in ("search", "searchjl"):
        raise InvalidInputError(
            f"locale {locale!r}: -u-co-{kind} is an order for searching, not for sorting"
        )
    there = sorted({other for one in way for other in known[one][1]} | {"standard"})
    raise InvalidInputError(
        f"locale {locale!r}: there is no collation {kind!r}; there are {', '.join(there)}"
        f"{did_you_mean(kind, there)}"
    )
