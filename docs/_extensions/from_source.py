"""Directives whose content comes from the source, so that it cannot fall behind it.

``differences``: every ``DIFFERENCE:`` mark, by module.
``editions``: what `localeops.data_versions` says.
``rules TASK``: the rules of a task, from its ``task.toml``.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from docutils.parsers.rst import Directive
from marks import differences

import localeops

if TYPE_CHECKING:
    from sphinx.application import Sphinx

REPOSITORY = Path(__file__).parents[2]


class Differences(Directive):
    """List every ``DIFFERENCE:`` mark."""

    def run(self) -> list[nodes.Node]:
        """Return a section-like list for each module."""
        found: list[nodes.Node] = []
        for name, marks in differences():
            found.append(nodes.rubric("", "", nodes.literal("", name)))
            entries = [nodes.list_item("", nodes.paragraph("", mark)) for mark in marks]
            found.append(nodes.bullet_list("", *entries))
        return found


class Editions(Directive):
    """List the edition of every data source."""

    def run(self) -> list[nodes.Node]:
        """Return a bullet list."""
        entries = [
            nodes.list_item(
                "", nodes.paragraph("", "", nodes.strong("", name), nodes.Text(f" {edition}"))
            )
            for name, edition in localeops.data_versions().items()
        ]
        return [nodes.bullet_list("", *entries)]


class Rules(Directive):
    """Show the rules of a task with their sentences."""

    required_arguments: ClassVar[int] = 1

    def run(self) -> list[nodes.Node]:
        """Return a table."""
        path = REPOSITORY / "oracles" / self.arguments[0] / "task.toml"
        rules = tomllib.loads(path.read_text(encoding="utf-8"))["metadata"]["localeops"]["rules"]
        cells = [(nodes.Text("rule"), nodes.Text("what it demands"))]
        cells += [(nodes.literal("", rule), nodes.Text(text)) for rule, text in rules.items()]
        head, *rows = (
            nodes.row("", *(nodes.entry("", nodes.paragraph("", "", cell)) for cell in row))
            for row in cells
        )
        group = nodes.tgroup(
            "",
            *(nodes.colspec(colwidth=width) for width in (1, 3)),
            nodes.thead("", head),
            nodes.tbody("", *rows),
            cols=2,
        )
        return [nodes.table("", group)]


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the directives."""
    app.add_directive("differences", Differences)
    app.add_directive("editions", Editions)
    app.add_directive("rules", Rules)
    return {"parallel_read_safe": True}
