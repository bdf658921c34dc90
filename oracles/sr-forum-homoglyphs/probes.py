"""Probes of ``sr-forum-homoglyphs``: messages of a forum that only one rule decides.

Every strategy in `RULES` yields a whole file. One to a dozen of its messages are decisive, the
others are phrases in one script. Where a rule has a finite list, every probe goes through the whole
of it in an order of its own.

In a suspicious word fewer letters are foreign than not, and what is left names the word's script
beyond doubt. The only foreign letters are those whose twin everyone sees, and those that nothing in
the other script resembles: not т or г, nor у as a capital (README.md, "Fences").
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import report

from localeops.tasks.strategies import one_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = report

# What people write, in one script each

_CYRILLIC_PHRASES = (
    *("да ли је неко пробао", "код мене у дворишту", "посадио сам шљиве", "хвала на савету"),
    *("ко има добар расад", "ове године касни пролеће", "јабуке су већ процветале", "мој деда"),
    *("шта да радим са ружама", "залива се ујутру", "продајем семе", "слажем се", "није тачно"),
    *("прошле недеље је пао град", "где се купује ђубриво", "џем од кајсија", "чувајте се"),
)
_LATIN_PHRASES = (
    *("da li je neko probao", "kod mene u dvorištu", "posadila sam šljive", "hvala na savetu"),
    *("ko ima dobar rasad", "ove godine kasni proleće", "jabuke su već procvetale", "moj deda"),
    *("šta da radim sa ružama", "zaliva se ujutru", "prodajem seme", "slažem se", "nije tačno"),
    *("prošle nedelje je pao grad", "gde se kupuje đubrivo", "džem od kajsija", "čuvajte se"),
)
_PHRASES = (_CYRILLIC_PHRASES, _LATIN_PHRASES)
_ENDS = (".", ".", "!", "?", "...", " :)", "")
_GLUE = (" ", " ", " ", ", ", " - ", ": ")

# What spammers write, before they mask it

_CYRILLIC = (
    *("казино", "кладионица", "рулет", "коцка", "попуст", "бонус", "кредит", "позајмица"),
    *("зарада", "лутрија", "добитак", "награда", "поклон", "бесплатно", "таблете", "мршављење"),
    *("гратис", "криптовалуте", "профит", "улог", "провизија", "акција", "успех", "хитно"),
    *("јефтино", "појачање", "хороскоп", "ваучер", "исплата", "уживо", "чудотворно", "јачање"),
)
_LATIN = (
    *("kazino", "kladionica", "rulet", "kocka", "popust", "bonus", "kredit", "pozajmica"),
    *("zarada", "lutrija", "dobitak", "nagrada", "poklon", "besplatno", "tablete", "mršavljenje"),
    *("gratis", "kriptovalute", "profit", "ulog", "provizija", "akcija", "uspeh", "hitno"),
    *("jeftino", "pojačanje", "horoskop", "vaučer", "isplata", "uživo", "čudotvorno", "džungla"),
    *("extra", "maxi", "luxury", "relax", "express", "money", "lucky", "party", "crypto"),
)
_CYRILLIC_CAPITALS = tuple(word.upper() for word in _CYRILLIC)
_LATIN_CAPITALS = tuple(word.upper() for word in _LATIN)
_BOTH = (_CYRILLIC, _LATIN)

# Letters that look the same, and letters that nothing in the other script looks like

_SMALL_LATIN, _SMALL_CYRILLIC = "aeojcpxy", "аеојсрху"
_CAPITAL_LATIN, _CAPITAL_CYRILLIC = "ABEJKMHOPCTX", "АВЕЈКМНОРСТХ"
_LATIN_TWINS = _SMALL_LATIN + _CAPITAL_LATIN
_CYRILLIC_TWINS = _SMALL_CYRILLIC + _CAPITAL_CYRILLIC
_TWINS = dict(zip(_LATIN_TWINS + _CYRILLIC_TWINS, _CYRILLIC_TWINS + _LATIN_TWINS, strict=True))
_NEIGHBOURS = {"i": "\u0456", "s": "\u0455"}
_NEIGHBOUR_CAPITALS = {"I": "\u0406", "S": "\u0405"}
_STRANGERS_IN_CYRILLIC = {"з": "z", "ф": "f", "ж": "ž"}
_STRANGERS_IN_CYRILLIC_CAPITALS = {"З": "Z", "Ф": "F", "Ж": "Ž", "Л": "L", "Д": "D"}
_STRANGERS_IN_LATIN = {"ž": "ж", "lj": "љ", "nj": "њ", "d": "д", "l": "л", "c": "ц", "č": "ч"}
_STRANGERS_IN_LATIN_CAPITALS = {"Ž": "Ж", "LJ": "Љ", "NJ": "Њ", "DŽ": "Џ", "D": "Д", "Č": "Ч"}
_UNLIKE = frozenset("бђжзилљњцчћџБЂЖЗИЛЉЊЦЧЋЏbfgmntuzčćđšžDFLNRUZČĆĐŠŽ")


def _letters(word: str) -> int:
    return sum(char.isalpha() for char in word)


def _places(word: str, twins: Iterable[str], after: int) -> list[int]:
    """Return where a word has letters with these twins."""
    return [n for n in range(after, len(word)) if word[n] in twins]


@st.composite
def _masked(  # noqa: PLR0913 - one an option
    draw: DrawFn,
    word: str,
    *,
    twins: Iterable[str] = tuple(_TWINS),
    after: int = 0,
    least: int = 1,
    most: int = 1,
) -> str:
    """Yield a word in which some letters are replaced by their twins.

    Args:
        draw: What Hypothesis hands in.
        word: The word, in one script.
        twins: The letters that may be replaced.
        after: From which place on.
        least: How many at least.
        most: How many at most; always fewer than stay.
    """
    places = _places(word, twins, after)
    most = min(most, len(places), (_letters(word) - 1) // 2)
    chosen = draw(st.permutations(places))[: draw(st.integers(least, most))]
    return "".join(_TWINS[char] if n in chosen else char for n, char in enumerate(word))


def _any_masked(*, least: int = 1, most: int = 1) -> SearchStrategy[str]:
    """Return a strategy of masked words, most of them small."""
    lists = (*_BOTH, *_BOTH, _CYRILLIC_CAPITALS, _LATIN_CAPITALS)
    fit = [
        [
            word
            for word in words
            if len(_places(word, _TWINS, 0)) >= least and _letters(word) > 2 * least
        ]
        for words in lists
    ]
    word = one_of(fit).flatmap(one_of)
    return word.flatmap(lambda word: _masked(word, least=least, most=most))


def _after(word: str, marks: Iterable[str], length: int = 1) -> int:
    """Return the place after the first of the marks in a word."""
    return min(word.index(mark) for mark in marks if mark in word) + length


# Messages


@st.composite
def _message(
    draw: DrawFn, words: Sequence[str], phrases: Sequence[Sequence[str]] = _PHRASES
) -> str:
    """Yield a message with the words in it, in their order."""
    mine = draw(one_of(phrases))
    text = draw(one_of(mine)).capitalize()
    for word in words:
        text += draw(one_of(_GLUE)) + word
        if draw(st.booleans()):
            text += draw(one_of((" ", ", "))) + draw(one_of(mine))
    return text + draw(one_of(_ENDS))


_plain = _message(())


@st.composite
def _posts(draw: DrawFn, messages: SearchStrategy[list[str]]) -> str:
    """Yield a file with the messages in it, each with its number."""
    lines = draw(st.lists(_plain, max_size=2))
    lines += draw(messages)
    lines += draw(st.lists(_plain, max_size=2))
    number = draw(st.integers(10_000, 99_000))
    text = ""
    for line in lines:
        number += draw(st.integers(1, 3))
        text += f"{number}\t{line}\n"
    return text


@st.composite
def _in_messages(
    draw: DrawFn, words: Sequence[str], phrases: Sequence[Sequence[str]] = _PHRASES
) -> list[str]:
    """Yield messages with all the words, in a drawn order."""
    order = draw(st.permutations(words))
    messages = []
    while order:
        count = draw(st.integers(2, 5))
        messages.append(draw(_message(order[:count], phrases)))
        order = order[count:]
    return messages


def _all_of(words: Sequence[str]) -> SearchStrategy[str]:
    """Return a strategy of files with all these words."""
    return _posts(_in_messages(words))


def _one_each(words: Iterable[SearchStrategy[str]]) -> SearchStrategy[str]:
    """Return a strategy of files with a word for each of these."""
    return _posts(st.tuples(*words).flatmap(_in_messages))


def _some(word: SearchStrategy[str]) -> SearchStrategy[str]:
    """Return a strategy of files with two to six such words."""
    return _posts(st.lists(word, min_size=2, max_size=6).flatmap(_in_messages))


# Words of which none is suspicious


@st.composite
def _both_scripts(draw: DrawFn) -> str:
    """Yield a message in both scripts, each in words of its own."""
    first, second = draw(st.permutations(_PHRASES))
    opening, closing = draw(one_of(("„”", "„“", "()", ("- ", ""), ("", ""))))
    start = draw(one_of(first)).capitalize() + draw(one_of(_GLUE))
    return start + opening + draw(one_of(second)) + closing + draw(one_of(_ENDS))


_NAMES_IN_CYRILLIC = (
    *("Viber", "Golden Delicious", "XIX век", "XX", "Петар II", "PDF", "WhatsApp", "Willamette"),
    *("NPK", "Bayer", "Gisela", "Granny Smith", "IMT", "km", "kg", "Rosa canina", "SMS", "IBAN"),
)
_NAMES_IN_LATIN = (
    *("златни делишес", "Милица", "ЈКП Зеленило", "Ђорђе", "Љиља", "Политика", "ћошак", "њива"),
    *("Вук", "Башта", "СПЦ", "Џек"),
)


@st.composite
def _names(draw: DrawFn) -> list[str]:
    """Yield messages in one script with names, units and numerals of the other."""
    return [
        *draw(_in_messages(_NAMES_IN_CYRILLIC, (_CYRILLIC_PHRASES,))),
        *draw(_in_messages(_NAMES_IN_LATIN, (_LATIN_PHRASES,))),
    ]


_SUFFIXED = (
    *("SMS-ом", "PDF-а", "USB-ом", "CD-у", "Facebook-у", "IBAN-а", "GPS-ом", "PIN-ом", "NPK-ом"),
    *("WhatsApp-у", "Wi-Fi-јем", "iPhone-ом", "BMW-ови", "SMS-овима", "web-страница"),
    *("PDF\u2011а", "ЈКП-a", "РТС-ov", "МУП-u", "СПЦ-om"),
)
_SEPARATED = (
    *("PDF/слика", "хвала.Pozdrav", "кг/m", "IMG_башта", "video_вода", "да/ne", "SMS:хитно"),
    *("хвала,takođe", "Београд–Zagreb", "ruža(ружа)", "ок...super", "NPK+вода", "јабука=jabuka"),
    *("да!Naravno", "вода🌷cvet", "„сорта”Gala"),
)
_NUMBERED = (
    *("5кг", "20л", "12В", "А4", "COVID19", "2Pac", "500дин", "100ml", "24ч", "B12", "3Д", "10m"),
    *("у2025", "mp3", "1a", "12б", "H2O"),
)
_MARKED = (
    *(
        unicodedata.normalize("NFD", word)
        for word in ("šljiva", "čaj", "kuća", "žurka", "ŠEĆER", "čačkalica", "noćas", "café")
    ),
    *("гра\u0302д", "гра\u030fд", "лу\u0311к", "со\u0302м", "коса\u0302", "ру\u0301ка"),
    *("жена\u0302", "мои\u0306", "А\u0301на", "о\u0301н"),
)
_OF_TWINS_ALONE = (
    *("роса", "оса", "ухо", "соја", "раса", "јаја", "хор", "ера", "у", "о"),
    *("МОТОР", "КОМА", "ТЕСТО", "РАКЕТА", "МАРТ", "ВЕТАР", "САТ", "НОС", "КОСА"),
    *("pop", "jao", "opa", "cap", "cepa", "MAPA", "KOMA", "TEMPO", "ATOM", "KAPA", "Opa", "a"),
)
_WITH_SERBIAN_LETTERS = (
    *("ђумбир", "јабука", "љиљан", "њива", "ћуп", "џем", "рођен", "већ", "уџбеник", "коњ"),
    *("Ђорђе", "Јелена", "Љиља", "Његош", "Ћира", "Џак", "ЂЕРДАП", "ЈЕСЕН", "ЉУБАВ", "ЊИВА"),
    *("ЋИРИЛИЦА", "ЏЕП"),
)
_OTHER_CYRILLIC = (
    *("ѕвезда", "ѓердан", "ќе", "ѕид", "Ќосев", "ЅВЕЗДА", "очень", "тюльпаны", "ёжик", "Съел"),
    *("мы", "эхо", "київ", "місто", "єдність", "ґанок", "Ірина", "ще", "България", "щастие"),
)
_OTHER_LATIN = (
    *("Gyöngyösi", "Müller", "façade", "Łódź", "Wrocław", "señor", "Čapek", "Dvořák", "naïve"),
    *("Győr", "Størmer", "Straße", "Ålborg", "Şükrü", "Răducan", "Nguyễn", "Ærø", "crème"),
)
_WITH_ONE_CHARACTER = (
    *("\u01c9ubičica", "\u01cciva", "\u01c6ak", "kra\u01c9", "\u01c8i\u01c9an", "\u01cbegoš"),
    *("\u01c5em", "\u01c7I\u01c7A", "ko\u01cc", "od\u01c6ara", "\u01caIVA", "\u01c4EP"),
)

# Words with a foreign letter


def _each_twin(words: Sequence[str], letters: str) -> SearchStrategy[str]:
    """Return a strategy of files with a word for each of these letters, replaced by its twin."""
    return _one_each(
        one_of([word for word in words if letter in word]).flatmap(
            lambda word, letter=letter: _masked(word, twins=(letter,))
        )
        for letter in letters
    )


def _each_replaced(
    words: Sequence[str], replacements: Mapping[str, str]
) -> list[SearchStrategy[str]]:
    """Return a strategy of words for each of the replacements.

    A letter is left that the other script has nothing like: a word of twins and one letter that is
    none, such as ДOBITAK, would be taken for one in the script of that letter.
    """
    return [
        one_of(
            [
                masked
                for word in words
                if (masked := word.replace(own, other, 1)) != word
                and not _UNLIKE.isdisjoint(masked.replace(other, "", 1))
            ]
        )
        for own, other in replacements.items()
    ]


@st.composite
def _foreign_first(draw: DrawFn) -> str:
    """Yield a message in one script with a word of the other whose first letter is foreign."""
    words, phrases = draw(one_of(((_CYRILLIC, _LATIN_PHRASES), (_LATIN, _CYRILLIC_PHRASES))))
    word = draw(one_of([word for word in words if word[0] in _TWINS]))
    return draw(_message((_TWINS[word[0]] + word[1:],), (phrases,)))


_FRAMES = (
    *("онлајн-{}", "SMS-{}", "web-{}", "мини-{}", "VIP-{}", "супер-{}", "{}-онлајн", "{}-bonus"),
    *("{}-VIP", "{}/казино", "{}.rs", "{}\u2011клуб", "casino_{}"),
)
_WRAPPERS = (
    *("„{}”", "({})", "{}!!!", "{}…", "«{}»", "🎰{}🎰", "#{}", "*{}*", "“{}”", "—{}—", "{}€"),
)


def _each_framed(frames: Sequence[str]) -> SearchStrategy[str]:
    """Return a strategy of files with a masked word in each of the frames."""
    return _one_each(_any_masked().map(frame.format) for frame in frames)


_LEET = {"о": "0", "o": "0", "и": "1", "i": "1", "з": "3", "e": "3", "б": "6", "а": "4", "a": "4"}
_WITH_DIGITS = tuple(
    masked
    for words in _BOTH
    for word in words
    for place, char in enumerate(word)
    if len(word) >= len("казино") and char in _LEET
    if _places(masked := word[:place] + _LEET[char] + word[place + 1 :], _TWINS, 0)
)


def _digits_around(place: str) -> SearchStrategy[str]:
    """Return a strategy of masked words with digits *before* or *behind* them."""
    word = one_of(_BOTH).flatmap(one_of).flatmap(_masked)
    digits = one_of(("100", "5", "24", "777", "2025", "1000"))
    pair = st.tuples(digits, word) if place == "before" else st.tuples(word, digits)
    return pair.map("".join)


_WITH_CARONS = (
    *("mršavljenje", "čudotvorno", "šećerna", "vaučeri", "uživo", "žurka", "šansa", "čarape"),
    *("noćna", "kućna", "nećak", "povećanje", "srećno", "žestoko", "ženama", "čaroban"),
)
_VOWELS = "аеиоу"
_ACCENTS = "\u0301\u0302\u030f\u0311"
_ACCENTED = tuple(w for w in _CYRILLIC if _places(w, _TWINS, _after(w, _VOWELS)))


def _decomposed(word: str) -> SearchStrategy[str]:
    """Return a strategy of a word with a foreign letter after a decomposed one."""
    masked = _masked(word, after=_after(word, "čćšž"))
    return masked.map(lambda text: unicodedata.normalize("NFD", text))


@st.composite
def _accented(draw: DrawFn) -> str:
    """Yield a Cyrillic word with an accent on its first vowel and a foreign letter after that."""
    word = draw(one_of(_ACCENTED))
    after = _after(word, _VOWELS)
    masked = draw(_masked(word, after=after))
    return masked[:after] + draw(one_of(_ACCENTS)) + masked[after:]


_WITH_DIGRAPHS = (
    *("mršavljenje", "ljubavno", "ulaganje", "pojačanje", "džekpot", "njegovo", "najbolje"),
    *("kupljeno", "zemlja", "džabe", "poslednja", "njihova", "odžačar", "džoker", "ponavljanje"),
)
_DIGRAPHS = {"lj": "\u01c9", "nj": "\u01cc", "dž": "\u01c6"}


def _with_digraph(word: str) -> SearchStrategy[str]:
    """Return a strategy of a word with a foreign letter after a digraph that is one character."""
    digraph = min((pair for pair in _DIGRAPHS if pair in word), key=word.index)
    word = word.replace(digraph, _DIGRAPHS[digraph])
    return _masked(word, after=_after(word, _DIGRAPHS.values()))


def _with_two_letters(word: str) -> SearchStrategy[str]:
    """Return a strategy of a word with a foreign letter after a digraph typed as two letters."""
    twins = [char for char in _TWINS if char != "j"]
    return _masked(word, twins=twins, after=_after(word, _DIGRAPHS, 2))


_SERBIAN_LETTERS = {
    "ђ": ("ђубриво", "вођство", "туђина", "рођендан", "грађевина"),
    "ј": ("јефтино", "позајмица", "провизија", "акција", "лутрија"),
    "љ": ("љубавник", "мршављење", "најбоље", "земљиште", "избељено"),
    "њ": ("њихово", "улагање", "појачање", "куповање", "смањено"),
    "ћ": ("срећно", "већина", "вреће", "повећање", "плаћено"),
    "џ": ("џекпот", "џабалук", "џакови", "наџак", "оџачар"),
}
_ABECEDA_LETTERS = {
    "č": ("čudotvorno", "pojačanje", "vaučer", "večeras", "računovođa"),
    "ć": ("srećno", "većina", "kuća", "povećanje", "plaćeno"),
    "đ": ("đubrivo", "rođendan", "građevina", "vođstvo", "tuđina"),
    "š": ("mršavo", "šansa", "šećerna", "naše", "uspešno"),
    "ž": ("uživo", "žurka", "važno", "užasno", "žestoko"),
}


def _each_letter(letters: Mapping[str, Sequence[str]]) -> SearchStrategy[str]:
    """Return a strategy of files with a word for each letter, where another one is foreign."""

    def masked(word: str, letter: str) -> SearchStrategy[str]:
        return _masked(word, twins=[char for char in _TWINS if char != letter])

    return _one_each(
        one_of(
            [
                *((word, letter) for word in words),
                *((word.upper(), letter.upper()) for word in words),
            ]
        ).flatmap(lambda pair: masked(*pair))
        for letter, words in letters.items()
    )


@st.composite
def _repeated(draw: DrawFn) -> list[str]:
    """Yield messages in which a suspicious word comes again, in the same one and in the next."""
    word, other = draw(_any_masked()), draw(_any_masked())
    first = draw(_message((word, *draw(st.permutations((word, other))))))
    return [first, draw(_message((other, word)))]


RULES: dict[str, SearchStrategy[str]] = {
    "plain-both-scripts": _posts(st.lists(_both_scripts(), min_size=2, max_size=5)),
    "plain-names": _posts(_names()),
    "plain-suffix": _all_of(_SUFFIXED),
    "plain-separated": _all_of(_SEPARATED),
    "plain-digits": _all_of(_NUMBERED),
    "plain-marks": _all_of(_MARKED),
    "plain-twins-alone": _all_of(_OF_TWINS_ALONE),
    "plain-serbian-letters": _all_of(_WITH_SERBIAN_LETTERS),
    "plain-other-cyrillic": _all_of(_OTHER_CYRILLIC),
    "plain-other-latin": _all_of(_OTHER_LATIN),
    "plain-digraph": _all_of(_WITH_ONE_CHARACTER),
    "twin-small-latin": _each_twin(_CYRILLIC, _SMALL_CYRILLIC),
    "twin-small-cyrillic": _each_twin(_LATIN, _SMALL_LATIN),
    "twin-capital-latin": _each_twin(_CYRILLIC_CAPITALS, _CAPITAL_CYRILLIC),
    "twin-capital-cyrillic": _each_twin(_LATIN_CAPITALS, _CAPITAL_LATIN),
    "twin-neighbour": _one_each(
        [
            *_each_replaced(_LATIN, _NEIGHBOURS),
            *_each_replaced(_LATIN_CAPITALS, _NEIGHBOUR_CAPITALS),
        ]
    ),
    "foreign-without-twin": _one_each(
        [
            *_each_replaced(_CYRILLIC, _STRANGERS_IN_CYRILLIC),
            *_each_replaced(_CYRILLIC_CAPITALS, _STRANGERS_IN_CYRILLIC_CAPITALS),
            *_each_replaced(_LATIN, _STRANGERS_IN_LATIN),
            *_each_replaced(_LATIN_CAPITALS, _STRANGERS_IN_LATIN_CAPITALS),
        ]
    ),
    "foreign-several": _some(_any_masked(least=2, most=4)),
    "foreign-first": _posts(st.lists(_foreign_first(), min_size=1, max_size=4)),
    "word-in-compound": _each_framed(_FRAMES),
    "word-in-punctuation": _each_framed(_WRAPPERS),
    "word-with-digits": _one_each(
        [
            _digits_around("before"),
            one_of(_WITH_DIGITS).flatmap(_masked),
            one_of(_WITH_DIGITS).flatmap(_masked),
            _digits_around("behind"),
        ]
    ),
    "word-repeated": _posts(_repeated()),
    "letter-serbian-cyrillic": _each_letter(_SERBIAN_LETTERS),
    "letter-serbian-latin": _each_letter(_ABECEDA_LETTERS),
    "letter-decomposed": _some(one_of(_WITH_CARONS).flatmap(_decomposed)),
    "letter-accented": _some(_accented()),
    "letter-digraph": _some(one_of(_WITH_DIGRAPHS).flatmap(_with_digraph)),
    "letter-two-letters": _some(one_of(_WITH_DIGRAPHS).flatmap(_with_two_letters)),
    "report-empty": _posts(st.lists(_plain, min_size=1, max_size=3)),
}

QUOTA = 10
