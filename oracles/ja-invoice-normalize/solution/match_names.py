"""Match the names of invoices with those of the ledger: the reference solution.

usage: python3 match_names.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from localeops.normalize import nfkc_safe

BLANKS = re.compile("[ \u3000]+")
TYPES = {
    "株式会社": ("㈱", "㍿", "(株)"),
    "有限会社": ("㈲", "(有)"),
    "合同会社": ("(同)",),
    "合資会社": ("㈾", "(資)"),
    "合名会社": ("㈴", "(名)"),
}
FULL_FORM = {form: full for full, short in TYPES.items() for form in (full, *short)}
TYPE = re.compile(f" ?({'|'.join(map(re.escape, FULL_FORM))}) ?")


def matched(entries: str) -> str:
    """Return a line for each invoice, and one for each entry of the ledger without an invoice.

    Args:
        entries: Both systems' entries; every line ends with LF.

    Returns:
        The lines, each ending with LF: number of the invoice, numbers in the ledger, names.
    """
    sales: list[tuple[str, str]] = []
    ledger: list[tuple[str, str]] = []
    for line in entries.split("\n")[:-1]:
        kind, number, company, person = line.split("\t")
        names = f"{unified_company(company)}\t{unified(person)}"
        (sales if kind == "sales" else ledger).append((names, number))
    numbers: dict[str, list[str]] = {}
    for names, number in ledger:
        numbers.setdefault(names, []).append(number)
    invoiced = {names for names, _ in sales}
    rows = [f"{number}\t{','.join(numbers.get(names, '-'))}\t{names}" for names, number in sales]
    rows += [f"-\t{number}\t{names}" for names, number in ledger if names not in invoiced]
    return "".join(f"{row}\n" for row in rows)


def unified(name: str) -> str:
    """Return a name with one spelling for what differs in width or in composition alone.

    Plain NFKC, and even NFC, would replace characters that are part of a name; `nfkc_safe` keeps
    compatibility ideographs, variation selectors, and symbols such as ① or ㈱.
    """
    return BLANKS.sub(" ", nfkc_safe(name)).strip(" ")


def unified_company(name: str) -> str:
    """Return a company's name with its type in full and no blanks around that."""
    return TYPE.sub(lambda found: FULL_FORM[found[1]], unified(name))


def main(outdir: str, *names: str) -> None:
    """Match the entries of each of the named files into the folder *outdir*."""
    for name in names:
        source = Path(name)
        entries = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(matched(entries).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
