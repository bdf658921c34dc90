"""`localeops.legacy.repair`: mojibake undone, and right text left alone.

What is expected was written by hand, or is a sentence that CPython's codecs were asked to spoil.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from localeops import legacy
from localeops.errors import InvalidInputError, InvalidTypeError, UnknownLocaleError
from localeops.explain import replay

ROOT = Path(__file__).parents[2]
SENTENCES = ROOT / "data" / "sentences"
RIGHT = (
    (Path(__file__).parents[1] / "data" / "legacy" / "right.txt").read_text("utf-8").splitlines()
)
WRONG = [
    line.split("\t")
    for line in (Path(__file__).parents[1] / "data" / "legacy" / "mojibake.tsv").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]  # fmt: skip


def sentences(folder: str, language: str) -> list[str]:
    """Return the sentences of a language."""
    path = SENTENCES / folder / f"{language}.txt"
    return [line for line in path.read_text("utf-8").split("\n") if line]


@pytest.mark.parametrize("text", RIGHT)
def test_right_text_stays(text: str) -> None:
    assert legacy.explain_repair(text).value == text


@pytest.mark.parametrize("row", WRONG, ids=lambda row: ascii(row[0])[:30])
def test_mojibake_is_undone(row: list[str]) -> None:
    wrong, right, *hint = (
        one.encode("ascii", "backslashreplace").decode("unicode_escape") for one in row
    )
    assert legacy.repair(wrong, language=hint[0] if hint else None) == right  # fmt: skip


@pytest.mark.parametrize("path", sorted((SENTENCES / "clean").glob("*.txt")), ids=lambda p: p.stem)
def test_no_clean_sentence_changes(path: Path) -> None:
    changed = [
        (line, hint)
        for line in path.read_text("utf-8").splitlines()
        for hint in (None, path.stem)
        if legacy.repair(line, language=hint) != line
    ]
    assert changed == []


@pytest.mark.parametrize("folder", ["test", "train"])
@pytest.mark.parametrize("language", sorted(p.stem for p in (SENTENCES / "test").glob("*.txt")))
def test_no_sentence_of_ours_changes(folder: str, language: str) -> None:
    for line in sentences(folder, language):
        assert legacy.repair(line) == line
        assert legacy.repair(line, language=language) == line


def test_there_are_twenty_thousand_clean_sentences_and_no_templates() -> None:
    count = 0
    for path in (SENTENCES / "clean").glob("*.txt"):
        lines = path.read_text("utf-8").splitlines()
        count += len(lines)
        begins = {tuple(line.split()[:2]) if " " in line else line[:5] for line in lines}
        assert len(begins) >= 0.95 * len(lines)
    assert count == 20_231


def spoilt(text: str, right: str, wrong: str) -> str | None:
    """Return a text written in one encoding and read in another, None if it cannot be."""
    try:
        read = text.encode(right).decode(wrong)
    except UnicodeError:
        return None
    return read if read != text else None


SWAPS = [
    # language, right, wrong, share undone at least without a hint and with one
    ("ar", "cp1256", "cp1252", 0.98, 0.98),
    ("ar", "iso-8859-6", "latin-1", 0.98, 0.98),
    ("ar", "cp1256", "cp1251", 0.98, 0.98),
    ("tr", "cp1254", "cp1252", 0.80, 0.92),
    ("tr", "iso-8859-9", "latin-1", 0.80, 0.92),
    ("cs", "cp1250", "cp1252", 0.70, 0.90),
    ("cs", "iso-8859-2", "cp1250", 0.35, 0.85),
    ("cs", "cp852", "cp1250", 0.90, 0.95),
    ("pl", "cp1250", "cp1252", 0.80, 0.95),
    ("pl", "iso-8859-2", "cp1250", 0.40, 0.85),
    ("ru", "koi8-r", "cp1251", 0.97, 0.97),
    ("ru", "cp1251", "koi8-r", 0.97, 0.97),
    ("ru", "cp866", "cp1251", 0.98, 0.98),
    ("ru", "cp1251", "cp1252", 0.95, 0.95),
    ("uk", "cp1251", "latin-1", 0.95, 0.95),
    ("el", "cp1253", "cp1252", 0.90, 0.90),
    ("he", "cp1255", "latin-1", 0.90, 0.90),
    ("ko", "cp949", "latin-1", 0.98, 0.98),
    ("ko", "euc-kr", "gbk", 0.95, 0.95),
    ("zh-Hans", "gbk", "latin-1", 0.95, 0.95),
    ("zh-Hans", "gbk", "big5hkscs", 0.90, 0.90),
    ("zh-Hant", "big5", "latin-1", 0.90, 0.90),
    ("ja", "cp932", "latin-1", 0.90, 0.90),
    ("ja", "euc-jp", "latin-1", 0.90, 0.90),
]


@pytest.mark.parametrize(("language", "right", "wrong", "bare", "hinted"), SWAPS)
def test_tables_taken_for_one_another(
    language: str, right: str, wrong: str, bare: float, hinted: float
) -> None:
    pairs = [(spoilt(text, right, wrong), text) for text in sentences("test", language)]
    found = [(read, text) for read, text in pairs if read is not None]
    assert len(found) >= 5
    undone = sum(legacy.repair(read) == text for read, text in found)
    helped = sum(legacy.repair(read, language=language) == text for read, text in found)
    assert undone >= bare * len(found)
    assert helped >= hinted * len(found)


def test_a_line_apart() -> None:
    text = "Příliš žluťoučký\nPÅ\x99Ã\xadliÅ¡\r\n\nплюс\n"
    report = legacy.explain_repair(text)
    assert report.value == "Příliš žluťoučký\nPříliš\r\n\nплюс\n"
    assert [(step.start, step.end) for step in report.steps] == [(17, 26)]


@pytest.mark.parametrize("separator", ["\n", "\t", " ", " | "])
def test_right_sentences_of_several_languages_stay_together(separator: str) -> None:
    languages = sorted(path.stem for path in (SENTENCES / "test").glob("*.txt"))
    for number in range(40):
        line = separator.join(sentences("test", one)[number] for one in languages[number % 5 :: 5])
        assert legacy.explain_repair(line).steps == ()


@pytest.mark.parametrize("path", sorted((SENTENCES / "test").glob("*.txt")), ids=lambda p: p.stem)
def test_right_texts_and_capitals_stay(path: Path) -> None:
    text = path.read_text("utf-8")
    assert legacy.explain_repair(text).steps == ()
    assert legacy.explain_repair(text.upper()).steps == ()


def test_a_word_far_back_in_a_long_line() -> None:
    line = " ".join(sentences("test", "cs"))
    assert len(line) > 4000
    assert legacy.repair(f"{line} naÃ¯ve cafÃ©") == f"{line} naïve café"


def test_lines_of_one_word_are_read_together() -> None:
    words = ["Řehoř", "Jiří", "Ondřej", "Kateřina", "Zdeněk", "Bořivoj", "Vítězslav"]
    column = "\n".join(words)
    assert legacy.repair(column.encode("cp1250").decode("cp1252")) == column


def test_words_of_one_script_in_a_line_of_two() -> None:
    assert legacy.repair("Имя: ÇáãÏíäÉ ÇáãäæÑÉ") == "Имя: المدينة المنورة"


def test_layers_are_steps_from_the_outermost() -> None:
    wrong = "déjà vu".encode().decode("latin-1").encode().decode("mac_roman")
    report = legacy.explain_repair(wrong)
    assert report.value == "déjà vu"
    assert [step.rule for step in report.steps] == [
        "legacy.utf-8-as-macintosh",
        "legacy.utf-8-as-windows-1252",
    ]
    assert replay(wrong, report.steps) == report.value


def test_a_layer_of_each_kind() -> None:
    wrong = "المدينة المنورة".encode("cp1256").decode("cp1252").encode().decode("latin-1")
    rules = dict.fromkeys(step.rule for step in legacy.explain_repair(wrong).steps)
    assert list(rules) == [
        "legacy.utf-8-as-iso-8859-1",
        "legacy.windows-1256-as-windows-1252",
    ]


@pytest.mark.parametrize(
    ("text", "lost"),
    [
        ("caf\ufffd et naÃ¯ve", "\ufffd"),
        ("dÃ©jÃ? vu", "Ã?"),
        ("Ð¿Ñ€Ð?Ð²ÐµÑ‚", "Ð?"),
        ("JosÃ?", "Ã?"),
        ('Softâ"¢', 'â"¢'),
        ("itâ€'s", "â€'"),
    ],
)
def test_a_line_that_lost_bytes_stays_and_says_so(text: str, lost: str) -> None:
    report = legacy.explain_repair(f"naÃ¯ve\n{text}\n")
    assert report.value == f"naïve\n{text}\n"
    assert [(s.rule, s.before, s.after) for s in report.steps[-1:]] == [("legacy.lost", lost, lost)]


def test_no_break_spaces_come_back() -> None:
    report = legacy.explain_repair("Ã la carte")
    assert report.value == "à la carte"
    assert [step.rule for step in report.steps] == [
        "legacy.no-break-space",
        "legacy.utf-8-as-windows-1252",
    ]
    assert legacy.repair("voilÃ  une idÃ©e") == "voilà une idée"
    assert legacy.repair("Å koda jede do KoÅ¡ic") == "Škoda jede do Košic"
    assert legacy.repair("vou Ã quele lugar, nÃ£o") == "vou àquele lugar, não"


def test_errors() -> None:
    with pytest.raises(InvalidTypeError, match=r"^text must be a str, got bytes; decode it first$"):
        legacy.repair(b"a")  # type: ignore[arg-type]
    with pytest.raises(InvalidTypeError, match=r"^text must be a str, got None"):
        legacy.explain_repair(None)  # type: ignore[arg-type]
    with pytest.raises(InvalidTypeError, match=r"^language must be a str, got int$"):
        legacy.repair("a", language=1)  # type: ignore[arg-type]
    with pytest.raises(UnknownLocaleError, match="has no model here"):
        legacy.repair("a", language="is")
    with pytest.raises(InvalidInputError):
        legacy.explain_repair("a", language="not a tag")


def test_the_language_is_a_tag() -> None:
    assert legacy.repair("Ã©", language="fr-CA") == "é"
    assert legacy.repair("Ã©", language="pt-BR") == "é"


def test_ascii_costs_no_model() -> None:
    code = (
        "import sys; from localeops import legacy; legacy.repair('plain');"
        "print(any(name in sys.modules for name in ('re', 'localeops.legacy._model',"
        " 'localeops.legacy._repair_layers')))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); {code}"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout == "False\n"


@pytest.mark.parametrize("text", ["مُهم", "ÀÉÎÔÙ"])
def test_what_is_clean_stays_with_a_hint_at_arabic(text: str) -> None:
    assert legacy.repair(text, language="ar") == text


@pytest.mark.parametrize("language", [None, "ar"])
@pytest.mark.parametrize("text", ["ÚáÜí", "Úãíá (VIP)", "Úáíå", "XÚãÇä", "XÙåÇæ", "ÙåÑ", "Êå"])
def test_no_character_that_a_text_does_not_have(text: str, language: str | None) -> None:
    after = legacy.repair(text, language=language)
    assert all(one < "\u0700" and one != "\u0486" for one in after)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Úáíå", "عليه"),
        ("ãõåã", "مُهم"),
        ("ØáÈñ", "طلبٌ"),
        ("Lætitia ÎÇáÏ", "Lætitia خالد"),
        ("þÎÇáÏ", "\u200fخالد"),
    ],
)
def test_the_table_of_the_hint(text: str, right: str) -> None:
    assert legacy.repair(text, language="ar") == right


def test_bytes_lost_below_a_layer() -> None:
    text = "d\u00ef\u00bf\u00bdj\u00c3\u00a0"
    report = legacy.explain_repair(text)
    assert report.value == text
    assert [step.rule for step in report.steps] == ["legacy.lost"]


def test_utf8_in_a_page_of_arabic_around_another_layer() -> None:
    assert legacy.repair("أکآ¹أ™آ…أکآ§أ™آ†") == "عمان"
