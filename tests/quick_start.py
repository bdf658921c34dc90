"""Run the quick start of a README with this Python: its sessions and its commands, and compare.

Nothing but the standard library and the installed package. Blocks that begin with ``>>>`` are run as
doctests; in blocks of the language ``console`` every ``$ localeops`` line is run and what it prints
compared with the lines after it.
"""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path


def commands(text: str) -> list[tuple[str, str]]:
    """Return the localeops commands of the console blocks, each with what it must print."""
    found = []
    for block in re.findall(r"^```console\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, printed = part.partition("\n")
            if command.startswith("localeops "):
                found.append((command, printed))
    return found


def main() -> int:
    """Run everything; return 1 where something prints other than the README says."""
    path = Path(sys.argv[1])
    failed, attempted = doctest.testfile(str(path.resolve()), module_relative=False)
    listed = commands(path.read_text(encoding="utf-8"))
    program = Path(sys.executable).with_name("localeops")
    for command, expected in listed:
        words = [program, *shlex.split(command)[1:]]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if done.stdout != expected:
            failed += 1
            print(f"$ {command}\nexpected:\n{expected}\nprinted:\n{done.stdout}{done.stderr}")
    print(f"quick start: {attempted} examples and {len(listed)} commands, {failed} failed")
    return 1 if failed or not attempted or not listed else 0


if __name__ == "__main__":
    sys.exit(main())
