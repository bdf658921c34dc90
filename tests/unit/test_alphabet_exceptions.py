"""The stems of exceptions: inflected words that did not go into them, and how they are checked.

The words are inflected here by the paradigms of the grammar, from lemmas and a division by hand:
"|" stands where two letters meet that are two. Words without one stay whole, so a stem that is too
short would be found here as well as one that is missing.
"""

from __future__ import annotations

import functools
import re

import pytest

from localeops import alphabet
from localeops._gen import digraph_exceptions as generator
from localeops._tables import digraph_exceptions as table

# Endings of declension and conjugation, each set without repetition.
FEMININE = ["a", "e", "i", "u", "o", "om", "ama"]  # nouns in -a
MASCULINE = ["", "a", "u", "om", "e", "i", "ima"]  # nouns in a hard consonant
SOFT = ["", "a", "u", "em", "i", "ima", "e"]  # nouns in a soft consonant
NEUTER = ["e", "a", "u", "em", "ima"]  # nouns in -e
ADJECTIVE = ["i", "a", "o", "e", "u", "og", "oga", "om", "omu", "oj", "im", "ih", "ima"]
SOFT_ADJECTIVE = ["i", "a", "e", "u", "eg", "ega", "em", "emu", "oj", "om", "im", "ih", "ima"]
PRESENT_I = ["im", "iš", "i", "imo", "ite", "e"]
PRESENT_E = ["em", "eš", "e", "emo", "ete", "u"]
PRESENT_A = ["am", "aš", "a", "amo", "ate", "aju"]
PARTICIPLE = ["o", "la", "lo", "li", "le"]
PASSIVE = ["", "a", "o", "i", "e", "og", "om", "oj", "im", "ih", "u"]

TWO_LETTERS = [
    # Loanwords with in-, kon-.
    ("in|jekcij", FEMININE),
    ("rein|jekcij", FEMININE),
    ("mikroin|jekcij", FEMININE),
    ("in|jekcion", ADJECTIVE),
    ("in|jektor", MASCULINE),
    ("in|jektira", PARTICIPLE),
    ("in|jektir", PRESENT_A),
    ("in|jicira", PARTICIPLE),
    ("in|jicir", PRESENT_A),
    ("kon|junkcij", FEMININE),
    ("kon|junktur", FEMININE),
    ("kon|junkturn", ADJECTIVE),
    ("nekon|junkturn", ADJECTIVE),
    ("kon|junktiv", MASCULINE),
    ("kon|junktivn", ADJECTIVE),
    ("kon|junktivitis", MASCULINE),
    ("kon|jugacij", FEMININE),
    ("kon|jugacijsk", ADJECTIVE),
    ("kon|jugira", PARTICIPLE),
    ("kon|jugir", PRESENT_A),
    ("kon|jugova", PARTICIPLE),
    ("kon|juguj", PRESENT_E),
    ("kon|jektur", FEMININE),
    ("an|jon", MASCULINE),
    ("an|jonsk", ADJECTIVE),
    ("Tan|jug", MASCULINE),
    ("tan|jugov", PASSIVE),
    ("tan|jugovsk", ADJECTIVE),
    ("van|jezičk", ADJECTIVE),
    ("van|jezičn", ADJECTIVE),
    ("izvan|jezičn", ADJECTIVE),
    ("feld|žandar", MASCULINE),
    ("in|jektiran", PASSIVE),
    ("kon|jugiran", PASSIVE),
    # Prefixes nad-, od-, pod-, pred- before ž.
    ("nad|žive", PARTICIPLE),
    ("nad|živje", ["la", "lo", "li", "le", "ti"]),
    ("nad|živ", PRESENT_I),
    ("nad|življava", PARTICIPLE),
    ("nad|življen", PASSIVE),
    ("ponad|žive", PARTICIPLE),
    ("nad|žnje", ["la", "lo", "li", "le", "ti"]),
    ("nad|žnjeva", PARTICIPLE),
    ("nad|župan", MASCULINE),
    ("nad|ždrel", ["o", "a", "u", "om", "ima"]),
    ("od|žali", PARTICIPLE),
    ("od|žal", PRESENT_I),
    ("od|žaljen", PASSIVE),
    ("neod|žaljen", PASSIVE),
    ("od|žalova", PARTICIPLE),
    ("od|žive", PARTICIPLE),
    ("od|živ", PRESENT_I),
    ("od|življava", PARTICIPLE),
    ("od|življen", PASSIVE),
    ("od|žvaka", PARTICIPLE),
    ("od|žvać", PRESENT_E),
    ("od|žvakan", PASSIVE),
    ("pod|žežen", PASSIVE),
    ("od|žubori", PARTICIPLE),
    ("pod|žeg", ["ao", "la", "lo", "li", "le", "oh", "oše", "u", "nem"]),
    ("pod|žeć", ["i"]),
    ("pod|žiga", PARTICIPLE),
    ("pod|žig", PRESENT_A),
    ("pod|žigač", SOFT),
    ("pod|žanr", MASCULINE),
    ("pod|žanrovsk", ADJECTIVE),
    ("pod|župan", MASCULINE),
    ("pred|život", MASCULINE),
    ("pred|želudac", [""]),
    ("pred|želuc", ["a", "u", "em", "i", "ima", "e"]),
]
ONE_LETTER = [
    ("konj", SOFT),
    ("konjanik", MASCULINE),
    ("konjušar", SOFT),
    ("konjušnic", FEMININE),
    ("konjak", MASCULINE),
    ("panj", SOFT),
    ("sanj", FEMININE),
    ("sanjar", SOFT),
    ("inj", NEUTER),  # hoarfrost, at the beginning of a word
    ("njeg", FEMININE),
    ("njegov", PASSIVE),
    ("njezin", PASSIVE),
    ("banj", FEMININE),
    ("dinj", FEMININE),
    ("kanjon", MASCULINE),
    ("vinjet", FEMININE),
    ("minjon", MASCULINE),
    ("Banjaluk", ["a", "e", "u", "om"]),
    ("manj", SOFT_ADJECTIVE),
    ("vanjsk", ADJECTIVE),
    ("unutrašnj", SOFT_ADJECTIVE),
    ("tanjir", MASCULINE),
    ("tanjur", MASCULINE),
    ("knjig", FEMININE),
    ("knjižnic", FEMININE),
    ("ljubav", ["", "i", "ima"]),
    ("ljud", ["i", "e", "ima"]),
    ("polj", NEUTER),
    ("bilježnic", FEMININE),
    ("biljk", FEMININE),
    ("feljton", MASCULINE),
    ("nedjelj", FEMININE),
    ("džep", MASCULINE),
    ("džemper", MASCULINE),
    ("džamij", FEMININE),
    ("džungl", FEMININE),
    ("džin", MASCULINE),
    ("odžak", MASCULINE),
    ("odžaklij", FEMININE),
    ("Odžac", ["i", "a", "ima", "e"]),
    ("hodž", FEMININE),
    ("nadžak", MASCULINE),
    ("sandžak", MASCULINE),
    ("budžet", MASCULINE),
    ("budžetsk", ADJECTIVE),
    ("menadžer", MASCULINE),
    ("menadžersk", ADJECTIVE),
    ("pidžam", FEMININE),
    ("bodež", SOFT),
    ("narudžb", FEMININE),
    ("svjedodžb", FEMININE),
    ("srdžb", FEMININE),
    ("patlidžan", MASCULINE),
    ("nadahnuć", NEUTER),
    ("nadanj", NEUTER),
    ("odbijanj", NEUTER),
    ("podizanj", NEUTER),
]


def words(lemmas: list[tuple[str, list[str]]]) -> list[str]:
    """Return every form of some lemmas, divided."""
    return sorted({stem + ending for stem, endings in lemmas for ending in endings})


def by_digraphs(divided: str) -> list[str]:
    """Return the pieces of a divided word, by the digraphs of the alphabet."""
    parts = divided.split("|")
    return [piece for part in parts for piece in re.findall("(?i)dž|lj|nj|.", part)]


def test_there_are_many_forms_of_either_kind() -> None:
    assert len(words(TWO_LETTERS)) >= 500
    assert len(words(ONE_LETTER)) >= 400


@pytest.mark.parametrize("locale", ["sr-Latn", "hr", "bs"])
def test_forms_that_did_not_go_into_the_stems(locale: str) -> None:
    split = functools.partial(alphabet.split, locale=locale)
    for divided in words(TWO_LETTERS):
        word = divided.replace("|", "")
        assert split(word) == by_digraphs(divided)
        assert split(word.upper()) == by_digraphs(divided.upper())
        assert split(word.capitalize()) == by_digraphs(divided.capitalize())
        assert split(f"Jer {word}.") == [*"Jer ", *by_digraphs(divided), "."]
        assert split(word, exceptions="off") == by_digraphs(word) != by_digraphs(divided)
    for word in words(ONE_LETTER):
        assert split(word) == by_digraphs(word)
        assert split(f"{word} {word.upper()}") == [
            *by_digraphs(word),
            " ",
            *by_digraphs(word.upper()),
        ]


def test_a_stem_within_a_word_is_none() -> None:
    # By hand: hodžalija is no word of ours, and odžali in it no prefix od-.
    assert alphabet.split("hodžali", locale="hr") == ["h", "o", "dž", "a", "l", "i"]
    assert alphabet.split("wodžali", locale="hr") == ["w", "o", "dž", "a", "l", "i"]
    assert alphabet.split("x\u030codžali", locale="hr") == ["x\u030c", "o", "dž", "a", "l", "i"]
    assert alphabet.split("-odžali", locale="hr") == [*"-odžali"]
    assert alphabet.split("žodžali 1odžali", locale="hr")[2] == "dž"


def test_a_hyphenated_word_is_the_same_word() -> None:
    assert alphabet.split("injek\u00adcija", locale="hr") == [*"injek\u00adcija"]
    assert alphabet.split("in\u00adjek\u00adcija", locale="hr") == [*"in\u00adjek\u00adcija"]
    assert alphabet.split("nad\u00adži\u00advio odž\u00adak", locale="hr")[-5:] == [
        "o",
        "dž",
        "\u00ad",
        "a",
        "k",
    ]
    assert alphabet.split("do\u00adda\u00adtak konj", locale="hr")[-1] == "nj"


def handed() -> list[str]:
    """Return the rows of the handed list, by a reader of the tests' own."""
    import gzip

    path = generator.ucd.DATA / "serbian" / "digraphExceptions.tsv.gz"
    with gzip.open(path, "rt", encoding="utf-8") as stream:
        return stream.read().split("\n")[:-1]


def test_every_stem_of_both_lists_is_in_the_table() -> None:
    rows = [row.split(" ") for row in table.STEMS.splitlines()]
    assert rows == sorted(rows)
    assert len(rows) == len({tuple(row) for row in rows})
    lines = handed()
    assert len(lines) == 262
    after_dz = lines[lines.index("dž") + 1 :]
    sections = {"dž": after_dz[: after_dz.index("nj")], "nj": lines[lines.index("nj") + 1 :]}
    wanted = {
        stem.replace(pair, "|".join(pair), 1) for pair, stems in sections.items() for stem in stems
    }
    assert len(wanted) == 44
    text = generator.OWN.read_text(encoding="utf-8")
    own = [line.split("\t") for line in text.splitlines() if not line.startswith("#")]
    for locale in ("bs", "hr", "sr-Latn"):
        here = {(place, stem) for language, place, stem in rows if language == locale}
        of_locale = {
            (place, stem) for languages, place, stem, _ in own if locale in languages.split()
        }
        for place, stem in of_locale | {("start", stem) for stem in wanted}:
            assert any(stem.startswith(other) and at in (place, "any") for at, other in here), (
                place,
                stem,
            )
        assert here <= of_locale | {("start", stem) for stem in wanted}


def test_the_stray_letter_of_the_handed_list_is_mended() -> None:
    strange = [line for line in handed() if re.search("[\u0400-\u04ff]", line)]
    assert strange == ["bridj\u0435"]
    with pytest.raises(ValueError, match=r"^'bridj\u0435': U\+0435 is no letter of sr-Latn$"):
        generator.check(strange[0], "sr-Latn", divided=False)
    assert generator.handed("dj\nbridj\u0435\ndž\nod\u017eal\n") == [
        (locale, "start", "od|žal") for locale in ("bs", "hr", "sr-Latn")
    ]
    with pytest.raises(ValueError, match=r"^'prdj\u0435': U\+0435 is no letter of sr-Latn$"):
        generator.handed("dj\nprdj\u0435\n")
    assert table.STEMS.replace("\n", " ").isprintable()
    assert not re.search("[\u0400-\u04ff]", table.STEMS)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hr\tstart\tnad\u017eiv\t", r"^'nadživ' is to have one \|$"),
        ("hr\tstart\tn|ad|\u017eiv\t", r"^'n\|ad\|živ' is to have one \|$"),
        ("hr\tprefix\tn|e\t", r"^'n\|e' is to have no \|$"),
        ("hr\tstart\tna|d\u017eiv\t", r"^'na\|dživ': a and d are no letter together$"),
        ("hr\tend\tnad|\u017eiv\t", r"the place is none of any, prefix, start$"),
        ("hr\tstart\tnad|\u017ewiv\t", r"^'nad\|žwiv': U\+0077 is no letter of hr$"),
        ("hr\tstart\tnad|\u017eiv\t\nhr\tstart\tnad|\u017eiv\t", r"^a row is there twice: "),
    ],
)
def test_a_faulty_stem_is_refused(line: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        generator.own(line)


def test_a_stem_in_the_wrong_section_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^'konj' is in the section 'dž', but has no dž$"):
        generator.handed("dž\nkonj\n")


@pytest.mark.parametrize(
    ("locale", "divided"),
    [
        *(("sk", word) for word in (
            "pod|žalúdková", "pod|žalúdkového", "od|znova", "nad|zdvihnúť", "nad|zdvihol", "pred|zásobiť",
            "od|zubená", "pod|zostavy", "od|žívajú", "pred|zmluve", "naj|od|žitejší", "ne|od|zubený",
        )),
        *(("hu", word) for word in ("malac|ság", "malac|sült", "bohóc|ságok", "bohóc|sapka", "más|szor")),
    ],
)  # fmt: skip
def test_words_of_prefix_and_suffix(locale: str, divided: str) -> None:
    word = divided.replace("|", "")
    pieces = alphabet.split(word, locale=locale)
    assert "".join(pieces) == word
    ends = {sum(map(len, pieces[:count])) for count in range(len(pieces))}
    parts = divided.split("|")
    assert {sum(map(len, parts[:count])) for count in range(len(parts))} <= ends


@pytest.mark.parametrize(
    ("locale", "word", "letter"),
    [
        ("sk", "medzinárodný", "dz"),
        ("sk", "cudzí", "dz"),
        ("hu", "kulcs", "cs"),
        ("hu", "vissza", "ssz"),
    ],
)
def test_words_that_stay_whole(locale: str, word: str, letter: str) -> None:
    assert letter in alphabet.split(word, locale=locale)
