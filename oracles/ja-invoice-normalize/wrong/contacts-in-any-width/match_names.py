"""Match the names of invoices with those of the ledger, by tables written by hand.

usage: python3 match_names.py OUTDIR FILE [FILE ...]

WRONG on purpose: kana, letters and signs get their proper width in company names alone.
"""

import re
import sys
from pathlib import Path

HALF = "｡｢｣､･ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ"
FULL = "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"

PLAIN = "うかきくけこさしすせそたちつてとはひふへほウカキクケコサシスセソタチツテトハヒフヘホゝヽ"
VOICED = "ゔがぎぐげござじずぜぞだぢづでどばびぶべぼヴガギグゲゴザジズゼゾダヂヅデドバビブベボゞヾ"
HA, PA = "はひふへほハヒフヘホ", "ぱぴぷぺぽパピプペポ"

ACCENTED = {
    "\u0300": ("aeiouAEIOU", "àèìòùÀÈÌÒÙ"),
    "\u0301": ("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ"),
    "\u0302": ("aeiouAEIOU", "âêîôûÂÊÎÔÛ"),
    "\u0303": ("anoANO", "ãñõÃÑÕ"),
    "\u0304": ("aeiouAEIOU", "āēīōūĀĒĪŌŪ"),
    "\u0308": ("aeiouyAEIOU", "äëïöüÿÄËÏÖÜ"),
    "\u030a": ("aA", "åÅ"),
    "\u030c": ("cszCSZ", "čšžČŠŽ"),
    "\u0327": ("cC", "çÇ"),
}

TYPES = {
    "株式会社": ("㈱", "㍿", "(株)"),
    "有限会社": ("㈲", "(有)"),
    "合同会社": ("(同)",),
    "合資会社": ("㈾", "(資)"),
    "合名会社": ("㈴", "(名)"),
}

SINGLE = dict(zip(map(ord, HALF), FULL))
SINGLE.update({code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)})
SINGLE[0x3000] = " "

PAIRS = {}
for _base, _whole in zip(PLAIN, VOICED):
    PAIRS[_base + "\u3099"] = PAIRS[_base + "ﾞ"] = _whole
for _base, _whole in zip(HA, PA):
    PAIRS[_base + "\u309a"] = PAIRS[_base + "ﾟ"] = _whole
for _mark, (_bases, _wholes) in ACCENTED.items():
    PAIRS.update((_base + _mark, _whole) for _base, _whole in zip(_bases, _wholes))


def tidy(name):
    name = join(name.translate(SINGLE))
    return re.sub(" +", " ", name).strip(" ")


def tidy_person(name):
    return re.sub("[ \u3000]+", " ", join(name)).strip(" \u3000")


def join(name):
    for pair, whole in PAIRS.items():
        name = name.replace(pair, whole)
    return name


def tidy_company(name):
    name = tidy(name)
    for full, shorts in TYPES.items():
        for short in shorts:
            name = name.replace(short, full)
        name = re.sub(f" *{full} *", full, name)
    return name


def match(text):
    entries = []
    for line in text.split("\n")[:-1]:
        kind, number, company, person = line.split("\t")
        entries.append((kind, number, (tidy_company(company), tidy_person(person))))
    invoiced = {names for kind, _, names in entries if kind == "sales"}
    ledger = {}
    for kind, number, names in entries:
        if kind == "ledger":
            ledger.setdefault(names, []).append(number)
    for kind, number, names in entries:
        if kind == "sales":
            yield (number, ",".join(ledger.get(names, ["-"])), *names)
    for kind, number, names in entries:
        if kind == "ledger" and names not in invoiced:
            yield ("-", number, *names)


def main(outdir, *names):
    for name in names:
        source = Path(name)
        text = source.read_bytes().decode("utf-8")
        output = "".join("\t".join(row) + "\n" for row in match(text))
        (Path(outdir) / source.name).write_bytes(output.encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
