"""How Hijri dates are written in Arabic and English: names of months, era and patterns of CLDR."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from localeops._gen import cldr
from localeops._gen.editions import CLDR
from localeops._gen.ucd import DATA

if TYPE_CHECKING:
    from collections.abc import Iterable

LOCALES = ("ar", "en")
DIGITS_OF = ("ar", "ar_AE", "ar_EG", "ar_SA")  # the Arabic locales that data/ has
_MONTHS = 12


def root(locale: str) -> ET.Element:
    """Return the root element of ``data/cldr-EDITION/main/LOCALE.xml.gz``."""
    with gzip.open(DATA / f"cldr-{CLDR}" / "main" / f"{locale}.xml.gz") as stream:
        return ET.parse(stream).getroot()  # noqa: S314 (the files are part of this repository)


def months(calendar: ET.Element, width: str) -> list[str]:
    """Return the names of the months: where one context has none, those of the other are meant."""
    found = {
        month.attrib["type"]: month.text or ""
        for context in ("format", "stand-alone")
        for month in calendar.iterfind(
            f"months/monthContext[@type='{context}']/monthWidth[@type='{width}']/month"
        )
    }
    return [found[str(number)] for number in range(1, _MONTHS + 1)]


def one(calendar: ET.Element, path: str) -> str:
    """Return the text of the only element of a path."""
    (element,) = calendar.iterfind(path)
    if not element.text:
        raise ValueError(f"{path} is empty")
    return element.text


def texts(name: str, rows: Iterable[tuple[str, str]]) -> str:
    """Return a dictionary of texts as source, a line each."""
    lines = [f'    "{key}": "{value}",\n'.replace("\u200f", "\\u200f") for key, value in rows]
    return "".join([f"{name} = {{\n", *lines, "}\n"])


def make() -> str:
    """Return the text of ``_tables/hijri_names.py``."""
    calendars = {}
    for locale in LOCALES:
        (calendars[locale],) = root(locale).iterfind("dates/calendars/calendar[@type='islamic']")
    of_months = [
        (f"{locale}.{number}", name)
        for locale, found in calendars.items()
        for number, name in enumerate(months(found, "wide"), start=1)
    ]
    abbreviations = enumerate(months(calendars["en"], "abbreviated"), start=1)
    pattern = "dateFormats/dateFormatLength[@type='{}']/dateFormat/pattern"
    patterns = [
        (f"{locale}.{length}", one(found, pattern.format(length)))
        for locale, found in calendars.items()
        for length in ("long", "short")
    ]
    eras = [
        (locale, one(found, "eras/eraAbbr/era[@type='0']")) for locale, found in calendars.items()
    ]
    digits = [
        (locale.replace("_", "-"), element.text or "")
        for locale in DIGITS_OF
        for element in root(locale).iterfind("numbers/defaultNumberingSystem")
        if not element.attrib
    ]
    return cldr.source(
        "hijri_names",
        [f"main/{locale}" for locale in (*LOCALES, *DIGITS_OF[1:])],
        "Hijri dates as CLDR writes them: names of months, patterns, the era, digits.",
        texts("MONTHS", of_months),
        texts("SHORT_MONTHS", ((f"en.{number}", name) for number, name in abbreviations)),
        texts("PATTERNS", patterns),
        texts("ERAS", eras),
        texts("DIGITS", digits),
    )
