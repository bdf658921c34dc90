"""Verify a task: it must accept what is right and reject what is wrong, for the right reason.

A verification runs, in the sandbox, on the committed probes and on fresh ones nobody has seen:

* the **oracle**, by ``solve.sh`` as in a container: reward 1;
* **nothing**, no solution at all: reward 0;
* each **wrong** solution: reward 0, and the report names the rules that ``task.toml`` lists for it;
* each independent **right** solution: reward 1.
"""

from __future__ import annotations

import secrets
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from localeops.tasks import sandbox
from localeops.tasks.emit import committed, draw, score_all, write
from localeops.tasks.spec import BUNDLED

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from localeops.tasks.spec import Task

__all__ = ["Trial", "Verification", "steps", "verify"]


@dataclass(frozen=True, slots=True)
class Trial:
    """One solution on one build.

    Attributes:
        solution: ``oracle``, ``nothing``, ``wrong/<name>`` or ``right/<name>``.
        build: ``committed`` or ``fresh``.
        reward: What the verifier gave.
        passed: How many probes passed.
        total: How many there are.
        failing: The ids of the rules with a failing probe, those that must be among them first.
        problem: What is not as it must be; empty if all is well.
        seconds: How long the verifier took.
    """

    solution: str
    build: str
    reward: int
    passed: int
    total: int
    failing: tuple[str, ...]
    problem: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Verification:
    """All trials of one task.

    Attributes:
        task: The task's id.
        seed: The seed of the fresh probes.
        trials: The trials, in the order in which they ran.
        disputed: Candidates not kept, by rule (`Build`).
        seconds: How long all of it took.
    """

    task: str
    seed: int
    trials: tuple[Trial, ...]
    disputed: Mapping[str, int]
    seconds: float

    @property
    def ok(self) -> bool:
        """Whether every trial came out as it must."""
        return not any(trial.problem for trial in self.trials)


def steps(task: Task) -> int:
    """Return how many times `verify` calls its *progress*."""
    scored = len(task.right) + len(task.wrong) + 1
    return 1 + len(task.right) + 2 * scored + 1 + 2


def verify(
    task: Task, *, seed: int | None = None, progress: Callable[[str], None] = lambda _: None
) -> Verification:
    """Verify a task on its committed probes and on fresh ones.

    Args:
        task: The task, as `spec.load` gives it.
        seed: The seed of the fresh probes, at least 0; None picks one at random.
        progress: Called with the name of each step when it is done.

    Returns:
        What was found; `Verification.seed` replays it.

    Raises:
        InvalidInputError: *seed* is negative.
        InvalidTypeError: *seed* is neither an int nor None.
        MissingExtraError: Hypothesis is not installed.
        TaskError: No build can be made, or there is no sandbox.
    """
    started = time.monotonic()
    seed = secrets.randbits(32) if seed is None else seed
    frozen = committed(task)
    fresh = draw(task, seed=seed, progress=progress)
    with tempfile.TemporaryDirectory(prefix="localeops-") as scratch:
        folders = {
            name: write(task, Path(scratch, name), list(build.probes))
            for name, build in (("committed", frozen), ("fresh", fresh))
        }
        artifact = sandbox.solve(task, folders["committed"])
        progress("solve.sh")
        scores: dict[str, dict[str, sandbox.Score]] = {}
        for name, folder in folders.items():
            scores[name] = {"oracle": sandbox.score(task, folder, artifact)}
            progress("oracle")
        scores["fresh"] |= fresh.scores
        scores["committed"] |= score_all(task, folders["committed"], progress)
    trials = [
        _trial(task, solution, build, score)
        for solution in scores["fresh"]
        for build, score in ((name, scores[name][solution]) for name in folders)
    ]
    return Verification(task.id, seed, tuple(trials), fresh.disputed, time.monotonic() - started)


def _trial(task: Task, solution: str, build: str, score: sandbox.Score) -> Trial:
    report = score.report
    rules = report.get("rules")
    entries = rules if isinstance(rules, dict) else {}
    kind, _, name = solution.partition("/")
    wanted = {one.name: one.rules for one in task.wrong}[name] if kind == "wrong" else ()
    order = dict.fromkeys((*wanted, *task.rules, BUNDLED))
    failing = tuple(rule for rule in order if entries[rule]["first_failure"])
    return Trial(
        solution=solution,
        build=build,
        reward=score.reward,
        passed=int(str(report.get("passed", 0))),
        total=int(str(report.get("total", 0))),
        failing=failing,
        problem=_problem(kind, score, failing, wanted, entries),
        seconds=score.seconds,
    )


def _problem(
    kind: str,
    score: sandbox.Score,
    failing: Sequence[str],
    wanted: Sequence[str],
    entries: Mapping[str, Mapping[str, object]],
) -> str:
    """Return what is not as it must be about the score of a solution of this kind."""
    if kind in ("oracle", "right"):
        if score.reward == 1:
            return ""
        if score.report.get("reason"):
            return f"must be accepted: {score.report['reason']}"
        first = entries[failing[0]]["first_failure"] if failing else None
        about = f"{first['id']}: {first['reason']}" if isinstance(first, dict) else "no probe ran"
        return f"must be accepted: {about}"
    if score.reward:
        return "must be rejected"
    missed = [rule for rule in wanted if rule not in failing]
    return f"must be rejected by {', '.join(missed)} as well" if missed else ""
