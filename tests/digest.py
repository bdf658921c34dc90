"""Print a digest of the results of every concern module: the version check.

``make test`` runs this with every Python that it finds and compares what they print. It needs the
package on the path and nothing else, no third-party module and none of Python's Unicode data.
"""

from __future__ import annotations

import datetime as dt
import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))
from localeops import (
    alphabet,
    casing,
    characters,
    collation,
    confusables,
    data_versions,
    identity,
    kana,
    legacy,
    normalize,
    segment,
    tags,
    width,
)
from localeops.calendars import eras, feasts, hijri, lunisolar
from localeops.legacy import _registry

_PIECES = (
    "a", "Z", "0", "#", " ", "é", "e\u0301", "ß", "Ж", "漢", "日", "が", "か\u3099", "ｶ", "\uff9e", "\uff9f",
    "ﾊ", "ア", "ー", "｡", "ヽ", "ゞ", "ヷ", "※", "①", "㈱", "\ufa19", "\u00ad", "\u200d", "\u200b", "\ufe0e",
    "\ufe0f", "\U000e0100", "\u20e3", "👩", "👍", "\U0001f3fd", "❤", "⌚", "🏴", "\U000e0067", "\U000e007f",
    "\U0001f1ef", "\U0001f1f5", "\u1100", "\u1161", "\u11a8", "가", "각", "क", "\u094d", "ष", "\u0903",
    "ก", "\u0e33", "\u0600", "\u0661", "\u3164", "\x00", "\x07", "\r", "\n", "\x85", "\ud800", "\x1b",
    "、", "。", "「", "」", "ー", "ッ", "…", "—", "-", "(", ")", "«", "»", "”", ",", "!", "א", "\u00a0", "\u302a",
    "\x1b[31m", "\x1b[0m", "\x1b]8;;http://x\x07", "\x1b]8;;\x07", "\x1b]0;t", "\x9b1m",
)  # fmt: skip
_CASED = (
    "İSTANBUL", "ISPARTA", "I\u0307Z", "I\u0323\u0307", "Î I\u0302", "ÌÍĨ J\u0301 i\u0307\u0301", "άυλος ή Μαΐου ἤ ᾠδῇ", "ΟΔΟΣ ΣΑΣ.",
    "ijs IJs íj\u0301", "և Երևան", "straße ẞ ﬁ ŉ ǰ", "ქართული ᲥᲐ", "Ꭰꭰ", "ƛɤ\u1c89\ua7cb\U00010d50\U00016ea0", "aΣ\u1ae0", "aΣ\u0295",
    "aΣ\u0897b", "ʰΣª", "ǆ Ǆ", "49ers can't", "\ud800Σ",
)  # fmt: skip
_SPELT = (
    "Džep ǆ d\u034fž dz\u030c NJEGA injekcija nadŽiveti neodživljen", "asszony község kulcsszó ddzs", "Chlieb medzi odznak", "ll ch rr ng xh",
    "ế Ợ e\u0302\u0301", "İI ıi Î", "Æ œ ﬁ Ａ ĳ ŀ ß ẞ ſ", "ёй е\u0301 ѐ", "άΣς ᾳ", "أإآةى ﻻ ؤ", "ךם ש\u05c1", "क्षत्रिय हिंदी लड़का \u095c", "꽃 값 왜 \u1100\u1161",
)  # fmt: skip
_TAGS = (
    "en", "tr", "az-Cyrl", "sr", "sr-Latn", "sr-ME", "zh-TW", "zh-Hant", "zh-cmn-hans", "nb", "iw", "mo",
    "sh", "en-AU", "es-MX", "pt-MO", "de-u-co-phonebk", "hi-Latn", "yue", "i-klingon", "en-GB-oed",
    "und", "und-TW", "ja-JP", "hy-SU", "ru-SU", "x-private", "de-1996", "sl-rozaj-biske", "tlh",
)  # fmt: skip
_ALIKE = (
    "Привeт", "pаypal", "оo", "A1<\u05e9\u05c2", "Ђорђe", "edᎥtor", "p𝐚ypal", "г0род", "8\u09ea", "Tシャツ",
    "а\u202ebc(\u202cd", "\ufdf2", "\u0664(\u0666", "admіnօt", "привéт", "I♥NY.org",
)  # fmt: skip
# What collation has to look at: own letters, digraphs, accents, other scripts, numbers, odd ones.
_SORTED = (
    *"aáäâåąbcčçćdďđeéęfgğhiíıİjklłlmnñňnoóôöőøprřsšşșßtťuúüűůvwxyýzžżæþ",
    *"AÁÄÅCČDĐEÉGHILJNÑOÖPRSŠTUZŽÆ", "ch", "Ch", "CH", "dž", "ǆ", "lj", "Nj", "ny", "ccs", "Dzs", "aa", "ll", "ng", "sh",
    *"абвгґдђеёжзиійљњћџієїґѓќўъьыэ", *"αάβγήςω", *"אבשדפ", *"أإآابتةىيه", *"अकखक्षनं", *"กขเแไา็่",
    *"あアがカーヽゞーャや", *"한국가각", *"一丁王李北安単单曾", "\u4e00", "\U00020000", "\U00017000", "\U0001b170",
    "\u0301", "\u030c", "\u0323", "\u031b", "\u034f", "\u00ad", "\u093c", "\u3099", "\u0f71\u0f72",
    *"019٣५", "007", " ", "-", ".", "'", "’", "?", "(", "€", "+", "😀", "👩\u200d💻",
    "\0", "\x01", "\ue000", "\ufffe", "\uffff", "\ud800", "\u0378", "\U0010ffff",
)  # fmt: skip
_ORDERS = (
    "und", "en", "cs", "sk", "pl", "hr", "sr", "sr-Latn", "sl", "hu", "da", "nb", "sv", "fi", "is", "et", "lt", "lv", "ro", "tr", "az",
    "sq", "es", "es-u-co-trad", "de-u-co-phonebk", "de-AT", "fr-CA", "el", "ru", "uk", "bg", "mk", "he", "ar", "fa", "hi", "th",
    "ja", "ko", "vi", "zh", "zh-u-co-zhuyin", "zh-Hant", "und-u-co-emoji", "cs-u-ks-level1", "th-u-ka-noignore",
    "en-u-ka-shifted-kn-ks-level4", "da-u-ks-identic", "fr-u-kb-kf-upper", "cy", "de-u-co-search", "de-u-kr-latn",
)  # fmt: skip
_TEXTS = 20_000


def texts(pieces_of: tuple[str, ...] = _PIECES, count: int = _TEXTS) -> Iterator[str]:
    """Yield texts made of the pieces by a generator of our own, the same in every Python."""
    state = 17
    for _ in range(count):
        pieces = []
        state = state * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
        for _ in range(1 + (state >> 33) % 9):
            state = state * 6364136223846793005 + 1442695040888963407 & (1 << 64) - 1
            pieces.append(pieces_of[(state >> 33) % len(pieces_of)])
        yield "".join(pieces)


def outcome(function: Callable[..., object], *arguments: object, **options: object) -> object:
    """Return a result as data, or the name and message of the error."""
    try:
        result = function(*arguments, **options)
    except (ValueError, TypeError, LookupError) as error:
        return [type(error).__name__, str(error)]
    return result if isinstance(result, (str, int, list, tuple)) else repr(result)


def outcome_of_report(data: bytes, encoding: str, standard: legacy.Standard) -> object:
    """Return a report of what was read as data."""
    try:
        report = legacy.decode_report(data, encoding, standard=standard)
    except ValueError as error:
        return str(error)
    return [ascii(report.value), [(one.rule, one.start, one.end) for one in report.steps]]


def results() -> Iterator[tuple[str, object]]:
    """Yield a name for each group of results, and the results."""
    every = [chr(code) for code in range(0x110000)]
    corpus = list(texts())
    for of_module in (
        of_width_and_segment,
        of_kana,
        of_normalize,
        of_casing,
        of_alphabet,
        of_collation,
        of_confusables,
        of_identity,
        of_eras,
        of_lunisolar,
        of_hijri,
        of_feasts,
        of_legacy,
    ):
        yield from of_module(every, corpus)
    yield from of_legacy_beyond()
    yield from of_legacy_detect()
    yield from of_legacy_repair(corpus)
    some = "\n".join((*every[:0x20000:11], *every[0xE0000:0xE0200]))
    # ascii, for repr shows what the Python at hand takes as printable.
    yield "inspect", [ascii(characters.inspect(text)) for text in (some, *corpus[:2000])]
    for question in (
        tags.canonicalize,
        tags.maximize,
        tags.minimize,
        tags.script,
        tags.fallback,
        tags.known,
    ):
        yield question.__name__, [outcome(question, tag) for tag in _TAGS]
    yield "editions", sorted(data_versions().items())


def of_legacy(every: list[str], corpus: list[str]) -> Iterator[tuple[str, object]]:
    """Yield the results of legacy, but for the codecs that are Python's own."""
    some = [
        *every[:0x500],
        *every[0x500:0x3100:3],
        *every[0x4E00:0xD7A4:17],
        *every[0xE000:0x11000:5],
    ]
    octets = bytes(range(256))
    pairs = b"".join(bytes((lead, trail)) for lead in range(0x20, 256) for trail in range(256))
    mixed = [text.encode("utf-8", "surrogatepass") for text in corpus[:50]]
    standards: tuple[legacy.Standard, ...] = ("whatwg", "microsoft")
    for standard in standards:
        listed = legacy.encodings(standard=standard)
        yield f"encodings of {standard}", [tuple(one) for one in listed]
        for one in listed:
            data = [*mixed, octets if one.kind == "single-byte" else pairs]
            reports = [outcome_of_report(each, one.name, standard) for each in data]
            yield f"{standard} {one.name}", reports
            try:
                write = _registry.codec(one.name, standard).encode  # errors look at others, too
            except ValueError as error:
                yield f"{standard} {one.name} written", str(error)
            else:
                written = [write(text) for text in (*some, *corpus[:50])]
                yield f"{standard} {one.name} written", [(w.hex(), used) for w, used in written]
            texts = (*some[:0x500:64], *corpus[:5])
            errors = [outcome(legacy.encode, text, one.name, standard=standard) for text in texts]
            yield f"{standard} {one.name} refused", [repr(error) for error in errors]


def of_width_and_segment(every: list[str], corpus: list[str]) -> Iterator[tuple[str, object]]:
    """Yield the results of width and segment."""
    yield "width of characters", [width.measure(character) for character in every]
    yield "wide", [width.measure(character, ambiguous="wide") for character in every]
    for name, function, options in (
        ("graphemes", segment.graphemes, {}),
        ("boundaries", segment.boundaries, {}),
        ("words", segment.words, {}),
        ("line_breaks", segment.line_breaks, {}),
        ("measure", width.measure, {}),
        ("measure wide", width.measure, {"ambiguous": "wide"}),
        ("measure strictly", width.measure, {"controls": "error"}),
        ("cells", width.cells, {}),
        ("strip_escapes", width.strip_escapes, {}),
    ):
        yield name, [outcome(function, text, **options) for text in corpus]
    yield "clip", [outcome(width.clip, text, 5, ellipsis="…") for text in corpus]
    yield "pad", [outcome(width.pad, text, 9, align="center", fill="·") for text in corpus]
    for styles in ("carry", "keep"):
        yield styles, [outcome(width.wrap, text, 4, styles=styles, tabs=4) for text in corpus]
    for breaks in ("word", "kinsoku"):
        yield breaks, [outcome(width.wrap, text, 4, breaks=breaks, tabs=4) for text in corpus]
    yield (
        "hanging",
        [
            outcome(
                width.wrap, text, 4, breaks="kinsoku", hanging="punctuation", styles="keep", tabs=4
            )
            for text in corpus
        ],
    )
    yield "words of characters", segment.words("a".join(every))
    yield "breaks of characters", segment.line_breaks("漢".join(every))


def of_confusables(every: list[str], corpus: list[str]) -> Iterator[tuple[str, object]]:
    """Yield the results of confusables."""
    for function in (
        confusables.skeleton,
        confusables.explain_skeleton,
        confusables.scripts_of,
        confusables.resolved_scripts,
        confusables.mixed_scripts,
        confusables.restriction,
        confusables.mixed_numbers,
        confusables.bidi_controls,
        confusables.find,
    ):
        yield function.__name__, [outcome(function, text) for text in (*_ALIKE, *corpus[:4000])]
    for direction in ("rtl", "auto", "logical"):
        yield (
            direction,
            [
                outcome(confusables.skeleton, text, direction=direction)
                for text in (*_ALIKE, *corpus)
            ],
        )
    yield "skeletons of characters", confusables.skeleton("a".join(every))
    yield "extensions", confusables.find("а".join(every), digits="report")


def of_kana(every: list[str], corpus: list[str]) -> Iterator[tuple[str, object]]:
    """Yield the results of kana."""
    every_kana = [*every[0x3000:0x3100], *every[0xFF00:0x10000]]
    for conversion in (
        kana.to_fullwidth,
        kana.to_halfwidth,
        kana.to_hiragana,
        kana.to_katakana,
        kana.explain_to_fullwidth,
    ):
        yield conversion.__name__, [outcome(conversion, text) for text in (*every_kana, *corpus)]


def of_normalize(every: list[str], corpus: list[str]) -> Iterator[tuple[str, object]]:
    """Yield the results of normalize."""
    for form in (normalize.nfc, normalize.nfd, normalize.nfkc, normalize.nfkd):
        yield form.__name__, [form("漢".join(every)), *map(form, every[:0x30000:7])]
        yield f"{form.__name__} of texts", [outcome(form, text) for text in corpus]
        marked = [text + "\u0897\U00016d63\u0323\U00016d67" * 9 for text in corpus[:2000]]
        yield f"{form.__name__} of long texts", [outcome(form, text * 9) for text in marked]
    yield (
        "nfkc_casefold",
        [outcome(normalize.nfkc_casefold, text) for text in ("漢".join(every), *corpus)],
    )
    for keep in ((), ("ideographs", "enclosed"), None):
        options = {} if keep is None else {"keep": keep}
        yield (
            f"nfkc_safe {keep}",
            [outcome(normalize.nfkc_safe, text, **options) for text in ("漢".join(every), *corpus)],
        )
    yield (
        "explain_nfkc_safe",
        [outcome(normalize.explain_nfkc_safe, text) for text in corpus[:4000]],
    )


def of_casing(every: list[str], corpus: list[str]) -> Iterator[tuple[str, object]]:
    """Yield the results of casing."""
    whole = "\n".join(every)
    for locale in ("und", "tr", "lt", "el", "nl", "hy", "az-Cyrl", "tlh"):
        for convert in (
            *(casing.fold, casing.lower, casing.upper, casing.title),
            *(casing.explain_fold, casing.explain_lower, casing.explain_upper),
            casing.explain_title,
        ):
            results = [outcome(convert, text, locale=locale) for text in (*_CASED, *corpus[:1500])]
            yield f"{convert.__name__} {locale}", results
    for convert in (casing.fold, casing.lower, casing.upper, casing.title):
        yield (
            f"{convert.__name__} of characters",
            [convert(whole, locale=locale) for locale in ("und", "el")],
        )
    # Whether each is cased and case-ignorable.
    yield "sigmas", casing.lower("\n".join(f"aΣ{one} {one}Σ" for one in every), locale="el")


def of_collation(every: list[str], corpus: list[str]) -> Iterator[tuple[str, object]]:
    """Yield the results of collation."""

    def keys(words: list[str], locale: str) -> list[str]:
        return [collation.key(word, locale=locale).hex() for word in words]

    words = [*texts(_SORTED, 2000), *corpus[:500]]
    for locale in _ORDERS:
        yield f"keys {locale}", outcome(keys, words, locale)
        yield f"sort {locale}", outcome(collation.sort, words, locale=locale)
    yield "keys of characters", keys(every[::7], "und")
    yield "compare", [outcome(collation.compare, a, a[::-1], locale="vi") for a in words]


def of_alphabet(every: list[str], corpus: list[str]) -> Iterator[tuple[str, object]]:
    """Yield the results of alphabet."""
    some = (*every[:0x3200], *every[0xA960:0xAA00], *every[0xAC00:0xAC80], *every[0xD780:0x10000])
    whole = "a".join(some)
    yield "letters", [outcome(alphabet.letters, tag, extent="wide") for tag in (*_TAGS, "hi")]
    for locale in ("ar", "el", "es-u-co-trad", "hi", "hr", "hu", "ko", "sk", "sr", "tr", "vi"):
        for call in (alphabet.split, alphabet.count):
            results = [outcome(call, text, locale=locale) for text in (*_SPELT, *corpus[:500])]
            yield f"{call.__name__} {locale}", results
        yield f"count of characters {locale}", outcome(alphabet.count, whole, locale=locale)


def of_identity(every: list[str], corpus: list[str]) -> Iterator[tuple[str, object]]:
    """Yield the results of identity."""
    some_characters = [*every[:0x20000:3], *every[0xE0000:0xE0200], *corpus]
    for check, options in (
        (identity.username, {}),
        (identity.username, {"profile": "UsernameCasePreserved"}),
        (identity.password, {}),
        (identity.nickname, {}),
        (identity.nickname, {"operation": "comparison"}),
        (identity.canonical, {"locale": "tr"}),
        (identity.canonical, {"locale": "und", "lookalikes": "fold"}),
    ):
        yield (
            f"{check.__name__} {options}",
            [outcome(check, text, **options) for text in some_characters],
        )
    yield "duplicates", outcome(identity.duplicates, some_characters, locale="lt")


def of_eras(_: list[str], corpus: list[str]) -> Iterator[tuple[str, object]]:
    """Yield the results of calendars.eras."""
    days = [dt.date.fromordinal(number) for number in range(577_000, 780_000, 97)]
    texts = [
        *corpus[:300],
        "31 ธ.ค. ๒๕๖๗",
        "㋿六年十二月卅一日",
        "10 पौष १९४६",
        "檀紀四二九四年十二月三十一日",
    ]
    for system, locale in (
        *(("ja", None), ("th", None), ("tw", None), ("ko-dangi", None)),
        *(("in-saka", "en"), ("in-saka", "hi")),
    ):
        written = []
        for style in ("long", "short"):
            options = {"system": system, "style": style, "locale": locale, "period": "any"}
            written += [outcome(eras.format, day, **options) for day in days]
        yield f"format {system} {locale}", written
        read = [
            *map(str, written),
            *texts,
            *(f"R{n // 372 + 1}.{n % 12 + 1}.{n % 31 + 1}" for n in range(900)),
        ]
        for borders in ("strict", "lenient"):
            options = {"system": system, "borders": borders, "two_digit_years": "2500"}
            found = [repr(outcome(eras.parse, text, **options)) for text in read]
            yield f"parse {system} {locale} {borders}", found


def of_lunisolar(_: list[str], __: list[str]) -> Iterator[tuple[str, object]]:
    """Yield the results of calendars.lunisolar."""
    first, last = dt.date(1899, 12, 1).toordinal(), dt.date(2101, 3, 1).toordinal()
    days = [dt.date.fromordinal(number) for number in range(first, last, 5)]
    years = range(1899, 2103)
    for tradition in ("zh", "ko", "vi"):
        dates = [outcome(lunisolar.from_gregorian, day, tradition=tradition) for day in days]
        yield f"lunar dates {tradition}", dates
        back = [
            outcome(lunisolar.to_gregorian, lunisolar.LunarDate(*fields), tradition=tradition)
            for fields in (
                (year, 6, day, leap) for year in years for day in (1, 30) for leap in (False, True)
            )
        ]
        yield f"days of lunar dates {tradition}", back
        for by in ("lunar-month", "solar-term"):
            yield (
                f"names of months {tradition} {by}",
                [
                    outcome(lunisolar.sexagenary_month, day, tradition=tradition, by=by)
                    for day in days
                ],
            )
        for locale in ("zh", "zh-TW", "ko", "vi", "en"):
            for function in (lunisolar.solar_terms, lunisolar.zodiac):
                yield (
                    f"{function.__name__} {tradition} {locale}",
                    [
                        repr(outcome(function, year, tradition=tradition, locale=locale))
                        for year in years
                    ],
                )
        yield (
            f"leap months {tradition}",
            [outcome(lunisolar.leap_month, year, tradition=tradition) for year in years],
        )
    for locale in ("zh", "ko", "vi"):
        yield f"names {locale}", [lunisolar.sexagenary_day(day, locale=locale) for day in days]


def of_hijri(_: list[str], corpus: list[str]) -> Iterator[tuple[str, object]]:
    """Yield the results of calendars.hijri."""
    days = [dt.date.fromordinal(day) for day in (*range(227_000, 3_652_060, 4001), 3_652_059)]
    days += [dt.date.fromordinal(day) for day in range(687_000, 795_000, 11)]
    for table in hijri.TABLES:
        found = [outcome(hijri.from_gregorian, day, table=table) for day in days]
        yield f"from_gregorian {table}", found
        dates = [
            hijri.HijriDate(year, month, day, table)
            for year in (1, 1299, 1300, 1343, 1364, 1446, 1500, 1600, 9666, 9999)
            for month in range(1, 13)
            for day in (1, 29, 30, 31)
        ]
        yield f"to_gregorian {table}", [outcome(hijri.to_gregorian, date) for date in dates]
        for locale in ("ar-SA", "ar", "en", "en-GB"):
            for style in ("long", "short"):
                written = [
                    outcome(hijri.format, date, locale=locale, style=style) for date in dates
                ]
                yield f"format {table} {locale} {style}", written
                yield (
                    f"parse {table} {locale} {style}",
                    [outcome(hijri.parse, str(text), table=table) for text in written],
                )
    yield "parse", [outcome(hijri.parse, text) for text in corpus[:2000]]


def of_feasts(_: list[str], __: list[str]) -> Iterator[tuple[str, object]]:
    """Yield the results of calendars.feasts."""
    for rite in ("western", "orthodox"):
        dates = [outcome(feasts.easter, year, rite=rite) for year in range(1580, 10_002)]
        yield f"easter {rite}", dates
    for locale in ("cs", "de", "es", "ko", "sr", "sr-Latn", "vi", "zh", "zh-TW"):
        years = [outcome(feasts.movable, year, locale=locale) for year in range(1899, 2103)]
        yield f"feasts {locale}", years
    for table in ("umm-al-qura", "umm-al-qura-icu", "civil", "astronomical-tabular"):
        for feast in (feasts.ramadan, feasts.eid_al_fitr, feasts.eid_al_adha):
            years = [outcome(feast, year, table=table) for year in range(1880, 2180)]
            yield f"{feast.__name__} {table}", [repr(year) for year in years]
    yield "nowruz", [outcome(feasts.nowruz, year) for year in range(1920, 2125)]


def of_legacy_detect() -> Iterator[tuple[str, object]]:
    """Yield what snippets of old files are taken for, and bytes by chance."""
    sys.path.insert(0, str(Path(__file__).parent))
    from legacy_snippets import snippets

    yield "detect", [repr(legacy.detect(one.data)) for one in snippets(sizes=(10, 40, 200))]
    chance = (hashlib.sha512(bytes((one,))).digest()[: one % 40] for one in range(256))
    yield "detect by chance", [repr(legacy.detect(one)) for one in chance]


def of_legacy_repair(corpus: list[str]) -> Iterator[tuple[str, object]]:
    """Yield what becomes of mojibake."""
    broken = []
    for text in corpus[:150]:
        for wrong in ("latin-1", "cp437", "koi8_r", "iso8859_5"):
            data = text.encode("utf-8", "surrogatepass")
            broken += [data.decode(wrong), data.decode(wrong).encode().decode("latin-1")]
    yield "repair", [ascii(legacy.repair(text)) for text in (*broken, *corpus[:500])]


def of_legacy_beyond() -> Iterator[tuple[str, object]]:
    """Yield what the encodings beyond the standards make of every pair of bytes, and write back."""
    from localeops.legacy import _beyond

    for name in sorted(set(_beyond.LABELS.values())):
        codec = _beyond.make(name)
        read = [codec.decode(bytes((one, two))) for one in range(256) for two in range(0, 256, 3)]
        yield f"legacy {name}", [(reading, codec.encode(reading.text)[0].hex()) for reading in read]


def main() -> None:
    """Print a line for each group, and the digest of them all."""
    whole = hashlib.sha256()
    for name, values in results():
        digest = hashlib.sha256(json.dumps(values).encode()).hexdigest()
        whole.update(digest.encode())
        print(f"{name}\t{digest[:16]}")
    print(f"all\t{whole.hexdigest()}")


if __name__ == "__main__":
    main()
