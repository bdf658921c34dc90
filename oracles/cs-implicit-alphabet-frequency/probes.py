"""Probes of ``cs-implicit-alphabet-frequency``: texts in which only one rule is decisive.

Every strategy in `RULES` yields a whole text. What is decisive in it comes from a finite list,
which most rules go through in whole (`CLOSED`), so that it does not depend on the seed whether a
forgotten item is found; the rest is plain: small ASCII letters without ch. Nothing stands in a
text that the instruction leaves open (c and h that meet by chance, soft hyphens, ligatures).

Whether a letter is composed is never left to this file's editor: `_apart` decides it.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import frequencies

from localeops.tasks.strategies import in_some_order, one_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = frequencies


def _apart(text: str) -> str:
    """Return a text as Macs store it: marks apart from their letters."""
    return unicodedata.normalize("NFD", text)


def _all_apart(items: Sequence[str]) -> tuple[str, ...]:
    return tuple(map(_apart, items))


# Texts

_PLAIN = (
    *("les", "voda", "mapa", "koule", "kniha", "lampa", "okno", "strom", "pes", "kolo", "ruka"),
    *("noha", "hlava", "hora", "cesta", "cukr", "palec", "vlak", "auto", "guma", "robot", "jaro"),
    *("fazole", "dub", "zima", "mrkev", "salát", "týden", "potok", "cirkus", "kapr", "hruška"),
)
_plain_words = st.lists(
    one_of([word for word in _PLAIN if word.isascii()]), min_size=1, max_size=6, unique=True
)


@st.composite
def _lines(draw: DrawFn, words: Sequence[str]) -> str:
    """Yield a text of these words, some to a line."""
    width = draw(st.integers(3, 7))
    rows = [" ".join(words[at : at + width]) for at in range(0, len(words), width)]
    return "".join(f"{row}\n" for row in rows)


@st.composite
def _all(draw: DrawFn, items: Sequence[str]) -> str:
    """Yield a text with all of a closed list and a few plain words, in some order."""
    words = draw(in_some_order([*items, *draw(_plain_words)]))
    return draw(_lines(words))


@st.composite
def _some(draw: DrawFn, items: Sequence[str], least: int, most: int) -> str:
    """Yield a text with a few entries of a list, each a line."""
    found = draw(st.lists(one_of(items), min_size=least, max_size=most, unique=True))
    return "".join(f"{item}\n" for item in found)


# The letter ch

_SMALL = (
    *("chata", "chalupa", "chobot", "chumel", "buchta", "ucho", "moucha", "ropucha", "kachna"),
    *("vzduch", "strach", "mech", "obchod", "archa", "technika", "chocholouch", "schody", "hoch"),
    *("ach", "mnich", "lenoch", "cvrlikali", "hrad", "cech", "co", "chch", "chchch", "cch", "chh"),
    *("hch", "cchh", "chchh", "cchch", "hchc"),
)
_TITLED = (
    *("Cheb", "Chodov", "Chomutov", "Chotusice", "Chlum", "Chvaletice", "Chrudim", "Chod"),
    *("Chalupa", "Chudoba", "Chvojka", "Chmel", "Chotek", "Ch.", "Chchch…", "Chh!", "Cch!", "Hch!"),
)
_CAPITALS = (
    *("CHATA", "BUCHTA", "POCHOD", "TICHO", "MOUCHA", "STRACH", "VZDUCH", "SCHODY", "ARCHA"),
    *("CHOCHOLOUCH", "OBCHOD", "MECH", "TECHNIKA", "CH", "CHCHCH", "CCH", "CHH", "HCH"),
)
_MIXED = (
    *("cHata", "cHALUPA", "mOucHa", "kacHNa", "straCH", "ticHo", "vzducH", "OBcHOD", "arcHA"),
    *("BucHta", "mecH", "cHobot", "cHumel", "chCHcHCh", "CcH", "cHh", "HcH"),
)
_WITH_CH_AND_MARKS = _all_apart(
    (
        *("chůze", "chléb", "plachý", "ořech", "hrách", "tchýně", "chřest", "pýcha", "úchop"),
        *("řeřicha", "měch", "chýše", "chór", "odchází", "smích", "Chřiby", "CHVÁLA", "Chýně"),
        *("ŘEŘICHA", "pěchota", "duchů", "tichá", "schůzka", "žížalách"),
    )
)
# The end of one word and the beginning of another, or between them a sign of any kind, digits, or
# a letter that is not counted.
_C_BEFORE_H = (
    *("noc hlídá", "moc\u00a0hub", "tanec\nhadů", "konec\n\nhry", "palec, hlava", "nic. Hop"),
    *("víc – hodně", "Kadlec-Horký", "pec (horká)", "„Pomoc!“ hlásil", "c) hruška", "c. hora"),
    *("moc\thezky", "KONEC HRY", "Moc Hub", "nic… hop", "skříňka 3c5h", "noc; hrad", "c/h"),
    *("nemoc  hlavy", "Cyril C. Hora", "moc „hodný“", "c, h", "více: c + h", "c&h", "c_h"),
    *("Kadlec-\nHorký", "Kadlec-\n-Horký", "c+h", "c=h", "c|h", "C<H", "c>H", "c~h", "c→h", "C×h"),
    *("c€h", "c$h", "c§h", "c²h", "c½h", "c☺h", "c中h", "cжh", "cłh"),
    *("cühela", "CÜHELA", _apart("cühela"), _apart("CÜHELA")),
)
_BLABBERMOUTH = ("tlučhuba", "Tlučhuba", "TLUČHUBA", "tluČHuba", "tluČhuba", "tlučHuba")
_CARON_C_BEFORE_H = (
    *_BLABBERMOUTH,
    *_all_apart(_BLABBERMOUTH),
    *("tlučhubové", _apart("tlučhubové"), _apart("klíč hradu"), "řeč hada"),
)
# In Slovak dz and dž are letters; in Czech they are two, as are ie, ou and others.
_TWO_LETTERS = (
    *("džbán", "džem", "džus", "džíny", "džungle", "Džbán", "DŽEM", "hadži", "podzim", "podzemí"),
    *("odznak", "nadzvednout", "PODZIM", "Dzurek", _apart("džbán"), _apart("DŽÍNY"), "DZ", "Dž"),
)

# Capitals and marks

_NAMES = (
    *("Adam", "Bob", "Cyril", "Dana", "Ema", "Filip", "Gita", "Hana", "Ivan", "Jana", "Karel"),
    *("Leo", "Marek", "Nela", "Oto", "Petr", "Quido", "Roman", "Sam", "Tom", "Ula", "Vilma"),
    *("Wanda", "Xaver", "Yveta", "Zora"),
)
_MARKED_CAPITALS = (
    *("Áda", "Čeněk", "Ďáblice", "Éda", "DĚTI", "Írán", "KOŇ", "Óda", "Řehoř", "Šárka", "Ťapka"),
    *("Úpice", "DŮM", "SÝR", "Žofie"),
)
_MARKED = (
    *("tráva", "oči", "loďka", "léto", "pěna", "lípa", "laň", "móda", "moře", "myš", "trať"),
    *("úkol", "kůra", "rýma", "žába"),
)
_BOTH_FORMS = tuple(form for word in (*_MARKED, *_MARKED_CAPITALS) for form in (word, _apart(word)))

# Letters that Czech does not have; all but those of _WITHOUT_MARKS are a letter and its marks.

_FOREIGN = (
    *("Mäsiar", "Jäger", "Ärla", "Göbel", "Köhler", "Ödön", "Müller", "Übel", "Zoë", "Noël"),
    *("Ľubomír", "Ľudmila", "Poľana", "Hĺbka", "Vŕba", "Kôň", "Môťovský", "Núñez", "Ñandu"),
    *("França", "Çelik", "Kovačić", "Ćosić", "Śląsk", "Staś", "Źrebię", "Kaźmierz", "Gdańsk"),
    *("Åsa", "Småland", "Erdős", "Őri", "Fűzfa", "Hélène", "Lê", "Âne", "São", "Bălan"),
    *("Ștefan", "Țepeș", "Rīga", "Ģirts", "Żaneta", "Jędrek", "Ėglė", "Ąžuolas", "Àlex", "Òscar"),
)
# Of these one letter has no composed character, so what is left of it is a base and a mark: tildes
# of Guarani, cedillas and macrons of Marshallese, a stroke above of Taiwanese, one below of Yoruba.
_NEVER_COMPOSED = (
    *("G\u0303uahe\u0303", "hag\u0303ua", "Ag\u0303a", "M\u0327ajel\u0327", "Aelo\u0304n\u0304"),
    *("Pe\u030dh-\u014de-j\u012b", "Lo\u030dk", "O\u0329s\u0329un"),
)
_FOREIGN_APART = _all_apart((*_FOREIGN, *_NEVER_COMPOSED))
_WITHOUT_MARKS = (
    *("Groß", "Weiß", "Strauß", "GROẞ", "Łukasz", "Małysz", "Øresund", "Søren", "Đorđe", "Þór"),
    *("Guðrun", "Əli", "Məmməd", "Ħal", "Għasri"),
)
_VIETNAMESE = (
    *("Nguyễn", "NGUYỄN", "Trần", "Đỗ", "Nguyệt", "Huế", "Hường", "Phước", "Trường", "Hồ"),
    *("Lộc", "Tấn", "Ngữ", "Thắng", "Hậu", "Đức", "Tuyết", "TẤN", "Bốn", "Xứng", "Mẫn", "Dũng"),
)
_TWO_MARKS = (*_VIETNAMESE, *_all_apart(_VIETNAMESE))
_OTHER_SCRIPTS = (
    *("Москва", "Чехов", "Анна", "сон", "рука", "Ганна", "Αθήνα", "ουζο", "שלום", "سلام"),
    *("東京", "さくら", "서울", "नमक"),
)
_SIGNS = (
    *("2025", "1 234,50", "12. 3.", "50 %", "„", "“", "‚", "‘", "…", "–", "—", "?", "!", "&"),
    *("@", "§", "€", "$", "™", "№", "®", "©", "°", "℃", "½", "²", "†", "#", "+", "*", "_", "/"),
    *("(ˇ)", "(´)", "(˚)", "☺", "→", "×"),
)

# The last line

# A text has one end only, so each kind of end has a rule of its own.
_LAST_C = ("konec", "noc", "palec", "KONEC", "Vavřinec", "pomoc", "NIC", "kopec")
_LAST_CH = ("hrách", "mech", "STRACH", "VzducH", "hoch", "Bedřich", "ticHých", "CH")
_LAST_MARK = _all_apart(("zeď", "LABUŤ", "kapří", "KŮŇ", "mladé", "psů", "nevíš", "Tomáš"))


@st.composite
def _unended(draw: DrawFn, endings: Sequence[str]) -> str:
    """Yield a text whose last line is decisive and lacks its LF; mostly others stand before it."""
    before = draw(st.lists(one_of(_PLAIN), max_size=4, unique=True))
    text = draw(_lines(before))
    return text + draw(one_of(("", "a ", "za "))) + draw(one_of(endings))


# Letters that are in a text or not, and how often

_WHOLE = "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž"
_LETTERS = (*_WHOLE, "ch")


@st.composite
def _short(draw: DrawFn) -> str:
    """Yield a text of very few words."""
    words = draw(st.lists(one_of(_PLAIN), min_size=1, max_size=3, unique=True))
    return draw(_lines(words))


@st.composite
def _without_letters(draw: DrawFn) -> str:
    """Yield a text without a letter, mostly also without a line."""
    year, note = draw(st.integers(0, 9999)), draw(one_of(("", "– – –\n", "☺☺☺\n", "?!\n")))
    return draw(
        st.sampled_from(("", f"{year}\n{note}", f"\n\n{year} %\n{note}", f"{note}({year})"))
    )


def _spelt(letter: str) -> SearchStrategy[str]:
    """Return a strategy of a letter by itself, capital or small, composed or not."""
    return one_of((letter, letter.title(), letter.upper(), _apart(letter), _apart(letter.upper())))


@st.composite
def _alphabet(draw: DrawFn) -> str:
    """Yield a text that has every letter once, and one letter in three so many times more."""
    letters = draw(in_some_order(_LETTERS))
    again = draw(in_some_order(letters))[:14]
    more = draw(st.integers(1, 3))
    spelt = [draw(_spelt(letter)) for letter in (*letters, *again * more)]
    rows = [", ".join(spelt[at : at + 9]) for at in range(0, len(spelt), 9)]
    return "".join(f"{row},\n" for row in rows)


@st.composite
def _equal(draw: DrawFn) -> str:
    """Yield a text that has every letter equally often, but six of them so many times more.

    Its first rows are alike, and the numbers have one, two and three digits.
    """
    letters = draw(in_some_order(_LETTERS))
    times, numbers = draw(st.integers(2, 3)), (6, 7, 9, 10, 20, 100)
    row = ", ".join(letters)
    more = ["; ".join([letter] * number) for letter, number in zip(letters, numbers, strict=False)]
    return "".join(f"{one}.\n" for one in (*[row] * times, *more))


_SENTENCES = (
    *("Děti šly na procházku do lesa a hledaly ořechy.", "CHALOUPKA U TŘECH DUBŮ"),
    *("„Chceš chléb s máslem, nebo buchtu?“ ptala se babička.", "Noc hlídá sova, moc houká."),
    *("Za chalupou chodí kachny, slepice a tchoř.", "Můj dům má 3 okna a 1 dveře!"),
    *("Včera foukal vítr, ťukal na okna a ďobal do střechy.", "Konec hry. Hurá domů!"),
    *("Pan Groß a paní Müllerová jeli do Łodzi.", "Michal Ľuboš Kôň má psa Maxe."),
    *("Quido, Xenie a Wanda pijí džus ze džbánu.", "PRŠELO, ALE BYLO HEZKY."),
    *("Ó, jak je ten měsíc kulatý!", "Náš pes ŇUFÁK štěká na tlučhuby."),
    *("Úkol č. 5: přečti si pohádku o Chytrém Honzovi.", "Dobrý den, já jsem Řehoř."),
    *("Ve školce jsme zpívali písničku o žábě.", "Tấn přinesl 2 sáčky rýže (Ганна ne)."),
    *("Na cHatě jsme byli celÝ týdeN.", "Nemoc hlavy, nemoc břicha, ouvej!"),
    *("Stavebnice Kostky™ č. 7 je v podzemním skladu.", "Klíč hlídá pan Chládek."),
)


@st.composite
def _prose(draw: DrawFn) -> str:
    """Yield a text of all these sentences, those in every other line from a Mac."""
    rows = draw(in_some_order(_SENTENCES))
    odd, year = draw(st.integers(0, 1)), draw(st.integers(1990, 2026))
    return f"Psáno roku {year}\n" + "".join(
        f"{_apart(row) if at % 2 == odd else row}\n" for at, row in enumerate(rows)
    )


CLOSED: dict[str, tuple[str, ...]] = {
    "ch-small": _SMALL,
    "ch-title": _TITLED,
    "ch-capitals": _CAPITALS,
    "ch-mixed": _MIXED,
    "ch-decomposed": _WITH_CH_AND_MARKS,
    "ch-apart": _C_BEFORE_H,
    "ch-caron": _CARON_C_BEFORE_H,
    "two-letters": _TWO_LETTERS,
    "capitals": _NAMES,
    "marked-capitals": _MARKED_CAPITALS,
    "marked": _MARKED,
    "decomposed": _all_apart(_MARKED),
    "decomposed-capitals": _all_apart(_MARKED_CAPITALS),
    "both-forms": _BOTH_FORMS,
    "foreign-marks": _FOREIGN,
    "foreign-decomposed": _FOREIGN_APART,
    "foreign-two-marks": _TWO_MARKS,
    "foreign-without-marks": _WITHOUT_MARKS,
    "other-scripts": _OTHER_SCRIPTS,
    "signs": _SIGNS,
}

RULES: dict[str, SearchStrategy[str]] = {
    **{rule: _all(items) for rule, items in CLOSED.items()},
    "last-c": _unended(_LAST_C),
    "last-ch": _unended(_LAST_CH),
    "last-mark": _unended(_LAST_MARK),
    "absent": _short(),
    "no-letters": _without_letters(),
    "table-order": _alphabet(),
    "ranking": _equal(),
    "prose": _prose(),
}

QUOTA = 10
