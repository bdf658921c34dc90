"""Casing beside Python's methods and ICU: ``python benchmarks/casing.py [--seconds S]``."""

from __future__ import annotations

import sys
import unicodedata
from functools import partial
from typing import TYPE_CHECKING

import icu
from measuring import Bench, long

from localeops import casing

if TYPE_CHECKING:
    from collections.abc import Callable

    Convert = Callable[[str], str]

TEXTS = {
    "root": {
        "ASCII": "Connection refused: 10.0.0.1",
        "Czech": "Příliš žluťoučký kůň úpěl ĎÁBELSKÉ ódy",
        "Russian": "Съешь ещё этих мягких ФРАНЦУЗСКИХ булок",
        "Japanese": "東京の天気は晴れ、気温は25度です。",
        "emoji": "Fine 👩‍💻 ok 😀 Straße",
        "Arabic": "مرحبا بالعالم",
        "Devanagari": "क्षत्रिय नमस्ते दुनिया",
    },
    "tr": {
        "ASCII": "ISPARTA istasyonu",
        "Turkish": "İSTANBUL ve Diyarbakır'da IŞIK çok güzel",
        "decomposed": "I\u0307STANBUL ve Diyarbakır",
    },
    "lt": {"Lithuanian": "Į ŠVENČIONIS ir Ėriškius važiuojame"},
    "el": {
        "Greek": "Η ΟΔΟΣ ΤΟΥ άυλου λόγου ή του Μαΐου",
        "polytonic": "ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος",
    },
    "nl": {"Dutch": "ijsvrij in IJmuiden en bijna overal"},
    "hy": {"Armenian": "Հայաստան և Երևան"},
}


def folded_by_hand(text: str) -> str:
    """Return what one writes for Turkish with the standard library: NFC, the two letters, fold."""
    text = unicodedata.normalize("NFC", text)
    return text.replace("İ", "i").replace("I", "ı").casefold()


def folded_by_d145(text: str) -> str:
    """Return D145 with the standard library."""
    folded = unicodedata.normalize("NFD", text).casefold()
    return unicodedata.normalize("NFC", folded)


def tasks(locale: str) -> dict[str, tuple[Convert, dict[str, Convert]]]:
    """Return what is measured for a locale: ours, and the peers."""
    tag, of_icu = ("und", icu.Locale("")) if locale == "root" else (locale, icu.Locale(locale))
    words = icu.BreakIterator.createWordInstance(of_icu)
    first_cased = icu.U_TITLECASE_ADJUST_TO_CASED
    fold: dict[str, Convert] = {"by hand": folded_by_hand} if locale == "tr" else {}
    fold |= {"D145": folded_by_d145, "casefold": str.casefold} if locale != "tr" else {}
    return {
        "fold": (partial(casing.fold, locale=tag), fold),
        "lower": (
            partial(casing.lower, locale=tag),
            {"str": str.lower, "ICU": lambda text: icu.CaseMap.toLower(of_icu, text)},
        ),
        "upper": (
            partial(casing.upper, locale=tag),
            {"str": str.upper, "ICU": lambda text: icu.CaseMap.toUpper(of_icu, text)},
        ),
        "title": (
            partial(casing.title, locale=tag),
            {
                "str": str.title,
                "ICU": lambda text: icu.CaseMap.toTitle(of_icu, first_cased, words, text),
            },
        ),
    }


def main() -> int:
    """Measure every operation on every locale's texts, short and long."""
    bench = Bench(__doc__)
    for locale, texts in TEXTS.items():
        for task, (ours, peers) in tasks(locale).items():
            for ending, bar in (("", 1.0), (", long", 1.5)):
                for label, text in texts.items():
                    barred = (locale, task) == ("tr", "fold") and label != "decomposed"
                    bench.compare(
                        f"{task} {locale}",
                        ours,
                        peers,
                        {label + ending: long(text) if ending else text},
                        bars={"by hand": bar} if barred else None,
                    )
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())
