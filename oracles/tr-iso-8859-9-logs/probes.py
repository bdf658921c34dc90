"""Probes of ``tr-iso-8859-9-logs``: logs that only one rule decides.

Every strategy in `RULES` yields a whole log: source lines, then records. The decisive records go
through the whole of a closed list, in an order that is drawn. Around them stand plain records in
ASCII without the letter i, which every encoding has alike. Nothing stands in them that the
instruction leaves open: bytes that a page of Windows does not define, letters with two capitals,
singletons of NFC, a CR at the end of a file.
"""

from __future__ import annotations

import codecs
import unicodedata
from itertools import cycle
from typing import TYPE_CHECKING, NamedTuple

from hypothesis import strategies as st
from solution import report

from localeops.tasks.strategies import in_some_order, one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = report


class _Kind(NamedTuple):
    """A source as it is declared, and the codec by which its records are made."""

    label: str
    language: str
    codec: str


class _Row(NamedTuple):
    """A record without the name of its source and the time."""

    kind: _Kind
    message: bytes
    stop: bytes = b"Meydan"
    level: bytes = b"HATA"


class _Turkish(NamedTuple):
    """The kinds of source that have the right letters, and those whose letters look alike."""

    windows: _Kind = _Kind("windows-1254", "tr", "cp1254")
    iso: _Kind = _Kind("ISO-8859-9", "tr", "iso8859_9")
    utf_8: _Kind = _Kind("UTF-8", "tr", "utf_8")
    western_windows: _Kind = _Kind("windows-1252", "tr", "cp1252")
    western_iso: _Kind = _Kind("ISO-8859-1", "tr", "latin_1")


_TR = _Turkish()
_ICELANDIC = (
    _Kind("windows-1252", "is", "cp1252"),
    _Kind("ISO-8859-1", "is", "latin_1"),
    _Kind("UTF-8", "is", "utf_8"),
    _Kind("cp1252", "fo", "cp1252"),
    _Kind("latin1", "fo", "latin_1"),
)
_GERMAN = (_Kind("windows-1254", "de", "cp1254"), _Kind("ISO-8859-9", "de", "iso8859_9"))
_FRENCH = (_Kind("windows-1252", "fr", "cp1252"), _Kind("UTF-8", "fr", "utf_8"))
_TO_WEST = str.maketrans("ĞğİıŞş", "ÐðÝýÞþ")
_BOM = codecs.BOM_UTF8


def _row(kind: _Kind, message: str, stop: str = "Meydan", level: str = "HATA") -> _Row:
    """Return a record of these texts in the encoding of its source."""
    return _Row(kind, *(text.encode(kind.codec) for text in (message, stop, level)))


def _western(kind: _Kind, message: str, stop: str = "Meydan", level: str = "HATA") -> _Row:
    """Return a record of Turkish texts that went through a Western program."""
    return _row(kind, *(text.translate(_TO_WEST) for text in (message, stop, level)))


# Logs

_NAMES = (
    *("ARAC-7", "ARAC-12", "GARAJ-2", "GARAJ-5", "GISE-4", "GISE-9", "MOBIL", "MOBIL-2", "PANO-1"),
    *("ACENTE-1", "ACENTE-3", "TURNIKE-6", "TERMINAL-8", "SANTRAL", "ATOLYE", "KAMERA-2", "DEPO"),
    *("SERVIS-1", "SERVIS-2", "SERVIS-3", "KASA-1", "KASA-2", "KASA-3", "KASA-4", "KASA-5"),
    *("OTOPARK-1", "OTOPARK-2", "HAT-17", "HAT-21", "HAT-34", "VEZNE-1", "VEZNE-2"),
)
_PLAIN = (
    *("kart okundu", "sefer tamam", "fren tamam", "motor hararet 94", "kapak arza 3"),
    "hat 17 doldu",
    *("yakut az", "rota 5", "ara durak yok", "saat 07.40 tur", "lamba yok"),
)
_PLAIN_KINDS = (_TR.windows, _TR.iso, _TR.utf_8)
_LF, _CRLF = b"\n", b"\r\n"


@st.composite
def _plain(draw: DrawFn) -> _Row:
    return _row(draw(one_of(_PLAIN_KINDS)), draw(one_of(_PLAIN)))


def _declared(name: str, kind: _Kind) -> bytes:
    return f"#KAYNAK\t{name}\t{kind.label}\t{kind.language}".encode("ascii")


def _written(name: str, row: _Row, second: int) -> bytes:
    """Return a record with its source and a time."""
    time = f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}"
    head = f"{name}\t{time}".encode("ascii")
    return b"\t".join((head, row.level, row.stop, row.message))


@st.composite
def _lines(draw: DrawFn, rows: Sequence[_Row], plain: int = 2) -> list[bytes]:
    """Yield the lines of a log of these records in their order, with plain ones before and after.

    There is one source of each kind.
    """
    around = [[draw(_plain()) for _ in range(plain)] for _ in range(2)]
    records = [*around[0], *rows, *around[1]]
    kinds = sorted({row.kind for row in records})
    names = dict(zip(kinds, draw(in_some_order(_NAMES)), strict=False))
    lines = [_declared(names[kind], kind) for kind in draw(in_some_order(kinds))]
    second, step = draw(st.integers(18_000, 60_000)), draw(st.integers(1, 97))
    for turn, row in enumerate(records):
        lines.append(_written(names[row.kind], row, second + step * turn))
    return lines


def _joined(lines: Iterable[bytes]) -> bytes:
    return b"".join(line + _LF for line in lines)


@st.composite
def _log(draw: DrawFn, rows: Sequence[_Row]) -> bytes:
    """Yield a log of all these records in some order."""
    return _joined(draw(_lines(draw(in_some_order(rows)))))


# Bytes and characters

_WORDS = (
    *("YAĞMUR yağmur", "ĞĞ ğğ", "İSKELE SİS", "sıra kısa", "ŞOFÖR ŞERİT", "şoför kaş"),
    *("ÇARK çark", "KÖPRÜ köprü", "LÂLE lâle", "MİLLÎ millî", "SÜKÛT sükût"),
)
_LETTERS = "ĞğİıŞşÇçÖöÜüÂâÎîÛû"
_SIX = "ĞğİıŞş"


def _codes(page: str) -> list[str]:
    """Return the characters that a page of Windows has at the bytes 80 to 9F."""
    return [bytes((byte,)).decode(page, "ignore") for byte in range(0x80, 0xA0)]


_SIGNS_1254 = [char for char in _codes("cp1254") if char]
_SIGNS_1252 = [char for char in _codes("cp1252") if char]
_CONTROLS = [chr(code) for code in range(0x80, 0xA0) if code != 0x85]  # noqa: PLR2004 - NEL


def _in_rows(kind: _Kind, signs: Sequence[str], head: str = "not", number: int = 7) -> list[_Row]:
    """Return records with these signs, a few each."""
    parts = [signs[at : at + number] for at in range(0, len(signs), number)]
    return [_row(kind, f"{head} {' '.join(part)} son") for part in parts]


_NEL = "\x85"
_NEL_MESSAGES = (
    *("yazici durdu{}kagit yok", "yol{}", "{}yol", "yol {} {} son", "{}{}", "tur\t{}"),
    "acil {}",
)
_ISO_SOURCES = (
    *(_TR.iso, _TR.western_iso, _Kind("latin5", "tr", "iso8859_9")),
    _Kind("latin1", "is", "latin_1"),
)

# What is not in the other encodings at these bytes, by the codec.
_TELLING = {
    "cp1254": "“Şişli” için…",
    "iso8859_9": "ıslak \x9b zemin Ğ",
    "cp1252": "“Þórður” kom Ž",
    "latin_1": "Þór \x9b ð",
    "utf_8": "→ Şişli “ş”",
}
_CODEC_OF = {
    "windows-1254": "cp1254",
    "cp1254": "cp1254",
    "ISO-8859-9": "iso8859_9",
    "latin5": "iso8859_9",
    "windows-1252": "cp1252",
    "cp1252": "cp1252",
    "ISO-8859-1": "latin_1",
    "latin1": "latin_1",
    "UTF-8": "utf_8",
    "utf8": "utf_8",
}
_OTHER_CASE = (
    *("WINDOWS-1254", "Windows-1254", "CP1254", "Cp1254", "iso-8859-9", "Iso-8859-9", "LATIN5"),
    *("Latin5", "WINDOWS-1252", "Windows-1252", "CP1252", "iso-8859-1", "LATIN1", "Latin1"),
    *("utf-8", "Utf-8", "UTF8"),
)


def _labelled(labels: Iterable[str]) -> list[_Row]:
    """Return a record for each name of an encoding that only this encoding reads so."""
    codec_of = {label.lower(): codec for label, codec in _CODEC_OF.items()}
    rows = []
    for label in labels:
        codec = codec_of[label.lower()]
        language = "is" if codec in ("cp1252", "latin_1") else "tr"
        rows.append(_row(_Kind(label, language, codec), _TELLING[codec]))
    return rows


# What would be text in UTF-8, too: a letter of the bytes C2 to DF and a byte of 80 to BF.
_LIKE_UTF_8 = {
    "cp1254": ("DAĞ’da kar var", "TAKSİ… yok", "MENÜ” 4", "KAÇ™ 3", "GARAJ: AÇ”"),
    "iso8859_9": ("DAĞ\x9bda", "TAKSİ\x85yok", "MENÜ\x85"),
    "cp1252": ("LE CAFÉ… 2", "CAFÉ’s", "HOÞ’"),
}


def _like_utf_8() -> list[_Row]:
    """Return records that are text in UTF-8 as well, but not of such a source.

    Those of windows-1252 are Turkish and foreign ones.
    """
    rows = [_row(kind, text) for kind in _TR[:2] for text in _LIKE_UTF_8[kind.codec]]
    western = (_TR.western_windows, _FRENCH[0], _ICELANDIC[0])
    rows += [_row(kind, text) for kind in western for text in _LIKE_UTF_8["cp1252"]]
    return rows + [_row(_GERMAN[0], text) for text in _LIKE_UTF_8["cp1254"]]


# Look-alikes

_WEST_TEXTS = (
    *("Daðlýca yolu kapandý", "Þoför deðiþti", "ÝSKELE ÞUBESÝ", "DAÐ YOLU", "ýslak þerit"),
    *("Çýnar Garajý’na dönüþ", "YAÐIÞ", "Ðð Ýý Þþ"),
)
_WEST_STOPS = ("Þehitlik", "Çýðlýk", "DAÐ", "Ýskele")
_PART_TEXTS = (
    *("Şoför deðiþti", "İskele → Ýskele", "Çınar’da kapý açýk", "Yağmur yaðýyor", "ŞUBE ÞUBE"),
    *("DAĞ ile DAÐ", "Ağrı / Aðrý ≥ 3", "☎ Ýþçi servisi"),
)
_NO_1254 = ("Žiga Þahin bekliyor", "yolcu Božo: kapý", "Ž ž Ýý", "ž ð Ð", "Ž þ Þ")

# Foreign names

_ICELANDIC_TEXTS = (
    *("Þórður Guðmundsson", "Sigríður Ýr", "ÐÓRA ÞÝRI", "Ðð Ýý Þþ", "bíður við höfn"),
    "þýðing óskast",
)
_GERMAN_TEXTS = (
    *("Herr Yıldırım wartet", "Frau Şahin für Şişli", "Ğğ İı Şş", "Müller fährt nach İskele"),
    "Gäste: Doğan, DOĞAN",
)

# UTF-8

_OLD_TEXTS = (
    *("Şoför değişti", "kapı açık", "YAĞIŞ", "İskele dolu", "Ğğ İı Şş", "Çürük lâstik", "gül"),
    *("motor ısındı", "ücret 5 ö", "ş", "ÖĞLE"),
)
# Of two fields one is no UTF-8, and the other could be.
_OLD_FIELDS = (
    *(("şoför bekliyor", "DAĞ’da"), ("kapı açık", "TAKSİ™"), ("DAĞ’da kar var", "Çınar")),
    ("GARAJ: AÇ”", "Şişli"),
)
_MARKED = "çğöşüâîûÇĞİÖŞÜÂÎÛéèñåÉÑÅżėŻ"
_SPLIT_TEXTS = tuple(
    unicodedata.normalize("NFD", text)
    for text in (
        *("şoför çağrısı", "ŞOFÖR ÇAĞRISI", "İSKELE", "gülüş", "GÜLÜŞ", "hâlâ millî sükût"),
        *("LÂLE MİLLÎ SÜKÛT", "José Ñandú Åse Éva", "señor åre père été"),
        "Żaneta Jeż, Rasa Mėta",
    )
)
_SECOND_DOT = ("i̇skele", "di̇ki̇mevi̇", "bi̇", "i̇i̇", "si̇s i̇çi̇n", "i̇")
_KEPT = (
    *("½", "¼", "²", "³", "ª", "º", "´", "¨", "¸", "™", "…", "µ", "\xa0", "\xad"),
    *("ﬁ", "！", "Ⅳ", "℃", "㎞", "№", "①", "⁵", "‑", "\u200b", "\u200d", "\u2009", "ſ", "ǆ"),
)
_KEPT_SINGLE = "½¼²³ªº´¨¸µ\xa0\xad"
_SPLITTING = ("\r", "\v", "\f", "\x1c", "\x1d", "\x1e", "\x1f")
_SPLITTING_UTF_8 = ("\x85", "\u2028", "\u2029")
_EDGES = (
    *("  yol", "yol  ", " yol ", "a  b   c", "\tyol", "a\tb", "a\t\tb", "yol\t", "\xa0yol\xa0"),
    *("yol\xa0", " ", "", "\x1fyol\x1f", "\x1cyol\x1c"),
)


@st.composite
def _marked(draw: DrawFn) -> bytes:
    """Yield a log with byte order marks at its beginning and within records."""
    bom = "\ufeff"
    texts = (
        (f"{bom}HATA", "Garaj", "yol"),
        ("HATA", f"{bom}Garaj", "yol"),
        ("HATA", "Garaj", f"{bom}yol"),
        ("HATA", "Garaj", f"yol {bom}{bom}kapalı"),
        (f"{bom}Hata", f"Garaj{bom}", f"yol{bom}"),
        (f"{bom}HATA", f"{bom}GARAJ", f"{bom}şoför{bom}"),
    )
    rows = [_row(_TR.utf_8, message, stop, level) for level, stop, message in texts]
    rows.append(_row(_ICELANDIC[2], f"{bom}Þór", f"{bom}Garaj", f"{bom}HATA"))
    return _BOM + draw(_log(rows))


# Lines

_END_TEXTS = ("yol", "kapı açık", "“tamam”", "bitti…", "son ")


@st.composite
def _ends(draw: DrawFn) -> bytes:
    """Yield a log whose lines end with LF or CRLF, source lines too, and the last with neither."""
    kinds = (_TR.windows, _TR.utf_8)
    rows = [_row(kind, text) for text in _END_TEXTS for kind in kinds]
    lines = draw(_lines(draw(in_some_order(rows))))
    turn = draw(st.integers(0, 1))
    ends = [(_LF, _CRLF)[(at // 2 + turn) % 2] for at in range(len(lines))]
    ends[-1] = b""
    return b"".join(line + end for line, end in zip(lines, ends, strict=True))


def _splitting() -> list[_Row]:
    """Return records with control characters, within a message and at its end, but no CR there."""
    rows = []
    for kind in (_TR.windows, _TR.utf_8):
        more = _SPLITTING_UTF_8 if kind is _TR.utf_8 else ()
        rows += [_row(kind, f"yol{char}kapak") for char in (*_SPLITTING, *more)]
        rows += [_row(kind, f"{char}yol{char}") for char in (*_SPLITTING[1:], *more)]
    return rows


_REPLACED = (
    (_TR.windows, _TR.utf_8),
    (_TR.utf_8, _TR.iso),
    (_TR.western_windows, _ICELANDIC[0]),
    (_ICELANDIC[1], _TR.western_iso),
    (_TR.iso, _TR.windows),
)
_REPLACED_TEXTS = {
    "cp1254": "“Şişli” değişti…",
    "iso8859_9": "ığdır\x85",
    "utf_8": "Şişli ğ ü “ö”",
    "cp1252": "Þór – ð",
    "latin_1": "Þór ð ý\x85",
}


@st.composite
def _replaced(draw: DrawFn) -> bytes:
    """Yield a log in which a source is declared twice, with records before, between and after."""
    names = draw(in_some_order(_NAMES))
    first, second = [], []
    clock = draw(st.integers(18_000, 60_000))
    for name, (old, new) in zip(names, draw(in_some_order(_REPLACED)), strict=False):
        first.append((name, old))
        second.append((name, new))
    lines = [_declared(name, kind) for name, kind in first]
    for part in (first, second):
        for turn, (name, kind) in enumerate(part):
            if part is second:
                lines.append(_declared(name, kind))
            for again in range(2):
                row = _row(kind, _REPLACED_TEXTS[kind.codec])
                lines.append(_written(name, row, clock + turn + 60 * again))
        clock += 7200
    return _joined(lines)


# Counting

_SPELL_KINDS = (_TR.windows, _TR.utf_8, _TR.iso)
_DOTTED = (
    ("Dikimevi", "DİKİMEVİ", "dikimevi"),
    ("İskele", "iskele", "İSKELE"),
    ("Pilot Cami", "PİLOT CAMİ"),
    ("Teleferik", "TELEFERİK", "teleferik"),
)
_DOTTED_LEVELS = ("Bilgi", "BİLGİ", "bilgi", "KRİTİK", "kritik", "Kritik")
_DOTLESS = (
    ("Ilgaz", "ILGAZ", "ılgaz"),
    ("Kapalı Pazar", "KAPALI PAZAR"),
    ("Balıklar", "BALIKLAR", "balıklar"),
    ("Sarı Kapı", "SARI KAPI", "sarı kapı"),
)
_DOTLESS_LEVELS = ("Uyarı", "UYARI", "uyarı", "AYRINTI", "Ayrıntı", "ayrıntı")
_APART = (
    ("Kınık", "Kinik", "KINIK", "KİNİK"),
    ("Ilıca", "İlica", "ILICA", "İLİCA"),
    ("Sınır", "Sinir"),
    ("Dağ", "Dag"),
    ("Şarkı", "Sarkı"),
    ("Çam", "Cam"),
    ("Kâh", "Kah"),
    ("Kör", "Kor"),
    ("Gar", "Gar 2", "Gar-2", "Gar ", " Gar"),
)
_CAPITALS = (
    *(("Çark", "ÇARK"), ("Dağ", "DAĞ"), ("Göl", "GÖL"), ("Şose", "ŞOSE"), ("Üçtepe", "ÜÇTEPE")),
    *(("Lâle", "LÂLE"), ("Sükût", "SÜKÛT"), ("Resmî", "RESMÎ")),
)
_FOREIGN_CAPITALS = (
    ("Þórsmörk", "ÞÓRSMÖRK"),
    ("Hvalfjörður", "HVALFJÖRÐUR"),
    ("Nýbær", "NÝBÆR"),
    ("Œuvre", "ŒUVRE"),
    ("Évêché", "ÉVÊCHÉ"),
    ("L’Haÿ", "L’HAŸ"),
    ("Señor à Å", "SEÑOR À Å"),
    ("Øst", "ØST"),
    ("Štela Ž", "ŠTELA Ž"),
)
_FOREIGN_LETTERS = "àáãäåæèéêëìíïñòóôõøùúýþðœšžÿqwx"
# Those with İ and ı are for encodings that have them.
_FOREIGN_I = (
    *("Paris", "paris", "Berlin", "Vik", "Wien Mitte", "Nice", "Reykjavík", "PARIS"),
    *("NICE", "Nice"),
)
_FOREIGN_I_CAPITAL = (
    *("PARİS", "BERLİN", "VİK", "WİEN MİTTE", "NİCE", "REYKJAVÍK", "Parıs", "nıce"),
)


def _stops(kinds: Sequence[_Kind], groups: Iterable[Sequence[str]]) -> list[_Row]:
    """Return a record for each spelling of a stop, from one kind of source after the other."""
    turn = cycle(kinds)
    return [_row(next(turn), "kart okundu", stop) for group in groups for stop in group]


def _levels(levels: Iterable[str]) -> list[_Row]:
    turn = cycle(_SPELL_KINDS)
    return [_row(next(turn), "kart okundu", level=level) for level in levels]


def _foreign_stops() -> list[_Row]:
    """Return records of foreign stops, in windows-1252 and in UTF-8."""
    small = [_FOREIGN_LETTERS[at : at + 4] for at in range(0, len(_FOREIGN_LETTERS), 4)]
    platforms = [(f"Peron {letters}", f"PERON {letters.upper()}") for letters in small]
    return _stops(_FRENCH, (*_FOREIGN_CAPITALS, *platforms))


_ONE_STOP = ("Şişhane", "Çığlık", "İğde Yolu")


def _one_stop() -> list[_Row]:
    """Return records of the same stops by every way they come."""
    rows = []
    for stop in _ONE_STOP:
        rows += [_row(kind, "tamam", stop) for kind in _SPELL_KINDS]
        west = (_TR.western_windows, _TR.western_iso, _TR.utf_8)
        rows += [_western(kind, "tamam", stop) for kind in west]
        rows.append(_row(_TR.utf_8, "tamam", unicodedata.normalize("NFD", stop)))
        rows.append(_row(_TR.utf_8, "tamam", f"\ufeff{stop}"))
        rows.append(_Row(_TR.utf_8, b"tamam", stop.encode("cp1254")))
        rows.append(_row(_GERMAN[0], "tamam", stop))
    return rows


_ORDER_STOPS = ("Tepe", "Bostan", "Harman", "Zafer", "Dere", "Akova")
_ORDER_LEVELS = ("Hata", "UYAR", "Alarm", "Not", "Debug")


@st.composite
def _ordered(draw: DrawFn) -> bytes:
    """Yield a log whose stops and levels come neither by name nor by number, some in capitals."""
    stops = draw(in_some_order(_ORDER_STOPS))
    levels = draw(in_some_order(_ORDER_LEVELS))
    rows = []
    for turn in range(18):
        stop, level = stops[turn * turn % len(stops)], levels[turn * turn % len(levels)]
        if turn % 3:
            stop, level = stop.upper(), level.upper()
        rows.append(_row(draw(one_of(_PLAIN_KINDS)), draw(one_of(_PLAIN)), stop, level))
    late = [_row(_TR.windows, "ilk", stop) for stop in ("Sahne", "Banka", "Orman", "Kavak")]
    first = [_row(_TR.windows, "tamam", "Zeytun", "Zarar"), *rows]
    return _joined(draw(_lines([*first, *late, late[-1], late[-1]])))


@st.composite
def _nothing(draw: DrawFn) -> bytes:
    """Yield a log without records: empty, or with source lines alone."""
    kinds = draw(st.lists(one_of((*_TR, *_ICELANDIC)), max_size=4, unique=True))
    names = draw(in_some_order(_NAMES))
    end = draw(one_of((_LF, _CRLF)))
    lines = [_declared(name, kind) + end for name, kind in zip(names, kinds, strict=False)]
    return draw(one_of((b"", _BOM))) + b"".join(lines)


_TR_ONLY_UTF_8 = (_TR.utf_8, _Kind("utf8", "tr", "utf_8"))

RULES: dict[str, SearchStrategy[bytes]] = {
    "turkish-letters": _log(
        [_row(kind, text) for text in _WORDS for kind in (_TR.windows, _TR.iso)]
    ),
    "windows-signs": _log(
        [
            *_in_rows(_TR.windows, _SIGNS_1254),
            *_in_rows(_TR.western_windows, _SIGNS_1252),
            *_in_rows(_ICELANDIC[0], _SIGNS_1252),
        ]
    ),
    "iso-controls": _log(
        [row for kind in _ISO_SOURCES for row in _in_rows(kind, _CONTROLS, number=8)]
    ),
    "next-line": _log(
        [
            _row(kind, text.replace("{}", _NEL))
            for text in _NEL_MESSAGES
            for kind in (_ISO_SOURCES[0], _ISO_SOURCES[3])
        ]
    ),
    "encoding-names": _log(_labelled((*_CODEC_OF, *_OTHER_CASE))),
    "declared-not-guessed": _log(_like_utf_8()),
    "western-bytes": _log(
        [
            *(_row(kind, text.replace("’", "'")) for kind in _TR[3:] for text in _WEST_TEXTS),
            *(_row(kind, "yol", stop) for kind in _TR[3:] for stop in _WEST_STOPS),
        ]
    ),
    "western-utf8": _log(
        [
            *(_row(_TR.utf_8, text) for text in _WEST_TEXTS),
            *(_row(_TR.utf_8, "yol", stop) for stop in _WEST_STOPS),
        ]
    ),
    "western-in-part": _log(
        [
            *(_row(_TR.utf_8, text) for text in (*_PART_TEXTS, *_NO_1254)),
            *(_row(_TR.western_windows, text) for text in _NO_1254),
        ]
    ),
    "foreign-letters-kept": _log(
        [_row(kind, text) for text in _ICELANDIC_TEXTS for kind in _ICELANDIC]
    ),
    "foreign-in-turkish-page": _log(
        [_row(kind, text) for text in _GERMAN_TEXTS for kind in _GERMAN]
    ),
    "not-utf8": _log(
        [
            *(_Row(_TR_ONLY_UTF_8[0], text.encode("cp1254")) for text in _OLD_TEXTS),
            *(_row(_TR_ONLY_UTF_8[0], text) for text in _OLD_TEXTS),
            *(_row(_TR.windows, text, stop)._replace(kind=_TR.utf_8) for text, stop in _OLD_FIELDS),
            *(_Row(_TR_ONLY_UTF_8[1], text.encode("cp1254")) for text in _OLD_TEXTS[:3]),
            *(
                row._replace(kind=_TR.utf_8)
                for row in _in_rows(_TR.windows, _SIGNS_1254, head="kapı", number=5)
            ),
        ]
    ),
    "byte-order-mark": _marked(),
    "two-parts": _log(
        [
            *(_row(_TR.utf_8, text) for text in _SPLIT_TEXTS),
            *(_row(_FRENCH[1], text) for text in _SPLIT_TEXTS),
        ]
    ),
    "second-dot": _log(
        [
            *(_row(_TR.utf_8, f"yolcu {text} dedi") for text in _SECOND_DOT),
            *(_row(_TR.utf_8, "yolcu", stop) for stop in ("i̇ski̇", "iski", "İSKİ")),
        ]
    ),
    "signs-kept": _log(
        [
            *_in_rows(_TR.utf_8, _KEPT),
            *_in_rows(_TR.windows, _KEPT_SINGLE),
            *_in_rows(_TR.iso, _KEPT_SINGLE),
        ]
    ),
    "line-end": _ends(),
    "no-line-end": _log(_splitting()),
    "message-kept": _log(
        [_row(kind, text) for text in _EDGES for kind in (_TR.windows, _TR.utf_8)]
    ),
    "source-replaced": _replaced(),
    "dotted-i": _log([*_stops(_SPELL_KINDS, _DOTTED), *_levels(_DOTTED_LEVELS)]),
    "dotless-i": _log([*_stops(_SPELL_KINDS, _DOTLESS), *_levels(_DOTLESS_LEVELS)]),
    "letters-apart": _log(_stops(_SPELL_KINDS, _APART)),
    "other-capitals": _log([*_stops(_SPELL_KINDS, _CAPITALS), *_foreign_stops()]),
    "foreign-i": _log(
        [
            *_stops((_ICELANDIC[0], *_FRENCH, *_GERMAN), [_FOREIGN_I]),
            *_stops((_FRENCH[1], *_GERMAN, _TR.windows), [_FOREIGN_I_CAPITAL]),
        ]
    ),
    "one-stop": _log(_one_stop()),
    "summary-order": _ordered(),
    "no-record": _nothing(),
}


def _bytes(texts: Iterable[str], codec: str, form: Callable[[str], str] = str) -> tuple[str, ...]:
    """Return texts in an encoding, with a character for each byte, as probes have them."""
    return tuple(form(text).encode(codec).decode("latin-1") for text in texts)


_SPLIT_CHARS = _bytes((unicodedata.normalize("NFD", char) for char in _MARKED), "utf_8")
CLOSED: dict[str, tuple[str, ...]] = {
    "turkish-letters": _bytes(_LETTERS, "cp1254"),
    "windows-signs": _bytes((f" {sign} " for sign in _SIGNS_1252), "cp1252"),
    "iso-controls": _bytes((f" {char} " for char in _CONTROLS), "latin_1"),
    "next-line": tuple(text.replace("{}", _NEL) for text in _NEL_MESSAGES),
    "encoding-names": tuple(f"\t{label}\t" for label in (*_CODEC_OF, *_OTHER_CASE)),
    "declared-not-guessed": (
        *(text for codec, texts in _LIKE_UTF_8.items() for text in _bytes(texts, codec)),
    ),
    "western-bytes": _bytes(_SIX.translate(_TO_WEST), "latin_1"),
    "western-utf8": _bytes(_SIX.translate(_TO_WEST), "utf_8"),
    "western-in-part": (*_bytes((*_PART_TEXTS, *_NO_1254), "utf_8"), *_bytes(_NO_1254, "cp1252")),
    "foreign-letters-kept": (
        *_bytes(_SIX.translate(_TO_WEST), "latin_1"),
        *_bytes(_SIX.translate(_TO_WEST), "utf_8"),
    ),
    "foreign-in-turkish-page": _bytes(_SIX, "cp1254"),
    "not-utf8": _bytes((*_OLD_TEXTS, *(f" {sign} " for sign in _SIGNS_1254)), "cp1254"),
    "two-parts": _SPLIT_CHARS,
    "second-dot": _bytes(_SECOND_DOT, "utf_8"),
    "signs-kept": (*_bytes(_KEPT, "utf_8"), *_bytes(_KEPT_SINGLE, "cp1254")),
    "no-line-end": (
        *(f"yol{char}kapak" for char in _SPLITTING),
        *_bytes((f"yol{char}kapak" for char in _SPLITTING_UTF_8), "utf_8"),
    ),
    "message-kept": tuple(f"\t{text}\n" for text in _EDGES),
    "dotted-i": ("\tBilgi\t", "\tbilgi\t", "\tKritik\t", "\tkritik\t", "\tDikimevi\t"),
    "other-capitals": _bytes(_FOREIGN_LETTERS, "cp1252"),
    "letters-apart": (
        "\tGar \t",
        "\t Gar\t",
        "Gar\t",
        "Gar 2\t",
        "Gar-2\t",
        "Kinik\t",
        "Sinir\t",
        "Kah\t",
        "Kor\t",
    ),
    "foreign-i": tuple(f"\t{name}\t" for name in _FOREIGN_I if name.isascii()),
}

QUOTA = 10
