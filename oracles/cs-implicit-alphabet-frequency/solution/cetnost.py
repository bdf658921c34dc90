"""Count the letters of the Czech alphabet in texts: the reference solution.

usage: python3 cetnost.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import sys
from pathlib import Path

from localeops import alphabet


def frequencies(text: str) -> str:
    """Return how often each letter of the Czech alphabet occurs in a text.

    Args:
        text: Any text; it need not be normalised.

    Returns:
        A line for each letter with its number, in the order of the alphabet, zeros included; a line
        with the sum of them; a line with the letters that occur, the most frequent first and equals
        in the order of the alphabet. Every ch is one letter: the task has no word in which c and h
        meet by chance.
    """
    counts = alphabet.count(text, locale="cs", exceptions="off")
    found = [letter for letter, number in counts.items() if number]
    ranked = sorted(found, key=lambda letter: -counts[letter])
    rows = [f"{letter}\t{number}\n" for letter, number in counts.items()]
    rows += f"celkem\t{sum(counts.values())}\n", f"pořadí\t{' '.join(ranked)}\n"
    return "".join(rows)


def main(outdir: str, *names: str) -> None:
    """Write the frequencies of each of the named texts into the folder *outdir*."""
    for name in names:
        source = Path(name)
        text = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(frequencies(text).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
