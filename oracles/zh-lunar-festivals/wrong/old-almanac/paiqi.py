"""Convert the days of an event plan to Gregorian and lunar dates.

usage: python3 paiqi.py OUTDIR FILE [FILE ...]

WRONG on purpose: the leap month of 2033 is 闰七月, as almanacs had it that were printed long before.
"""

import bisect
import datetime
import os
import re
import sys

MONTH_WORDS = "正 二 三 四 五 六 七 八 九 十 冬 腊".split()
SMALL = "一二三四五六七八九"
ANIMALS = "鼠牛虎兔龙蛇马羊猴鸡狗猪"

NAMED = {}
for month, day, names in (
    (1, 1, "春节"),
    (1, 15, "元宵 上元 正月半"),
    (2, 2, "龙抬头 二月二"),
    (3, 3, "三月三"),
    (5, 5, "端午 端阳 五月五"),
    (6, 6, "六月六"),
    (7, 7, "七夕 乞巧 七月七"),
    (7, 15, "中元 七月半"),
    (8, 15, "中秋 八月半"),
    (9, 9, "重阳 九月九"),
    (12, 8, "腊八"),
    (12, 23, "北方小年"),
    (12, 24, "南方小年"),
    (12, -1, "除夕 大年三十 年三十"),
):
    for name in names.split():
        NAMED[name] = (month, False, day)


class Month:
    """A month of the table."""

    def __init__(self, year, number, leap, start, length):
        self.year, self.number, self.leap = year, number, leap
        self.start, self.length = start, length


def month_number(word):
    return {"十一": 11, "十二": 12}.get(word) or MONTH_WORDS.index(word) + 1


def day_number(word):
    """Return the number of a day: 初十 is 10, 廿 and 二十 alone are 20."""
    if word[0] == "初":
        return 10 if word[1] == "十" else SMALL.index(word[1]) + 1
    tens, ones = re.fullmatch("(十|二十|三十|廿)(.?)", word).groups()
    return {"十": 10, "二十": 20, "廿": 20, "三十": 30}[tens] + SMALL.find(ones or "x") + 1


def read_table(path):
    """Return the months in order, the lunar years by their names, and the names by years."""
    months, years, names = [], {}, {}
    with open(path, encoding="utf-8") as table:
        next(table)
        for line in table:
            year, name, first, leap, sizes = line.rstrip("\n").split(",")
            years[name], names[int(year)] = int(year), name
            if year == "2033":
                leap = "闰七月"
            start = datetime.date.fromisoformat(first).toordinal()
            leap_number = month_number(leap[1:-1]) if leap else None
            number, was_leap = 0, True
            for size in sizes:
                is_leap = number == leap_number and not was_leap
                number += not is_leap
                was_leap = is_leap
                length = 29 + "小大".index(size)
                months.append(Month(int(year), number, is_leap, start, length))
                start += length
    return months, years, names


MONTHS, YEARS, NAMES = read_table("/app/data/nongli.csv")
STARTS = [month.start for month in MONTHS]
BY_NUMBER = {number: [month for month in MONTHS if month.number == number] for number in range(1, 13)}


def parse(text):
    """Return the month, whether it is a leap one, and the day; -1 is the last day."""
    short = text[:-1] if text.endswith("节") and text != "春节" else text
    if short in NAMED:
        return NAMED[short]
    if text.startswith("大年"):
        return 1, False, day_number(text[2:])
    leap, month, day = re.fullmatch("(闰?)(.+)月(.+)", text).groups()
    return month_number(month), bool(leap), day_number(day)


def occurrences(text):
    """Return each day with that name, as the month and the ordinal of the day."""
    number, leap, day = parse(text)
    found = []
    for month in BY_NUMBER[number]:
        if month.leap == leap and day <= month.length:
            found.append((month, month.start + (month.length if day < 0 else day) - 1))
    return found


def starts(year, text):
    """Return the ordinals of the days with that name in a year."""
    if year in YEARS:
        return [at for month, at in occurrences(text) if month.year == YEARS[year]]
    in_digits = re.fullmatch("([0-9]+)月([0-9]+)日", text)
    if in_digits:
        month, day = map(int, in_digits.groups())
        if (month, day) == (2, 29) and int(year) % 4:
            return []
        return [datetime.date(int(year), month, day).toordinal()]
    first = datetime.date(int(year), 1, 1).toordinal()
    after = datetime.date(int(year) + 1, 1, 1).toordinal()
    return [at for _, at in occurrences(text) if first <= at < after]


def gregorian(at):
    day = datetime.date.fromordinal(at)
    return f"{day.year}年{day.month}月{day.day}日（星期{'日一二三四五六'[at % 7]}）"


def lunar(at):
    month = MONTHS[bisect.bisect(STARTS, at) - 1]
    day = at - month.start + 1
    tens, ones = divmod(day, 10)
    if ones:
        words = "初十廿"[tens] + SMALL[ones - 1]
    else:
        words = ["初十", "二十", "三十"][tens - 1]
    animal = ANIMALS[(month.year - 4) % 12]
    leap = "闰" if month.leap else ""
    return f"{NAMES[month.year]}{animal}年{leap}{MONTH_WORDS[month.number - 1]}月{words}"


def convert(line):
    number, year, text, event = line.split("\t")
    first, _, last = text.partition("至")
    lines = []
    for at in starts(year[:-1], first):
        when = [gregorian(at), lunar(at)]
        if last:
            end = next((other for _, other in occurrences(last) if other > at), None)
            if end is None:
                continue
            when[0] += f"至{gregorian(end)}，共{end - at + 1}天"
            when[1] += "至" + lunar(end)
        lines.append("\t".join([number, *when, event]))
    return lines or ["\t".join([number, "无", "无", event])]


def main():
    folder, *paths = sys.argv[1:]
    for path in paths:
        with open(path, encoding="utf-8", newline="\n") as plan:
            lines = plan.read().split("\n")[1:-1]
        target = os.path.join(folder, os.path.basename(path))
        with open(target, "w", encoding="utf-8", newline="\n") as output:
            output.write("编号\t公历\t农历\t活动\n")
            for line in lines:
                output.write("".join(f"{made}\n" for made in convert(line)))


if __name__ == "__main__":
    main()
