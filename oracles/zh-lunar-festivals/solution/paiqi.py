"""Convert the days of an event plan to Gregorian and lunar dates: the reference solution.

usage: python3 paiqi.py OUTDIR FILE [FILE ...]
"""

from __future__ import annotations

import datetime as dt
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from localeops.calendars import lunisolar
from localeops.calendars.lunisolar import LunarDate
from localeops.errors import InvalidInputError

if TYPE_CHECKING:
    from collections.abc import Iterator

HEADER, CONVERTED = "编号\t年份\t日子\t活动", "编号\t公历\t农历\t活动"
EVENT = re.compile(r"([A-Za-z0-9-]+)\t([^\t\n]+)年\t([^\t\n]+)\t([^\t\n]+)")
GREGORIAN_DAY = re.compile("([0-9]{1,2})月([0-9]{1,2})日")
NONE = "无"
LAST = 0  # of a month, as a day

# Month and day of each festival by its names.
FESTIVALS = {
    name: day
    for day, names in {
        (1, 1): "春节 大年初一",
        (1, 2): "大年初二",
        (1, 3): "大年初三",
        (1, 4): "大年初四",
        (1, 5): "大年初五",
        (1, 6): "大年初六",
        (1, 7): "大年初七",
        (1, 15): "元宵节 元宵 上元节 正月半",
        (2, 2): "龙抬头 二月二",
        (3, 3): "三月三",
        (5, 5): "端午节 端午 端阳节 端阳 五月五",
        (6, 6): "六月六",
        (7, 7): "七夕节 七夕 乞巧节 七月七",
        (7, 15): "中元节 中元 七月半",
        (8, 15): "中秋节 中秋 八月半",
        (9, 9): "重阳节 重阳 九月九",
        (12, 8): "腊八节 腊八",
        (12, 23): "北方小年",
        (12, 24): "南方小年",
        (12, LAST): "除夕 大年三十 年三十",
    }.items()
    for name in names.split()
}
WEEK = "一二三四五六日"
_DIGITS = "一二三四五六七八九"
MONTHS = (*"正二三四五六七八九十冬腊",)
DAYS = (
    *(f"初{digit}" for digit in (*_DIGITS, "十")),
    *(f"十{digit}" for digit in _DIGITS),
    *("二十", *(f"廿{digit}" for digit in _DIGITS), "三十"),
)
MONTH_OF = {name: at for at, name in enumerate(MONTHS, 1)} | {"十一": 11, "十二": 12}
DAY_OF = {name: at for at, name in enumerate(DAYS, 1)}
DAY_OF |= {f"二十{digit}": at for at, digit in enumerate(_DIGITS, 21)}
FIRST_YEAR, LAST_YEAR = 1995, 2054  # of the lunar years that the table covers
YEAR_OF = {lunisolar.sexagenary(year): year for year in range(FIRST_YEAR, LAST_YEAR + 1)}


class Day(NamedTuple):
    """What the plan says of a lunar day: it is some day in most years, and none in the others."""

    month: int
    day: int
    leap: bool = False

    def of(self, year: int) -> dt.date | None:
        """Return the date of the day in a lunar year, None if the year does not have it."""
        day = self.day or lunisolar.month_length(year, self.month, tradition="zh")
        lunar = LunarDate(year, self.month, day, leap=self.leap)
        try:
            return lunisolar.to_gregorian(lunar, tradition="zh")
        except InvalidInputError:
            return None


def converted(plan: str) -> str:
    """Return a plan with its days as Gregorian and lunar dates.

    Args:
        plan: A header and events, each a number, a year, a day and what takes place, separated by
            tabs; every line ends with LF.

    Returns:
        A header, and for each event a line for every time that the year has the day, or one that
        says that it has not.

    Raises:
        ValueError: The header is another one, or a line is not an event.
    """
    header, *lines = plan.split("\n")[:-1] or [""]
    if header != HEADER:
        raise ValueError(f"not the header of a plan: {header!r}")
    rows = [CONVERTED]
    for line in lines:
        event = EVENT.fullmatch(line)
        if event is None:
            raise ValueError(f"not a number, a year, a day and an event: {line!r}")
        number, year, day, name = event.groups()
        found = list(times(year, day)) or [(NONE, NONE)]
        rows += ["\t".join((number, *dates, name)) for dates in found]
    return "".join(f"{row}\n" for row in rows)


def times(year: str, day: str) -> Iterator[tuple[str, str]]:
    """Yield the Gregorian and the lunar form of a day or period whenever the year has it."""
    start, to, end = day.partition("至")
    for first in dates(year, start):
        if not to:
            yield gregorian_form(first), lunar_form(first)
            continue
        last = next_date(day_of(end), first)
        count = (last - first).days + 1
        yield (
            f"{gregorian_form(first)}至{gregorian_form(last)}，共{count}天",
            f"{lunar_form(first)}至{lunar_form(last)}",
        )


def dates(year: str, day: str) -> Iterator[dt.date]:
    """Yield the dates of a day in a year of either calendar."""
    if year in YEAR_OF:
        date = day_of(day).of(YEAR_OF[year])
        if date:
            yield date
        return
    number = int(year)
    gregorian = GREGORIAN_DAY.fullmatch(day)
    if gregorian:
        try:
            yield dt.date(number, int(gregorian[1]), int(gregorian[2]))
        except ValueError:  # 29 February
            return
        return
    for lunar_year in (number - 1, number):
        date = day_of(day).of(lunar_year)
        if date and date.year == number:
            yield date


def day_of(text: str) -> Day:
    """Return the lunar day of a festival, or of a month and day in Chinese characters."""
    if text in FESTIVALS:
        return Day(*FESTIVALS[text])
    month, _, day = text.partition("月")
    try:
        return Day(MONTH_OF[month.removeprefix("闰")], DAY_OF[day], month.startswith("闰"))
    except KeyError:
        raise ValueError(f"not a festival, nor a lunar month and day: {text!r}") from None


def next_date(day: Day, date: dt.date) -> dt.date:
    """Return the first date of a day after another date."""
    year = lunisolar.from_gregorian(date, tradition="zh").year
    found = (day.of(later) for later in range(year, LAST_YEAR + 1))
    return next(after for after in found if after and after > date)


def gregorian_form(date: dt.date) -> str:
    """Return a date with the day of the week."""
    return f"{date.year}年{date.month}月{date.day}日（星期{WEEK[date.weekday()]}）"


def lunar_form(date: dt.date) -> str:
    """Return the lunar date of a day: year in the cycle, animal, month and day."""
    lunar = lunisolar.from_gregorian(date, tradition="zh")
    animal = lunisolar.zodiac(lunar.year, tradition="zh", locale="zh")
    month = f"{'闰' if lunar.leap else ''}{MONTHS[lunar.month - 1]}月"
    return f"{lunisolar.sexagenary(lunar.year)}{animal}年{month}{DAYS[lunar.day - 1]}"


def main(outdir: str, *names: str) -> None:
    """Convert each of the named plans into the folder *outdir*."""
    for name in names:
        source = Path(name)
        plan = source.read_bytes().decode()
        Path(outdir, source.name).write_bytes(converted(plan).encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
