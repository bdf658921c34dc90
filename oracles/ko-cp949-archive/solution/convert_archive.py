"""Convert a Korean board's old posts to UTF-8."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from localeops import legacy

_FIRST = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_MIDDLE = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_LAST = "\u3164ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
_GROUP = re.compile(f"\u3164([{_FIRST}])([{_MIDDLE}])([{_LAST}])")
_PIECE = re.compile(rb"([\xc9\xfe][\xa1-\xfe])|[\x81-\xfe][\x41-\xfe]|[\x81-\xfe]$|[^\x81-\xfe]+")
_CHARSET = re.compile(r'(charset="?)[\w-]+', re.ASCII | re.IGNORECASE)


def _syllable(group: re.Match[str]) -> str:
    first, middle, last = _FIRST.index(group[1]), _MIDDLE.index(group[2]), _LAST.index(group[3])
    return chr(0xAC00 + (first * 21 + middle) * 28 + last)


def _piece(piece: re.Match[bytes]) -> str:
    if piece[1]:
        return "{" + piece[1].hex().upper() + "}"
    if len(piece[0]) == 1 and piece[0] >= b"\x81":
        return "〓"
    return legacy.decode(piece[0], "euc-kr")


def _line(line: bytes) -> str:
    return _GROUP.sub(_syllable, "".join(map(_piece, _PIECE.finditer(line))))


def convert(data: bytes) -> bytes:
    """Return a post in UTF-8."""
    data = data.replace(b"\r\n", b"\n")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = "\n".join(map(_line, data.split(b"\n")))
    header, empty, body = text.partition("\n\n")
    return (_CHARSET.sub(r"\1UTF-8", header) + empty + body).encode("utf-8")


def main() -> None:
    """Convert the files that the command line names."""
    for name in sys.argv[2:]:
        path = Path(name)
        (Path(sys.argv[1]) / path.name).write_bytes(convert(path.read_bytes()))


if __name__ == "__main__":
    main()
