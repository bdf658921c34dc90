"""Replaying explanations."""

import pytest

from localeops.errors import InvalidInputError, InvalidTypeError
from localeops.explain import Explained, Step, replay


def test_steps_are_applied_one_after_another() -> None:
    steps = (Step("a", 0, 1, "x", "yy"), Step("b", 1, 3, "yz", ""), Step("c", 0, 0, "", "!"))
    assert replay("xz", steps) == "!y"
    assert Explained("!y", steps).steps == steps


def test_a_step_that_does_not_fit_is_refused() -> None:
    with pytest.raises(InvalidInputError) as caught:
        replay("abc", [Step("a", 0, 1, "a", ""), Step("rule", 0, 2, "ab", "")])
    assert str(caught.value) == "step 1 (rule) expects 'ab' at 0:2, found 'bc'"


@pytest.mark.parametrize(
    "step",
    [Step("r", -1, 3, "c", "y"), Step("r", 2, 1, "", "y"), Step("r", 9, 9, "", "y")],
)
def test_places_that_do_not_exist_are_refused(step: Step) -> None:
    with pytest.raises(InvalidInputError, match=r"found nothing$"):
        replay("abc", [step])


def test_text_that_is_no_str_is_refused() -> None:
    with pytest.raises(InvalidTypeError) as caught:
        replay(b"abc", [])  # type: ignore[arg-type]
    assert str(caught.value) == "text must be a str, got bytes; decode it first"


def test_steps_may_go_back() -> None:
    steps = [Step("a", 2, 3, "c", "CC"), Step("b", 0, 1, "a", ""), Step("c", 1, 3, "CC", "d")]
    assert replay("abc", steps) == "bd"


def test_a_notebook_shows_value_and_steps() -> None:
    html = Explained("<b>\u00a0</b>", (Step("cs.preposition", 3, 4, " ", "\u00a0"),))._repr_html_()
    assert '<bdi>&lt;b&gt;<span class="label">NBSP</span>&lt;/b&gt;</bdi>' in html
    assert '<tr><td class="code">cs.preposition</td><td class="code">3:4</td>' in html
    assert '<td class="value"><bdi> </bdi></td><td class="value"><bdi><span class="label">' in html


def test_a_notebook_shows_a_value_that_is_no_text() -> None:
    html = Explained(["<a>"], ())._repr_html_()
    assert "<bdi>[&#39;&lt;a&gt;&#39;]</bdi></p><p>no steps</p>" in html


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        (None, "steps must be an iterable of Step, got NoneType"),
        (b"a", "step 0 must be a Step, got int"),
        ([Step("a", 0, 1, "x", ""), "b"], "step 1 must be a Step, got str"),
    ],
)
def test_what_are_no_steps(steps: "list[Step]", message: str) -> None:
    with pytest.raises(InvalidTypeError) as caught:
        replay("x", steps)
    assert str(caught.value) == message
