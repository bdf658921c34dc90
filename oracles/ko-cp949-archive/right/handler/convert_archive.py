"""Decode whole files with an error handler; compose the groups through conjoining letters."""

import codecs
import os
import re
import sys
from unicodedata import normalize


def mend(error):
    data, at = error.object, error.start
    if data[at] in b"\xc9\xfe" and data[at + 1:at + 2] >= b"\xa1":
        return "{" + data[at:at + 2].hex().upper() + "}", at + 2
    return "〓", at + 1


codecs.register_error("mend", mend)

LEAD = dict(zip("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ", map(chr, range(0x1100, 0x1113))))
TAIL = dict(zip("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ", map(chr, range(0x11A8, 0x11C3))))


def joined(found):
    _, lead, vowel, tail = found.group()
    if lead not in LEAD or not (tail in TAIL or tail == "\u3164"):
        return found.group()
    return normalize("NFC", LEAD[lead] + chr(ord(vowel) - 0x314F + 0x1161) + TAIL.get(tail, ""))


def main(out, *names):
    for name in names:
        with open(name, "rb") as file:
            data = b"\n".join(file.read().split(b"\r\n"))
        try:
            text = str(data, "utf-8")
        except ValueError:
            text = data.decode("cp949", "mend")
            text = re.sub("\u3164[ㄱ-ㅎ][ㅏ-ㅣ][ㄱ-ㅎ\u3164]", joined, text)
        cut = text.find("\n\n")
        cut = len(text) if cut < 0 else cut
        head = re.sub("(?i)charset=\"?[a-z0-9_-]+", lambda m: re.sub("[^=\"]+$", "UTF-8", m.group()), text[:cut])
        with open(os.path.join(out, os.path.basename(name)), "wb") as file:
            file.write((head + text[cut:]).encode())


main(*sys.argv[1:])
