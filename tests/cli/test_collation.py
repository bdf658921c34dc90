"""``localeops collation``."""

import io
import json
import sys
from pathlib import Path

import pytest

from localeops import cli
from localeops.collation import Collator


def run(capfd: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run the command line and return its exit status, output and errors."""
    status = cli.main(["collation", *words])
    return status, *capfd.readouterr()


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        (["sort", "-l", "cs", "ikona\nchata\nhora"], "hora\nchata\nikona\n"),
        (["sort", "-l", "sr", "њива\r\nнула\r\nЏеп"], "нула\nњива\nЏеп\n"),
        (["sort", "--locale", "de-u-co-phonebk", "Muller\nMüller\nMueller"], "Mueller\nMüller\nMuller\n"),
        (["sort", "-l", "en", "--numeric", "on", "a10\na9"], "a9\na10\n"),
        (["sort", "-l", "en", "--case-first", "upper", "a\nA"], "A\na\n"),
        (["sort", "-l", "en", "-r", "a\nb\nc"], "c\nb\na\n"),
        (["sort", "-l", "en", "--strength", "primary", "-r", "b\na\nA\nB"], "b\nB\na\nA\n"),
        (["sort", "-l", "en", "--strength", "primary", "-u", "b\nA\na\nB"], "A\nb\n"),
        (["sort", "-l", "en", ""], ""),
        (["compare", "-l", "sv", "zebra", "ål"], "<\n"),
        (["compare", "-l", "de", "zebra", "ål"], ">\n"),
        (["compare", "-l", "th", "ก-ข", "กข"], "=\n"),
        (["compare", "-l", "en", "--alternate", "shifted", "a-b", "ab"], "=\n"),
        (["compare", "-l", "en", "--alternate", "shifted", "--strength", "quaternary", "a-b", "ab"], "<\n"),
    ],
)  # fmt: skip
def test_verbs(capfd: pytest.CaptureFixture[str], words: list[str], printed: str) -> None:
    assert run(capfd, *words) == (0, printed, "")


def test_keys_compare_as_they_are_printed(capfd: pytest.CaptureFixture[str]) -> None:
    keys = [run(capfd, "key", "-l", "cs", word)[1] for word in ("hora", "chata", "ikona")]
    assert keys == sorted(keys)
    assert len(set(keys)) == 3
    assert bytes.fromhex(keys[0]) == Collator("cs").key("hora")


def test_json(capfd: pytest.CaptureFixture[str]) -> None:
    _, printed, _ = run(capfd, "sort", "-l", "hr", "--json", "njiva\nnula")
    assert json.loads(printed) == ["nula", "njiva"]
    _, printed, _ = run(capfd, "compare", "-l", "ru", "--json", "ёж", "еж")
    assert json.loads(printed) == {"a": "ёж", "b": "еж", "compare": 1}
    _, printed, _ = run(capfd, "key", "-l", "ja", "--json", "あ")
    assert json.loads(printed) == {"text": "あ", "key": Collator("ja").key("あ").hex()}


def test_lines_of_standard_input(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for given, printed in (("b\na\n", "a\nb\n"), ("b\n\na\n\n", "\n\na\nb\n"), ("", "")):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
        assert run(capfd, "sort", "-l", "en", "-") == (0, printed, "")


def test_lines_of_files(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_bytes("žena\r\ndub\r\n".encode())
    two.write_bytes("čaj\n".encode())
    assert run(capfd, "sort", "-l", "sl", "-f", str(one), "--file", str(two)) == (
        0,
        "čaj\ndub\nžena\n",
        "",
    )
    two.write_bytes(b"\xff")
    message = f"localeops: error: {two} is not UTF-8: byte 0xFF at offset 0\n"
    assert run(capfd, "sort", "-l", "sl", "-f", str(two)) == (2, "", message)
    missing = tmp_path / "three"
    message = f"localeops: error: {missing}: no such file or directory\n"
    assert run(capfd, "sort", "-l", "sl", "-f", str(missing)) == (2, "", message)
    message = "localeops: error: a text and --file do not go together\n"
    assert run(capfd, "sort", "-l", "sl", "-f", str(one), "a") == (2, "", message)


def test_mistakes(capfd: pytest.CaptureFixture[str]) -> None:
    status, printed, errors = run(capfd, "sort", "-l", "cy", "a")
    assert (status, printed) == (2, "")
    assert errors.startswith("localeops: error: locale 'cy' has no rules here: they are for 'ar',")
    message = "localeops: error: locale 'de-u-co-search': -u-co-search is an order for searching, not for sorting\n"
    assert run(capfd, "key", "-l", "de-u-co-search", "a") == (2, "", message)
    status, printed, errors = run(capfd, "compare", "a", "b")
    assert (status, printed) == (2, "")
    assert "--locale" in errors
    assert run(capfd, "sort", "-l", "en", "--strength", "fifth", "a")[0] == 2
