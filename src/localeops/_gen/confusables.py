"""Prototypes of look-alikes: ``_tables/confusables.bin``, which `localeops.confusables` reads.

The file is UTF-8, a line each:

======  =========================================================================================
line    what it holds
======  =========================================================================================
first   every character that confusables.txt maps, in code point order
second  the letters that a look-alike can be taken for: letters that confusables.txt maps or that
        stand in a prototype, and whose Identifier_Type has nothing but Recommended, Inclusion,
        Limited_Use and Exclusion. So it is a letter in use, or one of a script that is out of use
        as a whole, but no phonetic or obsolete one. Those that intentional.txt pairs with a letter
        of another script come first.
others  the prototype of each character of the first line
======  =========================================================================================
"""

from __future__ import annotations

from localeops._gen import security, ucd

_IN_USE = {"Recommended", "Inclusion", "Limited_Use", "Exclusion"}


def make() -> bytes:
    """Return the content of ``_tables/confusables.bin``."""
    prototypes = dict(sorted(security.prototypes().items()))
    categories = ucd.values("extracted/DerivedGeneralCategory")
    types = security.values("IdentifierType")
    alike = set(prototypes) | {ord(character) for text in prototypes.values() for character in text}
    scripts = ucd.values("Scripts")
    intended = set()
    for first, (second,) in security.rows("intentional"):
        pair = {int(first, 16), int(second, 16)}
        if len({scripts[code] for code in pair}) > 1:
            intended |= pair
    letters = sorted(
        (
            code
            for code in alike
            if categories[code][0] == "L" and set(types.get(code, "none").split()) <= _IN_USE
        ),
        key=lambda code: (code not in intended, code),
    )
    lines = ["".join(map(chr, prototypes)), "".join(map(chr, letters)), *prototypes.values()]
    if any("\n" in line for line in lines):
        raise ValueError("a line end has a look-alike")
    return "\n".join(lines).encode()
