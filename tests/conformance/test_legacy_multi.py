"""The multi-byte codecs against the text of the Encoding Standard and its raw indexes."""

import itertools
import random
import time

import pytest

import legacy_multi_reference as reference
from localeops.legacy import _multi
from localeops.legacy._codec import Codec

NAMES = sorted(reference.DECODERS)
STATELESS = [name for name in NAMES if name != "iso-2022-jp"]
# (index, pointers) of each encoding, and the bytes of a pointer.
TEXTS = {
    "shift_jis": "吾輩は猫である。①㈱～－ｶﾅ ABC\\~ 名前はまだ無い。\n",
    "euc-jp": "吾輩は猫である。①㈱～－ｶﾅ ABC\\~ 名前はまだ無い。\n",
    "iso-2022-jp": "吾輩は猫である。①㈱～－ ABC\\~ ¥‾\n名前はまだ無い。\n",
    "euc-kr": "나라의 말이 뷁 똠방각하 中國 € ABC\n",
    "big5": "人之初，性本善‧～／＼∕﹨ 嘅 ABC\n",
    "gbk": "人之初，性本善。 €ⅰ ABC\n",
    "gb18030": "人之初，性本善。 €ⅰ ABC ÄḿЯ 𠀀 ༀ\n",
}


def whole(codec: Codec, data: bytes) -> tuple[str, list[tuple[int, int]]]:
    """Return what `reference.decode` does, by the codec."""
    pieces: list[str] = []
    faults: list[tuple[int, int]] = []
    at = state = 0
    while at < len(data):
        found = codec.decode(data[at:], state)
        pieces.append(found.text)
        state = found.state
        if found.fault is None:
            assert found.used == len(data) - at
            break
        start, end, reason = found.fault
        assert start == found.used
        assert reason
        pieces.append("\ufffd")
        faults.append((at + start, at + end))
        at += end
    return "".join(pieces), faults


def codec(name: str) -> Codec:
    return _multi.make(name, "whatwg")


@pytest.mark.parametrize("name", NAMES)
def test_every_two_bytes(name: str) -> None:
    one = codec(name)
    for data in map(bytes, itertools.product(range(0x80, 0x100), range(0x100))):
        assert whole(one, data + b"A") == reference.decode(data + b"A", name), data.hex()
        assert whole(one, data) == reference.decode(data, name), data.hex()


def test_every_two_bytes_of_iso_2022_jp() -> None:
    one = codec("iso-2022-jp")
    for escape in (b"", b"\x1b(J", b"\x1b(I", b"\x1b$@", b"\x1b$B"):
        for first, second in itertools.product(range(0x80), repeat=2):
            data = escape + bytes((first, second))
            assert whole(one, data) == reference.decode(data, "iso-2022-jp"), data
            assert whole(one, data + b"A\x1b(BA") == reference.decode(
                data + b"A\x1b(BA", "iso-2022-jp"
            ), data


def test_every_entry_of_jis0212() -> None:
    one = codec("euc-jp")
    entries = 0
    for first, second in itertools.product(range(0xA1, 0xFF), repeat=2):
        data = bytes((0x8F, first, second))
        code = reference.indexes()["jis0212"][(first - 0xA1) * 94 + second - 0xA1]
        found = one.decode(data)
        assert found.text == ("" if code is None else chr(code)), data.hex()
        entries += code is not None
        for cut in (b"\x8f" + data[:1], data[:2], data[:2] + b"A", data[:1] + b"A"):
            assert whole(one, cut) == reference.decode(cut, "euc-jp"), cut.hex()
    assert entries == 6067


def test_every_entry_of_the_indexes_is_read() -> None:
    counts = {}
    for name, index in (
        ("shift_jis", "jis0208"),
        ("euc-kr", "euc-kr"),
        ("big5", "big5"),
        ("gb18030", "gb18030"),
    ):
        one = codec(name)
        entries = [
            (at, code) for at, code in enumerate(reference.indexes()[index]) if code is not None
        ]
        for at, code in entries:
            row, first, gap, jump = {
                "shift_jis": (188, 0x40, 0x3F, 1),
                "euc-kr": (190, 0x41, 190, 0),
                "big5": (157, 0x40, 0x3F, 0x22),
                "gb18030": (190, 0x40, 0x3F, 1),
            }[name]
            lead, trail = divmod(at, row)
            lead += 0x81 if name != "shift_jis" or lead < 0x1F else 0xC1
            data = bytes((lead, trail + first + (jump if trail >= gap else 0)))
            assert one.decode(data).text == chr(code), data.hex()
        counts[index] = len(entries)
    assert counts == {"jis0208": 7724, "euc-kr": 17048, "big5": 18590, "gb18030": 23940}


@pytest.mark.parametrize("name", STATELESS)
def test_every_code_point_is_written(name: str) -> None:
    one = codec(name)
    last = 0x30000 if name != "gb18030" else 0x110000
    for code in itertools.chain(range(0xD800), range(0xE000, last, 1 if name != "gb18030" else 7)):
        data, used = one.encode(chr(code))
        expected = reference.encode(code, name)
        assert (data, used) == (expected or b"", int(expected is not None)), hex(code)


def test_the_borders_of_the_four_byte_ranges() -> None:
    one = codec("gb18030")
    pointers = {0, 39419, 39420, 188999, 189000, 1237575, 1237576, 126 * 10 * 10 * 126 - 1}
    for pointer, _ in reference.ranges():
        pointers |= {max(pointer - 1, 0), pointer, pointer + 1}
    pointers |= set(random.Random("gb18030").sample(range(1_587_600), 2_000))
    for at in sorted(pointers):
        data = bytes(
            (at // 12600 + 0x81, at % 12600 // 1260 + 0x30, at % 1260 // 10 + 0x81, at % 10 + 0x30)
        )
        assert whole(one, data) == reference.decode(data, "gb18030"), data.hex()


def samples(name: str, count: int) -> list[bytes]:
    """Return random bytes and real text with wrong bytes in it."""
    chance = random.Random(name)
    text = codec(name).encode(TEXTS[name])[0] * 3
    assert text
    escapes = (b"\x1b(B", b"\x1b(J", b"\x1b(I", b"\x1b$B", b"\x1b$@", b"\x1b", b"\n")
    found = []
    for number in range(count):
        if number % 3 == 0:
            found.append(chance.randbytes(chance.randrange(12)))
            continue
        data = bytearray(text[chance.randrange(40) : chance.randrange(41, len(text))])
        for _ in range(chance.randrange(1, 5)):
            at = chance.randrange(len(data))
            data[at : at + chance.randrange(3)] = (
                chance.choice(escapes)
                if name == "iso-2022-jp" and chance.random() < 0.7
                else chance.randbytes(chance.randrange(3))
            )
            data = data or bytearray(b"A")
        found.append(bytes(data))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_random_and_damaged_data(name: str) -> None:
    one = codec(name)
    for data in samples(name, 2_000):
        assert whole(one, data) == reference.decode(data, name), data


@pytest.mark.parametrize("name", NAMES)
def test_cut_anywhere_it_is_the_same(name: str) -> None:
    one = codec(name)
    chance = random.Random(f"cuts {name}")
    for data in samples(name, 400):
        pieces: list[str] = []
        state, rest, coming = 0, b"", data
        while True:
            size = chance.randrange(1, 6)
            rest, coming = rest + coming[:size], coming[size:]
            found = one.decode(rest, state, final=not coming)
            pieces.append(found.text)
            state, used = found.state, found.used
            if found.fault:
                pieces.append("\ufffd")
                used = found.fault.end
            rest = rest[used:]
            if not coming and not rest:
                break
        assert "".join(pieces) == reference.decode(data, name)[0], data


@pytest.mark.parametrize("name", NAMES)
def test_real_text_comes_back(name: str) -> None:
    one = codec(name)
    data, used = one.encode(TEXTS[name] * 2_000)
    assert used == len(TEXTS[name]) * 2_000
    found = one.decode(data)
    assert found.fault is None
    assert found.text == TEXTS[name] * 2_000


@pytest.mark.parametrize("name", NAMES)
def test_faults_cost_no_more_than_their_number(name: str) -> None:
    one = codec(name)
    fault = {"gb18030": b"\x81\x30\x20", "gbk": b"\x81\x30\x20"}.get(name, b"\xff ")

    def seconds(count: int) -> float:
        data = fault * count
        started = time.perf_counter()
        at = state = 0
        while at < len(data):  # as the callers do: a window at a time
            found = one.decode(data[at : at + 1024], state)
            at += found.fault.end if found.fault else found.used
            state = found.state
        return time.perf_counter() - started

    assert min(seconds(8_000) for _ in range(3)) < 8 * min(seconds(2_000) for _ in range(3))
