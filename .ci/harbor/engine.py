"""A container engine that keeps everything it makes in one folder: Podman with runc.

* ``containers.conf`` and ``storage.conf`` in that folder, named by environment variables, so that
  neither the engine's own settings nor its images are touched.
* runc and cgroupfs, because crun and systemd fail where control groups are limited; limits on open
  files and processes that a container may set there.
* The base image of the tasks: pulled, or where no registry answers, made with debootstrap from
  Debian's packages and imported under the name that ``FROM`` resolves to.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

SUITE = "bookworm"
BASE = f"debian:{SUITE}-slim"
_IMAGE = f"docker.io/library/{BASE}"
_PULL_SEC = 120
_CONTAINERS = """\
[containers]
default_ulimits = ["nofile=16384:16384", "nproc=16384:16384"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "{folder}/networks"
"""
_STORAGE = """\
[storage]
driver = "overlay"
graphroot = "{folder}/storage"
runroot = "{folder}/run"
[storage.options.overlay]
skip_mount_home = "true"
"""


class EngineError(Exception):
    """There is no engine to run containers with; the message says what to type."""


def configure(folder: Path) -> dict[str, str]:
    """Write the engine's settings into *folder*, and return the variables that name them."""
    folder.mkdir(parents=True, exist_ok=True)
    variables = {}
    for name, variable, text in (
        ("containers.conf", "CONTAINERS_CONF", _CONTAINERS),
        ("storage.conf", "CONTAINERS_STORAGE_CONF", _STORAGE),
    ):
        (folder / name).write_text(text.format(folder=folder), "utf-8")
        variables[variable] = str(folder / name)
    return variables


def bases(dockerfiles: Iterable[str]) -> set[str]:
    """Return the images that these Dockerfiles start from."""
    return {
        line.split()[1]
        for text in dockerfiles
        for line in text.splitlines()
        if line.upper().startswith("FROM ")
    }


def provide(folder: Path, variables: dict[str, str]) -> str:
    """Make sure that the base image is there, and return how it came about.

    Raises:
        EngineError: It can be neither pulled nor made.
    """
    environment = {**os.environ, **variables}
    if _run(["podman", "image", "exists", _IMAGE], environment) is None:
        return "it was there"
    if _run(["podman", "pull", "-q", _IMAGE], environment, _PULL_SEC) is None:
        return "pulled"
    root = folder / "root"
    shutil.rmtree(root, ignore_errors=True)
    archive = folder / "root.tar"
    try:
        for command in (
            ["debootstrap", "--variant=minbase", SUITE, str(root)],
            ["tar", "-C", str(root), "-cf", str(archive), "."],
            ["podman", "import", "-q", "--change", 'CMD ["bash"]', str(archive), _IMAGE],
        ):
            problem = _run(command, environment)
            if problem is not None:
                raise EngineError(
                    f"no registry gives the image {BASE}, and making it fails: {problem}\n"
                    f"where a registry can be reached, type: podman pull {_IMAGE} && make harbor"
                )
    finally:
        shutil.rmtree(root, ignore_errors=True)
        archive.unlink(missing_ok=True)
    return "made with debootstrap"


def sweep(variables: dict[str, str]) -> None:
    """Remove the containers that an interrupted run has left in this engine."""
    _run(["podman", "rm", "--all", "--force", "--time", "0"], {**os.environ, **variables})


def exec_command(command: Sequence[str], container: str, *, interactive: bool) -> list[str]:
    """Return Podman's command line for compose's ``exec [-T] [OPTION VALUE]... main WORD...``."""
    words = list(command[1:])
    if words[0] == "-T":  # no terminal: Podman gives none anyway
        del words[0]
    service = 0
    while words[service].startswith("-"):
        service += 2
    if words[service] != "main":
        raise ValueError(f"there is no container but main, got {words[service]!r}")
    words[service] = container
    return ["podman", "exec", *["-i"] * interactive, *words]


def _run(
    command: list[str], environment: dict[str, str], timeout: float | None = None
) -> str | None:
    """Run a command, and return the end of what it said if it failed, else None."""
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=timeout, check=False
        )
    except OSError as error:
        return str(error)
    except subprocess.TimeoutExpired:
        return f"{command[0]} took more than {timeout} seconds"
    if not done.returncode:
        return None
    said = (done.stderr.strip() or done.stdout.strip()).splitlines()[-3:]
    return "\n".join([f"{command[0]} exited with {done.returncode}", *said])
