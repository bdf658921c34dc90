"""Escape sequences (ECMA-48), and the styles and links that they leave open."""

from __future__ import annotations

from functools import cache
from itertools import islice

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
# limit: what is longer is closed at a line's end and not opened again. Terminals take no longer URI
# than the first (VTE, iTerm2); no colour is as long as the second.
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
def _complete_pattern() -> Pattern[str]:
    """Return the expression of a finished escape sequence, among those that were found."""
    import re

    return re.compile(
        rf"(?:\x1b\[|\x9b){_PARAMETERS}[@-~]"
        rf"|\x1b\][^\x07{_NOT_IN_STRING}]*+(?:\x07|{_TERMINATOR})"
        rf"|(?:\x1b[PX^_]|[\x90\x98\x9d\x9e\x9f])[^{_NOT_IN_STRING}]*+{_TERMINATOR}"
        r"|\x1b[ -/]++[0-~]"
        r"|\x1b[0-OQ-WYZ\\`-~]"
    )


@cache
def _style_pattern() -> Pattern[str]:
    """Return the expression of a sequence that opens or closes a style (SGR) or a link (OSC 8)."""
    import re

    return re.compile(_STYLE)


def is_complete(sequence: str) -> bool:
    """Return whether an escape sequence has all that it needs."""
    return _complete_pattern().fullmatch(sequence) is not None


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
_COLOURS = ("38", "48", "58")
_COLOUR_ARGUMENTS = {"5": 1, "2": 3}  # after them, where parameters are not joined by colons


class OpenStyles:
    """What the escape sequences read so far have left open: SGR attributes and a link."""

    __slots__ = ("_attributes", "_link")

    def __init__(self) -> None:
        """Begin with nothing open."""
        # What opens each of them again; nothing if that would be too long.
        self._attributes: dict[str, str] = {}
        self._link: str | None = None

    def copy(self) -> OpenStyles:
        """Return an independent copy."""
        other = OpenStyles()
        other._attributes = dict(self._attributes)
        other._link = self._link
        return other

    def __bool__(self) -> bool:
        return bool(self._attributes) or self._link is not None

    @property
    def opening(self) -> str:
        """The sequences that open what is open now, from nothing."""
        parameters = ";".join(filter(None, self._attributes.values()))
        return (f"\x1b[{parameters}m" if parameters else "") + (self._link or "")

    @property
    def closing(self) -> str:
        """The sequences that close what is open now."""
        return ("" if self._link is None else _CLOSE_LINK) + (
            _CLOSE_STYLES if self._attributes else ""
        )

    def forget_what_is_not_opened_again(self) -> None:
        """Take what was too long to be opened again as closed, as it is after a line's end."""
        self._attributes = {name: value for name, value in self._attributes.items() if value}
        self._link = self._link or None

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
            short = sequence if len(sequence) <= _LONGEST_LINK else ""
            self._link = short if match["link"] else None
            return
        for code, parameter in _parameters(match["sgr"]):
            if code == "0":
                self._attributes.clear()
            elif code in _RESETS or parameter == "4:0":
                for attribute in _RESETS.get(code, ("underline",)):
                    self._attributes.pop(attribute, None)
            elif code in _ATTRIBUTES:
                attribute = _ATTRIBUTES[code]
                self._attributes.pop(attribute, None)  # so that the latest comes last
                short = parameter if len(parameter) <= _LONGEST_PARAMETER else ""
                self._attributes[attribute] = short


def _parameters(sgr: str) -> Iterator[tuple[str, str]]:
    """Yield each parameter of an SGR sequence with its code, a colour's with its arguments as one.

    A colour whose arguments are not all there is none.
    """
    parts = iter(sgr.split(";"))
    for part in parts:
        code = part.partition(":")[0].lstrip("0") or "0"  # ECMA-48 5.4.2: zeros mean nothing
        if code not in _COLOURS or ":" in part:
            yield code, part
            continue
        kind = next(parts, "").lstrip("0")
        arguments = list(islice(parts, _COLOUR_ARGUMENTS.get(kind, 0)))
        if arguments and len(arguments) == _COLOUR_ARGUMENTS[kind]:
            yield code, ";".join([code, kind, *arguments])
