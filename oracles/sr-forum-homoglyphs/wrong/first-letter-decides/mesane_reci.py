"""List words that mix Cyrillic and Latin letters, by the names of characters.

usage: python3 mesane_reci.py OUTDIR FILE [FILE ...]

WRONG on purpose: the script of the first letter is the word's.
"""

import sys
import unicodedata
from pathlib import Path

# Pairs of letters that look the same in both scripts, Latin before Cyrillic.
PAIRS = "aа eе oо jј cс pр xх yу iі sѕ AА BВ EЕ JЈ KК MМ HН OО PР CС TТ XХ IІ SЅ".split()
TO_CYRILLIC = {latin: cyrillic for latin, cyrillic in PAIRS}
TO_LATIN = {cyrillic: latin for latin, cyrillic in PAIRS}


def words(text):
    word = []
    for char in text:
        kind = unicodedata.category(char)
        if kind.startswith("L") or kind == "Nd":
            word.append(char)
        elif kind.startswith("M") and word:
            word[-1] += char
        elif word:
            yield word
            word = []
    if word:
        yield word


def script(letter):
    return unicodedata.name(letter[0], "").split(" ")[0]


def suspect(word):
    scripts = [script(letter) for letter in word]
    latin, cyrillic = scripts.count("LATIN"), scripts.count("CYRILLIC")
    if not latin or not cyrillic:
        return None
    own = next(found for found in scripts if found in ("LATIN", "CYRILLIC"))
    foreign, twins = ("LATIN", TO_CYRILLIC) if own == "CYRILLIC" else ("CYRILLIC", TO_LATIN)
    places = [n for n, found in enumerate(scripts) if found == foreign]
    shown = list(word)
    for n in places:
        shown[n] = twins.get(word[n][0], word[n][0]) + word[n][1:]
    return "".join(word), ",".join(str(n + 1) for n in places), "".join(shown)


def report(messages):
    for message in messages.split("\n")[:-1]:
        number, text = message.split("\t")
        for word in words(text):
            found = suspect(word)
            if found:
                yield "\t".join((number, *found)) + "\n"


def main(outdir, *names):
    for name in names:
        source = Path(name)
        messages = source.read_bytes().decode("utf-8")
        (Path(outdir) / source.name).write_bytes("".join(report(messages)).encode("utf-8"))


if __name__ == "__main__":
    main(*sys.argv[1:])
