"""``localeops identity``: usernames, passwords, nicknames, and the key of a registration."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from localeops import identity
from localeops.cli.text import Json, Text, lines, read, write, write_json, write_result

__all__ = ["app"]

app = typer.Typer(
    help="Names and passwords: PRECIS (RFC 8264 to 8266), keys and duplicates of registrations.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

Locale = Annotated[str, typer.Option("--locale", "-l", help="BCP 47 tag, such as tr.")]
Lookalikes = Annotated[
    Literal["keep", "fold"],
    typer.Option(help="fold takes letters that look alike as one (UTS #39)."),
]


@app.command()
def username(
    text: Text = None,
    *,
    profile: Annotated[
        Literal["UsernameCaseMapped", "UsernameCasePreserved"],
        typer.Option(help="The profile of RFC 8265."),
    ] = "UsernameCaseMapped",
    as_json: Json = False,
) -> None:
    """Print the username to store and compare; fail if the text cannot be one."""
    text = read(text)
    write_result(text, identity.username(text, profile=profile), as_json=as_json)


@app.command()
def password(text: Text = None, *, as_json: Json = False) -> None:
    """Print the password to hash; fail if the text cannot be one.

    Give it on standard input: other users can see a command's arguments.
    """
    result = identity.password(read(text))
    if as_json:
        write_json({"result": result})  # what was typed is nobody's business
    else:
        write(result)


@app.command()
def nickname(
    text: Text = None,
    *,
    operation: Annotated[
        Literal["enforcement", "comparison"],
        typer.Option(help="enforcement gives what to show, comparison what to compare."),
    ] = "enforcement",
    as_json: Json = False,
) -> None:
    """Print the nickname to show or to compare; fail if the text cannot be one."""
    text = read(text)
    write_result(text, identity.nickname(text, operation=operation), as_json=as_json)


@app.command()
def canonical(
    text: Text = None, *, locale: Locale, lookalikes: Lookalikes = "keep", as_json: Json = False
) -> None:
    """Print the key that two registrations of one person share."""
    text = read(text)
    result = identity.canonical(text, locale=locale, lookalikes=lookalikes)
    write_result(text, result, as_json=as_json)


@app.command()
def duplicates(
    text: Text = None, *, locale: Locale, lookalikes: Lookalikes = "keep", as_json: Json = False
) -> None:
    """Print the names that share a key, a group a line, tabs between; exit 1 if there are any.

    The text has a name a line. Where names have tabs in them, --json tells them apart.
    """
    groups = identity.duplicates(lines(read(text)), locale=locale, lookalikes=lookalikes)
    if as_json:
        write_json(groups)
    elif groups:
        write(*("\t".join(group) for group in groups))
    if groups:
        raise typer.Exit(1)
