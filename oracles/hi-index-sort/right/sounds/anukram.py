"""Make the index of a book, by the sounds of its entries: a tree that is walked in order.

usage: python3 anukram.py OUTDIR FILE [FILE ...]

A consonant without a vowel sign is followed by the sound a, one with a halant by none. Then the
order is that of the alphabet: a bindu and a visarga first, vowels, consonants; क्ष is k and sh, and
comes after कौ because a consonant comes after every vowel. No Unicode data is used.
"""

import os
import sys

VOWELS = ["अ", "आ", "इ", "ई", "उ", "ऊ", "ऋ", "ए", "ऐ", "ऑ", "ओ", "औ"]
SIGNS = ["", "ा", "ि", "ी", "ु", "ू", "ृ", "े", "ै", "ॉ", "ो", "ौ"]
GROUPS = ["कखगघङ", "चछजझञ", "टठडढण", "तथदधन", "पफबभम", "यरलव", "शषसह"]
CONSONANTS = "".join(GROUPS)
HALANT, NUKTA, BINDU, CHANDRABINDU, VISARGA = "\u094d", "\u093c", "\u0902", "\u0901", "\u0903"
DOTTED = {chr(0x958 + at): letter + NUKTA for at, letter in enumerate("कखगजडढफ")}
END, GAP, NASAL, BREATH, FIRST_VOWEL = 0, 1, 2, 3, 10
FIRST_CONSONANT = FIRST_VOWEL + len(VOWELS)


def spelt(entry):
    """Return an entry in one spelling: letters with a nukta in two, without joiners."""
    return "".join(
        DOTTED.get(char, char) for char in entry if char != "\u200c" and char != "\u200d"
    )


def sounds(entry):
    """Return the sounds of an entry as numbers."""
    found = []
    after_consonant = False
    for char in entry.replace(NUKTA, ""):
        if after_consonant and char in SIGNS:
            found.append(FIRST_VOWEL + SIGNS.index(char))
            after_consonant = False
            continue
        if after_consonant and char != HALANT:
            found.append(FIRST_VOWEL)
        after_consonant = False
        if char in CONSONANTS:
            found.append(FIRST_CONSONANT + CONSONANTS.index(char))
            after_consonant = True
        elif char in VOWELS:
            found.append(FIRST_VOWEL + VOWELS.index(char))
        elif char in (BINDU, CHANDRABINDU):
            found.append(NASAL)
        elif char == VISARGA:
            found.append(BREATH)
        elif char in " -":
            found.append(GAP)
    if after_consonant:
        found.append(FIRST_VOWEL)
    return found


def leaf_order(entry):
    """Return what tells entries of the same sounds apart: where their marks and hyphens are."""
    marks = []
    for char in entry:
        if char == NUKTA:
            marks[-1] = 1
        else:
            marks.append(1 if char == CHANDRABINDU else 0)
    return marks, [char == "-" for char in entry if char in " -"]


def walk(node):
    """Yield the entries of a tree in order."""
    for sound in sorted(node):
        if sound == END:
            yield from sorted(node[END], key=leaf_order)
        else:
            yield from walk(node[sound])


def index(lines):
    tree, first_forms, pages = {}, {}, {}
    for line in lines:
        entry, _, page = line.rstrip("\n").partition("\t")
        word = spelt(entry)
        if word not in first_forms:
            first_forms[word] = entry
            pages[word] = set()
            node = tree
            for sound in sounds(word):
                node = node.setdefault(sound, {})
            node.setdefault(END, []).append(word)
        pages[word].add(int(page))
    shown = None
    for word in walk(tree):
        if word[0] != shown:
            shown = word[0]
            yield shown + "\n"
        numbers = ", ".join(str(page) for page in sorted(pages[word]))
        yield first_forms[word] + "\t" + numbers + "\n"


def main():
    outdir = sys.argv[1]
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8", newline="\n") as source:
            result = list(index(source))
        target = os.path.join(outdir, os.path.basename(path))
        with open(target, "w", encoding="utf-8", newline="\n") as output:
            output.writelines(result)


if __name__ == "__main__":
    main()
