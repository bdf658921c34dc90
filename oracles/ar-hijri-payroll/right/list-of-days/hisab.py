"""Work out pay, leave and awards from one list of all days of the years 1420 to 1450.

usage: python3 hisab.py OUTDIR FILE [FILE ...]

Every day is its number in the list; the list has its Hijri and its Gregorian date, two dictionaries
lead back. Texts are taken apart by NFD, and everything but letters, digits and signs is dropped, so
neither hamzas nor vowels nor marks of direction are left. Amounts are whole numbers of parts.
"""

import datetime
import pathlib
import re
import sys
import unicodedata

# Three hexadecimal digits a year, a bit a month: whether it has 30 days.
LENGTHS = (
    "4bd 23d 91d a95 b4a b5a 56d 2b6 93b 49b 655 6a9 754 b6a 56c aad 555 b29 b92 ba9 5d4 ada 55a "
    "aab 595 749 764 baa 5b5 2b6 a56"
)
MONTHS = (
    "محرم,صفر,ربيع الأول,ربيع الآخر,جمادى الأولى,جمادى الآخرة,"
    "رجب,شعبان,رمضان,شوال,ذو القعدة,ذو الحجة"
)
# What a name begins with and, where there are two of that, has in it, its hamzas gone.
HIJRI = (
    *(("محرم", ""), ("المحرم", ""), ("صفر", ""), ("ربيع", "او"), ("ربيع", ""), ("جماد", "او")),
    *(("جماد", ""), ("رجب", ""), ("شعبان", ""), ("رمضان", ""), ("شوال", ""), ("ذ", "قعد")),
    *(("ذ", "حج"),),
)
HIJRI_NUMBERS = (1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
GREGORIAN = "يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر".split()


def all_days():
    """Return the Hijri and the Gregorian dates of all days."""
    hijri = [
        (1420 + at, month, day)
        for at, bits in enumerate(LENGTHS.split())
        for month, bit in enumerate(f"{int(bits, 16):012b}", 1)
        for day in range(1, 30 + int(bit))
    ]
    first = datetime.date(1999, 4, 17)
    days = (first + datetime.timedelta(at) for at in range(len(hijri)))
    return hijri, [(day.year, day.month, day.day) for day in days]


CALENDARS = all_days()
NUMBERS = [{parts: at for at, parts in enumerate(calendar)} for calendar in CALENDARS]
LAST_OF_MONTH = [{(y, m): d for y, m, d in calendar} for calendar in CALENDARS]


def bare(text):
    """Return a text without marks of any kind, with digits of ASCII."""
    chars = []
    for char in unicodedata.normalize("NFD", text):
        if unicodedata.category(char) in ("Mn", "Cf", "Lm"):
            continue
        chars.append(str(int(char)) if char.isdigit() else char)
    return "".join(chars).strip()


def month_named(words):
    """Return whether the month of a name is Gregorian, and its number."""
    if words in GREGORIAN:
        return 1, GREGORIAN.index(words) + 1
    for (begin, inside), number in zip(HIJRI, HIJRI_NUMBERS):
        if words.startswith(begin) and inside in words:
            return 0, number
    raise ValueError(words)


def parts_of(text):
    """Return which calendar a date is of, and its year, month and day."""
    text = re.split("الموافق", bare(text))[0]
    numbers = re.findall("[0-9]+", text)
    if len(numbers) == 2:
        day, name, year = re.match("([0-9]+)([^0-9]+)([0-9]+)", text).groups()
        which, month = month_named(name.strip())
        return which, (int(year), month, int(day))
    if len(numbers[0]) != 4:
        numbers.reverse()
    return int(numbers[0]) > 1700, tuple(map(int, numbers))


def day_number(text):
    """Return the number of a day in the list."""
    which, parts = parts_of(text)
    return NUMBERS[which][parts]


def paid_month(text):
    """Return the year and the number of a Hijri month."""
    text = bare(text)
    numbers = re.findall("[0-9]+", text)
    if len(numbers) == 2:
        year, month = sorted(map(int, numbers), reverse=True)
        return year, month
    name = text.partition(numbers[0])[0].strip()
    return int(numbers[0]), month_named(re.sub("^شهر ", "", name))[1]


def halalas(text):
    """Return the halalas of an amount."""
    riyals, _, rest = re.sub("[,٬،]", "", bare(text)).replace("٫", ".").partition(".")
    return int(riyals) * 100 + int(rest.ljust(2, "0") or 0)


def arabic(text):
    """Return a text in Arabic digits."""
    return "".join(chr(0x660 + int(char)) if char in "0123456789" else char for char in text)


def printed(parts, whole):
    """Return an amount of halalas that is a fraction, rounded."""
    found = (2 * parts + whole) // (2 * whole)
    riyals = str(found // 100)
    groups = []
    while riyals:
        groups.insert(0, riyals[-3:])
        riyals = riyals[:-3]
    return arabic(f"{'٬'.join(groups)}٫{found % 100:02}")


def count(number, one, two, few, many, hundred):
    """Return a number of things."""
    if number < 3:
        return one if number == 1 else two
    if number % 100 < 3:
        return f"{number} {hundred}"
    return f"{number} {few if number % 100 < 11 else many}"


def days_text(number):
    """Return a number of days."""
    return count(number, "يوم واحد", "يومان", "أيام", "يوماً", "يوم")


def salary(month, start, end, amount):
    """Return what is due for a month."""
    year, month = paid_month(month)
    length = LAST_OF_MONTH[0][year, month]
    first = NUMBERS[0][year, month, 1]
    begin = day_number(start)
    until = first + length if "راس" in bare(end) else day_number(end) + 1
    days = len(range(max(first, begin), min(first + length, until)))
    return arabic(f"{days} من {length}"), printed(halalas(amount) * days, length)


def vacation(start, end):
    """Return the days of a leave, month by month."""
    shares = {}
    for number in range(day_number(start), day_number(end) + 1):
        year, month, _ = CALENDARS[0][number]
        shares[year, month] = shares.get((year, month), 0) + 1
    names = MONTHS.split(",")
    texts = [f"{names[m - 1]} {year}: {days_text(days)}" for (year, m), days in shares.items()]
    return arabic(days_text(sum(shares.values()))), arabic("، ".join(texts))


def gratuity(start, end, amount):
    """Return the time served and the award."""
    which, (year, month, day) = parts_of(start)
    after = day_number(end) + 1
    months, reached = 0, day_number(start)
    while True:
        years, other = divmod(year * 12 + month + months, 12)
        there = (years, other + 1)
        last = LAST_OF_MONTH[which].get(there, 0)
        number = NUMBERS[which].get((*there, min(day, last)))
        if number is None or number > after:
            break
        months, reached = months + 1, number
    days = after - reached
    texts = []
    if months >= 12:
        texts.append(count(months // 12, "سنة واحدة", "سنتان", "سنوات", "سنة", "سنة"))
    if months % 12:
        texts.append(count(months % 12, "شهر واحد", "شهران", "أشهر", "شهراً", "شهر"))
    if days:
        texts.append(days_text(days))
    parts = 30 * months + days  # of 360 in a year
    wages = parts if parts < 1800 else 2 * parts - 1800  # of 720 in a monthly salary
    return arabic(" و".join(texts)), printed(halalas(amount) * wages, 720)


KINDS = {"راتب": salary, "إجازة": vacation, "مكافأة": gratuity}


def main():
    """Write the results of each table."""
    folder = pathlib.Path(sys.argv[1])
    for path in map(pathlib.Path, sys.argv[2:]):
        lines = []
        for line in path.read_text(encoding="utf-8").splitlines():
            number, kind, *fields = line.split("\t")
            lines.append("\t".join((number, *KINDS[kind](*fields))) + "\n")
        with (folder / path.name).open("w", encoding="utf-8", newline="\n") as out:
            out.writelines(lines)


if __name__ == "__main__":
    main()
