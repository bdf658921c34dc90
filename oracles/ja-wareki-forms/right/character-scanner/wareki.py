"""Turn the dates of application forms into ISO dates, character by character, by hand-made tables.

Neither regular expressions nor Unicode normalisation nor a calendar of the library is used.

usage: python3 wareki.py OUTDIR FILE [FILE ...]
"""

import sys
from pathlib import Path

# Per era: its letter, the year before its first one, its first day, the day after its last one.
LAST = (9999, 13, 1)
ERAS = {
    "明": ("治", "M", 1867, (1873, 1, 1), (1912, 7, 30)),
    "大": ("正", "T", 1911, (1912, 7, 30), (1926, 12, 25)),
    "昭": ("和", "S", 1925, (1926, 12, 25), (1989, 1, 8)),
    "平": ("成", "H", 1988, (1989, 1, 8), (2019, 5, 1)),
    "令": ("和", "R", 2018, (2019, 5, 1), LAST),
}
BY_LETTER = {fields[1]: head for head, fields in ERAS.items()}

ONE_FOR_ONE = {
    **dict(zip("⼀⼆⼋⼗⼤⽇⽉", "一二八十大日月")),
    **{"\uf973": "拾", "\uf98e": "年", "\uf9a8": "令", "\uf9d1": "六"},
    **{"･": "・", "\u3000": " ", "㍾": "明", "㍽": "大", "㍼": "昭", "㍻": "平", "㋿": "令"},
    **{chr(code + 0xFEE0): chr(code) for code in range(0x21, 0x7F)},
}
KANJI = {**dict(zip("〇一二三四五六七八九", range(10))), "壱": 1, "弐": 2, "参": 3}
TENS = "十拾"
LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


class Unreadable(Exception):
    pass


class Scanner:
    """What was filled in, and how far it has been read."""

    def __init__(self, text):
        self.text = text
        self.at = 0

    def peek(self):
        return self.text[self.at : self.at + 1]

    def take(self, choices):
        char = self.peek()
        if not char or char not in choices:
            raise Unreadable
        self.at += 1
        return char

    def skip(self, word):
        if self.text.startswith(word, self.at):
            self.at += len(word)

    def run(self, choices):
        start = self.at
        while self.peek() and self.peek() in choices:
            self.at += 1
        return self.text[start : self.at]

    def number(self):
        arabic = self.run("0123456789")
        if arabic:
            return int(arabic), len(arabic)
        kanji = self.run("".join(KANJI) + TENS)
        if not kanji:
            raise Unreadable
        value, digits = 0, 0
        ten = next((char for char in kanji if char in TENS), "")
        if not ten:
            for char in kanji:
                value = 10 * value + KANJI[char]
            return value, len(kanji)
        before, after = kanji.split(ten)
        if len(before) > 1 or len(after) > 1 or after in TENS and after:
            raise Unreadable
        value = 10 * KANJI.get(before, 1) + KANJI.get(after, 0)
        return value, digits


def plain(entry):
    return "".join(ONE_FOR_ONE.get(char, char) for char in entry).replace(" ", "")


def nothing_filled_in(text):
    for head, fields in ERAS.items():
        text = text.replace(head + fields[0], "").replace(head, "")
    return not text.replace("西暦", "").strip("年月日・")


def read(text):
    """Return the era's first character, or an empty string, and year, month and day."""
    scanner = Scanner(text)
    head = scanner.run("明大昭平令")
    letter = "" if head else scanner.run("MTSHRmtshr").upper()
    if letter:
        head = BY_LETTER.get(letter, "?")
    if head:
        if head not in ERAS:
            raise Unreadable
        if not letter:
            scanner.skip(ERAS[head][0])
        if scanner.peek() == "元":
            scanner.take("元")
            year = 1
        else:
            year = scanner.number()[0]
    else:
        scanner.skip("西暦")
        year, digits = scanner.number()
        if digits != 4:
            raise Unreadable
    mark = scanner.take("年./-・")
    month = scanner.number()[0]
    scanner.take("月" if mark == "年" else mark)
    day = scanner.number()[0]
    if mark == "年":
        scanner.take("日")
    if scanner.peek():
        raise Unreadable
    return head, year, month, day


def length(year, month):
    leap = year % 4 == 0 and year % 100 != 0 or year % 400 == 0
    return 29 if month == 2 and leap else LENGTHS[month - 1]


def result(entry):
    text = plain(entry)
    if nothing_filled_in(text):
        return "空欄"
    try:
        head, year, month, day = read(text)
    except Unreadable:
        return "読取不可"
    if head == "明" and year < 6:
        return "旧暦"
    if head:
        year += ERAS[head][2]
    if not 1 <= month <= 12 or not 1 <= day <= length(year, month):
        return "暦にない日"
    if head and not ERAS[head][3] <= (year, month, day) < ERAS[head][4]:
        return "元号違い"
    return "%04d-%02d-%02d" % (year, month, day)


def main(outdir, *names):
    for name in names:
        source = Path(name)
        output = []
        for line in source.read_bytes().decode("utf-8").split("\n")[:-1]:
            number, item, entry = line.split(",")
            output.append("%s,%s,%s\n" % (number, item, result(entry)))
        (Path(outdir) / source.name).write_bytes("".join(output).encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
