"""General_Category and Script of a code point, of the Unicode edition shipped."""

from __future__ import annotations

from functools import cache

from localeops._tables import Ranges


def category(code: int) -> str:
    """Return the General_Category, such as ``Lu``; ``Cn`` for what is not assigned."""
    return _categories().label(code, "Cn")


def script(code: int) -> str:
    """Return the Script by its long name, such as ``Old_Italic``; ``Unknown`` if it has none."""
    return _scripts().label(code, "Unknown")


@cache
def _categories() -> Ranges:
    from localeops._tables.general_category import RANGES

    return Ranges(RANGES)


@cache
def _scripts() -> Ranges:
    from localeops._tables.scripts import RANGES

    return Ranges(RANGES)
