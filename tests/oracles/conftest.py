"""What tests of the tasks share: candidates are drawn once a task and run of the suite."""

from __future__ import annotations

import fcntl
import json
import secrets
from typing import TYPE_CHECKING

import pytest

from localeops.tasks import Probe, probes

if TYPE_CHECKING:
    from collections.abc import Callable

    from localeops.tasks import Task
    from localeops.tasks.probes import Candidates


@pytest.fixture(scope="session")
def drawn(
    tmp_path_factory: pytest.TempPathFactory, worker_id: str
) -> Callable[[Task], tuple[int, Candidates]]:
    """Return what gives a random seed and its candidates, the same in every worker of this run."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "drawn"
    folder.mkdir(exist_ok=True)

    def candidates(task: Task) -> tuple[int, Candidates]:
        with (folder / f"{task.id}.json").open("a+", encoding="ascii") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.seek(0)
            text = file.read()
            if not text:
                seed = secrets.randbits(32)
                found = probes.draw(task, seed=seed)
                json.dump([seed, found.probes, found.quota], file)
                return seed, found
        seed, rows, quota = json.loads(text)
        return seed, probes.Candidates(tuple(Probe(*row) for row in rows), quota)

    return candidates
