"""Names of characters: the reader of ``_tables/names.bin``; ``_gen/names.py`` gives its format."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from localeops._properties import category

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_BLOCK = 64
_BYTE = 256
# Core specification, section 3.12: the names of Hangul syllables are made of those of their jamo.
_FIRST_SYLLABLE, _SYLLABLES, _VOWELS, _FINALS = 0xAC00, 11172, 21, 28
# Jamo_Short_Name of initials, vowels and finals; an initial or a final may have an empty one.
_JAMO_NAMES = """\
G GG N D DD R M B BB S SS  J JJ C K T P H
A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I
 G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H"""
# Core specification, section 4.8: the labels of code points that have no name.
_LABELS = {"Cc": "control", "Co": "private-use", "Cs": "surrogate"}
_NOT_ABBREVIATIONS = ("control", "figment")


def name(code: int) -> str:
    """Return the formal name of a code point, a corrected one if there is a correction.

    A control character has no name and gets its first alias that is not an abbreviation; what has
    neither gets its label, such as ``<private-use-E000>``.
    """
    aliases = _aliases().get(code, ())
    for kind, alias in aliases:
        if kind == "correction":
            return alias
    found = published_name(code)
    if found:
        return found
    for kind, alias in aliases:
        if kind in _NOT_ABBREVIATIONS:
            return alias
    return f"<{_LABELS.get(category(code)) or _unassigned(code)}-{code:04X}>"


def aliases(code: int) -> tuple[str, ...]:
    """Return what else a code point is formally called: aliases, and a name that was corrected."""
    if code not in _aliases():
        return ()
    shown = name(code)
    names = [published_name(code), *(alias for _, alias in _aliases()[code])]
    return tuple(dict.fromkeys(other for other in names if other and other != shown))


def published_name(code: int) -> str:
    """Return the property Name of a code point; empty if it has none."""
    table = _names()
    block = table.blocks.get(code // _BLOCK)
    if block is not None:
        found = _names_of_block(*block)
        if code % _BLOCK < len(found) and found[code % _BLOCK]:
            return found[code % _BLOCK]
    if 0 <= code - _FIRST_SYLLABLE < _SYLLABLES:
        initial, rest = divmod(code - _FIRST_SYLLABLE, _VOWELS * _FINALS)
        jamo = zip(_jamo_names(), (initial, *divmod(rest, _FINALS)), strict=True)
        return f"HANGUL SYLLABLE {''.join(names[number] for names, number in jamo)}"
    for first, last, prefix in table.rules:
        if first <= code <= last:
            return f"{prefix}{code:04X}"
    return ""


def _jamo_names() -> list[list[str]]:
    return [line.split(" ") for line in _JAMO_NAMES.split("\n")]


def _unassigned(code: int) -> str:
    """Return which kind of unassigned code point this is (core specification, D14, D15)."""
    last = code & 0xFFFF
    return "noncharacter" if last >= 0xFFFE or 0xFDD0 <= code <= 0xFDEF else "reserved"  # noqa: PLR2004


class _Names(NamedTuple):
    """The parts of the packed table."""

    lead: int
    tokens: Sequence[str]
    rules: Sequence[tuple[int, int, str]]
    blocks: Mapping[int, tuple[int, int]]  # where the names of a block begin and end
    body: bytes


@cache
def _names() -> _Names:
    import pkgutil  # reads from a zip as well, like importlib.resources, but imports faster
    import struct

    data = pkgutil.get_data("localeops._tables", "names.bin") or b""
    lead, *lengths = struct.unpack_from("<5I", data)
    parts = []
    start = struct.calcsize("<5I")
    for length in lengths:
        parts.append(data[start : start + length])
        start += length
    tokens, rules, blocks, body = parts
    numbers = struct.unpack(f"<{len(blocks) // 4}I", blocks)
    half = len(numbers) // 2
    rows = (line.split(" ", 2) for line in rules.decode("ascii").splitlines())
    return _Names(
        lead,
        tokens.decode("ascii").split("\n"),
        [(int(first, 16), int(last, 16), prefix) for first, last, prefix in rows],
        dict(zip(numbers[:half], pairwise((*numbers[half:], len(body))), strict=True)),
        body,
    )


@cache
def _names_of_block(start: int, end: int) -> list[str]:
    """Return the names of a block, from its first code point up to its last name."""
    table = _names()
    single = _BYTE - table.lead
    found = []
    tokens: list[str] = []
    place = start
    while place < end:
        shared, own = divmod(table.body[place], 16)
        place += 1
        tokens = tokens[:shared]
        for _ in range(own):
            number = table.body[place]
            place += 1
            if number >= single:
                number = single + (number - single) * _BYTE + table.body[place]
                place += 1
            tokens.append(table.tokens[number])
        found.append(_joined(tokens))
    return found


def _joined(tokens: list[str]) -> str:
    """Return the tokens with spaces between them, but for after a hyphen or a space."""
    name = ""
    for token in tokens:
        name += token if not name or name[-1] in "- " else f" {token}"
    return name


@cache
def _aliases() -> dict[int, list[tuple[str, str]]]:
    """Return type and alias of every character that has formal aliases, in the file's order."""
    from localeops._tables.name_aliases import ALIASES

    found: dict[int, list[tuple[str, str]]] = {}
    for line in ALIASES.splitlines():
        code, kind, alias = line.split(" ", 2)
        found.setdefault(int(code, 16), []).append((kind, alias))
    return found
