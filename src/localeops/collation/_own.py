"""Keys of texts of a language's own letters: each has a code of one byte.

From the codes of a text two tables make the first level and its *tail*, which has one byte a letter
again: its class, of letters and marks that are alike but for their first weight. What a key has
after its first level depends on the tail alone. Words of a language have few different tails (most
have none, or a capital at the start), so what follows from each is kept.
"""

from __future__ import annotations

import re
from codecs import charmap_build
from itertools import chain, product

from localeops.collation._levels import levels, sealed_as_asked
from localeops.collation._pieces import USUAL
from localeops.collation._weights import SECOND_COMMON
from localeops.normalize import nfc, nfd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from localeops.collation._options import Options
    from localeops.collation._pieces import Piece, Pieces
    from localeops.collation._several import Several

    Split = Callable[[bytes], list[bytes]]
    Unit = tuple[Piece, ...]  # a letter with its marks, or marks

SEPARATOR, SEPARATING = "\x01", b"\x01"  # between texts whose keys are made at once
UNKNOWN = 0xFF  # the code and the class of what is no own letter, question marks among them
COMMON_CLASS = b"\x02"  # of small letters without marks
_SEVERAL = 0xFE  # the class of letters with several first weights
_UNUSED = "\ufffe"
_OF_OTHERS = b"\xff"  # in place of codes of which only what is around them tells the weights
_MANY = 400  # sequences, from which letters are left out instead
_LONG = 64  # letters in a tail, above which it is not kept
_MOST_KEPT = 1 << 14  # tails


class Suffixes(dict[bytes, "bytes | None"]):
    """What follows the first level, by the tail of a text; made when it is first asked for.

    It is None where the tail has letters that have no class.
    """

    __slots__ = ("_levels_of", "_options")

    def __init__(self, levels_of: Callable[[bytes], tuple[bytes, bytes]], options: Options) -> None:
        """Keep nothing yet; *levels_of* gives the second and the third level of a tail."""
        self._levels_of = levels_of
        self._options = options

    def __missing__(self, tail: bytes) -> bytes | None:
        suffix = None
        if UNKNOWN not in tail and _SEVERAL not in tail:
            suffix = sealed_as_asked((b"", *self._levels_of(tail), b""), "", self._options)
        if len(tail) <= _LONG:
            if len(self) >= _MOST_KEPT:
                self.clear()
            self[tail] = suffix
        return suffix


def levels_apart(
    tail: bytes, seconds: Sequence[bytes], thirds: Sequence[bytes]
) -> tuple[bytes, bytes]:
    """Return the second and the third level of a tail, if each class has its part of them."""
    return b"".join(map(seconds.__getitem__, tail)), b"".join(map(thirds.__getitem__, tail))


class OwnLetters:
    """The letters of a language with their codes.

    A letter is *plain* if its second and third weights are those of a small letter without marks.
    Its code is its first weight, so the codes of a word of plain letters are its key.

    Attributes:
        letters: All of them.
        map: The codes, for ``codecs.charmap_encode``.
        map_of_many: The codes with one for `SEPARATOR`.
        are_keys: Whether the codes of plain letters are keys, with these settings.
        firsts: The table of first weights by code.
        marks: The codes of marks, which have no first weight.
        classes: The table of classes by code.
        suffixes: What follows the first level, by the classes.
        split: What cuts codes before and after what has other codes together; None if nothing has.
        together: The codes of what is taken together.
        expanded: The codes of letters with several first weights, each with codes in its place.
    """

    def __init__(self, pieces: Pieces) -> None:
        """Give each letter its code."""
        self._pieces = pieces
        self._options = options = pieces.options
        self._plain: dict[str, int] = {}
        self._codes: dict[str, int] = {}
        self._firsts = bytearray(range(256))
        self._classes = bytearray(COMMON_CLASS * 256)
        self._numbers: dict[tuple[object, ...], int] = {}
        self._by_number: list[Unit] = [()] * 256
        others: dict[str, Unit] = {}
        self._expanded: dict[str, list[Unit]] = {}
        self._marks: list[int] = []
        self._code_of: dict[tuple[bytes, int], int] = {}
        for letter in sorted(self._candidates()):
            units = self._units(letter)
            if len(units) > 1:
                self._expanded[letter] = units
            if len(units) != 1:
                continue
            first = units[0][0].first
            if self._is_plain(units[0]) and first[0] not in self._plain.values():
                self._plain[letter] = first[0]
                self._by_number[COMMON_CLASS[0]] = units[0]
            else:
                others[letter] = units[0]
        taken = {0, SEPARATING[0], UNKNOWN, *self._plain.values()}
        self._free = [code for code in range(256) if code not in taken]
        self._codes |= self._plain
        self._plain_codes = {*self._plain.values()}
        for letter, unit in others.items():
            code = self._new_code(unit)
            if code is not None:
                self._codes[letter] = code
        self.letters = set(self._codes)
        self.are_keys = options.trims and options.strength <= 3  # noqa: PLR2004

    def _candidates(self) -> set[str]:
        """Return characters that may be own letters."""
        given = (*self._options.letters, *USUAL)
        forms = {form for one in given for form in (one, one.upper(), one.lower())}
        if self._options.numeric:
            forms -= set("0123456789")
        joining = {one for keys in self._pieces.tailoring.several for one in keys[1][1:]}
        classes = self._pieces.classes
        return {
            one
            for one in forms
            if len(one) == 1
            and nfc(one) == one
            and not (self._pieces.is_mark(one) and one in joining)
            and not (classes.get(one) and nfd(one) != one)
        }

    def _units(self, text: str) -> list[Unit]:
        """Return letters with their marks; none if one has more than one byte, or is ignored."""
        found: list[list[Piece]] = []
        for piece in self._pieces.of(nfd(text)):
            if piece.first or not found:
                found.append([piece])
            else:
                found[-1].append(piece)
        is_shifted = self._options.alternate == "shifted"
        for unit in found:
            if len(unit[0].first) > 1 or (is_shifted and unit[0].is_variable):
                return []
            if not unit[0].first and not any(piece.second for piece in unit):
                return []
        return list(map(tuple, found))

    def _is_plain(self, unit: Unit) -> bool:
        return (
            len(unit) == 1
            and len(unit[0].first) == 1
            and (unit[0].second, unit[0].third) == (SECOND_COMMON, self._options.third_of_small)
        )

    def _new_code(self, unit: Unit) -> int | None:
        """Return a code for a unit; None if there is none left."""
        number = self._number(unit)
        if number is None or not self._free:
            return None
        code = self._free.pop()
        self._classes[code] = number
        if unit[0].first:
            self._firsts[code] = unit[0].first[0]
        else:
            self._marks.append(code)
        return code

    def _number(self, unit: Unit) -> int | None:
        """Return the class of a unit; None if there are too many."""
        if self._is_plain(unit):
            self._by_number[COMMON_CLASS[0]] = unit
            return COMMON_CLASS[0]
        alike = (
            bool(unit[0].first),
            *((one.second, one.second_apart, one.third, one.is_usual) for one in unit),
        )
        number = self._numbers.get(alike)
        if number is None:
            number = COMMON_CLASS[0] + 1 + len(self._numbers)
            if number >= _SEVERAL:
                return None
            self._numbers[alike] = number
            self._by_number[number] = unit
        return number

    def prepare(self, several: Several) -> None:
        """Make the tables, with codes for what is taken together."""
        self._find_together(several)
        # That all codes are below 80 tells plain letters only if no other letter has such a code.
        others = {*self._codes.values(), *self._code_of.values()} - self._plain_codes
        self.are_keys = self.are_keys and min(others, default=0x80) >= 0x80  # noqa: PLR2004
        for table in (self._firsts, self._classes):
            table[SEPARATING[0]] = SEPARATING[0]
            table[0] = table[UNKNOWN] = UNKNOWN
        self.firsts, self.classes = bytes(self._firsts), bytes(self._classes)
        self.marks = bytes(self._marks)
        self.suffixes = Suffixes(self._levels_of(), self._options)
        by_code = {code: letter for letter, code in self._codes.items()}
        # Without U+0000 in its place a map would be a slow one.
        by_code |= {0: "\0", UNKNOWN: "?"}
        self.map = _map(by_code)
        self.map_of_many = _map(by_code | {SEPARATING[0]: SEPARATOR})

    def _levels_of(self) -> Callable[[bytes], tuple[bytes, bytes]]:
        units, options = self._by_number, self._options
        if not options.backwards and not self._marks:
            # A number without a class is in no tail.
            parts = [levels(unit, options)[1:3] if unit else (b"\0", b"\0") for unit in units]
            seconds, thirds = zip(*parts, strict=True)
            longer = [place for place, part in enumerate(parts) if tuple(map(len, part)) != (1, 1)]
            by_second = b"".join([(second or b"\0")[:1] for second in seconds])
            by_third = b"".join([(third or b"\0")[:1] for third in thirds])

            def levels_of_letters(tail: bytes) -> tuple[bytes, bytes]:
                for number in longer:
                    if number in tail:
                        return levels_apart(tail, seconds, thirds)
                return tail.translate(by_second), tail.translate(by_third)

            return levels_of_letters

        def levels_of(tail: bytes) -> tuple[bytes, bytes]:
            _, second, third, _ = levels(chain.from_iterable(units[one] for one in tail), options)
            return second, third

        return levels_of

    def _find_together(self, several: Several) -> None:
        """Find what is taken together, and give it codes."""
        sequences = several.sequences_of(self.letters)
        if len(sequences) > _MANY:
            self._leave_out({one for sequence in sequences for one in sequence[1:]})
            sequences = several.sequences_of(self.letters)
        together, left = self._together(several, sequences)
        self.together: dict[bytes, bytes] = {
            self._coded(text): self._codes_of(self._units(text)) or _OF_OTHERS
            for text in sorted(together)
        }
        self.together |= {self._coded(text): _OF_OTHERS for text in (*left, *self._disorders())}
        self.split = _split(self.together) if self.together else None
        self.expanded: list[tuple[bytes, bytes]] = []
        for letter, units in sorted(self._expanded.items()):
            codes = self._codes_of(units)
            if codes and self._free and nfd(letter)[0] not in several.starters:
                code = self._codes[letter] = self._free.pop()
                self._classes[code] = _SEVERAL
                self.expanded.append((bytes((code,)), codes))

    def _leave_out(self, starters: set[str]) -> None:
        """Leave out letters with some starters, so that they are not own letters."""
        for letter in [one for one in self._codes if nfd(one)[0] in starters]:
            self.letters.discard(letter)
            self._plain.pop(letter, None)
            del self._codes[letter]

    def _coded(self, text: str) -> bytes:
        return bytes(self._codes[letter] for letter in text)

    def _together(self, several: Several, sequences: list[str]) -> tuple[set[str], set[str]]:
        """Return the texts that are taken together, and those of which it is not certain."""
        together: set[str] = set()
        left: set[str] = set()
        pieces = self._pieces
        for sequence in sequences:
            for letters in product(*(several.letters_with(one, self.letters) for one in sequence)):
                text = "".join(letters)
                if sequence in several.with_prefixes:
                    left.add(text)
                elif len(pieces.starters(pieces.match(nfd(text)))) == len(sequence):
                    together.add(text)
        return together, left

    def _codes_of(self, units: list[Unit]) -> bytes:
        """Return a code for each unit; none if there is no code for one."""
        codes = []
        for unit in units:
            number = self._number(unit)
            if number is None:
                return b""
            key = (unit[0].first, number)
            code = self._code_of.get(key)
            if code is None and self._is_plain(unit) and unit[0].first[0] in self._free:
                # As with plain letters its code is its first weight.
                code = unit[0].first[0]
                self._free.remove(code)
                self._plain_codes.add(code)
            elif code is None:
                code = self._new_code(unit)
                if code is None:
                    return b""
            self._code_of[key] = code
            codes.append(code)
        return bytes(codes)

    def _disorders(self) -> list[str]:
        """Return letters and marks with a mark that goes before theirs when decomposed."""
        classes = self._pieces.classes
        last_of = {letter: classes.get(nfd(letter)[-1], 0) for letter in self.letters}
        marks = [one for one in self.letters if classes.get(one)]
        return [
            one + mark for mark in marks for one, last in last_of.items() if last > classes[mark]
        ]


def _split(texts: Iterable[bytes]) -> Split:
    """Return what cuts bytes before and after any of some texts, the longest first."""
    rests: dict[bytes, set[int]] = {}
    for text in texts:
        rests.setdefault(text[1:], set()).add(text[0])
    lasts: dict[bytes, set[int]] = {}
    for rest, before in rests.items():
        if len(rest) == 1:
            lasts.setdefault(bytes(sorted(before)), set()).add(rest[0])
    longer = sorted((rest for rest in rests if len(rest) > 1), key=lambda one: (-len(one), one))
    patterns = [b"(?<=%b)%b" % (_any(rests[rest]), re.escape(rest)) for rest in longer]
    patterns += [
        b"(?<=%b)%b" % (_any(before), _any(last)) for before, last in sorted(lasts.items())
    ]
    # Most letters are told by one set or two; only then is it asked which ones go together.
    heads, seconds = _any({text[0] for text in texts}), _any({text[1] for text in texts})
    return re.compile(b"(%b(?=%b)(?:%b))" % (heads, seconds, b"|".join(patterns)), re.DOTALL).split


def _any(codes: Iterable[int]) -> bytes:
    return b"[%b]" % re.escape(bytes(sorted(codes)))


def _map(by_code: dict[int, str]) -> Mapping[int, int | None]:
    """Return the map of characters to codes that ``codecs.charmap_encode`` takes."""
    letters = "".join(by_code.get(code, _UNUSED) for code in range(256))
    return charmap_build(letters)  # type: ignore[return-value]  # it is only handed on
