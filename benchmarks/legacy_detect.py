"""Detection beside its peers, on the same snippets: ``python benchmarks/legacy_detect.py``.

For each it says how many snippets are read right (the guess decodes them to the text) and the time,
the least of several runs over all of them. Then come the right answers a language, how often each
confidence is right, and the time of longer data. It ends with 1 if a peer is right more often, or
if all snippets take longer than with chardet. ``--folder`` has other sentences, LANGUAGE.txt each.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import cchardet
import chardet
import charset_normalizer

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from legacy_snippets import SENTENCES, SIZES, Snippet, snippets
from localeops import legacy
from localeops.errors import LocaleOpsError

if TYPE_CHECKING:
    from collections.abc import Callable

    Finder = Callable[[bytes], str | None]

RUNS = 5
SHORT = (3, 4, 5, 6, 8, 10, 12, 15, 18)
BANDS = (0.0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99, 1.01)
LONGER = (1_000, 10_000, 100_000)


def _best(data: bytes) -> str | None:
    best = charset_normalizer.from_bytes(data).best()
    return best.encoding if best else None


FINDERS: dict[str, Finder] = {
    "localeops": lambda data: legacy.detect(data)[0].encoding,
    "chardet": lambda data: chardet.detect(data)["encoding"],
    "charset-normalizer": _best,
    "cchardet": lambda data: cchardet.detect(data)["encoding"],
}


def reads(one: Snippet, encoding: str | None) -> bool:
    """Say whether the snippet in an encoding is its text, by CPython's codec or by ours."""
    for decode in (bytes.decode, legacy.decode):
        try:
            if encoding and decode(one.data, encoding) == one.text:
                return True
        except (LookupError, UnicodeDecodeError, LocaleOpsError):
            continue
    return False


def least_time(finder: Finder, data: list[bytes], runs: int = RUNS) -> float:
    """Return the least time of a run over all data, in milliseconds for one of them."""
    least = float("inf")
    for _ in range(runs):
        started = time.thread_time_ns()
        for one in data:
            finder(one)
        least = min(least, time.thread_time_ns() - started)
    return least / len(data) / 1e6


def show_bands(label: str, every: list[Snippet]) -> None:
    """Print how often the first guess is right, by its confidence."""
    all_of: Counter[float] = Counter()
    right: Counter[float] = Counter()
    for one in every:
        guess = legacy.detect(one.data)[0]
        band = max(low for low in BANDS if low <= guess.confidence)
        all_of[band] += 1
        right[band] += reads(one, guess.encoding)
    print(f"\n{label}: {len(every)}")
    for low, high in pairwise(BANDS):
        if all_of[low]:
            share = right[low] / all_of[low]
            print(f"  {low:4.2f} to {min(high, 1):4.2f}  {all_of[low]:4}  {share:6.1%} right")


def main() -> int:
    """Compare, and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=SENTENCES)
    folder: Path = parser.parse_args().folder
    every = list(snippets(folder))
    data = [one.data for one in every]
    right: dict[str, Counter[str]] = {}
    times: dict[str, float] = {}
    print(f"{len(every)} snippets of {min(map(len, data))} to {max(map(len, data))} bytes")
    for name, finder in FINDERS.items():
        right[name] = Counter(one.language for one in every if reads(one, finder(one.data)))
        times[name] = least_time(finder, data, 1 if name == "charset-normalizer" else RUNS)
        share = right[name].total() / len(every)
        print(f"  {name:20} {right[name].total():4} right {share:6.1%}  {times[name]:7.3f} ms")
    print("\nlanguage " + " ".join(f"{name:>18}" for name in FINDERS))
    for language, count in Counter(one.language for one in every).items():
        shares = " ".join(f"{right[name][language]:>14}/{count:3}" for name in FINDERS)
        print(f"{language:8} {shares}")
    show_bands("confidence, these snippets", every)
    show_bands("confidence, 3 to 18 bytes", list(snippets(folder, SHORT)))
    print("\nlonger data, milliseconds: localeops and chardet")
    for language, encoding in (("cs", "cp1250"), ("ru", "koi8_r"), ("ja", "cp932")):
        text = (folder / f"{language}.txt").read_text("utf-8").encode(encoding, "ignore")
        for size in LONGER:
            long = [(text * (size // len(text) + 1))[:size]]
            pair = [least_time(FINDERS[name], long) for name in ("localeops", "chardet")]
            print(f"  {language} {encoding:7} {size:7} {pair[0]:8.2f} {pair[1]:8.2f}")
    mine = right.pop("localeops").total()
    missed = mine <= max(one.total() for one in right.values())
    missed |= times["localeops"] > times["chardet"]
    print("\nMISSED" if missed else "\nthe bar is reached")
    return int(missed)


if __name__ == "__main__":
    if min(SIZES) < max(SHORT):
        raise SystemExit("the short snippets are not shorter")
    sys.exit(main())
