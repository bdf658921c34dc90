"""Names, categories and what changes a cluster, beside Python's unicodedata, which has an older edition."""

import random
import unicodedata

from differences import classify

from localeops import characters
from localeops._properties import category
from localeops.characters import _names

SEED = 17
COUNT = 4000
FORMS = ("NFC", "NFD", "NFKC", "NFKD")
KNOWN = [code for code in range(0x110000) if unicodedata.category(chr(code)) != "Cn"]


def test_names_beside_unicodedata() -> None:
    def differs(text: str) -> bool:
        return any(unicodedata.name(one, "") != _names.name(ord(one)) for one in text)

    counts = classify("characters", map(chr, KNOWN), differs)
    assert min(counts.values()) > 0, counts
    assert counts["corrected"] == 39  # as many as NameAliases.txt has of that type
    assert len(KNOWN) > 280_000


def test_categories_beside_unicodedata() -> None:
    changed = {
        code: (unicodedata.category(chr(code)), category(code))
        for code in KNOWN
        if unicodedata.category(chr(code)) != category(code)
    }
    # Reclassified after 15.1, which is the edition of Python 3.13: a letter without case, and a
    # spacing mark.
    assert changed == {0x0295: ("Ll", "Lo"), 0x1171E: ("Mn", "Mc")}


def test_what_normal_forms_change_beside_unicodedata() -> None:
    source = random.Random(SEED)
    composing = [chr(code) for code in KNOWN if unicodedata.decomposition(chr(code))]
    marks = [chr(code) for code in KNOWN if unicodedata.combining(chr(code))]
    jamo = list(map(chr, (*range(0x1100, 0x1200), *range(0xAC00, 0xAC40))))
    letters = [*"aeiouAEIOUα ωΑу", "\u0915", "\u09c7", "\u0dd9", "\u1025"]
    for _ in range(COUNT):
        palette = [
            source.choice(kind) for kind in (composing, marks, marks, marks, jamo, jamo, letters)
        ]
        text = "".join(source.choices(palette, k=source.randrange(1, 7)))
        found = {change for one in characters.inspect(text) for change in one.changes}
        for form in FORMS:
            expected = unicodedata.normalize(form, text)  # type: ignore[arg-type]
            assert (form in found) == (text != expected)
