"""`make harbor`, but for the containers: what must come out, what is read, and what is installed."""

from __future__ import annotations

import json
import os
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

import engine
import install
import toy_task
import trials
from localeops.tasks import load, load_all
from trials import Result, Wanted

REPOSITORY = Path(__file__).parents[2]
TASK = "localeops/toy"
GOOD = Result(TASK, "oracle", 1, "", "", 9, 9, (), 8.5)
BAD = replace(GOOD, agent="wrong/x", reward=0, passed=7, failing=("a", "b"))
NOTHING = replace(GOOD, agent="nop", reward=0, passed=0, reason="the solution /app/x is not there")


# -- What must come out ----------------------------------------------------------------------------


def test_every_folder_of_every_task_is_a_trial() -> None:
    asked = trials.wanted(load_all(REPOSITORY / "oracles"))
    tasks = [path.parent for path in (REPOSITORY / "oracles").glob("*/task.toml")]
    assert tasks
    folders = [
        (f"localeops/{task.name}", f"{kind}/{path.name}", reward)
        for task in tasks
        for kind, reward in (("wrong", 0), ("right", 1))
        for path in (task / kind).iterdir()
    ]
    agents = [(f"localeops/{t.name}", *pair) for t in tasks for pair in (("oracle", 1), ("nop", 0))]
    assert sorted((one.task, one.agent, one.reward) for one in asked) == sorted(folders + agents)


@pytest.mark.parametrize(
    ("asked", "result"),
    [
        (Wanted(TASK, "oracle", 1), GOOD),
        (Wanted(TASK, "right/y", 1), GOOD),
        (Wanted(TASK, "nop", 0), NOTHING),
        (Wanted(TASK, "wrong/x", 0, ("b",)), BAD),
    ],
)
def test_what_is_as_it_must_be_is_no_problem(asked: Wanted, result: Result) -> None:
    assert trials.problem(asked, [result]) == ""


@pytest.mark.parametrize(
    ("asked", "results", "problem"),
    [
        (Wanted(TASK, "oracle", 1), [], "was not run"),
        (Wanted(TASK, "oracle", 1), [GOOD, GOOD], "ran 2 times"),
        (
            Wanted(TASK, "oracle", 1),
            [replace(GOOD, reward=None, error="TimeoutError: late")],
            "did not count: TimeoutError: late",
        ),
        (
            Wanted(TASK, "oracle", 1),
            [replace(GOOD, reward=0, reason="the verifier failed")],
            "reward 0 instead of 1: the verifier failed",
        ),
        (Wanted(TASK, "right/y", 1), [replace(GOOD, reward=1.5)], "reward 1.5 instead of 1"),
        (Wanted(TASK, "oracle", 1), [replace(GOOD, total=0)], "passed 9 of 0 probes"),
        (Wanted(TASK, "oracle", 1), [replace(GOOD, passed=8)], "passed 8 of 9 probes"),
        (
            Wanted(TASK, "nop", 0),
            [replace(NOTHING, reason="the verifier failed")],
            "must be rejected because no solution is there",
        ),
        (Wanted(TASK, "wrong/x", 0), [replace(BAD, reward=1)], "reward 1 instead of 0"),
        (
            Wanted(TASK, "wrong/x", 0),
            [replace(BAD, reason="the solution file is not there")],
            "was not judged: the solution file is not there",
        ),
        (
            Wanted(TASK, "wrong/x", 0, ("b", "c", "d")),
            [BAD],
            "must be rejected by c, d as well",
        ),
    ],
)
def test_what_is_not_as_it_must_be_is_named(
    asked: Wanted, results: list[Result], problem: str
) -> None:
    assert trials.problem(asked, results) == problem


def test_the_table_shows_every_trial_and_those_nobody_asked_for() -> None:
    asked = [Wanted(TASK, "oracle", 1), Wanted(TASK, "wrong/x", 0, ("b",)), Wanted(TASK, "nop", 0)]
    other = replace(GOOD, task="localeops/other")
    many = replace(BAD, failing=("a", "b", "c", "d", "e"))
    table = trials.rows(asked, [GOOD, many, other])
    assert table == [
        (TASK, "oracle", "accepted", "1", "9/9", "", "8.5"),
        (TASK, "wrong/x", "rejected", "0", "7/9", "b, a, c +2", "8.5"),
        (TASK, "nop", "was not run", "-", "-", "-", "-"),
        ("localeops/other", "oracle", "was not asked for", "1", "9/9", "", "8.5"),
    ]
    assert [trials.is_good(row) for row in table] == [True, True, False, False]


# -- What Harbor is given, and what it gives -------------------------------------------------------


def test_the_jobs_run_every_solution_of_a_task_once(tmp_path: Path) -> None:
    task = load(toy_task.make(tmp_path))
    given = json.loads(json.dumps(trials.jobs([task], tmp_path / "build", 3)))
    reference, mine = given["reference"], given[task.id]
    assert [agent["name"] for agent in reference["agents"]] == ["oracle", "nop"]
    assert reference["datasets"] == [{"path": str(tmp_path / "build" / "tasks")}]
    assert mine["tasks"] == [{"path": str(tmp_path / "build" / "tasks" / task.id)}]
    handed_in = [agent["kwargs"]["solution"] for agent in mine["agents"]]
    folders = [path for kind in ("wrong", "right") for path in (task.path / kind).iterdir()]
    assert sorted(handed_in) == sorted(f"{path.parent.name}/{path.name}" for path in folders)
    assert {agent["kwargs"]["target"] for agent in mine["agents"]} == {"/app/shout.py"}
    for job in (reference, mine):
        assert job["n_concurrent_trials"] == 3
        assert job["environment"] == {"import_path": "plugins:Offline", "delete": False}


def trial(folder: Path, report: object = None, **changed: object) -> Path:
    """Write the files that Harbor 0.26 leaves of a trial, cut down to what is read."""
    result = {
        "task_name": TASK,
        "agent_info": {"name": "wrong/x", "version": "1", "model_info": None},
        "verifier_result": {"rewards": {"reward": 0}},
        "exception_info": None,
        "reward_valid": True,
        "started_at": "2026-11-30T02:33:24.250000Z",
        "finished_at": "2026-11-30T02:33:32.750000Z",
        **changed,
    }
    (folder / "verifier").mkdir()
    (folder / "result.json").write_text(json.dumps(result), "utf-8")
    if report is not None:
        (folder / "verifier" / "report.json").write_text(json.dumps(report), "utf-8")
    return folder


REPORT = {
    "reason": "",
    "passed": 7,
    "total": 9,
    "rules": {
        "a": {"first_failure": {"id": "a-1"}},
        "b": {"first_failure": {"id": "b-1"}},
        "c": {"first_failure": None},
    },
}


def test_a_trial_is_read_with_its_report(tmp_path: Path) -> None:
    assert trials.read(trial(tmp_path, REPORT)) == BAD


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"verifier_result": None, "reward_valid": False}, "there is no valid reward"),
        ({"verifier_result": {"rewards": {"score": 1}}}, "there is no valid reward"),
        ({"verifier_result": {"rewards": {"reward": 1, "b": 1}}}, "there is no valid reward"),
        (
            {
                "exception_info": {"exception_type": "RuntimeError", "exception_message": "no"},
                "reward_valid": False,
            },
            "RuntimeError: no",
        ),
    ],
)
def test_a_trial_without_a_reward_that_counts_says_so(
    tmp_path: Path, changed: dict[str, object], error: str
) -> None:
    result = trials.read(trial(tmp_path, REPORT, **changed))
    assert (result.reward, result.error) == (None, error)


def test_a_reward_without_a_report_does_not_count(tmp_path: Path) -> None:
    assert trials.read(trial(tmp_path)).error == "there is no report"


def test_only_an_image_without_digest_is_tolerated_by_lint() -> None:
    one = {"rule": "unpinned-image", "path": "Dockerfile", "message": "Pin.", "line": 1}
    two = {"rule": "root-agent", "path": "task.toml", "message": "Set a user.", "line": None}
    assert trials.findings(json.dumps([one, two])) == ["task.toml:1: root-agent: Set a user."]
    assert trials.findings("[]") == []


# -- The engine ------------------------------------------------------------------------------------


def command(folder: Path, name: str, script: str) -> None:
    """Put a command into a folder."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    (folder / name).chmod(0o755)


def test_the_engine_keeps_everything_in_its_folder(tmp_path: Path) -> None:
    variables = engine.configure(tmp_path / "engine")
    assert set(variables) == {"CONTAINERS_CONF", "CONTAINERS_STORAGE_CONF"}
    for path in variables.values():
        text = Path(path).read_text("utf-8")
        assert "{" not in text
        named = re.findall(r'"(/.*)"', text)
        assert named
        assert {Path(one).parent for one in named} == {tmp_path / "engine"}


def test_every_task_starts_from_the_image_that_is_provided() -> None:
    tasks = load_all(REPOSITORY / "oracles")
    assert engine.bases(map(trials.dockerfile_of, tasks)) == {engine.BASE}
    assert engine.bases(["FROM a:1 AS build\nRUN x\nfrom b"]) == {"a:1", "b"}


@pytest.mark.parametrize(
    ("podman", "how"),
    [
        ("exit 0", "it was there"),
        ('[ "$1" = pull ]', "pulled"),
        ('[ "$1" = import ]', "made with debootstrap"),
    ],
)
def test_the_base_image_is_found_pulled_or_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, podman: str, how: str
) -> None:
    command(tmp_path / "bin", "podman", podman)
    command(tmp_path / "bin", "debootstrap", 'mkdir "$3" && echo made >"$3/file"')
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    assert engine.provide(tmp_path, {}) == how
    assert [path.name for path in tmp_path.iterdir()] == ["bin"]


def test_without_a_base_image_it_says_what_to_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command(tmp_path / "bin", "podman", "exit 125")
    command(tmp_path / "bin", "debootstrap", "echo E: cannot resolve >&2; exit 1")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    with pytest.raises(engine.EngineError) as caught:
        engine.provide(tmp_path, {})
    assert str(caught.value) == (
        "no registry gives the image debian:bookworm-slim, and making it fails: "
        "debootstrap exited with 1\nE: cannot resolve\n"
        "where a registry can be reached, type: "
        "podman pull docker.io/library/debian:bookworm-slim && make harbor"
    )


def test_podman_runs_what_compose_would_pass_on() -> None:
    words = ["exec", "-w", "/app", "-e", "A=main", "-u", "root", "main", "bash", "-c", "main -T"]
    passed_on = [
        *["podman", "exec", "-w", "/app", "-e", "A=main", "-u", "root", "one_main_1", "bash", "-c"],
        "main -T",
    ]
    assert engine.exec_command(words, "one_main_1", interactive=False) == passed_on
    words = ["exec", "-T", "-u", "root", "main", "tar", "-xf", "-"]
    passed_on = ["podman", "exec", "-i", "-u", "root", "one_main_1", "tar", "-xf", "-"]
    assert engine.exec_command(words, "one_main_1", interactive=True) == passed_on
    with pytest.raises(ValueError, match=r"^there is no container but main, got 'other'$"):
        engine.exec_command(["exec", "other", "true"], "one_main_1", interactive=False)


# -- Installing ------------------------------------------------------------------------------------


def test_the_named_python_comes_first_then_the_path_then_pyenv(tmp_path: Path) -> None:
    for folder in ("own", "bin", ".pyenv/versions/3.13.0/bin"):
        (tmp_path / folder).mkdir(parents=True)
        command(tmp_path / folder, "python3", "exit 1")
        command(tmp_path / folder, "python3-config", "exit 1")
    first = str(tmp_path / "own" / "python3")
    found = install.candidates(first, {"PATH": str(tmp_path / "bin")}, tmp_path)
    assert [str(path.relative_to(tmp_path)) for path in found] == [
        "own/python3",
        "bin/python3",
        ".pyenv/versions/3.13.0/bin/python3",
    ]
    elsewhere = {"PATH": "", "PYENV_ROOT": str(tmp_path / "none")}
    assert install.candidates("python3", elsewhere, tmp_path) == []


def test_the_first_python_that_is_new_enough_and_whole_is_chosen(tmp_path: Path) -> None:
    for name, script in (
        ("a", "echo 3 11"),
        ("b", "exit 1"),
        ("c", "echo 3 12"),
        ("d", "echo 3 13"),
    ):
        command(tmp_path, name, script)
    paths = [tmp_path / name for name in ("missing", "a", "b", "c", "d")]
    assert install.choose(paths) == tmp_path / "c"
    assert install.choose(paths[:3]) is None


def test_without_a_new_python_it_says_what_to_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command(tmp_path, "python3", "echo 3 11")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert install.main(str(tmp_path / "venv"), "python3") == 3
    assert capsys.readouterr().err == (
        "Harbor needs Python 3.12 or newer with its venv module, and none was found.\n"
        "Type: pyenv install 3.12 && make harbor\n"
        "or: make harbor PYTHON=/path/to/python3.12\n"
    )
    assert not (tmp_path / "venv").exists()


def test_who_is_not_root_is_told_what_to_type(tmp_path: Path) -> None:
    command(tmp_path, "id", "echo 1000")
    need = [REPOSITORY / ".ci" / "need", "harbor", "python3"]
    environment = {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(need, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == (
        "make harbor makes an image of Debian and runs containers as root. Type: sudo make harbor\n"
    )
