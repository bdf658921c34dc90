"""Kana: the rules of the specification one by one, errors, and texts that are not well behaved."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from localeops import kana
from localeops.errors import InvalidTypeError
from localeops.explain import Step

FUNCTIONS = (kana.to_fullwidth, kana.to_halfwidth, kana.to_hiragana, kana.to_katakana)
# Texts of more than 100 characters are converted in another way, and so are those that have ASCII and
# halfwidth kana alone.
PADDINGS = ("漢", "-" * 101, "漢" * 101)


def every_way(convert: Callable[[str], str], text: str) -> str:
    """Return the converted text, having checked that longer and mixed texts give the same."""
    result = convert(text)
    for padding in PADDINGS:
        assert convert(text + padding) == result + padding
        assert convert(padding + "\n" + text) == padding + "\n" + result
    return result


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # kana.voiced: JIS X 0208 ガ to ボ and ヴ, JIS X 0213 ヷ and ヺ
        ("ｶﾞｷﾞｸﾞｹﾞｺﾞ", "ガギグゲゴ"),
        ("ｻﾞｼﾞｽﾞｾﾞｿﾞ", "ザジズゼゾ"),
        ("ﾀﾞﾁﾞﾂﾞﾃﾞﾄﾞ", "ダヂヅデド"),
        ("ﾊﾞﾋﾞﾌﾞﾍﾞﾎﾞ", "バビブベボ"),
        ("ｳﾞﾜﾞｦﾞ", "ヴヷヺ"),
        # kana.semi-voiced
        ("ﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ", "パピプペポ"),
        # kana.lone-mark: nothing to merge with, already merged, and where no kana precedes
        ("ｱﾞ", "ア゛"),
        ("ﾏﾟ", "マ゜"),
        ("ｶﾟ", "カ゜"),
        ("ｳﾟ", "ウ゜"),
        ("ｯﾞ", "ッ゛"),
        ("ﾝﾞ", "ン゛"),
        ("ｰﾞ", "ー゛"),
        ("ｶﾞﾞ", "ガ゛"),
        ("ﾊﾞﾟ", "バ゜"),
        ("ﾊﾟﾞ", "パ゛"),
        ("ｶﾟﾞ", "カ゜゛"),
        ("ガﾞ", "ガ゛"),
        ("ﾞ", "゛"),
        ("ﾟﾞ", "゜゛"),
        ("ﾞｶ", "゛カ"),
        ("漢ﾞ", "漢゛"),
        ("ｶ ﾞ", "カ ゛"),
        ("ｶ\nﾞ", "カ\n゛"),
        ("ｶ\u200dﾞ", "カ\u200d゛"),
        ("Aﾟ", "A゜"),
        # kana.halfwidth
        ("ｰ｡｢｣､･", "ー。「」、・"),
        ("ｦｧｨｩｪｫｬｭｮｯ", "ヲァィゥェォャュョッ"),
        ("ｱｲｳｴｵﾅﾆﾇﾈﾉﾏﾐﾑﾒﾓ", "アイウエオナニヌネノマミムメモ"),
        ("ﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ", "ヤユヨラリルレロワン"),
        # the kana before a mark may be fullwidth
        ("カﾞ", "ガ"),
        ("ハﾟ", "パ"),
        ("かﾞ", "が"),
        ("うﾞ", "ゔ"),
        ("ほﾟ", "ぽ"),
        ("ヰﾞヱﾞ", "ヸヹ"),
        ("ヽﾞゝﾞ", "ヾゞ"),
        ("カﾞｶﾞ", "ガガ"),
        ("あﾞ", "あ゛"),
        # no normalisation, and nothing that is not halfwidth katakana
        ("ｶ\u3099", "カ\u3099"),
        ("か\u3099は\u309a", "か\u3099は\u309a"),
        ("カ゛ハ゜", "カ゛ハ゜"),
        ("ｶ゛", "カ゛"),
        ("が", "が"),
        ("Åéﬁ²", "Åéﬁ²"),
        ("\ufa19①㈱㌔", "\ufa19①㈱㌔"),
        ("ＡＢＣ１２３！", "ＡＢＣ１２３！"),
        ("ABC 123!", "ABC 123!"),
        ("\uffa0ﾡￜ￩￨", "\uffa0ﾡￜ￩￨"),
        ("ｶﾞ\u0301", "ガ\u0301"),
        ("ﾃﾞｰﾀﾍﾞｰｽ接続 ｴﾗｰ(ｺｰﾄﾞ42)", "データベース接続 エラー(コード42)"),
        ("", ""),
    ],
)
def test_to_fullwidth(text: str, expected: str) -> None:
    assert every_way(kana.to_fullwidth, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ガギグゲゴザジズゼゾ", "ｶﾞｷﾞｸﾞｹﾞｺﾞｻﾞｼﾞｽﾞｾﾞｿﾞ"),
        ("ダヂヅデドバビブベボ", "ﾀﾞﾁﾞﾂﾞﾃﾞﾄﾞﾊﾞﾋﾞﾌﾞﾍﾞﾎﾞ"),
        ("パピプペポ", "ﾊﾟﾋﾟﾌﾟﾍﾟﾎﾟ"),
        ("ヴヷヺ", "ｳﾞﾜﾞｦﾞ"),
        ("ー。「」、・゛゜", "ｰ｡｢｣､･ﾞﾟ"),
        ("ア゛カ゛", "ｱﾞｶﾞ"),
        ("ヲァィゥェォャュョッアイウエオン", "ｦｧｨｩｪｫｬｭｮｯｱｲｳｴｵﾝ"),
        # no halfwidth form
        ("ヰヱヮヵヶヸヹヽヾヿㇰㇿ", "ヰヱヮヵヶヸヹヽヾヿㇰㇿ"),
        ("らーめん、ゔ。", "らｰめん､ゔ｡"),
        ("ＡＢＣ１２３　！", "ＡＢＣ１２３　！"),
        ("ABC 漢字①", "ABC 漢字①"),
        ("ｶﾞ", "ｶﾞ"),
        # canonically equivalent to ガ, パ, ヷ
        ("カ\u3099", "ｶﾞ"),
        ("ハ\u309a", "ﾊﾟ"),
        ("ワ\u3099", "ﾜﾞ"),
        # equivalent to nothing with a halfwidth form
        ("ヰ\u3099", "ヰ\u3099"),
        ("ヽ\u3099", "ヽ\u3099"),
        ("ア\u3099", "ｱ\u3099"),
        ("か\u3099", "か\u3099"),
        ("ガ\u3099", "ｶﾞ\u3099"),
        ("\u3099ア", "\u3099ｱ"),
        ("", ""),
    ],
)
def test_to_halfwidth(text: str, expected: str) -> None:
    assert every_way(kana.to_halfwidth, text) == expected


@pytest.mark.parametrize(
    ("katakana", "hiragana"),
    [
        ("カタカナ", "かたかな"),
        ("ァアッヮヰヱヲンヴヵヶ", "ぁあっゎゐゑをんゔゕゖ"),
        ("ヴァーチャル", "ゔぁーちゃる"),
        ("コヽロ、イスヾ", "こゝろ、いすゞ"),
        ("カ\u3099", "か\u3099"),
        ("ア゛", "あ゛"),
        ("ヷヸヹヺ", "わ\u3099ゐ\u3099ゑ\u3099を\u3099"),
        ("\U0001b121\U0001b122", "\U0001b001\U0001b11f"),
        ("\U0001b155\U0001b164\U0001b165\U0001b166", "\U0001b132\U0001b150\U0001b151\U0001b152"),
    ],
)
def test_hiragana_and_katakana(katakana: str, hiragana: str) -> None:
    assert every_way(kana.to_hiragana, katakana) == hiragana
    assert every_way(kana.to_katakana, hiragana) == katakana


@pytest.mark.parametrize(
    "text",
    ["ー", "゛゜", "ゟ", "ヿ", "ㇰㇿ", "\U0001b167", "\U0001b000\U0001b120", "㋐㌔", "ｶﾞｰ", "漢字"],
)
def test_no_counterpart(text: str) -> None:
    assert every_way(kana.to_hiragana, text) == text
    assert every_way(kana.to_katakana, text) == text


def test_decomposed_katakana_comes_back_composed() -> None:
    # ワ with U+3099 is canonically equivalent to ヷ.
    assert kana.to_katakana(kana.to_hiragana("ワ\u3099")) == "ヷ"
    assert every_way(kana.to_katakana, "ワ\u3099") == "ワ\u3099"
    assert every_way(kana.to_katakana, "か\u3099") == "カ\u3099"


def test_explanation_names_the_rules() -> None:
    explained = kana.explain_to_fullwidth("ﾃﾞｰﾀ ﾊﾟﾟ ﾞ かﾞ")
    assert explained.value == "データ パ゜ ゛ が"
    assert explained.steps == (
        Step("kana.voiced", 0, 2, "ﾃﾞ", "デ"),
        Step("kana.halfwidth", 1, 3, "ｰﾀ", "ータ"),
        Step("kana.semi-voiced", 4, 6, "ﾊﾟ", "パ"),
        Step("kana.lone-mark", 5, 6, "ﾟ", "゜"),
        Step("kana.lone-mark", 7, 8, "ﾞ", "゛"),
        Step("kana.voiced", 9, 11, "かﾞ", "が"),
    )


@pytest.mark.parametrize("text", ["", "Latin", "カタカナ", "か\u3099"])
def test_nothing_to_explain(text: str) -> None:
    assert kana.explain_to_fullwidth(text).steps == ()


@pytest.mark.parametrize("function", [*FUNCTIONS, kana.explain_to_fullwidth])
@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (b"abc", "text must be a str, got bytes; decode it first"),
        (bytearray(b"\xb1"), "text must be a str, got bytearray; decode it first"),
        (None, "text must be a str, got NoneType"),
        (7, "text must be a str, got int"),
        (["ｱ"], "text must be a str, got list"),
    ],
)
def test_text_must_be_a_str(
    function: Callable[[object], object], wrong: object, message: str
) -> None:
    with pytest.raises(InvalidTypeError) as caught:
        function(wrong)
    assert str(caught.value) == message


@pytest.mark.parametrize("function", FUNCTIONS)
def test_text_is_positional_only(function: Callable[..., str]) -> None:
    with pytest.raises(TypeError, match="positional-only"):
        function(text="ｱ")


def test_a_subclass_of_str_is_a_str() -> None:
    class Name(str):
        __slots__ = ()

    assert kana.to_fullwidth(Name("ｶﾞ")) == "ガ"


def test_lone_surrogates_and_nul_stay() -> None:
    strange = "\ud800\x00\udfff\udc9e\ufffe\U0010ffff"
    assert (
        every_way(kana.to_fullwidth, f"{strange}ｶ\x00ﾞ{strange}ｶﾞ") == f"{strange}カ\x00゛{strange}ガ"
    )
    assert (
        every_way(kana.to_halfwidth, f"{strange}ガ\x00ア{strange}") == f"{strange}ｶﾞ\x00ｱ{strange}"
    )
    assert (
        every_way(kana.to_hiragana, f"{strange}ガ\x00ア{strange}") == f"{strange}が\x00あ{strange}"
    )
    assert (
        every_way(kana.to_katakana, f"{strange}が\x00あ{strange}") == f"{strange}ガ\x00ア{strange}"
    )


# Long texts are converted in pieces of 65536 characters: these put a mark on either side of every
# place where one could end, after a kana that it merges with and after another mark.
@pytest.mark.parametrize("offset", range(4))
def test_no_mark_is_cut_off(offset: int) -> None:
    count = 70_000
    assert kana.to_fullwidth("-" * offset + "ｶﾞ" * count) == "-" * offset + "ガ" * count
    assert kana.to_fullwidth("-" * offset + "かﾞﾞ" * count) == "-" * offset + "が゛" * count
    assert kana.to_halfwidth("-" * offset + "ハ\u309a" * count) == "-" * offset + "ﾊﾟ" * count
    assert kana.to_katakana("-" * offset + "わ\u3099" * count) == "-" * offset + "ヷ" * count
    assert kana.to_hiragana("-" * offset + "ヷ" * count) == "-" * offset + "わ\u3099" * count


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("unit", ["ﾞ", "ｶ漢", "わ\u3099", "ヷ\U0001b121"])
def test_ten_megabytes_in_linear_time(function: Callable[[str], str], unit: str) -> None:
    megabytes = 10
    whole = unit * (megabytes * 1_000_000 // len(unit.encode()))
    tenth = whole[: len(whole) // megabytes // len(unit) * len(unit)]
    started = time.process_time()
    result = function(tenth)
    of_a_tenth = time.process_time() - started
    started = time.process_time()
    assert function(whole).startswith(result)
    # Ten times the text; quadratic time would be a hundred times as long.
    assert time.process_time() - started < 40 * of_a_tenth + 0.5


def test_import_is_light() -> None:
    unwanted = ["re", "dataclasses", "typing", "pathlib", "unicodedata", "localeops.explain"]
    code = (
        f"import sys; sys.path.insert(0, {str(Path(kana.__file__).parents[2])!r}); "
        f"from localeops import kana; print(*set(sys.modules).intersection({unwanted!r}))"
    )
    # Without site, whose .pth files may import anything.
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
