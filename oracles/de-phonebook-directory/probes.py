"""Probes of ``de-phonebook-directory``: lists of extensions that one rule decides above all.

Every strategy in `RULES` yields a whole list. What is decisive comes in *items*, a few entries that
the rule puts in a certain order: a spelling between two others of the same name, whose given names
go up, or a name between two that stand just before and just after it. Closed lists are gone through
in whole (`CLOSED`). Lines and numbers are in orders of their own, unless the number decides or
would hide that something else does not. Every list ends under Z, so that whatever a script
remembers of one list shows in a list that begins there.
Whether a name is composed or not is never left to this file's editor.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import directory

from localeops.tasks.strategies import in_some_order, one_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = directory

_Row = tuple[str, str]  # surname with its prefixes, given names with titles
_Item = tuple[_Row, ...]  # in the order of the directory
_Names = tuple[str, ...]


def _composed(name: str) -> str:
    return unicodedata.normalize("NFC", name)


def _split(name: str) -> str:
    """Return a name as a Mac stores it: marks apart from their letters."""
    return unicodedata.normalize("NFD", name)


# Lists

# Given names in the order of the directory, whichever way one sorts.
_GIVEN = (
    *("Anna Bernd Clara Dirk", "Britta Carsten Dora Erik", "Frank Gisela Heiko Ingrid"),
    *("Jan Karin Lars Maria", "Nils Olga Paul Rita", "Sven Tanja Udo Vera"),
    *("Arne Birgit Claus Dagmar", "Eva Fritz Gerda Hanno", "Ida Jonas Klara Ludwig"),
    *("Malte Nora Otto Petra", "Ralf Sabine Till Ulla", "Viktor Wiebke Xenia Yvonne"),
)
# The same for entries with titles: no word of a title is between these.
_GIVEN_BEFORE_C = ("Achim Arne Beate", "Albert Almut Bianca", "Anke Astrid Boris")
_PLAIN = (
    *(("Hansen", "Wiebke"), ("Richter", "Torsten"), ("Vogel", "Ines"), ("Lehmann", "Kurt")),
    *(("Winkler", "Astrid"), ("Franke", "Holger"), ("Pohl", "Simone"), ("Kern", "Marion")),
)
_LAST = (
    *(("Zwick", "Hartmut"), ("Zander", "Beate"), ("Zeidler", "Jost"), ("Zimmermann", "Karola")),
    *(("Zöllner", "Max"), ("Zumbusch", "Irene")),
)


@st.composite
def _list(
    draw: DrawFn,
    items: Callable[[int], Sequence[_Item]],
    *,
    numbered: str = "",
    plain: int = 3,
) -> str:
    """Yield a list with these items and some plain entries, all of them in some order.

    Args:
        draw: What Hypothesis hands in.
        items: Gives the items, for a number that changes their given names.
        numbered: "up" if the numbers go up within each item, from one that begins with a zero; the
            lines within every second item go down before they are put in some order. "down" if the
            numbers go down, so that they never put right what a rule has not. "" for some order.
        plain: How many plain entries there are at most, beside one under Z.
    """
    made = items(draw(st.integers(0, len(_GIVEN) - 1)))
    others = draw(st.lists(one_of(_PLAIN), max_size=plain, unique=True))
    others.append(draw(one_of(_LAST)))
    rows = [row for item in made for row in item] + others
    step = draw(st.integers(1, 8000 // len(rows)))
    lowest, highest = (100, 999) if numbered == "up" else (1000, 9999 - step * len(rows))
    first = draw(st.integers(lowest, highest))
    numbers = [first + step * at for at in range(len(rows))]
    if numbered == "down":
        numbers.reverse()
    elif not numbered:
        numbers = draw(in_some_order(numbers))
    lines = [f"{n:04}\t{name}\t{given}\n" for n, (name, given) in zip(numbers, rows, strict=True)]
    if numbered == "up":
        lines = _every_second_reversed(lines, made)
    return "".join(draw(in_some_order(lines)))


def _every_second_reversed(lines: list[str], items: Sequence[_Item]) -> list[str]:
    """Return the lines with those of every second item the other way round."""
    turned: list[str] = []
    for at, item in enumerate(items):
        mine = lines[len(turned) : len(turned) + len(item)]
        turned += mine[::-1] if at % 2 else mine
    return turned + lines[len(turned) :]


def _with_given(
    entries: Sequence[_Names], givens: Sequence[str] = _GIVEN
) -> Callable[[int], list[_Item]]:
    """Return what makes items of surnames that count as the same: their given names go up."""

    def items(start: int) -> list[_Item]:
        return [
            tuple(zip(names, givens[(start + at) % len(givens)].split(), strict=False))
            for at, names in enumerate(entries)
        ]

    return items


def _given_going_down(entries: Sequence[_Names]) -> Callable[[int], list[_Item]]:
    """Return what makes items of surnames in their order: their given names go down."""

    def items(start: int) -> list[_Item]:
        return [
            tuple(zip(names, _GIVEN[(start + at) % len(_GIVEN)].split()[::-1], strict=False))
            for at, names in enumerate(entries)
        ]

    return items


def _same_surname(
    entries: Sequence[tuple[str, _Names]],
) -> Callable[[int], list[_Item]]:
    """Return what makes items of a surname and given names in their order."""
    return lambda _: [tuple((surname, given) for given in givens) for surname, givens in entries]


def _pairs(text: str) -> list[_Names]:
    """Return pairs of spellings, the second without anything special: ``Weiß=Weiss``."""
    pairs: list[_Names] = [tuple(pair.replace("_", " ").split("=")) for pair in text.split()]
    return pairs


def _between(pairs: Sequence[_Names], form: Callable[[str], str] = _composed) -> list[_Names]:
    """Return each spelling between two plain ones."""
    return [(plain, form(name), plain) for name, plain in pairs]


def _in_both_cases(pairs: Sequence[_Names], form: Callable[[str], str] = _composed) -> list[_Names]:
    """Return each spelling, in capitals too, between two plain ones."""
    return [(plain, form(name), form(name.upper()), plain) for name, plain in pairs]


def _forms(entries: Sequence[_Names], at: int = 1) -> _Names:
    """Return what stands at a place of every entry."""
    return tuple(entry[at] for entry in entries)


# Umlauts: a name just before, the name, and a name just after it

_UMLAUT_EXPANDED: list[_Names] = [
    *(
        ("Hadler", "Häfner", "Haffner"),
        ("Kader", "Kärcher", "Kafka"),
        ("Badura", "Bäumler", "Bahr"),
    ),
    *(("Schadow", "Schäuble", "Schaffner"), ("Adler", "Ärmel", "Affolter")),
    *(("Modrow", "Möller", "Moffat"), ("Bodmer", "Börner", "Bofinger"), ("Jodl", "Jörns", "John")),
    *(("Odenthal", "Özkan", "Offermann"), ("Odermatt", "Öttinger", "Ofner")),
    *(("Mudra", "Müller", "Muffler"), ("Budde", "Bürger", "Buhl"), ("Ludwig", "Lührs", "Luft")),
    *(("Udet", "Übelhör", "Uffmann"), ("Udinger", "Ünver", "Uhl")),
]
_UMLAUTS = _pairs(
    "Schäfer=Schaefer Jäger=Jaeger Bäcker=Baecker Äschbach=Aeschbach Mäkelä=Maekelae "
    "Möller=Moeller Köhler=Koehler Böhm=Boehm Özdemir=Oezdemir Sjöberg=Sjoeberg "
    "Müller=Mueller Krüger=Krueger Günther=Guenther Übler=Uebler Gül=Guel "
    "Öztürk=Oeztuerk Järvinen=Jaervinen Ünal=Uenal Görgülü=Goerguelue Ärlig=Aerlig"
)
_UMLAUT_EQUAL = _between(_UMLAUTS)
_UMLAUT_DECOMPOSED = [(plain, _split(name), name) for name, plain in _UMLAUTS]
_UMLAUT_CAPITALS = [
    *((plain, name.upper(), plain.upper()) for name, plain in _UMLAUTS),
    *((plain, _split(name.upper()), plain.upper()) for name, plain in _UMLAUTS[::3]),
]
_UMLAUT_GIVEN = [
    *(("Harms", ("Jodok", "Jörg", "Johann")), ("Ebert", ("Juan", "Jürgen", "Juliane"))),
    *(("Ritter", ("Gudrun", "Günter", "Guido")), ("Krause", ("Sina", "Sören", "Sofia"))),
    *(("Peters", ("Kadir", "Käthe", "Kai")), ("Yilmaz", ("Odette", "Ömer", "Olaf"))),
    *(("Wulff", ("Godehard", "Götz", "Goran")), ("Tekin", ("Udo", "Ümit", "Ugur"))),
    *(("Lorenz", ("Adrian", "Änne", "Afra")), ("Polat", ("Ludger", "Lütfi", "Luigi"))),
    *(("Brinkmann", ("Joerg", "Jörg Anton", "Joerg Bernd")),),
    *(("Ahrens", ("Guenter", "Günter Karl", "Guenter Otto")),),
    *(("Seidel", ("Baerbel", _split("Bärbel Eva"), "Baerbel Ute")),),
]
_SHARP_S = _between(
    _pairs(
        "Weiß=Weiss Groß=Gross Strauß=Strauss Preuß=Preuss Voß=Voss Heß=Hess Roßmann=Rossmann "
        "Meißner=Meissner Süß=Suess WEIß=WEISS GROẞ=Gross STRAUẞ=STRAUSS MEIẞNER=Meissner"
    )
)
# Different names in their order, whatever their given names.
_BASE_APART: list[_Names] = [
    *(("Müller", "Muller"), ("Moeller", "Moller"), ("Schäffer", "Schaffer"), ("Haertel", "Hartel")),
    *(("Bauer", "Baur"), ("Sauer", "Saur"), ("Mauer", "Maur"), ("Michael", "Michal")),
    *(("Duell", "Dull"), ("Böhme", "Bohme"), ("Treu", "Treue"), ("Poetsch", "Potsch")),
    *(("Götte", "Gotte"), ("Uding", "Ueding"), ("Achter", "Aechter"), ("Oehm", "Ohm")),
]


# Marks that are no umlauts

_DIAERESIS = _pairs(
    "Noël=Noel Citroën=Citroen Zoëga=Zoega Staël=Stael Raphaël=Raphael NOËL=NOEL Saïdi=Saidi "
    "Naïm=Naim Haïdar=Haidar Aïssa=Aissa SAÏDI=Saidi Croÿ=Croy Louÿs=Louys CROŸ=CROY"
)
_DOUBLE_ACUTE = _pairs(
    "Szőke=Szoke Erdős=Erdos Győri=Gyori Petőfi=Petofi Őry=Ory ERDŐS=Erdos Szűcs=Szucs "
    "Fűzfa=Fuzfa Gyűrűs=Gyurus Űrhegyi=Urhegyi SZŰCS=SZUCS Kőszegi=Koszegi"
)
# Letters of the alphabets from Portuguese to Turkish, and of Vietnamese.
_MARKS = _pairs(
    "Dupré=Dupre Élie=Elie Lefèvre=Lefevre Têtu=Tetu Horváth=Horvath Álvarez=Alvarez "
    "Calà=Cala Bâlc=Balc Magalhães=Magalhaes Åkesson=Akesson Ås=As Zając=Zajac "
    "Năstase=Nastase Kārlis=Karlis Çelik=Celik Gonçalves=Goncalves Petrović=Petrovic "
    "Čapek=Capek Kovač=Kovac Ċini=Cini Ďurica=Durica Gęsicki=Gesicki Němec=Nemec "
    "Bērziņš=Berzins Gražytė=Grazyte Erdoğan=Erdogan Ģirts=Girts Ġatt=Gatt García=Garcia "
    "Íñigo=Inigo Forlì=Forli Lemaître=Lemaitre Kīsis=Kisis Įrius=Irius Ķirsis=Kirsis "
    "Ľupták=Luptak Ļaudis=Laudis Vĺčan=Vlcan Kamiński=Kaminski Koňař=Konar Muñoz=Munoz "
    "Ozoliņš=Ozolins López=Lopez Côté=Cote Nicolò=Nicolo Simões=Simoes Dvořák=Dvorak "
    "Říha=Riha Vŕba=Vrba Świt=Swit Šimek=Simek Şahin=Sahin Ionașcu=Ionascu Țurcanu=Turcanu "
    "Šťastný=Stastny Núñez=Nunez Kubů=Kubu Žukauskas=Zukauskas Būda=Buda Vaičiūnas=Vaiciunas "
    "Krųnas=Krunas Lebrûn=Lebrun Bùi=Bui Novotný=Novotny Ýmir=Ymir Źródło=Zrodlo "
    "Różycki=Rozycki Žižka=Zizka Ŵyn=Wyn Ŷnys=Ynys Nguyễn=Nguyen Trần=Tran Phạm=Pham Hồ=Ho "
    "Dương=Duong Ngô=Ngo Lữ=Lu Đỗ=Do Võ=Vo Vũ=Vu Lê=Le"
)
_STROKE = _between(
    _pairs(
        "Łukasik=Lukasik Wałęsa=Walesa Pawłowski=Pawlowski Kołodziej=Kolodziej PAWŁOWSKI=PAWLOWSKI "
        "Øster=Oster Sørensen=Sorensen Jørgensen=Jorgensen SØRENSEN=SORENSEN Ørsted=Orsted "
        "Đukić=Dukic Đorđević=Dordevic Anđelić=Andelic Đặng=Dang ANĐELIĆ=Andelic"
    )
)
_DOTLESS = _pairs(
    "Yıldız=Yildiz Işık=Isik Aydın=Aydin Kılıç=Kilic Çakır=Cakir Altıntaş=Altintas Sarı=Sari "
    "Ilıcalı=Ilicali YILDIZ=Yildiz KILIÇ=KILIC Pınar=Pinar"
)
_DOTTED = _pairs("İnce=Ince İlhan=Ilhan İbrahimi=Ibrahimi DEMİR=DEMIR")
_TURKISH_I = [*_between(_DOTLESS), *_between(_DOTTED), *_between(_DOTTED, _split)]
_LIGATURE = _between(
    _pairs(
        "Kjær=Kjaer Sæther=Saether Ægir=Aegir KJÆR=KJAER Æbelø=Aebelo Cœuret=Coeuret "
        "Lebœuf=Leboeuf Œuvrard=Oeuvrard LEBŒUF=LEBOEUF Kjærgaard=Kjaergaard"
    )
)
_CASE = _between(
    _pairs(
        "McDonald=Mcdonald MacArthur=Macarthur DeVries=Devries LeFort=Lefort PETERSEN=Petersen "
        "HOFFMANN=Hoffmann SCHULZ=Schulz VanDyke=Vandyke NEUMANN=Neumann McAllister=MCALLISTER"
    )
)


# Words

_HYPHEN_WORD: list[_Names] = [
    *(("Jans", "Jans-Wolf", "Jansen"), ("Schmid", "Schmid-Weber", "Schmidt")),
    *(("Kram", "Kram-Vogt", "Kramer"), ("Beck", "Beck-Zorn", "Becker")),
    *(("Brand", "Brand-Wirth", "Brandt"), ("Stein", "Stein-Wolf", "Steiner")),
    *(("Berg", "Berg-Zimmer", "Berger"), ("Groß", "Gross-Winter", "Großmann")),
    *(("Böhm", "Boehm-Vogel", "Böhmer"), ("Lang", "Lang-Ziegler", "Langer")),
]
_HYPHEN_SPACE: list[_Names] = [
    (f"{one}-{two}", f"{one} {two}", f"{one}-{two}")
    for one, two in (
        *(("Alvarez", "Soto"), ("Moreno", "Ruiz"), ("Ortega", "Vidal"), ("Lima", "Santos")),
        *(("Castro", "Vega"), ("Pinto", "Ferreira"), ("Meyer", "Abich"), ("Ramos", "Zapata")),
        *(("Schulz", "Kampe"), ("Pardo", "Saez")),
    )
]
_HYPHEN_GIVEN = [
    *(("Harms", ("Anna", "Anna-Zoe", "Annabel")), ("Ebert", ("Hans", "Hans-Werner", "Hansine"))),
    *(("Ritter", ("Karl", "Karl-Uwe", "Karla")), ("Krause", ("Eva", "Eva-Ulrike", "Evamaria"))),
    *(("Peters", ("Jan", "Jan-Ole", "Jana")), ("Lorenz", ("Paul", "Paul-Simon", "Paula"))),
    *(("Wulff", ("Ann", "Ann-Sophie", "Anna")), ("Seidel", ("Jo", "Jo-Peter", "Joachim"))),
    *(("Ahrens", ("Marie", "Marie-Luise", "Mariele")),),
    *(("Brinkmann", ("Hans-Jan", "Hans Jörg", "Hans-Otto", "Hanso")),),
    *(("Thomsen", ("Karl Otto Alf", "Karl-Otto Bernd", "Karl Otto Zeno")),),
    *(("Gerdes", ("Anna Maria Luise Antje", "Anna-Maria Luise Britta", "Anna Maria Luise Zoe")),),
]
# The given names go down, as all surnames differ.
_SURNAME_FIRST: list[_Names] = [
    *(("Kuhn", "Kuhn-Adam"), ("Horn", "Horn-Beyer"), ("Wolf", "Wolf-Arnold"), ("Roth", "Roth-Ast")),
    *(("Müller", "Mueller-Abel"), ("Schütz", "Schütz-Alber"), ("Busch", "Busch-Baum")),
    *(("Graf", "Graf-Arend"), ("Weiß", "Weiss-Albers"), ("Kraus", "Kraus Bach")),
]
_APOSTROPHE: list[_Names] = [
    (plain, name.replace("’", "'"), name, plain)
    for name, plain in _pairs(
        "O’Brien=Obrien O’Neill=Oneill D’Angelo=Dangelo D’Amico=Damico N’Diaye=Ndiaye M’Baye=Mbaye "
        "L’Hommel=Lhommel Dell’Acqua=Dellacqua O’CONNOR=OCONNOR D’Agata=Dagata"
    )
]


# Prefixes and titles

_PREFIXED = (
    *("von Linden", "vom Bruch", "von der Heide", "von dem Hagen", "von den Driesch", "zu Wied"),
    *("von und zu Gilsa", "zum Felde", "zur Horst", "am Ende", "im Brahm", "auf der Mauer"),
    *("aus dem Moore", "aus der Wiesche", "an der Heiden", "in der Stroth", "van Bergen"),
    *("van der Kamp", "van den Bosch", "van de Velde", "ten Brink", "ter Veen", "op de Hipt"),
    *("de Vries", "de la Tour", "de los Rios", "du Pont", "del Rio", "della Porta", "di Luca"),
    *("da Costa", "dos Reis", "von und zu der Tann", "von Bülow-Rieck", "de la Cruz Moreno"),
    *("von McDonald", "van DeWit", "von BERG", "von ÖTTINGEN", "van der MEER"),
)
# A name for every capital of the other lists that is not among A to Z.
_BY_CAPITAL = {
    _composed(name)[0]: (_composed(name), plain)
    for name, plain in (
        *(*_UMLAUTS, *_DOUBLE_ACUTE, *_MARKS, *_DOTTED),
        *((name, plain) for plain, name, _ in (*_STROKE, *_LIGATURE)),
        *_pairs("Öttingen=Oettingen"),
    )
    if not _composed(name)[0].isascii()
}
_PREFIX_IGNORED: list[_Names] = [
    *((name, full, name) for full in _PREFIXED for name in [re.sub("^([a-z]+ )+", "", full)]),
    *(
        (plain, f"{('von', 'van', 'de')[at % 3]} {name}", plain)
        for at, (name, plain) in enumerate(_BY_CAPITAL.values())
    ),
]
_ELIDED = (
    *("Ester", "Alquen", "Heureuse", "Orville", "Elsa", "Ivernois", "Oleire", "Arrest"),
    *("Écluse", "Île", "Œuvrard", "Öttingen", "Aubigny Meyer", "Hautefort-Lenz"),
)
_PREFIX_ELIDED: list[_Names] = [
    *((name, f"d'{name}", f"d’{name}", name) for name in map(_composed, _ELIDED)),
    ("Elsa", "von d'Elsa", "von d’Elsa", "Elsa"),
    ("Arcy", "von und zu d'Arcy", "von und zu d’Arcy", "Arcy"),
]
_PREFIX_CAPITAL: list[_Names] = [
    *(("Volz", "Von Arx", "Vonhoff"), ("Dander", "De Luca", "Deger")),
    *(("Dewald", "Di Stefano", "Dick"), ("Vallendar", "Van Houten", "Vandree")),
    *(("Tell", "Ten Brink", "Tenner"), ("Zunker", "Zur Mühlen", "Zurek")),
    *(("Volz", "Vonnegut", "Vonstein"), ("Vandree", "Vanek", "Vanselow")),
    *(("Zuber", "Zumwinkel", "Zunker"), ("Dander", "Decker", "Dehn"), ("Amann", "Amberg", "Amend")),
    *(
        ("Imbach", "Imhoff", "Immel"),
        ("Dally", "Damm", "Dander"),
        ("Vollmer", "Vomberg", "Von Ahn"),
    ),
    *(("Dander", "von D'Angelo", "Daniel"), ("Dander", "de D’Angelis", "Daniel")),
]
_PARTICLE_INSIDE: list[_Names] = [
    *(
        ("Meyer-Wolf", "Meyer zu Bentrup", "Meyerhof"),
        ("Schulze Wulf", "Schulze zur Aa", "Schulzer"),
    ),
    *(
        ("Ortega-Vidal", "Ortega y Gasset", "Ortegado"),
        ("Kleine-Heck", "Kleine im Brahm", "Kleiner"),
    ),
    *(
        ("Lopes Costa", "Lopes da Silva", "Lopes Moreira"),
        ("Pinto Cruz", "Pinto de Sousa", "Pintor"),
    ),
    *(
        ("Niemann-Unger", "Niemann von Alten", "Niemanns"),
        ("Große Ast", "Große auf der Heide", "Grossert"),
    ),
    *(
        ("Pinto de Castro", "Pinto de Sousa"),
        ("Kleine auf der Heide", "Kleine auf der Wiese"),
        ("Schulte auf der Heide-Abel", "Schulte auf der Heide-Zorn"),
    ),
    *(
        ("Meyer Berg", "Meyer d'Alquen", "Meyer Ernst"),
        ("Simon Beer", "Simon d’Orville", "Simon Ebel"),
    ),
]
_TITLES = (
    *("Dr.", "Prof.", "Prof. Dr.", "Dr. med.", "Dr.-Ing.", "Dipl.-Ing.", "Dipl.-Kffr.", "Mag."),
    *("Dr. h. c.", "Ing.", "Dr. rer. nat.", "Prof. Dr. Dr.", "Prof. Dr. med. habil."),
    *("Prof. Dr. rer. nat.", "Prof. Dr. rer. nat. habil.", "Prof. Dr.-Ing. Dr. h. c. mult."),
)


def _titled(start: int) -> list[_Item]:
    """Return items in which the second entry has a title."""
    items = []
    for at, title in enumerate(_TITLES):
        one, two, three = _GIVEN_BEFORE_C[(start + at) % len(_GIVEN_BEFORE_C)].split()
        surname = _PREFIXED[at].split()[-1]
        items.append(((surname, one), (surname, f"{title} {two}"), (surname, three)))
    return items


# Entries with the same name and given name
_SAME: list[_Item] = [
    (("Müller", "Jürgen"), ("Mueller", "Juergen"), ("MÜLLER", "JÜRGEN")),
    (("Weiss", "René"), ("Weiß", "Rene"), ("Weiss", "Rene")),
    (("von Berg", "Uta"), ("Berg", "Uta"), ("vom Berg", "Uta")),
    (("Linden", "Joris"), ("van der Linden", "Joris"), ("Linden", "Joris")),
    (("d'Ester", "Ida"), ("Ester", "Ida"), ("d’Ester", "Ida")),
    (("Alvarez-Soto", "Ida"), ("Alvarez Soto", "Ida"), ("Alvarez-Soto", "Ida")),
    (("Soerensen", "Æbbe"), ("Sörensen", "Aebbe"), ("Soerensen", "AEBBE")),
    (("Schmidt", "Anna-Lena"), ("Schmidt", "Anna Lena"), ("Schmidt", "Anna-Lena")),
    (("Kern", "Dr. Hilde"), ("Kern", "Hilde"), ("Kern", "Prof. Dr. Hilde")),
    (("O'Hara", "Sean"), ("O’Hara", "Sean"), ("OHARA", "SEAN")),
    (("Yildiz", "Can"), ("Yıldız", "Can"), ("YILDIZ", "CAN")),
    (("Schulz", "Petra"), ("Schulz", "Petra"), ("Schulz", "Petra")),
    (("Koehler", "Jörg"), (_split("Köhler"), "Joerg"), ("Köhler", _split("Jörg"))),
    (("Noël", "Zoë"), ("Noel", "Zoe"), (_split("Noël"), _split("Zoë"))),
]


# What is printed

_HEADED = (
    *("Ärmel", "Åkesson", "Çelik", "Đukić", "Élie", "d'Esse", "von Gahlen", "İnce", "Łukasik"),
    *("Ñanco", "Özkan", "Øster", "Œuvrard", "O’Brien", "Šimek", "Şahin", "Übelhör", "Žižka"),
    *("zu Knyphausen", "ten Brink", "Quandt", "Xylander", "Wirth", "Juhl", "de Fries", "Voß"),
)
_HEADED_SPLIT = ("Äbi", "Ödman", "Ünal", "Świt", "Říha", "Ýmir")
_AS_GIVEN = (
    *("Müller", "Szőke", "Noël", "Dvořák", "Öztürk", "Nguyễn", "Şahin", "Groß", "Lebœuf", "Ås"),
    *("García-López", "Übelhör"),
)


def _headed(start: int) -> list[_Item]:
    """Return items of one entry each, many of them alone under their letter."""
    names = (*_HEADED, *map(_split, _HEADED_SPLIT))
    givens = _GIVEN[start].split()
    return [((name, givens[at % len(givens)]),) for at, name in enumerate(names)]


def _under_z(start: int) -> list[_Item]:
    """Return items of one entry each that leave no letter but Z."""
    givens = _GIVEN[start].split()
    return [(("Zabel", givens[0]),), (("von Zech", givens[1]),), (("Žižka", givens[2]),)]


def _kept(start: int) -> list[_Item]:
    """Return items of one entry each: names taken apart and not, in capitals too."""
    givens = ("Jörg", _split("Jörg"), _split("René"), "Zoë", _split("Zoë"), "JÜRGEN")
    forms = [form for name in _AS_GIVEN for form in (_split(name), name, _split(name.upper()))]
    return [((name, givens[(start + at) % len(givens)]),) for at, name in enumerate(forms)]


RULES: dict[str, SearchStrategy[str]] = {
    "umlaut-expanded": _list(_given_going_down(_UMLAUT_EXPANDED)),
    "umlaut-equal": _list(_with_given(_UMLAUT_EQUAL)),
    "umlaut-decomposed": _list(_with_given(_UMLAUT_DECOMPOSED)),
    "umlaut-capitals": _list(_with_given(_UMLAUT_CAPITALS)),
    "umlaut-given": _list(_same_surname(_UMLAUT_GIVEN)),
    "sharp-s": _list(_with_given(_SHARP_S)),
    "base-apart": _list(_given_going_down(_BASE_APART)),
    "diaeresis-other": _list(_with_given([*_between(_DIAERESIS), *_between(_DIAERESIS, _split)])),
    "double-acute": _list(
        _with_given([*_between(_DOUBLE_ACUTE), *_between(_DOUBLE_ACUTE, _split)])
    ),
    "mark-dropped": _list(_with_given(_in_both_cases(_MARKS))),
    "mark-decomposed": _list(_with_given(_in_both_cases(_MARKS, _split))),
    "stroke": _list(_with_given(_STROKE)),
    "turkish-i": _list(_with_given(_TURKISH_I)),
    "ligature": _list(_with_given(_LIGATURE)),
    "case": _list(_with_given(_CASE)),
    "hyphen-word": _list(_given_going_down(_HYPHEN_WORD)),
    "hyphen-space": _list(_with_given(_HYPHEN_SPACE)),
    "hyphen-given": _list(_same_surname(_HYPHEN_GIVEN), numbered="down"),
    "surname-first": _list(_given_going_down(_SURNAME_FIRST)),
    "apostrophe": _list(_with_given(_APOSTROPHE)),
    "prefix-ignored": _list(_with_given(_PREFIX_IGNORED)),
    "prefix-elided": _list(_with_given(_PREFIX_ELIDED)),
    "prefix-capital": _list(_given_going_down(_PREFIX_CAPITAL)),
    "particle-inside": _list(_given_going_down(_PARTICLE_INSIDE)),
    "title": _list(_titled),
    "extension": _list(lambda _: _SAME, numbered="up"),
    "heading": _list(_headed, plain=0),
    "heading-each": _list(_under_z, plain=0),
    "name-as-given": _list(_kept),
}

QUOTA = 10

# What every probe of a rule must hold.
CLOSED: dict[str, tuple[str, ...]] = {
    "umlaut-expanded": _forms(_UMLAUT_EXPANDED),
    "umlaut-equal": _forms(_UMLAUT_EQUAL),
    "umlaut-decomposed": _forms(_UMLAUT_DECOMPOSED),
    "umlaut-capitals": _forms(_UMLAUT_CAPITALS),
    "sharp-s": _forms(_SHARP_S),
    "diaeresis-other": (*_forms(_DIAERESIS, 0), *map(_split, _forms(_DIAERESIS, 0))),
    "double-acute": (*_forms(_DOUBLE_ACUTE, 0), *map(_split, _forms(_DOUBLE_ACUTE, 0))),
    "mark-dropped": _forms(_MARKS, 0),
    "mark-decomposed": tuple(map(_split, _forms(_MARKS, 0))),
    "stroke": _forms(_STROKE),
    "turkish-i": _forms(_TURKISH_I),
    "ligature": _forms(_LIGATURE),
    "hyphen-given": tuple(f"\t{given}\n" for _, givens in _HYPHEN_GIVEN for given in givens),
    "apostrophe": (*_forms(_APOSTROPHE), *_forms(_APOSTROPHE, 2)),
    "prefix-ignored": tuple(f"\t{name}\t" for name in _forms(_PREFIX_IGNORED)),
    "prefix-elided": tuple(
        f"\t{name}\t" for name in (*_forms(_PREFIX_ELIDED), *_forms(_PREFIX_ELIDED, 2))
    ),
    "prefix-capital": tuple(f"\t{name}\t" for name in _forms(_PREFIX_CAPITAL)),
    "particle-inside": tuple(f"\t{name}\t" for name in _forms(_PARTICLE_INSIDE)),
    "title": tuple(f"\t{title} " for title in _TITLES),
}
