"""Kana conversion once more, slowly: one character after the other, from the raw UnicodeData.txt.

It shares no table and no code with `localeops.kana`: it knows decompositions and names only.
"""

import functools
from collections.abc import Container

import ucd_reader

HALFWIDTH = range(0xFF61, 0xFFA0)
VOICED, SEMI_VOICED = "\u3099", "\u309a"
SPACING = {VOICED: "\u309b", SEMI_VOICED: "\u309c"}


@functools.cache
def unicode_data() -> dict[str, tuple[str, str]]:
    """Return name and decomposition of every character that has a line of its own."""
    rows = (line.split(";") for line in ucd_reader.text("UnicodeData").splitlines())
    return {chr(int(code, 16)): (name, fields[3]) for code, name, *fields in rows}


@functools.cache
def fullwidth_of() -> dict[str, str]:
    """Return the counterpart of U+FF61 to U+FF9F: the ``<narrow>`` decomposition, marks spacing."""
    found = {}
    for code in HALFWIDTH:
        kind, target = unicode_data()[chr(code)][1].split()
        assert kind == "<narrow>"
        found[chr(code)] = SPACING.get(chr(int(target, 16)), chr(int(target, 16)))
    return found


@functools.cache
def composites() -> dict[str, str]:
    """Return what decomposes canonically into a character and U+3099 or U+309A, by these two."""
    found = {}
    for composite, (_, decomposition) in unicode_data().items():
        if decomposition.endswith((" 3099", " 309A")) and not decomposition.startswith("<"):
            found["".join(chr(int(code, 16)) for code in decomposition.split())] = composite
    return found


@functools.cache
def katakana_of() -> dict[str, str]:
    """Return katakana by hiragana: the names differ in that word alone."""
    by_name = {name: character for character, (name, _) in unicode_data().items()}
    pairs = {
        character: by_name.get(name.replace("HIRAGANA", "KATAKANA", 1))
        for character, (name, _) in unicode_data().items()
        if name.startswith("HIRAGANA ")
    }
    return {hiragana: katakana for hiragana, katakana in pairs.items() if katakana}


def to_fullwidth(text: str) -> str:
    """Return the text with halfwidth katakana made fullwidth and marks merged."""
    mark_of = {"\uff9e": VOICED, "\uff9f": SEMI_VOICED}
    done: list[str] = []
    for character in text:
        if character in mark_of and done and done[-1] + mark_of[character] in composites():
            done[-1] = composites()[done[-1] + mark_of[character]]
        else:
            done.append(fullwidth_of().get(character, character))
    return "".join(done)


@functools.cache
def halfwidth_of() -> dict[str, str]:
    """Return the halfwidth form of fullwidth characters, two characters for a voiced letter."""
    found = {full: half for half, full in fullwidth_of().items()}
    for pair, composite in composites().items():
        if pair[0] in found:
            found[composite] = found[pair[0]] + found[SPACING[pair[1]]]
    return found


def to_halfwidth(text: str) -> str:
    """Return the text with fullwidth katakana made halfwidth."""
    return "".join(
        halfwidth_of().get(character, character) for character in compose(text, halfwidth_of())
    )


def compose(text: str, wanted: Container[str]) -> list[str]:
    """Return the characters of a text, those composed that give a composite in *wanted*."""
    done: list[str] = []
    for character in text:
        composite = composites().get(done[-1] + character) if done else None
        if composite and composite in wanted:
            done[-1] = composite
        else:
            done.append(character)
    return done


@functools.cache
def hiragana_of() -> dict[str, str]:
    """Return hiragana by katakana, with U+3099 where katakana alone has a composite."""
    found = {katakana: hiragana for hiragana, katakana in katakana_of().items()}
    for pair, composite in composites().items():
        if composite not in found and pair[0] in found:
            found[composite] = found[pair[0]] + pair[1]
    return found


def to_hiragana(text: str) -> str:
    """Return the text with katakana replaced by hiragana."""
    return "".join(hiragana_of().get(character, character) for character in text)


def to_katakana(text: str) -> str:
    """Return the text with hiragana replaced by katakana."""
    of_two = {hiragana: letter for letter, hiragana in hiragana_of().items() if len(hiragana) > 1}
    for hiragana, letter in of_two.items():
        text = text.replace(hiragana, letter)
    return "".join(katakana_of().get(character, character) for character in text)
