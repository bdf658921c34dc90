"""Escape sequences (ECMA-48), and the styles and links that they leave open."""

from __future__ import annotations

from functools import cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from re import Pattern

# A line's end ends every sequence, as do CAN, SUB and the ESC of another one (ECMA-48 leaves that
# open; it is what terminals do). Each alternative is possessive: no text makes the match go back.
_NOT_IN_STRING = r"\x1b\x9c\x18\x1a\n\r\x85"
_TERMINATOR = r"(?:\x1b\\|\x9c)"
_PARAMETERS = r"[0-?]*+[ -/]*+"
# ECMA-48 5.6.1: a command string holds format effectors and printable ASCII. Terminals take more
# when the sequence begins with ESC; for the C1 form that would swallow text which was merely
# decoded wrong.
_COMMAND_STRING = r"[\x08\t\x0b\x0c -~]*+"
_SEQUENCE = (
    r"\x1b(?:"
    rf"\[{_PARAMETERS}[@-~]?"
    rf"|\][^\x07{_NOT_IN_STRING}]*+(?:\x07|{_TERMINATOR})?"
    rf"|[PX^_][^{_NOT_IN_STRING}]*+{_TERMINATOR}?"
    r"|[ -/]++[0-~]?"
    r"|[0-~]"
    r")?"
    rf"|\x9b(?:{_PARAMETERS}[@-~])?"
    rf"|[\x90\x98\x9d\x9e\x9f](?:{_COMMAND_STRING}{_TERMINATOR})?"
)
_STYLE = (
    r"(?:\x1b\[|\x9b)(?P<sgr>[0-9;:]*)m"
    rf"|(?:\x1b\]|\x9d)8;[^;]*;(?P<link>[^\x07\x1b\x9c]*)(?:\x07|{_TERMINATOR})"
)

# What is opened again on every line must be short, or the lines together outgrow the text without
# limit. Terminals take no longer URI than the first (VTE, iTerm2); no colour is as long as the
# second.
_LONGEST_LINK = 2083
_LONGEST_PARAMETER = 40

_CLOSE_STYLES = "\x1b[0m"
_CLOSE_LINK = "\x1b]8;;\x1b\\"


@cache
def sequence_pattern() -> Pattern[str]:
    """Return the expression of an escape sequence, finished or not, down to its lone opener."""
    import re

    return re.compile(_SEQUENCE)


@cache
def _style_pattern() -> Pattern[str]:
    """Return the expression of a sequence that opens or closes a style (SGR) or a link (OSC 8)."""
    import re

    return re.compile(_STYLE)


def split_trailing_styles(line: str) -> tuple[str, str]:
    """Return a line without the style and link sequences that end it, and those sequences."""
    end = len(line)
    for match in reversed(list(sequence_pattern().finditer(line))):
        if match.end() < end or not _style_pattern().fullmatch(match.group()):
            break
        end = match.start()
    return line[:end], line[end:]


# ECMA-48 8.3.117 with what terminals added: the attribute that each SGR parameter sets. A parameter
# sets one and the same attribute as its neighbours in a tuple; a later one replaces it.
_ATTRIBUTES = {
    **{str(code): str(code) for code in (1, 2, 7, 8, 9, 26, 53)},
    **dict.fromkeys(("3", "20"), "italic"),
    **dict.fromkeys(("4", "21"), "underline"),
    **dict.fromkeys(("5", "6"), "blink"),
    **{str(code): "font" for code in range(11, 20)},
    **{str(code): "foreground" for code in (*range(30, 39), *range(90, 98))},
    **{str(code): "background" for code in (*range(40, 49), *range(100, 108))},
    **dict.fromkeys(("51", "52"), "frame"),
    "58": "underline colour",
    **{str(code): "ideogram" for code in range(60, 65)},
    **dict.fromkeys(("73", "74"), "script"),
}
_RESETS = {
    "10": ("font",),
    "22": ("1", "2"),
    "23": ("italic",),
    "24": ("underline",),
    "25": ("blink",),
    "27": ("7",),
    "28": ("8",),
    "29": ("9",),
    "39": ("foreground",),
    "49": ("background",),
    "50": ("26",),
    "54": ("frame",),
    "55": ("53",),
    "59": ("underline colour",),
    "65": ("ideogram",),
    "75": ("script",),
}
_COLOURS = ("38", "48", "58")  # followed by 5;n or 2;r;g;b when parameters are not joined by colons


class OpenStyles:
    """What the escape sequences read so far have left open: SGR attributes and a link."""

    __slots__ = ("_attributes", "_link")

    def __init__(self) -> None:
        """Begin with nothing open."""
        self._attributes: dict[str, str] = {}
        self._link = ""

    def copy(self) -> OpenStyles:
        """Return an independent copy."""
        other = OpenStyles()
        other._attributes = dict(self._attributes)
        other._link = self._link
        return other

    def __bool__(self) -> bool:
        return bool(self._attributes or self._link)

    @property
    def opening(self) -> str:
        """The sequences that open what is open now, from nothing."""
        styles = f"\x1b[{';'.join(self._attributes.values())}m" if self._attributes else ""
        return styles + self._link

    @property
    def closing(self) -> str:
        """The sequences that close what is open now."""
        return (_CLOSE_LINK if self._link else "") + (_CLOSE_STYLES if self._attributes else "")

    def read_all(self, text: str) -> None:
        """Take the escape sequences of a text into account."""
        for match in sequence_pattern().finditer(text):
            self.read(match.group())

    def read(self, sequence: str) -> None:
        """Take one escape sequence into account; what is neither SGR nor a link changes nothing."""
        match = _style_pattern().fullmatch(sequence)
        if match is None:
            return
        if match["sgr"] is None:
            if len(match["link"]) <= _LONGEST_LINK:
                self._link = sequence if match["link"] else ""
            return
        for parameter in _parameters(match["sgr"]):
            code = parameter.partition(":")[0].partition(";")[0].lstrip("0") or "0"
            if code == "0":
                self._attributes.clear()
            elif code in _RESETS or parameter == "4:0":
                for attribute in _RESETS.get(code, ("underline",)):
                    self._attributes.pop(attribute, None)
            elif code in _ATTRIBUTES and len(parameter) <= _LONGEST_PARAMETER:
                attribute = _ATTRIBUTES[code]
                self._attributes.pop(attribute, None)  # so that the latest comes last
                self._attributes[attribute] = parameter


def _parameters(sgr: str) -> Iterator[str]:
    """Yield the parameters of an SGR sequence, a colour's with its arguments as one."""
    parts = iter(sgr.split(";"))
    for part in parts:
        if part in _COLOURS:
            kind = next(parts, "")
            count = {"5": 1, "2": 3}.get(kind, 0)
            yield ";".join([part, kind, *(next(parts, "") for _ in range(count))])
        else:
            yield part
