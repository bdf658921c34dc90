r"""What was lost and where: the errors of strict reading and writing, and `decode_report`.

A report is a text and its steps. What the steps start from is the data read with every fault
written out, a byte as ``\x`` and two digits: what Python's ``backslashreplace`` makes of it. A step
puts one U+FFFD for each fault in the place of that. Faults with the same rule that follow one
another directly make one step.

The rules, by what a codec says:

====================  ==========================================================================
``unassigned``        ``legacy.unassigned``: well formed, but no character stands there
``not a trail byte``  ``legacy.trail``: what follows a lead byte cannot follow it
``cut off``           ``legacy.cut-off``: the data ends within a character
any other             ``legacy.`` and the reason, with hyphens
====================  ==========================================================================
"""

from __future__ import annotations

from localeops.errors import InvalidInputError, InvalidTypeError, UnmappableError
from localeops.explain import Explained, Step
from localeops.legacy import _registry
from localeops.legacy._single import SingleByte

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from localeops.legacy._codec import Codec, Fault

__all__ = ["octets", "report", "unreadable", "unwritable"]

_ESCAPES = tuple(f"\\x{byte:02x}" for byte in range(256))
_LOST = "\ufffd"
_RULES = {"not a trail byte": "legacy.trail"}
_FIRST, _LARGEST = 64, 1 << 16  # bytes that are read at once after a fault: few at first

_AROUND = 4096  # bytes that others are tried on
_SHOWN = 8  # bytes of a fault that a message has
_NAMED = 4  # encodings that a message has
# Those that are tried, in this order.
_WINDOWS = "1252 1251 1250 1256 1253 1254 1255 1257 1258 874"
_MULTI_BYTE = "shift_jis euc-jp gb18030 big5 euc-kr"
_CODECS = "cp932 euc_jp gb18030 big5 cp949"
_READERS = {
    "whatwg": ["utf-8", *_MULTI_BYTE.split(), *(f"windows-{one}" for one in _WINDOWS.split())],
    "python": ["utf_8", *_CODECS.split(), *(f"cp{one}" for one in _WINDOWS.split())],
}
_READERS["microsoft"] = _READERS["whatwg"]
_SINGLE = "iso-8859-3 iso-8859-10 iso-8859-14 iso-8859-16 koi8-u ibm866 macintosh cp437 cp737 cp775"
_PYTHON = "iso8859_3 iso8859_10 iso8859_14 iso8859_16 koi8_u cp866 mac_roman cp437 cp737 cp775"
_WRITERS = {
    "whatwg": [*_READERS["whatwg"][6:], *_SINGLE.split(), *_MULTI_BYTE.split(), "utf-8"],
    "python": [*_READERS["python"][6:], *_PYTHON.split(), *_CODECS.split(), "utf_8"],
}
_WRITERS["microsoft"] = _WRITERS["whatwg"]


def octets(data: object) -> bytes:
    """Return the bytes of *data*."""
    if isinstance(data, bytes):
        return data
    if isinstance(data, bytearray | memoryview):
        return bytes(data)
    hint = "; it is decoded already" if isinstance(data, str) else ""
    raise InvalidTypeError(
        f"data must be bytes, bytearray or memoryview, got {type(data).__name__}{hint}"
    )


def unreadable(
    codec: Codec, standard: str, data: bytes, fault: Fault, before: int = 0
) -> UnmappableError:
    """Return the error for a fault in *data*, which has *before* bytes of the whole before it."""
    wrong = data[fault.start : fault.end]
    shown = wrong[:_SHOWN].hex(" ").upper() + (" ..." if len(wrong) > _SHOWN else "")
    some, whole = _window(data, fault)
    accepting = tuple(_accepting(codec, standard, some))
    what = "all the data" if whole and not before else f"the {len(some)} bytes around"
    if accepting:
        others = f"{what} could be {_listed(accepting)}"
    else:
        others = f"{what} could be none of the others that were tried"
    msg = (
        f"{'byte' if len(wrong) == 1 else 'bytes'} {shown} at position {before + fault.start} "
        f"{'is' if len(wrong) == 1 else 'are'} not {codec.name} ({fault.reason}); {others}"
    )
    error = UnmappableError(msg)
    error.position, error.found, error.encodings = before + fault.start, wrong, accepting
    return error


def _window(data: bytes, fault: Fault) -> tuple[bytes, bool]:
    """Return all data, or if it is large a part that begins with a line, and whether it is all."""
    if len(data) <= _AROUND:
        return data, True
    first = max(0, fault.start - _AROUND // 2)
    if first:
        line = data.rfind(b"\n", first, fault.start)
        first = line + 1 if line >= 0 else fault.start
    return data[first : first + _AROUND], False


def _accepting(codec: Codec, standard: str, data: bytes) -> Iterator[str]:
    """Yield a few other encodings that read the data without a fault."""
    found = 0
    for name in _READERS[standard]:
        other = _other(name, codec, standard)
        if other and other.decode(data, final=len(data) < _AROUND).fault is None:
            yield name
            found += 1
            if found == _NAMED:
                return


def _other(name: str, codec: Codec, standard: str) -> Codec | None:
    """Return the codec of a name, None if the standard has none or it is *codec* itself."""
    if name == codec.name:
        return None
    try:
        return _registry.codec(name, standard)
    except InvalidInputError:
        return None


def unwritable(codec: Codec, standard: str, text: str, index: int) -> UnmappableError:
    """Return the error for the character at *index*, which has no place in the encoding."""
    character = text[index]
    having: list[str] = []
    *names, universal = _WRITERS[standard]
    for name in names:
        other = _other(name, codec, standard)
        if other and other.encode(character)[1]:
            having.append(name)
            if len(having) == _NAMED:
                break
    other = _other(universal, codec, standard)
    if other and other.encode(character)[1]:
        having.append(universal)
    others = f"it is in {_listed(tuple(having))}" if having else "it is in no encoding"
    error = UnmappableError(
        f"U+{ord(character):04X} at index {index} is not in {codec.name}; {others}"
    )
    error.position, error.found, error.encodings = index, character, tuple(having)
    return error


def _listed(names: tuple[str, ...]) -> str:
    """Return names as they stand in a sentence."""
    return " or ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else names[0]


def report(codec: Codec, data: bytes) -> Explained[str]:
    """Return the text with U+FFFD for every fault, and a step for each run of them."""
    if isinstance(codec, SingleByte):
        return _report_single(codec.replace(data), data)
    reading = codec.decode(data)
    parts: list[str] = []
    steps: list[Step] = []
    # The run of faults that is open: its rule, where it begins in the text and in the data, its
    # end in the data, and how many there are.
    rule, place, first, last, count = "", 0, 0, 0, 0
    length = position = 0
    size = len(data)
    while True:
        parts.append(reading.text)
        length += len(reading.text)
        fault = reading.fault
        if fault is None:
            position += reading.used
            if position + size >= len(data):
                break
            size = min(2 * size, _LARGEST)
        else:
            start, position = position + fault.start, position + fault.end
            named = _RULES.get(fault.reason) or "legacy." + fault.reason.replace(" ", "-")
            if start != last or named != rule:
                if count:
                    steps.append(_step(rule, place, data[first:last], count))
                rule, place, first, count = named, length, start, 0
            count += 1
            last = position
            parts.append(_LOST)
            length += 1
            size = _FIRST
        final = position + size >= len(data)
        reading = codec.decode(data[position : position + size], reading.state, final=final)
    if count:
        steps.append(_step(rule, place, data[first:last], count))
    return Explained("".join(parts), tuple(steps))


def _report_single(text: str, data: bytes) -> Explained[str]:
    """Return what `report` does, for a text that has a character for each byte of the data."""
    import re

    steps = []
    for run in re.finditer(_LOST + "+", text):
        start, end = run.span()
        steps.append(_step("legacy.unassigned", start, data[start:end], end - start))
    return Explained(text, tuple(steps))


def _step(rule: str, place: int, wrong: bytes, count: int) -> Step:
    """Return the step that puts *count* U+FFFD in the place of bytes written out."""
    if len(wrong) == 1:
        return Step(rule, place, place + 4, _ESCAPES[wrong[0]], _LOST)
    before = "".join([_ESCAPES[byte] for byte in wrong])
    return Step(rule, place, place + len(before), before, _LOST * count)
