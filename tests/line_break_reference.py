"""UAX #14 read off its rules, one by one and at one place at a time: slow, and shares nothing with ours.

Each character, with the marks that LB9 gives to it, is a word such as ``QU.i`` or ``ID.w``: its class
and, as letters, what else the rules ask for (w East Asian, i and f Pi and Pf, p unassigned pictograph,
o the dotted circle). A rule is a pattern for what ends before a place and one for what begins there.
"""

from __future__ import annotations

import functools
import re

import ucd_reader


@functools.cache
def _properties() -> tuple[list[str | None], ...]:
    return (
        ucd_reader.property_of("LineBreak"),
        ucd_reader.property_of("extracted/DerivedGeneralCategory"),
        ucd_reader.property_of("EastAsianWidth"),
        ucd_reader.property_of("emoji/emoji-data", value="Extended_Pictographic"),
    )


def _word(character: str) -> str:
    code = ord(character)
    line_break, category, width, pictographic = (values[code] for values in _properties())
    name = {None: "AL", "AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}.get(line_break, line_break)
    if name == "SA":
        name = "CM" if category in ("Mn", "Mc") else "AL"
    flags = {"Pi": "i", "Pf": "f"}.get(str(category), "")
    flags += "w" if width in ("F", "W", "H") else ""
    flags += "p" if pictographic and category in (None, "Cn") else ""
    return f"{name}.{flags}{'o' if code == 0x25CC else ''} "


ANY = r"\w+\.\w* "


def _of(names: str) -> str:
    """Return a pattern of one word: ``A B`` of these classes, ``A:w`` with a flag, ``A!w`` without."""
    parts = []
    for name in names.split():
        if name[0] == "^":
            parts.append(f"(?!{_of(name[1:].replace(',', ' '))}){ANY}")
        elif ":" in name:
            parts.append(name.replace(":", r"\.\w*") + r"\w* ")
        elif "!" in name:
            cls, flag = name.split("!")
            parts.append(rf"{cls}\.(?!\w*{flag})\w* ")
        else:
            parts.append(rf"{name}\.\w* ")
    return f"(?:{'|'.join(parts)})"


HARD = "BK CR LF NL"
WIDE, NOT_WIDE = r"\w+\.\w*w\w* ", r"\w+\.(?!\w*w)\w* "
AKSARA = "AK AS AL:o"
START = "(?:^|" + _of(HARD + " OP QU GL SP ZW") + ")"
INITIAL = "(?:^|" + _of(HARD + " SP ZW CB GL") + ")"
CLOSING = _of("SP GL WJ CL QU CP EX IS SY ZW " + HARD)
SPACES = _of("SP") + "*"
NUMBER = _of("NU") + _of("SY IS") + "*"
HANGUL = "JL JV JT H2 H3"
RULES = [
    (_of("BK"), "", "!"),
    (_of("CR"), _of("LF"), "×"),
    (_of("CR LF NL"), "", "!"),
    ("", _of(HARD), "×"),
    ("", _of("SP ZW"), "×"),
    (_of("ZW") + SPACES, "", "÷"),
    ("", _of("WJ"), "×"),
    (_of("WJ"), "", "×"),
    (_of("GL"), "", "×"),
    (_of("^SP,BA,HY,HH"), _of("GL"), "×"),
    ("", _of("CL CP EX SY"), "×"),
    (_of("OP") + SPACES, "", "×"),
    (START + _of("QU:i") + SPACES, "", "×"),
    ("", _of("QU:f") + "(?:" + CLOSING + "|$)", "×"),
    (_of("SP"), _of("IS") + _of("NU"), "÷"),
    ("", _of("IS"), "×"),
    (_of("CL CP") + SPACES, _of("NS"), "×"),
    (_of("B2") + SPACES, _of("B2"), "×"),
    (_of("SP"), "", "÷"),
    ("", _of("QU!i"), "×"),
    (_of("QU!f"), "", "×"),
    (NOT_WIDE, _of("QU"), "×"),
    ("", _of("QU") + f"(?:{NOT_WIDE}|$)", "×"),
    (_of("QU"), NOT_WIDE, "×"),
    (f"(?:^|{NOT_WIDE})" + _of("QU"), "", "×"),
    ("", _of("CB"), "÷"),
    (_of("CB"), "", "÷"),
    (INITIAL + _of("HY HH"), _of("AL HL"), "×"),
    ("", _of("BA HH HY NS"), "×"),
    (_of("BB"), "", "×"),
    (_of("HL") + _of("HY HH"), _of("^HL"), "×"),
    (_of("SY"), _of("HL"), "×"),
    ("", _of("IN"), "×"),
    (_of("AL HL"), _of("NU"), "×"),
    (_of("NU"), _of("AL HL"), "×"),
    (_of("PR"), _of("ID EB EM"), "×"),
    (_of("ID EB EM"), _of("PO"), "×"),
    (_of("PR PO"), _of("AL HL"), "×"),
    (_of("AL HL"), _of("PR PO"), "×"),
    (NUMBER + _of("CL CP") + "?", _of("PO PR"), "×"),
    (NUMBER, _of("NU"), "×"),
    (_of("PO PR"), _of("OP") + _of("IS") + "?" + _of("NU"), "×"),
    (_of("PO PR HY IS"), _of("NU"), "×"),
    (_of("JL"), _of("JL JV H2 H3"), "×"),
    (_of("JV H2"), _of("JV JT"), "×"),
    (_of("JT H3"), _of("JT"), "×"),
    (_of(HANGUL), _of("PO"), "×"),
    (_of("PR"), _of(HANGUL), "×"),
    (_of("AL HL"), _of("AL HL"), "×"),
    (_of("AP"), _of(AKSARA), "×"),
    (_of(AKSARA), _of("VF VI"), "×"),
    (_of(AKSARA) + _of("VI"), _of("AK AL:o"), "×"),
    (_of(AKSARA), _of(AKSARA) + _of("VF"), "×"),
    (_of("IS"), _of("AL HL"), "×"),
    (_of("AL HL NU"), _of("OP!w"), "×"),
    (_of("CP!w"), _of("AL HL NU"), "×"),
    ("(?:^|" + _of("^RI") + ")(?:" + _of("RI") * 2 + ")*" + _of("RI"), _of("RI"), "×"),
    (_of("EB"), _of("EM"), "×"),
    (r"\w+\.\w*p\w* ", _of("EM"), "×"),
    ("", "", "÷"),
]
# What ends before a place begins with a whole word.
COMPILED = [
    (re.compile(rf"(?:^|(?<= ))(?:{before})$"), re.compile(after), mark)
    for before, after, mark in RULES
]


def line_breaks(text: str) -> list[tuple[int, str]]:
    """Return index and kind of each break."""
    words: list[str] = []
    starts: list[int] = []
    for index, character in enumerate(text):
        word = _word(character)
        if word.startswith(("CM.", "ZWJ.")):
            if words and not words[-1].startswith(("BK.", "CR.", "LF.", "NL.", "SP.", "ZW.")):
                continue  # LB9
            word = "AL. "  # LB10
        words.append(word)
        starts.append(index)
    found = []
    for number in range(1, len(words)):
        before, after = "".join(words[:number]), "".join(words[number:])
        mark = next(m for b, a, m in COMPILED if b.search(before) and a.match(after))
        if mark == "÷" and text[starts[number] - 1] == "\u200d":
            continue  # LB8a
        if mark != "×":
            found.append((starts[number], "mandatory" if mark == "!" else "allowed"))
    return [*found, (len(text), "mandatory")] if text else []
