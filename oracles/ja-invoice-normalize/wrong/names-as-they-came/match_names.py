"""Match the names of invoices with those of the ledger, by what kind each character is of.

usage: python3 match_names.py OUTDIR FILE [FILE ...]

WRONG on purpose: entries are matched by unified names, but written as they came.
"""

import collections
import os
import re
import sys
import unicodedata

SIGNS = {"㈱": "株", "㍿": "株", "㈲": "有", "㈾": "資", "㈴": "名"}
KINDS = {"株": "株式会社", "有": "有限会社", "同": "合同会社", "資": "合資会社", "名": "合名会社"}
BLANK = re.compile("[ \u3000]+")
ABBREVIATED = re.compile("|".join([*SIGNS, r"\([{}]\)".format("".join(KINDS))]))
WITH_BLANKS = re.compile(" ?({}) ?".format("|".join(KINDS.values())))


def plain_width(char):
    """Return a narrow kana or a wide ASCII character in its plain width, any other as it is."""
    kind, _, code = unicodedata.decomposition(char).partition(" ")
    if kind == "<narrow>" and "\uff61" <= char <= "\uff9f":
        return chr(int(code, 16))
    if kind == "<wide>" and "\uff01" <= char <= "\uff5e":
        return chr(int(code, 16))
    return char


def compose(text):
    """Compose each mark with the character before it, where the two make one."""
    done = []
    for char in text:
        if done and unicodedata.combining(char):
            together = unicodedata.normalize("NFC", done[-1] + char)
            if len(together) == 1:
                done[-1] = together
                continue
        done.append(char)
    return "".join(done)


def unify(name):
    return BLANK.sub(" ", compose("".join(map(plain_width, name)))).strip(" ")


def write_out(found):
    short = found.group()
    return KINDS[SIGNS.get(short) or short[1]]


def unify_company(name):
    return WITH_BLANKS.sub(r"\1", ABBREVIATED.sub(write_out, unify(name)))


Entry = collections.namedtuple("Entry", "kind number company person written")


def read(path):
    with open(path, encoding="utf-8", newline="\n") as source:
        for line in source:
            kind, number, company, person = line.removesuffix("\n").split("\t")
            yield Entry(kind, number, unify_company(company), unify(person), (company, person))


def results(entries):
    sales = [entry for entry in entries if entry.kind == "sales"]
    ledger = [entry for entry in entries if entry.kind == "ledger"]
    for one in sales:
        same = [other.number for other in ledger if other[2:4] == one[2:4]]
        yield one.number, ",".join(same) or "-", *one.written
    for one in ledger:
        if all(other[2:4] != one[2:4] for other in sales):
            yield "-", one.number, *one.written


def main():
    outdir, *paths = sys.argv[1:]
    for path in paths:
        target = os.path.join(outdir, os.path.basename(path))
        with open(target, "w", encoding="utf-8", newline="\n") as output:
            for row in results(list(read(path))):
                print(*row, sep="\t", file=output)


if __name__ == "__main__":
    main()
