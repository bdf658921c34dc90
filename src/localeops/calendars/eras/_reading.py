"""Dates of eras as people write them."""

from __future__ import annotations

import re

from localeops.calendars.eras._numbers import CHARACTERS, value_of
from localeops.calendars.eras._writing import THAI_MONTHS, THAI_SHORT_MONTHS
from localeops.errors import InvalidInputError
from localeops.normalize import nfc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn

__all__: list[str] = []

Fields = tuple[str, int, int, int]
_SHOWN = 40  # characters of a text in an error
_LONGEST = 9  # characters of a number: more than any date has
_LARGEST_YEAR = 99_999

# Full-width characters are ASCII ones, and so are the digits, spaces, hyphens and dots that are
# typed in their place; the signs of the Japanese eras are what they stand for.
_FOLDED: dict[int, str] = {
    **{code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)},
    **{first + digit: str(digit) for first in (0x0966, 0x0E50) for digit in range(10)},
    **dict.fromkeys((0x0009, 0x00A0, 0x3000), " "),
    **dict.fromkeys((0x2010, 0x2011, 0x2012, 0x2013, 0x2212, 0x30FC, 0xFF70), "-"),
    **dict.fromkeys((0x00B7, 0x30FB, 0xFF65), "."),
    0x32FF: "令和",
    0x337B: "平成",
    0x337C: "昭和",
    0x337D: "大正",
    0x337E: "明治",
}

_NUMBER = rf"[0-9]+|[{CHARACTERS}]+"


def _after_year(of_year: str, of_month: str, of_day: str, end: str = "") -> str:
    """Return an expression for month and day: behind units, or behind a mark that is repeated."""
    return (
        rf" *(?:{of_year} *(?P<month>{_NUMBER}) *{of_month} *(?P<day>{_NUMBER}) *{of_day}"
        rf"|(?P<mark>[./-]) *(?P<month2>{_NUMBER}) *(?P=mark) *(?P<day2>{_NUMBER}){end}) *"
    )


# No two runs of spaces stand side by side: the time would grow with the square of their length.
_JA = re.compile(
    r" *(?P<era>明(?: *治)?|大(?: *正)?|昭(?: *和)?|平(?: *成)?|令(?: *和)?|[MTSHRmtshr])"
    rf"(?: *\.)? *(?P<year>元|{_NUMBER})" + _after_year("年", "月", "日")
)
_JAPANESE = {
    **dict.fromkeys(("明治", "明", "M"), "meiji"),
    **dict.fromkeys(("大正", "大", "T"), "taisho"),
    **dict.fromkeys(("昭和", "昭", "S"), "showa"),
    **dict.fromkeys(("平成", "平", "H"), "heisei"),
    **dict.fromkeys(("令和", "令", "R"), "reiwa"),
}
_TW = re.compile(
    r" *(?:(?:中[華华] *)?民 *(?:[國国] *)?)?(?P<before>前 *)?"
    rf"(?P<year>元|{_NUMBER})" + _after_year("年", "月", "日")
)
_CUT_SHORT = re.compile(r"[百佰千仟][^〇零○◯十拾什廿卄卅丗百佰]\Z")
_KO = re.compile(
    rf" *(?:(?:단 *기|단군 *기원|檀 *紀|檀君 *紀元) *)?(?P<year>{_NUMBER})"
    + _after_year("[년年]", "[월月]", "[일日]", r"(?: *\.)?")
)


def _thai_month(name: str) -> str:
    """Return an expression for a month's name, of which the dots and a space may be missing."""
    return "".join(rf"{part}\.? ?" if part else "" for part in name.split("."))


_TH = re.compile(
    r" *(?:วันที่ *)?(?P<day>[0-9]+)"
    r" *(?:(?:เดือน *)?(?P<name>"
    + "|".join((*THAI_MONTHS, *map(_thai_month, THAI_SHORT_MONTHS)))
    + r")|(?P<mark>[./-]) *(?P<month>[0-9]+) *(?P=mark))"
    r" *(?:(?:พ\.? ?ศ\.?|พุทธศักราช) *)?(?P<year>[0-9]+) *"
)
_THAI = {
    name.replace(".", ""): month
    for names in (THAI_MONTHS, THAI_SHORT_MONTHS)
    for month, name in enumerate(names, 1)
}

_LETTERS = "[a-zś]+|[\u0900-\u0963]+"
_WORDS = f"{_LETTERS}(?: [\u0900-\u0963]+)?"
_IN = re.compile(
    rf" *(?:(?P<day>[0-9]+) *(?P<name>{_LETTERS}) *(?:, *)?"
    rf"|(?P<name2>{_LETTERS}) *(?P<day2>[0-9]+)(?: +(?:, *)?|, *)"
    r"|(?P<day3>[0-9]+) *(?P<mark>[./-]) *(?P<month>[0-9]+) *(?P=mark) *)"
    rf"(?P<year>[0-9]+) *(?:\( *(?P<era>{_WORDS}) *\)|(?P<era2>{_WORDS}))? *"
)
_SAKA = frozenset(("saka", "shaka", "śaka", "शक", "शके", "शक संवत", "शक संवत्"))
_INDIAN = {
    name: month
    for month, names in enumerate(
        (
            "chaitra caitra चैत्र",
            "vaisakha vaishakha वैशाख",
            "jyaistha jyaishtha jyeshtha ज्येष्ठ ज्यैष्ठ",
            "asadha ashadha आषाढ\u093c आषाढ",
            "sravana shravana श्रावण",
            "bhadra bhadrapada भाद्र भाद्रपद",
            "asvina ashvina आश्विन अश्विन",
            "kartika kartik कार्तिक",
            "agrahayana margasirsha अग्रहायण मार्गशीर्ष",
            "pausa pausha पौष",
            "magha माघ",
            "phalguna फाल्गुन",
        ),
        1,
    )
    for name in names.split()
}
_TWO_DIGITS = 2


def _japanese(text: str, _: str) -> Fields:
    """Return era, year, month and day of a date in a Japanese era."""
    match = _JA.fullmatch(_folded(text))
    if match is None:
        _refuse(text, "a date in a Japanese era, such as 令和元年5月1日 or R1.5.1")
    era = _JAPANESE[match["era"].replace(" ", "").upper()]
    return era, *_numbers(match, text)


def _thai(text: str, years: str) -> Fields:
    """Return era, year, month and day of a date of the Buddhist Era."""
    match = _TH.fullmatch(_folded(text))
    if match is None:
        _refuse(text, "a Thai date, such as 31 ธันวาคม พ.ศ. 2567, 31 ธ.ค. 2567 or 31/12/2567")
    name, year = match["name"], match["year"]
    if len(year) == _TWO_DIGITS and years != "refuse":
        year = years[:2] + year
    elif len(year) <= _TWO_DIGITS:
        _refuse(text, "a date whose year has all its digits (two_digit_years='2500' allows two)")
    month = _THAI[name.replace(".", "").replace(" ", "")] if name else None
    return (
        "be",
        _number(year, "year", _LARGEST_YEAR, text),
        month or _number(match["month"], "month", 12, text),
        _number(match["day"], "day", 31, text),
    )


def _taiwanese(text: str, _: str) -> Fields:
    """Return era, year, month and day of a date of the Republic of China."""
    match = _TW.fullmatch(_folded(text))
    before = match is not None and match["before"] is not None
    # 百五 may be 105 and, as it is spoken, 150; nothing is the first year before the republic.
    if match is None or _CUT_SHORT.search(match["year"]) or (before and match["year"] == "元"):
        _refuse(text, "a date of the Republic of China, such as 民國113年12月31日 or 113/12/31")
    return "before-minguo" if before else "minguo", *_numbers(match, text)


def _korean(text: str, _: str) -> Fields:
    """Return era, year, month and day of a date of the Dangun era."""
    match = _KO.fullmatch(_folded(text))
    if match is None:
        _refuse(text, "a date of the Dangun era, such as 단기 4294년 12월 31일 or 4294. 12. 31.")
    return "dangi", *_numbers(match, text)


def _indian(text: str, _: str) -> Fields:
    """Return era, year, month and day of a date of the Indian national calendar."""
    match = _IN.fullmatch(_folded(text).lower())
    era = (match["era"] or match["era2"] or "saka") if match else ""
    if match is None or era not in _SAKA:
        _refuse(text, "a date of the Indian national calendar, such as Pausa 10, 1946 (Saka)")
    name = match["name"] or match["name2"]
    if name and name not in _INDIAN:
        _refuse(text, "a date whose month is one of the Indian national calendar")
    return (
        "saka",
        _number(match["year"], "year", _LARGEST_YEAR, text),
        _INDIAN[name] if name else _number(match["month"], "month", 12, text),
        _number(match["day"] or match["day2"] or match["day3"], "day", 31, text),
    )


def _folded(text: str) -> str:
    """Return a text in normal form, with what is typed in place of ASCII characters as those."""
    return text if text.isascii() else nfc(text).translate(_FOLDED)


def _numbers(match: re.Match[str], text: str) -> tuple[int, int, int]:
    """Return year, month and day of a match that `_after_year` ends."""
    year = "1" if match["year"] == "元" else match["year"]
    return (
        _number(year, "year", _LARGEST_YEAR, text),
        _number(match["month"] or match["month2"], "month", 12, text),
        _number(match["day"] or match["day2"], "day", 31, text),
    )


def _number(numeral: str, name: str, largest: int, text: str) -> int:
    """Return a number from 1 to *largest*."""
    value = value_of(numeral) if len(numeral) <= _LONGEST else None
    if value is None:
        _refuse(text, f"a date whose {name} is a number from 1 to {largest}")
    if not 1 <= value <= largest:
        msg = f"{name} must be 1 to {largest}, got {value} in {_shown(text)}"
        raise InvalidInputError(msg)
    return value


def _refuse(text: str, wanted: str) -> NoReturn:
    """Raise for a text that is no date."""
    msg = f"text must be {wanted}, got {_shown(text)}"
    raise InvalidInputError(msg)


def _shown(text: str) -> str:
    """Return a text as an error shows it: not megabytes."""
    return repr(text) if len(text) <= _SHOWN else f"{text[:_SHOWN]!r}..."


READERS: dict[str, Callable[[str, str], Fields]] = {
    "ja": _japanese,
    "th": _thai,
    "tw": _taiwanese,
    "ko-dangi": _korean,
    "in-saka": _indian,
}
"""What reads a text, by system; the second argument is for Thai years of two digits."""
