"""Make the generated tables, or check that they are up to date."""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path

TABLES = (
    "bidi",
    "bidi_class",
    "case_mappings",
    "collation",
    "compatibility_classes",
    "confusables",
    "decompositions",
    "default_ignorable",
    "digraph_exceptions",
    "east_asian_width",
    "editions",
    "emoji",
    "general_category",
    "grapheme_cluster_break",
    "hijri_months",
    "hijri_names",
    "identifier_status",
    "invisible",
    "joining_type",
    "known_locales",
    "legacy_beyond",
    "legacy_indexes",
    "legacy_labels",
    "legacy_model",
    "legacy_single_byte",
    "likely_subtags",
    "line_break",
    "locale_aliases",
    "lunisolar",
    "name_aliases",
    "names",
    "parent_locales",
    "precis",
    "script_extensions",
    "scripts",
    "unicodedata_limits",
    "variation_bases",
    "word_break",
    "zero_width",
)
FOLDER = Path(__file__).parent.parent / "_tables"


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit status: 1 when ``--check`` finds a difference."""
    parser = argparse.ArgumentParser(prog="python -m localeops._gen", description=__doc__)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=f"one of {', '.join(TABLES)}")
    parser.add_argument("--check", action="store_true", help="write nothing; say what would change")
    options = parser.parse_args(arguments)
    for name in options.tables:
        if name not in TABLES:
            parser.error(f"no table {name!r}; the tables are {', '.join(TABLES)}")
    stale = 0
    for name in options.tables or TABLES:
        made = importlib.import_module(f"localeops._gen.{name}").make()
        if isinstance(made, str):
            made = {f"{name}.py": made.encode()}
        elif isinstance(made, bytes):
            made = {f"{name}.bin": made}
        for file, content in made.items():
            path = FOLDER / file
            if path.exists() and path.read_bytes() == content:
                print(f"{file}: up to date")
            elif options.check:
                stale += 1
                print(f"{file}: differs from what its generator makes", file=sys.stderr)
            else:
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(content)
                print(f"{file}: written, {len(content)} bytes")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
