"""The documentation: every example runs, every module has its page, every page is reached."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

import localeops
from localeops import segment, width

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted(DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_run(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    failed, attempted = doctest.testfile(str(page), module_relative=False)
    assert failed == 0
    assert attempted == len(re.findall(r"^>>> ", text, flags=re.MULTILINE))


def test_there_are_examples_on_the_pages_that_show_results() -> None:
    shown = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]
    assert {page.parent.name for page in shown} >= {"docs", "pitfalls"}
    assert len(shown) >= len(list((DOCS / "pitfalls").glob("*.md"))) + 1


def test_every_module_has_a_page() -> None:
    pages = {page.stem for page in (DOCS / "modules").glob("*.md")}
    calendars = [
        f"calendars-{name}"
        for name in localeops.calendars.__all__
        if getattr(localeops.calendars, name).__all__
    ]
    assert pages == set(localeops._MODULES) - {"tasks", "calendars"} | set(calendars)


def test_every_page_is_in_the_contents() -> None:
    contents = (DOCS / "index.md").read_text(encoding="utf-8")
    for page in PAGES:
        name = page.relative_to(DOCS).with_suffix("").as_posix()
        assert name == "index" or re.search(rf"^{name}$", contents, re.MULTILINE)


def test_differences_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(DOCS / "_extensions"))
    found = dict(importlib.import_module("marks").differences())
    for name, marks in found.items():
        module = importlib.import_module(name)
        source = Path(str(module.__file__)).read_text("utf-8")
        assert [mark.split()[0] for mark in marks] == re.findall(r"DIFFERENCE:`* (\S+)", source)
    assert {"localeops.kana", "localeops.tags", "localeops.width"} <= set(found)


@pytest.mark.parametrize("values", [width.Cell, segment.Break])
def test_fields_say_what_they_are(values: type[tuple[object, ...]]) -> None:
    names: tuple[str, ...] = getattr(values, "_fields")  # noqa: B009 - a tuple need not have them
    for name in names:
        said = getattr(values, name).__doc__
        assert re.fullmatch(r"[A-Z`].+\.", said)
        assert not said.startswith("Alias")
