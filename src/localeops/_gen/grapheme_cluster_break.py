"""The properties that the rules of extended grapheme clusters speak of, as one letter each.

Grapheme_Cluster_Break, Indic_Conjunct_Break and Extended_Pictographic divide the code points into
classes that overlap little; one letter a class lets one table and one regular expression do the
work.
"""

from localeops._gen import ucd

_LETTERS = {
    "CR": "r",
    "LF": "n",
    "Control": "C",
    "Extend": "E",
    "ZWJ": "Z",
    "SpacingMark": "M",
    "Prepend": "P",
    "L": "L",
    "V": "V",
    "T": "T",
    "LV": "H",
    "LVT": "J",
    "Regional_Indicator": "F",
}
_HANGUL_SYLLABLES = range(0xAC00, 0xD7A4)
_FINALS = 28  # T of the core specification, section 3.12: LV syllables are that far apart


def make() -> str:
    """Return the text of ``_tables/grapheme_cluster_break.py``."""
    breaks = ucd.values("auxiliary/GraphemeBreakProperty")
    conjunct = ucd.values("DerivedCoreProperties", prefix=["InCB"])
    pictographic = ucd.members("emoji/emoji-data", "Extended_Pictographic")
    classes = {code: _LETTERS[value] for code, value in breaks.items()}
    for code in pictographic:
        _require(code not in classes, code, "Extended_Pictographic with a break class")
        classes[code] = "X"
    for code, value in conjunct.items():
        letter = classes.get(code, "O")
        if value == "Consonant":
            _require(letter == "O", code, "a conjunct consonant with a break class")
            classes[code] = "I"
        elif value == "Linker":
            _require(letter == "E", code, "a conjunct linker that does not extend")
            classes[code] = "K"
        else:
            _require(letter in "EZ", code, "a conjunct extender that does not extend")
    for code, letter in classes.items():
        if letter == "E" and code not in conjunct:
            classes[code] = "N"
    for code in _HANGUL_SYLLABLES:
        lv = (code - _HANGUL_SYLLABLES.start) % _FINALS == 0
        _require(classes.pop(code) == ("H" if lv else "J"), code, "not where its formula puts it")
    return ucd.source(
        "grapheme_cluster_break",
        ["auxiliary/GraphemeBreakProperty", "DerivedCoreProperties", "emoji/emoji-data"],
        """Grapheme_Cluster_Break, Indic_Conjunct_Break, Extended_Pictographic as one letter each.

r CR, n LF, C Control, Z ZWJ, M SpacingMark, P Prepend, L V T conjoining jamo, F Regional_Indicator,
X Extended_Pictographic, I InCB=Consonant; Extend is K for InCB=Linker, E for InCB=Extend, N for
neither. What is not listed is O, but for the Hangul syllables: U+AC00 and every 28th after it up to
U+D7A3 is H (LV), the others J (LVT).
""",
        ucd.text_of_spans("RANGES", ucd.labelled_spans(classes)),
    )


def _require(condition: bool, code: int, problem: str) -> None:  # noqa: FBT001
    if not condition:
        msg = f"U+{code:04X}: {problem}"
        raise ValueError(msg)
