"""Sort keys, made in the fastest of three ways that is safe for a text.

The whole way follows UTS #10 step by step. Characters that do not depend on what is around them are
looked up (`_tokens`), and texts of the language's own letters are translated (`_own`). All three
give the same keys.
"""

from __future__ import annotations

from codecs import charmap_encode
from functools import lru_cache
from itertools import repeat
from operator import add

from localeops.collation._levels import levels, sealed_as_asked
from localeops.collation._own import COMMON_CLASS, SEPARATING, SEPARATOR, UNKNOWN, OwnLetters
from localeops.collation._pieces import Pieces
from localeops.collation._several import Several
from localeops.collation._tokens import Tokens
from localeops.normalize import nfd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from localeops.collation._options import Options

_AT_ONCE = 256  # texts


class Keys:
    """The keys of one locale with one set of options.

    Attributes:
        key: Gives the key of a text.
        map: The codes of own letters; None if a text is not to begin with them.
        are_codes: Whether the codes of plain own letters are the key, whatever letters they are.
    """

    def __init__(self, options: Options) -> None:
        """Make the tables."""
        self._options = options
        self._pieces = Pieces(options)
        self._own = own = OwnLetters(self._pieces)
        several = Several(self._pieces, own.letters)
        own.prepare(several)
        self._of_others: Callable[[str], bytes] = (
            Tokens(self._pieces, several, self.in_whole).key if options.is_usual else self.in_whole
        )
        self._has_many = options.has_many_letters
        self._goes_whole = options.strength > 3  # noqa: PLR2004
        self._trims = options.trims and not options.backwards
        self._map = own.map
        self._firsts, self._marks = own.firsts, own.marks
        self._classes, self._suffixes = own.classes, own.suffixes
        self._units = tuple(own.units.items())
        self._plain_are_keys = own.are_keys
        self.are_codes = own.are_keys and not own.units
        self.map: Mapping[int, int | None] | None = None
        if self._goes_whole:
            self.key = self.in_whole
        elif self._has_many:
            self.key = self._of_others if options.is_usual else self._of_many
        elif own.is_always_changed:
            self.key = self._of_changed
        else:
            self.key = self._of_text
            self.map = own.map

    def _of_many(self, text: str) -> bytes:
        """Return the key of a text if the language has too many letters to have a code each."""
        return self._of_text(text) if text.isascii() else self._of_others(text)

    def _of_text(self, text: str) -> bytes:
        """Return the key of a text."""
        return self.of_codes(text, charmap_encode(text, "replace", self._map)[0])

    def of_codes(self, text: str, codes: bytes) -> bytes:
        """Return the key of a text from the codes of its characters as own letters."""
        if self._plain_are_keys and codes.isascii() and 0 not in codes:
            for pair, unit in self._units:
                if pair in codes:
                    codes = codes.replace(pair, unit)
            return codes
        tail = codes.translate(self._classes)
        if self._trims:
            tail = tail.rstrip(COMMON_CLASS)
        suffix = self._suffixes[tail]
        if suffix is None:
            return self._of_others(text) if UNKNOWN in tail else self._of_changed(text)
        first = codes.translate(self._firsts, self._marks)
        for pair, unit in self._units:
            place = first.find(pair)
            if place >= len(tail):
                first = first.replace(pair, unit)
            elif place >= 0:
                return self._of_pairs(text, first, tail)
        return first + suffix

    def _of_pairs(self, text: str, first: bytes, tail: bytes) -> bytes:
        """Return the key of a text with pairs among its letters that are not common."""
        for pair, unit in self._units:
            place = first.find(pair)
            while 0 <= place < len(tail):
                classes = (tail + COMMON_CLASS)[place : place + 2]
                number = self._own.classes_of_units.get(pair + classes)
                if number is None:
                    return self._of_changed(text)
                first = first[:place] + unit + first[place + 2 :]
                tail = tail[:place] + number + tail[place + 2 :]
                place = first.find(pair, place + 1)
            if place >= 0:
                first = first[:place] + first[place:].replace(pair, unit)
        suffix = self._suffixes[tail.rstrip(COMMON_CLASS) if self._trims else tail]
        return first + suffix if suffix is not None else self._of_others(text)

    def _of_changed(self, text: str) -> bytes:
        """Return the key of a text that may have letters taken together."""
        own = self._own
        if own.change is None:
            return self._of_others(text)
        codes = charmap_encode(own.change(text), "replace", own.map_of_changed)[0]
        tail = codes.translate(self._classes)
        suffix = self._suffixes[tail.rstrip(COMMON_CLASS) if self._trims else tail]
        if suffix is None:
            return self._of_others(text)
        return codes.translate(self._firsts, self._marks) + suffix

    def in_whole(self, text: str) -> bytes:
        """Return the key of a text, made step by step."""
        decomposed = nfd(text)
        found = levels(self._pieces.of(decomposed), self._options)
        return sealed_as_asked(found, decomposed, self._options)

    def keys(self, texts: list[str]) -> list[bytes]:
        """Return the keys of several texts."""
        if self._goes_whole:
            return list(map(self.key, texts))
        result: list[bytes] = []
        for start in range(0, len(texts), _AT_ONCE):
            result += self._keys(texts[start : start + _AT_ONCE])
        return result

    def _keys(self, texts: list[str]) -> list[bytes]:
        """Return the keys of some texts, at once as far as they are of own letters."""
        own = self._own
        joined = SEPARATOR.join(texts)
        if joined.count(SEPARATOR) != len(texts) - 1 or (self._has_many and not joined.isascii()):
            return list(map(self.key, texts))
        if own.change is not None:
            joined = own.change(joined)
        codes = charmap_encode(joined, "replace", own.map_of_many)[0]
        firsts = codes.translate(self._firsts, self._marks).split(SEPARATING)
        tails: Iterable[bytes] = codes.translate(self._classes).split(SEPARATING)
        if self._trims:
            tails = map(bytes.rstrip, tails, repeat(COMMON_CLASS))
        suffixes = list(map(self._suffixes.__getitem__, tails))
        if None not in suffixes:
            return list(map(add, firsts, suffixes))
        return [
            self.key(text) if suffix is None else first + suffix
            for text, first, suffix in zip(texts, firsts, suffixes, strict=True)
        ]


@lru_cache(maxsize=64)
def keys_of(options: Options) -> Keys:
    """Return the keys for options, which are made once."""
    return Keys(options)
