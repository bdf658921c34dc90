"""Probes: the same seed gives the same ones everywhere, and a wrong ``probes.py`` is explained."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import hypothesis
import pytest

import localeops
import toy_task
from localeops.errors import MissingExtraError, TaskError
from localeops.tasks import load, probes

DRAW = """
import sys
sys.path[:0] = sys.argv[1:3]
from pathlib import Path
import localeops
from localeops.tasks import load, probes
assert localeops.__file__.startswith(sys.argv[1]), localeops.__file__
candidates = probes.draw(load(Path(sys.argv[3])), seed=7)
sys.stdout.buffer.write(probes.dump(list(candidates.probes)))
"""


def _draw(packages: Path, task: Path, hash_seed: str = "random") -> bytes:
    """Draw in another process, with localeops imported from the folder *packages*."""
    others = Path(hypothesis.__file__).parents[1]
    command = [sys.executable, "-S", "-c", DRAW, str(packages), str(others), str(task)]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, capture_output=True, check=False, env=environment)
    assert not done.returncode, done.stderr.decode()
    return done.stdout


def test_a_seed_means_the_same_however_localeops_is_installed(tmp_path: Path) -> None:
    # Hypothesis would mix the constants of modules that it takes for local into texts like these,
    # and which modules those are depends on where they lie.
    source = toy_task.PROBES.replace(
        'st.text("abcXYZ 019\\n", min_size=1, max_size=30)',
        "st.text('abcdefghijklmnopqrstuvwxyz_-')",
    ).replace("QUOTA = 10", "QUOTA = {'ascii': 300, 'sharp-s': 10}")
    assert "300" in source
    assert "qrst" in source
    task = toy_task.make(tmp_path, probes=source)
    tree = Path(localeops.__file__).parents[1]
    installed = tmp_path / "lib" / "python3" / "site-packages"
    shutil.copytree(
        tree / "localeops", installed / "localeops", ignore=shutil.ignore_patterns("_gen", "*.pyc")
    )
    here = probes.dump(list(probes.draw(load(task), seed=7).probes))
    assert here == _draw(tree, task, "0")
    assert here == _draw(tree, task, "12345")
    assert here == _draw(installed, task)


def test_probes_may_import_the_solution_and_the_building_blocks(tmp_path: Path) -> None:
    solution = toy_task.script().replace(
        "import pathlib, sys\n", "import pathlib, sys\ndef shouted(text): return text.upper()\n"
    )
    source = toy_task.PROBES.replace(
        "from localeops.errors import require_text\n",
        "from localeops.tasks import strategies\nfrom solution import shouted\n",
    ).replace("    require_text(text)\n    return text.upper()", "    return shouted(text)")
    source = source.replace(
        'st.text("abcXYZ 019\\n", min_size=1, max_size=30)',
        "strategies.words(20, [['ab', 'cd']])",
    )
    root = toy_task.make(tmp_path, probes=source)
    (root / "solution" / "shout.py").write_text(solution)
    candidates = probes.draw(load(root), seed=1)
    plain = [probe for probe in candidates.probes if probe.rule == "ascii"]
    assert {len(probe.input) for probe in plain} == {20}
    assert all(probe.expected == probe.input.upper() for probe in plain)


def test_candidates_exceed_the_quota_and_are_answered(tmp_path: Path) -> None:
    task = load(toy_task.make(tmp_path))
    candidates = probes.draw(task, seed=1)
    assert candidates.quota == {"ascii": 10, "sharp-s": 10}
    by_rule = {rule: [p for p in candidates.probes if p.rule == rule] for rule in candidates.quota}
    assert {rule: len(found) for rule, found in by_rule.items()} == {"ascii": 12, "sharp-s": 12}
    assert len({probe.id for probe in candidates.probes}) == len(candidates.probes) == 25
    for found in by_rule.values():
        assert len({probe.input for probe in found}) == len(found)
    assert all("ß" in p.input and "SS" in p.expected for p in by_rule["sharp-s"])
    assert candidates.probes[0] == probes.Probe(
        "bundled-sample.txt", "bundled", "Die Straße ist lang.\n", "DIE STRASSE IST LANG.\n"
    )
    assert candidates != probes.draw(task, seed=2)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("RULES = {", "RULES = {'x': 1,", ("RULES must have the rules of task.toml, "
         "['ascii', 'sharp-s'], got ['ascii', 'sharp-s', 'x']")),
        ("RULES", "RULE", "RULES must have the rules of task.toml, ['ascii', 'sharp-s'], got None"),
        ("QUOTA = 10", "QUOTA = {'ascii': 3}",
         "QUOTA must give every rule a number of probes, got None for sharp-s"),
        ("QUOTA = 10", "QUOTA = True",
         "QUOTA must give every rule a number of probes, got True for ascii"),
        ("def oracle", "def answer",
         "oracle must be a function from the input to the expected output"),
        ("text.upper()", "text.upper().encode()",
         ("the oracle's answer to 'Die Stra\\xdfe ist lang.\\n' must be str, "
          "got b'DIE STRASSE IST LANG.\\n'")),
        ("text.upper()", "1 / 0",
         ("oracle('Die Stra\\xdfe ist lang.\\n') of bundled: ZeroDivisionError: division by zero "
          "(line 15)")),
        ("text.upper()", "'\\ud800'",
         "an expected output of bundled has a lone surrogate: '\\ud800'"),
        ("import st", "import st)", "SyntaxError: unmatched ')' (probes.py, line 1) (line 1)"),
        ('max_size=6).map(" ".join)', "max_size=6).map(len)",
         "an input of sharp-s must be str, got 2"),
        ('st.text("abcXYZ 019\\n", min_size=1, max_size=30)', "st.just('a')",
         "the strategy of ascii gave only 1 different inputs, 12 are needed for its quota"),
        ('st.text("abcXYZ 019\\n", min_size=1, max_size=30)', "st.just('\\udfff')",
         "an input of ascii has a lone surrogate: '\\udfff'"),
        ("from localeops.errors", "from neighbour",
         "ModuleNotFoundError: No module named 'neighbour' (line 3)"),
    ],
)  # fmt: skip
def test_a_wrong_probes_file_is_explained(old: str, new: str, message: str, tmp_path: Path) -> None:
    assert old in toy_task.PROBES
    root = toy_task.make(tmp_path, probes=toy_task.PROBES.replace(old, new, 1))
    with pytest.raises(TaskError) as caught:
        probes.draw(load(root), seed=1)
    assert str(caught.value) == f"{root}/probes.py: {message}"


def test_without_hypothesis_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = load(toy_task.make(tmp_path))
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    with pytest.raises(MissingExtraError) as caught:
        probes.draw(task, seed=1)
    assert str(caught.value) == "drawing probes needs Hypothesis: pip install 'localeops[tasks]'"


def test_another_hypothesis_than_the_pinned_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = load(toy_task.make(tmp_path))
    pinned = hypothesis.__version__
    monkeypatch.setattr(hypothesis, "__version__", "5.0.0")
    with pytest.raises(TaskError) as caught:
        probes.draw(task, seed=1)
    assert str(caught.value) == (
        f"drawing probes needs Hypothesis {pinned}, got 5.0.0: pip install 'localeops[tasks]'"
    )


def test_the_file_is_read_and_written_the_same(tmp_path: Path) -> None:
    task = load(toy_task.make(tmp_path))
    found = probes.read(task)
    assert [probe.id for probe in found] == [
        "bundled-sample.txt", "ascii-001", "ascii-002", "sharp-s-001", "sharp-s-002",
    ]  # fmt: skip
    assert probes.dump(found).decode("ascii") == toy_task.PROBES_JSONL


FIRST, *OTHERS = toy_task.PROBES_JSONL.splitlines(keepends=True)
AGAIN = "; write it again with: localeops tasks freeze toy-upper"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (FIRST + "x\n", ":2: is not JSON"),
        (FIRST + "[]\n", ":2: must be an object with the keys expected, id, input, rule"),
        (
            json.dumps({"id": 1, "rule": "ascii", "input": "", "expected": ""}),
            ":1: every value must be a string",
        ),
        (
            toy_task.PROBES_JSONL.replace('"sharp-s"}', '"umlaut"}'),
            f":4: rule 'umlaut' is not in task.toml{AGAIN}",
        ),
        (toy_task.PROBES_JSONL + OTHERS[0], f":6: id 'ascii-001' occurs twice{AGAIN}"),
        ("".join([FIRST, *OTHERS[:2]]), f": rule 'sharp-s' has no probe{AGAIN}"),
        ("".join(OTHERS), f": the bundled probes differ from environment/data{AGAIN}"),
        (
            toy_task.PROBES_JSONL.replace("ist lang", "ist kurz"),
            f": the bundled probes differ from environment/data{AGAIN}",
        ),
    ],
)
def test_a_wrong_file_is_explained(content: str, message: str, tmp_path: Path) -> None:
    task = load(toy_task.make(tmp_path, probes_jsonl=content))
    with pytest.raises(TaskError, match=f"^{re.escape(f'{task.frozen}{message}')}$"):
        probes.read(task)


def test_a_missing_file_and_data_that_are_not_utf_8_are_explained(tmp_path: Path) -> None:
    task = load(toy_task.make(tmp_path))
    task.bundled[0].write_bytes(b"a\xff")
    with pytest.raises(TaskError, match=r"sample\.txt: is not valid UTF-8 at byte 1$"):
        probes.read(task)
    task.frozen.unlink()
    with pytest.raises(TaskError, match=re.escape(f"{task.frozen}: is missing{AGAIN}")):
        probes.read(task)
