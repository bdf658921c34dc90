"""The harness: tasks that test for locale-correct results, and the machinery that proves them.

A task is a folder (``spec.py``). Its probes are drawn from a seed and answered by localeops
(``probes.py``), kept where independent right solutions agree (``emit.py``), and judged by a
verifier that does not trust the solution (``verifier.py``) in a sandbox (``sandbox.py``).
`verify` does all of it, and `check` what needs no sandbox (``check.py``)::

    from pathlib import Path
    from localeops import tasks

    task = tasks.load(Path("oracles/ja-terminal-width"))
    assert not tasks.check(task.path)
    result = tasks.verify(task)
    tasks.emit(task, Path("out"), seed=result.seed)

Anyone's solution is judged in the same sandbox, on the committed or on fresh probes, and where it
fails `diagnose` looks for the smallest input that shows it::

    score = tasks.grade(task, Path("mine.py"), probes=tasks.probe_set(task, 7, 100))
    found = tasks.diagnose(task, Path("mine.py"), seed=7).findings

A task folder's own ``probes.py`` runs in the harness, outside the sandbox: it is trusted code.
Drawing needs the extra ``tasks`` (Hypothesis); running a solution needs bubblewrap.
"""

from __future__ import annotations

from localeops.tasks.check import Problem, check
from localeops.tasks.diagnose import Diagnosis, Finding, diagnose, diagnose_committed
from localeops.tasks.emit import Build, emit, freeze
from localeops.tasks.grade import grade, probe_set
from localeops.tasks.probes import Probe
from localeops.tasks.sandbox import SandboxUnavailableError, Score
from localeops.tasks.spec import Task, load, load_all, names
from localeops.tasks.verify import Trial, Verification, verify

__all__ = [
    "Build",
    "Diagnosis",
    "Finding",
    "Probe",
    "Problem",
    "SandboxUnavailableError",
    "Score",
    "Task",
    "Trial",
    "Verification",
    "check",
    "diagnose",
    "diagnose_committed",
    "emit",
    "freeze",
    "grade",
    "load",
    "load_all",
    "names",
    "probe_set",
    "verify",
]
