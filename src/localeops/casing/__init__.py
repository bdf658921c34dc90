"""Upper, lower and title case, and caseless matching, by the rules of a language."""

from __future__ import annotations

from localeops.errors import require_choice, require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from localeops.casing._rules import Rules
    from localeops.explain import Explained

    SharpS = Literal["ss", "capital"]

__all__ = [
    "equal",
    "explain_fold",
    "explain_lower",
    "explain_title",
    "explain_upper",
    "fold",
    "lower",
    "title",
    "upper",
]

_SHARP_S = ("ss", "capital")
_LOCALES = frozenset({"az", "el", "hy", "hyw", "lt", "nl", "root", "tr"})
_MOST_KEPT = 1024  # locales: any in use, and not more
_kept: dict[str, Rules] = {}


def lower(text: str, /, *, locale: str) -> str:
    """Return the text in lower case."""
    if type(text) is not str:
        require_text(text)
    try:
        rules = _kept[locale]
    except (KeyError, TypeError):
        rules = _rules_of(locale)
    return rules.lower(text)


def upper(text: str, /, *, locale: str, sharp_s: SharpS = "ss") -> str:
    """Return the text in upper case."""
    if type(text) is not str:
        require_text(text)
    try:
        rules = _kept[locale]
    except (KeyError, TypeError):
        rules = _rules_of(locale)
    if sharp_s != "ss":
        require_choice(sharp_s, "sharp_s", _SHARP_S)
        text = text.replace("ß", "ẞ")
    return rules.upper(text)


def title(text: str, /, *, locale: str) -> str:
    """Return the text in title case."""
    if type(text) is not str:
        require_text(text)
    try:
        rules = _kept[locale]
    except (KeyError, TypeError):
        rules = _rules_of(locale)
    return rules.title(text)


def fold(text: str, /, *, locale: str) -> str:
    """Return the case folding of the text."""
    if type(text) is not str:
        require_text(text)
    try:
        rules = _kept[locale]
    except (KeyError, TypeError):
        rules = _rules_of(locale)
    return rules.fold(text)


def equal(a: str, b: str, /, *, locale: str) -> bool:
    """Tell whether two texts differ in case alone."""
    require_text(a, "a")
    require_text(b, "b")
    folded = _rules_of(locale).fold
    return a == b or folded(a) == folded(b)


def explain_lower(text: str, /, *, locale: str) -> Explained[str]:
    """Explain."""
    from localeops.casing import _steps
    from localeops.explain import Explained

    result = lower(text, locale=locale)
    return Explained(result, _steps.lower(text, _rules_of(locale).language))


def explain_upper(text: str, /, *, locale: str, sharp_s: SharpS = "ss") -> Explained[str]:
    """Explain."""
    from localeops.casing import _steps
    from localeops.explain import Explained

    result = upper(text, locale=locale, sharp_s=sharp_s)
    language = _rules_of(locale).language
    return Explained(result, _steps.upper(text, language, capital_sharp_s=sharp_s == "capital"))


def explain_title(text: str, /, *, locale: str) -> Explained[str]:
    """Explain."""
    from localeops.casing import _steps
    from localeops.explain import Explained

    result = title(text, locale=locale)
    return Explained(result, _steps.title(text, _rules_of(locale).language))


def explain_fold(text: str, /, *, locale: str) -> Explained[str]:
    """Explain."""
    from localeops.casing import _steps
    from localeops.explain import Explained

    result = fold(text, locale=locale)
    return Explained(result, _steps.fold(text, _rules_of(locale).language))


def _rules_of(locale: str) -> Rules:
    """Return the rules of a locale, and keep them for the next call."""
    from localeops import tags
    from localeops.casing._rules import rules

    require_text(locale, "locale")
    found = _kept.get(locale)
    if found is None:
        found = rules(tags.resolve(locale, _LOCALES))
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        _kept[locale] = found
    return found
