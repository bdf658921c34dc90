"""Mend the cells of a CRM export that were read by a wrong table.

usage: python3 islah.py OUTDIR FILE [FILE ...]

Peels misreadings off from the outside. A character's bytes come from tables written out here, and
UTF-8 is read by hand: no codec is asked about a cell.
"""

import sys
import unicodedata
from pathlib import Path

LIST = Path("/app/data/kalimat.txt")
# The bytes from 80 on, each by its character; a dot is the control character of that number.
W1252 = "€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ"
W1256 = (
    "€پ‚ƒ„…†‡ˆ‰ٹ‹Œچژڈگ‘’“”•–—ک™ڑ›œ\u200c\u200dں\xa0،¢£¤¥¦§¨©ھ«¬\xad®¯°±²³´µ¶·¸¹؛»¼½¾؟"
    "ہءآأؤإئابةتثجحخدذرزسشصض×طظعغـفقكàلâمنهوçèéêëىيîïًٌٍَôُِ÷ّùْûü\u200e\u200fے"
)
I8859_6 = {0xA0: "\xa0", 0xA4: "¤", 0xAC: "،", 0xAD: "\xad", 0xBB: "؛", 0xBF: "؟"}
I8859_6 |= {0xC1 + at: chr(0x621 + at) for at in range(26)}
I8859_6 |= {0xE0 + at: chr(0x640 + at) for at in range(19)}
I8859_6 |= {byte: chr(byte) for byte in range(0x80, 0xA0)}

HIGH_1252 = {0x80 + at: chr(0x80 + at) if c == "." else c for at, c in enumerate(W1252)}
HIGH_1252 |= {byte: chr(byte) for byte in range(0xA0, 0x100)}
HIGH_LATIN = {byte: chr(byte) for byte in range(0x80, 0x100)}
HIGH_1256 = {0x80 + at: c for at, c in enumerate(W1256)}
assert len(HIGH_1256) == 128

ASCII = {chr(byte): byte for byte in range(128)}
BYTES = [
    ASCII | {char: byte for byte, char in high.items()}
    for high in (HIGH_1252, HIGH_LATIN, HIGH_1256)
]
SIGNS = "ـًٌٍَُِّْ"


def octets(text, table):
    """Return a character for each byte, or None."""
    if all(char in table for char in text):
        return "".join(chr(table[char]) for char in text)
    return None


def from_utf8(octet_text):
    """Return what these bytes are in UTF-8, or None."""
    out, at = [], 0
    while at < len(octet_text):
        first = ord(octet_text[at])
        if first < 0x80:
            out.append(octet_text[at])
            at += 1
            continue
        length = 2 if first < 0xE0 else 3 if first < 0xF0 else 4
        piece = octet_text[at : at + length]
        if not 0xC2 <= first <= 0xF4 or len(piece) < length:
            return None
        if not all(0x80 <= ord(char) <= 0xBF for char in piece[1:]):
            return None
        number = first & (0xFF >> (length + 1))
        for char in piece[1:]:
            number = number << 6 | ord(char) & 0x3F
        least = (0, 0, 0x80, 0x800, 0x10000)[length]
        if number < least or 0xD800 <= number < 0xE000 or number > 0x10FFFF:
            return None
        out.append(chr(number))
        at += length
    return "".join(out)


def layers(cell):
    """Return the cell after each misreading of UTF-8 that can be undone, itself first."""
    found = [cell]
    while len(found) < 4 and not found[-1].isascii():
        for table in BYTES:
            text = octets(found[-1], table)
            text = None if text is None else from_utf8(text)
            if text is not None:
                found.append(text)
                break
        else:
            break
    return found


def is_letter(char):
    return unicodedata.category(char)[0] == "L" or char in SIGNS


def old_table(text, words):
    """Return the text read by one of the old tables if its words are of the list, else None."""
    for table in BYTES[:2]:
        data = octets(text, table)
        if data is None:
            continue
        for high in (HIGH_1256, I8859_6):
            if any(ord(char) > 127 and ord(char) not in high for char in data):
                continue
            read = "".join(high.get(ord(char), char) for char in data)
            spaced = "".join(char if is_letter(char) else " " for char in read)
            found = [
                word
                for word in spaced.split()
                if any("\u0621" <= char <= "\u06d3" for char in word)
            ]
            bare = ["".join(char for char in word if char not in SIGNS) for word in found]
            if bare and words.issuperset(bare):
                return read
    return None


def mend(cell, words):
    texts = layers(cell)
    if any("\ufffd" in text for text in texts):
        return cell, "x"
    steps = len(texts) - 1
    if steps < 3:
        read = old_table(texts[-1], words)
        if read is not None:
            return read, str(steps + 1)
    return texts[-1], str(steps)


def main(outdir, *names):
    words = {word for word in LIST.read_bytes().decode().split("\n") if word}
    for name in names:
        source = Path(name)
        heading, *rows, _ = source.read_bytes().decode().split("\n")
        with Path(outdir, source.name).open("wb") as target:
            target.write(f"{heading}\tfix\n".encode())
            for row in rows:
                fields, marks = row.split("\t"), ""
                for at in range(1, len(fields)):
                    fields[at], mark = mend(fields[at], words)
                    marks += mark
                target.write("\t".join([*fields, marks]).encode() + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
