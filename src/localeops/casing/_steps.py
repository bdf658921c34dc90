"""The same conversions a rule at a time, for explanations: plain, and not for speed.

A change is the id of a rule, start and end of what it replaces in the text that was given, and what
stands there afterwards. A rule is called ``Unicode`` where a single character has a mapping that
depends on nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from localeops.casing import _conditions, _greek, _mappings, _rules, _titles
from localeops.explain import Step
from localeops.normalize import nfc, nfd
from localeops.segment import graphemes, words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    Change = tuple[str, int, int, str]

PLAIN = "Unicode"


def lower(text: str, language: str) -> tuple[Step, ...]:
    """Return the steps to lower case."""
    return _steps(text, _lower(text, 0, len(text), language))


def upper(text: str, language: str) -> tuple[Step, ...]:
    """Return the steps to upper case."""
    return _steps(text, _upper(text, language, capital_sharp_s=False))


def upper_with_sharp_s(text: str, language: str) -> tuple[Step, ...]:
    """Return the steps to upper case with ẞ."""
    return _steps(text, _upper(text, language, capital_sharp_s=True))


def title(text: str, language: str) -> tuple[Step, ...]:
    """Return the steps to title case."""
    return _steps(text, _title(text, language))


def fold(text: str, language: str) -> tuple[Step, ...]:
    """Return the steps of folding, in four passes over the text."""
    steps: list[Step] = []
    passes = [_decompose, _fold, _compose]
    if language in _rules.TURKIC:
        passes.insert(1, _turkic_i)
    for changes in passes:
        found = _steps(text, changes(text))
        text = _result(text, changes(text))
        steps += found
    return tuple(steps)


def _steps(text: str, changes: Iterable[Change]) -> tuple[Step, ...]:
    """Return changes as steps, plain ones that touch as one; what changes nothing is left out."""
    steps: list[Step] = []
    moved = 0  # how much further to the right the text is than it was
    run: list[Change] = []
    for change in changes:
        rule, start, end, after = change
        if after == text[start:end]:
            continue
        if run and (rule, run[-1][0], run[-1][2]) != (PLAIN, PLAIN, start):
            moved = _close(text, run, steps, moved)
        run.append(change)
    _close(text, run, steps, moved)
    return tuple(steps)


def _close(text: str, run: list[Change], steps: list[Step], moved: int) -> int:
    """Make one step of a run of changes, empty the run, and return how far the text has moved."""
    if not run:
        return moved
    start, end = run[0][1], run[-1][2]
    after = "".join(change[3] for change in run)
    steps.append(Step(run[0][0], start + moved, end + moved, text[start:end], after))
    run.clear()
    return moved + len(after) - (end - start)


def _result(text: str, changes: Iterable[Change]) -> str:
    """Return a text after changes to it."""
    pieces: list[str] = []
    done = 0
    for _, start, end, after in changes:
        pieces += (text[done:start], after)
        done = end
    return "".join(pieces) + text[done:]


def _plain(operation: str, text: str, place: int) -> Change:
    """Return the change of a character by itself."""
    letter = text[place]
    after = _mappings.mappings(operation).get(ord(letter), letter)
    source = "CaseFolding" if operation == "fold" else "SpecialCasing"
    return (PLAIN if len(after) == 1 else source), place, place + 1, after


def _lower(text: str, first: int, last: int, language: str) -> Iterator[Change]:
    """Yield the changes to lower case between two places; no I before the first one counts."""
    tailored = f"SpecialCasing.{language}"
    turkic = language in _rules.TURKIC
    dots = set()  # places of dots above that go away with the capital I before them
    for place in range(first, last):
        letter = text[place]
        change = _plain("lower", text, place)
        if letter == _mappings.SIGMA and _mappings.is_final(text, place):
            change = ("SpecialCasing.Final_Sigma", place, place + 1, _mappings.FINAL_SIGMA)
        elif turkic and letter == "İ":
            change = (tailored, place, place + 1, "i")
        elif turkic and letter == "I":
            dotted = _conditions.dotted_capital_i.match(text, place)
            if dotted:
                dots.add(dotted.end() - 1)
            else:
                change = (tailored, place, place + 1, "ı")
        elif place in dots:
            change = (tailored, place, place + 1, "")
        elif language == "lt" and letter in _rules.LITHUANIAN:
            above = letter not in "IJĮ" or _conditions.capital_with_mark_above.match(text, place)
            if above:
                change = (tailored, place, place + 1, _rules.LITHUANIAN[letter])
        yield change


def _upper(text: str, language: str, *, capital_sharp_s: bool) -> Iterator[Change]:
    """Yield the changes to upper case."""
    greek = iter(_greek.changes(text) if language == "el" else ())
    coming = next(greek, None)
    dots = set()
    place = 0
    while place < len(text):
        letter = text[place]
        end = place + 1
        change = _plain("upper", text, place)
        if coming and coming[1] == place:
            if coming[0]:
                change = coming
                end = coming[2]
            coming = next(greek, None)
        elif capital_sharp_s and letter == "ß":
            change = ("sharp-s.capital", place, end, "ẞ")
        elif language in _rules.TURKIC and letter == "i":
            change = (f"SpecialCasing.{language}", place, end, "İ")
        elif language == "hy" and letter == _rules.ARMENIAN_LIGATURE:
            change = ("hy.ech-yiwn", place, end, _rules.ARMENIAN_CAPITALS)
        elif language == "lt":
            dotted = _conditions.dotted_soft_dotted.match(text, place)
            if dotted:
                dots.add(dotted.end() - 1)
            if place in dots:
                change = ("SpecialCasing.lt", place, end, "")
        yield change
        place = end


def _title(text: str, language: str) -> Iterator[Change]:
    """Yield the changes to title case."""
    start = 0
    for word in words(text):
        end = start + len(word)
        letter = start + _titles.first_cased(word)
        if letter < end:
            yield from _title_of_word(text, start, letter, end, language)
        start = end


def _title_of_word(text: str, start: int, place: int, end: int, language: str) -> Iterator[Change]:
    """Yield the changes to a word whose first cased letter is at a place."""
    word, letter = text[start:end], text[place]
    dutch = _titles.dutch_ij(word, place - start) if language == "nl" else None
    if dutch:
        stop = start + dutch.end()
        yield "nl.ij", place, stop, dutch[0].upper()
        yield from _lower(text, stop, end, language)
        return
    _, _, _, after = change = _plain("title", text, place)
    own = _titles.title_of(letter, language)
    if own != after:
        rule = "hy.ech-yiwn" if language == "hy" else f"SpecialCasing.{language}"
        change = (rule, place, place + 1, own)
    yield change
    place += 1
    dotted = _conditions.dotted_soft_dotted.match(text, place - 1) if language == "lt" else None
    if dotted:
        yield from _lower(text, place, dotted.end() - 1, language)
        yield "SpecialCasing.lt", dotted.end() - 1, dotted.end(), ""
        place = dotted.end()
    yield from _lower(text, place, end, language)


def _decompose(text: str) -> Iterator[Change]:
    return _by_cluster(text, "NFD")


def _compose(text: str) -> Iterator[Change]:
    return _by_cluster(text, "NFC")


def _by_cluster(text: str, form: str) -> Iterator[Change]:
    """Yield what a normal form changes, which it does cluster by cluster."""
    start = 0
    for cluster in graphemes(text):
        end = start + len(cluster)
        yield form, start, end, (nfd if form == "NFD" else nfc)(cluster)
        start = end


def _fold(text: str) -> Iterator[Change]:
    """Yield the changes of full case folding."""
    return (_plain("fold", text, place) for place in range(len(text)))


def _turkic_i(text: str) -> Iterator[Change]:
    """Yield the changes to capital I in a decomposed text in Turkish or Azerbaijani."""
    rule = "CaseFolding.T"
    place = text.find("I")
    while place >= 0:
        dotted = _conditions.dotted_capital_i.match(text, place)
        if dotted:
            yield rule, place, dotted.end(), f"i{dotted[1]}"
        elif _conditions.capital_i_without_mark_above.match(text, place):
            yield rule, place, place + 1, "ı"
        place = text.find("I", place + 1)
