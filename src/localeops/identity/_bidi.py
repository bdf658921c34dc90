"""The Bidi Rule of RFC 5893, section 2: six conditions, all of which must hold."""

from __future__ import annotations

from functools import cache

from localeops._tables import spans

# A letter for each Bidi_Class that the rule names; x for any other.
_LETTERS = {
    "L": "L",
    "R": "R",
    "AL": "A",
    "AN": "N",
    "EN": "E",
    "ES": "S",
    "CS": "C",
    "ET": "T",
    "ON": "O",
    "BN": "B",
    "NSM": "M",
}
_IN_RTL, _RTL_ENDS = "RANESCTOBM", "RAEN"
_IN_LTR, _LTR_ENDS = "LESCTOBM", "LE"


def broken(text: str) -> tuple[int, str] | None:
    """Return place and condition where a text breaks the Bidi Rule; the text is not empty."""
    letters = text.translate(_table())
    first = letters[0]
    if first not in "LRA":
        return 0, "RFC 5893, condition 1: the first character must be L, R or AL"
    rtl = first != "L"
    rest = letters.lstrip(_IN_RTL if rtl else _IN_LTR)
    if rest:
        rule = (
            "condition 2: a text that starts from the right has no L"
            if rtl
            else "condition 5: a text that starts with L has no R, AL or AN"
        )
        return len(letters) - len(rest), f"RFC 5893, {rule}"
    end = letters.rstrip("M")
    if end[-1] not in (_RTL_ENDS if rtl else _LTR_ENDS):
        rule = (
            "condition 3: the last character must be R, AL, EN or AN"
            if rtl
            else "condition 6: the last character must be L or EN"
        )
        return len(end) - 1, f"RFC 5893, {rule}"
    if rtl and "E" in letters and "N" in letters:
        second = max(letters.index("E"), letters.index("N"))
        return second, "RFC 5893, condition 4: EN and AN exclude each other"
    return None


@cache
def _table() -> str:
    """Return the letter of every code point: one text, for ``str.translate`` to index."""
    from localeops._tables.bidi_class import RANGES

    letters = bytearray(b"x" * 0x110000)
    for first, last, bidi_class in spans(RANGES):
        letters[first : last + 1] = _LETTERS.get(bidi_class, "x").encode() * (last + 1 - first)
    return letters.decode("ascii")
