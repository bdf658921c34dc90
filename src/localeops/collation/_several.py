"""Finding what may be taken together: contractions of more than one starter, and prefixes.

Characters count by the starter that they decompose to, whatever marks they have, so that what is
found is never too little. What is found too much costs time alone.
"""

from __future__ import annotations

import re

from localeops.normalize import nfc, nfd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from localeops.collation._pieces import Pieces

    Find = Callable[[str], list[str]]
    Search = Callable[[str], re.Match[str] | None]

# Marks of scripts in which words are seldom written without.
_MARKS = (
    "\u0591\u05b0\u05b1\u05b2\u05b3\u05b4\u05b5\u05b6\u05b7\u05b8\u05b9\u05bb\u05bc\u05c1\u05c2"
    "\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0654\u0655\u0670\u093c\u094d\u09bc\u09cd"
    "\u3099\u309a"
)
_LATIN_MARKS = "".join(map(chr, range(0x0300, 0x0370)))


class Several:
    """The texts of more than one starter that a tailoring takes together.

    Attributes:
        texts: The texts, each with its prefix before it.
        starters: The starters in them.
        firsts: The starters after which another one may follow.
        seconds: The starters that may follow another one.
        with_prefixes: The starters of each text that has a prefix, with those of the prefix.
        ends_of_prefixes: The last starters of prefixes.
        covered: The characters that `find` and `search` know to decompose to one of `starters`.
    """

    def __init__(self, pieces: Pieces, own: Iterable[str]) -> None:
        """Make the patterns; *own* are the letters of the language."""
        self._pieces = pieces
        starters_of = {text: pieces.starters(text) for text in self._texts()}
        self.texts = sorted(starters_of)
        sequences = set(starters_of.values())
        self._sequences = sequences
        self.starters = frozenset("".join(sequences))
        self.firsts = frozenset("".join(sequence[:-1] for sequence in sequences))
        self.seconds = frozenset("".join(sequence[1:] for sequence in sequences))
        self.with_prefixes = frozenset(
            pieces.starters(prefix + text)
            for keys in pieces.tailoring.contractions.values()
            for prefix, text in keys
            if prefix
        )
        self.ends_of_prefixes = frozenset(
            pieces.starters(prefix)[-1]
            for keys in pieces.tailoring.contractions.values()
            for prefix, _ in keys
            if prefix
        )
        known = {*own, *(one for text in self.texts for one in (*text, *nfc(text)))}
        known |= {form for one in known for form in (one.upper(), one.lower()) if len(form) == 1}
        by_starter: dict[str, str] = {}
        for one in sorted(known):
            starter = nfd(one)[0]
            if starter in self.starters:
                by_starter[starter] = by_starter.get(starter, "") + one
        self._by_starter = by_starter
        self.covered = frozenset("".join(by_starter.values()))
        self._marks = {*_LATIN_MARKS, *filter(pieces.is_mark, (*own, *_MARKS))}
        self._find: Find | None = None

    def find(self, text: str) -> list[str]:
        """Cut a text into characters and what may be taken together, marks included."""
        if self._find is None:
            after = f"{_class(sorted(self._marks))}*"
            heads = "".join(sorted("".join(self._by_starter[one] for one in self.firsts)))
            alternatives = [f"[^{re.escape(heads)}]{after}"] if heads else []
            together = "|".join([*self._patterns(self._sequences, after), "."])
            pattern = "|".join([*alternatives, f"(?:{together}){after}"])
            self._find = re.compile(pattern, re.DOTALL).findall
        return self._find(text)

    def sequences_of(self, letters: set[str]) -> list[str]:
        """Return the sequences of starters that some letters may have."""
        there = {
            starter for starter, known in self._by_starter.items() if not letters.isdisjoint(known)
        }
        return sorted(one for one in self._sequences if there.issuperset(one))

    def letters_with(self, starter: str, letters: set[str]) -> list[str]:
        """Return which of some letters have a starter."""
        return [one for one in self._by_starter[starter] if one in letters]

    def _texts(self) -> Iterator[str]:
        for keys in self._pieces.tailoring.contractions.values():
            for prefix, text in keys:
                if len(self._pieces.starters(prefix + text)) > 1:
                    yield prefix + text

    def _patterns(self, sequences: Iterable[str], between: str) -> list[str]:
        """Return patterns of characters that decompose to sequences of starters, longest first.

        *between* is a pattern of what may stand between two of them.
        """
        ends: dict[str, set[str]] = {}
        for sequence in sequences:
            ends.setdefault(sequence[:-1], set()).add(sequence[-1])
        starts: dict[tuple[int, str], list[str]] = {}
        for start, last in sorted(ends.items()):
            starts.setdefault((-len(start), "".join(sorted(last))), []).append(start)
        patterns = []
        for (_, last_ones), found in sorted(starts.items()):
            tail = self._any(last_ones)
            if len(found[0]) == 1:
                patterns.append(self._any("".join(found)) + between + tail)
            else:
                patterns += [between.join([*map(self._any, start), tail]) for start in found]
        return patterns

    def _any(self, starters: str) -> str:
        return _class("".join(self._by_starter[one] for one in starters))


def _class(characters: Iterable[str]) -> str:
    return f"[{re.escape(''.join(characters))}]"
