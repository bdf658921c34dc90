"""Wrap status logs for a console 40 columns wide, the way a terminal would draw them.

usage: python3 wrap_status.py OUTDIR FILE [FILE ...]

Three small machines, one after the other, each reading one character at a time:

* Parser    drops escape sequences, with the states of a VT500 parser;
* Katakana  turns halfwidth katakana into fullwidth ones, holding one back until it is known whether
            a sound mark follows;
* Screen    puts characters into cells; a cell is finished when the next character does not join it.

No Unicode database is needed: the few ranges below were written by hand.
"""

import os
import sys
from bisect import bisect_right

COLUMNS = 40

# Two columns: Hangul leading consonants, clocks and signs that are emoji by default, CJK, kana,
# Hangul syllables, fullwidth forms, then what lies in the planes of emoji and of rare ideographs.
WIDE = (
    (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0),
    (0x23F3, 0x23F3), (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2648, 0x2653), (0x267F, 0x267F),
    (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26AA, 0x26AB), (0x26BD, 0x26BE), (0x26C4, 0x26C5),
    (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA), (0x26F2, 0x26F3), (0x26F5, 0x26F5),
    (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705), (0x270A, 0x270B), (0x2728, 0x2728),
    (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755), (0x2757, 0x2757), (0x2795, 0x2797),
    (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C), (0x2B50, 0x2B50), (0x2B55, 0x2B55),
    (0x2E80, 0x303E), (0x3041, 0x3247), (0x3250, 0x4DBF), (0x4E00, 0xA4C6), (0xA960, 0xA97C),
    (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE10, 0xFE19), (0xFE30, 0xFE6B), (0xFF01, 0xFF60),
    (0xFFE0, 0xFFE6), (0x16FE0, 0x18D08), (0x1AFF0, 0x1B2FB), (0x1F004, 0x1F004),
    (0x1F0CF, 0x1F0CF), (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A), (0x1F200, 0x1F320),
    (0x1F32D, 0x1F335), (0x1F337, 0x1F37C), (0x1F37E, 0x1F393), (0x1F3A0, 0x1F3CA),
    (0x1F3CF, 0x1F3D3), (0x1F3E0, 0x1F3F0), (0x1F3F4, 0x1F3F4), (0x1F3F8, 0x1F43E),
    (0x1F440, 0x1F440), (0x1F442, 0x1F4FC), (0x1F4FF, 0x1F53D), (0x1F54B, 0x1F54E),
    (0x1F550, 0x1F567), (0x1F57A, 0x1F57A), (0x1F595, 0x1F596), (0x1F5A4, 0x1F5A4),
    (0x1F5FB, 0x1F64F), (0x1F680, 0x1F6C5), (0x1F6CC, 0x1F6CC), (0x1F6D0, 0x1F6D2),
    (0x1F6D5, 0x1F6D7), (0x1F6DC, 0x1F6DF), (0x1F6EB, 0x1F6EC), (0x1F6F4, 0x1F6FC),
    (0x1F7E0, 0x1F7F0), (0x1F90C, 0x1F93A), (0x1F93C, 0x1F945), (0x1F947, 0x1F9FF),
    (0x1FA70, 0x1FAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
)

# Drawn on top of the character before: accents, sound marks, marks of the scripts that such a log
# may quote, joiners, style selectors, skin colours, tags.
JOINS = (
    (0x0300, 0x036F), (0x0483, 0x0489), (0x0591, 0x05BD), (0x05BF, 0x05BF), (0x05C1, 0x05C2),
    (0x05C4, 0x05C5), (0x05C7, 0x05C7), (0x0610, 0x061A), (0x064B, 0x065F), (0x0670, 0x0670),
    (0x06D6, 0x06DC), (0x06DF, 0x06E4), (0x06E7, 0x06E8), (0x06EA, 0x06ED), (0x0900, 0x0903),
    (0x093A, 0x093C), (0x093E, 0x094F), (0x0E31, 0x0E31), (0x0E34, 0x0E3A), (0x0E47, 0x0E4E),
    (0x0EB1, 0x0EB1), (0x0EB4, 0x0EBC), (0x0EC8, 0x0ECD), (0x1160, 0x11FF), (0x1AB0, 0x1ACE),
    (0x1DC0, 0x1DFF), (0x200C, 0x200D), (0x20D0, 0x20F0), (0x302A, 0x302F), (0x3099, 0x309A),
    (0xFE00, 0xFE0F), (0xFE20, 0xFE2F), (0x1F3FB, 0x1F3FF), (0xE0020, 0xE007F),
    (0xE0100, 0xE01EF),
)

# Take no column and join nothing: controls, invisible format characters.
INVISIBLE = (
    (0x0000, 0x001F), (0x007F, 0x009F), (0x200B, 0x200B), (0x200E, 0x200F), (0x202A, 0x202E),
    (0x2060, 0x206F), (0xFEFF, 0xFEFF),
)

# One column by default, two when the style selector for emoji or a skin colour follows (besides all
# that is wide).
STYLED = (
    (0x0023, 0x0023), (0x002A, 0x002A), (0x0030, 0x0039), (0x00A9, 0x00A9), (0x00AE, 0x00AE),
    (0x203C, 0x203C), (0x2049, 0x2049), (0x2122, 0x2122), (0x2139, 0x2139), (0x2194, 0x21AA),
    (0x2328, 0x2328), (0x23CF, 0x23CF), (0x23E9, 0x23FA), (0x24C2, 0x24C2), (0x25AA, 0x25FE),
    (0x2600, 0x27BF), (0x2934, 0x2935), (0x2B05, 0x2B55), (0x1F170, 0x1F17F), (0x1F300, 0x1FAFF),
)

FLAG_LETTERS = ((0x1F1E6, 0x1F1FF),)
PICTURES = ((0x00A9, 0x00AE), (0x203C, 0x203C), (0x2049, 0x2049), (0x2122, 0x2B55),
            (0x3030, 0x303D), (0x3297, 0x3299), (0x1F000, 0x1FAFF))

ZWJ = 0x200D
EMOJI_STYLE = 0xFE0F

HALF = "｡｢｣､･ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ"
FULL = "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
TO_FULL = dict(zip(HALF, FULL))
MARKED = {
    "ﾞ": dict(zip("ウカキクケコサシスセソタチツテトハヒフヘホワヲ",
                   "ヴガギグゲゴザジズゼゾダヂヅデドバビブベボヷヺ")),
    "ﾟ": dict(zip("ハヒフヘホ", "パピプペポ")),
}
ALONE = {"ﾞ": "゛", "ﾟ": "゜"}


def within(code, ranges):
    """Tell whether the code point lies in one of the sorted ranges."""
    index = bisect_right(ranges, (code, 0x110000)) - 1
    return index >= 0 and code <= ranges[index][1]


class Parser:
    """Pass on what is printed, drop escape sequences."""

    def __init__(self):
        self.state = self.text

    def feed(self, char):
        """Return the character if it is text, else nothing."""
        return self.state(char)

    def text(self, char):
        if char == "\x1b":
            self.state = self.escape
            return ""
        return char

    def escape(self, char):
        if char == "[":
            self.state = self.control
        elif char in "]PX^_":
            self.state = self.string
        elif not " " <= char <= "/":  # ESC ( B has an intermediate character, ESC 7 has none
            self.state = self.text
        return ""

    def control(self, char):
        if "@" <= char <= "~":
            self.state = self.text
        return ""

    def string(self, char):
        if char == "\x07":
            self.state = self.text
        elif char == "\x1b":
            self.state = self.string_end
        return ""

    def string_end(self, char):
        self.state = self.text if char == "\\" else self.string
        return ""


class Katakana:
    """Turn halfwidth katakana into fullwidth ones, together with their sound marks."""

    def __init__(self):
        self.held = ""  # a fullwidth kana that may still take a mark

    def feed(self, char):
        """Return what is now certain."""
        if char in ALONE:
            held, self.held = self.held, ""
            return MARKED[char].get(held, held + ALONE[char])
        held, self.held = self.held, TO_FULL.get(char, "")
        return held if self.held else held + char

    def flush(self):
        held, self.held = self.held, ""
        return held


class Screen:
    """Put characters into cells and cells into rows."""

    def __init__(self):
        self.rows = []
        self.row = ""
        self.column = 0
        self.cell = ""  # not yet on the row: it may still grow
        self.width = 0
        self.flag = False  # half a flag
        self.picture = False  # the cell began with a picture

    def feed(self, char):
        code = ord(char)
        if self.cell and self.grow(code):
            self.cell += char
            return
        self.finish_cell()
        self.cell = char
        self.flag = within(code, FLAG_LETTERS)
        self.picture = within(code, PICTURES)
        if within(code, JOINS) or within(code, INVISIBLE):
            self.width = 0
        elif within(code, WIDE):
            self.width = 2
        else:
            self.width = 1
        if 0x1F3FB <= code <= 0x1F3FF:  # a skin colour with nothing before it
            self.width = 2

    def grow(self, code):
        """Tell whether the code point joins the cell, and widen the cell where it does so."""
        if within(code, JOINS):
            first = len(self.cell) == 1
            emoji = code == EMOJI_STYLE or 0x1F3FB <= code <= 0x1F3FF
            if emoji and first and within(ord(self.cell), STYLED):
                self.width = 2
            self.flag = False
            return True
        if within(code, FLAG_LETTERS) and self.flag:
            self.flag = False
            self.width = 2
            return True
        return self.picture and ord(self.cell[-1]) == ZWJ and within(code, PICTURES)

    def finish_cell(self):
        if self.column + self.width > COLUMNS:
            self.rows.append(self.row)
            self.row, self.column = "", 0
        self.row += self.cell
        self.column += self.width
        self.cell, self.width = "", 0

    def finish(self):
        self.finish_cell()
        return [*self.rows, self.row]


def wrap(line):
    """Return the rows that one line fills."""
    parser, katakana, screen = Parser(), Katakana(), Screen()
    for char in line:
        for printed in parser.feed(char):
            for shown in katakana.feed(printed):
                screen.feed(shown)
    for shown in katakana.flush():
        screen.feed(shown)
    return screen.finish()


def main(outdir, *names):
    for name in names:
        target = os.path.join(outdir, os.path.basename(name))
        with open(name, encoding="utf-8", newline="\n") as source, open(
            target, "w", encoding="utf-8", newline="\n"
        ) as wrapped:
            for line in source:
                for row in wrap(line.rstrip("\n")):
                    wrapped.write(row + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
