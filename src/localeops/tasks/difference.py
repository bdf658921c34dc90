"""Show texts, and how two of them differ, so that nothing that matters stays invisible.

`visible` writes as ``<U+3099>`` what a reader cannot see or cannot tell from its neighbours:
controls, formats, combining marks, variation selectors, surrogates, private use, unassigned code
points, and every blank but a space inside a line. Words of Indian scripts stay readable: a vowel
sign or a virama right after a consonant, and an anusvara, candrabindu or visarga after a vowel or a
consonant, is written as it is, for nothing else looks like that. Which code points those are is
what the Python at hand says: it is for the eye, and no result depends on it.

`difference` compares two outputs line by line and names the first characters that differ, by code
point, because some that differ look the same (U+FA19 and U+795E).

Files of bytes come as text with a character for each byte. Of them what is not printable ASCII is
written as ``<82>``.
"""

from __future__ import annotations

import unicodedata

TYPE_CHECKING = False
if TYPE_CHECKING:
    from localeops.tasks.spec import Content

__all__ = ["difference", "visible", "visible_lines"]

_SHOWN = 20  # lines of each side that a difference shows
_LINE = 400  # characters of a line that are shown
_UNSEEN = ("C", "Z", "M")  # general categories: other, separator, mark
_AFTER_CONSONANTS = ("VOWEL SIGN", "SIGN VIRAMA")  # in the names of marks that are seen
_AFTER_EITHER = ("SIGN ANUSVARA", "SIGN CANDRABINDU", "SIGN VISARGA")


def visible(text: str) -> str:
    r"""Return a text with everything invisible written as its code point.

    Args:
        text: One line, without its line end.

    Returns:
        The text as a reader can tell it from any other.

    Examples:
        >>> visible("か\u3099 ")
        'か<U+3099><U+0020>'
        >>> visible("a b\x1b[0m")
        'a b<U+001B>[0m'
        >>> visible("हिंदी"), visible("क\u093c")
        ('हिंदी', 'क<U+093C>')
    """
    inside = text.strip(" ")
    start = len(text) - len(text.lstrip(" "))
    blanks = (text[:start], text[start + len(inside) :])
    shown = "".join(
        _code(char)
        if char != " "
        and unicodedata.category(char).startswith(_UNSEEN)
        and not _is_seen(inside[max(index - 1, 0) : index], char)
        else "<U+003C>"
        if inside.startswith("<U+", index)
        else char
        for index, char in enumerate(inside)
    )
    return f"{_code(' ') * len(blanks[0])}{shown}{_code(' ') * len(blanks[1])}"


def difference(expected: str, actual: str, content: Content = "text") -> str:
    r"""Return the lines in which two texts differ, then where exactly they begin to.

    Args:
        expected: What it must be: its lines begin with ``-``.
        actual: What it is: its lines begin with ``+``.
        content: What both are, ``text`` or ``bytes``.

    Returns:
        Lines, or nothing if the texts are equal. A line that has no line end says so.

    Examples:
        >>> print(difference("か\u3099\n", "が\n"))
        - か<U+3099>
        + が
        line 1, character 1: U+304B HIRAGANA LETTER KA is expected, not U+304C HIRAGANA LETTER GA
        >>> print(difference("a", "a\n"))
        - a<no line end>
        + a
        line 1, character 2: the end of the text is expected, not the end of the line
        >>> print(difference("\x8a\xbf\n", "\xb4\xc1\n", "bytes"))
        - <8A><BF>
        + <B4><C1>
        line 1, byte 1: 8A is expected, not B4
    """
    if expected == actual:
        return ""
    wanted, found = _lines(expected), _lines(actual)
    same = _common(wanted, found)
    end = min(_common(wanted[::-1], found[::-1]), len(wanted) - same, len(found) - same)
    lines = [f"  {_shown(wanted[same - 1], content)}"] if same else []
    for sign, side in (("-", wanted), ("+", found)):
        changed = side[same : len(side) - end]
        lines += [f"{sign} {_shown(line, content)}" for line in changed[:_SHOWN]]
        if len(changed) > _SHOWN:
            lines.append(f"{sign} ... and {len(changed) - _SHOWN} more lines")
    if end:
        lines.append(f"  {_shown(wanted[len(wanted) - end], content)}")
    at = _common(expected, actual)
    line = expected.count("\n", 0, at) + 1
    column = at - expected.rfind("\n", 0, at)
    wrong = f"{_named(expected, at, content)} is expected, not {_named(actual, at, content)}"
    unit = "character" if content == "text" else "byte"
    return "\n".join([*lines, f"line {line}, {unit} {column}: {wrong}"])


def visible_lines(text: str, content: Content = "text") -> list[str]:
    r"""Return the lines of a text, each as `visible` has it; the last may lack its line end.

    Of a very long line only the beginning is shown.

    Args:
        text: Any text; only LF ends a line.
        content: What it is, ``text`` or ``bytes``.

    Examples:
        >>> visible_lines("漢字\r\nか\u3099")
        ['漢字<U+000D>', 'か<U+3099><no line end>']
        >>> visible_lines("")
        []
        >>> visible_lines("a \x82\xa0<82>\r\n", "bytes")
        ['a <82><A0><3C>82><0D>']
    """
    return [_shown(line, content) for line in _lines(text)]


def _lines(text: str) -> list[str]:
    """Return the lines of a text with their line ends."""
    *ended, rest = text.split("\n")
    return [f"{line}\n" for line in ended] + [rest] * bool(rest)


def _shown(line: str, content: Content) -> str:
    text = line.removesuffix("\n")
    more = len(text) - _LINE
    shown = visible(text[:_LINE]) if content == "text" else _visible_bytes(text[:_LINE])
    if more > 0:
        shown += f"<{more} more {'characters' if content == 'text' else 'bytes'}>"
    return shown if line.endswith("\n") else f"{shown}<no line end>"


def _visible_bytes(text: str) -> str:
    """Return bytes as a reader can tell them from any other: a blank at the end as its number."""
    end = len(text.rstrip(" "))
    return "".join(
        char if " " <= char < "\x7f" and char != "<" and index < end else f"<{ord(char):02X}>"
        for index, char in enumerate(text)
    )


def _common(first: str | list[str], second: str | list[str]) -> int:
    """Return how many items two sequences have in common at their beginning."""
    count = 0
    for one, other in zip(first, second, strict=False):
        if one != other:
            break
        count += 1
    return count


def _is_seen(before: str, mark: str) -> bool:
    """Tell whether a mark after a character can be seen, and is no other way to write a letter."""
    name, other = (unicodedata.name(char, "") for char in (mark, before or " "))
    is_same_script = name.partition(" ")[0] == other.partition(" ")[0]
    is_alone = unicodedata.normalize("NFKC", before + mark) == before + mark
    if not is_same_script or not is_alone or unicodedata.normalize("NFKD", mark) != mark:
        return False
    is_after_letter = " LETTER " in other
    if any(word in name for word in _AFTER_CONSONANTS):
        # A vowel letter with a vowel sign may look like another vowel letter.
        letter = other.rpartition(" LETTER ")[2]
        return is_after_letter and not letter.startswith(("A", "E", "I", "O", "U", "VOCALIC"))
    return (is_after_letter or "VOWEL SIGN" in other) and any(
        word in name for word in _AFTER_EITHER
    )


def _code(char: str) -> str:
    return f"<U+{ord(char):04X}>"


def _named(text: str, at: int, content: Content) -> str:
    """Return code point and name of a character of *text*, or that it has ended."""
    if at == len(text):
        return f"the end of the {'text' if content == 'text' else 'file'}"
    char = text[at]
    if char == "\n":
        return "the end of the line"
    if content == "bytes":
        return f"{ord(char):02X}"
    return f"U+{ord(char):04X} {unicodedata.name(char, 'without a name')}"
