"""Directives whose content comes from the source, so that it cannot fall behind it.

``differences``: every ``DIFFERENCE:`` mark, by module.
``editions``: what `localeops.data_versions` says.
``rules TASK``: the rules of a task, from its ``task.toml``.
``collations``: the locales and types of `localeops.collation`.
``collation-sizes``: what its tables take, as they are and in a wheel.
``hijri-tables``: a picture of where the two Umm al-Qura tables differ.
"""

from __future__ import annotations

import tomllib
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from docutils import nodes
from docutils.parsers.rst import Directive
from hijri_picture import svg
from marks import differences

import localeops
from localeops.collation import _locales

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
        cells: list[tuple[nodes.Node, ...]] = [(nodes.Text("rule"), nodes.Text("what it demands"))]
        cells += [(nodes.literal("", rule), nodes.Text(text)) for rule, text in rules.items()]
        return [table(cells, (1, 3))]


class Collations(Directive):
    """Show the locales that can be sorted by, with their types."""

    def run(self) -> list[nodes.Node]:
        """Return a table."""
        cells: list[tuple[nodes.Node, ...]] = [
            (nodes.Text("locale"), nodes.Text("default"), nodes.Text("other types"))
        ]
        known = _locales._types()  # noqa: SLF001 - what is asked for has no public list
        for tag, (default, kinds, _) in sorted(known.items()):
            parent = known[tag.partition("-")[0]][1] if tag.startswith("zh-") else ()
            others = [kind for kind in dict.fromkeys((*kinds, *parent)) if kind != default]
            names: list[nodes.Node] = []
            for kind in others:
                names += [nodes.literal("", kind), nodes.Text(" ")]
            cells.append(
                (nodes.literal("", tag), nodes.literal("", default), nodes.inline("", "", *names))
            )
        return [table(cells, (1, 1, 2))]


class CollationSizes(Directive):
    """Show what the tables of collation take."""

    def run(self) -> list[nodes.Node]:
        """Return a table."""
        folder = Path(localeops.__file__).parent / "_tables" / "collation"
        groups = {
            "root order": "root.bin",
            "Chinese by Pinyin": "zh-pinyin.txt",
            "Chinese by strokes": "zh-stroke.txt",
            "Chinese by Zhuyin": "zh-zhuyin.txt",
            "Japanese": "ja-standard.txt",
            "Korean": "ko-standard.txt",
        }
        sizes = {
            path.name: (path.stat().st_size, len(zlib.compress(path.read_bytes(), 9)))
            for path in sorted(folder.iterdir())
        }
        rows = [(what, [sizes[name]]) for what, name in groups.items()]
        rest = [size for name, size in sizes.items() if name not in groups.values()]
        rows.append((f"the {len(rest)} others together", rest))
        rows.append(("all", list(sizes.values())))
        cells: list[tuple[nodes.Node, ...]] = [
            tuple(map(nodes.Text, ("table", "bytes", "compressed")))
        ]
        for what, found in rows:
            raw, packed = (f"{sum(column):,}" for column in zip(*found, strict=True))
            cells.append((nodes.Text(what), nodes.Text(raw), nodes.Text(packed)))
        return [table(cells, (2, 1, 1))]


class HijriTables(Directive):
    """Draw where the two Umm al-Qura tables differ."""

    def run(self) -> list[nodes.Node]:
        """Return the picture, which has its text for those who do not see it."""
        return [nodes.raw("", svg(), format="html")]


def table(cells: list[tuple[nodes.Node, ...]], widths: tuple[int, ...]) -> nodes.table:
    """Return a table; the first row is its head."""
    head, *rows = (
        nodes.row("", *(nodes.entry("", nodes.paragraph("", "", cell)) for cell in row))
        for row in cells
    )
    group = nodes.tgroup(
        "",
        *(nodes.colspec(colwidth=width) for width in widths),
        nodes.thead("", head),
        nodes.tbody("", *rows),
        cols=len(widths),
    )
    return nodes.table("", group)


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the directives."""
    app.add_directive("differences", Differences)
    app.add_directive("editions", Editions)
    app.add_directive("rules", Rules)
    app.add_directive("collations", Collations)
    app.add_directive("collation-sizes", CollationSizes)
    app.add_directive("hijri-tables", HijriTables)
    return {"parallel_read_safe": True}
