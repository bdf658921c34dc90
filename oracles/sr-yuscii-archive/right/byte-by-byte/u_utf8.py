"""Walk through a document byte by byte, with a state for what is being read.

The letters are in two strings of 95 signs, for the codes from 0x20 on.
"""

import sys
from pathlib import Path

DIGITS = " !\"#$%&'()*+,-./0123456789:;<=>?"
LATIN = DIGITS + "ŽABCDEFGHIJKLMNOPQRSTUVWXYZŠĐĆČ_žabcdefghijklmnopqrstuvwxyzšđćč"
CYRILLIC = DIGITS + "ЖАБЦДЕФГХИЈКЛМНОПЉРСТУВЊЏЅЗШЂЋЧ_жабцдефгхијклмнопљрстувњџѕзшђћч"
SMALL = set(b"abcdefghijklmnopqrstuvwxyz0123456789")
UPPER = set(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ")
ALNUM = SMALL | UPPER
MAIL = SMALL | set(b"._-")
COMMENTS = {
    "BASIC": [(b"'", b"\n")],
    "PASCAL": [(b"{", b"}"), (b"(*", b"*)")],
    "DBASE": [(b"&&", b"\n")],
    "C": [(b"/*", b"*/")],
}
QUOTES = {"BASIC": b'"', "PASCAL": b"'", "DBASE": b"\"'", "C": b'"'}


class Text:
    """What is written, and the script in force."""

    def __init__(self):
        self.out = []
        self.cyrillic = False

    def code(self, raw):
        """Write code as it is."""
        self.out.append(raw.decode("latin-1"))

    def letter(self, code):
        """Write the letter of a code."""
        signs = CYRILLIC if self.cyrillic else LATIN
        self.out.append(signs[code - 32] if 32 <= code < 127 else chr(code))

    def text(self, raw, table=False, escapes=False):
        """Write a piece of text that is in one line, or one string or comment."""
        at = 0
        while at < len(raw):
            size = 0
            code = raw[at]
            if code == 0x0E or code == 0x0F:
                self.cyrillic = code == 0x0E
                at += 1
                continue
            if escapes and code == 0x5C:
                size = 2
            elif code == 0x3C:
                size = bracket(raw, at)
            elif code in UPPER and raw[at + 1 : at + 3] == b":\\":
                if at == 0 or raw[at - 1] not in ALNUM:
                    size = path(raw, at)
            elif code in SMALL:
                size = address(raw, at)
            elif code == 0x7C and table:
                before = raw[at - 1 : at] if at else b" "
                if before == b" " and raw[at + 1 : at + 2] in (b" ", b""):
                    size = 1
            if size:
                self.code(raw[at : at + size])
                at += size
            else:
                self.letter(code)
                at += 1


def bracket(raw, at):
    """Return how long what stands in angle brackets is, 0 if nothing does."""
    for end in range(at + 1, len(raw)):
        if raw[end] in b"\n<":
            return 0
        if raw[end] == 0x3E:
            return end + 1 - at
    return 0


def path(raw, at):
    """Return how long a path is."""
    end = at
    while end < len(raw) and raw[end] not in b" \t\n":
        end += 1
    return end - at


def address(raw, at):
    """Return how long an address is, 0 if this is none."""
    end = at
    while end < len(raw) and raw[end] in MAIL:
        end += 1
    if raw[end : end + 1] != b"@" or raw[end + 1 : end + 2] == b"":
        return 0
    if raw[end + 1] not in SMALL:
        return 0
    end += 1
    while end < len(raw) and raw[end] in MAIL:
        end += 1
    return end - at


def listing(raw, language, text):
    """Write a listing."""
    at = 0
    started = True  # nothing but blanks or a number in the line or statement so far
    while at < len(raw):
        rest = raw[at:]
        if rest[:1] == b"\n":
            text.code(b"\n")
            at, started = at + 1, True
            continue
        opened = next(((a, b) for a, b in COMMENTS[language] if rest.startswith(a)), None)
        if opened and rest[len(opened[0]) : len(opened[0]) + 1] == b"$" and language == "PASCAL":
            size = rest.index(opened[1]) + len(opened[1])
            text.code(rest[:size])
            at += size
            continue
        if language == "BASIC" and started and rest[:3] == b"REM" and rest[3:4] in (b"", b" ", b"\n"):
            opened = (b"REM", b"\n")
        if language == "DBASE" and started and rest[:1] == b"*":
            opened = (b"*", b"\n")
        if opened:
            begin = len(opened[0])
            end = rest.find(opened[1], begin)
            end = len(rest) if end < 0 else end
            text.code(rest[:begin])
            text.text(rest[begin:end])
            if opened[1] != b"\n":
                text.code(opened[1])
                end += len(opened[1])
            at += end
            started = False
            continue
        if rest[0] in QUOTES[language]:
            end = 1
            while rest[end] != rest[0]:
                end += 2 if language == "C" and rest[end] == 0x5C else 1
            text.code(rest[:1])
            text.text(rest[1:end], escapes=language == "C")
            text.code(rest[:1])
            at += end + 1
            started = False
            continue
        if language == "C" and rest[0] == 0x27:
            end = rest.index(b"'", 3 if rest[1] == 0x5C else 2)
            text.code(rest[: end + 1])
            at += end + 1
            continue
        if language == "BASIC":
            started = rest[0] == 0x3A or (started and rest[0] in b" 0123456789")
        else:
            started = started and rest[0] in b" \t"
        text.code(rest[:1])
        at += 1


def is_prompt(line):
    """Return whether a line begins with a prompt."""
    if not line or line[0] not in UPPER:
        return False
    if line[1:2] == b">":
        return True
    if line[1:2] != b":":
        return False
    first = line.split(b" ")[0]
    return b">" in first


def convert(data):
    """Return a document in UTF-8."""
    end = data.find(b"\x1a")
    if end >= 0:
        data = data[:end]
    if not data:
        return b""
    if data.endswith(b"\r\n"):
        data = data[:-2]
    lines = data.split(b"\r\n")
    text = Text()
    table = False
    at = 0
    while at < len(lines):
        line = lines[at]
        at += 1
        if line.startswith(b".lis"):
            stop = lines.index(b".kraj", at) if b".kraj" in lines[at:] else len(lines)
            text.code(line + b"\n")
            was, text.cyrillic = text.cyrillic, False
            if stop > at:
                listing(b"\n".join(lines[at:stop]) + b"\n", line.split()[1].decode(), text)
            text.cyrillic = was
            at = stop
            continue
        if is_prompt(line):
            text.code(line + b"\n")
            continue
        if line[:1] == b"." and line[1:2].islower():
            size = 1
            while line[size : size + 1].islower():
                size += 1
            if line[:size] == b".tab":
                table = True
            elif line[:size] == b".kraj":
                table = False
            text.code(line[:size])
            line = line[size:]
        text.text(line, table)
        text.code(b"\n")
    return "".join(text.out).encode()


if __name__ == "__main__":
    for name in sys.argv[2:]:
        Path(sys.argv[1], Path(name).name).write_bytes(convert(Path(name).read_bytes()))
