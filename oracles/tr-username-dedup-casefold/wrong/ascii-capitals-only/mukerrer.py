"""Find the memberships that share a user name.

usage: python3 mukerrer.py OUTDIR FILE [FILE ...]

WRONG on purpose: SQLite's NOCASE knows the letters of ASCII alone, and the I is cared for.
"""

import sqlite3
import sys
import unicodedata
from pathlib import Path

QUERY = """
    SELECT (SELECT min(rowid) FROM member AS first WHERE first.name = member.name), number
    FROM member ORDER BY rowid
"""


def key(name):
    composed = unicodedata.normalize("NFC", name)
    return composed.replace("ß", "ss").replace("I", "ı").replace("İ", "i")


def groups(table):
    rows = []
    for line in table.split("\n")[:-1]:
        number, _source, name = line.split("\t")
        rows.append((number, key(name)))
    with sqlite3.connect(":memory:") as base:
        base.execute("CREATE TABLE member (number TEXT, name TEXT COLLATE NOCASE)")
        base.executemany("INSERT INTO member VALUES (?, ?)", rows)
        pairs = base.execute(QUERY).fetchall()
    found = {}
    for first, number in pairs:
        found.setdefault(first, []).append(number)
    return [numbers for numbers in found.values() if len(numbers) > 1]


def main(outdir, *names):
    for name in names:
        source = Path(name)
        table = source.read_bytes().decode("utf-8")
        result = "".join(" ".join(numbers) + "\n" for numbers in groups(table))
        (Path(outdir) / source.name).write_bytes(result.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
