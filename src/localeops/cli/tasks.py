"""``localeops tasks``: list, check, emit, freeze, verify the tasks in ``oracles/``, try a solution.

A table goes to standard error when that is a terminal. Its rows also go to standard output,
separated by tabs, unless both are terminals: so a log gets them, and nobody sees them twice.
"""

from __future__ import annotations

import json
import secrets
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich import box
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
)
from rich.table import Table

from localeops import tasks
from localeops.cli.text import write, write_json
from localeops.errors import InvalidInputError, MissingExtraError, TaskError
from localeops.tasks.diagnose import SECONDS
from localeops.tasks.difference import visible_lines
from localeops.tasks.probes import read
from localeops.tasks.verify import steps

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.progress import TaskID

    from localeops.tasks import Diagnosis, Task, Trial, Verification

__all__ = ["app"]

app = typer.Typer(
    help="Tasks that test for locale-correct results.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

_HEAD = ("task", "solution", "verdict", "committed", "fresh", "rejected by", "seconds")
_ALIGN: dict[str, Literal["right"]] = {"committed": "right", "fresh": "right", "seconds": "right"}
_SHOWN = 3  # rules that a cell of the table names

_Names = Annotated[
    list[str] | None, typer.Argument(metavar="[TASK]...", help="Task ids; all if none is given.")
]
_Root = Annotated[
    Path | None,
    typer.Option(help="The folder of tasks.  [default: the nearest oracles/, here or above]"),
]
_Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command("list")
def list_tasks(root: _Root = None, *, as_json: _Json = False) -> None:
    """List the tasks, with the numbers of their rules, probes and solutions."""
    rows = [
        {
            "task": task.id,
            "rules": len(task.rules),
            "probes": len(read(task)) if task.frozen.is_file() else 0,
            "wrong": len(task.wrong),
            "right": len(task.right),
        }
        for task in tasks.load_all(_root(root))
    ]
    if as_json:
        _print_json(rows)
    else:
        _print_rows([tuple(rows[0]), *(tuple(row.values()) for row in rows)])


@app.command()
def emit(  # noqa: PLR0913 - one a command-line option
    names: _Names = None,
    *,
    out: Annotated[Path, typer.Option(help="Where to write; each task becomes OUT/TASK.")],
    seed: Annotated[
        int | None, typer.Option(min=0, help="Draw fresh probes; without it, the committed ones.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace what is there.")] = False,
    root: _Root = None,
    as_json: _Json = False,
) -> None:
    """Write tasks as complete Harbor task folders, and print where."""
    written = []
    for task in tasks.load_all(_root(root), names or ()):
        path = tasks.emit(task, out, seed=seed, existing="replace" if force else "error")
        written.append({"task": task.id, "path": str(path), "seed": seed})
        if not as_json:
            typer.echo(path)
    if as_json:
        _print_json(written)


@app.command()
def freeze(
    name: Annotated[str, typer.Argument(metavar="TASK", help="The task's id.")],
    *,
    seed: Annotated[int | None, typer.Option(min=0, help="The seed; random by default.")] = None,
    root: _Root = None,
    as_json: _Json = False,
) -> None:
    """Draw a build, check that it is worth keeping, and write it as the committed probes."""
    task = tasks.load_all(_root(root), [name])[0]
    build = tasks.freeze(task, seed=secrets.randbits(32) if seed is None else seed)
    values = {
        "task": task.id,
        "path": str(task.frozen),
        "seed": build.seed,
        "probes": len(build.probes),
        "disputed": dict(build.disputed),
    }
    if as_json:
        _print_json(values)
    else:
        typer.echo(f"{task.frozen}: {len(build.probes)} probes of seed {build.seed}")
        _warn_of_disputes(task.id, build.disputed)


@app.command()
def check(names: _Names = None, *, root: _Root = None, as_json: _Json = False) -> None:
    """Check layout, metadata, instructions, leaks, repeatability and overlap of tasks.

    No solution runs in the sandbox: that is what verify does. Exit status 1 if a problem is found.
    """
    folder = _root(root)
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    found: list[tuple[str, tasks.Problem]] = []
    with Progress(
        *columns, console=console, transient=True, disable=not _is_terminal()
    ) as progress:
        bar = progress.add_task("", total=None)
        chosen = tasks.names(folder, names or ())
        for name in chosen:
            progress.update(bar, description=f"{name}: checking")
            found += [(name, problem) for problem in tasks.check(folder / name)]
    if as_json:
        _print_json([{"task": name, **asdict(problem)} for name, problem in found])
    else:
        write(*map(str, (problem for _, problem in found)))
        count = len({name for name, _ in found})
        write(f"{len(chosen) - count} of {len(chosen)} tasks are as they must be")
    if found:
        raise typer.Exit(1)


@app.command()
def verify(
    names: _Names = None,
    *,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The seed of the fresh probes; random by default.")
    ] = None,
    root: _Root = None,
    as_json: _Json = False,
) -> None:
    """Run oracle, nothing, wrong and right solutions on the committed and on fresh probes.

    Exit status 1 if any of them does not come out as it must.
    """
    chosen = tasks.load_all(_root(root), names or ())
    seed = secrets.randbits(32) if seed is None else seed
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeElapsedColumn(), console=console, transient=True, disable=not _is_terminal()
    ) as progress:
        bar = progress.add_task("", total=sum(steps(task) for task in chosen))
        results = [_verified(task, seed, progress, bar) for task in chosen]
    if as_json:
        _print_json([_as_values(result, seed) for result in results])
    else:
        _show(results, seed, console)
    if not all(not isinstance(result, tuple) and result.ok for result in results):
        raise typer.Exit(1)


@app.command("try")
def try_solution(  # noqa: PLR0913 - one a command-line option
    name: Annotated[str, typer.Argument(metavar="TASK", help="The task's id.")],
    script: Annotated[Path, typer.Argument(metavar="SCRIPT", help="The solution, one file.")],
    *,
    seed: Annotated[
        int | None, typer.Option(min=0, help="The seed of the probes; random by default.")
    ] = None,
    size: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="How many probes of rules, beside the bundled data; by default those of a build.",
        ),
    ] = None,
    seconds: Annotated[
        float,
        typer.Option(
            min=0, help="How long to look for smaller failing inputs; one rule gets up to a sixth."
        ),
    ] = SECONDS,
    committed: Annotated[
        bool,
        typer.Option(
            "--committed",
            help="Grade on the committed probes, and show the first that fails of each rule as "
            "it is.",
        ),
    ] = False,
    root: _Root = None,
    as_json: _Json = False,
) -> None:
    """Run a script in the sandbox on fresh probes, and show a small input for each rule it breaks.

    Exit status 1 if it fails a probe.
    """
    if committed and (seed is not None or size is not None):
        raise InvalidInputError("--committed excludes --seed and --size")
    task = tasks.load_all(_root(root), [name])[0]
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not _is_terminal()
    ) as progress:
        bar = progress.add_task(f"{task.id}: judging", total=None)
        if committed:
            result = tasks.diagnose_committed(task, script)
        else:
            result = tasks.diagnose(
                task,
                script,
                seed=seed,
                size=size,
                seconds=seconds,
                progress=lambda step: progress.update(bar, description=f"{task.id}: {step}"),
            )
    if as_json:
        write_json({**asdict(result), "script": str(script)})
    else:
        write(*_told(result, size))
    if not result.reward:
        raise typer.Exit(1)


def _told(result: Diagnosis, size: int | None) -> Iterator[str]:
    """Yield the lines that tell a diagnosis."""
    for finding in result.findings:
        yield f"{finding.rule}: {finding.passed} of {finding.total} probes pass"
        yield f"  {finding.sentence}"
        how = {
            "finished": f"the smallest found, {finding.tried} tried",
            "out of time": f"the smallest found in the time given, {finding.tried} tried",
            "not done": "as it is committed" if result.seed is None else "as it was drawn",
        }
        shown = how[finding.search if finding.tried else "not done"]
        sections = {
            f"input ({shown})": visible_lines(finding.input, finding.contents[0]),
            "expected": visible_lines(finding.expected, finding.contents[1]),
            "actual": ["(none)"]
            if finding.actual is None
            else visible_lines(finding.actual, finding.contents[1]),
            "reason": finding.reason.splitlines(),
            "difference": finding.difference.splitlines(),
            "note": finding.note.splitlines(),
        }
        for title, lines in sections.items():
            if lines or title == "actual":
                yield f"  {title}:"
                yield from (f"    {line}" for line in lines or ["(empty)"])
        yield ""
    verdict = "accepted" if result.reward else "rejected"
    which = "committed probes" if result.seed is None else f"fresh probes, seed {result.seed}"
    yield f"{result.task}: {verdict}, {result.passed} of {result.total} probes pass ({which})" + (
        f": {result.reason}" if result.reason else ""
    )
    if result.seed is not None:
        asked = "" if size is None else f" --size {size}"
        yield f"# replay with --seed {result.seed}{asked}"


def _verified(
    task: Task, seed: int, progress: Progress, bar: TaskID
) -> Verification | tuple[str, str]:
    """Return the verification of a task, or its id and why there is none."""

    def step(name: str) -> None:
        progress.update(bar, advance=1, description=f"{task.id}: {name}")

    try:
        return tasks.verify(task, seed=seed, progress=step)
    except (tasks.SandboxUnavailableError, MissingExtraError):
        raise
    except TaskError as error:
        return task.id, str(error)


def _as_values(result: Verification | tuple[str, str], seed: int) -> dict[str, object]:
    if isinstance(result, tuple):
        return {"task": result[0], "seed": seed, "ok": False, "problem": result[1], "trials": []}
    return {**asdict(result), "ok": result.ok, "problem": ""}


def _show(results: Sequence[Verification | tuple[str, str]], seed: int, console: Console) -> None:
    """Print the rows: as a table to the terminal, as text to whatever else there is."""
    rows = [row for result in results for row in _rows(result)]
    if _is_terminal():
        for result in results:
            console.print(_table(result))
        console.print(f"replay with --seed {seed}", style="dim", highlight=False)
    if not (_is_terminal() and sys.stdout.isatty()):
        _print_rows([_HEAD, *rows])
        typer.echo(f"# replay with --seed {seed}")
    for result in results:
        if not isinstance(result, tuple):
            _warn_of_disputes(result.task, result.disputed)


def _table(result: Verification | tuple[str, str]) -> Table:
    task = result[0] if isinstance(result, tuple) else result.task
    table = Table(title=task, title_justify="left", box=box.SIMPLE)
    for name in _HEAD[1:]:
        table.add_column(name, no_wrap=name == "solution", justify=_ALIGN.get(name, "left"))
    for _, *cells, rules, seconds in _rows(result):
        shown = rules.split(", ")
        more = f" +{len(shown) - _SHOWN}" if len(shown) > _SHOWN else ""
        table.add_row(*cells, ", ".join(shown[:_SHOWN]) + more, seconds)
    return table


def _rows(result: Verification | tuple[str, str]) -> list[tuple[str, ...]]:
    if isinstance(result, tuple):
        return [(result[0], "-", result[1], "-", "-", "-", "-")]
    found: dict[str, dict[str, Trial]] = {}
    for trial in result.trials:
        found.setdefault(trial.solution, {})[trial.build] = trial
    rows = []
    for solution, builds in found.items():
        frozen, fresh = builds["committed"], builds["fresh"]
        good = "rejected" if solution.startswith(("wrong/", "nothing")) else "accepted"
        rows.append(
            (
                result.task,
                solution,
                next((trial.problem for trial in (fresh, frozen) if trial.problem), good),
                f"{frozen.passed}/{frozen.total}",
                f"{fresh.passed}/{fresh.total}",
                ", ".join(fresh.failing) if solution != "nothing" else "no solution",
                f"{frozen.seconds + fresh.seconds:.1f}",
            )
        )
    total = ("ok" if result.ok else "FAILED", "", "", "", f"{result.seconds:.1f}")
    return [*rows, (result.task, "all", *total)]


def _warn_of_disputes(task: str, disputed: object) -> None:
    if disputed:
        typer.echo(f"localeops: {task}: disputed candidates, not kept: {disputed}", err=True)


def _root(given: Path | None) -> Path:
    """Return the folder of tasks: the one given, or the nearest ``oracles`` upwards."""
    if given is not None:
        return given
    here = Path.cwd()
    for folder in (here, *here.parents):
        if (folder / "oracles").is_dir():
            return folder / "oracles"
    raise TaskError(f"there is no folder oracles in {here} or above it; name one with --root")


def _is_terminal() -> bool:
    return sys.stderr.isatty()


def _print_json(values: object) -> None:
    typer.echo(json.dumps(values, ensure_ascii=False, indent=1))


def _print_rows(rows: Sequence[tuple[object, ...]]) -> None:
    for row in rows:
        typer.echo("\t".join(str(cell) for cell in row))
