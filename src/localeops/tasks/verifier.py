"""The verifier of a task: it runs a solution that nobody trusts on probes that nobody has seen.

This one file is copied to ``tests/verifier.py`` of an emitted task, where ``tests/test.sh`` starts
it as root in a container. It needs the standard library only. The harness imports the same file and
gives `judge` another runner (``sandbox.py``) where the user is not root.

What happens, in order:

1. Old reward files are deleted. Whoever is not root gets reward 0 and is told so.
2. The probes are read into memory; ``/tests`` and ``/logs/verifier`` are closed to everyone else,
   and the solution file is made read-only.
3. Probes run in batches: one process takes several input files and writes one output of the same
   name for each. The process is another user (65534) in a session of its own, with no new
   privileges, a cleared environment, empty standard input, and limits on time, memory, processes,
   file size and output. After it, every process of that user is ended and its files are deleted.
4. A batch that does not end cleanly proves nothing about its probes: each then runs again alone.
   Not clean means: a crash, an exit status, a time-out, a limit, a changed input, a missing or
   odd output, a process left behind. So the blame falls on one probe, and the next one still
   runs.
5. When the time budget is used up, the probes that are left fail unrun.
6. ``report.json`` is written, then ``reward.json``, by rename, and only then are the logs opened
   for reading. The exit status is always 0: what counts is the reward, which is 1 only if every
   probe passed.
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import itertools
import json
import math
import os
import random
import resource
import secrets
import selectors
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

USER = 65534
TESTS = Path("/tests")
LOGS = Path("/logs/verifier")
SHARED = (Path("/tmp"), Path("/var/tmp"), Path("/dev/shm"), Path("/run/lock"))  # noqa: S108
ENVIRONMENT = {
    "PATH": "/opt/python/bin:/usr/local/bin:/usr/bin:/bin",
    "LANG": "C.UTF-8",
}
_PR_SET_NO_NEW_PRIVS = 38
_PR_SET_CHILD_SUBREAPER = 36
SHOWN = 4000  # characters of an input or an output that the report shows
_STATUS = "exit status "
_TAIL = 400  # characters of standard error that a reason shows
_ENTRIES = 20_000  # files and folders that a run may make
_TICK = 0.05  # seconds between two looks at a running process
_GRACE = 0.3  # seconds that processes which are ending anyway get
_PATIENCE = 10.0  # seconds that ending processes may take


class Config(NamedTuple):
    """What ``verifier.json`` says about the task."""

    task: str
    solution: str
    command: list[str]
    input_suffix: str
    batch: int
    input_encoding: str
    output_encoding: str
    time_limit_sec: float
    budget_sec: float
    memory_limit_mb: int
    output_limit_bytes: int
    disk_limit_bytes: int
    solution_limit_bytes: int
    process_limit: int
    rules: dict[str, str]


class Probe(NamedTuple):
    """One line of ``probes.jsonl``.

    The content of a file of bytes is text as well: each of its characters stands for one byte, and
    the encoding that the configuration names for it is Latin-1.
    """

    id: str
    rule: str
    input: str
    expected: str


class Run(NamedTuple):
    """How one process ended, and what it left.

    Attributes:
        fault: Why the process as a whole is not a clean success; empty if it is one.
        outputs: The content of every output that could be read.
        odd: What is wrong with a single input or output, by file name.
        stderr: The end of what it wrote to standard error.
    """

    fault: str
    outputs: dict[str, str]
    odd: dict[str, str]
    stderr: str


class Outcome(NamedTuple):
    """What became of one probe; `reason` is empty if it passed."""

    probe: Probe
    actual: str | None
    reason: str


class Runner(Protocol):
    """Something that runs the task's command on input files, cut off from everything else."""

    def run(self, inputs: dict[str, bytes], time_limit: float) -> Run:
        """Run the command once on *inputs* (file name to content)."""


# -- Judging: the same for every runner ------------------------------------------------------------


def load_config(path: Path) -> Config:
    """Return the configuration that ``emit`` wrote."""
    return Config(**json.loads(path.read_text("utf-8")))


def load_probes(path: Path) -> list[Probe]:
    """Return the probes of a ``probes.jsonl``."""
    with path.open(encoding="utf-8") as lines:
        return [Probe(**json.loads(line)) for line in lines]


def judge(config: Config, probes: Sequence[Probe], runner: Runner) -> list[Outcome]:
    """Run every probe and return its outcome, in the order of the probes."""
    deadline = time.monotonic() + config.budget_sec
    # In a random order and under random names: neither tells a solution which rule is tested.
    numbers = list(range(len(probes)))
    random.SystemRandom().shuffle(numbers)
    named = [(secrets.token_hex(8) + config.input_suffix, probes[number]) for number in numbers]
    outcomes: list[Outcome] = []
    for start in range(0, len(named), config.batch):
        outcomes += _judge_group(config, named[start : start + config.batch], runner, deadline)
    by_number = dict(zip(numbers, outcomes, strict=True))
    return [by_number[number] for number in range(len(probes))]


def _judge_group(
    config: Config, group: list[tuple[str, Probe]], runner: Runner, deadline: float
) -> list[Outcome]:
    left = deadline - time.monotonic()
    if left <= 0:
        return [Outcome(probe, None, "not run: time budget used up") for _, probe in group]
    inputs = {name: probe.input.encode(config.input_encoding) for name, probe in group}
    run = runner.run(inputs, min(config.time_limit_sec, left))
    if run.fault.startswith("time limit") and left < config.time_limit_sec:
        run = run._replace(fault="not finished: time budget used up")
    if not run.fault or len(group) == 1:
        return [_outcome(name, probe, run) for name, probe in group]
    alone = [outcome for one in group for outcome in _judge_group(config, [one], runner, deadline)]
    if run.fault.startswith(_STATUS) and not any(outcome.reason for outcome in alone):
        # Every file is well by itself: it is the call with several that the solution cannot do.
        reason = f"a call with {len(group)} files failed: {run.fault}"
        return [outcome._replace(reason=reason) for outcome in alone]
    return alone


def _outcome(name: str, probe: Probe, run: Run) -> Outcome:
    actual = run.outputs.get(name)
    reason = run.fault or run.odd.get(name, "")
    if not reason and actual != probe.expected:
        reason = _difference(probe.expected, actual or "")
    if reason and run.stderr:
        reason = f"{reason}; standard error ends: {run.stderr}"
    return Outcome(probe, actual, reason)


def _difference(expected: str, actual: str) -> str:
    if not actual:
        return "wrong output: the file is empty"
    pairs = zip(expected.splitlines(keepends=True), actual.splitlines(keepends=True), strict=False)
    same = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))
    return f"wrong output from line {same + 1} on"


def summary(config: Config, outcomes: Sequence[Outcome], reason: str = "") -> dict[str, object]:
    """Return the report: what passed, in all and for each rule, and the first failure of each."""
    rules: dict[str, dict[str, object]] = {}
    for rule, sentence in config.rules.items():
        mine = [outcome for outcome in outcomes if outcome.probe.rule == rule]
        failed = [outcome for outcome in mine if outcome.reason]
        rules[rule] = {
            "rule": sentence,
            **_score(len(mine) - len(failed), len(mine)),
            "first_failure": _shown(failed[0]) if failed else None,
        }
    failed = [outcome for outcome in outcomes if outcome.reason]
    passed = len(outcomes) - len(failed)
    return {
        "task": config.task,
        "reward": int(not reason and not failed and passed > 0),
        "reason": reason,
        **_score(passed, len(outcomes)),
        "rules": rules,
        "failed": [{"id": one.probe.id, "reason": one.reason} for one in failed],
    }


def _score(passed: int, total: int) -> dict[str, object]:
    return {"passed": passed, "total": total, "share": round(passed / total, 4) if total else 0.0}


def _shown(outcome: Outcome) -> dict[str, object]:
    actual = outcome.actual
    return {
        "id": outcome.probe.id,
        "input": outcome.probe.input[:SHOWN],
        "expected": outcome.probe.expected[:SHOWN],
        "actual": None if actual is None else actual[:SHOWN],
        "reason": outcome.reason,
    }


def solution_fault(path: Path, shown: str, limit: int) -> str:
    """Return why the file at *path*, called *shown*, cannot be a solution; empty if it can."""
    try:
        found = path.lstat()
    except OSError:
        return f"the solution file {shown} is not there"
    if stat.S_ISLNK(found.st_mode):
        return f"the solution file {shown} is a symbolic link, not a regular file"
    if not stat.S_ISREG(found.st_mode):
        return f"the solution file {shown} is not a regular file"
    if found.st_size > limit:
        return f"the solution file {shown} is larger than {limit} bytes"
    return ""


# -- Running: what every runner shares -------------------------------------------------------------


def expand(config: Config, solution: str, outputs: str, inputs: Sequence[str]) -> list[str]:
    """Return the command line for these paths."""
    words: list[str] = []
    for word in config.command:
        if word == "{inputs}":
            words += inputs
        else:
            words.append(word.replace("{solution}", solution).replace("{outputs}", outputs))
    return words


def limits(config: Config, *, processes: bool) -> Callable[[], None]:
    """Return a function for the child: it sets the limits and gives up new privileges."""
    libc = ctypes.CDLL(None, use_errno=True)
    seconds = math.ceil(config.time_limit_sec) + 1
    values = {
        resource.RLIMIT_CPU: (seconds, seconds + 1),
        resource.RLIMIT_AS: (config.memory_limit_mb << 20,) * 2,
        resource.RLIMIT_FSIZE: (config.output_limit_bytes,) * 2,
        resource.RLIMIT_NOFILE: (256, 256),
        resource.RLIMIT_CORE: (0, 0),
        resource.RLIMIT_MSGQUEUE: (0, 0),
    }
    if processes:
        values[resource.RLIMIT_NPROC] = (config.process_limit,) * 2

    for which, (soft, hard) in values.items():
        highest = resource.getrlimit(which)[1]
        if highest != resource.RLIM_INFINITY:
            values[which] = (min(soft, highest), min(hard, highest))

    def apply() -> None:
        if libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0):
            os._exit(126)
        for which, pair in values.items():
            resource.setrlimit(which, pair)
        with contextlib.suppress(OSError):  # if memory runs out, this is what has to go
            Path("/proc/self/oom_score_adj").write_text("1000", "ascii")

    return apply


def attend(
    process: subprocess.Popen[bytes], config: Config, time_limit: float, folders: Iterable[Path]
) -> tuple[str, str]:
    """Wait for the process, kill it at the first limit, and return its fault and standard error.

    Its pipes stay open: closing them would end what it left behind before that is counted.
    """
    streams = _Streams(process)
    disk = _Disk(list(folders), os.geteuid() or USER, config.disk_limit_bytes)
    started = time.monotonic()
    ended: float | None = None
    fault = ""
    try:
        while not fault:
            busy = streams.read()
            now = time.monotonic()
            if streams.written > config.output_limit_bytes:
                limit = config.output_limit_bytes
                fault = f"wrote more than {limit} bytes to standard output and standard error"
            elif _has_ended(process, wait=not streams.open):
                # Whoever it left behind may hold the pipes open, or go on writing into them.
                ended = ended or now
                if not busy or now - ended > 2 * _TICK:
                    break
            elif now - started > time_limit:
                fault = f"time limit exceeded ({time_limit:.3g} s)"
            elif disk.is_flooded(now):
                fault = f"wrote more than {config.disk_limit_bytes} bytes or {_ENTRIES} files"
    except BaseException:
        process.kill()  # else leaving the process's context would wait for it
        raise
    streams.close()
    if fault:
        process.kill()
    process.wait()
    return fault, streams.tail


class _Streams:
    """Standard output and standard error of a process, read so that it never waits."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.written = 0
        self._tail = b""
        self._selector = selectors.DefaultSelector()
        for file in (process.stdout, process.stderr):
            if file is not None:
                os.set_blocking(file.fileno(), False)
                self._selector.register(file, selectors.EVENT_READ, file is process.stderr)

    @property
    def open(self) -> bool:
        """Whether somebody may still write."""
        return bool(self._selector.get_map())

    @property
    def tail(self) -> str:
        """The end of standard error, fit to be shown."""
        text = self._tail.decode("utf-8", "backslashreplace").strip()[-_TAIL:]
        return "".join(c if c.isprintable() or c == "\n" else ascii(c)[1:-1] for c in text)

    def read(self) -> bool:
        """Wait a moment for something to read, and return whether there was any."""
        events = self._selector.select(_TICK) if self.open else []
        for key, _ in events:
            chunk = os.read(key.fd, 1 << 16)
            self.written += len(chunk)
            if key.data:
                self._tail = (self._tail + chunk)[-4 * _TAIL :]
            if not chunk:
                self._selector.unregister(key.fileobj)
        return bool(events)

    def close(self) -> None:
        """Stop reading; the pipes themselves stay open."""
        self._selector.close()


class _Disk:
    """What a user has in some folders, looked at now and then."""

    def __init__(self, folders: list[Path], user: int, limit: int) -> None:
        self.folders, self.user, self.limit = folders, user, limit
        self._next = time.monotonic() + _TICK

    def is_flooded(self, now: float) -> bool:
        """Return whether it is more than a run may write; between two looks, that it is not."""
        if now < self._next:
            return False
        self._next = now + _TICK
        used, entries, pending = 0, 0, [str(folder) for folder in self.folders]
        while pending:
            try:
                with os.scandir(pending.pop()) as found:
                    for entry in found:
                        with contextlib.suppress(FileNotFoundError):
                            about = entry.stat(follow_symlinks=False)
                            if about.st_uid == self.user:
                                entries += 1
                                used += about.st_blocks * 512
                            if stat.S_ISDIR(about.st_mode):
                                pending.append(entry.path)
                        if used > self.limit or entries > _ENTRIES:
                            return True
            except (FileNotFoundError, NotADirectoryError):
                continue
            except OSError:  # so deep that it has no path, or made to be unreadable
                return True
        return False


def _has_ended(process: subprocess.Popen[bytes], *, wait: bool) -> bool:
    if not wait:
        return process.poll() is not None
    try:
        process.wait(_TICK)
    except subprocess.TimeoutExpired:
        return False
    return True


def status_fault(status: int) -> str:
    """Return what a process's exit *status* says against it; negative is a signal, 0 nothing."""
    if status < 0:
        try:
            return f"killed by {signal.Signals(-status).name}"
        except ValueError:
            return f"killed by signal {-status}"
    return f"{_STATUS}{status}" if status else ""


def collect(
    config: Config, given: Path, written: Path, inputs: dict[str, bytes]
) -> tuple[dict[str, str], dict[str, str]]:
    """Return the outputs that can be read, and what is odd about an input or an output."""
    outputs: dict[str, str] = {}
    odd: dict[str, str] = {}
    for name, content in inputs.items():
        try:
            kept = _read_regular(given, name, len(content))
        except FileNotFoundError:
            odd[name] = "the input file was deleted"
            continue
        except (OSError, ValueError):
            kept = None
        if kept != content:
            odd[name] = "the input file was changed"
            continue
        try:
            output = _read_regular(written, name, config.output_limit_bytes)
            outputs[name] = output.decode(config.output_encoding)
        except FileNotFoundError:
            odd[name] = "no output file was written"
        except UnicodeDecodeError as error:
            odd[name] = f"the output is not valid UTF-8 at byte {error.start}"
        except ValueError as error:
            odd[name] = f"the output {error}"
        except OSError as error:
            known = {errno.ELOOP: "is a symbolic link", errno.ENXIO: "is not a regular file"}
            odd[name] = f"the output {known.get(error.errno or 0, f'cannot be read: {error}')}"
    return outputs, odd


def _read_regular(folder: Path, name: str, limit: int) -> bytes:
    """Read a regular file of at most *limit* bytes without following or waiting for anything."""
    inside = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        handle = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK, dir_fd=inside)
    finally:
        os.close(inside)
    try:
        found = os.fstat(handle)
        if not stat.S_ISREG(found.st_mode):
            raise ValueError("is not a regular file")
        if found.st_nlink != 1:
            raise ValueError("has a second name (hard link)")
        with open(handle, "rb", closefd=False) as file:
            content = file.read(limit + 1)
    finally:
        os.close(handle)
    if len(content) > limit:
        raise ValueError(f"is larger than {limit} bytes")
    return content


# -- Running as root, in a container ---------------------------------------------------------------


class DroppedUser:
    """The runner of the container: root starts each process as user 65534."""

    def __init__(self, config: Config) -> None:
        self.config = config
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        _seal(Path(config.solution))

    def run(self, inputs: dict[str, bytes], time_limit: float) -> Run:
        """Run the command once on *inputs*, then end all its processes and delete its files."""
        scratch = Path(tempfile.mkdtemp(prefix="probe-"))
        scratch.chmod(0o755)
        given, written, work = (scratch / name for name in ("in", "out", "work"))
        try:
            for folder in (given, written, work):
                folder.mkdir(mode=0o700)
                os.chown(folder, USER, USER)
            for name, content in inputs.items():
                (given / name).write_bytes(content)
                os.chown(given / name, USER, USER)
            paths = [str(given / name) for name in inputs]
            command = expand(self.config, self.config.solution, str(written), paths)
            with self._start(command, work) as process:
                fault, stderr = attend(process, self.config, time_limit, SHARED)
                left = 0 if fault else _running(wait=True)
                _end_all()
            fault = fault or status_fault(process.returncode)
            if left and not fault:
                fault = f"left {left} process{'es' * (left > 1)} running"
            outputs, odd = collect(self.config, given, written, inputs)
        finally:
            _end_all()
            _delete_files()
            shutil.rmtree(scratch, ignore_errors=True)
        return Run(fault, outputs, odd, stderr)

    def _start(self, command: list[str], work: Path) -> subprocess.Popen[bytes]:
        pauses = [2.0, 0.5, 0.1]
        while True:
            try:
                return subprocess.Popen(  # noqa: S603 - running it is the point, as nobody
                    command,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    cwd=work,
                    env={**ENVIRONMENT, "HOME": str(work)},
                    start_new_session=True,
                    user=USER,
                    group=USER,
                    extra_groups=[],
                    preexec_fn=limits(self.config, processes=True),  # noqa: PLW1509 - no threads
                )
            except BlockingIOError:  # the limit on processes counts other containers' too
                if not pauses:
                    raise
                time.sleep(pauses.pop())


def _seal(solution: Path) -> None:
    """Let nobody but root write the solution or replace it in a folder above."""
    for path in (solution, *solution.parents):
        found = path.lstat()
        if found.st_uid != 0:
            os.chown(path, 0, 0)
        wanted = stat.S_IMODE(found.st_mode) & ~0o022 | (0o444 if path == solution else 0o555)
        if path.parent != path and wanted != stat.S_IMODE(found.st_mode):
            path.chmod(wanted)


def _running(*, wait: bool = False) -> int:
    """Return how many processes of the user run; those that are just ending get a moment."""
    until = time.monotonic() + (_GRACE if wait else 0)
    while True:
        _reap()
        count = 0
        for entry in os.scandir("/proc"):
            if not entry.name.isdigit():
                continue
            try:
                fields = Path(entry.path, "status").read_text("utf-8", "replace").split("\n")
            except OSError:
                continue
            values = dict(field.split(":\t", 1) for field in fields if ":\t" in field)
            mine = str(USER) in values.get("Uid", "").split("\t")
            # A process whose first thread has ended looks dead while its other threads live on.
            dead = values.get("State", "").startswith(("Z", "X")) and values.get("Threads") == "1"
            count += mine and not dead
        if not count or time.monotonic() >= until:
            return count
        time.sleep(0.02)


def _end_all() -> None:
    """Kill every process of the user: only one of that user can name them all, ``kill(-1)``.

    The one that kills has the user's identity as its effective one alone. That is enough to signal
    the user's processes, and none of them may signal it.
    """
    for _ in range(50):
        child = os.fork()
        if not child:
            try:
                os.setgroups([])
                os.setgid(USER)
                os.setresuid(USER - 1, USER, USER - 1)
                os.kill(-1, signal.SIGKILL)
                _remove_ipc()
            finally:
                os._exit(0)
        until = time.monotonic() + _PATIENCE
        while not os.waitpid(child, os.WNOHANG)[0]:
            if time.monotonic() > until:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
                break
            time.sleep(0.001)
        if not _running():
            return
        time.sleep(0.02)
    raise RuntimeError("the processes of the solution cannot be ended")


def _remove_ipc() -> None:
    """Remove the System V shared memory, semaphores and queues of the user, as that user."""
    libc = ctypes.CDLL(None)
    control = {"shm": libc.shmctl, "msg": libc.msgctl, "sem": libc.semctl}
    arguments = {"shm": (0, None), "msg": (0, None), "sem": (0, 0)}  # the first 0 is IPC_RMID
    for kind, call in control.items():
        with contextlib.suppress(OSError, ValueError):
            title, *rows = Path("/proc/sysvipc", kind).read_text("ascii").splitlines()
            names = title.split()
            for row in rows:
                values = dict(zip(names, map(int, row.split()), strict=False))
                if USER in (values["uid"], values["cuid"]):
                    call(values["msqid" if kind == "msg" else f"{kind}id"], *arguments[kind])


def _reap() -> None:
    """Take in the orphans that came to this process as their reaper."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


def _delete_files() -> None:
    """Delete what the user owns in the folders that everyone may write to."""
    folders = [str(folder) for folder in SHARED if folder.is_dir()]
    command = ["find", *folders, "-xdev", "-mindepth", "1", "-user", str(USER), "-delete"]
    subprocess.run(command, check=False, stderr=subprocess.DEVNULL)  # noqa: S603 - fixed words


def main() -> int:
    """Verify the solution in this container, write the reward, and return 0."""
    for stale in ("reward.json", "reward.txt", "rewards.json", "report.json"):
        path = LOGS / stale
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    started = time.monotonic()
    logs = {folder: stat.S_IMODE(folder.stat().st_mode) for folder in (LOGS, LOGS.parent)}
    try:
        report = _verify()
    except Exception as error:  # noqa: BLE001 - whatever happens, there must be a reward
        report = {"reward": 0, "reason": f"the verifier failed: {type(error).__name__}: {error}"}
    report["seconds"] = round(time.monotonic() - started, 3)
    _write("report.json", report)
    _write("reward.json", {"reward": report["reward"]})
    if os.geteuid() == 0 and not _running():
        # Whoever collects the logs may not be root. Nobody else may write to them, even now.
        for folder, mode in logs.items():
            folder.chmod(mode & ~0o022)
    return 0


def _verify() -> dict[str, object]:
    if os.geteuid() != 0:
        uid = os.geteuid()
        reason = f"the verifier must run as root to protect itself, it runs as user {uid}"
        return {"reward": 0, "reason": reason}
    config = load_config(TESTS / "verifier.json")
    probes = load_probes(TESTS / "probes.jsonl")
    fault = solution_fault(Path(config.solution), config.solution, config.solution_limit_bytes)
    if fault:
        return summary(config, [Outcome(one, None, f"not run: {fault}") for one in probes], fault)
    TESTS.chmod(0o700)
    LOGS.chmod(0o700)
    LOGS.parent.chmod(stat.S_IMODE(LOGS.parent.stat().st_mode) & ~0o022)  # lest it be moved away
    return summary(config, judge(config, probes, DroppedUser(config)))


def _write(name: str, value: object) -> None:
    text = json.dumps(value, ensure_ascii=True, indent=1, sort_keys=True) + "\n"
    unfinished = LOGS / f".{name}.new"
    unfinished.write_text(text, "ascii")
    unfinished.replace(LOGS / name)


if __name__ == "__main__":
    sys.exit(main())
