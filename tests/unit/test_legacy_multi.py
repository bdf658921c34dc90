"""The multi-byte codecs of Windows and those beyond: what is written, what is read, and faults."""

import random

import pytest

from localeops.legacy import _multi
from localeops.legacy._codec import Codec, Fault

ALL = [(name, standard) for standard, names in _multi.NAMES.items() for name in names]


def texts(codec: Codec) -> str:
    """Return real text of every kind that the codec can write."""
    pieces = (
        "日本語テスト、ABC。",
        "한국어 값",
        "中文測試，ABC",
        "中文测试",
        "ｶﾅ",
        "ⅰ①",
        "\n",
        "~\\",
    )
    return "".join(piece for piece in pieces if codec.encode(piece)[1] == len(piece))


@pytest.mark.parametrize(
    ("name", "text", "data"),
    [
        # Microsoft KB170559.
        ("cp932", "ⅰ∵≒Ⅰ㈱№", "fa4081e681e08754878a8782"),
        ("cp932", "￢\ue000\uf8f3", "81caf040ff"),
        ("cp936", "€\ue000\ue766", "80aaa1a2ab"),
        ("cp949", "뷁\ue000\ue05e", "94eec9a1fea1"),
        ("cp950", "€‧\ue000\uf6b1", "a3e1a145fa40c6a1"),
        ("cp51932", "ⅰ①", "fcf1ada1"),
        ("cp50220", "ｱa", "1b244225221b284261"),
        ("cp50221", "ｱa", "1b2849311b284261"),
        ("cp50222", "ｱa", "0e310f61"),
        ("cp50222", "あｱあ", "1b244224221b28420e310f1b244224221b2842"),
        ("johab", "가\\", "88615c"),
    ],
)
def test_windows_writes(name: str, text: str, data: str) -> None:
    codec = _multi.make(name, "microsoft")
    assert codec.encode(text) == (bytes.fromhex(data), len(text))


@pytest.mark.parametrize("name", ["cp932", "cp51932", "cp50220", "cp50221", "cp50222"])
@pytest.mark.parametrize("character", "¥‾¬\u2212\u301c\u2016")
def test_windows_has_no_best_fit(name: str, character: str) -> None:
    assert _multi.make(name, "microsoft").encode(f"A{character}") == (b"A", 1)


@pytest.mark.parametrize("name", ["cp50220", "cp50221", "cp50222"])
def test_iso_2022_jp_of_windows_reads_all_katakana(name: str) -> None:
    codec = _multi.make(name, "microsoft")
    data = b'\x1b(I1\x1b(B\x0e1\x0f\x1b(J\\~\x1b(B\x1b$B$"\n$$\x1b(B\x1b(BA'
    assert codec.decode(data).text == "ｱｱ\\~あ\nいA"
    assert codec.decode(b"A\x80").fault == Fault(1, 2, "unassigned")


@pytest.mark.parametrize(("name", "standard"), ALL)
def test_text_comes_back(name: str, standard: str) -> None:
    codec = _multi.make(name, standard)
    text = texts(codec) * 50
    data, used = codec.encode(text)
    assert used == len(text) > 300
    found = codec.decode(data)
    kana = str.maketrans("ｶﾅ", "カナ") if name in {"cp50220", "iso-2022-jp"} else {}
    assert found.text == text.translate(kana)
    assert found.fault is None


@pytest.mark.parametrize(("name", "standard"), ALL)
def test_cut_anywhere_it_is_the_same(name: str, standard: str) -> None:
    codec = _multi.make(name, standard)
    chance = random.Random(name)
    source = codec.encode(texts(codec) * 3)[0]
    for _ in range(500):
        data = bytearray(source[: chance.randrange(1, len(source))])
        for _ in range(chance.randrange(4)):
            data[chance.randrange(len(data))] = chance.choice(
                (0x1B, 0x0E, 0x24, chance.randrange(256))
            )
        results = []
        for most in (len(data), 1, 5):
            text, rest, coming, state = "", b"", bytes(data), 0
            while coming or rest:
                size = chance.randint(1, most) if most < len(data) else most
                rest, coming = rest + coming[:size], coming[size:]
                found = codec.decode(rest, state, final=not coming)
                text += found.text
                state, used = found.state, found.used
                if found.fault:
                    assert found.fault.start == used < found.fault.end <= len(rest)
                    text += "\ufffd"
                    used = found.fault.end
                rest = rest[used:]
            results.append(text)
        assert results[0] == results[1] == results[2], bytes(data)


@pytest.mark.parametrize(("name", "standard"), ALL)
def test_what_cannot_be_written(name: str, standard: str) -> None:
    codec = _multi.make(name, standard)
    assert codec.encode("A\ud800B") == (b"A", 1)
    assert codec.encode("") == (b"", 0)
    assert codec.decode(b"").text == ""


def test_no_such_codec() -> None:
    with pytest.raises(LookupError, match=r"^no multi-byte codec 'utf-8' under 'whatwg'$"):
        _multi.make("utf-8", "whatwg")


def test_names_of_the_encoding_standard_under_microsoft() -> None:
    assert _multi.make("shift_jis", "microsoft").name == "cp932"


def test_escape_of_four_bytes_is_none_of_iso_2022_jp() -> None:
    """Encoding Standard, 12.2.1, escape start: after 24 only 40 and 42 choose jis0208."""
    data = b"a\x1b$(BNCf\x1b(B"
    for standard in ("whatwg", "microsoft"):
        reading = _multi.make("iso-2022-jp", standard).decode(data)
        assert (reading.text, reading.fault) == ("a", Fault(1, 2, "unknown escape sequence"))
