"""Set receipts for a printer with 24 columns: the reference solution.

usage: python3 receipt.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import re
import sys
import unicodedata
from functools import partial
from pathlib import Path

from localeops import width

COLUMNS = 24
DECOMPOSED = re.compile("[ぁ-ヾ][\u3099\u309a]")

# The printer's character set is JIS X 0208: what is of ambiguous width elsewhere is wide here.
measure = partial(width.measure, ambiguous="wide")
wrap = partial(width.wrap, breaks="kinsoku", ambiguous="wide")


def printed(receipt: str) -> str:
    """Return the lines of a receipt, each ending with LF.

    Args:
        receipt: The sales data; every line ends with LF.

    Returns:
        The lines, of 24 columns at most. Decomposed kana are composed before anything is measured.
    """
    entries = composed(receipt).split("\n")[:-1]
    return "".join(f"{line}\n" for entry in entries for line in lines_of(*entry.split("\t")))


def composed(text: str) -> str:
    """Return a text with its decomposed kana composed, and nothing else.

    NFC on the whole would replace compatibility ideographs.
    """
    return DECOMPOSED.sub(lambda pair: unicodedata.normalize("NFC", pair[0]), text)


def lines_of(kind: str, text: str, *fields: str) -> list[str]:
    """Return the lines of one entry."""
    if kind == "title":
        return [" " * ((COLUMNS - measure(text)) // 2) + text]
    if kind == "note":
        return wrap(text, COLUMNS) or [""]
    mark = "※" if kind == "item" and fields[0] == "8" else ""
    return with_amount(wrap(mark + text, COLUMNS), amount(int(fields[-1])))


def with_amount(rows: list[str], price: str) -> list[str]:
    """Return the rows of a name with the amount in the last of them, or in one more."""
    if measure(rows[-1]) + 1 + len(price) > COLUMNS:
        rows = [*rows, ""]
    return [*rows[:-1], rows[-1] + price.rjust(COLUMNS - measure(rows[-1]))]


def amount(yen: int) -> str:
    """Return an amount as it is printed, such as ``-¥1,200``."""
    return f"{'-' if yen < 0 else ''}¥{abs(yen):,}"


def main(outdir: str, *names: str) -> None:
    """Set each of the named files into the folder *outdir*."""
    for name in names:
        source = Path(name)
        receipt = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(printed(receipt).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
