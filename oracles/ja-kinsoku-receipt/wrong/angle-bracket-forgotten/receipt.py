"""Set receipts for a printer with 24 columns, by what its character set says.

usage: python3 receipt.py OUTDIR FILE [FILE ...]

WRONG on purpose: the closing bracket 〉 may begin a line.
"""

import sys
from pathlib import Path

COLUMNS = 24

SMALL = "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶｧｨｩｪｫｬｭｮｯ"
NOT_FIRST = frozenset(
    "、。，．､｡」』）］｝》】〕｣)]}・･！？!?ーｰ々ゝゞヽヾﾞﾟ" + SMALL
)
NOT_LAST = frozenset("「『（［｛〈《【〔｢([{")

PLAIN = "うかきくけこさしすせそたちつてとはひふへほウカキクケコサシスセソタチツテトハヒフヘホゝヽ"
VOICED = "ゔがぎぐげござじずぜぞだぢづでどばびぶべぼヴガギグゲゴザジズゼゾダヂヅデドバビブベボゞヾ"
COMPOSED = {base + "\u3099": whole for base, whole in zip(PLAIN, VOICED)}
COMPOSED.update(
    {base + "\u309a": whole for base, whole in zip("はひふへほハヒフヘホ", "ぱぴぷぺぽパピプペポ")}
)


def columns(text):
    return sum(1 if char == "¥" else len(char.encode("cp932")) for char in text)


def compose(text):
    for pair, whole in COMPOSED.items():
        text = text.replace(pair, whole)
    return text


def may_break(text, index):
    return text[index] not in NOT_FIRST and text[index - 1] not in NOT_LAST


def wrap(text):
    rows = []
    while columns(text) > COLUMNS:
        end = len(text)
        while columns(text[:end]) > COLUMNS:
            end -= 1
        furthest = end
        while end > 0 and not may_break(text, end):
            end -= 1
        end = end or furthest
        rows.append(text[:end])
        text = text[end:]
    return [*rows, text]


def price(yen):
    digits = str(abs(yen))
    groups = []
    while digits:
        groups.insert(0, digits[-3:])
        digits = digits[:-3]
    return ("-" if yen < 0 else "") + "¥" + ",".join(groups)


def lines(entry):
    kind, text, *rest = compose(entry).split("\t")
    if kind == "title":
        yield " " * ((COLUMNS - columns(text)) // 2) + text
    elif kind == "note":
        yield from wrap(text)
    else:
        *rows, last = wrap(("※" if rest[:-1] == ["8"] else "") + text)
        amount = price(int(rest[-1]))
        yield from rows
        gap = COLUMNS - columns(last) - columns(amount)
        if gap >= 1:
            yield last + " " * gap + amount
        else:
            yield last
            yield " " * (COLUMNS - columns(amount)) + amount


def main(outdir, *names):
    for name in names:
        source = Path(name)
        entries = source.read_bytes().decode("utf-8").split("\n")[:-1]
        output = "".join(line + "\n" for entry in entries for line in lines(entry))
        (Path(outdir) / source.name).write_bytes(output.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
