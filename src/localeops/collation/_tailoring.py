"""A tailoring: what a locale changes in the root collation, read when it is first asked for."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from localeops.collation._root import COMMON, file, root

TYPE_CHECKING = False
if TYPE_CHECKING:
    from localeops.collation._root import Element

_FEW = 1_000  # characters looked for in the runs, before a table of them pays
_USUAL = (0, 0, COMMON, 0, COMMON, 0, 0, 0)


class _Run(NamedTuple):
    """Characters whose weights follow one another on a level."""

    text: str
    level: int
    elements: tuple[Element, ...]  # of the first one


class Tailoring:
    """The root collation as a locale changes it.

    Attributes:
        settings: What the locale sets: ``alternate``, ``backwards``, ``caseFirst``, ``reorder``.
        counts: How many tailored weights follow a first weight, by its rank.
        below: Ranks of first weights with weights below the common one, by level: 2 or 3.
        several: The elements of each text of several characters, and of those that depend on what
            is before them, by prefix and text.
        contractions: The prefixes and texts of `several` by the first character of the text, the
            longest first.
    """

    def __init__(self, name: str | None) -> None:
        self._root = root()
        self._single: dict[str, tuple[Element, ...]] = {}
        self._runs: list[_Run] = []
        self._numbered: dict[str, int] | None = None  # made once many characters were asked for
        self._asked = 0
        self.several: dict[tuple[str, str], tuple[Element, ...]] = dict(self._root.contractions)
        self.settings: dict[str, str] = {}
        if name is not None:
            head, _, rows = file(f"{name}.txt").decode().partition("\n\n")
            for line in head.split("\n"):
                setting, _, value = line.partition(" ")
                self.settings[setting] = value
            suppressed = self.settings.get("suppressed")
            if suppressed:
                for key in self._root.contractions:
                    if key[1][0] in suppressed:
                        del self.several[key]
            self._read(rows)
        self.counts = {
            int(rank): int(count)
            for rank, _, count in (
                one.partition(".") for one in self.settings.get("counts", "").split()
            )
        }
        self.below = {
            level: frozenset(map(int, self.settings.get(f"below{level}", "").split()))
            for level in (2, 3)
        }
        self.below[3] |= self._root.below_common
        self.contractions: dict[str, list[tuple[str, str]]] = {}
        for key in self.several:
            self.contractions.setdefault(key[1][0], []).append(key)
        for keys in self.contractions.values():
            keys.sort(key=lambda key: (-len(key[0]), -len(key[1])))

    def _read(self, rows: str) -> None:
        for row in rows.splitlines():
            written, _, text = row.partition("\t")
            if written[0] == "*":
                level, _, written = written[1:].partition(" ")
                self._runs.append(_Run(text, int(level), _elements(written)))
                continue
            prefix, bar, after = text.rpartition("|")
            if bar and prefix:
                self.several[prefix, after] = _elements(written)
            elif len(text) > 1:
                self.several["", text] = _elements(written)
            else:
                self._single[text] = _elements(written)

    def elements(self, character: str) -> tuple[Element, ...]:
        """Return the elements of a character by itself."""
        found = self._single.get(character)
        if found is not None:
            return found
        number = self._number(character)
        if number is None:
            return self._root.elements(ord(character))
        run = self._runs[number >> 20]
        last = list(run.elements[-1])
        last[run.level * 2 - 1] += number & 0xFFFFF
        return (*run.elements[:-1], tuple(last))  # type: ignore[arg-type]  # eight, as before

    def _number(self, character: str) -> int | None:
        """Return the number of the run that has a character, shifted, and its place in it."""
        if self._numbered is None:
            self._asked += 1
            if self._asked <= _FEW:
                for number, run in enumerate(self._runs):
                    place = run.text.find(character)
                    if place >= 0:
                        return number << 20 | place
                return None
            numbered: dict[str, int] = {}
            for number, run in enumerate(self._runs):
                start = number << 20
                numbered.update(zip(run.text, range(start, start + len(run.text)), strict=True))
            self._numbered = numbered  # not before it is whole, for other threads
        return self._numbered.get(character)

    def elements_of_several(self, key: tuple[str, str]) -> tuple[Element, ...]:
        """Return the elements of a text by its prefix and itself."""
        return self.several[key]

    def own_contractions(self) -> list[str]:
        """Return the texts of several characters that the root does not take together."""
        return [
            text
            for prefix, text in self.several
            if not prefix and ("", text) not in self._root.contractions
        ]

    def is_contraction(self, text: str) -> bool:
        """Tell whether a text has elements of its own whatever is before it."""
        return ("", text) in self.several


def _elements(written: str) -> tuple[Element, ...]:
    found = []
    for one in written.split(" "):
        numbers = tuple(map(int, one.split(".")))
        whole = numbers + _USUAL[len(numbers) :]
        if whole[0] or whole[2] or whole[4]:
            found.append(whole)
    return tuple(found)  # type: ignore[arg-type]  # each is filled up to eight numbers


@cache
def tailoring(name: str | None) -> Tailoring:
    """Return the tailoring of a file, or the root collation itself."""
    return Tailoring(name)
