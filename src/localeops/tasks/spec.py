"""Task folders: read and check one, and say what is wrong and where.

A task folder is a Harbor task (schema 1.4) with ``probes.py``, ``wrong/`` and ``right/`` beside
it. What the harness needs beyond Harbor's own fields stands in ``task.toml``::

    [metadata.localeops]
    solution = "/app/wrap_status.py"       # the one file asked for, and the only artifact
    command = ["python3", "{solution}", "{outputs}", "{inputs}"]
    input_suffix = ".log"                  # of input files; the bundled data end with it too
    batch = 25                             # how many input files one process is given
    input = "text"                         # or "bytes": what input files hold
    output = "text"                        # or "bytes": what outputs hold
    [metadata.localeops.rules]             # the closed list of rules, a sentence each
    "kana.merge" = "A voiced mark merges with the kana before it."
    [metadata.localeops.wrong]             # for each folder wrong/<name>, the rules to name
    nfkc-first = ["text.unchanged"]

``{inputs}`` becomes one or more file paths, ``{outputs}`` a folder: the result for each input is
a file of the same name there. Optional limits of one process, with their defaults:
``time_limit_sec`` 5, ``memory_limit_mb`` 512, ``output_limit_bytes`` 1048576 (of each output, and
of standard output and error together), ``disk_limit_bytes`` 67108864, ``solution_limit_bytes``
16777216, ``process_limit`` 128.

``text`` is UTF-8, and the default. Files of ``bytes`` are held as strings whose characters, U+0000
to U+00FF, each stand for one byte: in `Probe`, in ``probes.jsonl`` and in reports. Only
``probes.py`` has them as `bytes`.

The verifier must name, for each wrong solution, the rules listed for it, and may name others.

The bundled data are the files of ``environment/data`` whose names end with `input_suffix`; they are
probes with the rule id ``bundled``, which no task may use for itself.

A folder may leave out what is the same in every task (``standard.py``): ``environment/Dockerfile``,
``solution/solve.sh`` and ``tests/test.sh``.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Literal, NoReturn, TypeVar

from localeops.errors import TaskError, did_you_mean
from localeops.tasks.standard import AGENT, STANDARD

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = [
    "BUNDLED",
    "ENCODINGS",
    "Content",
    "Limits",
    "Solution",
    "Task",
    "load",
    "load_all",
    "names",
]

BUNDLED = "bundled"
_TEXTS = ("task.toml", "instruction.md", "instruction.en.md", "README.md", "probes.py")
_REQUIRED = (*_TEXTS, "environment/data")
_T = TypeVar("_T")
Content = Literal["text", "bytes"]
ENCODINGS: dict[Content, str] = {"text": "utf-8", "bytes": "latin-1"}  # of a file's content as str


@dataclass(frozen=True, slots=True)
class Limits:
    """What one process of a solution may use."""

    time_limit_sec: float = 5.0
    memory_limit_mb: int = 512
    output_limit_bytes: int = 1 << 20
    disk_limit_bytes: int = 64 << 20
    solution_limit_bytes: int = 16 << 20
    process_limit: int = 128


@dataclass(frozen=True, slots=True)
class Solution:
    """A wrong or an independent right solution of a task.

    Attributes:
        name: The name of its folder, such as ``nfkc-first``.
        path: The folder.
        rules: For a wrong one, the rules that the verifier's report must name.
    """

    name: str
    path: Path
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Task:
    """A task folder that has been read and found well formed.

    Attributes:
        id: The folder's name, such as ``ja-terminal-width``.
        path: The folder.
        name: Harbor's name for it, ``organisation/name``.
        solution: Where the solution belongs in the container, such as ``/app/wrap_status.py``.
        command: The command line with its place holders.
        input_suffix: How the names of input files end.
        batch: How many input files one process is given.
        input: What input files hold, ``text`` or ``bytes``.
        output: What outputs hold.
        limits: What one process may use.
        timeout_sec: How long the whole verifier may take.
        rules: The sentence of each rule, by id, in the order of ``task.toml``.
        bundled: The data files that the agent sees, sorted by name.
        wrong: The wrong solutions, sorted by name.
        right: The independent right solutions, sorted by name.
    """

    id: str
    path: Path
    name: str
    solution: str
    command: tuple[str, ...]
    input_suffix: str
    batch: int
    input: Content
    output: Content
    limits: Limits
    timeout_sec: float
    rules: Mapping[str, str]
    bundled: tuple[Path, ...]
    wrong: tuple[Solution, ...]
    right: tuple[Solution, ...]

    @property
    def frozen(self) -> Path:
        """The committed probes."""
        return self.path / "tests" / "probes.jsonl"

    @property
    def script(self) -> Path:
        """The oracle's own script, which imports localeops."""
        return self.path / "solution" / PurePosixPath(self.solution).name


def load_all(root: Path, wanted: Iterable[str] = ()) -> list[Task]:
    """Return the tasks below *root*, sorted by id, or those that are named.

    Args:
        root: The folder that holds the task folders.
        wanted: Ids of tasks; with none, every folder that holds a ``task.toml``.

    Returns:
        The tasks, at least one.

    Raises:
        TaskError: There is no such folder or task, or one is not well formed.
    """
    return [load(root / name) for name in names(root, wanted)]


def names(root: Path, wanted: Iterable[str] = ()) -> list[str]:
    """Return the ids of the tasks below *root*, sorted, or those that are wanted.

    Args:
        root: The folder that holds the task folders.
        wanted: Ids of tasks; with none, every folder that holds a ``task.toml``.

    Returns:
        The ids, at least one.

    Raises:
        TaskError: There is no such folder or task.
    """
    if not root.is_dir():
        raise TaskError(f"{root}: there is no such folder of tasks")
    known = sorted(path.parent.name for path in root.glob("*/task.toml"))
    if not known:
        raise TaskError(f"{root}: no folder in it holds a task.toml")
    chosen = list(dict.fromkeys(wanted)) or known
    for name in chosen:
        if name not in known:
            near = did_you_mean(name, known)
            raise TaskError(f"{root}: there is no task {name!r}, only {', '.join(known)}{near}")
    return chosen


def load(path: Path) -> Task:
    """Read a task folder and check it.

    Args:
        path: The folder.

    Returns:
        The task.

    Raises:
        TaskError: Something is missing or not as it must be; the message says what and where.
    """
    path = path.resolve()
    _check_files(path)
    manifest = path / "task.toml"
    try:
        data = _Table(manifest, "", tomllib.loads(manifest.read_text("utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise TaskError(f"{manifest}: {error}") from None
    ours = data.table("metadata").table("localeops")
    solution = ours.get("solution", str)
    _check_harbor(data, solution)
    if not (path / "environment" / "Dockerfile").exists():
        data.table("agent").exactly("user", AGENT)  # whom the standard image has
    workdir = data.table("environment").get("workdir", str)
    if PurePosixPath(solution).parent != PurePosixPath(workdir):
        ours.fail("solution", f"must be a file in the workdir {workdir}, got {solution!r}")
    command = tuple(ours.strings("command"))
    for word in ("{solution}", "{outputs}", "{inputs}"):
        if command.count(word) != 1:
            ours.fail("command", f"must hold {word} once, as a word of its own")
    suffix = ours.get("input_suffix", str)
    if not suffix.startswith(".") or not suffix[1:].isalnum() or not suffix.isascii():
        ours.fail("input_suffix", f"must be a dot and ASCII letters or digits, got {suffix!r}")
    rules = _rules(ours)
    bundled = tuple(sorted((path / "environment" / "data").rglob(f"*{suffix}")))
    if not bundled:
        raise TaskError(f"{path}/environment/data: no file ends with {suffix!r}")
    if not (path / "solution" / PurePosixPath(solution).name).is_file():
        raise TaskError(f"{path}/solution/{PurePosixPath(solution).name}: is missing")
    return Task(
        id=path.name,
        path=path,
        name=data.table("task").get("name", str),
        solution=solution,
        command=command,
        input_suffix=suffix,
        batch=ours.positive("batch", 25),
        input=_content(ours, "input"),
        output=_content(ours, "output"),
        limits=_limits(ours),
        timeout_sec=data.table("verifier").positive("timeout_sec", None),
        rules=rules,
        bundled=bundled,
        wrong=_wrong(path, ours, rules),
        right=_right(path),
    )


class _Table:
    """A table of ``task.toml`` that knows where it stands, for the messages."""

    def __init__(self, file: Path, where: str, values: dict[str, object]) -> None:
        self.file, self.where, self.values = file, where, values

    def fail(self, key: str, what: str) -> NoReturn:
        raise TaskError(f"{self.file}: {self._name(key)} {what}")

    def _name(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def get(self, key: str, kind: type[_T]) -> _T:
        value = self.values.get(key)
        if not isinstance(value, kind):
            found = "it is missing" if value is None else f"got {value!r}"
            raise TaskError(f"{self.file}: {self._name(key)} must be a {kind.__name__}, {found}")
        return value

    def table(self, key: str) -> _Table:
        return _Table(self.file, self._name(key), self.get(key, dict))

    def strings(self, key: str) -> list[str]:
        values = self.get(key, list)
        if not values or not all(isinstance(value, str) for value in values):
            self.fail(key, f"must be a list of strings, got {values!r}")
        return values

    def positive(self, key: str, default: _T | None) -> _T:
        """Return the number at *key*; one that has a default may be missing."""
        value = self.values.get(key, default)
        kind = (int,) if isinstance(default, int) else (int, float)
        if not isinstance(value, kind) or isinstance(value, bool) or value <= 0:
            self.fail(key, f"must be a number above 0, got {value!r}")
        return value  # type: ignore[return-value]  # it is of the default's kind

    def exactly(self, key: str, wanted: object) -> None:
        if self.values.get(key) != wanted:
            self.fail(key, f"must be {wanted!r}, got {self.values.get(key)!r}")


def _check_files(path: Path) -> None:
    if not path.is_dir():
        raise TaskError(f"{path}: there is no such task folder")
    for name in _REQUIRED:
        if not (path / name).exists():
            raise TaskError(f"{path}/{name}: is missing")
    own = [name for name in STANDARD if (path / name).exists()]
    for name in (*_TEXTS, *own):
        _check_text(path / name)
        if name.endswith(".sh"):
            _check_script(path / name)
    for found in path.rglob("*"):
        if found.is_symlink():
            raise TaskError(f"{found}: is a symbolic link, a task folder must have none")


def _check_script(path: Path) -> None:
    if not path.read_bytes().startswith(b"#!"):
        raise TaskError(f"{path}: must start with #!")
    if not path.stat().st_mode & 0o100:
        raise TaskError(f"{path}: must have its run bit set (chmod +x)")


def _check_text(path: Path) -> None:
    content = path.read_bytes()
    if not content.strip():
        raise TaskError(f"{path}: is empty")
    if b"\r" in content:
        raise TaskError(f"{path}: has CR LF line ends, it must have LF")


def _check_harbor(data: _Table, solution: str) -> None:
    """Check what Harbor needs, and what the verifier's promises rest on."""
    data.exactly("schema_version", "1.4")
    data.exactly("artifacts", [solution])
    organisation, _, name = data.table("task").get("name", str).partition("/")
    if not organisation or not name or not (organisation + name).isascii():
        data.table("task").fail("name", "must be ASCII, organisation/name")
    data.table("verifier").exactly("environment_mode", "separate")
    data.table("verifier").exactly("network_mode", "no-network")
    data.table("verifier").exactly("user", "root")
    data.table("environment").exactly("network_mode", "no-network")
    if data.table("agent").get("user", str) == "root":
        data.table("agent").fail("user", "must not be root")


def _rules(ours: _Table) -> dict[str, str]:
    rules: dict[str, str] = {}
    table = ours.table("rules")
    for name in table.values:
        if isinstance(table.values[name], dict):
            table.fail(name, "is a table: a rule id with a dot needs quotes")
        sentence = table.get(name, str)
        if name == BUNDLED:
            table.fail(name, "is kept for the bundled data")
        if not sentence.strip():
            table.fail(name, "must be a sentence")
        rules[name] = sentence
    if not rules:
        ours.fail("rules", "must name at least one rule")
    return rules


def _content(ours: _Table, key: str) -> Content:
    value = ours.values.get(key, "text")
    if value != "text" and value != "bytes":  # noqa: PLR1714 - so that the type is known
        ours.fail(key, f"must be 'text' or 'bytes', got {value!r}")
    return value


def _limits(ours: _Table) -> Limits:
    default = Limits()
    return Limits(
        time_limit_sec=ours.positive("time_limit_sec", default.time_limit_sec),
        memory_limit_mb=ours.positive("memory_limit_mb", default.memory_limit_mb),
        output_limit_bytes=ours.positive("output_limit_bytes", default.output_limit_bytes),
        disk_limit_bytes=ours.positive("disk_limit_bytes", default.disk_limit_bytes),
        solution_limit_bytes=ours.positive("solution_limit_bytes", default.solution_limit_bytes),
        process_limit=ours.positive("process_limit", default.process_limit),
    )


def _wrong(path: Path, ours: _Table, rules: Mapping[str, str]) -> tuple[Solution, ...]:
    named = ours.table("wrong")
    found = _folders(path / "wrong")
    for name in named.values:
        if name not in found:
            named.fail(name, f"has no folder wrong/{name}")
    for name in found:
        if name not in named.values:
            named.fail(name, f"is missing: which rules must reject wrong/{name}?")
        for rule in named.strings(name):
            if rule not in rules and rule != BUNDLED:
                named.fail(name, f"names the rule {rule!r}, which is not in the list of rules")
    return tuple(
        Solution(name, path / "wrong" / name, tuple(named.strings(name))) for name in found
    )


def _right(path: Path) -> tuple[Solution, ...]:
    return tuple(Solution(name, path / "right" / name) for name in _folders(path / "right"))


def _folders(parent: Path) -> list[str]:
    names = sorted(path.name for path in parent.glob("*") if path.is_dir())
    if not names:
        raise TaskError(f"{parent}: must hold at least one solution, in a folder of its own")
    return names
