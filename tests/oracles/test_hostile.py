"""The verifier does not trust the solution: an attack fails one probe, and the next one still runs.

Every attack runs in each mode that this user's sandbox has: as root, in the container mode and, by
way of another user, in the harness mode; otherwise in the harness mode alone.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

import hostile
import toy_task
import unprivileged
from localeops.tasks import load, sandbox
from localeops.tasks.emit import write
from localeops.tasks.verifier import Probe

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from localeops.tasks.spec import Task

MODES = ["container", "harness"] if os.geteuid() == 0 else ["harness"]
TOML = toy_task.TASK_TOML.replace("batch = 25", "batch = 1")
PROBES = [
    Probe("before", "ascii", "before\n", "BEFORE\n"),
    Probe("attack", "sharp-s", hostile.ATTACK, "EXPECTED-OF-THE-ATTACK\n"),
    Probe("after", "ascii", "after\n", "AFTER\n"),
]
HARNESS = """
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from localeops.tasks import load, sandbox
task = load(Path(job["task"]))
def report(source):
    return dict(sandbox.score(task, Path(job["made"]), source.encode()).report)
with ThreadPoolExecutor(2) as pool:
    result = dict(zip(job["solutions"], pool.map(report, job["solutions"].values())))
"""

Report = dict[str, Any]
ALONE = "forks without end"


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    with unprivileged.folder() as folder:
        yield folder


@pytest.fixture(scope="module")
def task(place: Path) -> Task:
    return load(toy_task.make(place / "task", task_toml=TOML))


@pytest.fixture(scope="module")
def made(task: Task, place: Path) -> Path:
    return write(task, place / "made", PROBES)


@pytest.fixture(scope="module")
def container(task: Task, made: Path) -> dict[str, Report]:
    def report(name: str) -> Report:
        return dict(sandbox.score(task, made, hostile.script(name).encode()).report)

    # The limit on processes counts a user's processes everywhere: this one would hinder the others.
    reports = {ALONE: report(ALONE)}
    names = [name for name in hostile.SOLUTIONS if name != ALONE]
    with ThreadPoolExecutor(2) as pool:
        return reports | dict(zip(names, pool.map(report, names), strict=True))


@pytest.fixture(scope="module")
def harness(task: Task, made: Path, place: Path) -> dict[str, Report]:
    solutions = {name: hostile.script(name) for name in hostile.SOLUTIONS}
    job = {"task": str(task.path), "made": str(made), "solutions": solutions}
    reports = unprivileged.run(HARNESS, job, work=place)
    assert isinstance(reports, dict)
    return reports


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", hostile.SOLUTIONS)
def test_an_attack_fails_its_own_probe_and_no_other(
    name: str, mode: str, request: pytest.FixtureRequest
) -> None:
    report = request.getfixturevalue(mode)[name]
    assert report["reward"] == 0
    assert [entry["id"] for entry in report["failed"]] == ["attack"]
    assert hostile.explains(name, report["failed"][0]["reason"]), report["failed"][0]["reason"]
    assert (report["passed"], report["total"]) == (2, 3)
    assert report["rules"]["ascii"]["share"] == 1.0
    assert report["rules"]["sharp-s"]["first_failure"]["id"] == "attack"


@pytest.mark.skipif(os.geteuid() != 0, reason="other users get a sandbox for every run")
def test_shared_memory_does_not_outlive_a_run(task: Task, made: Path) -> None:
    # IPC_CREAT | IPC_EXCL fails where the segment of an earlier run is still there.
    keep = "assert ctypes.CDLL(None).shmget(4711, 4096, 0o3600) >= 0"
    source = toy_task.script(toy_task.RIGHT_LINE, before=f"import ctypes\n{keep}")
    report = dict(sandbox.score(task, made, source.encode()).report)
    assert [entry["id"] for entry in report["failed"]] == ["attack"]  # whose answer it cannot know
    assert report["passed"] == 2
