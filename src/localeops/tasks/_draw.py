"""Draw candidate probes, in a process of its own that ``probes.py`` starts from this source.

Hypothesis collects constants from the source of every loaded module that it takes for local, and
mixes them into what it draws. So that a seed means the same however localeops is installed, nothing
here is local to it: this text is run with ``-c`` and has no file, localeops comes from the archive
that the solution carries, and what else is imported has a source and no file: ``probes.py``, the
building blocks ``localeops.tasks.strategies``, and the task's own solution as ``solution``.

The content of a file of bytes comes and goes as text, each character for one byte; ``probes.py``
alone has it as `bytes` (`_as_text`, `_on_text`).

It reads a job (a line of JSON) from standard input and writes ``{"drawn": ...}`` or
``{"error": ...}``. A job with ``"serve"`` draws nothing: it then answers one request a line, see
`_serve`.
"""

from __future__ import annotations

import hashlib
import importlib.abc
import importlib.machinery
import json
import os
import sys
import traceback
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    import types
    from collections.abc import Callable

_Drawn = dict[str, object]
_Strategy = Any  # of Hypothesis, which cannot be imported yet


def main() -> None:
    """Do the job."""
    job = json.loads(sys.stdin.readline())
    sys.path[:0] = [job["archive"]]
    sys.path += job["paths"]
    channel = os.fdopen(os.dup(1), "w", encoding="ascii")
    os.dup2(2, 1)  # what probes.py prints is no answer
    try:
        rules, quota, oracle = _load(job)
        if job["serve"]:
            _serve(rules, quota, oracle, job, channel)
            return
        answer: dict[str, object] = {"drawn": _draw(rules, quota, oracle, job)}
    except _BadProbesError as error:
        answer = {"error": str(error)}
    json.dump(answer, channel)
    channel.close()


class _BadProbesError(Exception):
    """The task's ``probes.py`` is not as it must be."""


def _load(
    job: dict[str, Any],
) -> tuple[dict[str, _Strategy], dict[str, int], Callable[[str], str]]:
    """Run ``probes.py`` and return its strategies, the quota of each rule, and its oracle."""
    import hypothesis.strategies  # noqa: F401 - the same modules are loaded for every task

    import localeops.errors  # noqa: F401 - see above

    sys.modules["sortedcontainers"].__file__ = None  # local to Hypothesis if in an unusual place
    sys.meta_path.insert(0, _Sources(job["modules"]))
    try:
        module = importlib.import_module("probes")
    except Exception as error:  # noqa: BLE001 - the task's own code may raise anything
        raise _BadProbesError(_where(error)) from None
    rules, quota, oracle = _interface(module, job["rules"])
    if job["size"] is not None:
        quota = _shared_out(job["size"], quota)
    return rules, quota, _on_text(oracle, job)


def _shared_out(size: int, quota: dict[str, int]) -> dict[str, int]:
    """Return a quota of *size* probes in all: one a rule, and the rest in proportion."""
    total = sum(quota.values())
    rest = size - len(quota)
    exact = {rule: rest * count / total for rule, count in quota.items()}
    shares = {rule: 1 + int(part) for rule, part in exact.items()}
    by_remainder = sorted(quota, key=lambda rule: int(exact[rule]) - exact[rule])
    for rule in by_remainder[: size - sum(shares.values())]:
        shares[rule] += 1
    return shares


def _draw(
    rules: dict[str, _Strategy],
    quota: dict[str, int],
    oracle: Callable[[str], str],
    job: dict[str, Any],
) -> _Drawn:
    bundled = [
        {"input": text, "expected": _answer(oracle, "bundled", text)} for text in job["bundled"]
    ]
    drawn = {}
    for rule in job["rules"]:
        count = _candidates(quota[rule])
        inputs = _inputs(rules[rule], rule, count, job)
        drawn[rule] = [{"input": text, "expected": _answer(oracle, rule, text)} for text in inputs]
    return {"bundled": bundled, "rules": drawn, "quota": quota}


class _Sources(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports modules that have a source and no file, and before any that have one."""

    def __init__(self, sources: dict[str, str]) -> None:
        """Take the source of each module; one that has none is a package of others."""
        self.sources = sources

    def find_spec(
        self, name: str, _path: object, _target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return how to import the module, if it is one of these."""
        if name not in self.sources:
            return None
        package = not self.sources[name]
        return importlib.machinery.ModuleSpec(name, self, is_package=package)

    def exec_module(self, module: types.ModuleType) -> None:
        """Run the module's source."""
        code = compile(self.sources[module.__name__], f"{module.__name__}.py", "exec")
        exec(code, module.__dict__)  # noqa: S102 - the task's own code is trusted, see the docs


def _interface(
    module: types.ModuleType, ids: list[str]
) -> tuple[dict[str, _Strategy], dict[str, int], Callable[[Any], object]]:
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


def _as_text(value: object, content: str, what: str) -> str:
    """Return what a strategy or the oracle gave as the text that a probe has for it."""
    wanted = bytes if content == "bytes" else str
    if not isinstance(value, wanted):
        raise _BadProbesError(f"{what} must be {wanted.__name__}, got {value!a:.60}")
    return value.decode("latin-1") if isinstance(value, bytes) else value


def _on_text(oracle: Callable[[Any], object], job: dict[str, Any]) -> Callable[[str], str]:
    """Return the oracle as a function from and to what a probe has."""

    def on_text(text: str) -> str:
        given = text.encode("latin-1") if job["input"] == "bytes" else text
        return _as_text(oracle(given), job["output"], f"the oracle's answer to {given!a:.80}")

    return on_text


def _candidates(quota: int) -> int:
    """Return how many inputs are drawn for so many probes."""
    return quota + max(2, quota // 10)


def _seed(job: dict[str, Any], rule: str) -> int:
    digest = hashlib.sha256(f"{job['seed']}/{job['task']}/{rule}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def _tries(count: int) -> tuple[int, ...]:
    """Return how many examples to ask for until *count* of them are different."""
    return count + count // 2, 4 * count, 32 * count


def _inputs(strategy: _Strategy, rule: str, count: int, job: dict[str, Any]) -> list[str]:
    """Return *count* different inputs; the same seed, task and rule give the same ones."""
    values: list[object] = []
    for tries in _tries(count):
        try:
            values = _generated(strategy, tries, _seed(job, rule))
        except Exception as error:  # noqa: BLE001 - the task's own code may raise anything
            raise _BadProbesError(f"the strategy of {rule}: {_where(error)}") from None
        found = [_as_text(one, job["input"], f"an input of {rule}") for one in values]
        for text in found:
            _encodable(text, f"an input of {rule}")
        if len(found) >= count:
            return found[:count]
    raise _BadProbesError(
        f"the strategy of {rule} gave only {len(values)} different inputs, "
        f"{count} are needed for its quota"
    )


def _generated(strategy: _Strategy, examples: int, seed: int) -> list[object]:
    """Return what so many examples are, each once, in the order in which they came up."""
    import hypothesis

    found: dict[object, None] = {}

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
    def collect(value: object) -> None:
        found.setdefault(value)

    collect()
    return list(found)


def _serve(
    rules: dict[str, _Strategy],
    quota: dict[str, int],
    oracle: Callable[[str], str],
    job: dict[str, Any],
    channel: TextIO,
) -> None:
    """Answer requests until standard input ends.

    ``{"texts": [...]}`` is answered with ``{"answers": [...]}``, what the oracle says of each, null
    where it says nothing. ``{"rule": ...}`` has Hypothesis look for a failing input of this rule
    and make it smaller: it asks about one after the other with ``{"input": ..., "expected": ...}``,
    is told ``true`` if that fails, ``false`` if it passes, ``null`` if it is to stop, and ends with
    ``{"done": true}``.
    """

    def tell(value: object) -> None:
        channel.write(json.dumps(value) + "\n")
        channel.flush()

    def fails(text: str) -> bool:
        expected = _answer_or_none(oracle, text)
        if expected is None:
            return False
        tell({"input": text, "expected": expected})
        told = json.loads(sys.stdin.readline() or "null")
        if told is None:
            raise _StopError
        return bool(told)

    tell({"ready": True})
    for line in sys.stdin:
        request = json.loads(line)
        if "texts" in request:
            tell({"answers": [_answer_or_none(oracle, text) for text in request["texts"]]})
            continue
        rule = request["rule"]
        for tries in _tries(_candidates(quota[rule])):
            if _shrunk(rules[rule], tries, _seed(job, rule), fails, job["input"]):
                break
        tell({"done": True})


class _StopError(BaseException):
    """The time is used up; Hypothesis lets it through, because it is no `Exception`."""


class _FailsError(Exception):
    """The input fails: what Hypothesis is to find again in a smaller one."""


def _shrunk(
    strategy: _Strategy, examples: int, seed: int, fails: Callable[[str], bool], content: str
) -> bool:
    """Draw as `_generated` does until one fails, make it smaller, and return whether one did."""
    import hypothesis

    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=examples,
        phases=[hypothesis.Phase.generate, hypothesis.Phase.shrink],
        database=None,
        deadline=None,
        report_multiple_bugs=False,
        suppress_health_check=list(hypothesis.HealthCheck),
        verbosity=hypothesis.Verbosity.quiet,
    )
    @hypothesis.given(strategy)
    def check(value: object) -> None:
        if fails(_as_text(value, content, "an input")):
            raise _FailsError

    try:
        check()
    except _StopError:
        return True
    except Exception:  # noqa: BLE001 - a strategy may fail on the way; what was found stays found
        return True
    return False


def _answer_or_none(oracle: Callable[[str], str], text: object) -> str | None:
    """Return the oracle's answer, or None where it refuses or cannot be asked."""
    try:
        return _answer(oracle, "", text) if isinstance(text, str) and text.encode() else None
    except (_BadProbesError, UnicodeEncodeError):
        return None


def _answer(oracle: Callable[[str], str], rule: str, text: str) -> str:
    try:
        expected = oracle(text)
    except _BadProbesError:
        raise
    except Exception as error:  # noqa: BLE001 - the task's own code may raise anything
        raise _BadProbesError(f"oracle({text!a:.80}) of {rule}: {_where(error)}") from None
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
