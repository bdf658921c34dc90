"""List the words of forum messages that mix Cyrillic and Latin: the reference solution.

usage: python3 mesane_reci.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import sys
from itertools import accumulate, groupby
from pathlib import Path
from typing import TYPE_CHECKING

from localeops import confusables, segment

if TYPE_CHECKING:
    from collections.abc import Iterator


def report(messages: str) -> str:
    """Return the report on a file of messages.

    Args:
        messages: A number, a tab and a text a line; every line ends with LF.

    Returns:
        A line for each word with letters of both scripts: the number of its message, the word, the
        places of its foreign letters, and what a reader takes it for.
    """
    rows = []
    for message in messages.split("\n")[:-1]:
        number, text = message.split("\t")
        rows += [f"{number}\t{suspicion(word)}\n" for word in words(text) if is_mixed(word)]
    return "".join(rows)


def words(text: str) -> Iterator[list[str]]:
    """Yield the words of a text, each as a list of its letters and digits with their marks."""
    for in_word, letters in groupby(segment.graphemes(text), key=is_letter_or_digit):
        if in_word:
            yield list(letters)


def is_letter_or_digit(grapheme: str) -> bool:
    """Return whether it is a letter or a digit, whatever marks it has."""
    return grapheme[0].isalpha() or grapheme[0].isdecimal()


def is_mixed(word: list[str]) -> bool:
    """Return whether a word has letters of both scripts; its marks do not count."""
    return {"Cyrl", "Latn"} <= set(confusables.scripts_of("".join(letter[0] for letter in word)))


def suspicion(word: list[str]) -> str:
    """Return the last three fields on a word with letters of both scripts."""
    scripts = [confusables.scripts_of(letter[0]) for letter in word]
    foreign = min("Cyrl", "Latn", key=lambda script: scripts.count([script]))
    places = [str(place) for place, found in enumerate(scripts, 1) if found == [foreign]]
    written = "".join(word)
    suspects = confusables.find(written)
    # It weighs letters without a twin more; here the number of letters decides.
    twins = {found.index: found.looks_like for found in suspects if found.script == foreign}
    starts = accumulate(map(len, word), initial=0)
    shown = [twins.get(start, letter) for start, letter in zip(starts, word, strict=False)]
    return "\t".join((written, ",".join(places), "".join(shown)))


def main(outdir: str, *names: str) -> None:
    """Report on each of the named files into the folder *outdir*."""
    for name in names:
        source = Path(name)
        messages = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(report(messages).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
