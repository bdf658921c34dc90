"""Archives that come out the same everywhere: the pure package, and a solution in one file.

A solution that imports localeops must be one file, so `zipapp` puts the script and the package (all
of it but ``tasks``, ``cli`` and ``_gen``) into a zip that Python runs. The tables of `collation`,
which are two fifths of the package, come along only if the script has to do with sorting. Entries
are sorted, dated 1980-01-01, given the same mode, and stored rather than deflated: what deflate
writes depends on the zlib at hand. Compiled modules are left out: they fit one Python version only,
and their bytes are not reproducible.
"""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import localeops
from localeops.errors import TaskError

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["one_file", "package", "zip_bytes", "zipapp"]

_LEFT_OUT = frozenset({"tasks", "cli", "_gen", "__pycache__"})
_NOT_PURE = frozenset({".pyc", ".so", ".pyd", ".c", ".h"})
_FOR_SORTING = "localeops/_tables/collation/"
_IMPORTS_COLLATION = re.compile(
    rb"^[ \t]*(?:from localeops\.collation|from localeops import .*\bcollation\b"
    rb"|import localeops\.collation)\b",
    re.MULTILINE,
)
_INTERPRETER = b"#!/usr/bin/env python3\n"
_NOT_CODE = frozenset({".md", ".txt", ".rst"})


def package(script: bytes | None = None) -> dict[str, bytes]:
    """Return the files of the pure package, by their path in an archive.

    Args:
        script: What will import it: tables that it has no use for are left out. By default all
            are there.
    """
    folder = Path(localeops.__file__).parent
    if not folder.is_dir():
        raise TaskError(f"localeops runs from {folder}, it must be installed to build a task")
    files = {
        f"localeops/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        and path.suffix not in _NOT_PURE
        and not _LEFT_OUT.intersection(path.relative_to(folder).parts)
    }
    if script is None or any(name.encode() in script for name in _sorting(files)):
        return files
    return {name: data for name, data in files.items() if not name.startswith(_FOR_SORTING)}


def _sorting(files: Mapping[str, bytes]) -> set[str]:
    """Return the concern modules that sort: `collation`, and what imports it."""
    return {"collation"} | {
        Path(name).relative_to("localeops").parts[0].removesuffix(".py")
        for name, data in files.items()
        if name.endswith(".py") and _IMPORTS_COLLATION.search(data)
    }


def zip_bytes(files: Mapping[str, bytes]) -> bytes:
    """Return a zip of *files* whose bytes depend on nothing else."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.create_system = 3
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, files[name])
    return target.getvalue()


def zipapp(script: bytes, files: Mapping[str, bytes]) -> bytes:
    """Return *script* and the modules it imports as one file that ``python3 FILE`` runs."""
    return _INTERPRETER + zip_bytes({**files, "__main__.py": script})


def one_file(folder: Path, name: str) -> bytes:
    """Return the solution in *folder* as one file.

    That is the script called *name*, or, where other files lie beside it (vendored modules), a
    zipapp of them all.

    Raises:
        TaskError: The folder has no such script.
    """
    script = folder / name
    if not script.is_file():
        raise TaskError(f"{folder}: must hold the solution as {name}")
    beside = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path != script and "__pycache__" not in path.parts
    }
    if all(Path(other).suffix in _NOT_CODE or Path(other).stem == "LICENSE" for other in beside):
        return script.read_bytes()
    return zipapp(script.read_bytes(), beside)
