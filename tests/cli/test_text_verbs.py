"""The verbs that take text: results, JSON, standard input, and exit status."""

from __future__ import annotations

import io
import json
import os
import shlex
import subprocess
import sys

import pytest

from localeops import cli


def run(capfd: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run the command line and return its status and what it printed."""
    status = cli.main(words)
    sys.stdout.flush()
    printed = capfd.readouterr()
    return status, printed.out, printed.err


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        (["width", "measure", "日本語"], "6\n"),
        (["width", "measure", "日本語\nabc"], "6\n3\n"),
        (["width", "measure", "--ambiguous", "wide", "※"], "2\n"),
        (["width", "measure", ""], "0\n"),
        (["width", "measure", "--", "-x"], "2\n"),
        (["width", "clip", "-c", "5", "--ellipsis", "…", "日本語テキスト"], "日本…\n"),
        (["width", "clip", "--columns", "2", "abc\nab"], "ab\nab\n"),
        (["width", "pad", "-c", "6", "日本"], "日本  \n"),
        (["width", "pad", "-c", "5", "--align", "center", "--fill", ".", "ab"], ".ab..\n"),
        (["width", "wrap", "-c", "5", "日本語\n\nabc"], "日本\n語\n\nabc\n"),
        (["width", "wrap", "-c", "2", "\x1b[1mabc"], "\x1b[1mab\x1b[0m\n\x1b[1mc\x1b[0m\n"),
        (["width", "wrap", "-c", "2", "--styles", "keep", "\x1b[1mabc"], "\x1b[1mab\nc\n"),
        (["width", "wrap", "-c", "4", "--tabs", "4", "a\tb"], "a\t\nb\n"),
        (["width", "wrap", "-c", "8", "--breaks", "word", "je v\u00a0Praze"], "je\nv\u00a0Praze\n"),
        (["width", "wrap", "-c", "4", "--breaks", "kinsoku", "日本。"], "日\n本。\n"),
        (
            [
                "width",
                "wrap",
                "-c",
                "4",
                "--breaks",
                "kinsoku",
                "--hanging",
                "punctuation",
                "日本。",
            ],
            "日本。\n",
        ),
        (["kana", "to-fullwidth", "ﾊﾟｿｺﾝ"], "パソコン\n"),
        (
            ["kana", "to-fullwidth", "--explain", "aｶﾞｱ"],
            "aガア\nkana.voiced\t1:3\tｶﾞ\tガ\nkana.halfwidth\t2:3\tｱ\tア\n",
        ),
        (["kana", "to-fullwidth", "--explain", "漢"], "漢\n"),
        (["kana", "to-halfwidth", "ガ、ー"], "ｶﾞ､ｰ\n"),
        (["kana", "to-hiragana", "カタカナ"], "かたかな\n"),
        (["kana", "to-katakana", "ひらがな"], "ヒラガナ\n"),
        (["normalize", "nfc", "e\u0301"], "é\n"),
        (["normalize", "nfd", "é"], "e\u0301\n"),
        (["normalize", "nfkc", "①"], "1\n"),
        (["normalize", "nfkd", "ｶﾞ"], "カ\u3099\n"),
        (["normalize", "nfkc-casefold", "Straße"], "strasse\n"),
        (["normalize", "is-normalized", "--form", "NFC", "é"], "yes\n"),
        (["normalize", "nfkc-safe", "㈱ｶﾄﾞﾏ２"], "㈱カドマ2\n"),
        (["normalize", "nfkc-safe", "--keep", "", "㈱²"], "(株)2\n"),
        (["normalize", "nfkc-safe", "--keep", "enclosed,spaces", "㈱²"], "㈱2\n"),
        (
            ["normalize", "nfkc-safe", "--explain", "Ａe\u0301"],
            "Aé\nnfkc.fullwidth\t0:1\tＡ\tA\nnfkc.canonical\t1:3\te\u0301\té\n",
        ),
        (["identity", "username", "Ｏльга"], "oльга\n"),
        (["identity", "username", "--profile", "UsernameCasePreserved", "Ольга"], "Ольга\n"),
        (["identity", "password", "e\u0301\u3000x"], "é x\n"),
        (["identity", "nickname", " Richard  Ⅳ"], "Richard IV\n"),
        (["identity", "nickname", "--operation", "comparison", "Ⅳ"], "iv\n"),
        (["identity", "canonical", "--locale", "tr", " IŞIL İnce"], "ışıl ince\n"),
        (["identity", "canonical", "-l", "en", "--lookalikes", "fold", "рауpal"], "paypal\n"),
        (["identity", "duplicates", "-l", "tr", "I\ni\nx"], ""),
    ],
)
def test_results(capfd: pytest.CaptureFixture[str], words: list[str], printed: str) -> None:
    assert run(capfd, *words) == (0, printed, "")


@pytest.mark.parametrize(
    ("words", "value"),
    [
        (
            ["width", "measure", "日\na"],
            [{"text": "日", "columns": 2}, {"text": "a", "columns": 1}],
        ),
        (["width", "cells", "日\u0301"], [{"text": "日\u0301", "columns": 2, "start": 0}]),
        (["width", "clip", "-c", "2", "日本"], [{"text": "日本", "result": "日"}]),
        (["width", "pad", "-c", "3", "日"], [{"text": "日", "result": "日 "}]),
        (["width", "wrap", "-c", "2", "日本"], ["日", "本"]),
        (["kana", "to-fullwidth", "ｶﾞ"], {"text": "ｶﾞ", "result": "ガ"}),
        (["kana", "to-fullwidth", "--explain", "ガ"], {"text": "ガ", "result": "ガ", "steps": []}),
        (["normalize", "nfc", "カ\u3099"], {"text": "カ\u3099", "result": "ガ"}),
        (
            ["normalize", "is-normalized", "--form", "NFC", "ガ"],
            {"text": "ガ", "form": "NFC", "result": True},
        ),
        (["normalize", "nfkc-safe", "ｶﾞ"], {"text": "ｶﾞ", "result": "ガ"}),
        (
            ["normalize", "nfkc-safe", "--explain", "ｶﾞ"],
            {
                "text": "ｶﾞ",
                "result": "ガ",
                "steps": [
                    {"rule": "nfkc.halfwidth", "start": 0, "end": 2, "before": "ｶﾞ", "after": "ガ"}
                ],
            },
        ),
        (["identity", "username", "Ａガ"], {"text": "Ａガ", "result": "aガ"}),
        (["identity", "nickname", "ｶﾞ"], {"text": "ｶﾞ", "result": "ガ"}),
        (["identity", "password", "日\u3000"], {"result": "日 "}),
        (["identity", "canonical", "-l", "ja", "ｶﾞ"], {"text": "ｶﾞ", "result": "ガ"}),
    ],
)
def test_json(capfd: pytest.CaptureFixture[str], words: list[str], value: object) -> None:
    status, printed, _ = run(capfd, *words, "--json")
    assert status == 0
    assert json.loads(printed) == value
    assert "日" in printed or "ガ" in printed  # as it reads, not \u65e5


def test_duplicates_are_findings(capfd: pytest.CaptureFixture[str]) -> None:
    words = ("identity", "duplicates", "-l", "tr", "IŞIL\nAli\nışıl\nALİ\nisil")
    assert run(capfd, *words) == (1, "IŞIL\tışıl\nAli\tALİ\n", "")
    status, printed, _ = run(capfd, *words, "--json")
    assert (status, json.loads(printed)) == (1, [["IŞIL", "ışıl"], ["Ali", "ALİ"]])
    assert run(capfd, "identity", "duplicates", "-l", "tr", "--json", "Ali") == (0, "[]\n", "")


def test_data_versions(capfd: pytest.CaptureFixture[str]) -> None:
    status, printed, _ = run(capfd, "data", "versions", "--json")
    assert status == 0
    assert json.loads(printed)["unicode"] == "17.0.0"
    _, rows, _ = run(capfd, "data", "versions")
    assert "unicode\t17.0.0" in rows.splitlines()


def test_each_box_of_the_grid_is_one_column(capfd: pytest.CaptureFixture[str]) -> None:
    status, printed, _ = run(capfd, "width", "cells", "日a\u0301\u200b👩\u200d👧\x1b[31m")
    assert status == 0
    assert printed.splitlines() == [
        " 1  2  3  4  5",
        "┌──┬──┬──┬──┬──┐",
        "│日   │a\u0301 │👩\u200d👧   │",
        "└──┴──┴──┴──┴──┘",
        "0 columns at index 3: '\\u200b'",
        "0 columns at index 7: '\\x1b[31m'",
    ]


def test_long_grids_go_on_in_the_next_row(capfd: pytest.CaptureFixture[str]) -> None:
    _, printed, _ = run(capfd, "width", "cells", "--row", "3", "日本a")
    assert printed.splitlines() == [
        " 1  2",
        "┌──┬──┐",
        "│日   │",
        "└──┴──┘",
        " 3  4  5",
        "┌──┬──┬──┐",
        "│本   │a │",
        "└──┴──┴──┘",
    ]


@pytest.mark.parametrize("words", [["-"], []])
def test_standard_input(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("日本\nab\n".encode())))
    assert run(capfd, "width", "measure", *words) == (0, "4\n2\n", "")


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        (["identity", "username", "--profile", "UsernameCasePreserved"], "Ab\n"),
        (["identity", "password"], "Ab\n"),
        (["identity", "duplicates", "-l", "en"], "Ab\tab\n"),
    ],
)
def test_a_line_may_end_as_on_windows(
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    printed: str,
) -> None:
    data = b"Ab\r\nab\r\n" if "duplicates" in words else b"Ab\r\n"
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert run(capfd, *words)[1:] == (printed, "")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["width", "clip", "-c", "0", "a"], "columns must be at least 1, got 0"),
        (["width", "pad", "-c", "4", "--fill", "日", "a"], "fill must be one cluster of one column, got '日' of 2 columns"),
        (["width", "measure", "--controls", "error", "\x07"], "text has the control character U+0007 at index 0; controls='zero' would count it as nothing"),
        (["width", "wrap", "-c", "4", "--hanging", "punctuation", "日"], "hanging='punctuation' needs breaks='kinsoku', got 'cell'"),
        (["identity", "username", "henryⅣ"], "U+2163 at index 5 is disallowed in an identifier (HasCompat)"),
        (["identity", "password", ""], "a password must not be empty"),
        (["identity", "canonical", "-l", "xq", "a"], "locale 'xq' is not one that CLDR 48.2 has data for"),
        (["width", "wrap", "-c", "1", "日"], "'日' takes 2 columns, more than the 1 of a line"),
    ],
)  # fmt: skip
def test_invalid_input(capfd: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    assert run(capfd, *words) == (2, "", f"localeops: error: {message}\n")


@pytest.mark.parametrize(
    ("words", "choices"),
    [
        (["width", "measure", "--ambiguous"], "narrow wide"),
        (["width", "measure", "--controls"], "zero error"),
        (["width", "pad", "-c", "4", "--align"], "left right center"),
        (["width", "wrap", "-c", "4", "--breaks"], "cell word kinsoku"),
        (["width", "wrap", "-c", "4", "--hanging"], "none punctuation"),
        (["width", "wrap", "-c", "4", "--styles"], "carry keep"),
        (["normalize", "is-normalized", "--form"], "NFC NFD NFKC NFKD"),
        (["casing", "upper", "-l", "de", "--sharp-s"], "ss capital"),
        (["confusables", "skeleton", "--direction"], "ltr rtl auto logical"),
        (["confusables", "compare", "b", "--direction"], "ltr rtl auto logical"),
        (["confusables", "find", "--digits"], "ignore report"),
        (["identity", "username", "--profile"], "UsernameCaseMapped UsernameCasePreserved"),
        (["identity", "nickname", "--operation"], "enforcement comparison"),
        (["identity", "canonical", "-l", "tr", "--lookalikes"], "keep fold"),
        (["identity", "duplicates", "-l", "tr", "--lookalikes"], "keep fold"),
        (["inspect", "--ambiguous"], "narrow wide"),
    ],
)
def test_closed_choices_are_shown_and_enforced(
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    choices: str,
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    status, _, complaint = run(capfd, *words, "other", "a")
    named = ", ".join(f"'{choice}'" for choice in choices.split())
    assert status == 2
    assert f"Invalid value for '{words[-1]}'" in complaint
    assert f"'other' is not one of {named}." in complaint
    command = words[: 1 if words[0] == "inspect" else 2]
    status, shown, _ = run(capfd, *command, "--help")
    assert status == 0
    assert choices.replace(" ", "|") in shown


def test_the_classes_to_keep_are_shown(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    shown = run(capfd, "normalize", "nfkc-safe", "--help")[1]
    assert "ideographs, variation, superscripts, fractions, enclosed, squared, letterlike" in shown


def test_input_that_is_not_utf8(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"ab\xff")))
    message = "localeops: error: standard input is not UTF-8: byte 0xFF at offset 2\n"
    assert run(capfd, "kana", "to-fullwidth") == (2, "", message)


@pytest.mark.parametrize(
    "words",
    [
        ["width", "measure", "--ambiguous", "wid", "a"],
        ["width", "clip", "a"],
        ["width", "clip", "-c", "x", "a"],
        ["normalize", "is-normalized", "a"],
        ["width", "unknown"],
        ["nothing"],
    ],
)
def test_usage_errors(capfd: pytest.CaptureFixture[str], words: list[str]) -> None:
    status, out, err = run(capfd, *words)
    assert (status, out) == (2, "")
    assert "Usage: localeops" in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    "environment", [{}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}]
)
def test_arguments_are_utf8_whatever_the_locale(environment: dict[str, str]) -> None:
    def run_with(argument: bytes) -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, "-m", "localeops.cli", "width", "clip", "-c", "4", argument]
        variables = {**os.environ, **environment}
        return subprocess.run(command, capture_output=True, check=False, env=variables)

    assert run_with("日本語".encode()).stdout == "日本\n".encode()
    refused = run_with(b"a\xff")
    assert (refused.returncode, refused.stdout) == (2, b"")
    message = b"localeops: error: the argument is not UTF-8: byte 0xFF at offset 1\n"
    assert refused.stderr == message


@pytest.mark.parametrize(
    ("ending", "verb"),
    [(ending, verb) for ending in ("\n", "\r\n", "\x85") for verb in ("pad", "clip", "wrap")],
)
def test_every_verb_has_the_same_lines(
    capfd: pytest.CaptureFixture[str], ending: str, verb: str
) -> None:
    text = f"日{ending}{ending}ab{ending}"
    status, printed, _ = run(capfd, "width", verb, "-c", "2", text)
    assert (status, printed) == (0, "日\n  \nab\n" if verb == "pad" else "日\n\nab\n")


def test_a_full_disk_is_no_traceback() -> None:
    command = [sys.executable, "-m", "localeops.cli", "width", "measure", "abc"]
    with open("/dev/full", "wb") as full:  # noqa: PTH123
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 3
    assert done.stderr == "localeops: error: [Errno 28] No space left on device\n"


def test_a_closed_output_is_an_error() -> None:
    command = f"{shlex.quote(sys.executable)} -m localeops.cli width measure abc >&-"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode == 3
    assert done.stderr == "localeops: error: standard output is closed\n"


def test_text_verbs_do_not_load_the_harness() -> None:
    code = (
        "import sys; from localeops import cli; cli.main(['width', 'measure', 'a']); "
        "print('localeops.tasks' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "1\nFalse\n"


def test_a_text_that_is_not_normal_is_a_finding(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(capfd, "normalize", "is-normalized", "--form", "NFD", "é") == (1, "no\n", "")
    status, _, complaint = run(capfd, "normalize", "nfkc-safe", "--keep", "square", "é")
    assert status == 2
    assert "did you mean 'squared'?" in complaint
