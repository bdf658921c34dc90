"""Work out pay by Hijri months, leave and end-of-service awards: the reference solution.

usage: python3 hisab.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import re
import sys
from calendar import monthrange
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from localeops.calendars import hijri

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    # A day as year, month and day of either calendar.
    Parts = tuple[int, int, int]

DAY = timedelta(days=1)
MONTHS_OF_YEAR, DAYS_OF_YEAR = 12, 360  # the latter is what the instruction reckons parts by
HALF_PAID_YEARS = 5
HALALAS = 100

HIJRI_MONTHS = (
    *("محرم", "صفر", "ربيع الأول", "ربيع الآخر", "جمادى الأولى", "جمادى الآخرة", "رجب"),
    *("شعبان", "رمضان", "شوال", "ذو القعدة", "ذو الحجة"),
)
GREGORIAN_MONTHS = (
    *("يناير", "فبراير", "مارس", "ابريل", "مايو", "يونيو", "يوليو", "اغسطس", "سبتمبر"),
    *("اكتوبر", "نوفمبر", "ديسمبر"),
)
PAY, LEAVE, AWARD = "راتب", "إجازة", "مكافأة"
STILL_EMPLOYED = "على رأس العمل"
ALSO = "الموافق"

# One, two, from three to ten, from eleven to ninety-nine, full hundreds.
DAYS = ("يوم واحد", "يومان", "أيام", "يوماً", "يوم")
MONTHS = ("شهر واحد", "شهران", "أشهر", "شهراً", "شهر")
YEARS = ("سنة واحدة", "سنتان", "سنوات", "سنة", "سنة")

# Bidi controls, the tatweel, harakat.
UNSEEN = dict.fromkeys(
    (
        *(0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)),
        *(0x640, *range(0x64B, 0x653)),
    )
)
ARABIC_DIGITS = {0x660 + digit: str(digit) for digit in range(10)}
HAMZAS = str.maketrans("أإآ", "ااا")
IN_AMOUNTS = {**dict.fromkeys(map(ord, "٬,،")), ord("٫"): "."}
IN_ARABIC = str.maketrans("0123456789.,", "٠١٢٣٤٥٦٧٨٩٫٬")

HIJRI_YEARS_END = 1900


def results(table: str) -> str:
    """Return what the records of a table come to, a line each, every line ending with LF."""
    return "".join(f"{result(line)}\n" for line in table.split("\n")[:-1])


def result(line: str) -> str:
    """Return what a record comes to."""
    number, kind, *fields = line.split("\t")
    found = {PAY: pay, LEAVE: leave, AWARD: award}[kind](*fields)
    return f"{number}\t" + "\t".join(found)


def pay(month: str, start: str, last: str, salary: str) -> tuple[str, str]:
    """Return the days worked of a Hijri month, and what is paid for them."""
    first, length = month_of(month)
    from_day, to_day = max(day_of(start), first), first + (length - 1) * DAY
    if plain(last) != plain(STILL_EMPLOYED):
        to_day = min(to_day, day_of(last))
    days = max(0, (to_day - from_day).days + 1)
    amount = money(amount_of(salary) * Fraction(days, length))
    return f"{days} من {length}".translate(IN_ARABIC), amount


def leave(start: str, last: str) -> tuple[str, str]:
    """Return the days of a leave, and how many of them are in each Hijri month."""
    first, final = day_of(start), day_of(last)
    spans = ", ".join(
        f"{HIJRI_MONTHS[month - 1]} {year}: {counted(days, DAYS)}"
        for year, month, days in months_within(first, final)
    )
    spans = spans.replace(", ", "، ").translate(IN_ARABIC)
    return counted((final - first).days + 1, DAYS).translate(IN_ARABIC), spans


def award(start: str, last: str, salary: str) -> tuple[str, str]:
    """Return the time served in the calendar that its beginning is written in, and the award."""
    shifted, to_day = is_hijri(start), day_of(last) + DAY
    shift = hijri_shift if shifted else gregorian_shift
    served = served_months(day_of(start), to_day, shift)
    days = (to_day - shift(day_of(start), served)).days
    years, months = divmod(served, MONTHS_OF_YEAR)
    time = years + Fraction(months, MONTHS_OF_YEAR) + Fraction(days, DAYS_OF_YEAR)
    wages = time - min(time, Fraction(HALF_PAID_YEARS)) / 2
    parts = ((years, YEARS), (months, MONTHS), (days, DAYS))
    text = " و".join(counted(number, forms) for number, forms in parts if number)
    return text.translate(IN_ARABIC), money(amount_of(salary) * wages)


def months_within(first: date, last: date) -> Iterator[tuple[int, int, int]]:
    """Yield year and number of each Hijri month, and how many days from first to last it has."""
    while first <= last:
        day = hijri.from_gregorian(first)
        left = hijri.month_length(day.year, day.month) - day.day + 1
        days = min(left, (last - first).days + 1)
        yield day.year, day.month, days
        first += days * DAY


def served_months(start: date, end: date, shift: Callable[[date, int], date]) -> int:
    """Return how many whole months from a day on end before another day."""
    months = max(0, (end - start).days // 31 - 1)
    while shift(start, months + 1) <= end:
        months += 1
    return months


def hijri_shift(day: date, months: int) -> date:
    """Return the day of the same number so many Hijri months later, or the month's last."""
    found = hijri.from_gregorian(day)
    years, month = divmod(found.month - 1 + months, MONTHS_OF_YEAR)
    year, month = found.year + years, month + 1
    number = min(found.day, hijri.month_length(year, month))
    return hijri.to_gregorian(hijri.HijriDate(year, month, number))


def gregorian_shift(day: date, months: int) -> date:
    """Return the day of the same number so many Gregorian months later, or the month's last."""
    years, month = divmod(day.month - 1 + months, MONTHS_OF_YEAR)
    year, month = day.year + years, month + 1
    return date(year, month, min(day.day, monthrange(year, month)[1]))


def plain(text: str) -> str:
    """Return a text without what is not seen, with digits of ASCII and without hamzas."""
    return text.translate(UNSEEN).translate(ARABIC_DIGITS).translate(HAMZAS).strip()


def first_date(text: str) -> str:
    """Return the first of two dates of one day."""
    return plain(text).partition(ALSO)[0].strip()


def is_hijri(text: str) -> bool:
    """Return whether the first date of a text is a Hijri one."""
    return int(re.findall("[0-9]{4}", first_date(text))[0]) < HIJRI_YEARS_END


def day_of(text: str) -> date:
    """Return the day that a date is."""
    written = first_date(text)
    if is_hijri(written):
        return hijri.to_gregorian(hijri.parse(written, order="day-first"))
    numbers = [int(number) for number in re.findall("[0-9]+", written)]
    if len(numbers) == len(("day", "year")):
        name = re.findall("[^\\W\\d]+", written)[0]
        numbers.insert(1, GREGORIAN_MONTHS.index(name) + 1)
    year, month, day = numbers if numbers[0] >= HIJRI_YEARS_END else reversed(numbers)
    return date(year, month, day)


def month_of(text: str) -> tuple[date, int]:
    """Return the first day of a Hijri month, and its length."""
    written = plain(text)
    numbers = [int(number) for number in re.findall("[0-9]+", written)]
    if len(numbers) == 1:
        found = hijri.parse(f"1 {written}")
        year, month = found.year, found.month
    else:
        month, year = sorted(numbers)
    return hijri.to_gregorian(hijri.HijriDate(year, month, 1)), hijri.month_length(year, month)


def amount_of(text: str) -> Fraction:
    """Return the amount that is written."""
    return Fraction(plain(text).translate(IN_AMOUNTS))


def money(amount: Fraction) -> str:
    """Return an amount in whole halalas, half a one rounded up, as Arabic writes it."""
    riyals, halalas = divmod(int(amount * HALALAS + Fraction(1, 2)), HALALAS)
    return f"{riyals:,}.{halalas:02}".translate(IN_ARABIC)


def counted(number: int, forms: tuple[str, str, str, str, str]) -> str:
    """Return a number with what is counted, in the form that the number asks for."""
    one, two, few, many, hundred = forms
    if number in (1, 2):
        return (one, two)[number - 1]
    rest = number % 100
    form = few if 3 <= rest <= 10 else many if rest > 10 else hundred  # noqa: PLR2004
    return f"{number} {form}"


def main(outdir: str, *names: str) -> None:
    """Write the results of each of the named tables into the folder *outdir*."""
    for name in names:
        source = Path(name)
        table = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(results(table).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
