"""Alphabets: numbers and orders of the authorities, the rules one by one, and errors.

Every alphabet, number and division here is typed by hand from the authority that the module's table
names, or from the grammar of the language; none comes from our own table.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from localeops import alphabet
from localeops.alphabet import _splitting
from localeops.errors import InvalidInputError, InvalidTypeError, UnknownLocaleError
from localeops.normalize import nfd
from localeops.segment import graphemes

# Locale: narrow, usual, wide.
NUMBERS = {
    "ar": 28, "az": 32, "be": 32, "bg": 30, "bs": 30, "ca": 26, "cs": 42, "da": 29, "de": 30, "el": 24,
    "en": 26, "es": 27, "es-u-co-trad": 29, "et": (27, 27, 32), "fi": (29, 29, 31), "fil": 28, "fr": 26,
    "he": 22, "hi": (44, 46, 52), "hr": 30, "hu": (40, 44, 44), "id": 26, "is": 32, "it": (21, 21, 26),
    "ko": (24, 24, 40), "lt": 32, "lv": 33, "mk": 31, "nb": 29, "nn": 29, "nl": 26, "pl": (32, 32, 35),
    "pt": 26, "ro": 31, "ru": 33, "sk": 46, "sl": 25, "sq": 36, "sr": 30, "sr-Latn": 30, "sv": 29,
    "tr": 29, "uk": 33, "vi": (29, 29, 33),
}  # fmt: skip
ORDERS = {
    "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
    "az": "abcçdeəfgğhxıijkqlmnoöprsştuüvyz",
    "be": "абвгдеёжзійклмнопрстуўфхцчшыьэюя",
    "bg": "абвгдежзийклмнопрстуфхцчшщъьюя",
    "cs": "a á b c č d ď e é ě f g h ch i í j k l m n ň o ó p q r ř s š t ť u ú ů v w x y ý z ž",
    "da": "abcdefghijklmnopqrstuvwxyzæøå",
    "de": "abcdefghijklmnopqrstuvwxyzäöüß",
    "el": "αβγδεζηθικλμνξοπρστυφχψω",
    "es-u-co-trad": "a b c ch d e f g h i j k l ll m n ñ o p q r s t u v w x y z",
    "et": "abdefghijklmnoprsšzžtuvõäöü",
    "fil": "a b c d e f g h i j k l m n ñ ng o p q r s t u v w x y z",
    "he": "אבגדהוזחטיכלמנסעפצקרשת",
    "hi": "अ आ इ ई उ ऊ ऋ ए ऐ ओ औ क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण ड\u093c ढ\u093c त थ द ध न प फ ब भ म य र ल व श ष स ह",
    "hr": "a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž",
    "hu": "a á b c cs d dz dzs e é f g gy h i í j k l ly m n ny o ó ö ő p q r s sz t ty u ú ü ű v w x y z zs",
    "is": "aábdðeéfghiíjklmnoóprstuúvxyýþæö",
    "it": "abcdefghilmnopqrstuvz",
    "ko": "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅑㅓㅕㅗㅛㅜㅠㅡㅣ",
    "lt": "aąbcčdeęėfghiįyjklmnoprsštuųūvzž",
    "lv": "aābcčdeēfgģhiījkķlļmnņoprsštuūvzž",
    "mk": "абвгдѓежзѕијклљмнњопрстќуфхцчџш",
    "pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż",
    "ro": "aăâbcdefghiîjklmnopqrsștțuvwxyz",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "sk": "a á ä b c č d ď dz dž e é f g h ch i í j k l ĺ ľ m n ň o ó ô p q r ŕ s š t ť u ú v w x y ý z ž",
    "sl": "abcčdefghijklmnoprsštuvzž",
    "sq": "a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v x xh y z zh",
    "sr": "абвгдђежзијклљмнњопрстћуфхцчџш",
    "sv": "abcdefghijklmnopqrstuvwxyzåäö",
    "tr": "abcçdefgğhıijklmnoöprsştuüvyz",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "vi": "aăâbcdđeêghiklmnoôơpqrstuưvxy",
}


@pytest.mark.parametrize("locale", NUMBERS)
def test_how_many_letters(locale: str) -> None:
    expected = NUMBERS[locale]
    numbers = expected if isinstance(expected, tuple) else (expected,) * 3
    for extent, number in zip(("narrow", "locale", "wide"), numbers, strict=True):
        assert len(alphabet.letters(locale, extent=extent)) == number


@pytest.mark.parametrize("locale", ORDERS)
def test_which_letters_in_which_order(locale: str) -> None:
    expected = ORDERS[locale]
    assert alphabet.letters(locale) == tuple(expected.split() if " " in expected else expected)


def test_what_the_extent_adds_or_leaves_out() -> None:
    def more(locale: str, extent: str, than: str) -> set[str]:
        letters = [set(alphabet.letters(locale, extent=one)) for one in (extent, than)]
        return letters[0] - letters[1]

    assert more("et", "wide", "locale") == {*"cqwxy"}
    assert more("hu", "locale", "narrow") == {*"qwxy"}
    assert more("it", "wide", "locale") == {*"jkwxy"}
    assert more("pl", "wide", "locale") == {*"qvx"}
    assert more("vi", "wide", "locale") == {*"fjwz"}
    assert more("fi", "wide", "locale") == {*"šž"}
    assert more("ko", "wide", "locale") == {*"ㄲㄸㅃㅆㅉㅐㅒㅔㅖㅘㅙㅚㅝㅞㅟㅢ"}
    assert more("hi", "locale", "narrow") == {"ड\u093c", "ढ\u093c"}
    assert more("hi", "wide", "locale") == {"अं", "अः", "क्ष", "त्र", "ज्ञ", "श्र"}


@pytest.mark.parametrize(
    ("locale", "same_as"),
    [
        ("sr-ME", "sr-Latn"),
        ("sr-RS", "sr"),
        ("sh", "sr-Latn"),
        ("nb-NO", "nn"),
        ("hr-BA", "bs"),
        ("de-u-co-phonebk", "de"),
        ("es-MX-u-co-trad", "es-u-co-trad"),
        ("es-u-co-standard", "es"),
        ("ar-EG", "ar"),
        ("pt-BR", "pt-PT"),
        ("iw", "he"),
    ],
)
def test_locales_fall_back(locale: str, same_as: str) -> None:
    assert alphabet.letters(locale) == alphabet.letters(same_as)


@pytest.mark.parametrize(
    ("locale", "divided"),
    [
        ("hr", "Dž|e|p| |DŽ|E|P| |dž|e|p| |dŽ"),
        ("hr", "Lj|u|b|lj|a|n|a|,| |p|a|nj| |z|a|lj|e|v"),
        ("hr", "ǆ|ǅ|Ǆ|ǉ|ǈ|Ǉ|ǌ|ǋ|Ǌ"),
        ("hr", "dz\u030c|e|D|z| |D|Z\u0323\u030c"),
        ("sr-Latn", "d\u034f|ž|n\u200c|j|l\u200d|j|n|\u00ad|j"),
        ("sr-Latn", "dž\u034f|nj\u200c"),
        ("sr-Latn", "n\u0301|j|n|j\u0301"),
        ("cs", "ch|l|é|b| |Ch|CH|cH|c|h\u0301"),
        ("cs", "d|ž|e|m"),
        ("sk", "dž|e|m| |m|e|dz|i| |ch|l|i|e|b"),
        ("hu", "a|ssz|o|ny"),
        ("hu", "h|o|ssz|ú| |k|ö|nny|ű| |lly|tty|ggy|ccs|zzs|ddz|ddzs|dzs|SSZ|Ssz"),
        ("hu", "k|u|l|cs|sz|ó"),
        ("hu", "j|e|gy|gy|ű|r|ű"),
        ("sq", "sh|q|i|p|ë|r|i| |xh|a|xh|a| |rr|e|th| |gj|ll|dh|zh|nj"),
        ("es", "l|l|a|v|e| |c|h|i|c|o"),
        ("es-u-co-trad", "ll|a|v|e| |ch|i|c|o"),
        ("fil", "ng|i|p|i|n| |ñ"),
        ("nl", "i|j|s"),
        ("ca", "c|o|l|·|l|e|g|i"),
        ("hi", "क्|ष|त्|र|ि|य| |ल|ड\u093c|क|ा| |च|ाँ|द| |द|ु|ः|ख"),
        ("hi", "क्\u200d|ष"),
        ("ko", "한|글|\u1112\u1161\u11ab|ㅎ"),
        ("ar", "س|ؤ|ا|ل|ﻻ"),
        ("vi", "t|i|ế|n|g"),
        ("sr", "љ|у|б|а|в|л|ь"),
        ("en", "e\u0301|👩‍💻|\r\n|\ud800"),
        ("en", ""),
    ],
)
def test_split(locale: str, divided: str) -> None:
    pieces = divided.split("|") if divided else []
    assert alphabet.split("".join(pieces), locale=locale) == pieces


def test_split_of_conjuncts_by_extent() -> None:
    assert alphabet.split("क्षत्रिय ज्ञ श्री", locale="hi", extent="wide") == [
        *("क्ष", "त्र", "ि", "य", " ", "ज्ञ", " ", "श्र", "ी")
    ]
    assert alphabet.split("क्\u200cष", locale="hi", extent="wide") == ["क्\u200c", "ष"]
    assert alphabet.split("क्ष👍", locale="hi", extent="wide") == ["क्ष", "👍"]


@pytest.mark.parametrize(
    ("locale", "text", "expected"),
    [
        ("hr", "Džep, ǆep", {"dž": 2, "e": 2, "p": 2}),
        ("sr-Latn", "wé quê", {"u": 1, "e": 1}),  # ê: the sign of the genitive
        ("sr", "é сâм", {"с": 1, "м": 1}),  # Latin letters among Cyrillic ones
        ("sr", "са\u0302м", {"с": 1, "а": 1, "м": 1}),
        ("hu", "asszony", {"a": 1, "sz": 2, "o": 1, "ny": 1}),
        ("hu", "Község", {"k": 1, "ö": 1, "z": 1, "s": 1, "é": 1, "g": 1}),
        ("cs", "CHOCHOLKA", {"ch": 2, "o": 2, "l": 1, "k": 1, "a": 1}),
        ("de", "Straße GROẞ café", {"s": 1, "t": 1, "r": 2, "a": 2, "ß": 2, "e": 1, "g": 1, "o": 1, "c": 1, "f": 1}),
        ("de", "Ä a\u0308 ſ", {"ä": 2, "s": 1}),
        ("fr", "Œuvre ça naïf", {"o": 1, "e": 2, "u": 1, "v": 1, "r": 1, "c": 1, "a": 2, "n": 1, "i": 1, "f": 1}),
        ("en", "Æon naïve café", {"a": 3, "e": 3, "o": 1, "n": 2, "i": 1, "v": 1, "c": 1, "f": 1}),
        ("it", "città taxi", {"c": 1, "i": 2, "t": 3, "a": 2}),
        ("pt", "coração", {"c": 2, "o": 2, "r": 1, "a": 2}),
        ("nl", "IJs ĳs cafés", {"i": 2, "j": 2, "s": 3, "c": 1, "a": 1, "f": 1, "e": 1}),
        ("es", "pingüino ñandú", {"p": 1, "i": 2, "n": 3, "g": 1, "u": 2, "o": 1, "ñ": 1, "a": 1, "d": 1}),
        ("ca", "col·legi", {"c": 1, "o": 1, "l": 2, "e": 1, "g": 1, "i": 1}),
        ("ca", "ŀl", {"l": 2}),
        ("tr", "I ı İ i Î", {"ı": 2, "i": 3}),
        ("az", "I\u0307 ə Ə", {"i": 1, "ə": 2}),
        ("en", "I i İ ı", {"i": 2}),
        ("vi", "ế Ế e\u0302\u0301 ê\u0301 ợ ẹ\u0302", {"ê": 5, "ơ": 1}),
        ("el", "ΆΣ ας ᾳ ΐ ϐ ἄ", {"α": 4, "σ": 2, "ι": 1, "β": 1}),
        ("ru", "Ёлка за\u0301мок", {"е": 0, "ё": 1, "л": 1, "к": 2, "а": 2, "з": 1, "м": 1, "о": 1}),
        ("ru", "и\u0306 й", {"й": 2}),
        ("mk", "ѐ ѝ Ѓ", {"е": 1, "и": 1, "ѓ": 1}),
        ("uk", "п'ять ґ", {"п": 1, "я": 1, "т": 1, "ь": 1, "ґ": 1}),
        ("lt", "i\u0307\u0301 ė ẽ", {"i": 1, "ė": 1, "e": 1}),
        ("ro", "ş ș Ţ ț", {"ș": 2, "ț": 2}),
        ("he", "שָׁלוֹם \ufb2a", {"ש": 2, "ל": 1, "ו": 1, "מ": 1}),
        ("he", "ך ם ן ף ץ", {"כ": 1, "מ": 1, "נ": 1, "פ": 1, "צ": 1}),
        ("ar", "ا أ إ آ ٱ ء ؤ ئ", {"ا": 8}),
        ("ar", "ا\u0654", {"ا": 1}),
        ("ar", "مدرسة على", {"م": 1, "د": 1, "ر": 1, "س": 1, "ت": 1, "ع": 1, "ل": 1, "ي": 1}),
        ("ar", "ﻻ ﺏ ﷲ مَدّ", {"ل": 1, "ا": 1, "ب": 1, "م": 1, "د": 1}),
        ("ko", "꽃 값", {"ㄱ": 3, "ㅗ": 1, "ㅊ": 1, "ㅏ": 1, "ㅂ": 1, "ㅅ": 1}),
        ("ko", "왜 ㄲ ﾡ \u1100\u1161", {"ㅇ": 1, "ㅗ": 1, "ㅏ": 2, "ㅣ": 1, "ㄱ": 4}),
        ("hi", "क्षत्रिय", {"क": 1, "ष": 1, "त": 1, "र": 1, "इ": 1, "य": 1}),
        ("hi", "हिंदी दुःख", {"ह": 1, "इ": 1, "द": 2, "ई": 1, "उ": 1, "ख": 1}),
        ("hi", "लड़का \u095c ज़ ऑ", {"ल": 1, "ड\u093c": 2, "क": 1, "आ": 1, "ज": 1}),
        ("hr", "ﬁ Ａ ǲ", {"f": 1, "i": 1, "a": 1, "d": 1, "z": 1}),
        ("sk", "ǳ Ǆ", {"dz": 1, "dž": 1}),
        ("fi", "šakki", {"a": 1, "k": 2, "i": 1}),
        ("da", "Allé å a\u030a aa", {"a": 3, "l": 2, "e": 1, "å": 2}),
        ("sv", "1 Åsa!", {"å": 1, "s": 1, "a": 1}),
        ("is", "Þæð", {"þ": 1, "æ": 1, "ð": 1}),
        ("lv", "ģ g\u0327 Ļ", {"ģ": 2, "ļ": 1}),
        ("ar", "\ufbc3 \ufb50 \ufdfa", {"ا": 1}),  # no letter, wasla, words in one character
        ("ko", "\uffbf \u3164 \u302e", {}),
    ],
)  # fmt: skip
def test_count(locale: str, text: str, expected: dict[str, int]) -> None:
    found = alphabet.count(text, locale=locale)
    assert tuple(found) == alphabet.letters(locale)
    assert {letter: number for letter, number in found.items() if number} == {
        letter: number for letter, number in expected.items() if number
    }


def test_count_by_extent() -> None:
    assert alphabet.count("꽃 왜 값", locale="ko", extent="wide")["ㄲ"] == 1
    assert alphabet.count("꽃 왜 값", locale="ko", extent="wide")["ㅙ"] == 1
    assert alphabet.count("क्षत्रिय", locale="hi", extent="wide")["क्ष"] == 1
    assert alphabet.count("लड़का हिंदी", locale="hi", extent="narrow")["ड"] == 1
    hindi = alphabet.count("हिंदी दुःख", locale="hi", extent="wide")
    assert (hindi["अं"], hindi["अः"], hindi["द"]) == (1, 1, 2)
    assert alphabet.count("taxi", locale="it", extent="wide")["x"] == 1
    assert "x" not in alphabet.count("taxi", locale="it")
    assert "q" not in alphabet.count("quasi", locale="hu", extent="narrow")


def test_the_two_letters_of_an_exception_count_by_themselves() -> None:
    on = alphabet.count("injekcija i konj", locale="sr-Latn")
    off = alphabet.count("injekcija i konj", locale="sr-Latn", exceptions="off")
    assert (on["n"], on["j"], on["nj"]) == (1, 2, 1)
    assert (off["n"], off["j"], off["nj"]) == (0, 1, 2)


EXCEPTIONS = {
    "sk": [
        *("od|znak", "od|zrkadlí", "nad|zvukový", "pod|zemie", "neod|znelý", "tisíc|hlavý", "viac|hlasný"),
        *("medzi", "hádzať", "prichádza", "džem", "džbán", "chlieb", "schôdza", "cudzí"),
    ],
    "cs": ["tisíc|hlavý", "chlapec", "mnich"],
    "hu": [
        *("köz|ség", "köz|ségi", "igaz|ság", "víz|szintes", "nyolc|száz", "kilenc|szer", "tíz|szer"),
        *("harminc|szor", "lánc|szem", "köz|szolgálat", "pénz|szerző", "víz|sugár", "száz|szor", "harc|szerű"),
        *("gázsi", "házsártos", "harcsa", "rézsű", "vizsga", "varázs", "garázs", "kulcs", "nadrágszíj"),
        *("társ|szerző", "egészség", "rossz", "hosszú", "rózsa", "csésze", "húsz", "vissza", "zsebkendő", "kulcsszó"),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("locale", "word"), [(locale, word) for locale in EXCEPTIONS for word in EXCEPTIONS[locale]]
)
def test_exceptions_of_other_languages(locale: str, word: str) -> None:
    expected: list[str] = []
    for part in word.split("|"):
        expected += alphabet.split(part, locale=locale, exceptions="off")
    whole = word.replace("|", "")
    assert alphabet.split(whole, locale=locale) == expected
    assert alphabet.split(f"({nfd(whole)})", locale=locale) == ["(", *map(nfd, expected), ")"]
    if "|" in word:
        assert alphabet.split(whole, locale=locale, exceptions="off") != expected


@pytest.mark.parametrize("function", [alphabet.split, alphabet.count])
def test_errors_of_texts(function: Callable[..., object]) -> None:
    with pytest.raises(InvalidTypeError, match=r"^text must be a str, got bytes; decode it first$"):
        function(b"a", locale="hr")
    with pytest.raises(
        InvalidInputError,
        match=r"^exceptions must be 'on' or 'off', got 'of' \(did you mean 'off'\?\)$",
    ):
        function("a", locale="hr", exceptions="of")
    with pytest.raises(InvalidTypeError, match=r"^exceptions must be 'on' or 'off', got bool$"):
        function("a", locale="hr", exceptions=True)
    with pytest.raises(TypeError, match="locale"):
        function("a")


@pytest.mark.parametrize(
    "call",
    [
        alphabet.letters,
        lambda locale, **options: alphabet.split("a", locale=locale, **options),
        lambda locale, **options: alphabet.count("a", locale=locale, **options),
    ],
)
def test_errors_of_locales(call: Callable[..., object]) -> None:
    with pytest.raises(InvalidTypeError, match=r"^locale must be a str, got NoneType$"):
        call(None)
    with pytest.raises(InvalidTypeError, match=r"^locale must be a str, got list$"):
        call(["hr"])
    with pytest.raises(
        InvalidInputError, match=r"^locale must be a BCP 47 tag, got '': it is empty$"
    ):
        call("")
    rules = "they are for 'ar', 'az', 'be', 'bg', 'bs', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es' and 30 more"
    for locale, hint in (("ja", ""), ("und", ""), ("az-Cyrl", " (did you mean 'az'?)")):
        with pytest.raises(UnknownLocaleError) as caught:
            call(locale)
        assert str(caught.value).startswith(f"locale {locale!r} has no rules here: {rules}")
        assert str(caught.value).endswith(hint)
    # CLDR lets hi-Latn inherit from English and ht from French; Montenegrin has 32 letters.
    for locale in ("hi-Latn", "ht", "cnr", "cnr-Cyrl-ME"):
        with pytest.raises(UnknownLocaleError, match=rf"^locale '{locale}' has no alphabet here$"):
            call(locale)
    with pytest.raises(
        InvalidInputError,
        match=r"^extent must be 'locale', 'narrow' or 'wide', got 'wider' \(did you mean 'wide'\?\)$",
    ):
        call("hr", extent="wider")
    with pytest.raises(
        InvalidTypeError, match=r"^extent must be 'locale', 'narrow' or 'wide', got NoneType$"
    ):
        call("hr", extent=None)


def test_what_is_kept_stays_within_bounds() -> None:
    for number in range(1500):
        assert alphabet.letters(f"hr-x-{number}")[0] == "a"
    assert len(alphabet._kept) <= 1024
    many = "".join(map(chr, range(0x4E00, 0x9000))) + "a\u0301" * 3 + "b" + "\u0301" * 100
    for _ in range(2):
        assert alphabet.count(many, locale="hr")["a"] == 0
    assert len(_splitting.alphabet("hr", "locale")._kept) <= 8192
    assert len(_splitting._symbols) <= 8192
    assert all(len(cluster) <= 8 for cluster in _splitting._symbols)


def test_what_is_simple_is_so() -> None:
    simple = [chr(code) for code in range(0x10000) if _splitting._is_simple(chr(code))]
    assert len(simple) > 30_000
    both = "".join(simple) + "".join(reversed(simple))
    assert graphemes(both) == list(both)
    for one in simple:
        assert len(one.lower()) == 1
        latin = "a" <= one.lower() < "\u02b0" and one != "µ"
        assert one.lower() == _splitting._symbol(one) or not latin


def test_what_is_simple_in_hindi_is_so() -> None:
    of_text = [chr(code) for code in range(0x3000) if _splitting._is_plain_hindi(chr(code))]
    find = _splitting._devanagari(alphabet.letters("hi"))
    for one in of_text:
        for other in "aक\u094d\u200d\u093f\u0902\n ":
            for text in (one + other, other + one, "क" + one + other, one + other + one):
                assert find(text) == find(text + "😀")[:-1]
