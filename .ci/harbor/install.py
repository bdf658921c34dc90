"""Install Harbor into an environment of its own: ``install.py FOLDER PYTHON``.

Harbor needs Python 3.12 or newer. *PYTHON* is looked at first, then what is on ``PATH``, then the
versions of pyenv. Without one it says what to type, and exits with status 3.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

OLDEST = (3, 12)
_ENVIRONMENT = 3
_REQUIREMENTS = Path(__file__).with_name("requirements.txt")
# It fails where the package that makes environments is missing (Debian's python3-venv).
_ASK = "import ensurepip, sys; print(*sys.version_info[:2])"


def candidates(first: str, variables: Mapping[str, str], home: Path) -> list[Path]:
    """Return what may be a Python, in the order in which it should be tried."""
    found = shutil.which(first, path=variables.get("PATH", ""))
    paths = [Path(found)] if found else []
    folders = [Path(entry) for entry in variables.get("PATH", "").split(os.pathsep) if entry]
    root = variables.get("PYENV_ROOT")
    for pyenv in dict.fromkeys([Path(root)] if root else [home / ".pyenv"]):
        folders += sorted(pyenv.glob("versions/*/bin"), reverse=True)
    named = re.compile(r"python3(\.\d+)?")
    for folder in folders:
        paths += [path for path in sorted(folder.glob("python3*")) if named.fullmatch(path.name)]
    return list(dict.fromkeys(paths))


def version(python: Path) -> tuple[int, ...]:
    """Return a Python's version, or an empty one for what does not run or makes no environment."""
    command = [str(python), "-I", "-c", _ASK]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    except (OSError, subprocess.SubprocessError):
        return ()
    return tuple(int(number) for number in done.stdout.split())


def choose(paths: Iterable[Path]) -> Path | None:
    """Return the first Python that is new enough, or None."""
    return next((path for path in paths if version(path) >= OLDEST), None)


def main(folder: str, first: str) -> int:
    """Make the environment, and return the exit status."""
    python = choose(candidates(first, os.environ, Path.home()))
    if python is None:
        print(
            "Harbor needs Python 3.12 or newer with its venv module, and none was found.\n"
            "Type: pyenv install 3.12 && make harbor\n"
            "or: make harbor PYTHON=/path/to/python3.12",
            file=sys.stderr,
        )
        return _ENVIRONMENT
    print(f"installing Harbor with {python}")
    shutil.rmtree(folder, ignore_errors=True)
    for command in (
        [str(python), "-m", "venv", folder],
        [f"{folder}/bin/python", "-m", "pip", "install", "-q", "-r", str(_REQUIREMENTS)],
    ):
        if subprocess.run(command, check=False).returncode:
            print("Harbor could not be installed, see above", file=sys.stderr)
            return _ENVIRONMENT
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
