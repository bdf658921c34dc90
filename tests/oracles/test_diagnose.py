"""Grading anyone's solution, and the smallest failing inputs: on the toy, and on a real task."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

import toy_task
import unprivileged
from localeops.errors import InvalidInputError, InvalidTypeError, MissingExtraError, TaskError
from localeops.tasks import (
    Finding,
    Probe,
    Task,
    diagnose,
    diagnose_committed,
    grade,
    load,
    probe_set,
    probes,
    sandbox,
)
from localeops.tasks.emit import agreed, write

ORACLES = Path(__file__).parents[2] / "oracles"
ASCII_ONLY = toy_task.script(
    "target.write_bytes(''.join(c.upper() if c.isascii() else c for c in text).encode())"
)


@pytest.fixture
def task(tmp_path: Path) -> Task:
    """Return the toy task."""
    return load(toy_task.make(tmp_path / "oracles"))


def _file(folder: Path, source: str) -> Path:
    path = folder / "mine.py"
    path.write_text(source)
    return path


def _findings(task: Task, folder: Path, source: str, seconds: float = 600) -> dict[str, Finding]:
    result = diagnose(task, _file(folder, source), seed=3, size=6, seconds=seconds)
    assert (result.task, result.seed, result.reason, result.reward) == ("toy-upper", 3, "", 0)
    assert result.total == 7
    assert result.passed == sum(one.passed for one in result.findings) + 3 * (
        2 - len([one for one in result.findings if one.rule != "bundled"])
    ) + ("bundled" not in {one.rule for one in result.findings})
    return {finding.rule: finding for finding in result.findings}


def test_a_probe_set_has_the_size_asked_for(tmp_path: Path) -> None:
    quota = toy_task.PROBES.replace("QUOTA = 10", "QUOTA = {'ascii': 30, 'sharp-s': 10}")
    task = load(toy_task.make(tmp_path, probes=quota))
    drawn = probe_set(task, 7, 10)
    # One each and 8 more, 30 to 10: 6 and 2.
    assert [probe.rule for probe in drawn] == ["ascii"] * 7 + ["sharp-s"] * 3
    assert all(isinstance(one, Probe) and one.expected == one.input.upper() for one in drawn)
    assert drawn == probe_set(task, seed=7, size=10)
    # One each and 3 more: 2.25 and 0.75, and the larger remainder gets the one that is left.
    assert [probe.rule for probe in probe_set(task, 8, 5)] == ["ascii"] * 3 + ["sharp-s"] * 2


def test_without_a_size_it_is_what_a_build_has(task: Task) -> None:
    bundled, *drawn = agreed(task, seed=5).probes
    assert probe_set(task, 5) == tuple(drawn)
    assert bundled.rule == "bundled"


def test_bad_arguments_are_refused(task: Task, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InvalidInputError, match=r"^seed must be at least 0, got -1$"):
        probe_set(task, -1, 5)
    with pytest.raises(InvalidTypeError, match=r"^seed must be an int, got str$"):
        probe_set(task, "1")  # type: ignore[arg-type]
    with pytest.raises(InvalidTypeError, match=r"^size must be an int, got float$"):
        probe_set(task, 1, 5.0)  # type: ignore[arg-type]
    with pytest.raises(
        InvalidInputError, match=r"^size must be at least 2, one probe a rule, got 1$"
    ):
        probe_set(task, 1, 1)
    solution = task.right[0].path / "shout.py"
    with pytest.raises(
        InvalidInputError, match=r"^seconds must be at least 0 and finite, got nan$"
    ):
        diagnose(task, solution, seconds=float("nan"))
    with pytest.raises(InvalidTypeError, match=r"^seconds must be a number, got str$"):
        diagnose(task, solution, seconds="1")  # type: ignore[arg-type]
    with pytest.raises(InvalidInputError, match=r"^seed must be at least 0, got -1$"):
        diagnose(task, solution, seed=-1)
    with pytest.raises(InvalidTypeError, match=r"^path must be a Path, got str$"):
        grade(task, str(solution))  # type: ignore[arg-type]
    with pytest.raises(InvalidTypeError, match=r"^path must be a Path, got str$"):
        diagnose_committed(task, str(solution))  # type: ignore[arg-type]
    monkeypatch.setitem(__import__("sys").modules, "hypothesis", None)
    with pytest.raises(
        MissingExtraError,
        match=r"^drawing probes needs Hypothesis: pip install 'localeops\[tasks\]'$",
    ):
        diagnose(task, solution)


def test_a_file_that_is_no_solution_is_refused(tmp_path: Path) -> None:
    toml = toy_task.TASK_TOML.replace("batch", "solution_limit_bytes = 1999\nbatch")
    task = load(toy_task.make(tmp_path, task_toml=toml))
    large = _file(tmp_path, "#" * 2000)
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "to-itself").symlink_to("to-itself")
    for path, message in (
        (tmp_path / "none.py", "cannot be read: No such file or directory"),
        (tmp_path / "to-itself", "cannot be read: Too many levels of symbolic links"),
        (Path("\0"), "cannot be read: embedded null byte"),
        (tmp_path, "is a folder, a solution is one file"),
        (tmp_path / "pipe", "is not a regular file, a solution is one file"),
        (large, "is larger than 1999 bytes"),
    ):
        with pytest.raises(InvalidInputError) as caught:
            grade(task, path)
        assert str(caught.value) == f"{path}: {message}"


def test_probes_that_are_none_of_the_task_are_refused(task: Task) -> None:
    solution = task.right[0].path / "shout.py"
    one = Probe("a", "ascii", "a", "A")
    for chosen, message in (
        ([], "probes must be at least one"),
        ([one, one], "probe id 'a' occurs twice"),
        ([one._replace(rule="x")], "rule 'x' of probe 'a' is not in task.toml"),
        ([one._replace(input="\ud800")], "probe 'a' has a lone surrogate"),
    ):
        with pytest.raises(InvalidInputError) as caught:
            grade(task, solution, probes=chosen)
        assert str(caught.value) == message


def test_grade_takes_the_committed_probes_or_others(task: Task, tmp_path: Path) -> None:
    link = tmp_path / "link.py"
    link.symlink_to(task.right[0].path / "shout.py")
    score = grade(task, link)
    assert (score.reward, score.report["passed"], score.report["total"]) == (1, 5, 5)
    chosen = [Probe("a", "ascii", "a", "A"), Probe("s", "sharp-s", "ß", "SS")]
    score = grade(task, _file(tmp_path, ASCII_ONLY), probes=chosen)
    assert (score.reward, score.report["share"]) == (0, 0.5)
    rules = score.report["rules"]
    assert isinstance(rules, dict)
    assert rules["sharp-s"]["rule"] == "The letter ß becomes SS."
    assert rules["sharp-s"]["first_failure"] == {
        "id": "s", "input": "ß", "expected": "SS", "actual": "ß",
        "reason": "wrong output from line 1 on",
    }  # fmt: skip


def test_a_right_solution_has_no_findings(task: Task, tmp_path: Path) -> None:
    steps: list[str] = []
    path = _file(tmp_path, toy_task.script())
    result = diagnose(task, path, size=4, progress=steps.append)
    assert (result.reward, result.passed, result.total, result.findings) == (1, 5, 5, ())
    assert result.seed >= 0
    assert steps == ["drawing probes", "judging"]


def test_the_smallest_failing_input_is_found(task: Task, tmp_path: Path) -> None:
    found = _findings(task, tmp_path, ASCII_ONLY)
    assert list(found) == ["sharp-s", "bundled"]
    tried = found["sharp-s"].tried
    assert tried > 0
    assert found["sharp-s"] == Finding(
        rule="sharp-s",
        sentence="The letter ß becomes SS.",
        passed=0,
        total=3,
        input="ß",
        expected="SS",
        actual="ß",
        reason="wrong output from line 1 on",
        difference="- SS<no line end>\n+ ß<no line end>\nline 1, character 1: "
        "U+0053 LATIN CAPITAL LETTER S is expected, not U+00DF LATIN SMALL LETTER SHARP S",
        contents=("text", "text"),
        search="finished",
        tried=tried,
        note="",
    )
    assert (found["bundled"].input, found["bundled"].expected) == ("ß\n", "SS\n")


def test_a_smaller_input_shows_the_same_rule(task: Task, tmp_path: Path) -> None:
    # "S" fails too, but the wrong solution that this rule rejects gets it right.
    found = _findings(task, tmp_path, toy_task.script("target.write_bytes(text.lower().encode())"))
    assert found["sharp-s"].input == "ß"
    assert found["ascii"].input.isascii()
    assert len(found["ascii"].input) == 1


def test_a_smaller_input_is_one_that_right_solutions_agree_on(tmp_path: Path) -> None:
    dispute = "'!' * (text.count('ß') == 1 and len(text) < 15)"
    right = toy_task.script(f"target.write_bytes((text.upper() + {dispute}).encode())")
    task = load(toy_task.make(tmp_path / "oracles", right=right))
    found = _findings(task, tmp_path, ASCII_ONLY)
    assert found["sharp-s"].input == "ßß"
    assert len(found["bundled"].input) == 15


def test_a_smaller_input_fails_in_the_same_way(task: Task, tmp_path: Path) -> None:
    source = toy_task.script(
        "if len(text) < 3 and 'ß' in text: sys.exit('too short')\n"
        "target.write_bytes(text.replace('ß', 'ẞ').upper().encode())"
    )
    found = _findings(task, tmp_path, source)
    assert {len(finding.input) for finding in found.values()} == {3}
    assert {finding.reason for finding in found.values()} == {"wrong output from line 1 on"}


def test_a_crash_is_made_smaller_too(task: Task, tmp_path: Path) -> None:
    found = _findings(
        task,
        tmp_path,
        toy_task.script(before="[open(n).read().encode('ascii') for n in sys.argv[2:]]"),
    )
    crash = found["sharp-s"]
    assert (crash.input, crash.expected, crash.actual, crash.difference) == ("ß", "SS", None, "")
    assert crash.reason.startswith("exit status 1; standard error ends: Traceback")


@pytest.mark.parametrize(
    ("source", "note"),
    [
        (
            toy_task.script("target.write_text(text + os.urandom(9).hex())", before="import os"),
            "the answers to this input differ between two runs",
        ),
        (
            toy_task.script(
                "n.append(n)\ntarget.write_text(text.upper() + '!' * (len(n) > 1))", before="n = []"
            ),
            "the answer to this input depends on the other files of the same call",
        ),
    ],
    ids=["random", "state"],
)
def test_an_unstable_solution_is_told_so(
    source: str, note: str, task: Task, tmp_path: Path
) -> None:
    found = _findings(task, tmp_path, source)
    assert {finding.note for finding in found.values()} == {note}
    assert {finding.search for finding in found.values()} == {"not done"}


def test_no_time_gives_the_probe_as_it_was_drawn(task: Task, tmp_path: Path) -> None:
    found = _findings(task, tmp_path, ASCII_ONLY, seconds=0)["sharp-s"]
    assert (found.search, found.tried, found.note) == ("not done", 0, "")
    drawn = [probe.input for probe in probe_set(task, 3, 6) if probe.rule == "sharp-s"]
    assert found.input == drawn[0]
    assert found.expected == drawn[0].upper()


def test_time_that_runs_out_is_told(task: Task, tmp_path: Path) -> None:
    slow = ASCII_ONLY.replace("import pathlib, sys", "import pathlib, sys, time; time.sleep(0.3)")
    found = _findings(task, tmp_path, slow, seconds=4)["sharp-s"]
    assert found.search == "out of time"
    assert "ß" in found.input


def test_the_oracle_answers_and_what_probes_py_prints_is_no_answer(tmp_path: Path) -> None:
    source = toy_task.PROBES + "print('hello')\n"
    task = load(toy_task.make(tmp_path, probes=source))
    seen: list[str] = []

    def fails(text: str, expected: str) -> bool | None:
        assert expected == text.upper()
        seen.append(text)
        return None if len(seen) > 3 else False

    with probes.Oracle(task, seed=1, size=6) as oracle:
        assert oracle.answers(["groß", "\ud800", "é"]) == ["GROSS", None, "É"]
        oracle.search("ascii", fails)
        assert oracle.answers([]) == []
    drawn = [one.input for one in probes.draw(task, seed=1, size=6).probes if one.rule == "ascii"]
    assert list(dict.fromkeys(seen)) == drawn[: len(set(seen))]


def test_an_oracle_that_cannot_start_is_explained(tmp_path: Path) -> None:
    path = toy_task.make(tmp_path, probes="RULES = 3\n")
    with (
        pytest.raises(TaskError, match=r"probes.py: RULES must have the rules of task.toml"),
        probes.Oracle(load(path), seed=1),
    ):
        pass


def test_whoever_is_not_root_can_diagnose_too() -> None:
    source = """
from pathlib import Path
from localeops.tasks import diagnose, load
found = diagnose(load(Path(job[0])), Path(job[1]), seed=3, size=4, seconds=600)
result = [[one.rule, one.input, one.actual, one.search] for one in found.findings]
"""
    with unprivileged.folder() as place:
        made = toy_task.make(place / "task")
        mine = _file(place, ASCII_ONLY)
        found = unprivileged.run(source, [str(made), str(mine)], work=place)
    assert found == [["sharp-s", "ß", "ß", "finished"], ["bundled", "ß\n", "ß\n", "finished"]]


def test_a_real_task_names_the_rule_and_shows_a_small_input() -> None:
    task = load(ORACLES / "ja-terminal-width")
    wrong = ORACLES / "ja-terminal-width" / "wrong" / "lone-marks-combining" / "wrap_status.py"
    result = diagnose(task, wrong, seed=1, size=len(task.rules), seconds=600)
    found = {finding.rule: finding for finding in result.findings}
    assert set(found) <= {"kana-lone-mark", "bundled"}
    lone = found["kana-lone-mark"]
    assert (
        lone.sentence
        == "A halfwidth sound mark that cannot merge becomes a fullwidth 「゛」 or 「゜」."
    )
    assert lone.reason == "wrong output from line 1 on"
    assert len(lone.input) <= 4
    assert {"ﾞ", "ﾟ"} & set(lone.input)
    assert "<U+3099>" in lone.difference or "<U+309A>" in lone.difference
    right = ORACLES / "ja-terminal-width" / "right" / "terminal-automaton" / "wrap_status.py"
    assert grade(task, right).reward == 1


def test_a_session_that_nobody_uses_ends_at_once(task: Task, tmp_path: Path) -> None:
    made = write(task, tmp_path / "made", [Probe("a", "ascii", "a", "A")])
    for _ in range(3):
        with sandbox.session(task, made, b""):
            started = time.monotonic()
        assert time.monotonic() - started < 8
