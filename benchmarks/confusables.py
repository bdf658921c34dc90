"""Look-alikes beside ICU's SpoofChecker: ``python benchmarks/confusables.py [--seconds S]``."""

from __future__ import annotations

import sys

import icu
from measuring import Bench, long

from localeops import confusables

CHECKER = icu.SpoofChecker()
CHECKER.setChecks(icu.USpoofChecks.MIXED_NUMBERS)
TEXTS = {
    "ASCII": "connection refused: 10.0.0.1",
    "Czech": "Příliš žluťoučký kůň",
    "Cyrillic": "Съешь ещё этих мягких булок",
    "look-alikes": "раураl Привeт",
    "Japanese": "東京の天気は晴れ、気温は25度です。",
    "Arabic": "مرحبا بالعالم",
    "Devanagari": "नमस्ते दुनिया",
    "emoji": "ok 👍 done",
}


def logical(text: str) -> str:
    """Return the skeleton that ICU has a function for."""
    return confusables.skeleton(text, direction="logical")


def main() -> int:
    """Measure skeletons, short and long, and mixed digits."""
    bench = Bench(__doc__)
    peers = {"PyICU": lambda text: CHECKER.getSkeleton(0, text)}
    long_texts = {f"{label}, long": long(text) for label, text in TEXTS.items()}
    bench.compare("logical", logical, peers, TEXTS)
    bench.compare("logical", logical, peers, long_texts)
    bench.compare("skeleton", confusables.skeleton, peers, TEXTS | long_texts)
    numbers = {"PyICU": CHECKER.check}

    def mixed(text: str) -> object:
        return bool(confusables.mixed_numbers(text))

    bench.compare(
        "mixed_numbers", mixed, numbers, TEXTS, agree=lambda ours, theirs: ours == bool(theirs)
    )
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())
