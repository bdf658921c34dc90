"""The package: what it imports, how fast, that its examples run and its tables are up to date."""

import ast
import doctest
import importlib
import inspect
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import localeops

ROOT = Path(localeops.__file__).parent
REPOSITORY = Path(__file__).parents[2]
NOT_CONCERNS = ("tasks", "cli", "_gen", "_tables")
# Lowest first: a concern module imports only what stands before it.
# The private ones, which they share, are not part of the public package.
ORDER = [
    *("errors", "_properties", "_display", "explain", "tags", "segment", "width", "kana"),
    *("normalize", "casing", "alphabet", "collation", "confusables", "identity", "characters"),
    *("calendars", "legacy"),
]
PUBLIC = [concern for concern in ORDER if not concern.startswith("_")]


def modules() -> list[str]:
    """Return the name of every module of the package."""
    return [info.name for info in pkgutil.walk_packages([str(ROOT)], "localeops.")]


def imports_of(path: Path) -> set[str]:
    """Return the modules that a file imports anywhere, local ones with the name they import."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def concern_files() -> list[tuple[str, Path]]:
    """Return each file of the concern modules with the name of its concern."""
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        concern = path.relative_to(ROOT).parts[0].removesuffix(".py")
        if concern not in (*NOT_CONCERNS, "__init__"):
            found.append((concern, path))
    return found


def test_every_concern_has_its_place_in_the_order() -> None:
    assert {concern for concern, _ in concern_files()} == set(ORDER)
    assert set(localeops._MODULES) == {*PUBLIC, "tasks"}


@pytest.mark.parametrize(("concern", "path"), concern_files(), ids=lambda value: str(value)[-24:])
def test_concerns_import_the_standard_library_and_what_is_below_them(
    concern: str, path: Path
) -> None:
    allowed = {*ORDER[: ORDER.index(concern) + 1], "_tables"}
    for name in imports_of(path):
        top, *rest = name.split(".")
        if top == "localeops":
            assert rest[0] in allowed, f"{path.name} imports {name}"
        else:
            assert top in sys.stdlib_module_names, f"{path.name} imports {name}"


def python(*arguments: str) -> str:
    """Run Python without site-packages, the package on its path, and return what it printed."""
    code = f"import sys; sys.path.insert(0, {str(ROOT.parent)!r}); " + arguments[-1]
    command = [sys.executable, "-I", "-S", *arguments[:-1], "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout + done.stderr


def test_the_package_is_a_light_shell() -> None:
    loaded = python("import localeops; print(sorted(sys.modules))")
    for heavy in ("'re'", "'typing'", "'dataclasses'", "'functools'", "'localeops.width'"):
        assert heavy not in loaded


def test_importing_the_package_takes_less_than_five_milliseconds() -> None:
    times = []
    for _ in range(7):
        lines = python("-X", "importtime", "import localeops").splitlines()
        line = next(line for line in lines if line.endswith(" localeops"))
        times.append(int(line.split("|")[1]))
    assert min(times) < 5000, times


def test_modules_load_when_they_are_first_used() -> None:
    code = (
        "import localeops; localeops.width.measure('日本'); print('localeops.kana' in sys.modules)"
    )
    assert python(code) == "False\n"
    with pytest.raises(AttributeError, match=r"^module 'localeops' has no attribute 'nothing'$"):
        _ = localeops.nothing
    assert {"width", "data_versions", "__version__"} <= set(dir(localeops))


def test_data_versions() -> None:
    versions = localeops.data_versions()
    assert versions["unicode"] == "17.0.0"
    assert versions["cldr"] == "48.2"
    versions["unicode"] = "changed"
    assert localeops.data_versions()["unicode"] == "17.0.0"


def public_functions() -> list[tuple[str, str]]:
    """Return module and name of every public function of the concern modules."""
    found = []
    calendars = [f"calendars.{name}" for name in localeops.calendars.__all__]
    for concern in (*PUBLIC[2:], *calendars):
        module = importlib.import_module(f"localeops.{concern}")
        functions = [n for n in module.__all__ if inspect.isfunction(getattr(module, n))]
        found += [(concern, name) for name in functions]
    return found


@pytest.mark.parametrize(("concern", "name"), public_functions())
def test_public_functions_are_documented(concern: str, name: str) -> None:
    function = getattr(importlib.import_module(f"localeops.{concern}"), name)
    text = inspect.getdoc(function) or ""
    assert text.count(">>>") >= 2, "two examples"
    for heading in ("Args:", "Returns:", "Raises:", "Examples:"):
        assert heading in text
    examples = text.split("Examples:")[1]
    if concern != "tags":  # tags are ASCII by definition
        assert not examples.isascii() or "\\u" in examples, "an example that is not Latin"
    first = next(iter(inspect.signature(function).parameters.values()))
    if (concern, name) != ("legacy", "encodings"):  # it is asked about nothing
        assert first.kind is inspect.Parameter.POSITIONAL_ONLY


@pytest.mark.parametrize("name", ["localeops", *modules()])
def test_examples_in_docstrings(name: str) -> None:
    if name.endswith(("__main__", "_draw")):  # programs, not modules
        return
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0


def test_examples_in_the_readme() -> None:
    failed, attempted = doctest.testfile(str(REPOSITORY / "README.md"), module_relative=False)
    assert attempted >= 3
    assert failed == 0


def test_tables_are_what_their_generators_make() -> None:
    command = [sys.executable, "-m", "localeops._gen", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=REPOSITORY)
    assert done.returncode == 0, done.stderr
    tables = [path for path in (ROOT / "_tables").rglob("[!_]*.*") if path.suffix != ".pyc"]
    assert done.stdout.count("up to date") == len(tables)


def test_the_generator_finds_a_stale_table(tmp_path: Path) -> None:
    from localeops._gen import __main__ as generator

    stale = tmp_path / "editions.py"
    stale.write_text("EDITIONS = ()\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(generator, "FOLDER", tmp_path)
        assert generator.main(["editions", "--check"]) == 1
        assert stale.read_text() == "EDITIONS = ()\n"
        assert generator.main(["editions"]) == 0
        assert generator.main(["editions", "--check"]) == 0


def test_the_generator_writes_several_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from localeops._gen import __main__ as generator
    from localeops._gen import collation

    made = {"collation/root.bin": b"\x00\xff", "collation/cs-standard.txt": b"cldr"}
    monkeypatch.setattr(generator, "FOLDER", tmp_path)
    monkeypatch.setattr(collation, "make", lambda: made)
    assert generator.main(["collation", "--check"]) == 1
    assert capsys.readouterr().err.count("differs from what its generator makes") == 2
    assert generator.main(["collation"]) == 0
    assert {path.name: path.read_bytes() for path in (tmp_path / "collation").iterdir()} == {
        "root.bin": b"\x00\xff",
        "cs-standard.txt": b"cldr",
    }
    (tmp_path / "collation" / "root.bin").write_bytes(b"")
    assert generator.main(["collation", "--check"]) == 1
    assert "collation/root.bin: differs from what its generator makes" in capsys.readouterr().err
