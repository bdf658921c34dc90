from __future__ import annotations

from localeops.errors import require_text
from localeops.explain import Explained


def repair(text: str, /, *, language: str | None = None) -> str:
    require_text(text)
    from localeops.legacy import _repair_layers

    return _repair_layers.repaired(text, (language,) if language else None)[0]


def explain_repair(text: str, /, *, language: str | None = None) -> Explained[str]:
    require_text(text)
    from localeops.legacy import _repair_layers

    value, steps = _repair_layers.repaired(text, (language,) if language else None)
    return Explained(value, tuple(steps))
