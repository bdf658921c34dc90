"""The ``DIFFERENCE:`` marks of the source."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import localeops

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(localeops.__file__).parent
# A mark goes on to the next mark, blank line, list item or end of the docstring.
_END = r"[ #*-]*(?:`*DIFFERENCE:|\n|\"\"\"|\d+\.)"
_MARK = re.compile(rf"\bDIFFERENCE:`* (.*(?:\n(?!{_END}).+)*)")


def differences() -> Iterator[tuple[str, list[str]]]:
    """Yield each module with what its ``DIFFERENCE:`` marks say, in docstrings and comments."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if "_tables" in path.parts:
            continue
        text = path.read_text(encoding="utf-8")
        marks = _MARK.findall(text)
        if marks:
            name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
            said = [re.sub(r"\s*\n[ #]*", " ", mark).replace("``", "").strip() for mark in marks]
            yield name.removesuffix(".__init__"), said
