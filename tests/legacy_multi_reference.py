"""The multi-byte decoders and encoders of the Encoding Standard, step for step from its text.

A second reader of the raw indexes: each decoder is the handler of the standard, called byte by byte
with a queue to which bytes can be restored. Slow, and shares nothing with the package.
"""
# ruff: noqa: C901, PLR0911, PLR0912, RUF012 - the handlers are as long as in the standard

import functools
import gzip
import json
from collections import deque
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "data" / "legacy" / "whatwg"
END = -1
CONTINUE, ERROR, FINISHED = "continue", "error", "finished"
Handler = Callable[[deque[int], int], object]


@functools.cache
def indexes() -> dict[str, list[int | None]]:
    with gzip.open(FOLDER / "indexes.json.gz", "rt", encoding="utf-8") as stream:
        found = json.load(stream)
    return {name: index for name, index in found.items() if name != "gb18030-ranges"}


@functools.cache
def ranges() -> list[tuple[int, int]]:
    with gzip.open(FOLDER / "index-gb18030-ranges.txt.gz", "rt", encoding="utf-8") as stream:
        rows = [line.split() for line in stream if line.strip() and not line.startswith("#")]
    return [(int(pointer), int(code, 16)) for pointer, code in rows]


def code_point(pointer: int | None, name: str) -> int | None:
    index = indexes()[name]
    return index[pointer] if pointer is not None and pointer < len(index) else None


def ranges_code_point(pointer: int) -> int | None:
    if 39419 < pointer < 189000 or pointer > 1237575:
        return None
    if pointer == 7457:
        return 0xE7C7
    offset, code = [row for row in ranges() if row[0] <= pointer][-1]
    return code + pointer - offset


def ranges_pointer(code: int) -> int:
    if code == 0xE7C7:
        return 7457
    pointer, offset = [row for row in ranges() if row[1] <= code][-1]
    return pointer + code - offset


class ShiftJis:
    def __init__(self) -> None:
        self.lead = 0

    def __call__(self, queue: deque[int], byte: int) -> object:
        if byte == END and self.lead:
            self.lead = 0
            return ERROR
        if byte == END:
            return FINISHED
        if self.lead:
            lead, self.lead, pointer = self.lead, 0, None
            offset = 0x40 if byte < 0x7F else 0x41
            lead_offset = 0x81 if lead < 0xA0 else 0xC1
            if 0x40 <= byte <= 0x7E or 0x80 <= byte <= 0xFC:
                pointer = (lead - lead_offset) * 188 + byte - offset
            if pointer is not None and 8836 <= pointer <= 10715:
                return 0xE000 - 8836 + pointer
            code = code_point(pointer, "jis0208")
            if code is not None:
                return code
            if byte < 0x80:
                queue.appendleft(byte)
            return ERROR
        if byte <= 0x80:
            return byte
        if 0xA1 <= byte <= 0xDF:
            return 0xFF61 - 0xA1 + byte
        if 0x81 <= byte <= 0x9F or 0xE0 <= byte <= 0xFC:
            self.lead = byte
            return CONTINUE
        return ERROR


class EucJp:
    def __init__(self) -> None:
        self.lead = 0
        self.jis0212 = False

    def __call__(self, queue: deque[int], byte: int) -> object:
        if byte == END and self.lead:
            self.lead = 0
            return ERROR
        if byte == END:
            return FINISHED
        if self.lead == 0x8E and 0xA1 <= byte <= 0xDF:
            self.lead = 0
            return 0xFF61 - 0xA1 + byte
        if self.lead == 0x8F and 0xA1 <= byte <= 0xFE:
            self.jis0212, self.lead = True, byte
            return CONTINUE
        if self.lead:
            lead, self.lead, code = self.lead, 0, None
            if 0xA1 <= lead <= 0xFE and 0xA1 <= byte <= 0xFE:
                pointer = (lead - 0xA1) * 94 + byte - 0xA1
                code = code_point(pointer, "jis0212" if self.jis0212 else "jis0208")
            self.jis0212 = False
            if code is not None:
                return code
            if byte < 0x80:
                queue.appendleft(byte)
            return ERROR
        if byte < 0x80:
            return byte
        if byte in {0x8E, 0x8F} or 0xA1 <= byte <= 0xFE:
            self.lead = byte
            return CONTINUE
        return ERROR


class EucKr:
    def __init__(self) -> None:
        self.lead = 0

    def __call__(self, queue: deque[int], byte: int) -> object:
        if byte == END and self.lead:
            self.lead = 0
            return ERROR
        if byte == END:
            return FINISHED
        if self.lead:
            lead, self.lead, pointer = self.lead, 0, None
            if 0x41 <= byte <= 0xFE:
                pointer = (lead - 0x81) * 190 + byte - 0x41
            code = code_point(pointer, "euc-kr")
            if code is not None:
                return code
            if byte < 0x80:
                queue.appendleft(byte)
            return ERROR
        if byte < 0x80:
            return byte
        if 0x81 <= byte <= 0xFE:
            self.lead = byte
            return CONTINUE
        return ERROR


class Big5:
    TWO = {1133: (0xCA, 0x304), 1135: (0xCA, 0x30C), 1164: (0xEA, 0x304), 1166: (0xEA, 0x30C)}

    def __init__(self) -> None:
        self.lead = 0

    def __call__(self, queue: deque[int], byte: int) -> object:
        if byte == END and self.lead:
            self.lead = 0
            return ERROR
        if byte == END:
            return FINISHED
        if self.lead:
            lead, self.lead, pointer = self.lead, 0, None
            offset = 0x40 if byte < 0x7F else 0x62
            if 0x40 <= byte <= 0x7E or 0xA1 <= byte <= 0xFE:
                pointer = (lead - 0x81) * 157 + byte - offset
            if pointer in self.TWO:
                return self.TWO[pointer]
            code = code_point(pointer, "big5")
            if code is not None:
                return code
            if byte < 0x80:
                queue.appendleft(byte)
            return ERROR
        if byte < 0x80:
            return byte
        if 0x81 <= byte <= 0xFE:
            self.lead = byte
            return CONTINUE
        return ERROR


class Gb18030:
    def __init__(self) -> None:
        self.first = self.second = self.third = 0

    def __call__(self, queue: deque[int], byte: int) -> object:
        if byte == END:
            waiting = self.first or self.second or self.third
            self.first = self.second = self.third = 0
            return ERROR if waiting else FINISHED
        if self.third:
            first, second, third = self.first, self.second, self.third
            self.first = self.second = self.third = 0
            if not 0x30 <= byte <= 0x39:
                queue.extendleft((byte, third, second))
                return ERROR
            pointer = (first - 0x81) * 10 * 126 * 10 + (second - 0x30) * 10 * 126
            code = ranges_code_point(pointer + (third - 0x81) * 10 + byte - 0x30)
            return ERROR if code is None else code
        if self.second:
            if 0x81 <= byte <= 0xFE:
                self.third = byte
                return CONTINUE
            queue.extendleft((byte, self.second))
            self.first = self.second = 0
            return ERROR
        if self.first:
            if 0x30 <= byte <= 0x39:
                self.second = byte
                return CONTINUE
            lead, self.first, pointer = self.first, 0, None
            offset = 0x40 if byte < 0x7F else 0x41
            if 0x40 <= byte <= 0x7E or 0x80 <= byte <= 0xFE:
                pointer = (lead - 0x81) * 190 + byte - offset
            code = code_point(pointer, "gb18030")
            if code is not None:
                return code
            if byte < 0x80:
                queue.appendleft(byte)
            return ERROR
        if byte < 0x80:
            return byte
        if byte == 0x80:
            return 0x20AC
        if 0x81 <= byte <= 0xFE:
            self.first = byte
            return CONTINUE
        return ERROR


class Iso2022Jp:
    def __init__(self) -> None:
        self.state = self.output_state = "ascii"
        self.lead = 0
        self.output = False

    def __call__(self, queue: deque[int], byte: int) -> object:
        return getattr(self, self.state.replace(" ", "_"))(queue, byte)

    def plain(self, byte: int, code: int | None) -> object:
        if byte == 0x1B:
            self.state = "escape start"
            return CONTINUE
        if byte == END:
            return FINISHED
        self.output = False
        return ERROR if code is None else code

    def ascii(self, _: deque[int], byte: int) -> object:
        good = byte <= 0x7F and byte not in {0x0E, 0x0F}
        return self.plain(byte, byte if good else None)

    def roman(self, _: deque[int], byte: int) -> object:
        good = byte <= 0x7F and byte not in {0x0E, 0x0F}
        return self.plain(byte, {0x5C: 0xA5, 0x7E: 0x203E}.get(byte, byte) if good else None)

    def katakana(self, _: deque[int], byte: int) -> object:
        return self.plain(byte, 0xFF61 - 0x21 + byte if 0x21 <= byte <= 0x5F else None)

    def lead_byte(self, _: deque[int], byte: int) -> object:
        if 0x21 <= byte <= 0x7E:
            self.output, self.lead, self.state = False, byte, "trail byte"
            return CONTINUE
        return self.plain(byte, None)

    def trail_byte(self, _: deque[int], byte: int) -> object:
        if byte == 0x1B:
            self.state = "escape start"
            return ERROR
        self.state = "lead byte"
        if 0x21 <= byte <= 0x7E:
            code = code_point((self.lead - 0x21) * 94 + byte - 0x21, "jis0208")
            return ERROR if code is None else code
        return ERROR

    def escape_start(self, queue: deque[int], byte: int) -> object:
        if byte in {0x24, 0x28}:
            self.lead, self.state = byte, "escape"
            return CONTINUE
        if byte != END:
            queue.appendleft(byte)
        self.output, self.state = False, self.output_state
        return ERROR

    def escape(self, queue: deque[int], byte: int) -> object:
        lead, self.lead = self.lead, 0
        state = {
            (0x28, 0x42): "ascii",
            (0x28, 0x4A): "roman",
            (0x28, 0x49): "katakana",
            (0x24, 0x40): "lead byte",
            (0x24, 0x42): "lead byte",
        }.get((lead, byte))
        if state:
            self.state = self.output_state = state
            output, self.output = self.output, True
            return ERROR if output else CONTINUE
        if byte != END:
            queue.appendleft(byte)
        queue.appendleft(lead)
        self.output, self.state = False, self.output_state
        return ERROR


DECODERS: dict[str, Callable[[], Handler]] = {
    "shift_jis": ShiftJis,
    "euc-jp": EucJp,
    "iso-2022-jp": Iso2022Jp,
    "euc-kr": EucKr,
    "big5": Big5,
    "gbk": Gb18030,
    "gb18030": Gb18030,
}


def decode(data: bytes, name: str) -> tuple[str, list[tuple[int, int]]]:
    """Return the text with U+FFFD for each error, and where each error's bytes begin and end."""
    handler = DECODERS[name]()
    queue = deque(data)
    text: list[str] = []
    faults: list[tuple[int, int]] = []
    start = 0
    while True:
        byte = queue.popleft() if queue else END
        found = handler(queue, byte)
        at = len(data) - len(queue)
        if found == FINISHED:
            return "".join(text), faults
        if found == CONTINUE:
            if name == "iso-2022-jp" and handler.state == handler.output_state != "trail byte":
                start = at  # an escape sequence is over
            continue
        if found == ERROR:
            text.append("\ufffd")
            if name == "iso-2022-jp" and handler.state == "escape start" and byte == 0x1B:
                at -= 1  # the escape that ends a pair is its own
            faults.append((start, at))
        else:
            text.extend(map(chr, found if isinstance(found, tuple) else (found,)))
        start = at


def encode(code: int, name: str) -> bytes | None:
    """Return the bytes of one code point in an encoder without states, or None."""
    if code < 0x80:
        return bytes((code,))
    if name in {"gbk", "gb18030"}:
        return _gb18030_encode(code, gbk=name == "gbk")
    if name == "shift_jis":
        if code == 0x80:
            return b"\x80"
        excluded = range(8272, 8836)
    else:
        excluded = range(0)
    if name in {"shift_jis", "euc-jp"}:
        if code in {0xA5, 0x203E}:
            return b"\x5c" if code == 0xA5 else b"\x7e"
        if 0xFF61 <= code <= 0xFF9F:
            return (b"\x8e" if name == "euc-jp" else b"") + bytes((code - 0xFF61 + 0xA1,))
        code = 0xFF0D if code == 0x2212 else code
        pointers = [at for at in _pointers("jis0208").get(code, []) if at not in excluded]
        if not pointers:
            return None
        if name == "euc-jp":
            return bytes((pointers[0] // 94 + 0xA1, pointers[0] % 94 + 0xA1))
        lead, trail = divmod(pointers[0], 188)
        return bytes(
            (lead + (0x81 if lead < 0x1F else 0xC1), trail + (0x40 if trail < 0x3F else 0x41))
        )
    pointers = _pointers(name).get(code, [])
    if name == "big5":
        pointers = [at for at in pointers if at >= (0xA1 - 0x81) * 157]
        last = code in {0x2550, 0x255E, 0x2561, 0x256A, 0x5341, 0x5345}
        if not pointers:
            return None
        lead, trail = divmod(pointers[-1 if last else 0], 157)
        return bytes((lead + 0x81, trail + (0x40 if trail < 0x3F else 0x62)))
    return bytes((pointers[0] // 190 + 0x81, pointers[0] % 190 + 0x41)) if pointers else None


@functools.cache
def _pointers(name: str) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for pointer, code in enumerate(indexes()[name]):
        if code is not None:
            found.setdefault(code, []).append(pointer)
    return found


# Encoding Standard, gb18030 encoder, step 5.
SIDE_TABLE = {
    0xE78D: 0xA6D9, 0xE78E: 0xA6DA, 0xE78F: 0xA6DB, 0xE790: 0xA6DC, 0xE791: 0xA6DD, 0xE792: 0xA6DE,
    0xE793: 0xA6DF, 0xE794: 0xA6EC, 0xE795: 0xA6ED, 0xE796: 0xA6F3, 0xE81E: 0xFE59, 0xE826: 0xFE61,
    0xE82B: 0xFE66, 0xE82C: 0xFE67, 0xE832: 0xFE6D, 0xE843: 0xFE7E, 0xE854: 0xFE90, 0xE864: 0xFEA0,
}  # fmt: skip


def _gb18030_encode(code: int, *, gbk: bool) -> bytes | None:
    if code == 0xE5E5:
        return None
    if gbk and code == 0x20AC:
        return b"\x80"
    if code in SIDE_TABLE:
        return SIDE_TABLE[code].to_bytes(2, "big")
    pointers = _pointers("gb18030").get(code)
    if pointers:
        lead, trail = divmod(pointers[0], 190)
        return bytes((lead + 0x81, trail + (0x40 if trail < 0x3F else 0x41)))
    if gbk:
        return None
    pointer = ranges_pointer(code)
    return bytes(
        (
            pointer // 12600 + 0x81,
            pointer % 12600 // 1260 + 0x30,
            pointer % 1260 // 10 + 0x81,
            pointer % 10 + 0x30,
        )
    )
