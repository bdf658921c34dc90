"""Probes of ``cs-kamenicky-dbf``: database files whose bytes one rule decides above all.

Every strategy in `RULES` yields a whole file: a header, two text fields and a few others, and
records whose text is packed from pieces. Closed lists (letters, signs, frames, what is lost) are
gone through in whole, in an order of their own (`CLOSED`), so what a probe finds does not depend on
the seed. Where the header does not tell the encoding, `told` sees to it that the text does: in each
of the wrong readings that give another text is a character that nobody would take for a letter, a
frame or a common sign of a Czech text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hypothesis import strategies as st
from solution import (
    DRIVERS,
    KAMENICKY,
    LATIN2,
    WINDOWS,
    convert,
    decoded,
    is_line,
    layout,
    possible,
    readings,
    records,
)

from localeops import legacy
from localeops.tasks.strategies import in_some_order, one_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = convert

_DRIVER = {encoding: byte for byte, encoding in DRIVERS.items()}
_ENCODINGS = (KAMENICKY, LATIN2, WINDOWS)
_UPPER = range(128, 256)
# The bytes that windows-1250 leaves undefined, and a dot operator that some take for a bullet.
_LEFT_OUT = {WINDOWS: b"\x81\x83\x88\x90\x98", KAMENICKY: b"\xf9", LATIN2: b""}


def _require(ok: bool) -> None:  # noqa: FBT001
    """Stop where a file is not what its rule says."""
    if not ok:
        raise ValueError("a file is not as its rule demands")


# Files


class Field(NamedTuple):
    """A field: its name, type, length and decimals."""

    name: bytes
    kind: bytes
    length: int
    decimals: int = 0


class Form(NamedTuple):
    """What a file has around its text."""

    driver: int = 0
    version: int = 0x03
    flags: bytes = bytes(16)  # bytes 12 to 27 of the header
    unused: bytes = bytes(3)  # bytes 28, 30 and 31 of the header
    garbage: bytes = b""  # what stands after the end of each field's name
    address: bytes = bytes(4)  # where a field once was in memory, which dBase III leaves there
    after_fields: bytes = b""  # what stands between the descriptors and the first record
    end: bytes = b"\x1a"
    deleted: frozenset[int] = frozenset()


# Some layouts: two text fields each, and others whose content is made by `_other`.
_LAYOUTS = (
    (Field(b"FIRMA", b"C", 28), Field(b"CASTKA", b"N", 10, 2), Field(b"POZN", b"C", 20)),
    (Field(b"DATUM", b"D", 8), Field(b"POPIS", b"C", 30), Field(b"STREDISKO", b"C", 20)),
    (Field(b"NAZEV", b"C", 24), Field(b"PLATNY", b"L", 1), Field(b"ULICE", b"C", 24)),
    (Field(b"JMENO", b"C", 20), Field(b"CISLO", b"N", 6), Field(b"TEXT_UCTU", b"C", 26)),
)
_NARROW = 20  # of the narrowest text field


def _other(field: Field, turn: int) -> bytes:
    """Return the content of a field that is not text."""
    if field.kind == b"N":
        number = f"{turn * 137 % 9973 / 10:.{field.decimals}f}"
        return number.rjust(field.length).encode()
    if field.kind == b"D":
        return b"199%d%02d%02d" % (turn % 8, turn * 5 % 12 + 1, turn * 11 % 28 + 1)
    if field.kind == b"L":
        return b"TF"[turn % 2 :][:1]
    # Binary numbers and pointers, with bytes that would be letters, and others that would be none.
    return bytes((0x80 + turn * step) % 256 for step in (29, 53, 71, 97, 11, 37, 59, 83, 7, 31))[
        : field.length
    ]


def _record(fields: Sequence[Field], texts: Sequence[bytes], turn: int, mark: bytes) -> bytes:
    left = list(texts)
    parts = [mark]
    for field in fields:
        text = left.pop(0).ljust(field.length) if field.kind == b"C" else _other(field, turn)
        _require(len(text) == field.length)
        parts.append(text)
    return b"".join(parts)


def _file(
    fields: Sequence[Field], rows: Sequence[Sequence[bytes]], form: Form, day: int, turn: int = 0
) -> bytes:
    """Return a database file with these texts in its text fields."""
    descriptors, offset = [], 1
    for field in fields:
        name = (field.name + b"\0" + form.garbage)[:11].ljust(11, b"\0")
        where = offset.to_bytes(4, "little") if form.version == 0x30 else form.address  # noqa: PLR2004
        lengths = bytes((field.length, field.decimals))
        descriptors.append(name + field.kind + where + lengths + bytes(14))
        offset += field.length
    fixed = b"".join(descriptors) + b"\r" + form.after_fields
    header = bytes((form.version, 90 + day % 8, day % 12 + 1, day % 28 + 1))
    header += len(rows).to_bytes(4, "little") + (32 + len(fixed)).to_bytes(2, "little")
    header += offset.to_bytes(2, "little") + form.flags
    header += form.unused[:1] + bytes([form.driver]) + form.unused[1:]
    body = b"".join(
        _record(fields, row, turn + at, b"*" if at in form.deleted else b" ")
        for at, row in enumerate(rows)
    )
    return header + fixed + body + form.end


def _packed(pieces: Iterable[bytes]) -> list[bytes]:
    """Return the pieces joined to texts that fit the narrowest text field."""
    texts: list[bytes] = []
    for piece in pieces:
        if texts and len(texts[-1]) + 1 + len(piece) <= _NARROW:
            texts[-1] += b" " + piece
        else:
            texts.append(piece)
    return texts


_PLAIN = (
    b"Banka|Faktura|Doklad|Hotovost|Pokladna|Sklad|Nafta|Telefon|Papir|Doprava|Praha|Brno".split(
        b"|"
    )
)


def _rows(texts: Sequence[bytes]) -> list[tuple[bytes, bytes]]:
    """Return rows of two texts each."""
    filled = [*texts, _PLAIN[len(texts) % len(_PLAIN)]] if len(texts) % 2 else [*texts]
    return list(zip(filled[::2], filled[1::2], strict=True))


@st.composite
def _of(
    draw: DrawFn, rows: Sequence[tuple[bytes, bytes]], form: Form, fields: Sequence[Field] = ()
) -> bytes:
    """Yield a file of these rows, with a layout, a date and numbers that are drawn."""
    fields = fields or draw(one_of(_LAYOUTS))
    return _file(fields, rows, form, draw(st.integers(0, 2000)), draw(st.integers(0, 900)))


def _bytes(words: Iterable[str], encoding: str) -> list[bytes]:
    return [legacy.encode(word, encoding) for word in words]


@st.composite
def _labelled(
    draw: DrawFn, pieces: Sequence[bytes], encoding: str, *, driver: int | None = None
) -> bytes:
    """Yield a file of these pieces in some order, whose header tells the encoding."""
    texts = _packed(draw(in_some_order(pieces)))
    label = _DRIVER[encoding] if driver is None else driver
    return draw(_of(_rows(texts), Form(driver=label)))


# Letters and signs. A word for each letter of Czech, then of Slovak and German.

_CZECH = (
    *("záloha", "částka", "Naďa", "nájemné", "měsíc", "příjem", "daň", "fólie", "převod", "štítek"),
    *("síť", "úhrada", "důchod", "výdaj", "nože"),
    *("ZÁLOHA", "ČÁSTKA", "ĎÁBLICE", "NÁJEMNÉ", "DĚČÍN", "PŘÍJEM", "PLZEŇ", "FÓLIE", "ŘÍČANY"),
    *("ŠTERNBERK", "CHOŤ", "ÚHRADA", "DŮCHOD", "VÝDAJ", "ŽATEC"),
)
_FOREIGN = (
    *("ľan", "stĺp", "vŕba", "kôň", "mäso", "Köhler", "Müller", "Weiß"),
    *("ĽUBICA", "STĹP", "VŔBA", "KÔŇ", "MÄSO", "KÖHLER", "MÜLLER"),
)


def _upper(encoding: str, *, lost: bool, line: bool, letter: bool) -> tuple[int, ...]:
    """Return the bytes of a page that are so: lost in windows-1250, of a frame, letters."""
    found = []
    for byte in _UPPER:
        char = decoded(byte, encoding)
        kept = byte not in _LEFT_OUT[encoding]
        if kept and (_is_lost(char), is_line(char), char.isalpha()) == (lost, line, letter):
            found.append(byte)
    return tuple(found)


def _is_lost(char: str) -> bool:
    try:
        legacy.encode(char, WINDOWS)
    except ValueError:
        return True
    return False


def _all_lost(encoding: str) -> tuple[int, ...]:
    """Return the bytes whose character windows-1250 does not have, without frames."""
    letters = _upper(encoding, lost=True, line=False, letter=True)
    return (*letters, *_upper(encoding, lost=True, line=False, letter=False))


def _frame(encoding: str) -> tuple[int, ...]:
    return _upper(encoding, lost=True, line=True, letter=False)


_SIGNS = {name: _upper(name, lost=False, line=False, letter=False) for name in (KAMENICKY, LATIN2)}
_SIGNS[KAMENICKY] += (0xE6,)  # the micro sign, which Unicode has among the letters
_OTHER_LETTERS = tuple(
    byte
    for byte in _upper(LATIN2, lost=False, line=False, letter=True)
    if not possible(decoded(byte, LATIN2))
)


def _around(codes: Iterable[int], before: bytes, after: bytes) -> list[bytes]:
    """Return pieces with these bytes in the middle, first, or last."""
    shapes = ((before, after), (b"", after), (before, b""))
    return [shapes[at % 3][0] + bytes([code]) + shapes[at % 3][1] for at, code in enumerate(codes)]


def _doubled(codes: Sequence[int]) -> list[bytes]:
    """Return pieces of frames: each line or corner beside the next one."""
    return [bytes((code, codes[(at + 1) % len(codes)])) for at, code in enumerate(codes)]


# All of windows-1250, and what looks best in another encoding than the header's.

_WINDOWS_PAGE = _around([b for b in _UPPER if b not in _LEFT_OUT[WINDOWS]], b"a", b"e")
# Polish and Hungarian names, which Kamenický reads as Czech and Slovak letters, and Czech words of
# windows-1250 that it reads as letters and frames.
_AS_KAMENICKY = {
    LATIN2: ("Paweł", "Gołąb", "Łukasz", "Kossuthné", "Erdős", "Őri", "Dębica", "Kowalewicz"),
    WINDOWS: ("ÚČTÁRNA", "ŠATNA", "PÍSEK", "ŽÁCI", "ČÍŠNÍK", "ĚZOP", "KLÍČ", "PÁČIDLO"),
}


def _only_kamenicky(pieces: Iterable[bytes]) -> bool:
    return all(
        byte < 128 or possible(decoded(byte, KAMENICKY))  # noqa: PLR2004
        for piece in pieces
        for byte in piece
    )


@st.composite
def _decided(draw: DrawFn) -> bytes:
    """Yield a file whose header tells an encoding although its text would do in another one."""
    encoding = draw(one_of((LATIN2, WINDOWS)))
    pieces = _bytes(_AS_KAMENICKY[encoding], encoding)
    _require(_only_kamenicky(pieces))
    return draw(_labelled([*pieces, *_PLAIN[:4]], encoding))


# Encodings that are told from the text

_COMMON_SIGNS = frozenset("§°„“”‚‘’–—…\xa0×÷±«»€´•")


def told(data: bytes, encoding: str) -> bytes:
    """Return a file, all of whose wrong readings that differ are clearly wrong."""
    found = readings(data)
    _require(encoding in found)
    _require(len({convert(_with_driver(data, _DRIVER[name])) for name in found}) == 1)
    where = layout(data)
    text = b"".join(record[part] for record in records(data, where) for part in where.texts)
    upper = {byte for byte in text if byte > 127}  # noqa: PLR2004
    for name in set(_ENCODINGS) - set(found):
        chars = {decoded(byte, name) for byte in upper}
        _require(any(not possible(char) and char not in _COMMON_SIGNS for char in chars))
    return data


def _with_driver(data: bytes, driver: int) -> bytes:
    return data[:29] + bytes([driver]) + data[30:]


def _told(pieces: Sequence[bytes], encoding: str) -> SearchStrategy[bytes]:
    return _labelled(pieces, encoding, driver=0).map(lambda data: told(data, encoding))


_WINDOWS_SIGNS = ("„Jih“", "1990–95", "§", "20°", "1\xa0200")
_DOS_SIGNS = ("§", "20°", "1\xa0200")

# Words whose letters are letters or frames in another encoding as well, and words that decide.
_NEAR: dict[str, tuple[str, ...]] = {
    KAMENICKY: (
        *("kůže", "stůl", "dům", "Žižka", "Šípek", "máť", "nůž", "důl", "vůz", "půda", "růže"),
        *("Žák", "lože", "žádost", "Šťáva", "nájem", "důvod", "sůl"),
    ),
    LATIN2: (
        *("měsíc", "peníze", "zboží", "část", "věž", "síť", "měď", "těžba", "dítě", "počet"),
        *("můžete", "člen", "Áda", "žádost", "počátek", "plátce", "nájem", "dům"),
    ),
    WINDOWS: (
        *("ÚČTÁRNA", "ŠATNA", "PÍSEK", "ŽÁCI", "ČÍŠNÍK", "ĚZOP", "KLÍČ", "PÁČIDLO", "DÁLNICE"),
        *("ÚČET", "ŽÍŽALA", "NÁKLAD", "PÁSMO", "ČÁSTKA", "MÍSTO", "BUŠTA"),
    ),
}
_DECISIVE: dict[str, tuple[str, ...]] = {
    KAMENICKY: ("převod", "částka", "měsíc", "výdaj"),
    LATIN2: ("převod", "výdaj", "šest", "výměr"),
    # Those in capitals are full and half blocks in Kamenický and page 852, or a foreign letter.
    WINDOWS: ("částka", "VÝDAJ", "nájemné", "MÜLLER", "číslo", "VÝMĚR"),
}


@st.composite
def _once(
    draw: DrawFn,
    encodings: Sequence[str],
    *,
    deleted: bool = False,
) -> bytes:
    """Yield a file of which a single word tells the encoding.

    It stands late among the others, in a record of its own, which may be one that is deleted. Some
    files begin with more than a hundred records, and 4096 bytes, that tell nothing.
    """
    encoding = draw(one_of(encodings))
    texts = _packed(draw(in_some_order(_bytes(_NEAR[encoding], encoding))))
    rows = _rows(texts)
    decisive = _bytes(_DECISIVE[encoding], encoding)
    row = (draw(one_of(_PLAIN)), draw(one_of(decisive)))
    rows[:0] = [(word, b"") for word in _PLAIN] * draw(one_of((0, 10)))
    at = draw(st.integers(len(rows) - 2, len(rows)))
    rows.insert(at, row if draw(st.booleans()) else row[::-1])
    form = Form(deleted=frozenset({at} if deleted else ()))
    data = draw(_of(rows, form))
    _require(len(readings(_without(data, at))) > 1)
    return told(data, encoding)


def _without(data: bytes, number: int) -> bytes:
    """Return a file in which a record is blank."""
    where = layout(data)
    at = where.start + number * where.length
    return data[:at] + b" " * where.length + data[at + where.length :]


# Letters that Kamenický and cp852 have in the same place.
_SHARED = (
    *("nájem", "jíl", "fólie", "kúpa", "Séna", "mléko", "LÉTO", "kôl", "Köln", "mäsiar"),
    *("Ötker", "MÜLLER", "Müller", "ÄRA", "zásilka", "Novák", "Malík", "nové", "Weiß"),
)


@st.composite
def _either(draw: DrawFn) -> bytes:
    """Yield a file of whose text two encodings make the same."""
    pieces = _bytes(_SHARED, LATIN2)
    _require(pieces == _bytes(_SHARED, KAMENICKY))
    lines = draw(one_of((b"\xcd\xcd", b"\xc4\xc4", b"\xb3", b"\xba")))
    data = draw(_labelled([*pieces, lines], LATIN2, driver=0))
    return told(data, LATIN2)


@st.composite
def _framed(draw: DrawFn) -> bytes:
    """Yield a file with words in frames, all of them in whole, whose header tells nothing."""
    encoding = draw(one_of((KAMENICKY, LATIN2)))
    words = [*_bytes(_CZECH[:14], encoding), *_doubled(_frame(LATIN2))]
    words += _around(sorted(set(_frame(encoding)) - set(_frame(LATIN2))), b"\xcd", b"\xcd")
    return draw(_told(words, encoding))


_STRANGE = Field(b"BINARNI", b"I", 4)
_POINTER = Field(b"TEXT", b"M", 4)
_BINARY = (Field(b"POPIS", b"C", 24), _STRANGE, Field(b"MISTO", b"C", 22), _POINTER)
_BINARY_DOUBLE = (Field(b"CENA", b"B", 8), Field(b"POPIS", b"C", 24), Field(b"MISTO", b"C", 20))
_FOXPRO = Form(version=0x30, after_fields=bytes(263))


@st.composite
def _apart(draw: DrawFn) -> bytes:
    """Yield a file with text of another encoding, and other bytes, where there are no records."""
    encoding = draw(one_of(_ENCODINGS))
    other = draw(one_of([name for name in _ENCODINGS if name != encoding]))
    words = draw(in_some_order(_bytes((*_CZECH[:15], *_FOREIGN[:3]), encoding)))
    rest = b" " + b" ".join(_bytes(_CZECH[:6], other)) + bytes(draw(in_some_order(_UPPER[::9])))
    form = Form(end=b"\x1a" + rest, garbage=b"\xa9\x88\xe8", flags=b"\x81\x95" + bytes(14))
    return told(draw(_of(_rows(_packed(words)), form)), encoding)


@st.composite
def _apart_binary(draw: DrawFn) -> bytes:
    """Yield a file with binary numbers beside its text, whose header tells nothing."""
    encoding = draw(one_of(_ENCODINGS))
    words = draw(in_some_order(_bytes(_CZECH[:16], encoding)))
    data = draw(_of(_rows(_packed(words)), _FOXPRO, draw(one_of((_BINARY, _BINARY_DOUBLE)))))
    return told(data, encoding)


_UNTIL_ASCII = (
    *("Novotny s.r.o.", "Doprava ABC", "Tisk a kopie", "c. 12/93", "Kc 1200,-", "~ {x} [y] |z|"),
    *("@ # $ %", "^ ` \\ _", "100 % DPH", "<12 & 13>", '"Jih"', "tel. 53 21 14"),
)


# What must stay


@st.composite
def _headers(draw: DrawFn) -> bytes:
    """Yield a file whose header has more than it needs, and a first record that is further on."""
    encoding = draw(one_of((KAMENICKY, LATIN2)))
    words = draw(in_some_order(_bytes(_CZECH[:10], encoding)))
    after = draw(one_of((b"\0", b"\0\0\0", b"\x87\xa9", b"\r" * 5)))
    form = Form(
        driver=_DRIVER[encoding],
        version=draw(one_of((0x03, 0x83, 0xF5))),
        flags=bytes(draw(in_some_order((0x0D, 0x1A, 0x9E, 0xE1, 1, 0, 0x85, 0xA0)))) * 2,
        garbage=draw(one_of((b"\xa9\x0d\x1a\x87\xe1\x98", b"\x96\x0d\xfd\xe8", b"C\x0dN\x88\x85"))),
        unused=draw(one_of((b"\x01\0\0", b"\0\xa0\x85", b"\x03\x0d\x1a"))),
        address=draw(one_of((b"\x09\0\x1f\x5a", b"\x05\0\0\0", b"\x0d\x1a\xa0\x88"))),
        after_fields=after,
    )
    return draw(_of(_rows(_packed(words)), form))


@st.composite
def _others(draw: DrawFn) -> bytes:
    """Yield a file with binary numbers and pointers beside its text."""
    encoding = draw(one_of((KAMENICKY, LATIN2)))
    words = draw(in_some_order(_bytes(_CZECH[:15], encoding)))
    form = _FOXPRO._replace(driver=_DRIVER[encoding])
    fields = draw(one_of((_BINARY, _BINARY_DOUBLE)))
    return draw(_of(_rows(_packed(words)), form, fields))


@st.composite
def _deleted(draw: DrawFn) -> bytes:
    """Yield a file in which some records are deleted, two of them in a row, or the first one."""
    encoding = draw(one_of((KAMENICKY, LATIN2)))
    rows = _rows(_packed(draw(in_some_order(_bytes(_CZECH, encoding)))))
    first = draw(st.integers(0, 2))
    gone = frozenset({first, first + 3, first + 4, len(rows) - 1})
    return draw(_of(rows, Form(driver=_DRIVER[encoding], deleted=gone)))


# Codes below 80 that Python or a database may take for something else.
_CODES = (*range(0x20), 0x7F)


@st.composite
def _controls(draw: DrawFn) -> bytes:
    """Yield a file with control characters in its text, first, last and in the middle."""
    encoding = draw(one_of((KAMENICKY, LATIN2)))
    words = _bytes(_CZECH, encoding)
    pieces = [
        (bytes([code]) + word, word + bytes([code]), word[:2] + bytes([code]) + word[2:])[at % 3]
        for at, (code, word) in enumerate(
            zip(draw(in_some_order(_CODES)), [*words, *words], strict=False)
        )
    ]
    return draw(_of(_rows(_packed(pieces)), Form(driver=_DRIVER[encoding])))


@st.composite
def _blanks(draw: DrawFn) -> bytes:
    """Yield a file with text that begins or ends with blanks, or has no place left."""
    encoding = draw(one_of((KAMENICKY, LATIN2)))
    fields = draw(one_of(_LAYOUTS))
    wide = [field.length for field in fields if field.kind == b"C"]
    nbsp = legacy.encode("\xa0", encoding)
    words = draw(in_some_order(_bytes(_CZECH, encoding)))
    shapes = draw(
        in_some_order((b"  %s", b"%s \0", nbsp + b"%s", b"%s" + nbsp, b"\0%s\0\0", b"%s", b" %s "))
    )
    rows = []
    for at in range(10):
        one = shapes[at % len(shapes)] % words[at]
        full = (b" ".join(words[at:]) + b" " * 40)[: wide[1] - 1] + words[at][-2:-1]
        rows.append((one.ljust(wide[0], (b" ", b"\0", nbsp)[at % 3]), full))
    return draw(_of(rows, Form(driver=_DRIVER[encoding]), fields))


@st.composite
def _ends(draw: DrawFn) -> bytes:
    """Yield a file with something else after the last record than one 1A, or with nothing."""
    encoding = draw(one_of((KAMENICKY, LATIN2)))
    words = _bytes(_CZECH[:12], encoding)
    rows = _rows(_packed(draw(in_some_order(words)))) if draw(one_of((1, 1, 1, 0))) else []
    former = b" " + b" ".join(words)[:48] + b"*" + b" ".join(words[5:])
    end = draw(
        one_of((b"", former, b"\x1a" + former, b"\x1a\x1a", former + b"\x1a", b"\x1a\r\n\x85"))
    )
    return draw(_of(rows, Form(driver=_DRIVER[encoding], end=end)))


RULES: dict[str, SearchStrategy[bytes]] = {
    "kamenicky-czech": _labelled(_bytes(_CZECH, KAMENICKY), KAMENICKY),
    "kamenicky-foreign": _labelled(_bytes(_FOREIGN, KAMENICKY), KAMENICKY),
    "kamenicky-signs": _labelled(_around(_SIGNS[KAMENICKY], b"5", b"2"), KAMENICKY),
    "kamenicky-frames": _labelled(_doubled(_frame(KAMENICKY)), KAMENICKY),
    "kamenicky-lost": _labelled(_around(_all_lost(KAMENICKY), b"3", b"4"), KAMENICKY),
    "latin2-czech": _labelled(_bytes(_CZECH, LATIN2), LATIN2),
    "latin2-foreign": _labelled(
        [*_bytes(_FOREIGN, LATIN2), *_around(_OTHER_LETTERS, b"Ma", b"a")], LATIN2
    ),
    "latin2-signs": _labelled(_around(_SIGNS[LATIN2], b"5", b"2"), LATIN2),
    "latin2-graphics": _labelled(
        [*_doubled(_frame(LATIN2)), *_around(_all_lost(LATIN2), b"3", b"4")], LATIN2
    ),
    "windows-kept": _labelled(_WINDOWS_PAGE, WINDOWS),
    "header-decides": _decided(),
    "told-kamenicky": _told(_bytes((*_CZECH, *_FOREIGN, *_DOS_SIGNS), KAMENICKY), KAMENICKY),
    "told-latin2": _told(_bytes((*_CZECH, *_FOREIGN, *_DOS_SIGNS), LATIN2), LATIN2),
    "told-windows": _told(_bytes((*_CZECH, *_FOREIGN, *_WINDOWS_SIGNS), WINDOWS), WINDOWS),
    "told-framed": _framed(),
    "told-once": _once((KAMENICKY, LATIN2)),
    "told-capitals": _once((WINDOWS,)),
    "told-deleted": _once(_ENCODINGS, deleted=True),
    "told-by-text": _apart(),
    "told-beside-binary": _apart_binary(),
    "told-either": _either(),
    "plain": _labelled([word.encode() for word in _UNTIL_ASCII], KAMENICKY, driver=0),
    "header-kept": _headers(),
    "other-fields": _others(),
    "deleted": _deleted(),
    "controls": _controls(),
    "blanks": _blanks(),
    "after-records": _ends(),
}


def _shown(pieces: Iterable[bytes]) -> tuple[str, ...]:
    return tuple(piece.decode("latin-1") for piece in pieces)


CLOSED: dict[str, tuple[str, ...]] = {
    "kamenicky-czech": _shown(_bytes(_CZECH, KAMENICKY)),
    "kamenicky-foreign": _shown(_bytes(_FOREIGN, KAMENICKY)),
    "kamenicky-signs": tuple(map(chr, _SIGNS[KAMENICKY])),
    "kamenicky-frames": _shown(_doubled(_frame(KAMENICKY))),
    "kamenicky-lost": tuple(map(chr, _all_lost(KAMENICKY))),
    "latin2-czech": _shown(_bytes(_CZECH, LATIN2)),
    "latin2-foreign": _shown([*_bytes(_FOREIGN, LATIN2), *_around(_OTHER_LETTERS, b"Ma", b"a")]),
    "latin2-signs": tuple(map(chr, _SIGNS[LATIN2])),
    "latin2-graphics": (*_shown(_doubled(_frame(LATIN2))), *map(chr, _all_lost(LATIN2))),
    "windows-kept": _shown(_WINDOWS_PAGE),
    "told-kamenicky": _shown(_bytes((*_CZECH, *_FOREIGN, *_DOS_SIGNS), KAMENICKY)),
    "told-latin2": _shown(_bytes((*_CZECH, *_FOREIGN, *_DOS_SIGNS), LATIN2)),
    "told-windows": _shown(_bytes((*_CZECH, *_FOREIGN, *_WINDOWS_SIGNS), WINDOWS)),
    "told-framed": _shown(_doubled(_frame(LATIN2))),
    "told-either": _shown(_bytes(_SHARED, LATIN2)),
    "plain": _UNTIL_ASCII,
    "controls": tuple(map(chr, _CODES)),
}

QUOTA = 10
