"""Takes every date in the register for lunar that is not marked as solar."""

import calendar
import re
import sys
from datetime import date, timedelta
from pathlib import Path

MONTHS = "정월 이월 삼월 사월 오월 유월 칠월 팔월 구월 시월 동짓달 섣달".split()
DAYS = (
    "초하루 초이틀 초사흘 초나흘 초닷새 초엿새 초이레 초여드레 초아흐레 초열흘 "
    "열하루 열이틀 열사흘 열나흘 보름 열엿새 열이레 열여드레 열아흐레 스무날 스무하루 스무이틀 "
    "스무사흘 스무나흘 스무닷새 스무엿새 스무이레 스무여드레 스무아흐레 그믐"
).split()
MONTH_NAMES = {name: i for i, name in enumerate(MONTHS, 1)} | {"십일월": 11, "십이월": 12}
DAY_NAMES = {name: i for i, name in enumerate(DAYS, 1)}
DAY_NAMES |= {"열흘": 10, "열닷새": 15, "초파일": 8}
MONTH = re.compile("|".join(sorted(MONTH_NAMES, key=len, reverse=True)))
DAY = re.compile("|".join(sorted(DAY_NAMES, key=len, reverse=True)))


def load_table():
    """(year, month, leap) -> (first day, number of days)"""
    table = {}
    for line in Path("/app/data/lunar-months.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        year, start, leap, lengths = line.split("\t")
        start, month, after_leap = date.fromisoformat(start), 0, False
        for length in map(int, lengths.split()):
            is_leap = leap == str(month) and not after_leap
            if is_leap:
                after_leap = True
            else:
                month += 1
            table[int(year), month, is_leap] = start, length
            start += timedelta(days=length)
    return table


TABLE = load_table()


def to_lunar(day):
    for (year, month, leap), (start, length) in TABLE.items():
        if start <= day < start + timedelta(days=length):
            return year, month, leap, (day - start).days + 1
    raise ValueError(day)


def parse(text):
    """Returns the calendar, year or None, month, leap or not, day."""
    numbers = re.findall("[0-9]+", text)
    year = int(numbers.pop(0)) if numbers and len(numbers[0]) == 4 else None
    month_name, day_name = MONTH.search(text), DAY.search(text)
    month = MONTH_NAMES[month_name[0]] if month_name else int(numbers.pop(0))
    day = DAY_NAMES[day_name[0]] if day_name else int(numbers.pop(0))
    leap = bool(re.search("[윤閏]", text))
    lunar = not re.search("[양陽]", text)
    return ("음력" if lunar else "양력"), year, month, leap, day


def exists(kind, year, month, leap, day):
    if not 1 <= month <= 12 or day < 1:
        return False
    if kind == "양력":
        return day <= calendar.monthrange(year or 2000, month)[1]
    if year is None:
        return day <= 30
    return (year, month, leap) in TABLE and day <= TABLE[year, month, leap][1]


def birthday(text):
    """The birthday that is kept, None if there is no such day."""
    written, _, kept = text.removesuffix("으로 지냄").rpartition(", ")
    if kept not in ("음력", "양력"):
        written, kept = text, None
    kind, year, month, leap, day = parse(written)
    if not exists(kind, year, month, leap, day):
        return None
    if kept == "음력" and kind == "양력":
        year, month, leap, day = to_lunar(date(year, month, day))
        return "음력", year, month, leap, day
    if kept == "양력" and kind == "음력":
        solar = TABLE[year, month, leap][0] + timedelta(days=day - 1)
        return "양력", solar.year, solar.month, False, solar.day
    return kind, year, month, leap, day


def lunar_days(year, month, leap, day):
    """When and as what a lunar birthday is kept in a lunar year."""
    leap = leap and (year, month, True) in TABLE
    start, length = TABLE[year, month, leap]
    day = min(day, length)
    name = f"음력 {'윤' if leap else ''}{month}월 {day}일"
    return [(start + timedelta(days=day - 1), name)]


def solar_days(year, month, day):
    day = min(day, calendar.monthrange(year, month)[1])
    return [(date(year, month, day), f"양력 {month}월 {day}일")]


def listing(text):
    head, *people = text.split("\n")[:-1]
    first, last = (date.fromisoformat(part) for part in head.split("\t")[1:])
    found, doubtful = [], []
    for person in people:
        name, written = person.split("\t")
        born = birthday(written)
        if born is None:
            doubtful.append(f"확인\t{name}\t{written}")
            continue
        kind, birth_year, month, leap, day = born
        for year in range(first.year - 1, last.year + 1):
            if kind == "음력":
                days = lunar_days(year, month, leap, day)
            else:
                days = solar_days(year, month, day)
            for when, kept in days:
                if first <= when <= last:
                    sixtieth = birth_year is not None and year - birth_year == 60
                    line = f"{when}\t{name}\t{kept}" + ("\t환갑" if sixtieth else "")
                    found.append((when, line))
    found.sort(key=lambda entry: entry[0])
    return "".join(line + "\n" for line in [line for _, line in found] + doubtful)


if __name__ == "__main__":
    for argument in sys.argv[2:]:
        source = Path(argument)
        result = listing(source.read_bytes().decode("utf-8"))
        Path(sys.argv[1], source.name).write_bytes(result.encode("utf-8"))
