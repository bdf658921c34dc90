"""``localeops tasks``: what it prints where, and how it ends."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import localeops
import toy_task
from localeops.cli import GROUPS, main
from localeops.tasks import load, probes

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a folder of tasks that holds the toy."""
    return toy_task.make(tmp_path / "oracles").parent


def test_list(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tasks", "list", "--root", str(root)]) == 0
    assert capsys.readouterr().out == ("task\trules\tprobes\twrong\tright\ntoy-upper\t2\t5\t2\t1\n")
    assert main(["tasks", "list", "--root", str(root), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [
        {"task": "toy-upper", "rules": 2, "probes": 5, "wrong": 2, "right": 1}
    ]


def test_the_nearest_oracles_is_found(
    root: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(root / "toy-upper" / "tests")
    assert main(["tasks", "list"]) == 0
    assert "toy-upper" in capsys.readouterr().out


def test_emit(root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tasks", "emit", "--root", str(root), "--out", str(tmp_path / "out")]
    made = tmp_path / "out" / "toy-upper"
    assert main(words) == 0
    assert capsys.readouterr() == (f"{made}\n", "")
    assert (made / "tests" / "verifier.py").is_file()
    assert main(words) == 2
    assert capsys.readouterr() == ("", f"localeops: error: {made}: exists already\n")
    assert main([*words, "toy-upper", "--force", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [
        {"task": "toy-upper", "path": str(made), "seed": None}
    ]


def test_freeze(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    task = load(root / "toy-upper")
    assert main(["tasks", "freeze", "toy-upper", "--seed", "4", "--root", str(root)]) == 0
    assert capsys.readouterr() == (f"{task.frozen}: 21 probes of seed 4\n", "")
    assert len(task.frozen.read_text().splitlines()) == 21


def test_verify_prints_rows_and_how_to_replay(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tasks", "verify", "--root", str(root)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    head, *rows, replay = out.splitlines()
    assert head.split("\t") == [
        "task", "solution", "verdict", "committed", "fresh", "rejected by", "seconds",
    ]  # fmt: skip
    cells = [row.split("\t") for row in rows]
    assert [cell[1:4] for cell in cells] == [
        ["oracle", "accepted", "5/5"],
        ["right/stdlib", "accepted", "5/5"],
        ["wrong/ascii-only", "rejected", "2/5"],
        ["wrong/lower", "rejected", "0/5"],
        ["nothing", "rejected", "0/5"],
        ["all", "ok", ""],
    ]
    assert cells[3][5] == "ascii, sharp-s, bundled"
    assert re.fullmatch(r"# replay with --seed \d+", replay)


def test_verify_ends_with_1_when_something_is_found(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / "toy-upper" / "wrong" / "lower" / "shout.py").write_text(toy_task.script())
    words = ["tasks", "verify", "toy-upper", "--seed", "8", "--json", "--root", str(root)]
    assert main(words) == 1
    out, err = capsys.readouterr()
    assert err == ""
    (result,) = json.loads(out)
    assert (result["task"], result["seed"], result["ok"]) == ("toy-upper", 8, False)
    problems = {(trial["solution"], trial["problem"]) for trial in result["trials"]}
    assert ("wrong/lower", "must be rejected") in problems
    assert len(result["trials"]) == 10


def test_verify_ends_with_1_when_no_build_can_be_made(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (root / "toy-upper" / "probes.py").write_text("RULES = 3\n")
    assert main(["tasks", "verify", "--root", str(root), "--seed", "8"]) == 1
    out, _ = capsys.readouterr()
    assert out.splitlines()[1].split("\t")[:3] == [
        "toy-upper",
        "-",
        (
            f"{root}/toy-upper/probes.py: RULES must have the rules of task.toml, "
            "['ascii', 'sharp-s'], got 3"
        ),
    ]


def test_the_table_goes_to_a_terminal(root: Path) -> None:
    reading, writing = pty.openpty()
    code = "import sys; from localeops.cli import main; sys.exit(main())"
    words = [sys.executable, "-c", code, "tasks", "verify", "--root", str(root), "--seed", "8"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "120"}
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=writing, env=environment
    ) as process:
        os.close(writing)
        shown = b""
        try:
            while chunk := os.read(reading, 65536):
                shown += chunk
        except OSError:  # the other end of the terminal is closed
            pass
        assert process.stdout is not None
        rows = process.stdout.read().decode()
    os.close(reading)
    assert process.returncode == 0
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.decode())
    assert "toy-upper: probes" in plain  # the progress bar
    assert re.search(r"wrong/ascii-only +rejected +2/5 +\d+/21 +sharp-s, bundled", plain)
    assert "replay with --seed 8" in plain
    assert "toy-upper\twrong/ascii-only\trejected\t2/5" in rows


def test_try_shows_the_smallest_input_of_each_broken_rule(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = root / "toy-upper" / "wrong" / "ascii-only" / "shout.py"
    words = ["tasks", "try", "toy-upper", str(script), "--root", str(root)]
    words += ["--seed", "3", "--size", "4", "--seconds", "600"]
    assert main(words) == 1
    out, err = capsys.readouterr()
    assert err == ""
    assert re.sub(r"\d+ tried", "N tried", out).splitlines() == [
        "sharp-s: 0 of 2 probes pass",
        "  The letter ß becomes SS.",
        "  input (the smallest found, N tried):",
        "    ß<no line end>",
        "  expected:",
        "    SS<no line end>",
        "  actual:",
        "    ß<no line end>",
        "  reason:",
        "    wrong output from line 1 on",
        "  difference:",
        "    - SS<no line end>",
        "    + ß<no line end>",
        (
            "    line 1, character 1: U+0053 LATIN CAPITAL LETTER S is expected, "
            "not U+00DF LATIN SMALL LETTER SHARP S"
        ),
        "",
        "bundled: 0 of 1 probes pass",
        "  The files that come with the task are treated right.",
        "  input (the smallest found, N tried):",
        "    ß",
        "  expected:",
        "    SS",
        "  actual:",
        "    ß",
        "  reason:",
        "    wrong output from line 1 on",
        "  difference:",
        "    - SS",
        "    + ß",
        (
            "    line 1, character 1: U+0053 LATIN CAPITAL LETTER S is expected, "
            "not U+00DF LATIN SMALL LETTER SHARP S"
        ),
        "",
        "toy-upper: rejected, 2 of 5 probes pass (fresh probes, seed 3)",
        "# replay with --seed 3 --size 4",
    ]


def test_try_can_grade_on_the_committed_probes(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = root / "toy-upper" / "wrong" / "ascii-only" / "shout.py"
    words = ["tasks", "try", "toy-upper", str(script), "--committed", "--root", str(root)]
    assert main(words) == 1
    out, err = capsys.readouterr()
    assert err == ""
    first = next(
        probe for probe in probes.read(load(root / "toy-upper")) if probe.rule == "sharp-s"
    )
    lines = out.splitlines()
    assert lines[:4] == [
        "sharp-s: 0 of 2 probes pass",
        "  The letter ß becomes SS.",
        "  input (as it is committed):",
        f"    {first.input}<no line end>",
    ]
    assert "bundled: 0 of 1 probes pass" in lines
    assert lines[-1] == "toy-upper: rejected, 2 of 5 probes pass (committed probes)"
    assert main([*words, "--json"]) == 1
    result = json.loads(capsys.readouterr().out)
    assert (result["seed"], result["reward"], result["passed"]) == (None, 0, 2)
    assert [one["rule"] for one in result["findings"]] == ["sharp-s", "bundled"]
    assert result["findings"][0]["input"] == first.input
    right = root / "toy-upper" / "right" / "stdlib" / "shout.py"
    words[3] = str(right)
    assert main(words) == 0
    accepted = "toy-upper: accepted, 5 of 5 probes pass (committed probes)\n"
    assert capsys.readouterr() == (accepted, "")


@pytest.mark.parametrize("option", ["--seed", "--size"])
def test_the_committed_probes_have_no_seed_and_no_size(
    option: str, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = root / "toy-upper" / "right" / "stdlib" / "shout.py"
    words = ["tasks", "try", "toy-upper", str(script), "--committed", "--root", str(root)]
    assert main([*words, option, "4"]) == 2
    message = "localeops: error: --committed excludes --seed and --size\n"
    assert capsys.readouterr() == ("", message)


def test_try_accepts_a_right_solution(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = root / "toy-upper" / "right" / "stdlib" / "shout.py"
    words = ["tasks", "try", "toy-upper", str(script), "--root", str(root)]
    assert main([*words, "--size", "2"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert re.fullmatch(
        r"toy-upper: accepted, 3 of 3 probes pass \(fresh probes, seed (\d+)\)\n"
        r"# replay with --seed \1 --size 2\n",
        out,
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["list", "--root", "{root}/x"], "{root}/x: there is no such folder of tasks"),
        (["verify", "toy", "--root", "{root}"], "{root}: there is no task 'toy', only toy-upper"),
        (["freeze", "toy", "--root", "{root}"], "{root}: there is no task 'toy', only toy-upper"),
        (
            ["try", "toy-uper", "x.py", "--root", "{root}"],
            "{root}: there is no task 'toy-uper', only toy-upper (did you mean 'toy-upper'?)",
        ),
        (
            ["try", "toy-upper", "{root}/x.py", "--root", "{root}"],
            "{root}/x.py: cannot be read: No such file or directory",
        ),
        (
            ["try", "toy-upper", "{root}", "--root", "{root}"],
            "{root}: is a folder, a solution is one file",
        ),
        (
            ["try", "toy-upper", "/dev/null", "--root", "{root}"],
            "/dev/null: is not a regular file, a solution is one file",
        ),
    ],
)
def test_a_mistake_is_explained(
    words: list[str], message: str, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tasks", *(word.format(root=root) for word in words)]) == 2
    assert capsys.readouterr() == ("", f"localeops: error: {message.format(root=root)}\n")


def test_no_folder_of_tasks_is_explained(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["tasks", "list"]) == 2
    assert capsys.readouterr().err == (
        f"localeops: error: there is no folder oracles in {tmp_path} or above it; "
        "name one with --root\n"
    )


def test_what_the_machine_lacks_ends_with_3(
    root: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as patched:
        patched.setenv("PATH", str(tmp_path))
        assert main(["tasks", "verify", "--root", str(root)]) == 3
    assert capsys.readouterr() == (
        "",
        (
            "localeops: error: the sandbox needs bubblewrap, which is not installed: "
            "apt-get install bubblewrap\n"
        ),
    )
    monkeypatch.setitem(sys.modules, "hypothesis", None)
    assert main(["tasks", "freeze", "toy-upper", "--root", str(root)]) == 3
    assert capsys.readouterr().err == (
        "localeops: error: drawing probes needs Hypothesis: pip install 'localeops[tasks]'\n"
    )


@pytest.mark.parametrize(
    "words", [["nope"], ["tasks", "nope"], ["tasks", "list", "--nope"], ["tasks", "emit"]]
)
def test_usage_errors_end_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "Usage: localeops" in err
    assert "Traceback" not in err


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"localeops {localeops.__version__}\n"
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(f" {name} " in shown for name in GROUPS)
    assert "--install-completion" in shown  # for all groups, and so only here
    for name in GROUPS:
        assert main([name, "--help"]) == 0
        assert "completion" not in capsys.readouterr().out


def test_a_group_is_imported_only_when_it_is_named() -> None:
    code = (
        "import sys; from localeops.cli import main; main(['--version']); "
        "sys.exit('localeops.tasks' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


def test_a_reader_that_has_enough_is_no_error(root: Path) -> None:
    code = "import sys; from localeops.cli import main; sys.exit(main())"
    words = [sys.executable, "-c", code, "tasks", "list", "--json", "--root", str(root)]
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as broken:
        done = subprocess.run(words, stdout=broken, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_an_interrupt_ends_with_130(monkeypatch: pytest.MonkeyPatch, root: Path) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("localeops.tasks.load_all", interrupt)
    assert main(["tasks", "list", "--root", str(root)]) == 130
