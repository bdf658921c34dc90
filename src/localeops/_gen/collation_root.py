"""Reading CLDR's root collation: ``data/cldr-48.2/uca/FractionalUCA_SHORT.txt.gz``.

A collation element is three weights. A weight of the file is a string of bytes that is no other
weight's beginning. Primary weights become ranks: their numbers in the order of all, in which the
implicit weights of Han characters and of unassigned code points follow (UTS #10, section 10.1.3).
"""

from __future__ import annotations

import functools
import gzip
import itertools
import re
from typing import TYPE_CHECKING, NamedTuple

from localeops._gen.editions import CLDR as EDITION
from localeops._gen.ucd import DATA
from localeops.normalize import nfd

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = DATA / f"cldr-{EDITION}" / "uca"
COMMON = 0x0500  # the weight of a difference that is none, on the second and the third level
_ELEMENT = re.compile(r"\[([^,\]]*)(?:,([^,\]]*))?(?:,([^,\]]*))?\]")
_ENTRY = re.compile(r"([0-9A-F]+(?: [0-9A-F]+)*)(?: \| ([0-9A-F]+(?: [0-9A-F]+)*))?;\s*(\[.*)")


class Element(NamedTuple):
    """A collation element: rank of the primary weight (0 if it has none), two weights, the case.

    The case is 0 for lower, 1 for mixed and 2 for upper; in the file it is in the third weight.
    """

    primary: int
    secondary: int
    tertiary: int
    case: int


class Root(NamedTuple):
    """The root collation.

    Attributes:
        mappings: The elements of each text, in NFD, by what must come before it and the text.
        groups: The first rank of each reordering group and script, in order.
        han: The first rank of Han characters; they follow in the order of `ideographs`.
        ideographs: First and last code points of the unified ideographs, in their order.
        unassigned: The rank of U+0000 if it were not assigned.
        trailing: The first rank after all code points that are not assigned: that of U+FFFD.
        last_secondary_ignorable: What the position of this name stands for; no text has it.
    """

    mappings: dict[tuple[str, str], tuple[Element, ...]]
    groups: dict[str, int]
    han: int
    ideographs: list[tuple[int, int]]
    unassigned: int
    trailing: int
    last_secondary_ignorable: Element

    def rank_of_ideograph(self, code: int) -> int:
        """Return the rank of a unified ideograph."""
        rank = self.han
        for first, last in self.ideographs:
            if first <= code <= last:
                return rank + code - first
            rank += last - first + 1
        raise ValueError(f"no unified ideograph: U+{code:04X}")

    def elements_of_code(self, code: int) -> tuple[Element, ...]:
        """Return the elements of a code point by itself, implicit ones included."""
        found = self.mappings.get(("", chr(code)))
        if found is not None:
            return found
        if any(first <= code <= last for first, last in self.ideographs):
            return (Element(self.rank_of_ideograph(code), COMMON, COMMON, 0),)
        return (Element(self.unassigned + code, COMMON, COMMON, 0),)


def _lines() -> Iterator[str]:
    with gzip.open(FOLDER / "FractionalUCA_SHORT.txt.gz", "rt", encoding="utf-8") as stream:
        for line in stream:
            content = line.split("#", 1)[0].strip()
            if content:
                yield content


@functools.cache
def root() -> Root:
    """Return the root collation."""
    entries: list[tuple[str, str, list[tuple[str, ...]]]] = []
    starts: dict[str, str] = {}
    ideographs: list[tuple[int, int]] = []
    for line in _lines():
        match = _ENTRY.fullmatch(line)
        if match is not None:
            first, second = (_text(codes) for codes in (match[1], match[2] or ""))
            prefix, text = (first, second) if second else ("", first)
            elements = [found.groups("") for found in _ELEMENT.finditer(match[3])]
            if text[0] == "\ufdd1":
                starts[elements[0][0]] = text[1]
                continue
            if text[0] == "\ufdd0":
                # Elements that no text has. The one that is ignored on two levels marks a position.
                if not (elements[0][0] or elements[0][1].strip()):
                    last_ignorable = Element(0, 0, *_third(elements[0][2]))
                continue
            entries.append((prefix, text, elements))
        elif line.startswith("[Unified_Ideograph "):
            for span in line.strip("[]").split()[1:]:
                low, _, high = span.partition("..")
                ideographs.append((int(low, 16), int(high or low, 16)))
    return _ranked(entries, starts, ideographs)._replace(last_secondary_ignorable=last_ignorable)


def _text(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split())


def _ranked(
    entries: list[tuple[str, str, list[tuple[str, ...]]]],
    starts: dict[str, str],
    ideographs: list[tuple[int, int]],
) -> Root:
    written = {p.strip() for _, _, elements in entries for p, _, _ in elements if p.strip()}
    written = {weight for weight in written if not weight.startswith("U+")} | set(starts)
    explicit = sorted(bytes.fromhex(weight) for weight in written)
    if any(b.startswith(a) for a, b in itertools.pairwise(explicit)):
        raise ValueError("a weight is the beginning of another one")
    han_start = bytes.fromhex(next(weight for weight, text in starts.items() if text == "\u5b57"))
    unassigned_start = bytes.fromhex(
        next(weight for weight, text in starts.items() if text == "\ufdd0")
    )
    before = [weight for weight in explicit if weight <= han_start]
    ranks = {weight: rank for rank, weight in enumerate(before, 1)}
    han = len(before) + 1
    between = [weight for weight in explicit if han_start < weight <= unassigned_start]
    if between != [unassigned_start]:
        raise ValueError("there are weights among the implicit ones")
    unassigned = han + sum(last - first + 1 for first, last in ideographs) + 1
    ranks[unassigned_start] = unassigned - 1
    trailing = unassigned + 0x110000
    after = [weight for weight in explicit if weight > unassigned_start]
    ranks |= {weight: rank for rank, weight in enumerate(after, trailing)}
    shell = Root({}, {}, han, ideographs, unassigned, trailing, Element(0, 0, 0, 0))
    groups = {text: ranks[bytes.fromhex(weight)] for weight, text in starts.items()}
    mappings: dict[tuple[str, str], tuple[Element, ...]] = {}
    for prefix, text, elements in entries:
        found = tuple(_element(shell, ranks, *element) for element in elements)
        key = (nfd(prefix), nfd(text))
        if key in mappings and mappings[key] != found:
            raise ValueError(f"two mappings of {key}")
        mappings[key] = found
    _drop_idle(mappings)
    for weight, text in starts.items():
        # The first weight of each group has a name, of which rules may make use.
        mappings["", f"\ufdd1{text}"] = (Element(ranks[bytes.fromhex(weight)], COMMON, COMMON, 0),)
    return shell._replace(
        mappings=mappings, groups=dict(sorted(groups.items(), key=lambda x: x[1]))
    )


def _drop_idle(mappings: dict[tuple[str, str], tuple[Element, ...]]) -> None:
    """Drop texts that have the elements of their characters, and with which no other text begins.

    Where one does, the longer text may be found across marks only through the shorter (UTS #10,
    condition WF5).
    """
    needed: set[str] = set()
    for prefix, text in sorted(mappings, key=lambda key: -len(key[1])):
        if prefix or len(text) == 1:
            continue
        parts = [mappings.get(("", character), ()) for character in text]
        joined = tuple(element for part in parts for element in part)
        if mappings[prefix, text] == joined and text not in needed:
            del mappings[prefix, text]
            continue
        needed.update(text[:end] for end in range(2, len(text)))


def _element(
    shell: Root, ranks: dict[bytes, int], primary: str, second: str, third: str
) -> Element:
    if primary.startswith("U+"):
        # [U+4E00], [U+4E00, 10] or [U+4E00, 05, 10]: the third weight alone may be given.
        tertiary = third or second
        secondary = second if third else ""
        rank = shell.rank_of_ideograph(int(primary.removeprefix("U+"), base=16))
        return Element(rank, _weight(secondary) or COMMON, *_third(tertiary or "05"))
    rank = ranks[bytes.fromhex(primary)] if primary.strip() else 0
    return Element(rank, _weight(second), *_third(third))


def _weight(written: str) -> int:
    """Return a weight of one or two bytes, of two in any case."""
    return int(written.replace(" ", "").ljust(4, "0"), 16) if written.strip() else 0


def _third(written: str) -> tuple[int, int]:
    """Return the third weight without the two bits of the case, and the case."""
    weight = _weight(written)
    return weight & 0x3FFF, weight >> 14
