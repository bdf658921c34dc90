"""The check of a task folder: each problem is provoked once, in a copy of a task that has none."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import toy_task
from localeops import tasks
from localeops.cli import main
from localeops.errors import MissingExtraError
from localeops.tasks import probes
from localeops.tasks.instructions import Block, blocks, differences, wrong_language

check_module = __import__("localeops.tasks.check", fromlist=["check"])
ORACLES = Path(__file__).parents[2] / "oracles"
ID = "tr-username-dedup-casefold"
# In the README of that task, and in its English instruction: sentences that are changed below.
EXAMPLE = "204417␉web␉Ahmet Yüce\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of a task, alone in its folder, that is not run."""
    monkeypatch.setattr(check_module, "_repeated", lambda *_: ())
    return Path(shutil.copytree(ORACLES / ID, tmp_path / ID))


def replace(name: str, old: str, new: str) -> Callable[[Path], None]:
    """Return what replaces the first occurrence in a file."""

    def edit(folder: Path) -> None:
        text = (folder / name).read_text("utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1), "utf-8")

    return edit


def add(name: str, text: str) -> Callable[[Path], None]:
    """Return what adds lines at the end of a file, which may be new."""

    def edit(folder: Path) -> None:
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write(text)

    return edit


def copy(source: str, target: str) -> Callable[[Path], None]:
    """Return what copies a file or a folder of the task."""

    def edit(folder: Path) -> None:
        if (folder / source).is_dir():
            shutil.copytree(folder / source, folder / target)
        else:
            shutil.copy(folder / source, folder / target)

    return edit


def line_of(name: str, text: str) -> int:
    """Return the number of the first line of a file of the task that has a text."""
    lines = (ORACLES / ID / name).read_text("utf-8").split("\n")
    return next(number for number, line in enumerate(lines, 1) if text in line)


def told(folder: Path) -> list[str]:
    """Return what is found, with paths as of the task's folder."""
    return [str(problem).replace(f"{folder}/", "") for problem in tasks.check(folder)]


def test_the_task_has_no_problem(folder: Path) -> None:
    assert told(folder) == []


TOML, NATIVE, ENGLISH = "task.toml", "instruction.md", "instruction.en.md"
CASES: dict[str, tuple[Callable[[Path], None], list[str]]] = {
    "a file is missing": (
        lambda folder: (folder / ENGLISH).unlink(),
        ["instruction.en.md: is missing"],
    ),
    "a probe is not one": (
        replace("tests/probes.jsonl", '{"expected"', '{"expects"'),
        ["tests/probes.jsonl:1: must be an object with the keys expected, id, input, rule"],
    ),
    "a text of the metadata is missing": (
        replace(TOML, 'subcategory = "user authentication"\n', ""),
        [
            f"task.toml:{line_of(TOML, '[metadata]')}: metadata.subcategory must be a text, it is missing"
        ],
    ),
    "a text of the metadata is a number": (
        replace(TOML, 'difficulty = "hard"', "difficulty = 3"),
        [f"task.toml:{line_of(TOML, 'difficulty')}: metadata.difficulty must be a text, got 3"],
    ),
    "there are no keywords": (
        replace(TOML, 'tags = ["python", "unicode", "casing", "locale"]', "tags = []"),
        [
            f"task.toml:{line_of(TOML, 'tags =')}: metadata.tags must be a list of at least one word, got []"
        ],
    ),
    "the name is another": (
        replace(TOML, 'name = "localeops/tr-', 'name = "localeops/az-'),
        [f"task.toml:{line_of(TOML, 'name =')}: task.name must end with the folder's name, /{ID}"],
    ),
    "the language is no tag": (
        replace(TOML, 'language = "tr"', 'language = "tr_TR"'),
        [
            (
                f"task.toml:{line_of(TOML, 'language =')}: metadata.language is no tag: "
                "tag must be a BCP 47 tag, got 'tr_TR': '_' at index 2 is not a letter from a to z, a digit or '-' (did you mean 'tr-TR'?)"
            )
        ],
    ),
    "the language is not canonical": (
        replace(TOML, 'language = "tr"', 'language = "TR"'),
        [f"task.toml:{line_of(TOML, 'language =')}: metadata.language must be 'tr'"],
    ),
    "the language is another": (
        replace(TOML, 'language = "tr"', 'language = "az"'),
        [
            f"task.toml:{line_of(TOML, 'language =')}: metadata.language is not what {ID} begins with"
        ],
    ),
    "the instruction is not translated": (
        copy(ENGLISH, NATIVE),
        ["instruction.md: reads like en, and not like tr"],
    ),
    "the English instruction is not English": (
        copy(NATIVE, ENGLISH),
        ["instruction.en.md: reads like tr, and not like en"],
    ),
    "a rule is not in the README": (
        replace("README.md", "| `several` |", "| several |"),
        ["README.md: does not say where the rule `several` is known from"],
    ),
    "a rule rejects nothing": (
        replace(TOML, 'pairs = ["several"]', 'pairs = ["far-apart"]'),
        [
            f"task.toml:{line_of(TOML, 'several =')}: no wrong solution is rejected by the rule several"
        ],
    ),
    "the reference is not by localeops": (
        replace("solution/mukerrer.py", "from localeops import casing", "casing = None"),
        ["solution/mukerrer.py: must import localeops: it is the reference"],
    ),
    "a right solution imports localeops": (
        add("right/capitals/mukerrer.py", "\nfrom localeops import casing\n"),
        ["right/capitals/mukerrer.py:{end}: imports localeops: a right solution must not"],
    ),
    "two solutions are the same": (
        copy("wrong/lower/mukerrer.py", "wrong/upper/mukerrer.py"),
        ["wrong/upper: is the same as wrong/lower"],
    ),
    "a solution has another name": (
        lambda folder: (folder / "wrong/nfkc/mukerrer.py").rename(folder / "wrong/nfkc/x.py"),
        ["wrong/nfkc: must hold the solution as mukerrer.py"],
    ),
    "a section is missing": (
        replace(ENGLISH, "## Input\n\n", ""),
        [
            (
                f"instruction.md:{line_of(NATIVE, '## Girdi')}: has a heading of level 2 where "
                f"instruction.en.md:{line_of(ENGLISH, '## Input')} has a paragraph"
            )
        ],
    ),
    "the last section is one more": (
        add(NATIVE, "\n## Ek\n"),
        ["instruction.md:{end}: has a heading of level 2 that instruction.en.md has not"],
    ),
    "a code span differs": (
        replace(ENGLISH, "`web` or", "`net` or"),
        [
            (
                f"instruction.md:{line_of(NATIVE, '`eski`, `web`')}: has the code span `web`, which "
                f"instruction.en.md:{line_of(ENGLISH, '`web` or')} has not"
            ),
            (
                f"instruction.en.md:{line_of(ENGLISH, '`web` or')}: has the code span `net`, which "
                f"instruction.md:{line_of(NATIVE, '`eski`, `web`')} has not"
            ),
        ],
    ),
    "a code span is there once more": (
        replace(ENGLISH, "(the app)", "(the app `mobil`)"),
        [
            (
                f"instruction.en.md:{line_of(ENGLISH, '(the app)')}: has once more the code span `mobil`, which "
                f"instruction.md:{line_of(NATIVE, '`eski`, `web`')} has not"
            )
        ],
    ),
    "a number differs": (
        replace(ENGLISH, "of at least 2", "of at least 3"),
        [
            (
                f"instruction.md:{line_of(NATIVE, 'En az 2')}: has the number 2, which "
                f"instruction.en.md:{line_of(ENGLISH, 'least 2')} has not"
            ),
            (
                f"instruction.en.md:{line_of(ENGLISH, 'least 2')}: has the number 3, which "
                f"instruction.md:{line_of(NATIVE, 'En az 2')} has not"
            ),
        ],
    ),
    "a path differs": (
        replace(ENGLISH, "will process other tables", "will process other tables of /srv/club"),
        [
            (
                f"instruction.en.md:{line_of(ENGLISH, 'will process')}: has the path /srv/club, which "
                f"instruction.md:{line_of(NATIVE, '`/app/data/`')} has not"
            )
        ],
    ),
    "an identifier differs": (
        replace(ENGLISH, "encoded in UTF-8", "encoded in UTF-16"),
        [
            (
                f"instruction.md:{line_of(NATIVE, 'UTF-8')}: has the identifier UTF-8, which "
                f"instruction.en.md:{line_of(ENGLISH, 'UTF-8')} has not"
            ),
            (
                f"instruction.en.md:{line_of(ENGLISH, 'UTF-8')}: has the identifier UTF-16, which "
                f"instruction.md:{line_of(NATIVE, 'UTF-8')} has not"
            ),
        ],
    ),
    "an example differs": (
        replace(ENGLISH, EXAMPLE, "204417␉web␉Ahmet Yuce\n"),
        [
            (
                f"instruction.md:{line_of(NATIVE, 'Ahmet Yüce')}: has other code than "
                f"instruction.en.md:{line_of(ENGLISH, 'Ahmet Yüce')}"
            )
        ],
    ),
    "the data name the library": (
        add("environment/data/notes.txt", "one\nby localeops\n"),
        ["environment/data/notes.txt:2: names localeops, which the agent must not see"],
    ),
    "an instruction names a rule": (
        replace(NATIVE, "# Üye", "# sharp-s Üye"),
        ["instruction.md:1: names sharp-s, which the agent must not see"],
    ),
    "two tasks are one": (
        lambda folder: shutil.copytree(folder, folder.parent / "tr-other") and None,
        [
            "instruction.en.md: shares 100% of its wording with tr-other",
            *(
                f"environment/data/uyeler-{town}.tsv: is the same as "
                f"tr-other/environment/data/uyeler-{town}.tsv"
                for town in ("berlin", "izmir", "kadikoy")
            ),
        ],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_problem_is_found(case: str, folder: Path) -> None:
    change, expected = CASES[case]
    change(folder)
    name = expected[0].split(":")[0]
    if "{end}" in expected[0]:
        end = (folder / name).read_text("utf-8").count("\n")
        expected = [message.format(end=end) for message in expected]
    found = told(folder)
    if case == "two tasks are one":
        shared = [line for line in found if "has the input of a probe of tr-other" in line]
        assert len(shared) > 200  # all of them
        found = [line for line in found if line not in shared]
    assert found == expected


def test_the_expected_output_is_a_leak(folder: Path) -> None:
    probe = next(p for p in probes.read(tasks.load(folder)) if p.rule == "several")
    add("environment/data/done.txt", f"first\n{probe.expected}")(folder)
    assert told(folder) == [
        f"environment/data/done.txt:2: has the expected output of the probe {probe.id}"
    ]


def test_the_instruction_names_the_solution(folder: Path) -> None:
    for name in (NATIVE, ENGLISH):
        text = (folder / name).read_text("utf-8").replace("/app/mukerrer.py", "mukerrer.py")
        (folder / name).write_text(text, "utf-8")
    assert told(folder) == [
        f"{name}: does not name the file /app/mukerrer.py" for name in (NATIVE, ENGLISH)
    ]


def repeated(folder: Path) -> list[str]:
    task = tasks.load(folder)
    found = check_module._repeated(task, probes.read(task))
    return [str(problem).replace(f"{folder}/", "") for problem in found]


def test_what_repeats_is_no_problem(tmp_path: Path) -> None:
    assert repeated(toy_task.make(tmp_path)) == []


def test_the_hash_seed_must_not_matter(tmp_path: Path) -> None:
    folder = toy_task.make(tmp_path)
    script = toy_task.script("target.write_text(str(hash('a')))")
    (folder / "solution/shout.py").write_text(script, "utf-8")
    message = "is not the same under another hash seed, time zone and locale: answers/1.txt"
    assert repeated(folder) == [f"{folder}: {message}"]


def test_the_committed_probes_are_the_reference_s(tmp_path: Path) -> None:
    content = toy_task.PROBES_JSONL.replace('"X Y 9"', '"x y 9"')
    message = "expects what the reference solution does not answer (ascii-002)"
    folder = toy_task.make(tmp_path, probes_jsonl=content)
    assert repeated(folder) == [f"tests/probes.jsonl:3: {message}"]


def test_a_solution_that_fails(tmp_path: Path) -> None:
    folder = toy_task.make(tmp_path)
    (folder / "solution/shout.py").write_text("raise ValueError('no')\n", "utf-8")
    assert repeated(folder) == ["solution/shout.py: fails: ValueError: no"]


def test_a_solution_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = toy_task.make(tmp_path)
    (folder / "solution/shout.py").write_text("while True: pass\n", "utf-8")
    monkeypatch.setattr(check_module, "_EMIT", "")
    monkeypatch.setattr(check_module, "_SECONDS", 1)
    assert repeated(folder) == ["solution/shout.py: does not end within 1 s"]


def test_hypothesis_is_needed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_module.importlib.util, "find_spec", lambda _: None)
    with pytest.raises(MissingExtraError) as caught:
        tasks.check(folder)
    assert str(caught.value) == "drawing probes needs Hypothesis: pip install 'localeops[tasks]'"


def test_the_command_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tasks", "check", "--root", str(folder.parent)]
    assert main(words) == 0
    assert capsys.readouterr().out == "1 of 1 tasks are as they must be\n"
    replace("README.md", "| `several` |", "| several |")(folder)
    message = "does not say where the rule `several` is known from"
    assert main([*words, ID]) == 1
    assert capsys.readouterr().out == (
        f"{folder}/README.md: {message}\n0 of 1 tasks are as they must be\n"
    )
    assert main([*words, "--json"]) == 1
    assert capsys.readouterr().out == (
        f'[\n {{\n  "task": "{ID}",\n  "path": "{folder}/README.md",\n  "line": null,\n'
        f'  "message": "{message}"\n }}\n]\n'
    )


def test_the_blocks_of_an_instruction() -> None:
    text = (
        "# A\n\ntwo\nlines\n- one\n  more\n  1. deeper\n| a |\n~~~sh\n# no heading\n```\n~~~\nend"
    )
    assert blocks(text) == [
        Block("heading of level 1", 1, "A"),
        Block("paragraph", 3, "two\nlines"),
        Block("list item", 5, "one\n  more"),
        Block("list item under another", 7, "deeper"),
        Block("row of a table", 8, "| a |"),
        Block("fenced code", 9, "~~~sh\n# no heading\n```\n~~~"),
        Block("paragraph", 13, "end"),
    ]


def test_numbers_are_compared_by_their_digits() -> None:
    # Both are 12,345: Arabic-Indic digits, and a full stop as German has it.
    assert list(differences({"a": "١٢٣٤٥ `x` 1.5\n", "b": "1,5 `x` 12.345"})) == []
    assert list(differences({"a": "one\n1", "b": "one"})) == [
        ("a", 2, "has the number 1, which b:1 has not")
    ]


@pytest.mark.parametrize(
    ("text", "language", "reason"),
    [
        ("これは日本語の文です。", "ja", ""),
        ("这是中文的句子。", "ja", "is not in ja: 0% of its letters are hiragana"),
        ("这是中文的句子。", "zh", ""),
        ("これはにほんごの文です", "zh", "is not in zh: 9% of its letters are of the script Hans"),
        ("漢字漢字漢字漢字かなです", "zh", "is not in zh: 33% of its letters are hiragana"),
        ("이것은 문장입니다", "ko", ""),
        (
            "Ovo je rečenica i to je to.",
            "sr",
            "is not in sr: 0% of its letters are of the script Cyrl",
        ),
        ("Ово је реченица и то је то.", "sr", ""),
        ("Это предложение и не что иное, как предложение.", "sr", "reads like ru, and not like sr"),
        ("नमस्ते दुनिया", "hi", ""),
        ("Moien alleguer, wéi geet et?", "lb", ""),
    ],
)
def test_the_language_is_judged(text: str, language: str, reason: str) -> None:
    assert wrong_language(text, language) == reason
