"""Compare a document register with the files on a server: the reference solution.

usage: python3 match_files.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path

from localeops.normalize import nfc, nfd, nfkc_safe

HALFWIDTH_JAMO = re.compile("[\uffa1-\uffdc]+")


def compared(text: str) -> str:
    """Return what was found of each entry of the register, and the files that are in no entry.

    Args:
        text: The register (document number, tab, file name), an empty line, and the names of the
            files; every line ends with LF.

    Returns:
        The lines, each ending with LF: number, what was found, and the name as it was given.
    """
    lines = text.split("\n")[:-1]
    gap = lines.index("")
    register = [line.split("\t") for line in lines[:gap]]
    files: dict[str, list[str]] = {}
    for name in lines[gap + 1 :]:
        files.setdefault(key(name), []).append(name)
    rows: list[str] = []
    for number, name in register:
        found = files.get(key(name), [])
        rows += [f"{number}\t있음\t{one}" for one in found] or [f"{number}\t없음\t{name}"]
    registered = {key(name) for _, name in register}
    rows += [f"-\t미등록\t{name}" for name in lines[gap + 1 :] if key(name) not in registered]
    return "".join(f"{row}\n" for row in rows)


def key(name: str) -> str:
    """Return what names that count as the same have in common.

    NFC puts syllables and marked letters together, and makes one of each hanja that Korean codes
    have more than once. It never changes a compatibility jamo, so halfwidth ones may become those
    first; plain NFKC would make conjoining jamo of both, and syllables of these.
    """
    ordinary = HALFWIDTH_JAMO.sub(lambda jamo: nfkc_safe(jamo[0]), name)
    runs = groupby(ordinary, stays)
    return "".join("".join(run) if stay else nfc("".join(run)) for stay, run in runs)


def stays(char: str) -> bool:
    """Whether NFC would replace a character that is neither taken apart nor a Korean reading.

    It makes another hanja of U+FA19, which has the old form of the radical, and of hundreds more.
    """
    if char.isascii() or "\uf900" <= char <= "\ufa0b":
        return False
    parts = nfd(char)
    return parts != char and len(parts) == 1


def main(outdir: str, *names: str) -> None:
    """Write what was found for each of the named files into the folder *outdir*."""
    for name in names:
        source = Path(name)
        text = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(compared(text).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
