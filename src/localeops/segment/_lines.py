"""Line breaks (UAX #14): the labels are those of `localeops._tables.line_break`.

A label is a class, or a class and what else is to be known of the character: ``OPw`` is an opening
bracket that is East Asian. Rules that look further than two characters give a label of their own:

========= ======================================================================================
``SPz``   space after ZW: LB8                    ``SPo``  after OP or what opens: LB14, LB15a
``SPc``   space after CL or CP: LB16             ``SPb``  space after B2: LB17
``QUg``   final quote before what is closed: LB15b
``QUie``  initial, ``QUfe`` final quote between East Asian characters: LB19a
``ISd``   decimal mark after a space: LB15c
``HYi``, ``HHi``  word-initial hyphen: LB20a     ``HYh``, ``HHh``  after a Hebrew letter: LB21a
``SYn``, ``ISn``, ``CLn``, ``CLwn``, ``CPn``  after a number, ``OPn``, ``OPwn`` before one: LB25
``VIa``   virama after an aksara, ``AKf``, ``ASf``, ``ALof`` aksara before a final one: LB28a
``RIb``   second regional indicator of a pair: LB30a
========= ======================================================================================
"""

from __future__ import annotations

from functools import cache
from itertools import compress

from localeops.segment import _pairs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from re import Match, Pattern
    from typing import Literal, NamedTuple

    _Context = tuple[frozenset[str], Pattern[str], Callable[[Match[str]], str]]

    class Break(NamedTuple):
        """A place where a line is broken or may be broken.

        Attributes:
            index: The index of the character that begins the next line; at the end of the text,
                its length.
            kind: ``"mandatory"`` where a line ends in any case, ``"allowed"`` where it may.
        """

        index: int  # type: ignore[assignment]  # hides tuple.index, which nobody needs here
        kind: Literal["mandatory", "allowed"]

else:  # the same, without the import of typing
    from collections import namedtuple

    Break = namedtuple("Break", ("index", "kind"))  # noqa: PYI024
    Break.__doc__ = "A place where a line is broken or may be broken."
    Break.index.__doc__ = (
        "The index of the character that begins the next line; at the end of the text, its length."
    )
    Break.kind.__doc__ = (
        '``"mandatory"`` where a line ends in any case, ``"allowed"`` where it may.'
    )

_LABELS = """
AK AL ALw ALo ALp AP AS B2 BA BAw BB BK CB CL CLw CM CP CR EB EBw EMw EX EXw GL GLw H2w H3w
HH HL HY ID IDp IDw IN INw IS JLw JT JV LF NL NS NSw NU OP OPw PO POw PR PRw QU QUf QUi RI
SP SY VF VI WJ ZW ZWJ
SPz SPo SPc SPb QUg QUie QUfe ISd HYi HHi HYh HHh SYn ISn CLn CLwn CPn OPn OPwn VIa AKf ASf
ALof RIb
"""
_LETTER = {label: chr(number) for number, label in enumerate(_LABELS.split(), ord("!"))}
_ABSORBED = _LETTER["CM"] + _LETTER["ZWJ"]

# UAX #14 section 6, in its order, with × and ÷ for a line that may not and may be broken, and ! for
# one that must be. A class stands for all its labels, "-" for all but those that follow it.
_RULES = """
BK ! any                        LB4
CR × LF                         LB5
CR LF NL ! any                  LB5
any × BK CR LF NL               LB6
any × SP ZW                     LB7
ZW SPz ÷ any                    LB8
any × WJ                        LB11
WJ × any                        LB11
GL × any                        LB12
- SP BA HY HH × GL              LB12a
any × CL CP EX SY               LB13
OP SPo × any                    LB14, LB15a
any × QUg                       LB15b
SP ÷ ISd                        LB15c
any × IS                        LB15d
CL CP SPc × NS                  LB16
B2 SPb × B2                     LB17
SP ÷ any                        LB18
any × =QU =QUf =QUfe            LB19
=QU =QUi =QUie × any            LB19
any × =QUi                      LB19a
=QUf =QUg × any                 LB19a
any ÷ CB                        LB20
CB ÷ any                        LB20
HYi HHi × AL HL                 LB20a
any × BA HH HY NS               LB21
BB × any                        LB21
HYh HHh × - HL                  LB21a
SY × HL                         LB21b
any × IN                        LB22
AL HL × NU                      LB23
NU × AL HL                      LB23
PR × ID EB EM                   LB23a
ID EB EM × PO                   LB23a
PR PO × AL HL                   LB24
AL HL × PR PO                   LB24
NU SYn ISn CLn CLwn CPn × PO PR LB25
NU SYn ISn × NU                 LB25
PO PR × OPn OPwn                LB25
PO PR HY IS × NU                LB25
JL × JL JV H2 H3                LB26
JV H2 × JV JT                   LB26
JT H3 × JT                      LB26
JL JV JT H2 H3 × PO             LB27
PR × JL JV JT H2 H3             LB27
AL HL × AL HL                   LB28
AP × AK ALo ALof AS             LB28a
AK ALo ALof AS × VF VI          LB28a
VIa × AK ALo ALof               LB28a
AK ALo ALof AS × AKf ASf ALof   LB28a
IS × AL HL                      LB29
AL HL NU × =OP OPn              LB30
CP × AL HL NU                   LB30
=RI × RIb                       LB30a
EB IDp ALp × EM                 LB30b
any ÷ any                       LB31
"""
_CODES = {"×": _pairs.NONE, "÷": _pairs.ALLOWED, "!": _pairs.MANDATORY}

# What is put into a label: the labels of which one must occur, a pattern over labels, and what it
# replaces in what it finds. None reads what an earlier one has written, but for the quotes.
_CONTEXTS: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("ZW", "{ZW}{SP}++", {"SP": "SPz"}),
    ("OP", "{OP}{SP}++", {"SP": "SPo"}),
    ("=QUi", "(?<!{^BK CR LF NL OP QU GL SP ZW}){=QUi}{SP}++", {"SP": "SPo"}),
    ("CL CP", "{CL CP}{SP}++", {"SP": "SPc"}),
    ("B2", "{B2}{SP}++", {"SP": "SPb"}),
    ("=QUf", "{=QUf}(?!{^SP GL WJ CL QU CP EX IS SY BK CR LF NL ZW})", {"QUf": "QUg"}),
    ("=QUi =QUf", "(?<={wide}){=QUi =QUf}(?={wide})", {"QUi": "QUie", "QUf": "QUfe"}),
    ("IS", "(?<={SP}){IS}(?={NU})", {"IS": "ISd"}),
    ("HY HH", "(?<!{^BK CR LF NL SP ZW CB GL}){HY HH}", {"HY": "HYi", "HH": "HHi"}),
    ("HL", "(?<={HL}){HY HH}", {"HY": "HYh", "HH": "HHh"}),
    (
        "NU",
        "{NU}(?:{SY IS}++{CL CP}?+|{CL CP})",
        {"SY": "SYn", "IS": "ISn", "CL": "CLn", "CLw": "CLwn", "CP": "CPn"},
    ),
    ("OP", "{OP}(?={IS}?{NU})", {"OP": "OPn", "OPw": "OPwn"}),
    ("VI", "(?<={AK ALo AS}){VI}", {"VI": "VIa"}),
    ("VF", "{AK ALo AS}(?={VF})", {"AK": "AKf", "AS": "ASf", "ALo": "ALof"}),
)


def breaks_of(text: str) -> list[Break]:
    """Return the breaks of a text."""
    indices, codes = _coded(text)
    return [
        Break(index, "mandatory" if code == _pairs.MANDATORY else "allowed")
        for index, code in zip(indices, codes, strict=True)
    ]


def break_indices(text: str) -> list[int]:
    """Return where lines may be broken or must be, the end of the text included."""
    return _coded(text)[0]


def _coded(text: str) -> tuple[list[int], bytes]:
    """Return the indices of the breaks, and the code of each."""
    if not text:
        return [], b""
    classes = text.translate(_classes_of_characters())
    letters = classes
    bases: Sequence[int] = range(len(text))
    if _LETTER["CM"] in classes or _LETTER["ZWJ"] in classes:
        letters = _lone_pattern().sub(_LETTER["AL"], letters)  # LB10
        letters, bases = _pairs.without(letters, _ABSORBED)  # LB9
    codes = _pairs.codes(_with_contexts(letters), _table())
    indices = list(compress(bases[1:], codes))
    codes = codes.replace(b"\0", b"")
    if _LETTER["ZWJ"] in classes:  # LB8a
        joined = [classes[index - 1] != _LETTER["ZWJ"] for index in indices]
        indices = list(compress(indices, joined))
        codes = bytes(compress(codes, joined))
    return [*indices, len(text)], codes + bytes([_pairs.MANDATORY])  # LB3


def _with_contexts(letters: str) -> str:
    """Return the letters with what the rules ask of further neighbours put into them."""
    present = set(letters)
    for triggers, pattern, replace in _context_patterns():
        if not triggers.isdisjoint(present):
            letters = pattern.sub(replace, letters)
    indicator = _LETTER["RI"]
    return letters.replace(indicator * 2, indicator + _LETTER["RIb"])


@cache
def _classes_of_characters() -> str:
    """Return a string with the class letter of every code point, for ``str.translate``."""
    from localeops._tables import spans
    from localeops._tables.line_break import RANGES

    classes = bytearray(_LETTER["AL"].encode() * 0x110000)
    two, three = _LETTER["H2w"].encode(), _LETTER["H3w"].encode()
    classes[0xAC00:0xD7A4] = (two + three * 27) * 399
    for first, last, label in spans(RANGES):
        classes[first : last + 1] = _LETTER[label].encode() * (last + 1 - first)
    return classes.decode("ascii")


def _letters(names: list[str]) -> str:
    """Return the letters of labels.

    A class stands for all of its labels, "=" before one for that one alone, a label that is no
    class for itself, "wide" for all that are East Asian.
    """
    if names == ["any"]:
        return "".join(_LETTER.values())
    if names[0] == "-":
        excluded = _letters(names[1:])
        return "".join(letter for letter in _LETTER.values() if letter not in excluded)
    if names == ["wide"]:
        return "".join(letter for label, letter in _LETTER.items() if "w" in label)
    found = []
    for name in names:
        exact = name.lstrip("=")
        is_class = exact == name and not name[-1].islower()
        found += [
            letter
            for label, letter in _LETTER.items()
            if label == exact or (is_class and label.rstrip("abcdefghijklmnopqrstuvwxyz") == name)
        ]
    return "".join(found)


@cache
def _table() -> str:
    """Return the table of what is between two letters."""
    rules = []
    for line in _RULES.strip().splitlines():
        words = line.partition("LB")[0].split()
        place = next(i for i, word in enumerate(words) if word in _CODES)
        before, after = _letters(words[:place]), _letters(words[place + 1 :])
        rules.append((before, after, _CODES[words[place]]))
    return _pairs.table_of(rules)


@cache
def _context_patterns() -> list[_Context]:
    """Return `_CONTEXTS` over letters, with what replaces what is found."""

    def replacement(labels: dict[str, str]) -> Callable[[Match[str]], str]:
        table = {ord(_LETTER[label]): _LETTER[other] for label, other in labels.items()}
        return lambda match: match.group().translate(table)

    return [
        (frozenset(_letters(triggers.split())), _compiled(pattern), replacement(labels))
        for triggers, pattern, labels in _CONTEXTS
    ]


@cache
def _lone_pattern() -> Pattern[str]:
    """Return the expression of a mark that has nothing to combine with (LB9)."""
    return _compiled("(?<!{^BK CR LF NL SP ZW}){CM ZWJ}")


def _compiled(pattern: str) -> Pattern[str]:
    """Return an expression in which labels between braces stand for their letters."""
    import re

    def of_letters(match: Match[str]) -> str:
        return f"[{match[1]}{re.escape(_letters(match[2].split()))}]"

    return re.compile(re.sub(r"\{(\^?)([^{}]+)\}", of_letters, pattern))
