"""Mojibake beside ftfy: ``python benchmarks/legacy_repair.py [--seconds S]``.

Each input is a text of many lines: sentences of ``data/sentences/test`` as they are, and spoilt by
codecs of CPython. ftfy is asked for mojibake alone. It looks for UTF-8 that was read wrongly in
seven encodings, by what stands beside what; we compare what a model of 27 languages makes of it,
and ask whether tables were taken for one another in every line that is not like a language. That
takes longer: the bar is a hundredth of its speed, and what we reach is 4 to 25 hundredths.
"""

from __future__ import annotations

import sys
from pathlib import Path

import ftfy
from measuring import LONG, Bench

from localeops import legacy

SENTENCES = Path(__file__).parents[1] / "data" / "sentences" / "test"
CONFIG = ftfy.TextFixerConfig(
    unescape_html=False,
    remove_terminal_escapes=False,
    fix_latin_ligatures=False,
    fix_character_width=False,
    uncurl_quotes=False,
    fix_line_breaks=False,
    fix_surrogates=False,
    remove_control_chars=False,
    normalization=None,
    replace_lossy_sequences=False,
    fix_c1_controls=False,
)
BAR = 0.01


def long_text(language: str, wrong: str | None = None, right: str = "utf-8") -> str:
    """Return the sentences of a language, spoilt if a wrong encoding is named, until it is long."""
    lines = (SENTENCES / f"{language}.txt").read_text("utf-8").split("\n")
    if wrong is not None:
        lines = [line.encode(right, "ignore").decode(wrong, "ignore") for line in lines if line]
    text = "\n".join(lines) + "\n"
    return text * (LONG // len(text) + 1)


TEXTS = {
    "ASCII": "plain text\n" * (LONG // 11 + 1),
    "right, cs": long_text("cs"),
    "right, ru": long_text("ru"),
    "right, ja": long_text("ja"),
    "right, ar": long_text("ar"),
    "cs in latin-1": long_text("cs", "latin-1"),
    "ru in latin-1": long_text("ru", "latin-1"),
    "hi in latin-1": long_text("hi", "latin-1"),
    "de in macroman": long_text("de", "mac_roman"),
    "ja in cp1252": long_text("ja", "cp1252"),
    "cs, 1250 as 1252": long_text("cs", "cp1252", "cp1250"),
    "ru, koi8 as 1251": long_text("ru", "cp1251", "koi8_r"),
}


def main() -> int:
    """Print the table, and return the exit status."""
    bench = Bench(__doc__)
    bench.compare(
        "repair",
        legacy.repair,
        {"ftfy": lambda text: ftfy.fix_text(text, CONFIG)},
        TEXTS,
        bars={"ftfy": BAR},
        agree=lambda ours, theirs: True,  # noqa: ARG005 - how often they agree is a test's matter
    )
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())
