"""Word_Break and Extended_Pictographic as one letter each."""

from localeops._gen import ucd

_LETTERS = {
    "CR": "r",
    "LF": "n",
    "Newline": "v",
    "Extend": "E",
    "Format": "E",  # no rule tells it from Extend
    "ZWJ": "Z",
    "Katakana": "K",
    "Hebrew_Letter": "H",
    "ALetter": "A",
    "Single_Quote": "S",
    "Double_Quote": "D",
    "MidNumLet": "B",
    "MidLetter": "M",
    "MidNum": "C",
    "Numeric": "N",
    "ExtendNumLet": "U",
    "Regional_Indicator": "R",
    "WSegSpace": "W",
}


def make() -> str:
    """Return the text of ``_tables/word_break.py``."""
    classes = {
        code: _LETTERS[value] for code, value in ucd.values("auxiliary/WordBreakProperty").items()
    }
    for code in ucd.members("emoji/emoji-data", "Extended_Pictographic"):
        letter = classes.get(code, "O")
        if letter not in "OA":
            msg = f"U+{code:04X}: Extended_Pictographic and {letter}"
            raise ValueError(msg)
        classes[code] = "a" if letter == "A" else "X"
    return ucd.source(
        "word_break",
        ["auxiliary/WordBreakProperty", "emoji/emoji-data"],
        """Word_Break and Extended_Pictographic as one letter each.

r CR, n LF, v Newline, E Extend and Format, Z ZWJ, K Katakana, H Hebrew_Letter, A ALetter, S
Single_Quote, D Double_Quote, B MidNumLet, M MidLetter, C MidNum, N Numeric, U ExtendNumLet, R
Regional_Indicator, W WSegSpace, X Extended_Pictographic, a that and ALetter. Others are O.
""",
        ucd.text_of_spans("RANGES", ucd.labelled_spans(classes)),
    )
