"""Decodes and encodes: Kamenický by page 437 with another beginning, frames by an error handler."""

import codecs
import os
import re
import struct
import sys

KAMENICKY_80 = (
    "Č ü é ď ä Ď Ť č ě Ě Ĺ Í ľ ĺ Ä Á É ž Ž ô ö Ó ů Ú ý Ö Ü Š Ľ Ý Ř ť "
    "á í ó ú ň Ň Ů Ô š ř ŕ Ŕ ¼ §"
).split()
LETTERS = "áčďéěíňóřšťúůýž" + "äĺľôŕ" + "äöü"
GOOD = re.compile(rf"[\x00-\x7f{LETTERS}{LETTERS.upper()}ß─-╿§°„“–\xa0]*", re.DOTALL)


def kamenicky(raw):
    return "".join(
        KAMENICKY_80[byte - 0x80] if 0x80 <= byte <= 0xAD else bytes([byte]).decode("cp437")
        for byte in raw
    )


def page_852(raw):
    return raw.decode("cp852")


def windows(raw):
    return raw.decode("cp1250", "replace")


READERS = {b"\x68": kamenicky, b"\x64": page_852, b"\xc8": windows}


def not_in_windows(error):
    made = []
    for char in error.object[error.start : error.end]:
        if "\u2500" <= char <= "\u257f":
            made.append({"─": "-", "═": "=", "│": "|", "║": "|"}.get(char, "+"))
        else:
            made.append("?")
    return "".join(made), error.end


codecs.register_error("ramecky", not_in_windows)


class Table:
    def __init__(self, data):
        self.count, self.start, self.length = struct.unpack_from("<IHH", data, 4)
        self.head = data[: self.start]
        self.rest = data[self.start + self.count * self.length :]
        self.rows = []
        for row in range(self.count):
            at = self.start + row * self.length
            self.rows.append(data[at : at + self.length])
        self.text = []
        place = 1
        for at in range(32, self.start, 32):
            if self.head[at] == 0x0D:
                break
            kind, size = struct.unpack_from("<11xc4xB", self.head, at)
            if kind == b"C":
                self.text.append((place, place + size))
            place += size

    def reader(self):
        named = READERS.get(self.head[29:30])
        if named:
            return named
        everything = b"".join(row[a:b] for row in self.rows for a, b in self.text)
        for reader in READERS.values():
            if GOOD.fullmatch(reader(everything)):
                return reader
        raise ValueError("no encoding fits")

    def written(self):
        reader = self.reader()
        yield self.head[:29] + b"\xc8" + self.head[30:]
        for row in self.rows:
            if reader is not windows:
                for a, b in self.text:
                    row = row[:a] + reader(row[a:b]).encode("cp1250", "ramecky") + row[b:]
            yield row
        yield self.rest


def main():
    for path in sys.argv[2:]:
        with open(path, "rb") as source:
            table = Table(source.read())
        with open(os.path.join(sys.argv[1], os.path.basename(path)), "wb") as result:
            result.writelines(table.written())


main()
