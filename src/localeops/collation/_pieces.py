"""From a text to the weights of its elements, as bytes (UTS #10, section 7.2)."""

from __future__ import annotations

from unicodedata import decimal

from localeops.collation._root import COMMON, LOWEST, root
from localeops.collation._tailoring import tailoring
from localeops.collation._weights import (
    SECOND_COMMON,
    PrimaryWeights,
    second_of_letter,
    second_of_mark,
    third_of_letter,
    third_of_mark,
)
from localeops.normalize import nfd
from localeops.normalize._algorithm import combining_classes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from localeops.collation._options import Options
    from localeops.collation._root import Element

FOURTH_COMMON = 0xFC  # of an element that is neither variable nor told apart on the fourth level
MOST_KEPT = 1 << 16  # characters
_SHORT = 0xF0  # digits, from which on the length of a number does not fit into a byte
# Characters that have weights of one byte after a language's own letters, if there are any left.
USUAL = "0123456789 -'.,/&()\"abcdefghijklmnopqrstuvwxyz"


class Piece:
    """The weights of an element, as bytes.

    Attributes:
        first: Its first weight; empty for a mark.
        second: The second weight of a letter, or of a mark right after a common one.
        second_apart: The second weight of a mark anywhere else.
        third: The third weight.
        fourth: The fourth weight.
        is_separator: Whether it is that of U+FFFE, across which nothing is compared backwards.
        is_usual: Whether the third weight is the common one of marks.
        is_variable: Whether it is ignored with ``shifted``.
    """

    __slots__ = (
        "first",
        "fourth",
        "is_separator",
        "is_usual",
        "is_variable",
        "second",
        "second_apart",
        "third",
    )

    def __init__(  # noqa: PLR0913 (one argument a weight)
        self,
        first: bytes,
        second: bytes,
        third: bytes,
        *,
        second_apart: bytes = b"",
        fourth: int = FOURTH_COMMON,
        is_usual: bool = False,
        is_variable: bool = False,
        is_separator: bool = False,
    ) -> None:
        """Keep the weights."""
        self.first = first
        self.second = second
        self.second_apart = second_apart
        self.third = third
        self.fourth = bytes((fourth,))
        self.is_usual = is_usual
        self.is_variable = is_variable
        self.is_separator = is_separator


class _Marks:
    """The places of the marks that follow each other, by combining class, the last place first."""

    __slots__ = ("_classes", "_end", "_places")

    def __init__(self, classes: Mapping[str, int]) -> None:
        self._classes = classes
        self._end = 0
        self._places: list[list[int]] = []

    def by_class(self, text: str, start: int) -> list[list[int]]:
        """Return the lists for the marks from a place on, the lowest class first."""
        if start >= self._end:
            found: dict[int, list[int]] = {}
            end = start
            while end < len(text) and (mark := self._classes.get(text[end], 0)):
                found.setdefault(mark, []).append(end)
                end += 1
            self._end = end
            self._places = [found[mark][::-1] for mark in sorted(found)]
        return self._places


class Pieces:
    """What gives the pieces of texts, by a tailoring and settings."""

    def __init__(self, options: Options) -> None:
        """Read the tailoring and share out the bytes of first weights."""
        self.options = options
        self.tailoring = tailoring(options.tailoring)
        self.classes = combining_classes()
        base = root()
        symbols = next(start for name, start in base.groups if name == "symbol")
        self._variable = range(base.groups[0][1], symbols)
        self._of_element: dict[Element, Piece] = {}
        self._of_character: dict[str, tuple[Piece, ...]] = {}
        self._of_several: dict[tuple[str, str], tuple[Piece, ...]] = {}
        self._primary = PrimaryWeights(
            self.tailoring, options.order([name for name, _ in base.groups]), self._singles()
        )

    def _singles(self) -> Iterator[tuple[int, int]]:
        """Yield the first weights that should have one byte, the most wanted first."""
        for text in (*self.options.letters, *self.tailoring.own_contractions(), *USUAL):
            for rank, number, *_ in self._elements(nfd(text)):
                if rank:
                    yield rank, number

    def _elements(self, text: str) -> tuple[Element, ...]:
        """Return the elements of a character or of a contraction, decomposed."""
        if self.tailoring.is_contraction(text):
            return self.tailoring.elements_of_several(("", text))
        return self.tailoring.elements(text[0])

    def is_mark(self, character: str) -> bool:
        """Tell whether a character counts as one with what is before it."""
        if self.classes.get(character):
            return True
        elements = self.tailoring.elements(character)
        return bool(elements) and not elements[0][0]

    def starters(self, text: str) -> str:
        """Return the characters of a decomposed text that are not reordered by NFD."""
        classes = self.classes
        return "".join([character for character in text if not classes.get(character)])

    def match(self, text: str) -> str:
        """Return what is taken together at the start of a decomposed text."""
        if text[0] not in self.tailoring.contractions:
            return text[0]
        return self._match(text, 0, _Marks(self.classes), set())[0][1]

    def of(self, text: str) -> Iterator[Piece]:
        """Yield the pieces of a decomposed text."""
        contractions = self.tailoring.contractions
        numeric = self.options.numeric
        marks = _Marks(self.classes)
        used: set[int] = set()  # places of marks that were taken together with what is before
        place, end = 0, len(text)
        while place < end:
            character = text[place]
            if place in used:
                place += 1
            elif numeric and character.isdecimal():
                stop = place + 1
                while stop < end and text[stop].isdecimal():
                    stop += 1
                yield self._of_number(text[place:stop])
                place = stop
            elif character not in contractions:
                yield from self._of_one(character)
                place += 1
            else:
                key, place = self._match(text, place, marks, used)
                yield from self._of_match(key)

    def _match(
        self, text: str, place: int, marks: _Marks, used: set[int]
    ) -> tuple[tuple[str, str], int]:
        """Return the longest text of the tables that begins at a place, and where it ends.

        A text is what must be before it and the text itself. Marks further on join it if nothing
        blocks them (rule S2.1); their places are added to *used*.
        """
        key = ("", text[place])
        for prefix, candidate in self.tailoring.contractions[text[place]]:
            if (
                text.startswith(candidate, place)
                and text.endswith(prefix, 0, place)
                and used.isdisjoint(range(place, place + len(candidate)))
            ):
                key = (prefix, candidate)
                break
        stop = place + len(key[1])
        if stop < len(text) and self.classes.get(text[stop]):
            key = self._with_marks(key, text, stop, marks, used)
        return key, stop

    def _with_marks(
        self, key: tuple[str, str], text: str, start: int, marks: _Marks, used: set[int]
    ) -> tuple[str, str]:
        """Return a match, with its prefix, and the marks after it that join it.

        Of the marks of one class all after the first that does not join are blocked by it, so one
        place a class is enough to look at, however many marks there are.
        """
        several = self.tailoring.several
        for places in marks.by_class(text, start):
            while places and (places[-1] < start or places[-1] in used):
                places.pop()
            while places and (longer := (key[0], key[1] + text[places[-1]])) in several:
                key = longer
                used.add(places.pop())
        return key

    def _of_match(self, key: tuple[str, str]) -> tuple[Piece, ...]:
        found = self._of_several.get(key)
        if found is None:
            if key[0] or len(key[1]) > 1:
                found = self._made(self.tailoring.elements_of_several(key))
            else:
                found = self._made(self.tailoring.elements(key[1]))
            self._of_several[key] = found
        return found

    def _of_one(self, character: str) -> tuple[Piece, ...]:
        found = self._of_character.get(character)
        if found is None:
            if len(self._of_character) >= MOST_KEPT:
                self._of_character.clear()
                self._of_element.clear()
            found = self._made(self.tailoring.elements(character))
            self._of_character[character] = found
        return found

    def _made(self, elements: tuple[Element, ...]) -> tuple[Piece, ...]:
        made = []
        for element in elements:
            piece = self._of_element.get(element)
            if piece is None:
                piece = self._of_element[element] = self._piece(element)
            made.append(piece)
        return tuple(made)

    def _piece(self, element: Element) -> Piece:
        rank, number, second, second_number, third, third_number, fourth, case = element
        if not rank:
            return Piece(
                b"",
                second_of_mark(second, second_number, is_first=True),
                third_of_mark(third, third_number),
                second_apart=second_of_mark(second, second_number, is_first=False),
                fourth=FOURTH_COMMON + fourth,
                is_usual=(third, third_number) == (COMMON, 0),
            )
        below = self.tailoring.below
        weight = {"off": 0, "lower": case, "upper": 2 - case}[self.options.case_first]
        return Piece(
            self._primary.bytes_of(rank, number),
            second_of_letter(second, second_number, is_below=rank in below[2]),
            third_of_letter(third, third_number, is_below=rank in below[3], case=weight),
            fourth=FOURTH_COMMON + fourth,
            is_variable=rank in self._variable,
            is_separator=rank == LOWEST,
        )

    def _of_number(self, digits: str) -> Piece:
        """Return the piece of a number: how many digits it has, and the digits by twos."""
        plain = "".join(str(decimal(digit)) for digit in digits).lstrip("0")
        length = len(plain)
        size = bytes((3 + length,)) if length < _SHORT else b"\xfb" + length.to_bytes(6, "big")
        if length % 2:
            plain = f"0{plain}"
        pairs = bytes(3 + int(plain[at : at + 2]) for at in range(0, len(plain), 2))
        return Piece(
            self._primary.numbers + size + pairs, SECOND_COMMON, self.options.third_of_small
        )
