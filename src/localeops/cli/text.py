"""Text in and out of the command line: what every group of text verbs shares."""

from __future__ import annotations

import dataclasses
import json
import os
import re
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from localeops.errors import InvalidInputError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from localeops.explain import Step

Text = Annotated[
    str | None,
    typer.Argument(
        metavar="TEXT|-", help="The text; standard input (UTF-8) if it is - or left out."
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Explain = Annotated[bool, typer.Option("--explain", help="Print each change with its rule.")]

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


def write_result(
    text: str, result: str, *, steps: Iterable[Step] | None = None, as_json: bool
) -> None:
    """Print what became of a text, and the steps that led there unless there is no word of them."""
    if as_json:
        value: dict[str, object] = {"text": text, "result": result}
        if steps is not None:
            value["steps"] = [dataclasses.asdict(step) for step in steps]
        write_json(value)
        return
    write(result)
    for step in steps or ():
        write(f"{step.rule}\t{step.start}:{step.end}\t{step.before}\t{step.after}")


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
