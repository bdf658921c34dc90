"""Keys of texts of a language's own letters, by tables that have a byte for each letter."""

from __future__ import annotations

import re
from codecs import charmap_build, charmap_encode

from localeops.collation._levels import levels, sealed, sealed_as_asked
from localeops.collation._pieces import USUAL
from localeops.collation._weights import SECOND_COMMON, THIRD_COMMON
from localeops.normalize import nfc, nfd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from localeops.collation._pieces import Piece, Pieces
    from localeops.collation._several import Several

    Weights = tuple[int, int, int]

SEPARATOR, _SEPARATING = "\x01", 0x01  # between texts whose keys are made at once
UNKNOWN = 0xFF  # the code of what is no own letter, and of the question mark in its place
_UNUSED = "\ufffe"
_STAND_INS = 0xE000  # characters for letters of several characters; not own letters themselves
_FEW = 9  # pairs that are looked for one by one


class OwnLetters:
    """The letters of a language, and their codes: each has one byte on each level.

    A letter is *plain* if its second and third weights are those of a small letter without marks.
    Its code is its first weight, so the codes of a word of plain letters are its key.

    Attributes:
        letters: All of them.
        map: The codes, for ``codecs.charmap_encode``.
        map_of_many: The codes with one for `SEPARATOR`.
        are_keys: Whether the codes of plain letters are keys, with these settings.
        pairs: Pairs of small letters that may be taken together, if they are few.
        search: What finds letters that may be taken together.
    """

    def __init__(self, pieces: Pieces) -> None:
        """Give each letter its code."""
        self._pieces = pieces
        self._options = options = pieces.options
        self._plain: dict[str, int] = {}
        self._codes: dict[str, int] = {}
        self._tables = [bytearray(range(256)), bytearray(256), bytearray(256)]
        usual = (SECOND_COMMON[0], options.third_of_small[0])
        others: dict[str, Weights] = {}
        for letter in sorted(self._candidates()):
            found = self._weights(letter)
            if len(found) != 1:
                continue
            if found[0][1:] == usual and found[0][0] not in self._plain.values():
                self._plain[letter] = found[0][0]
            else:
                others[letter] = found[0]
        taken = {0, _SEPARATING, UNKNOWN, *self._plain.values()}
        self._free = [code for code in range(256) if code not in taken]
        self._codes |= self._plain
        for code in range(256):
            self._tables[1][code], self._tables[2][code] = usual
        for letter, weights in others.items():
            self._add(letter, weights)
        self.letters = set(self._codes)
        self._is_usual = options.is_usual
        self._is_upper_first = (
            options.strength == 3 and not options.trims and not options.backwards  # noqa: PLR2004
        )
        self.are_keys = options.trims and options.strength <= 3  # noqa: PLR2004

    def _candidates(self) -> set[str]:
        """Return characters that may have one byte on each level."""
        given = (*self._options.letters, *USUAL)
        forms = {form for one in given for form in (one, one.upper(), one.lower())}
        if self._options.numeric:
            forms -= set("0123456789")
        return {
            one
            for one in forms
            if len(one) == 1 and nfc(one) == one and not self._pieces.classes.get(nfd(one)[0])
        }

    def _weights(self, text: str) -> list[Weights]:
        """Return the weights letter by letter; none if one does not have one byte on each level."""
        groups: list[list[Piece]] = []
        for piece in self._pieces.of(nfd(text)):
            if piece.first:
                groups.append([piece])
            elif groups:
                groups[-1].append(piece)
            else:
                return []
        found = []
        is_shifted = self._options.alternate == "shifted"
        for group in groups:
            first, second, third, _ = levels(group, self._options)
            if any(len(weight) != 1 for weight in (first, second, third)):
                return []
            if is_shifted and group[0].is_variable:
                return []
            found.append((first[0], second[0], third[0]))
        return found

    def _add(self, letter: str, weights: Weights) -> bool:
        """Give a letter the next free code, and tell whether there was one."""
        if not self._free:
            return False
        code = self._codes[letter] = self._free.pop()
        for table, weight in zip(self._tables, weights, strict=True):
            table[code] = weight
        return True

    def prepare(self, several: Several) -> None:
        """Make the tables, with codes for letters of several characters."""
        self.search = several.search(self.letters)
        pairs = several.pairs(self.letters, _FEW)
        self.pairs = pairs or ()
        self.search_always = self.search if pairs is None else None
        self._replaced = self._replacements(several)
        longest_first = sorted(map(re.escape, self._replaced), key=len, reverse=True)
        self._replace: Callable[[str], str] | None = None
        if longest_first:
            sub = re.compile("|".join(longest_first)).sub
            self._replace = lambda text: sub(self._replacement, text)
        seconds_of_pairs = {pair[1] for pair in self.pairs if pair[0] != pair[1]}
        if (
            self._replaced
            and pairs is not None
            and seconds_of_pairs.isdisjoint(pair[0] for pair in pairs)
            and all(len(form) == 2 for form in self._replaced)  # noqa: PLR2004
        ):
            # No pair overlaps another, so one after the other is enough.
            self._replace = self._one_by_one
        # That all codes are below 80 tells plain letters only if no other letter has such a code.
        others = (code for letter, code in self._codes.items() if letter not in self._plain)
        self.are_keys = self.are_keys and min(others, default=0x80) >= 0x80  # noqa: PLR2004
        for table in self._tables:
            table[_SEPARATING], table[UNKNOWN] = _SEPARATING, UNKNOWN
        self._first, self._second, self._third = map(bytes, self._tables)
        by_code = {code: letter for letter, code in self._codes.items()}
        # Without U+0000 in its place a map would be a slow one.
        by_code |= {0: "\0", UNKNOWN: "?"}
        without = by_code | {
            code: _UNUSED for code, letter in by_code.items() if letter not in self.letters
        }
        without |= {0: "\0", UNKNOWN: "?"}
        self.map = _map(without)
        self.map_of_many = _map(without | {_SEPARATING: SEPARATOR})
        self._map_of_replaced = _map(by_code)

    def _replacements(self, several: Several) -> dict[str, str]:
        """Return what stands for each text of own letters that is taken together."""
        usual = (SECOND_COMMON[0], self._options.third_of_small[0])
        units: dict[Weights, str] = {(code, *usual): letter for letter, code in self._plain.items()}
        replaced = {}
        for text in sorted({nfc(text) for text in several.texts}):
            if not self.letters.issuperset(text):
                continue
            found = self._weights(text)
            for unit in found:
                stand_in = chr(_STAND_INS + len(units))
                if unit not in units and self._add(stand_in, unit):
                    units[unit] = stand_in
            if not found or any(unit not in units for unit in found):
                # Where one text cannot be replaced, part of it might be.
                return {}
            replaced[text] = "".join(units[unit] for unit in found)
        return replaced

    def _replacement(self, found: re.Match[str]) -> str:
        return self._replaced[found[0]]

    def _one_by_one(self, text: str) -> str:
        for form, stand_in in self._replaced.items():
            if form in text:
                text = text.replace(form, stand_in)
        return text

    def codes_with_stand_ins(self, text: str) -> bytes | None:
        """Return the codes of own letters taken together; None if that may not be all there is."""
        if self._replace is None:
            return None
        changed = self._replace(text)
        if self.search is not None and self.search(changed):
            return None
        return charmap_encode(changed, "replace", self._map_of_replaced)[0]

    def key(self, text: str, codes: bytes) -> bytes:
        """Return the key of a text of own letters none of which are taken together."""
        first = codes.translate(self._first)
        second = codes.translate(self._second)
        third = codes.translate(self._third)
        if self._is_usual:
            # As `sealed` does, which would be one call more.
            second = second.rstrip(SECOND_COMMON)
            third = third.rstrip(THIRD_COMMON)
            if third:
                return first + b"\0" + second + b"\0" + third
            return first + b"\0" + second if second else first
        if self._is_upper_first:
            return first + b"\0" + second.rstrip(SECOND_COMMON) + b"\0" + third if first else b""
        if self._options.backwards:
            second = second[::-1]
        return sealed_as_asked((first, second, third, b""), text, self._options)

    def keys(self, codes: bytes) -> list[bytes]:
        """Return the keys of several texts from their codes, with usual settings."""
        separating = SEPARATOR.encode()
        return list(
            map(
                sealed,
                codes.translate(self._first).split(separating),
                codes.translate(self._second).split(separating),
                codes.translate(self._third).split(separating),
            )
        )


def _map(by_code: dict[int, str]) -> Mapping[int, int | None]:
    """Return the map of characters to codes that ``codecs.charmap_encode`` takes."""
    letters = "".join(by_code.get(code, _UNUSED) for code in range(256))
    return charmap_build(letters)  # type: ignore[return-value]  # it is only handed on
