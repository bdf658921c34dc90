"""A second reader of the Unicode files, which shares nothing with the generators' one."""

import functools
import gzip
import re
from pathlib import Path

DATA = Path(__file__).parents[1] / "data"
_CODE = "[0-9A-F]{4,6}"
_ROW = re.compile(rf"({_CODE})(?:\.\.({_CODE}))?\s*;\s*([^;#]+?)\s*(?:;\s*([^;#]+?)\s*)?(?:#|$)")


def text(name: str) -> str:
    """Return a file below ``data/ucd-17.0.0`` as text."""
    return gzip.decompress((DATA / "ucd-17.0.0" / f"{name}.txt.gz").read_bytes()).decode()


def property_of(name: str, *, value: str | None = None) -> list[str | None]:
    """Return a property for all code points: the second field, or the third where it is *value*."""
    found: list[str | None] = [None] * 0x110000
    for line in text(name).splitlines():
        match = _ROW.match(line)
        if match is None:
            continue
        first, last, second, third = match.groups()
        if value is not None and second != value:
            continue
        entry = second if value is None or third is None else third
        span = range(int(first, 16), int(last or first, 16) + 1)
        found[span.start : span.stop] = [entry] * len(span)
    return found


def sequences(name: str) -> list[tuple[str, str]]:
    """Return the code point sequences of an emoji file as strings, each with its second field."""
    rows = []
    for line in text(name).splitlines():
        content = line.partition("#")[0]
        if ";" in content:
            codes, field = (part.strip() for part in content.split(";")[:2])
            first, _, last = codes.partition("..")
            if last:
                rows += [(chr(code), field) for code in range(int(first, 16), int(last, 16) + 1)]
            else:
                rows.append(("".join(chr(int(code, 16)) for code in codes.split()), field))
    return rows


def literal(codes: str) -> str:
    """Return the text that a field of code points stands for."""
    return "".join(chr(int(code, 16)) for code in codes.split())


@functools.cache
def normalization_test() -> list[tuple[str, list[str]]]:
    """Return the part and the five columns of every line of NormalizationTest.txt."""
    rows = []
    part = ""
    for line in text("NormalizationTest").splitlines():
        if line.startswith("@Part"):
            part = line[1:6]
        elif line and not line.startswith("#"):
            rows.append((part, [literal(column) for column in line.split(";")[:5]]))
    return rows
