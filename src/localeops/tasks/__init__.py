"""The harness: tasks that test for locale-correct results, and the machinery that proves them.

A task is a folder (``spec.py``). Its probes are drawn from a seed and answered by localeops
(``probes.py``), kept where independent right solutions agree (``emit.py``), and judged by a
verifier that does not trust the solution (``verifier.py``) in a sandbox (``sandbox.py``).
`verify` does all of it::

    from pathlib import Path
    from localeops import tasks

    task = tasks.load(Path("oracles/ja-terminal-width"))
    result = tasks.verify(task)
    tasks.emit(task, Path("out"), seed=result.seed)

A task folder's own ``probes.py`` runs in the harness, outside the sandbox: it is trusted code.
Drawing needs the extra ``tasks`` (Hypothesis); running a solution needs bubblewrap.
"""

from __future__ import annotations

from localeops.tasks.emit import Build, emit, freeze
from localeops.tasks.sandbox import SandboxUnavailableError
from localeops.tasks.spec import Task, load, load_all
from localeops.tasks.verify import Trial, Verification, verify

__all__ = [
    "Build",
    "SandboxUnavailableError",
    "Task",
    "Trial",
    "Verification",
    "emit",
    "freeze",
    "load",
    "load_all",
    "verify",
]
