"""UTS #10 on CLDR's allkeys_CLDR.txt, to the letter and slowly.

`localeops.collation` is made from FractionalUCA, another file of the same order, by another reader.
"""

from __future__ import annotations

import functools
import gzip
import re

import ucd_reader
from localeops.normalize import nfd

FOLDER = ucd_reader.DATA / "cldr-48.2" / "uca"
Element = tuple[int, int, int, bool]  # weights of three levels, and whether it is variable
_ELEMENT = re.compile(r"\[([.*])([0-9A-F]{4})\.([0-9A-F]{4})\.([0-9A-F]{4})\]")
# UTS #10, 10.1.3, table 16: the scripts like Han, with the base of their first weight.
_SINIFORM = (
    (range(0x17000, 0x18B00), 0xFB00, 0x17000),
    (range(0x18D00, 0x18E00), 0xFB00, 0x17000),
    (range(0x18B00, 0x18D00), 0xFB02, 0x18B00),
    (range(0x1B170, 0x1B300), 0xFB01, 0x1B170),
)


def conformance(name: str) -> list[str]:
    """Return the texts of ``CollationTest_CLDR_NAME_SHORT.txt``, in their order."""
    data = gzip.decompress((FOLDER / f"CollationTest_CLDR_{name}_SHORT.txt.gz").read_bytes())
    lines = (line.partition("#")[0].strip() for line in data.decode().splitlines())
    return [ucd_reader.literal(line) for line in lines if line]


@functools.cache
def entries() -> dict[str, list[Element]]:
    """Return the elements of each text of the file."""
    data = gzip.decompress((FOLDER / "allkeys_CLDR.txt.gz").read_bytes()).decode()
    found = {}
    for line in data.splitlines():
        codes, semicolon, rest = line.partition("#")[0].partition(";")
        if semicolon:
            found[ucd_reader.literal(codes)] = [
                (int(first, 16), int(second, 16), int(third, 16), sign == "*")
                for sign, first, second, third in _ELEMENT.findall(rest)
            ]
    return found


@functools.cache
def _longest() -> dict[str, int]:
    longest: dict[str, int] = {}
    for text in entries():
        longest[text[0]] = max(longest.get(text[0], 1), len(text))
    return longest


@functools.cache
def _classes() -> list[str | None]:
    return ucd_reader.property_of("extracted/DerivedCombiningClass")


@functools.cache
def _assigned() -> list[bool]:
    return [one is not None for one in ucd_reader.property_of("DerivedAge")]


@functools.cache
def _unified() -> frozenset[int]:
    found = set()
    for line in ucd_reader.text("PropList").splitlines():
        match = re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*; Unified_Ideograph", line)
        if match:
            found |= set(range(int(match[1], 16), int(match[2] or match[1], 16) + 1))
    return frozenset(found)


def _implicit(code: int) -> list[Element]:
    """Return the weights of a code point that the file does not have (UTS #10, 10.1.3)."""
    for span, base, start in _SINIFORM:
        if code in span and _assigned()[code]:
            return [(base, 0x20, 2, False), ((code - start) | 0x8000, 0, 0, False)]
    base = 0xFBC0
    if code in _unified():
        base = 0xFB40 if 0x4E00 <= code <= 0x9FFF or 0xF900 <= code <= 0xFAFF else 0xFB80
    return [(base + (code >> 15), 0x20, 2, False), (code & 0x7FFF | 0x8000, 0, 0, False)]


def elements(text: str) -> list[Element]:
    """Return the elements of a text (S1 and S2)."""
    letters = list(nfd(text))
    found: list[Element] = []
    while letters:
        # S2.1: "Find the longest initial substring S at each point that has a match".
        size = _longest().get(letters[0], 1)
        while size > 1 and "".join(letters[:size]) not in entries():
            size -= 1
        match = "".join(letters[:size])
        del letters[:size]
        # S2.1.1 to S2.1.3: non-starters that are not blocked, one by one.
        place = 0
        blocked = -1
        while place < len(letters) and match in entries():
            mark_class = int(_classes()[ord(letters[place])] or 0)
            if not mark_class:
                break
            if mark_class != blocked and match + letters[place] in entries():
                match += letters.pop(place)
            else:
                blocked = mark_class
                place += 1
        found += entries().get(match) or ([] if match in entries() else _implicit(ord(match)))
    return found


def key(text: str, *, level: int = 3, shifted: bool = False) -> tuple[tuple[int, ...], ...]:
    """Return the sort key of a text up to a level (S3, and table 11 for what is shifted)."""
    levels: list[list[int]] = [[], [], [], []]
    after_variable = False
    for first, second, third, is_variable in elements(text):
        weights = [first, second, third, 0xFFFF]
        if shifted:
            if is_variable:
                weights = [0, 0, 0, first]
                after_variable = True
            elif (not first and after_variable) or not (first or second or third):
                weights = [0, 0, 0, 0]
            elif first:
                after_variable = False
        for wanted, weight in zip(levels, weights, strict=True):
            if weight:
                wanted.append(weight)
    return tuple(map(tuple, levels[:level]))
