"""Work out pay, leave and awards with no date type, no patterns and no fractions.

usage: python3 hisab.py OUTDIR FILE [FILE ...]

Days are numbers. Those of Gregorian dates come of a formula with years that begin in March, those
of Hijri dates of the lengths of months, summed. A field is read character by character, and the
name of a month is known by its consonants. Amounts are decimals of many digits.
"""

import sys
from decimal import ROUND_HALF_UP, Context, Decimal

# For each year a number of twelve bits, one a month from the first on: what it has beyond 29 days.
YEARS = {
    1420: 0x4BD, 1421: 0x23D, 1422: 0x91D, 1423: 0xA95, 1424: 0xB4A, 1425: 0xB5A, 1426: 0x56D,
    1427: 0x2B6, 1428: 0x93B, 1429: 0x49B, 1430: 0x655, 1431: 0x6A9, 1432: 0x754, 1433: 0xB6A,
    1434: 0x56C, 1435: 0xAAD, 1436: 0x555, 1437: 0xB29, 1438: 0xB92, 1439: 0xBA9, 1440: 0x5D4,
    1441: 0xADA, 1442: 0x55A, 1443: 0xAAB, 1444: 0x595, 1445: 0x749, 1446: 0x764, 1447: 0xBAA,
    1448: 0x5B5, 1449: 0x2B6, 1450: 0xA56,
}  # fmt: skip
NAMES = {
    1: "محرم", 2: "صفر", 3: "ربيع الأول", 4: "ربيع الآخر", 5: "جمادى الأولى", 6: "جمادى الآخرة",
    7: "رجب", 8: "شعبان", 9: "رمضان", 10: "شوال", 11: "ذو القعدة", 12: "ذو الحجة",
}  # fmt: skip
WEAK = "اأإآويىةهؤئء "
BY_CONSONANTS = {
    **{"محرم": 1, "لمحرم": 1, "صفر": 2, "ربعلل": 3, "ربعل": 3},
    **{"ربعلخر": 4, "ربعلثن": 4, "ربعثن": 4, "جمدلل": 5, "جمدل": 5, "جمدلخر": 6, "جمدلثن": 6, "جمدثن": 6, "رجب": 7, "شعبن": 8},
    **{"رمضن": 9, "شل": 10, "ذلقعد": 11, "ذلحج": 12},
    **{"نر": 1, "فبرر": 2, "مرس": 3, "برل": 4, "م": 5, "ن": 6, "ل": 7, "غسطس": 8, "سبتمبر": 9},
    **{"كتبر": 10, "نفمبر": 11, "دسمبر": 12},
}
EASTERN, WESTERN = "٠١٢٣٤٥٦٧٨٩", "0123456789"
EXACT = Context(prec=60)


def gregorian(year, month, day):
    """Return the number of a Gregorian day, 1 March of the year 0 being 0."""
    years = year if month > 2 else year - 1
    from_march = (month + 9) % 12
    leaps = years // 4 - years // 100 + years // 400
    return 365 * years + leaps + (153 * from_march + 2) // 5 + day - 1


def gregorian_length(year, month):
    """Return the number of days of a Gregorian month."""
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def hijri_length(year, month):
    """Return the number of days of a Hijri month."""
    return 29 + (YEARS.get(year, 0) >> (12 - month) & 1)


STARTS = {}
start = gregorian(1999, 4, 17)
for each in [*YEARS, 1451]:
    for one in range(1, 13):
        STARTS[each, one] = start
        start += hijri_length(each, one)


def hijri(year, month, day):
    """Return the number of a Hijri day."""
    return STARTS[year, month] + day - 1


def read(field):
    """Return the numbers and the words of a field by turns, as far as its first date goes."""
    pieces = []
    for char in field:
        digit = EASTERN.find(char) if char in EASTERN else WESTERN.find(char)
        is_letter = "ء" <= char <= "غ" or "ف" <= char <= "ي"
        if digit >= 0:
            if pieces and pieces[-1][0] == "number":
                pieces[-1][1] += str(digit)
            else:
                pieces.append(["number", str(digit)])
        elif is_letter or char == " ":
            if pieces and pieces[-1][0] == "word":
                pieces[-1][1] += char
            elif is_letter:
                pieces.append(["word", char])
        elif char in "/-":
            pieces.append(["sign", char])
    return pieces


def date(field):
    """Return whether a date is Hijri, and its year, month and day."""
    numbers = []
    for kind, piece in read(field):
        if kind == "number":
            numbers.append((len(piece), int(piece)))
        elif kind == "word" and len(numbers) == 1:
            bones = "".join(char for char in piece if char not in WEAK)
            numbers.append((0, BY_CONSONANTS[bones]))
        if len(numbers) == 3:
            break
    (size, first), (_, month), (_, third) = numbers
    year, day = (first, third) if size == 4 else (third, first)
    return year < 1500, year, month, day


def number_of(field):
    """Return the number of the day of a date."""
    of_hijra, *parts = date(field)
    return hijri(*parts) if of_hijra else gregorian(*parts)


def month_of(field):
    """Return the year and month that is paid."""
    numbers, bones = [], ""
    for kind, piece in read(field):
        if kind == "number":
            numbers.append(int(piece))
        elif kind == "word" and not numbers:
            words = [word for word in piece.split(" ") if word != "شهر"]
            bones = "".join(char for word in words for char in word if char not in WEAK)
    if bones:
        numbers.append(BY_CONSONANTS[bones])
    return max(numbers), min(numbers)


def amount(field):
    """Return the amount of a field."""
    text = ""
    for char in field:
        if char in EASTERN:
            text += str(EASTERN.index(char))
        elif char in WESTERN:
            text += char
        elif char in ".٫":
            text += "."
    return Decimal(text)


def eastern(value):
    """Return a text with eastern digits."""
    return "".join(EASTERN[int(char)] if char in WESTERN else char for char in str(value))


def money(wage, times, parts):
    """Return so many parts of a wage, as it is printed."""
    exact = EXACT.divide(EXACT.multiply(wage, Decimal(times)), Decimal(parts))
    text = str(exact.quantize(Decimal("0.01"), rounding=ROUND_HALF_UP, context=EXACT))
    whole, halalas = text.split(".")
    grouped = ""
    for at, digit in enumerate(whole):
        if at and (len(whole) - at) % 3 == 0:
            grouped += "٬"
        grouped += digit
    return eastern(grouped + "٫" + halalas)


FORMS = {
    "day": ("يوم واحد", "يومان", "أيام", "يوماً", "يوم"),
    "month": ("شهر واحد", "شهران", "أشهر", "شهراً", "شهر"),
    "year": ("سنة واحدة", "سنتان", "سنوات", "سنة", "سنة"),
}


def words(number, unit):
    """Return a number of units as Arabic counts them."""
    one, two, few, many, hundreds = FORMS[unit]
    if number == 1:
        return one
    if number == 2:
        return two
    last = int(str(number)[-2:])
    if last in (0, 1, 2):
        form = hundreds
    elif last <= 10:
        form = few
    else:
        form = many
    return eastern(number) + " " + form


def pay(month, begun, ended, wage):
    """Return the days due and the pay."""
    year, number = month_of(month)
    length = hijri_length(year, number)
    first = hijri(year, number, 1)
    due = 0
    begin = number_of(begun)
    end = number_of(ended) if any(kind == "number" for kind, _ in read(ended)) else None
    for day in range(first, first + length):
        if begin <= day and (end is None or day <= end):
            due += 1
    return eastern(due) + " من " + eastern(length), money(amount(wage), due, length)


def leave(begun, ended):
    """Return the days of a leave and the share of each month."""
    begin, end = number_of(begun), number_of(ended)
    shares = []
    for (year, month), first in STARTS.items():
        last = first + hijri_length(year, month) - 1
        common = min(last, end) - max(first, begin) + 1
        if common > 0:
            shares.append(f"{NAMES[month]} {eastern(year)}: {words(common, 'day')}")
    return words(end - begin + 1, "day"), "، ".join(shares)


def award(begun, ended, wage):
    """Return the time of service and the award."""
    of_hijra, year, month, day = date(begun)
    length, number = (hijri_length, hijri) if of_hijra else (gregorian_length, gregorian)
    end = number_of(ended) + 1
    rest, whole = end - number(year, month, day), 0
    at_year, at_month = year, month
    while rest:
        at_month += 1
        if at_month > 12:
            at_year, at_month = at_year + 1, 1
        if of_hijra and at_year > 1450:
            break
        further = end - number(at_year, at_month, min(day, length(at_year, at_month)))
        if further < 0:
            break
        rest, whole = further, whole + 1
    texts = []
    for count, unit in ((whole // 12, "year"), (whole % 12, "month"), (rest, "day")):
        if count:
            texts.append(words(count, unit))
    three_hundred_sixtieths = whole * 30 + rest
    beyond = max(0, three_hundred_sixtieths - 5 * 360)
    return " و".join(texts), money(amount(wage), three_hundred_sixtieths + beyond, 720)


def main(folder, *tables):
    """Write the results of the tables."""
    for table in tables:
        with open(table, encoding="utf-8", newline="\n") as lines:
            text = lines.read()
        name = table.rsplit("/", 1)[-1]
        with open(f"{folder}/{name}", "w", encoding="utf-8", newline="\n") as out:
            for line in text.split("\n")[:-1]:
                number, kind, *fields = line.split("\t")
                work = {"ر": pay, "إ": leave, "م": award}[kind[0]]
                out.write("\t".join([number, *work(*fields)]) + "\n")


main(*sys.argv[1:])
