"""What a text costs, for `repair`: the model's bits, and those of what the model does not know.

The model knows the scripts of its languages. A character of another one, a symbol or an emoji has
a cost of its own here, so that it can be what came out of mojibake.
"""

from __future__ import annotations

from functools import cache

from localeops.legacy import _model

__all__ = ["bits"]

_NEXT = 6.0  # bits of a character of a script that the one before it has


class _Strange(dict[int, int | None]):
    """For `str.translate`: takes out what the model does not know."""

    def __missing__(self, code: int) -> int | None:
        known = any(_model.classes(script)[code] for script in _scripts())
        self[code] = code if known else None
        return self[code]


_KNOWN = _Strange()


@cache
def _scripts() -> tuple[str, ...]:
    """Return the scripts that the model has languages of."""
    found = (_model.language(name).script for name in _model.LANGUAGES if name in _model._parts().languages)
    return tuple(dict.fromkeys(found))


def bits(text: str, languages: tuple[str, ...] | None = None) -> float:
    """Return what *text* costs in the language where it costs least."""
    rest = text.translate(_KNOWN)
    extra = 0.0 if len(rest) == len(text) else _strange(text)
    known = _scripts()
    found = [
        cost
        for script in _model.scripts(rest)
        if script in known
        for cost in _model.costs(rest, script).values()
    ]
    return extra + min(found or _model.costs(rest, "Latn").values())


def _strange(text: str) -> float:
    total = 0.0
    before = -1
    for code in map(ord, text):
        if _KNOWN[code] is None:
            first = _first(code)
            total += min(first, _NEXT) if before == code >> 7 and first < 40 else first
            before = code >> 7
        elif code > 0x7F:
            before = -1
    return total


@cache
def _first(code: int) -> float:
    """Return the bits of a character that is not of the script before it."""
    if code in (0xFE0F, 0x200D):
        return 3.0
    if 0x2000 <= code < 0x2C00 or 0x1F000 <= code < 0x1FB00:
        return 15.0
    if 0xD800 <= code < 0xF900 or code >= 0xE0000 or code & 0xFFFE == 0xFFFE:
        return 45.0
    return 22.0
