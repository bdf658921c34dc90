"""Sort keys, made in the fastest of three ways that is safe for a text.

The whole way follows UTS #10 step by step. Characters that do not depend on what is around them are
looked up (`_tokens`), and texts of the language's own letters are translated (`_own`). All three
give the same keys.
"""

from __future__ import annotations

from codecs import charmap_encode
from functools import lru_cache

from localeops.collation._levels import levels, sealed_as_asked
from localeops.collation._own import SEPARATOR, UNKNOWN, OwnLetters
from localeops.collation._pieces import Pieces
from localeops.collation._several import Several
from localeops.collation._tokens import Tokens
from localeops.normalize import nfd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from localeops.collation._options import Options

_AT_ONCE = 256  # texts


class Keys:
    """The keys of one locale with one set of options.

    Attributes:
        map: The codes of own letters.
        are_codes: Whether the codes of plain own letters are the key, whatever letters they are.
        has_many: Whether the language has too many letters to have a code each.
        of_others: Gives the key of a text of any characters.
    """

    def __init__(self, options: Options) -> None:
        """Make the tables."""
        self._options = options
        self._pieces = Pieces(options)
        self._own = OwnLetters(self._pieces)
        several = Several(self._pieces, self._own.letters)
        self._own.prepare(several)
        self.of_others: Callable[[str], bytes] = (
            Tokens(self._pieces, several, self.in_whole).key if options.is_usual else self.in_whole
        )
        self.map = self._own.map
        self.has_many = options.has_many_letters
        self._is_usual = options.is_usual
        self._goes_whole = options.strength > 3  # noqa: PLR2004
        self.are_codes = (
            self._own.are_keys and not self._own.pairs and self._own.search_always is None
        )

    def key(self, text: str) -> bytes:
        """Return the key of a text."""
        if self.has_many and not text.isascii():
            return self.of_others(text)
        return self.of_codes(text, charmap_encode(text, "replace", self.map)[0])

    def of_codes(self, text: str, codes: bytes) -> bytes:
        """Return the key of a text from the codes of its characters as own letters."""
        own = self._own
        if UNKNOWN in codes or 0 in codes:
            return self.of_others(text)
        if self._goes_whole:
            return self.in_whole(text)
        if own.pairs:
            small = text.lower()
            for pair in own.pairs:
                if pair in small:
                    return self._of_several(text)
        elif own.search_always is not None and own.search_always(text):
            return self._of_several(text)
        if own.are_keys and codes.isascii():
            return codes
        return own.key(text, codes)

    def _of_several(self, text: str) -> bytes:
        """Return the key of a text of own letters of which some are taken together."""
        codes = self._own.codes_with_stand_ins(text)
        if codes is None:
            return self.of_others(text)
        if self._own.are_keys and codes.isascii():
            return codes
        return self._own.key(text, codes)

    def in_whole(self, text: str) -> bytes:
        """Return the key of a text, made step by step."""
        decomposed = nfd(text)
        found = levels(self._pieces.of(decomposed), self._options)
        return sealed_as_asked(found, decomposed, self._options)

    def keys(self, texts: list[str]) -> list[bytes]:
        """Return the keys of several texts."""
        if not self._is_usual:
            return list(map(self.key, texts))
        result: list[bytes] = []
        for start in range(0, len(texts), _AT_ONCE):
            result += self._keys(texts[start : start + _AT_ONCE])
        return result

    def _keys(self, texts: list[str]) -> list[bytes]:
        """Return the keys of some texts, at once if they are of own letters."""
        joined = SEPARATOR.join(texts)
        if self.has_many and not joined.isascii():
            return list(map(self.key, texts))
        codes = charmap_encode(joined, "replace", self._own.map_of_many)[0]
        if UNKNOWN in codes or 0 in codes or joined.count(SEPARATOR) != len(texts) - 1:
            return list(map(self.key, texts))
        result = self._own.keys(codes)
        search = self._own.search
        if search is not None and search(joined):
            for place, text in enumerate(texts):
                if search(text):
                    result[place] = self._of_several(text)
        return result


@lru_cache(maxsize=64)
def keys_of(options: Options) -> Keys:
    """Return the keys for options, which are made once."""
    return Keys(options)
