"""The letters that a language is written with, for which `localeops.collation` is fastest."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree as ET

from localeops._gen.editions import CLDR as EDITION
from localeops._gen.ucd import DATA
from localeops.normalize import nfc

FOLDER = DATA / f"cldr-{EDITION}" / "main"
_MOST = 200
_MANY = re.compile("[\u3400-\u9fff\uac00-\ud7a3]")


def letters(locale: str) -> str:
    """Return the exemplar characters of a locale or of its language.

    If they are many, ideographs and syllables are left out.
    """
    path = FOLDER / f"{locale}.xml.gz"
    if locale == "root" or not path.exists():
        return _of_parent(locale)
    with gzip.open(path) as stream:
        root = ET.parse(stream).getroot()  # noqa: S314 (the files are part of this repository)
    texts = [
        element.text.strip()
        for element in root.iterfind("characters/exemplarCharacters")
        if "type" not in element.attrib and element.text
    ]
    if not texts:
        return _of_parent(locale)
    inside = re.sub(r"\{[^}]*\}", "", texts[0][1:-1])
    characters: list[str] = []
    units = iter(re.findall(r"\\?.", inside.replace(" ", "")))
    for unit in units:
        if unit == "-":
            last = next(units)[-1]
            characters += map(chr, range(ord(characters[-1]) + 1, ord(last) + 1))
        else:
            characters.append(unit[-1])
    single = [one for one in dict.fromkeys(characters) if nfc(one) == one]
    if len(single) > _MOST:
        single = [one for one in single if not _MANY.match(one)]
    return "".join(single)


def _of_parent(locale: str) -> str:
    parent = {"nb": "no"}.get(locale, locale.partition("_")[0])
    return "" if parent == locale else letters(parent)
