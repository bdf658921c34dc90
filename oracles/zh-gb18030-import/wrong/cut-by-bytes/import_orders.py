"""Lengths are counted in bytes of GB 18030."""

import re
import sys
import unicodedata
from pathlib import Path

NEW = dict(zip(
    [*range(0xE78D, 0xE797), 0xE7C7, 0xE81E, 0xE826, 0xE82B, 0xE82C, 0xE832, 0xE843, 0xE854, 0xE864],
    "︐︒︑︓︔︕︖︗︘︙ḿ龴龵龶龷龸龹龺龻",
))
PIECE = re.compile(rb"[\x81-\xfe][0-9][\x81-\xfe][0-9]|[\x81-\xfe][^0-9]|.", re.S)
SIGN_CODES = re.compile(rb"[\x81-\xfe].|.", re.S)
TABLE = {}
for row in Path("/app/data/branches.tsv").read_text(encoding="utf-8").splitlines()[1:]:
    CODE, _, KIND = row.split("\t")
    TABLE[CODE] = KIND


def simplified(line):
    pieces = [b"\xa2\xe3" if p == b"\x80" else p for p in PIECE.findall(line)]
    return b"".join(pieces).decode("gb18030").translate(NEW)


def hong_kong(line):
    text = ""
    for piece in SIGN_CODES.findall(line):
        try:
            text += piece.decode("cp950")
        except UnicodeDecodeError:
            text += piece.decode("big5hkscs")
    return text


READ = {"简体": simplified, "繁体（台湾）": lambda line: line.decode("cp950"), "繁体（香港）": hong_kong}


def cut(text, width):
    while len(text.encode("gb18030")) > width:
        text = text[:-1]
    return text


def fields(line):
    kind = TABLE.get(line.split(b"|")[0].decode("latin-1"))
    if not kind:
        return None
    try:
        text = READ[kind](line)
    except UnicodeDecodeError:
        return None
    parts = text.split("|")
    if len(parts) != 5 or any(unicodedata.category(c) == "Co" for c in text):
        return None
    parts = [p.strip(" \u3000") for p in parts]
    parts[2], parts[3] = cut(parts[2], 20), cut(parts[3], 40)
    return parts


def convert(data):
    good, bad = [], []
    for number, line in enumerate(data.split(b"\r\n")[:-1], 1):
        found = fields(line)
        if found:
            good.append("\t".join(found) + "\n")
        else:
            bad.append(f"退回\t{number}\n")
    return "".join(good + bad).encode()


if __name__ == "__main__":
    for name in sys.argv[2:]:
        Path(sys.argv[1], Path(name).name).write_bytes(convert(Path(name).read_bytes()))
