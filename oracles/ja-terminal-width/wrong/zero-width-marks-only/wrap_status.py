"""Wrap status logs for a console 40 columns wide.

WRONG on purpose: marks and joiners take no column, but every emoji of a sequence does.
"""

import re
import sys
import unicodedata
from pathlib import Path

COLUMNS = 40

ESCAPE_SEQUENCE = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"
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


def columns(char):
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def rows(line):
    row, used = "", 0
    for char in line:
        if used + columns(char) > COLUMNS:
            yield row
            row, used = "", 0
        row += char
        used += columns(char)
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
