"""Columns and wrapping beside wcwidth and rich: ``python benchmarks/width.py [--seconds S]``.

wcwidth comes with an extension in C; its fallback in Python is measured too. rich keeps the answers
for short texts it has seen: what is measured is how it finds them.
"""

from __future__ import annotations

import sys

import rich.cells
import wcwidth
from measuring import Bench, long
from wcwidth._width import width as wcwidth_in_python

from localeops import width

COLUMNS = 40  # of a wrapped line

ASCII = {"ASCII": "connection refused: 10.0.0.1", "one word": "error"}
JAPANESE = {
    "Japanese": "東京の天気は晴れ、気温は25度です。",
    "Japanese log": "12:00:35 東京データセンター 再起動",
    "halfwidth kana": "12:00:35 東京ﾃﾞｰﾀｾﾝﾀｰ ｻｰﾊﾞｰ3",
}
LATIN_AND_CYRILLIC = {
    "Turkish": "Bağlantı reddedildi, lütfen yeniden deneyin",
    "Cyrillic": "Съешь ещё этих мягких французских булок",
}
EMOJI = {
    "emoji": "回線①  復旧 👩‍💻 👍🏽 🇯🇵",
    "one in a text": "Jana 👩‍💻 pracuje z domu",
    "keycap and heart": "1️⃣ odkaz ❤️ 12 km",
}
OTHERS = {
    "one emoji": "👩‍💻",
    "styled": "\x1b[31m障害\x1b[0m：東京第一",
    "ambiguous": "※注意①…○",
    "Czech": "Příliš žluťoučký kůň úpěl ďábelské ódy",
    "decomposed": "Pr\u030ci\u0301lis\u030c z\u030clut\u030couc\u030cky\u0301",
    "Korean": "서울의 날씨는 맑습니다",
    "Arabic": "السَّلامُ عَلَيْكُمْ",
    "Devanagari": "क्षत्रिय और हिन्दी",
    "Thai": "ภาษาไทยกำลังดี",
}
CZECH_TEXT = ("Příliš žluťoučký kůň úpěl ďábelské ódy o měsíci. " * 7)[:300]
JAPANESE_TEXT = ("東京の天気は晴れ、気温は25度です。明日は雨が降るでしょう。" * 11)[:300]
PARAGRAPHS = {
    "cell": {"Czech, 300": CZECH_TEXT, "Japanese, 300": JAPANESE_TEXT},
    "word": {"Czech, 300": CZECH_TEXT, "Japanese, 300": JAPANESE_TEXT},
    "kinsoku": {"Japanese, 300": JAPANESE_TEXT},
}  # wcwidth's own way of breaking is nearest to "word"


def rich_width(text: str) -> int:
    """Return what ``rich.cells.cell_len`` finds for a text that it has not seen."""
    return rich.cells.cached_cell_len.__wrapped__(text)


def letters(lines: object) -> str:
    """Return all that is in some lines but blanks."""
    return "".join(lines).replace(" ", "") if isinstance(lines, list) else ""


def main() -> int:
    """Measure everything, and return whether a bar was missed."""
    bench = Bench(__doc__)
    peers = {"wcwidth": wcwidth.width, "wcwidth pure": wcwidth_in_python, "rich": rich_width}
    for texts, bars in (
        (ASCII, {"wcwidth": 1 / 2.5}),
        (JAPANESE, {"wcwidth": 1 / 3.5, "rich": 5}),
        (EMOJI, {"wcwidth pure": 1}),
        (LATIN_AND_CYRILLIC, {}),
        (OTHERS, {}),
    ):
        bench.compare("measure", width.measure, peers, texts, bars=bars)
    one_line = {f"{label}, long": long(text, " ") for label, text in LATIN_AND_CYRILLIC.items()}
    bench.compare("measure", width.measure, peers, one_line, bars={"wcwidth": 2})
    all_texts = ASCII | LATIN_AND_CYRILLIC | JAPANESE | EMOJI
    lines = {f"{label}, lines": long(text) for label, text in all_texts.items()}
    bench.compare("measure", width.measure, peers, lines)
    for breaks, texts in PARAGRAPHS.items():
        bench.compare(
            f"wrap {breaks}",
            lambda text, breaks=breaks: width.wrap(text, COLUMNS, breaks=breaks),
            {"wcwidth": lambda text: wcwidth.wrap(text, COLUMNS)},
            texts,
            bars={"wcwidth": 8},
            # Lines end elsewhere, and blanks are dropped or not: nothing else may be.
            agree=lambda ours, theirs: letters(ours) == letters(theirs),
        )
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())
