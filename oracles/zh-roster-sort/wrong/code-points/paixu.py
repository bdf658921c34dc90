"""Sort class rosters, by pinyin or by strokes.

usage: python3 paixu.py OUTDIR FILE [FILE ...]

WRONG on purpose: names are compared by code points.
"""

import sys
from pathlib import Path


def key(line):
    name = line.split("\t")[1].replace("\u3000", "")
    return name


def main(outdir, *names):
    for name in names:
        source = Path(name)
        header, *lines = source.read_bytes().decode("utf-8").split("\n")[:-1]
        lines.sort(key=key)
        result = "".join(f"{line}\n" for line in [header, *lines])
        (Path(outdir) / source.name).write_bytes(result.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
