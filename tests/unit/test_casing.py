"""Decisions of casing, and its errors. Expected values are by hand, from the rules that are cited."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from localeops import casing
from localeops.casing import _mappings
from localeops.errors import InvalidInputError, InvalidTypeError, UnknownLocaleError


@pytest.mark.parametrize(
    ("locale", "text", "lower", "upper", "title"),
    [
        ("tr", "ISPARTA", "ısparta", "ISPARTA", "Isparta"),
        ("tr", "istanbul", "istanbul", "İSTANBUL", "İstanbul"),
        ("tr-CY", "I\u0307Z", "iz", "I\u0307Z", "I\u0307z"),  # the same letter as İ
        ("tr", "I\u0323\u0307Z", "i\u0323z", "I\u0323\u0307Z", "I\u0323\u0307z"),
        ("tr", "I\u0302\u0307", "ı\u0302\u0307", "I\u0302\u0307", "I\u0302\u0307"),
        ("tr", "I\u0307\u0307", "i\u0307", "I\u0307\u0307", "I\u0307\u0307"),
        ("az-Latn-AZ", "QAPI", "qapı", "QAPI", "Qapı"),
        ("az-Cyrl", "QAPI", "qapi", "QAPI", "Qapi"),  # in another script it is root
        ("en", "İ", "i\u0307", "İ", "İ"),
        ("lt", "ÌÍĨ", "i\u0307\u0300i\u0307\u0301i\u0307\u0303", "ÌÍĨ", "Ìi\u0307\u0301i\u0307\u0303"),
        ("lt", "Į\u0303", "į\u0307\u0303", "Į\u0303", "Į\u0303"),
        ("lt", "i\u0307\u0301\u0307", "i\u0307\u0301\u0307", "I\u0301\u0307", "I\u0301\u0307"),
        ("lt", "j\u0323\u0307\u0303a", "j\u0323\u0307\u0303a", "J\u0323\u0303A", "J\u0323\u0303a"),
        ("lt", "a\u0307", "a\u0307", "A\u0307", "A\u0307"),
        ("el", "ΟΔΟΣ ΣΣ, Σ", "οδος σς, σ", "ΟΔΟΣ ΣΣ, Σ", "Οδος Σς, Σ"),
        ("el", "Μαΐου", "μαΐου", "ΜΑΪΟΥ", "Μαΐου"),
        ("el", "άυλος", "άυλος", "ΑΫΛΟΣ", "Άυλος"),
        ("el", "Άι Γιάννης", "άι γιάννης", "ΑΪ ΓΙΑΝΝΗΣ", "Άι Γιάννης"),
        ("el", "άϋλος", "άϋλος", "ΑΫΛΟΣ", "Άϋλος"),
        ("el", "ή, ἢ, ῆ· η", "ή, ἢ, ῆ· η", "Ή, Ή, Ή· Η", "Ή, Ἢ, Η͂· Η"),
        ("el", "ή' νή ᾔ", "ή' νή ᾔ", "Ή' ΝΗ ΗΙ", "Ή' Νή \u1f9c"),
        ("el", "ᾠδῇ", "ᾠδῇ", "ΩΙΔΗΙ", "ᾨδῇ"),
        ("en", "ᾠδῇ", "ᾠδῇ", "ὨΙΔΗ͂Ι", "ᾨδῇ"),
        ("el", "α\u0323\u0301", "α\u0323\u0301", "Α\u0323", "Α\u0323\u0301"),
        ("nl", "ijs IJS iJs Ijs ij", "ijs ijs ijs ijs ij", "IJS IJS IJS IJS IJ", "IJs IJs IJs IJs IJ"),
        ("nl-BE", "íj́n i\u0301j\u0301n", "íj́n i\u0301j\u0301n", "ÍJ́N I\u0301J\u0301N", "ÍJ́n I\u0301J\u0301n"),
        ("nl", "íjn ij\u0301n ij\u0323", "íjn ij\u0301n ij\u0323", "ÍJN IJ\u0301N IJ\u0323", "Íjn Ij\u0301n Ij\u0323"),
        ("nl", "bijen, vrij", "bijen, vrij", "BIJEN, VRIJ", "Bijen, Vrij"),
        ("nl", "\u0133s", "\u0133s", "\u0132S", "\u0132s"),
        ("en", "ijs", "ijs", "IJS", "Ijs"),
        ("fy", "ijs", "ijs", "IJS", "Ijs"),
        ("hy", "և Երևան", "և երևան", "ԵՎ ԵՐԵՎԱՆ", "Եվ Երևան"),
        ("hyw", "և Երևան", "և երևան", "ԵՒ ԵՐԵՒԱՆ", "Եւ Երևան"),
        ("ka", "ქართული", "ქართული", "ᲥᲐᲠᲗᲣᲚᲘ", "ქართული"),
        ("ka", "ᲥᲐ", "ქა", "ᲥᲐ", "Ქა"),
        ("chr", "ᏣᎳᎩ", "ꮳꮃꭹ", "ᏣᎳᎩ", "Ꮳꮃꭹ"),
        ("de", "straße ẞ ﬂuß", "straße ß ﬂuß", "STRASSE ẞ FLUSS", "Straße ẞ Fluß"),
        ("en", "'tis 3d can't o.k. x-y", "'tis 3d can't o.k. x-y", "'TIS 3D CAN'T O.K. X-Y", "'Tis 3D Can't O.k. X-Y"),
        ("hr", "ǆ Ǆ ǅ", "ǆ ǆ ǆ", "Ǆ Ǆ Ǆ", "ǅ ǅ ǅ"),
        ("und", "\ud800a\udfffB\0", "\ud800a\udfffb\0", "\ud800A\udfffB\0", "\ud800A\udfffB\0"),
        ("en", "ƛ Ɤ\ua7dc \U00016ea0\U00016ebb", "ƛ ɤƛ \U00016ebb\U00016ebb", "\ua7dc ꟋꟜ \U00016ea0\U00016ea0", "\ua7dc Ɤƛ \U00016ea0\U00016ebb"),
        ("en", "", "", "", ""),
    ],
)  # fmt: skip
def test_cases_of_languages(locale: str, text: str, lower: str, upper: str, title: str) -> None:
    assert casing.lower(text, locale=locale) == lower
    assert casing.upper(text, locale=locale) == upper
    assert casing.title(text, locale=locale) == title


@pytest.mark.parametrize(
    ("locale", "texts"),
    [
        ("tr", ["İSTANBUL", "istanbul", "I\u0307STANBUL", "İstanbul"]),
        ("tr", ["ISPARTA", "ısparta", "Isparta"]),
        ("az", ["I\u0323\u0307", "\u1eca\u0307", "i\u0323", "\u1ecb"]),  # a dot below: the same
        ("tr", ["I\u0323", "\u1eca", "ı\u0323"]),
        ("tr", ["Î", "î", "I\u0302", "i\u0302"]),
        ("tr", ["I\u0302\u0307", "i\u0302\u0307"]),  # not Before_Dot
        ("de", ["Straße", "STRASSE", "strasse", "STRAẞE"]),
        ("el", ["ΟΔΟΣ", "οδος", "οδοσ"]),
        ("el", ["ᾳ", "ᾼ", "ΑΙ", "αι", "α\u0345"]),
        ("chr", ["Ꭰ", "ꭰ"]),
        ("en", ["ﬁsk", "FISK"]),
        ("en", ["\u212b", "å", "A\u030a", "Å"]),
        ("en", ["ǰ", "J\u030c", "j\u030c"]),
        ("hy", ["և", "ԵՒ", "եւ"]),
        ("en", ["\ua7cb", "ɤ"]),
        ("en", ["α\u0345\u0301", "α\u0301\u0345", "ΆΙ"]),
    ],
)
def test_what_is_equal(locale: str, texts: list[str]) -> None:
    assert len({casing.fold(text, locale=locale) for text in texts}) == 1
    assert all(casing.equal(texts[0], text, locale=locale) for text in texts)


@pytest.mark.parametrize(
    ("locale", "a", "b"),
    [
        ("tr", "ISPARTA", "isparta"),
        ("tr", "I", "i"),
        ("tr", "I\u0323", "i\u0323"),
        ("tr", "ı", "i"),
        ("tr", "İ", "ı"),
        ("en", "İ", "i"),
        ("en", "ı", "I"),
        ("hy", "և", "ԵՎ"),  # folding is by CaseFolding.txt in any language
        ("el", "ά", "α"),
        ("lt", "i\u0307", "i"),
    ],
)
def test_what_is_not_equal(locale: str, a: str, b: str) -> None:
    assert not casing.equal(a, b, locale=locale)


def test_the_capital_sharp_s() -> None:
    assert casing.upper("weiß GROẞ", locale="de-AT", sharp_s="capital") == "WEIẞ GROẞ"
    assert casing.upper("ıßi", locale="tr", sharp_s="capital") == "Iẞİ"
    assert casing.upper("ά ß", locale="el", sharp_s="capital") == "Α ẞ"


def test_rules_are_named() -> None:
    def rules(explain: Callable[..., object], text: str, locale: str) -> list[tuple[str, ...]]:
        steps = explain(text, locale=locale).steps  # type: ignore[attr-defined]
        return [(step.rule, step.start, step.end, step.before, step.after) for step in steps]

    assert rules(casing.explain_lower, "aI\u0307B", "tr") == [
        ("Unicode", 1, 2, "I", "i"),
        ("SpecialCasing.tr", 2, 3, "\u0307", ""),
        ("Unicode", 2, 3, "B", "b"),
    ]
    assert rules(casing.explain_lower, "JÌ\u0301", "lt") == [
        ("Unicode", 0, 1, "J", "j"),
        ("SpecialCasing.lt", 1, 2, "Ì", "i\u0307\u0300"),
    ]
    assert rules(casing.explain_upper, "ﬁi\u0307", "lt") == [
        ("SpecialCasing", 0, 1, "ﬁ", "FI"),
        ("Unicode", 2, 3, "i", "I"),
        ("SpecialCasing.lt", 3, 4, "\u0307", ""),
    ]
    assert rules(casing.explain_upper, "ή ᾴν", "el") == [
        ("Unicode", 0, 1, "ή", "Ή"),
        ("el.upper", 2, 3, "ᾴ", "ΑΙ"),
        ("Unicode", 4, 5, "ν", "Ν"),
    ]
    assert rules(casing.explain_upper, "ἤ", "el") == [("el.eta", 0, 1, "ἤ", "Ή")]
    assert rules(casing.explain_upper, "և", "hy") == [("hy.ech-yiwn", 0, 1, "և", "ԵՎ")]
    assert rules(casing.explain_title, "i\u0307s", "lt") == [
        ("Unicode", 0, 1, "i", "I"),
        ("SpecialCasing.lt", 1, 2, "\u0307", ""),
    ]
    assert rules(casing.explain_title, "և", "hy") == [("hy.ech-yiwn", 0, 1, "և", "Եվ")]
    assert rules(casing.explain_fold, "İI", "az") == [
        ("NFD", 0, 1, "İ", "I\u0307"),
        ("CaseFolding.T", 0, 2, "I\u0307", "i"),
        ("CaseFolding.T", 1, 2, "I", "ı"),
    ]
    assert casing.explain_lower("漢字", locale="ja").steps == ()


TEXT_FIRST = [
    *(casing.fold, casing.lower, casing.upper, casing.title),
    *(casing.explain_fold, casing.explain_lower, casing.explain_upper, casing.explain_title),
]


@pytest.mark.parametrize("function", TEXT_FIRST)
def test_errors(function: Callable[..., object]) -> None:
    with pytest.raises(InvalidTypeError, match=r"^text must be a str, got bytes; decode it first$"):
        function(b"I", locale="tr")
    with pytest.raises(InvalidTypeError, match=r"^locale must be a str, got NoneType$"):
        function("I", locale=None)
    with pytest.raises(InvalidTypeError, match=r"^locale must be a str, got list$"):
        function("I", locale=["tr"])
    with pytest.raises(
        InvalidInputError,
        match=r"^locale must be a BCP 47 tag, got 'tr_TR': '_' at index 2 is not a letter from a to z, "
        r"a digit or '-' \(did you mean 'tr-TR'\?\)$",
    ):
        function("I", locale="tr_TR")
    with pytest.raises(
        UnknownLocaleError, match=r"^locale 'crh-Latn' is not one that CLDR 48\.2 has data for$"
    ):
        function("I", locale="crh-Latn")
    with pytest.raises(TypeError, match="locale"):
        function("I")


@pytest.mark.parametrize("function", [casing.upper, casing.explain_upper])
def test_errors_of_sharp_s(function: Callable[..., object]) -> None:
    with pytest.raises(
        InvalidInputError,
        match=r"^sharp_s must be 'ss' or 'capital', got 'captial' \(did you mean 'capital'\?\)$",
    ):
        function("ß", locale="de", sharp_s="captial")
    with pytest.raises(
        InvalidTypeError, match=r"^sharp_s must be 'ss' or 'capital', got NoneType$"
    ):
        function("ß", locale="de", sharp_s=None)


def test_errors_of_equal() -> None:
    with pytest.raises(InvalidTypeError, match=r"^a must be a str, got NoneType$"):
        casing.equal(None, "b", locale="tr")  # type: ignore[arg-type]
    with pytest.raises(InvalidTypeError, match=r"^b must be a str, got bytes; decode it first$"):
        casing.equal("a", b"a", locale="tr")  # type: ignore[arg-type]
    with pytest.raises(InvalidTypeError, match=r"^locale must be a str, got int$"):
        casing.equal("a", "a", locale=1)  # type: ignore[arg-type]
    with pytest.raises(
        UnknownLocaleError, match=r"^locale 'tlh' is not one that CLDR 48\.2 has data for$"
    ):
        casing.equal("a", "a", locale="tlh")
    with pytest.raises(
        InvalidInputError, match=r"^locale must be a BCP 47 tag, got '': it is empty$"
    ):
        casing.equal("a", "a", locale="")


def test_any_number_of_locales_is_kept_within_bounds() -> None:
    for number in range(1500):
        assert casing.lower("I", locale=f"tr-x-{number}") == "ı"
    assert len(casing._kept) <= 1024


def test_a_python_of_a_later_edition_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_mappings, "unidata_version", "99.0.0")
    monkeypatch.setattr(_mappings, "_NATIVE", {})
    assert casing.lower("ÀΣ \u1c89", locale="en") == "àς \u1c8a"
    assert casing.upper("ßﬁ\ua7cd", locale="en") == "SSFI\ua7cc"
    assert casing.fold("ßﬁ\u1e9eÅ", locale="en") == "ssfissa\u030a".replace("a\u030a", "å")
