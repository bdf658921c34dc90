"""``localeops inspect``: the table, JSON, the document, and standard input."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys

import pytest
import wcwidth

from localeops import characters, cli
from localeops.cli import inspect

HEAD = [
    "index",
    "text",
    "columns",
    "changed by",
    "code point",
    "character",
    "category",
    "script",
    "name",
]


def run(capfd: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run the command line and return its status and what it printed."""
    status = cli.main(["inspect", *words])
    sys.stdout.flush()
    printed = capfd.readouterr()
    return status, printed.out, printed.err


def test_the_table(capfd: pytest.CaptureFixture[str]) -> None:
    status, printed, errors = run(capfd, "e\u0301👩\u200d👧漢 \x1b[0m")
    assert (status, errors) == (0, "")
    assert [re.split(" {2,}", line) for line in printed.splitlines()] == [
        HEAD,
        ["0", "e\u0301", "1", "NFC NFKC upper title", "U+0065", "e", "Ll", "Latin", "LATIN SMALL LETTER E"],
        ["", "U+0301", "◌\u0301", "Mn", "Inherited", "COMBINING ACUTE ACCENT"],
        ["2", "👩\u200d👧", "2", "U+1F469", "👩", "So", "Common", "WOMAN"],
        ["", "U+200D", "<ZWJ>", "Cf", "Inherited", "ZERO WIDTH JOINER"],
        ["", "U+1F467", "👧", "So", "Common", "GIRL"],
        ["5", "漢", "2", "U+6F22", "漢", "Lo", "Han", "CJK UNIFIED IDEOGRAPH-6F22"],
        ["6", "<SP>", "1", "U+0020", "<SP>", "Zs", "Common", "SPACE"],
        ["7", "<ESC>[0m", "0", "U+001B", "<ESC>", "Cc", "Common", "ESCAPE"],
        ["", "U+005B", "[", "Ps", "Common", "LEFT SQUARE BRACKET"],
        ["", "U+0030", "0", "Nd", "Common", "DIGIT ZERO"],
        ["", "U+006D", "m", "Ll", "Latin", "LATIN SMALL LETTER M"],
    ]  # fmt: skip
    # Aligned by columns: "index", two spaces, the widest text, <ESC>[0m, and so on.
    begins = len("index") + 2 + len("<ESC>[0m") + 2 + len("columns") + 2
    begins += len("NFC NFKC upper title") + 2
    lines = printed.splitlines()
    assert {wcwidth.wcswidth(line[: line.index("U+")]) for line in lines[1:]} == {begins}
    begins += len("code point") + 2 + len("character") + 2 + len("category") + 2
    begins += len("Inherited") + 2
    names = [re.split(" {2,}", line)[-1] for line in lines]
    before = [line.removesuffix(name) for line, name in zip(lines, names, strict=True)]
    assert {wcwidth.wcswidth(text) for text in before} == {begins}


def test_no_text_gives_the_head_alone(capfd: pytest.CaptureFixture[str]) -> None:
    assert re.split(" {2,}", run(capfd, "")[1].rstrip()) == HEAD
    assert json.loads(run(capfd, "", "--json")[1]) == []


def test_json(capfd: pytest.CaptureFixture[str]) -> None:
    status, printed, _ = run(capfd, "--json", "ﾞ\x9b")
    assert status == 0
    assert json.loads(printed) == [
        {
            "text": "ﾞ",
            "start": 0,
            "columns": 1,
            "changes": ["NFKC", "NFKD"],
            "characters": [
                {
                    "code_point": "U+FF9E",
                    "character": "ﾞ",
                    "name": "HALFWIDTH KATAKANA VOICED SOUND MARK",
                    "aliases": [],
                    "category": "Lm",
                    "script": "Common",
                }
            ],
        },
        {
            "text": "\x9b",
            "start": 1,
            "columns": 0,
            "changes": [],
            "characters": [
                {
                    "code_point": "U+009B",
                    "character": "\x9b",
                    "name": "CONTROL SEQUENCE INTRODUCER",
                    "aliases": ["CSI"],
                    "category": "Cc",
                    "script": "Common",
                }
            ],
        },
    ]
    assert "ﾞ" in printed
    assert "\x9b" not in printed


def test_html_is_a_document_by_itself(capfd: pytest.CaptureFixture[str]) -> None:
    status, printed, _ = run(capfd, "--html", "<script>alert('日本')</script>\x00")
    assert status == 0
    assert printed.startswith('<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n')
    assert printed.endswith("</body>\n</html>\n")
    assert '<meta name="color-scheme" content="light dark">' in printed
    assert "<script" not in printed
    assert "<bdi>&lt;</bdi>" in printed
    assert "日" in printed
    assert not re.search(r"https?:|src=|href=|\x00", printed)


def test_ambiguous_columns(capfd: pytest.CaptureFixture[str]) -> None:
    _, printed, _ = run(capfd, "--json", "--ambiguous", "wide", "※")
    assert json.loads(printed)[0]["columns"] == 2


@pytest.mark.parametrize("options", [[], ["--json"], ["--html"]])
def test_whatever_comes_in_no_control_goes_out(options: list[str]) -> None:
    controls = "".join(map(chr, [*range(1, 0x20), *range(0x7F, 0xA0)]))
    words = [*options, f"\x1b]0;日本\x07{controls}\u202e"]
    command = [sys.executable, "-m", "localeops.cli", "inspect", *words]
    done = subprocess.run(command, capture_output=True, check=True)
    printed = done.stdout.decode()
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f]", printed)
    assert "CONTROL SEQUENCE INTRODUCER" in printed


def test_lone_surrogates() -> None:
    # None can come in, as arguments and standard input are UTF-8; Python's strings have them.
    found = characters.inspect("\ud800日")
    assert [line.split() for line in inspect.table(found)][1:] == [
        ["0", "<U+D800>", "1", "U+D800", "<U+D800>", "Cs", "Unknown", "<surrogate-D800>"],
        ["1", "日", "2", "U+65E5", "日", "Lo", "Han", "CJK", "UNIFIED", "IDEOGRAPH-65E5"],
    ]
    command = [sys.executable, "-m", "localeops.cli", "inspect", b"a\xff"]
    done = subprocess.run(command, capture_output=True, check=False)
    message = "localeops: error: the argument is not UTF-8: byte 0xFF at offset 1"
    assert (done.returncode, done.stderr.decode().strip()) == (2, message)


def test_standard_input(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("a\nб\n".encode())))
    status, printed, _ = run(capfd, "-")
    assert status == 0
    assert [line.split()[0] for line in printed.splitlines()] == ["index", "0", "1", "2"]


def test_two_forms_at_once(capfd: pytest.CaptureFixture[str]) -> None:
    message = "localeops: error: --json and --html exclude each other\n"
    assert run(capfd, "--json", "--html", "a") == (2, "", message)
