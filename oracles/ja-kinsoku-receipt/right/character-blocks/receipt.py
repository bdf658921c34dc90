"""Set receipts for a printer with 24 columns, in blocks that hold together.

usage: python3 receipt.py OUTDIR FILE [FILE ...]

A block is what no rule lets be divided: opening brackets, one character, and all that may not begin
a line. Lines are filled with blocks. Widths and kinds of brackets come from the Unicode database.
"""

import itertools
import os
import re
import sys
import unicodedata

COLUMNS = 24


def category(*wanted):
    """Return the Japanese and ASCII characters of these general categories."""
    ranges = itertools.chain(range(0x20, 0x7F), range(0x3000, 0x3100), range(0xFF00, 0xFFA0))
    return "".join(chr(code) for code in ranges if unicodedata.category(chr(code)) in wanted)


def named(pattern):
    """Return the Japanese characters whose names match."""
    codes = itertools.chain(range(0x3000, 0x3100), range(0xFF00, 0xFFA0))
    return "".join(
        chr(code) for code in codes if re.search(pattern, unicodedata.name(chr(code), ""))
    )


OPEN = re.escape(category("Ps"))
STICKY = re.escape(
    category("Pe")
    + named("LETTER SMALL|SOUND MARK|ITERATION MARK|MIDDLE DOT|COMMA$|FULL STOP$")
    + "!?！？"
)


def size(text):
    return sum(2 if unicodedata.east_asian_width(char) in "FWA" else 1 for char in text)


def blocks(text):
    """Return the blocks of a text."""
    found = []
    for char in text:
        sticks = found and (
            re.fullmatch(f"[{STICKY}]", char) or re.fullmatch(f"[{OPEN}]", found[-1][-1])
        )
        if sticks:
            found[-1] += char
        else:
            found.append(char)
    return found


def fill(text):
    rows = [""]
    for block in blocks(text):
        if size(rows[-1] + block) <= COLUMNS:
            rows[-1] += block
        elif size(block) <= COLUMNS:
            rows.append(block)
        else:  # nothing in it may be divided: divide it anywhere
            rows.append("")
            for char in block:
                if size(rows[-1] + char) > COLUMNS:
                    rows.append("")
                rows[-1] += char
    return rows if rows[0] or len(rows) == 1 else rows[1:]


def put(name, yen):
    rows = fill(name)
    sign = "-" if yen.startswith("-") else ""
    amount = sign + "¥" + format(int(yen.lstrip("-")), ",d")
    room = COLUMNS - size(rows[-1])
    if room > len(amount):
        rows[-1] += amount.rjust(room)
    else:
        rows.append(amount.rjust(COLUMNS))
    return rows


def handle(entry):
    entry = re.sub(
        "(.)([\u3099\u309a])", lambda two: unicodedata.normalize("NFC", two[0]), entry
    )
    fields = entry.split("\t")
    if fields[0] == "title":
        return [" " * ((COLUMNS - size(fields[1])) // 2) + fields[1]]
    if fields[0] == "item":
        return put(("※" if fields[2] == "8" else "") + fields[1], fields[3])
    if fields[0] == "sum":
        return put(fields[1], fields[2])
    return fill(fields[1])


def main():
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8", newline="\n") as source:
            entries = source.read().split("\n")[:-1]
        target = os.path.join(sys.argv[1], os.path.basename(path))
        with open(target, "w", encoding="utf-8", newline="\n") as output:
            for entry in entries:
                for row in handle(entry):
                    output.write(row + "\n")


if __name__ == "__main__":
    main()
