"""From a BCP 47 tag and keywords to what is asked of a collation."""

from __future__ import annotations

from functools import cache
from typing import get_args

from localeops import tags
from localeops.collation._options import AlternateSet, CaseFirstSet, NumericSet, Options, Strength
from localeops.collation._root import file
from localeops.collation._tailoring import tailoring
from localeops.errors import InvalidInputError, UnknownLocaleError, did_you_mean

# Locales that CLDR has a collation file for that holds nothing: it says that root is right. (Those
# whose file has rules for searching or for other types only are in the tables.)
_LIKE_ROOT = ("en", "ga", "lb", "ms", "sw", "xh", "zu")
_FROM_PARENT = {"zh-Hant": "zh"}
_KEYS = ("co", "ka", "kb", "kf", "kn", "ks")
_ALTERNATE = {"noignore": "non-ignorable", "shifted": "shifted"}
_SWITCH = {"": True, "true": True, "yes": True, "false": False, "no": False}
_CASE_FIRST = {"upper": "upper", "lower": "lower", "false": "off", "no": "off"}
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
    keywords = tags.parse(tags.canonicalize(locale)).keywords
    for key in keywords:
        if key[0] == "k" and key not in _KEYS:
            raise InvalidInputError(
                f"locale {locale!r}: -u-{key}- is not supported; of -u- a collation reads "
                f"{', '.join(_KEYS)}"
            )
    name = _tailoring_of(locale, keywords.get("co", ""))
    settings = tailoring(name).settings
    asked = strength or _from(keywords, "ks", _STRENGTHS, locale, "tertiary")
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
    )


def _from(keywords: dict[str, str], key: str, values: dict, locale: str, default: object) -> object:
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
def _types() -> dict[str, tuple[str, tuple[str, ...]]]:
    """Return the default type and the types of each locale that has a collation."""
    found = {locale: ("standard", ()) for locale in _LIKE_ROOT}
    for line in file("locales.txt").decode().splitlines():
        locale, default, *kinds = line.split(" ")
        found[locale] = (default, tuple(kinds))
    return found


def _tailoring_of(locale: str, kind: str) -> str | None:
    """Return the name of a locale's tailoring of a type; None for the root collation."""
    known = _types()
    resolved = (
        "und"
        if tags.parse(tags.canonicalize(locale)).language == "und"
        else tags.resolve(locale, known.keys() - {"und"})
    )
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
