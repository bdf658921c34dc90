"""Keep every year as a code: the number of its leap month, and a bit for each month of 30 days.

No file is read. A text is rewritten until digits and a few hangul are left, then taken apart.
"""

import calendar
import datetime
import re
import sys
from pathlib import Path

FIRST_YEAR = 1930
NEW_YEAR = datetime.date(1930, 1, 30).toordinal()
# The leap month in hexadecimal, then four digits whose lowest bit is the first month.
CODES = """
    60d26 00527 00a57 512b6 00ada 006d4 30ea9 00749 71693 00a93 0052b 60a5b
    0096d 00b6a 41b54 00ba4 00b49 21a93 00a95 7152b 0052d 00aad 5156a 00db2
    00da4 31d49 00d4a 81a95 00a96 00556 60ab5 00ad5 006d2 40ea5 00ea5 00e4a
    30c96 00a9b 71556 0056a 00b59 51752 00752 00725 4164b 00a4b 812ab 002ad
    0056b 60b69 00da9 00d92 41b25 00d25 a1a4d 00a56 002b6 615ad 006d4 00da9
    51d92 00e92 00d26 30a56 00a57 812b6 00b5a 006d4 50ec9 00749 00693 41527
    0052b 00a5b 2155a 0036a 71b55 00ba4 00b49 51a93 00a95 0052d 30a5d 00aad
    915aa 005d2 00da5 51d4a 00d4a 00a95 4152d 00556 00ab5 215aa 006d2 60ea5
    00ea5 00e4a 50c96 00c9b 0055a 30ad5 00b69 b1752 00752 00b25 6164b 00a4b
    004ab 5055b 0056d 00b69 21b52 00d92 71d25 00d25 00a4d 514ad 002b6 005b5
""".split()

HANJA = str.maketrans("陰陽閏平曆", "음양윤평력")
WORDS = {
    "초파일": "초여드레", "보름": "열닷새", "그믐": "음30일", "정월": "음1월", "동짓달": "음11월",
    "섣달": "음12월", "십일월": "11월", "십이월": "12월", "시월": "10월", "유월": "6월",
}  # fmt: skip
MONTHS = {"이": 2, "삼": 3, "사": 4, "오": 5, "칠": 7, "팔": 8, "구": 9}
ONES = "하루 이틀 사흘 나흘 닷새 엿새 이레 여드레 아흐레".split()


class Months:
    """Start and length of every month, by year and (number, whether it is the leap one)."""

    def __init__(self):
        self.year = {}
        now = NEW_YEAR
        for at, code in enumerate(CODES):
            leap, bits = int(code[0], 16), int(code[1:], 16)
            months = {}
            for number in range(1, 13):
                for kind in (False, True) if number == leap else (False,):
                    months[number, kind] = (now, 29 + bits % 2)
                    now, bits = now + 29 + bits % 2, bits // 2
            self.year[FIRST_YEAR + at] = months

    def start(self, year, month, leap):
        return self.year[year].get((month, leap), (0, 0))

    def name(self, ordinal):
        for year, months in self.year.items():
            for (number, leap), (start, length) in months.items():
                if start <= ordinal < start + length:
                    return year, number, leap, ordinal - start + 1
        raise LookupError(ordinal)


TABLE = Months()


def plain(text):
    """Return a text without hanja, in which days and months by name are numbers."""
    text = text.translate(HANJA)
    for word, other in WORDS.items():
        text = text.replace(word, other)
    text = re.sub("([이삼사오칠팔구])월", lambda m: f"{MONTHS[m[1]]}월", text)
    for tens, prefix in ((20, "스무"), (10, "열"), (0, "초")):
        for number, one in enumerate(ONES, tens + 1):
            text = text.replace(prefix + one, f"음{number}일")
    text = text.replace("스무날", "음20일").replace("초열흘", "음10일").replace("열흘", "음10일")
    return text


def taken_apart(text):
    rewritten = plain(text)
    lunar = re.search("[음윤평]", rewritten)
    numbers = [int(n) for n in re.findall("[0-9]+", rewritten)]
    year = numbers.pop(0) if len(numbers) == 3 else None
    return ("음" if lunar else "양"), year, numbers[0], "윤" in rewritten, numbers[1]


def exists(kind, year, month, leap, day):
    if not 1 <= month <= 12:
        return False
    if kind == "음":
        return 1 <= day <= (TABLE.start(year, month, leap)[1] if year else 30)
    return 1 <= day <= calendar.monthrange(year or 2000, month)[1]


def read(text):
    """Return the birthday that is kept, or None if the register must be wrong."""
    written, other = text, None
    if text.endswith("으로 지냄"):
        written, other = text[: -len(", 음력으로 지냄")], text[-len("음력으로 지냄")]
    birth = taken_apart(written)
    if not exists(*birth):
        return None
    kind, year, month, leap, day = birth
    if other == "음" and kind == "양":
        ordinal = datetime.date(year, month, day).toordinal()
        return ("음", *TABLE.name(ordinal))
    if other == "양" and kind == "음":
        date = datetime.date.fromordinal(TABLE.start(year, month, leap)[0] + day - 1)
        return "양", date.year, date.month, False, date.day
    return birth


def in_year(birthday, year):
    """Return the day, and how it is called, of a birthday in a year of its calendar."""
    kind, _, month, leap, day = birthday
    if kind == "양":
        day = min(day, calendar.monthrange(year, month)[1])
        return datetime.date(year, month, day), f"양력 {month}월 {day}일"
    leap = leap and (month, True) in TABLE.year[year]
    start, length = TABLE.start(year, month, leap)
    day = min(day, length)
    called = ("윤" if leap else "") + f"{month}월 {day}일"
    return datetime.date.fromordinal(start + day - 1), "음력 " + called


def dates(text):
    rows = [row.split("\t") for row in text.splitlines()]
    first, last = (datetime.date.fromisoformat(day) for day in rows[0][1:])
    lines, wrong = [], []
    for place, (name, written) in enumerate(rows[1:]):
        birthday = read(written)
        if birthday is None:
            wrong.append(["확인", name, written])
            continue
        for year in range(first.year - 1, last.year + 1):
            day, called = in_year(birthday, year)
            if day < first or day > last:
                continue
            cells = [day.isoformat(), name, called]
            if birthday[1] and birthday[1] + 60 == year:
                cells.append("환갑")
            lines.append((day, place, cells))
    lines.sort(key=lambda line: line[:2])
    return [cells for _, _, cells in lines] + wrong


def main():
    outdir, files = Path(sys.argv[1]), sys.argv[2:]
    for file in map(Path, files):
        with open(outdir / file.name, "w", encoding="utf-8", newline="\n") as out:
            for cells in dates(file.read_text(encoding="utf-8")):
                out.write("\t".join(cells) + "\n")


main()
