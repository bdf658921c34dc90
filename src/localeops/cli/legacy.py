"""``localeops legacy``: old files, what they are in, and what became of their text.

``detect``, ``decode``, ``convert`` and ``repair`` take files of any size: they are read in pieces.
``convert`` and ``repair`` write a file only when all of it is done and nothing was lost; it then
takes the place of the old one in one step (`localeops.cli.legacy_files`).
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from localeops import legacy
from localeops.cli import legacy_files as files
from localeops.cli.text import Json, write, write_json
from localeops.errors import InvalidInputError, UnmappableError, require_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["app"]

app = typer.Typer(
    help="Legacy encodings: detect, decode, convert, repair.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)

_Files = Annotated[list[Path], typer.Argument(metavar="FILE...", help="The files.")]
_Standard = Annotated[
    Literal["whatwg", "microsoft", "python"],
    typer.Option("--standard", "-s", help="Whose encodings the labels are."),
]
_Language = Annotated[
    str | None, typer.Option("--language", "-l", help="The language of the text, if it is known.")
]
_InPlace = Annotated[bool, typer.Option("--in-place", "-i", help="Replace the files.")]
_Out = Annotated[
    Path | None, typer.Option("--out", "-o", help="Write to this folder, by the same names.")
]
_DryRun = Annotated[
    bool, typer.Option("--dry-run", "-n", help="Say what would be done, and write nothing.")
]


@app.command()
def encodings(
    *,
    standard: Annotated[
        Literal["whatwg", "microsoft", "python"] | None,
        typer.Option("--standard", "-s", help="Only those of one standard."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Print every encoding: name, kind, standard, labels."""
    found = legacy.encodings(standard=standard)
    if as_json:
        write_json([one._asdict() for one in found])
        return
    for one in found:
        write("\t".join((one.name, one.kind, one.standard, " ".join(one.labels))))


@app.command()
def detect(paths: _Files, *, language: _Language = None, as_json: Json = False) -> None:
    """Print the encoding that each file is in: file, encoding, confidence, language.

    Of a large file the beginning is judged, and all of it must be readable in the encoding.
    """
    rows: list[dict[str, object]] = []
    for path in _each(paths):
        guesses = files.guesses(path, language)
        if as_json:
            rows.append({"file": str(path), "guesses": [_guess(one) for one in guesses]})
        else:
            best = guesses[0]
            tag = best.language or "-"
            write(f"{_shown(path)}\t{best.encoding}\t{best.confidence:.2f}\t{tag}")
    if as_json:
        write_json(rows)


def _guess(guess: legacy.Guess) -> dict[str, object]:
    return {
        "encoding": guess.encoding,
        "confidence": round(guess.confidence, 4),
        "language": guess.language,
    }


@app.command()
def decode(
    paths: _Files,
    *,
    encoding: Annotated[str, typer.Option("--from", "-f", help="The encoding that they are in.")],
    standard: _Standard = "whatwg",
    lossy: Annotated[
        bool, typer.Option("--lossy", help="Write U+FFFD for what is lost, and exit with 1.")
    ] = False,
) -> None:
    """Print the text of the files, as UTF-8.

    A file that is not all text in that encoding is an error. Before it nothing of that file is
    printed, but for a file of more than a piece.
    """
    lost = 0
    for path in _each(paths):
        reader = files.Reader(path, encoding, standard, lossy=lossy)
        for text in reader:
            typer.echo(text.encode("utf-8", "backslashreplace"), nl=False)
        if reader.lost:
            print(f"{_shown(path)}: {reader.lost} lost", file=sys.stderr)  # noqa: T201
        lost += reader.lost
    if lost:
        raise typer.Exit(1)


@app.command()
def convert(  # noqa: PLR0913 - options
    paths: _Files,
    *,
    source: Annotated[
        str, typer.Option("--from", "-f", help="The encoding that they are in, or auto.")
    ] = "auto",
    target: Annotated[str, typer.Option("--to", "-t", help="The encoding to write.")] = "utf-8",
    standard: _Standard = "whatwg",
    language: _Language = None,
    confidence: Annotated[
        float,
        typer.Option(min=0, max=1, help="With auto: how sure a guess must be."),
    ] = 0.8,
    in_place: _InPlace = False,
    out: _Out = None,
    dry_run: _DryRun = False,
    as_json: Json = False,
) -> None:
    """Write files in another encoding, each of them whole or not at all.

    A file of which anything would be lost is left as it is, with a line that says what; the exit
    status is 1 then. So is one whose encoding is not certain.
    """
    _require_place(paths, in_place=in_place, out=out, dry_run=dry_run)
    legacy.canonical(target, standard=standard)
    if source != "auto":
        legacy.canonical(source, standard=standard)

    def done(path: Path) -> dict[str, object]:
        name, by = source, standard
        if source == "auto":
            best = files.guesses(path, language)[0]
            if best.confidence < confidence:
                raise InvalidInputError(
                    f"may be {best.encoding}, with a confidence of {best.confidence:.2f} only"
                )
            name, by = best.encoding, files.standard_of(best.encoding)
        reader = files.Reader(path, name, by)
        with files.replacing(path, out, keep=dry_run) as write_bytes:
            for text in files.joined(reader):
                try:
                    write_bytes(legacy.encode(text, target, standard=standard))
                except UnmappableError as error:
                    raise UnmappableError(f"line {reader.line_of(text, error)}: {error}") from None
        return {"from": legacy.canonical(name, standard=by), "to": target}

    _all(paths, done, dry_run=dry_run, as_json=as_json)


@app.command()
def repair(  # noqa: PLR0913 - options
    paths: _Files,
    *,
    language: _Language = None,
    in_place: _InPlace = False,
    out: _Out = None,
    dry_run: _DryRun = False,
    explain: Annotated[
        bool, typer.Option("--explain", help="Print each change with its rule instead.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Undo mojibake in files of UTF-8, line by line; print them if they are not to be replaced."""
    if explain and (in_place or out or dry_run):
        raise InvalidInputError("--explain only prints; leave out --in-place, --out and --dry-run")
    if explain or not (in_place or out or dry_run):
        for path in _each(paths):
            _print_repaired(path, language, explain=explain, as_json=as_json)
        return
    _require_place(paths, in_place=in_place, out=out, dry_run=dry_run)

    def done(path: Path) -> dict[str, object]:
        changed = 0
        with files.replacing(path, out, keep=dry_run) as write_bytes:
            for line in files.lines(files.Reader(path, "utf-8", "whatwg")):
                repaired = legacy.repair(line, language=language)
                changed += repaired != line
                write_bytes(repaired.encode())
        return {"repaired": changed}

    _all(paths, done, dry_run=dry_run, as_json=as_json)


def _print_repaired(path: Path, language: str | None, *, explain: bool, as_json: bool) -> None:
    """Print what becomes of the lines of a file, or what was done to each of them."""
    for number, line in enumerate(files.lines(files.Reader(path, "utf-8", "whatwg")), 1):
        if not explain:
            repaired = legacy.repair(line, language=language)
            if as_json:
                write_json({"file": str(path), "line": number, "result": repaired.rstrip("\r\n")})
            else:
                typer.echo(repaired.encode("utf-8", "backslashreplace"), nl=False)
            continue
        for step in legacy.explain_repair(line, language=language).steps:
            row = (step.rule, f"{step.start}:{step.end}", step.before, step.after)
            if as_json:
                write_json({"file": str(path), "line": number, **_step(row)})
            else:
                cells = (cell.replace("\t", "\\t").replace("\n", "\\n") for cell in row)
                write("\t".join((f"{_shown(path)}:{number}", *cells)))


def _step(row: tuple[str, str, str, str]) -> dict[str, object]:
    return dict(zip(("rule", "place", "before", "after"), row, strict=True))


def _require_place(paths: list[Path], *, in_place: bool, out: Path | None, dry_run: bool) -> None:
    if in_place and out:
        raise InvalidInputError("--in-place and --out exclude each other")
    if not (in_place or out or dry_run):
        raise InvalidInputError("say where to write: --in-place or --out FOLDER, or try --dry-run")
    if out is not None and not dry_run and not out.is_dir():
        raise InvalidInputError(f"{out} is no folder")
    names = [path.name for path in paths]
    twice = next((name for name in names if out and names.count(name) > 1), None)
    if twice:
        raise InvalidInputError(f"two files are named {twice}, and would be one in {out}")


def _all(
    paths: list[Path],
    done: Callable[[Path], dict[str, object]],
    *,
    dry_run: bool,
    as_json: bool,
) -> None:
    """Do the same to all files; say of each what was done, or why it was left as it is."""
    rows: list[dict[str, object]] = []
    left = 0
    for path in _each(paths):
        row: dict[str, object] = {"file": str(path)}
        try:
            row |= done(path)
        except (UnmappableError, InvalidInputError) as error:
            left += 1
            row["left"] = str(error)
        rows.append(row)
        if not as_json:
            _say(path, row, dry_run=dry_run)
    if as_json:
        write_json(rows)
    if left:
        raise typer.Exit(1)


def _say(path: Path, row: dict[str, object], *, dry_run: bool) -> None:
    if "left" in row:
        print(f"{_shown(path)}: left as it is: {row['left']}", file=sys.stderr)  # noqa: T201
        return
    did = "would be" if dry_run else "is"
    if "repaired" in row:
        write(f"{_shown(path)}\t{did} repaired\t{row['repaired']} lines")
    else:
        write(f"{_shown(path)}\t{did} converted\t{row['from']}\t{row['to']}")


def _shown(path: Path) -> str:
    """Return the name of a file with what a terminal would obey escaped."""
    name = str(path)
    require_text(name)
    return name if name.isprintable() else ascii(name)[1:-1]


def _each(paths: list[Path]) -> Iterator[Path]:
    """Yield the files, and show on a terminal how far it has come if there are many."""
    for path in paths:
        if not path.is_file():
            problem = "is no file" if path.exists() else "does not exist"
            raise InvalidInputError(f"{path} {problem}")
    with _progress(len(paths)) as advance:
        for path in paths:
            yield path
            advance()


@contextmanager
def _progress(total: int) -> Iterator[Callable[[], None]]:
    if total == 1 or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("files", total=total)
        yield lambda: progress.advance(bar)
