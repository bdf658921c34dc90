"""``localeops confusables``: results, JSON, exit status."""

from __future__ import annotations

import json
import sys

import pytest

from localeops import cli


def run(capfd: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run the command line and return its status and what it printed."""
    status = cli.main(["confusables", *words])
    sys.stdout.flush()
    printed = capfd.readouterr()
    return status, printed.out, printed.err


@pytest.mark.parametrize(
    ("words", "status", "printed"),
    [
        (["skeleton", "раураl"], 0, "paypal\n"),
        (["skeleton", "--direction", "logical", "\u05d0\u05d1"], 0, "\u05d0\u05d1\n"),
        (
            ["skeleton", "--explain", "рy\u200b"],
            0,
            "py\nUTS39.prototype\t0:1\tр\tp\nUTS39.ignorable\t2:3\t\u200b\t\n",
        ),
        (
            ["skeleton", "--direction", "auto", "--explain", "\u05d0-a"],
            0,
            "a-\u05d0\nUAX9.L4\t0:3\t\u05d0-a\ta-\u05d0\n",
        ),
        (["compare", "scope", "ѕсоре"], 1, "confusable\n"),
        (["compare", "scope", "scope"], 0, "confusable\n"),
        (["compare", "user", "users"], 0, "not confusable\n"),
        (
            ["scripts", "usеr"],
            0,
            "scripts: Cyrl Latn\nmixed: yes\nrestriction: minimally-restrictive\nmixed numbers: -\n",
        ),
        (["find", "Привeт"], 1, "4 e U+0065 Latn looks like е\n"),
        (["find", "Анна"], 0, ""),
        (["find", "--digits", "report", "г0род"], 1, "1 0 U+0030 Zyyy looks like О\n"),
        (["find", "a\u202eb"], 1, "1 U+202E bidi control\n"),
    ],
)
def test_results(
    capfd: pytest.CaptureFixture[str], words: list[str], status: int, printed: str
) -> None:
    assert run(capfd, *words) == (status, printed, "")


@pytest.mark.parametrize(
    ("words", "status", "value"),
    [
        (["skeleton", "m"], 0, {"text": "m", "result": "rn"}),
        (
            ["skeleton", "--explain", "m"],
            0,
            {
                "text": "m",
                "result": "rn",
                "steps": [
                    {"rule": "UTS39.prototype", "start": 0, "end": 1, "before": "m", "after": "rn"}
                ],
            },
        ),
        (["compare", "m", "rn"], 1, {"a": "m", "b": "rn", "confusable": True}),
        (
            ["scripts", "8৪"],
            0,
            {
                "text": "8৪",
                "scripts": ["Beng", "Cakm", "Sylo"],
                "mixed": False,
                "restriction": "single-script",
                "mixed_numbers": ["0", "০"],
            },
        ),
        (
            ["find", "Привeт"],
            1,
            {
                "text": "Привeт",
                "suspects": [{"index": 4, "char": "e", "looks_like": "е", "script": "Latn"}],
                "bidi_controls": [],
            },
        ),
    ],
)
def test_json(
    capfd: pytest.CaptureFixture[str], words: list[str], status: int, value: object
) -> None:
    found, printed, _ = run(capfd, *words, "--json")
    assert (found, json.loads(printed)) == (status, value)


def test_a_wrong_option(capfd: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capfd, "skeleton", "--direction", "up", "a")
    assert (status, out) == (2, "")
    assert "'up' is not one of 'ltr', 'rtl', 'auto', 'logical'" in " ".join(
        err.replace("│", " ").split()
    )
