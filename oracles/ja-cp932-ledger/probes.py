"""Probes of ``ja-cp932-ledger``: ledgers in which one kind of code decides.

Every strategy in `RULES` yields a whole ledger as bytes. The codes of a closed list are gone
through in whole, in an order of their own (`CLOSED`), among ordinary entries in Shift_JIS and EUC.
Codes are made by arithmetic, ordinary text by the codecs ``cp932`` and ``euc_jp`` of Python, which
agree with everybody about it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hypothesis import strategies as st
from solution import convert

from localeops.tasks.strategies import in_some_order, one_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = convert

_CRLF, _END = b"\r\n", b"\x1a"

# Customers: furigana and name, which anybody's codec reads and writes.
_NAMED = """
ﾔﾏﾓﾄｶﾅﾓﾉﾃﾝ/山本金物店 ﾀｹﾀﾞｹﾝｻﾞｲ(ｶ/竹田建材 ﾏﾂﾀﾞｺｳﾑﾃﾝ/松田工務店 (ﾕ)ｵｶﾞﾜｼﾖｳｶｲ/小川商会
ｲﾄｳﾃﾂｺｳｼﾞﾖ/伊藤鉄工所 (ｶ)ﾅｶﾑﾗｻﾝｷﾞﾖｳ/中村産業 ｷﾀﾞﾄｿｳ/木田塗装 ｱｵｷﾄﾞｳｸﾞﾃﾝ/青木道具店
ﾅｶﾞｲﾊﾞﾝｷﾝ/永井板金 ｺﾊﾞﾔｼｹﾝｾﾂ(ｶ/小林建設 ﾂﾁﾔｾｲｻｸｼﾖ/土屋製作所 ﾊﾗﾀﾞﾃﾝｷ/原田電気
ﾌｸｼﾏｽｲﾄﾞｳ/福島水道 ﾐﾔｹﾏﾃﾞｸﾞ/三宅窓具 ﾆｼｵｶｷｶｲ/西岡機械 ﾉﾑﾗｿﾞｳｴﾝ/野村造園
"""
_CUSTOMERS = [tuple(row.split("/")) for row in _NAMED.split()]
_DESCRIBED = """\
丁番 20ヶ|ボルト M8|蝶番と釘|南京錠 5ヶ|針金 2巻|ﾄﾞﾗｲﾊﾞｰ 3本|木ねじ 1箱|戸車、鍵|\
ワイヤー 50m|ﾊﾟｯｷﾝ 12枚|金鋸の刃|建具一式|返品（釘）|値引|前月分|鎖 10m、滑車"""
_TEXTS = _DESCRIBED.split("|")


class _Entry(NamedTuple):
    """What stands in a line: the code of its text, furigana, name and description."""

    euc: bool
    kana: str
    name: bytes
    text: bytes

    def line(self, number: int) -> bytes:
        """Return the line, without its end."""
        date = f"S{60 + number % 4}.{1 + number * 5 % 12:02}.{1 + number * 7 % 28:02}"
        amount = f"\\{(number * 37 % 90 + 1) * 150:,}"
        return b"\t".join((
            date.encode("ascii"),
            f"{1001 + number * 13 % 900}".encode("ascii"),
            _coded(self.kana, euc=self.euc),
            self.name,
            self.text,
            amount.encode("ascii"),
        ))  # fmt: skip


def _coded(text: str, *, euc: bool) -> bytes:
    """Return ordinary text in one of the two codes."""
    return text.encode("euc_jp" if euc else "cp932")


def _plain(number: int, *, euc: bool) -> _Entry:
    kana, name = _CUSTOMERS[number % len(_CUSTOMERS)]
    text = _TEXTS[number * 5 % len(_TEXTS)]
    return _Entry(euc, kana, _coded(name, euc=euc), _coded(text, euc=euc))


@st.composite
def _ledger(
    draw: DrawFn, entries: Sequence[_Entry], *, kinds: Sequence[bool] = (False, True)
) -> bytes:
    """Yield a ledger of these entries, with an ordinary one of each kind before and after."""
    number = draw(st.integers(0, 199))
    before = [_plain(number + at, euc=euc) for at, euc in enumerate(kinds)]
    after = [_plain(number + 7 + at, euc=euc) for at, euc in enumerate(kinds)]
    lines = [
        entry.line(number + at) + _CRLF for at, entry in enumerate((*before, *entries, *after))
    ]
    return b"".join(lines)


@st.composite
def _of_codes(draw: DrawFn, codes: Sequence[bytes], *, euc: bool = False) -> bytes:
    """Yield a ledger with all the codes, some in names and some in descriptions."""
    number = draw(st.integers(0, 99))
    rest = draw(in_some_order(codes))
    entries: list[_Entry] = []
    while rest:
        entry = _plain(number + len(entries), euc=euc)
        name, rest = b"".join(rest[:10]), rest[10:]
        text, rest = b"".join(rest[:14]), rest[14:]
        entries.append(entry._replace(name=entry.name[:4] + name, text=text or entry.text))
    return draw(_ledger(entries))


# Codes


_TRAILS = (*range(0x40, 0x7F), *range(0x80, 0xFD))


def _sjis(first: int, last: int) -> list[bytes]:
    """Return the codes of two bytes from *first* to *last*."""
    return [
        bytes((lead, trail))
        for lead in range(first >> 8, (last >> 8) + 1)
        for trail in _TRAILS
        if first <= lead << 8 | trail <= last
    ]


def _rows(rows: Iterable[int], cells: range = range(1, 95)) -> list[bytes]:
    """Return the codes of EUC in these rows."""
    return [bytes((0xA0 + row, 0xA0 + cell)) for row in rows for cell in cells]


def _listed(*codes: int) -> list[bytes]:
    return [code.to_bytes(2, "big") for code in codes]


# Ordinary characters whose second byte is an ASCII sign with a meaning of its own.
_TRAIL_BYTES = [
    code
    for character in "ソ表能予十申構貼暴欺圭蚕噂竹拭兔彌噤畚ポ院掛ミ機粥蛎宗ゼ本閣ェァ"
    for code in [character.encode("cp932")]
    if code[1] in b"\\|~[]{}`@^_"
]
_KANA = [bytes((byte,)) for byte in range(0xA1, 0xE0)]
_NEC_ROW_13 = [
    *_sjis(0x8740, 0x875D),
    *_sjis(0x875F, 0x8775),
    *_listed(0x877E),
    *(
        code
        for code in _sjis(0x8780, 0x8799)
        if code[1] not in (0x90, 0x91, 0x92, 0x95, 0x96, 0x97)
    ),
]
_NEC_MATH = _listed(0x8790, 0x8791, 0x8792, 0x8795, 0x8796, 0x8797, 0x879A, 0x879B, 0x879C)
_NEC_KANJI = _sjis(0xED40, 0xEEEC)
_NEC_SMALL = _sjis(0xEEEF, 0xEEF8)
_NEC_SIGNS = _listed(0xEEF9, 0xEEFA, 0xEEFB, 0xEEFC)
_IBM_ROMAN = _sjis(0xFA4A, 0xFA53)
_IBM_SIGNS = _listed(0xFA54, 0xFA58, 0xFA59, 0xFA5A, 0xFA5B)
_IBM_OWN = [*_sjis(0xFA40, 0xFA49), *_listed(0xFA55, 0xFA56, 0xFA57)]
_IBM_KANJI = _sjis(0xFA5C, 0xFC4B)
_GAIJI = [*_sjis(0xF040, 0xF04F), *_sjis(0xF4F0, 0xF540), *_sjis(0xF9F0, 0xF9FC)]
# The halfwidth letters, kana and rules that a PC-98 has in two bytes: rows 9 to 12.
_PC98 = [*_sjis(0x8540, 0x8570), *_sjis(0x859F, 0x85DD), *_sjis(0x86A2, 0x86ED)]

_EUC_TEXT = [
    character.encode("euc_jp")
    for character in "金物店釘鍵錠丁番蝶鎖鋸蛭槌鑿熨〒々ヶ仝〆ーあゐゑをヴアン、。「」①"[:-1]
    + "─│┌×÷±°℃￥％Ｍ８Я"
]
# Where the tables of EUC and of Windows go apart: 〜 ‖ − ¢ £ ¬ and the reverse solidus.
_EUC_SIGNS = [bytes((0xA1, low)) for low in (0xC0, 0xC1, 0xC2, 0xDD, 0xF1, 0xF2)] + [b"\xa2\xcc"]
_EUC_KANA = [b"\x8e" + code for code in _KANA]
_EUC_ROW_13 = [
    bytes((0xAD, 0xA0 + cell)) for cell in (*range(1, 31), *range(32, 55), 63, *range(64, 93))
]
_EUC_ROW_13_MATH = {bytes((0xAD, 0xA0 + cell)) for cell in (80, 81, 82, 85, 86, 87, 90, 91, 92)}
_EUC_NEC_KANJI = [code for code in _rows(range(89, 93)) if code <= b"\xfc\xee"]
_EUC_NEC_OTHER = [code for code in _rows([92]) if code >= b"\xfc\xf1"]


def _supplementary(*, in_windows: bool) -> list[bytes]:
    """Return the supplementary kanji that Windows has, or others, in EUC."""
    ours = {code.decode("cp932") for code in _IBM_KANJI}
    found = []
    for code in _rows(range(16, 78)):
        try:
            character = (b"\x8f" + code).decode("euc_jp")
        except UnicodeDecodeError:
            continue
        if (character in ours) == in_windows:
            found.append(b"\x8f" + code)
    return found if in_windows else found[::53]


_EUC_SUPPLEMENTARY = _supplementary(in_windows=True)
_EUC_OTHERS = _supplementary(in_windows=False)


# Lines that can be read as either

# Of an even number of kana wherever some follow each other, as pairs of bytes in EUC.
_KANA_NAMED = """
ﾀﾅｶﾃﾂ ﾀｹﾀﾞﾓｸ ﾅｶﾑﾗｷｺｳ ﾜﾀﾅﾍﾞ ｻｲﾄｳﾔﾈ ｸﾎﾞﾃﾝｷ ｾｷﾎﾞﾘｼﾝ ｲｸﾀｶﾅﾓﾉ ﾆｼｵｶﾊﾞﾝｷﾝ ｱｵｷﾄﾞｳｸﾞ ﾓﾘﾃﾂｺｳ ﾉﾑﾗｿﾞｳｴﾝ ﾌｼﾞﾜﾗ ﾎｿｶﾜﾃﾂ
"""
_KANA_CUSTOMERS = _KANA_NAMED.split()
_KANA_DESCRIBED = """\
ﾈｼﾞﾅﾄﾞ 3|ｸｷﾞ 20|ｶｷﾞﾅﾄﾞ|ﾊﾘｶﾞﾈ 2|ﾄｸﾞﾙﾏ 8|ｶﾅﾂﾞﾁ|ﾜﾝﾎﾟﾝﾄ 5|ﾀﾞｲﾅﾄﾞ|ﾄｸﾞﾙﾏ|ﾂｶﾞﾈ 10|ﾎﾞﾙﾄ 12|ｶﾅｱﾐ|ﾋｷﾃ 4|ｽﾞﾝｷﾞﾘ"""
_KANA_TEXTS = _KANA_DESCRIBED.split("|")
_SIGNS = r"\ \5 \\ ~ 3~5 C:\ a|b [x] {y} `z` ^2 @80"


def _even(text: str) -> str:
    """Return the text with a kana more in each run that has an odd number."""
    runs: list[str] = []
    for character in text:
        kana = "\uff61" <= character <= "\uff9f"
        if runs and kana == ("\uff61" <= runs[-1][0] <= "\uff9f"):
            runs[-1] += character
        else:
            runs.append(character)
    return "".join(
        run + "ﾝ" if len(run) % 2 and "\uff61" <= run[0] <= "\uff9f" else run for run in runs
    )


def _like_euc() -> list[_Entry]:
    """Return entries in Shift_JIS that a codec of EUC reads as well."""
    found = []
    for kana, text in zip(map(_even, _KANA_CUSTOMERS), map(_even, _KANA_TEXTS), strict=True):
        name = kana.replace("ﾞ", "").replace("ﾟ", "")
        entry = _Entry(False, kana, _even(name).encode("cp932"), text.encode("cp932"))  # noqa: FBT003
        try:
            entry.line(0).decode("euc_jp")
        except UnicodeDecodeError:  # not every pair of kana is a kanji there
            continue
        found.append(entry)
    return found


def _like_sjis() -> list[_Entry]:
    """Return entries in EUC that a codec of Shift_JIS reads as well."""
    found = []
    for number in range(64):
        entry = _plain(number, euc=True)
        try:
            entry.line(0).decode("cp932")
        except UnicodeDecodeError:
            continue
        found.append(entry)
    return found[:16]


# Lengths


def _cuts(limit: int) -> list[str]:
    """Return texts around a limit, whose characters end on it, before it or across it."""
    wide = "金物鍵錠釘鎖戸車表能構建具窓枠木鋸槌鑿鉋"
    found = []
    for head in ("", "A", "12", "ﾅﾄﾞ", "ｾｯﾄ ", "B-30"):
        for size in range(limit - 2, limit + 6):
            text = head
            while len(text.encode("cp932")) < size - 1:
                text += wide[len(text) % len(wide)]
            if len(text.encode("cp932")) < size:
                text += "5"
            found.append(text)
    return found


def _cut_in_name() -> list[_Entry]:
    return [
        _plain(number, euc=False)._replace(name=text.encode("cp932"))
        for number, text in enumerate(_cuts(24))
    ]


def _cut_in_text() -> list[_Entry]:
    return [
        _plain(number, euc=False)._replace(text=text.encode("cp932"))
        for number, text in enumerate(_cuts(30))
    ]


def _cut_after() -> list[_Entry]:
    """Return entries whose fields have another length in EUC than in Shift_JIS."""
    others = _EUC_OTHERS[:12]
    entries = []
    for number in range(12):
        kana = "ﾈｼﾞﾅﾄﾞﾊｺﾂﾒｵﾓﾃｳﾗ"[: 9 + number % 4]
        name = _coded(kana + "金物建材店舗資材"[: 5 + number % 4], euc=True)
        text = b"".join(others[number:] + others[:number])[: 3 * (7 + number % 4)]
        text += _coded("釘と鍵と鎖と錠前の箱"[: 5 + number % 5], euc=True)
        entries.append(_plain(number, euc=True)._replace(name=name, text=text))
    return entries


def _cut_geta() -> list[_Entry]:
    """Return entries with a character that Windows does not have about the limits."""
    names, texts = "金物建材鋼鉄木材釘鍵錠", "丁番蝶番戸車南京錠前鎖滑車針金"
    entries = []
    for number, size in enumerate((21, 22, 23, 24) * 2):
        euc = number % 2 == 1
        alien = _EUC_OTHERS[number] if euc else _PC98[number]
        for shift in (0, 1):
            name = b"A" * shift + _coded(names[: (size - shift) // 2], euc=euc)
            text = b"B" * shift + _coded(texts[: (size + 6) // 2], euc=euc)
            entry = _plain(number, euc=euc)
            entries.append(entry._replace(name=name + alien * 3, text=text + alien * 3))
    return entries


def _blank() -> list[_Entry]:
    """Return entries with blanks at the ends of fields, and where a cut leaves them at the end."""
    entries = []
    for number, (left, right) in enumerate(_BLANKS):
        for euc in (False, True):
            entry = _plain(number, euc=euc)
            blanks = _coded(left, euc=euc), _coded(right, euc=euc)
            long = _coded("金物建材店舗資材部", euc=euc)
            more = _coded("釘と鍵と鎖", euc=euc)
            entries += [
                entry._replace(name=entry.name.join(blanks), text=entry.text.join(blanks)),
                entry._replace(
                    name=long + blanks[1] * 6 + more, text=long + more[:6] + blanks[1] * 6 + more
                ),
            ]
    return entries


_BLANKS = ((" ", " "), ("  ", "\u3000"), ("\u3000", "  "), ("\u3000 ", " \u3000"))


# Ends of files


@st.composite
def _ended(draw: DrawFn) -> bytes:
    """Yield a ledger with an end mark and what was in the file before."""
    number = draw(st.integers(0, 99))
    whole = draw(_ledger([_plain(number + at, euc=at % 3 == 1) for at in range(4)]))
    older = _plain(number + 50, euc=False).line(number) + _CRLF
    left = draw(one_of((older, older[7:] + older, _END + older, older * 2 + _END, b"\x00" * 40)))
    return whole + _END + left


@st.composite
def _unended(draw: DrawFn) -> bytes:
    """Yield a ledger whose last line has no end."""
    number = draw(st.integers(0, 99))
    whole = draw(_ledger([_plain(number + at, euc=at % 3 == 1) for at in range(3)]))
    return whole[:-2] + draw(one_of((b"", _END)))


@st.composite
def _empty(draw: DrawFn) -> bytes:
    """Yield a ledger without an entry, but for what stands after its end mark."""
    older = _plain(draw(st.integers(0, 999)), euc=False).line(draw(st.integers(0, 999))) + _CRLF
    return _END + older


@st.composite
def _mixed(draw: DrawFn) -> bytes:
    """Yield a ledger in which the code changes from line to line."""
    number = draw(st.integers(0, 99))
    entries = [_plain(number + at, euc=at % 3 == 0) for at in range(12)]
    first = draw(st.booleans())
    return draw(_ledger(entries, kinds=(first, not first)))


@st.composite
def _yen(draw: DrawFn) -> bytes:
    """Yield a ledger with the signs of ASCII in names and descriptions, in either code."""
    number = draw(st.integers(0, 99))
    entries = []
    for at, sign in enumerate(draw(in_some_order(_SIGNS.split()))):
        entry = _plain(number + at, euc=at % 2 == 1)
        more = sign.encode("ascii")
        entries.append(entry._replace(name=entry.name + more, text=entry.text + more))
    return draw(_ledger(entries))


def _entries(entries: Sequence[_Entry]) -> SearchStrategy[bytes]:
    return in_some_order(entries).flatmap(_ledger)


RULES: dict[str, SearchStrategy[bytes]] = {
    "trail-bytes": _of_codes(_TRAIL_BYTES),
    "ascii-signs": _yen(),
    "kana": _of_codes([code * 2 for code in _KANA]),
    "nec-row-13": _of_codes(_NEC_ROW_13),
    "nec-mathematics": _of_codes(_NEC_MATH),
    "nec-kanji": _of_codes(_NEC_KANJI),
    "nec-roman": _of_codes(_NEC_SMALL),
    "nec-signs": _of_codes(_NEC_SIGNS),
    "ibm-roman": _of_codes(_IBM_ROMAN),
    "ibm-signs": _of_codes(_IBM_SIGNS),
    "ibm-kanji": _of_codes([*_IBM_OWN, *_IBM_KANJI]),
    "user-defined": _of_codes(_GAIJI),
    "pc-98": _of_codes(_PC98),
    "euc-text": _of_codes(_EUC_TEXT, euc=True),
    "euc-signs": _of_codes(_EUC_SIGNS, euc=True),
    "euc-kana": _of_codes(_EUC_KANA, euc=True),
    "euc-row-13": _of_codes([c for c in _EUC_ROW_13 if c not in _EUC_ROW_13_MATH], euc=True),
    "euc-mathematics": _of_codes(sorted(_EUC_ROW_13_MATH), euc=True),
    "euc-ibm": _of_codes([*_EUC_NEC_KANJI, *_EUC_NEC_OTHER], euc=True),
    "supplementary": _of_codes(_EUC_SUPPLEMENTARY, euc=True),
    "supplementary-others": _of_codes(_EUC_OTHERS, euc=True),
    "euc-that-could-be-shift-jis": _entries(_like_sjis()),
    "shift-jis-that-could-be-euc": _entries(_like_euc()),
    "line-by-line": _mixed(),
    "name-cut": _entries(_cut_in_name()),
    "description-cut": _entries(_cut_in_text()),
    "cut-after-correction": _entries([*_cut_after(), *_cut_geta()]),
    "blanks": _entries(_blank()),
    "end-mark": _ended(),
    "last-line": _unended(),
    "no-entry": _empty(),
}


def _bytes(codes: Iterable[bytes]) -> tuple[str, ...]:
    """Return codes as they are written in `probes.jsonl`."""
    return tuple(code.decode("latin-1") for code in codes)


CLOSED: dict[str, tuple[str, ...]] = {
    "trail-bytes": _bytes(_TRAIL_BYTES),
    "kana": _bytes(code * 2 for code in _KANA),
    "nec-row-13": _bytes(_NEC_ROW_13),
    "nec-mathematics": _bytes(_NEC_MATH),
    "nec-kanji": _bytes(_NEC_KANJI),
    "nec-roman": _bytes(_NEC_SMALL),
    "nec-signs": _bytes(_NEC_SIGNS),
    "ibm-roman": _bytes(_IBM_ROMAN),
    "ibm-signs": _bytes(_IBM_SIGNS),
    "ibm-kanji": _bytes([*_IBM_OWN, *_IBM_KANJI]),
    "pc-98": _bytes(_PC98),
    "euc-signs": _bytes(_EUC_SIGNS),
    "euc-kana": _bytes(_EUC_KANA),
    "euc-mathematics": _bytes(sorted(_EUC_ROW_13_MATH)),
    "euc-ibm": _bytes([*_EUC_NEC_KANJI, *_EUC_NEC_OTHER]),
    "supplementary": _bytes(_EUC_SUPPLEMENTARY),
}

QUOTA = 10
