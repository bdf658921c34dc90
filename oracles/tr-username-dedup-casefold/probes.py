"""Probes of ``tr-username-dedup-casefold``: tables of members that only one rule decides.

Every strategy in `RULES` yields a whole table. Its decisive memberships come in *items*: a few
memberships whose names differ in one thing alone, which the rule says makes one user name of them,
or keeps them apart. Closed lists are gone through in whole in most tables. Around the items stand
plain memberships, in ASCII and without the letter i. All lists are finite, and nothing stands in
them that the instruction leaves open (i with a combining dot, ẞ, ligatures, a mark below an I).
"""

from __future__ import annotations

import unicodedata
from math import gcd
from typing import TYPE_CHECKING, TypeVar

from hypothesis import strategies as st
from solution import duplicates

from localeops.tasks.strategies import one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = duplicates

_T = TypeVar("_T")
_Row = tuple[str, str]  # source and name
_Item = tuple[_Row, ...]
_Pair = tuple[str, str]

# Names and how they are written


def _upper(word: str) -> str:
    """Return a composed word in Turkish capitals: an input, what it means is the oracle's part."""
    return word.replace("i", "İ").upper()


def _title(word: str) -> str:
    return _upper(word[0]) + word[1:]


def _split(word: str) -> str:
    """Return a word as macOS stores it: marks apart from their letters."""
    return unicodedata.normalize("NFD", word)


# Where a name is put, the same for all names of an item; ASCII without the letter i.
_FRAMES = ("{}", "{}", "{}_07", "{}.okur", "{} 34", "roman {}", "the_{}", "{}-2")
_APP, _OTHERS, _ANY, _ALL = ("mobil",), ("web", "eski"), ("web", "mobil"), ("eski", "web", "mobil")


def _sources(name: str) -> tuple[str, ...]:
    """Return where a name may come from: small letters do not come from the old program."""
    return _ANY if any(char.islower() for char in name) else _ALL


@st.composite
def _item(draw: DrawFn, *forms: tuple[str, Sequence[str]]) -> _Item:
    """Yield memberships with these names in one frame, each from one of its sources."""
    frame = draw(one_of(_FRAMES))
    rows = []
    for name, sources in forms:
        source = draw(one_of(sources))
        rows.append((source, (frame.upper() if source == "eski" else frame).format(name)))
    return tuple(rows)


def _cases(word: str) -> SearchStrategy[_Item]:
    """Return a strategy of items that hold a composed word in small letters and in capitals."""
    titled = ((_title(word), _ANY), (word, _ANY), (_upper(word), ("eski",)))
    return st.one_of(_item((word, _ANY), (_upper(word), ("eski",))), _item(*titled))


def _cases_split(word: str) -> SearchStrategy[_Item]:
    """Return a strategy of the same with the capitals decomposed, from the app."""
    capitals = (_split(_upper(word)), _APP)
    return st.one_of(_item((word, _ANY), capitals), _item((_upper(word), ("eski",)), capitals))


@st.composite
def _apart(draw: DrawFn, pair: _Pair) -> _Item:
    """Yield two different names, composed or not, each in capitals or in small letters."""
    forms = []
    for word in pair:
        cased = draw(st.sampled_from((str, str, _upper)))(word)
        forms.append(draw(st.sampled_from((str, str, _split)))(cased))
    return draw(_item(*((form, _sources(form)) for form in forms)))


# Tables

_PLAIN = (
    *("ahmet", "elma", "bulut", "kaplan", "mehmet", "okur", "defter", "kalem", "armut", "deve"),
    *("kartal", "bahar", "sonat", "roman", "masal", "destan", "kumsal", "kaya", "orman", "tepe"),
)


@st.composite
def _plain(draw: DrawFn) -> list[_Row]:
    """Yield a few plain memberships, some of them with one user name."""
    names = draw(st.lists(one_of(_PLAIN), min_size=1, max_size=3, unique=True))
    rows = [(draw(one_of(_ANY)), name) for name in names]
    twice = draw(st.booleans())
    return [*rows, ("eski", names[0].upper())] if twice else rows


@st.composite
def _in_some_order(draw: DrawFn, items: Sequence[_T]) -> list[_T]:
    """Yield all the items, from a drawn one on and with a drawn stride: two draws, however many."""
    count = len(items)
    start = draw(st.integers(0, count - 1))
    strides = [step for step in range(1, count + 1) if gcd(step, count) == 1]
    stride = draw(st.sampled_from(strides))
    return [items[(start + stride * turn) % count] for turn in range(count)]


@st.composite
def _numbered(
    draw: DrawFn, rows: Sequence[_Row], *, least: int = 100_000, most: int = 500_000, turn: int = 1
) -> str:
    """Yield a table of these rows, with numbers that go up, or down with *turn* -1."""
    first = draw(st.integers(least, most))
    step = draw(st.integers(1, 997))
    numbers = [f"{first + step * at:06}" for at in range(len(rows))][::turn]
    return "".join(
        f"{number}\t{source}\t{name}\n"
        for number, (source, name) in zip(numbers, rows, strict=True)
    )


@st.composite
def _table(
    draw: DrawFn,
    entries: SearchStrategy[list[_T]],
    make: Callable[[_T], SearchStrategy[_Item]],
) -> str:
    """Yield a table with an item for each of the entries, all rows in some order."""
    rows = [row for entry in draw(entries) for row in draw(make(entry))]
    return draw(_numbered(draw(_in_some_order([*rows, *draw(_plain())]))))


def _all(entries: Sequence[_T], make: Callable[[_T], SearchStrategy[_Item]]) -> SearchStrategy[str]:
    """Return a strategy of tables that go through a closed list, but for one in four.

    Those have two entries: that is where a search for a smaller table gets to.
    """
    few, whole = 2, len(entries)
    parts = st.tuples(_in_some_order(entries), st.sampled_from((few, whole, whole, whole)))
    return _table(parts.map(lambda part: part[0][: part[1]]), make)


def _some(
    entries: Sequence[_T], make: Callable[[_T], SearchStrategy[_Item]]
) -> SearchStrategy[str]:
    """Return a strategy of tables with a few entries of an open list."""
    return _table(st.lists(one_of(entries), min_size=2, max_size=5, unique=True), make)


# The letters i

_DOTTED = (
    *("deniz", "ibrahim", "izmir", "istanbul", "ipek", "iz", "filiz", "nil", "kiraz", "elif"),
    *("pelin", "serpil", "ekim", "nergis", "iris", "ekin", "demir", "melike", "tekir", "limon"),
)
_DOTLESS = (
    *("ısparta", "kırmızı", "ırmak", "altın", "sarı", "yıldız", "tarık", "sınav", "kıymet", "arı"),
    *("nazlı", "kısmet", "mısra", "rıza", "yakamoz sarı", "kavaklı", "yalnız", "sandık", "satır"),
)
# A word each way: ı and i are letters of their own.
_DOTLESS_AND_DOTTED = (
    *(("ısparta", "isparta"), ("kır", "kir"), ("sınır", "sinir"), ("ılık", "ilik")),
    *(("halı", "hali"), ("sırt", "sirt"), ("tıp", "tip"), ("adı", "adi"), ("alın", "alin")),
    *(("yarı", "yari"), ("mısır", "misir"), ("ırmak", "irmak")),
    *(("sarı", "sari"), ("kısa", "kisa"), ("tarık", "tarik"), ("altın", "altin")),
)
# Names in ASCII that nobody in Turkey would write with ı.
_ASCII = (
    *("admin", "info", "linda", "wiki", "vip", "victoria", "martin", "diana", "simon", "phil"),
    *("kevin", "robin", "alice", "irving", "benjamin", "instagram", "linux", "ian"),
)


def _ascii_item(name: str) -> SearchStrategy[_Item]:
    """Return a strategy of items with a name in ASCII, in both cases: two user names."""
    pair = (name, _ANY), (name.upper(), ("eski", "web"))
    return st.one_of(_item(*pair), _item(*pair, (name.replace("i", "ı"), _ANY)))


# Marks

_TURKISH_CAPITALS = (
    *("çam", "ağaç", "göl", "şahan", "gül", "öykü", "üzüm", "şeker", "doğan", "bahçe", "dağ"),
    *("köy", "kuş"),
)
_LETTERS_SPLIT = (
    *("çam", "ağaç", "göl", "şahan", "gül", "öykü", "üzüm", "şeker", "doğan", "bahçe", "kâr"),
    *("mahkûm", "rüzgâr", "resmî", "millî"),
)
_WITH_I_CIRCUMFLEX = (
    *("resmî", "millî", "dinî", "ilmî", "askerî", "edebî", "ebedî", "ferdî", "hukukî", "tarihî"),
)
_WITH_I_ACCENTED = (
    *("saïd", "naïm", "aïcha", "loïc", "anaïs", "maría", "lucía", "íñigo", "díaz", "rocío"),
    *("forlì", "ísak", "rīga", "zaïre"),
)
_CIRCUMFLEX_OR_NOT = (
    *(("hâlâ", "hala"), ("kâr", "kar"), ("âdet", "adet"), ("âlem", "alem"), ("yâr", "yar")),
    *(("millî", "milli"), ("resmî", "resmi"), ("dinî", "dini"), ("askerî", "askeri")),
    *(("mahkûm", "mahkum"), ("sükût", "sükut"), ("sükûn", "sükun"), ("rüzgâr", "rüzgar")),
)
_TURKISH_OR_ASCII = (
    *(("çam", "cam"), ("ağa", "aga"), ("göl", "gol"), ("şal", "sal"), ("kül", "kul"), ("öz", "oz")),
    *(("çok", "cok"), ("dağ", "dag"), ("şule", "sule"), ("gür", "gur"), ("köy", "koy")),
)
_FOREIGN_OR_PLAIN = (
    *(("josé", "jose"), ("peña", "pena"), ("mäkelä", "makela"), ("åsa", "asa"), ("søren", "soren")),
    *(("łukasz", "lukasz"), ("đorđe", "dorde"), ("čapek", "capek"), ("žana", "zana")),
    *(("æra", "aera"), ("əhməd", "ehmed"), ("андрей", "андреи"), ("rené", "rene")),
    *(("noël", "noel"), ("ñandu", "nandu")),
)
# ż ė ġ ċ and the dotted consonants of the old Irish script.
_DOT_OR_NOT = (
    *(("żaneta", "zaneta"), ("ėglė", "egle"), ("ġorġ", "gorg"), ("ċensu", "censu")),
    *(("ṡean", "sean"), ("roża", "roza"), ("ḃard", "bard"), ("ḋara", "dara"), ("ḟat", "fat")),
    *(("ṁanus", "manus"), ("ṗat", "pat"), ("ṫor", "tor")),
)
_FOREIGN = (
    *("josé", "peña", "noël", "åsa", "mäkelä", "čapek", "žana", "żaneta", "андрей", "rené"),
    *("ñandu", "façade", "ėglė", "zoë", "ольга дей", "hôtel", "fernão", "gődör"),
)
_FOREIGN_CASED = (
    *("josé", "peña", "noël", "åsa", "søren", "łukasz", "đorđe", "čapek", "æra", "əhməd", "þor"),
    *("żaneta", "ольга", "андрей", "жанна", "արամ", "ėglė", "ñandu", "œuvre", "ŋala"),
)
_SHARP_S = ("weiß", "groß", "strauß", "preuß", "voß", "heß", "kloß", "süß", "größe", "roßmann")


def _split_and_whole(word: str) -> SearchStrategy[_Item]:
    """Return a strategy of items that hold a word composed, and decomposed from the app."""
    return _item((word, _ANY), (_split(word), _APP))


def _split_elsewhere(word: str) -> SearchStrategy[_Item]:
    """Return a strategy of items in which a decomposed name has not come from the app."""
    capitals = _upper(word)
    small = _item((word, _ANY), (_split(word), ("web",)))
    return st.one_of(small, _item((capitals, _OTHERS), (_split(capitals), _OTHERS)))


def _cases_elsewhere(word: str) -> SearchStrategy[_Item]:
    """Return a strategy of items in which the capitals have not come from the old program."""
    return _item((word, _ANY), (_upper(word), _ANY))


def _dot_item(pair: _Pair) -> SearchStrategy[_Item]:
    """Return a strategy of items with a dotted letter, in capitals too, and one without a dot."""
    dotted, plain = pair
    capitals = st.sampled_from((str, _split)).map(lambda form: form(_upper(dotted)))
    return st.one_of(
        _apart(pair),
        capitals.flatmap(lambda name: _item((dotted, _ANY), (plain, _ANY), (name, _ANY))),
    )


def _accented_i_item(word: str) -> SearchStrategy[_Item]:
    """Return a strategy of items with a marked i in both cases, composed or not."""
    forms = st.sampled_from((str, _split))
    pair = st.tuples(forms, forms)
    return pair.flatmap(
        lambda form: _item((form[0](word), _ANY), (form[1](_upper(word)), ("eski", "mobil")))
    )


def _sharp_s_item(word: str) -> SearchStrategy[_Item]:
    """Return a strategy of items with ß and what the old program made of it."""
    spelled = word.replace("ß", "ss")
    return st.one_of(
        _item((word, _ANY), (_upper(word), ("eski",))),
        _item((_title(word), _ANY), (spelled, _ANY), (_upper(word), ("eski",))),
    )


# What is told apart

# With what NFKC would make of them.
_COMPATIBLE = (
    *(("romanª", "romana"), ("okurº", "okuro"), ("metre²", "metre2"), ("metre³", "metre3")),
    *(("no¹", "no1"), ("kahve™", "kahvetm"), ("№ 7", "no 7"), ("sonra…", "sonra...")),
    *(("①", "1"), ("okur②", "okur2"), ("kat ⑨", "kat 9"), ("ｏｋｕｒ", "okur"), ("Ａ", "A")),
    *(("５５", "55"), ("100℃", "100°c"), ("㎏", "kg"), ("℡", "tel"), ("ok！", "ok!")),
)
_JOINTS = ("", " ", "  ", ".", "_", "-", "'", "’", "&", ", ", " - ", "__")
_DIGITS = ("1", "2", "7", "34", "07", "007")


@st.composite
def _signs_table(draw: DrawFn) -> str:
    """Yield a table with two words in every kind of joint, and with digits after them."""
    first, second = draw(st.lists(one_of(_PLAIN), min_size=2, max_size=2, unique=True))
    names = [first + joint + second for joint in draw(_in_some_order(_JOINTS))]
    names += [second + digits for digits in draw(_in_some_order(_DIGITS))]
    cases = draw(st.sampled_from((str, str.upper, str.title)))
    same = (("web", first), ("eski", first.upper()))
    rows = [(draw(one_of(_sources(name))), name) for name in map(cases, names)]
    return draw(_numbered(draw(_in_some_order([*rows, *same]))))


# Groups

_FULL_NAMES = (
    *("ışıl ibrahimoğlu", "şükrü çınar", "çiğdem yıldız", "ibrahim ışık", "gülçin ağrı"),
    *("özgür şimşek", "ıtır güneş", "yiğit öztürk", "fıstıkçı şahap", "içöz ığdır", "çağrı inci"),
)


@st.composite
def _several_table(draw: DrawFn) -> str:
    """Yield a table with one or two user names written in three to six ways."""
    rows: list[_Row] = []
    for name in draw(st.lists(one_of(_FULL_NAMES), min_size=1, max_size=2, unique=True)):
        cased = (name, _upper(name), " ".join(map(_title, name.split())))
        forms = (*cased, *map(_split, cased))
        chosen = draw(st.lists(one_of(forms), min_size=3, max_size=6, unique=True))
        rows += [(draw(one_of(_sources(form))), form) for form in chosen]
    return draw(_numbered(draw(_in_some_order([*rows, *draw(_plain())]))))


def _twice(name: str) -> tuple[_Row, _Row]:
    return ("web", name), ("eski", name.upper())


_plain_names = st.lists(one_of(_PLAIN), min_size=5, max_size=9, unique=True)


@st.composite
def _ordered_table(draw: DrawFn) -> str:
    """Yield a table whose first groups end last and are last in the alphabet."""
    one, *names = draw(_plain_names)
    groups = [_twice(name) for name in sorted(names[:3], reverse=True)]
    rows = [first for first, _ in groups] + [second for _, second in reversed(groups)]
    at = draw(st.integers(0, len(rows)))
    return draw(_numbered([*rows[:at], ("mobil", one), *rows[at:]]))


@st.composite
def _descending_table(draw: DrawFn) -> str:
    """Yield a table whose member numbers go down."""
    names = draw(_plain_names)
    rows = [row for name in names[:2] for row in _twice(name)]
    rows += [("mobil", name) for name in names[2:]]
    return draw(_numbered(draw(_in_some_order(rows)), turn=-1))


@st.composite
def _far_apart_table(draw: DrawFn) -> str:
    """Yield a table in which something stands between any two with one user name."""
    one, *names = draw(_plain_names)
    first, second = _twice(one)
    between = draw(st.integers(1, len(names)))
    others = [(draw(one_of(_ANY)), name) for name in names]
    return draw(_numbered([first, *others[:between], second, *others[between:]]))


@st.composite
def _same_spelling_table(draw: DrawFn) -> str:
    """Yield a table in which a name occurs twice as it is, and more often another way."""
    name = draw(one_of((*_TURKISH_CAPITALS, *_PLAIN, *_DOTTED, *_DOTLESS)))
    form = draw(st.sampled_from((str, _upper, _title)))(name)
    sources = draw(st.lists(one_of(_sources(form)), min_size=2, max_size=3))
    rows = [*((source, form) for source in sources), *draw(_plain())]
    return draw(_numbered(draw(_in_some_order(rows))))


@st.composite
def _no_duplicates_table(draw: DrawFn) -> str:
    """Yield a table without duplicates."""
    names = draw(st.lists(one_of(_PLAIN), min_size=1, max_size=6, unique=True))
    cased = [draw(st.sampled_from((str, str.upper, str.title)))(name) for name in names]
    return draw(_numbered([(draw(one_of(_sources(name))), name) for name in cased]))


@st.composite
def _zeros_table(draw: DrawFn) -> str:
    """Yield a table whose member numbers begin with zeros."""
    names = draw(_plain_names)
    rows = [row for name in names[:2] for row in _twice(name)]
    rows += [("mobil", name) for name in names[2:]]
    order = draw(_in_some_order(rows))
    return draw(_numbered(order, least=1, most=80_000))


RULES: dict[str, SearchStrategy[str]] = {
    "dotted-capital": _some(_DOTTED, _cases),
    "dotless-capital": _some(_DOTLESS, _cases),
    "i-pair-apart": _all(_DOTLESS_AND_DOTTED, _apart),
    "ascii-names": _all(_ASCII, _ascii_item),
    "dotted-decomposed": _some(_DOTTED, _cases_split),
    "circumflex-i": _all(_WITH_I_CIRCUMFLEX, _accented_i_item),
    "accented-i": _all(_WITH_I_ACCENTED, _accented_i_item),
    "turkish-capitals": _all(_TURKISH_CAPITALS, _cases),
    "turkish-decomposed": _all(_LETTERS_SPLIT, _split_and_whole),
    "turkish-capitals-decomposed": _all(_TURKISH_CAPITALS, _cases_split),
    "foreign-capitals": _all(_FOREIGN_CASED, _cases),
    "foreign-decomposed": _all(_FOREIGN, _split_and_whole),
    "sharp-s": _all(_SHARP_S, _sharp_s_item),
    "any-source-decomposed": _all(_TURKISH_CAPITALS, _split_elsewhere),
    "any-source-case": _some(_PLAIN, _cases_elsewhere),
    "turkish-letters-kept": _all(_TURKISH_OR_ASCII, _apart),
    "circumflex-kept": _all(_CIRCUMFLEX_OR_NOT, _apart),
    "foreign-marks-kept": _all(_FOREIGN_OR_PLAIN, _apart),
    "dot-above-kept": _all(_DOT_OR_NOT, _dot_item),
    "compatibility-kept": _all(_COMPATIBLE, _apart),
    "signs-kept": _signs_table(),
    "same-spelling": _same_spelling_table(),
    "several": _several_table(),
    "far-apart": _far_apart_table(),
    "group-order": _ordered_table(),
    "member-order": _descending_table(),
    "number-kept": _zeros_table(),
    "no-duplicates": _no_duplicates_table(),
}

QUOTA = 10
