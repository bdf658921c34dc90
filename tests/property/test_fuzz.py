"""Any text: "nothing but documented errors, and linear time" (CONTRIBUTING), by tests/fuzz.py."""

import pytest

import fuzz
import localeops
from localeops.errors import InvalidInputError

INPUTS = 2_000
SEED = "17"
FUNCTIONS = {function.name: function for function in fuzz.functions()}


def test_every_concern_module_is_fuzzed() -> None:
    concerns = {name.split(".")[0] for name in FUNCTIONS}
    assert concerns == {*localeops._MODULES}.difference(fuzz.NOT_FUZZED)
    assert {"width.measure", "kana.to_fullwidth", "explain.replay"} <= set(FUNCTIONS)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_documented_errors_alone(name: str) -> None:
    endings = fuzz.check_errors(FUNCTIONS[name], INPUTS, SEED)
    assert sum(endings.values()) == INPUTS
    assert endings["result"] > INPUTS / 50


@pytest.mark.parametrize("name", FUNCTIONS)
def test_linear_time(name: str) -> None:
    fuzz.check_growth(FUNCTIONS[name], 2, SEED)


def fuzzed(call: "fuzz.Callable[..., object]") -> fuzz.Function:
    return fuzz.Function("example", call, frozenset({"InvalidInputError"}), {})


def test_it_finds_an_error_that_is_not_documented() -> None:
    def example(text: str, /) -> None:
        if "\u0301" in text:
            raise KeyError(text)

    with pytest.raises(
        fuzz.FuzzError, match=r"^example\('.*'\) raised KeyError: .*; seed 17, input"
    ):
        fuzz.check_errors(fuzzed(example), INPUTS, SEED)


def test_it_counts_errors_that_are_documented() -> None:
    def example(text: str, /) -> None:
        if text:
            raise InvalidInputError(text)

    endings = fuzz.check_errors(fuzzed(example), INPUTS, SEED)
    assert endings["InvalidInputError"] > endings["result"] > 0


def test_it_finds_quadratic_time() -> None:
    def example(text: str, /) -> None:
        for _ in range(len(text) ** 2 // 5_000):
            pass

    with pytest.raises(fuzz.FuzzError, match=r"^example took .* times as many; seed 17$"):
        fuzz.check_growth(fuzzed(example), 0, SEED)
