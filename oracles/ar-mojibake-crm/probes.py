"""Probes of ``ar-mojibake-crm``: tables of customers with cells that one rule decides.

Every strategy in `RULES` yields a whole table. The decisive cells of a rule are a closed list
(`CLOSED`), gone through in whole in each probe, in an order of their own; they are in all three
columns, among plain cells, and a few cells of words of the list come with them. A cell is made of a
text and of what befell it: ``6`` or ``5`` for the old tables windows-1256 and ISO-8859-6 and then a
letter for each reading (`_read`). What the reference makes of it is compared with the text here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import strategies as st
from solution import BORROWED, CITIES, NAMES, NOTES, known, mend, mended

from localeops.tasks.strategies import in_some_order, one_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hypothesis.strategies import DrawFn, SearchStrategy

oracle = mended

_OLD = {"6": "windows-1256", "5": "iso-8859-6"}


def _read(data: bytes, table: str) -> str:
    """Return bytes as read by windows-1252 (w), ISO-8859-1 (l) or windows-1256 (a)."""
    if table == "l":
        return data.decode("latin-1")
    if table == "a":
        return data.decode("windows-1256")
    holes = b"\x81\x8d\x8f\x90\x9d"
    return "".join(
        chr(byte) if byte in holes else bytes([byte]).decode("windows-1252") for byte in data
    )


def _misread(text: str, chain: str) -> str:
    """Return what a chain of readings makes of a text."""
    if chain[0] in _OLD:
        text, chain = _read(text.encode(_OLD[chain[0]]), chain[1]), chain[2:]
    for table in chain:
        text = _read(text.encode(), table)
    return text


def _once_only(text: str, chain: str) -> bool:
    """Return whether the other old table has no words of the list in this cell, or the same."""
    if chain[0] not in _OLD:
        return True
    try:
        other = text.encode(_OLD[chain[0]]).decode(_OLD["6" if chain[0] == "5" else "5"])
    except UnicodeDecodeError:
        return True
    return other == text or not known(other)


def _broken(texts: Iterable[str], *chains: str) -> tuple[str, ...]:
    """Return what these chains make of the texts, each of which can be undone."""
    cells = []
    for text in texts:
        for chain in chains:
            cell = _misread(text, chain)
            steps = len(chain) - (chain[0] in _OLD)
            if mend(cell) != (text, str(steps)) or not _once_only(text, chain):
                raise ValueError(text, chain, mend(cell))
            cells.append(cell)
    return tuple(dict.fromkeys(cells))


def _sound(*cells: str, mark: str = "0") -> tuple[str, ...]:
    """Return cells that stay as they are."""
    for cell in cells:
        if mend(cell) != (cell, mark):
            raise ValueError(cell, mend(cell))
    return tuple(dict.fromkeys(cells))


def _words(texts: str) -> tuple[str, ...]:
    return tuple(texts.split("|"))


_TEXTS = _words("محمد الخطيب|خالد|الزرقاء|تم التسليم|اتصل يوم الأحد|ليلى، زينب|الطلب رقم 12 (جديد)")
_SHORT = _words("عمان|إربد|لم يدفع|علي")
_HOLES = (
    *("فاس", "في السوق", "طلبٍ", "مُهم", "خالد\u200f", "مِن", "“ممتاز”"),
    *("Álvaro", "Íris", "AÏDA", "Ýmir", "Ðuro"),
)
_BLANKS = (
    *("الطلب رقم ١٠", "٠", "صلاح", "ح", "نجاح الجراح", "voilà", " محمد", "خالد ", "déjà "),
    *("\u00a0عمان", "طنطا\u00a0", "x\u00ad"),
)
_OLD_TEXTS = _words(
    "خالد المصري|ليلى العلوي|الدار البيضاء|الإسكندرية|تم التسليم|لم يدفع بعد؟|شيك؛ نقدا، خصم|قاسم"
)
_EAST = _words("يوسف القاضي|القاهرة|هدى|وجدة|مكناس، في السوق|إلى الظهر؟|صيدلية قديم|يرجى الاتصال")
# Of these the bytes of ISO-8859-6 are other Arabic words in windows-1256.
_TWOFOLD = _words(
    "محمد|أحمد حمدان|حسن غانم|شركة|لم|من عمان|تم|عمر|خالد النجار|مراكش|ظافر|دفع|شكرا|مؤسسة"
)
_SIGNED = _words("نقداً|طلبٌ|طلبٍ|دَفع|مُهم|مِن|جدّا|لمْ|علـي|محـــمّـد|شكراً جِدّاً|مُهِمّ|جد\u0651\u064eا")
_SIGNED_EAST = _words("نقداً|طلبٌ|طلبٍ|يَدفع|قديمُ|القاهرةِ|حقّا|يدفعْ|علـي|حقّاً")
_BESIDE = _words(
    "شركة Orange|رانيا Bensaïd|محل Café|شركة Société Générale|عميل (VIP)|خصم 15%|"
    "مطعم Chez François|مؤسسة 3M|Hôtel البيضاء|الطلب رقم AB-7|Lycée فاس, Maroc"
)
_FRENCH = _words("Zoé|Gaëlle Noël|François|Meknès|João Assunção|Jürgen Weiß|réglé|Œuvre|Łukasz")
_SYMBOLS = (
    *("🙂", "❤️ عميل", "ﷺ", "20 €", "l’agence – “Fès”…", "½ £", "٣٫٥٪", "☎ 12", "✅ تم", "👨‍👩‍👧"),
    *("اتصل →", "日本", "Ω", "Zoe\u0301", "م\u0651\u064e"),
)
_EAST_OF_ARABIC = ("گلميم", "أگادير", "چيهان", "چورج", "پيتر", "ژان", "ڈار")
_LOST = ("�", "إبرا�يم", "d�j� payé", "عميل �", "Zo�", "٢�")
_UNKNOWN = (
    *(
        "خالد القسوس",
        "القسوس",
        "شمدورة",
        "د. ليلى",
        "م. عمر",
        "أ",
        "احمد",
        "القاهره",
        "عليه",
        "لم يرد",
    ),
    *("محمدخالد", "خالدX", "Xعمان", "و"),
)

_LATIN_CLEAN = _sound(
    *("Zoé", "Gaëlle", "François", "Lætitia", "Noël Bénard", "Fès", "À rappeler", "Où ça ?", "ÉTÉ"),
    *("É. Dupont", "ÇA VA", "Æ", "João", "JOÃO", "SÃO TOMÉ", "Assunção", "Muñoz", "¿Qué?", "Ünal"),
    *("Müßig", "Özgür", "Ýmir", "Þór", "Đorđe", "Škoda", "Château d’Œx", "20 €", "«déjà»", "n° 5"),
    *("Álvaro Íñigo", "ÀÉÎÔÙ", "Âge", "½ £", "mañana…"),
)
_CLEAN = _sound(
    *(
        "محمد",
        "القاهرة، مصر",
        "مهسا رضایی",
        "لاہور",
        "ڈاکٹر عائشہ",
        "طلب\u200cهای",
        "٢٠٥ / ۲۰۵",
        "ﷺ",
    ),
    *("زينب\u200f منصور", "\u200fعمان", "شركة Orange", "شركة Société", "عميل 🙂", "ﻣﺤﻤﺪ", "مُحمّد"),
    *("Zoe\u0301", "ﬁn", "ڭلميم", "«مهم»", "ط، ظ", "طلب\u00a0جديد", "ئیمە", "١٫٥٪", "ﻻ", "م²"),
    *("ا\u0654حمد", "ي\u0640د", "ى", "Ⅳ", "ｱｲ"),
)
_LOST_SEEN = _sound(
    *_LOST,
    *("Ù…Ø\ufffdÙ…Ø¯", "ÎÇ\ufffdÏ", "ط¹ظ…ط\ufffdظ†", "Ã˜\ufffdÃ™", "\ufffd\ufffd\ufffd"),
    *("خالد\ufffd", "Zo\u00c3\ufffd", "a\ufffd"),
    mark="x",
)
_LOST_BELOW = _sound(
    *(_misread(text, chain) for text in _LOST for chain in ("w", "ww", "a", "l")),
    *(_misread("�", chain) for chain in ("www", "aw", "wa", "aaa", "wll")),
    mark="x",
)


def _partly() -> tuple[str, ...]:
    one, other = _misread("طلب", "w"), _misread("عمان", "a")
    return _sound(
        *(f"{one} جديد", f"جديد {one}", f"{one} {other}", "ZoÃ© Noël", "Noël ZoÃ©"),
        *(f"{_misread('خالد', '6w')} حداد", f"عمان {_misread('علي', '5w')}"),
        *(one[:-1], one[1:], _misread("في", "w").replace("\x81", ""), "voilÃ ", "dÃ©jÃ?"),
        *(_misread("في", "w").replace("\x81", "?"), _misread("صلاح", "w").replace("\xad", "")),
        *(_misread("محمد", "l").replace("\x85", ""), _misread("إلى السوق", "w")[:-1]),
        *(f"{_misread('طلب', 'w')}{_misread('مهم', '6w')}", _misread("عمان", "a")[:-1], "📞 ZoÃ©"),
        *(_misread("لم", "l") + "…", f"{one} €€", "ÃƒÂ© é"),
    )


def _unknown() -> tuple[str, ...]:
    cells = [
        _misread(text, chain)
        for text in _UNKNOWN
        for chain in ("6w", "5l")
        if chain[0] == "6" or text != "أ"
    ]
    return _sound(*cells, "ÔÑßÉ Nuñez", "Lætitia ÎÇáÏ", "ÎÇáÏ São")


_AS_THEY_ARE = _sound(
    *(
        "",
        " ",
        "  Ali",
        "Ali  ",
        '"Amman"',
        '"',
        "a,b;c",
        "'",
        "two\u2028lines",
        "a\x0bb",
        "x\x1cy",
    ),
    *("a\rb", "A\x0c", "\\t", "NULL", "0", "x", "-", "&eacute;", "%C3%A9", "=C3=A9", "\\u0645"),
)
_SINGLE = (
    *_broken(("خالد",), "w", "6w", "5w", "a", "ww", "6ww", "www"),
    *_sound("خالد", "Zoé", ""),
    *_sound("ÎÇá\ufffd", mark="x"),
)

_HARD: dict[str, tuple[str, ...]] = {
    "once": _broken((*_TEXTS, *_SHORT), "w"),
    "twice": _broken((*_TEXTS[:4], *_SHORT), "ww"),
    "thrice": _broken(_SHORT, "www"),
    "no-character": _broken(_HOLES, "w") + _broken(_HOLES[:5], "ww"),
    "controls": _broken((*_TEXTS[:5], "قاسم", "فرع"), "l")
    + _broken(_SHORT, "lw", "wl", "ll")
    + _broken(("عميل جديد…", "شيك – “مهم”"), "6l"),
    "blanks": _broken(_BLANKS, "w", "l") + _broken(_BLANKS[:6], "a") + _broken(_BLANKS[:3], "ww"),
    "as-arabic": _broken((*_TEXTS, *_SHORT, "في السوق", "گلميم", "\u200fخالد"), "a"),
    "tables-mixed": _broken(_SHORT[:2], "aw", "wa", "la", "al", "aa", "aaw", "waw", "wla", "aaa"),
    "old-arabic": _broken((*_OLD_TEXTS, "\u200fخالد", "عمان\u200e"), "6w", "6l"),
    "old-borrowed": _broken(_EAST_OF_ARABIC, "6w", "6l") + _broken(("چيهان", "ڈار"), "6ww"),
    "old-iso": _broken(_EAST, "5w"),
    "old-which": _broken(_TWOFOLD, "5w", "6w"),
    "old-signs": _broken(_SIGNED, "6w") + _broken(_SIGNED_EAST, "5w"),
    "old-below": _broken(
        ("خالد", "القاهرة", "لم يدفع"), "6ww", "6wa", "5wl", "6lw", "6www", "5wwa"
    ),
    "latin-beside": _broken(_BESIDE, "6w")
    + _broken(_words("شركة Orange|خصم 15%|عميل (VIP)"), "5w"),
    "not-in-list": _unknown(),
    "latin-sound": _LATIN_CLEAN,
    "latin-broken": _broken(_FRENCH, "w") + _broken(_FRENCH[:5], "ww", "l", "a"),
    "symbols": _broken(_SYMBOLS, "w", "a"),
    "arabic-sound": _CLEAN,
    "lost": _LOST_SEEN,
    "lost-below": _LOST_BELOW,
    "partly": _partly(),
    "as-it-is": _AS_THEY_ARE,
    "each-cell": _SINGLE,
}
# Further cells of drawn words; the ways are those of the rule.
_MORE: dict[str, tuple[str, ...]] = {
    "once": ("w",),
    "twice": ("ww",),
    "as-arabic": ("a",),
    "old-arabic": ("6w", "6l"),
    "old-iso": ("5w",),
    "old-below": ("6ww", "5wa"),
    "controls": ("l",),
}
_PLAIN = _sound(
    *("Ali", "Rabat", "client", "ok", "عمان", "علي", "تم", "", "Fès", "Zoé", "12", "مهم", "-"),
)
_LISTED = tuple(word for word in (*NAMES, *CITIES, *NOTES) if word not in BORROWED)


@st.composite
def _table(draw: DrawFn, cells: Sequence[str], ways: Sequence[str]) -> str:
    """Yield a table with all these cells, of which none is alone in a line with its like."""
    ordered = list(draw(in_some_order(cells)))
    for way in ways:
        text = f"{draw(one_of(_LISTED))} {draw(one_of(_LISTED))}"
        ordered.append(_broken((text,), way)[0])
    plain = draw(in_some_order(_PLAIN))
    number, column = draw(st.integers(1000, 8000)), draw(st.integers(0, 2))
    lines = ["id\tname\tcity\tnote\n"]
    for turn, first in enumerate(range(0, len(ordered), 2)):
        pair = ordered[first : first + 2]
        row = [pair[0], plain[turn % len(plain)], pair[-1] if len(pair) > 1 else ""]
        shift = (turn + column) % 3
        lines.append("\t".join((str(number + turn), *row[shift:], *row[:shift])) + "\n")
    return "".join(lines)


RULES: dict[str, SearchStrategy[str]] = {
    rule: _table(cells, _MORE.get(rule, ())) for rule, cells in _HARD.items()
}
# UTF-8 read once is an open set, of which these cells are some.
CLOSED: dict[str, tuple[str, ...]] = {
    rule: tuple(cell for cell in cells if cell) for rule, cells in _HARD.items() if rule != "once"
}
QUOTA = dict.fromkeys(RULES, 8)
