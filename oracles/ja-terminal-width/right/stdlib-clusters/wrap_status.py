"""Wrap status logs for a console 40 columns wide.

usage: python3 wrap_status.py OUTDIR FILE [FILE ...]

Everything about characters comes from the standard library's unicodedata. A line is cut into
clusters (what the screen shows as one character), and rows are filled with whole clusters.
"""

import re
import sys
import unicodedata
from pathlib import Path

COLUMNS = 40

ESCAPE_SEQUENCE = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # colours, erasing, cursor: ESC [ ... letter
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\|$)"  # links and titles: ESC ] ... BEL or ESC \
    r"|\x1b[PX^_][^\x1b]*(?:\x1b\\|$)"  # other strings
    r"|\x1b[ -/]*[0-~]"  # character sets and the rest: ESC ( B, ESC 7
)

HALFWIDTH_KANA = re.compile("[\uff61-\uff9d][\uff9e\uff9f]?|[\uff9e\uff9f]")
COMBINING = {"\uff9e": "\u3099", "\uff9f": "\u309a"}
SPACING = {"\uff9e": "゛", "\uff9f": "゜"}

ZWJ = "\u200d"
EMOJI_STYLE = "\ufe0f"


def widen(match):
    """Return the fullwidth form of a halfwidth kana and the mark that may follow it."""
    kana, mark = match[0][0], match[0][1:]
    if kana in SPACING:
        return SPACING[kana]
    kana = unicodedata.normalize("NFKC", kana)
    if not mark:
        return kana
    composed = unicodedata.normalize("NFC", kana + COMBINING[mark])
    return composed if len(composed) == 1 else kana + SPACING[mark]


def is_flag_letter(char):
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def is_symbol(char):
    return unicodedata.category(char) in ("So", "Sm")


def extends(char):
    """Tell whether the character is shown on top of the one before it."""
    return (
        unicodedata.category(char) in ("Mn", "Me", "Mc")
        or char in "\u200c\u200d"
        or "\U0001f3fb" <= char <= "\U0001f3ff"  # skin colours
        or "\U000e0020" <= char <= "\U000e007f"  # tags of regional flags
        or "\u1160" <= char <= "\u11ff"  # vowels and finals of a Hangul syllable
    )


def clusters(line):
    """Cut the line into the units that the screen shows as one character."""
    unit = ""
    for char in line:
        joined = unit and (
            extends(char)
            or (unit[-1] == ZWJ and is_symbol(unit[0]) and is_symbol(char))
            or (len(unit) == 1 and is_flag_letter(unit) and is_flag_letter(char))
        )
        if joined:
            unit += char
        else:
            if unit:
                yield unit
            unit = char
    if unit:
        yield unit


def columns(unit):
    """Return how many columns one cluster takes on the screen."""
    base = unit[0]
    if unicodedata.east_asian_width(base) in "WF" and not unicodedata.category(base).startswith("M"):
        return 2
    if EMOJI_STYLE in unit[1:2] and (base == "ℹ" or not base.isalpha()):
        return 2
    if "\U0001f3fb" <= unit[1:2] <= "\U0001f3ff":  # a skin colour makes an emoji of a sign
        return 2
    if len(unit) > 1 and is_flag_letter(base) and is_flag_letter(unit[1]):
        return 2
    return 0 if unicodedata.category(base) in ("Mn", "Me", "Cf", "Cc") else 1


def rows(line):
    """Yield the rows of one line: as many clusters in each as fit."""
    line = HALFWIDTH_KANA.sub(widen, ESCAPE_SEQUENCE.sub("", line))
    row, used = [], 0
    for unit in clusters(line):
        size = columns(unit)
        if used + size > COLUMNS:
            yield "".join(row)
            row, used = [], 0
        row.append(unit)
        used += size
    yield "".join(row)


def main():
    outdir = Path(sys.argv[1])
    for name in sys.argv[2:]:
        source = Path(name)
        lines = source.read_bytes().decode("utf-8").split("\n")
        if lines[-1] == "":
            lines.pop()
        wrapped = [row + "\n" for line in lines for row in rows(line)]
        (outdir / source.name).write_bytes("".join(wrapped).encode("utf-8"))


if __name__ == "__main__":
    main()
