r"""Alphabets: the letters of a language, texts split into letters, and how often each occurs.

A letter is what the authority of the language counts as one, which need not be a character: dž
is one letter in Croatian and two in Czech; é is e in French and no letter at all in German.
*locale* is a BCP 47 tag (see ``tags``). A language in another script has the alphabet of that
script or none: ``sr`` is Cyrillic, ``sr-Latn`` and ``sr-ME`` are Latin, ``az-Cyrl`` is refused.

`letters`

The number of letters, and who says so. ``-u-co-trad`` in a Spanish tag is the traditional
alphabet. Where authorities differ, or one has letters for foreign words apart, *extent* chooses.

======= ====== ============================================================================
locale  number authority, and what *extent* changes
======= ====== ============================================================================
ar      28     hijāʾī order of the Academy of the Arabic Language (al-Muʿǧam al-wasīṭ)
az      32     law on the restoration of the Latin alphabet, 25 December 1991
be      32     law no. 420-З of 23 July 2008, rules of orthography and punctuation
bg      30     Официален правописен речник (Bulgarian Academy of Sciences, 2012)
bs      30     Pravopis bosanskoga jezika (Halilović); Latin
ca      26     Ortografia catalana (Institut d'Estudis Catalans, 2017)
cs      42     Internetová jazyková příručka (Ústav pro jazyk český), ČSN 97 6030
da      29     Retskrivningsordbogen (Dansk Sprognævn), section 1
de      30     Amtliche Regeln (Rat für deutsche Rechtschreibung), A 0: 26 and ä ö ü ß
el      24     Νεοελληνική γραμματική (the school grammar of 1976), Π.Δ. 297/1982
en      26     no authority in law; the Oxford English Dictionary
es      27     Ortografía de la lengua española (RAE and ASALE, 2010); ``-u-co-trad`` 29, with
               ch and ll (RAE, Ortografía, 1999)
et      27     Eesti keele käsiraamat (Eesti Keele Instituut, 2007); wide 32, with c q w x y
               of foreign names, to which the handbook adds č
fi      29     Kielitoimiston ohjepankki (Kotus), SFS 4600; wide 31, with š ž of loanwords
fil     28     Ortograpiyang Pambansa (Komisyon sa Wikang Filipino, 2014)
fr      26     Dictionnaire de l'Académie française, 9th edition
he      22     Academy of the Hebrew Language
hi      46     the varṇamālā of the Central Hindi Directorate (2019): 11 vowels, 33 consonants,
               ड़ ढ़; narrow 44, without these two; wide 52, with अं अः and क्ष त्र ज्ञ श्र
hr      30     Hrvatski pravopis (Institut za hrvatski jezik i jezikoslovlje, 2013)
hu      44     A magyar helyesírás szabályai, 12th edition, 2015, point 10; narrow 40, without
               q w x y
id      26     Ejaan Bahasa Indonesia yang Disempurnakan, edition V (2022), I A
is      32     Ritreglur (Íslensk málstöð, 2006), I; those in force, no. 695/2016, list none
it      21     Accademia della Crusca; wide 26, with j k w x y of foreign words
ko      24     한글 맞춤법, article 4; wide 40, with the 16 compound letters of its note 1
lt      32     Lietuvių kalbos rašyba ir skyryba; Valstybinė lietuvių kalbos komisija
lv      33     Latviešu valodas aģentūra
mk      31     Правопис на македонскиот јазик (2017)
nb, nn  29     Språkrådet
nl      26     Woordenlijst Nederlandse Taal (Nederlandse Taalunie)
pl      32     Rada Języka Polskiego; wide 35, with q v x of foreign words
pt      26     Acordo Ortográfico da Língua Portuguesa (1990), base I
ro      31     Dicționarul ortografic, ortoepic și morfologic (Academia Română, DOOM 3, 2021)
ru      33     Правила русской орфографии и пунктуации (1956), ё among them
sk      46     Pravidlá slovenského pravopisu (JÚĽŠ SAV, 2013)
sl      25     Slovenski pravopis (SAZU, 2001)
sq      36     Drejtshkrimi i gjuhës shqipe (1973), the alphabet of Manastir (1908)
sr      30     Правопис српскога језика (Матица српска, 2010)
sr-Latn 30     the same
sv      29     Svenska Akademiens ordlista, 13th edition (2006), w among them
tr      29     law no. 1353 of 1 November 1928
uk      33     Український правопис (2019)
vi      29     decision 240/QĐ of the Ministry of Education, 5 March 1984; wide 33, with
               f j w z of foreign words
======= ====== ============================================================================

`split`, in order of precedence

1. ``joiner``: letters with U+034F, U+200C or U+200D between them are not one letter (core
   specification, section 23.2, recommends U+034F for that). Any other character between them
   keeps them apart anyway.
2. ``exception``: two letters that stand side by side by chance are two: across a prefix or in
   compounds and loanwords. There are stems for ``bs``, ``hr`` and ``sr-Latn`` (nadživeti,
   injekcija, konjunktura), ``sk`` (odznak, nadzvukový), ``cs`` and ``sk`` (tisíchlavý), ``hu``
   (község, nyolcszáz). A stem counts at the beginning of a word, or after ne-, naj- and a few
   more prefixes, and some at any place; endings and soft hyphens do not matter.
   ``exceptions="off"`` leaves this rule out.
3. ``digraph``: a letter of several characters is one piece at any place, the longest one first,
   in any case (dž, Dž, DŽ, dŽ), composed or not. A character that is a digraph by itself is one
   piece anyway (ǆ, ǅ, Ǆ).
4. ``hu.doubled``: ccs ddz ddzs ggy lly nny ssz tty zzs are one piece that stands for the letter
   twice: asszony is a-ssz-o-ny. To cut it would leave an s, and the word has no letter s.
5. ``hi``: consonants, vowel signs, anusvara and visarga are pieces of their own, a virama and a
   nukta with their consonant: क्ष is क् and ष. With the extent ``wide`` क्ष त्र ज्ञ श्र are one
   piece each.
6. ``cluster``: anything else is a grapheme cluster (``segment.graphemes``).

Joined, the pieces give back the text, whatever it is. Because of that a Korean syllable is one
piece, written as one character or not; `count` has its letters.

`count`

7. Case does not matter, and nor does composition: it is that of canonically equivalent texts. ı
   and I are one letter in ``tr`` and ``az``, i and İ another. ς is σ.
8. ``mark``: a letter with a mark that makes no letter counts as itself: in ``ca``, ``en``,
   ``es``, ``fr``, ``it``, ``nl`` and ``pt`` accents and diaeresis on vowels, cedilla, tilde (not
   that of ñ in ``es`` and of ``fil``); in ``da`` the acute, in ``nb`` and ``sv`` acute, grave
   and circumflex; the stress marks of ``be``, ``bg``, ``lt``, ``ru``, ``sl`` and ``uk``, of
   ``mk`` the grave (ѐ ѝ), and the accents of ``fil`` and of e in ``id``; the circumflex of
   ``tr``; the tones of ``vi`` (ế is ê); the mark of the genitive in ``bs``, ``hr`` and ``sr``
   (circumflex or inverted breve); every mark in ``ar``, ``el``, ``he``, ``hi`` and ``ko``. In
   all other locales a mark that is not of the alphabet makes another letter.
9. ``form``: Hebrew final letters are their letters. In ``ar`` ء أ إ آ ٱ ؤ ئ are ا, ة is ت and ى
   is ي, which is how CLDR 48.2 sorts them. In ``ro`` ş and ţ, with cedilla, are ș and ț. Vowel
   signs of ``hi`` are their vowels, and with the extent ``wide`` anusvara is अं, visarga अः;
   consonants with a nukta but ड़ ढ़ are those without. In ``en`` and ``fr`` æ is a and e, œ is o
   and e. DIFFERENCE: CLDR sorts آ as ء and ا; here it is one letter.
10. ``ko``: a syllable is its letters. Doubled and compound ones are what they are composed of
    (note 1 of article 4: ㄲ is ㄱ and ㄱ, ㅐ is ㅏ and ㅣ), unless the extent is ``wide``; two
    finals are two letters in any case.
11. ``compatibility``: ﬁ and ﬂ, fullwidth and halfwidth letters, presentation forms of Arabic and
    Hebrew letters and their ligatures, ĳ, ŀ and the digraphs as one character are what they are
    made of, if those are letters. Words in one character, as ﷲ, are not letters.
12. Everything else is not counted: w and é in Serbian, é in German, š in Finnish, punctuation,
    digits. The numbers add up to the letters of the text, not to its characters.

DIFFERENCE: sorting by CLDR takes every dž, lj and nj as one letter, the exceptions too, for a
collation cannot know words. With U+034F between the two it takes them as two.

Data: the alphabets are in the module; the stems are our own and, for Serbian, those of
serbian-transliterator (2022). Unicode 17.0 for clusters, case and equivalence.

Not handled: compounds, prefixes and suffixes that no stem is there for (those of Hungarian and
Slovak are open-ended: lúdzsír; Albanian ``s-h`` or ``t-h`` across a prefix; Filipino n and g that
are two); dž, lj, nj in foreign names; ij as a letter (Dutch has 26, i and j); German without ß
(``de-CH`` has the alphabet of ``de``); what a letter sounds like; Bosnian in Cyrillic; Montenegrin
(``cnr``, which has 32 letters, is refused; ``sr-ME`` is Serbian); historic letters; languages not
in the table.
"""

from __future__ import annotations

from localeops.errors import UnknownLocaleError, require_choice, require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from localeops.alphabet._splitting import Alphabet

    Exceptions = Literal["on", "off"]
    Extent = Literal["locale", "narrow", "wide"]

__all__ = ["count", "letters", "split"]

_EXCEPTIONS = ("on", "off")
_EXTENTS = ("locale", "narrow", "wide")
_NORWEGIAN = ("nb", "nn", "no")
_MONTENEGRIN = "cnr"  # its canonical form is sr-ME, but its alphabet is another one
_MOST_KEPT = 1024  # locales: any in use, and not more
_kept: dict[tuple[str, str], Alphabet] = {}


def letters(locale: str, /, *, extent: Extent = "locale") -> tuple[str, ...]:
    """Return the letters of an alphabet in its order.

    Args:
        locale: A BCP 47 tag. Of the keywords, ``-u-co-trad`` changes the result, in Spanish.
        extent: ``"locale"`` for the alphabet as the authority has it, ``"narrow"`` and ``"wide"``
            for the fewest and the most letters that one counts. The table of the module says where
            those differ.

    Returns:
        The letters, in lower case where there is case; of Korean the compatibility jamo.

    Raises:
        InvalidInputError: *locale* is not well formed, or *extent* is none of the three.
        InvalidTypeError: *locale* or *extent* is not a ``str``.
        UnknownLocaleError: No alphabet is known for the locale.

    Examples:
        >>> letters("hr")[4:10]
        ('ć', 'd', 'dž', 'đ', 'e', 'f')
        >>> len(letters("es")), len(letters("es-u-co-trad")), len(letters("it", extent="wide"))
        (27, 29, 26)
        >>> " ".join(letters("sr"))
        'а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш'

    Source: the table of the module.
    """
    return _alphabet_of(locale, extent).letters


def split(
    text: str, /, *, locale: str, exceptions: Exceptions = "on", extent: Extent = "locale"
) -> list[str]:
    r"""Return the letters of a text, and what is between them.

    Args:
        text: Any text, of any length. It need not be normalised.
        locale: A BCP 47 tag, as for `letters`.
        exceptions: ``"on"`` takes two letters across a prefix or in a loanword as two, where a stem
            of the language says so; ``"off"`` takes every digraph as one letter.
        extent: As for `letters`. It matters in Hindi alone: the conjuncts of ``"wide"``.

    Returns:
        The pieces in order, which joined give the text; an empty list for the empty text.

    Raises:
        InvalidInputError: *locale* is not well formed, or an option has none of its values.
        InvalidTypeError: *text*, *locale* or an option is not a ``str``.
        UnknownLocaleError: No alphabet is known for the locale.

    Examples:
        >>> split("Ljubičica", locale="hr"), split("chleba", locale="cs")
        (['Lj', 'u', 'b', 'i', 'č', 'i', 'c', 'a'], ['ch', 'l', 'e', 'b', 'a'])
        >>> split("injekcija", locale="sr-Latn")[:4], split("konj", locale="sr-Latn")
        (['i', 'n', 'j', 'e'], ['k', 'o', 'nj'])
        >>> split("asszony", locale="hu"), split("n\u034fj", locale="hr") == ["n\u034f", "j"]
        (['a', 'ssz', 'o', 'ny'], True)
        >>> split("हिंदी", locale="hi")
        ['ह', 'ि', 'ं', 'द', 'ी']

    Source: rules 1 to 6 of the module.
    """
    if type(text) is not str:
        require_text(text)
    if exceptions != "on":
        require_choice(exceptions, "exceptions", _EXCEPTIONS)
    return _alphabet_of(locale, extent).split(text, exceptions=exceptions == "on")


def count(
    text: str, /, *, locale: str, exceptions: Exceptions = "on", extent: Extent = "locale"
) -> dict[str, int]:
    """Return how often each letter of the alphabet occurs in a text.

    It is what `split` finds, each piece with the letters that it stands for. Case and normal form
    do not matter.

    Args:
        text: Any text, of any length.
        locale: A BCP 47 tag, as for `letters`.
        exceptions: As for `split`.
        extent: As for `letters`: letters that are not of that alphabet are not counted.

    Returns:
        A new dictionary: every letter of the alphabet, in its order, zeros included.

    Raises:
        InvalidInputError: *locale* is not well formed, or an option has none of its values.
        InvalidTypeError: *text*, *locale* or an option is not a ``str``.
        UnknownLocaleError: No alphabet is known for the locale.

    Examples:
        >>> {letter: n for letter, n in count("Chocholatý CHLÉB", locale="cs").items() if n}
        {'a': 1, 'b': 1, 'é': 1, 'ch': 3, 'l': 2, 'o': 2, 't': 1, 'ý': 1}
        >>> {letter: n for letter, n in count("tiếng Việt", locale="vi").items() if n}
        {'ê': 2, 'g': 1, 'i': 2, 'n': 1, 't': 2, 'v': 1}
        >>> {letter: n for letter, n in count("한글", locale="ko").items() if n}
        {'ㄱ': 1, 'ㄴ': 1, 'ㄹ': 1, 'ㅎ': 1, 'ㅏ': 1, 'ㅡ': 1}

    Source: rules 7 to 12 of the module.
    """
    if type(text) is not str:
        require_text(text)
    if exceptions != "on":
        require_choice(exceptions, "exceptions", _EXCEPTIONS)
    return _alphabet_of(locale, extent).count(text, exceptions=exceptions == "on")


def _alphabet_of(locale: str, extent: str) -> Alphabet:
    """Return the alphabet of a locale, and keep it for the next call."""
    try:
        return _kept[locale, extent]
    except (KeyError, TypeError):
        pass
    require_text(locale, "locale")
    require_choice(extent, "extent", _EXTENTS)
    from localeops import tags
    from localeops.alphabet._letters import ALPHABETS
    from localeops.alphabet._splitting import alphabet

    name = tags.resolve(locale, ALPHABETS)
    tag = tags.parse(tags.canonicalize(locale))
    # A locale may inherit words from another language: hi-Latn from en-IN, ht from fr-HT.
    languages = _NORWEGIAN if name == "no" else (name.partition("-")[0],)
    if tag.language not in languages or tags.parse(locale).language == _MONTENEGRIN:
        raise UnknownLocaleError(f"locale {locale!r} has no alphabet here")
    if name == "es" and tag.keywords.get("co") == "trad":
        name = "es-trad"
    if len(_kept) >= _MOST_KEPT:
        _kept.clear()
    return _kept.setdefault((locale, extent), alphabet(name, extent))
