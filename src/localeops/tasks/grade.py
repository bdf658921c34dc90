"""Grade anyone's solution: fresh probes of any number, and what the verifier says.

::

    task = tasks.load(Path("oracles/ja-terminal-width"))
    score = tasks.grade(task, Path("wrap_status.py"), probes=tasks.probe_set(task, 7, 100))
    score.reward, score.report["rules"]
"""

from __future__ import annotations

import stat
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from localeops.errors import InvalidInputError, InvalidTypeError
from localeops.tasks import sandbox
from localeops.tasks.emit import agreed, write
from localeops.tasks.probes import Probe, read
from localeops.tasks.spec import BUNDLED, ENCODINGS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from localeops.tasks.spec import Task

__all__ = ["grade", "probe_set", "solution_bytes"]


def probe_set(task: Task, /, seed: int, size: int | None = None) -> tuple[Probe, ...]:
    """Draw fresh probes that all independent right solutions agree on.

    Args:
        task: The task, as `spec.load` gives it.
        seed: The seed, at least 0; the same one gives the same probes.
        size: How many, at least one a rule; the rest is shared out in proportion to the task's
            ``QUOTA``. None takes the probes that a build of this seed has.

    Returns:
        The probes, rule by rule; the bundled data are not among them.

    Raises:
        InvalidInputError: *seed* is negative, or *size* less than the number of rules.
        InvalidTypeError: *seed* is not an int, or *size* neither that nor None.
        MissingExtraError: Hypothesis is not installed.
        TaskError: A strategy has not so many inputs, too many are disputed, or there is no sandbox.
    """
    build = agreed(task, seed=seed, size=size)
    return tuple(probe for probe in build.probes if probe.rule != BUNDLED)


def grade(task: Task, path: Path, /, *, probes: Iterable[Probe] | None = None) -> sandbox.Score:
    """Have the verifier judge a solution in the sandbox.

    Args:
        task: The task, as `spec.load` gives it.
        path: The solution, one file; a symbolic link to one will do.
        probes: What to judge it by, at least one; None takes the committed probes.

    Returns:
        The reward, and the verifier's report: the share passed, and for each rule its sentence,
        its score and the first failing probe with expected and actual output.

    Raises:
        InvalidInputError: *path* is no file that can be a solution, *probes* is empty, or has an
            id twice, a rule that the task has not, or a text that is not UTF-8.
        InvalidTypeError: *path* is not a path.
        SandboxUnavailableError: Bubblewrap or a Python for it is missing.
        TaskError: The committed probes are not as they must be.
    """
    artifact = solution_bytes(task, path)
    chosen = read(task) if probes is None else list(probes)
    _check(task, chosen)
    with tempfile.TemporaryDirectory(prefix="localeops-") as scratch:
        made = write(task, Path(scratch), chosen)
        return sandbox.score(task, made, artifact)


def solution_bytes(task: Task, path: Path) -> bytes:
    """Return the content of a solution file.

    Raises:
        InvalidInputError: It is missing, no regular file, not readable or too large.
        InvalidTypeError: *path* is not a path.
    """
    if not isinstance(path, Path):
        raise InvalidTypeError(f"path must be a Path, got {type(path).__name__}")
    limit = task.limits.solution_limit_bytes
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            kind = "a folder" if stat.S_ISDIR(found.st_mode) else "not a regular file"
            raise InvalidInputError(f"{path}: is {kind}, a solution is one file")
        if found.st_size > limit:
            raise InvalidInputError(f"{path}: is larger than {limit} bytes")
        with path.open("rb") as file:
            return file.read(limit + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, InvalidInputError):
            raise
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise InvalidInputError(f"{path}: cannot be read: {why}") from None


def _check(task: Task, probes: list[Probe]) -> None:
    if not probes:
        raise InvalidInputError("probes must be at least one")
    ids: set[str] = set()
    for probe in probes:
        if probe.rule != BUNDLED and probe.rule not in task.rules:
            raise InvalidInputError(
                f"rule {probe.rule!r} of probe {probe.id!r} is not in task.toml"
            )
        if probe.id in ids:
            raise InvalidInputError(f"probe id {probe.id!r} occurs twice")
        ids.add(probe.id)
        for text, content in ((probe.input, task.input), (probe.expected, task.output)):
            try:
                text.encode(ENCODINGS[content])
            except UnicodeEncodeError:
                what = "a lone surrogate" if content == "text" else "what stands for no byte"
                raise InvalidInputError(f"probe {probe.id!r} has {what}") from None
