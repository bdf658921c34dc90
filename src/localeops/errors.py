"""Every error that localeops raises on purpose.

``LocaleOpsError`` is the base of all of them. Each leaf is also the builtin exception that a caller
would expect, so ``except ValueError`` works without knowing this module:

======================  ===============  ================================================
error                   also a           raised when
======================  ===============  ================================================
``InvalidInputError``   ``ValueError``   a value is not one of those allowed
``InvalidTypeError``    ``TypeError``    a type is wrong: ``bytes`` or ``None`` for text
``UnknownLocaleError``  ``LookupError``  nothing is known about a well-formed locale
``OutOfRangeError``     ``ValueError``   the data of this edition does not reach that far
``UnmappableError``     ``ValueError``   a character or byte has no counterpart in the target
``MissingExtraError``   ``ImportError``  an optional dependency is not installed
``TaskError``           ``ValueError``   a task, probe or sandbox is not as it must be
======================  ===============  ================================================

Messages are lower case and say what is wrong, where, and what is allowed. The functions at the end
raise the ones that every module needs, so that the same mistake reads the same everywhere.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn

__all__ = [
    "InvalidInputError",
    "InvalidTypeError",
    "LocaleOpsError",
    "MissingExtraError",
    "OutOfRangeError",
    "TaskError",
    "UnknownLocaleError",
    "UnmappableError",
]

LARGEST_COUNT = (1 << 31) - 1  # of columns, tab stops and the like: more would fill the memory


class LocaleOpsError(Exception):
    """The base class of every error that localeops raises on purpose."""


class InvalidInputError(LocaleOpsError, ValueError):
    """An argument has the right type but a value that is not allowed."""


class InvalidTypeError(LocaleOpsError, TypeError):
    """An argument has the wrong type."""


class UnknownLocaleError(LocaleOpsError, LookupError):
    """A locale is well formed, but nothing is known about it."""


class OutOfRangeError(LocaleOpsError, ValueError):
    """A value lies outside what the data of this edition covers."""


class UnmappableError(LocaleOpsError, ValueError):
    """A character or byte has no counterpart in the target.

    Attributes:
        position: Index of the first of what has none, where it is known.
        found: What has none: the bytes, or the character.
        encodings: Others that have one for it, by `localeops.legacy`.
    """

    position: int | None = None
    found: bytes | str | None = None
    encodings: tuple[str, ...] = ()


class MissingExtraError(LocaleOpsError, ImportError):
    """An optional dependency is not installed."""


class TaskError(LocaleOpsError, ValueError):
    """A task folder, a probe or a sandbox is not as it must be."""


def require_text(value: object, name: str = "text") -> None:
    """Raise unless *value* is a ``str``."""
    if not isinstance(value, str):
        hint = "; decode it first" if isinstance(value, (bytes, bytearray, memoryview)) else ""
        msg = f"{name} must be a str, got {type(value).__name__}{hint}"
        raise InvalidTypeError(msg)


def require_count(value: object, name: str) -> None:
    """Raise unless *value* is a whole number from 1 to `LARGEST_COUNT`."""
    if not isinstance(value, int) or isinstance(value, bool):
        msg = f"{name} must be an int, got {type(value).__name__}"
        raise InvalidTypeError(msg)
    if not 1 <= value <= LARGEST_COUNT:
        bound = "at least 1" if value < 1 else f"at most {LARGEST_COUNT}"
        shown = value if abs(value) < 1 << 64 else f"a number of {value.bit_length()} bits"
        msg = f"{name} must be {bound}, got {shown}"
        raise InvalidInputError(msg)


def require_choice(value: object, name: str, allowed: Sequence[str]) -> None:
    """Raise unless *value* is one of the strings *allowed*."""
    if value not in allowed or not isinstance(value, str):
        _bad_choice(value, name, allowed)


def _bad_choice(value: object, name: str, allowed: Sequence[str]) -> NoReturn:
    """Raise for an option whose *value* is none of *allowed*, naming the nearest one."""
    quoted = [repr(choice) for choice in allowed]
    listed = quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} or {quoted[-1]}"
    if not isinstance(value, str):
        msg = f"{name} must be {listed}, got {type(value).__name__}"
        raise InvalidTypeError(msg)
    shown = repr(value) if len(value) <= 40 else f"{value[:40]!r}..."  # noqa: PLR2004
    msg = f"{name} must be {listed}, got {shown}{did_you_mean(value, allowed)}"
    raise InvalidInputError(msg)


def did_you_mean(value: str, allowed: Sequence[str]) -> str:
    """Return a question that names the member of *allowed* nearest to *value*, or nothing."""
    import difflib  # only when something went wrong: it imports re

    near = difflib.get_close_matches(value[:40], allowed, n=1)
    return f" (did you mean {near[0]!r}?)" if near else ""
