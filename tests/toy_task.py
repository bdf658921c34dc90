"""A tiny task for the harness's own tests: write each line in upper case.

It has all that a real one has, and next to no locale knowledge, so that a test about the harness
says nothing about width or kana. `make` writes it into a folder; keyword arguments replace files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

TASK_TOML = """\
schema_version = "1.4"
artifacts = ["/app/shout.py"]
[task]
name = "localeops/toy-upper"
description = "Write each line in upper case."
keywords = []
[metadata]
language = "en"
[metadata.localeops]
solution = "/app/shout.py"
command = ["python3", "{solution}", "{outputs}", "{inputs}"]
input_suffix = ".txt"
batch = 25
time_limit_sec = 3
output_limit_bytes = 65536
disk_limit_bytes = 4194304
[metadata.localeops.rules]
ascii = "ASCII letters become upper case."
"sharp-s" = "The letter ß becomes SS."
[metadata.localeops.wrong]
ascii-only = ["sharp-s"]
lower = ["ascii", "sharp-s"]
[verifier]
timeout_sec = 60.0
environment_mode = "separate"
network_mode = "no-network"
user = "root"
[agent]
timeout_sec = 900.0
user = "agent"
[environment]
network_mode = "no-network"
workdir = "/app"
cpus = 1
memory_mb = 1024
"""

PROBES = """\
from hypothesis import strategies as st

from localeops.errors import require_text

RULES = {
    "ascii": st.text("abcXYZ 019\\n", min_size=1, max_size=30),
    "sharp-s": st.lists(st.sampled_from(["Stra\\u00dfe", "\\u00df", "gro\\u00df", "Ma\\u00df"]),
                        min_size=2, max_size=6).map(" ".join),
}
QUOTA = 10


def oracle(text):
    require_text(text)
    return text.upper()
"""

SCRIPT = """\
import pathlib, sys

{before}
for name in sys.argv[2:]:
    source = pathlib.Path(name)
    text = source.read_bytes().decode()
    target = pathlib.Path(sys.argv[1], source.name)
    {write}
"""
# Committed probes: the expected texts are written by hand.
PROBES_JSONL = """\
{"expected": "DIE STRASSE IST LANG.\\n", "id": "bundled-sample.txt", "input": "Die Stra\\u00dfe ist lang.\\n", "rule": "bundled"}
{"expected": "ABC\\n", "id": "ascii-001", "input": "abc\\n", "rule": "ascii"}
{"expected": "X Y 9", "id": "ascii-002", "input": "x y 9", "rule": "ascii"}
{"expected": "GROSS", "id": "sharp-s-001", "input": "gro\\u00df", "rule": "sharp-s"}
{"expected": "MASS\\nSS\\n", "id": "sharp-s-002", "input": "Ma\\u00df\\n\\u00df\\n", "rule": "sharp-s"}
"""
RIGHT_LINE = "target.write_bytes(text.upper().encode())"


def script(write: str = RIGHT_LINE, before: str = "") -> str:
    """Return a solution that runs *before* first, and *write* for each `text` and `target`."""
    return SCRIPT.format(before=before, write=write.replace("\n", "\n    "))


def make(folder: Path, **replaced: str) -> Path:
    """Write the task to ``folder/toy-upper`` and return that; keywords replace some files."""
    files = {
        "task.toml": replaced.get("task_toml", TASK_TOML),
        "instruction.md": "Write each line in upper case.\n",
        "instruction.en.md": "Write each line in upper case.\n",
        "README.md": "A toy.\n",
        "environment/Dockerfile": "FROM debian:bookworm-slim\nCOPY data/ /app/data/\n",
        "environment/data/sample.txt": "Die Straße ist lang.\n",
        "solution/solve.sh": "#!/bin/bash\ncp /solution/shout.py /app/shout.py\n",
        "solution/shout.py": script(before="from localeops.errors import require_text"),
        "tests/test.sh": "#!/bin/bash\nexec python3 -I /tests/verifier.py\n",
        "tests/probes.jsonl": replaced.get("probes_jsonl", PROBES_JSONL),
        "probes.py": replaced.get("probes", PROBES),
        "wrong/ascii-only/shout.py": script(
            "target.write_bytes(''.join(c.upper() if c.isascii() else c for c in text).encode())"
        ),
        "wrong/lower/shout.py": script("target.write_bytes(text.lower().encode())"),
        "right/stdlib/shout.py": replaced.get("right", script()),
    }
    root = folder / "toy-upper"
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
        path.chmod(0o755 if name.endswith(".sh") else 0o644)
    return root
