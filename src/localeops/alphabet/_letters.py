"""The alphabets: the letters of each in its order, letters with a mark, and other forms of letters.

An entry says what its authority says, which the module's description names. Letters stand in the
order of the authority, in lower case, a space between two. The marks of an entry are those that
make no other letter: é is e in French. Marks that make a letter are in the letter.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

GRAVE, ACUTE, CIRCUMFLEX, TILDE = "\u0300", "\u0301", "\u0302", "\u0303"
DOT, DIAERESIS, HOOK, INVERTED_BREVE = "\u0307", "\u0308", "\u0309", "\u0311"
DOT_BELOW, CEDILLA = "\u0323", "\u0327"

_NONE: Mapping[str, str] = {}
_LATIN = "a b c d e f g h i j k l m n o p q r s t u v w x y z"
_GAJ = "a b c č ć d dž đ e f g h i j k l lj m n nj o p r s š t u v z ž"
_VUK = "а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш"
_VOWELS = "aeiouy"
_LIGATURES = {"æ": "a e", "œ": "o e"}
_DEVANAGARI_VOWELS = "अ आ इ ई उ ऊ ऋ ए ऐ ओ औ"
_DEVANAGARI_CONSONANTS = (
    "क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह"  # 33 of them
)
_DEVANAGARI_SIGNS = dict(zip("ािीुूृेैोौ", _DEVANAGARI_VOWELS.split()[1:], strict=True))
_WITH_FLAPS = _DEVANAGARI_CONSONANTS.replace("ण", "ण ड\u093c ढ\u093c")


class Entry:
    """What is said about an alphabet: its letters, marks that make none, and other forms.

    Where authorities differ, ``narrow`` and ``wide`` have the fewest and the most letters.
    ``marks`` is None where no mark makes another letter. A form stands for one letter or several.
    """

    __slots__ = ("forms", "letters", "marks", "narrow", "wide")

    def __init__(
        self,
        letters: str,
        marks: Mapping[str, str] | None = _NONE,
        forms: Mapping[str, str] = _NONE,
        *,
        narrow: str | None = None,
        wide: str | None = None,
    ) -> None:
        """Keep what is said."""
        self.letters = letters
        self.marks = marks
        self.forms = forms
        self.narrow = narrow or letters
        self.wide = wide or letters


def _on(letters: str, marks: str) -> dict[str, str]:
    """Return that each of the letters keeps what it is with each of the marks."""
    return dict.fromkeys(letters, marks)


_GENITIVE = _on("aeiour", CIRCUMFLEX + INVERTED_BREVE)
_FRENCH = _on(_VOWELS, GRAVE + ACUTE + CIRCUMFLEX + DIAERESIS) | {"c": CEDILLA}
_NORDIC = _on("aeiouyæø", GRAVE + ACUTE + CIRCUMFLEX)

ALPHABETS: Mapping[str, Entry] = {
    "ar": Entry(
        "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي",
        None,
        {"ء": "ا", "ٱ": "ا", "ؤ": "ا", "ئ": "ا", "ة": "ت", "ى": "ي"},
    ),
    "az": Entry("a b c ç d e ə f g ğ h x ı i j k q l m n o ö p r s ş t u ü v y z"),
    "be": Entry(
        "а б в г д е ё ж з і й к л м н о п р с т у ў ф х ц ч ш ы ь э ю я",
        _on("аеёіоуыэюя", ACUTE),
    ),
    "bg": Entry(
        "а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ь ю я",
        _on("аеиоуъюя", GRAVE + ACUTE),
    ),
    "bs": Entry(_GAJ, _GENITIVE),
    "ca": Entry(_LATIN, _on(_VOWELS, GRAVE + ACUTE + DIAERESIS) | {"c": CEDILLA}),
    "cs": Entry(
        "a á b c č d ď e é ě f g h ch i í j k l m n ň o ó p q r ř s š t ť u ú ů v w x y ý z ž"
    ),
    "da": Entry(f"{_LATIN} æ ø å", _on("aeiouyæø", ACUTE)),
    "de": Entry(f"{_LATIN} ä ö ü ß"),
    "el": Entry("α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ τ υ φ χ ψ ω", None),
    "en": Entry(_LATIN, _FRENCH | {"n": TILDE}, _LIGATURES),
    "es": Entry(
        "a b c d e f g h i j k l m n ñ o p q r s t u v w x y z",
        _on(_VOWELS, ACUTE) | {"u": ACUTE + DIAERESIS, "i": ACUTE + DIAERESIS},
    ),
    "et": Entry(
        "a b d e f g h i j k l m n o p r s š z ž t u v õ ä ö ü",
        wide="a b c d e f g h i j k l m n o p q r s š z ž t u v w õ ä ö ü x y",
    ),
    "fi": Entry(
        f"{_LATIN} å ä ö",
        wide="a b c d e f g h i j k l m n o p q r s š t u v w x y z ž å ä ö",
    ),
    "fil": Entry(
        "a b c d e f g h i j k l m n ñ ng o p q r s t u v w x y z",
        _on("aeiou", GRAVE + ACUTE + CIRCUMFLEX + DIAERESIS),
    ),
    "fr": Entry(_LATIN, _FRENCH, _LIGATURES),
    "he": Entry(
        "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת",
        None,
        {"ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ"},
    ),
    "hi": Entry(
        f"{_DEVANAGARI_VOWELS} {_WITH_FLAPS}",
        None,
        _DEVANAGARI_SIGNS | {"ं": "अं", "ः": "अः"},
        narrow=f"{_DEVANAGARI_VOWELS} {_DEVANAGARI_CONSONANTS}",
        wide=f"{_DEVANAGARI_VOWELS} अं अः {_WITH_FLAPS} क्ष त्र ज्ञ श्र",
    ),
    "hr": Entry(_GAJ, _GENITIVE),
    "hu": Entry(
        "a á b c cs d dz dzs e é f g gy h i í j k l ly m n ny o ó ö ő p q r s sz t ty u ú ü ű "
        "v w x y z zs",
        narrow="a á b c cs d dz dzs e é f g gy h i í j k l ly m n ny o ó ö ő p r s sz t ty u ú ü "
        "ű v z zs",
    ),
    "id": Entry(_LATIN, {"e": GRAVE + ACUTE + CIRCUMFLEX}),
    "is": Entry("a á b d ð e é f g h i í j k l m n o ó p r s t u ú v x y ý þ æ ö"),
    "it": Entry(
        "a b c d e f g h i l m n o p q r s t u v z",
        _on("aeiou", GRAVE + ACUTE + CIRCUMFLEX),
        wide=_LATIN,
    ),
    "ko": Entry(
        "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ ㅏ ㅑ ㅓ ㅕ ㅗ ㅛ ㅜ ㅠ ㅡ ㅣ",
        None,
        wide="ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ "
        "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅘ ㅙ ㅚ ㅛ ㅜ ㅝ ㅞ ㅟ ㅠ ㅡ ㅢ ㅣ",
    ),
    "lt": Entry(
        "a ą b c č d e ę ė f g h i į y j k l m n o p r s š t u ų ū v z ž",
        _on("aeouylmnr", GRAVE + ACUTE + TILDE)
        | {"i": GRAVE + ACUTE + TILDE + DOT, "j": TILDE + DOT},
    ),
    "lv": Entry("a ā b c č d e ē f g ģ h i ī j k ķ l ļ m n ņ o p r s š t u ū v z ž"),
    "mk": Entry("а б в г д ѓ е ж з ѕ и ј к л љ м н њ о п р с т ќ у ф х ц ч џ ш", _on("еи", GRAVE)),
    "nl": Entry(
        _LATIN,
        _on(_VOWELS, GRAVE + ACUTE + CIRCUMFLEX + DIAERESIS)
        | {"c": CEDILLA, "j": ACUTE, "n": TILDE},
    ),
    "no": Entry(f"{_LATIN} æ ø å", _NORDIC),
    "pl": Entry(
        "a ą b c ć d e ę f g h i j k l ł m n ń o ó p r s ś t u w y z ź ż",
        wide="a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż",
    ),
    "pt": Entry(
        _LATIN,
        _on("aeiou", GRAVE + ACUTE + CIRCUMFLEX + TILDE + DIAERESIS) | {"c": CEDILLA},
    ),
    "ro": Entry(
        "a ă â b c d e f g h i î j k l m n o p q r s ș t ț u v w x y z",
        forms={"ş": "ș", "ţ": "ț"},
    ),
    "ru": Entry(
        "а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я",
        _on("аеиоуыэюя", GRAVE + ACUTE),
    ),
    "sk": Entry(
        "a á ä b c č d ď dz dž e é f g h ch i í j k l ĺ ľ m n ň o ó ô p q r ŕ s š t ť u ú v w x y "
        "ý z ž"
    ),
    "sl": Entry(
        "a b c č d e f g h i j k l m n o p r s š t u v z ž",
        _on("aeiour", GRAVE + ACUTE + CIRCUMFLEX),
    ),
    "sq": Entry("a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v x xh y z zh"),
    "sr": Entry(_VUK, _on("аеиоур", CIRCUMFLEX + INVERTED_BREVE)),
    "sr-Latn": Entry(_GAJ, _GENITIVE),
    "sv": Entry(f"{_LATIN} å ä ö", _NORDIC),
    "tr": Entry(
        "a b c ç d e f g ğ h ı i j k l m n o ö p r s ş t u ü v y z", _on("aiu", CIRCUMFLEX)
    ),
    "uk": Entry(
        "а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я",
        _on("аеєиіоуюя", ACUTE),
    ),
    "vi": Entry(
        "a ă â b c d đ e ê g h i k l m n o ô ơ p q r s t u ư v x y",
        _on(_VOWELS, GRAVE + ACUTE + TILDE + HOOK + DOT_BELOW),
        wide="a ă â b c d đ e ê f g h i j k l m n o ô ơ p q r s t u ư v w x y z",
    ),
}
SPANISH_TRADITIONAL = Entry(
    "a b c ch d e f g h i j k l ll m n ñ o p q r s t u v w x y z", ALPHABETS["es"].marks
)
