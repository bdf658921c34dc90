"""Line_Break, resolved as UAX #14 LB1 says, with the other properties that its rules speak of."""

from localeops._gen import ucd

# LB1: what has no fixed class by itself. SA is CM for marks and AL otherwise: no dictionary is
# used.
_RESOLVED = {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}
_MARKS = frozenset({"Mn", "Mc"})
_EAST_ASIAN = frozenset({"F", "W", "H"})
_HANGUL_SYLLABLES = range(0xAC00, 0xD7A4)
_FINALS = 28  # T of the core specification, section 3.12: LV syllables are that far apart
_DOTTED_CIRCLE = 0x25CC


def make() -> str:
    """Return the text of ``_tables/line_break.py``."""
    breaks = ucd.values("LineBreak")
    width = ucd.values("EastAsianWidth")
    categories = ucd.values("extracted/DerivedGeneralCategory")
    pictographic = ucd.members("emoji/emoji-data", "Extended_Pictographic")
    classes = {}
    for code in {*breaks, *pictographic}:
        category = categories.get(code, "Cn")
        label = _class(breaks.get(code, "XX"), category)
        letters = {
            "o": code == _DOTTED_CIRCLE,
            "p": code in pictographic and category == "Cn",
            "w": width.get(code, "N") in _EAST_ASIAN and label != "CM",
            "i": label == "QU" and category == "Pi",
            "f": label == "QU" and category == "Pf",
        }
        label += "".join(letter for letter, applies in letters.items() if applies)
        if label != "AL":
            classes[code] = label
    for code in _HANGUL_SYLLABLES:
        lv = (code - _HANGUL_SYLLABLES.start) % _FINALS == 0
        if classes.pop(code) != ("H2w" if lv else "H3w"):
            msg = f"U+{code:04X}: not where its formula puts it"
            raise ValueError(msg)
    return ucd.source(
        "line_break",
        ["LineBreak", "EastAsianWidth", "extracted/DerivedGeneralCategory", "emoji/emoji-data"],
        """Line_Break after LB1 of UAX #14, and what else its rules speak of, as a label each.

A label is the class and a letter: w East_Asian_Width F, W or H; i and f General_Category Pi and Pf;
p Extended_Pictographic and unassigned; o the dotted circle, U+25CC. What is not listed is AL, but
for the Hangul syllables: U+AC00 and every 28th after it up to U+D7A3 is H2w, the others H3w.
""",
        ucd.text_of_spans("RANGES", ucd.labelled_spans(classes)),
    )


def _class(value: str, category: str) -> str:
    """Return the class that LB1 makes of a value of Line_Break."""
    if value == "SA":
        return "CM" if category in _MARKS else "AL"
    return _RESOLVED.get(value, value)
