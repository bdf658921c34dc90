"""Cases from bug reports in other software: tests/data/cases, one JSON object a line."""

import datetime as dt
import json
from importlib import import_module
from pathlib import Path

import pytest

from localeops import errors, legacy

FOLDER = Path(__file__).parents[1] / "data" / "cases"


def cases() -> list[dict[str, object]]:
    """Return every case of every file."""
    lines = [line for path in FOLDER.glob("*.jsonl") for line in path.read_text().splitlines()]
    return [json.loads(line) for line in lines]


def value(argument: object) -> object:
    """Return an argument: the result of a call, a date, bytes or a new object where it says so."""
    if not isinstance(argument, dict):
        return argument
    if "$bytes" in argument:
        return bytes.fromhex(argument["$bytes"])
    if "$date" in argument:
        return dt.date.fromisoformat(argument["$date"])
    return run(argument["$call"] if "$call" in argument else {**argument, "call": argument["$new"]})


def meets(result: object, demand: object) -> bool:
    """Tell whether a result is what a case expects: an object names some of its fields."""
    if isinstance(demand, dict) and "$encoding" in demand:
        return result in {legacy.canonical(label) for label in demand["$encoding"]}
    if isinstance(demand, dict):
        return all(meets(getattr(result, name), field) for name, field in demand.items())
    if isinstance(result, bytes):
        return result.hex() == demand
    return (result.isoformat() if isinstance(result, dt.date) else result) == demand


def run(case: dict[str, object]) -> object:
    """Make the call that a case describes and return its result."""
    module, function = str(case["call"]).rsplit(".", 1)
    arguments, options = case.get("args", []), case.get("kwargs", {})
    assert isinstance(arguments, list)
    assert isinstance(options, dict)
    call = getattr(import_module(f"localeops.{module}"), function)
    if "method" in case:  # of an object that is made with the arguments of init
        init = case["init"]
        assert isinstance(init, dict)
        made = call(*init.get("args", []), **init.get("kwargs", {}))
        call = getattr(made, str(case["method"]))
    return call(*map(value, arguments), **options)


@pytest.mark.parametrize("case", cases(), ids=lambda case: case["id"])
def test_case(case: dict[str, object]) -> None:
    assert set(case) <= {
        "id", "area", "call", "args", "kwargs", "expect", "expect_error", "expect_not", "equal_calls", "why",
        "confidence",
        "expect_contains", "expect_first", "init", "method",
    }  # fmt: skip
    if "expect_error" in case:  # where a result is allowed as well, ours is the error
        named = case["expect_error"]
        names = named if isinstance(named, list) else [named]
        with pytest.raises(
            tuple(getattr(errors, str(name), ValueError) for name in names)
        ) as caught:
            run(case)
        assert isinstance(caught.value, errors.LocaleOpsError)
    elif "equal_calls" in case:
        calls = case["equal_calls"]
        assert isinstance(calls, list)
        first, *others = map(run, calls)
        assert others
        assert all(other == first for other in others)
    elif "expect_not" in case:
        assert run(case) != value(case["expect_not"])
    elif "expect_first" in case:
        results = run(case)
        assert isinstance(results, list)
        assert meets(results[0], case["expect_first"])
    elif "expect_contains" in case:
        assert str(case["expect_contains"]) in str(run(case))
    else:
        assert meets(run(case), case["expect"])


def test_all_cases_are_here() -> None:
    found = {path.stem: len(path.read_text().splitlines()) for path in FOLDER.glob("*.jsonl")}
    assert found == {
        "buddhist-era": 7,
        "case": 26,
        "collation": 31,
        "confusables": 7,
        "detection": 6,
        "encoding": 29,
        "hijri": 15,
        "japanese-era": 9,
        "kana": 5,
        "lunar": 26,
        "mojibake": 7,
        "normalization": 17,
        "width": 31,
        "wrap": 8,
    }
