"""Full case mappings of the root locale, and full case folding, of a grapheme cluster.

Only what asks whether a cluster changes: the final sigma, which is no change more or less, and the
rules of Turkish, Azerbaijani and Lithuanian are left out.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from localeops._tables import Ranges

if TYPE_CHECKING:
    from collections.abc import Mapping

OPERATIONS = ("lower", "upper", "title", "fold")


def cased(cluster: str, operation: str) -> str:
    """Return a cluster after one of the `OPERATIONS` (core specification, R1 to R4 in 3.13)."""
    if operation != "title":
        return cluster.translate(_mapping(operation))
    for index, character in enumerate(cluster):
        if ord(character) in _cased_letters():
            first, rest = character.translate(_mapping("title")), cluster[index + 1 :]
            return cluster[:index] + first + rest.translate(_mapping("lower"))
    return cluster


@cache
def _mapping(operation: str) -> Mapping[int, str]:
    from localeops._tables import case_mappings

    table: str = getattr(case_mappings, operation.upper())
    rows = (line.split(" ") for line in table.splitlines())
    return {int(code, 16): "".join(chr(int(part, 16)) for part in to) for code, *to in rows}


@cache
def _cased_letters() -> Ranges:
    from localeops._tables.case_mappings import CASED

    return Ranges(CASED)
