"""Compare the digest of all results under every Python that is found with that of this one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

DIGEST = Path(__file__).with_name("digest.py")
OLDEST = (3, 11)


def candidates() -> list[Path]:
    """Return what may be a Python: on ``PATH``, and in the folders where pyenv has its versions."""
    folders = [Path(entry) for entry in os.environ.get("PATH", "").split(os.pathsep) if entry]
    pyenv = [os.environ.get("PYENV_ROOT"), Path.home() / ".pyenv"]
    for root in {Path(entry) for entry in pyenv if entry}:
        folders += sorted(root.glob("versions/*/bin"))
    names = re.compile(r"python3(\.\d+)?$")
    return [
        path
        for folder in folders
        for path in sorted(folder.glob("python3*"))
        if names.match(path.name)
    ]


def version_of(python: Path) -> tuple[str, str] | None:
    """Return a Python's implementation and version, or None for what does not run (a shim)."""
    code = "import platform as p; print(p.python_implementation(), p.python_version())"
    try:
        done = subprocess.run(
            [python, "-I", "-c", code], capture_output=True, text=True, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    if done.returncode != 0:
        return None
    implementation, version = done.stdout.split()
    return implementation, version


def digest(python: Path) -> list[str]:
    """Return the lines that the digest prints under a Python."""
    done = subprocess.run([python, "-I", DIGEST], capture_output=True, text=True, check=False)
    return (done.stdout if done.returncode == 0 else done.stdout + done.stderr).splitlines()


def main() -> int:
    """Print which Pythons there are and whether they agree; return 1 where one does not."""
    found: dict[tuple[str, str], Path] = {}
    for path in [Path(sys.executable), *candidates()]:
        version = version_of(path)
        if version and tuple(map(int, re.findall(r"\d+", version[1])[:2])) >= OLDEST:
            found.setdefault(version, path)
    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        lines = dict(zip(found, pool.map(digest, found.values()), strict=True))
    (reference, expected), *others = lines.items()
    print(f"{' '.join(reference)}: ran the test suite; digest {expected[-1].split()[-1][:16]}")
    failed = 0 if len(expected) > 1 and expected[-1].startswith("all\t") else 1
    for version, printed in others:
        different = [line for line in printed if line not in expected]
        print(f"{' '.join(version)}: {'equal results' if printed == expected else 'DIFFERENT'}")
        if printed != expected:
            failed = 1
            print("\n".join(f"    {line}" for line in different[-12:]))
    print(f"{len(found)} Pythons from 3.11 up were found")
    return failed


if __name__ == "__main__":
    sys.exit(main())
