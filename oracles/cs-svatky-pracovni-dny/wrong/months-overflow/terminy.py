"""Turn periods into dates on working days, as they stand in a letter.

usage: python3 terminy.py OUTDIR FILE [FILE ...]

WRONG on purpose: what a month lacks at its end is carried on into the next one.
"""

import re
import sys
from datetime import date, timedelta
from pathlib import Path

MONTHS = (
    "ledna února března dubna května června července srpna září října listopadu prosince".split()
)
GENITIVES = "jednoho dvou tří čtyř pěti šesti sedmi osmi devíti deseti".split()
NOMINATIVES = "jeden dva tři čtyři pět šest sedm osm devět deset".split()
NUMBERS = {word: at % 10 + 1 for at, word in enumerate(GENITIVES + NOMINATIVES)}
UNTIL = "pondělí úterý středy čtvrtka pátku".split()
ON = "v pondělí", "v úterý", "ve středu", "ve čtvrtek", "v pátek"
FIXED = "1.1. 1.5. 8.5. 5.7. 6.7. 28.9. 28.10. 17.11. 24.12. 25.12. 26.12.".split()
ONE = timedelta(days=1)


def easter(year):
    """Return Easter Sunday by Gauss's formula, for 1900 to 2099."""
    d = (19 * (year % 19) + 24) % 30
    e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + 5) % 7
    if e == 6 and (d == 29 or (d == 28 and year % 19 > 10)):
        e -= 7
    return date(year, 3, 22) + (d + e) * ONE


def holidays(year):
    days = {date(year, int(month), int(day)) for day, month, _ in (x.split(".") for x in FIXED)}
    days.add(easter(year) + ONE)
    if year >= 2016:
        days.add(easter(year) - 2 * ONE)
    return days


FREE = set().union(*map(holidays, range(2001, 2051)))


def works(day):
    return day.weekday() < 5 and day not in FREE


def read_date(text, last=None):
    if re.fullmatch(r"\d{4}-\d\d-\d\d", text):
        return date.fromisoformat(text)
    parts = re.findall(r"\w+", text)
    if last:
        parts += [last.day, last.month, last.year][len(parts) :]
    day, month, year = parts
    if str(month).isalpha():
        month = MONTHS.index(month.lower()) + 1
    return date(int(year), int(month), int(day))


def read_period(text):
    words = text.replace("do ", "").replace(" předem", "").split()
    number = 1
    if words[0].isdigit():
        number = int(words.pop(0))
    elif words[0] in NUMBERS:
        number = NUMBERS[words.pop(0)]
    return number, "pracovní" if words[0].startswith("pracovní") else words[0]


def add_months(day, number):
    months = 12 * day.year + day.month - 1 + number
    year, month = months // 12, months % 12 + 1
    return date(year, month, 1) + (day.day - 1) * ONE


def end_of(day, number, unit, step):
    if unit == "pracovní":
        while number > 0:
            day += step
            if works(day):
                number -= 1
        return day
    if unit[0] == "d":
        day += number * step
    elif unit[0] == "t":
        day += 7 * number * step
    else:
        day = add_months(day, number if unit[0] == "m" else 12 * number)
    while not works(day):
        day += step
    return day


def count(text):
    first, last = re.split("[-–]", text)
    last = read_date(last)
    day, found = read_date(first, last), 0
    while day <= last:
        found += works(day)
        day += ONE
    return found


def agreeing(number):
    if number == 1:
        return "pracovní den"
    return "pracovní dny" if 2 <= number <= 4 else "pracovních dnů"


def text_of(days, period):
    days, period = days.replace("\xa0", " "), period.replace("\xa0", " ")
    if period.startswith("počet"):
        number = count(days)
        return f"{number}\xa0{agreeing(number)}"
    ahead = period.endswith("předem")
    end = end_of(read_date(days), *read_period(period), -ONE if ahead else ONE)
    start = f"nejpozději {ON[end.weekday()]}" if ahead else f"do {UNTIL[end.weekday()]}"
    return f"{start} {end.day}.\xa0{MONTHS[end.month - 1]} {end.year}"


def main(outdir, *names):
    for name in names:
        source = Path(name)
        rows = []
        for line in source.read_bytes().decode("utf-8").split("\n")[:-1]:
            mark, days, period = line.split("\t")
            rows.append(f"{mark}\t{text_of(days, period)}\n")
        (Path(outdir) / source.name).write_bytes("".join(rows).encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
