"""The characters of the model of legacy text, in classes, one inventory a script.

A class is a letter in both cases, or a group of characters that stand in the same places. Class 0
has whatever is in no other. `bits` is what it takes to say which member of a group it is.
"""

from __future__ import annotations

from math import log2
from typing import NamedTuple

FIRST_CJK = 0x2E80
LATIN_EXTENDED_END = 0x250


class Group(NamedTuple):
    """A class of characters.

    Attributes:
        members: Its characters.
        floor: How often it is expected where the sentences do not have it.
        bits: What a member costs beside the class.
    """

    members: str
    floor: float
    bits: float


def _span(first: int, last: int) -> str:
    return "".join(map(chr, range(first, last + 1)))


def _group(members: str, floor: float, bits: float | None = None) -> Group:
    return Group(members, floor, log2(len(members)) if bits is None else bits)


OTHER = Group("", 1e-9, 12.0)
# Each alone in its class: what it is depends on the language.
SINGLES = "\n\t .,-'\":;!?/%+=\u00a0’‘“”„‚«»‹›–—…€°§№¡¿´`¨¸¯µ"
RARE = 1e-6
USUAL = 3e-5
TYPOGRAPHIC = 3e-4
COMMON = (
    _group(_span(0, 8) + _span(11, 31).replace("\r", "") + "\x7f", 1e-10),
    _group(_span(0x80, 0x9F), 1e-10),
    _group("\r", 1e-4),
    _group("0123456789", 1e-3),
    _group("()[]{}", 1e-4),
    _group("#$&*<>@\\^_|~", 1e-4),
    *(_group(one, TYPOGRAPHIC if one in "’‘“”„«»–—…€" else USUAL) for one in SINGLES),
    _group("•·", RARE * 3),
    _group("©®™", RARE * 3),
    _group("¹²³½¼¾ªº", RARE * 3),
    _group("£¥¢¤", RARE),
    _group("¦¬±×÷¶\u00ad", RARE),
    _group("†‡‰‾‗˝ˇ˘˙˚˛ˆ˜ƒ΄΅", RARE / 10),
    _group("≤≥≠≈∞∂∑∏∫Ω√∆◊⁄π∩≡⌠⌡⌐ⁿ₧∙℮∅", RARE / 30, 5.0),
    _group(_span(0x2500, 0x25FF), RARE / 30, 6.0),
    _group("\u200b\u200c\u200d\u200e\u200f\ufeff₪₫↑↓←→", RARE / 3, 3.0),
    _group("\ufffd" + _span(0xF8E0, 0xF8FF) + "ﬁﬂ", RARE / 300, 5.0),
)
# Where Latin letters are foreign: the small ones, and the capital ones.
FOREIGN_LATIN = (
    _group(_span(0x61, 0x7A), 1e-4, 4.2),
    _group(_span(0x41, 0x5A), 1e-4, 4.5),
    _group(
        "".join(c for c in _span(0xAA, LATIN_EXTENDED_END - 1) if c.isalpha() and c not in "ªºµ"),
        1e-7,
        6.0,
    ),
)
# The marks of windows-1258, and what else combines.
MARKS = (*"\u0300\u0301\u0303\u0309\u0323",)
CJK_SINGLES = "、。・「」『』（）《》，．：；？！ー〜～…　【】〈〉“”％／＝"
CJK = (
    _group("ぁ" + _span(0x3042, 0x3096), 1e-4, 0.0),
    _group(_span(0x30A1, 0x30FA), 1e-4, 0.0),
    _group(_span(0xAC00, 0xD7A3), 1e-5, 0.0),
    _group(_span(0x4E00, 0x9FFF), 1e-3, 0.0),
    _group(_span(0xFF10, 0xFF19), USUAL),
    _group(_span(0xFF21, 0xFF3A) + _span(0xFF41, 0xFF5A), RARE * 3),
    _group(_span(0xFF66, 0xFF9F), RARE / 10),
    _group(_span(0x3131, 0x318E), RARE / 3),
    _group(_span(0xE000, 0xF8DF), 1e-9, 11.0),
    _group("".join(map(chr, (*range(0x3400, 0x4DC0), *range(0x20000, 0x2A6E0)))), 1e-8, 15.0),
    _group(_span(0xF900, 0xFAFF), 1e-8, 8.0),
    _group(_span(0x2460, 0x2473) + _span(0x2160, 0x217F) + _span(0x3200, 0x33FF), RARE),
    _group("々〆ヶゝゞヽヾ〃〒", RARE * 3),
    _group("※★☆○●◎◇◆□■△▲▽▼→←↑↓〓〔〕￥＄＃＆＊＠＋－＜＞｜＿＾｀´¨‖∥´", RARE * 3),
    *(_group(one, USUAL) for one in CJK_SINGLES),
)


def letters(script: str, repertoire: set[str]) -> list[Group]:
    """Return a class for each letter that an encoding of the script has, both cases in one."""
    spans = {
        "Latn": ((0x41, 0x24F), (0x1E00, 0x1EFF)),
        "Cyrl": ((0x400, 0x4FF),),
        "Grek": ((0x370, 0x3FF),),
        "Hebr": ((0x590, 0x5FF),),
        "Arab": ((0x600, 0x6FF),),
        "Thai": ((0xE00, 0xE7F),),
        "Deva": ((0x900, 0x97F),),
    }[script]
    taken = {one for group in COMMON for one in group.members}
    own = {
        one
        for one in repertoire
        if any(first <= ord(one) <= last for first, last in spans) and one not in taken
    }
    small: dict[str, list[str]] = {}
    for one in sorted(own):
        if script == "Latn" and not one.isalpha():
            continue
        low = one.lower() if len(one.lower()) == 1 else one  # İ is alone
        small.setdefault(low, []).append(one)
    return [_group("".join(sorted({key, *members})), 1e-6, 0.0) for key, members in small.items()]


def inventory(script: str, repertoire: set[str]) -> list[Group]:
    """Return the classes of a script; their places are their numbers."""
    groups = [OTHER, *COMMON]
    if script == "Hani":
        groups += [
            *CJK,
            *FOREIGN_LATIN[:2],
            _group(_span(0x370, 0x3FF) + _span(0x400, 0x45F), RARE / 3),
        ]
    else:
        groups += letters(script, repertoire)
        if script == "Latn":
            groups += [_group(one, RARE / 3, 0.0) for one in MARKS]
            groups.append(_group(_span(0x370, 0x3FF), RARE / 100, 6.0))
        else:
            groups += FOREIGN_LATIN
        groups.append(_group(_span(0x400, 0x4FF), RARE / 100, 6.0))
    return groups
