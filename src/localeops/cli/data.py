"""``localeops data``: what the shipped tables were made from."""

from __future__ import annotations

import typer

import localeops
from localeops.cli.text import Json, write, write_json

__all__ = ["app"]

app = typer.Typer(
    help="The data that the results rest on.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)


@app.callback()
def _group() -> None:
    """Keep ``versions`` a verb: without a callback Typer would make it the group itself."""


@app.command()
def versions(*, as_json: Json = False) -> None:
    """Print the edition of every data source."""
    editions = localeops.data_versions()
    if as_json:
        write_json(editions)
    else:
        write(*(f"{name}\t{edition}" for name, edition in editions.items()))
