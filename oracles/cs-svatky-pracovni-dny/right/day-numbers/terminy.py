"""Turn periods into dates on working days, without any date type: days are numbers.

usage: python3 terminy.py OUTDIR FILE [FILE ...]

Day 0 is Saturday, 1 January 2000, and every fourth year from then on is a leap year. Easter is the
Sunday after the full moon that the old table gives for the year's golden number. Texts are read
character by character.
"""

import os
import sys
from functools import cache

LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
NAMES = (
    *("ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září"),
    *("října", "listopadu", "prosince"),
)
# Month and day of the paschal full moon for the golden numbers 1 to 19, from 1900 to 2199.
MOONS = (
    *((4, 14), (4, 3), (3, 23), (4, 11), (3, 31), (4, 18), (4, 8), (3, 28), (4, 16), (4, 5)),
    *((3, 25), (4, 13), (4, 2), (3, 22), (4, 10), (3, 30), (4, 17), (4, 7), (3, 27)),
)
COUNTED = {
    **{"jednoho": 1, "dvou": 2, "tří": 3, "čtyř": 4, "pěti": 5, "šesti": 6, "sedmi": 7, "osmi": 8},
    **{"devíti": 9, "deseti": 10, "jeden": 1, "dva": 2, "tři": 3, "čtyři": 4, "pět": 5, "šest": 6},
    **{"sedm": 7, "osm": 8, "devět": 9, "deset": 10},
}
HOLIDAYS = {1: (1,), 5: (1, 8), 7: (5, 6), 9: (28,), 10: (28,), 11: (17,), 12: (24, 25, 26)}
# Saturday is 0, as is the first day of all.
FORWARD = {2: "do pondělí", 3: "do úterý", 4: "do středy", 5: "do čtvrtka", 6: "do pátku"}
BACKWARD = {2: "v pondělí", 3: "v úterý", 4: "ve středu", 5: "ve čtvrtek", 6: "v pátek"}
NBSP = chr(160)


def length(year, month):
    return 29 if month == 2 and year % 4 == 0 else LENGTHS[month - 1]


def number_of(year, month, day):
    total = 365 * (year - 2000) + (year - 2000 + 3) // 4
    for before in range(1, month):
        total += length(year, before)
    return total + day - 1


def date_of(number):
    year = 2000
    while number >= 365 + (year % 4 == 0):
        number -= 365 + (year % 4 == 0)
        year += 1
    month = 1
    while number >= length(year, month):
        number -= length(year, month)
        month += 1
    return year, month, number + 1


def easter(year):
    number = number_of(year, *MOONS[year % 19]) + 1
    while number % 7 != 1:
        number += 1
    return number


EASTERS = {year: easter(year) for year in range(2000, 2052)}


@cache
def works(number):
    year, month, day = date_of(number)
    if number % 7 < 2 or day in HOLIDAYS.get(month, ()):
        return False
    after = number - EASTERS[year]
    return not (after == 1 or (after == -2 and year > 2015))


def tokens(text):
    """Return the runs of digits and of letters, and the hyphens."""
    found, kind = [], ""
    for char in text:
        now = "digit" if char.isdigit() else "letter" if char.isalpha() else ""
        if now and now == kind:
            found[-1] += char
        elif now:
            found.append(char)
        elif char in "-–":
            found.append("-")
        kind = now
    return found


def month_of(word):
    return int(word) if word.isdigit() else NAMES.index(word.lower()) + 1


def read_day(text):
    words = [word for word in tokens(text) if word != "-"]
    if len(words[0]) > 2:
        words = words[::-1]
    return int(words[2]), month_of(words[1]), int(words[0])


def read_range(text):
    words = tokens(text)
    middle = words.index("-")
    first, last = words[:middle], words[middle + 1 :]
    while len(first) < len(last):
        first.append(last[len(first)])
    return [number_of(int(y), month_of(m), int(d)) for d, m, y in (first, last)]


def amount(words):
    for word in words:
        if word.isdigit():
            return int(word)
        if word in COUNTED:
            return COUNTED[word]
    return 1


def ends(days, period):
    words = tokens(period)
    year, month, day = read_day(days)
    number, many = number_of(year, month, day), amount(words)
    step = 1 if words[0] == "do" else -1
    if any(word.startswith("pracovní") for word in words):
        for _ in range(many):
            number += step
            while not works(number):
                number += step
        return number, step
    unit = words[-1] if step > 0 else words[-2]
    if unit[0] == "d":
        number += many * step
    elif unit[0] == "t":
        number += many * 7
    else:
        for _ in range(many if unit[0] == "m" else 12 * many):
            year, month = (year, month + 1) if month < 12 else (year + 1, 1)
        number = number_of(year, month, min(day, length(year, month)))
    while not works(number):
        number += step
    return number, step


def answer(days, period):
    if period.startswith("poč"):
        first, last = read_range(days)
        total = sum(works(number) for number in range(first, last + 1))
        if total == 1:
            return f"1{NBSP}pracovní den"
        return f"{total}{NBSP}" + ("pracovní dny" if 1 < total < 5 else "pracovních dnů")
    number, step = ends(days, period)
    year, month, day = date_of(number)
    start = FORWARD[number % 7] if step > 0 else "nejpozději " + BACKWARD[number % 7]
    return f"{start} {day}.{NBSP}{NAMES[month - 1]} {year}"


def main():
    outdir, *paths = sys.argv[1:]
    for path in paths:
        target = os.path.join(outdir, os.path.basename(path))
        with open(path, encoding="utf-8", newline="\n") as source:
            lines = source.read().splitlines()
        with open(target, "w", encoding="utf-8", newline="\n") as output:
            for line in lines:
                mark, days, period = line.split("\t")
                output.write(f"{mark}\t{answer(days, period)}\n")


if __name__ == "__main__":
    main()
