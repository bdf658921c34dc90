"""Probes of ``ko-cp949-archive``: posts in which one kind of code decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import convert

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hypothesis.strategies import SearchStrategy

oracle = convert

_FIRST = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_LAST = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
_MIDDLE = [chr(n) for n in range(0x314F, 0x3164)]
_FILL = b"\xa4\xd4"
_WANSUNG = 0xA1


def _e(text: str) -> bytes:
    return text.encode("cp949")


def _rare(low: int, high: int) -> list[bytes]:
    """Return two syllables beyond KS X 1001 for each second byte, with first bytes that differ."""
    codes = [c for c in map(_e, map(chr, range(0xAC00, 0xD7A4))) if min(c) < _WANSUNG]
    found = []
    for trail in range(low, high + 1):
        having = [c for c in codes if c[1] == trail]
        found += [having[trail * 7 % len(having)], having[-1 - trail * 5 % (len(having) // 2)]]
    return sorted(set(found))


def _row(*rows: int) -> list[bytes]:
    """Return the characters of rows of KS X 1001, without the two that came in 1998."""
    pairs = [bytes([row, n]) for row in rows for n in range(_WANSUNG, 0xFF)]
    known = [c for c in pairs if c.decode("cp949", "ignore")]
    return [c for c in known if c not in (b"\xa2\xe6", b"\xa2\xe7")]


def _post(body: bytes, label: str = "EUC-KR", end: bytes = b"\n") -> bytes:
    head = f"From: 김영수\nSubject: 모임 안내\nContent-Type: text/plain; charset={label}\n\n"
    return (_e(head) + body + b"\n" + _e("그럼 안녕히.\n")).replace(b"\n", end)


def _all(codes: Sequence[bytes]) -> SearchStrategy[bytes]:
    return st.permutations(codes).map(lambda c: _post(b" ".join(c)))


_GROUPS = [_FILL + _e(_FIRST[n % 19]) + _e(_MIDDLE[n % 21]) + _e(_LAST[n % 27]) for n in range(108)]
_OPEN = [_FILL + _e(_FIRST[n % 19]) + _e(_MIDDLE[n % 21]) + _FILL for n in range(84)]
_CAPITALS, _SMALL, _HIGH = _rare(0x41, 0x5A), _rare(0x61, 0x7A), _rare(0x81, 0xFE)
_BESIDE = [b"A" + c + bytes([c[1]]) for c in (*_CAPITALS, *_SMALL)]
_SIGNS = _row(0xA1, 0xA2)
_ALPHABETS = _row(0xA5, 0xA8, 0xA9, 0xAA, 0xAB, 0xAC)
_HANJA = [_e(chr(n)) for n in range(0xF900, 0xFA0C)]
_C9 = [bytes([0xC9, n]) for n in range(0xA1, 0xFF)]
_FE = [bytes([0xFE, n]) for n in range(0xA1, 0xFF)]
_WIDE = [_e(chr(n)) for n in range(0xFF01, 0xFF5F) if chr(n) != "＼"]
_LONE = [_e(c) for c in [*_LAST, *_MIDDLE, "ㄸ", "ㅃ", "ㅉ"]]
_TEXT = st.builds(
    "{} {}번".format,
    st.sampled_from(["다음 모임은 토요일", "자료실을 보세요", "사진을 올렸습니다"]),
    st.integers(1, 99),
)

RULES: dict[str, SearchStrategy[bytes]] = {
    "trail-capitals": _all(_CAPITALS),
    "trail-small": _all(_SMALL),
    "trail-high": _all(_HIGH),
    "trail-beside": _all(_BESIDE),
    "signs": _all(_SIGNS),
    "alphabets": _all(_ALPHABETS),
    "groups": _all(_GROUPS),
    "groups-open": _all(_OPEN),
    "lone-letters": _all(_LONE),
    "hanja": _all(_HANJA),
    "fullwidth": _all(_WIDE),
    "backslash": _TEXT.map(lambda t: _post(_e(t) + b" C:\\BBS\\" + _e("뷁") + b"\\A")),
    "user-c9": _all(_C9),
    "user-fe": _all(_FE),
    "cut": st.tuples(_TEXT, st.permutations("뵙뷁햏樂힝伽喝")).map(
        lambda drawn: _post(b"\n".join(_e(drawn[0]) + _e(char)[:1] for char in drawn[1]))
    ),
    "utf8": _TEXT.map(lambda t: _post(_e(t + " 뷁")).decode("cp949").encode()),
    "header-label": _TEXT.map(lambda t: _post(_e(t + " 뷁"), "ks_c_5601-1987")),
    "body-label": _TEXT.map(lambda t: _post(_e(t + "\n\ncharset=EUC-KR"))),
    "line-ends": _TEXT.map(lambda t: _post(_e(t), end=b"\r\n")),
}

CLOSED: dict[str, tuple[str, ...]] = {
    name: tuple(c.decode("latin-1") for c in codes)
    for name, codes in {
        "trail-capitals": _CAPITALS,
        "trail-small": _SMALL,
        "trail-high": _HIGH,
        "trail-beside": _BESIDE,
        "signs": _SIGNS,
        "alphabets": _ALPHABETS,
        "groups": _GROUPS,
        "groups-open": _OPEN,
        "lone-letters": _LONE,
        "hanja": _HANJA,
        "fullwidth": _WIDE,
        "cut": [_e(char)[:1] + b"\n" for char in "뵙뷁햏樂힝伽喝"],
        "user-c9": _C9,
        "user-fe": _FE,
    }.items()
}

QUOTA = 11
