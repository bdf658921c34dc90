"""Sort telephone directories in Serbian Cyrillic and Latin.

usage: python3 sortiraj_imenik.py OUTDIR FILE [FILE ...]

WRONG on purpose: the server has no Serbian locale, so the order is that of the C locale.
"""

import locale
import sys
import unicodedata
from pathlib import Path

for tag in ("sr_RS.UTF-8", "sr_RS.UTF-8@latin", "hr_HR.UTF-8", ""):
    try:
        locale.setlocale(locale.LC_COLLATE, tag)
        break
    except locale.Error:
        continue


def key(line):
    name = unicodedata.normalize("NFKC", line.split("\t")[0])
    return locale.strxfrm(name.replace("-", " "))


def directory(text):
    return sorted(text.split("\n")[:-1], key=key)


def main(outdir, *names):
    for name in names:
        source = Path(name)
        lines = directory(source.read_bytes().decode("utf-8"))
        result = "".join(f"{line}\n" for line in lines)
        (Path(outdir) / source.name).write_bytes(result.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
