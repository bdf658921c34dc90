"""Errors: each is the builtin that a caller would expect, and says what is allowed."""

import pytest

from localeops import errors

BUILTINS = {
    "InvalidInputError": ValueError,
    "InvalidTypeError": TypeError,
    "UnknownLocaleError": LookupError,
    "OutOfRangeError": ValueError,
    "UnmappableError": ValueError,
    "MissingExtraError": ImportError,
    "TaskError": ValueError,
}


def test_every_error_is_listed() -> None:
    assert set(errors.__all__) == {"LocaleOpsError", *BUILTINS}


@pytest.mark.parametrize(("name", "builtin"), BUILTINS.items())
def test_leaves_are_builtins_too(name: str, builtin: type[Exception]) -> None:
    error = getattr(errors, name)
    assert issubclass(error, errors.LocaleOpsError)
    assert issubclass(error, builtin)
    with pytest.raises(builtin, match=r"^why$"):
        raise error("why")


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("wid", "width must be 'narrow' or 'wide', got 'wid' (did you mean 'wide'?)"),
        ("", "width must be 'narrow' or 'wide', got ''"),
        (None, "width must be 'narrow' or 'wide', got NoneType"),
        (["wide"], "width must be 'narrow' or 'wide', got list"),
        ("x" * 1000, f"width must be 'narrow' or 'wide', got '{'x' * 40}'..."),
    ],
)
def test_choices(value: object, message: str) -> None:
    with pytest.raises(errors.LocaleOpsError) as caught:
        errors.require_choice(value, "width", ("narrow", "wide"))
    assert str(caught.value) == message
    assert isinstance(caught.value, TypeError) is not isinstance(value, str)


def test_allowed_choices_pass() -> None:
    errors.require_choice("wide", "width", ("narrow", "wide"))
    errors.require_text("")
    errors.require_count(1, "columns")
