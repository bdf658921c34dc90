"""Sort keys: the weights of a text on each level, as bytes (UTS #10, section 7.3)."""

from __future__ import annotations

import re
from codecs import charmap_build, charmap_encode
from functools import lru_cache
from unicodedata import decimal

from localeops.collation._root import root
from localeops.collation._tailoring import tailoring
from localeops.collation._weights import (
    SECOND_COMMON,
    THIRD_COMMON,
    PrimaryWeights,
    second_of_letter,
    second_of_mark,
    third_of_letter,
    third_of_mark,
)
from localeops.normalize import nfc, nfd
from localeops.normalize._algorithm import combining_classes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from localeops.collation._options import Options
    from localeops.collation._root import Element

_END = b"\0"
_UNUSED = "\ufffe"
# What own letters are joined by in the fast way: each gets a first weight of one byte, as far as
# there are any.
_ASCII = "0123456789 -'.,/&()\"abcdefghijklmnopqrstuvwxyz"


class Piece:
    """What an element gives on each level, and how it counts for the elements around it."""

    __slots__ = ("first", "fourth", "is_variable", "later_second", "second", "third", "third_usual")

    def __init__(self) -> None:
        self.first = b""
        self.second = b""  # of a letter; of a mark, where it is the first after a common weight
        self.later_second = b""  # of a mark anywhere else
        self.third = b""
        self.third_usual = False
        self.fourth = b"\xfc"
        self.is_variable = False


class Keys:
    """The keys of one locale with one set of options."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._tailoring = tailoring(options.tailoring)
        self._pieces: dict[Element, Piece] = {}
        self._of_character: dict[str, tuple[Piece, ...]] = {}
        self._of_several: dict[tuple[str, str], tuple[Piece, ...]] = {}
        self._classes = combining_classes()
        base = root()
        self._variable = range(
            base.groups[0][1], next(start for name, start in base.groups if name == "symbol")
        )
        singles = [
            (element[0], element[1])
            for letter in [*self._own_letters(), *_ASCII]
            for element in self._elements_of_text(nfd(letter))[:1]
        ]
        self._primary = PrimaryWeights(
            self._tailoring, options.order([name for name, _ in base.groups]), singles
        )
        self._prepare()

    def _own_letters(self) -> list[str]:
        letters = self._tailoring.letters
        return list(dict.fromkeys(letters))

    def _elements_of_text(self, text: str) -> list[Element]:
        """Return the elements of a decomposed text that is a character or a contraction."""
        if self._tailoring.is_contraction(text):
            return list(self._tailoring.elements_of_several(("", text)))
        return [element for one in text for element in self._tailoring.elements(one)]

    # -- The fast way: texts of the locale's own letters -------------------------------------------

    def _prepare(self) -> None:
        """Make the tables for texts of own letters, each of which has one byte on each level."""
        options = self._options
        plain: dict[str, int] = {}
        others: dict[str, tuple[int, int, int]] = {}
        letters = {
            form
            for letter in [*self._own_letters(), *_ASCII]
            for form in (letter, letter.upper(), letter.lower())
            if len(form) == 1 and nfc(form) == form and not self._classes.get(nfd(form)[0])
        }
        if options.numeric:
            letters -= set("0123456789")
        for letter in sorted(letters):
            first, second, third, _ = self._levels(list(self._pieces_of(nfd(letter))))
            if options.alternate == "shifted" and any(
                piece.is_variable for piece in self._pieces_of(nfd(letter))
            ):
                continue
            if len(first) != 1 or len(second) != 1 or len(third) != 1:
                continue
            if (second, third) == (SECOND_COMMON, self._fill) and first[0] not in plain.values():
                plain[letter] = first[0]
            else:
                others[letter] = (first[0], second[0], third[0])
        free = [code for code in range(0xFF, 0, -1) if code not in plain.values()]
        codes = dict(plain)
        firsts, seconds, thirds = (bytearray(range(256)) for _ in range(3))
        for code in range(256):
            seconds[code], thirds[code] = SECOND_COMMON[0], self._fill[0]
        for letter, (first, second, third) in others.items():
            if not free:
                break
            code = free.pop(0)
            codes[letter] = code
            firsts[code], seconds[code], thirds[code] = first, second, third
        by_code = {code: letter for letter, code in codes.items()}
        by_code[0] = "\0"  # it is ignored on every level; without it the map would be a slow one
        self._map = charmap_build("".join(by_code.get(code, _UNUSED) for code in range(256)))
        self._firsts, self._seconds, self._thirds = map(bytes, (firsts, seconds, thirds))
        self._plain = bytes(plain.values())
        self._is_contraction = self._hazards(codes)

    def _hazards(self, letters: dict[str, int]) -> re.Pattern[str] | None:
        """Return what finds letters that may not stand for themselves when they are together."""
        by_base: dict[str, str] = {}
        for letter in letters:
            base = nfd(letter)[0]
            by_base[base] = by_base.get(base, "") + letter
        found = set()
        for keys in self._tailoring.contractions.values():
            for prefix, text in keys:
                bases = [one for one in prefix + text if not self._classes.get(one)]
                if len(bases) > 1 and all(base in by_base for base in bases):
                    found.add("".join(f"[{re.escape(by_base[base])}]" for base in bases))
        return re.compile("|".join(sorted(found))) if found else None

    def key(self, text: str) -> bytes:
        """Return the key of a text."""
        try:
            codes = charmap_encode(text, None, self._map)[0]
        except UnicodeEncodeError:
            return self._key(text)
        if self._options.strength > 4:  # noqa: PLR2004
            return self._key(text)
        if self._is_contraction is not None and self._is_contraction.search(text):
            return self._key(text)
        return self._joined(codes)

    def keys(self, texts: list[str]) -> list[bytes]:
        """Return the keys of several texts."""
        return list(map(self.key, texts))

    def _joined(self, codes: bytes) -> bytes:
        strength = self._options.strength
        first = codes.translate(self._firsts, b"\0")
        if strength == 1:
            return first
        others = codes.translate(None, self._plain)
        if not others and self._trims and strength <= 3:  # noqa: PLR2004
            return first
        second = codes.translate(self._seconds, b"\0")
        if self._options.backwards:
            second = second[::-1]
        third = codes.translate(self._thirds, b"\0")
        fourth = b"\xff" * len(first) if self._options.alternate == "shifted" else b""
        return self._sealed(first, second, third, fourth, "")

    # -- The whole way -----------------------------------------------------------------------------

    @property
    def _trims(self) -> bool:
        return self._options.case_first != "upper"

    @property
    def _fill(self) -> bytes:
        """The third weight of a small letter."""
        return THIRD_COMMON if self._trims else bytes((2 << 6 | 3 + 5,))

    def _key(self, text: str) -> bytes:
        decomposed = nfd(text)
        levels = self._levels(list(self._pieces_of(decomposed)))
        return self._sealed(*levels, decomposed)

    def _sealed(
        self, first: bytes, second: bytes, third: bytes, fourth: bytes, decomposed: str
    ) -> bytes:
        strength = self._options.strength
        levels = [first]
        if strength >= 2:  # noqa: PLR2004
            levels.append(second.rstrip(SECOND_COMMON))
        if strength >= 3:  # noqa: PLR2004
            levels.append(third.rstrip(THIRD_COMMON) if self._trims else third)
        if strength >= 4:  # noqa: PLR2004
            levels.append(fourth)
        if strength >= 5:  # noqa: PLR2004
            levels.append(decomposed.encode("utf-8", "surrogatepass"))
        else:
            while len(levels) > 1 and not levels[-1]:
                levels.pop()
        return _END.join(levels)

    def _levels(self, pieces: list[Piece]) -> tuple[bytes, bytes, bytes, bytes]:
        first: list[bytes] = []
        second: list[bytes] = []
        third: list[bytes] = []
        fourth: list[bytes] = []
        is_bare = False  # the last second weight is a common one that a mark takes the place of
        usual = b""  # usual third weights of marks, which count only if another one follows
        shifted = self._options.alternate == "shifted"
        after_variable = False
        backwards = self._options.backwards
        groups: list[list[Piece]] = []
        for piece in pieces:
            if piece.first:
                if shifted and piece.is_variable:
                    after_variable = True
                    fourth.append(piece.first)
                    continue
                after_variable = False
                first.append(piece.first)
                second.append(piece.second)
                is_bare = piece.second == SECOND_COMMON
                third.append(piece.third)
                usual = b""
                if backwards:
                    groups.append([piece])
            else:
                if after_variable:
                    continue
                if piece.later_second:
                    if backwards:
                        groups.append([piece]) if not groups else groups[-1].append(piece)
                    if is_bare:
                        second[-1] = piece.second
                        is_bare = False
                    else:
                        second.append(piece.later_second)
                if piece.third_usual:
                    usual += piece.third
                else:
                    third.append(usual + piece.third)
                    usual = b""
            fourth.append(b"\xff" if shifted and piece.fourth == b"\xfc" else piece.fourth)
        if backwards:
            second = [weight for group in reversed(groups) for weight in _backwards(group)]
        joined = b"".join(fourth)
        if not shifted:
            joined = joined.rstrip(b"\xfc")
        return b"".join(first), b"".join(second), b"".join(third), joined

    # -- From text to pieces -----------------------------------------------------------------------

    def _pieces_of(self, text: str) -> Iterator[Piece]:
        """Yield the pieces of a decomposed text (UTS #10, section 7.2)."""
        contractions = self._tailoring.contractions
        classes = self._classes
        cache = self._of_character
        numeric = self._options.numeric
        used: set[int] = set()
        place = 0
        end = len(text)
        while place < end:
            character = text[place]
            if place in used:
                place += 1
                continue
            if numeric and character.isdecimal():
                stop = place + 1
                while stop < end and text[stop].isdecimal():
                    stop += 1
                yield self._number(text[place:stop])
                place = stop
                continue
            keys = contractions.get(character)
            if keys is None:
                pieces = cache.get(character)
                if pieces is None:
                    pieces = cache[character] = self._made(self._tailoring.elements(character))
                yield from pieces
                place += 1
                continue
            key = ("", character)
            for prefix, candidate in keys:
                if text.startswith(candidate, place) and text.endswith(prefix, 0, place):
                    key = (prefix, candidate)
                    break
            stop = place + len(key[1])
            # Marks further on join the match if no mark of their class or no starter is between.
            at = stop
            blocked = 0
            while at < end and (mark := classes.get(text[at], 0)):
                if at not in used:
                    longer = (key[0], key[1] + text[at])
                    if mark > blocked and self._tailoring.is_contraction(longer[1]) and not key[0]:
                        key = longer
                        used.add(at)
                    else:
                        blocked = mark
                at += 1
            found = self._of_several.get(key)
            if found is None:
                elements = (
                    self._tailoring.elements(character)
                    if key == ("", character)
                    else self._tailoring.elements_of_several(key)
                )
                found = self._of_several[key] = self._made(elements)
            yield from found
            place = stop

    def _made(self, elements: tuple[Element, ...]) -> tuple[Piece, ...]:
        made = []
        for element in elements:
            piece = self._pieces.get(element)
            if piece is None:
                piece = self._pieces[element] = self._piece(element)
            made.append(piece)
        return tuple(made)

    def _piece(self, element: Element) -> Piece:
        rank, number, second, second_number, third, third_number, fourth, case = element
        piece = Piece()
        piece.fourth = bytes((0xFC + fourth,))
        if rank:
            below = self._tailoring.below
            piece.first = self._primary.bytes_of(rank, number)
            piece.is_variable = rank in self._variable
            piece.second = second_of_letter(second, second_number, is_below=rank in below[2])
            weight = {"off": 0, "lower": case, "upper": 2 - case}[self._options.case_first]
            piece.third = third_of_letter(element, is_below=rank in below[3], case=weight)
        else:
            piece.second = second_of_mark(second, second_number, is_first=True)
            piece.later_second = second_of_mark(second, second_number, is_first=False)
            piece.third = third_of_mark(third, third_number)
            piece.third_usual = (third, third_number) == (0x0500, 0)
        return piece

    def _number(self, digits: str) -> Piece:
        """Return the piece of a number: how many digits it has, and the digits by twos."""
        plain = "".join(str(decimal(digit)) for digit in digits).lstrip("0")
        length = len(plain)
        if length % 2:
            plain = "0" + plain
        size = bytes((3 + length,)) if length < 0xF0 else b"\xfb" + length.to_bytes(6, "big")
        piece = Piece()
        pairs = bytes(3 + int(plain[at : at + 2]) for at in range(0, len(plain), 2))
        piece.first = self._primary.numbers + size + pairs
        piece.second = SECOND_COMMON
        piece.third = self._fill
        return piece


def _backwards(group: list[Piece]) -> list[bytes]:
    """Return the second weights of a letter and its marks, from the last to the first."""
    letter = group[0] if group[0].first else None
    marks = [piece for piece in group if not piece.first][::-1]
    if letter is None:
        # Marks at the start of the text. What goes before them here is a letter's group.
        return [marks[0].second, *(mark.later_second for mark in marks[1:])]
    if not marks:
        # From the end marks come first, so a letter's own weight is below every mark.
        is_common = letter.second == SECOND_COMMON
        return [letter.second if is_common else b"\x02\xfe" + letter.second]
    weights = [marks[0].second, *(mark.later_second for mark in marks[1:])]
    if letter.second != SECOND_COMMON:
        weights.append(b"\x81" + letter.second)
    return weights


@lru_cache(maxsize=64)
def keys_of(options: Options) -> Keys:
    """Return the keys for options, which are made once."""
    return Keys(options)
