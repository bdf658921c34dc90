"""Bring ledgers of mixed machines to the codes of Windows: convert_ledger.py OUTDIR FILE ..."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from localeops import legacy
from localeops.errors import UnmappableError

END = b"\x1a"
GETA = "〓".encode("cp932")
NAME, TEXT = 3, 4  # fields with a greatest length
LENGTHS = {NAME: 24, TEXT: 30}

# A character of Shift_JIS; of EUC-JP.
SHIFT_JIS = re.compile(rb"[\x81-\x9f\xe0-\xfc][\x40-\x7e\x80-\xfc]|[\x00-\x7f\xa1-\xdf]")
EUC = re.compile(rb"\x8f[\xa1-\xfe]{2}|[\x8e\xa1-\xfe][\xa1-\xfe]|[\x00-\x7f]")


def convert(data: bytes) -> bytes:
    """Return a ledger as the accounting program takes it."""
    lines = data.partition(END)[0].split(b"\r\n")
    return b"".join(_entry(line) + b"\r\n" for line in lines if line)


def _entry(line: bytes) -> bytes:
    fields = line.split(b"\t")
    # Halfwidth kana are bytes by themselves in Shift_JIS, and follow 8E in EUC.
    encoding, pattern = ("euc-jp", EUC) if b"\x8e" in fields[2] else ("shift_jis", SHIFT_JIS)
    done = []
    for place, field in enumerate(fields):
        codes = [_windows(code, encoding) for code in pattern.findall(field)]
        limit = LENGTHS.get(place, len(field))
        done.append(_head(codes, limit))
    return b"\t".join(done)


def _windows(code: bytes, encoding: str) -> bytes:
    """Return the code that Windows writes for a character."""
    try:
        return legacy.encode(legacy.decode(code, encoding), "cp932", standard="microsoft")
    except UnmappableError:
        return GETA


def _head(codes: list[bytes], limit: int) -> bytes:
    """Return the characters from the first one on that have room in *limit* bytes."""
    size, kept = 0, []
    for code in codes:
        size += len(code)
        if size > limit:
            break
        kept.append(code)
    return b"".join(kept)


def main(out: str, *names: str) -> None:
    """Convert the named files."""
    for name in map(Path, names):
        (Path(out) / name.name).write_bytes(convert(name.read_bytes()))


if __name__ == "__main__":
    main(*sys.argv[1:])
