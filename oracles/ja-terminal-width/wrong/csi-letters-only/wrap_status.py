"""Wrap status logs for a console 40 columns wide.

WRONG on purpose: a control sequence ends with a letter, without an intermediate byte before it.
"""

import re
import sys
import unicodedata
from pathlib import Path

COLUMNS = 40

ESCAPE_SEQUENCE = re.compile(
    r"\x1b\[[0-?]*[A-Za-z]"
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\|$)"
    r"|\x1b[PX^_][^\x1b]*(?:\x1b\\|$)"
    r"|\x1b[ -/]*[0-~]"
)

VOICED = dict(zip("ウカキクケコサシスセソタチツテトハヒフヘホワヲ",
                  "ヴガギグゲゴザジズゼゾダヂヅデドバビブベボヷヺ"))
SEMIVOICED = dict(zip("ハヒフヘホ", "パピプペポ"))


def to_fullwidth(line):
    done = []
    for before, char in zip(" " + line, line):
        if char == "\uff9e":
            kana = VOICED.get(done[-1]) if "ｦ" <= before <= "ﾝ" else None
            done[-1:] = [kana] if kana else [*done[-1:], "゛"]
        elif char == "\uff9f":
            kana = SEMIVOICED.get(done[-1]) if "ｦ" <= before <= "ﾝ" else None
            done[-1:] = [kana] if kana else [*done[-1:], "゜"]
        elif "\uff61" <= char <= "\uff9d":
            done.append(unicodedata.normalize("NFKC", char))
        else:
            done.append(char)
    return "".join(done)


def is_flag_letter(char):
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def is_symbol(char):
    return unicodedata.category(char) in ("So", "Sm")


def joins(unit, char):
    """Tell whether the character is shown as a part of the unit."""
    return (
        unicodedata.category(char) in ("Mn", "Me")
        or char == "\u200d"
        or "\U0001f3fb" <= char <= "\U0001f3ff"
        or (unit[-1] == "\u200d" and is_symbol(char))
        or (len(unit) == 1 and is_flag_letter(unit) and is_flag_letter(char))
    )


def units(line):
    found = []
    for char in line:
        if found and joins(found[-1], char):
            found[-1] += char
        else:
            found.append(char)
    return found


def columns(unit):
    if "\U0001f3fb" <= unit[1:2] <= "\U0001f3ff":
        return 2
    if "\ufe0f" in unit or (len(unit) > 1 and is_flag_letter(unit[0])):
        return 2
    return 2 if unicodedata.east_asian_width(unit[0]) in "WF" else 1


def rows(line):
    row, used = "", 0
    for unit in units(line):
        if used + columns(unit) > COLUMNS:
            yield row
            row, used = "", 0
        row += unit
        used += columns(unit)
    yield row


def wrap(line):
    return rows(to_fullwidth(ESCAPE_SEQUENCE.sub("", line)))


def main():
    outdir = Path(sys.argv[1])
    for name in sys.argv[2:]:
        source = Path(name)
        lines = source.read_bytes().decode("utf-8").split("\n")[:-1]
        wrapped = "".join(row + "\n" for line in lines for row in wrap(line))
        (outdir / source.name).write_bytes(wrapped.encode("utf-8"))


if __name__ == "__main__":
    main()
