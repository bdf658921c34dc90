"""Every task of the repository, on its committed probes and on fresh ones that nobody has seen.

The seed is new in every run; a failure names it, so ``localeops tasks verify TASK --seed N`` replays.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from localeops.tasks import check, load, probes, verify

if TYPE_CHECKING:
    from collections.abc import Callable

    from localeops.tasks import Task
    from localeops.tasks.probes import Candidates

ORACLES = Path(__file__).parents[2] / "oracles"
TASKS = sorted(path.parent.name for path in ORACLES.glob("*/task.toml"))


def test_there_are_tasks_and_every_folder_is_one() -> None:
    assert TASKS
    assert sorted(path.name for path in ORACLES.iterdir() if path.is_dir()) == TASKS


@pytest.mark.parametrize("name", TASKS)
def test_a_task_has_no_problem(name: str) -> None:
    assert list(map(str, check(ORACLES / name))) == []


@pytest.mark.parametrize("name", TASKS)
def test_a_task_accepts_what_is_right_and_rejects_what_is_wrong(
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    drawn: Callable[[Task], tuple[int, Candidates]],
) -> None:
    task = load(ORACLES / name)
    seed, candidates = drawn(task)

    def draw(asked: Task, **options: int | None) -> Candidates:
        assert (asked, options) == (task, {"seed": seed, "size": None})
        return candidates

    monkeypatch.setattr(probes, "draw", draw)  # it would draw the very same ones
    result = verify(task, seed=seed)
    problems = [f"{t.solution}, {t.build}: {t.problem}" for t in result.trials if t.problem]
    assert not problems, f"seed {seed}"
    solutions = 2 + len(task.wrong) + len(task.right)
    assert len(result.trials) == 2 * solutions
    fresh = [trial for trial in result.trials if trial.build == "fresh"]
    assert all(trial.total >= 200 for trial in fresh)
    # Other tests run at the same time: the quicker of the two builds counts.
    oracle = [trial for trial in result.trials if trial.solution == "oracle"]
    assert min(trial.seconds / trial.total for trial in oracle) * 200 < 5
