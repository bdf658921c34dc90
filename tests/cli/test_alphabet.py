"""``localeops alphabet``."""

import json

import pytest

from localeops import cli


def run(capfd: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run the command line and return its exit status, output and errors."""
    status = cli.main(["alphabet", *words])
    return status, *capfd.readouterr()


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        (["letters", "-l", "it"], "a b c d e f g h i l m n o p q r s t u v z\n"),
        (["letters", "--locale", "it", "--extent", "wide"], "a b c d e f g h i j k l m n o p q r s t u v w x y z\n"),
        (["split", "-l", "hr", "konj"], "k\no\nnj\n"),
        (["split", "-l", "sr-Latn", "injekt"], "i\nn\nj\ne\nk\nt\n"),
        (["split", "-l", "sr-Latn", "--exceptions", "off", "injekt"], "i\nnj\ne\nk\nt\n"),
        (["split", "-l", "hi", "--extent", "wide", "क्ष"], "क्ष\n"),
        (["count", "-l", "he", "שלום"], "".join(f"{letter}\t{int(letter in 'שלומ')}\n" for letter in "אבגדהוזחטיכלמנסעפצקרשת")),
    ],
)  # fmt: skip
def test_verbs(capfd: pytest.CaptureFixture[str], words: list[str], printed: str) -> None:
    assert run(capfd, *words) == (0, printed, "")


def test_json(capfd: pytest.CaptureFixture[str]) -> None:
    _, printed, _ = run(capfd, "letters", "-l", "ko", "--json")
    assert json.loads(printed) == {"letters": [*"ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ"]}
    _, printed, _ = run(capfd, "split", "-l", "cs", "--json", "Ch\n")
    assert json.loads(printed) == {"text": "Ch\n", "pieces": ["Ch", "\n"]}
    _, printed, _ = run(capfd, "count", "-l", "el", "--json", "Σας")
    result = json.loads(printed)
    assert result["text"] == "Σας"
    assert list(result["counts"]) == [*"αβγδεζηθικλμνξοπρστυφχψω"]
    assert {letter: n for letter, n in result["counts"].items() if n} == {"α": 1, "σ": 2}


def test_mistakes(capfd: pytest.CaptureFixture[str]) -> None:
    status, printed, errors = run(capfd, "letters", "-l", "ja")
    assert (status, printed) == (2, "")
    assert errors.startswith("localeops: error: locale 'ja' has no rules here: they are for 'ar', ")
    status, printed, errors = run(capfd, "count", "a")
    assert (status, printed) == (2, "")
    assert "--locale" in errors
