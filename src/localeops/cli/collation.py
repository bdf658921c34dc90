"""``localeops collation``: lines, comparisons and keys in the order of a language."""

from __future__ import annotations

import re
from pathlib import Path  # noqa: TC003 - Typer reads the annotations
from typing import Annotated, Literal

import typer

from localeops.cli.text import Json, Text, read, write, write_json
from localeops.collation import Collator
from localeops.errors import InvalidInputError

__all__ = ["app"]

app = typer.Typer(
    help="Sorting in the order of a language: the Unicode Collation Algorithm with CLDR's rules.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

_Locale = Annotated[
    str,
    typer.Option(
        "--locale", "-l", help="A BCP 47 tag such as cs, de-u-co-phonebk, zh-u-co-stroke."
    ),
]
_Strength = Annotated[
    Literal["primary", "secondary", "tertiary", "quaternary", "identical"] | None,
    typer.Option(
        help="The last level that counts: letters, accents, case, punctuation, code points."
    ),
]
_Alternate = Annotated[
    Literal["locale", "non-ignorable", "shifted"],
    typer.Option(help="shifted lets spaces and punctuation count on the fourth level only."),
]
_Numeric = Annotated[
    Literal["locale", "off", "on"], typer.Option(help="on reads digits as numbers: 2 before 10.")
]
_CaseFirst = Annotated[
    Literal["locale", "off", "upper", "lower"],
    typer.Option(help="Which case comes first where letters are the same."),
]
_SIGNS = {-1: "<", 0: "=", 1: ">"}


@app.command()
def sort(  # noqa: PLR0913 - one a command-line option
    text: Text = None,
    *,
    locale: _Locale,
    file: Annotated[
        list[Path] | None,
        typer.Option("--file", "-f", help="Sort the lines of this UTF-8 file; may be repeated."),
    ] = None,
    strength: _Strength = None,
    alternate: _Alternate = "locale",
    numeric: _Numeric = "locale",
    case_first: _CaseFirst = "locale",
    reverse: Annotated[bool, typer.Option("--reverse", "-r", help="The last line first.")] = False,
    unique: Annotated[
        bool, typer.Option("--unique", "-u", help="Of lines that compare equal, the first only.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Print the lines of a text in order. Those that compare equal stay as they are."""
    collator = Collator(
        locale, strength=strength, alternate=alternate, numeric=numeric, case_first=case_first
    )
    if file and text is not None:
        raise InvalidInputError("a text and --file do not go together")
    lines = [line for path in file for line in _lines_of(path)] if file else _lines(read(text))
    if unique:
        first: dict[bytes, str] = {}
        for line in lines:
            first.setdefault(collator.key(line), line)
        lines = list(first.values())
    # Both ways lines that are equal keep their order.
    found = collator.sort(lines[::-1])[::-1] if reverse else collator.sort(lines)
    if as_json:
        write_json(found)
    else:
        write(*found)


@app.command()
def compare(  # noqa: PLR0913 - one a command-line option
    first: Annotated[str, typer.Argument(metavar="A", help="A text.")],
    second: Annotated[str, typer.Argument(metavar="B", help="Another text.")],
    *,
    locale: _Locale,
    strength: _Strength = None,
    alternate: _Alternate = "locale",
    numeric: _Numeric = "locale",
    case_first: _CaseFirst = "locale",
    as_json: Json = False,
) -> None:
    """Print <, = or >: whether A comes before B, counts as the same, or comes after it."""
    collator = Collator(
        locale, strength=strength, alternate=alternate, numeric=numeric, case_first=case_first
    )
    texts = {"a": read(first), "b": read(second)}
    result = collator.compare(texts["a"], texts["b"])
    if as_json:
        write_json({**texts, "compare": result})
    else:
        write(_SIGNS[result])


@app.command()
def key(  # noqa: PLR0913 - one a command-line option
    text: Text = None,
    *,
    locale: _Locale,
    strength: _Strength = None,
    alternate: _Alternate = "locale",
    numeric: _Numeric = "locale",
    case_first: _CaseFirst = "locale",
    as_json: Json = False,
) -> None:
    """Print the sort key of a text in hexadecimal digits, which compare as the keys do."""
    collator = Collator(
        locale, strength=strength, alternate=alternate, numeric=numeric, case_first=case_first
    )
    text = read(text)
    result = collator.key(text).hex()
    if as_json:
        write_json({"text": text, "key": result})
    else:
        write(result)


def _lines(text: str) -> list[str]:
    """Return the lines of a text, none of an empty one."""
    return re.split("\r\n|[\n\x85]", text) if text else []


def _lines_of(path: Path) -> list[str]:
    """Return the lines of a file."""
    try:
        text = path.read_bytes().decode()
    except UnicodeDecodeError as error:
        found = f"byte 0x{error.object[error.start]:02X} at offset {error.start}"
        raise InvalidInputError(f"{path} is not UTF-8: {found}") from None
    except OSError as error:
        raise InvalidInputError(f"{path}: {(error.strerror or str(error)).lower()}") from None
    return _lines(text.removesuffix("\n").removesuffix("\r"))
