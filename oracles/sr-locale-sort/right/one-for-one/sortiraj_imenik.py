"""Sort telephone directories in Serbian Cyrillic and Latin, by a Cyrillic letter for each Latin one.

usage: python3 sortiraj_imenik.py OUTDIR FILE [FILE ...]

Cyrillic has one character for every letter. So a Latin name is spelt in Cyrillic first, and then
its letters are exchanged for characters in the order of the Latin alphabet; those of a Cyrillic
name for characters in the order of the Cyrillic one.
"""

import os
import sys

# What makes a letter of the one or two characters before it.
CARON, ACUTE = "\u030c", "\u0301"
MARKED = {
    **{"c" + CARON: "č", "c" + ACUTE: "ć", "s" + CARON: "š", "z" + CARON: "ž"},
    **{"ǆ": "џ", "ǉ": "љ", "ǌ": "њ"},
}
PAIRS = {"dž": "џ", "lj": "љ", "nj": "њ"}
SINGLE = str.maketrans("abcčćdđefghijklmnoprsštuvzž", "абцчћдђефгхијклмнопрсштувзж")
AZBUKA = " абвгдђежзијклљмнњопрстћуфхцчџш"
# With q, w, x and y, for which there is nothing in Cyrillic.
ABECEDA = " абцчћдџђефгхијклљмнњопqрсштувwxyзж"


def in_cyrillic(name):
    for table in (MARKED, PAIRS):
        for latin, cyrillic in table.items():
            name = name.replace(latin, cyrillic)
    return name.translate(SINGLE)


def in_code_order(name, alphabet):
    return "".join(chr(ord("0") + alphabet.index(letter)) for letter in name)


def main():
    outdir, *paths = sys.argv[1:]
    for path in paths:
        cyrillic, latin = [], []
        with open(path, encoding="utf-8", newline="\n") as source:
            for number, line in enumerate(source):
                name = line.split("\t")[0].replace("-", " ").lower()
                if any("а" <= letter <= "ш" or letter in "ђјљњћџ" for letter in name):
                    cyrillic.append((in_code_order(name, AZBUKA), number, line))
                else:
                    latin.append((in_code_order(in_cyrillic(name), ABECEDA), number, line))
        target = os.path.join(outdir, os.path.basename(path))
        with open(target, "w", encoding="utf-8", newline="\n") as output:
            for _, _, line in sorted(cyrillic) + sorted(latin):
                output.write(line)


if __name__ == "__main__":
    main()
