"""The command line: ``localeops GROUP VERB``, one group a module.

A group is a module of this package with a ``typer.Typer`` called ``app``. To add one, write the
module and name it in `GROUPS`; it is imported only when the command line names it, or its
help lists all of them, so that ``localeops width measure`` does not pay for the harness. An
``app`` with one command and no callback is that command itself: ``localeops inspect`` has no verb.

What all groups keep to:

* Data go to standard output. Tables for the eye and progress go to standard error, and only to a
  terminal. Every verb takes ``--json``.
* A verb lets every `LocaleOpsError` through; `main` prints it as ``localeops: error: ...``. Nobody
  sees a traceback for a mistake of their own.
* Exit status: 0 fine, 1 findings (``raise typer.Exit(1)``), 2 usage or invalid input, 3 the
  environment lacks something: an extra, or what an error names whose ``environment`` is true.
"""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from typer.core import TyperGroup
from typer.main import get_command

import localeops
from localeops.errors import LocaleOpsError, MissingExtraError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from typer._click import Command, Context  # Typer's base classes have no public name

__all__ = ["GROUPS", "main"]

# The groups in the order of the help text, and the modules that hold them.
GROUPS = {
    "width": "localeops.cli.width",
    "kana": "localeops.cli.kana",
    "normalize": "localeops.cli.normalize",
    "casing": "localeops.cli.casing",
    "alphabet": "localeops.cli.alphabet",
    "collation": "localeops.cli.collation",
    "confusables": "localeops.cli.confusables",
    "identity": "localeops.cli.identity",
    "calendars": "localeops.cli.calendars",
    "legacy": "localeops.cli.legacy",
    "inspect": "localeops.cli.inspect",
    "data": "localeops.cli.data",
    "tasks": "localeops.cli.tasks",
}


class _LazyGroups(TyperGroup):
    """The groups, each imported when it is asked for."""

    def list_commands(self, ctx: Context) -> list[str]:  # noqa: ARG002 - Click's signature
        """Return the names of the groups."""
        return list(GROUPS)

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:  # noqa: ARG002 - as above
        """Return a group, or None if there is none of this name."""
        if cmd_name not in GROUPS:
            return None
        group = get_command(importlib.import_module(GROUPS[cmd_name]).app)
        group.name = cmd_name
        return group


app = typer.Typer(
    cls=_LazyGroups,
    help="Locale-correct results on the command line.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _print_version(wanted: bool) -> None:  # noqa: FBT001 - Typer calls it
    if wanted:
        typer.echo(f"localeops {localeops.__version__}")
        raise typer.Exit


@app.callback()
def _options(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
) -> None:
    """Read the options that come before the group."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status.

    Args:
        arguments: The words after the program's name; None takes those of the process.

    Returns:
        0 to 3, as the module says; 130 after an interrupt.
    """
    output = sys.stdout
    if output is None:
        print("localeops: error: standard output is closed", file=sys.stderr)  # noqa: T201
        return 3
    try:
        app(args=None if arguments is None else list(arguments), prog_name="localeops")
    except SystemExit as end:
        if sys.stdout is not output:  # Typer does that when whoever reads it has enough
            return 0
        return end.code if isinstance(end.code, int) else int(bool(end.code))
    except LocaleOpsError as error:
        print(f"localeops: error: {error}", file=sys.stderr)  # noqa: T201 - this is the program
        lacking = isinstance(error, MissingExtraError) or getattr(error, "environment", False)
        return 3 if lacking else 2
    except OSError as error:  # a full disk, a closed file: nothing that the user said
        print(f"localeops: error: {error}", file=sys.stderr)  # noqa: T201 - this is the program
        return 3
    return 0
