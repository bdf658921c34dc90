"""Task folders: what is read from one, and what is said about one that is not as it must be."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import toy_task
from localeops.errors import TaskError
from localeops.tasks import load, load_all

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


def test_a_task_is_read(tmp_path: Path) -> None:
    root = toy_task.make(tmp_path)
    task = load(root)
    assert task.id == "toy-upper"
    assert task.name == "localeops/toy-upper"
    assert task.solution == "/app/shout.py"
    assert task.command == ("python3", "{solution}", "{outputs}", "{inputs}")
    assert (task.input_suffix, task.batch, task.timeout_sec) == (".txt", 25, 60.0)
    assert list(task.rules) == ["ascii", "sharp-s"]
    assert task.rules["sharp-s"] == "The letter ß becomes SS."
    assert [path.name for path in task.bundled] == ["sample.txt"]
    assert [(one.name, one.rules) for one in task.wrong] == [
        ("ascii-only", ("sharp-s",)),
        ("lower", ("ascii", "sharp-s")),
    ]
    assert [one.name for one in task.right] == ["stdlib"]
    assert task.limits.time_limit_sec == 3
    assert task.limits.memory_limit_mb == 512
    assert task.frozen == root / "tests" / "probes.jsonl"
    assert task.script == root / "solution" / "shout.py"


def test_all_tasks_are_found_and_can_be_named(tmp_path: Path) -> None:
    toy_task.make(tmp_path)
    (tmp_path / "not-a-task").mkdir()
    assert [task.id for task in load_all(tmp_path)] == ["toy-upper"]
    assert [task.id for task in load_all(tmp_path, ["toy-upper", "toy-upper"])] == ["toy-upper"]


@pytest.mark.parametrize(
    ("prepare", "message"),
    [
        (lambda _: None, "{root}: there is no such folder of tasks"),
        (lambda root: root.mkdir(), "{root}: no folder in it holds a task.toml"),
        (
            toy_task.make,
            "{root}: there is no task 'toy-lower', only toy-upper (did you mean 'toy-upper'?)",
        ),
    ],
)
def test_what_is_not_there_is_named(
    prepare: Callable[[Path], object], message: str, tmp_path: Path
) -> None:
    root = tmp_path / "oracles"
    prepare(root)
    with pytest.raises(TaskError, match=f"^{re.escape(message.format(root=root))}$"):
        load_all(root, ["toy-lower"])


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"1.4"', '"1.3"', "schema_version must be '1.4', got '1.3'"),
        ('["/app/shout.py"]', "[]", "artifacts must be ['/app/shout.py'], got []"),
        (
            '"localeops/toy-upper"',
            '"toy-upper"',
            "task.name must be ASCII, organisation/name",
        ),
        (
            'command = ["python3", "{solution}", "{outputs}", "{inputs}"]',
            'command = ["python3", "{solution}"]',
            "metadata.localeops.command must hold {outputs} once, as a word of its own",
        ),
        (
            'command = ["python3", "{solution}", "{outputs}", "{inputs}"]',
            "command = [3]",
            "metadata.localeops.command must be a list of strings, got [3]",
        ),
        (
            '".txt"',
            '"txt"',
            "metadata.localeops.input_suffix must be a dot and ASCII letters or digits, got 'txt'",
        ),
        ("batch = 25", "batch = 0", "metadata.localeops.batch must be a number above 0, got 0"),
        (
            "batch = 25",
            'input = "latin-1"',
            "metadata.localeops.input must be 'text' or 'bytes', got 'latin-1'",
        ),
        ("batch = 25", "output = 1", "metadata.localeops.output must be 'text' or 'bytes', got 1"),
        ("batch = 25", "batch = 1.5", "metadata.localeops.batch must be a number above 0, got 1.5"),
        (
            "timeout_sec = 60.0",
            "",
            "verifier.timeout_sec must be a number above 0, got None",
        ),
        (
            '"/app/shout.py"\ncommand',
            "5\ncommand",
            "metadata.localeops.solution must be a str, got 5",
        ),
        (
            'solution = "/app/shout.py"\n',
            "",
            "metadata.localeops.solution must be a str, it is missing",
        ),
        (
            'workdir = "/app"',
            'workdir = "/srv"',
            "metadata.localeops.solution must be a file in the workdir /srv, got '/app/shout.py'",
        ),
        (
            '"sharp-s" = "The',
            'sharp.s = "The',
            "metadata.localeops.rules.sharp is a table: a rule id with a dot needs quotes",
        ),
        (
            '"sharp-s" = "The',
            'bundled = "The',
            "metadata.localeops.rules.bundled is kept for the bundled data",
        ),
        (
            '"ASCII letters become upper case."',
            '" "',
            "metadata.localeops.rules.ascii must be a sentence",
        ),
        (
            "lower = ",
            "upper = ",
            "metadata.localeops.wrong.upper has no folder wrong/upper",
        ),
        (
            'lower = ["ascii", "sharp-s"]\n',
            "",
            "metadata.localeops.wrong.lower is missing: which rules must reject wrong/lower?",
        ),
        (
            'ascii-only = ["sharp-s"]',
            'ascii-only = ["umlaut"]',
            (
                "metadata.localeops.wrong.ascii-only names the rule 'umlaut', "
                "which is not in the list of rules"
            ),
        ),
        (
            '"separate"',
            '"shared"',
            "verifier.environment_mode must be 'separate', got 'shared'",
        ),
        ('user = "root"', 'user = "me"', "verifier.user must be 'root', got 'me'"),
        ('user = "agent"', 'user = "root"', "agent.user must not be root"),
    ],
)
def test_a_wrong_manifest_is_explained(old: str, new: str, message: str, tmp_path: Path) -> None:
    assert old in toy_task.TASK_TOML
    root = toy_task.make(tmp_path, task_toml=toy_task.TASK_TOML.replace(old, new, 1))
    with pytest.raises(TaskError) as caught:
        load(root)
    assert str(caught.value) == f"{root}/task.toml: {message}"


def test_the_standard_image_has_one_agent(tmp_path: Path) -> None:
    other = toy_task.TASK_TOML.replace('user = "agent"', 'user = "solver"')
    root = toy_task.make(tmp_path, task_toml=other)
    assert load(root).id == "toy-upper"
    (root / "environment" / "Dockerfile").unlink()
    with pytest.raises(TaskError) as caught:
        load(root)
    assert str(caught.value) == f"{root}/task.toml: agent.user must be 'agent', got 'solver'"


def test_toml_that_cannot_be_read_is_explained(tmp_path: Path) -> None:
    root = toy_task.make(tmp_path, task_toml="schema_version = \n")
    with pytest.raises(TaskError) as caught:
        load(root)
    assert str(caught.value) == f"{root}/task.toml: Invalid value (at line 1, column 18)"


def _without_run_bit(path: Path) -> None:
    path.chmod(0o644)


def _with(content: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(content)


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("README.md", lambda path: path.unlink(), "is missing"),
        ("instruction.en.md", _with(b" \n"), "is empty"),
        ("tests/test.sh", _with(b"#!/bin/bash\r\n"), "has CR LF line ends, it must have LF"),
        ("tests/test.sh", _with(b"exit 0\n"), "must start with #!"),
        ("solution/solve.sh", _without_run_bit, "must have its run bit set (chmod +x)"),
        (
            "environment/data/link.txt",
            lambda path: path.symlink_to("/etc/passwd"),
            "is a symbolic link, a task folder must have none",
        ),
        ("solution/shout.py", lambda path: path.unlink(), "is missing"),
    ],
)
def test_a_wrong_file_is_explained(
    name: str, change: Callable[[Path], object], message: str, tmp_path: Path
) -> None:
    root = toy_task.make(tmp_path)
    change(root / name)
    with pytest.raises(TaskError) as caught:
        load(root)
    assert str(caught.value) == f"{root}/{name}: {message}"


def test_there_must_be_bundled_data_and_right_and_wrong_solutions(tmp_path: Path) -> None:
    root = toy_task.make(tmp_path)
    sample = root / "environment" / "data" / "sample.txt"
    sample.rename(sample.with_suffix(".log"))
    with pytest.raises(TaskError, match=re.escape("environment/data: no file ends with '.txt'")):
        load(root)
    sample.with_suffix(".log").rename(sample)
    (root / "right" / "stdlib").rename(root / "right.away")
    with pytest.raises(
        TaskError, match=re.escape(f"{root}/right: must hold at least one solution")
    ):
        load(root)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(TaskError, match=re.escape(f"{tmp_path}/x: there is no such task folder")):
        load(tmp_path / "x")
