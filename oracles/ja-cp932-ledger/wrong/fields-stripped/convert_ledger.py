"""Takes the blanks at the ends of fields away."""

import sys
from pathlib import Path

TRAILS = [*range(0x40, 0x7F), *range(0x80, 0xFD)]


def codes(*leads):
    for lead in leads:
        for trail in TRAILS:
            yield bytes((lead, trail))


WRITE = {}
for code in codes(*range(0x81, 0x85), *range(0x88, 0xA0), *range(0xE0, 0xEB), 0x87, *range(0xFA, 0xFD)):
    try:
        WRITE.setdefault(code.decode("cp932"), code)
    except UnicodeDecodeError:
        pass
for byte in [*range(0x80), *range(0xA1, 0xE0)]:
    WRITE[bytes((byte,)).decode("cp932")] = bytes((byte,))
GETA = WRITE["〓"]


def by_windows(code):
    if len(code) == 2 and 0xF0 <= code[0] <= 0xF9:
        return code
    try:
        return WRITE.get(code.decode("cp932"), GETA)
    except UnicodeDecodeError:
        return GETA


def split_sjis(field):
    at = 0
    while at < len(field):
        size = 2 if 0x81 <= field[at] <= 0x9F or 0xE0 <= field[at] <= 0xFC else 1
        yield by_windows(field[at : at + size])
        at += size


def split_euc(field):
    at = 0
    while at < len(field):
        byte = field[at]
        if byte == 0x8F:
            try:
                yield WRITE.get(field[at : at + 3].decode("euc_jp"), GETA)
            except UnicodeDecodeError:
                yield GETA
            at += 3
        elif byte == 0x8E:
            yield field[at + 1 : at + 2]
            at += 2
        elif byte < 0x80:
            yield field[at : at + 1]
            at += 1
        else:
            row, cell = byte - 0xA1, field[at + 1] - 0xA1
            lead = 0x81 + row // 2
            trail = TRAILS[row % 2 * 94 + cell]
            yield by_windows(bytes((lead if lead < 0xA0 else lead + 0x40, trail)))
            at += 2


def cut(parts, limit):
    blanks = (b" ", b"\x81\x40")
    while parts and parts[0] in blanks:
        parts.pop(0)
    while parts and parts[-1] in blanks:
        parts.pop()
    kept = b""
    for part in parts:
        if len(kept) + len(part) > limit:
            break
        kept += part
    return kept


def convert(data):
    end = data.find(b"\x1a")
    if end >= 0:
        data = data[:end]
    out = []
    for line in data.split(b"\r\n"):
        if not line:
            continue
        fields = line.split(b"\t")
        split = split_euc if any(0x80 <= b < 0xA1 for b in fields[2]) else split_sjis
        fields = [list(split(field)) for field in fields]
        fields[3:5] = [cut(fields[3], 24)], [cut(fields[4], 30)]
        out.append(b"\t".join(b"".join(field) for field in fields) + b"\r\n")
    return b"".join(out)


if __name__ == "__main__":
    for name in sys.argv[2:]:
        Path(sys.argv[1], Path(name).name).write_bytes(convert(Path(name).read_bytes()))
