"""Closed lists: what a probe can find does not depend on the seed.

A task's ``probes.py`` names the list of each rule that has one (``CLOSED``), and every probe of the
rule goes through the whole of it. For ``ja-kinsoku-receipt`` more is shown: a right solution that
forgets one single item fails every probe of the rule that is tried.
"""

from __future__ import annotations

import importlib.util
import re
import sys
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from localeops.tasks import load, probes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import ModuleType

    from localeops.tasks import Probe, Task
    from localeops.tasks.probes import Candidates

ORACLES = Path(__file__).parents[2] / "oracles"
TASKS = sorted(
    path.parent.name
    for path in ORACLES.glob("*/probes.py")
    if "\nCLOSED" in path.read_text(encoding="utf-8")
)
RECEIPT = ORACLES / "ja-kinsoku-receipt"


def _module(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _closed(name: str, patch: pytest.MonkeyPatch) -> dict[str, tuple[str, ...]]:
    task = load(ORACLES / name)
    patch.setitem(sys.modules, "solution", _module("solution", task.script))
    found: dict[str, tuple[str, ...]] = _module("probes", task.path / "probes.py").CLOSED
    return found


@pytest.mark.parametrize("name", TASKS)
def test_every_probe_has_the_whole_list_of_its_rule(
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    drawn: Callable[[Task], tuple[int, Candidates]],
) -> None:
    task = load(ORACLES / name)
    seed, candidates = drawn(task)
    closed = _closed(name, monkeypatch)
    assert len(closed) >= 10
    assert set(closed) < set(task.rules)
    for probe in (*probes.read(task), *candidates.probes):
        missing = [item for item in closed.get(probe.rule, ()) if item not in probe.input]
        assert not missing, f"{probe.id}, seed {seed}"


# A mutant is what takes the place of names in the right solution by bytes.
Mutant = dict[str, object]


def _break_mutants(module: ModuleType, rule: str) -> Iterator[Mutant]:
    """Yield what forgets one character of a rule about line breaks."""
    marks = {
        "kinsoku-stop": "、。，．",
        "kinsoku-closing": "）」』】〕》〉］｝)]}",
        "kinsoku-small-kana": "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ",
        "kinsoku-long-mark": "ー",
        "kinsoku-mark": "・！？!?",
        "kinsoku-iteration": "々ゝゞヽヾ",
        "kinsoku-halfwidth": "｡､｣･ｰｧｨｩｪｫｬｭｮｯ",
        "kana-mark-together": "ﾞﾟ",
    }
    for mark in marks.get(rule, ""):
        yield {"NOT_FIRST": module.NOT_FIRST - {mark}}
    brackets = {"kinsoku-opening": "（「『【〔《〈［｛([{", "kinsoku-halfwidth": "｢"}
    for bracket in brackets.get(rule, ""):
        yield {"NOT_LAST": module.NOT_LAST - {bracket}}


def _measured(module: ModuleType, char: str, columns: int) -> Mutant:
    """Return what gives a character so many columns."""
    true: Callable[[str], int] = module.columns
    differs = columns - true(char)
    return {"columns": lambda text: true(text) + text.count(char) * differs}


def _replaced(module: ModuleType, old: str, new: str) -> Mutant:
    """Return what rewrites a character."""
    compose: Callable[[str], str] = module.compose
    assert old != new
    return {"compose": lambda text: compose(text).replace(old, new)}


def _not_composed(module: ModuleType, pair: str, columns: int) -> Mutant:
    """Return what leaves a decomposed kana as it is, with so many columns for its mark."""
    true: Callable[[str], int] = module.columns
    marks = re.compile("[\u3099\u309a]")
    return {
        "COMPOSED": {two: one for two, one in module.COMPOSED.items() if two != pair},
        "columns": lambda text: true(marks.sub("", text)) + columns * len(marks.findall(text)),
    }


def _stripped(module: ModuleType, blank: str) -> Iterator[Mutant]:
    """Yield what takes a blank from the beginning or the end of the first or any other row."""
    wrap: Callable[[str], list[str]] = module.wrap
    for strip in (str.removeprefix, str.removesuffix):
        for part in (slice(0, 1), slice(1, None)):

            def stripped(
                text: str, strip: Callable[[str, str], str] = strip, part: slice = part
            ) -> list[str]:
                rows = wrap(text)
                rows[part] = [strip(row, blank) for row in rows[part]]
                return rows

            yield {"wrap": stripped}


def _mutants(module: ModuleType, rule: str, closed: tuple[str, ...]) -> Iterator[Mutant]:
    """Yield, for each item of a closed list, the ways to get this one wrong."""
    yield from _break_mutants(module, rule)
    for item in closed:
        if rule == "kana-halfwidth":
            yield _measured(module, item[-1], 2)
            yield _replaced(module, item, unicodedata.normalize("NFKC", item))
        elif rule == "kana-decomposed":
            yield from (_not_composed(module, item, columns) for columns in (0, 1, 2))
        elif rule in ("width-symbol", "width-fullwidth", "keep-symbol"):
            yield from (_measured(module, char, 1) for char in item)
        if rule in ("width-fullwidth", "keep-symbol", "keep-ideograph"):
            form = "NFC" if rule == "keep-ideograph" else "NFKC"
            yield from (_replaced(module, char, unicodedata.normalize(form, char)) for char in item)
        elif rule == "keep-blanks":
            yield from _stripped(module, item)


def _printed(module: ModuleType, receipt: str) -> str:
    """Return what the right solution by bytes prints."""
    entries = receipt.split("\n")[:-1]
    return "".join(f"{line}\n" for entry in entries for line in module.lines(entry))


def _survivors(
    module: ModuleType, closed: dict[str, tuple[str, ...]], build: Iterable[Probe]
) -> tuple[list[str], int]:
    """Return which mutants pass which probes of their rule, and how many mutants there are."""
    survivors, count = [], 0
    mine: dict[str, list[Probe]] = {rule: [] for rule in closed}
    for probe in build:
        if probe.rule in mine:
            mine[probe.rule].append(probe)
    for rule, items in closed.items():
        for mutant in list(_mutants(module, rule, items)):
            count += 1
            with pytest.MonkeyPatch.context() as patch:
                for name, value in mutant.items():
                    patch.setattr(module, name, value)
                survivors += [
                    f"{probe.id}: mutant {count}, {sorted(mutant)}"
                    for probe in mine[rule]
                    if _printed(module, probe.input) == probe.expected
                ]
    return survivors, count


def test_no_item_of_a_receipt_can_be_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = _closed(RECEIPT.name, monkeypatch)
    module = _module("receipt", RECEIPT / "right" / "byte-columns" / "receipt.py")
    build = probes.read(load(RECEIPT))
    assert all(_printed(module, probe.input) == probe.expected for probe in build)
    # Three probes of each rule, for time's sake: all ten have the whole list.
    some = [probe for probe in build if probe.id[-3:] in ("001", "002", "003")]
    survivors, count = _survivors(module, closed, some)
    assert survivors == []
    assert count >= 600
