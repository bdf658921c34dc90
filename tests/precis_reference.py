"""PRECIS by a second reader of the files: RFC 8264, sections 8 and 9, written out."""

from __future__ import annotations

import functools

import ucd_reader

# RFC 5892, section 2.6, as printed there.
PVALID = {0x00DF, 0x03C2, 0x06FD, 0x06FE, 0x0F0B, 0x3007}
CONTEXTO = {0x00B7, 0x0375, 0x05F3, 0x05F4, 0x30FB}
CONTEXTO |= {0x0660, 0x0661, 0x0662, 0x0663, 0x0664, 0x0665, 0x0666, 0x0667, 0x0668, 0x0669}
CONTEXTO |= {0x06F0, 0x06F1, 0x06F2, 0x06F3, 0x06F4, 0x06F5, 0x06F6, 0x06F7, 0x06F8, 0x06F9}
DISALLOWED = {0x0640, 0x07FA, 0x302E, 0x302F, 0x3031, 0x3032, 0x3033, 0x3034, 0x3035, 0x303B}
EXCEPTIONS = {
    **dict.fromkeys(PVALID, "PVALID"),
    **dict.fromkeys(CONTEXTO, "CONTEXTO"),
    **dict.fromkeys(DISALLOWED, "DISALLOWED"),
}
# RFC 8264, sections 9.1, 9.18, 9.14, 9.15 and 9.16.
BY_GENERAL_CATEGORY = {
    "LetterDigits": ("Ll", "Lu", "Lo", "Nd", "Lm", "Mn", "Mc"),
    "OtherLetterDigits": ("Lt", "Nl", "No", "Me"),
    "Spaces": ("Zs",),
    "Symbols": ("Sm", "Sc", "Sk", "So"),
    "Punctuation": ("Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po"),
}


def has_compat(code: int) -> bool:
    """Say whether NFKC changes a code point: by its decomposition and what composes again."""
    mapping, excluded = _decompositions()
    kind, parts = mapping.get(code, ("", ()))
    if not parts:
        return False
    return kind != "" or excluded[code] is not None or any(has_compat(part) for part in parts)


@functools.cache
def _decompositions() -> tuple[dict[int, tuple[str, tuple[int, ...]]], list[str | None]]:
    found = {}
    for line in ucd_reader.text("UnicodeData").splitlines():
        fields = line.split(";")
        kind, _, codes = fields[5].rpartition(">")
        found[int(fields[0], 16)] = kind, tuple(int(code, 16) for code in codes.split())
    excluded = ucd_reader.property_of(
        "DerivedNormalizationProps", value="Full_Composition_Exclusion"
    )
    return found, excluded


def categories() -> list[str]:
    """Return the first category of section 8 for every code point; an exception's value."""
    general = ucd_reader.property_of("extracted/DerivedGeneralCategory")
    joining = ucd_reader.property_of("PropList", value="Join_Control")
    noncharacter = ucd_reader.property_of("PropList", value="Noncharacter_Code_Point")
    syllable = ucd_reader.property_of("HangulSyllableType")
    ignorable = ucd_reader.property_of(
        "DerivedCoreProperties", value="Default_Ignorable_Code_Point"
    )

    def category(cp: int) -> str:  # noqa: PLR0911  (one a line of section 8)
        gc = general[cp] or "Cn"
        if cp in EXCEPTIONS:
            return EXCEPTIONS[cp]
        if gc == "Cn" and not noncharacter[cp]:
            return "Unassigned"
        if 0x0021 <= cp <= 0x007E:
            return "ASCII7"
        if joining[cp]:
            return "JoinControl"
        if syllable[cp] in ("L", "V", "T"):
            return "OldHangulJamo"
        if ignorable[cp] or noncharacter[cp]:
            return "PrecisIgnorableProperties"
        if gc == "Cc":
            return "Controls"
        if has_compat(cp):
            return "HasCompat"
        return next((name for name, gcs in BY_GENERAL_CATEGORY.items() if gc in gcs), "Other")

    return [category(cp) for cp in range(0x110000)]


PROPERTIES = {
    **dict.fromkeys(("PVALID", "ASCII7", "LetterDigits"), "PVALID"),
    "CONTEXTO": "CONTEXTO",
    "JoinControl": "CONTEXTJ",
    "Unassigned": "UNASSIGNED",
    **dict.fromkeys(
        ("HasCompat", "OtherLetterDigits", "Spaces", "Symbols", "Punctuation"), "FREE_PVAL"
    ),
    **dict.fromkeys(
        ("DISALLOWED", "OldHangulJamo", "PrecisIgnorableProperties", "Controls", "Other"),
        "DISALLOWED",
    ),
}
