"""The harness from end to end on the toy task: emit, freeze, verify."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tomllib
from typing import TYPE_CHECKING

import pytest

import toy_task
import unprivileged
from localeops.errors import InvalidInputError, InvalidTypeError, TaskError
from localeops.tasks import (
    SandboxUnavailableError,
    emit,
    freeze,
    grade,
    load,
    probes,
    sandbox,
    verify,
)
from localeops.tasks.emit import draw

if TYPE_CHECKING:
    from pathlib import Path


def _digest(folder: Path) -> dict[str, tuple[int, str]]:
    """Return the mode and the hash of every file below *folder*."""
    return {
        path.relative_to(folder).as_posix(): (
            path.stat().st_mode,
            hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "",
        )
        for path in sorted(folder.rglob("*"))
    }


def test_an_emitted_task_is_complete(tmp_path: Path) -> None:
    task = load(toy_task.make(tmp_path))
    made = emit(task, tmp_path / "out")
    assert made == tmp_path / "out" / "toy-upper"
    files = {name: mode & 0o777 for name, (mode, digest) in _digest(made).items() if digest}
    assert files == {
        "README.md": 0o644,
        "environment/Dockerfile": 0o644,
        "environment/data/sample.txt": 0o644,
        "instruction.en.md": 0o644,
        "instruction.md": 0o644,
        "solution/shout.py": 0o644,
        "solution/solve.sh": 0o755,
        "task.toml": 0o644,
        "tests/probes.jsonl": 0o644,
        "tests/test.sh": 0o755,
        "tests/verifier.json": 0o644,
        "tests/verifier.py": 0o644,
    }
    assert (made / "tests" / "probes.jsonl").read_text() == toy_task.PROBES_JSONL
    config = json.loads((made / "tests" / "verifier.json").read_text())
    assert config["solution"] == "/app/shout.py"
    assert config["budget_sec"] == 48.0
    assert list(config["rules"]) == ["bundled", "ascii", "sharp-s"]
    assert tomllib.loads((made / "task.toml").read_text())["artifacts"] == ["/app/shout.py"]


def test_a_folder_may_leave_out_what_every_task_has(tmp_path: Path) -> None:
    root = toy_task.make(tmp_path)
    for name in ("environment/Dockerfile", "solution/solve.sh", "tests/test.sh"):
        (root / name).unlink()
    made = emit(load(root), tmp_path / "out")
    assert (made / "solution" / "solve.sh").stat().st_mode & 0o777 == 0o755
    assert (made / "tests" / "test.sh").stat().st_mode & 0o777 == 0o755
    image = (made / "environment" / "Dockerfile").read_text().splitlines()
    assert "WORKDIR /app" in image
    assert "COPY data/ /app/data/" in image
    assert verify(load(root), seed=3).ok


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    task = load(toy_task.make(tmp_path / "oracles"))
    here = _digest(emit(task, tmp_path / "here", seed=5))
    words = ["tasks", "emit", "toy-upper", "--seed", "5", "--root", str(tmp_path / "oracles")]
    code = "import sys; from localeops.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, *words, "--out", str(tmp_path / "there")]
    environment = {**os.environ, "PYTHONHASHSEED": "99", "LANG": "C", "TZ": "Asia/Tokyo"}
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, env=environment, umask=0o077
    )
    assert done.stdout == f"{tmp_path / 'there' / 'toy-upper'}\n"
    assert _digest(tmp_path / "there" / "toy-upper") == here


def test_what_exists_is_not_overwritten_unless_asked(tmp_path: Path) -> None:
    task = load(toy_task.make(tmp_path))
    made = emit(task, tmp_path / "out")
    with pytest.raises(TaskError) as caught:
        emit(task, tmp_path / "out")
    assert str(caught.value) == f"{made}: exists already"
    (made / "left-over").touch()
    emit(task, tmp_path / "out", existing="replace")
    assert not (made / "left-over").exists()
    (made / "task.toml").unlink()
    with pytest.raises(TaskError) as caught:
        emit(task, tmp_path / "out", existing="replace")
    assert str(caught.value) == f"{made}: exists already and is not a task, it is left alone"


def test_bad_arguments_are_refused(tmp_path: Path) -> None:
    task = load(toy_task.make(tmp_path))
    with pytest.raises(InvalidInputError, match=r"^seed must be at least 0, got -1$"):
        emit(task, tmp_path / "out", seed=-1)
    with pytest.raises(InvalidTypeError, match=r"^seed must be an int, got str$"):
        freeze(task, seed="1")  # type: ignore[arg-type]
    with pytest.raises(InvalidTypeError, match=r"^seed must be an int, got bool$"):
        verify(task, seed=True)
    with pytest.raises(
        InvalidInputError, match=r"^existing must be 'error' or 'replace', got 'keep'$"
    ):
        emit(task, tmp_path / "out", existing="keep")  # type: ignore[arg-type]


def test_freeze_writes_what_emit_would_draw(tmp_path: Path) -> None:
    task = load(toy_task.make(tmp_path))
    build = freeze(task, seed=5)
    assert probes.read(task) == list(build.probes)
    assert len(build.probes) == 21
    assert build.disputed == {}
    fresh = emit(task, tmp_path / "out", seed=5)
    assert (fresh / "tests" / "probes.jsonl").read_bytes() == task.frozen.read_bytes()


def test_verify_tells_right_from_wrong(tmp_path: Path) -> None:
    task = load(toy_task.make(tmp_path))
    steps: list[str] = []
    result = verify(task, seed=11, progress=steps.append)
    assert result.ok
    assert (result.task, result.seed) == ("toy-upper", 11)
    rewards = {(trial.solution, trial.build): trial.reward for trial in result.trials}
    assert rewards == {
        (name, build): int(name in {"oracle", "right/stdlib"})
        for name in ("oracle", "right/stdlib", "wrong/ascii-only", "wrong/lower", "nothing")
        for build in ("committed", "fresh")
    }
    assert len(steps) == 13
    failing = {t.solution: t.failing for t in result.trials if t.build == "fresh"}
    assert failing["wrong/ascii-only"] == ("sharp-s", "bundled")
    assert failing["wrong/lower"] == ("ascii", "sharp-s", "bundled")
    assert {t.total for t in result.trials if t.build == "fresh"} == {21}
    assert {t.total for t in result.trials if t.build == "committed"} == {5}


def test_verify_finds_a_wrong_solution_that_passes_and_a_rule_that_does_not_catch(
    tmp_path: Path,
) -> None:
    root = toy_task.make(
        tmp_path,
        task_toml=toy_task.TASK_TOML.replace(
            'ascii-only = ["sharp-s"]', 'ascii-only = ["sharp-s", "ascii"]'
        ),
    )
    (root / "wrong" / "lower" / "shout.py").write_text(toy_task.script())
    task = load(root)
    result = verify(task, seed=11)
    assert not result.ok
    assert {(t.solution, t.problem) for t in result.trials if t.problem} == {
        ("wrong/ascii-only", "must be rejected by ascii as well"),
        ("wrong/lower", "must be rejected"),
    }
    with pytest.raises(TaskError) as caught:
        emit(task, tmp_path / "out", seed=11)
    assert str(caught.value) == (
        f"{root}: the build of seed 11 cannot be kept: wrong/lower scores 1 instead of 0"
    )


def test_verify_finds_an_oracle_that_makes_nothing(tmp_path: Path) -> None:
    root = toy_task.make(tmp_path)
    (root / "solution" / "solve.sh").write_text("#!/bin/bash\nexit 0\n")
    problems = {t.problem for t in verify(load(root), seed=1).trials if t.solution == "oracle"}
    assert problems == {"must be accepted: the solution file /app/shout.py is not there"}


def test_a_right_solution_that_disagrees_stops_a_build(tmp_path: Path) -> None:
    wrong = "target.write_bytes(''.join(c.upper() if c != 'ß' else 'ẞ' for c in text).encode())"
    root = toy_task.make(tmp_path, right=toy_task.script(wrong))
    with pytest.raises(TaskError) as caught:
        draw(load(root), seed=1)
    assert str(caught.value) == (
        f"{root}: 1 of 1 candidates of bundled are disputed; the first is bundled-sample.txt: "
        "right/stdlib disagrees: wrong output from line 1 on"
    )


def test_a_rare_disagreement_is_counted_and_not_kept(tmp_path: Path) -> None:
    quota = toy_task.PROBES.replace("QUOTA = 10", "QUOTA = {'ascii': 40, 'sharp-s': 10}")
    task = load(toy_task.make(tmp_path, probes=quota))
    disputed = probes.draw(task, seed=1).probes[5]
    assert disputed.rule == "ascii"
    line = f"target.write_bytes((text.upper() + '!' * (text == {disputed.input!r})).encode())"
    (root := task.right[0].path / "shout.py").write_text(toy_task.script(line))
    assert root.is_file()
    build = draw(task, seed=1)
    assert build.disputed == {"ascii": 1}
    assert disputed.input not in {probe.input for probe in build.probes}
    assert len(build.probes) == 1 + 40 + 10
    assert build.scores["right/stdlib"].reward == 1


def test_a_right_solution_that_crashes_stops_a_build(tmp_path: Path) -> None:
    found = "any('ß' in open(name).read() for name in sys.argv[2:])"  # the order is random
    crash = toy_task.script(before=f"if {found}: sys.exit(9)")
    root = toy_task.make(tmp_path, right=crash)
    with pytest.raises(TaskError) as caught:
        draw(load(root), seed=1)
    assert str(caught.value) == f"{root}/right/stdlib: bundled-sample.txt: exit status 9"


def test_whoever_is_not_root_can_verify_too(tmp_path: Path) -> None:
    assert tmp_path.is_dir()
    source = """
from pathlib import Path
from localeops.tasks import load, verify
found = verify(load(Path(job)), seed=3)
result = [[trial.solution, trial.build, trial.reward, trial.problem] for trial in found.trials]
"""
    with unprivileged.folder() as place:
        task = toy_task.make(place / "task")
        trials = unprivileged.run(source, str(task), work=place)
    assert trials == [
        [name, build, int(name in {"oracle", "right/stdlib"}), ""]
        for name in ("oracle", "right/stdlib", "wrong/ascii-only", "wrong/lower", "nothing")
        for build in ("committed", "fresh")
    ]


def test_without_bubblewrap_the_command_to_type_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = load(toy_task.make(tmp_path))
    made = emit(task, tmp_path / "out")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SandboxUnavailableError) as caught:
        sandbox.score(task, made, None)
    assert str(caught.value) == (
        "the sandbox needs bubblewrap, which is not installed: apt-get install bubblewrap"
    )


def test_another_python_takes_the_place_of_an_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = load(toy_task.make(tmp_path))
    made = emit(task, tmp_path / "out")
    monkeypatch.setattr(sandbox, "_python_to_bind", lambda: sys.base_prefix)
    before = "assert sys.prefix == '/opt/python', sys.prefix"
    report = sandbox.score(task, made, toy_task.script(before=before).encode()).report
    assert (report["reward"], report["failed"]) == (1, [])


def test_without_a_new_python_there_is_no_sandbox(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = load(toy_task.make(tmp_path))
    made = emit(task, tmp_path / "out")
    monkeypatch.setattr(sandbox, "_is_new_enough", lambda _: False)
    sandbox._python_to_bind.cache_clear()
    try:
        with pytest.raises(SandboxUnavailableError) as caught:
            sandbox.solve(task, made)
    finally:
        sandbox._python_to_bind.cache_clear()
    assert str(caught.value) == (
        "the sandbox needs /usr/bin/python3 to be Python 3.11 or newer: apt-get install python3"
    )


def test_two_hundred_probes_take_less_than_five_seconds(tmp_path: Path) -> None:
    quota = toy_task.PROBES.replace("QUOTA = 10", "QUOTA = 100")
    task = load(toy_task.make(tmp_path, probes=quota))
    build = draw(task, seed=1)
    score = build.scores["right/stdlib"]
    for _ in range(3):  # on a busy machine one measurement says little
        if score.seconds < 5:
            break
        score = grade(task, task.right[0].path / "shout.py", probes=build.probes)
    assert (score.reward, score.report["total"]) == (1, 201)
    assert score.seconds < 5
