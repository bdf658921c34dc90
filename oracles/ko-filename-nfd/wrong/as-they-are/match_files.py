"""Compare a document register with the files on a server.

usage: python3 match_files.py OUTDIR FILE [FILE ...]

WRONG on purpose: names are compared as they are.
"""

import sys
from pathlib import Path


def key(name):
    return name


def read(path):
    lines = path.read_bytes().decode("utf-8").split("\n")[:-1]
    gap = lines.index("")
    return [line.split("\t") for line in lines[:gap]], lines[gap + 1 :]


def rows(register, files):
    keys = [key(name) for name in files]
    registered = {key(name) for _, name in register}
    for number, name in register:
        wanted = key(name)
        found = [file for file, one in zip(files, keys) if one == wanted]
        for file in found:
            yield number, "있음", file
        if not found:
            yield number, "없음", name
    for file, one in zip(files, keys):
        if one not in registered:
            yield "-", "미등록", file


def main(outdir, *paths):
    for path in map(Path, paths):
        register, files = read(path)
        result = "".join("\t".join(row) + "\n" for row in rows(register, files))
        Path(outdir, path.name).write_bytes(result.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
