"""Kana conversion beside jaconv and mojimoji: ``python benchmarks/kana.py [--seconds S]``.

Every input is converted by all of them in turn, many times over in short slices, so that a busy
machine slows all alike; the least time of each counts. Answers are compared first: a peer that
gives another one is shown as such and not timed. ``ratio`` is the peer's time over ours: above 1 we
are faster.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

import jaconv
import mojimoji

from localeops import kana

if TYPE_CHECKING:
    from collections.abc import Callable

    Convert = Callable[[str], str]

SLICE = 0.002  # seconds
LONG = 100_000  # characters

SHORT = {
    "halfwidth": "ﾃﾞｰﾀﾍﾞｰｽ接続ｴﾗｰ",
    "marks": "ｶﾞﾊﾟｳﾞﾃﾞ",
    "name": "ｶﾌﾞｼｷｶﾞｲｼｬ ﾆﾎﾝｼｽﾃﾑ",
    "log line": "12:00:35 東京ﾃﾞｰﾀｾﾝﾀｰ ｻｰﾊﾞｰ3 再起動",
    "fullwidth": "データベース接続エラー",
    "hiragana": "ひらがなのことば、てがみ。",
    "kanji": "東京の天気は晴れ、気温は25度です。",
    "ASCII": "connection refused: 10.0.0.1",
    "Cyrillic": "Съешь ещё этих булок",
}
TASKS: dict[str, dict[str, Convert]] = {
    "to_fullwidth": {
        "localeops": kana.to_fullwidth,
        "jaconv": lambda text: jaconv.h2z(text, kana=True, ascii=False, digit=False),
        "mojimoji": lambda text: mojimoji.han_to_zen(text, kana=True, ascii=False, digit=False),
    },
    "to_halfwidth": {
        "localeops": kana.to_halfwidth,
        "jaconv": lambda text: jaconv.z2h(text, kana=True, ascii=False, digit=False),
        "mojimoji": lambda text: mojimoji.zen_to_han(text, kana=True, ascii=False, digit=False),
    },
    "to_hiragana": {"localeops": kana.to_hiragana, "jaconv": jaconv.kata2hira},
    "to_katakana": {"localeops": kana.to_katakana, "jaconv": jaconv.hira2kata},
}


def least_times(conversions: dict[str, Convert], text: str, seconds: float) -> dict[str, float]:
    """Return the least time of one call of each conversion, in nanoseconds."""
    calls = {}
    for name, convert in conversions.items():
        started = time.perf_counter()
        convert(text)
        convert(text)
        calls[name] = max(1, int(2 * SLICE / max(time.perf_counter() - started, 1e-7)))
    least = dict.fromkeys(conversions, float("inf"))
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for name, convert in conversions.items():
            repetitions = range(calls[name])
            started = time.perf_counter_ns()
            for _ in repetitions:
                convert(text)
            elapsed = time.perf_counter_ns() - started
            least[name] = min(least[name], elapsed / calls[name])
    return least


def report(task: str, label: str, text: str, seconds: float) -> None:
    """Measure one task on one text and print a line for each peer."""
    wanted = TASKS[task]["localeops"](text)
    agreeing = {name: convert for name, convert in TASKS[task].items() if convert(text) == wanted}
    least = least_times(agreeing, text, seconds)
    unit = len(text) if len(text) >= LONG else 1
    for name in TASKS[task]:
        if name == "localeops":
            continue
        times = f"{least['localeops'] / unit:10.1f}"
        if name in least:
            times += f"{least[name] / unit:10.1f}{least[name] / least['localeops']:8.2f}"
        else:
            times += "  gives another answer"
        print(f"{task:14}{label:18}{name:10}{times}")


def main() -> None:
    """Measure every task on every text, short and long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each line of the table")
    seconds = parser.parse_args().seconds
    print(f"{'':14}{'input':18}{'peer':10}{'ours':>10}{'peer':>10}{'ratio':>8}")
    print("short texts: ns a call")
    for task in TASKS:
        for label, text in SHORT.items():
            report(task, label, text, seconds)
    print(f"{LONG} characters and more: ns a character")
    for task in TASKS:
        for label, text in SHORT.items():
            line = text + "\n"
            report(task, label, line * (LONG // len(line) + 1), seconds)


if __name__ == "__main__":
    main()
