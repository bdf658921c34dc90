"""The order in which a text is displayed (UAX #9), rules P1 to L4.

Classes are a letter each: ``L``, ``R``, ``A`` for AL, ``E`` for EN, ``S`` for ES, ``T`` for ET,
``N`` for AN, ``C`` for CS, ``M`` for NSM, ``B`` for BN, ``P`` for B, ``G`` for S, ``W`` for WS,
``O`` for ON; the explicit ones ``l`` for LRE, ``r`` for RLE, ``d`` for LRO, ``b`` for RLO, ``p``
for PDF, ``i`` for LRI, ``j`` for RLI, ``f`` for FSI, ``k`` for PDI.

The weak and the neutral rules are regular expressions on the classes of an isolating run sequence,
a pass each. What X9 removes stays in the text, as section 5.2 allows: it has the level of what is
before it.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from localeops.confusables import _brackets

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from re import Match

_LETTER = {
    "L": "L", "R": "R", "AL": "A", "EN": "E", "ES": "S", "ET": "T", "AN": "N", "CS": "C",
    "NSM": "M", "BN": "B", "B": "P", "S": "G", "WS": "W", "ON": "O", "LRE": "l", "RLE": "r",
    "LRO": "d", "RLO": "b", "PDF": "p", "LRI": "i", "RLI": "j", "FSI": "f", "PDI": "k",
}  # fmt: skip
_MAX_DEPTH = 125  # BD2
_INITIATORS = "ijf"
_EMBEDDINGS = "lrdb"
_REMOVED = _EMBEDDINGS + "pB"  # X9

# Without any of these no level is odd in a paragraph from left to right: letters of right-to-left
# scripts and Arabic digits (N1 takes them as R), the mark U+200F, embeddings and isolates to the
# left. A European digit is L by W7 where nothing else is there.
_TURNING = re.compile("[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufeff]")
_ASTRAL = re.compile("[^\x00-\uffff]")
_TURNING_CLASSES = re.compile("[RANrbj]")
_EXPLICIT = re.compile(f"[{_REMOVED}{_INITIATORS}k]")
_PARAGRAPH = re.compile("[^P]*P|[^P]+")
_MARKS_AND_NEXT = re.compile("(M+)(X?)")

_AFTER_W1 = re.compile("([^M])(M+)")
_AFTER_ARABIC = re.compile("A[^LR]*")
_EUROPEAN_SEPARATOR = re.compile("(?<=E)[SC](?=E)")
_ARABIC_SEPARATOR = re.compile("(?<=N)C(?=N)")
_TERMINATORS = re.compile("T+")
_AFTER_LEFT = re.compile("L[^LR]*")
_NEUTRALS = re.compile("[OWGPijfk]+")
_NO_SEPARATORS = str.maketrans("STC", "OOO")
_STRONG = {"L": "L", "R": "R", "E": "R", "N": "R"}  # as the neutral rules see them
# Characters that end a line or a segment, with the white space before them.
_TRAILING = re.compile(f"[W{_INITIATORS}k{_REMOVED}]+[GP]?|[GP]")


class _Sequence(NamedTuple):
    """An isolating run sequence (BD13).

    Attributes:
        places: The indices of its characters.
        level: Their embedding level.
        before: The direction at its beginning (sos).
        after: The direction at its end (eos).
    """

    places: Sequence[int]
    level: int
    before: str
    after: str


def displayed(text: str, direction: str) -> str:
    """Return a text in the order of its display from left to right, marks after their bases.

    Args:
        text: Any text; each paragraph of it is one line.
        direction: That of the paragraphs: ``ltr``, ``rtl`` (HL1), or ``auto`` (P2, P3).
    """
    if direction != "rtl" and not turns(text):
        return text
    pieces: list[str] = []
    for paragraph in paragraphs(text):
        classes = paragraph.translate(classes_of_characters())
        base = paragraph_level(classes) if direction == "auto" else int(direction == "rtl")
        levels = levels_of(paragraph, classes, base)
        end_of_line = len(classes) - classes.endswith("P")
        for level, start, end in ordered_runs(levels[:end_of_line]):
            run = paragraph[start:end]
            pieces.append(_turned(run) if level % 2 else run)
        pieces.append(paragraph[end_of_line:])
    return "".join(pieces)


def paragraphs(text: str) -> Iterator[str]:
    """Yield the paragraphs of a text, each with the separator that ends it (P1)."""
    for match in _PARAGRAPH.finditer(text.translate(classes_of_characters())):
        yield text[match.start() : match.end()]


def turns(text: str) -> bool:
    """Return whether a text has anything that is displayed from right to left."""
    if _TURNING.search(text):
        return True
    return bool(
        _ASTRAL.search(text) and _TURNING_CLASSES.search(text.translate(classes_of_characters()))
    )


def _turned(run: str) -> str:
    """Return a run of an odd level as it is displayed: turned (L2), mirrored (L4).

    Each combining character sequence (D56) keeps its order (L3).
    """
    run = run.translate(_mirrors())[::-1]
    kinds = run.translate(combining())
    if "M" not in kinds:
        return run
    pieces: list[str] = []
    done = 0
    for match in _MARKS_AND_NEXT.finditer(kinds):
        pieces += (run[done : match.start()], run[match.start() : match.end()][::-1])
        done = match.end()
    return "".join(pieces) + run[done:]


def paragraph_level(classes: str) -> int:
    """Return the level of a paragraph by its first strong character (P2, P3)."""
    depth = 0
    for letter in classes:
        if letter in _INITIATORS:
            depth += 1
        elif letter == "k":
            depth = max(depth - 1, 0)
        elif depth == 0 and letter in "LRA":
            return int(letter != "L")
    return 0


def ordered_runs(levels: Sequence[int]) -> list[tuple[int, int, int]]:
    """Return level, start and end of each run of one level, in the order of display (L2)."""
    runs = []
    start = 0
    for level, members in groupby(levels):
        end = start + sum(1 for _ in members)
        runs.append((level, start, end))
        start = end
    present = {level for level, _, _ in runs}
    lowest_odd = min((level for level in present if level % 2), default=_MAX_DEPTH + 2)
    for level in range(max(present, default=0), lowest_odd - 1, -1):
        turned: list[tuple[int, int, int]] = []
        group: list[tuple[int, int, int]] = []
        for run in runs:
            if run[0] >= level:
                group.append(run)
            else:
                turned += reversed(group)
                turned.append(run)
                group = []
        runs = turned + group[::-1]
    return runs


def levels_of(text: str, classes: str, base: int) -> list[int]:
    """Return the level of every character of a paragraph (X1 to I2, L1)."""
    current: Sequence[str]
    if _EXPLICIT.search(classes):
        levels, current = _explicit(classes, base)
        removed = [place for place, letter in enumerate(classes) if letter in _REMOVED]
        kept = [place for place, letter in enumerate(classes) if letter not in _REMOVED]
        sequences = _sequences(kept, levels, classes, base)
    else:
        levels, current = [base] * len(classes), classes
        removed = []
        edge = "LR"[base]
        sequences = iter([_Sequence(range(len(classes)), base, edge, edge)])
    for sequence in sequences:
        resolved = _resolved(text, "".join(map(current.__getitem__, sequence.places)), sequence)
        raised = _RAISED[sequence.level % 2]
        for place, letter in zip(sequence.places, resolved, strict=True):
            levels[place] = sequence.level + raised[letter]  # I1, I2
    for place in removed:  # section 5.2
        levels[place] = levels[place - 1] if place else base
    for match in _TRAILING.finditer(classes):  # L1
        if match.end() == len(classes) or classes[match.end() - 1] in "GP":
            levels[match.start() : match.end()] = [base] * (match.end() - match.start())
    return levels


_RAISED = ({"L": 0, "R": 1, "E": 2, "N": 2}, {"L": 1, "R": 0, "E": 1, "N": 1})


def _explicit(classes: str, base: int) -> tuple[list[int], Sequence[str]]:
    """Return embedding levels and overridden classes (X1 to X8)."""
    levels = []
    current = list(classes)
    strong = _first_strong(classes)
    status = _Status(base)
    for place, letter in enumerate(classes):
        if letter == "k":
            status.close_isolate()
        level, override, _ = status.stack[-1]
        levels.append(level)
        if override and letter not in _REMOVED and letter != "P":  # X5a to X6a
            current[place] = override
        if letter in _EMBEDDINGS or letter in _INITIATORS:
            leftwards = letter in "rbj" or strong.get(place) in ("R", "A")
            status.open(letter, leftwards=leftwards)
        elif letter == "p":
            status.close_embedding()
        elif letter == "P":  # X8
            levels[-1] = base
    return levels, current


class _Status:
    """The directional status stack and its counters (X1).

    Attributes:
        stack: Level, override, and whether an isolate opened it, of each embedding that is open.
    """

    __slots__ = ("_embeddings_over", "_isolates", "_isolates_over", "stack")

    def __init__(self, base: int) -> None:
        self.stack = [(base, "", False)]
        self._embeddings_over = self._isolates_over = self._isolates = 0

    def open(self, letter: str, *, leftwards: bool) -> None:
        """Open an embedding or an isolate (X2 to X5c)."""
        level = self.stack[-1][0]
        higher = (level + 1) | 1 if leftwards else (level + 2) & ~1
        isolate = letter in _INITIATORS
        if higher <= _MAX_DEPTH and not self._isolates_over and not self._embeddings_over:
            self._isolates += isolate
            self.stack.append((higher, {"d": "L", "b": "R"}.get(letter, ""), isolate))
        elif isolate:
            self._isolates_over += 1
        elif not self._isolates_over:
            self._embeddings_over += 1

    def close_isolate(self) -> None:
        """Close an isolate, and all embeddings in it (X6a)."""
        if self._isolates_over:
            self._isolates_over -= 1
        elif self._isolates:
            self._embeddings_over = 0
            while not self.stack.pop()[2]:
                pass
            self._isolates -= 1

    def close_embedding(self) -> None:
        """Close an embedding, if the last thing that was opened is one (X7)."""
        if self._isolates_over:
            return
        if self._embeddings_over:
            self._embeddings_over -= 1
        elif len(self.stack) > 1 and not self.stack[-1][2]:
            self.stack.pop()


def _first_strong(classes: str) -> dict[int, str]:
    """Return the first strong class inside each FSI that has one (X5c)."""
    found: dict[int, str] = {}
    opened: list[int] = []
    for place, letter in enumerate(classes):
        if letter in _INITIATORS:
            opened.append(place)
        elif letter == "k" and opened:
            opened.pop()
        elif letter in "LRA" and opened and classes[opened[-1]] == "f":
            found.setdefault(opened[-1], letter)
    return found


def _sequences(kept: list[int], levels: list[int], classes: str, base: int) -> Iterator[_Sequence]:
    """Yield the isolating run sequences (X10) of what X9 has left."""
    runs = [list(members) for _, members in groupby(kept, key=levels.__getitem__)]
    number_of = {run[0]: number for number, run in enumerate(runs)}
    closing = _closing(classes)
    closed = set(closing.values())
    embedding = [levels[run[0]] for run in runs]
    for number, run in enumerate(runs):
        if run[0] in closed:
            continue  # it goes on from where the isolate was opened
        places = list(run)
        last = number
        while closing.get(places[-1]) in number_of:
            last = number_of[closing[places[-1]]]
            places += runs[last]
        level = embedding[number]
        before = embedding[number - 1] if number else base
        after = embedding[last + 1] if last + 1 < len(runs) else base
        if classes[places[-1]] in _INITIATORS:
            after = base
        yield _Sequence(places, level, "LR"[max(level, before) % 2], "LR"[max(level, after) % 2])


def _closing(classes: str) -> dict[int, int]:
    """Return the place of the PDI of each isolate that is closed (BD9)."""
    found = {}
    opened = []
    for place, letter in enumerate(classes):
        if letter in _INITIATORS:
            opened.append(place)
        elif letter == "k" and opened:
            found[opened.pop()] = place
    return found


def _resolved(text: str, classes: str, sequence: _Sequence) -> str:
    """Return the classes of a sequence as L, R, E and N (W1 to N2)."""
    original = classes
    classes = sequence.before + classes
    classes = _AFTER_W1.sub(_like_its_base, classes)
    classes = _AFTER_ARABIC.sub(lambda match: match[0].replace("E", "N"), classes)  # W2
    classes = classes.replace("A", "R")  # W3
    classes = _EUROPEAN_SEPARATOR.sub("E", classes)  # W4
    classes = _ARABIC_SEPARATOR.sub("N", classes)
    classes = _TERMINATORS.sub(_like_a_number_beside, classes)
    classes = classes.translate(_NO_SEPARATORS)  # W6
    classes = _AFTER_LEFT.sub(lambda match: match[0].replace("E", "L"), classes)  # W7
    own = "LR"[sequence.level % 2]
    if "O" in classes:
        characters = map(text.__getitem__, sequence.places)
        classes = _brackets.resolved(classes, characters, original, own)  # N0
    classes += sequence.after

    def resolve(match: Match[str]) -> str:  # N1, N2
        around = {_STRONG[classes[match.start() - 1]], _STRONG[classes[match.end()]]}
        return (around.pop() if len(around) == 1 else own) * len(match[0])

    return _NEUTRALS.sub(resolve, classes)[1:-1]


def _like_its_base(match: Match[str]) -> str:
    """Return a character and its marks, which get its class; ON after an isolate or PDI (W1)."""
    return match[1] + ("O" if match[1] in _INITIATORS + "k" else match[1]) * len(match[2])


def _like_a_number_beside(match: Match[str]) -> str:
    """Return terminators: EN beside a European number (W5)."""
    around = match.string[match.start() - 1] + match.string[match.end() : match.end() + 1]
    return ("E" if "E" in around else "T") * len(match[0])


@cache
def classes_of_characters() -> str:
    """Return a string with the class letter of every code point, for ``str.translate``."""
    from localeops._tables import spans
    from localeops._tables.bidi import UNASSIGNED
    from localeops._tables.bidi_class import RANGES

    classes = bytearray(b"L" * 0x110000)
    for table in (RANGES, UNASSIGNED):
        for first, last, label in spans(table):
            classes[first : last + 1] = _LETTER[label].encode() * (last + 1 - first)
    return classes.decode("ascii")


@cache
def combining() -> str:
    """Return a string that has M for marks and joiners (D56) and X for other code points."""
    from localeops._tables import spans
    from localeops._tables.general_category import RANGES

    kinds = bytearray(b"X" * 0x110000)
    for first, last, label in spans(RANGES):
        if label[0] == "M":
            kinds[first : last + 1] = b"M" * (last + 1 - first)
    kinds[0x200C:0x200E] = b"MM"
    return kinds.decode("ascii")


@cache
def _mirrors() -> Mapping[int, str]:
    """Return the mirror image of each character that has one."""
    from localeops._tables.bidi import MIRRORS

    pairs = (line.split(" ") for line in MIRRORS.splitlines())
    return {int(code, 16): chr(int(mirror, 16)) for code, mirror in pairs}
