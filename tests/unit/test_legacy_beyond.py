"""`localeops.legacy._beyond`: encodings that no standard has. Values by hand from their definitions."""

import random
import unicodedata
from pathlib import Path

import pytest

from localeops import legacy
from localeops.legacy import _beyond

NAMES = sorted(set(_beyond.LABELS.values()))
DATA = Path(__file__).parents[1] / "data" / "legacy"
VIETNAMESE = "Nghị quyết của Ủy ban: ĐƯỜNG SẮT, cầu Vĩnh Tuy, trẻ em, ngữ văn, mỹ thuật, Ỹ ỵ"
VNI = b"Vi\xf6\xf8a m\xf4\xf9i, \xd1O\xc0NG"  # Viừa mới, ĐỒNG
BYTES_IN_ORDER = (1, 2, 4)


def read(name: str, data: bytes) -> str:
    reading = _beyond.make(name).decode(data)
    assert reading.fault is None
    assert reading.used == len(data)
    assert reading.state == 0
    return reading.text


def written(name: str, text: str) -> bytes:
    data, used = _beyond.make(name).encode(text)
    assert used == len(text)
    return data


@pytest.mark.parametrize(
    ("name", "data", "text"),
    [
        ("viscii", b"Vi\xaet Nam, \xd0\xe0 N\xa4ng \x02\x05", "Việt Nam, Đà Nấng ẲẴ"),  # RFC 1456
        ("tcvn5712-1", b"Vi\xd6t Nam, \xa7\xb5 N\xc4ng a\xb3", "Việt Nam, Đà NẤng a\u0301"),
        ("tcvn5712-2", b"A\xb3 \xa2\xb3 \xb8", "A\u0301 Â\u0301 á"),
        ("tcvn3", b"Vi\xd6t \xa7\xb5", "Việt Đà"),
        ("vni", VNI, "Viừa mới, ĐỒNG"),
        ("true-koi8-ru", b"\xeb\xc9\xa7\xd7 \xb4\xbd \xae", "Київ ЄҐ ў"),
        ("yuscii", b"@ivot {e}er ~a|avi [ \\ ] ^ ` q", "Život šećer čađavi Š Đ Ć Č ž q"),
        ("jus_i.b1.003-serb", b"Qubav, Wegoq, @uyevi[", "Љубав, Његољ, ЖуѕевиШ"),
        ("jus_i.b1.003-mac", b"\\ ]e } |avol", "Ѓ Ќе ќ ѓавол"),
        (
            "kamenicky",
            b"P\xa9\xa1li\xa8 \x91lu\x9fou\x87k\x98 k\x96\xa4 \xad",
            "Příliš žluťoučký kůň §",
        ),
        ("csn_369103", b"P\xf8\xedli\xb9 \xbelu\xbb", "Příliš žluť"),
        ("koi8-cs2", b"P\xd2\xc9li\xd3", "Příliš"),
        ("mazovia", b"Za\xa7\xa2\x92\x8d g\x91\x9el\x86 ja\xa6\xa4", "Zażółć gęślą jaźń"),
        ("true-tis-620", b"\xa1\xd2\xc3 \xfb", "การ ๛"),
        ("iscii-devanagari", b"\xd8\xdb\xc6\xe8\xc4\xdc \xbf\xe9 \xea\xea", "हिन्दी \u095c ॥"),
        ("mac-turkish", b"\xdcstanbul \xdfi\xdfli da\xdb", "İstanbul şişli dağ"),
        ("mac-centraleurope", b"P\xde\x92li\xe4", "Příliš"),
        ("mac-croatian", b"\xa9\xb9\xae\xbe\xc8\xe8\xc6\xe6\xd0\xf0", "ŠšŽžČčĆćĐđ"),
        ("mac-romanian", b"\xaf\xbf\xde\xdf", "ȘșȚț"),
        ("true-iso-8859-1", b"\x80\xe9", "\x80é"),
        ("true-iso-8859-9", b"\x80\xdd\xfd", "\x80İı"),
        ("true-iso-8859-11", b"\x80\xa0\xa1", "\x80\xa0ก"),
        ("cp852", b"\x8d\xab", "Źź"),
        ("johab", b"\xd0\x65\x8b\x69 \\", "한글 \\"),
    ],
)
def test_reads(name: str, data: bytes, text: str) -> None:
    assert read(name, data) == text
    if name != "tcvn5712-1":
        assert written(name, text) == data


@pytest.mark.parametrize("name", NAMES)
def test_every_byte(name: str) -> None:
    codec = _beyond.make(name)
    assert codec.name == name
    for byte in range(256):
        data = bytes([byte])
        reading = codec.decode(data)
        if reading.fault:
            assert reading[:3] == ("", 0, 0)
            assert reading.fault[:2] == (0, 1)
        else:
            assert reading == (reading.text, 1, 0, None)
            assert codec.encode(reading.text) == (data, len(reading.text))
    assert codec.decode(b"") == ("", 0, 0, None)
    assert codec.encode("") == (b"", 0)


@pytest.mark.parametrize("name", NAMES)
def test_cut_anywhere(name: str) -> None:
    codec = _beyond.make(name)
    chance = random.Random(7)
    often = b"aAeoO\xf4\xf9\xe1\xe8\xe9\xea\xe0\xa4\xd9\xb3\xdb\xef\xf0\xb8B"
    for _ in range(400):
        size = chance.randrange(1, 9)
        data = bytes(
            chance.choice(often) if chance.random() < 0.7 else chance.randrange(256)
            for _ in range(size)
        )
        whole = codec.decode(data)
        for cut in range(size + 1):
            first = codec.decode(data[:cut], final=False)
            if first.fault:
                assert first == (*codec.decode(data[: first.fault.end])[:3], first.fault)
                assert first[:2] == whole[:2]
                continue
            rest = codec.decode(data[first.used :], first.state)
            assert first.text + rest.text == whole.text, (data, cut)
            assert first.used + rest.used == whole.used
            assert cut - first.used < BYTES_IN_ORDER[-1]
            assert (rest.fault is None) == (whole.fault is None)


@pytest.mark.parametrize("name", NAMES)
def test_goes_round(name: str) -> None:
    """What was read without a fault is written, and read again, the same."""
    codec = _beyond.make(name)
    chance = random.Random(11)
    for _ in range(500):
        data = bytes(chance.randrange(256) for _ in range(12)).replace(b"\xef", b"A")
        text = codec.decode(data).text
        again, used = codec.encode(text)
        assert used == len(text)
        assert read(name, again) == text


@pytest.mark.parametrize("name", ["viscii", "tcvn5712-1", "tcvn5712-2", "vni"])
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_vietnamese_in_either_form(name: str, form: str) -> None:
    text = unicodedata.normalize(form, VIETNAMESE)
    data = written(name, text)
    assert unicodedata.normalize("NFC", read(name, data)) == VIETNAMESE
    if name in ("viscii", "vni"):
        assert read(name, data) == VIETNAMESE


@pytest.mark.parametrize(
    ("name", "text", "data", "used"),
    [
        ("viscii", "a\u030a", b"a", 1),
        ("viscii", "x\u1ebf\u0301", b"x\xaa", 2),
        ("viscii", "e\u0302\u0301z", b"\xaaz", 4),
        ("tcvn5712-1", "ń n\u0301", b"n\xb3 n\xb3", 4),
        ("tcvn5712-1", "ḗ", b"", 0),
        ("tcvn5712-2", "Áa\u0327", b"A\xb3a", 2),
        ("tcvn3", "Ấ", b"", 0),
        ("vni", "çà", b"", 0),
        ("vni", "aç", b"a", 1),
        ("vni", "e\u0323\u0302\u030a", b"e\xe4", 3),
        ("kamenicky", "aß\u0105", b"a\xe1", 2),
        ("iscii-devanagari", "क\u093c", b"\xb3\xe9", 2),
        ("iscii-devanagari", "इ\u093c", b"\xa6", 1),
        ("iscii-devanagari", "।।", b"\xea", 1),
        ("iscii-devanagari", "अ\u0946", b"\xa4", 1),
        ("iscii-devanagari", "a\u200c", b"a", 1),
        ("iscii-devanagari", "क\u094d\u200cक\u094d\u200d", b"\xb3\xe8\xe8\xb3\xe8\xe9", 6),
        ("iscii-devanagari", "\u094d\u094d", b"\xe8", 1),
        ("iscii-devanagari", "\u200d\u094d", b"\xd9", 1),
        ("iscii-devanagari", "é", b"", 0),
        ("johab", "한é", b"\xd0\x65", 1),
    ],
)
def test_writes_up_to_what_it_has_not(name: str, text: str, data: bytes, used: int) -> None:
    assert _beyond.make(name).encode(text) == (data, used)


@pytest.mark.parametrize(
    ("name", "data", "fault"),
    [
        ("yuscii", b"a\x80b", (1, 2, "unassigned")),
        ("vni", b"b\xf9", (1, 2, "not a mark of its letter")),
        ("vni", b"A\xf9", (1, 2, "not a mark of its letter")),
        ("vni", b"a\xe1\xf9", (2, 3, "not a mark of its letter")),
        ("vni", b"i\xf9", (1, 2, "not a mark of its letter")),
        ("vni", b"\xe7", (0, 1, "unassigned")),
        ("iscii-devanagari", b"\xb3\xff", (1, 2, "unassigned")),
        ("iscii-devanagari", b"\xb3\xefC", (1, 3, "attribute or other script")),
        ("iscii-devanagari", b"\xb3\xef1", (1, 3, "attribute or other script")),
        ("iscii-devanagari", b"\xb3\xef", (1, 2, "cut off")),
        ("iscii-devanagari", b"\xf0\xb9", (0, 2, "unassigned extension")),
        ("iscii-devanagari", b"\xf0A", (0, 1, "unassigned extension")),
        ("iscii-devanagari", b"\xf0", (0, 1, "cut off")),
        ("johab", b"a\xd0", (1, 2, "cut off")),
        ("johab", b"a\xff", (1, 2, "unassigned")),
    ],
)
def test_faults(name: str, data: bytes, fault: tuple[int, int, str]) -> None:
    reading = _beyond.make(name).decode(data)
    assert reading.fault == fault
    assert reading.used == fault[0]


def test_vni_is_that_of_a_keyboard() -> None:
    """xvnkb writes 134 letters with marks, and the twelve without."""
    lines = (DATA / "vni_xvnkb.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    assert len(rows) == 134 + 12
    for data, letter in rows:
        assert read("vni", bytes.fromhex(data)) == letter
        assert written("vni", letter) == bytes.fromhex(data)


@pytest.mark.parametrize("name", NAMES)
def test_labels(name: str) -> None:
    labels = [label for label, of in _beyond.LABELS.items() if of == name]
    assert name in labels
    assert all(label.isascii() and label == label.lower().strip() for label in labels)


def test_never_cp895() -> None:
    assert not {"cp895", "895", "ibm895", "cp867"} & set(_beyond.LABELS)


@pytest.mark.parametrize("name", ["viscii", "tcvn5712-1", "tcvn5712-2", "tcvn3", "vni"])
@pytest.mark.parametrize("run", ["a" + "\u0301" * 200_000, "a" + "\u0301" * 200_000 + "\u030a"])
def test_runs_of_marks_take_linear_time(name: str, run: str) -> None:
    """With a try for each length of the run, this took minutes."""
    data, used = _beyond.make(name).encode(run)
    assert used == (len(run.rstrip("\u030a")) if name.startswith("tcvn5712") else 2)
    assert data


def test_labels_of_the_standards_come_first() -> None:
    assert legacy.canonical("koi8-ru", standard="whatwg") == "koi8-u"
    assert legacy.canonical("tis-620", standard="whatwg") == "windows-874"
    assert legacy.canonical("tis-620", standard="microsoft") == "true-tis-620"
    for name in NAMES:
        assert legacy.canonical(name.upper(), standard="whatwg") == name


@pytest.mark.parametrize("name", NAMES)
def test_any_text(name: str) -> None:
    """What was written is read as the same text or a canonically equivalent one, and no more fits."""
    codec = _beyond.make(name)
    chance = random.Random(5)
    own = sorted({one for byte in range(256) for one in codec.decode(bytes([byte])).text})
    odd = [
        *map(chr, range(0xA0, 0x2000, 7)),
        "\ud800",
        "😀",
        "\u0301",
        "\u0302",
        "\u0323",
        "ơ",
        "अ",
    ]
    for _ in range(2000):
        letters = (chance.choice(own if chance.random() < 0.9 else odd) for _ in range(10))
        text = "".join(letters)[: chance.randrange(11)]
        data, used = codec.encode(text)
        again = unicodedata.normalize("NFC", read(name, data))
        assert again == unicodedata.normalize("NFC", text[:used])
        assert used == len(text) or codec.encode(text[: used + 1])[1] == used
