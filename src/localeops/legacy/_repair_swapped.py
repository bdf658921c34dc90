"""Tables taken for one another: text in one encoding that was read in another, neither UTF-8.

Words that are unlike words of a language are turned into bytes of every encoding that has all
their characters, and those are read as `localeops.legacy.detect` reads them. The likeliest reading
is taken if it costs far fewer bits than the text does, and is like a text itself. What one letter
gives away is not enough without a hint at the language.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from localeops.legacy import _model, _readings
from localeops.legacy import _repair_score as score
from localeops.legacy import _repair_tables as tables

__all__ = ["Swap", "by_script", "suspicious", "swapped"]

_SURE = 12.0
_HINTED = 8.0
_SAMPLE = 1024
_LISTED = 3
_FEW = 4  # characters that another script needs
_HIGH = re.compile("[^\\x00-\\x7f]")
_WITHIN = re.compile("[A-Za-z][^\\x00-\\x7f]+[A-Za-z]")
_DIRECTIONS = re.compile("[\u200e\u200f]+")
_VOWELS = re.compile("[\u064b-\u0652\u0670]+")  # of Arabic; most texts have none
_OTHER = 16.0  # bits more for a language that is not the one hinted at
_SELDOM = {"cp720": 12.0, "cp864": 12.0, "iso-8859-6": 12.0}  # encodings that were written seldom
_MACS = 6.0  # bits more for what differs from others in capital letters alone
_PLAIN = {"ja": 11.0, "ko": 10.0, "zh-Hans": 12.5, "zh-Hant": 12.5}  # bits a character
_USUAL = 6.5
_WRONG = (
    *("windows-1252", "iso-8859-1", "windows-1251", "windows-1250", "windows-1254"),
    *("windows-1253", "windows-1256", "windows-1255", "windows-1257", "macintosh", "cp437"),
    *("cp850", "cp852", "ibm866", "koi8-r", "koi8-u", "x-mac-cyrillic", "iso-8859-2"),
    *("iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8", "windows-874"),
)


_RARE = {
    "windows-1252": 0.0,
    "iso-8859-1": 0.0,
    "windows-1251": 1.0,
    "windows-1250": 1.0,
    "gbk": 1.0,
    "shift_jis": 1.0,
    "big5": 2.0,
    "euc-kr": 2.0,
    "koi8-r": 2.0,
    "ibm866": 2.0,
    "cp852": 2.0,
    "iso-8859-2": 2.0,
    "windows-1256": 1.0,
    "windows-1253": 1.0,
    "cp850": 3.0,
    "windows-1254": 2.0,
    "windows-1255": 2.0,
    "iso-8859-6": 2.0,
    "iso-8859-7": 2.0,
}
# Letters, whatever the version of Unicode: no signs, and not what is a letter in a number alone.
_LETTER = re.compile(
    "[A-Za-z\xc0-\xd6\xd8-\xf6\xf8-\u1fff\u2c00-\u2fff\u3041-\ufeff\uff21-\uff3a"
    "\uff41-\uff5a\uff66-\uffdc\U00010000-\U0001efff\U00020000-\U0010ffff]"
)
_HALFWIDTH = re.compile("[\uff66-\uff9f\u3131-\u318e]+\\Z")


def _counts(word: str) -> bool:
    """Whether a word says something: it has letters, and not halfwidth kana or lone jamo alone."""
    return _LETTER.search(word) is not None and _HALFWIDTH.match(word) is None


# The letters beyond ASCII that a language has (CLDR 48.2, exemplar characters), for cs those of
# Slovak too, for ro those with cedillas. A letter of another language speaks against it.
_LETTERS = {
    "cs": "áčďéěíňóřšťúůýžäľĺôŕ",
    "de": "äöüß",
    "es": "áéíñóúü",
    "fr": "àâæçéèêëîïôœùûüÿ",
    "hr": "čćđšž",
    "hu": "áéíóöőúüű",
    "it": "àéèìîòóù",
    "pl": "ąćęłńóśźż",
    "pt": "áâãàçéêíóôõúü",
    "ro": "ăâîșțşţ",
    "sr-Latn": "čćđšž",
    "sv": "åäöéà",
    "tr": "çğıöşüâîû\u0307",
}


class Swap(NamedTuple):
    """Two encodings.

    Attributes:
        wrong: The one that the text was read in.
        right: The one that it was written in.
        gain: The bits that the text costs less.
    """

    wrong: str
    right: str
    gain: float

    def right_text(self, word: str) -> str | None:
        """Return what a word was, None if it cannot have been read so."""
        data = _octets(self.wrong, word)
        after = None if data is None else tables.pairs(self.right).text(data)
        if after is None or self.right in tables.MULTI:
            return after
        return word if _WITHIN.search(word) and _moved(word, after) else after


def swapped(own: list[str], around: str, wanted: str | None) -> Swap | None:
    """Return how words were read wrongly, with some ASCII around them; None if they were not."""
    text = _text(own)
    bare = _VOWELS.sub("", text)
    if not bare or score.suspicious(bare, wanted) is None:
        return None
    if "Latn" not in _model.scripts(text):  # what is around says nothing of the language
        around = ""
    before = _before(text, around, wanted)
    best: Swap | None = None
    for data, name in _seen(text).items():
        rare = _RARE.get(name, 5.0)
        readings = _readings.readings([around.encode() + b"\n" + data], wanted)
        readings.sort(key=lambda one: one.bits)
        for reading in readings[:_LISTED]:
            gain = before - reading.bits - rare
            gain -= _MACS if "mac" in reading.encoding else 0.0
            gain -= _SELDOM.get(reading.encoding, 0.0) if reading.language == wanted else 0.0
            gain -= _OTHER if wanted not in (None, reading.language) else 0.0
            if best is not None and gain <= best.gain:
                continue
            if gain < (_HINTED if reading.language == wanted else _SURE):
                continue
            after = tables.pairs(reading.encoding).text(data)
            if after is None or after == text or _foreign(after, reading.language, wanted):
                continue
            if _moved(text, after) and len(_HIGH.findall(text)) < _FEW:
                continue
            plain = _PLAIN.get(reading.language, _USUAL)
            shown = _DIRECTIONS.sub("", after)
            if score.bits(shown) <= plain * len(shown):
                best = Swap(name, reading.encoding, gain)
    return best


def _foreign(text: str, language: str, wanted: str | None) -> bool:
    """Whether a text has a letter that its language does not have; one that is *wanted* may."""
    letters = _LETTERS.get(language)
    if letters is None or language == wanted:
        return False
    return any(
        one > "\x7f" and one not in letters and _LETTER.match(one) for one in set(text.lower())
    )


def _before(text: str, around: str, wanted: str | None) -> float:
    """Return what words cost with some ASCII around them; a text in two scripts may be right."""
    together = score.bits(f"{around}\n{text}", wanted)
    groups = by_script(text.split(" "))
    if len(groups) == 1:
        return together
    apart = [around, *(" ".join(words) for words in groups)]
    return min(together, sum(score.bits(one, wanted) for one in apart))


def suspicious(own: list[str], wanted: str | None) -> bool:
    """Whether words are unlike words of a language."""
    text = _text(own)
    return text != "" and score.suspicious(text, wanted) is not None


def _text(own: list[str]) -> str:
    """Return words that say something as a text."""
    return " ".join(one for one in own if _counts(one))[:_SAMPLE]


def by_script(own: list[str]) -> list[list[str]]:
    """Return words in groups, each of the words that are in the same scripts."""
    groups: dict[tuple[str, ...], list[str]] = {}
    for word in own:
        groups.setdefault(tuple(_model.scripts(word)), []).append(word)
    return list(groups.values())


def _moved(text: str, after: str) -> bool:
    """Whether a text was in another script than its letters seem to be."""
    return _scripts(text) != _scripts(after)


def _scripts(text: str) -> list[str]:
    return [one for one in _model.scripts(text) if one != "Latn"]


def _seen(text: str) -> dict[bytes, str]:
    """Return the bytes that a text may have been, each with the first encoding that gives them."""
    found: dict[bytes, str] = {}
    for name in _WRONG + (tables.MULTI if max(text) >= "\u2e80" else ()):
        data = _octets(name, text)
        if data is not None:
            found.setdefault(data, name)
    return found


def _octets(name: str, text: str) -> bytes | None:
    """Return the bytes of a text in an encoding, None if it has not all of its characters."""
    if name in tables.MULTI:
        return tables.pairs(name).octets(text)
    table = tables.table(name)
    high = {one for one in text if one > "\x7f"}
    return table.octets(text) if high <= table.high else None
