"""Run a script of the tests as a user who is not root, whoever runs the tests.

Root's own Python, and the clone itself, often lie where another user may not look (``/root``). So
bubblewrap shows them to the script under a folder that everyone may read, and ``setpriv`` changes
the user: the script then is as unprivileged as any user, and makes sandboxes of its own.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis

import localeops

if TYPE_CHECKING:
    from collections.abc import Iterator

USER = 65534
_BEFORE = "import json, sys\nsys.path += sys.argv[1:]\njob = json.load(sys.stdin)\n"


@contextlib.contextmanager
def folder() -> Iterator[Path]:
    """Give a folder that everybody may read and write."""
    path = Path(tempfile.mkdtemp(prefix="unprivileged-"))
    path.chmod(0o777)
    try:
        yield path
    finally:
        shutil.rmtree(path)


def run(source: str, job: object, *, work: Path) -> object:
    """Run *source* with the variable ``job`` and return what it puts into ``result``.

    Args:
        source: Python; it may import localeops and Hypothesis.
        job: Anything that JSON can hold.
        work: A folder that `folder` gave.
    """
    packages = Path(localeops.__file__).parents[1]
    others = Path(hypothesis.__file__).parents[1]
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    code = f"{_BEFORE}{source}\nprint(json.dumps(result))\n"
    if os.geteuid() == 0:
        places = {Path(sys.base_prefix): "python", packages: "packages", others: "others"}
        command = ["bwrap", "--dev-bind", "/", "/"]
        for place, name in places.items():
            (work / name).mkdir(exist_ok=True)
            command += ["--ro-bind", str(place), str(work / name)]
        command += ["setpriv", f"--reuid={USER}", f"--regid={USER}", "--clear-groups"]
        command += [str(work / "python" / "bin" / version), "-I", "-S", "-B", "-c", code]
        command += [str(work / "packages"), str(work / "others")]
    else:
        command = [sys.executable, "-I", "-S", "-B", "-c", code, str(packages), str(others)]
    done = subprocess.run(
        command,
        input=json.dumps(job),
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "LD_LIBRARY_PATH": str(work / "python" / "lib"),  # a Python may come in two parts
        },
        cwd=work,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
