"""Mend the cells of a CRM export that were read by a wrong table: the reference solution.

usage: python3 islah.py OUTDIR FILE [FILE ...]

The tables are those of ``localeops.legacy``. Each cell is taken alone: misreadings of UTF-8 are
undone from the outside (`outer`), and what is left may be a file of windows-1256 or ISO-8859-6 that
was read as Latin (`inner`), which counts only if its words are in the list.
"""

from __future__ import annotations

import contextlib
import re
import sys
from pathlib import Path

from localeops import legacy
from localeops.errors import LocaleOpsError

NAMES = (
    *("محمد", "أحمد", "محمود", "خالد", "يوسف", "إبراهيم", "مصطفى", "عمر", "علي", "حسن", "حسين"),
    *("سمير", "طارق", "هشام", "كريم", "وليد", "فيصل", "بسام", "مؤيد", "عبد", "الله", "الرحمن"),
    *("فاطمة", "عائشة", "مريم", "ليلى", "سعاد", "نادية", "خديجة", "زينب", "هدى", "رانيا"),
    *("المصري", "الخطيب", "النجار", "الحداد", "العلوي", "الفاسي", "التازي", "الشريف", "غانم"),
    *("منصور", "حمدان", "صقر", "قاسم", "القاضي", "الطحان", "ظافر", "ضياء", "ثابت", "شوقي"),
)
BORROWED = ("پيتر", "چيهان", "چورج", "ڈار", "گلميم", "أگادير", "ژان")
CITIES = (
    *("عمان", "إربد", "الزرقاء", "العقبة", "السلط", "الكرك", "مادبا", "القاهرة", "الجيزة", "طنطا"),
    *("الإسكندرية", "أسيوط", "أسوان", "المنصورة", "الدار", "البيضاء", "الرباط", "فاس", "مراكش"),
    *("طنجة", "مكناس", "وجدة"),
)
NOTES = (
    *("عميل", "قديم", "جديد", "دفع", "الفاتورة", "لم", "يدفع", "بعد", "اتصل", "يوم", "الأحد"),
    *("يرجى", "الاتصال", "مساء", "شركة", "مؤسسة", "محل", "صيدلية", "مطعم", "الطلب", "رقم"),
    *("تم", "التسليم", "متأخر", "في", "من", "إلى", "قبل", "الظهر", "شكرا", "ملغى", "مؤجل"),
    *("خصم", "نقدا", "شيك", "فرع", "السوق", "طلب", "حقا", "غدا", "مهم", "جدا", "ممتاز"),
)
WORDS = frozenset((*NAMES, *BORROWED, *CITIES, *NOTES))

MOST = 3
_LOST = "\ufffd"
_WRONG = ("windows-1252", "windows-1256")
_OLD = ("windows-1256", "iso-8859-6")
_SIGNS = re.compile("[\u0640\u064b-\u0652]")
_WORD = re.compile(r"(?:[^\W\d_]|[\u064b-\u0652])+")
_ARABIC = re.compile("[\u0621-\u06ff]")


def mended(table: str) -> str:
    """Return the table with its cells mended, and with a column that says what was done.

    Args:
        table: The heading, then a line for each customer.
    """
    head, *rows = table.removesuffix("\n").split("\n")
    out = [f"{head}\tfix\n"]
    for row in rows:
        number, *cells = row.split("\t")
        done = [mend(cell) for cell in cells]
        texts = "\t".join(text for text, _ in done)
        out.append(f"{number}\t{texts}\t{''.join(mark for _, mark in done)}\n")
    return "".join(out)


def mend(cell: str) -> tuple[str, str]:
    """Return a cell as it was meant, and how many misreadings were undone or ``x``."""
    text, steps = cell, 0
    while steps < MOST and _LOST not in text:
        found = outer(text)
        if found is None:
            break
        text, steps = found, steps + 1
    if _LOST in text:
        return cell, "x"
    if steps < MOST:
        found = inner(text)
        if found is not None:
            text, steps = found, steps + 1
    return text, str(steps)


def outer(text: str) -> str | None:
    """Return the text whose UTF-8 was read as this one, or None."""
    if text.isascii():
        return None
    for data in _bytes(text, _WRONG):
        try:
            return data.decode()
        except UnicodeDecodeError:
            continue
    return None


def inner(text: str) -> str | None:
    """Return the Arabic text whose bytes were read as this Latin one, or None."""
    for data in _bytes(text, ("windows-1252",)):
        for encoding in _OLD:
            try:
                found = legacy.decode(data, encoding)
            except LocaleOpsError:
                continue
            if known(found):
                return found
    return None


def known(text: str) -> bool:
    """Return whether there are Arabic words in the text and all of them are in the list."""
    words = [word for word in _WORD.findall(text) if _ARABIC.search(word)]
    return bool(words) and all(_SIGNS.sub("", word) in WORDS for word in words)


def _bytes(text: str, encodings: tuple[str, ...]) -> list[bytes]:
    """Return the bytes of which these tables, or ISO-8859-1, have made the text."""
    found = []
    for encoding in encodings:
        try:
            found.append(legacy.encode(text, encoding))
        except LocaleOpsError:
            continue
    with contextlib.suppress(UnicodeEncodeError):
        found.append(text.encode("latin-1"))
    return found


def main(outdir: str, *names: str) -> None:
    """Write each of the named tables, mended, into the folder *outdir*."""
    for name in names:
        source = Path(name)
        table = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(mended(table).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
