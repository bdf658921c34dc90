"""Probes: how a task describes them, how they are drawn, and the file that holds them.

A task's ``probes.py`` is trusted code: it runs in a process of the harness, outside any sandbox. It
may import Hypothesis, the pure part of localeops, ``localeops.tasks.strategies``, and as
``solution`` the script in ``solution/`` (whose functions need not be written again), and defines

``RULES``
    ``dict[str, SearchStrategy[str]]``: for every rule id of ``task.toml``, and for no other, the
    strategy of the inputs that test it. An input is the whole content of one input file.
``QUOTA``
    ``int`` or ``dict[str, int]``: how many probes a build has of each rule.
``oracle``
    ``(input: str) -> str``: the expected output, by localeops.

Where ``task.toml`` says that inputs or outputs hold bytes, these are `bytes` instead of `str`.

`draw` and `Oracle` are the only things that load it. Each rule gets candidates beyond its quota,
because one on which an independent right solution disagrees with the oracle is not kept
(``emit.py``).

The same seed gives the same candidates, however localeops is installed and whatever the hash seed:
the drawing process has a fixed environment and a fixed set of imports (``_draw.py`` says why), no
example database and no deadline. Across versions of Hypothesis a seed means nothing, so the extra
``tasks`` pins one, and `draw` refuses another.

``probes.jsonl`` has one JSON object a line with the keys ``expected``, ``id``, ``input``, ``rule``
in this order, in ASCII. The bundled data come first, with the rule ``bundled``.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.metadata
import json
import re
import subprocess
import sys
import tempfile
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypedDict

from localeops.errors import MissingExtraError, TaskError
from localeops.tasks import archive
from localeops.tasks.spec import BUNDLED, ENCODINGS
from localeops.tasks.verifier import Probe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from localeops.tasks.spec import Task

__all__ = ["Candidates", "Oracle", "Probe", "draw", "dump", "parse", "read"]


class _Drawn(TypedDict):
    """What the drawing process answers."""

    bundled: list[dict[str, str]]
    rules: dict[str, list[dict[str, str]]]
    quota: dict[str, int]


class Candidates(NamedTuple):
    """What was drawn: more than the quota of every rule, and the bundled data.

    Attributes:
        probes: All of them, the bundled data first, then rule by rule.
        quota: How many of each rule a build keeps.
    """

    probes: tuple[Probe, ...]
    quota: dict[str, int]


def draw(task: Task, *, seed: int, size: int | None = None) -> Candidates:
    """Draw candidate probes for a task in a fresh process, and let the oracle answer them.

    Args:
        task: The task.
        seed: Any whole number of at least 0.
        size: How many probes a build has in all, the bundled data not counted: at least one a
            rule, the rest in proportion to ``QUOTA``. None takes ``QUOTA`` as it is.

    Returns:
        The candidates.

    Raises:
        MissingExtraError: Hypothesis is not installed.
        TaskError: ``probes.py`` is not as it must be, or Hypothesis is not the pinned version.
    """
    bundled = [_bundled(task, path) for path in task.bundled]
    job = {"seed": seed, "size": size, "bundled": bundled, "serve": False}
    with _process(task, job) as process:
        stdout, stderr = process.communicate()
    if process.returncode or not stdout:
        raise TaskError(f"{task.path}/probes.py: drawing failed: {stderr.strip()[-800:]}")
    answer = json.loads(stdout)
    if "error" in answer:
        raise TaskError(f"{task.path}/probes.py: {answer['error']}")
    return _candidates(task, answer["drawn"])


class Oracle:
    """The oracle of a task in a process of its own, and Hypothesis beside it.

    A context manager::

        with Oracle(task, seed=7) as oracle:
            oracle.answers(["あ"])

    Args:
        task: The task.
        seed: The seed of the probes whose failures `search` looks for.
        size: As for `draw`.
    """

    def __init__(self, task: Task, *, seed: int, size: int | None = None) -> None:
        self._task = task
        self._job: dict[str, object] = {"seed": seed, "size": size, "bundled": [], "serve": True}
        self._running = contextlib.ExitStack()

    def __enter__(self) -> Self:
        self._process = self._running.enter_context(_process(self._task, self._job))
        self._hear()
        return self

    def __exit__(self, *_: object) -> None:
        self._running.close()

    def answers(self, texts: Sequence[str]) -> list[str | None]:
        """Return what the oracle says of each text, None where it refuses one."""
        self._tell({"texts": list(texts)})
        found: list[str | None] = self._hear()["answers"]
        return found

    def search(self, rule: str, fails: Callable[[str, str], bool | None]) -> None:
        """Have Hypothesis look for a failing input of a rule, and make it smaller and smaller.

        The first inputs are the candidates of `draw` in their order, until one fails.

        Args:
            rule: The rule's id.
            fails: Told an input and the expected output, it returns whether the solution fails
                there, always the same for the same input; None ends the search.
        """
        self._tell({"rule": rule})
        while "done" not in (asked := self._hear()):
            self._tell(fails(asked["input"], asked["expected"]))

    def _tell(self, value: object) -> None:
        assert self._process.stdin is not None  # noqa: S101 - it is a pipe
        with contextlib.suppress(BrokenPipeError):  # `_hear` says why
            self._process.stdin.write(json.dumps(value) + "\n")
            self._process.stdin.flush()

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        line = self._process.stdout.readline()
        answer = json.loads(line) if line else {"error": "the process of the oracle ended"}
        if "error" in answer:
            raise TaskError(f"{self._task.path}/probes.py: {answer['error']}")
        return dict(answer)


@contextlib.contextmanager
def _process(task: Task, job: Mapping[str, object]) -> Iterator[subprocess.Popen[str]]:
    """Start ``_draw.py`` on a job; end it at the end if it runs still."""
    resource = resources.files("localeops.tasks")
    about = {
        "task": task.id,
        "modules": {
            "localeops.tasks": "",
            "localeops.tasks.strategies": resource.joinpath("strategies.py").read_text("utf-8"),
            "probes": (task.path / "probes.py").read_text("utf-8"),
            "solution": task.script.read_text("utf-8"),
        },
        "rules": list(task.rules),
        "input": task.input,
        "output": task.output,
        "paths": _hypothesis_paths(),
    }
    with tempfile.TemporaryDirectory(prefix="localeops-") as scratch:
        package = Path(scratch, "localeops.zip")
        package.write_bytes(archive.zip_bytes(archive.package()))
        source = resource.joinpath("_draw.py").read_text("utf-8")
        with subprocess.Popen(  # noqa: S603 - our own interpreter and source
            [sys.executable, "-s", "-P", "-S", "-B", "-c", source],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if job["serve"] else subprocess.PIPE,
            cwd=scratch,
            encoding="utf-8",
            env={
                "HOME": scratch,
                "HYPOTHESIS_NO_PLUGINS": "1",
                "HYPOTHESIS_STORAGE_DIRECTORY": scratch,
                "LC_ALL": "C.UTF-8",
                "PATH": "/usr/bin:/bin",
                "PYTHONHASHSEED": "0",
                "PYTHONUTF8": "1",
                "TZ": "UTC",
            },
        ) as process:
            assert process.stdin is not None  # noqa: S101 - it is a pipe
            line = json.dumps({**about, **job, "archive": str(package)}) + "\n"
            try:
                with contextlib.suppress(BrokenPipeError):  # whoever reads its answer finds out
                    process.stdin.write(line)
                    process.stdin.flush()
                yield process
            finally:
                process.kill()
                with contextlib.suppress(BrokenPipeError):
                    process.stdin.close()


def _bundled(task: Task, path: Path) -> str:
    """Return the content of a file of bundled data as a probe has it."""
    try:
        return path.read_bytes().decode(ENCODINGS[task.input])
    except UnicodeDecodeError as error:
        raise TaskError(f"{path}: is not valid UTF-8 at byte {error.start}") from None


def _candidates(task: Task, drawn: _Drawn) -> Candidates:
    probes = [
        Probe(f"{BUNDLED}-{path.name}", BUNDLED, **pair)
        for path, pair in zip(task.bundled, drawn["bundled"], strict=True)
    ]
    for rule, pairs in drawn["rules"].items():
        probes += [Probe(f"{rule}-{n:03d}", rule, **pair) for n, pair in enumerate(pairs, 1)]
    return Candidates(tuple(probes), drawn["quota"])


def _hypothesis_paths() -> list[str]:
    """Return the folders that Hypothesis and what it needs are imported from."""
    try:
        import hypothesis

        sortedcontainers = importlib.import_module("sortedcontainers")  # it has no types
    except ImportError:
        raise MissingExtraError(
            "drawing probes needs Hypothesis: pip install 'localeops[tasks]'"
        ) from None
    pinned = _pinned_hypothesis()
    if pinned and hypothesis.__version__ != pinned:
        raise TaskError(
            f"drawing probes needs Hypothesis {pinned}, got {hypothesis.__version__}: "
            "pip install 'localeops[tasks]'"
        )
    modules = (hypothesis, sortedcontainers)
    return list(dict.fromkeys(str(Path(str(m.__file__)).parents[1]) for m in modules))


def _pinned_hypothesis() -> str:
    """Return the version that the extra ``tasks`` of the installed package pins."""
    try:
        required = importlib.metadata.requires("localeops") or []
    except importlib.metadata.PackageNotFoundError:
        return ""  # run from a source tree: whoever does that chooses the version
    for line in required:
        found = re.match(r"hypothesis==([\w.]+)", line)
        if found:
            return found[1]
    return ""


def dump(probes: list[Probe]) -> bytes:
    """Return the content of a ``probes.jsonl``."""
    lines = [json.dumps(probe._asdict(), ensure_ascii=True, sort_keys=True) for probe in probes]
    return "".join(f"{line}\n" for line in lines).encode("ascii")


def read(task: Task) -> list[Probe]:
    """Return the frozen probes of a task.

    Args:
        task: The task.

    Returns:
        Its probes in the order of the file.

    Raises:
        TaskError: There are none, a line is not a probe, an id occurs twice, a rule has none, or
            the bundled data are not those of ``environment/data``.
    """
    path = task.frozen
    again = f"write it again with: localeops tasks freeze {task.id}"
    if not path.is_file():
        raise TaskError(f"{path}: is missing; {again}")
    probes: dict[str, Probe] = {}
    for number, probe in enumerate(parse(path), 1):
        if probe.rule != BUNDLED and probe.rule not in task.rules:
            raise TaskError(f"{path}:{number}: rule {probe.rule!r} is not in task.toml; {again}")
        if probe.id in probes:
            raise TaskError(f"{path}:{number}: id {probe.id!r} occurs twice; {again}")
        probes[probe.id] = probe
    for rule in task.rules:
        if all(probe.rule != rule for probe in probes.values()):
            raise TaskError(f"{path}: rule {rule!r} has no probe; {again}")
    held = {probe.id: probe.input for probe in probes.values() if probe.rule == BUNDLED}
    if held != {f"{BUNDLED}-{file.name}": _bundled(task, file) for file in task.bundled}:
        raise TaskError(f"{path}: the bundled probes differ from environment/data; {again}")
    return list(probes.values())


def parse(path: Path) -> Iterator[Probe]:
    """Yield the probe of each line of a ``probes.jsonl``.

    Raises:
        TaskError: A line is not a probe.
    """
    for number, line in enumerate(path.read_bytes().decode("utf-8", "replace").splitlines(), 1):
        yield _probe(line, f"{path}:{number}")


def _probe(line: str, where: str) -> Probe:
    try:
        values = json.loads(line)
    except ValueError:
        raise TaskError(f"{where}: is not JSON") from None
    keys = list(Probe._fields)
    if not isinstance(values, dict) or sorted(values) != sorted(keys):
        raise TaskError(f"{where}: must be an object with the keys {', '.join(sorted(keys))}")
    if not all(isinstance(value, str) for value in values.values()):
        raise TaskError(f"{where}: every value must be a string")
    return Probe(**values)
