"""Takes a bar between spaces for a line between columns outside tables too."""

import re
import sys
from pathlib import Path

SIGNS = "@[\\]^`{|}~"
LATIN = str.maketrans(SIGNS, "ŽŠĐĆČžšđćč")
CYRILLIC_LETTERS = "ЖАБЦДЕФГХИЈКЛМНОПЉРСТУВЊЏЅЗШЂЋЧ"
CYRILLIC = {0x40 + at: letter for at, letter in enumerate(CYRILLIC_LETTERS)}
CYRILLIC |= {0x60 + at: letter.lower() for at, letter in enumerate(CYRILLIC_LETTERS)}

BRACKETS = r"<[^<>\n]+>"
PATH = r"(?<![A-Za-z0-9])[A-Z]:\\[^ \n]*"
ADDRESS = r"[a-z0-9][a-z0-9._-]*@[a-z0-9][a-z0-9.-]*"
ESCAPE = r"\\."
BAR = r"(?<![^ ])\|(?![^ ])"
PROMPT = re.compile(r"[A-Z](:[^ >]*)?>")
COMMAND = re.compile(r"\.[a-z]+")

PARTS = {
    "BASIC": r'"([^"\n]*)"|\'([^\n]*)|(?:^[0-9]*|:) *REM\b([^\n]*)',
    "PASCAL": r"'([^'\n]*)'|\{\$[^}]*\}|\(\*\$(?s:.*?)\*\)|\{([^}]*)\}|\(\*((?s:.*?))\*\)",
    "DBASE": r'"([^"\n]*)"|\'([^\'\n]*)\'|^ *\*([^\n]*)|&&([^\n]*)',
    "C": r'"((?:\\.|[^"\\\n])*)"|\'(?:\\.|[^\'\\])\'|/\*((?s:.*?))\*/',
}


class Converter:
    """A document on its way; the script in force is kept here."""

    def __init__(self):
        self.cyrillic = False

    def letters(self, text):
        return text.translate(CYRILLIC if self.cyrillic else LATIN)

    def text(self, text, *more):
        typed = re.compile("|".join(["[\x0e\x0f]", *more, BRACKETS, PATH, ADDRESS]))
        done, at = "", 0
        for found in typed.finditer(text):
            done += self.letters(text[at : found.start()])
            if found[0] in ("\x0e", "\x0f"):
                self.cyrillic = found[0] == "\x0e"
            else:
                done += found[0]
            at = found.end()
        return done + self.letters(text[at:])

    def listing(self, code, language):
        done, at = "", 0
        before, self.cyrillic = self.cyrillic, False
        for found in re.finditer(PARTS[language], code, re.MULTILINE):
            group = found.lastindex
            if group is None:
                continue
            start, end = found.span(group)
            more = [ESCAPE] if language == "C" and group == 1 else []
            done += code[at:start] + self.text(code[start:end], *more)
            at = end
        self.cyrillic = before
        return done + code[at:]

    def line(self, line):
        command = COMMAND.match(line)
        if not command and PROMPT.match(line):
            return line
        head = command[0] if command else ""
        return head + self.text(line[len(head) :], BAR)


def convert(data):
    """Return a document in UTF-8."""
    source = data.partition(b"\x1a")[0].decode("ascii")
    lines = source.split("\r\n")
    if not lines[-1]:
        lines.pop()
    converter = Converter()
    done = []
    while lines:
        line = lines.pop(0)
        if not line.startswith(".lis "):
            done.append(converter.line(line))
            continue
        code = []
        while lines and lines[0] != ".kraj":
            code.append(lines.pop(0))
        done.append(line)
        if code:
            done.append(converter.listing("\n".join(code), line.split()[1]))
    return "".join(line + "\n" for line in done).encode("utf-8")


def main():
    for name in sys.argv[2:]:
        path = Path(name)
        Path(sys.argv[1], path.name).write_bytes(convert(path.read_bytes()))


if __name__ == "__main__":
    main()
