"""Probes of ``zh-gb18030-import``: shipping lists in which one kind of byte decides.

Closed lists of codes are gone through in whole, a few codes a row, in an order of their own.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import convert

from localeops.tasks.strategies import in_some_order, one_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = convert

_GB, _TW, _HK = ("SHA", "GZ1", "XM1", "KHH", "HK2"), ("TPE", "TXG", "KS2"), ("HKG", "SZ3", "MFM")
_CODEC = {
    **dict.fromkeys(_GB, "gb18030"), **dict.fromkeys(_TW, "cp950"), **dict.fromkeys(_HK, "cp950"),
}  # fmt: skip
_PLAIN = {
    "gb18030": (
        "朱镕/上海市静安区南京西路1266号/到付",
        "王喆/广州市天河区体育西路8号/易碎",
        "陈晓东/厦门市湖里区3号/轻放",
    ),
    "cp950": (
        "林志明/臺北市信義區松仁路100號/勿轉簡體",
        "陳大文/香港灣仔軒尼詩道28號/易碎",
        "蔡淑芬/高雄市三民區2號/輕放",
    ),
}


def _row(
    branch: str, number: int, name: bytes = b"", address: bytes = b"", more: bytes = b""
) -> bytes:
    ordinary = _PLAIN[_CODEC.get(branch, "gb18030")][number % 3].split("/")
    mine = [part.encode(_CODEC.get(branch, "gb18030")) for part in ordinary]
    fields = (
        f"{branch}|{branch[:2]}24{number:04}".encode(),
        name or mine[0],
        address or mine[1],
        mine[2] + more,
    )
    return b"|".join(fields) + b"\r\n"


@st.composite
def _codes(draw: DrawFn, branches: Sequence[str], codes: Sequence[bytes], each: int = 6) -> bytes:
    """Yield a list with all the codes in remarks, so many a row, among ordinary rows."""
    number, rest = draw(st.integers(0, 900)), draw(in_some_order(codes))
    rows = [_row(branch, number + at) for at, branch in enumerate(("SHA", "TPE", "HKG"))]
    for at in range(0, len(rest), each):
        branch = branches[at // each % len(branches)]
        rows.append(_row(branch, number + at, more=b"".join(rest[at : at + each]) + b"."))
    return b"".join((*rows, _row("XM1", number)))


@st.composite
def _rows(draw: DrawFn, rows: Sequence[tuple[str, bytes, bytes, bytes]]) -> bytes:
    number = draw(st.integers(0, 900))
    return b"".join(
        _row(b, number + at, *rest) for at, (b, *rest) in enumerate(draw(in_some_order(rows)))
    )


def _read(code: bytes, codec: str) -> str:
    try:
        return code.decode(codec)
    except UnicodeDecodeError:
        return ""


def _with_trail(trail: int, codec: str) -> list[bytes]:
    found = [bytes((lead, trail)) for lead in range(0x81, 0xF9)]
    if codec == "cp950":  # what Python has at C6A1 to C8FE, Windows has not
        found = [c for c in found if b"\xa4" <= c < b"\xc6" or c >= b"\xc9"]
    return [c for c in found if (t := _read(c, codec)) and unicodedata.category(t) == "Lo"]


def _hex(codes: str) -> list[bytes]:
    return [bytes.fromhex(code) for code in codes.split()]


_BMP4 = [
    chr(c).encode("gb18030") for c in (*range(0x3400, 0x4DB0, 181), 0x627, 0xF40, 0x1820, 0xAC00)
]
_BMP4 = [c for c in _BMP4 if len(c) == len(b"\x81\x30\x81\x30")]
_ASTRAL = [c.encode("gb18030") for c in "𠮷𫘜𬭚𨱇𬍛𫖮𬸚𪨰𫍯𫓧𫄨𫠆😀𡐓𣲗𤧛𥖁𦒍𧒽𰻞"]
_EIGHT = _hex("FE59 FE61 FE66 FE67 FE6D FE7E FE90 FEA0")
_ELEVEN = _hex("A6D9 A6DA A6DB A6DC A6DD A6DE A6DF A6EC A6ED A6F3 A8BC")
_TRAIL80, _PIPE_GB, _PIPE_B5 = (
    _with_trail(0x80, "gb18030"),
    _with_trail(0x7C, "gb18030"),
    _with_trail(0x7C, "cp950"),
)
_SLASH = _with_trail(0x5C, "cp950")
_SIGNS = _hex("A145 A14E A1C2 A1E3 A1F2 A1F3 A241 A242 A244 A246 A247")
_ETEN = _hex("F9D6 F9D7 F9D8 F9D9 F9DA F9DB F9DC A3E1")
_HKSCS = _hex(
    "9DF6 9DEF 9DF7 91C1 925D 9DF8 9DCF 9DF5 FCAB 9E4D 8FD4 9DE5 "
    "9DD0 FB55 9DC7 9E52 8B50 9068 8FC0 8EA8 FE48 91AF 916F 96F5"
)
_OWN_GB = _hex("AAA1 ABB0 AFFE F8A1 F9C3 FEFE A140 A57E A7A0")
_OWN_TW = [*_HKSCS, *_hex("FA40 FEFE 8E40 A0FE")]
_BAD_GB = [
    b"\xff",
    b"\x81\x20",
    b"\xb0\x7f",
    b"\xb0\xff",
    b"\x81\x30\x81",
    b"\x81\x30\x20\x30",
    *_hex("8431A530 8F308130 E3329A36"),
]
_BAD_B5 = [b"\xff", b"\xa4\x20", b"\xa4\x7f", b"\xa4\x80", b"\xa4\xff"]
_KEPT_GB = [
    *_hex("FD9C FD9D FD9E FD9F FDA0 FE40 FE41 FE42 FE43 FE45"),
    *(c.encode("gb18030") for c in "（Ａ１％ⅷ①㈱℃裏隣臺體許蓋龍門"),
]
_KEPT_B5 = [*_hex("C94A DDFC"), *(c.encode("cp950") for c in "（Ａ１％臺體")]
_MIDDLE = _hex("A1A4 A1AA")
_BREAKS = [
    b"\x0b",
    b"\x0c",
    b"\x1c",
    b"\x1d",
    b"\x1e",
    *(c.encode("gb18030") for c in "\x85\u2028\u2029"),
]
_LIMITS = {"name": 20, "address": 40}


def _long(which: str) -> list[tuple[str, bytes, bytes, bytes]]:
    rows = []
    for branch in ("SHA", "TPE", "HKG"):
        wide = "𠮷㐂王朱镕上海南京西路静安" if branch == "SHA" else "林志明陳大文臺北市信義區"
        for head in ("", "A", "B2"):
            for size in (0, 1, 2, 9):
                text = head
                while len(text) * 2 - len(head) < _LIMITS[which] + size:
                    text += wide[len(text) % len(wide)]
                mine = text.encode(_CODEC[branch])
                rows.append(
                    (
                        branch,
                        mine if which == "name" else b"",
                        mine if which != "name" else b"",
                        b"",
                    )
                )
        # No character after one that is cut off is kept, and few of one column are ASCII.
        dotted = (
            "阿卜·杜拉·买买·提江·肉孜·é王" if branch == "SHA" else "約翰‧史密‧斯李‧大文‧林志‧明"
        )
        rows += [
            (branch, *((text, b"") if which == "name" else (b"", text)), b"")
            for text in (
                ("A" + wide * 3)[: _LIMITS[which] // 2 + 1].encode(_CODEC[branch]) + b"B9",
                (dotted * 2)[: _LIMITS[which] // 2 + 1].encode(_CODEC[branch]),
            )
        ]
        rows.append((branch, b"", b"", (wide * 4).encode(_CODEC[branch])))
    return rows


_PADS = [(a, b) for a in ("", " ", "　", " 　 ") for b in ("", " ", "　", "　 ")]
_INSIDE = {
    "SHA": ("王　中 文", "啊路 1号"),
    **dict.fromkeys(("TPE", "HKG"), ("王　中 文", "南京路 1號")),
}
_SPACED = [
    (branch, *((a + text + b).encode(_CODEC[branch]) for text in texts), b.encode(_CODEC[branch]))
    for branch, texts in _INSIDE.items()
    for a, b in _PADS
]
_BLANKS = [*_BREAKS, *(c.encode("gb18030") for c in "\xa0\u2003")]
_ENDS = [
    *(("SHA", b"", b"", end) for end in _BLANKS),
    *(("SHA", b"", b"", end + b"x") for end in _BLANKS),
    *(("SHA", end + b"x" + end, b"", b"") for end in _BLANKS),
    *(("SHA", b"", end + b"x" + end, b"") for end in _BLANKS),
]


def _bad(
    branches: Sequence[str], codes: Sequence[bytes], ends: Sequence[bytes] = ()
) -> SearchStrategy[bytes]:
    return _rows([
        *(
            (branches[at % len(branches)], *(code + b"." if at % 3 == n else b"" for n in range(3)))
            for at, code in enumerate(codes)
        ),
        *((branches[0], b"", b"", code) for code in ends),
        *((b, b"", b"", b"") for b in ("SHA", "TPE", "HKG")),
    ])  # fmt: skip


@st.composite
def _counted(draw: DrawFn) -> bytes:
    number = draw(st.integers(0, 900))
    rows = [
        _row(b, number, more=m)
        for b in ("SHA", "TPE", "HKG")
        for m in (b"", b"|", b"|x", "｜".encode(_CODEC[b]))
    ]
    rows += [_row(b, number).rpartition(b"|")[0] + b"\r\n" for b in ("SHA", "TPE")]
    rows += [b"SHA|SH1|||\r\n", b"TPE|TP1|||x\r\n"]
    return b"".join(draw(in_some_order(rows)))


RULES: dict[str, SearchStrategy[bytes]] = {
    "four-bytes": _codes(_GB, _BMP4),
    "beyond-plane-0": _codes(_GB, _ASTRAL),
    "edition-ideographs": _codes(_GB, _EIGHT),
    "edition-signs": _codes(_GB, _ELEVEN),
    "euro-byte": _codes(_GB, [b"\x80", b"\xa2\xe3"], 1),
    "trail-80": _codes(_GB, _TRAIL80),
    "middle-dot": _codes(_GB, _MIDDLE, 1),
    "trail-bar-simplified": _codes(_GB, _PIPE_GB),
    "trail-bar-traditional": _codes((*_TW, *_HK), _PIPE_B5),
    "trail-backslash": _codes((*_TW, *_HK), _SLASH),
    "eten": _codes(_TW, _ETEN, 1),
    "taiwan-signs": _codes(_TW, _SIGNS, 1),
    "hong-kong-signs": _codes(_HK, _SIGNS, 1),
    "hkscs": _codes(_HK, _HKSCS),
    "own-simplified": _bad(_GB, _OWN_GB),
    "own-taiwan": _bad(_TW, _OWN_TW),
    "branches": _rows([(b, b"", b"", b"") for b in (*_GB, *_TW, *_HK)]),
    "unknown-branch": _rows(
        [(b, b"", b"", b"") for b in (*_GB, *_TW, *_HK, "SH", "TP1", "HK", "BJ1", "sha", "HKG1")]
    ),
    "broken-simplified": _bad(_GB, _BAD_GB, [b"\xb0", b"\x81\x30", b"\x81\x30\x81"]),
    "broken-traditional": _bad((*_TW, *_HK), _BAD_B5 * 2, [b"\xa4"]),
    "characters-kept": one_of((0, 1))
    .flatmap(lambda _: st.tuples(_codes(_GB, _KEPT_GB), _codes((*_TW, *_HK), _KEPT_B5)))
    .map(b"".join),
    "spaces": _rows(_SPACED),
    "name-cut": _rows(_long("name")),
    "address-cut": _rows(_long("address")),
    "line-breaks": _rows(_ENDS),
    "fields": _counted(),
}


def _text(codes: Sequence[bytes]) -> tuple[str, ...]:
    return tuple(code.decode("latin-1") for code in codes)


CLOSED: dict[str, tuple[str, ...]] = {
    "four-bytes": _text(_BMP4),
    "beyond-plane-0": _text(_ASTRAL),
    "edition-ideographs": _text(_EIGHT),
    "edition-signs": _text(_ELEVEN),
    "trail-80": _text(_TRAIL80),
    "middle-dot": _text(_MIDDLE),
    "trail-bar-simplified": _text(_PIPE_GB),
    "trail-bar-traditional": _text(_PIPE_B5),
    "trail-backslash": _text(_SLASH),
    "eten": _text(_ETEN),
    "taiwan-signs": _text(_SIGNS),
    "hong-kong-signs": _text(_SIGNS),
    "hkscs": _text(_HKSCS),
    "own-simplified": _text(_OWN_GB),
    "own-taiwan": _text(_OWN_TW),
    "broken-simplified": _text(_BAD_GB),
    "broken-traditional": _text(_BAD_B5),
}

QUOTA = 8
