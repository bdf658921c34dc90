"""``localeops casing``."""

import json

import pytest

from localeops import cli


def run(capfd: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run the command line and return its exit status, output and errors."""
    status = cli.main(["casing", *words])
    return status, *capfd.readouterr()


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        (["lower", "-l", "tr", "ISPARTA"], "ısparta\n"),
        (["upper", "--locale", "el-GR", "άυλος"], "ΑΫΛΟΣ\n"),
        (["upper", "-l", "de", "--sharp-s", "capital", "Fuß"], "FUẞ\n"),
        (["title", "-l", "nl", "ijs"], "IJs\n"),
        (["fold", "-l", "und", "Straße"], "strasse\n"),
        (["equal", "-l", "az", "İ", "i"], "equal\n"),
        (["lower", "-l", "tr", "--explain", "AI"], "aı\nUnicode\t0:1\tA\ta\nSpecialCasing.tr\t1:2\tI\tı\n"),
    ],
)  # fmt: skip
def test_verbs(capfd: pytest.CaptureFixture[str], words: list[str], printed: str) -> None:
    assert run(capfd, *words) == (0, printed, "")


def test_json(capfd: pytest.CaptureFixture[str]) -> None:
    _, printed, _ = run(capfd, "upper", "-l", "hy", "--json", "և")
    assert json.loads(printed) == {"text": "և", "result": "ԵՎ"}
    _, printed, _ = run(capfd, "title", "-l", "nl", "--json", "--explain", "ijs")
    assert json.loads(printed) == {
        "text": "ijs",
        "result": "IJs",
        "steps": [{"rule": "nl.ij", "start": 0, "end": 2, "before": "ij", "after": "IJ"}],
    }
    status, printed, _ = run(capfd, "equal", "-l", "tr", "--json", "I", "i")
    assert status == 1
    assert json.loads(printed) == {"a": "I", "b": "i", "equal": False}


def test_texts_that_differ_are_a_finding(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(capfd, "equal", "-l", "tr", "I", "i") == (1, "different\n", "")


def test_mistakes(capfd: pytest.CaptureFixture[str]) -> None:
    message = "localeops: error: locale 'tlh' is not one that CLDR 48.2 has data for\n"
    assert run(capfd, "lower", "-l", "tlh", "A") == (2, "", message)
    status, printed, errors = run(capfd, "lower", "A")
    assert (status, printed) == (2, "")
    assert "--locale" in errors
