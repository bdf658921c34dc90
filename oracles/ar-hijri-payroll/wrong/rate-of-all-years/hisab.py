"""Work out pay, leave and awards by Hijri months and years.

usage: python3 hisab.py OUTDIR FILE [FILE ...]

WRONG on purpose: after five years, each year has the full rate, the first five too.
"""

import re
import sys
from bisect import bisect_right
from calendar import monthrange
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path

# Of each year from 1420 on: its months, a bit each, 1 for 30 days.
YEARS = (
    "4bd 23d 91d a95 b4a b5a 56d 2b6 93b 49b 655 6a9 754 b6a 56c aad 555 b29 b92 ba9 5d4 ada 55a "
    "aab 595 749 764 baa 5b5 2b6 a56"
)
LENGTHS = [29 + int(bit) for year in YEARS.split() for bit in f"{int(year, 16):012b}"]
STARTS = [date(1999, 4, 17) + timedelta(sum(LENGTHS[:at])) for at in range(len(LENGTHS))]

HIJRI = (
    *("محرم", "صفر", "ربيع الأول", "ربيع الآخر", "جمادى الأولى", "جمادى الآخرة", "رجب"),
    *("شعبان", "رمضان", "شوال", "ذو القعدة", "ذو الحجة"),
)
STEMS = {
    **{"محرم": 1, "صفر": 2, "ربيع": 3, "جماد": 5, "رجب": 7, "شعبان": 8, "رمضان": 9, "شوال": 10},
    **{"قعد": 11, "حج": 12},
}
GREGORIAN = (
    *("يناير", "فبراير", "مارس", "ابريل", "مايو", "يونيو", "يوليو", "اغسطس", "سبتمبر"),
    *("اكتوبر", "نوفمبر", "ديسمبر"),
)
UNSEEN = re.compile("[\u061c\u0640\u064b-\u0652\u200e\u200f\u202a-\u202e\u2066-\u2069]")
PLAIN = str.maketrans("٠١٢٣٤٥٦٧٨٩أإآ", "0123456789ااا")
ARABIC = str.maketrans("0123456789.,", "٠١٢٣٤٥٦٧٨٩٫٬")


def plain(text):
    return UNSEEN.sub("", text).translate(PLAIN).strip()


def month_of(name):
    if name in GREGORIAN:
        return GREGORIAN.index(name) + 1
    for stem, month in STEMS.items():
        if stem in name:
            return month + (month in (3, 5) and "او" not in name)
    raise ValueError(name)


def parts_of(text):
    text = plain(text).split("الموافق")[0]
    numbers = re.findall(r"\d+", text)
    if len(numbers) == 2:
        name = re.search(r"\d([^\d]+)\d", text)[1].strip()
        numbers.insert(1, month_of(name))
    year, month, day = map(int, numbers if len(numbers[0]) == 4 else reversed(numbers))
    return year < 1900, year, month, day


def day_of(hijri, year, month, day):
    if not hijri:
        return date(year, month, day)
    return STARTS[(year - 1420) * 12 + month - 1] + timedelta(day - 1)


def paid_month(text):
    numbers = [int(number) for number in re.findall(r"\d+", plain(text))]
    if len(numbers) == 1:
        numbers.append(month_of(re.split(r"\d", plain(text))[0]))
    return (max(numbers) - 1420) * 12 + min(numbers) - 1


def amount_of(text):
    return Fraction(re.sub("[,٬،]", "", plain(text)).replace("٫", "."))


def money(amount):
    halalas = int(amount * 100 + Fraction(1, 2))
    return f"{halalas // 100:,}.{halalas % 100:02}"


def counted(number, one, two, few, many, hundreds):
    if number in (1, 2):
        return one if number == 1 else two
    rest = number % 100
    return f"{number} {hundreds if rest < 3 else few if rest < 11 else many}"


def days_of(number):
    return counted(number, "يوم واحد", "يومان", "أيام", "يوماً", "يوم")


def pay(month, start, last, salary):
    at = paid_month(month)
    first, length = STARTS[at], LENGTHS[at]
    begin, end = max(first, day_of(*parts_of(start))), first + timedelta(length)
    if "على" not in plain(last):
        end = min(end, day_of(*parts_of(last)) + timedelta(1))
    days = max(0, (end - begin).days)
    return f"{days} من {length}", money(amount_of(salary) * days / length)


def leave(start, last):
    begin, end = day_of(*parts_of(start)), day_of(*parts_of(last)) + timedelta(1)
    shares, total = [], (end - begin).days
    while begin < end:
        at = bisect_right(STARTS, begin) - 1
        until = min(end, STARTS[at] + timedelta(LENGTHS[at]))
        days = days_of((until - begin).days)
        shares.append(f"{HIJRI[at % 12]} {1420 + at // 12}: {days}")
        begin = until
    return days_of(total), "، ".join(shares)


def shifted(hijri, year, month, day, months):
    years, month = divmod(month - 1 + months, 12)
    year, month = year + years, month + 1
    length = LENGTHS[(year - 1420) * 12 + month - 1] if hijri else monthrange(year, month)[1]
    return day_of(hijri, year, month, min(day, length))


def served(start, end):
    months = 0
    while shifted(*start, months + 1) <= end:
        months += 1
    return months, (end - shifted(*start, months)).days


def award(start, last, salary):
    start, end = parts_of(start), day_of(*parts_of(last)) + timedelta(1)
    months, days = served(start, end)
    years = Fraction(months, 12) + Fraction(days, 360)
    wages = years / 2 if years <= 5 else years
    texts = [
        counted(months // 12, "سنة واحدة", "سنتان", "سنوات", "سنة", "سنة"),
        counted(months % 12, "شهر واحد", "شهران", "أشهر", "شهراً", "شهر"),
        days_of(days),
    ]
    numbers = (months // 12, months % 12, days)
    text = " و".join(text for text, number in zip(texts, numbers) if number)
    return text, money(amount_of(salary) * wages)


def result(line):
    number, kind, *fields = line.split("\t")
    try:
        found = {"راتب": pay, "إجازة": leave, "مكافأة": award}[kind](*fields)
    except (ValueError, IndexError, TypeError):
        found = ("سجل غير مقروء", "")
    return number + "\t" + "\t".join(found).translate(ARABIC)


def main(outdir, *names):
    for name in names:
        source = Path(name)
        lines = source.read_bytes().decode("utf-8").split("\n")[:-1]
        table = "".join(f"{result(line)}\n" for line in lines)
        (Path(outdir) / source.name).write_bytes(table.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
