"""Turn periods into dates on working days, by one sorted list of all working days.

usage: python3 terminy.py OUTDIR FILE [FILE ...]

Counting forward, backward and within a range are steps between places in that list. Dates and
periods are read as words and numbers, whatever stands between them.
"""

import re
import sys
from bisect import bisect_left, bisect_right
from datetime import date, timedelta
from pathlib import Path

MONTHS = "ledna února března dubna května června července srpna září října listopadu prosince"
MONTHS = MONTHS.split()
FIXED = ["01-01", "05-01", "05-08", "07-05", "07-06", "09-28", "10-28", "11-17"]
FIXED += ["12-24", "12-25", "12-26"]
# Two forms of each number; the list goes on with the next one.
NUMBERS = (
    "jednoho jeden dvou dva tří tři čtyř čtyři pěti pět šesti šest sedmi sedm osmi osm "
    "devíti devět deseti deset"
).split()
UNTIL = ["do pondělí", "do úterý", "do středy", "do čtvrtka", "do pátku"]
BY = ["v pondělí", "v úterý", "ve středu", "ve čtvrtek", "v pátek"]


def easter_sunday(year):
    """Return Easter by the algorithm of Meeus, Jones and Butcher."""
    a, (b, c) = year % 19, divmod(year, 100)
    d, e = divmod(b, 4)
    g = (b - (b + 8) // 25 + 1) // 3
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    x = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 22 * x) // 451
    month, day = divmod(h + x - 7 * m + 114, 31)
    return date(year, month, day + 1)


def working_days():
    free = set()
    for year in range(2001, 2051):
        free.update(date.fromisoformat(f"{year}-{day}") for day in FIXED)
        sunday = easter_sunday(year)
        free.add(sunday + timedelta(1))
        if year >= 2016:
            free.add(sunday - timedelta(2))
    first = date(2001, 1, 1)
    days = (first + timedelta(at) for at in range((date(2051, 1, 1) - first).days))
    return [day for day in days if day.isoweekday() <= 5 and day not in free]


DAYS = working_days()


def parts(text):
    """Return the numbers of a date: day, month and year, as far as they are there."""
    words = re.findall(r"\w+", text)
    if len(words[0]) == 4:
        words.reverse()
    return [MONTHS.index(word.lower()) + 1 if word.isalpha() else int(word) for word in words]


def read_day(text):
    day, month, year = parts(text)
    return date(year, month, day)


def count(text):
    ends = re.split("[-–]", text)
    first, last = parts(ends[0]), parts(ends[1])
    first += last[len(first) :]
    (d, m, y), (day, month, year) = first, last
    return bisect_right(DAYS, date(year, month, day)) - bisect_left(DAYS, date(y, m, d))


def months_later(day, number):
    number += day.month - 1 + 12 * day.year
    for last in range(day.day, 27, -1):
        try:
            return date(number // 12, number % 12 + 1, last)
        except ValueError:
            pass
    return date(number // 12, number % 12 + 1, day.day)


def after(day, words, number):
    if words[0].startswith("pracovní"):
        return DAYS[bisect_right(DAYS, day) + number - 1]
    if words[0] in ("dne", "dnů", "dní"):
        end = day + timedelta(number)
    elif words[0].startswith("týd"):
        end = day + timedelta(weeks=number)
    else:
        end = months_later(day, number * (1 if words[0].startswith("měs") else 12))
    return DAYS[bisect_left(DAYS, end)]


def before(day, words, number):
    if words[0].startswith("pracovní"):
        return DAYS[bisect_left(DAYS, day) - number]
    return DAYS[bisect_right(DAYS, day - timedelta(number)) - 1]


def text_of(days, period):
    if period.startswith("počet"):
        number = count(days)
        form = 0 if number == 1 else 1 if 2 <= number <= 4 else 2
        return f"{number}\xa0" + ["pracovní den", "pracovní dny", "pracovních dnů"][form]
    number = int((re.findall(r"\d+", period) or ["1"])[0])
    words = re.findall(r"[^\W\d]+", period)
    for word in set(words).intersection(NUMBERS):
        number = NUMBERS.index(word) // 2 + 1
        words.remove(word)
    if words[0] == "do":
        day = after(read_day(days), words[1:], number)
        start = UNTIL[day.weekday()]
    else:
        day = before(read_day(days), words, number)
        start = "nejpozději " + BY[day.weekday()]
    return f"{start} {day.day}.\xa0{MONTHS[day.month - 1]} {day.year}"


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
