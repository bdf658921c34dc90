"""Known differences from peers: every one belongs to a class, and every class occurs."""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import regex

FOLDER = Path(__file__).parent / "known_differences"


def reduced(text: str, differs: Callable[[str], bool]) -> str:
    """Return a short text that still differs: no run of up to eight characters can be left out."""
    size = 1
    while size <= min(8, len(text)):
        for place in range(len(text) - size + 1):
            shorter = text[:place] + text[place + size :]
            if differs(shorter):
                text, size = shorter, 0
                break
        size += 1
    return text


def classify(area: str, texts: Iterable[str], differs: Callable[[str], bool]) -> Counter[str]:
    """Return how many of the texts fall into each class of differences; fail where one into none."""
    with (FOLDER / f"{area}.toml").open("rb") as stream:
        classes = tomllib.load(stream)["difference"]
    patterns = {entry["id"]: regex.compile(entry["pattern"], regex.DOTALL) for entry in classes}
    assert all(entry["reason"] for entry in classes)
    counts: Counter[str] = Counter(dict.fromkeys(patterns, 0))
    for text in texts:
        if differs(text):
            shortest = reduced(text, differs)
            found = next((name for name, p in patterns.items() if p.fullmatch(shortest)), None)
            assert found, f"unclassified difference: {shortest!a}, from {text!a}"
            counts[found] += 1
    return counts
