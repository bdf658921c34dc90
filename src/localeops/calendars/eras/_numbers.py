"""Numbers as dates write them: digits of several scripts, and numerals in Chinese characters."""

from __future__ import annotations

__all__: list[str] = []

UNITS = {
    **{character: value for value, character in enumerate("〇一二三四五六七八九")},
    "零": 0, "○": 0, "◯": 0, "壱": 1, "壹": 1, "弌": 1, "弐": 2, "貳": 2, "貮": 2, "弍": 2,
    "参": 3, "參": 3, "弎": 3, "肆": 4, "伍": 5, "陸": 6, "柒": 7, "漆": 7, "捌": 8, "玖": 9,
}  # fmt: skip
TENS = {"十": 10, "拾": 10, "什": 10, "廿": 20, "卄": 20, "卅": 30, "丗": 30}
HUNDREDS = "百佰"
THOUSANDS = "千仟"
CHARACTERS = "".join(UNITS) + "".join(TENS) + HUNDREDS + THOUSANDS
"""What a numeral in Chinese characters is written with."""


def value_of(numeral: str) -> int | None:
    """Return the number that ASCII digits or Chinese characters write, None if they write none."""
    if numeral.isascii():
        return int(numeral)
    if all(character in UNITS for character in numeral):
        return int("".join(str(UNITS[character]) for character in numeral))
    total, digit, above = 0, None, 10_000
    for character in numeral:
        if character in UNITS:
            if digit is not None and digit != 0:
                return None
            digit = UNITS[character]
            continue
        place = 1000 if character in THOUSANDS else 100 if character in HUNDREDS else 10
        multiple = TENS.get(character, place) // place
        if place >= above or digit == 0 or (multiple > 1 and digit is not None):
            return None
        total += place * (digit or multiple)
        digit, above = None, place
    return None if digit == 0 else total + (digit or 0)
