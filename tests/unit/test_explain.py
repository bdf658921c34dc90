"""Replaying explanations."""

import pytest

from localeops.errors import InvalidInputError
from localeops.explain import Explained, Step, replay


def test_steps_are_applied_one_after_another() -> None:
    steps = (Step("a", 0, 1, "x", "yy"), Step("b", 1, 3, "yz", ""), Step("c", 0, 0, "", "!"))
    assert replay("xz", steps) == "!y"
    assert Explained("!y", steps).steps == steps


def test_a_step_that_does_not_fit_is_refused() -> None:
    with pytest.raises(InvalidInputError) as caught:
        replay("abc", [Step("a", 0, 1, "a", ""), Step("rule", 0, 2, "ab", "")])
    assert str(caught.value) == "step 1 (rule) expects 'ab' at 0:2, found 'bc'"
