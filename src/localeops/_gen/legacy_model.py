"""The model of legacy text: how likely a character is after another, language by language.

The sentences of ``data/sentences/train`` are counted in pairs of classes (`legacy_classes`), for
each language, and smoothed (Witten and Bell 1991): a pair that was not seen is as likely as its
second class is in the language, and a class that was not seen is as likely as in the other
languages of its script, or as its floor says. Costs are in eighths of a bit, 255 at most.

``legacy/model.bin`` is a header of lines, an empty line, and the parts in the order of the lines:

* ``script NAME RUNS LENGTH CLASSES``: LENGTH bytes of UTF-8, the first and the last character of
  each run of characters of one class, and then the classes of the RUNS, a byte each.
* ``language TAG SCRIPT NATIVE CHARACTERS LENGTH``: the NATIVE classes that were seen, a byte each;
  the cost of each of them after each of them, second class by second class; the cost of every class
  after any other; then LENGTH bytes of UTF-8, CHARACTERS characters whose cost within their class
  is not the default, and that cost, a byte each.
* ``encoding NAME SCRIPT``: the classes of the bytes 80 to FF, then their cases (0 none, 1 a
  letter without case, 2 small, 3 capital).
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from itertools import pairwise
from math import log2

from localeops._gen.legacy_classes import Group, inventory
from localeops._gen.ucd import DATA
from localeops.legacy._registry import canonical, of_name

SCRIPTS = {
    "Latn": "cs de en es fr hr hu it pl pt ro sr-Latn sv tr vi vi-x-marks",
    "Cyrl": "ru sr-Cyrl uk",
    "Grek": "el",
    "Hebr": "he",
    "Arab": "ar",
    "Thai": "th",
    "Deva": "hi",
    "Hani": "ja ko zh-Hans zh-Hant",
}
ENCODINGS = {
    "Latn": (
        "windows-1252 windows-1250 windows-1254 windows-1257 windows-1258 iso-8859-2 iso-8859-3 "
        "iso-8859-4 iso-8859-10 iso-8859-13 iso-8859-14 iso-8859-15 iso-8859-16 macintosh "
        "mac-centraleurope mac-croatian mac-romanian mac-turkish mac-icelandic cp437 cp775 cp850 "
        "cp852 cp857 cp858 cp860 cp861 cp863 cp865 kamenicky mazovia csn_369103 koi8-cs2 viscii "
        "tcvn5712-1"
    ),
    "Cyrl": "windows-1251 koi8-r koi8-u true-koi8-ru iso-8859-5 ibm866 cp855 x-mac-cyrillic",
    "Grek": "windows-1253 iso-8859-7 cp737 cp869 mac-greek",
    "Hebr": "windows-1255 iso-8859-8 cp862",
    "Arab": "windows-1256 iso-8859-6 cp720",
    "Thai": "windows-874",
    "Deva": "iscii-devanagari",
}
UNIT = 8
WORST = 255
_FOREIGN = 0.1  # of a letter's share in other languages is expected in one that has it not
_OLD = 200.0  # sentences' worth of characters that the expectation counts for


def _table(name: str) -> str:
    """Return the characters of the bytes 80 to FF, U+FFFE for none."""
    codec = of_name(canonical(name, "whatwg"), "whatwg")
    return "".join(codec.decode(bytes((byte,))).text or "\ufffe" for byte in range(0x80, 0x100))


def sentences(language: str) -> str:
    """Return the text to learn a language from, empty if there is none yet."""
    path = DATA / "sentences" / "train" / f"{language.removesuffix('-x-marks')}.txt"
    text = path.read_text("utf-8") if path.exists() else ""
    if language == "ro":  # as most encodings have it, and as it should be
        text += text.translate(str.maketrans("șțȘȚ", "şţŞŢ"))
    if language == "vi-x-marks":  # as windows-1258 has it: the marks of tones apart
        return "".join(_apart(one) for one in unicodedata.normalize("NFC", text))
    return unicodedata.normalize("NFC", text) if language != "he" else text


def _apart(one: str) -> str:
    parts = unicodedata.normalize("NFD", one)
    if parts[-1] in "\u0300\u0301\u0303\u0309\u0323":
        return unicodedata.normalize("NFC", parts[:-1]) + parts[-1]
    if len(parts) > 2 and parts[1] == "\u0323":  # noqa: PLR2004 - ậ: the dot comes first in NFD
        return unicodedata.normalize("NFC", parts[0] + parts[2]) + "\u0323"
    return one


def _cost(chance: float) -> int:
    return max(0, min(WORST, round(-log2(chance) * UNIT)))


def _script_part(groups: list[Group]) -> tuple[dict[str, int], str, bytes]:
    """Return the class of each character, and the part of the table that says so."""
    number: dict[str, int] = {}
    for place, group in enumerate(groups):
        for one in group.members:
            number.setdefault(one, place)
    ends: list[str] = []
    classes = bytearray()
    for one in sorted(number):
        if ends and ord(one) == ord(ends[-1]) + 1 and classes[-1] == number[one]:
            ends[-1] = one
        else:
            ends += (one, one)
            classes.append(number[one])
    return number, "".join(ends), bytes(classes)


def _pairs(text: str, number: dict[str, int]) -> Counter[tuple[int, int]]:
    classes = [number.get(one, 0) for one in "\n" + text]
    return Counter(pairwise(classes))


class _Language:
    """The costs of one language, from its pairs and what to expect of what it has not."""

    def __init__(
        self, pairs: Counter[tuple[int, int]], groups: list[Group], expected: list[float]
    ) -> None:
        self.groups = groups
        self.pairs = pairs
        seconds: Counter[int] = Counter()
        self.firsts: Counter[int] = Counter()
        self.kinds: Counter[int] = Counter()
        for (first, second), count in pairs.items():
            seconds[second] += count
            self.firsts[first] += count
            self.kinds[first] += 1
        total = sum(seconds.values())
        self.single = [
            (seconds[place] + _OLD * chance) / (total + _OLD)
            for place, chance in enumerate(expected)
        ]
        self.native = sorted(place for place in range(len(groups)) if seconds[place])

    def after(self, first: int, second: int) -> int:
        kinds = self.kinds[first]
        chance = (self.pairs[first, second] + kinds * self.single[second]) / (
            self.firsts[first] + kinds
        )
        return _cost(chance * 2.0 ** -self.groups[second].bits)

    def part(self) -> bytes:
        matrix = bytes(self.after(first, second) for second in self.native for first in self.native)
        single = bytes(
            _cost(chance * 2.0**-group.bits)
            for chance, group in zip(self.single, self.groups, strict=True)
        )
        return bytes(self.native) + matrix + single


def _ranked(language: str, text: str) -> tuple[str, bytes]:
    """Return the characters of a language with many, and their costs within their class."""
    kinds = (
        (0x3041, 0x3096, 86),
        (0x30A1, 0x30FA, 90),
        (0xAC00, 0xD7A3, 2350),
        (0x4E00, 0x9FFF, 0),
    )
    usual = {
        "ja": ("euc_jp", 0xB0, 0xCF),
        "zh-Hans": ("gb2312", 0xB0, 0xD7),
        "ko": ("euc_kr", 0xB0, 0xC8),
    }
    level = set()
    if language in usual:
        codec, first, last = usual[language]
        level = {
            bytes((lead, trail)).decode(codec, "replace")
            for lead in range(first, last + 1)
            for trail in range(0xA1, 0xFF)
        }
    elif language == "zh-Hant":
        level = {
            bytes((lead, trail)).decode("big5", "replace")
            for lead in range(0xA4, 0xC7)
            for trail in (*range(0x40, 0x7F), *range(0xA1, 0xFF))
        }
    level = {one for one in level if len(one) == 1}
    costs = {}
    for first, last, _ in kinds:
        own = Counter(one for one in text if first <= ord(one) <= last)
        total = sum(own.values())
        inside = {one for one in level if first <= ord(one) <= last} | set(own)
        if first < 0x3100:  # noqa: PLR2004 - kana: all of them
            inside = {chr(one) for one in range(first, last + 1)}
        for one in inside:
            chance = (
                (own[one] + len(own) / (len(inside) + 1)) / (total + len(own))
                if total
                else 1 / (8 * len(inside))
            )
            costs[one] = _cost(chance * 0.95)
    chars = "".join(sorted(costs))
    return chars, bytes(costs[one] for one in chars)


def _cases(table: str) -> bytes:
    def case(one: str) -> int:
        if one.isupper():
            return 3
        if one.islower() and one not in "ªºƒµπⁿ":
            return 2
        return 1 if one.isalpha() or unicodedata.category(one)[0] == "M" else 0

    return bytes(map(case, table))


def make() -> dict[str, bytes]:
    """Return the packed table by its name."""
    head: list[str] = []
    body: list[bytes] = []
    for script, languages in SCRIPTS.items():
        tables = {name: _table(name) for name in ENCODINGS.get(script, "").split()}
        repertoire = {one for table in tables.values() for one in table}
        texts = {language: sentences(language) for language in languages.split()}
        repertoire |= {one for text in texts.values() for one in text}
        if script == "Latn":
            repertoire |= set(map(chr, range(0x41, 0x7B)))
        if script == "Deva":
            repertoire |= set(map(chr, range(0x901, 0x964)))
        groups = inventory(script, repertoire)
        number, ends, classes = _script_part(groups)
        raw = ends.encode("utf-8", "surrogatepass")
        head.append(f"script {script} {len(classes)} {len(raw)} {len(groups)}")
        body += [raw, classes]
        pairs = {language: _pairs(text, number) for language, text in texts.items() if text}
        expected = _expected(list(pairs.values()), groups)
        for language, counted in pairs.items():
            made = _Language(counted, groups, expected)
            own, costs = _ranked(language, texts[language]) if script == "Hani" else ("", b"")
            raw = own.encode()
            head.append(f"language {language} {script} {len(made.native)} {len(own)} {len(raw)}")
            body += [made.part(), raw, costs]
        for name, table in tables.items():
            head.append(f"encoding {name} {script}")
            body += [bytes(number.get(one, 0) for one in table), _cases(table)]
    return {"legacy/model.bin": "\n".join([*head, "", ""]).encode() + b"".join(body)}


def _expected(counted: list[Counter[tuple[int, int]]], groups: list[Group]) -> list[float]:
    """Return how often each class is expected in a text of the script, the sum being one."""
    shares = [group.floor for group in groups]
    for pairs in counted:
        total = sum(pairs.values())
        for (_, second), count in pairs.items():
            foreign = _FOREIGN if groups[second].members[:1].isalpha() else 1.0
            shares[second] += foreign * count / total / len(counted)
    whole = sum(shares)
    return [share / whole for share in shares]
