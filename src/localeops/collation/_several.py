"""Finding what may be taken together: contractions of more than one starter, and prefixes.

Characters count by the starter that they decompose to, whatever marks they have, so that what is
found is never too little. What is found too much costs time alone.
"""

from __future__ import annotations

import re

from localeops.normalize import nfc, nfd

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from localeops.collation._pieces import Pieces

    Find = Callable[[str], list[str]]

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
    """

    def __init__(self, pieces: Pieces, own: Iterable[str]) -> None:
        """Collect the texts; *own* are the letters of the language."""
        self._pieces = pieces
        sequences: set[str] = set()
        with_prefixes: set[str] = set()
        ends_of_prefixes: set[str] = set()
        self.texts: list[str] = []
        for keys in pieces.tailoring.contractions.values():
            for prefix, text in keys:
                starters = pieces.starters(prefix + text)
                if len(starters) > 1:
                    self.texts.append(prefix + text)
                    sequences.add(starters)
                if prefix:
                    with_prefixes.add(starters)
                    ends_of_prefixes.add(pieces.starters(prefix)[-1])
        self._sequences = sequences
        self.starters = frozenset("".join(sequences))
        self.firsts = frozenset("".join(sequence[:-1] for sequence in sequences))
        self.seconds = frozenset("".join(sequence[1:] for sequence in sequences))
        self.with_prefixes = frozenset(with_prefixes)
        self.ends_of_prefixes = frozenset(ends_of_prefixes)
        self._own = sorted(own)
        self._own_by_starter = self._by_starter_of(self._own)
        self._covering: dict[str, str] | None = None
        self._find: Find | None = None

    def _by_starter_of(self, letters: Iterable[str]) -> dict[str, str]:
        """Return those letters that decompose to each of the starters, marks aside."""
        found: dict[str, str] = {}
        for one in letters:
            starter = nfd(one)[0]
            if starter in self.starters:
                found[starter] = found.get(starter, "") + one
        return found

    def _by_starter(self) -> dict[str, str]:
        """Return the characters that are known to decompose to each of the starters."""
        if self._covering is None:
            known = {*self._own, *(one for text in self.texts for one in (*text, *nfc(text)))}
            known |= {form for one in known for form in (one.upper(), one.lower())}
            covering = self._by_starter_of(sorted(one for one in known if len(one) == 1))
            self._covered = frozenset("".join(covering.values()))
            self._covering = covering  # last, for a thread that looks whether it is there
        return self._covering

    def covers(self, character: str) -> bool:
        """Tell whether `find` knows that a character decomposes to one of the starters."""
        self._by_starter()
        return character in self._covered

    def find(self, text: str) -> list[str]:
        """Cut a text into characters and what may be taken together, marks included."""
        if self._find is None:
            marks = {*_LATIN_MARKS, *filter(self._pieces.is_mark, (*self._own, *_MARKS))}
            after = f"{_class(sorted(marks))}*"
            by_starter = self._by_starter()
            heads = "".join(sorted("".join(by_starter[one] for one in self.firsts)))
            alternatives = [f"[^{re.escape(heads)}]{after}"] if heads else []
            together = "|".join([*self._patterns(self._sequences, after), "."])
            pattern = "|".join([*alternatives, f"(?:{together}){after}"])
            self._find = re.compile(pattern, re.DOTALL).findall
        return self._find(text)

    def sequences_of(self, letters: set[str]) -> list[str]:
        """Return the sequences of starters that some of the language's letters may have."""
        there = {
            starter
            for starter, known in self._own_by_starter.items()
            if not letters.isdisjoint(known)
        }
        return sorted(one for one in self._sequences if there.issuperset(one))

    def letters_with(self, starter: str, letters: set[str]) -> list[str]:
        """Return which of some of the language's letters have a starter."""
        return [one for one in self._own_by_starter[starter] if one in letters]

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
        return _class("".join(self._by_starter()[one] for one in starters))


def _class(characters: Iterable[str]) -> str:
    return f"[{re.escape(''.join(characters))}]"
