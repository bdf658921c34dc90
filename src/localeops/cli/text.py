"""Text in and out of the command line: what every group of text verbs shares."""

from __future__ import annotations

import json
import os
import re
import sys
from typing import Annotated

import typer

from localeops.errors import InvalidInputError

Text = Annotated[
    str | None,
    typer.Argument(
        metavar="TEXT|-", help="The text; standard input (UTF-8) if it is - or left out."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]

# JSON itself demands that only for C0; a terminal obeys DEL and C1 as well.
_CONTROLS = {code: f"\\u{code:04x}" for code in range(0x7F, 0xA0)}


def read(text: str | None) -> str:
    """Return the text of an argument, or that of standard input without its last line end.

    Raises:
        InvalidInputError: What came in is not UTF-8, whatever encoding the locale names.
    """
    if text is not None and text != "-":
        data, source = os.fsencode(text), "the argument"
    elif sys.stdin is None:
        raise InvalidInputError("standard input is closed")
    else:
        data, source = sys.stdin.buffer.read(), "standard input"
    try:
        decoded = data.decode()
    except UnicodeDecodeError as error:
        raise InvalidInputError(
            f"{source} is not UTF-8: byte 0x{data[error.start]:02X} at offset {error.start}"
        ) from None
    if source == "standard input" and decoded.endswith("\n"):
        return decoded[:-2] if decoded.endswith("\r\n") else decoded[:-1]
    return decoded


def lines(text: str) -> list[str]:
    """Return the lines of a text as `localeops.width.wrap` has them, one at least."""
    found = re.split("\r\n|[\n\x85]", text)
    return found[:-1] if len(found) > 1 and not found[-1] else found


def write(*lines: str) -> None:
    """Print lines as UTF-8, whatever encoding the locale names."""
    text = "".join(f"{line}\n" for line in lines)
    typer.echo(text.encode("utf-8", "backslashreplace"), nl=False)


def write_json(value: object) -> None:
    """Print a value as JSON: as it reads, but for control characters, which are escaped.

    If it has lone surrogates, everything that is not ASCII is escaped.
    """
    text = json.dumps(value, ensure_ascii=False).translate(_CONTROLS)
    try:
        text.encode()
    except UnicodeEncodeError:
        text = json.dumps(value)
    write(text)
