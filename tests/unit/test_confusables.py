"""Look-alikes: the examples of UTS #39, the rules of `find` one by one, errors, hostile texts."""

from __future__ import annotations

import pytest

import confusables_reference as reference
from localeops import confusables
from localeops.errors import InvalidInputError, InvalidTypeError
from localeops.explain import Step

FUNCTIONS = [getattr(confusables, name) for name in confusables.__all__ if name != "Suspect"]


def found(text: str, **options: str) -> list[tuple[int, str, str, str]]:
    """Return the suspects of a text as tuples."""
    return [tuple(suspect) for suspect in confusables.find(text, **options)]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("a", "b"),
    [
        # UTS #39, section 4: single-script, mixed-script and whole-script confusables.
        ("ljeto", "ǉeto"),
        ("paypal", "pаypаl"),
        ("scope", "ѕсоре"),
        # The example of bidiSkeleton: letters, digits and a sign that is mirrored.
        ("A1<\u05e9\u05c2", "\u0391\u05e9\u05ba>1"),
        ("paypal", "𝔭𝒶ỿ𝕡𝕒ℓ"),
        ("administrator", "аⅾmіոіѕtгаtог"),
        ("pay\u200bpal", "pay\u00adpal"),
        ("e\u0301", "é"),
        ("\u1100\u1161", "가"),
        ("Шaг", "Шаr"),
        ("rn", "m"),
    ],
)
def test_texts_that_look_the_same(a: str, b: str) -> None:
    assert confusables.confusable(a, b)
    assert confusables.confusable(b, a)


@pytest.mark.parametrize(
    ("a", "b"), [("user", "users"), ("üser", "user"), ("ab", "ba"), ("", "a"), ("а", "б")]
)
def test_texts_that_do_not(a: str, b: str) -> None:
    assert not confusables.confusable(a, b)


def test_the_direction_of_the_paragraph() -> None:
    # UTS #39, section 4: LTR-confusable, and not RTL-confusable.
    first, second = "A1<\u05e9\u05c2", "\u0391\u05e9\u05ba>1"
    assert confusables.skeleton(first) == confusables.skeleton(second) == "Al<\u05e9\u0307"
    assert not confusables.confusable(first, second, direction="rtl")
    assert not confusables.confusable(first, second, direction="logical")
    # By hand: from right to left A1 is at the right, then <, mirrored, then the letter.
    assert confusables.skeleton(first, direction="rtl") == "\u05e9\u0307>Al"
    # The first letter decides: Latin in one, Hebrew in the other.
    assert confusables.skeleton(first, direction="auto") == "Al<\u05e9\u0307"
    assert confusables.skeleton("\u05d0-a", direction="auto") == "a-\u05d0"
    assert confusables.skeleton("\u05d0-a", direction="ltr") == "\u05d0-a"
    # N0: the brackets are of the direction that is before them and inside them.
    assert confusables.skeleton("\u05d0(1)") == "(l)\u05d0"
    # An override turns Latin letters, an isolate keeps its place; the controls themselves vanish.
    assert confusables.skeleton("a\u202ebc(\u202cd") == "a)cbd"
    assert confusables.skeleton("x\u2067\u05d0\u05d1\u2069y") == "x\u05d1\u05d0y"
    assert confusables.skeleton("\U00010800\U00010801") == "\U00010801\U00010800"
    # Arabic digits count as R for what is between them (N0, N1), also without a letter.
    assert confusables.skeleton("\u0664(\u0666") == "\u0666)\u0664"
    assert confusables.skeleton("\U00010e60(\U00010e61") == "\U00010e61)\U00010e60"
    # Each paragraph has its own direction, and its end stays where it is.
    assert confusables.skeleton("\u05d0\u05d1\nab", direction="auto") == "\u05d1\u05d0\nab"
    # Marks and joiners stay behind their base (L3, D56).
    assert confusables.skeleton("\u05d0\u05d1\u0307\u200d\u0323") == "\u05d1\u0323\u0307\u05d0"


def test_an_arabic_ligature_and_its_letters() -> None:
    # confusables.txt: FDF2 has seven characters, in the order in which they are read.
    assert not confusables.confusable("\ufdf2", "الل\u0651\u0670ه")
    assert confusables.confusable("\ufdf2", "الل\u0651\u0670ه", direction="logical")


def test_the_skeleton_of_ascii() -> None:
    # The lines of confusables.txt with a source below U+0080.
    assert confusables.skeleton('"%01I`m|') == "''\u00ba/\u2080OlllO"[:5] + "Oll'rnl"
    ascii_text = "".join(map(chr, range(128)))
    assert confusables.skeleton(ascii_text) == reference.skeleton(ascii_text)
    assert confusables.skeleton(ascii_text + "é") == reference.skeleton(ascii_text + "é")


def test_the_steps_of_a_skeleton() -> None:
    explained = confusables.explain_skeleton("a\u200b1é")
    assert explained.value == "ale\u0301"
    assert explained.steps == (
        Step("UAX15.NFD", 3, 4, "é", "e\u0301"),
        Step("UTS39.ignorable", 1, 2, "\u200b", ""),
        Step("UTS39.prototype", 1, 2, "1", "l"),
    )
    assert confusables.explain_skeleton("\u05d0\u05d1").steps == (
        Step("UAX9.L4", 0, 2, "\u05d0\u05d1", "\u05d1\u05d0"),
    )
    # U+064F is a mark of class 31, its prototype U+0313 of class 230, U+0327 becomes U+0326: the last step sorts again.
    last = confusables.explain_skeleton("a\u064f\u0327", direction="logical").steps[-1]
    assert last == Step("UAX15.NFD", 0, 3, "a\u0313\u0326", "a\u0326\u0313")


@pytest.mark.parametrize(
    ("text", "resolved"),
    [
        # UTS #39, table 1a.
        ("Circle", ["Latn"]),
        ("СігсӀе", ["Cyrl"]),
        ("Сirсlе", []),
        ("Circ1e", ["Latn"]),
        ("C𝗂𝗋𝖼𝗅𝖾", ["Latn"]),
        ("〆切", ["Hanb", "Hani", "Jpan", "Kore"]),
        ("ねガ", ["Jpan"]),
        ("漢ㄅ", ["Hanb"]),
        ("漢가", ["Kore"]),
        ("漢가か", []),
        ("ー", ["Hira", "Jpan", "Kana"]),
    ],
)
def test_resolved_scripts(text: str, resolved: list[str]) -> None:
    assert confusables.resolved_scripts(text) == resolved
    assert bool(confusables.mixed_scripts(text)) == (not resolved)


def test_what_fits_every_script() -> None:
    for text in ("", "123 !", "𝖢𝗂𝗋𝖼𝗅𝖾"):
        every = confusables.resolved_scripts(text)
        assert {"Latn", "Cyrl", "Jpan", "Hanb", "Kore", "Zzzz"} <= set(every)
        assert len(every) == len(reference.ALL)
        assert confusables.scripts_of(text) == []
        assert confusables.mixed_scripts(text) == []


@pytest.mark.parametrize(
    ("text", "scripts"),
    [
        ("Привeт!", ["Cyrl", "Latn"]),
        ("日本のデータ", ["Hani", "Hira", "Kana"]),
        ("a\u0301", ["Latn"]),
        # U+0964 danda is of Devanagari and 21 others.
        ("नमस्ते।", ["Deva"]),
        ("ー", ["Hira", "Kana"]),
        ("٣", ["Arab", "Thaa", "Yezi"]),
        ("\ue000", ["Zzzz"]),
        ("\ud800a", ["Latn", "Zzzz"]),
    ],
)
def test_scripts_of(text: str, scripts: list[str]) -> None:
    assert confusables.scripts_of(text) == scripts


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("", "ascii-only"),
        ("paypal", "ascii-only"),
        ("a.b-c_1:d'", "ascii-only"),
        ("üser", "single-script"),
        ("пошта", "single-script"),
        ("ひらがな漢字カタカナ", "single-script"),
        ("한국漢字", "single-script"),
        ("Tシャツ漢字", "highly-restrictive"),
        ("abc한국", "highly-restrictive"),
        ("abc中文", "highly-restrictive"),
        ("abcहिन्दी", "moderately-restrictive"),
        ("abcไทย", "moderately-restrictive"),
        # UTS #39, section 5.2: "Ωmega, Teχ, HλLF-LIFE, Toys-Я-Us".
        ("Ωmega", "minimally-restrictive"),
        ("Teχ", "minimally-restrictive"),
        ("HλLF-LIFE", "minimally-restrictive"),
        ("Toys-Я-Us", "minimally-restrictive"),
        ("usеr", "minimally-restrictive"),
        ("한국ひら", "minimally-restrictive"),
        ("aहไ", "minimally-restrictive"),
        # "I♥NY.org", and what the general profile leaves out.
        ("I♥NY.org", "unrestricted"),
        ("two words", "unrestricted"),
        ("ᏣᎳᎩ", "unrestricted"),
        ("ㄅㄆ", "unrestricted"),
        ("pay\u200bpal", "unrestricted"),
        ("ｆｕｌｌ", "unrestricted"),
        ("\ud800", "unrestricted"),
    ],
)
def test_restriction(text: str, level: str) -> None:
    assert confusables.restriction(text) == level


def test_numbers() -> None:
    # UTS #39, section 5.3: U+0038 and U+09EA.
    assert confusables.mixed_numbers("8\u09ea") == ["0", "\u09e6"]
    assert confusables.mixed_numbers("\u09ea\u09e6") == []
    assert confusables.mixed_numbers("1² Ⅳ ①") == []  # none of these is a decimal digit
    assert confusables.mixed_numbers("𝟏𝟙1") == ["0", "𝟎", "𝟘"]
    assert confusables.mixed_numbers("") == []


def test_controls() -> None:
    assert confusables.bidi_controls("a\u202eb\u2066\u061c") == [1, 3, 4]
    assert confusables.bidi_controls("") == []
    assert confusables.bidi_controls("\u200b\u200d\u2060") == []


@pytest.mark.parametrize(
    "text",
    [
        "сосна", "Анна", "ѕсоре", "scope", "Ѕ", "АВС", "ΑΒΓ", "ᏣᎳᎩ", "Ђорђе љубав Јован Џон Њујорк", "",
        "Pera и Мика", "Đorđe", "п'ять", "об’єкт", "example.рф", "user_имя", "win:окно", "IT-компания",
        "Tシャツ", "東京タワー", "カ力", "エ工二ニ", "abc한국", "ㄅ漢a", "ＡＢＣ", "user10", "h2o", "Москва-3",
        "е\u0301", "й", "ї", "Ωm", "µm", "шaг"[:1], "א", "𝐚𝐛", "1ª Mª nº", "ﬁn", "٣٤", "नमस्ते",
    ],
)  # fmt: skip
def test_who_is_no_suspect(text: str) -> None:
    assert found(text) == []


@pytest.mark.parametrize(
    ("text", "suspects"),
    [
        # A word that is mostly of one script, and has letters that only that one has.
        ("Привeт", [(4, "e", "е", "Latn")]),
        ("Moсква", [(0, "M", "М", "Latn"), (1, "o", "о", "Latn")]),
        ("pаypal", [(1, "а", "a", "Cyrl")]),
        ("gοοgle", [(1, "ο", "o", "Grek"), (2, "ο", "o", "Grek")]),
        ("Аθήνα", [(0, "А", "Α", "Cyrl")]),
        # Serbian: each script is normal, a word of both is not.
        ("Ђорђe Јован Jован", [(4, "e", "е", "Latn"), (12, "J", "Ј", "Latn")]),
        ("Љуbав", [(2, "b", "Ь", "Latn")]),
        ("ljubаv", [(4, "а", "a", "Cyrl")]),
        # Other scripts, and letters without a script of their own.
        ("Աuտ", [(1, "u", "ս", "Latn")]),
        ("editօr", [(4, "օ", "o", "Armn")]),
        ("edᎥtor", [(2, "Ꭵ", "i", "Cher")]),
        ("ᏣᎳᎩ DᎳᎩ", [(4, "D", "Ꭰ", "Latn")]),
        ("привｅт", [(4, "ｅ", "е", "Latn")]),
        ("p𝐚ypal", [(1, "𝐚", "a", "Zyyy")]),
        ("вес𝐚", [(3, "𝐚", "а", "Zyyy")]),
        # Three scripts: Latin has the letters d, m, t that the others do not have.
        (
            "admіnօt",
            [(3, "і", "i", "Cyrl"), (5, "օ", "o", "Armn")],
        ),
        # Marks are put back, whether they are one character with the letter or not.
        ("ëлка", [(0, "ë", "ё", "Latn")]),
        ("привe\u0301т", [(4, "e", "е", "Latn")]),
        ("привéт", [(4, "é", "е\u0301", "Latn")]),
        ("при\u00adвe\u200bт", [(5, "e", "е", "Latn")]),
        # Apostrophes join.
        ("c'ять", [(0, "c", "с", "Latn")]),
        ("Путин's", [(6, "s", "ѕ", "Latn")]),
        # What looks like nothing of the script is no suspect: k, z.
        ("kazаk", [(3, "а", "a", "Cyrl")]),
        ("жзzаo", [(4, "o", "о", "Latn")]),
        # Letters that all have a look-alike: the greater number.
        ("раураl", [(5, "l", "ӏ", "Latn")]),
        ("paypаl", [(4, "а", "a", "Cyrl")]),
        # As many of both: the text decides, or nothing does.
        ("Съешь оo ещё", [(7, "o", "о", "Latn")]),
        ("We saw оo there", [(7, "о", "o", "Cyrl")]),
        ("оo", [(0, "о", "o", "Cyrl"), (1, "o", "о", "Latn")]),
    ],
)
def test_who_is_a_suspect(text: str, suspects: list[tuple[int, str, str, str]]) -> None:
    assert found(text) == suspects
    for place, _, looks_like, _ in suspects:
        assert confusables.confusable(looks_like[0], text[place]) or looks_like != text[place]


@pytest.mark.parametrize(
    ("text", "suspects"),
    [
        ("г0род", [(1, "0", "О", "Zyyy")]),
        ("g00gle", [(1, "0", "O", "Zyyy"), (2, "0", "O", "Zyyy")]),
        ("p1ay", [(1, "1", "l", "Zyyy")]),
        ("P1AY", [(1, "1", "I", "Zyyy")]),
        ("2О24", [(1, "О", "0", "Cyrl")]),
        ("1O1", [(1, "O", "0", "Latn")]),
        ("1ab1", []),
        ("user10 h2o 24часа А4", []),
        ("10\u0301", []),
        ("г0рoд", [(1, "0", "О", "Zyyy"), (3, "o", "о", "Latn")]),
    ],
)
def test_digits(text: str, suspects: list[tuple[int, str, str, str]]) -> None:
    assert found(text, digits="report") == suspects
    assert found(text) == [suspect for suspect in suspects if text == "г0рoд" and suspect[0] == 3]


def test_every_intended_look_alike_is_found() -> None:
    # intentional.txt: pairs that type designers draw alike. Each is found among three letters of the
    # other's script that have no double in this one, if the other is in use.
    own = {"Latn": "qzk", "Cyrl": "жзд", "Grek": "ξζλ"}
    allowed = reference.allowed_characters()
    checked = 0
    for pair in reference.pairs_of_intentional():
        for odd, like in (pair, pair[::-1]):
            script, other = (next(iter(reference.scripts(character))) for character in (odd, like))
            if like == "ɩ":  # Latin iota: an i is found instead, which has the same skeleton
                assert found(own[other] + odd) == [(3, odd, "i", script)]
            elif script != other and {script, other} <= own.keys() and ord(like) in allowed:
                assert found(own[other] + odd) == [(3, odd, like, script)]
                checked += 1
    assert checked > 80


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
@pytest.mark.parametrize(
    ("value", "message"),
    [
        (b"x", "{} must be a str, got bytes; decode it first"),
        (None, "{} must be a str, got NoneType"),
    ],
)
def test_types(function: object, value: object, message: str) -> None:
    assert callable(function)
    rest = ["b"] if function is confusables.confusable else []
    with pytest.raises(InvalidTypeError) as caught:
        function(value, *rest)
    assert str(caught.value) == message.format("a" if rest else "text")
    if rest:
        with pytest.raises(InvalidTypeError) as caught:
            function("a", value)
        assert str(caught.value) == message.format("b")


def test_options() -> None:
    for function in (confusables.skeleton, confusables.explain_skeleton):
        with pytest.raises(InvalidInputError) as caught:
            function("a", direction="rtr")  # type: ignore[operator]
        assert str(caught.value) == (
            "direction must be 'ltr', 'rtl', 'auto' or 'logical', got 'rtr' (did you mean 'rtl'?)"
        )
        with pytest.raises(InvalidTypeError) as caught_type:
            function("a", direction=None)  # type: ignore[operator]
        assert str(caught_type.value) == (
            "direction must be 'ltr', 'rtl', 'auto' or 'logical', got NoneType"
        )
    with pytest.raises(InvalidInputError) as caught:
        confusables.confusable("a", "a", direction="RTL")  # type: ignore[arg-type]
    assert str(caught.value).startswith("direction must be 'ltr', 'rtl', 'auto' or 'logical', got ")
    with pytest.raises(InvalidTypeError) as caught_type:
        confusables.confusable("a", "a", direction=1)  # type: ignore[arg-type]
    assert str(caught_type.value) == (
        "direction must be 'ltr', 'rtl', 'auto' or 'logical', got int"
    )
    with pytest.raises(InvalidInputError) as caught:
        confusables.find("a", digits="reports")  # type: ignore[arg-type]
    assert str(caught.value) == (
        "digits must be 'ignore' or 'report', got 'reports' (did you mean 'report'?)"
    )
    with pytest.raises(InvalidTypeError) as caught_type:
        confusables.find("a", digits=True)  # type: ignore[arg-type]
    assert str(caught_type.value) == "digits must be 'ignore' or 'report', got bool"


def test_many_brackets_and_deep_embeddings() -> None:
    # BD16 stops at 63 open brackets, X1 at 125 levels: more is no error.
    brackets = "\u05d0" + "(" * 1000 + "a" + ")" * 1000
    assert len(confusables.skeleton(brackets)) == len(brackets)
    deep = "\u202b\u202a" * 500 + "a" + "\u202c" * 1000
    assert confusables.skeleton(deep) == "a"
    isolates = "\u2067\u2068" * 500 + "\u05d0b" + "\u2069" * 1000
    assert sorted(confusables.skeleton(isolates)) == ["b", "\u05d0"]
