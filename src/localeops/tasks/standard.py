"""The files of a Harbor task that are the same in every task, so that a folder may leave them out.

A folder that has one of them keeps its own. The image of the standard ``Dockerfile`` has Python and
a user called ``agent``, and the task's data in ``data/`` of the working directory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import PurePosixPath

__all__ = ["AGENT", "STANDARD", "standard_files"]

AGENT = "agent"
STANDARD = ("environment/Dockerfile", "solution/solve.sh", "tests/test.sh")

_DOCKERFILE = """\
FROM debian:bookworm-slim

ENV LANG=C.UTF-8

RUN apt-get update \\
    && apt-get install -y --no-install-recommends python3 \\
    && rm -rf /var/lib/apt/lists/* \\
    && useradd --create-home --uid 1000 --shell /bin/bash {agent}

WORKDIR {workdir}
COPY data/ {workdir}/data/
RUN chown -R {agent}:{agent} {workdir}
"""
_SOLVE = """\
#!/bin/bash
# {name} and localeops are one self-contained file here.
set -euo pipefail
cp '/solution/{name}' '{path}'
"""
_TEST = """\
#!/bin/bash
exec python3 -I /tests/verifier.py
"""


def standard_files(solution: PurePosixPath) -> dict[str, bytes]:
    """Return the standard files of a task, by their path in its folder.

    Args:
        solution: Where the solution belongs in the container.

    Returns:
        The content of each file of `STANDARD`.
    """
    values = {
        "agent": AGENT,
        "name": solution.name,
        "path": str(solution),
        "workdir": str(solution.parent),
    }
    contents = (_DOCKERFILE, _SOLVE, _TEST)
    return {
        name: content.format(**values).encode()
        for name, content in zip(STANDARD, contents, strict=True)
    }
