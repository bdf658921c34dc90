"""The decisions of normalisation, class by class, and every error with its whole message."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pytest

from localeops import kana, normalize
from localeops.errors import InvalidInputError, InvalidTypeError
from localeops.normalize import _algorithm, _forms, _safe

CLASSES = (
    "'ideographs', 'variation', 'superscripts', 'fractions', 'enclosed', 'squared', 'letterlike', "
    "'spaces', 'punctuation', 'compatibility-jamo', 'word-ligatures' or 'spacing-marks'"
)

# Of each class: characters that stay, and what NFKC makes of them where the class is not kept.
KEPT = {
    "ideographs": {"\ufa19": "\u795e", "\U0002f800": "\u4e3d", "\u2f00": "一", "〸": "十"},
    "superscripts": {"m²": "m2", "1ª": "1a", "™": "TM", "ʰᵢ": "hi", "\u3192": "一", "\ua7f1": "S"},
    "fractions": {"2½": "21⁄2", "⅟": "1⁄", "↉": "0⁄3"},
    "enclosed": {"①": "1", "⑴": "(1)", "⒈": "1.", "㈱": "(株)", "㊗": "祝", "Ⓜ": "M", "〶": "〒"},
    "squared": {"㍿": "株式会社", "㎏": "kg", "㍘": "0点", "㋀": "1月", "㏠": "1日", "㋿": "令和"},
    "letterlike": {
        "℃": "°C", "№": "No", "µ": "μ", "ſ": "s", "ϓ": "Ύ", "Ⅳ": "IV", "ǆ": "dž", "ŉ": "ʼn",
        "𝐀": "A", "₨": "Rs", "ゟ": "より", "ำ": "\u0e4d\u0e32", "և": "եւ", "𞸀": "ا",
    },
    "spaces": {"\u00a0": " ", "\u202f": " ", "\u2009": " ", "\u3000": " "},
    "punctuation": {"…": "...", "‼": "!!", "″": "′′", "\u2011": "\u2010", "∬": "∫∫", "⩴": "::=", "﹏": "_"},
    "compatibility-jamo": {"ㅋㅋㅋ": "\u110f\u110f\u110f", "ㄱㅏ": "가", "\u3164": "\u1160"},
    "word-ligatures": {"ﷺ": "صلى الله عليه وسلم", "ﷲ": "الله", "﷼": "ریال"},
    "spacing-marks": {"¨": " \u0308", "゛": " \u3099", "‾": " \u0305", "ﹰ": " \u064b", "΅": " \u0308\u0301"},
}  # fmt: skip
FOLDED = {
    "fullwidth": {"ＡＢ１！￥": "AB1!¥", "￣": "¯"},
    "halfwidth": {"ｱｲ｡￨": "アイ。│", "ｶﾞﾊﾟｳﾞﾜﾞ": "ガパヴヷ", "ﾡￂ": "ㄱㅏ", "\uffa0": "\u3164"},
    "small": {"﹐﹪": ",%"},
    "vertical": {"︵︙": "(…"},
    "arabic": {"ﻋﻠﻲ": "علي", "ﻻ": "لا", "ﹱ": "\u0640\u064b"},
    "hebrew": {"ﬡ": "א", "﬩": "+"},
    "ligatures": {"ﬁﬆ": "fist", "ĳ": "ij", "ﬓ": "մն", "ﭏ": "אל", "ﬅ": "ſt"},
}


@pytest.mark.parametrize("name", KEPT)
def test_kept_unless_it_is_not_named(name: str) -> None:
    others = [other for other in normalize._KEPT if other != name]
    for text, without in KEPT[name].items():
        assert normalize.nfkc_safe(text) == text
        assert normalize.nfkc_safe(f"{text}漢" * 40) == f"{text}漢" * 40
        assert normalize.nfkc_safe(text, keep=[name]) == text
        assert normalize.nfkc_safe(text, keep=others) == without
        assert normalize.nfkc_safe(text, keep=()) == without
        steps = normalize.explain_nfkc_safe(text, keep=others).steps
        assert steps[0].rule == f"nfkc.{name}"
        assert {step.rule for step in steps[1:]} <= {f"nfkc.{name}", "nfkc.canonical"}


@pytest.mark.parametrize("name", FOLDED)
def test_folded_whatever_is_kept(name: str) -> None:
    for text, folded in FOLDED[name].items():
        assert normalize.nfkc_safe(text) == folded
        assert normalize.nfkc_safe(f"{text}漢" * 40) == f"{folded}漢" * 40
        assert [s.rule for s in normalize.explain_nfkc_safe(text).steps] == [f"nfkc.{name}"]


def test_folding_stops_at_what_is_kept() -> None:
    # UnicodeData.txt: 33A1 <square> 006D 00B2, FB05 <compat> 017F 0074, FFA1 <narrow> 3131.
    keep = [name for name in normalize._KEPT if name != "squared"]
    assert normalize.nfkc_safe("\u33a1", keep=keep) == "m²"
    assert normalize.nfkc_safe("\ufb05\uffa1") == "ſt\u3131"
    assert normalize.nfkc_safe("\ufb05\uffa1", keep=("letterlike",)) == "ſt\u1100"


def test_names_of_people() -> None:
    # U+FA11 and U+9AD9 have no mapping at all: UAX #38 calls them unified ideographs.
    assert normalize.nfkc_safe("\ufa19\ufa11\u9ad9") == "\ufa19\ufa11\u9ad9"
    assert normalize.nfc("\ufa11\u9ad9") == "\ufa11\u9ad9"
    assert normalize.nfkc_safe("\ufa19e\u0301\ufa19") == "\ufa19é\ufa19"
    assert normalize.nfkc_safe("\ufa19e\u0301" * 50) == "\ufa19é" * 50


def test_variation_sequences_survive() -> None:
    for text in (
        "™\ufe0f",
        "㊗\ufe0f",
        "‼\ufe0e",
        "！\ufe00",
        "０\ufe00",
        "𝒜\ufe01",
        "葛\U000e0100",
    ):
        for filler in ("", "漢" * 80):
            assert normalize.nfkc_safe(text + filler) == text + filler
            assert normalize.nfkc_safe(text + filler, keep=("variation",)) == text + filler
    assert normalize.nfkc_safe("㊗\ufe0f㊗", keep=("variation",)) == "㊗\ufe0f祝"
    assert normalize.nfkc_safe("㊗\ufe0f", keep=()) == "祝\ufe0f"
    # No such sequence is listed, so it says nothing about the letter; the selector stays.
    assert normalize.nfkc_safe("Ａ\ufe0fｶ\ufe00！！\ufe00") == "A\ufe0fカ\ufe00!！\ufe00"
    assert normalize.nfkc_safe("\ufe0f\ufe0f！\ufe00") == "\ufe0f\ufe0f！\ufe00"


def test_halfwidth_sound_marks_follow_kana() -> None:
    for text in ("ｱﾞ", "ｾﾟ", "カﾞ", "かﾞ", "ｶﾞﾞ", "ハﾟﾞ", "ﾞ", "漢ﾞ", "ヽﾞ", "ﾜﾞｦﾞ", "が\uff9e"):
        assert normalize.nfkc_safe(text) == kana.to_fullwidth(text)
        assert normalize.nfkc_safe(text * 40) == kana.to_fullwidth(text * 40)
    assert normalize.nfkc_safe("ｱﾞ漢ﾟ") == "ア゛漢゜"
    # The letter before it may come out of another: U+32D5 is カ in a circle.
    assert normalize.nfkc_safe("\u32d5ﾞ") == "\u32d5゛"
    assert normalize.nfkc_safe("\u32d5ﾞ", keep=("spacing-marks",)) == "ガ"
    assert normalize.nfkc_safe("ｱﾞ", keep=("enclosed",)) == "ア\u3099"
    assert normalize.nfkc_safe("か\u3099ﾞ") == "が゛"


def test_composition() -> None:
    assert normalize.nfkc_safe("\u1112\u1161\u11ab\u1100\u1173\u11af.txt") == "한글.txt"
    assert normalize.nfkc_safe("\u30cf\u309aリ Cafe\u0301") == "パリ Café"
    assert normalize.nfkc_safe("\u0958 \u0928\u093c") == "\u0915\u093c \u0929"
    assert normalize.nfkc_safe("\u212b\u2126\u2000") == "Åω".replace("ω", "Ω") + "\u2002"
    steps = normalize.explain_nfkc_safe("ｶ\u0301e\u0323\u0302").steps
    assert [(s.rule, s.start, s.end, s.before, s.after) for s in steps] == [
        ("nfkc.halfwidth", 0, 1, "ｶ", "カ"),
        ("nfkc.canonical", 2, 5, "e\u0323\u0302", "ệ"),
    ]


def test_casefold() -> None:
    assert normalize.nfkc_casefold("Straße") == normalize.nfkc_casefold("STRASSE") == "strasse"
    assert normalize.nfkc_casefold("ＫﾞK\u200d\ufe0f\u00ad") == "k\u3099k"
    assert normalize.nfkc_casefold("ABC") == "abc"
    assert normalize.nfkc_casefold("İI") == "i\u0307i"
    # U+0345 folds to a letter, so what stands before it matters: ᾳ and its parts come out the same.
    assert normalize.nfkc_casefold("ᾼ") == normalize.nfkc_casefold("α\u0345") == "αι"


def test_is_normalized() -> None:
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        for text in (
            "",
            "a",
            "é",
            "e\u0301",
            "ｶ",
            "\ufa19",
            "\u0323\u0301",
            "\u0301\u0323",
            "\u16d6",
            "漢" * 70,
        ):
            expected = unicodedata.normalize(form, text) == text
            assert normalize.is_normalized(text, form) is expected
    assert normalize.is_normalized("é" + "\U00016d68", form="NFC")
    assert not normalize.is_normalized("\U00016d63\U00016d67", "NFC")  # new in Unicode 16
    assert not normalize.is_normalized("a\u0301\u0897" + "\u0323", "NFC")


def test_what_is_newer_than_the_oldest_python() -> None:
    # Unicode 15 and later, composed by hand: KIRAT RAI VOWEL SIGN AU is AA E E in UnicodeData.txt.
    assert normalize.nfc("\U00016d63\U00016d67\U00016d67") == "\U00016d6a"
    assert normalize.nfd("漢" * 99 + "\U00016d6a") == "漢" * 99 + "\U00016d63\U00016d67\U00016d67"
    assert normalize.nfkc("\ua7f1\U0001ccd6") == "SA"
    assert normalize.nfc("a\u0897\u0323") == "ạ\u0897"
    newer = _forms._newer()
    assert all(_forms._find_newer(character) for character in newer)
    rows = {ord(character) >> 8 for character in newer if character <= "\uffff"}
    assert rows == set(_forms._ROWS_OF_NEWER)
    assert all(_safe._find_special(character) for character in newer)
    assert max(map(ord, _algorithm.combining_classes())) <= _algorithm._LAST_ASTRAL
    assert max(map(ord, _algorithm._joining())) <= _algorithm._LAST_ASTRAL


@pytest.mark.parametrize("length", [2, 31, 62, 63, 64, 65, 127, 1000])
def test_runs_of_marks_of_every_length(length: int) -> None:
    # By hand: below (220) before above (230), in the order in which they were; the first composes.
    for before in range(0, 66, 13):
        text = "漢" * before + "e" + "\u0301\u0323" * length
        expected = "漢" * before + "ẹ" + "\u0323" * (length - 1) + "\u0301" * length
        assert normalize.nfc(text) == expected
        assert normalize.nfkc_safe(text) == expected
    voiced = "か" + "\u302aﾞ" * length  # U+302A has class 218, and ﾞ becomes a mark of class 8
    assert normalize.nfkc(voiced) == "が" + "\u3099" * (length - 1) + "\u302a" * length


def test_long_runs_are_not_for_unicodedata() -> None:
    assert not _forms.is_common("e" + "\u0301\u0323" * 31 + "漢" * 9)
    assert not _forms.is_common("漢" * 77 + "\u302aﾞ" * 50)
    assert _forms.is_common("e\u0301\u0323" * 50)


def test_lone_surrogates_stay_apart() -> None:
    text = "Ａ\ud83d\ude00" * 40
    assert normalize.nfkc_safe(text) == "A\ud83d\ude00" * 40
    assert len(normalize.nfkc_safe(text)) == 120
    for function in (normalize.nfc, normalize.nfd, normalize.nfkc, normalize.nfkd):
        assert function("é\ud800\u0301" * 40).count("\ud800") == 40


TEXT_FUNCTIONS: list[Callable[[str], object]] = [
    normalize.nfc,
    normalize.nfd,
    normalize.nfkc,
    normalize.nfkd,
    normalize.nfkc_casefold,
    normalize.nfkc_safe,
    normalize.explain_nfkc_safe,
    lambda text: normalize.is_normalized(text, "NFC"),
]


@pytest.mark.parametrize("function", TEXT_FUNCTIONS)
def test_text_must_be_a_str(function: Callable[[object], object]) -> None:
    with pytest.raises(InvalidTypeError, match=r"^text must be a str, got NoneType$"):
        function(None)
    with pytest.raises(InvalidTypeError, match=r"^text must be a str, got bytes; decode it first$"):
        function(b"text")


def test_the_form_must_be_one_of_four() -> None:
    with pytest.raises(InvalidInputError) as caught:
        normalize.is_normalized("a", "NFCK")  # type: ignore[arg-type]
    assert str(caught.value) == (
        "form must be 'NFC', 'NFD', 'NFKC' or 'NFKD', got 'NFCK' (did you mean 'NFC'?)"
    )
    with pytest.raises(InvalidTypeError) as wrong_type:
        normalize.is_normalized("a", None)  # type: ignore[arg-type]
    assert str(wrong_type.value) == "form must be 'NFC', 'NFD', 'NFKC' or 'NFKD', got NoneType"


@pytest.mark.parametrize("function", [normalize.nfkc_safe, normalize.explain_nfkc_safe])
def test_keep_must_be_known_classes(function: Callable[..., object]) -> None:
    for text in ("a", "é"):
        with pytest.raises(InvalidInputError) as caught:
            function(text, keep=["spaces", "square"])
        assert str(caught.value) == (
            f"a class in keep must be {CLASSES}, got 'square' (did you mean 'squared'?)"
        )
        with pytest.raises(InvalidTypeError) as wrong_item:
            function(text, keep=[3])
        assert str(wrong_item.value) == f"a class in keep must be {CLASSES}, got int"
        for value, name in (
            ("squared", "str"),
            (b"squared", "bytes"),
            (None, "NoneType"),
            (7, "int"),
        ):
            with pytest.raises(InvalidTypeError) as wrong_type:
                function(text, keep=value)
            assert str(wrong_type.value) == f"keep must be a collection of class names, got {name}"


def test_classes_are_the_same_in_every_list() -> None:
    assert set(normalize._KEPT) == _safe.KEPT == {*KEPT, "variation"}
    assert set(_safe._classes().values()) == {*KEPT, *FOLDED}
    assert normalize._FORMS == _forms.FORMS
