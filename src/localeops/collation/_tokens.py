"""Keys of texts from the weights of their characters, where each stands by itself."""

from __future__ import annotations

from functools import partial
from threading import Lock

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


class _Kept:
    """What is known of tokens. It grows until it is full, and then another one is begun.

    So a thread that makes a key meanwhile finds all that it began with.

    Attributes:
        first_of: Gives the first weights of a token.
        first_of_alone: Gives the first weights of a character that stands alone.
        class_of: Gives the class of a token that has first weights.
        odd: Tokens whose second or third weights are not common.
        suffixes: What follows the first level, by the classes.
        is_full: Whether there is no room left.
    """

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._lock = Lock()  # a class must be that of one pair of weights
        self._classes: dict[str, int] = {}
        self._seconds = [b"", b"", SECOND_COMMON]  # by class: 0 and 1 are none
        self._thirds = [b"", b"", THIRD_COMMON]
        self._numbers = {(SECOND_COMMON, THIRD_COMMON): COMMON_CLASS[0]}
        self.first_of = _Weights(self._first).__getitem__
        self.first_of_alone = _Weights(self._first_alone).__getitem__
        self.class_of = self._classes.__getitem__
        self.odd: set[str] = set()
        self.suffixes = Suffixes(
            partial(levels_apart, seconds=self._seconds, thirds=self._thirds), tokens.options
        )
        self.is_full = False

    def _first(self, token: str) -> bytes | None:
        return self._added(token) if self._tokens.stands_by_itself(token) else None

    def _first_alone(self, character: str) -> bytes | None:
        return self._added(character) if self._tokens.stands_alone(character) else None

    def _added(self, token: str) -> bytes | None:
        """Return the first weights of a token, and keep the others; none if there is no room."""
        found = self._tokens.levels_of(token)
        if found is None:
            return None
        first, second, third = found
        with self._lock:
            self.is_full = len(self._classes) >= MOST_KEPT or len(self._seconds) >= _MOST_CLASSES
            if self.is_full:
                return None
            number = self._numbers.get((second, third))
            if number is None:
                number = self._numbers[second, third] = len(self._seconds)
                self._seconds.append(second)
                self._thirds.append(third)
            self._classes[token] = number
            if second.strip(SECOND_COMMON) or third.strip(THIRD_COMMON):
                self.odd.add(token)
        return first


class Tokens:
    """The weights of characters, and of what is taken together, where nothing around counts.

    A token is a character, or characters that may be taken together, with the marks after them. It
    has no weights where they might depend on what is around it.

    Attributes:
        options: The settings.
    """

    def __init__(self, pieces: Pieces, several: Several, in_whole: Callable[[str], bytes]) -> None:
        """Keep nothing yet."""
        self.options = pieces.options
        self._pieces = pieces
        self._in_whole = in_whole
        self._several = several
        self._cuts = 0  # characters of texts that were to be cut, up to a few
        self._kept = _Kept(self)
        if any(map(pieces.is_mark, pieces.options.letters)):
            # Words are seldom without marks, so characters are not tried one by one.
            self.key = self._key_of_tokens  # type: ignore[method-assign]

    def key(self, text: str) -> bytes:
        """Return the key of a text with usual settings."""
        kept = self._kept
        try:
            first = b"".join(map(kept.first_of_alone, text))  # type: ignore[arg-type]  # None is an error
        except TypeError:
            return self._key_of_tokens(text)
        if kept.odd.isdisjoint(text):
            return first
        tail = bytes(map(kept.class_of, text)).rstrip(COMMON_CLASS)
        return first + kept.suffixes[tail]  # type: ignore[operator]  # all have a class

    def _key_of_tokens(self, text: str) -> bytes:
        """Return the key of a text by its tokens; the whole way if one has no weights."""
        kept = self._kept
        if kept.is_full:
            kept = self._kept = _Kept(self)
        if self._cuts < _FEW:
            # What cuts takes longer to make than the keys of a few texts.
            self._cuts += len(text) + 1
            return self._in_whole(text)
        tokens = self._several.find(text)
        try:
            first = b"".join(map(kept.first_of, tokens))  # type: ignore[arg-type]  # None is an error
        except TypeError:
            return self._in_whole(text)
        tail = bytes(map(kept.class_of, tokens)).rstrip(COMMON_CLASS)
        return first + kept.suffixes[tail]  # type: ignore[operator]  # all have a class

    def levels_of(self, token: str) -> tuple[bytes, bytes, bytes] | None:
        """Return the first three levels of a token; None if it begins with a mark."""
        pieces = list(self._pieces.of(nfd(token)))
        if pieces and not pieces[0].first:
            return None
        return levels(pieces, self.options)[:3]

    def stands_alone(self, character: str) -> bool:
        """Tell whether a character is not taken together with one before it.

        Where there are such characters only, none are taken together.
        """
        decomposed = nfd(character)
        return not (
            self._pieces.classes.get(decomposed[0])
            or (self.options.numeric and character.isdecimal())
            or not self._several.seconds.isdisjoint(decomposed)
        )

    def stands_by_itself(self, token: str) -> bool:
        """Tell whether nothing around a token changes its weights, and it changes nothing."""
        several = self._several
        decomposed = nfd(token)
        starters = self._pieces.starters(decomposed)
        if self._pieces.classes.get(decomposed[0]):
            return False
        if self.options.numeric and any(one.isdecimal() for one in token):
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
