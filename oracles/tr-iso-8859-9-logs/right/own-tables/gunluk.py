"""Read the bytes one by one, by tables made by hand from the charts of the code pages.

usage: python3 gunluk.py OUTDIR FILE [FILE ...]
"""

import os
import re
import sys

# Characters of the bytes 80 to 9F; a blank where there is none.
SIGNS_1252 = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ"
SIGNS_1254 = SIGNS_1252.replace("Ž", " ").replace("ž", " ")
TURKISH_AT = {0xD0: "Ğ", 0xDD: "İ", 0xDE: "Ş", 0xF0: "ğ", 0xFD: "ı", 0xFE: "ş"}


def page(signs, letters):
    chars = [chr(number) for number in range(256)]
    if signs:
        chars[0x80:0xA0] = signs
    for number, letter in letters.items():
        chars[number] = letter
    return chars


WIN_1254 = page(SIGNS_1254, TURKISH_AT)
PAGES = (
    (re.compile("(?:windows-|cp)1254", re.ASCII | re.IGNORECASE), WIN_1254),
    (re.compile("(?:windows-|cp)1252", re.ASCII | re.IGNORECASE), page(SIGNS_1252, {})),
    (re.compile("(?:iso-8859-9|latin5)", re.ASCII | re.IGNORECASE), page("", TURKISH_AT)),
    (re.compile("(?:iso-8859-1|latin1)", re.ASCII | re.IGNORECASE), page("", {})),
    (re.compile("utf-?8", re.ASCII | re.IGNORECASE), None),
)

# What a mark makes of the letters before it.
MARKS = {
    "\u0300": "aàeèiìoòuùAÀEÈIÌOÒUÙ",
    "\u0301": "aáeéiíoóuúyýAÁEÉIÍOÓUÚYÝ",
    "\u0302": "aâeêiîoôuûAÂEÊIÎOÔUÛ",
    "\u0303": "aãnñoõAÃNÑOÕ",
    "\u0306": "gğGĞ",
    "\u0307": "IİzżZŻeėEĖ",
    "\u0308": "aäeëiïoöuüAÄEËIÏOÖUÜ",
    "\u030a": "aåAÅ",
    "\u0327": "cçsşCÇSŞ",
}
COMPOSED = {
    text[at] + mark: text[at + 1] for mark, text in MARKS.items() for at in range(0, len(text), 2)
}
COMPOSED["i\u0307"] = "i"
LETTER_AND_MARK = re.compile("|".join(COMPOSED))

SMALL = "abcçdefgğhıijklmnoöpqrsştuüvwxyzâîûàáãäåæèéêëìíïñòóôõøùúðýþœšžÿ"
LARGE = "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZÂÎÛÀÁÃÄÅÆÈÉÊËÌÍÏÑÒÓÔÕØÙÚÐÝÞŒŠŽŸ"
CAPITALS = str.maketrans(SMALL, LARGE)


def page_of(label):
    return next(chars for pattern, chars in PAGES if pattern.fullmatch(label))


def decoded(data, chars, language):
    if chars is None:
        try:
            text = str(data, "utf-8", "strict")
        except ValueError:
            text = "".join(WIN_1254[number] for number in data)
    else:
        text = "".join(chars[number] for number in data)
    if language == "tr":
        for number, letter in TURKISH_AT.items():
            text = text.replace(chr(number), letter)
    text = "".join(char for char in text if char != "\ufeff")
    return LETTER_AND_MARK.sub(lambda found: COMPOSED[found[0]], text)


class Count(list):
    """Names with numbers, in the order in which they came."""

    def add(self, name):
        name = name.translate(CAPITALS)
        for entry in self:
            if entry[0] == name:
                entry[1] += 1
                return
        self.append([name, 1])


def process(data, out):
    known = []
    levels, stops = Count(), Count()
    start = 3 if data[:3] == b"\xef\xbb\xbf" else 0
    while start < len(data):
        end = data.find(b"\n", start)
        end = len(data) if end < 0 else end
        line = data[start : end - 1] if data[end - 1 : end] == b"\r" else data[start:end]
        start = end + 1
        source, rest = line[: line.index(9)], line[line.index(9) + 1 :]
        if source == b"#KAYNAK":
            name, label, language = rest.split(b"\t")
            known.insert(0, (name, page_of(label.decode()), language.decode()))
            continue
        chars, language = next(entry[1:] for entry in known if entry[0] == source)
        text = decoded(rest, chars, language)
        out.write(source + b"\t" + text.encode() + b"\n")
        fields = text.split("\t")
        levels.add(fields[1])
        stops.add(fields[2])
    for head, count in (("#SEVİYE", levels), ("#DURAK", stops)):
        for name, number in count:
            out.write(f"{head}\t{name}\t{number}\n".encode())


for path in sys.argv[2:]:
    with open(path, "rb") as file:
        content = file.read()
    with open(os.path.join(sys.argv[1], os.path.basename(path)), "wb") as out:
        process(content, out)
