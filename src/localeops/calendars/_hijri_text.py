"""Hijri dates as text: the patterns of a locale, and what is read of what people write.

The rules have their numbers in `localeops.calendars.hijri`.
"""

from __future__ import annotations

import re

from localeops import normalize, tags
from localeops._tables import hijri_names
from localeops.errors import InvalidInputError, UnknownLocaleError, did_you_mean

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

__all__: list[str] = []

_ZEROS = {"arab": 0x660, "arabext": 0x6F0}
_LANGUAGES = ("ar", "en")
_MONTHS = 12
_SHORT, _LONG = 2, 4  # digits of a day or month at most, and of a year; one of three is a year too
_LONGEST = 80  # characters of a date, marks and controls left out
_SHOWN = 40

# What does not matter in a name, a number or between them: bidi controls (UAX #9), joiners, the
# tatweel, harakat and combining hamzas, apostrophes for ayn and hamza, accents of romanisation.
_IGNORED = (
    *(0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)),
    *(0x200B, 0x200C, 0x200D, 0xFEFF, 0x640, *range(0x64B, 0x660), 0x670),
    *map(ord, "'`´’‘ʼʻʽʾʿˈʹ′"),
    *range(0x300, 0x370),
)
_FOLDED = {
    **dict.fromkeys(_IGNORED, ""),
    **{zero + digit: str(digit) for zero in _ZEROS.values() for digit in range(10)},
    **{upper: chr(upper + 32) for upper in range(ord("A"), ord("Z") + 1)},
    **dict.fromkeys((0x9, 0xA0, *range(0x2000, 0x200B), 0x202F, 0x3000), " "),
    **dict.fromkeys(map(ord, "أإآٱ"), "ا"),
    **dict.fromkeys(map(ord, "ئىیې"), "ي"),
    ord("ؤ"): "و",
    **dict.fromkeys(map(ord, "ةھہەۀۃﻩﻪﻫﻬ"), "ه"),
    **dict.fromkeys(map(ord, "ک"), "ك"),
    **dict.fromkeys(map(ord, "‐‑"), "-"),
}
_SEPARATORS = "/-.؍"  # the last one is U+060D ARABIC DATE SEPARATOR
_MARKS = "-/.,،"
_BETWEEN = re.compile(rf" *[{_MARKS}]? *(.*?) *[{_MARKS}]? *", re.DOTALL)
_ACCENTED = re.compile("[\u00c0-\u024f\u1e00-\u1eff]")
_ORDINAL = re.compile(r"\A(?:st|nd|rd|th)(?![a-z])")
_BEFORE_MONTH = ("من", "شهر", "of", "the", "month")
_BEFORE_YEAR = ("سنه", "عام", "لعام", "لسنه", "ah", "ه")
_HIJRI = frozenset(("ه", "هجري", "هجريه", "للهجره", "منالهجره", "ah", "h", "hijri", "annohegirae"))
_GREGORIAN = frozenset(("م", "ميلادي", "ميلاديه", "ad", "ce"))
# Spellings that are met, apart from those of CLDR and as they are after folding: ة is ه here.
_SPELLINGS = """
1: المحرم, محرم الحرام, al muharram, moharram, muharam
2: صفر الخير, صفر المظفر, safer
3: ربيع اول, rabi al awwal, rabi al awal, rabi ul awwal, rabi ul awal, rabia i, rabia al awwal
3: rabia al awal, rabee al awwal, rabee al awal, rabi i
4: ربيع اخر, ربيع الثاني, ربيع ثاني, rabi al thani, rabi al akhir, rabi al akhar, rabi ath thani
4: rabi ul thani, rabi us sani, rabi ul akhir, rabia ii, rabia al thani, rabia al akhir
4: rabee al thani, rabee al akhir, rabi ii
5: جمادي الاول, جمادي اول, جمادي اولي, جماد الاولي, جماد الاول, جماد اول
5: jumada al ula, jumada al oula, jumada al ola, jumada al awwal, jumada al awal, jumada ul awwal
5: jumaada al oola, jamad al awwal, jumada i
6: جمادي الاخر, جمادي اخره, جمادي الثانيه, جمادي الثاني, جمادي ثاني, جمادي ثانيه
6: جماد الاخره, جماد الاخر, جماد اخر, جماد الثانيه, جماد الثاني, جماد ثاني
6: jumada al akhirah, jumada al akhira, jumada al akhir, jumada al akhar, jumada al ukhra
6: jumada al thani, jumada al thaniyah, jumada al thaniyyah, jumada al thania
6: jumada ath thaniyah, jumada ul thani, jumada ii
7: رجب الفرد, رجب المرجب
8: شعبان المعظم, shaaban, shabaan
9: رمضان المبارك, رمضان المعظم, ramadhan, ramazan, ramadaan
10: شوال المكرم, shawal, shawwaal
11: ذي القعده, ذا القعده, ذو القعده الحرام, ذي القعده الحرام
11: dhu al qidah, dhu al qadah, dhu al qida, dhu al qada, dhul qadah, dhul qida, dhul qada
11: dhul qaada, dhul qaadah, dhi al qidah, dhi al qadah, zu al qidah, zu al qadah, zul qadah
11: zul qidah, zul qada, thul qidah, thul qadah
12: ذي الحجه, ذا الحجه, ذو الحجه الحرام, ذي الحجه الحرام
12: dhu al hijjah, dhu al hijja, dhul hijja, dhul hajj, dhi al hijjah, zu al hijjah, zu al hijja
12: zul hijjah, zul hijja, zul hajj, thul hijjah, thul hijja
"""
# Names of two months each, of which this is the first.
_OF_TWO_MONTHS = {"ربيع": 3, "rabi": 3, "rabia": 3, "جمادي": 5, "جماد": 5, "jumada": 5}


def template(
    locale: str, style: str, order: str, digits: str
) -> tuple[str, tuple[str, ...], dict[int, str]]:
    """Return what a date is filled into, the names of months, and what becomes of digits.

    The fields are ``year``, ``month``, ``day`` and ``name``.
    """
    language = tags.resolve(locale, _LANGUAGES)
    tag = tags.parse(tags.canonicalize(locale))
    if tag.language != language:  # a language that inherits from English, such as hi-Latn
        raise UnknownLocaleError(
            f"locale {locale!r} has no Hijri dates here: they are for 'ar' and 'en'"
        )
    if digits == "locale":
        digits = _digits_of(tag, locale)
    era = hijri_names.ERAS[language]
    if order == "year-first":
        if style == "long":
            raise InvalidInputError("order 'year-first' goes with style 'short' alone")
        pattern = "y/MM/dd G"
    elif language == "ar":
        pattern = hijri_names.PATTERNS[f"ar.{style}"]
    elif order == "day-first":
        pattern = "d MMMM y G" if style == "long" else "d/M/y G"
    elif tag.region in {"", "US"}:
        pattern = hijri_names.PATTERNS[f"en.{style}"]
    else:
        raise UnknownLocaleError(
            f"the order of dates in {locale!r} is not known here: order must be 'day-first' or "
            "'year-first'"
        )
    fields = {"d": "{day}", "dd": "{day:02}", "M": "{month}", "MM": "{month:02}", "y": "{year}"}
    fields |= {"MMMM": "{name}", "G": era, "GGGGG": era}
    filled = re.sub(r"([A-Za-z])\1*", lambda found: fields[found[0]], pattern)
    names = (hijri_names.MONTHS[f"{language}.{month}"] for month in range(1, _MONTHS + 1))
    zero = _ZEROS.get(digits)
    shapes = {ord("0") + digit: chr(zero + digit) for digit in range(10)} if zero else {}
    return filled, tuple(names), shapes


def _digits_of(tag: tags.Tag, locale: str) -> str:
    """Return the digits of a locale: by the tag's keyword, else by CLDR."""
    asked = tag.keywords.get("nu")
    if asked is not None:
        if asked not in ("latn", *_ZEROS):
            raise InvalidInputError(
                f"locale {locale!r}: -u-nu- must be latn, arab or arabext, got {asked!r}"
            )
        return asked
    if tag.language == "en":
        return "latn"
    region = "" if tag.region == "001" else tag.region  # ar-001 has the content of ar
    try:
        return hijri_names.DIGITS[f"ar-{region}" if region else "ar"]
    except KeyError:
        raise UnknownLocaleError(
            f"the digits of {locale!r} are not known here: digits must be 'latn', 'arab' or "
            "'arabext'"
        ) from None


def read(text: str, order: str) -> tuple[int, int, int]:
    """Return the year, month and day that a text gives."""
    folded = text.translate(_FOLDED)
    if len(folded) > _LONGEST:
        _refuse(text)
    if _ACCENTED.search(folded):
        folded = normalize.nfd(folded).translate(_FOLDED)
    head, *rest = re.split("([0-9]+)", folded.strip(" "))
    numbers, between, tail = rest[::2], rest[1:-1:2], rest[-1] if rest else ""
    _check_era(tail, text)
    if len(numbers) == 3 and _is_era(head):  # noqa: PLR2004
        return _numeric(numbers, between, order, text)
    if len(numbers) == 2:  # noqa: PLR2004
        return _named(numbers, head, between[0], text)
    return _refuse(text)


def _numeric(numbers: list[str], between: list[str], order: str, text: str) -> tuple[int, int, int]:
    """Return the date of three numbers."""
    separators = {one.strip(" ") for one in between}
    if len(separators) > 1 or not separators <= set(_SEPARATORS):
        _refuse(text)
    first, second, third = numbers
    if _is_year(first) and _is_day(second) and _is_day(third):
        return int(first), int(second), int(third)
    if not (_is_day(first) and _is_day(second) and _is_year(third)):
        _refuse(text)
    one, two, year = int(first), int(second), int(third)
    if not one or not two:
        _refuse(text)
    if order == "day-first" or (order == "unambiguous" and (one == two or two <= _MONTHS < one)):
        return year, two, one
    if order == "month-first" or one <= _MONTHS < two:
        return year, one, two
    if one > _MONTHS:
        raise InvalidInputError(f"text has no month: {_cut(text)}; a month is 1 to 12")
    raise InvalidInputError(
        f"text is ambiguous: {_cut(text)} can be day {one} of month {two} or day {two} of month "
        f"{one}; order must be 'day-first' or 'month-first'"
    )


def _named(numbers: list[str], head: str, mid: str, text: str) -> tuple[int, int, int]:
    """Return the date of two numbers and a name, which is between or before them."""
    first, second = numbers
    name = head
    if _is_era(head):
        name, mid = mid, ""
    elif head[0] in _MARKS or sum(map(mid.count, _MARKS)) > 1:
        _refuse(text)  # one mark is between day and year, and none before the month
    mid = _words(_ORDINAL.sub("", mid))
    words = _words(_ORDINAL.sub("", name)).split(" ")
    while len(words) > 1 and words[0] in _BEFORE_MONTH:
        del words[0]
    if len(words) > 1 and words[-1] in _BEFORE_YEAR:
        del words[-1]
    if mid and mid not in _BEFORE_YEAR:
        _refuse(text)
    if _is_day(first) and _is_year(second):
        day, year = int(first), int(second)
    elif name is not head and _is_year(first) and _is_day(second):
        day, year = int(second), int(first)
    else:
        _refuse(text)
    return year, _month(" ".join(words), text), day


def _month(name: str, text: str) -> int:
    """Return the number of a month by its folded name."""
    if not _names:
        _fill_names()
    month = _names.get(name) or _joined.get(name.replace(" ", ""))
    if month is None:
        if not name:
            _refuse(text)
        if name in _OF_TWO_MONTHS:
            first = _OF_TWO_MONTHS[name]
            raise InvalidInputError(
                f"text names two Hijri months: {_cut(text)} can be month {first} or {first + 1}"
            )
        raise InvalidInputError(
            f"text names no Hijri month: {_cut(text)}{did_you_mean(name, sorted(_names))}"
        )
    return month


_names: dict[str, int] = {}  # filled at once, and last, as other threads look at it alone
_joined: dict[str, int] = {}


def _fill_names() -> None:
    """Fill the names of months: folded, and those that end with no number also without spaces."""
    found: dict[str, int] = {}
    for table in (hijri_names.MONTHS, hijri_names.SHORT_MONTHS):
        for key, name in table.items():
            found[_words(name.translate(_FOLDED))] = int(key.partition(".")[2])
    for line in _SPELLINGS.strip().splitlines():
        month, _, names = line.partition(": ")
        found |= dict.fromkeys(names.split(", "), int(month))
    joined = {
        name.replace(" ", ""): number
        for name, number in found.items()
        if not name.endswith((" i", " ii"))
    }
    _joined.update(joined)
    _names.update(found)


def _words(text: str) -> str:
    """Return a text without a separator at either end, dots and hyphens within it as spaces."""
    found = _BETWEEN.fullmatch(text)
    assert found is not None  # noqa: S101 (it matches any text)
    return re.sub("[ .-]+", " ", found[1]).strip(" ")


def _is_era(text: str) -> bool:
    """Tell whether a text is the era, or nothing but spaces."""
    return not text.strip(" ") or text.replace(" ", "").replace(".", "") in _HIJRI


def _check_era(tail: str, text: str) -> None:
    """Raise unless what follows the last number is nothing or the era."""
    if not _is_era(tail):
        if tail.replace(" ", "").replace(".", "") in _GREGORIAN:
            raise InvalidInputError(f"text is a Gregorian date by its era: {_cut(text)}")
        _refuse(text)


def _is_day(number: str) -> bool:
    return len(number) <= _SHORT


def _is_year(number: str) -> bool:
    return _SHORT < len(number) <= _LONG


def _cut(text: str) -> str:
    return repr(text) if len(text) <= _SHOWN else f"{text[:_SHOWN]!r}..."


def _refuse(text: str) -> NoReturn:
    raise InvalidInputError(
        f"text is no Hijri date: {_cut(text)}; what is read is as '1445/9/1', '1 رمضان 1445 هـ' or "
        "'Ramadan 1, 1445 AH'"
    )
