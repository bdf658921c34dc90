"""Measuring a function beside its peers: on the same input, in one run, after comparing answers.

Every function works on an input in turn, many times over in short slices, so that a busy machine
slows all alike; the least time of each counts. A peer that gives another answer is shown as such
and not timed. ``ratio`` is the peer's time over ours: above 1 we are faster. A bar is the ratio
that an input must reach; every benchmark ends with 1 if one is missed.
"""

from __future__ import annotations

import argparse
import operator
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Function = Callable[[str], object]

SLICE = 0.002  # seconds
LONG = 100_000  # characters; times of texts as long as that are shown for one of them


def long(text: str, end: str = "\n") -> str:
    """Return the text again and again, as lines unless they end otherwise, until it is long."""
    line = text + end
    return line * (LONG // len(line) + 1)


def least_times(functions: Mapping[str, Function], text: str, seconds: float) -> dict[str, float]:
    """Return the least time of one call of each function, in nanoseconds."""
    calls = {}
    for name, function in functions.items():
        function(text)
        started = time.perf_counter()
        function(text)
        calls[name] = max(1, int(SLICE / max(time.perf_counter() - started, 1e-7)))
    least = dict.fromkeys(functions, float("inf"))
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for name, function in functions.items():
            repetitions = range(calls[name])
            started = time.thread_time_ns()
            for _ in repetitions:
                function(text)
            elapsed = time.thread_time_ns() - started
            least[name] = min(least[name], elapsed / calls[name])
    return least


class Bench:
    """A run of one benchmark: it prints a line for each peer and input, and counts the bars."""

    def __init__(self, description: str | None) -> None:
        """Read the command line and print the head of the table."""
        parser = argparse.ArgumentParser(description=description)
        parser.add_argument("--seconds", type=float, default=0.3, help="for each input")
        self._seconds: float = parser.parse_args().seconds
        self._bars = 0
        self._missed: list[str] = []
        print("ns a call, of long texts ns a character; ratio = peer / ours")
        print(f"{'':14}{'input':20}{'peer':14}{'ours':>10}{'peer':>10}{'ratio':>8}{'bar':>8}")

    def compare(  # noqa: PLR0913  (what is compared, on what, and how)
        self,
        task: str,
        ours: Function,
        peers: Mapping[str, Function],
        texts: Mapping[str, str],
        *,
        bars: Mapping[str, float] | None = None,
        agree: Callable[[object, object], bool] = operator.eq,
    ) -> None:
        """Measure one task on each of the texts.

        Args:
            task: What the functions do.
            ours: Our function.
            peers: The others, by name.
            texts: The inputs, by what they are.
            bars: The ratio to be reached on each of these texts, by the peer's name.
            agree: Whether our answer and a peer's are the same.
        """
        for label, text in texts.items():
            wanted = ours(text)
            agreeing = {name: peer for name, peer in peers.items() if agree(wanted, peer(text))}
            least = least_times({"ours": ours, **agreeing}, text, self._seconds)
            unit = len(text) if len(text) >= LONG else 1
            for name in peers:
                line = f"{task:14}{label:20}{name:14}{least['ours'] / unit:10.1f}"
                if name in least:
                    ratio = least[name] / least["ours"]
                    line += f"{least[name] / unit:10.1f}{ratio:8.2f}"
                    line += self._verdict(f"{task}, {label}, {name}", ratio, (bars or {}).get(name))
                else:
                    line += "  gives another answer"
                print(line, flush=True)

    def _verdict(self, what: str, ratio: float, bar: float | None) -> str:
        if bar is None:
            return ""
        self._bars += 1
        if ratio < bar:
            self._missed.append(f"{what}: {ratio:.2f} where the bar is {bar:.2f}")
        return f"{bar:8.2f}  {'MISSED' if ratio < bar else 'met'}"

    def status(self) -> int:
        """Print how many bars were met, and return the exit status."""
        print(
            f"{self._bars - len(self._missed)} of {self._bars} bars met", *self._missed, sep="\n  "
        )
        return bool(self._missed)
