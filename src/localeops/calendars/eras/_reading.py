"""Dates of eras as people write them."""

from __future__ import annotations

import re

from localeops.calendars.eras._numbers import CHARACTERS, value_of
from localeops.errors import InvalidInputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn

__all__: list[str] = []

Fields = tuple[str, int, int, int]
_SHOWN = 40

_FOLDED: dict[int, str] = {
    **{code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)},
    **dict.fromkeys((0x09, 0xA0, 0x3000), " "),
    **dict.fromkeys((0x2010, 0x2011, 0x2012, 0x2013, 0x2212, 0x30FC, 0xFF70), "-"),
    **dict.fromkeys((0x30FB, 0xFF65, 0xB7), "."),
    0x32FF: "令和", 0x337B: "平成", 0x337C: "昭和", 0x337D: "大正", 0x337E: "明治",
    0xF9A8: "令",
}  # fmt: skip

_JAPANESE = {
    "明治": "meiji", "明": "meiji", "M": "meiji",
    "大正": "taisho", "大": "taisho", "T": "taisho",
    "昭和": "showa", "昭": "showa", "S": "showa",
    "平成": "heisei", "平": "heisei", "H": "heisei",
    "令和": "reiwa", "令": "reiwa", "R": "reiwa",
}  # fmt: skip
_NUMBER = rf"[0-9]+|[{CHARACTERS}]+"
_PARTS = (
    rf"(?P<year>元|{_NUMBER}) *(?:"
    rf"年 *(?P<month>{_NUMBER}) *月 *(?P<day>{_NUMBER}) *日"
    rf"|(?P<mark>[./-]) *(?P<month2>{_NUMBER}) *(?P=mark) *(?P<day2>{_NUMBER}))"
)
_JA = re.compile(
    rf" *(?P<era>明 *治?|大 *正?|昭 *和?|平 *成?|令 *和?|[MTSHRmtshr]) *\.? *{_PARTS} *"
)


def _japanese(text: str) -> Fields:
    """Return era, year, month and day of a date in a Japanese era."""
    match = _JA.fullmatch(text.translate(_FOLDED))
    if match is None:
        _refuse(text, "a date in a Japanese era, as 令和元年5月1日 or R1.5.1")
    era = _JAPANESE[match["era"].replace(" ", "").upper()]
    return era, *_numbers(match, text)


def _numbers(match: re.Match[str], text: str) -> tuple[int, int, int]:
    """Return year, month and day that a match of `_PARTS` has found."""
    year = "1" if match["year"] == "元" else match["year"]
    return (
        _number(year, "year", 9999, text),
        _number(match["month"] or match["month2"], "month", 12, text),
        _number(match["day"] or match["day2"], "day", 31, text),
    )


def _number(numeral: str, name: str, largest: int, text: str) -> int:
    """Return a number from 1 to *largest*."""
    if len(numeral) > len("一千九百九十九") + 1:
        _refuse(text, f"a date whose {name} is a number up to {largest}")
    value = value_of(numeral)
    if value is None:
        _refuse(text, f"a date whose {name} is a number")
    if not 1 <= value <= largest:
        msg = f"{name} must be 1 to {largest}, got {value} in {_shown(text)}"
        raise InvalidInputError(msg)
    return value


def _shown(text: str) -> str:
    return repr(text) if len(text) <= _SHOWN else f"{text[:_SHOWN]!r}..."


def _refuse(text: str, wanted: str) -> NoReturn:
    msg = f"text must be {wanted}, got {_shown(text)}"
    raise InvalidInputError(msg)


READERS: dict[str, Callable[[str], Fields]] = {"ja": _japanese}
