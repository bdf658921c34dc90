"""Every codec on 2,000 random and mutated inputs, by tests/fuzz_codecs.py."""

import pytest

import fuzz_codecs
from localeops import legacy

INPUTS = 2_000
SEED = 17
ENCODINGS = [(standard, one.name) for standard, one in fuzz_codecs.encodings()]


@pytest.mark.parametrize(("standard", "name"), ENCODINGS)
def test_nothing_but_documented_errors(standard: str, name: str) -> None:
    fine = fuzz_codecs.check(standard, name, INPUTS, SEED)
    assert name == "replacement" or fine > INPUTS / 5


def test_it_finds_an_error_that_is_not_documented(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(data: bytes, encoding: str, /, *, standard: str) -> str:
        if b"\xff" in data:
            raise UnicodeDecodeError(encoding, data, 0, 1, standard)
        return whole(data, encoding, standard=standard)  # type: ignore[arg-type]

    whole = legacy.decode
    monkeypatch.setattr(legacy, "decode", broken)
    with pytest.raises(
        AssertionError, match=r"^koi8-r of whatwg on b'.*xff.*': UnicodeDecodeError"
    ):
        fuzz_codecs.check("whatwg", "koi8-r", INPUTS, SEED)
