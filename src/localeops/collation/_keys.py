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
from localeops.collation._own import COMMON_CLASS, SEPARATING, SEPARATOR, OwnLetters
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
        own: The own letters.
        map: Their codes; None if a text is not to begin with them.
        key: Gives the key of a text.
        are_codes: Whether the codes of plain own letters are the key, whatever letters they are.
        common: The class that is left out at the end.
    """

    def __init__(self, options: Options) -> None:
        """Make the tables."""
        self._options = options
        self._pieces = Pieces(options)
        self.own = own = OwnLetters(self._pieces)
        several = Several(self._pieces, own.letters)
        own.prepare(several)
        self._of_others: Callable[[str], bytes] = (
            Tokens(self._pieces, several, self.in_whole).key if options.is_usual else self.in_whole
        )
        goes_whole = options.strength > 3  # noqa: PLR2004
        self.are_codes = own.are_keys
        self.common = COMMON_CLASS if options.trims and not options.backwards else b""
        has_many = options.has_many_letters
        self.map = None if goes_whole or has_many else own.map
        self.key = self._of_text if self.map is not None else self._of_others
        self._has_codes = self.map is not None
        # Of others Han and Hangul are quick; kana are quicker with codes.
        is_quick = options.is_usual and "".join(own.letters).isascii()
        if has_many and not goes_whole and not is_quick:
            self.key, self._has_codes = self._of_mixed, True

    def _of_text(self, text: str) -> bytes:
        """Return the key of a text, by codes if it has own letters only."""
        own = self.own
        codes = charmap_encode(text, "replace", own.map)[0]
        if own.split is not None:
            codes = self._put_together(codes)
        suffix = own.suffixes[codes.translate(own.classes).rstrip(self.common)]
        if suffix is None:
            return self.of_odd(text, codes)
        return codes.translate(own.firsts, own.marks) + suffix

    def _of_mixed(self, text: str) -> bytes:
        """Return the key of a text of letters with codes, or of others, as its first one tells."""
        return self._of_text(text) if text[:1] in self.own.letters else self._of_others(text)

    def of_odd(self, text: str, codes: bytes) -> bytes:
        """Return the key of a text of codes not all of which have a class."""
        own = self.own
        for code, units in own.expanded:
            codes = codes.replace(code, units)
        suffix = own.suffixes[codes.translate(own.classes).rstrip(self.common)]
        if suffix is None:
            return self._of_others(text)
        return codes.translate(own.firsts, own.marks) + suffix

    def _put_together(self, codes: bytes) -> bytes:
        """Return codes with others in place of what is taken together."""
        parts = self.own.split(codes)  # type: ignore[misc]  # there is one, as was just seen
        return b"".join(map(self.own.together.get, parts, parts))

    def in_whole(self, text: str) -> bytes:
        """Return the key of a text, made step by step."""
        decomposed = nfd(text)
        found = levels(self._pieces.of(decomposed), self._options)
        return sealed_as_asked(found, decomposed, self._options)

    def keys(self, texts: list[str]) -> list[bytes]:
        """Return the keys of several texts."""
        if not self._has_codes:
            return list(map(self.key, texts))
        result: list[bytes] = []
        for start in range(0, len(texts), _AT_ONCE):
            result += self._keys(texts[start : start + _AT_ONCE])
        return result

    def _keys(self, texts: list[str]) -> list[bytes]:
        """Return the keys of some texts, at once as far as they are of own letters."""
        own = self.own
        joined = SEPARATOR.join(texts)
        if joined.count(SEPARATOR) != len(texts) - 1:
            return list(map(self.key, texts))
        codes = charmap_encode(joined, "replace", own.map_of_many)[0]
        if own.split is not None:
            codes = self._put_together(codes)
        for code, units in own.expanded:
            codes = codes.replace(code, units)
        firsts = codes.translate(own.firsts, own.marks).split(SEPARATING)
        tails = codes.translate(own.classes).split(SEPARATING)
        stripped = map(bytes.rstrip, tails, repeat(self.common))
        suffixes = list(map(own.suffixes.__getitem__, stripped))
        if None not in suffixes:
            return list(map(add, firsts, suffixes))
        return [
            self._of_others(text) if suffix is None else first + suffix
            for text, first, suffix in zip(texts, firsts, suffixes, strict=True)
        ]


@lru_cache(maxsize=64)
def keys_of(options: Options) -> Keys:
    """Return the keys for options, which are made once."""
    return Keys(options)
