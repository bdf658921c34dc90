"""``sr-locale-sort``: no way to write a letter can be forgotten, whatever the seed.

The right solution by drawers has a drawer for each letter, with all ways to write it. A mutant has
one of these in the drawer before or after its own; one that is written with several characters is
also left out, so that these are letters by themselves. And one more way is put into a drawer: two
letters of Cyrillic as a digraph, or a digraph with the end of a word within. Each must fail every
probe of some rule.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING

from localeops.tasks import load, probes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

    import pytest

    from localeops.tasks import Probe

TASK = Path(__file__).parents[2] / "oracles" / "sr-locale-sort"
LAST_OF_AZBUKA, FIRST_OF_ABECEDA = "Ш ш", "A a"  # nothing depends on which of the two is first


# What is no digraph, and the letter that it would be.
CYRILLIC_PAIRS = {"дж": "џ", "дј": "ђ", "лј": "љ", "нј": "њ"}
ACROSS_WORDS = {("d", "ž"): "dž", ("d", "j"): "đ", ("l", "j"): "lj", ("n", "j"): "nj"}
CASES: tuple[Callable[[str], str], ...] = (str.lower, str.title, str.upper)


def _drawers() -> ModuleType:
    path = TASK / "right" / "card-index" / "sortiraj_imenik.py"
    spec = importlib.util.spec_from_file_location("card_index", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _mutants(module: ModuleType) -> Iterator[tuple[str, str, dict[str, int]]]:
    """Yield a way to write a letter, what a mutant does to it, and the mutant's table."""
    number: dict[str, int] = module.NUMBER
    border = {module.DRAWERS.index(LAST_OF_AZBUKA), module.DRAWERS.index(FIRST_OF_ABECEDA)}
    for form, own in number.items():
        for other in (own - 1, own + 1):
            if 0 <= other < len(module.DRAWERS) and {own, other} != border:
                yield form, f"{form!a} in drawer {other}, not {own}", {**number, form: other}
        if len(form) > 1 and all(char in number for char in form):
            rest = {key: drawer for key, drawer in number.items() if key != form}
            yield form, f"{form!a} left out", rest
    no_digraphs = {way(pair): letter for pair, letter in CYRILLIC_PAIRS.items() for way in CASES}
    for (last, first), letter in ACROSS_WORDS.items():
        for joint in " -":
            no_digraphs[last + joint + first.upper()] = letter
            no_digraphs[last.upper() + joint + first.upper()] = letter
    for form, letter in no_digraphs.items():
        yield form, f"{form!a} for {letter!a}", {**number, form: number[letter]}


def _sorted(module: ModuleType, directory: str) -> str:
    lines = directory.split("\n")[:-1]
    cards = [(line, line[: line.index("\t")], 0) for line in lines]
    return "".join(f"{line}\n" for line in module.filed(cards))


def _fails_a_rule(module: ModuleType, form: str, mine: dict[str, list[Probe]]) -> bool:
    return any(
        all(
            form in probe.input and _sorted(module, probe.input) != probe.expected for probe in some
        )
        for some in mine.values()
    )


def test_no_way_to_write_a_letter_can_be_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    module = _drawers()
    mine: dict[str, list[Probe]] = {}
    for probe in probes.read(load(TASK)):
        # Three probes of each rule, for time's sake: all ten go through the same lists.
        if probe.id[-3:] in ("001", "002", "003"):
            mine.setdefault(probe.rule, []).append(probe)
            assert _sorted(module, probe.input) == probe.expected
    survivors, count = [], 0
    for form, what, table in _mutants(module):
        count += 1
        monkeypatch.setattr(module, "NUMBER", table)
        if not _fails_a_rule(module, form, mine):
            survivors.append(what)
    assert survivors == []
    assert count >= 300
