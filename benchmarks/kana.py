"""Kana conversion beside jaconv and mojimoji: ``python benchmarks/kana.py [--seconds S]``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import jaconv
import mojimoji
from measuring import Bench, long

from localeops import kana

if TYPE_CHECKING:
    from collections.abc import Callable

    Convert = Callable[[str], str]

HALFWIDTH = {
    "halfwidth": "ﾃﾞｰﾀﾍﾞｰｽ接続ｴﾗｰ",
    "marks": "ｶﾞﾊﾟｳﾞﾃﾞ",
    "name": "ｶﾌﾞｼｷｶﾞｲｼｬ ﾆﾎﾝｼｽﾃﾑ",
    "log line": "12:00:35 東京ﾃﾞｰﾀｾﾝﾀｰ ｻｰﾊﾞｰ3 再起動",
}
OTHERS = {
    "fullwidth": "データベース接続エラー",
    "hiragana": "ひらがなのことば、てがみ。",
    "kanji": "東京の天気は晴れ、気温は25度です。",
    "ASCII": "connection refused: 10.0.0.1",
    "Cyrillic": "Съешь ещё этих булок",
}
TASKS: dict[str, tuple[Convert, dict[str, Convert]]] = {
    "to_fullwidth": (
        kana.to_fullwidth,
        {
            "jaconv": lambda text: jaconv.h2z(text, kana=True, ascii=False, digit=False),
            "mojimoji": lambda text: mojimoji.han_to_zen(text, kana=True, ascii=False, digit=False),
        },
    ),
    "to_halfwidth": (
        kana.to_halfwidth,
        {
            "jaconv": lambda text: jaconv.z2h(text, kana=True, ascii=False, digit=False),
            "mojimoji": lambda text: mojimoji.zen_to_han(text, kana=True, ascii=False, digit=False),
        },
    ),
    "to_hiragana": (kana.to_hiragana, {"jaconv": jaconv.kata2hira}),
    "to_katakana": (kana.to_katakana, {"jaconv": jaconv.hira2kata}),
}


def main() -> int:
    """Measure every task on every text, short and long."""
    bench = Bench(__doc__)
    for task, (ours, peers) in TASKS.items():
        bars = {"jaconv": 1} if task == "to_fullwidth" else {}
        bench.compare(task, ours, peers, HALFWIDTH, bars=bars)
        bench.compare(task, ours, peers, OTHERS)
    for task, (ours, peers) in TASKS.items():
        long_texts = {f"{label}, long": long(text) for label, text in (HALFWIDTH | OTHERS).items()}
        bench.compare(task, ours, peers, long_texts)
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())
