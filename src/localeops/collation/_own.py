"""Keys of texts of a language's own letters: each has a code of one byte.

From the codes of a text two tables make the first level and its *tail*, which has one byte a letter
again: its class, of letters and marks that are alike but for their first weight. What a key has
after its first level depends on the tail alone. Words of a language have few different tails (most
have none, or a capital at the start), so what follows from each is kept.
"""

from __future__ import annotations

import re
from codecs import charmap_build
from itertools import product

from localeops.collation._levels import levels, sealed_as_asked
from localeops.collation._pieces import MOST_KEPT, USUAL
from localeops.collation._weights import SECOND_COMMON
from localeops.normalize import nfc, nfd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from localeops.collation._options import Options
    from localeops.collation._pieces import Piece, Pieces
    from localeops.collation._several import Several

    Unit = tuple[Piece, ...]  # a letter with its marks, or marks

SEPARATOR, SEPARATING = "\x01", b"\x01"  # between texts whose keys are made at once
UNKNOWN = 0xFF  # the code and the class of what is no own letter, question marks among them
COMMON_CLASS = b"\x02"  # of small letters without marks
_SEVERAL = 0xFE  # the class of letters with several first weights
_UNUSED = "\ufffe"
_STAND_INS = 0xE000  # characters for letters of several characters; not own letters themselves
_MANY = 400  # sequences that are too many to have stand-ins
_LONG = 64  # letters in a tail that is not kept


class Suffixes(dict[bytes, "bytes | None"]):
    """What follows the first level, by the tail of a text; made when it is first asked for.

    It is None where the tail has letters that have no class.
    """

    __slots__ = ("_apart", "_classes", "_options")

    def __init__(self, classes: list[Unit], options: Options) -> None:
        """Keep the classes, by their numbers."""
        self._classes = classes
        self._options = options
        # Without marks of their own, what classes give can be made one by one.
        self._apart: list[tuple[bytes, bytes]] | None = None
        if not options.backwards and all(unit[0].first for unit in classes if unit):
            self._apart = [levels(unit, options)[1:3] if unit else (b"", b"") for unit in classes]

    def __missing__(self, tail: bytes) -> bytes | None:
        suffix = None if UNKNOWN in tail or _SEVERAL in tail else self._made(tail)
        if len(tail) <= _LONG:
            if len(self) >= MOST_KEPT:
                self.clear()
            self[tail] = suffix
        return suffix

    def _made(self, tail: bytes) -> bytes:
        if self._apart is None:
            pieces = [piece for number in tail for piece in self._classes[number]]
            _, second, third, _ = levels(pieces, self._options)
        else:
            found = [self._apart[number] for number in tail]
            second = b"".join([one[0] for one in found])
            third = b"".join([one[1] for one in found])
        return sealed_as_asked((b"", second, third, b""), "", self._options)


class OwnLetters:
    """The letters of a language with their codes.

    A letter is *plain* if its second and third weights are those of a small letter without marks.
    Its code is its first weight, so the codes of a word of plain letters are its key.

    Attributes:
        letters: All of them.
        map: The codes, for ``codecs.charmap_encode``.
        map_of_changed: The codes with those of stand-ins, for a text that `change` was made on.
        map_of_many: The same with one for `SEPARATOR`.
        are_keys: Whether the codes of plain letters are keys, with these settings.
        firsts: The table of first weights by code.
        marks: The codes of marks, which have no first weight.
        classes: The table of classes by code.
        suffixes: What follows the first level, by the classes.
        units: The first weights of pairs that are taken together, each with what it is then; empty
            if that is not all that is taken together.
        classes_of_units: The classes of a pair, after its first weights, with what it is then.
        change: What puts stand-ins into a text for letters that are taken together and for those
            with several first weights, and U+FFFE for what only `others` can tell; None if there
            are none.
        is_always_changed: Whether without `change` codes may be wrong.
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
        self._marks: set[str] = set()
        self._stand_in_of: dict[tuple[bytes, int], str] = {}
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
        for letter, unit in others.items():
            if self._add(letter, unit) and not unit[0].first:
                self._marks.add(letter)
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

    def _add(self, letter: str, unit: Unit) -> bool:
        """Give a letter the next free code, and tell whether there was one."""
        if not self._free:
            return False
        number = self._number(unit)
        if number is None:
            return False
        code = self._codes[letter] = self._free.pop()
        self._classes[code] = number
        if unit[0].first:
            self._firsts[code] = unit[0].first[0]
        return True

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
        """Make the tables, with stand-ins for letters of several characters."""
        self._find_together(several)
        # That all codes are below 80 tells plain letters only if no other letter has such a code.
        others = (code for letter, code in self._codes.items() if letter not in self._plain)
        self.are_keys = self.are_keys and min(others, default=0x80) >= 0x80  # noqa: PLR2004
        for table in (self._firsts, self._classes):
            table[SEPARATING[0]] = SEPARATING[0]
            table[0] = table[UNKNOWN] = UNKNOWN
        self.firsts, self.classes = bytes(self._firsts), bytes(self._classes)
        self.marks = bytes(sorted(self._codes[mark] for mark in self._marks))
        self.suffixes = Suffixes(self._by_number, self._options)
        by_code = {code: letter for letter, code in self._codes.items()}
        # Without U+0000 in its place a map would be a slow one.
        by_code |= {0: "\0", UNKNOWN: "?"}
        given = {
            code: letter if letter in self.letters or letter in self._expanded else _UNUSED
            for code, letter in by_code.items()
        }
        given |= {0: "\0", UNKNOWN: "?"}
        self.map = _map(given)
        self.map_of_changed = _map(by_code)
        self.map_of_many = _map(by_code | {SEPARATING[0]: SEPARATOR})

    def _find_together(self, several: Several) -> None:
        """Find what may be taken together, and give it stand-ins."""
        known = self.letters | self._expanded.keys()
        sequences = several.sequences_of(known)
        if len(sequences) > _MANY:
            self._leave_out({one for sequence in sequences for one in sequence[1:]})
            known = self.letters | self._expanded.keys()
            sequences = several.sequences_of(known)
        together, left = self._together(several, sequences, known)
        changed: dict[str, str] = {}
        for text in sorted(together):
            changed[text] = self._stand_ins(self._units(text), several) or _UNUSED
        self.units: dict[bytes, bytes] = {}
        self.classes_of_units: dict[bytes, bytes] = {}
        disorders = self._disorders()
        if together and not left and not disorders and not self._marks:
            self._find_units(changed)
        self.is_always_changed = bool(together or left or disorders) and not self.units
        changed |= dict.fromkeys((*left, *disorders), _UNUSED)
        for letter, units in sorted(self._expanded.items()):
            stand_ins = self._stand_ins(units, several)
            if stand_ins and self._free:
                changed[letter] = stand_ins
                code = self._codes[letter] = self._free.pop()
                self._classes[code] = _SEVERAL
        self.change = None
        if changed:
            changed |= dict.fromkeys(self._stand_in_of.values(), _UNUSED)
            self.change = _change(changed)

    def _leave_out(self, starters: set[str]) -> None:
        """Leave out letters with some starters, so that they are not own letters."""
        for letter in list(self._codes):
            if nfd(letter)[0] in starters:
                self._free.append(self._codes.pop(letter))
                self._plain.pop(letter, None)
        self.letters &= self._codes.keys()
        self._marks &= self.letters
        for letter in list(self._expanded):
            if nfd(letter)[0] in starters:
                del self._expanded[letter]

    def _together(
        self, several: Several, sequences: list[str], known: set[str]
    ) -> tuple[set[str], set[str]]:
        """Return the texts that are taken together, and those of which it is not certain."""
        together: set[str] = set()
        left: set[str] = set()
        pieces = self._pieces
        for sequence in sequences:
            for letters in product(*(several.letters_with(one, known) for one in sequence)):
                text = "".join(letters)
                if sequence in several.with_prefixes:
                    left.add(text)
                elif len(pieces.starters(pieces.match(nfd(text)))) == len(sequence):
                    together.add(text)
        return together, left

    def _stand_ins(self, units: list[Unit], several: Several) -> str:
        """Return a character for each unit; none if there is no code for one."""
        stand_ins = ""
        by_code = {code: letter for letter, code in self._plain.items()}
        for unit in units:
            if self._is_plain(unit):
                letter = by_code.get(unit[0].first[0])
                if letter is not None and nfd(letter)[0] not in several.starters:
                    stand_ins += letter
                    continue
            number = self._number(unit)
            if number is None:
                return ""
            key = (unit[0].first, number)
            stand_in = self._stand_in_of.get(key)
            if stand_in is None:
                stand_in = chr(_STAND_INS + len(self._stand_in_of))
                if not self._add(stand_in, unit):
                    return ""
                self._stand_in_of[key] = stand_in
                if not unit[0].first:
                    self._marks.add(stand_in)
            stand_ins += stand_in
        return stand_ins

    def _disorders(self) -> list[str]:
        """Return letters and marks with a mark that goes before theirs when decomposed."""
        classes = self._pieces.classes
        last_of = {letter: classes.get(nfd(letter)[-1], 0) for letter in self.letters}
        marks = [one for one in self.letters if classes.get(one)]
        return [
            one + mark for mark in marks for one, last in last_of.items() if last > classes[mark]
        ]

    def _find_units(self, changed: dict[str, str]) -> None:
        """Find the first weights and the classes of pairs, if they say what is taken together."""
        options = self._options
        by_pair: dict[bytes, bytes] = {}
        by_classes: dict[bytes, bytes] = {}
        for text, stand_in in changed.items():
            if len(text) != 2 or len(stand_in) != 1 or stand_in == _UNUSED:  # noqa: PLR2004
                return
            one, other, code = (self._codes[letter] for letter in (*text, stand_in))
            pair, unit = bytes((self._firsts[one], self._firsts[other])), self._firsts[code]
            if by_pair.setdefault(pair, bytes((unit,)))[0] != unit:
                return
            classes = bytes((self._classes[one], self._classes[other]))
            by_classes[pair + classes] = bytes((self._classes[code],))
        are_apart = all(one[1] != other[0] for one in by_pair for other in by_pair if one != other)
        inside = b"".join(by_pair)
        kinds = [
            (self._firsts[code], self._classes[code])
            for code in self._codes.values()
            if self._firsts[code] in inside
        ]
        if options.backwards or not are_apart or len(kinds) != len(set(kinds)):
            return
        self.units, self.classes_of_units = by_pair, by_classes


def _change(changed: dict[str, str]) -> Callable[[str], str]:
    """Return what replaces texts in a text, the longest ones first."""
    heads: dict[str, set[str]] = {}
    for text in changed:
        heads.setdefault(text[1:], set()).add(text[0])
    tails: dict[str, set[str]] = {}
    for rest, before in heads.items():
        if len(rest) == 1:
            tails.setdefault("".join(sorted(before)), set()).add(rest)
    patterns = [
        f"(?<={_any(heads[rest])}){re.escape(rest)}"
        for rest in sorted(heads, key=lambda rest: (-len(rest), rest))
        if len(rest) > 1
    ]
    patterns += [f"(?<={_any(before)}){_any(rests)}" for before, rests in sorted(tails.items())]
    patterns += [f"(?<={_any(heads[''])})"] if "" in heads else []
    start = _any({text[0] for text in changed})
    split = re.compile(f"({start}(?:{'|'.join(patterns)}))").split
    get = changed.get

    def change(text: str) -> str:
        parts = split(text)
        return "".join(map(get, parts, parts)) if len(parts) > 1 else text

    return change


def _any(characters: Iterable[str]) -> str:
    return f"[{re.escape(''.join(sorted(characters)))}]"


def _map(by_code: dict[int, str]) -> Mapping[int, int | None]:
    """Return the map of characters to codes that ``codecs.charmap_encode`` takes."""
    letters = "".join(by_code.get(code, _UNUSED) for code in range(256))
    return charmap_build(letters)  # type: ignore[return-value]  # it is only handed on
