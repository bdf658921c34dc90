"""UTF-8 that was read in another encoding, once or several times.

Words that can be bytes of that encoding are read as UTF-8. Bytes in them that are no UTF-8 stay the
characters that they were, if they are the fewer. What comes out may be UTF-8 read wrongly again: of
all ways the one is taken whose text costs least. It must cost fewer bits than the text did.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from localeops.legacy import _repair_score as score
from localeops.legacy import _repair_tables as tables

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["Found", "context", "misread", "words"]

_ASCII = bytes(range(0x80))
_LONE = re.compile("[\udc80-\udcff]")
_WORDS = re.compile("[^\\x00-\\x20]+")
_NEIGHBOURS = re.compile("[^\\x00-\\x7f][^\\x00-\\x7f]|[\u2e80-\U0010ffff]")
_WIDE = "\u2e80"
_JOINED = re.compile("[A-Za-z][\u2e80-\U0010ffff]|[\u2e80-\U0010ffff](?:[A-Za-z]|[^\\x00-\x7f])")
_EDGES = (
    "\u2018\u2019\u201a\u201c\u201d\u201e\u2026\u2013\u2014\xab\xbb\u2039\u203a"  # around a word
)
_THRESHOLD = 5.0  # bits that a repair must gain
_MIXED = 15.0  # and more if there are words that it does not change
# A word in capital letters and what closes it may be what it seems: IRMÃ…
_CAPITALS = re.compile("[A-Z\xc0-\xde][\xc2-\xc5][\u2026\u201d\u2019\xbb\u2122\xae]+\\Z")
_QUOTED = 8.0
_EACH = 8.0
_MOST = 80.0
_PARTLY = 8.0  # and for a word that is UTF-8 only in part
_PARTS = 3
_UNUSUAL = 8.0  # bits of an encoding that is read in very seldom
_FEW = 8  # words
_DEPTH = 4  # layers
_WIDTH = 3  # ways that are followed
_DEARER = 10.0  # bits that one layer less may cost more, as in Arabic for Latin signs
_SAMPLE = 2048
_AROUND = 100


class Found(NamedTuple):
    """What words of a line are in UTF-8.

    Attributes:
        layers: The encoding of each layer, and what it makes of the words before it.
        gain: The bits that they cost less, above those that are asked for.
        whole: Whether they are all words that are not ASCII, and UTF-8 throughout.
    """

    layers: tuple[tuple[str, dict[str, str]], ...]
    gain: float
    whole: bool


class _Way(NamedTuple):
    """Layers, and what words are after them.

    Attributes:
        layers: As in `Found`.
        words: What each word of the line is.
        partly: The words that are UTF-8 in part only.
        rare: Bits for the encodings.
        bits: What the words cost.
    """

    layers: tuple[tuple[str, dict[str, str]], ...]
    words: dict[str, str]
    partly: frozenset[str]
    rare: float
    bits: float


def words(line: str) -> list[str]:
    """Return the different words of a line, in order."""
    return list(dict.fromkeys(_WORDS.findall(line)))


def context(found: list[str]) -> tuple[list[str], str]:
    """Return the words that are not ASCII, and a few that are, as a text."""
    own = [one for one in found if not one.isascii()]
    return own, " ".join(one for one in found if one.isascii())[:_AROUND]


def misread(line: str, wanted: str | None) -> Found | None:
    """Return what words of a line are in UTF-8, None if they are better as they are."""
    if not _NEIGHBOURS.search(line):
        return None
    own, around = context(words(line))
    if not any(map(_NEIGHBOURS.search, own)):
        return None

    def cost(of: dict[str, str]) -> float:
        return score.bits(" ".join((around, *of.values()))[:_SAMPLE], wanted)

    asked = {one for _, after, _ in _best_readings({one: one for one in own}) for one in after}
    if not asked:
        return None
    own.sort(key=lambda one: one not in asked)  # those in the sample that change
    first = _Way((), {one: one for one in own}, frozenset(), 0.0, 0.0)
    before = cost(first.words)
    ways: list[_Way] = []
    ahead = [first]
    seen = {tuple(own)}
    for _ in range(_DEPTH):
        reached = [further for way in ahead for further in _further(way, seen, cost)]
        ahead = sorted(reached, key=lambda way: way.bits + way.rare)[:_WIDTH]
        ways += ahead
        ahead = [way for way in ahead if way.bits < before + _DEARER]
    if not ways:
        return None
    best = min(ways, key=lambda way: way.bits + way.rare + _PARTLY * min(_PARTS, len(way.partly)))
    return _judged(best, before, cost)


def _further(
    way: _Way, seen: set[tuple[str, ...]], cost: Callable[[dict[str, str]], float]
) -> Iterator[_Way]:
    """Return a way with one layer more, in every encoding that gives words not seen yet."""
    for name, after, partly in _best_readings(way.words):
        now = {one: after.get(text, text) for one, text in way.words.items()}
        key = tuple(now.values())
        if key in seen:
            continue
        seen.add(key)
        changed = {text for text in way.words.values() if text in after}
        if len(changed) < len(now) and _hopeless(changed, after):
            continue
        against = sum(
            (text in partly and one not in way.partly) or not (text in after or text.isascii())
            for one, text in way.words.items()
            if way.layers and text != one
        )
        yield _Way(
            (*way.layers, (name, {one: after[one] for one in changed})),
            now,
            way.partly | {one for one, text in way.words.items() if text in partly},
            way.rare + tables.RARE.get(name, _UNUSUAL) + _against(against),
            cost(now),
        )


def _hopeless(changed: set[str], after: dict[str, str]) -> bool:
    """Whether the words that change, among others that do not, gain too little by themselves."""
    if len(changed) > _FEW:
        return False
    gain = sum(score.bits(one) - score.bits(after[one]) for one in changed)
    return gain < _MIXED


def _against(words: int) -> float:
    """Return the bits of words that are not of a layer, though they are of the one around it."""
    return min(_MOST, _MIXED + _EACH * words) if words else 0.0


def _judged(way: _Way, before: float, cost: Callable[[dict[str, str]], float]) -> Found | None:
    """Return a way as what was found, without the words that are better as they were."""
    changed = {one for one, after in way.words.items() if after != one}
    whole = len(changed) == len(way.words)
    bits = way.bits
    if not whole or way.partly:
        worse = {one for one in changed if score.bits(one) <= score.bits(way.words[one])}
        if worse:
            changed -= worse
            bits = cost({**way.words, **{one: one for one in worse}})
            whole = False
    if not changed:
        return None
    partly = way.partly & changed
    gain = before - bits - way.rare - _PARTLY * min(_PARTS, len(partly))
    gain -= 0.0 if whole and not partly else _MIXED
    gain -= _QUOTED if all(map(_CAPITALS.search, changed)) else 0.0
    if gain < _THRESHOLD:
        return None
    layers = []
    current = {one: one for one in changed}
    for name, after in way.layers:
        step = {text: after[text] for text in current.values() if text in after}
        current = {one: step.get(text, text) for one, text in current.items()}
        if step:
            layers.append((name, step))
    return Found(tuple(layers), gain, whole and not partly)


def _best_readings(found: dict[str, str]) -> list[tuple[str, dict[str, str], set[str]]]:
    """Return what words are in UTF-8; if all are throughout in some encoding, in such alone."""
    readings = list(_readings(found))
    most = sum(not word.isascii() for word in set(found.values()))
    whole = [one for one in readings if len(one[1]) == most and not one[2]]
    return whole or readings


def _readings(found: dict[str, str]) -> Iterator[tuple[str, dict[str, str], set[str]]]:
    """Return what words are in UTF-8, encoding by encoding, and which of them in part only."""
    suspects = [word for word in found.values() if _NEIGHBOURS.search(word)]
    near: dict[str, list[str]] = {}
    for word in suspects:
        for name in tables.possible(word):
            near.setdefault(name, []).append(word)
    for name, fit in near.items():
        table = tables.table(name)
        after = {}
        partly = set()
        for word in fit:
            text, complete = _read(table, word)
            if text is not None and not _implausible(word, text):
                after[word] = text
                if not complete:
                    partly.add(word)
        if after:
            yield name, after, partly
    yield from _wide_readings(suspects)


def _wide_readings(suspects: list[str]) -> Iterator[tuple[str, dict[str, str], set[str]]]:
    """Return the same for multi-byte encodings; a lone ideograph is not enough for it."""
    if any(map(_JOINED.search, suspects)):
        wide = [word for word in suspects if max(word) >= _WIDE]
        for name in tables.MULTI:
            codec = tables.pairs(name)
            after = {word: text for word in wide if (text := _read_pairs(codec, word)) is not None}
            if after:
                yield name, after, set()


def _implausible(word: str, after: str) -> bool:
    """Whether a reading has what no text has: nothing assigned, or one letter or sign alone."""
    high = [one for one in after if one > "\x7f"]
    if any(score.impossible(ord(one)) for one in high if one not in word):
        return True
    return len(after) == 1 and score.alone(ord(after))


def _read(table: tables.Table, word: str) -> tuple[str | None, bool]:
    """Return a word as UTF-8, and whether it is all UTF-8; None if it is too little."""
    data = table.octets(word)
    try:
        return data.decode("utf-8"), True
    except UnicodeDecodeError:
        text = data.decode("utf-8", "surrogateescape")
    after = text.translate(table.lone)
    inner = text
    if word[0] in _EDGES and after[0] != word[0]:
        return after, False
    if after[0] in _EDGES or after[-1] in _EDGES:
        first = len(after) - len(after.lstrip(_EDGES))
        inner = text[first : len(after.rstrip(_EDGES))]
    wrong = len(_LONE.findall(inner))
    if wrong * 2 > len(data.translate(None, _ASCII)) or after == word:
        return None, False
    return after, not wrong


def _read_pairs(codec: tables.Pairs, word: str) -> str | None:
    """Return a word as UTF-8, None if it is not."""
    data = codec.octets(word)
    if data is None:
        return None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return None
