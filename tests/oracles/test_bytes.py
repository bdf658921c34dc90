"""Tasks whose input files or outputs hold bytes that are no text."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

import toy_task
import unprivileged
from localeops.errors import InvalidInputError, TaskError
from localeops.tasks import check, diagnose, grade, load, probe_set, probes, sandbox, verify
from localeops.tasks.emit import write
from localeops.tasks.probes import Probe

if TYPE_CHECKING:
    from pathlib import Path

    from localeops.tasks.spec import Task

MODES = ["container", "harness"] if os.geteuid() == 0 else ["harness"]
EVERY_BYTE = bytes(range(256))
TOML = (
    toy_task.TASK_TOML.replace("batch = 25", 'batch = 25\ninput = "bytes"\noutput = "bytes"')
    .replace('sharp-s = "', 'high = "')
    .replace('"sharp-s" = "The letter ß becomes SS."', 'high = "The high bit is taken away."')
    .replace('["sharp-s"]', '["high"]')
    .replace('["ascii", "sharp-s"]', '["ascii", "high"]')
)
SOURCE = """\
from hypothesis import strategies as st

RULES = {
    "ascii": st.binary(min_size=1, max_size=20).map(lambda data: bytes(b & 127 for b in data) + b"a"),
    "high": st.binary(min_size=1, max_size=20).map(lambda data: data + b"\\xe1"),
}
QUOTA = 10


def oracle(data):
    return bytes(b & 127 for b in data).upper()
"""
SCRIPT = """\
import pathlib, sys

for name in sys.argv[2:]:
    data = pathlib.Path(name).read_bytes()
    pathlib.Path(sys.argv[1], pathlib.Path(name).name).write_bytes({result})
"""
RIGHT = SCRIPT.format(result="bytes(b & 127 for b in data).upper()")
OTHER = SCRIPT.format(result="data.translate(bytes(range(128)) * 2).upper()")
HIGH_KEPT = SCRIPT.format(result="data.upper()")
LOWER = SCRIPT.format(result="data.lower()")
HARNESS = """
from pathlib import Path
from localeops.tasks import load, sandbox
made = Path(job["made"])
result = dict(sandbox.score(load(Path(job["task"])), made, job["source"].encode()).report)
"""


def _task(folder: Path, toml: str = TOML, source: str = SOURCE) -> Task:
    """Return the toy as a task of bytes; one byte of its bundled data is not ASCII."""
    root = toy_task.make(folder, task_toml=toml, probes=source)
    (root / "environment" / "data" / "sample.txt").write_bytes(b"abc \xe1\r\n")
    for name, text in {
        "solution/shout.py": "import localeops\n" + RIGHT,
        "right/stdlib/shout.py": OTHER,
        "wrong/ascii-only/shout.py": HIGH_KEPT,
        "wrong/lower/shout.py": LOWER,
    }.items():
        (root / name).write_text(text)
    task = load(root)
    task.frozen.write_bytes(
        probes.dump(
            [
                Probe("bundled-sample.txt", "bundled", "abc \xe1\r\n", "ABC A\r\n"),
                Probe("ascii-001", "ascii", "a\x00\n", "A\x00\n"),
                Probe("high-001", "high", EVERY_BYTE.decode("latin-1"), _high_taken(EVERY_BYTE)),
            ]
        )
    )
    return task


def _high_taken(data: bytes) -> str:
    return "".join(chr(byte & 127) for byte in data).upper()


@pytest.mark.parametrize("mode", MODES)
def test_every_byte_comes_to_the_solution_and_back(mode: str) -> None:
    echo = SCRIPT.format(result="data[::-1]")
    given = EVERY_BYTE.decode("latin-1")
    kept = [
        Probe("one", "high", given, given[::-1]),
        Probe("two", "high", "\xff\x00", "\x00\xff"),
        Probe("three", "high", "\xc3\xa9", "\xc3\xa9"),
    ]
    with unprivileged.folder() as place:
        task = _task(place / "task")
        made = write(task, place / "made", kept)
        if mode == "container":
            report = dict(sandbox.score(task, made, echo.encode()).report)
        else:
            job = {"task": str(task.path), "made": str(made), "source": echo}
            report = unprivileged.run(HARNESS, job, work=place)  # type: ignore[assignment]
    assert [entry["id"] for entry in report["failed"]] == ["three"]  # type: ignore[attr-defined]
    assert report["rules"]["high"]["first_failure"] == {  # type: ignore[index]
        "id": "three", "input": "\xc3\xa9", "expected": "\xc3\xa9", "actual": "\xa9\xc3",
        "reason": "wrong output from line 1 on",
    }  # fmt: skip


def test_a_task_of_bytes_is_drawn_checked_and_verified(tmp_path: Path) -> None:
    task = _task(tmp_path)
    assert (task.input, task.output) == ("bytes", "bytes")
    found = probes.read(task)
    assert found[0].input == "abc \xe1\r\n"
    drawn = probe_set(task, 1)
    assert len(drawn) == 20
    for probe in drawn:
        assert probe.expected == _high_taken(probe.input.encode("latin-1"))
    faults = [problem.message for problem in check(task.path, others=[])]
    assert not [message for message in faults if "answer" in message or "not the same" in message]
    assert verify(task, seed=3).ok
    assert grade(task, task.path / "right" / "stdlib" / "shout.py").reward == 1


def test_the_smallest_failing_bytes_are_found(tmp_path: Path) -> None:
    task = _task(tmp_path)
    result = diagnose(task, task.path / "wrong" / "ascii-only" / "shout.py", seed=1, size=6)
    found = {finding.rule: finding for finding in result.findings}
    assert list(found) == ["high", "bundled"]
    smallest = found["high"]
    assert (smallest.input, smallest.expected, smallest.actual) == ("\xe1", "A", "\xe1")
    assert smallest.contents == ("bytes", "bytes")
    assert smallest.difference == (
        "- A<no line end>\n+ <E1><no line end>\nline 1, byte 1: 41 is expected, not E1"
    )


def test_text_may_come_of_bytes(tmp_path: Path) -> None:
    toml = TOML.replace('output = "bytes"\n', "")
    answer = "return 'é' + bytes(b & 127 for b in data).decode().upper()"
    task = _task(
        tmp_path, toml, SOURCE.replace("return bytes(b & 127 for b in data).upper()", answer)
    )
    assert (task.input, task.output) == ("bytes", "text")
    for probe in probes.draw(task, seed=1).probes:
        assert probe.expected == "é" + _high_taken(probe.input.encode("latin-1"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("return bytes(b & 127 for b in data).upper()", "return 'A'",
         r"the oracle's answer to b'abc \xe1\r\n' must be bytes, got 'A'"),
        ('+ b"a"),', '+ b"a").map(str),', "an input of ascii must be bytes, got "),
    ],
)  # fmt: skip
def test_probes_must_be_bytes(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert SOURCE.count(old) == 1
    task = _task(tmp_path, source=SOURCE.replace(old, new))
    with pytest.raises(TaskError) as caught:
        probes.draw(task, seed=1)
    assert f"probes.py: {message}" in str(caught.value)


def test_what_stands_for_no_byte_is_refused(tmp_path: Path) -> None:
    task = _task(tmp_path)
    solution = task.path / "right" / "stdlib" / "shout.py"
    with pytest.raises(InvalidInputError) as caught:
        grade(task, solution, probes=[Probe("x", "high", "\u0100", "a")])
    assert str(caught.value) == "probe 'x' has what stands for no byte"
