"""UAX #14 and the word boundaries of UAX #29: the official test files, whole."""

import re

import ucd_reader
from localeops import segment, width
from localeops.segment import _lines, _words
from localeops.width import _breaks


def rows(name: str) -> list[tuple[str, list[int]]]:
    """Return the text of each row of a test file, and the indices at which it has a break."""
    found = []
    for line in ucd_reader.text(f"auxiliary/{name}").splitlines():
        text, places = "", []
        for field in line.partition("#")[0].split():
            if field == "÷":
                places.append(len(text))
            elif field != "×":
                text += chr(int(field, 16))
        if text:
            found.append((text, places))
    return found


def test_every_row_of_the_line_break_file() -> None:
    cases = rows("LineBreakTest")
    assert len(cases) == 19338
    assert "# Lines: 19338" in ucd_reader.text("auxiliary/LineBreakTest")
    for text, places in cases:
        assert [index for index, _ in segment.line_breaks(text)] == places, ascii(text)


def test_every_row_of_the_word_break_file() -> None:
    cases = rows("WordBreakTest")
    assert len(cases) == 1944
    for text, places in cases:
        found = [0]
        for word in segment.words(text):
            found.append(found[-1] + len(word))
        assert found == places, ascii(text)
        assert "".join(segment.words(text)) == text


def test_the_line_break_class_of_every_code_point() -> None:
    line_break = ucd_reader.property_of("LineBreak")
    category = ucd_reader.property_of("extracted/DerivedGeneralCategory")
    width = ucd_reader.property_of("EastAsianWidth")
    pictographic = ucd_reader.property_of("emoji/emoji-data", value="Extended_Pictographic")
    labels = {letter: label for label, letter in _lines._LETTER.items()}
    # UAX #14 LB1, and the properties that its later rules name.
    resolved = {None: "AL", "AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}
    for code, letter in enumerate(_lines._classes_of_characters()):
        value = line_break[code]
        if value == "SA":
            value = "CM" if category[code] in ("Mn", "Mc") else "AL"
        expected = resolved.get(value, value)
        assert expected is not None
        if expected == "QU":
            expected += {"Pi": "i", "Pf": "f"}.get(str(category[code]), "")
        if pictographic[code] and category[code] in (None, "Cn"):
            expected += "p"
        if width[code] in ("F", "W", "H") and expected != "CM":
            expected += "w"
        if code == 0x25CC:
            expected += "o"
        assert labels[letter] == expected, f"U+{code:04X}"


def test_the_word_break_class_of_every_code_point() -> None:
    word_break = ucd_reader.property_of("auxiliary/WordBreakProperty")
    pictographic = ucd_reader.property_of("emoji/emoji-data", value="Extended_Pictographic")
    letters = {
        None: "O", "CR": "r", "LF": "n", "Newline": "v", "Extend": "E", "Format": "E", "ZWJ": "Z",
        "Katakana": "K", "Hebrew_Letter": "H", "ALetter": "A", "Single_Quote": "S", "Double_Quote": "D",
        "MidNumLet": "B", "MidLetter": "M", "MidNum": "C", "Numeric": "N", "ExtendNumLet": "U",
        "Regional_Indicator": "R", "WSegSpace": "W",
    }  # fmt: skip
    for code, letter in enumerate(_words._classes_of_characters()):
        expected = letters[word_break[code]]
        if pictographic[code]:
            expected = {"O": "X", "A": "a"}[expected]
        assert letter == expected, f"U+{code:04X}"


def test_plain_prose_breaks_after_spaces_alone() -> None:
    # What width.wrap takes for granted of plain text: letters and digits of one column that join
    # nothing, with only prohibitions between them and the punctuation of prose.
    line_break = ucd_reader.property_of("LineBreak")
    clusters = ucd_reader.property_of("auxiliary/GraphemeBreakProperty")
    conjunct = ucd_reader.property_of("DerivedCoreProperties", value="InCB")
    width_of = ucd_reader.property_of("EastAsianWidth")
    letters = re.compile(f"[{_breaks._PLAIN_LETTERS}]")
    found = [chr(code) for code in range(0x110000) if letters.match(chr(code))]
    assert len(found) > 800
    for letter in found:
        code = ord(letter)
        assert line_break[code] in ("AL", "NU", "XX", None, "AI", "GL"), f"U+{code:04X}"
        assert (line_break[code] == "GL") == (letter == "\u00a0")
        assert clusters[code] is None
        assert conjunct[code] is None
        assert width_of[code] not in ("W", "F")
        assert width.measure(letter) == 1
    marks = [",", ".", ":", ";", "!", "?"]
    assert [line_break[ord(mark)] for mark in marks] == ["IS"] * 4 + ["EX"] * 2
