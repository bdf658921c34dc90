"""Knows one label."""

import re
import sys
from pathlib import Path

FIRSTS = [bytes([0xA4, 0xA0 + n]) for n in (1, 2, 4, 7, 8, 9, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30)]
MIDDLES = [bytes([0xA4, 0xBF + n]) for n in range(21)]
LASTS = [b"\xa4\xd4"] + [bytes([0xA4, 0xA0 + n]) for n in range(1, 31) if n not in (8, 19, 25)]
GROUPS = {}
for number in range(11172):
    rest, last = divmod(number, 28)
    GROUPS[b"\xa4\xd4" + FIRSTS[rest // 21] + MIDDLES[rest % 21] + LASTS[last]] = chr(0xAC00 + number)


def walk(data):
    out, at = [], 0
    while at < len(data):
        byte = data[at]
        if byte < 0x81:
            out.append(chr(byte))
            at += 1
        elif at + 1 == len(data) or data[at + 1] in (10, 13):
            out.append("\u3013")
            at += 1
        elif data[at:at + 8] in GROUPS:
            out.append(GROUPS[data[at:at + 8]])
            at += 8
        else:
            pair = data[at:at + 2]
            user = byte in (0xC9, 0xFE) and pair[1] > 0xA0
            out.append("{%02X%02X}" % tuple(pair) if user else pair.decode("cp949"))
            at += 2
    return "".join(out)


for name in sys.argv[2:]:
    raw = Path(name).read_bytes()
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        text = walk(raw)
    lines, head = text.replace("\r\n", "\n").split("\n"), True
    for number, line in enumerate(lines):
        head = head and line != ""
        if head:
            lines[number] = re.sub(r'(?i)(charset="?)EUC-KR', r"\1UTF-8", line)
    (Path(sys.argv[1]) / Path(name).name).write_bytes("\n".join(lines).encode("utf-8"))
