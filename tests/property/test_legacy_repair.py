"""Laws of `localeops.legacy.repair`, each with the sentence that it comes from."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from localeops import legacy
from localeops.errors import UnmappableError
from localeops.explain import replay
from texts import any_text

SENTENCES = Path(__file__).parents[2] / "data" / "sentences" / "test"
LINES = [
    line
    for path in sorted(SENTENCES.glob("*.txt"))
    for line in path.read_text("utf-8").split("\n")
    if line and not line.isascii()
]
WRONG = ("latin-1", "cp437", "cp850", "cp852", "cp866", "koi8_r", "iso8859_5", "gbk", "big5hkscs")
CHARACTERS = "ÃÂâ€™“\xa0 ŠéаѓРÐÑ\x81縺\ufffd?\n繧ن"


@st.composite
def broken(draw: st.DrawFn) -> str:
    """Return a sentence with some layers of mojibake, perhaps beside a right one."""
    text = draw(st.sampled_from(LINES))
    for _ in range(draw(st.integers(0, 3))):
        text = text.encode().decode(draw(st.sampled_from(WRONG)), "replace")
    other = draw(st.sampled_from(LINES))
    return draw(st.sampled_from((text, f"{text} {other}", f"{other}\n{text}", text[3:])))


texts = st.one_of(any_text, broken(), st.text(st.sampled_from(CHARACTERS), max_size=12))


@given(texts)
def test_the_steps_make_the_value(text: str) -> None:
    """"Applying the steps gives the value" (DESIGN, contract 7)."""  # fmt: skip
    report = legacy.explain_repair(text)
    assert replay(text, report.steps) == report.value == legacy.repair(text)


@given(texts)
def test_repairing_again_changes_nothing(text: str) -> None:
    """What is right stays: a repaired text is one that is left alone."""
    once = legacy.repair(text)
    assert legacy.repair(once) == once


@given(texts)
def test_a_rule_names_two_encodings_and_reading_wrongly_again_gives_the_text(text: str) -> None:
    """Undone only when "the result round-trips" (issue 7)."""
    for step in legacy.explain_repair(text).steps:
        kind = step.rule.removeprefix("legacy.")
        if kind == "lost":
            assert step.before == step.after
        elif kind == "no-break-space":
            assert step.before == " "
            assert step.after in ("\xa0", "\xa0 ")
        else:
            right, _, wrong = kind.partition("-as-")
            assert legacy.canonical(right) == right
            standard: legacy.Standard = "microsoft" if wrong.startswith("iso-8859-") else "whatwg"
            try:
                octets = legacy.encode(step.before, wrong, standard=standard)
                after = legacy.decode(octets, right)
            except UnmappableError:  # it is UTF-8 in part, or has bytes that the table does not
                continue
            assert after == step.after
            assert legacy.encode(after, right) == octets


@given(st.sampled_from(LINES), st.sampled_from(LINES))
def test_right_lines_stay_together(one: str, other: str) -> None:
    """"No false positive" (issue 7)."""  # fmt: skip
    text = f"{one}\n{other}"
    assert legacy.repair(text) == text


@given(texts)
def test_lines_with_line_ends_are_as_many(text: str) -> None:
    """Lines are repaired apart."""
    assert legacy.repair(text).count("\n") == text.count("\n")
