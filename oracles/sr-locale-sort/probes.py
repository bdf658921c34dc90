"""Probes of ``sr-locale-sort``: telephone directories that only one rule decides.

Every strategy in `RULES` yields a whole directory. Its decisive entries come in *chains*: names
that are alike up to one place, at which they have letters that follow each other in the alphabet.
After each of these letters stands an ending that comes early, and in another name one that comes
late, so taking two letters for one shows as well as taking them in the wrong order. Closed lists
are gone through in whole in every probe (`CLOSED`). Around the chains stand plain names, which any
order of code points gets right. Hypothesis draws a number and how much stands around; all the rest
follows from a generator that starts from these. What depends on normalisation is made here, and
never left to an editor.

No name has what the instruction rules out, nor a digraph of a small letter and a capital one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, TypeVar

from hypothesis import strategies as st
from solution import directory

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = directory

_T = TypeVar("_T")
_Names = Callable[[Random], list[str]]

# Plain names: their letters follow each other as code points do, and have one form each. Whatever
# meets here and in the chains makes no word that a city administration would not print.

_STEMS = (
    *("Ba", "Bo", "Bra", "Bre", "Gla", "Glo", "Gra", "Kla", "Klo", "Kra", "Me", "Mi", "Mla", "Mo"),
    *("Mra", "Pla", "Ple", "Po", "Pra", "Pre", "Ra", "Re", "Sa", "Sla", "So", "Sve", "Ta", "To"),
    *("Tra", "Va", "Ve", "Vi", "Vla", "Vu", "Bri", "Gru", "Kri", "Pri", "Ru", "Sto", "Stra"),
    *("Stri", "Su", "Tri"),
)
_EARLY = ("al", "alac", "amin", "an", "anac", "atar", "av", "avac", "avin")
_MIDDLE = ("elov", "emar", "enac", "evac", "ikov", "ilar", "imov", "inac")
_LATE = ("ubin", "ulav", "ulin", "umar", "umov", "un", "unac", "utov")
_JOINTS = ("b", "d", "k", "m", "r", "s", "t", "v")
_GIVEN = ("Ana", "Bora", "Goran", "Ivan", "Marko", "Petar", "Sava", "Vera", "Zoran")

_CYRILLIC_STEMS = (
    *("Ба", "Бо", "Бра", "Бре", "Гла", "Гло", "Гра", "Кла", "Кло", "Кра", "Ме", "Ми", "Мла", "Мо"),
    *("Мра", "Пла", "Пле", "По", "Пра", "Пре", "Ра", "Ре", "Са", "Сла", "Со", "Све", "Та", "То"),
    *("Тра", "Ва", "Ве", "Ви", "Вла", "Ву", "Бри", "Гру", "Кри", "При", "Ру", "Сто", "Стра"),
    *("Стри", "Су", "Три"),
)
_CYRILLIC_EARLY = ("ав", "авац", "авин", "ал", "алац", "амин", "ан", "анац", "атар")
_CYRILLIC_MIDDLE = ("евац", "елов", "емар", "енац", "иков", "илар", "имов", "инац")
_CYRILLIC_LATE = ("убин", "улав", "улин", "умар", "умов", "ун", "унац", "утов")
_CYRILLIC_JOINTS = ("б", "д", "к", "м", "р", "с", "т", "в")
_CYRILLIC_GIVEN = ("Ана", "Бора", "Горан", "Иван", "Марко", "Петар", "Сава", "Вера", "Зоран")

# What the endings are, by when they come: early, in the middle, late.
_E, _M, _L = 0, 1, 2
_LATIN_ENDINGS = (_EARLY, _MIDDLE, _LATE)
_CYRILLIC_ENDINGS = (_CYRILLIC_EARLY, _CYRILLIC_MIDDLE, _CYRILLIC_LATE)


def _surname(rng: Random, stem: str, when: int) -> str:
    """Return a whole surname with an early, a middling or a late ending."""
    consonant = rng.choice(_CYRILLIC_JOINTS if _is_cyrillic(stem) else _JOINTS)
    return stem + consonant + _ending(rng, stem, when)


def _is_cyrillic(text: str) -> bool:
    return any("\u0400" <= char <= "\u04ff" for char in text)


def _ending(rng: Random, piece: str, when: int) -> str:
    """Return an ending of the same script as a piece."""
    endings = _CYRILLIC_ENDINGS if _is_cyrillic(piece) else _LATIN_ENDINGS
    return rng.choice(endings[when])


def _named(rng: Random, surname: str) -> str:
    """Return a whole name with this surname."""
    return f"{surname} {rng.choice(_CYRILLIC_GIVEN if _is_cyrillic(surname) else _GIVEN)}"


def _stems(rng: Random, piece: str, count: int) -> list[str]:
    """Return different stems of the script of a piece, that no other one begins with."""
    stems = _CYRILLIC_STEMS if _is_cyrillic(piece) else _STEMS
    return rng.sample(stems, count)


# Directories


def _chance(*drawn: int) -> Random:
    """Return a generator that starts from what Hypothesis drew."""
    return Random(repr(drawn))  # noqa: S311 - it picks and shuffles names


# The first draw of every probe: Hypothesis begins with the least, then changes the first draw.
_SALT = st.integers(0, (1 << 24) - 1)
_HALF = 0.5


def _extension(rng: Random) -> str:
    return str(rng.randint(100, 9999))


def _written(rng: Random, names: Iterable[str]) -> str:
    """Return a directory of these names, in their order."""
    return "".join(f"{name}\t{_extension(rng)}\n" for name in names)


def _plain(rng: Random, *, cyrillic: bool) -> str:
    """Return a name in which nothing is decisive, and that no chain begins with."""
    stem = rng.choice(("Ил", "Об", "Уб") if cyrillic else ("Il", "Ob", "Ub"))
    return _named(rng, stem + _ending(rng, stem, rng.choice((_E, _M, _L))))


@st.composite
def _directory(draw: DrawFn, names: _Names) -> str:
    """Yield a directory of these names and a few plain ones of their scripts, in any order."""
    salt, count = draw(_SALT), draw(st.integers(0, 4))
    rng = _chance(salt, count)
    every = names(rng)
    scripts = sorted({_is_cyrillic(name) for name in every})
    every += [_plain(rng, cyrillic=rng.choice(scripts)) for _ in range(count)]
    return _written(rng, rng.sample(every, len(every)))


# Chains


# The digraphs that are one character.
_CHARACTERS = {
    "dž": "ǆ",
    "Dž": "ǅ",
    "DŽ": "Ǆ",
    "lj": "ǉ",
    "Lj": "ǈ",
    "LJ": "Ǉ",
    "nj": "ǌ",
    "Nj": "ǋ",
    "NJ": "Ǌ",
}


def _upper(name: str) -> str:
    return name.upper()


def _title(piece: str) -> str:
    """Return a piece with its first letter as a capital; of ǉ that is ǈ."""
    return piece[0].title() + piece[1:]


def _split(name: str) -> str:
    return unicodedata.normalize("NFD", name)


def _one_character(piece: str) -> str:
    """Return a piece whose digraphs are one character each."""
    for digraph, character in _CHARACTERS.items():
        piece = piece.replace(digraph, character)
    return piece


def _after(stem: str, way: Callable[[str], str] = str) -> Callable[[str], str]:
    """Return what puts a piece after a stem, and writes both in a way."""
    return lambda piece: way(stem + piece)


def _chain(rng: Random, stem: str, pieces: Sequence[str]) -> list[str]:
    """Return names with each of the pieces after a stem: twice, with an early and a late ending.

    Args:
        rng: Where the endings come from.
        stem: What stands before; with "" the pieces become the beginnings of names.
        pieces: In the order of the alphabet.
    """
    names = []
    for piece in pieces:
        begun = stem + piece if stem else _title(piece)
        names += [_named(rng, begun + _ending(rng, piece, when)) for when in (_E, _L)]
    return names


def _ends(rng: Random, stem: str, pieces: Iterable[str]) -> list[str]:
    """Return names with each of the pieces after a stem, as the end of a word."""
    return [_named(rng, stem + piece) for piece in pieces]


def _capitals(rng: Random, names: Iterable[str]) -> list[str]:
    """Return these names in capitals: their surnames, or all of them."""
    return [
        rng.choice((_upper(name), f"{_upper(name.split(' ')[0])} {name.split(' ')[1]}"))
        for name in names
    ]


def _in_every_case(rng: Random, pieces: Sequence[str]) -> list[str]:
    """Return chains of these pieces within, at the beginning and in capitals."""
    first, second = _stems(rng, pieces[0], 2)
    return [
        *_chain(rng, first, pieces),
        *_chain(rng, "", pieces),
        *_capitals(rng, _chain(rng, second, pieces)),
    ]


# Digraphs: what is before, the digraph, what is after. Two letters would come before the first.

_WITHIN = (("lk", "lj", "m"), ("nt", "nj", "p"))
_FIRST = (("l", "lj", "m"), ("n", "nj", "or"))
_SECOND = (
    (("Lazar", "Luka", "Lana"), ("Ljubica", "Ljuba", "Ljiljana"), ("Marko", "Mina", "Maja")),
    (("Nikola", "Novak", "Nada"), ("Njegomir", "Njegovan"), ("Olga", "Ostoja", "Oliver")),
    (("Dragan", "Darko", "Dunja"), ("Dženana", "Džafer", "Džejna"), ("Emil", "Elena", "Eva")),
)
_CONSONANTS = ("k", "b", "g", "s", "c")


def _around(rng: Random, stem: str, pieces: tuple[str, str, str]) -> list[str]:
    """Return a chain that has a digraph before a vowel, before a consonant, and at the end."""
    low, digraph, high = pieces
    consonant = rng.choice(_CONSONANTS)
    within = digraph + consonant + _ending(rng, digraph, _E)
    return [
        *_chain(rng, stem, (low, digraph, high)),
        _named(rng, stem + within),
        _named(rng, stem + digraph),
    ]


def _digraph_inside(rng: Random) -> list[str]:
    stems = _stems(rng, "l", 4)
    names = [
        *_around(rng, stems[0], _WITHIN[0]),
        *_around(rng, stems[1], _WITHIN[1]),
        *_chain(rng, stems[2], ("dr", "dž", "g")),
    ]
    # As the second letters of a name of two words and after another digraph.
    twice = f"{stems[3]}nj"
    return [*names, *_chain(rng, f"{twice}a", ("lk", "lj", "m"))]


def _digraph_start(rng: Random) -> list[str]:
    names = []
    for pieces in (*_FIRST, ("d", "dž", "g")):
        names += _chain(rng, "", pieces)
    stems = _stems(rng, "l", 4)
    for stem, groups in zip(stems, _SECOND, strict=False):
        surname = _surname(rng, stem, _E)
        joint = rng.choice((" ", " ", "-"))
        names += [surname + joint + given for group in groups for given in rng.sample(group, 2)]
    surname = _surname(rng, stems[3], _E)
    for pieces in _FIRST:
        names += [f"{surname}-{name}" for name in _chain(rng, "", pieces)]
    return names


def _digraph_capitals(rng: Random) -> list[str]:
    stems = _stems(rng, "l", 2)
    names = _around(rng, stems[0], _WITHIN[0]) + _around(rng, stems[1], _WITHIN[1])
    for pieces in _FIRST:
        names += _chain(rng, "", pieces)
    return _capitals(rng, names)


def _two_ways(
    rng: Random,
    begun: Callable[[str], str],
    pieces: Sequence[str],
    other: Callable[[str], str],
) -> list[str]:
    """Return a chain in which a letter is recorded one way and the other by turns.

    Args:
        rng: Where the endings come from.
        begun: Makes the beginning of a name of a piece.
        pieces: What comes before, the letter as it is usual, what comes after, which may be "".
        other: Records it the other way.
    """
    low, usual, high = (begun(piece) if piece else "" for piece in pieces)
    unusual = other(usual)
    forms = [usual, unusual, usual] if rng.random() < _HALF else [unusual, usual, unusual]
    begins = [low, low, *forms, unusual, unusual, *filter(None, (high, high))]
    times = (_E, _L, _E, _M, _L, _E, _L, _E, _L)
    return [
        _named(rng, begin + _ending(rng, low, when))
        for begin, when in zip(begins, times, strict=False)
    ]


_WITH_DZ = (*_WITHIN, ("dr", "dž", "đ"))


def _digraph_character(rng: Random) -> list[str]:
    names = []
    for stem, pieces in zip(_stems(rng, "l", 3), _WITH_DZ, strict=True):
        names += _two_ways(rng, _after(stem), pieces, _one_character)
    return names


def _digraph_character_capital(rng: Random) -> list[str]:
    names = []
    stems = _stems(rng, "l", 6)
    for at, pieces in enumerate((*_FIRST, ("d", "dž", "đ"))):
        names += _two_ways(rng, _title, pieces, _one_character)
        surname = _surname(rng, stems[at], _E)
        joint = rng.choice((" ", "-"))
        names += [
            f"{surname}{joint}{name}" for name in _two_ways(rng, _title, pieces, _one_character)
        ]
    for stem, pieces in zip(stems[3:], _WITH_DZ, strict=True):
        chain = _two_ways(rng, _after(stem, _upper), pieces, _one_character)
        names += [_upper(name) for name in chain]
    return names


# Companies with n and j, or d and ž, that are spoken apart, and what comes before and after
_SPOKEN_APART = (
    (("Tantal", "Tankosava", "Tanuba"), ("Tanjug",), ("Taper", "Tapet")),
    (("Intergradnja", "Invest", "Inventar"), ("Injekt", "Injektor", "Injekcija"), ("Ipar", "Irig")),
    (
        ("Kontakt", "Konzul", "Konto"),
        ("Konjunktura", "Konjunkcija", "Konjugat", "Konjektura"),
        ("Kopaonik", "Kopar"),
    ),
    (("Vanredno", "Vansistem", "Vantelo"), ("Vanjezik",), ("Vapor", "Varnica")),
    (("Nadžad", "Nadžak", "Nadžib"), ("Nadživot",), ("Nađ", "Nafta")),
    (("Podžemper", "Podžip"), ("Podžupan", "Podžupanija"), ("Pogled", "Pogon")),
)
_COMPANY = ("", " Beograd", " Plus", " Servis", " Trgovina", " Print", " Biro")


def _digraph_always(rng: Random) -> list[str]:
    names = []
    for group in _SPOKEN_APART:
        for choices in group:
            for name in choices:
                whole = name + rng.choice(_COMPANY)
                names.append(rng.choice((str, str, _upper))(whole))
    return names


# The alphabets


def _dj_two_letters(rng: Random) -> list[str]:
    pieces = ("db", "dj", "dr", "dž", "đ")
    surname = _surname(rng, _stems(rng, "d", 1)[0], _E)
    given = ("Danilo", "Dinko", "Djordje", "Djura", "Dragan", "Džafer", "Đorđe", "Đura")
    return [*_in_every_case(rng, pieces), *(f"{surname} {name}" for name in given)]


def _d_order(rng: Random) -> list[str]:
    pieces = ("dr", "dz", "dž", "đ", "g")
    ends = _ends(rng, _stems(rng, "d", 1)[0], pieces[1:])
    return [*_in_every_case(rng, pieces), *_chain(rng, "", ("đ", "er")), *ends]


def _c_order(rng: Random) -> list[str]:
    pieces = ("c", "č", "ć", "d")
    return [*_in_every_case(rng, pieces), *_ends(rng, _stems(rng, "c", 1)[0], pieces)]


def _s_z_order(rng: Random) -> list[str]:
    names = []
    for pieces in (("s", "š", "t"), ("v", "z", "ž")):
        names += _in_every_case(rng, pieces) + _ends(rng, _stems(rng, "s", 1)[0], pieces)
    return names


def _foreign_letters(rng: Random) -> list[str]:
    names = []
    for pieces in (("p", "q", "r"), ("v", "w", "x", "y", "z")):
        names += _in_every_case(rng, pieces)
        # Before a consonant and at the end of a word: y is no i there, nor w a v.
        for stem, way in zip(
            _stems(rng, "q", 2), (list, lambda some: _capitals(rng, some)), strict=True
        ):
            before = [stem + piece + rng.choice(_CONSONANTS) for piece in pieces]
            names += way(
                [
                    *_chain(rng, stem, pieces),
                    *_ends(rng, stem, pieces),
                    *(_named(rng, begun + _ending(rng, begun, _E)) for begun in before),
                ]
            )
        names += [_named(rng, _title(piece) + "b" + _ending(rng, piece, _E)) for piece in pieces]
    return names


# Vowels have an r after them, so that no two vowels follow each other.
_ABECEDA = (
    *("ar", "b", "c", "d", "er", "f", "g", "h", "ir", "j", "k", "l", "m", "n", "or", "p", "r"),
    *("s", "t", "ur", "v", "z"),
)
_AZBUKA = (
    *("ар", "б", "в", "г", "д", "ер", "ж", "з", "ир", "к", "л", "м", "н", "ор", "п", "р", "с"),
    *("т", "ур", "ф", "х", "ц", "ч", "ш"),
)
# The letters beyond the range from а to я, with what comes before and after.
_BEYOND = (
    *(("д", "ђ", "ж"), ("з", "ј", "к"), ("л", "љ", "м"), ("н", "њ", "п"), ("т", "ћ", "ф")),
    ("ч", "џ", "ш"),
)
_BEYOND_FIRST = (
    *(("д", "ђ", "ер"), ("ир", "ј", "к"), ("л", "љ", "м"), ("н", "њ", "ор"), ("т", "ћ", "ур")),
    ("ч", "џ", "ш"),
)
_BEYOND_SECOND = (
    ("Драган", "Ђурђа", "Ева"),
    ("Зоран", "Јасна", "Коста"),
    ("Лазар", "Љуба", "Марко"),
    ("Никола", "Његош", "Обрад"),
    ("Тома", "Ћирило", "Урош"),
    ("Чеда", "Џана", "Шана"),
)


def _consonants(pieces: Iterable[str]) -> list[str]:
    return [piece for piece in pieces if len(piece) == 1]


def _abeceda_order(rng: Random) -> list[str]:
    stem = _stems(rng, "a", 1)[0]
    return _chain(rng, "", _ABECEDA) + _chain(rng, stem, _consonants(_ABECEDA))


def _azbuka_order(rng: Random) -> list[str]:
    stem = _stems(rng, "а", 1)[0]
    return _chain(rng, "", _AZBUKA) + _chain(rng, stem, _consonants(_AZBUKA))


def _azbuka_inside(rng: Random) -> list[str]:
    names = []
    stems = _stems(rng, "д", 2 * len(_BEYOND))
    for at, pieces in enumerate(_BEYOND):
        names += _chain(rng, stems[2 * at], pieces)
        names += _capitals(rng, _chain(rng, stems[2 * at + 1], pieces))
    return names


def _azbuka_start(rng: Random) -> list[str]:
    names = []
    for pieces in _BEYOND_FIRST:
        names += _chain(rng, "", pieces)
    for stem, given in zip(_stems(rng, "д", len(_BEYOND)), _BEYOND_SECOND, strict=True):
        surname = _surname(rng, stem, _M)
        joint = rng.choice((" ", " ", "-"))
        names += [surname + joint + name for name in given]
    return names


# Two letters of Cyrillic that become a digraph in Latin, and what comes after: within a word, and
# at its beginning. With them words in which they meet.
_PAIRS = (("дж", "дз"), ("дј", "дк"), ("лј", "лм"), ("нј", "нк"))
_PAIRS_FIRST = (("дж", "дир"), ("дј", "дор"), ("лј", "лор"), ("нј", "нор"))
_PAIRS_MET = (
    *("Танјуг", "Танкосава", "Инјектор", "Инкубатор", "Конјунктура", "Конкурс", "Одјек", "Одмор"),
    *("Надживот", "Надзор", "Поджупан", "Подземни", "Металјуг", "Металон"),
)


def _azbuka_two_letters(rng: Random) -> list[str]:
    names = [_named(rng, name) for name in _PAIRS_MET]
    stems = _stems(rng, "д", 2 * len(_PAIRS))
    for at, (pieces, first) in enumerate(zip(_PAIRS, _PAIRS_FIRST, strict=True)):
        names += _chain(rng, stems[2 * at], pieces)
        names += _capitals(rng, _chain(rng, stems[2 * at + 1], pieces))
        names += _chain(rng, "", first)
    return names


# Ways to record a letter

_MARKED = (("c", "č", "ć"), ("č", "ć", "d"), ("s", "š", "t"), ("z", "ž", ""))


def _apart_in_every_case(rng: Random, groups: Sequence[Sequence[str]]) -> list[str]:
    names = []
    stems = _stems(rng, "c", 2 * len(groups))
    for at, pieces in enumerate(groups):
        small, capital = stems[2 * at], stems[2 * at + 1]
        names += _two_ways(rng, _after(small), pieces, _split)
        names += _two_ways(rng, _title, pieces, _split)
        chain = _two_ways(rng, _after(capital, _upper), pieces, _split)
        names += [_upper(name) for name in chain]
    return names


def _decomposed_letters(rng: Random) -> list[str]:
    return _apart_in_every_case(rng, _MARKED)


def _decomposed_dz(rng: Random) -> list[str]:
    return _apart_in_every_case(rng, (("dz", "dž", "đ"),))


# Scripts

_SAME = (
    *(("Savin", "Савин"), ("Petrov", "Петров"), ("Markov", "Марков"), ("Ivanov", "Иванов")),
    *(("Kostin", "Костин"), ("Bogdan", "Богдан"), ("Vasin", "Васин"), ("Gaven", "Гавен")),
    *(("Aksin", "Аксин"), ("Tomin", "Томин"), ("Obradov", "Обрадов"), ("Zorin", "Зорин")),
    *(("Novak", "Новак"), ("Eremin", "Еремин"), ("Hadnak", "Хаднак"), ("Cvetin", "Цветин")),
)


def _script_order(rng: Random) -> list[str]:
    names = []
    for pair in rng.sample(_SAME, rng.randint(6, 12)):
        names += [_named(rng, form) for form in pair]
    return names


_LATIN_BEYOND = ("č", "ć", "dž", "đ", "lj", "nj", "š", "ž")


def _script_latin(rng: Random) -> list[str]:
    names = []
    for letter in _LATIN_BEYOND:
        for form in dict.fromkeys((letter, _one_character(letter))):
            first = rng.choice((_title, _title, str.upper))(form)
            ending = _ending(rng, "l", rng.choice((_E, _L)))
            names.append(_named(rng, first + (ending.upper() if first.isupper() else ending)))
    names += [_named(rng, form) for pair in rng.sample(_SAME, 5) for form in pair]
    return names


def _script_cyrillic(rng: Random) -> list[str]:
    names = []
    for _, letter, _ in _BEYOND:
        names += _chain(rng, "", (letter,))
    names += [_named(rng, form) for pair in rng.sample(_SAME, 5) for form in pair]
    return names


# Case

_LATIN_LETTERS = (
    *("b", "c", "č", "ć", "d", "dž", "đ", "f", "g", "h", "j", "k", "l", "lj", "m", "n", "nj", "p"),
    *("q", "r", "s", "š", "t", "v", "w", "x", "y", "z", "ž", "tar", "ter", "tir", "tor", "tur"),
)
_CYRILLIC_LETTERS = (
    *("б", "в", "г", "д", "ђ", "ж", "з", "ј", "к", "л", "љ", "м", "н", "њ", "п", "р", "с", "т"),
    *("ћ", "ф", "х", "ц", "ч", "џ", "ш", "тар", "тер", "тир", "тор", "тур"),
)
_FROM_FIRST_TO_LAST = ("Ana", "Bora", "Marko", "Vera")
_FROM_FIRST_TO_LAST_CYRILLIC = ("Ана", "Бора", "Марко", "Урош")


def _cases(letters: Sequence[str], given: Sequence[str]) -> _Names:
    """Return what makes names of one surname for each letter, in capitals and in small letters."""

    def names(rng: Random) -> list[str]:
        found = []
        stems = _stems(rng, letters[0], len(letters))
        for stem, letter in zip(stems, letters, strict=True):
            surname = stem + letter + _ending(rng, letter, rng.choice((_E, _L)))
            ways = [_upper, str, str.lower, _upper]
            ways = ways if rng.random() < _HALF else [str.lower, _upper, _upper, str]
            found += [f"{way(surname)} {name}" for way, name in zip(ways, given, strict=True)]
        return found

    return names


# Words


def _script(rng: Random) -> tuple[list[str], Sequence[Sequence[str]], Sequence[str]]:
    """Return stems, endings and first names of one of the scripts."""
    if rng.random() < _HALF:
        return _stems(rng, "а", 4), _CYRILLIC_ENDINGS, ("Ана", "Бора", "Сава", "Зоран")
    return _stems(rng, "a", 4), _LATIN_ENDINGS, ("Ana", "Bora", "Sava", "Zoran")


# How a longer surname goes on, not as late in the alphabet as the first names that it is met with.
_LONGER = (("ac", "ov", "in", "ev"), ("ац", "ов", "ин", "ев"))


# Letters that make no digraph where a word ends between them, and what comes after
_ACROSS = (
    *(
        ("l", "Jova", "Marko"),
        ("l", "Jasna", "Petar"),
        ("n", "Jova", "Petar"),
        ("n", "Jasna", "Vera"),
    ),
    *(("d", "Jova", "Petar"), ("d", "Žarko", "Žunić")),
)

# Offices whose names are alike for long
_LONG = (
    "Sektor za poslove informisanja i dokumentacije gradske uprave",
    "Сектор за послове информисања и документације градске управе",
)
_WORDS_ALIKE = (3, 4, 6, 8)


def _across(rng: Random, joint: str) -> list[str]:
    """Return names whose words end and begin with what would be a digraph within a word."""
    names = []
    for stem, (last, *given) in zip(_stems(rng, "l", len(_ACROSS)), _ACROSS, strict=True):
        some = [f"{stem}{last}{joint}{name}" for name in given]
        some.append(_named(rng, stem + last + _ending(rng, stem, _E)))
        names += some + [_upper(name) for name in some]
    return names


def _long(rng: Random) -> list[str]:
    names = []
    for office in _LONG:
        words = office.split(" ")
        given = _CYRILLIC_GIVEN if _is_cyrillic(office) else _GIVEN
        for count in _WORDS_ALIKE:
            names += [" ".join([*words[:count], name]) for name in rng.sample(given, 4)]
    return names


def _word_by_word(rng: Random) -> list[str]:
    stems, _, given = _script(rng)
    names = []
    for stem in stems:
        surname = _surname(rng, stem, _M)
        longer = surname + rng.choice(_LONGER[_is_cyrillic(stem)])
        names += [f"{surname} {name}" for name in rng.sample(given[2:], 2)]
        names += [f"{longer} {name}" for name in rng.sample(given[:2], 2)]
        names += [surname, f"{surname} {given[0]} {given[1]}", f"{surname} {given[2]} {given[0]}"]
    return names + _across(rng, " ") + _long(rng)


def _hyphen_space(rng: Random) -> list[str]:
    stems, endings, given = _script(rng)
    early, bora, sava, zoran = given
    names = []
    for stem in stems:
        surname = _surname(rng, stem, _M)
        longer = surname + rng.choice(_LONGER[_is_cyrillic(stem)])
        names += [f"{surname} {early}", f"{surname}-{bora}{rng.choice(endings[_L])[1:]} {sava}"]
        names += [f"{surname} {sava}", f"{surname}-{zoran} {early}", f"{surname}-{early} {zoran}"]
        names += [f"{longer} {bora}", f"{surname} {early} {sava}", f"{surname} {zoran} {bora}"]
        # The second hyphen of a name, and the third.
        for begun in (f"{surname}-{bora}", f"{surname} {zoran}-{bora}", f"{surname}-{sava}-{bora}"):
            names += [f"{begun}-{early}", f"{begun} {sava}", f"{begun}-{zoran}"]
    return names + _across(rng, "-")


# Entries that are equal

_FULL = (
    *("Ljubinka Njegovan", "Panjević Ljiljana", "Hadžić Njegoš", "Džajić Čedomir", "Šćepan Žarko"),
    *("Ćosić-Nikolić Ana", "Žnjidarić Đorđe", "Maljčić Dženana", "Džoljić-Šanjar Ana-Marija"),
)
_FULL_CYRILLIC = (
    *("Љубинка Његован", "Пањевић Љиљана", "Хаџић Његош", "Џајић Чедомир", "Шћепан Жарко"),
    *("Ћосић-Николић Ана", "Жњидарић Ђорђе", "Маљчић Џенана", "Џољић-Шањар Ана-Марија"),
)


def _not_sorted(rng: Random, lines: Sequence[_T]) -> list[_T]:
    """Return lines in an order that is neither that of their code points nor its reverse."""
    mixed = rng.sample(lines, len(lines))
    while mixed in (sorted(mixed), sorted(mixed, reverse=True)):  # type: ignore[type-var]
        mixed = rng.sample(lines, len(lines))
    return mixed


def _woven(rng: Random, groups: Iterable[Sequence[str]]) -> list[str]:
    """Return the lines of groups among each other, each group in its order."""
    rest = [list(group) for group in groups]
    lines = []
    while rest := [group for group in rest if group]:
        lines.append(rng.choice(rest).pop(0))
    return lines


def _same_name(salt: int) -> str:
    """Return a directory in which names occur with several extensions, some entries twice."""
    rng = _chance(salt)
    groups = []
    for _ in range(rng.randint(3, 5)):
        name = _plain(rng, cyrillic=rng.random() < _HALF)
        extensions = rng.sample(range(100, 9999), rng.randint(3, 4))
        lines = _not_sorted(rng, [f"{name}\t{number}\n" for number in extensions])
        at = rng.randint(0, len(lines))
        groups.append([*lines[:at], rng.choice(lines), *lines[at:]])
    groups.append([f"{_plain(rng, cyrillic=True)}\t{_extension(rng)}\n"])
    return "".join(_woven(rng, groups))


def _spellings(name: str) -> list[str]:
    """Return all the ways in which a name may be recorded."""
    cased = (name, name.upper(), name.lower())
    ways = (str, _split, _one_character, lambda text: _one_character(_split(text)))
    forms = [way(text) for text in cased for way in ways]
    if "-" in name:
        forms += [form.replace("-", " ", count) for count in (1, -1) for form in forms]
    return list(dict.fromkeys(forms))


def _same_name_spellings(salt: int) -> str:
    """Return a directory in which names are recorded in every way, each with one extension."""
    rng = _chance(salt)
    groups = []
    names = [*_FULL, *rng.sample(_FULL_CYRILLIC, 3)]
    for name in names:
        number = _extension(rng)
        lines = [f"{form}\t{number}\n" for form in _spellings(name)]
        groups.append(_not_sorted(rng, lines))
    return "".join(_woven(rng, groups))


def _line_kept(salt: int) -> str:
    """Return a directory of names that must stay as they are recorded."""
    rng = _chance(salt)
    names = [rng.choice(_spellings(name)) for name in (*_FULL, *_FULL_CYRILLIC)]
    for name in _FULL:
        forms = (_split(name), _one_character(name), _upper(_split(name)))
        names += [_named(rng, form) for form in forms]
    lines = [f"{name}\t{rng.choice(('0', ''))}{rng.randint(100, 999)}\n" for name in names]
    return "".join(rng.sample(lines, len(lines)))


RULES: dict[str, SearchStrategy[str]] = {
    "digraph-inside": _directory(_digraph_inside),
    "digraph-start": _directory(_digraph_start),
    "digraph-capitals": _directory(_digraph_capitals),
    "digraph-character": _directory(_digraph_character),
    "digraph-character-capital": _directory(_digraph_character_capital),
    "digraph-always": _directory(_digraph_always),
    "dj-two-letters": _directory(_dj_two_letters),
    "d-order": _directory(_d_order),
    "c-order": _directory(_c_order),
    "s-z-order": _directory(_s_z_order),
    "foreign-letters": _directory(_foreign_letters),
    "abeceda-order": _directory(_abeceda_order),
    "azbuka-order": _directory(_azbuka_order),
    "azbuka-inside": _directory(_azbuka_inside),
    "azbuka-start": _directory(_azbuka_start),
    "azbuka-two-letters": _directory(_azbuka_two_letters),
    "decomposed-letters": _directory(_decomposed_letters),
    "decomposed-dz": _directory(_decomposed_dz),
    "script-order": _directory(_script_order),
    "script-latin": _directory(_script_latin),
    "script-cyrillic": _directory(_script_cyrillic),
    "case-latin": _directory(_cases(_LATIN_LETTERS, _FROM_FIRST_TO_LAST)),
    "case-cyrillic": _directory(_cases(_CYRILLIC_LETTERS, _FROM_FIRST_TO_LAST_CYRILLIC)),
    "word-by-word": _directory(_word_by_word),
    "hyphen-space": _directory(_hyphen_space),
    "same-name-order": _SALT.map(_same_name),
    "same-name-spellings": _SALT.map(_same_name_spellings),
    "line-kept": _SALT.map(_line_kept),
}

CLOSED: dict[str, tuple[str, ...]] = {
    "digraph-inside": ("lj", "nj", "dž"),
    "digraph-start": ("Lj", "Nj", "Dž", "-Lj", "-Nj"),
    "digraph-capitals": ("LJ", "NJ"),
    "digraph-character": tuple("ǆǉǌ"),
    "digraph-character-capital": tuple("ǅǈǋǄǇǊ"),
    "dj-two-letters": ("dj", "Dj", "DJ", "đ", "Đ"),
    "d-order": ("dz", "Dz", "DZ", "dž", "Dž", "DŽ", "đ", "Đ"),
    "c-order": tuple("čćČĆ"),
    "s-z-order": tuple("šžŠŽ"),
    "foreign-letters": tuple("qwxyQWXY"),
    "azbuka-inside": tuple("ђјљњћџЂЈЉЊЋЏ"),
    "azbuka-start": tuple("ЂЈЉЊЋЏ"),
    "azbuka-two-letters": tuple(
        way(pair) for pair, _ in _PAIRS for way in (str, str.title, str.upper)
    ),
    "decomposed-letters": tuple(map(_split, "čćšžČĆŠŽ")),
    "decomposed-dz": tuple(map(_split, ("dž", "Dž", "DŽ"))),
    "script-latin": tuple("ČĆĐŠŽ"),
    "script-cyrillic": tuple("ЂЈЉЊЋЏ"),
    "case-latin": _LATIN_LETTERS + tuple(map(_upper, _LATIN_LETTERS)),
    "case-cyrillic": _CYRILLIC_LETTERS + tuple(map(_upper, _CYRILLIC_LETTERS)),
}

QUOTA = 10
