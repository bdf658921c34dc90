"""Keys of texts from the weights of their characters, where each stands by itself."""

from __future__ import annotations

from functools import partial

from localeops.collation._levels import levels
from localeops.collation._own import COMMON_CLASS, Suffixes, levels_apart
from localeops.collation._pieces import MOST_KEPT
from localeops.collation._weights import SECOND_COMMON, THIRD_COMMON
from localeops.normalize import nfd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from localeops.collation._pieces import Pieces
    from localeops.collation._several import Several

_MOST_CLASSES = 0xFE
_FEW = 1_000  # characters of texts that go the whole way at first


class _Weights(dict[str, "bytes | None"]):
    """The first weights of tokens, made when they are first asked for."""

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[str], bytes | None]) -> None:
        self._make = make

    def __missing__(self, token: str) -> bytes | None:
        found = self[token] = self._make(token)
        return found


class Tokens:
    """The weights of characters, and of what is taken together, where nothing around counts.

    A token is a character, or characters that may be taken together, with the marks after them. It
    has no weights where they might depend on what is around it.
    """

    def __init__(self, pieces: Pieces, several: Several, in_whole: Callable[[str], bytes]) -> None:
        """Keep nothing yet."""
        self._pieces = pieces
        self._in_whole = in_whole
        self._several = several
        self._first = _Weights(self._first_of_token)
        self._first_alone = _Weights(self._first_of_character)
        self._class_of: dict[str, int] = {}
        self._odd: set[str] = set()  # tokens with weights that are not common
        self._cuts = 0  # characters of texts that were to be cut, up to a few
        self._get_alone = self._first_alone.__getitem__
        self._get_class = self._class_of.__getitem__
        self._seconds: list[bytes] = []  # parts of the second level, by class
        self._thirds: list[bytes] = []
        self._numbers: dict[tuple[bytes, bytes], int] = {}
        self._suffixes = Suffixes(
            partial(levels_apart, seconds=self._seconds, thirds=self._thirds), pieces.options
        )
        self._forget()
        if any(map(pieces.is_mark, pieces.options.letters)):
            # Words are seldom without marks, so characters are not tried one by one.
            self.key = self._key_of_tokens  # type: ignore[method-assign]

    def key(self, text: str) -> bytes:
        """Return the key of a text with usual settings."""
        try:
            first = b"".join(map(self._get_alone, text))  # type: ignore[arg-type]  # None is an error
        except TypeError:
            return self._key_of_tokens(text)
        if self._odd.isdisjoint(text):
            return first
        tail = bytes(map(self._get_class, text)).rstrip(COMMON_CLASS)
        return first + self._suffixes[tail]  # type: ignore[operator]  # all have a class

    def _key_of_tokens(self, text: str) -> bytes:
        """Return the key of a text by its tokens; the whole way if one has no weights."""
        if self._cuts < _FEW:
            # What cuts takes longer to make than the keys of a few texts.
            self._cuts += len(text) + 1
            return self._in_whole(text)
        tokens = self._several.find(text)
        try:
            first = b"".join(map(self._first.__getitem__, tokens))  # type: ignore[arg-type]  # None is an error
        except TypeError:
            if self._is_full():
                self._forget()
            return self._in_whole(text)
        tail = bytes(map(self._get_class, tokens)).rstrip(COMMON_CLASS)
        return first + self._suffixes[tail]  # type: ignore[operator]  # all have a class

    def _is_full(self) -> bool:
        return len(self._class_of) >= MOST_KEPT or len(self._seconds) >= _MOST_CLASSES

    def _forget(self) -> None:
        for kept in (self._first, self._first_alone, self._class_of, self._numbers, self._suffixes):
            kept.clear()
        self._odd.clear()
        # 0 and 1 are no classes.
        self._seconds[:] = [b"", b"", SECOND_COMMON]
        self._thirds[:] = [b"", b"", THIRD_COMMON]
        self._numbers[SECOND_COMMON, THIRD_COMMON] = COMMON_CLASS[0]

    def _first_of_character(self, character: str) -> bytes | None:
        """Return the first weights of a character that is not taken together with one before it.

        Where there are such characters only, none are taken together.
        """
        decomposed = nfd(character)
        if (
            self._pieces.classes.get(decomposed[0])
            or (self._pieces.options.numeric and character.isdecimal())
            or not self._several.seconds.isdisjoint(decomposed)
        ):
            return None
        return self._made(character)

    def _first_of_token(self, token: str) -> bytes | None:
        """Return the first weights of a token, whatever is around it."""
        return self._made(token) if self._stands_by_itself(token) else None

    def _made(self, token: str) -> bytes | None:
        """Return the first weights of a token that stands by itself, and keep the others.

        It has none if there is no room left: what is kept must stay while a key is made.
        """
        if self._is_full():
            return None
        pieces = list(self._pieces.of(nfd(token)))
        if pieces and not pieces[0].first:
            return None
        first, second, third, _ = levels(pieces, self._pieces.options)
        number = self._numbers.setdefault((second, third), len(self._seconds))
        if number == len(self._seconds):
            self._seconds.append(second)
            self._thirds.append(third)
        self._class_of[token] = number
        if second.strip(SECOND_COMMON) or third.strip(THIRD_COMMON):
            self._odd.add(token)
        return first

    def _stands_by_itself(self, token: str) -> bool:
        """Tell whether nothing around a token changes its weights, and it changes nothing."""
        several = self._several
        decomposed = nfd(token)
        starters = self._pieces.starters(decomposed)
        if self._pieces.classes.get(decomposed[0]):
            return False
        if self._pieces.options.numeric and any(one.isdecimal() for one in token):
            return False
        if any(nfd(one)[0] in several.starters and not several.covers(one) for one in token):
            return False
        if len(starters) == 1:
            return True
        if starters[-1] in several.ends_of_prefixes:
            return False
        # What follows might belong to the last starter, unless all of them are taken together.
        return starters[-1] not in several.firsts or self._pieces.tailoring.is_contraction(
            decomposed
        )
