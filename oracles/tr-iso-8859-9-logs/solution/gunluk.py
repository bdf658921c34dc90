"""Turn the mixed log of a bus company into UTF-8 and count its messages: the reference solution.

usage: python3 gunluk.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from localeops import casing, legacy, normalize
from localeops.errors import UnmappableError

BOM = b"\xef\xbb\xbf"
LOOK_ALIKES = str.maketrans("ÐðÝýÞþ", "ĞğİıŞş")


class Source(NamedTuple):
    """A source as its line declares it."""

    encoding: str
    language: str


def report(log: bytes) -> bytes:
    """Return the records of a log in UTF-8, and how many there are of each level and stop.

    Args:
        log: Source lines and records, each record in the encoding of its source.
    """
    sources: dict[str, Source] = {}
    levels: Counter[str] = Counter()
    stops: Counter[str] = Counter()
    records = []
    for line in lines(log):
        name, _, rest = line.partition(b"\t")
        if name == b"#KAYNAK":
            declared, encoding, language = rest.decode("ascii").split("\t")
            sources[declared] = Source(encoding, language)
            continue
        source = name.decode("ascii")
        text = read(rest, sources[source])
        _, level, stop, _ = text.split("\t", 3)
        levels[casing.upper(level, locale="tr")] += 1
        stops[casing.upper(stop, locale="tr")] += 1
        records.append(f"{source}\t{text}\n")
    summary = [f"#SEVİYE\t{level}\t{count}\n" for level, count in levels.items()]
    summary += [f"#DURAK\t{stop}\t{count}\n" for stop, count in stops.items()]
    return "".join((*records, *summary)).encode()


def lines(log: bytes) -> list[bytes]:
    """Return the lines of a log without their ends."""
    found = log.removeprefix(BOM).split(b"\n")
    if not found[-1]:
        del found[-1]
    return [line.removesuffix(b"\r") for line in found]


def read(data: bytes, source: Source) -> str:
    """Return what a source meant by the bytes of a record.

    Raises:
        UnmappableError: It is no text in the encoding of a source that is not Turkish.
    """
    turkish = source.language == "tr"
    try:
        # Of Microsoft's pages, 28599 and 28591 have the control characters of ISO.
        text = legacy.decode(data, source.encoding, standard="microsoft")
    except UnmappableError:
        if not turkish:
            raise
        text = legacy.decode(data, "windows-1254", standard="microsoft")
    if turkish:
        text = text.translate(LOOK_ALIKES)
    return normalize.nfc(text.replace("\ufeff", "")).replace("i\u0307", "i")


def main(outdir: str, *names: str) -> None:
    """Write the report of each of the named logs into the folder *outdir*."""
    for name in names:
        source = Path(name)
        Path(outdir, source.name).write_bytes(report(source.read_bytes()))


if __name__ == "__main__":
    main(*sys.argv[1:])
