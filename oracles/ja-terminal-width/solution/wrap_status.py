"""Wrap status logs for a console 40 columns wide: the reference solution.

usage: python3 wrap_status.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from localeops import kana, width

COLUMNS = 40
HALFWIDTH = re.compile("[｡-ﾟ]+")


def wrapped(log: str) -> str:
    """Return the log as the console shows it: each line in rows of at most 40 columns.

    Args:
        log: A whole log; every line ends with LF.

    Returns:
        The rows, each ending with LF. Escape sequences go and halfwidth katakana become fullwidth
        *before* anything is measured; nothing else has changed.
    """
    lines = fullwidth(width.strip_escapes(log)).split("\n")[:-1]
    return "".join(f"{row}\n" for line in lines for row in width.wrap(line, COLUMNS) or [""])


def fullwidth(text: str) -> str:
    """Return a text with its halfwidth katakana made fullwidth.

    Each run of them is converted by itself, for a sound mark merges with a halfwidth kana only;
    kana.to_fullwidth would merge it with a fullwidth one as well.
    """
    return HALFWIDTH.sub(lambda run: kana.to_fullwidth(run[0]), text)


def main(outdir: str, *names: str) -> None:
    """Wrap each of the named files into the folder *outdir*."""
    for name in names:
        source = Path(name)
        log = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(wrapped(log).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
