"""Convert the days of an event plan: every day of the table is written down once, then looked up.

usage: python3 paiqi.py OUTDIR FILE [FILE ...]
"""

import csv
import sys
from collections import defaultdict
from datetime import date, timedelta
from pathlib import Path

TABLE = "/app/data/nongli.csv"
BRANCHES, ANIMALS = "子丑寅卯辰巳午未申酉戌亥", "鼠牛虎兔龙蛇马羊猴鸡狗猪"
MONTHS = ["正月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "冬月"]
MONTHS.append("腊月")
UNITS = ["一", "二", "三", "四", "五", "六", "七", "八", "九"]
DAYS = ["初" + unit for unit in UNITS] + ["初十"] + ["十" + unit for unit in UNITS]
DAYS += ["二十"] + ["廿" + unit for unit in UNITS] + ["三十"]

# Other names of days, by the names that the table of days has.
SAME = {
    "正月初一": ["春节", "大年初一"],
    "正月十五": ["元宵节", "元宵", "上元节", "正月半"],
    "二月初二": ["龙抬头", "二月二"],
    "三月初三": ["三月三"],
    "五月初五": ["端午节", "端午", "端阳节", "端阳", "五月五"],
    "六月初六": ["六月六"],
    "七月初七": ["七夕节", "七夕", "乞巧节", "七月七"],
    "七月十五": ["中元节", "中元", "七月半"],
    "八月十五": ["中秋节", "中秋", "八月半"],
    "九月初九": ["重阳节", "重阳", "九月九"],
    "腊月初八": ["腊八节", "腊八"],
    "腊月廿三": ["北方小年"],
    "腊月廿四": ["南方小年"],
    "除夕": ["大年三十", "年三十"],
}
for place in range(1, 7):
    SAME["正月" + DAYS[place]] = ["大年" + DAYS[place]]
PLAIN = {name: day for day, names in SAME.items() for name in names}


class Almanac:
    def __init__(self, path):
        self.lunar = {}  # date: year and day in words
        self.dates = defaultdict(list)  # day in words: dates, in order
        self.years = {}
        with open(path, encoding="utf-8", newline="") as source:
            for row in list(csv.reader(source))[1:]:
                self.add(*row)

    def add(self, _, cycle, first, leap, lengths):
        months = list(MONTHS)
        if leap:
            leap = leap.replace("十一月", "冬月").replace("十二月", "腊月")
            months.insert(months.index(leap[1:]) + 1, leap)
        words = cycle + ANIMALS[BRANCHES.index(cycle[1])] + "年"
        self.years[cycle + "年"] = words
        day = date.fromisoformat(first)
        for month, length in zip(months, lengths, strict=True):
            for name in DAYS[: 30 if length == "大" else 29]:
                self.lunar[day] = (words, month + name)
                self.dates[month + name].append(day)
                day += timedelta(1)
        self.dates["除夕"].append(day - timedelta(1))

    def words(self, day):
        return "".join(self.lunar[day])

    def of(self, year, text):
        """Return all dates of a day in a year."""
        if "日" in text:
            month, day = text[:-1].split("月")
            try:
                return [date(int(year[:-1]), int(month), int(day))]
            except ValueError:
                return []
        found = self.dates.get(plain(text), [])
        if year in self.years:
            return [day for day in found if self.lunar[day][0] == self.years[year]]
        return [day for day in found if day.year == int(year[:-1])]


def plain(text):
    """Return the one name that a lunar day has in the table of days."""
    if text in PLAIN:
        return PLAIN[text]
    if "月" not in text:
        return text
    month, day = text.split("月")
    month = month.replace("十一", "冬").replace("十二", "腊")
    if day.startswith("二十") and day != "二十":
        day = day.replace("二十", "廿")
    return month + "月" + day


def gregorian(day):
    return f"{day.year}年{day.month}月{day.day}日（星期{'日一二三四五六'[day.isoweekday() % 7]}）"


def dates(almanac, year, text):
    start, _, end = text.partition("至")
    for first in almanac.of(year, start):
        if not end:
            yield gregorian(first), almanac.words(first)
            continue
        last = min(day for day in almanac.dates[plain(end)] if day > first)
        days = (last - first).days + 1
        yield (
            f"{gregorian(first)}至{gregorian(last)}，共{days}天",
            f"{almanac.words(first)}至{almanac.words(last)}",
        )


def main(outdir, *paths):
    almanac = Almanac(TABLE)
    for path in map(Path, paths):
        out = ["编号\t公历\t农历\t活动"]
        for line in path.read_bytes().decode("utf-8").split("\n")[1:-1]:
            number, year, text, event = line.split("\t")
            for when in list(dates(almanac, year, text)) or [("无", "无")]:
                out.append("\t".join([number, *when, event]))
        (Path(outdir) / path.name).write_bytes(("\n".join(out) + "\n").encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
