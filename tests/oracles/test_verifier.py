"""The verifier: batches, budget, solution files that cannot be run, and its own safety."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import toy_task
import unprivileged
from localeops.tasks import load, sandbox, verifier
from localeops.tasks.emit import write
from localeops.tasks.verifier import Config, Outcome, Probe, Run

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

Report = dict[str, Any]

MODES = ["container", "harness"] if os.geteuid() == 0 else ["harness"]
HARNESS = """
from pathlib import Path
from localeops.tasks import load, sandbox
made = Path(job["made"])
artifact = None if job["source"] is None else job["source"].encode()
result = dict(sandbox.score(load(Path(job["task"])), made, artifact).report)
"""
PROBES = [Probe(f"p{n}", "ascii", f"abc {n}\n", f"ABC {n}\n") for n in range(7)]


def _report(
    mode: str, source: str | None, probes: Sequence[Probe] = PROBES, toml: str = toy_task.TASK_TOML
) -> Report:
    """Return the report on a solution in this mode."""
    with unprivileged.folder() as place:
        task = load(toy_task.make(place / "task", task_toml=toml))
        made = write(task, place / "made", list(probes))
        if mode == "container":
            artifact = None if source is None else source.encode()
            return dict(sandbox.score(task, made, artifact).report)
        job = {"task": str(task.path), "made": str(made), "source": source}
        report = unprivileged.run(HARNESS, job, work=place)
        assert isinstance(report, dict)
        return report


@pytest.mark.parametrize("mode", MODES)
def test_in_a_batch_the_blame_falls_on_one_probe(mode: str) -> None:
    source = toy_task.script(before="if any('3' in open(n).read() for n in sys.argv[2:]): 1 / 0")
    report = _report(mode, source, toml=toy_task.TASK_TOML.replace("batch = 25", "batch = 5"))
    assert [entry["id"] for entry in report["failed"]] == ["p3"]
    assert report["failed"][0]["reason"].startswith("exit status 1; standard error ends: Traceback")
    assert report["failed"][0]["reason"].endswith("ZeroDivisionError: division by zero")
    assert (report["reward"], report["passed"], report["total"]) == (0, 6, 7)
    assert report["share"] == 0.8571


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("before", "reasons"),
    [
        ("sys.argv[3:] = []", {"no output file was written": 5}),
        (
            "if len(sys.argv) > 3: sys.exit('one file, please')",
            {
                "a call with 5 files failed: exit status 1": 5,
                "a call with 2 files failed: exit status 1": 2,
            },
        ),
    ],
    ids=["only the first", "refuses several"],
)
def test_a_call_with_several_files_must_do_them_all(
    mode: str, before: str, reasons: dict[str, int]
) -> None:
    toml = toy_task.TASK_TOML.replace("batch = 25", "batch = 5")
    report = _report(mode, toy_task.script(before=before), toml=toml)
    assert report["reward"] == 0
    assert Counter(entry["reason"] for entry in report["failed"]) == reasons


@pytest.mark.parametrize("mode", MODES)
def test_nothing_survives_from_one_run_to_the_next(mode: str) -> None:
    before = (
        "marks = [pathlib.Path(p, 'mark') for p in ('/tmp', '/var/tmp', '/dev/shm', '.')]\n"
        "assert not any(mark.exists() for mark in marks)\n"
        "for mark in marks: mark.mkdir(); (mark / 'file').touch(); mark.chmod(0)"
    )
    toml = toy_task.TASK_TOML.replace("batch = 25", "batch = 3")
    report = _report(mode, toy_task.script(before=before), toml=toml)
    assert (report["reward"], report["failed"]) == (1, [])


@pytest.mark.parametrize("mode", MODES)
def test_a_process_sees_little_of_its_surroundings(mode: str) -> None:
    before = (
        "import os\n"
        "assert os.getuid() == os.getgid() == 65534, os.getuid()\n"
        "assert os.getgroups() in ([], [65534]), os.getgroups()\n"
        "assert sorted(os.environ) == ['HOME', 'LANG', 'PATH'], os.environ\n"
        "assert os.environ['HOME'] == os.getcwd(), os.getcwd()\n"
        "assert sys.stdin.read() == ''\n"
        "status = dict(line.split(':\\t') for line in open('/proc/self/status').read().split('\\n')"
        " if ':\\t' in line)\n"
        "assert status['NoNewPrivs'] == '1', status\n"
        "assert int(status['CapEff'], 16) == int(status['CapPrm'], 16) == 0, status\n"
        "for path in ('/root', '/home', '/etc/shadow', '/var/lib', '/solution', '/tests/x'):\n"
        "    assert not os.path.exists(path), path\n"
        "for folder in filter(lambda path: path.endswith('-packages'), sys.path):\n"
        "    assert not os.path.isdir(folder) or not os.listdir(folder), folder\n"
        "assert open('/app/data/sample.txt').read() == 'Die Straße ist lang.\\n'\n"
        "try: open('/app/data/sample.txt', 'w')\n"
        "except OSError: pass\n"
        "else: raise AssertionError\n"
        "assert os.getsid(0) != os.getsid(os.getppid()) or os.getppid() == 1"
    )
    report = _report(mode, toy_task.script(before=before))
    assert (report["reward"], report["failed"]) == (1, [])


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("source", "toml", "reason"),
    [
        (None, toy_task.TASK_TOML, "the solution file /app/shout.py is not there"),
        (
            "#" * 2000,
            toy_task.TASK_TOML.replace("batch", "solution_limit_bytes = 1999\nbatch"),
            "the solution file /app/shout.py is larger than 1999 bytes",
        ),
    ],
)
def test_a_solution_that_cannot_be_run_is_explained(
    mode: str, source: str | None, toml: str, reason: str
) -> None:
    report = _report(mode, source, PROBES[:2], toml)
    assert report["reason"] == reason
    assert report["failed"] == [{"id": f"p{n}", "reason": f"not run: {reason}"} for n in range(2)]
    assert (report["reward"], report["passed"], report["total"]) == (0, 0, 2)


@pytest.mark.parametrize("mode", MODES)
def test_the_budget_ends_what_hangs(mode: str) -> None:
    toml = toy_task.TASK_TOML.replace("batch = 25", "batch = 1").replace(
        "timeout_sec = 60.0", "timeout_sec = 5.5"
    )
    report = _report(mode, toy_task.script(before="import time\ntime.sleep(60)"), toml=toml)
    assert Counter(entry["reason"] for entry in report["failed"]) == {
        "time limit exceeded (3 s)": 1,
        "not finished: time budget used up": 1,
        "not run: time budget used up": 5,
    }


# -- What needs no sandbox -------------------------------------------------------------------------

CONFIG = Config(
    task="toy",
    solution="/app/shout.py",
    command=["python3", "{solution}", "{outputs}", "{inputs}"],
    input_suffix=".txt",
    batch=3,
    input_encoding="utf-8",
    output_encoding="utf-8",
    time_limit_sec=1,
    budget_sec=10,
    memory_limit_mb=512,
    output_limit_bytes=100,
    disk_limit_bytes=1000,
    solution_limit_bytes=10,
    process_limit=8,
    rules={"ascii": "ASCII letters become upper case."},
)


class _Recorder:
    """A runner that answers right, and crashes whenever it is given the input of p4."""

    def __init__(self) -> None:
        self.runs: list[list[str]] = []

    def run(self, inputs: dict[str, bytes], time_limit: float) -> Run:
        assert 0 < time_limit <= CONFIG.time_limit_sec
        self.runs.append(list(inputs))
        fault = "exit status 1" if b"abc 4\n" in inputs.values() else ""
        return Run(fault, {n: text.decode().upper() for n, text in inputs.items()}, {}, "")


def test_only_a_batch_that_did_not_end_cleanly_runs_again() -> None:
    runner = _Recorder()
    outcomes = verifier.judge(CONFIG, PROBES, runner)
    assert [outcome.reason for outcome in outcomes] == ["", "", "", "", "exit status 1", "", ""]
    # The order is random: what crashes is in one of the two batches of three, or alone anyway.
    sizes = [len(run) for run in runner.runs]
    assert sizes in ([3, 1, 1, 1, 3, 1], [3, 3, 1, 1, 1, 1], [3, 3, 1])
    assert len({name for run in runner.runs for name in run}) == 7
    for first, *alone in zip(runner.runs, *(runner.runs[k:] for k in (1, 2, 3)), strict=False):
        if len(first) == 3 and all(len(run) == 1 for run in alone):
            assert [[name] for name in first] == alone


def test_names_and_order_of_inputs_tell_nothing() -> None:
    orders = set()
    for _ in range(5):
        runner = _Recorder()
        outcomes = verifier.judge(CONFIG._replace(batch=7), PROBES[:4], runner)
        assert [outcome.probe for outcome in outcomes] == PROBES[:4]
        (names,) = runner.runs
        assert all(re.fullmatch(r"[0-9a-f]{16}\.txt", name) for name in names)
        orders.add(tuple(names))
    assert len(orders) == 5


def test_the_command_is_expanded() -> None:
    assert verifier.expand(CONFIG, "/app/shout.py", "/o", ["/i/1", "/i/2"]) == [
        "python3", "/app/shout.py", "/o", "/i/1", "/i/2",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("expected", "actual", "reason"),
    [
        ("a\nb\n", "a\nc\n", "wrong output from line 2 on"),
        ("a\nb\n", "a\nb", "wrong output from line 2 on"),
        ("a\n", "a\nb\n", "wrong output from line 2 on"),
        ("a\r\n", "a\n", "wrong output from line 1 on"),
        ("a", "", "wrong output: the file is empty"),
        ("", "a", "wrong output from line 1 on"),
        ("", "", ""),
    ],
)
def test_a_difference_is_located(expected: str, actual: str, reason: str) -> None:
    class Fixed:
        def run(self, inputs: dict[str, bytes], time_limit: float) -> Run:  # noqa: ARG002 - the protocol
            return Run("", dict.fromkeys(inputs, actual), {}, "")

    outcomes = verifier.judge(CONFIG, [Probe("p", "ascii", "x", expected)], Fixed())
    assert [outcome.reason for outcome in outcomes] == [reason]


def test_the_report_has_a_score_and_the_first_failure_of_each_rule() -> None:
    config = CONFIG._replace(rules={"a": "A.", "b": "B."})
    probes = [Probe(f"{rule}{n}", rule, "in", "out") for rule in "ab" for n in range(3)]
    outcomes = [Outcome(probe, "out", "") for probe in probes]
    outcomes[4] = Outcome(probes[4], None, "no output file was written")
    outcomes[5] = Outcome(probes[5], "x" * 5000, "wrong output from line 1 on")
    assert verifier.summary(config, outcomes) == {
        "task": "toy",
        "reward": 0,
        "reason": "",
        "passed": 4,
        "total": 6,
        "share": 0.6667,
        "rules": {
            "a": {"rule": "A.", "passed": 3, "total": 3, "share": 1.0, "first_failure": None},
            "b": {
                "rule": "B.",
                "passed": 1,
                "total": 3,
                "share": 0.3333,
                "first_failure": {
                    "id": "b1",
                    "input": "in",
                    "expected": "out",
                    "actual": None,
                    "reason": "no output file was written",
                },
            },
        },
        "failed": [
            {"id": "b1", "reason": "no output file was written"},
            {"id": "b2", "reason": "wrong output from line 1 on"},
        ],
    }
    assert verifier.summary(config, outcomes[:4])["reward"] == 1
    assert verifier.summary(config, [])["reward"] == 0


def test_a_solution_must_be_a_regular_file_of_some_size(tmp_path: Path) -> None:
    path = tmp_path / "shout.py"
    shown = f"the solution file {path}"
    assert verifier.solution_fault(path, str(path), 3) == f"{shown} is not there"
    path.write_bytes(b"123")
    assert verifier.solution_fault(path, str(path), 3) == ""
    assert verifier.solution_fault(path, str(path), 2) == f"{shown} is larger than 2 bytes"
    path.rename(tmp_path / "other")
    path.symlink_to(tmp_path / "other")
    reason = f"{shown} is a symbolic link, not a regular file"
    assert verifier.solution_fault(path, str(path), 3) == reason
    path.unlink()
    os.mkfifo(path)
    assert verifier.solution_fault(path, str(path), 3) == f"{shown} is not a regular file"


@pytest.mark.parametrize(
    ("status", "fault"),
    [(0, ""), (3, "exit status 3"), (-9, "killed by SIGKILL"), (-63, "killed by signal 63")],
)
def test_an_exit_status_is_named(status: int, fault: str) -> None:
    assert verifier.status_fault(status) == fault


def test_whoever_is_not_root_gets_nothing_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verifier, "LOGS", tmp_path)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    for stale in ("reward.json", "reward.txt"):
        (tmp_path / stale).write_text("1")
    (tmp_path / "rewards.json" / "x").mkdir(parents=True)
    assert verifier.main() == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["report.json", "reward.json"]
    assert json.loads((tmp_path / "reward.json").read_text()) == {"reward": 0}
    report = json.loads((tmp_path / "report.json").read_text())
    assert report.pop("seconds") >= 0
    assert report == {
        "reward": 0,
        "reason": "the verifier must run as root to protect itself, it runs as user 1000",
    }


def test_a_verifier_that_fails_gives_nothing_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verifier, "LOGS", tmp_path)
    monkeypatch.setattr(verifier, "TESTS", tmp_path / "missing")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert verifier.main() == 0
    assert json.loads((tmp_path / "reward.json").read_text()) == {"reward": 0}
    reason = json.loads((tmp_path / "report.json").read_text())["reason"]
    assert reason.startswith("the verifier failed: FileNotFoundError: ")
