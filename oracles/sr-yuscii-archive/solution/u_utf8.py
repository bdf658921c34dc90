"""Bring documents of JUS I.B1.002 and I.B1.003 to UTF-8: the reference solution.

usage: python3 u_utf8.py OUTDIR FILE [FILE ...]

Letters are decoded by ``localeops.legacy``. A document is cut into its lines, which are commands,
prompts, listings or text (`convert`); a listing into code and the text of its strings and comments
(`_listing`); and text into what was typed as it stands and the letters in between (`_text`).
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from localeops import legacy

LATIN, CYRILLIC = "yuscii", "jus_i.b1.003-serb"
_SCRIPT = {b"\x0e": CYRILLIC, b"\x0f": LATIN}

_AS_TYPED = (
    rb"<[^<>\r\n]+>"
    rb"|(?<![A-Za-z0-9])[A-Z]:\\[^ \t\r\n]*"
    rb"|[a-z0-9][a-z0-9._-]*@[a-z0-9][a-z0-9.-]*"
)
_TEXT = re.compile(_AS_TYPED + rb"|[\x0e\x0f]")
_TABLE = re.compile(_TEXT.pattern + rb"|(?<![^ ])\|(?![^ ])")
_C_TEXT = re.compile(_TEXT.pattern + rb"|\\.")

_PROMPT = re.compile(rb"[A-Z](?::[^ >]*)?>")
_COMMAND = re.compile(rb"\.[a-z]+")

# What a listing is made of besides code that stays. Groups are text, what has none is code.
_PARTS = {
    b"BASIC": rb'"([^"\r\n]*)"|\'([^\r\n]*)|(?:^[0-9]*|:) *REM\b([^\r\n]*)',
    b"PASCAL": (rb"'([^'\r\n]*)'|\{\$[^}]*\}|\(\*\$(?s:.*?)\*\)|\{([^}]*)\}|\(\*((?s:.*?))\*\)"),
    b"DBASE": rb'"([^"\r\n]*)"|\'([^\'\r\n]*)\'|^[ \t]*\*([^\r\n]*)|&&([^\r\n]*)',
    b"C": rb'"((?:\\.|[^"\\\r\n])*)"|\'(?:\\.|[^\'\\])\'|/\*((?s:.*?))\*/',
}
_LANGUAGES = {name: re.compile(parts, re.MULTILINE) for name, parts in _PARTS.items()}


def convert(document: bytes) -> bytes:
    """Return a document in UTF-8.

    Args:
        document: The bytes of the file.

    Returns:
        Its text up to the end mark, with letters for their codes and code as it is.
    """
    lines = document.partition(b"\x1a")[0].split(b"\r\n")
    if not lines[-1]:
        del lines[-1]
    script, table = LATIN, False
    listing: list[bytes] | None = None
    language = b""
    done: list[str] = []
    for line in lines:
        if listing is not None and line != b".kraj":
            listing.append(line)
            continue
        if listing is not None:
            done += _listing(listing, language)
            listing = None
        command = _COMMAND.match(line)
        if command is None and _PROMPT.match(line):
            done.append(line.decode("ascii"))
            continue
        if command and command[0] == b".lis":
            listing, language = [], line.split()[1]
            done.append(line.decode("ascii"))
            continue
        head = command[0] if command else b""
        if command:
            table = head == b".tab" or (table and head != b".kraj")
        text, script = _text(line[len(head) :], script, _TABLE if table else _TEXT)
        done.append(head.decode("ascii") + text)
    if listing is not None:
        done += _listing(listing, language)
    return "".join(f"{line}\n" for line in done).encode()


def _text(line: bytes, script: str, typed: re.Pattern[bytes] = _TEXT) -> tuple[str, str]:
    """Return text with its letters, and the script at its end."""
    done, at = "", 0
    for found in typed.finditer(line):
        done += legacy.decode(line[at : found.start()], script)
        if found[0] in _SCRIPT:
            script = _SCRIPT[found[0]]
        else:
            done += found[0].decode("ascii")
        at = found.end()
    return done + legacy.decode(line[at:], script), script


def _listing(lines: list[bytes], language: bytes) -> list[str]:
    """Return a listing with the letters of its strings and comments."""
    code = b"\r\n".join(lines)
    done, at = "", 0
    for found in _LANGUAGES[language].finditer(code):
        group = found.lastindex
        if group is None:
            continue
        start, end = found.span(group)
        # In a string of C a backslash begins an escape.
        typed = _C_TEXT if language == b"C" and group == 1 else _TEXT
        done += code[at:start].decode("ascii") + _text(code[start:end], LATIN, typed)[0]
        at = end
    done += code[at:].decode("ascii")
    return done.split("\r\n") if lines else []


def main() -> None:
    """Convert each of the documents."""
    folder, *paths = map(Path, sys.argv[1:])
    for path in paths:
        (folder / path.name).write_bytes(convert(path.read_bytes()))


if __name__ == "__main__":
    main()
