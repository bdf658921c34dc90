"""Words for collation tests: a locale's own letters and what its rules name, among everything else.

The rules and the letters are read from the files of CLDR, not from the tables under test.
"""

from __future__ import annotations

import functools
import gzip
import random
import re
from typing import NamedTuple
from xml.etree import ElementTree as ET

import ucd_reader
from localeops._gen import collation_rules
from localeops.normalize import nfd

CLDR = ucd_reader.DATA / "cldr-48.2"
KEYWORDS = {"phonebook": "phonebk", "traditional": "trad", "dictionary": "dict"}
# Letters of many languages, digits, and signs: whatever the locale, they are foreign or common.
FOREIGN = (
    *"éèàçñößøåæœþðłđčšžćżźśÇİıIğşĞŞ", *"абвгдеёжзийђљњћџіїєґѓќ", *"αβγάήώ", *"אב", *"أإآبتةىيه",
    *"डेकखก", "แ", "เก", *"あアｱー々東京中国한국가", *"0123456789٣२", *" -'.,·()&/",
)  # fmt: skip
MARKS = (
    "\u0301", "\u0300", "\u0308", "\u030c", "\u0302", "\u030a", "\u0327", "\u0328", "\u0323", "\u0307", "\u031b",
    "\u0309", "\u034f", "\u00ad", "\u3099", "\u05b7", "\u064e", "\u093c",
)  # fmt: skip
# What stands for something else inside of the fast ways, and what has no place in any alphabet.
ODD = (
    "\0", "\x01", "\x02", "?", "\xff", "\ufffd", "\ufffe", "\uffff", "\ud800", "\udfff", "\u0378", "\U0010ffff",
    *map(chr, range(0xE000, 0xE006)), "\n", "\u200b", "\u1dd5\u0301", "😀", "👩\u200d💻", "\u1ae0",
)  # fmt: skip


class Pieces(NamedTuple):
    """What words of a locale are made of."""

    letters: tuple[str, ...]
    tailored: tuple[str, ...]  # what the rules name: letters, digraphs, and what is like them


@functools.cache
def _element(folder: str, name: str) -> ET.Element:
    with gzip.open(CLDR / folder / f"{name}.xml.gz") as stream:
        return ET.parse(stream).getroot()  # noqa: S314 (the files are part of this repository)


@functools.cache
def orders() -> dict[str, tuple[str, str]]:
    """Return file and type of every order of CLDR's files, by tag, without unihan: see the unit tests."""
    found = {}
    for path in sorted((CLDR / "collation").glob("*.xml.gz")):
        name = path.name.removesuffix(".xml.gz")
        root = _element("collation", name)
        default = root.findtext("collations/defaultCollation") or "standard"
        tag = "und" if name == "root" else name.replace("_", "-")
        for element in root.iterfind("collations/collation"):
            kind = element.attrib["type"]
            if element.find("cr") is None or kind.startswith(("search", "private-", "unihan")):
                continue
            if "alt" in element.attrib:
                continue
            own = "" if kind == default else f"-u-co-{KEYWORDS.get(kind, kind)}"
            found[tag + own] = (name, kind)
    return found


def rules(name: str, kind: str) -> str:
    """Return the rules of a file and type as CLDR writes them, with what they import in its place."""
    (element,) = (
        element
        for element in _element("collation", name).iterfind("collations/collation")
        if element.attrib["type"] == kind and "alt" not in element.attrib
    )
    written = re.sub(r"^\s*#.*$", "", element.findtext("cr") or "", flags=re.MULTILINE)

    def imported(found: re.Match[str]) -> str:
        tag, _, type_ = found[1].partition("-u-co-")
        back = {short: long for long, short in KEYWORDS.items()}
        name = tag.replace("-", "_").replace("und", "root")
        return rules(name, back.get(type_, type_ or "standard"))

    return re.sub(r"\[import ([\w-]+)\]", imported, written)


@functools.cache
def pieces(tag: str) -> Pieces:
    """Return what words of a tag are made of."""
    parent = {"zh-Hant": "zh-u-co-stroke", "zh-Hant-u-co-pinyin": "zh"}.get(tag, tag)
    tag = parent.replace("zh-Hant", "zh")
    name, kind = orders().get(tag, ("root", "standard"))
    main = {"und": "root"}.get(tag.partition("-u-")[0], tag.partition("-u-")[0]).replace("-", "_")
    if not (CLDR / "main" / f"{main}.xml.gz").exists():
        main = main.partition("_")[0]
    letters: list[str] = []
    if (CLDR / "main" / f"{main}.xml.gz").exists():
        written = _element("main", main).findtext("characters/exemplarCharacters") or ""
        inside = re.sub(r"\{[^}]*\}|\\?-.", "", written.strip("[]")).replace(" ", "")
        letters = [one for one in dict.fromkeys(inside) if one not in "\\[]"]
    if len(letters) > 300:
        letters = random.Random(1).sample(letters, 300)
    letters = letters or list("abcdefghijklmnopqrstuvwxyz")
    letters += [one.upper() for one in letters if len(one.upper()) == 1]
    tailored = [
        rule.prefix + rule.text
        for rule in (collation_rules.tailoring(name, kind) if tag in orders() else [])
        # U+FDD0 begins what marks the start of an index's section.
        if isinstance(rule, collation_rules.Relation) and rule.text[0] != "\ufdd0"
    ]
    if len(tailored) > 600:
        longer = [one for one in tailored if len(one) > 1]
        tailored = longer[:200] + random.Random(1).sample(tailored, 400)
    return Pieces(tuple(dict.fromkeys(letters)), tuple(dict.fromkeys(tailored)))


def word(tag: str, source: random.Random, *, odd: bool = False) -> str:
    """Return a word of one to six pieces, now and then decomposed, in capitals or in title case."""
    letters, tailored = pieces(tag)
    found = []
    for _ in range(source.randint(1, 6)):
        chance = source.random()
        if chance < 0.6:
            found.append(source.choice(letters))
        elif chance < 0.8 and tailored:
            found.append(source.choice(tailored))
        elif chance < 0.93:
            found.append(source.choice(FOREIGN))
        elif chance < 0.97 or not odd:
            found.append(source.choice(MARKS))
        else:
            found.append(source.choice(ODD))
    text = "".join(found)
    chance = source.random()
    if chance < 0.15:
        return nfd(text)
    return text.upper() if chance < 0.3 else text.title() if chance < 0.4 else text
