"""Detection: the order of what decides, every error with its message, and what is no text."""

import dataclasses
import inspect
import pickle
import random
import subprocess
import sys
import time
import zlib

import pytest

from localeops import legacy
from localeops.errors import InvalidInputError, InvalidTypeError, UnknownLocaleError
from localeops.legacy import Guess, _model

CZECH = "Příliš žluťoučký kůň úpěl ďábelské ódy."
RUSSIAN = "Съешь ещё этих мягких французских булок, да выпей чаю."


def first(data: bytes, language: str | None = None) -> str:
    return legacy.detect(data, language=language)[0].encoding


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (b"\xef\xbb\xbfabc", "utf-8"),
        (b"\xff\xfea\0", "utf-16le"),
        (b"\xfe\xff\0a", "utf-16be"),
        (b"\xff\xfe\0\0a\0\0\0", "utf-32le"),
        (b"\0\0\xfe\xff\0\0\0a", "utf-32be"),
        (b"plain ASCII", "utf-8"),
        ("日本語".encode("iso2022_jp"), "iso-2022-jp"),
        (b"\x1b(I6E\x1b(B", "iso-2022-jp"),
        ("한국어".encode("iso2022_kr"), "iso-2022-kr"),
        ("中文 text".encode("hz"), "hz-gb-2312"),
        (b"a ~{ b ~} c", "utf-8"),
        (b"~{", "utf-8"),
        (b"a\xc2\x8fa", "utf-8"),
        (CZECH.encode(), "utf-8"),
        (CZECH.encode()[:-22], "utf-8"),
        (RUSSIAN.encode()[:-12], "utf-8"),
        (RUSSIAN.encode()[:21], "utf-8"),  # cut off within a letter
        (RUSSIAN.encode("utf-16-le"), "utf-16le"),
        (RUSSIAN.encode("utf-16-be"), "utf-16be"),
        ("plain ASCII".encode("utf-16-le"), "utf-16le"),
        ("plain ASCII".encode("utf-32-be"), "utf-32be"),
        (RUSSIAN.encode() + b"\xff" + RUSSIAN.encode(), "utf-8"),
    ],
)
def test_what_decides_before_the_model(data: bytes, encoding: str) -> None:
    assert first(data) == encoding


@pytest.mark.parametrize(
    ("text", "codec", "encoding"),
    [
        (CZECH, "cp1250", "windows-1250"),
        (CZECH, "iso8859_2", "iso-8859-2"),
        (CZECH, "cp852", "cp852"),
        (RUSSIAN, "koi8_r", "koi8-r"),
        (RUSSIAN.upper(), "koi8_r", "koi8-r"),
        (RUSSIAN, "cp866", "ibm866"),
        ("Voilà, c’est déjà l’été !", "cp1252", "windows-1252"),
        ("“Don’t,” she said – twice.", "mac_roman", "macintosh"),
        ("Çok güzel bir gün, değil mi?", "cp1254", "windows-1254"),
        ("Καλημέρα σε όλους", "cp737", "cp737"),
        ("שלום לכולם וברוכים הבאים", "cp862", "cp862"),
        ("مرحبا بكم في مكتبتنا", "cp1256", "windows-1256"),
        ("ยินดีต้อนรับทุกท่าน", "cp874", "windows-874"),
        ("これはテストです。", "cp932", "shift_jis"),
        ("これはテストです。", "euc_jp", "euc-jp"),
        ("안녕하세요, 반갑습니다.", "cp949", "euc-kr"),
        ("안녕하세요, 반갑습니다.", "johab", "johab"),
        ("这是我们的新办公室。", "gbk", "gbk"),
        ("這是我們的新辦公室。", "big5", "big5"),
    ],
)
def test_what_the_model_says(text: str, codec: str, encoding: str) -> None:
    data = text.encode(codec)
    guess = legacy.detect(data)[0]
    assert guess.encoding == encoding
    assert legacy.decode(data, guess.encoding) == text


def test_c1_controls_speak_for_windows() -> None:
    """No text has them: 8A is Š in windows-1250 and a control character in ISO 8859-2."""
    data = "Škoda, že přišel žid až teď".encode("cp1250")
    guesses = {one.encoding: one.confidence for one in legacy.detect(data)}
    assert first(data) == "windows-1250"
    assert guesses.get("iso-8859-2", 0.0) < 0.01


def test_equal_readings_have_the_same_confidence_and_the_usual_name_first() -> None:
    data = "über die Brücke".encode("cp1252")
    guesses = legacy.detect(data)
    same = [one for one in guesses if legacy.decode(data, one.encoding) == "über die Brücke"]
    assert same[0] == guesses[0]
    assert same[0].encoding == "windows-1252"
    assert "iso-8859-15" in [one.encoding for one in same]
    assert len({one.confidence for one in same}) == 1


def test_a_hint_tips_the_balance() -> None:
    data = "Đurđa i Šime".encode("cp1250")
    assert first(data, "hr-HR") == "windows-1250"
    assert {one.language for one in legacy.detect(data, language="sr-Latn")[:1]} == {"sr-Latn"}
    short = "žák".encode("cp1250")
    by_hint = {one.encoding: one.confidence for one in legacy.detect(short, language="cs")}
    without = {one.encoding: one.confidence for one in legacy.detect(short)}
    assert by_hint["windows-1250"] > without["windows-1250"]


@pytest.mark.parametrize(
    ("tag", "language"),
    [("sr", "sr-Cyrl"), ("zh-TW", "zh-Hant"), ("zh", "zh-Hans"), ("pt-BR", "pt"), ("iw", "he")],
)
def test_a_hint_is_any_tag_of_the_language(tag: str, language: str) -> None:
    texts = {"sr-Cyrl": "љубав", "zh-Hant": "請", "zh-Hans": "请", "pt": "não", "he": "שלום"}
    codecs = {
        "sr-Cyrl": "cp1251",
        "zh-Hant": "big5",
        "zh-Hans": "gbk",
        "pt": "cp1252",
        "he": "cp1255",
    }
    found = legacy.detect(texts[language].encode(codecs[language]), language=tag)
    assert found[0].language == language


def test_errors() -> None:
    with pytest.raises(InvalidTypeError) as raised:
        legacy.detect("text")  # type: ignore[arg-type]
    assert str(raised.value) == (
        "data must be bytes, bytearray or memoryview, got str; it is decoded already"
    )
    with pytest.raises(InvalidTypeError):
        legacy.detect(b"\xe1", language=1)  # type: ignore[arg-type]
    with pytest.raises(InvalidInputError):
        legacy.detect(b"", language="not a tag")
    with pytest.raises(UnknownLocaleError) as unknown:
        legacy.detect(b"", language="fi")
    assert str(unknown.value) == (
        "language 'fi' has no model here; those that have are ar, cs, de, el, en, es, fr, he, hi, "
        "hr, hu, it, ja, ko, pl, pt, ro, ru, sr-Cyrl, sr-Latn, sv, th, tr, uk, vi, zh-Hans, zh-Hant"
    )
    with pytest.raises(UnknownLocaleError):
        legacy.detect(b"\xe1", language="hi-Latn")


def test_no_bytes_say_nothing() -> None:
    assert legacy.detect(b"") == [Guess("utf-8", 0.0, None)]


def test_little_to_go_by_is_a_low_confidence() -> None:
    assert legacy.detect(b"\xe1")[0].confidence < 0.5
    assert legacy.detect(b"caf\xe9")[0].confidence < 0.99
    assert legacy.detect(b"\x80")[0].confidence < 0.5


@pytest.mark.parametrize(
    "data",
    [
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0\0\0\1\0\x08\6\0\0\0\x5cr\xa8f",
        b"PK\3\4\x14\0\0\0\x08\0\x21\x5a\x9d\x58\xf3\x11\x0c\xd2",
        b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Length 44 /Filter /FlateDecode >>\nstream\n"
        + zlib.compress(b"hello world" * 20),
        b"\xff\xd8\xff\xe0\0\x10JFIF\0\1\1\0\0\1\0\1\0\0\xff\xdb\0\x43\0\x08\6\6\7",
        b"\x1f\x8b\x08\0\x3a\x9c\x6e\x62\0\x03\xcb\x48\xcd\xc9\xc9\x57\x28\xcf\x2f",
        b"\0" * 1000,
        b"\xff" * 100,
        bytes(range(256)),
    ],
)
def test_what_is_no_text_is_not_taken_for_one(data: bytes) -> None:
    assert legacy.detect(data)[0].confidence < 0.5


def test_random_bytes_are_not_taken_for_text() -> None:
    source = random.Random(7)
    for size in (20, 50, 200, 5000):
        for _ in range(40):
            assert legacy.detect(source.randbytes(size))[0].confidence < 0.9
            high = bytes(source.randrange(0xA1, 0xFF) for _ in range(size))
            assert legacy.detect(high)[0].confidence < 0.9


def test_long_data_is_read_beyond_the_sample() -> None:
    """80 is no character of ISO 8859-7, and € of windows-1253; only the end of it has the byte."""
    text = "Το τρένο για τη Λάρισα φεύγει από την τρίτη αποβάθρα. " * 400
    data = text.encode("cp1253") + b" \x80"
    assert first(text.encode("cp1253")) == "windows-1253"
    assert first(data) == "windows-1253"
    japanese = "電車は三番線から出発します。" * 3000  # no blank to begin a piece at
    assert first(japanese.encode("euc_jp")) == "euc-jp"
    assert first(japanese.encode("cp932")) == "shift_jis"
    assert first((RUSSIAN * 2000).encode("koi8_r")) == "koi8-r"


def test_pieces_that_reach_the_end() -> None:
    for size in range(600, 700):
        for data in (b"a" * size + b"\xe9", b"\xe9 " * size, b"\xe9" + b"a" * size):
            for length in (len(data), 641, 650):
                assert legacy.detect(data[:length])


def test_the_time_does_not_depend_on_the_size() -> None:
    """A sample is read of what is not UTF-8; the rest is passed over by C."""
    data = (RUSSIAN * 100_000).encode("koi8_r")
    legacy.detect(data)
    start = time.process_time()
    legacy.detect(data)
    assert time.process_time() - start < 1.0
    start = time.process_time()
    legacy.detect(b"\xa1\x40" * 5_000_000)
    legacy.detect(b"a" * 10_000_000 + b"\xe9")
    assert time.process_time() - start < 2.0


def test_guesses_are_values() -> None:
    guess = legacy.detect(CZECH.encode("cp1250"))[0]
    assert pickle.loads(pickle.dumps(guess)) == guess  # noqa: S301
    assert hash(guess) == hash(dataclasses.replace(guess))
    with pytest.raises(dataclasses.FrozenInstanceError):
        guess.encoding = "x"  # type: ignore[misc]
    assert not hasattr(guess, "__dict__")


def test_importing_legacy_loads_no_detection() -> None:
    code = (
        "import sys; from localeops import legacy; assert 're' not in sys.modules;"
        "assert 'localeops.legacy._model' not in sys.modules;"
        "assert 'localeops.legacy._detect' not in sys.modules"
    )
    subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}; {code}"], check=True
    )


def test_a_model_of_each_language_prefers_its_own_sentences() -> None:
    own = {
        "cs": CZECH,
        "ru": RUSSIAN,
        "de": "Wir fahren über die Brücke nach Köln.",
        "uk": "Її життя змінилося.",
    }
    for language, text in own.items():
        script = _model.language(language).script
        costs = _model.costs(text, script)
        assert min(costs, key=lambda name: costs[name]) == language
        assert _model.cost(text) == _model.cost(text, language) == costs[language]
        assert _model.plausibility(text) > 1
    assert _model.plausibility("") == 0
    assert _model.plausibility("Ð¡ÑŠÐµÑˆÑŒ") < -3
    assert inspect.getdoc(_model)


def test_a_sequence_cut_off_does_not_count_as_one() -> None:
    """These three bytes are ``ﾃｽﾄ`` in code page 932: one sequence of UTF-8 and half of one."""
    whole = legacy.detect(b"\xc3\xbd")[0].confidence
    assert legacy.detect("ﾃｽﾄ".encode("cp932"))[0].confidence == whole
