"""Bring rows of the branches, each in its branch's encoding, to UTF-8: the reference solution.

usage: python3 import_orders.py OUTDIR FILE [FILE ...]

What bytes mean is looked up in ``localeops.legacy``: GB 18030 of the 2022 edition, code page 950
of Windows, and Big5 of the Encoding Standard for code page 950 with HKSCS.
"""

from __future__ import annotations

import sys
import unicodedata
from pathlib import Path

from localeops import legacy
from localeops.errors import UnmappableError

# The table of branches that is bundled: which of them write in what.
_SIMPLIFIED = ("gb18030", "whatwg")
_TAIWAN = ("big5", "microsoft")
_HONG_KONG = ("big5", "whatwg")
BRANCHES = {
    **dict.fromkeys(("SHA", "GZ1", "XM1", "KHH", "HK2"), _SIMPLIFIED),
    **dict.fromkeys(("TPE", "TXG", "KS2"), _TAIWAN),
    **dict.fromkeys(("HKG", "SZ3", "MFM"), _HONG_KONG),
}
_FIELDS = 5
_SPACES = " \u3000"
_WIDTHS = {2: 20, 3: 40}  # columns of recipient and address


def convert(data: bytes) -> bytes:
    """Return the rows in UTF-8, and after them the numbers of those that are sent back."""
    rows, sent_back = "", ""
    for number, line in enumerate(data.split(b"\r\n")[:-1], 1):
        fields = _fields(line)
        if fields is None:
            sent_back += f"退回\t{number}\n"
        else:
            rows += "\t".join(fields) + "\n"
    return (rows + sent_back).encode()


def _fields(line: bytes) -> list[str] | None:
    """Return what a row has in its fields, or None if it has to be sent back."""
    branch = line.partition(b"|")[0].decode("ascii")
    if branch not in BRANCHES:
        return None
    encoding, standard = BRANCHES[branch]
    try:
        text = legacy.decode(line, encoding, standard=standard)
    except UnmappableError:
        return None
    fields = [field.strip(_SPACES) for field in text.split("|")]
    if len(fields) != _FIELDS or any(unicodedata.category(char) == "Co" for char in text):
        return None
    return [_cut(field, _WIDTHS.get(place)) for place, field in enumerate(fields)]


def _cut(field: str, width: int | None) -> str:
    """Return as much of a field as its columns hold."""
    if width is None:
        return field
    used = 0
    for end, char in enumerate(field):
        used += 1 if char.isascii() else 2
        if used > width:
            return field[:end]
    return field


def main() -> None:
    """Convert each file into the output directory."""
    out = Path(sys.argv[1])
    for name in sys.argv[2:]:
        path = Path(name)
        (out / path.name).write_bytes(convert(path.read_bytes()))


if __name__ == "__main__":
    main()
