"""Public functions of `localeops.legacy` for mojibake: text that was read in a wrong encoding."""

from __future__ import annotations

from localeops.errors import require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from localeops.explain import Explained

__all__ = ["explain_repair", "repair"]


def repair(text: str, /, *, language: str | None = None) -> str:
    require_text(text)
    wanted = _wanted(language)
    if text.isascii():
        return text
    from localeops.legacy import _repair_layers

    return _repair_layers.repaired(text, wanted)[0]


def explain_repair(text: str, /, *, language: str | None = None) -> Explained[str]:
    require_text(text)
    wanted = _wanted(language)
    from localeops.explain import Explained
    from localeops.legacy import _repair_layers

    value, steps = _repair_layers.repaired(text, wanted)
    return Explained(value, tuple(steps))


def _wanted(language: str | None) -> str | None:
    """Return the language of the model that a tag asks for."""
    if language is None:
        return None
    from localeops.legacy import _detect

    require_text(language, "language")
    return _detect._wanted(language)
