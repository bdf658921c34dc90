"""Tells the encoding from the first hundred records."""

import sys
from pathlib import Path

KAMENICKY = bytes(range(128, 256)).decode("cp437").translate(
    dict(
        zip(
            map(ord, bytes(range(128, 174)).decode("cp437")),
            "ČüéďäĎŤčěĚĹÍľĺÄÁÉžŽôöÓůÚýÖÜŠĽÝŘťáíóúňŇŮÔšřŕŔ¼§",
        )
    )
)
PAGE_852 = bytes(range(128, 256)).decode("cp852")
WINDOWS = bytes(range(128, 256)).decode("cp1250", "replace")
PAGES = {0x68: KAMENICKY, 0x64: PAGE_852, 0xC8: WINDOWS}
LETTERS = "áčďéěíňóřšťúůýžäĺľôŕöü"
ALLOWED = set(LETTERS + LETTERS.upper() + "ß§°„“–\xa0")
ALLOWED |= set(map(chr, range(0x2500, 0x2580)))


def decode(raw, page):
    return "".join(chr(byte) if byte < 128 else page[byte - 128] for byte in raw)


def encode(text):
    result = bytearray()
    for char in text:
        if "\u2500" <= char <= "\u257f":
            result += {"─": b"-", "═": b"=", "│": b"|", "║": b"|"}.get(char, b"+")
        else:
            result += char.encode("cp1250", "replace")
    return bytes(result)


def fits(raw, page):
    return all(byte < 128 or page[byte - 128] in ALLOWED for byte in raw)


def guess(raw):
    for page in PAGES.values():
        if fits(raw, page):
            return page
    return WINDOWS


def convert_text(raw, page):
    return raw if page is WINDOWS else encode(decode(raw, page))


def fields_of(data, start):
    """Offsets of the text fields in a record."""
    fields, at, offset = [], 32, 1
    while at < start and data[at] != 0x0D:
        length = data[at + 16]
        if data[at + 11] == ord("C"):
            fields.append((offset, offset + length))
        offset += length
        at += 32
    return fields


def convert(data):
    count = int.from_bytes(data[4:8], "little")
    start = int.from_bytes(data[8:10], "little")
    size = int.from_bytes(data[10:12], "little")
    header = data[:29] + b"\xc8" + data[30:start]
    records = [data[start + n * size : start + (n + 1) * size] for n in range(count)]
    rest = data[start + count * size :]
    fields = fields_of(data, start)
    texts = b"".join(record[a:b] for record in records[:100] for a, b in fields)
    page = PAGES.get(data[29]) or guess(texts)
    result = [header]
    for record in records:
        for a, b in fields:
            record = record[:a] + convert_text(record[a:b], page) + record[b:]
        result.append(record)
    return b"".join(result) + rest


for name in sys.argv[2:]:
    path = Path(name)
    Path(sys.argv[1], path.name).write_bytes(convert(path.read_bytes()))
