"""Skeletons (UTS #39, section 4): prototypes of look-alikes, from ``_tables/confusables.bin``.

Most texts need neither reordering nor the care that marks take: each of their characters has a
skeleton of its own, and those joined are that of the text, as NFD has nothing to sort where one
begins with a starter (D107). `_Alone` keeps them, filled as characters come; the first character
that is not of this kind ends that with a ``ValueError``, and the text is done in full.
"""

from __future__ import annotations

from functools import cache

from localeops.confusables import _bidi
from localeops.normalize import nfd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def skeleton_of(text: str, direction: str) -> str:
    """Return bidiSkeleton of a text: that of the text as it is displayed."""
    if direction == "rtl":
        return internal(_bidi.displayed(text, direction))
    if text.isascii():
        return _of_ascii(text)
    try:
        return text.translate(_IN_ORDER if direction == "logical" else _FROM_LEFT)
    except ValueError:
        pass  # a mark, or something that goes from right to left
    return _decomposed(text if direction == "logical" else _bidi.displayed(text, direction))


def internal(text: str) -> str:
    """Return internalSkeleton of a text."""
    return _of_ascii(text) if text.isascii() else _decomposed(text)


def _of_ascii(text: str) -> str:
    for character, prototype in _ASCII:
        text = text.replace(character, prototype)
    return text


def _decomposed(text: str) -> str:
    return nfd(nfd(text).translate(_prototypes()))


# The prototypes of ASCII characters; none of them has a character that is mapped again.
_ASCII = (
    ('"', "''"),
    ("%", "º/₀"),
    ("0", "O"),
    ("1", "l"),
    ("I", "l"),
    ("`", "'"),
    ("m", "rn"),
    ("|", "l"),
)


# For what depends on others: no code point, so ``str.translate`` raises ValueError.
_NOT_ALONE = 0x110000
_MOST_KEPT = 1 << 16  # characters; whatever texts bring must not fill the memory


class _Alone(dict[int, "int | str"]):
    """The skeleton of each character that has been asked for, if it depends on no other."""

    __slots__ = ("_turns",)

    def __init__(self, turns: Callable[[str], bool]) -> None:
        super().__init__()
        self._turns = turns

    def __missing__(self, code: int) -> int | str:
        character = chr(code)
        found: int | str = _NOT_ALONE
        if character not in _marks() and not self._turns(character):
            alone = internal(character)
            if not alone or alone[0] not in _marks():
                found = code if alone == character else alone
        if len(self) < _MOST_KEPT:
            self[code] = found
        return found


_IN_ORDER = _Alone(lambda _: False)
_FROM_LEFT = _Alone(_bidi.turns)


class _Prototypes(dict[int, "int | str | None"]):
    """What `mapping` has, and what maps to itself as it comes: a lookup that fails is slow."""

    __slots__ = ()

    def __missing__(self, code: int) -> int:
        if len(self) < _MOST_KEPT:
            self[code] = code
        return code


@cache
def _prototypes() -> _Prototypes:
    return _Prototypes(mapping())


@cache
def _marks() -> frozenset[str]:
    """Return the characters that have a class other than 0, or decompose into what begins so."""
    from localeops._tables import spans
    from localeops._tables.unicodedata_limits import MARKS

    return frozenset(
        chr(code) for first, last, _ in spans(MARKS) for code in range(first, last + 1)
    )


@cache
def mapping() -> Mapping[int, str | None]:
    """Return the prototype of each character that has one, and None for what is ignorable."""
    from localeops._tables import spans
    from localeops._tables.default_ignorable import RANGES

    sources, _, *prototypes = data()
    found: dict[int, str | None] = dict(zip(map(ord, sources), prototypes, strict=True))
    for first, last, _ in spans(RANGES):
        found.update(dict.fromkeys(range(first, last + 1)))
    return found


@cache
def data() -> list[str]:
    """Return the lines of the table."""
    import pkgutil

    content = pkgutil.get_data("localeops._tables", "confusables.bin") or b""
    return content.decode().split("\n")
