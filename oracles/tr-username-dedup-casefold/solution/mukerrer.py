"""Find the memberships that share a user name: the reference solution.

usage: python3 mukerrer.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from localeops import casing

MEMBER = re.compile(r"([0-9]{6})\t(?:eski|web|mobil)\t([^\t]+)")


def duplicates(table: str) -> str:
    """Return the groups of memberships with one user name, a line each.

    Args:
        table: The members: number, source and user name, separated by tabs; every line ends with
            LF.

    Returns:
        The member numbers of each group of two or more, in the order of the table, each line
        ending with LF. Names are one when they match caselessly by the rules of Turkish, in
        whichever canonical form they came.

    Raises:
        ValueError: A line is not a member.
    """
    members: dict[str, list[str]] = {}
    for line in table.split("\n")[:-1]:
        member = MEMBER.fullmatch(line)
        if member is None:
            raise ValueError(f"not a number, a source and a user name: {line!r}")
        number, name = member.groups()
        members.setdefault(casing.fold(name, locale="tr"), []).append(number)
    return "".join(f"{' '.join(group)}\n" for group in members.values() if len(group) > 1)


def main(outdir: str, *names: str) -> None:
    """Write the duplicates of each of the named tables into the folder *outdir*."""
    for name in names:
        source = Path(name)
        table = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(duplicates(table).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
