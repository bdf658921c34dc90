"""Check a task folder: what can be said of it for sure, without the sandbox.

`spec.load` says what a folder must have for the harness to work. `check` goes on from there:

1. **Layout and metadata.** Nothing that every task has is missing: the metadata, with a language
   that the folder's name begins with; a table of all rules in ``README.md``; for each rule a wrong
   solution that it rejects; right solutions that do not import localeops; no two solutions alike.
2. **Instructions.** Both demand the same, and each is in its language (``instructions.py``).
3. **Leaks.** Nothing in the image, nor in an instruction, gives away an answer: no expected output
   of a probe, no id of a rule, no word of localeops.
4. **Repeatability.** Two processes with different hash seeds, time zones and locales emit the same
   bytes, draw the same probes, and the reference solution answers all committed ones as expected.
5. **Overlap** with the other tasks: instructions that share much of their wording, data or inputs
   of probes that are the same.

What `verify` proves with the sandbox is not done again here.
"""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import localeops
from localeops import tags
from localeops.errors import LocaleOpsError, MissingExtraError, TaskError
from localeops.tasks import instructions, probes
from localeops.tasks.emit import file_of
from localeops.tasks.spec import BUNDLED, ENCODINGS, load

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from localeops.tasks.probes import Probe
    from localeops.tasks.spec import Task

__all__ = ["Problem", "check"]

_NATIVE, _ENGLISH = "instruction.md", "instruction.en.md"
_WORDS = {
    "task": ("description",),
    "metadata": ("language", "category", "subcategory", "difficulty"),
}
_LISTS = {"task": ("keywords",), "metadata": ("tags",)}
_TELLING = 16  # characters; what is shorter may be in a file by chance
_SHINGLE = 5  # words
_ALIKE = 0.25  # of all shingles of two instructions: tasks have a frame of sentences in common
_SECONDS = 600
_ENVIRONMENTS = (
    {"PYTHONHASHSEED": "1", "TZ": "UTC", "LANG": "C.UTF-8"},
    {"PYTHONHASHSEED": "2", "TZ": "Asia/Kathmandu", "LANG": "tr_TR.ISO-8859-9"},
)
_EMIT = """\
import sys
from pathlib import Path
from localeops import tasks
from localeops.tasks import probes
task, out = tasks.load(Path(sys.argv[1])), Path(sys.argv[2])
tasks.emit(task, out)
drawn = probes.draw(task, seed=1, size=len(task.rules))
(out / "drawn.jsonl").write_bytes(probes.dump(list(drawn.probes)))
"""


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a task folder that is not as it must be.

    Attributes:
        path: The file or folder, absolute.
        line: The number of the line, None where none can be named.
        message: What is the matter.
    """

    path: str
    line: int | None
    message: str

    def __str__(self) -> str:
        where = self.path if self.line is None else f"{self.path}:{self.line}"
        return f"{where}: {self.message}"


def check(path: Path, *, others: Iterable[Path] | None = None) -> tuple[Problem, ...]:
    """Check a task folder.

    Args:
        path: The folder.
        others: The folders of the tasks that it must not overlap with; None takes those beside it.

    Returns:
        What is not as it must be, in the order of the module's description; nothing if all is well.
        Where the folder cannot even be loaded, that alone.

    Raises:
        MissingExtraError: Hypothesis is not installed.
    """
    path = path.resolve()
    if importlib.util.find_spec("hypothesis") is None:
        raise MissingExtraError("drawing probes needs Hypothesis: pip install 'localeops[tasks]'")
    try:
        task = load(path)
        committed = probes.read(task)
    except TaskError as error:
        return (_problem(error, path),)
    if others is None:
        others = (manifest.parent for manifest in path.parent.glob("*/task.toml"))
    return (
        *_metadata(task),
        *_rules(task),
        *_solutions(task),
        *_instructions(task),
        *_leaks(task, committed),
        *_repeated(task, committed),
        *_overlaps(task, committed, sorted({other.resolve() for other in others} - {path})),
    )


def _problem(error: TaskError, path: Path) -> Problem:
    """Return an error of another module, which names its file at the beginning, as a problem."""
    found = re.fullmatch(r"(.+?)(?::([0-9]+))?: (.*)", str(error), re.DOTALL)
    if found and found[1].startswith(str(path)):
        return Problem(found[1], int(found[2]) if found[2] else None, found[3])
    return Problem(str(path), None, str(error))


def _at(path: Path, word: str, message: str) -> Problem:
    """Return a problem at the first line of a file that begins with a word, or names it at all."""
    lines = path.read_text("utf-8").split("\n")
    begins = re.compile(rf'\[?"?{re.escape(word)}"?\s*[=\]]')
    places = [n for n, line in enumerate(lines, 1) if begins.match(line)]
    places += [n for n, line in enumerate(lines, 1) if word in line]
    return Problem(str(path), places[0] if places else None, message)


def _metadata(task: Task) -> Iterator[Problem]:
    manifest = task.path / "task.toml"
    values = tomllib.loads(manifest.read_text("utf-8"))
    for table, keys in _WORDS.items():
        for key in keys:
            value = values[table].get(key)
            if not isinstance(value, str) or not value.strip():
                message = f"{table}.{key} must be a text, " + (
                    "it is missing" if value is None else f"got {value!r}"
                )
                yield _at(manifest, key if key in values[table] else table, message)
    for table, keys in _LISTS.items():
        for key in keys:
            found = values[table].get(key)
            if not isinstance(found, list) or not found:
                message = f"{table}.{key} must be a list of at least one word, " + (
                    "it is missing" if found is None else f"got {found!r}"
                )
                yield _at(manifest, key if key in values[table] else table, message)
    if task.name.partition("/")[2] != task.id:
        yield _at(manifest, "name", f"task.name must end with the folder's name, /{task.id}")
    language = values["metadata"].get("language")
    if isinstance(language, str) and language.strip():
        yield from _language(task, manifest, language)


def _language(task: Task, manifest: Path, language: str) -> Iterator[Problem]:
    try:
        canonical = tags.canonicalize(language)
    except LocaleOpsError as error:
        yield _at(manifest, "language", f"metadata.language is no tag: {error}")
        return
    if canonical != language:
        yield _at(manifest, "language", f"metadata.language must be {canonical!r}")
    if task.id.split("-")[0] != canonical.split("-")[0]:
        yield _at(manifest, "language", f"metadata.language is not what {task.id} begins with")
    else:
        for name, tag in ((_NATIVE, canonical), (_ENGLISH, "en")):
            wrong = instructions.wrong_language((task.path / name).read_text("utf-8"), tag)
            if wrong:
                yield Problem(str(task.path / name), None, wrong)


def _rules(task: Task) -> Iterator[Problem]:
    readme, manifest = task.path / "README.md", task.path / "task.toml"
    described = readme.read_text("utf-8")
    broken = {rule for solution in task.wrong for rule in solution.rules}
    for rule in task.rules:
        if f"`{rule}`" not in described:
            yield Problem(str(readme), None, f"does not say where the rule `{rule}` is known from")
        if rule not in broken:
            yield _at(manifest, rule, f"no wrong solution is rejected by the rule {rule}")


def _solutions(task: Task) -> Iterator[Problem]:
    if not _imports(task.script):
        yield Problem(str(task.script), None, "must import localeops: it is the reference")
    for solution in task.right:
        for file in sorted(solution.path.rglob("*.py")):
            line = _imports(file)
            if line:
                yield Problem(str(file), line, "imports localeops: a right solution must not")
    seen: dict[bytes, str] = {}
    for kind, solutions in (("wrong", task.wrong), ("right", task.right)):
        for solution in solutions:
            name = f"{kind}/{solution.name}"
            try:
                content = file_of(task, solution)
            except TaskError as error:
                yield _problem(error, task.path)
                continue
            if content in seen:
                yield Problem(str(solution.path), None, f"is the same as {seen[content]}")
            seen.setdefault(content, name)


def _imports(file: Path) -> int:
    """Return the line in which a file imports localeops, 0 if it does not."""
    pattern = re.compile(r"\s*(?:import|from)\s+localeops\b")
    lines = file.read_text("utf-8", "replace").split("\n")
    return next((n for n, line in enumerate(lines, 1) if pattern.match(line)), 0)


def _instructions(task: Task) -> Iterator[Problem]:
    texts = {name: (task.path / name).read_text("utf-8") for name in (_NATIVE, _ENGLISH)}
    for name, line, message in instructions.differences(texts):
        yield Problem(str(task.path / name), line, message)
    for name, text in texts.items():
        if task.solution not in text:
            yield Problem(str(task.path / name), None, f"does not name the file {task.solution}")


def _leaks(task: Task, committed: list[Probe]) -> Iterator[Problem]:
    image = sorted(file for file in (task.path / "environment").rglob("*") if file.is_file())
    seen = [*image, task.path / _NATIVE, task.path / _ENGLISH]
    telling = [rule for rule in task.rules if not rule.isalpha()]
    for file in seen:
        text = file.read_text("utf-8", "replace")
        for word in ("localeops", *telling):
            found = re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)
            if found:
                line = text.count("\n", 0, found.start()) + 1
                yield Problem(str(file), line, f"names {word}, which the agent must not see")
    for file in image:
        content = file.read_bytes()
        for probe in committed:
            answer = probe.expected.strip().encode(ENCODINGS[task.output])
            given = probe.input.encode(ENCODINGS[task.input])
            if len(answer) >= _TELLING and answer in content and answer not in given:
                line = content.count(b"\n", 0, content.index(answer)) + 1
                yield Problem(str(file), line, f"has the expected output of the probe {probe.id}")
                break


def _repeated(task: Task, committed: list[Probe]) -> Iterator[Problem]:
    with tempfile.TemporaryDirectory(prefix="localeops-") as scratch:
        folders = []
        for number, environment in enumerate(_ENVIRONMENTS):
            folder = Path(scratch, str(number))
            (folder / "answers").mkdir(parents=True)
            problem = _run(task, committed, folder, environment)
            if problem:
                yield problem
                return
            folders.append(folder)
        first, second = (
            {f.relative_to(d): f.read_bytes() for f in d.rglob("*") if f.is_file()} for d in folders
        )
    differing = sorted(
        str(name) for name in first.keys() | second.keys() if first.get(name) != second.get(name)
    )
    if differing:
        message = f"is not the same under another hash seed, time zone and locale: {differing[0]}"
        yield Problem(str(task.path), None, message)
        return
    for number, probe in enumerate(committed, 1):
        answer = first.get(Path("answers", f"{number}{task.input_suffix}"))
        if answer != probe.expected.encode(ENCODINGS[task.output]):
            message = f"expects what the reference solution does not answer ({probe.id})"
            yield Problem(str(task.frozen), number, message)


def _run(
    task: Task, committed: list[Probe], folder: Path, environment: Mapping[str, str]
) -> Problem | None:
    """Emit, draw, and let the reference solution answer the committed probes, all into a folder."""
    package = str(Path(str(localeops.__file__)).parents[1])
    variables = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "PYTHON"))}
    variables |= {**environment, "PYTHONPATH": package, "PYTHONDONTWRITEBYTECODE": "1"}
    with tempfile.TemporaryDirectory(prefix="localeops-") as scratch:
        inputs = []
        for number, probe in enumerate(committed, 1):
            inputs.append(Path(scratch, f"{number}{task.input_suffix}"))
            inputs[-1].write_bytes(probe.input.encode(ENCODINGS[task.input]))
        values = {
            "python3": [sys.executable],
            "{solution}": [str(task.script)],
            "{outputs}": [str(folder / "answers")],
            "{inputs}": list(map(str, inputs)),
        }
        answering = [word for part in task.command for word in values.get(part, [part])]
        emitting = [sys.executable, "-c", _EMIT, str(task.path), str(folder)]
        for command, where in ((emitting, task.path), (answering, task.script)):
            try:
                done = subprocess.run(  # noqa: S603 - the task's own, trusted code
                    command,
                    env=variables,
                    cwd=scratch,
                    capture_output=True,
                    check=False,
                    timeout=_SECONDS,
                )
            except subprocess.TimeoutExpired:
                return Problem(str(where), None, f"does not end within {_SECONDS} s")
            if done.returncode:
                lines = done.stderr.decode("utf-8", "replace").strip().split("\n")
                return Problem(str(where), None, f"fails: {lines[-1]}")
    return None


def _overlaps(task: Task, committed: list[Probe], others: list[Path]) -> Iterator[Problem]:
    own = _shingles(task.path)
    data = {file.read_bytes(): file for file in task.bundled}
    inputs = {
        probe.input: n
        for n, probe in enumerate(committed, 1)
        if probe.rule != BUNDLED and len(probe.input) >= _TELLING
    }
    for other in others:
        theirs = _shingles(other)
        alike = len(own & theirs) / (len(own | theirs) or 1)
        if alike >= _ALIKE:
            message = f"shares {alike:.0%} of its wording with {other.name}"
            yield Problem(str(task.path / _ENGLISH), None, message)
        for file in sorted((other / "environment").rglob("*")):
            if file.is_file() and file.read_bytes() in data:
                message = f"is the same as {other.name}/{file.relative_to(other)}"
                yield Problem(str(data[file.read_bytes()]), None, message)
        frozen = other / "tests" / "probes.jsonl"
        if frozen.is_file():
            for probe in probes.parse(frozen):
                if probe.input in inputs:
                    message = f"has the input of a probe of {other.name} ({probe.id})"
                    yield Problem(str(task.frozen), inputs[probe.input], message)


def _shingles(folder: Path) -> set[tuple[str, ...]]:
    """Return each few words in a row of the English instruction of a task."""
    file = folder / _ENGLISH
    text = file.read_text("utf-8", "replace") if file.is_file() else ""
    words = re.findall(r"\w+", text.lower())
    return {tuple(words[n : n + _SHINGLE]) for n in range(len(words) - _SHINGLE + 1)}
