"""Diagnose a solution: for each rule that fails, the smallest failing input that can be found.

The solution is graded on fresh probes, then each failing rule is taken in turn, in the time given:

1. **The same again.** The failing probe runs twice more, alone. A solution whose answers differ
   from run to run, or with the other files of the same call, is told so and gets no further.
2. **Hypothesis** goes through the rule's own strategy: from the inputs that are known already to
   the first that fails, and on to smaller ones. All of them are inputs of the rule as its author
   meant it.
3. **Deletion.** Lines, then cells (grapheme clusters and escape sequences, `width.cells`), go
   as long as the rest fails in the same way. Here an input may leave what the author meant, so a
   smaller one counts only if the oracle and every right solution agree on it, if it ends with a
   line end when the probe does, and if a wrong solution that this rule must reject still fails on
   it: it shows the same rule, not another.

What is found in the end runs once more. Hypothesis and the task's ``probes.py`` run in a process of
the harness; the solution, and every right and wrong one, runs in the sandbox and nowhere else.

`diagnose_committed` grades on the committed probes instead, and looks for nothing smaller.
"""

from __future__ import annotations

import contextlib
import functools
import secrets
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from localeops import width
from localeops.errors import InvalidInputError, InvalidTypeError
from localeops.tasks import sandbox, verifier
from localeops.tasks.difference import difference
from localeops.tasks.emit import agreed, file_of, write
from localeops.tasks.grade import grade, solution_bytes
from localeops.tasks.probes import Oracle, read
from localeops.tasks.spec import BUNDLED
from localeops.tasks.verifier import Outcome, Probe

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from localeops.tasks.spec import Content, Solution, Task

__all__ = ["SECONDS", "Diagnosis", "Finding", "diagnose", "diagnose_committed"]

SECONDS = 60.0  # by default, for all rules
_A_RULE = 6  # no rule may use more than this part of the time
_BY_HYPOTHESIS = 0.6  # of a rule's time
_LEAST = 0.5  # seconds that starting a run needs
_FAIREST = 25  # how many of the smallest failing inputs are looked at until one is fair

Search = Literal["finished", "out of time", "not done"]


@dataclass(frozen=True, slots=True)
class Finding:
    """A rule that the solution breaks.

    Attributes:
        rule: The rule's id.
        sentence: What the rule says.
        passed: How many of its probes passed.
        total: How many there are.
        input: The smallest failing input that was found.
        expected: The output that it must have.
        actual: The output that it has, cut off at 4000 characters; None if there was none.
        reason: What is wrong with that: an output, a crash, a time-out.
        difference: How the two outputs differ, everything invisible made visible.
        contents: What input and outputs are, ``text`` or ``bytes``: of bytes `input`, `expected`
            and `actual` have a character for each.
        search: Whether the search for a smaller input came to an end.
        tried: How many inputs it tried.
        note: What the reader should know about it; mostly empty.
    """

    rule: str
    sentence: str
    passed: int
    total: int
    input: str
    expected: str
    actual: str | None
    reason: str
    difference: str
    contents: tuple[Content, Content]
    search: Search
    tried: int
    note: str


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What was found about a solution.

    Attributes:
        task: The task's id.
        seed: The seed of the probes; None for the committed ones.
        reward: What the verifier gave, 1 or 0.
        reason: Why nothing was run; mostly empty.
        passed: How many probes passed, the bundled data among them.
        total: How many there are.
        findings: The rules that fail, in the order of ``task.toml``, the bundled data last.
        seconds: How long all of it took.
    """

    task: str
    seed: int | None
    reward: int
    reason: str
    passed: int
    total: int
    findings: tuple[Finding, ...]
    seconds: float


def diagnose(  # noqa: PLR0913 - two things and four options
    task: Task,
    path: Path,
    /,
    *,
    seed: int | None = None,
    size: int | None = None,
    seconds: float = SECONDS,
    progress: Callable[[str], None] = lambda _: None,
) -> Diagnosis:
    """Grade a solution on fresh probes, and find a small failing input for each rule it breaks.

    Args:
        task: The task, as `spec.load` gives it.
        path: The solution, one file.
        seed: The seed of the probes, at least 0; None picks one at random.
        size: How many probes, as for `probe_set`.
        seconds: How long to look for smaller inputs in all, at least 0, at most a sixth of it for
            one rule; 0 gives the first failing probe of each rule as it is.
        progress: Called with the name of each step before it begins.

    Returns:
        What was found; `Diagnosis.seed` replays it.

    Raises:
        InvalidInputError: *path* is no file that can be a solution, *seed* or *seconds* is
            negative, or *size* less than the number of rules.
        InvalidTypeError: An argument has the wrong type.
        MissingExtraError: Hypothesis is not installed.
        TaskError: No probes can be made, or there is no sandbox.
    """
    started = time.monotonic()
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)):
        raise InvalidTypeError(f"seconds must be a number, got {type(seconds).__name__}")
    if not 0 <= seconds < float("inf"):
        raise InvalidInputError(f"seconds must be at least 0 and finite, got {seconds}")
    artifact = solution_bytes(task, path)
    seed = secrets.randbits(32) if seed is None else seed
    progress("drawing probes")
    build = agreed(task, seed=seed, size=size)
    with tempfile.TemporaryDirectory(prefix="localeops-") as scratch:
        made = write(task, Path(scratch), list(build.probes))
        progress("judging")
        score = sandbox.score(task, made, artifact)
        failed = _failed(task, build.probes, score)
        findings: list[Finding] = []
        left = seconds
        with contextlib.ExitStack() as running:
            lab = _Lab(task, made, artifact, Oracle(task, seed=seed, size=size), running)
            for number, failure in enumerate(failed):
                progress(failure.rule)
                before = time.monotonic()
                share = min(seconds / _A_RULE, left / (len(failed) - number))
                findings.append(_Hunt(lab, failure, before + share).finding(share))
                left = max(0.0, left - (time.monotonic() - before))
    return _diagnosis(task, seed, build.probes, score, findings=findings, started=started)


def diagnose_committed(task: Task, path: Path, /) -> Diagnosis:
    """Grade a solution on the committed probes, and show the first failing one of each rule.

    Args:
        task: The task, as `spec.load` gives it.
        path: The solution, one file.

    Returns:
        What was found. Nothing looks for smaller inputs, so nothing depends on a seed.

    Raises:
        InvalidInputError: *path* is no file that can be a solution.
        InvalidTypeError: *path* is not a path.
        TaskError: The committed probes are not as they must be, or there is no sandbox.
    """
    started = time.monotonic()
    probes = read(task)
    score = grade(task, path, probes=probes)
    findings = [
        _finding(one, Outcome(one.first, one.actual, one.reasons[one.first]), "not done")
        for one in _failed(task, probes, score)
    ]
    return _diagnosis(task, None, probes, score, findings=findings, started=started)


def _diagnosis(  # noqa: PLR0913 - one a part of the result
    task: Task,
    seed: int | None,
    probes: Sequence[Probe],
    score: sandbox.Score,
    *,
    findings: Sequence[Finding],
    started: float,
) -> Diagnosis:
    return Diagnosis(
        task=task.id,
        seed=seed,
        reward=score.reward,
        reason=str(score.report.get("reason", "")),
        passed=int(str(score.report.get("passed", 0))),
        total=int(str(score.report.get("total", len(probes)))),
        findings=tuple(findings),
        seconds=time.monotonic() - started,
    )


class _Failure(NamedTuple):
    """What the verifier's report says about a rule with a failing probe.

    Attributes:
        rule: The rule's id.
        sentence: What it says.
        reasons: Why each of its probes failed, empty where it passed.
        first: The first that failed; the report may have cut it off.
        actual: The output there.
        contents: What input and outputs are.
    """

    rule: str
    sentence: str
    reasons: Mapping[Probe, str]
    first: Probe
    actual: str | None
    contents: tuple[Content, Content]


def _failed(task: Task, probes: Sequence[Probe], score: sandbox.Score) -> list[_Failure]:
    """Return the rules with a failing probe; none if nothing was run."""
    if score.report.get("reason"):
        return []
    rules, entries = score.report["rules"], score.report["failed"]
    assert isinstance(rules, dict)  # noqa: S101 - `verifier.summary` makes them
    assert isinstance(entries, list)  # noqa: S101
    reasons = {entry["id"]: entry["reason"] for entry in entries}
    failed = []
    for rule in (*task.rules, BUNDLED):
        mine = {one: reasons.get(one.id, "") for one in probes if one.rule == rule}
        first = next((probe for probe, reason in mine.items() if reason), None)
        if first:
            actual = rules[rule]["first_failure"]["actual"]
            contents = (task.input, task.output)
            failed.append(_Failure(rule, rules[rule]["rule"], mine, first, actual, contents))
    return failed


def _finding(
    failure: _Failure, outcome: Outcome, search: Search, *, tried: int = 0, note: str = ""
) -> Finding:
    probe, actual, reason = outcome
    reasons = failure.reasons.values()
    differs = actual is not None and _kind(reason) == _WRONG
    return Finding(
        rule=failure.rule,
        sentence=failure.sentence,
        passed=sum(not reason for reason in reasons),
        total=len(reasons),
        input=probe.input,
        expected=probe.expected,
        actual=_cut(actual),
        reason=reason,
        difference=difference(probe.expected, actual or "", failure.contents[1]) if differs else "",
        contents=failure.contents,
        search=search,
        tried=tried,
        note=note,
    )


class _OutOfTimeError(Exception):
    """The time of the search is used up."""


class _Lab:
    """The processes that a diagnosis needs, each started when it is first asked."""

    def __init__(
        self,
        task: Task,
        made: Path,
        artifact: bytes,
        oracle: Oracle,
        running: contextlib.ExitStack,
    ) -> None:
        self.task, self.made, self.running = task, made, running
        self.config = verifier.load_config(made / "tests" / "verifier.json")
        self._artifact, self._oracle = artifact, oracle

    @functools.cached_property
    def oracle(self) -> Oracle:
        """The oracle, running."""
        return self.running.enter_context(self._oracle)

    @functools.cached_property
    def solution(self) -> verifier.Runner:
        """What runs the solution."""
        session = sandbox.session(self.task, self.made, self._artifact)
        return self.running.enter_context(session)

    @functools.cached_property
    def right(self) -> list[verifier.Runner]:
        """What runs each of the right solutions."""
        return [self.start(one, self.running) for one in self.task.right]

    def start(self, solution: Solution, running: contextlib.ExitStack) -> verifier.Runner:
        """Start what runs a wrong or right solution."""
        content = file_of(self.task, solution)
        return running.enter_context(sandbox.session(self.task, self.made, content))

    def judge(
        self, runner: verifier.Runner, probes: Sequence[Probe], until: float | None = None
    ) -> list[Outcome]:
        """Judge probes, and raise if that is not finished at the time *until*."""
        config = self.config
        if until is not None:
            left = until - time.monotonic()
            if left < _LEAST:
                raise _OutOfTimeError
            config = config._replace(budget_sec=min(left, config.budget_sec))
        outcomes = verifier.judge(config, probes, runner)
        if any(_was_not_judged(outcome.reason) for outcome in outcomes):
            raise _OutOfTimeError
        return outcomes


class _Hunt:
    """The search for a small failing input of one rule."""

    def __init__(self, lab: _Lab, failure: _Failure, until: float) -> None:
        self.lab, self.failure, self.until = lab, failure, until
        self.kind = _kind(failure.reasons[failure.first])
        self.fails = {one.input: _kind(why) == self.kind for one, why in failure.reasons.items()}
        self.best = failure.first
        self.tried = 0

    def finding(self, seconds: float) -> Finding:
        """Search for so long, and return what was found."""
        first = self.failure.first
        reason = self.failure.reasons[first]
        if not seconds or _was_not_judged(reason):
            return self._finding(Outcome(first, self.failure.actual, reason), "not done")
        search: Search = "finished"
        try:
            note = self._instability()
            if note:
                return self._finding(Outcome(first, self.failure.actual, reason), "not done", note)
            if not self._by_hypothesis():
                search = "out of time"
            self._by_deletion()
        except _OutOfTimeError:
            search = "out of time"
        try:
            outcome = self.lab.judge(self.lab.solution, [self.best])[0]
        except _OutOfTimeError:
            return self._finding(Outcome(first, self.failure.actual, reason), search)
        if _kind(outcome.reason) != self.kind:
            outcome = Outcome(first, self.failure.actual, reason)
            return self._finding(outcome, "not done", _UNSTABLE)
        return self._finding(outcome, search)

    def _finding(self, outcome: Outcome, search: Search, note: str = "") -> Finding:
        return _finding(self.failure, outcome, search, tried=self.tried, note=note)

    def _instability(self) -> str:
        """Return what keeps the solution from giving its answer again; nothing if it does."""
        alone = [
            self.lab.judge(self.lab.solution, [self.failure.first], self.until)[0] for _ in range(2)
        ]
        one, two = ((_kind(outcome.reason), _cut(outcome.actual)) for outcome in alone)
        if one != two:
            return _UNSTABLE
        return "" if two == (self.kind, _cut(self.failure.actual)) else _BATCH

    def _by_hypothesis(self) -> bool:
        """Let Hypothesis make the input smaller, and return whether it came to an end."""
        if self.failure.rule == BUNDLED:
            return True
        failing = {one.input: one for one in self.failure.reasons if self.fails[one.input]}
        now = time.monotonic()
        until = now + (self.until - now) * _BY_HYPOTHESIS
        stopped = False

        def fails(text: str, expected: str) -> bool | None:
            nonlocal stopped
            if text not in self.fails:
                probe = Probe("tried", self.failure.rule, text, expected)
                try:
                    outcome = self.lab.judge(self.lab.solution, [probe], until)[0]
                except _OutOfTimeError:
                    stopped = True
                    return None
                self.tried += 1
                self.fails[text] = _kind(outcome.reason) == self.kind
                if self.fails[text]:
                    failing[text] = probe
            return self.fails[text]

        self.lab.oracle.search(self.failure.rule, fails)
        smallest = sorted(failing.values(), key=lambda probe: (len(probe.input), probe.input))
        self.best = next(iter(self._fair(smallest[:_FAIREST])), self.best)
        return not stopped

    def _by_deletion(self) -> None:
        """Take out lines, then cells, as long as the input still shows that the rule is broken."""
        with contextlib.ExitStack() as running:
            witness = self._witness(running)
            if witness or self.failure.rule == BUNDLED:
                self._delete(self.best.input.splitlines(keepends=True), witness)
                self._delete([cell.text for cell in width.cells(self.best.input)], witness)

    def _witness(self, running: contextlib.ExitStack) -> verifier.Runner | None:
        """Return what runs a wrong solution that this rule rejects here, the most special one."""
        listed = [one for one in self.lab.task.wrong if self.failure.rule in one.rules]
        for wrong in sorted(listed, key=lambda one: len(one.rules)):
            with contextlib.ExitStack() as trial:
                runner = self.lab.start(wrong, trial)
                if self.lab.judge(runner, [self.best], self.until)[0].reason:
                    running.push(trial.pop_all())
                    return runner
        return None

    def _delete(self, pieces: list[str], witness: verifier.Runner | None) -> None:
        """Take out pieces until none can go any more."""
        size = max(1, len(pieces) // 2)
        while pieces:
            shorter = {at: _without(pieces, [at], size) for at in range(0, len(pieces), size)}
            showing = self._showing(["".join(rest) for rest in shorter.values()], witness)
            spare = [at for at, rest in shorter.items() if "".join(rest) in showing]
            while len(spare) > 1:  # try all of them at once, else fewer
                rest = "".join(_without(pieces, spare, size))
                if more := self._showing([rest], witness):
                    showing |= more
                    break
                spare = spare[: len(spare) // 2]
            if spare:
                pieces = _without(pieces, spare, size)
                self.best = showing["".join(pieces)]
                size = min(size, max(1, len(pieces) // 2))
            elif size == 1:
                return
            else:
                size //= 2

    def _showing(self, texts: Sequence[str], witness: verifier.Runner | None) -> dict[str, Probe]:
        """Return those of the texts that show, all by themselves, that the rule is broken."""
        ended = self.best.input.endswith("\n")
        wanted = [
            text
            for text in dict.fromkeys(texts)
            if text and text.endswith("\n") == ended and self.fails.get(text, True)
        ]
        found: dict[str, Probe] = {}
        for start in range(0, len(wanted), self.lab.config.batch):
            group = wanted[start : start + self.lab.config.batch]
            probes = [
                Probe(f"tried-{number}", self.failure.rule, text, answer)
                for number, (text, answer) in enumerate(
                    zip(group, self.lab.oracle.answers(group), strict=True)
                )
                if answer is not None
            ]
            failing = []
            for outcome in self.lab.judge(self.lab.solution, probes, self.until):
                self.fails[outcome.probe.input] = _kind(outcome.reason) == self.kind
                failing += [outcome.probe] * self.fails[outcome.probe.input]
            self.tried += len(probes)
            fair = self._fair(failing)
            if witness:
                fair = [
                    one.probe for one in self.lab.judge(witness, fair, self.until) if one.reason
                ]
            found |= {probe.input: probe for probe in fair}
        return found

    def _fair(self, probes: Sequence[Probe]) -> list[Probe]:
        """Return those probes on which every right solution agrees with the oracle."""
        for right in self.lab.right:
            probes = [one.probe for one in self.lab.judge(right, probes) if not one.reason]
        return list(probes)


_WRONG = "wrong output"
_UNSTABLE = "the answers to this input differ between two runs"
_BATCH = "the answer to this input depends on the other files of the same call"


def _kind(reason: str) -> str:
    """Return the kind of a failure: a smaller input must fail in the same way."""
    return " ".join(reason.split()[:2]).rstrip(":;")


def _was_not_judged(reason: str) -> bool:
    return reason.startswith(("not run:", "not finished:"))


def _cut(actual: str | None) -> str | None:
    """Return an output as the verifier's report shows it."""
    return actual if actual is None else actual[: verifier.SHOWN]


def _without(pieces: list[str], starts: Sequence[int], size: int) -> list[str]:
    """Return the pieces but for so many from each of the starts on."""
    gone = {at for start in starts for at in range(start, start + size)}
    return [piece for at, piece in enumerate(pieces) if at not in gone]
