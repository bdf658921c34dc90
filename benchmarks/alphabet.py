"""Alphabets beside what one writes by hand: ``python benchmarks/alphabet.py [--seconds S]``.

Splitting is compared with an expression for digraphs in any case, and with clusters by ICU and by
the module regex; counting with a Counter of what the expression finds. No peer knows exceptions.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

import icu
import regex
from measuring import Bench, long

from localeops import alphabet

if TYPE_CHECKING:
    from collections.abc import Callable

    Split = Callable[[str], list[str]]

DIGRAPHS = {
    "hr": "dž|lj|nj|.",
    "cs": "ch|.",
    "hu": "dzs|ccs|ddz|ggy|lly|nny|ssz|tty|zzs|cs|dz|gy|ly|ny|sz|ty|zs|.",
}
TEXTS = {
    "hr": "Ljubav njegova bila je džep na polju",
    "cs": "Příliš žluťoučký kůň chodil do kuchyně",
    "hu": "Az asszony hosszú könyve a szekrényben",
    "en": "Connection refused: 10.0.0.1",
    "fr": "Où est passée la garçonnière d'été ?",
    "vi": "Tiếng Việt có thanh điệu",
    "sr": "Чешће цежење мрежастим џаком",
    "el": "Η οδός του άυλου λόγου",
    "ko": "다람쥐 헌 쳇바퀴에 타고파",
    "hi": "क्षत्रिय नमस्ते दुनिया",
    "ar": "مرحبا بالعالم كيف الحال",
}


def clusters_by_icu(text: str) -> list[str]:
    """Return the grapheme clusters of a text of the BMP by ICU."""
    iterator = icu.BreakIterator.createCharacterInstance(icu.Locale(""))
    iterator.setText(text)
    found = []
    start = 0
    for end in iterator:
        found.append(text[start:end])
        start = end
    return found


def count_of(split: Split, letters: tuple[str, ...], text: str) -> dict[str, int]:
    """Return the letters among the pieces, in lower case, counted."""
    found = Counter(split(text.lower()))
    return {letter: found[letter] for letter in letters}


def main() -> int:
    """Measure splitting and counting on each language's text, short and long."""
    bench = Bench(__doc__)
    by_regex = regex.compile(r"\X").findall
    for locale, text in TEXTS.items():
        split = partial(alphabet.split, locale=locale)
        count = partial(alphabet.count, locale=locale)
        expression = re.compile(DIGRAPHS.get(locale, "."), re.IGNORECASE | re.DOTALL).findall
        by_hand = partial(count_of, expression, alphabet.letters(locale))
        splits: dict[str, Split] = {"expression": expression}
        if locale not in DIGRAPHS:
            splits |= {"regex": by_regex, "ICU": clusters_by_icu}
        for label, one in (("short", text), ("long", long(text))):
            texts = {f"{locale}, {label}": one}
            barred = locale in DIGRAPHS
            bench.compare("split", split, splits, texts, bars={"expression": 0.4} if barred else {})
            bench.compare("count", count, {"expression": by_hand}, texts)
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())
