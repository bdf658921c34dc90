"""`localeops.legacy.repair` beside ftfy 6.3.1, and on the kinds of mojibake that ftfy leaves out.

The sentences are those of ``data/sentences/test``, spoilt by CPython's codecs and by ftfy's "sloppy"
ones, one to three times over. A cell is a language and an encoding: in each we undo at least as many
as ftfy does. ftfy is asked for mojibake alone: no other kind of tidying.
"""

from functools import cache
from pathlib import Path

import ftfy.bad_codecs  # registers the sloppy codecs
import pytest

from localeops import legacy

SENTENCES = Path(__file__).parents[2] / "data" / "sentences" / "test"
LANGUAGES = sorted(path.stem for path in SENTENCES.glob("*.txt"))
A_CELL = 12
THEIRS = (
    *("latin-1", "sloppy-windows-1252", "sloppy-windows-1251", "sloppy-windows-1250"),
    *("sloppy-windows-1253", "sloppy-windows-1254", "sloppy-windows-1257", "iso-8859-2"),
    *("macroman", "cp437"),
)
OURS = (
    *("cp1255", "cp1256", "cp1258", "iso-8859-5", "iso-8859-7", "iso-8859-15", "cp850", "cp852"),
    *("cp866", "koi8-r", "mac-cyrillic", "cp932", "gbk", "big5hkscs", "cp949"),
)
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


@cache
def sentences(language: str) -> list[str]:
    """Return the first sentences of a language that are not ASCII."""
    lines = (SENTENCES / f"{language}.txt").read_text("utf-8").split("\n")
    return [line for line in lines if not line.isascii()][:A_CELL]


def spoilt(text: str, encoding: str, layers: int) -> str | None:
    """Return a text that was written as UTF-8 and read in an encoding, None if it cannot be."""
    read = text
    for _ in range(layers):
        try:
            read = read.encode().decode(encoding)
        except UnicodeDecodeError:
            return None
    return read


def cell(language: str, encoding: str, layers: int) -> list[tuple[str, str]]:
    """Return the broken and the right sentences of a cell."""
    pairs = ((spoilt(text, encoding, layers), text) for text in sentences(language))
    return [(read, text) for read, text in pairs if read is not None]


@pytest.mark.parametrize("layers", [1, 2, 3])
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_least_as_many_as_ftfy_in_every_cell(language: str, layers: int) -> None:
    for encoding in THEIRS:
        pairs = cell(language, encoding, layers)
        ours = sum(legacy.repair(read) == text for read, text in pairs)
        theirs = sum(ftfy.fix_text(read, CONFIG) == text for read, text in pairs)
        assert ours >= theirs, encoding
        assert ours >= len(pairs) - 1, encoding


def test_the_kinds_that_ftfy_leaves_out() -> None:
    ours = theirs = count = 0
    for language in LANGUAGES:
        for encoding in OURS:
            for read, text in cell(language, encoding, 1):
                count += 1
                ours += legacy.repair(read) == text
                theirs += ftfy.fix_text(read, CONFIG) == text
    assert count >= 3500
    assert ours >= 0.98 * count
    assert theirs <= 0.15 * count  # or it does not leave them out any more
