"""Walk through the days of a period and ask whose birthday each of them is.

The table of months is read from its file. Dates are read token by token.
"""

import re
import sys
from datetime import date, timedelta
from pathlib import Path

TABLE = Path("/app/data/lunar-months.tsv")
LEAP_YEAR = 2000

UNITS = ["하루", "이틀", "사흘", "나흘", "닷새", "엿새", "이레", "여드레", "아흐레"]
DAYS = {"보름": 15, "초파일": 8, "그믐": 30, "초열흘": 10, "열흘": 10, "스무날": 20}
for _tens, _prefix in ((0, "초"), (10, "열"), (20, "스무")):
    for _unit, _name in enumerate(UNITS, 1):
        DAYS[_prefix + _name] = _tens + _unit
MONTHS = {"정월": 1, "유월": 6, "시월": 10, "동짓달": 11, "섣달": 12}
MONTHS |= {"십일월": 11, "십이월": 12}
for _number, _name in ((2, "이"), (3, "삼"), (4, "사"), (5, "오"), (7, "칠"), (8, "팔"), (9, "구")):
    MONTHS[_name + "월"] = _number

TOKEN = re.compile("[0-9]+|[가-힣]+|[陰陽閏平曆]")


def calendar():
    """Return each solar day's lunar year, month, whether it is a leap one, day, and length."""
    days = {}
    for line in TABLE.read_text(encoding="utf-8").splitlines()[1:]:
        year, start, leap, lengths = line.split("\t")
        now = date.fromisoformat(start)
        months = [(month, False) for month in range(1, 13)]
        if leap != "-":
            months.insert(int(leap), (int(leap), True))
        for (month, is_leap), length in zip(months, map(int, lengths.split())):
            for day in range(1, length + 1):
                days[now] = (int(year), month, is_leap, day, length)
                now += timedelta(1)
    return days


DAY_OF = {}
DAY_IN = {}
LEAPS = {}


def prepare():
    DAY_OF.update(calendar())
    for day, (year, month, leap, number, _) in DAY_OF.items():
        DAY_IN[year, month, leap, number] = day
        if leap:
            LEAPS[year] = month


def tokens(text):
    """Return (lunar, leap, year, month, day) of a text with one date."""
    lunar = leap = False
    numbers = []
    year = month = day = None
    for token in TOKEN.findall(text):
        if token.isdigit():
            if len(token) == 4:
                year = int(token)
            else:
                numbers.append(int(token))
            continue
        if token[0] in "윤閏":
            lunar = leap = True
            token = token[1:]
        if token in MONTHS:
            month = MONTHS[token]
            lunar = lunar or token in ("정월", "동짓달", "섣달")
        elif token in DAYS:
            day, lunar = DAYS[token], True
        elif token in ("음", "음력", "陰", "평", "평달", "平"):
            lunar = True
    numbers.reverse()
    month = month or numbers.pop()
    day = day or numbers.pop()
    return lunar, leap, year, month, day


def birthday(text):
    """Return the same for the birthday that is kept; None if there is no such day."""
    found = re.fullmatch("(.*), ([음양])력으로 지냄", text)
    lunar, leap, year, month, day = tokens(found[1] if found else text)
    if lunar:
        if year is None:
            if not (1 <= month <= 12 and 1 <= day <= 30):
                return None
        elif (year, month, leap, day) not in DAY_IN:
            return None
        solar = DAY_IN.get((year, month, leap, day))
    else:
        try:
            solar = date(year or LEAP_YEAR, month, day)
        except ValueError:
            return None
    if not found:
        return lunar, leap, year, month, day
    if found[2] == "양":
        return False, False, solar.year, solar.month, solar.day
    year, month, leap, day, _ = DAY_OF[solar]
    return True, leap, year, month, day


def kept_on(today, born):
    """Return what is kept today of a birthday, its calendar's year, and None if it is not kept."""
    lunar, leap, _, month, day = born
    if lunar:
        year, this_month, this_leap, this_day, length = DAY_OF[today]
        leap = leap and LEAPS.get(year) == month
        if (month, leap) != (this_month, this_leap) or this_day != min(day, length):
            return None
        return f"음력 {'윤' if leap else ''}{month}월 {this_day}일", year
    tomorrow = today + timedelta(1)
    same = (today.month, today.day) == (month, day)
    if same or ((month, day, today.month, today.day) == (2, 29, 2, 28) and tomorrow.day == 1):
        return f"양력 {today.month}월 {today.day}일", today.year
    return None


def listed(register):
    head, *people = register.split("\n")[:-1]
    first, last = map(date.fromisoformat, head.split("\t")[1:])
    by_day = {}
    doubtful = []
    for place, person in enumerate(people):
        name, text = person.split("\t")
        born = birthday(text)
        if born is None:
            doubtful.append(f"확인\t{name}\t{text}")
        else:
            by_day.setdefault((born[0], *born[3:]), []).append((place, name, born))
    lines = []
    today = first
    while today <= last:
        month, day, length = DAY_OF[today][1], DAY_OF[today][3], DAY_OF[today][4]
        days = {day, 30} if day == length else {day}
        some = [one for d in days for one in by_day.get((True, month, d), ())]
        days = {28, 29} if (today.month, today.day) == (2, 28) else {today.day}
        some += [one for d in days for one in by_day.get((False, today.month, d), ())]
        for _, name, born in sorted(some):
            kept = kept_on(today, born)
            if kept:
                sixty = born[2] is not None and kept[1] - born[2] == 60
                lines.append(f"{today}\t{name}\t{kept[0]}" + ("\t환갑" if sixty else ""))
        today += timedelta(1)
    return "".join(line + "\n" for line in lines + doubtful)


if __name__ == "__main__":
    prepare()
    for file in sys.argv[2:]:
        result = listed(Path(file).read_bytes().decode("utf-8"))
        Path(sys.argv[1], Path(file).name).write_bytes(result.encode("utf-8"))
