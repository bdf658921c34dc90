"""From the pieces of a text to its levels, and from levels to a key (UTS #10, section 7.3)."""

from __future__ import annotations

from localeops.collation._pieces import FOURTH_COMMON
from localeops.collation._weights import SECOND_COMMON, THIRD_COMMON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from localeops.collation._options import Options
    from localeops.collation._pieces import Piece

Levels = tuple[bytes, bytes, bytes, bytes]

_END = b"\0"  # of a level
_FOURTH_COMMON = bytes((FOURTH_COMMON,))
_NOT_VARIABLE = b"\xff"


def levels(pieces: Iterable[Piece], options: Options) -> Levels:
    """Return the weights of each level, joined."""
    is_shifted = options.alternate == "shifted"
    groups: list[list[Piece]] = []  # letters, each with the marks after it
    fourth: list[bytes] = []
    after_variable = False
    for piece in pieces:
        if piece.first:
            after_variable = is_shifted and piece.is_variable
            if after_variable:
                fourth.append(piece.first)
                continue
            groups.append([piece])
        elif after_variable:
            continue
        elif groups:
            groups[-1].append(piece)
        else:
            groups.append([piece])
        is_common = is_shifted and piece.fourth == _FOURTH_COMMON
        fourth.append(_NOT_VARIABLE if is_common else piece.fourth)
    second = _backwards(groups) if options.backwards else b"".join(map(_second, groups))
    last = b"".join(fourth)
    return (
        b"".join([group[0].first for group in groups]),
        second,
        b"".join(map(_third, groups)),
        last if is_shifted else last.rstrip(_FOURTH_COMMON),
    )


def _second(group: list[Piece]) -> bytes:
    """Return the second weights of a letter and its marks, or of marks at the start."""
    letter, *marks = group
    if not letter.first:
        return b"".join([mark.second_apart for mark in group])
    if letter.second != SECOND_COMMON:
        return letter.second + b"".join([mark.second_apart for mark in marks])
    weights = [mark for mark in marks if mark.second]
    if not weights:
        return SECOND_COMMON
    return weights[0].second + b"".join([mark.second_apart for mark in weights[1:]])


def _backwards(groups: list[list[Piece]]) -> bytes:
    """Return second weights from the end, but for U+FFFE: what it separates stays in order."""
    weights: list[bytes] = []
    part: list[bytes] = []
    for group in groups:
        if group[0].is_separator:
            weights += [*reversed(part), SECOND_COMMON]
            part = [_second_backwards(group[1:])] if len(group) > 1 else []
        else:
            part.append(_second_backwards(group))
    return b"".join([*weights, *reversed(part)])


def _second_backwards(group: list[Piece]) -> bytes:
    """Return the same weights from the last to the first."""
    letter = group[0] if group[0].first else None
    marks = [piece for piece in reversed(group) if piece.second and not piece.first]
    if not marks:
        # From the end marks come first, so a letter's own weight is below every mark.
        second = SECOND_COMMON if letter is None else letter.second
        return second if second == SECOND_COMMON else b"\x02\xfe" + second
    weights = marks[0].second + b"".join([mark.second_apart for mark in marks[1:]])
    if letter is None or letter.second == SECOND_COMMON:
        return weights
    return weights + b"\x81" + letter.second


def _third(group: list[Piece]) -> bytes:
    """Return the third weights of a letter and its marks, without common ones at the end."""
    end = len(group)
    while end and group[end - 1].is_usual:
        end -= 1
    return b"".join([piece.third for piece in group[:end]])


def sealed(first: bytes, second: bytes, third: bytes) -> bytes:
    """Return the key of three levels without what is common at their ends."""
    second = second.rstrip(SECOND_COMMON)
    third = third.rstrip(THIRD_COMMON)
    if third:
        return first + b"\0" + second + b"\0" + third
    return first + b"\0" + second if second else first


def sealed_as_asked(found: Levels, decomposed: str, options: Options) -> bytes:
    """Return the key of as many levels as are asked for, the last of which may be the text."""
    first, second, third, fourth = found
    parts = [
        first,
        second.rstrip(SECOND_COMMON),
        third.rstrip(THIRD_COMMON) if options.trims else third,
        fourth,
        _identical(decomposed),
    ][: options.strength]
    if options.strength < 5:  # noqa: PLR2004
        while len(parts) > 1 and not parts[-1]:
            parts.pop()
    return _END.join(parts)


def _identical(text: str) -> bytes:
    """Return a text as bytes that compare by code point, U+FFFE before all others."""
    written = text.encode("utf-8", "surrogatepass")
    if "\ufffe" in text or "\0" in text or "\1" in text:
        written = written.replace(b"\1", b"\1\2").replace(b"\0", b"\1\1")
        written = written.replace("\ufffe".encode(), b"\0")
    return written
