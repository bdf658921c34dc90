"""Clusters beside PyICU, regex and wcwidth: ``python benchmarks/segment.py [--seconds S]``."""

from __future__ import annotations

import sys
from itertools import pairwise

import icu
import regex
import wcwidth
from measuring import Bench, long

from localeops import segment

TEXTS = {
    "ASCII": "connection refused: 10.0.0.1",
    "Czech": "Příliš žluťoučký kůň úpěl ďábelské ódy",
    "decomposed": "Pr\u030ci\u0301lis\u030c z\u030clut\u030couc\u030cky\u0301",
    "Cyrillic": "Съешь ещё этих мягких французских булок",
    "Japanese": "東京の天気は晴れ、気温は25度です。",
    "Korean": "서울의 날씨는 맑습니다",
    "Arabic": "السَّلامُ عَلَيْكُمْ",
    "Devanagari": "क्षत्रिय और हिन्दी",
    "emoji": "回線①  復旧 👩‍💻 👍🏽 🇯🇵",
}
ICU = icu.BreakIterator.createCharacterInstance(icu.Locale.getRoot())
find_clusters = regex.compile(r"\X").findall


def icu_clusters(text: str) -> list[str]:
    """Return the clusters by ICU, whose indices count UTF-16 code units."""
    units = icu.UnicodeString(text)
    ICU.setText(units)
    ends = [0, *ICU]
    return [str(units[start:end]) for start, end in pairwise(ends)]


def main() -> int:
    """Measure short and long texts."""
    bench = Bench(__doc__)
    peers = {
        "PyICU": icu_clusters,
        "regex": find_clusters,
        "wcwidth": lambda text: list(wcwidth.iter_graphemes(text)),
    }
    bench.compare("graphemes", segment.graphemes, peers, TEXTS)
    long_texts = {f"{label}, long": long(text) for label, text in TEXTS.items()}
    bench.compare("graphemes", segment.graphemes, peers, long_texts)
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())
