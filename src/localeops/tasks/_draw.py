"""Draw candidate probes, in a process of its own that ``probes.py`` starts from this source.

Hypothesis collects constants from the source of every loaded module that it takes for local, and
mixes them into what it draws. So that a seed means the same however localeops is installed, nothing
here is local to it: this text is run with ``-c`` and has no file, localeops comes from the archive
that the solution carries, and the task's ``probes.py`` is executed without a file of its own.

It reads a job (JSON) from standard input and writes ``{"drawn": ...}`` or ``{"error": ...}``.
"""

from __future__ import annotations

import hashlib
import json
import sys
import traceback
import types
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

_Drawn = dict[str, object]
_Strategy = Any  # of Hypothesis, which cannot be imported yet


def main() -> None:
    """Do the job."""
    job = json.load(sys.stdin)
    sys.path[:0] = [job["archive"]]
    sys.path += job["paths"]
    try:
        answer: dict[str, object] = {"drawn": _draw(job)}
    except _BadProbesError as error:
        answer = {"error": str(error)}
    json.dump(answer, sys.stdout)


class _BadProbesError(Exception):
    """The task's ``probes.py`` is not as it must be."""


def _draw(job: dict[str, Any]) -> _Drawn:
    import hypothesis.strategies  # noqa: F401 - the same modules are loaded for every task

    import localeops.errors  # noqa: F401 - see above

    sys.modules["sortedcontainers"].__file__ = None  # local to Hypothesis if in an unusual place
    module = types.ModuleType("probes")
    sys.modules["probes"] = module
    try:
        exec(compile(job["source"], "probes.py", "exec"), module.__dict__)  # noqa: S102 - trusted, see the docs
    except Exception as error:  # noqa: BLE001 - the task's own code may raise anything
        raise _BadProbesError(_where(error)) from None
    rules, quota, oracle = _interface(module, job["rules"])
    bundled = [
        {"input": text, "expected": _answer(oracle, "bundled", text)} for text in job["bundled"]
    ]
    drawn = {}
    for rule in job["rules"]:
        count = quota[rule] + max(2, quota[rule] // 10)
        inputs = _inputs(rules[rule], rule, count, job)
        drawn[rule] = [{"input": text, "expected": _answer(oracle, rule, text)} for text in inputs]
    return {"bundled": bundled, "rules": drawn, "quota": quota}


def _interface(
    module: types.ModuleType, ids: list[str]
) -> tuple[dict[str, _Strategy], dict[str, int], Callable[[str], object]]:
    """Return the strategies, the quota of each rule, and the oracle of ``probes.py``."""
    rules = getattr(module, "RULES", None)
    if not isinstance(rules, dict) or sorted(rules) != sorted(ids):
        found = sorted(rules) if isinstance(rules, dict) else rules
        raise _BadProbesError(f"RULES must have the rules of task.toml, {sorted(ids)}, got {found}")
    quota = getattr(module, "QUOTA", None)
    counts: dict[str, Any] = quota if isinstance(quota, dict) else dict.fromkeys(ids, quota)
    for rule in ids:
        count = counts.get(rule)
        if type(count) is not int or count < 1:
            raise _BadProbesError(
                f"QUOTA must give every rule a number of probes, got {count!r} for {rule}"
            )
    oracle = getattr(module, "oracle", None)
    if not callable(oracle):
        raise _BadProbesError("oracle must be a function from the input to the expected output")
    return rules, {rule: counts[rule] for rule in ids}, oracle


def _inputs(strategy: _Strategy, rule: str, count: int, job: dict[str, Any]) -> list[str]:
    """Return *count* different inputs; the same seed, task and rule give the same ones."""
    digest = hashlib.sha256(f"{job['seed']}/{job['task']}/{rule}".encode()).digest()
    found: list[str] = []
    for tries in (count + count // 2, 4 * count, 32 * count):
        try:
            found = _generated(strategy, tries, int.from_bytes(digest[:8], "big"))
        except Exception as error:  # noqa: BLE001 - the task's own code may raise anything
            raise _BadProbesError(f"the strategy of {rule}: {_where(error)}") from None
        for text in found:
            if not isinstance(text, str):
                raise _BadProbesError(f"the strategy of {rule} must give str, got {text!r:.60}")
            _encodable(text, f"an input of {rule}")
        if len(found) >= count:
            return found[:count]
    raise _BadProbesError(
        f"the strategy of {rule} gave only {len(found)} different inputs, "
        f"{count} are needed for its quota"
    )


def _generated(strategy: _Strategy, examples: int, seed: int) -> list[str]:
    """Return what so many examples are, each once, in the order in which they came up."""
    import hypothesis

    found: dict[str, None] = {}

    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=examples,
        phases=[hypothesis.Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        verbosity=hypothesis.Verbosity.quiet,
    )
    @hypothesis.given(strategy)
    def collect(text: str) -> None:
        found.setdefault(text)

    collect()
    return list(found)


def _answer(oracle: Callable[[str], object], rule: str, text: str) -> str:
    try:
        expected = oracle(text)
    except Exception as error:  # noqa: BLE001 - the task's own code may raise anything
        raise _BadProbesError(f"oracle({text!a:.80}) of {rule}: {_where(error)}") from None
    if not isinstance(expected, str):
        raise _BadProbesError(f"oracle must return str, got {expected!r:.60} for {text!a:.80}")
    _encodable(expected, f"an expected output of {rule}")
    return expected


def _encodable(text: str, what: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise _BadProbesError(f"{what} has a lone surrogate: {text!a:.80}") from None


def _where(error: Exception) -> str:
    """Return the error, and the line of ``probes.py`` that it comes from."""
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == "probes.py"]
    if isinstance(error, SyntaxError):
        lines = [error.lineno]
    at = f" (line {lines[-1]})" if lines else ""
    return f"{type(error).__name__}: {error}{at}"


main()
