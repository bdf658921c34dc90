"""Texts in which every rule of clusters and columns has something to do, and hostile ones."""

from hypothesis import strategies as st

# One or two of every kind of character that the rules tell apart, and ordinary text of many scripts.
KINDS = [
    *"aZ0#*~ ",
    *"ěßÿ",
    *"Жд",
    *"漢日　ガｶ",
    *"※…○①",
    "\u0301", "\u0323", "\u20dd", "\u3099", "\u302e",  # Mn, Me, wide marks
    "\u200d", "\u200c", "\u200b", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u061c",
    "\ufe0e", "\ufe0f", "\U000e0100", "\u180b",  # variation selectors
    "\uff9e", "\uff9f", "\u0e33", "\u0e01", "\u0eb3",
    "\u1100", "\ua960", "\u115f", "\u1160", "\u1161", "\ud7b0", "\u11a8", "가", "각",  # jamo
    "\u3164", "\uffa0", "\U00016d63", "\U00016d67",
    "क", "त", "ष", "\u094d", "\u0903", "\u093f", "\u09be", "\u1b44", "\u0d4e", "\u0600",
    "👩", "👨", "👍", "☝", "❤", "⛹", "⌚", "©", "🏴", "🍤", "\U0001f7ff", "\U0001f3fd",
    "\U000e0067", "\U000e007f", "\U0001f1ef", "\U0001f1f5", "\u20e3",
    "\x00", "\x07", "\r", "\n", "\x85", "\u2028", "\x7f", "\x18", "\x9c",
    "\ud800", "\udfff", "\ue000", "\U0010ffff", "\u0378",
]  # fmt: skip
ESCAPES = [
    "\x1b", "\x1b[", "\x1b[31m", "\x1b[0m", "\x1b[m", "\x1b[1;4:3;38;5;208m", "\x1b[38:2::1:2:3m",
    "\x1b[22;24m", "\x1b[2J", "\x1b[3", "\x1b(B", "\x1b7", "\x1bM", "\x9b", "\x9b32m", "\x9d",
    "\x1b]8;;https://example.org/\x1b\\", "\x1b]8;id=1;http://a\x07", "\x1b]8;;\x1b\\", "\x1b]8;;\x07",
    "\x1b]0;title", "\x1bPq#0\x1b\\", "\x1b_G", "\x9d8;;x\x9c", "\x90a\x9c", "\x07", "\x1b\\", "m", "[",
    ";", "]",
]  # fmt: skip

any_character = st.one_of(
    st.sampled_from(KINDS), st.characters(exclude_categories=()), st.sampled_from(KINDS)
)
any_text = st.text(any_character, max_size=24)
plain_text = st.text(any_character.filter(lambda c: c not in "\x1b\x90\x98\x9b\x9d\x9e\x9f"))
escaped_text = st.lists(
    st.one_of(any_character, st.sampled_from(ESCAPES), st.sampled_from("abc漢字")), max_size=24
).map("".join)

_STYLES = [
    "\x1b[31m", "\x1b[0m", "\x1b[m", "\x1b[1;4:3;38;5;208m", "\x1b[38:2::1:2:3m", "\x1b[22;24m",
    "\x1b[3m", "\x1b[32;1m", "\x1b[;1m", "\x1b]8;;https://example.org/\x1b\\",
    "\x1b]8;id=1;http://a\x07", "\x1b]8;;\x1b\\", "\x1b]8;;\x07",
]  # fmt: skip
styled_text = st.lists(
    st.one_of(st.sampled_from("ab漢字e\u0301\u200b👩\n "), st.sampled_from(_STYLES)), max_size=24
).map("".join)

# One or two characters of each class that line breaking tells apart, and those of kinsoku.
_OF_LINES = [
    *"ab09 -/.,:;!?()[]{}'\"$%+|",
    *"漢字かなアｱ、。「」『』（）！？・ーっッ々…‥—〜％￥",
    *"«»‘’“”‹›„",
    *"אב־", *"กา", *"각ᄀ", "\u1161", "\u11a8",
    "\n", "\r", "\x85", "\x0b", "\u2028", "\t",
    "\u00a0", "\u2060", "\u200b", "\u200d", "\u0301", "\u302a", "\u3000", "\u2003", "\u202f",
    "\u2010", "\u2013", "\u00ad", "\u00b4", "\ufffc", "\u2024", "\u25cc", "\u0600", "\u0f08",
    "\u1b05", "\u1b13", "\u1b44", "\u1bc0", "\u1bf2", "\U00011f02", "\U00011003",
    "👩", "👍", "\U0001f3fd", "\U0001f02c", "\U0001f1ef", "\U0001f1f5", "\u2757", "\ud800", "\ue000",
]  # fmt: skip
text_of_lines = st.lists(
    st.one_of(st.sampled_from(_OF_LINES), st.sampled_from("ab 漢か「」。")), max_size=20
).map("".join)

# What is repeated in texts made to take long.
HOSTILE = {
    "marks": "\u0301",
    "marks that join across others": "\u0f71\u0f72",
    "joiners": "\u200d",
    "leading jamo": "\u1100",
    "regional indicators": "\U0001f1e6",
    "prepended marks": "\u0600",
    "conjuncts": "क\u094d",
    "linkers": "\u094d",
    "broken conjuncts": "क\u094d\u200c",
    "emoji and joiners": "👩\u200d",
    "emoji and marks": "👩\u0301",
    "variation selectors": "\ufe0f",
    "tags": "\U000e0041",
    "halfwidth marks": "\uff9e",
    "escapes": "\x1b",
    "open brackets": "\x1b[",
    "unfinished parameters": "\x1b[3;",
    "unfinished strings": "\x1b]8;;x",
    "C1 strings": "\x9dab",
    "C1 sequences": "\x9b3",
    "styles": "\x1b[31m",
    "line ends": "\n",
    "carriage returns": "\r",
    "styled lines": "\x1b[31ma\n",
    "surrogates": "\ud800",
    "marks out of order": "\u0301\u0323",
    "compatibility marks out of order": "\u302a\uff9e",
    "marks of new editions": "\u0897\u0323",
    "composing vowels": "\U00016d67",
    "compatibility ideographs": "\ufa19e\u0301",
    "variation sequences": "！\ufe00",
    "long mappings": "\ufdfa",
    "halfwidth kana": "ｶ\uff9e",
    "kana and marks": "カ\u3099",
    "spaces": " ",
    "spaces and commas": "     ,",
    "opening brackets": "(",
    "brackets and spaces": "( ",
    "quotes": "«",
    "quotes and spaces": "« ",
    "hyphens": "-",
    "numbers": "1,",
    "number signs": "1/)",
    "Hebrew and hyphens": "א-",
    "aksaras": "\u1b13\u1b44",
    "spaces of words": "a    ",
    "words": "a ",
    "kinsoku": "「。",
    "full stops": "。",
    "dashes": "—",
    "hidden full stops": "。\u200b",
    "word joiners": "a\u2060 ",
    "quotation marks in letters": 'א"',
    "tabs and spaces": " \t",
    "tabs and brackets": "\t(",
    "styled spaces": " \x1b[1m",
    "Hebrew and brackets": "א(",
    "embeddings": "\u202b",
    "isolates": "\u2067",
    "letters and digits of two scripts": "а1b٢",
    "first strong isolates": "\u2068\u05d0\u2069",
    "terminators": "$",
    "words of two scripts": "оo ",
    "letters of two scripts": "оo",
}
