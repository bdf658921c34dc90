"""Text in and out of the command line: what every group of text verbs shares."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import typer

from localeops.errors import InvalidInputError

Text = Annotated[
    str | None,
    typer.Argument(
        metavar="[TEXT|-]", help="The text; standard input (UTF-8) if it is - or left out."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def read(text: str | None) -> str:
    """Return the text of an argument, or that of standard input without its last line end."""
    if text is not None and text != "-":
        return text
    data = sys.stdin.buffer.read()
    try:
        return data.decode().removesuffix("\n")
    except UnicodeDecodeError as error:
        raise InvalidInputError(
            f"standard input is not UTF-8: byte 0x{data[error.start]:02X} at offset {error.start}"
        ) from None


def write(*lines: str) -> None:
    """Print lines as UTF-8, whatever the locale; bytes that came in undecodable go out as such."""
    text = "".join(f"{line}\n" for line in lines)
    try:
        data = text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        data = text.encode("utf-8", "backslashreplace")
    typer.echo(data, nl=False)


def write_json(value: object) -> None:
    """Print a value as JSON: as it reads, unless it has lone surrogates, which must be escaped."""
    text = json.dumps(value, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        text = json.dumps(value)
    write(text)
