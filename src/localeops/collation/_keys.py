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
    from collections.abc import Callable, Iterator

    Search = Callable[[str], re.Match[str] | None]
    Find = Callable[[str], list[str]]

    from localeops.collation._options import Options
    from localeops.collation._root import Element

_END = b"\0"
_UNUSED = "\ufffe"
_SEPARATOR = "\x01"  # between texts whose keys are made at once
_SEPARATING = 0x01
_SEPARATING_BYTES = b"\x01"
_UNKNOWN = 0xFF  # what is no own letter; also the question mark, which takes its place
# Marks of the scripts in which words are seldom written without.
_MARKS = "\u0591\u05b0\u05b1\u05b2\u05b3\u05b4\u05b5\u05b6\u05b7\u05b8\u05b9\u05bb\u05bc\u05c1\u05c2" \
    "\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0654\u0655\u0670\u093c\u094d\u09bc\u09cd\u3099\u309a"
_AT_ONCE = 256  # texts
_MOST_KEPT = 1 << 16  # characters
_FEW = 9  # texts that are looked for one by one
# What own letters are joined by in the fast way: each gets a first weight of one byte, as far as
# there are any.
_ASCII = "0123456789 -'.,/&()\"abcdefghijklmnopqrstuvwxyz"


class _Weights(dict[str, "bytes | None"]):
    """The first weights of characters, made when they are first asked for."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[str], bytes | None]) -> None:
        self._make = make

    def __missing__(self, token: str) -> bytes | None:
        found = self[token] = self._make(token)
        return found


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
        self._first_of = _Weights(self._first_of_token)
        self._first_alone = _Weights(self._first_of_one)
        self._second_of: dict[str, bytes] = {}
        self._third_of: dict[str, bytes] = {}
        self._odd: set[str] = set()
        base = root()
        self._variable = range(
            base.groups[0][1], next(start for name, start in base.groups if name == "symbol")
        )
        singles = [
            (element[0], element[1])
            for letter in [*self._own_letters(), *self._tailoring.own_contractions(), *_ASCII]
            for element in self._elements_of_text(nfd(letter))[: None if len(letter) > 1 else 1]
            if element[0]
        ]
        self._primary = PrimaryWeights(
            self._tailoring, options.order([name for name, _ in base.groups]), singles
        )
        self._prepare()

    def _own_letters(self) -> list[str]:
        return list(dict.fromkeys(self._options.letters))

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
            pieces = list(self._pieces_of(nfd(letter)))
            first, second, third, _ = self._levels(pieces)
            if any(len(weights) != 1 for weights in (first, second, third)):
                continue
            if (second, third) == (SECOND_COMMON, self._fill) and first[0] not in plain.values():
                plain[letter] = first[0]
            else:
                others[letter] = (first[0], second[0], third[0])
        self._codes = plain
        used = {_SEPARATING, _UNKNOWN, *plain.values()}
        free = [code for code in range(0xFE, 0, -1) if code not in used]
        firsts, seconds, thirds = bytearray(range(256)), bytearray(256), bytearray(256)
        for code in range(256):
            seconds[code], thirds[code] = SECOND_COMMON[0], self._fill[0]
        codes = dict(plain)

        def give(letter: str, weights: tuple[int, int, int]) -> bool:
            if not free:
                return False
            codes[letter] = free.pop(0)
            for table, weight in zip((firsts, seconds, thirds), weights, strict=True):
                table[codes[letter]] = weight
            return True

        for letter, weights in others.items():
            give(letter, weights)
        own = set(codes)
        self._find_contraction, self._find_tokens = self._patterns(own)
        self._replaced: dict[str, str] = {}
        units = {
            (code, SECOND_COMMON[0], self._fill[0]): letter for letter, code in plain.items()
        }
        stand_in = 0xE000
        whole = sorted({nfc(text) for text in self._several_starters()})
        whole = [text for text in whole if own.issuperset(text)]
        for text in whole:
            found = self._units(text)
            for unit in found:
                if unit not in units and give(chr(stand_in), unit):
                    units[unit] = chr(stand_in)
                    stand_in += 1
            if found and all(unit in units for unit in found):
                self._replaced[text] = "".join(units[unit] for unit in found)
        if len(self._replaced) < len(whole):
            # Where one cannot be replaced, part of it might be.
            self._replaced.clear()
        longest_first = sorted(map(re.escape, self._replaced), key=lambda one: -len(one))
        self._find_replaced = re.compile("|".join(longest_first)).sub if longest_first else None
        for code in (_SEPARATING, _UNKNOWN):
            seconds[code] = thirds[code] = firsts[code] = code
        by_code = {code: letter for letter, code in codes.items()}
        by_code[_UNKNOWN] = "?"
        # Without U+0000 in its place the map would be a slow one.
        by_code[0] = "\0"
        self._stand_ins = frozenset(map(chr, range(0xE000, stand_in)))
        for_texts = by_code | dict.fromkeys(
            (code for code, letter in by_code.items() if letter in self._stand_ins), _UNUSED
        )
        self.map = _map(for_texts)
        self._map_with_stand_ins = _map(by_code)
        self._map_of_many = _map(for_texts | {_SEPARATING: _SEPARATOR})
        self._firsts, self._seconds, self._thirds = map(bytes, (firsts, seconds, thirds))
        # Where small letters have the lowest third weight and nothing needs more levels, the codes
        # of plain letters are the key.
        self.codes_are_keys = self._trims and options.strength <= 3  # noqa: PLR2004
        pairs = self._pairs(own)
        is_few = pairs is not None and len(pairs) <= _FEW
        self.pairs = pairs if pairs is not None and is_few else ()
        self.find_pair = None if is_few else self._find_contraction
        # Pairs that do not overlap are replaced one by one.
        simple = all(one[0] == one[1] or one[1] not in {other[0] for other in pairs or ()} for one in self.pairs)
        self._forms = (
            tuple(self._replaced.items())
            if self._replaced and simple and all(len(form) == 2 for form in self._replaced)  # noqa: PLR2004
            else None
        )
        # Where words are seldom without marks, or letters depend on those before them, characters
        # are not tried one by one.
        letters_of_bases = {nfd(letter)[0] for letter in self._options.letters}
        self._begins_with_tokens = bool(
            letters_of_bases & self._starters_of_several - set(_ASCII)
        ) or any(self._is_mark(letter) for letter in self._options.letters)
        self.has_many = self._options.has_many_letters
        self._is_upper_first = options.strength == 3 and not self._trims and not options.backwards  # noqa: PLR2004
        self._is_usual = options.strength == 3 and self._trims and not options.backwards  # noqa: PLR2004

    def _pairs(self, own: set[str]) -> tuple[str, ...] | None:
        """Return the pairs of small own letters that may be taken together; None if many."""
        found = set()
        for text in self._several_starters():
            bases = [one for one in text if not self._classes.get(one)][:2]
            firsts, seconds = (
                {one for one in own if one == one.lower() and nfd(one)[0] == base.lower()}
                for base in bases
            )
            found |= {first + second for first in firsts for second in seconds}
            if len(found) > _FEW:
                return None
        return tuple(sorted(found))

    def _units(self, text: str) -> list[tuple[int, int, int]]:
        """Return the weights of a text letter by letter, if each has one byte on each level."""
        groups: list[list[Piece]] = []
        for piece in self._pieces_of(nfd(text)):
            if piece.first:
                groups.append([piece])
            elif groups:
                groups[-1].append(piece)
            else:
                return []
        found = []
        for group in groups:
            levels = self._levels(group)[:3]
            if any(len(weights) != 1 for weights in levels) or group[0].is_variable:
                return []
            found.append((levels[0][0], levels[1][0], levels[2][0]))
        return found

    def _several_starters(self) -> Iterator[str]:
        """Yield the texts of more than one starter that are taken together, or with a prefix."""
        for keys in self._tailoring.contractions.values():
            for prefix, text in keys:
                if sum(1 for one in prefix + text if not self._classes.get(one)) > 1:
                    yield prefix + text

    def _patterns(self, own: set[str]) -> tuple[Search | None, Find | None]:
        """Return what finds characters that may be taken together: in own letters, and in a text.

        Whatever decomposes to a starter of such a text counts as that starter, so that a mark on it
        is no surprise. What is found too much is cut together and costs time alone.
        """
        several = list(self._several_starters())
        marks = {chr(code) for code in range(0x0300, 0x0370)}
        marks |= {one for one in (*self._options.letters, *_MARKS) if self._is_mark(one)}
        after = f"[{re.escape(''.join(sorted(marks)))}]*"
        sequences = {
            tuple(one for one in text if not self._classes.get(one)) for text in several
        }
        starters = {one for sequence in sequences for one in sequence}
        self._firsts_of_several = {one for sequence in sequences for one in sequence[:-1]}
        self._starters_of_several = starters
        covered = {one for text in several for one in (*text, *nfc(text))} | own
        covered |= {form for one in covered for form in (one.upper(), one.lower()) if len(form) == 1}
        by_base: dict[str, str] = {}
        for one in sorted(covered):
            base = nfd(one)[0]
            if base in starters:
                by_base[base] = by_base.get(base, "") + one
        self._covered = frozenset("".join(by_base.values()))
        has_own = {base for base, letters in by_base.items() if not own.isdisjoint(letters)}
        self._ends_of_prefixes = {
            [one for one in prefix if not self._classes.get(one)][-1]
            for keys in self._tailoring.contractions.values()
            for prefix, _ in keys
            if prefix
        }
        whole = _patterns_of(sequences, by_base, after)
        within = _patterns_of(
            {sequence for sequence in sequences if has_own.issuperset(sequence)}, by_base, ""
        )
        heads = "".join(sorted({one for base in self._firsts_of_several for one in by_base[base]}))
        find = re.compile(
            f"[^{re.escape(heads)}]{after}|(?:{'|'.join([*whole, '.'])}){after}", re.DOTALL
        ).findall
        return (re.compile("|".join(within)).search if within else None), find

    def _is_mark(self, character: str) -> bool:
        """Tell whether a character may count as one with that before it."""
        if self._classes.get(character):
            return True
        elements = self._tailoring.elements(character)
        return bool(elements) and not elements[0][0]

    def key(self, text: str) -> bytes:
        """Return the key of a text."""
        if self.has_many and not text.isascii():
            return self.key_of_tokens(text)
        return self.key_of_codes(text, charmap_encode(text, "replace", self.map)[0])

    def key_of_codes(self, text: str, codes: bytes) -> bytes:
        """Return the key of a text from the codes of its characters as own letters."""
        if _UNKNOWN in codes or 0 in codes:
            return self.key_of_tokens(text)
        if self.pairs:
            small = text.lower()
            for pair in self.pairs:
                if pair in small:
                    if self._forms is None:
                        return self._of_contractions(text)
                    return self._of_pairs(text)
        elif self.find_pair is not None and self.find_pair(text):
            return self._of_contractions(text)
        if self.codes_are_keys and codes.isascii():
            return codes
        return self._of_own(text, codes)

    def _of_pairs(self, text: str) -> bytes:
        """Return the key of a text of own letters with pairs that do not overlap."""
        changed = text
        for form, stand_in in self._forms or ():
            if form in changed:
                changed = changed.replace(form, stand_in)
        small = changed.lower()
        for pair in self.pairs:
            if pair in small:
                return self.key_of_tokens(text)
        codes = charmap_encode(changed, "replace", self._map_with_stand_ins)[0]
        if self.codes_are_keys and codes.isascii():
            return codes
        return self._of_own(text, codes)

    def _of_contractions(self, text: str) -> bytes:
        """Return the key of a text of own letters of which some are taken together."""
        if self._find_replaced is None:
            return self.key_of_tokens(text)
        changed = self._find_replaced(self._replacement, text)
        if self._find_contraction is not None and self._find_contraction(changed):
            return self.key_of_tokens(text)
        codes = charmap_encode(changed, "replace", self._map_with_stand_ins)[0]
        if self.codes_are_keys and codes.isascii():
            return codes
        return self._of_own(text, codes)

    def _replacement(self, found: re.Match[str]) -> str:
        return self._replaced[found[0]]

    def _of_own(self, text: str, codes: bytes) -> bytes:
        """Return the key of a text of own letters from their codes."""
        if self._is_usual:
            first = codes.translate(self._firsts)
            second = codes.translate(self._seconds).rstrip(SECOND_COMMON)
            third = codes.translate(self._thirds).rstrip(THIRD_COMMON)
            if third:
                return first + b"\0" + second + b"\0" + third if second else first + b"\0\0" + third
            return first + b"\0" + second if second else first
        strength = self._options.strength
        if strength > 3:  # noqa: PLR2004
            return self._key(text)
        first = codes.translate(self._firsts)
        if strength == 1:
            return first
        second = codes.translate(self._seconds)
        if self._is_upper_first:
            third = codes.translate(self._thirds)
            return first + b"\0" + second.rstrip(SECOND_COMMON) + b"\0" + third if first else first
        if self._options.backwards:
            second = second[::-1]
        return self._sealed(first, second, codes.translate(self._thirds), b"", "")

    def keys(self, texts: list[str]) -> list[bytes]:
        """Return the keys of several texts."""
        result: list[bytes] = []
        for start in range(0, len(texts), _AT_ONCE):
            result += self._keys(texts[start : start + _AT_ONCE])
        return result

    def _keys(self, texts: list[str]) -> list[bytes]:
        """Return the keys of some texts; all at once if they are of own letters."""
        joined = _SEPARATOR.join(texts)
        if self.has_many and not joined.isascii():
            return list(map(self.key, texts))
        options = self._options
        if options.strength != 3 or not self._trims or options.backwards:  # noqa: PLR2004
            return list(map(self.key, texts))
        codes = charmap_encode(joined, "replace", self._map_of_many)[0]
        if _UNKNOWN in codes or 0 in codes or codes.count(_SEPARATING) != len(texts) - 1:
            return list(map(self.key, texts))
        firsts = codes.translate(self._firsts).split(_SEPARATING_BYTES)
        seconds = codes.translate(self._seconds).split(_SEPARATING_BYTES)
        thirds = codes.translate(self._thirds).split(_SEPARATING_BYTES)
        result = []
        for first, long_second, long_third in zip(firsts, seconds, thirds, strict=True):
            second = long_second.rstrip(SECOND_COMMON)
            third = long_third.rstrip(THIRD_COMMON)
            if third:
                result.append(b"%b\0%b\0%b" % (first, second, third))
            else:
                result.append(b"%b\0%b" % (first, second) if second else first)
        find = self._find_contraction
        if find is not None and find(joined):
            for place, text in enumerate(texts):
                if find(text):
                    result[place] = self.key(text)
        return result

    # -- The middle way: characters that do not depend on those around them -------------------------

    def key_of_tokens(self, text: str) -> bytes:
        """Return the key of a text from the weights of its characters, if each stands by itself."""
        if not self._is_usual:
            return self._key(text)
        tokens: str | list[str] = text
        try:
            if self._begins_with_tokens:
                tokens = self._find_tokens(text)
                first = b"".join(map(self._first_of.__getitem__, tokens))
            else:
                first = b"".join(map(self._first_alone.__getitem__, tokens))
        except TypeError:
            if self._begins_with_tokens:
                return self._key(text)
            tokens = self._find_tokens(text)
            try:
                first = b"".join(map(self._first_of.__getitem__, tokens))
            except TypeError:
                return self._key(text)
        if self._odd.isdisjoint(tokens):
            return first
        second = b"".join(map(self._second_of.__getitem__, tokens)).rstrip(SECOND_COMMON)
        third = b"".join(map(self._third_of.__getitem__, tokens)).rstrip(THIRD_COMMON)
        if third:
            return first + b"\0" + second + b"\0" + third
        return first + b"\0" + second if second else first

    def _first_of_one(self, character: str) -> bytes | None:
        """Return the first weights of a character; None if something around it may change them."""
        if any(one in self._starters_of_several for one in nfd(character)):
            return None
        return self._first_of[character]

    def _first_of_token(self, token: str) -> bytes | None:
        """Return the first weights of a character or a token, and keep the others.

        None stands for weights that may depend on what is around the token.
        """
        if len(self._second_of) >= _MOST_KEPT:
            for kept in (self._first_of, self._first_alone, self._second_of, self._third_of):
                kept.clear()
            self._odd.clear()
        weights = self._weights_of_token(token)
        if weights is None:
            return None
        first, self._second_of[token], self._third_of[token] = weights
        if weights[1].strip(SECOND_COMMON) or weights[2].strip(THIRD_COMMON):
            self._odd.add(token)
        return first

    def _weights_of_token(self, token: str) -> tuple[bytes, bytes, bytes] | None:
        """Return the weights of a character, or of some that are taken together.

        None stands for weights that may depend on what is around them.
        """
        decomposed = nfd(token)
        starters = [one for one in decomposed if not self._classes.get(one)]
        if len(starters) > 1 and (
            starters[-1] in self._ends_of_prefixes
            or (
                starters[-1] in self._firsts_of_several
                and not self._tailoring.is_contraction(decomposed)
            )
        ):
            # What follows may belong to the last of them.
            return None
        if starters and not self._covered.issuperset(
            one for one in token if nfd(one)[0] in self._starters_of_several
        ):
            return None
        if self._options.numeric and any(one.isdecimal() for one in token):
            return None
        if self._classes.get(decomposed[0]):
            return None
        pieces = list(self._pieces_of(decomposed))
        if pieces and not pieces[0].first:
            return None
        first, second, third, _ = self._levels(pieces)
        return first, second, third

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


def _map(by_code: dict[int, str]) -> EncodingMap:
    """Return the map from characters to codes."""
    return charmap_build("".join(by_code.get(code, _UNUSED) for code in range(256)))


def _patterns_of(
    sequences: set[tuple[str, ...]], by_base: dict[str, str], between: str
) -> list[str]:
    """Return patterns of what decomposes to sequences of starters, the longest first.

    *between* is a pattern of what may stand between two of them.
    """
    ends: dict[tuple[str, ...], set[str]] = {}
    for sequence in sequences:
        ends.setdefault(sequence[:-1], set()).add(sequence[-1])
    starts: dict[tuple[int, frozenset[str]], set[tuple[str, ...]]] = {}
    for start, last in ends.items():
        starts.setdefault((len(start), frozenset(last)), set()).add(start)
    patterns = []
    for (length, last), found in sorted(starts.items(), key=lambda one: (-one[0][0], sorted(one[1]))):
        tail = _class("".join(by_base[one] for one in sorted(last)))
        if length == 1:
            head = _class("".join(by_base[one] for (one,) in sorted(found)))
            patterns.append(head + between + tail)
        else:
            patterns += [
                between.join([*(_class(by_base[one]) for one in start), tail])
                for start in sorted(found)
            ]
    return patterns


def _class(characters: str) -> str:
    return f"[{re.escape(characters)}]" if len(characters) > 1 else re.escape(characters)


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
