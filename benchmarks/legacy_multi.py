"""Decoding of the multi-byte encodings beside CPython's codec of the family, on the same data.

    python benchmarks/legacy_multi.py

The bar is 1.5 times the time of CPython's codec.
"""

from __future__ import annotations

import timeit
from functools import partial
from typing import TYPE_CHECKING

from localeops.legacy import _multi

if TYPE_CHECKING:
    from collections.abc import Callable

JA = (
    "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所で"
    "ニャーニャー泣いていた事だけは記憶している。Meiji 38 (1905) 年の作。\n"
)
KO = "나라의 말이 중국과 달라 문자와 서로 통하지 아니하므로 어리석은 백성이 말하여도, 1446년.\n"
TW = (
    "人之初，性本善。性相近，習相遠。苟不教，性乃遷。教之道，貴以專。昔孟母，擇鄰處。(1905) abc。\n"
)
CN = (
    "人之初，性本善。性相近，习相远。苟不教，性乃迁。教之道，贵以专。昔孟母，择邻处。(1905) abc。\n"
)
ROWS = (
    ("shift_jis", "whatwg", "cp932", JA),
    ("cp932", "microsoft", "cp932", JA),
    ("euc-jp", "whatwg", "euc_jp", JA),
    ("iso-2022-jp", "whatwg", "iso2022_jp", JA),
    ("cp50221", "microsoft", "iso2022_jp", JA),
    ("euc-kr", "whatwg", "cp949", KO),
    ("johab", "beyond", "johab", KO),
    ("big5", "whatwg", "big5hkscs", TW),
    ("cp950", "microsoft", "cp950", TW),
    ("gbk", "whatwg", "gbk", CN),
    ("gb18030", "whatwg", "gb18030", CN),
    ("cp936", "microsoft", "gbk", CN),
)
SIZES = (10_000, 100_000, 1_000_000)


def seconds(call: Callable[[], object], runs: int) -> float:
    """Return the least time of one call."""
    return min(timeit.repeat(call, number=runs, repeat=7)) / runs


def main() -> None:
    """Print a line an encoding and size: the ratio, and nanoseconds a byte of ours and theirs."""
    for name, standard, peer, text in ROWS:
        codec = _multi.make(name, standard)
        for size in SIZES:
            data = text.encode(peer) * (size // len(text.encode(peer)))
            if codec.decode(data).text != data.decode(peer):
                raise ValueError(f"{name} and {peer} do not agree")
            runs = max(1, 1_000_000 // size)
            ours = seconds(partial(codec.decode, data), runs)
            theirs = seconds(partial(data.decode, peer), runs)
            each = [1e9 * spent / len(data) for spent in (ours, theirs)]
            print(
                f"{name:12} {size:9,} bytes {ours / theirs:5.2f} x {peer:10}"
                f" {each[0]:5.2f} and {each[1]:5.2f} ns a byte"
            )


if __name__ == "__main__":
    main()
