"""Emit a task: from its folder in ``oracles/`` to a complete folder that Harbor runs.

Copied as they are: ``task.toml``, both instructions, ``README.md`` and ``environment/``. So are the
``Dockerfile``, ``solution/solve.sh`` and ``tests/test.sh`` of a folder that has its own; else they
are the standard ones (``standard.py``). Made here: the oracle's solution as one file (script and
package in a zipapp, under the script's name), ``tests/verifier.py``, ``tests/verifier.json`` and
``tests/probes.jsonl``. What only the harness needs (``probes.py``, ``wrong/``, ``right/``) stays
behind.

Without a seed the probes are the committed ones, which `freeze` writes. With a seed they are drawn
anew, and two checks guard what is kept:

* **A probe** only if every independent right solution gives the oracle's answer on it. A
  disagreement is never silent: it is counted by rule in the result. When more than `TOLERATED` of
  all candidates are disputed, or of one rule's more than one and more than that share, somebody
  is wrong about a rule: a `TaskError`. So is a right solution that crashes or runs out of time.
* **A build** only if every wrong solution fails at least one probe, every right one passes all,
  and doing nothing fails.

The bundled data are probes too and may not be disputed at all. The same seed gives the same bytes.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Literal

from localeops.errors import (
    InvalidInputError,
    InvalidTypeError,
    TaskError,
    require_choice,
    require_count,
)
from localeops.tasks import archive, probes, sandbox
from localeops.tasks.spec import BUNDLED, ENCODINGS
from localeops.tasks.standard import STANDARD, standard_files

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from localeops.tasks.probes import Candidates, Probe
    from localeops.tasks.spec import Solution, Task

__all__ = ["TOLERATED", "Build", "agreed", "committed", "draw", "emit", "freeze", "fresh"]

TOLERATED = 0.02
_COPIED = ("task.toml", "instruction.md", "instruction.en.md", "README.md")


@dataclass(frozen=True, slots=True)
class Build:
    """The probes of one build, and what was found out while making it.

    Attributes:
        probes: What is kept, the bundled data first.
        seed: The seed they were drawn from, or None for the committed ones.
        disputed: For each rule with any, the number of candidates not kept because a right solution
            disagreed with the oracle.
        scores: What the verifier said of each wrong and right solution, by ``wrong/<name>`` and
            ``right/<name>``, and of doing nothing, by ``nothing``; empty for the committed probes.
    """

    probes: tuple[Probe, ...]
    seed: int | None
    disputed: Mapping[str, int]
    scores: Mapping[str, sandbox.Score]


def emit(
    task: Task,
    folder: Path,
    *,
    seed: int | None = None,
    existing: Literal["error", "replace"] = "error",
) -> Path:
    """Write a task as a complete Harbor task folder.

    Args:
        task: The task, as `spec.load` gives it.
        folder: Where to write; the task becomes ``folder/<task id>``.
        seed: Draw fresh probes from this seed (at least 0); None takes the committed ones.
        existing: What to do about a ``folder/<task id>`` that is there already.

    Returns:
        The folder that was written.

    Raises:
        InvalidInputError: *seed* is negative, or *existing* is none of its choices.
        InvalidTypeError: *seed* is neither an int nor None.
        MissingExtraError: A seed is given and Hypothesis is not installed.
        TaskError: The probes are not as they must be, the build is not good enough to keep, the
            folder exists already, or (with a seed) there is no sandbox.
    """
    require_choice(existing, "existing", ["error", "replace"])
    target = folder / task.id
    if target.exists() and existing == "error":
        raise TaskError(f"{target}: exists already")
    build = committed(task) if seed is None else fresh(task, seed=seed)
    with tempfile.TemporaryDirectory(prefix="localeops-") as scratch:
        made = write(task, Path(scratch), list(build.probes))
        if target.exists():
            if not (target / "task.toml").is_file():
                raise TaskError(f"{target}: exists already and is not a task, it is left alone")
            shutil.rmtree(target)
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copytree(made, target)
    return target


def committed(task: Task) -> Build:
    """Return the build that is committed with the task."""
    return Build(tuple(probes.read(task)), None, {}, {})


def freeze(task: Task, *, seed: int) -> Build:
    """Draw a build and write it as the task's committed probes.

    Args:
        task: The task.
        seed: The seed, at least 0.

    Returns:
        The build.

    Raises:
        InvalidInputError: *seed* is negative.
        InvalidTypeError: *seed* is not an int.
        MissingExtraError: Hypothesis is not installed.
        TaskError: As for `emit` with a seed.
    """
    build = fresh(task, seed=seed)
    task.frozen.write_bytes(probes.dump(list(build.probes)))
    return build


def fresh(task: Task, *, seed: int) -> Build:
    """Draw a build from a seed, and raise unless it is worth keeping.

    Args:
        task: The task.
        seed: The seed, at least 0.

    Returns:
        The build.

    Raises:
        InvalidInputError: *seed* is negative.
        InvalidTypeError: *seed* is not an int.
        MissingExtraError: Hypothesis is not installed.
        TaskError: As for `emit` with a seed.
    """
    build = draw(task, seed=seed)
    for name, score in build.scores.items():
        wanted = int(name.startswith("right/"))
        if score.reward != wanted:
            raise TaskError(
                f"{task.path}: the build of seed {seed} cannot be kept: {name} scores "
                f"{score.reward} instead of {wanted}{_first(score)}"
            )
    return build


def draw(task: Task, *, seed: int, progress: Callable[[str], None] = lambda _: None) -> Build:
    """Draw a build from a seed and score every solution on it, but do not judge the scores.

    Args:
        task: The task.
        seed: The seed, at least 0.
        progress: Called with the name of each step when it is done.

    Returns:
        The build.

    Raises:
        InvalidInputError: *seed* is negative.
        InvalidTypeError: *seed* is not an int.
        MissingExtraError: Hypothesis is not installed.
        TaskError: Too many candidates are disputed, or there is no sandbox.
    """
    build = agreed(task, seed=seed, progress=progress)
    with tempfile.TemporaryDirectory(prefix="localeops-") as scratch:
        made = write(task, Path(scratch), list(build.probes))
        return replace(build, scores=score_all(task, made, progress))


def agreed(
    task: Task,
    *,
    seed: int,
    size: int | None = None,
    progress: Callable[[str], None] = lambda _: None,
) -> Build:
    """Draw a build from a seed, but score no solution on it.

    Args:
        task: The task.
        seed: The seed, at least 0.
        size: How many probes the build has beside the bundled data (`probes.draw`).
        progress: Called with the name of each step when it is done.

    Returns:
        The build, without scores.

    Raises:
        InvalidInputError: *seed* is negative, or *size* less than the number of rules.
        InvalidTypeError: *seed* or *size* is not an int.
        MissingExtraError: Hypothesis is not installed.
        TaskError: Too many candidates are disputed, or there is no sandbox.
    """
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise InvalidTypeError(f"seed must be an int, got {type(seed).__name__}")
    if seed < 0:
        raise InvalidInputError(f"seed must be at least 0, got {seed}")
    if size is not None:
        require_count(size, "size")
        if size < len(task.rules):
            raise InvalidInputError(
                f"size must be at least {len(task.rules)}, one probe a rule, got {size}"
            )
    candidates = probes.draw(task, seed=seed, size=size)
    progress("probes")
    with tempfile.TemporaryDirectory(prefix="localeops-") as scratch:
        disputed = _disputes(task, candidates, Path(scratch), progress)
    kept, counts = _kept(task, candidates, disputed)
    return Build(tuple(kept), seed, counts, {})


def score_all(task: Task, made: Path, progress: Callable[[str], None]) -> dict[str, sandbox.Score]:
    """Score every right and wrong solution, and nothing at all, on the emitted task at *made*."""
    files: dict[str, bytes | None] = {
        f"{kind}/{solution.name}": file_of(task, solution)
        for kind, solutions in (("right", task.right), ("wrong", task.wrong))
        for solution in solutions
    }
    files["nothing"] = None
    return _scores(task, made, files, progress)


def _scores(
    task: Task, made: Path, files: Mapping[str, bytes | None], progress: Callable[[str], None]
) -> dict[str, sandbox.Score]:
    """Score these solutions, as many at once as there are processors."""
    scores: dict[str, sandbox.Score] = {}
    with ThreadPoolExecutor(max_workers=min(8, os.cpu_count() or 1)) as pool:
        running = {name: pool.submit(sandbox.score, task, made, files[name]) for name in files}
        try:
            for name, future in running.items():
                scores[name] = future.result()
                progress(name)
        finally:
            pool.shutdown(cancel_futures=True)
    return scores


def file_of(task: Task, solution: Solution) -> bytes:
    """Return a wrong or right solution as the one file that a solver would hand in."""
    return archive.one_file(solution.path, PurePosixPath(task.solution).name)


def write(task: Task, folder: Path, kept: list[Probe]) -> Path:
    """Write a task with these probes as the Harbor task ``folder/<task id>``, and return that."""
    target = folder / task.id
    own = [path for path in (task.path / "environment").rglob("*") if path.is_file()]
    own += [task.path / name for name in _COPIED]
    own += [task.path / name for name in STANDARD if (task.path / name).is_file()]
    files = standard_files(PurePosixPath(task.solution))
    files |= {path.relative_to(task.path).as_posix(): path.read_bytes() for path in own}
    script = task.script.read_bytes()
    files[f"solution/{task.script.name}"] = archive.zipapp(script, archive.package(script))
    files["tests/verifier.py"] = Path(__file__).with_name("verifier.py").read_bytes()
    files["tests/verifier.json"] = _config(task)
    files["tests/probes.jsonl"] = probes.dump(kept)
    for name, content in files.items():
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        path.chmod(0o755 if path.suffix == ".sh" else 0o644)
    for path in (target, *target.rglob("*")):
        if path.is_dir():
            path.chmod(0o755)
    return target


def _config(task: Task) -> bytes:
    rules = {BUNDLED: "The files that come with the task are treated right.", **task.rules}
    values = {
        "task": task.id,
        "solution": task.solution,
        "command": list(task.command),
        "input_suffix": task.input_suffix,
        "batch": task.batch,
        "input_encoding": ENCODINGS[task.input],
        "output_encoding": ENCODINGS[task.output],
        "budget_sec": round(task.timeout_sec * 0.8, 3),  # the rest is for starting and reporting
        "rules": rules,
        **asdict(task.limits),
    }
    return (json.dumps(values, ensure_ascii=True, indent=1) + "\n").encode("ascii")


def _disputes(
    task: Task, candidates: Candidates, scratch: Path, progress: Callable[[str], None]
) -> dict[str, str]:
    """Return why a right solution disagrees with the oracle, by the probe's id."""
    made = write(task, scratch, list(candidates.probes))
    disputed: dict[str, str] = {}
    files = {solution.name: file_of(task, solution) for solution in task.right}
    scores = _scores(task, made, files, progress)
    for solution in task.right:
        score = scores[solution.name]
        if score.report.get("reason"):
            raise TaskError(f"{solution.path}: {score.report['reason']}")
        for entry in _failed(score):
            if not entry["reason"].startswith("wrong output"):
                raise TaskError(f"{solution.path}: {entry['id']}: {entry['reason']}")
            disputed.setdefault(entry["id"], f"right/{solution.name} disagrees: {entry['reason']}")
    return disputed


def _kept(
    task: Task, candidates: Candidates, disputed: Mapping[str, str]
) -> tuple[list[Probe], dict[str, int]]:
    """Return the probes that fill the quota, and how many of each rule are disputed."""
    kept: list[Probe] = []
    counts: dict[str, int] = {}
    for rule in (BUNDLED, *task.rules):
        mine = [probe for probe in candidates.probes if probe.rule == rule]
        agreed = [probe for probe in mine if probe.id not in disputed]
        count = len(mine) - len(agreed)
        first = next((f"{p.id}: {disputed[p.id]}" for p in mine if p.id in disputed), "")
        if count:
            counts[rule] = count
        if count and (rule == BUNDLED or count > max(1, TOLERATED * len(mine))):
            raise TaskError(
                f"{task.path}: {count} of {len(mine)} candidates of {rule} are disputed; "
                f"the first is {first}"
            )
        kept += agreed if rule == BUNDLED else agreed[: candidates.quota[rule]]
    if sum(counts.values()) > TOLERATED * len(candidates.probes):
        raise TaskError(
            f"{task.path}: {sum(counts.values())} of {len(candidates.probes)} candidates are "
            f"disputed, more than {TOLERATED:.0%}: {counts}"
        )
    return kept, counts


def _failed(score: sandbox.Score) -> list[dict[str, str]]:
    found = score.report.get("failed")
    return found if isinstance(found, list) else []


def _first(score: sandbox.Score) -> str:
    """Return the first failure as the end of a sentence, or nothing."""
    failed = _failed(score)
    return f" ({failed[0]['id']}: {failed[0]['reason']})" if failed else ""
