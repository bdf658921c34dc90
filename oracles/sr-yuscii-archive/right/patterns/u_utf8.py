"""Hide what is no text behind private characters, translate all the rest, and put it back.

The letters are those that `iconv -f JUS_I.B1.002` and `iconv -f JUS_I.B1.003-SERB` give.
"""

import re
import sys
from pathlib import Path

LATIN = {64: 0x17D, 91: 0x160, 92: 0x110, 93: 0x106, 94: 0x10C}
LATIN |= {96: 0x17E, 123: 0x161, 124: 0x111, 125: 0x107, 126: 0x10D}
NAMES = "ЖАБЦДЕФГХИЈКЛМНОПЉРСТУВЊЏЅЗШЂЋЧ"
CYRILLIC = {64 + i: ord(c) for i, c in enumerate(NAMES)}
CYRILLIC |= {96 + i: ord(c.lower()) for i, c in enumerate(NAMES)}

TYPED = [
    r"<[^<>\n]+>",
    r"(?<![A-Za-z\d])[A-Z]:\\\S*",
    r"[a-z\d][a-z\d._-]*@[a-z\d][a-z\d._-]*",
]
BAR = r"(?:(?<=^)|(?<= ))\|(?= |$)"


class Hider:
    """Pieces that are put back in the end, each behind a private character."""

    def __init__(self):
        self.pieces = []

    def hide(self, piece):
        self.pieces.append(piece)
        return chr(0xF0000 + len(self.pieces) - 1)

    def back(self, text):
        return re.sub("[\U000f0000-\U000fffff]", lambda m: self.pieces[ord(m[0]) - 0xF0000], text)


def text_of(text, cyrillic=False, extra=(), flags=0):
    """Return a text with its letters, and whether Cyrillic is in force at its end."""
    hider = Hider()
    pattern = "|".join([*extra, *TYPED])
    text = re.sub(pattern, lambda m: hider.hide(m[0]), text, flags=flags)
    done = ""
    for part in re.split("([\x0e\x0f])", text):
        if part in ("\x0e", "\x0f"):
            cyrillic = part == "\x0e"
        else:
            done += part.translate(CYRILLIC if cyrillic else LATIN)
    return hider.back(done), cyrillic


def between(left, right):
    return lambda m: left + text_of(m[0][len(left) : len(m[0]) - len(right)])[0] + right


def whole(m):
    return m[0]


def after(m):
    return m[1] + text_of(m[2])[0]


def basic(code):
    return "\n".join(map(basic_line, code.split("\n")))


def basic_line(line):
    """Return a line of BASIC; its parts alternate between code and strings."""
    done = ""
    while line:
        m = re.match(r"(?:\d+|(?<=:))?[ ]*REM(?![A-Z\d])", line if not done else line)
        if m and (not done or done.rstrip(" ").endswith(":")):
            return done + m[0] + text_of(line[m.end() :])[0]
        if line[0] == "'":
            return done + "'" + text_of(line[1:])[0]
        if line[0] == '"':
            end = line.index('"', 1)
            done += '"' + text_of(line[1:end])[0] + '"'
            line = line[end + 1 :]
        else:
            size = 1
            if not done:
                size = max(1, len(re.match(r"\d*", line)[0]))
            done += line[:size]
            line = line[size:]
    return done


def scan(code, parts):
    """Return code in which each part that is found first is replaced by what its function gives."""
    at, done = 0, ""
    while at < len(code):
        found = [(m.start(), -len(m[0]), m, make) for p, make in parts if (m := p.search(code, at))]
        if not found:
            break
        _, _, m, make = min(found, key=lambda item: item[:2])
        done += code[at : m.start()] + make(m)
        at = m.end()
    return done + code[at:]


def rx(pattern, flags=0):
    return re.compile(pattern, flags)


def c_string(m):
    return '"' + text_of(m[0][1:-1], extra=[r"\\."])[0] + '"'


def pascal_braces(m):
    return m[0] if m[0][1] == "$" else between("{", "}")(m)


def pascal_stars(m):
    return m[0] if m[0][2] == "$" else between("(*", "*)")(m)


LISTINGS = {
    "BASIC": basic,
    "PASCAL": lambda code: scan(
        code,
        [
            (rx(r"'[^'\n]*'"), between("'", "'")),
            (rx(r"\{[^}]*\}"), pascal_braces),
            (rx(r"\(\*.*?\*\)", re.DOTALL), pascal_stars),
        ],
    ),
    "DBASE": lambda code: scan(
        code,
        [
            (rx(r'"[^"\n]*"'), between('"', '"')),
            (rx(r"'[^'\n]*'"), between("'", "'")),
            (rx(r"(^[ ]*\*)(.*)", re.MULTILINE), after),
            (rx(r"(&&)(.*)"), after),
        ],
    ),
    "C": lambda code: scan(
        code,
        [
            (rx(r'"(?:[^"\\\n]|\\.)*"'), c_string),
            (rx(r"'(?:[^'\\\n]|\\.)+'"), whole),
            (rx(r"/\*.*?\*/", re.DOTALL), between("/*", "*/")),
        ],
    ),
}


def convert(data):
    """Return a document in UTF-8."""
    source = re.sub(rb"\x1a.*", b"", data, flags=re.DOTALL).decode("ascii")
    source = source.replace("\r\n", "\n")
    if source and not source.endswith("\n"):
        source += "\n"
    cyrillic = table = False
    done = []
    blocks = re.compile(r"^(\.lis (\w+)[^\n]*\n)(.*?)(?=^\.kraj$)|([^\n]*\n)", re.DOTALL | re.MULTILINE)
    for m in blocks.finditer(source):
        if m[1]:
            done.append(m[1] + LISTINGS[m[2]](m[3]))
            continue
        line = m[4][:-1]
        if re.match(r"[A-Z](:\S*?)?>", line):
            done.append(line + "\n")
            continue
        head = re.match(r"(\.[a-z]+)?", line)[0]
        if head:
            table = head == ".tab" or (table and head != ".kraj")
        extra = [BAR] if table else []
        text, cyrillic = text_of(line[len(head) :], cyrillic, extra)
        done.append(head + text + "\n")
    return "".join(done).encode("utf-8")


def main():
    out = Path(sys.argv[1])
    for name in map(Path, sys.argv[2:]):
        (out / name.name).write_bytes(convert(name.read_bytes()))


main()
