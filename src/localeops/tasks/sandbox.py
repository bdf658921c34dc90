"""The sandbox: bubblewrap, with the paths of the task's container and nothing else of the host.

Three things run in it. `solve` runs ``/solution/solve.sh`` as the agent's user in ``/app`` and
collects the artifact. `score` puts an artifact into a fresh sandbox and has the verifier judge
it; `session` runs it on probes as they come up, without a verdict.

* **As root** the sandbox is the container: bubblewrap without a user namespace, root with the few
  capabilities that the verifier needs, ``/tests`` and ``/logs`` in place. ``/tests/test.sh`` runs
  as it does under Harbor, and the reward is read from ``/logs/verifier``.
* **As any other user** there can be no second user to protect the verifier from the solution. So
  the verifier's judging runs here, in the harness, and each process of the solution gets a
  sandbox of its own, in which ``/tests`` and ``/logs`` do not exist. Reasons and report are the
  same.

Inside: ``/usr`` and the library folders read-only, but without the packages that somebody has
installed for the system's Python, an ``/etc`` of a few made-up files, a new
``/proc`` and ``/dev``, no network, and temporary file systems of limited size. Python is the
system's own ``python3`` if that is 3.11 or newer, else the one that runs the harness, under
``/opt/python``.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Self

from localeops.errors import TaskError
from localeops.tasks import verifier

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from localeops.tasks.spec import Task

__all__ = ["SandboxUnavailableError", "Score", "score", "session", "solve"]

_AGENT = 1000
_CAPABILITIES = (
    "CAP_CHOWN",  # gives input files to the solution's user
    "CAP_DAC_OVERRIDE",  # reads what that user has closed
    "CAP_FOWNER",  # deletes its files
    "CAP_KILL",  # ends its processes
    "CAP_SETGID",
    "CAP_SETUID",
)
_ETC = {
    "passwd": "root:x:0:0:root:/root:/bin/sh\nagent:x:1000:1000::/app:/bin/sh\n"
    "nobody:x:65534:65534::/nonexistent:/bin/false\n",
    "group": "root:x:0:\nagent:x:1000:\nnogroup:x:65534:\n",
    "nsswitch.conf": "passwd: files\ngroup: files\nhosts: files\n",
    "hosts": "127.0.0.1 localhost\n",
}
# Runs the command, then tells how it ended and how many processes it left: all in the namespace of
# processes, of which this shell is number 1, so nothing in it can end the shell.
_WATCH = r"""
exec {err}>&2 {idle}<> <(:) 2>/dev/null; report=$2; ulimit -u "$1"; shift 2
env -i HOME="$HOME" LANG="$LANG" PATH="$PATH" "$@" 2>&$err {err}>&- {idle}>&- {report}>&-; status=$?
for try in 1 2 3 4 5 6 7; do
  left=0
  for entry in /proc/[0-9]*; do
    [ "$entry" = /proc/1 ] && continue
    read -r line <$entry/stat || continue
    set -- ${line##*) }  # the state, and 17 fields later the number of threads
    case $1 in Z) [ ${18} -gt 1 ] || continue ;; X) continue ;; esac
    left=$((left + 1))
  done
  [ $left = 0 ] && break
  read -rt 0.05 -u $idle
done
echo $status $left >&$report
"""
# The other side of `_Container`.
_SERVE = """
import json, sys
sys.path.insert(0, "/tests")
import verifier
runner = verifier.DroppedUser(verifier.load_config(verifier.TESTS / "verifier.json"))
print("up", flush=True)
for line in sys.stdin:
    inputs, limit = json.loads(line)
    run = runner.run({name: one.encode("latin-1") for name, one in inputs.items()}, limit)
    print(json.dumps(run), flush=True)
"""


class SandboxUnavailableError(TaskError):
    """This machine lacks what the sandbox needs; it is not the task's fault."""

    environment = True


@dataclass(frozen=True, slots=True)
class Score:
    """What the verifier says about one solution.

    Attributes:
        reward: 1 or 0.
        report: The content of ``report.json``.
        seconds: How long the verifier took, sandbox included.
    """

    reward: int
    report: Mapping[str, object]
    seconds: float


def solve(task: Task, emitted: Path) -> bytes | None:
    """Run an emitted task's own solution and return the artifact, or None if it made none.

    Raises:
        SandboxUnavailableError: Bubblewrap or a Python for it is missing.
        TaskError: It took longer than the verifier may.
    """
    _bubblewrap()
    with _scratch() as scratch:
        app = _app(emitted, scratch / "app")
        if os.geteuid() == 0:
            for path in (app, *app.rglob("*")):
                os.chown(path, _AGENT, _AGENT)
            switch = [f"--reuid={_AGENT}", f"--regid={_AGENT}", "--clear-groups"]
            command = ["setpriv", *switch, "--no-new-privs", "bash", "/solution/solve.sh"]
        else:
            command = ["bash", "/solution/solve.sh"]
        words = [
            *_base(scratch, _AGENT),
            *("--bind", str(app), "/app", "--ro-bind", str(emitted / "solution"), "/solution"),
            *("--dir", "/logs/agent", "--chdir", "/app", "--setenv", "HOME", "/tmp"),  # noqa: S108 - its own
        ]
        _run([*words, *_END, *command], task.timeout_sec)
        made = app / PurePosixPath(task.solution).name
        if verifier.solution_fault(made, task.solution, task.limits.solution_limit_bytes):
            return None
        return made.read_bytes()


def score(task: Task, emitted: Path, artifact: bytes | None) -> Score:
    """Have the verifier of an emitted task judge an artifact; None means that there is none.

    Raises:
        SandboxUnavailableError: Bubblewrap or a Python for it is missing.
        TaskError: The verifier gave no reward.
    """
    _bubblewrap()
    started = time.monotonic()
    with _scratch() as scratch:
        _hand_in(task, _app(emitted, scratch / "app"), artifact)
        judge = _in_container if os.geteuid() == 0 else _in_harness
        report = judge(task, emitted, scratch)
    reward = report.get("reward")
    if reward not in (0, 1):
        raise TaskError(f"{task.path}: the verifier gave no reward but {reward!r}")
    return Score(int(bool(reward)), report, time.monotonic() - started)


@contextlib.contextmanager
def session(task: Task, emitted: Path, artifact: bytes) -> Iterator[verifier.Runner]:
    """Give a runner of an artifact, for more probes than are known beforehand.

    It runs the artifact with the same walls and limits as `score` does: as root, by the verifier's
    own runner in one container that stays up until the end.

    Raises:
        SandboxUnavailableError: Bubblewrap or a Python for it is missing.
    """
    _bubblewrap()
    with _scratch() as scratch:
        _hand_in(task, _app(emitted, scratch / "app"), artifact)
        if os.geteuid() == 0:
            with _Container(emitted, scratch) as runner:
                yield runner
        else:
            config = verifier.load_config(emitted / "tests" / "verifier.json")
            yield _OwnSandbox(config, scratch)


def _hand_in(task: Task, app: Path, artifact: bytes | None) -> None:
    """Put an artifact where the command looks for it."""
    if artifact is not None:
        path = app / PurePosixPath(task.solution).name
        path.write_bytes(artifact)
        path.chmod(0o644)


def _in_container(task: Task, emitted: Path, scratch: Path) -> dict[str, object]:
    """Run ``/tests/test.sh`` as root and read what it wrote."""
    logs = scratch / "logs"
    (logs / "verifier").mkdir(parents=True)
    for path in (logs, logs / "verifier"):
        path.chmod(0o777)  # as a container engine may leave them: the verifier must cope
    shutil.copytree(emitted / "tests", scratch / "tests")
    words = [
        *_base(scratch, None),
        *(word for name in _CAPABILITIES for word in ("--cap-add", name)),
        *("--bind", str(scratch / "app"), "/app", "--bind", str(scratch / "tests"), "/tests"),
        *("--bind", str(logs), "/logs", "--chdir", "/app"),
    ]
    told = _run([*words, *_END, "/tests/test.sh"], task.timeout_sec)
    try:
        reward = json.loads((logs / "verifier" / "reward.json").read_text("ascii"))
        report = json.loads((logs / "verifier" / "report.json").read_text("ascii"))
    except (OSError, ValueError) as error:
        raise TaskError(f"{task.path}: no reward: {error}; the verifier said: {told}") from None
    if not isinstance(report, dict) or reward != {"reward": report.get("reward")}:
        raise TaskError(f"{task.path}: reward.json must hold the reward alone, got {reward!r}")
    return report


def _in_harness(task: Task, emitted: Path, scratch: Path) -> dict[str, object]:
    """Judge here; every process of the solution is cut off in a sandbox of its own."""
    config = verifier.load_config(emitted / "tests" / "verifier.json")
    probes = verifier.load_probes(emitted / "tests" / "probes.jsonl")
    solution = scratch / "app" / PurePosixPath(task.solution).name
    fault = verifier.solution_fault(solution, config.solution, config.solution_limit_bytes)
    if fault:
        outcomes = [verifier.Outcome(probe, None, f"not run: {fault}") for probe in probes]
    else:
        outcomes = verifier.judge(config, probes, _OwnSandbox(config, scratch))
    return verifier.summary(config, outcomes, fault)


class _Container:
    """The runner for root: a container in which `verifier.DroppedUser` does what it is told."""

    def __init__(self, emitted: Path, scratch: Path) -> None:
        self.scratch = scratch
        tests = scratch / "tests"
        tests.mkdir(mode=0o700)
        for name in ("verifier.py", "verifier.json"):  # no probes: nothing in it knows an answer
            shutil.copyfile(emitted / "tests" / name, tests / name)

    def __enter__(self) -> Self:
        words = [
            *_base(self.scratch, None),
            *(word for name in _CAPABILITIES for word in ("--cap-add", name)),
            *("--bind", str(self.scratch / "app"), "/app"),
            *("--ro-bind", str(self.scratch / "tests"), "/tests", "--chdir", "/app"),
        ]
        with (self.scratch / "told").open("wb") as told:
            self.process = subprocess.Popen(  # noqa: S603 - bubblewrap, words of ours
                [*words, *_END, "python3", "-I", "-c", _SERVE],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=told,
                encoding="ascii",
            )
        self._hear()  # a bubblewrap killed while it starts would leave half a sandbox behind
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()  # and with it all that is in its namespace of processes
        with contextlib.suppress(BrokenPipeError, subprocess.TimeoutExpired):
            self.process.communicate(timeout=10)

    def run(self, inputs: dict[str, bytes], time_limit: float) -> verifier.Run:
        """Run the command once on *inputs*."""
        assert self.process.stdin is not None  # noqa: S101 - it is a pipe
        told = {name: content.decode("latin-1") for name, content in inputs.items()}  # any bytes
        with contextlib.suppress(BrokenPipeError):  # `_hear` says why
            self.process.stdin.write(json.dumps([told, time_limit]) + "\n")
            self.process.stdin.flush()
        return verifier.Run(*json.loads(self._hear()))

    def _hear(self) -> str:
        assert self.process.stdout is not None  # noqa: S101 - it is a pipe
        line = self.process.stdout.readline()
        if not line:
            told = (self.scratch / "told").read_text("utf-8", "backslashreplace").strip()[-800:]
            raise SandboxUnavailableError(f"bubblewrap made no sandbox: {told}")
        return line


class _OwnSandbox:
    """The runner for a user who is not root."""

    def __init__(self, config: verifier.Config, scratch: Path) -> None:
        self.config, self.scratch = config, scratch
        self.base = [
            *_base(scratch, verifier.USER, config.disk_limit_bytes),
            *("--ro-bind", str(scratch / "app"), "/app"),
            *("--dir", "/tmp/probe/work", "--chdir", "/tmp/probe/work"),  # noqa: S108 - its own
        ]

    def run(self, inputs: dict[str, bytes], time_limit: float) -> verifier.Run:
        """Run the command once on *inputs*; with the sandbox, all its processes end."""
        with _scratch() as scratch:
            given, written = scratch / "in", scratch / "out"
            given.mkdir()
            written.mkdir()
            for name, content in inputs.items():
                (given / name).write_bytes(content)
            reading, writing = os.pipe()
            with (
                open(reading, encoding="ascii") as ended,  # noqa: PTH123 - it is a descriptor
                self._start(given, written, list(inputs), writing) as process,
            ):
                fault, stderr = verifier.attend(process, self.config, time_limit, [scratch])
                told = ended.read().split()
            if not fault and len(told) == 2:  # noqa: PLR2004 - the exit status, how many are left
                status, left = int(told[0]), int(told[1])
                fault = verifier.status_fault(128 - status if status > 128 else status)  # noqa: PLR2004 - bash's signals
                if left and not fault:
                    fault = f"left {left} process{'es' * (left > 1)} running"
            elif not fault and told:
                fault = "wrote into the sandbox's own report"
            elif not fault:
                raise SandboxUnavailableError(
                    f"bubblewrap made no sandbox (status {process.returncode}): {stderr}"
                )
            outputs, odd = verifier.collect(self.config, given, written, inputs)
        return verifier.Run(fault, outputs, odd, stderr)

    def _start(
        self, given: Path, written: Path, names: list[str], report: int
    ) -> subprocess.Popen[bytes]:
        config = self.config
        inside = "/tmp/probe"  # noqa: S108 - in a sandbox of its own
        paths = [f"{inside}/in/{name}" for name in names]
        command = verifier.expand(config, config.solution, f"{inside}/out", paths)
        words = [
            *self.base,
            *("--bind", str(given), f"{inside}/in", "--bind", str(written), f"{inside}/out"),
            *("--setenv", "HOME", f"{inside}/work", "--as-pid-1"),
            *_END,
            *("bash", "-c", _WATCH, "watch", str(config.process_limit), str(report)),
        ]
        try:
            return subprocess.Popen(  # noqa: S603 - bubblewrap, words of ours
                [*words, *command],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=[report],
                preexec_fn=verifier.limits(config, processes=False),  # noqa: PLW1509 - sets limits only
            )
        finally:
            os.close(report)


# -- The walls -------------------------------------------------------------------------------------

_END = ("--remount-ro", "/", "--")


def _base(scratch: Path, user: int | None, size: int = 256 << 20) -> list[str]:
    """Return the words that all sandboxes share; *user* is who runs in it, None for root."""
    program = _bubblewrap()
    if os.geteuid() == 0:
        spaces = ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"]
        spaces += ["--unshare-cgroup-try", "--cap-drop", "ALL"]
        if user is not None:  # what setpriv needs
            spaces += ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
    else:
        spaces = ["--unshare-all", "--uid", str(user), "--gid", str(user)]
    words = [program, *spaces, "--clearenv", "--new-session", "--die-with-parent"]
    words += ["--hostname", "sandbox", "--ro-bind", "/usr", "/usr"]
    for name in ("bin", "sbin", "lib", "lib32", "lib64", "libx32"):
        path = Path("/", name)
        if path.is_symlink():
            words += ["--symlink", str(path.readlink()), str(path)]
        elif path.is_dir():
            words += ["--ro-bind", str(path), str(path)]
    for packages in _packages():  # no image has them, and their .pth files cost time in each start
        words += ["--tmpfs", packages, "--remount-ro", packages]
    words += ["--ro-bind", str(_etc(scratch)), "/etc", "--proc", "/proc", "--dev", "/dev"]
    for place in ("/dev/shm", "/tmp", "/var/tmp"):  # noqa: S108 - the sandbox's own
        words += ["--size", str(size), "--perms", "1777", "--tmpfs", place]
    for name, value in verifier.ENVIRONMENT.items():
        words += ["--setenv", name, value]
    return [*words, *_python_words(), "--remount-ro", "/dev", "--dir", "/run"]


@functools.cache
def _packages() -> tuple[str, ...]:
    """Return the folders of what has been installed for the system's Python."""
    patterns = ("lib/python3*/dist-packages", "local/lib/python3*/*-packages")
    return tuple(str(path) for one in patterns for path in sorted(Path("/usr").glob(one)))


def _python_words() -> list[str]:
    """Return the words that bring a Python into the sandbox, if the system's own is too old."""
    python = _python_to_bind()
    if not python:
        return []
    words = ["--perms", "0755", "--dir", "/opt", "--ro-bind", python, "/opt/python"]
    if not python.startswith("/usr/"):
        # It looks for its shared library where it was built to lie.
        for folder in list(Path(python).parents)[-2::-1]:
            words += ["--perms", "0755", "--dir", str(folder)]
        words += ["--ro-bind", python, python]
    return words


def _etc(scratch: Path) -> Path:
    """Make up an ``/etc``: who the users are, and where the linker finds libraries."""
    etc = scratch / "etc"
    if not etc.is_dir():
        etc.mkdir()
        for name, content in _ETC.items():
            (etc / name).write_text(content, "ascii")
        with contextlib.suppress(OSError):
            shutil.copyfile("/etc/ld.so.cache", etc / "ld.so.cache")
        for path in (etc, *etc.iterdir()):
            path.chmod(0o755 if path.is_dir() else 0o644)
    return etc


def _bubblewrap() -> str:
    program = shutil.which("bwrap")
    if program is None:
        raise SandboxUnavailableError(
            "the sandbox needs bubblewrap, which is not installed: apt-get install bubblewrap"
        )
    return program


@functools.cache
def _python_to_bind() -> str:
    """Return the folder of a Python to bind, or nothing if the system's own is new enough."""
    system = shutil.which("python3", path="/usr/local/bin:/usr/bin:/bin")
    if system and _is_new_enough(system):
        return ""
    if not _is_new_enough(f"{sys.base_prefix}/bin/python3"):
        raise SandboxUnavailableError(
            "the sandbox needs /usr/bin/python3 to be Python 3.11 or newer: apt-get install python3"
        )
    return sys.base_prefix


def _is_new_enough(python: str) -> bool:
    code = "import sys; sys.exit(sys.version_info < (3, 11))"
    try:
        return not subprocess.run([python, "-I", "-c", code], check=False).returncode  # noqa: S603 - a Python
    except OSError:
        return False


@contextlib.contextmanager
def _scratch() -> Iterator[Path]:
    """Give a folder, and delete it whatever a solution has put there."""
    path = Path(tempfile.mkdtemp(prefix="localeops-"))
    try:
        yield path
    finally:
        # Not shutil.rmtree: it fails on folders without permissions, and recurses.
        for command in (["rm", "-rf"], ["chmod", "-R", "u+rwX"], ["rm", "-rf"]):
            done = subprocess.run([*command, str(path)], check=False, capture_output=True)  # noqa: S603 - fixed words
            if command[0] == "rm" and not done.returncode:
                break


def _app(emitted: Path, app: Path) -> Path:
    """Make ``/app`` as the Dockerfile does: the data files in it, for reading."""
    shutil.copytree(emitted / "environment" / "data", app / "data")
    for path in (app, *app.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    return app


def _run(command: list[str], timeout: float) -> str:
    """Run a sandbox and return the end of what it said."""
    try:
        done = subprocess.run(  # noqa: S603 - bubblewrap, words of ours
            command, check=False, capture_output=True, stdin=subprocess.DEVNULL, timeout=timeout
        )
    except subprocess.TimeoutExpired:
        raise TaskError(f"{command[-1]} took longer than {timeout:.3g} s") from None
    told = (done.stdout + done.stderr).decode("utf-8", "backslashreplace").strip()[-800:]
    if done.returncode and told.startswith("bwrap: "):
        raise SandboxUnavailableError(f"bubblewrap made no sandbox: {told}")
    return told
