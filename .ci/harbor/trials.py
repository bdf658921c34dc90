"""Run every task under Harbor, each in real containers, and say whether all came out as it must.

Each task is emitted. Then, in Harbor 0.26 on Podman:

* ``harbor lint --select ALL`` finds nothing but the base image that no digest pins: an image that
  was made on this machine has no digest that a ``FROM`` could name.
* Harbor's agents ``oracle`` and ``nop`` run on the whole folder of tasks: rewards 1 and 0. Harbor
  skips a folder that it does not take for a task without a word, so trials are counted.
* Each wrong solution is handed in by an agent: reward 0, and the report names the rules that
  ``task.toml`` lists for it. Each independent right solution: reward 1.

``trials.py [--seed N] [--concurrent N] [TASK...]``. Exit status 0 if all is well, 1 if not, 3 where
there is no engine. Everything it makes is below ``build/harbor``.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

import engine
from localeops import tasks as harness
from localeops.errors import LocaleOpsError
from localeops.tasks.emit import file_of
from localeops.tasks.standard import standard_files

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from localeops.tasks import Task

REPOSITORY = Path(__file__).parents[2]
FOLDER = REPOSITORY / "build" / "harbor"
TOLERATED = frozenset({"unpinned-image"})
_FINDINGS, _ENVIRONMENT = 1, 3
_HEAD = ("task", "agent", "verdict", "reward", "probes", "rejected by", "seconds")
_SHOWN = 3  # rules that a cell of the table names


@dataclass(frozen=True, slots=True)
class Wanted:
    """A trial that must be there, its reward, and the rules that must reject the solution."""

    task: str
    agent: str
    reward: int
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """What Harbor and the verifier's report say about one trial.

    Attributes:
        task: Harbor's name of the task.
        agent: ``oracle``, ``nop``, ``wrong/<name>`` or ``right/<name>``.
        reward: What the verifier gave, or None without a reward that counts.
        error: What went wrong in Harbor; empty if nothing did.
        reason: Why the verifier judged no probe; empty if it did.
        passed: How many probes passed.
        total: How many there are.
        failing: The ids of the rules with a failing probe.
        seconds: How long the trial took, containers and all.
    """

    task: str
    agent: str
    reward: float | None
    error: str
    reason: str
    passed: int
    total: int
    failing: tuple[str, ...]
    seconds: float


# -- What must come out ----------------------------------------------------------------------------


def wanted(tasks: Iterable[Task]) -> list[Wanted]:
    """Return the trials that must be there, in the order of the table."""
    found = []
    for task in tasks:
        found += [Wanted(task.name, "oracle", 1), Wanted(task.name, "nop", 0)]
        found += [Wanted(task.name, f"wrong/{one.name}", 0, one.rules) for one in task.wrong]
        found += [Wanted(task.name, f"right/{one.name}", 1) for one in task.right]
    return found


def problem(trial: Wanted, results: Sequence[Result]) -> str:
    """Return what is not as it must be about the results of a trial; empty if nothing is."""
    if len(results) != 1:
        return f"ran {len(results)} times" if results else "was not run"
    (result,) = results
    if result.error:
        return f"did not count: {result.error}"
    if result.reward != trial.reward:
        return f"reward {result.reward} instead of {trial.reward}: {result.reason}".rstrip(": ")
    return _wrong_reason(trial, result)


def _wrong_reason(trial: Wanted, result: Result) -> str:
    """Return why a reward that is as it must be says nothing; empty if it does."""
    if trial.agent == "nop":
        missing = result.reason.endswith("is not there")
        return "" if missing else "must be rejected because no solution is there"
    if result.reason:
        return f"was not judged: {result.reason}"
    if not result.total or (trial.reward and result.passed != result.total):
        return f"passed {result.passed} of {result.total} probes"
    missed = [rule for rule in trial.rules if rule not in result.failing]
    return f"must be rejected by {', '.join(missed)} as well" if missed else ""


def rows(trials: Sequence[Wanted], results: Sequence[Result]) -> list[tuple[str, ...]]:
    """Return the rows of the table; a verdict that is no good is the problem."""
    table: list[tuple[str, ...]] = []
    known = {(trial.task, trial.agent) for trial in trials}
    for trial in trials:
        mine = [one for one in results if (one.task, one.agent) == (trial.task, trial.agent)]
        good = "accepted" if trial.reward else "rejected"
        shown = _cells(mine[0], trial) if mine else ("-", "-", "-", "-")
        table.append((trial.task, trial.agent, problem(trial, mine) or good, *shown))
    for one in results:
        if (one.task, one.agent) not in known:
            cells = _cells(one, Wanted(one.task, one.agent, 0))
            table.append((one.task, one.agent, "was not asked for", *cells))
    return table


def is_good(row: Sequence[str]) -> bool:
    """Return whether the trial in a row of the table came out as it must."""
    return row[2] in ("accepted", "rejected")


def _cells(result: Result, trial: Wanted) -> tuple[str, str, str, str]:
    order = dict.fromkeys((*trial.rules, *result.failing))
    failing = [rule for rule in order if rule in result.failing]
    more = f" +{len(failing) - _SHOWN}" if len(failing) > _SHOWN else ""
    named = "no solution" if result.reason else ", ".join(failing[:_SHOWN]) + more
    reward = "-" if result.reward is None else f"{result.reward:g}"
    return reward, f"{result.passed}/{result.total}", named, f"{result.seconds:.1f}"


# -- What Harbor is given, and what it gives -------------------------------------------------------


def jobs(tasks: Sequence[Task], folder: Path, concurrent: int) -> dict[str, dict[str, object]]:
    """Return the jobs, by name: the reference agents on all tasks, and one of solutions a task."""
    common: dict[str, object] = {
        "jobs_dir": str(folder / "jobs"),
        "n_concurrent_trials": concurrent,
        "quiet": True,
        # Harbor would delete the task's image after each trial, while another one uses it.
        "environment": {"import_path": "plugins:Offline", "delete": False},
    }
    found: dict[str, dict[str, object]] = {
        "reference": {
            **common,
            "job_name": "reference",
            "agents": [{"name": "oracle"}, {"name": "nop"}],
            "datasets": [{"path": str(folder / "tasks")}],
        }
    }
    for task in tasks:
        agents = [
            {
                "import_path": "plugins:HandsIn",
                "kwargs": {
                    "solution": name,
                    "file": str(folder / "solutions" / task.id / name),
                    "target": task.solution,
                },
            }
            for name in _solutions(task)
        ]
        paths = [{"path": str(folder / "tasks" / task.id)}]
        found[task.id] = {**common, "job_name": task.id, "agents": agents, "tasks": paths}
    return found


def _solutions(task: Task) -> dict[str, bytes]:
    """Return the wrong and the right solutions, each as the one file to hand in."""
    return {
        f"{kind}/{one.name}": file_of(task, one)
        for kind, some in (("wrong", task.wrong), ("right", task.right))
        for one in some
    }


def read(trial: Path) -> Result:
    """Return what the folder of a trial says about it."""
    result: dict[str, Any] = json.loads((trial / "result.json").read_text("utf-8"))
    rewards = (result.get("verifier_result") or {}).get("rewards") or {}
    counts = bool(result.get("reward_valid")) and set(rewards) == {"reward"}
    failure = result.get("exception_info") or {}
    error = ": ".join(failure[key] for key in ("exception_type", "exception_message") if failure)
    path = trial / "verifier" / "report.json"
    report: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    if not error and not counts:
        error = "there is no valid reward"
    if not error and not report:
        error = "there is no report"
    rules = report.get("rules", {})
    started, finished = (result.get(key) or "" for key in ("started_at", "finished_at"))
    seconds = 0.0
    if started and finished:
        taken = datetime.fromisoformat(finished) - datetime.fromisoformat(started)
        seconds = taken.total_seconds()
    return Result(
        task=result["task_name"],
        agent=result["agent_info"]["name"],
        reward=rewards["reward"] if counts else None,
        error=error,
        reason=report.get("reason", ""),
        passed=report.get("passed", 0),
        total=report.get("total", 0),
        failing=tuple(rule for rule in rules if rules[rule]["first_failure"]),
        seconds=seconds,
    )


def findings(printed: str) -> list[str]:
    """Return what ``harbor lint --json`` printed against the tasks, but for what is tolerated."""
    return [
        f"{one['path']}:{one['line'] or 1}: {one['rule']}: {one['message']}"
        for one in json.loads(printed)
        if one["rule"] not in TOLERATED
    ]


# -- Doing it --------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Run it all, print the table, and return the exit status."""
    parser = argparse.ArgumentParser(description="Run every task under Harbor.")
    parser.add_argument("names", nargs="*", metavar="TASK", help="task ids; all if none is given")
    parser.add_argument("--seed", type=int, help="fresh probes; without it, the committed ones")
    parser.add_argument("--concurrent", type=int, default=2, help="trials at once (2)")
    chosen = parser.parse_args(arguments)
    started = time.monotonic()
    try:
        tasks = harness.load_all(REPOSITORY / "oracles", chosen.names)
        for name in ("tasks", "solutions", "jobs"):
            shutil.rmtree(FOLDER / name, ignore_errors=True)
        for task in tasks:
            harness.emit(task, FOLDER / "tasks", seed=chosen.seed)
            for name, content in _solutions(task).items():
                path = FOLDER / "solutions" / task.id / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
        variables = _engine(tasks)
        found = _lint(tasks, variables)
        results = _run(tasks, variables, chosen.concurrent)
    except (engine.EngineError, LocaleOpsError) as error:
        print(f"make harbor: {error}", file=sys.stderr)
        return _ENVIRONMENT
    table = rows(wanted(tasks), results)
    bad = [row for row in table if not is_good(row)]
    _print([_HEAD, *table])
    mean = sum(result.seconds for result in results) / max(1, len(results))
    lint = f"{len(found)} findings" if found else "clean but for image pinning"
    print(
        f"{len(tasks)} tasks; lint: {lint}; {len(results)} trials, "
        f"{len(bad)} not as they must be; {mean:.1f} s a trial, {chosen.concurrent} at once; "
        f"{time.monotonic() - started:.0f} s in all"
    )
    print("\n".join(found), end="\n" if found else "")
    return _FINDINGS if found or bad else 0


def dockerfile_of(task: Task) -> str:
    """Return the Dockerfile of a task: its own, or the standard one that `emit` writes."""
    own = task.path / "environment" / "Dockerfile"
    if own.is_file():
        return own.read_text("utf-8")
    return standard_files(PurePosixPath(task.solution))["environment/Dockerfile"].decode()


def _engine(tasks: Sequence[Task]) -> dict[str, str]:
    """Make the engine ready, and return the variables that Harbor and Podman need."""
    other = engine.bases(map(dockerfile_of, tasks)) - {engine.BASE}
    if other:
        raise engine.EngineError(f"a Dockerfile starts from {', '.join(sorted(other))}")
    variables = engine.configure(FOLDER)
    engine.sweep(variables)
    _say(f"base image {engine.BASE}: {engine.provide(FOLDER, variables)}")
    return {
        **variables,
        "HARBOR_TELEMETRY": "0",
        "PATH": f"{FOLDER / 'venv' / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(Path(__file__).parent),
    }


def _lint(tasks: Sequence[Task], variables: dict[str, str]) -> list[str]:
    paths = [str(FOLDER / "tasks" / task.id) for task in tasks]
    done = _harbor(["lint", *paths, "--select", "ALL", "--json"], variables)
    if done.returncode not in (0, 1):
        raise engine.EngineError(f"harbor lint could not run: {done.stdout}{done.stderr}")
    return findings(done.stdout)


def _run(tasks: Sequence[Task], variables: dict[str, str], concurrent: int) -> list[Result]:
    for name, job in jobs(tasks, FOLDER, concurrent).items():
        config = FOLDER / f"{name}.job.json"
        config.write_text(json.dumps(job, indent=1), "utf-8")
        _say(f"running the job {name} of {len(job['agents'])} agents")  # type: ignore[arg-type]
        done = _harbor(["run", "-c", str(config), "-y", "-q"], variables)
        (FOLDER / f"{name}.log").write_text(done.stdout + done.stderr, "utf-8")
        if done.returncode:
            end = "\n".join((done.stdout + done.stderr).splitlines()[-20:])
            raise engine.EngineError(f"harbor run exited with {done.returncode}:\n{end}")
    return [read(path.parent) for path in sorted((FOLDER / "jobs").glob("*/*/result.json"))]


def _harbor(words: list[str], variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [str(FOLDER / "venv" / "bin" / "harbor"), *words]
    environment = {**os.environ, **variables}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def _say(what: str) -> None:
    print(f"make harbor: {what}", file=sys.stderr, flush=True)


def _print(table: Sequence[Sequence[str]]) -> None:
    widths = [max(len(row[column]) for row in table) for column in range(len(_HEAD) - 1)]
    for row in table:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=False)]
        print("  ".join([*cells, row[-1]]))


if __name__ == "__main__":
    sys.exit(main())
