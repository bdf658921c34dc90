"""Normalisation beside unicodedata and ICU: ``python benchmarks/normalize.py [--seconds S]``."""

from __future__ import annotations

import sys
import unicodedata
from typing import TYPE_CHECKING

import icu
from measuring import Bench, long

from localeops import normalize

if TYPE_CHECKING:
    from collections.abc import Callable

    Convert = Callable[[str], str]

# What plain NFKC changes, and what it does not.
JAPANESE = {
    "invoice": "㈱神田商店　御中　ﾌﾞﾙｰﾚｲﾃﾞｨｽｸ５枚　￥１２，８００",
    "log line": "１２：００　ﾃﾞｰﾀｾﾝﾀｰ 東京 ｻｰﾊﾞｰ３ 再起動（株）①㈱",
    "kept": "①㈱神　東京…",
}
NORMAL = {
    "kanji": "東京の天気は晴れ、気温は25度です。",
    "ASCII": "connection refused: 10.0.0.1",
    "Czech": "Příliš žluťoučký kůň",
    "Cyrillic": "Съешь ещё этих булок",
    "Arabic": "السلام عليكم",
    "Devanagari": "नमस्ते दुनिया",
    "emoji": "復旧👩\u200d💻 ok",
}
DECOMPOSED = {
    "file name": unicodedata.normalize("NFD", "한글 문서.txt"),
    "Czech": unicodedata.normalize("NFD", "Příliš žluťoučký kůň"),
}
FORMS: dict[str, Convert] = {
    "NFC": normalize.nfc,
    "NFD": normalize.nfd,
    "NFKC": normalize.nfkc,
    "NFKD": normalize.nfkd,
}


def any_answer(_: object, __: object) -> bool:
    """Accept what plain NFKC gives: `nfkc_safe` is measured beside it, and differs from it."""
    return True


def lengthened(texts: dict[str, str]) -> dict[str, str]:
    """Return the texts, each again and again."""
    return {f"{label}, long": long(text) for label, text in texts.items()}


def main() -> int:
    """Measure every function on every text, short and long."""
    bench = Bench(__doc__)
    nfkc = icu.Normalizer2.getNFKCInstance().normalize
    plain: dict[str, Convert] = {
        "NFKC": lambda text: unicodedata.normalize("NFKC", text),
        "ICU NFKC": lambda text: str(nfkc(text)),
    }
    bench.compare(
        "nfkc_safe",
        normalize.nfkc_safe,
        plain,
        lengthened(JAPANESE),
        bars={"NFKC": 1},
        agree=any_answer,
    )
    bench.compare("nfkc_safe", normalize.nfkc_safe, plain, JAPANESE | NORMAL, agree=any_answer)
    bench.compare("nfkc_safe", normalize.nfkc_safe, plain, lengthened(NORMAL), agree=any_answer)
    for form, ours in FORMS.items():
        peers: dict[str, Convert] = {
            "unicodedata": lambda text, form=form: unicodedata.normalize(form, text)  # type: ignore[misc]
        }
        texts = DECOMPOSED | {"kanji": NORMAL["kanji"], "invoice": JAPANESE["invoice"]}
        bench.compare(form, ours, peers, texts)
        bench.compare(form, ours, peers, lengthened(texts))
    casefold = icu.Normalizer2.getNFKCCasefoldInstance().normalize
    peers = {"ICU": lambda text: str(casefold(text))}
    texts = NORMAL | JAPANESE
    bench.compare("nfkc_casefold", normalize.nfkc_casefold, peers, texts | lengthened(texts))
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())
