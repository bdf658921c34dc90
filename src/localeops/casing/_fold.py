"""Case folding for canonical caseless matching (D145): NFD, case folding, NFC."""

from __future__ import annotations

import re
from codecs import charmap_build, charmap_decode, charmap_encode

from localeops.casing import _conditions
from localeops.casing._mappings import folded_as_ever, mapped
from localeops.normalize import nfc, nfd

# Characters that neither decomposing nor composing can change, before folding or after it, whatever
# is next to them, as long as that is one of them too. Left out are marks, what composes with what
# is before it, what NFC changes, what folds to a letter with marks of its own (ǰ, ΐ, ẖ), and what
# the oldest Python does not know.
_is_simple = re.compile(
    "["
    "\0-\u019a\u019c-\u01ef\u01f1-\u0263\u0265-\u02ff"  # Latin
    "\u0386\u0388-\u038a\u038c\u038e\u038f\u0391-\u03a1\u03a3-\u03af\u03b1-\u03ce"  # Greek
    "\u0400-\u0481\u048a-\u052f\u0531-\u0556\u0561-\u0587"  # Cyrillic, Armenian
    "\u05d0-\u05ea\u0621-\u063a\u0641-\u064a\u0660-\u0669"  # Hebrew, Arabic
    "\u0904-\u0928\u092a-\u0930\u0932\u0933\u0935-\u0939\u0966-\u096f\u0e01-\u0e30"  # Indic, Thai
    "\u10d0-\u10fa\u10fc-\u10ff"  # Georgian
    "\u1e00-\u1e95\u1ea0-\u1eff"  # Latin
    "\u2010-\u2027\u2030-\u205e\u20a0-\u20c0\u2190-\u21ff\u2500-\u27bf"  # punctuation, symbols
    "\u3000-\u3029\u3041-\u3096\u309b-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3"  # Far East
    "\uff01-\uffbe\U0001f000-\U0001faff"
    "]*"
).fullmatch
_find_i_with_mark_below = re.compile("[\u012e\u1e2c\u1eca]").search  # Į and two more

# The characters that Turkish and Azerbaijani are written with, and what each becomes: as one byte
# each they are exchanged at once.
_ALPHABET = (
    "".join(map(chr, (*range(0x80), *range(0xA0, 0xB5), *range(0xB6, 0xDF), *range(0xE0, 0x100))))
    + "ĞğİıŞşƏə‘’“”‚„–—…€₺₼•†‡‹›‰−"
)
_TURKIC = {"I": "ı", "İ": "i"}
_CODES = charmap_build(_ALPHABET)
_FOLDED = "".join(_TURKIC.get(letter, folded_as_ever(letter)) for letter in _ALPHABET)
_DECODING = _FOLDED.ljust(256)  # a table of all 256 bytes is read twice as fast
_PLACEHOLDER = "\x1a"
_LONG = 64  # characters


def folded(text: str) -> str:
    """Return the case folding of a text."""
    if text.isascii():
        return text.lower()
    if _is_simple(text):
        return folded_as_ever(text)
    return nfc(mapped(nfd(text), "fold"))


def folded_turkic(text: str) -> str:
    """Return the case folding of a text in Turkish or Azerbaijani."""
    if text.isascii():
        if len(text) < _LONG:
            return text.replace("I", "ı").lower()
        return ascii_with_turkic_i(text)
    try:
        return charmap_decode(charmap_encode(text, None, _CODES)[0], None, _DECODING)[0]
    except UnicodeEncodeError:
        pass
    if _is_simple(text) and not _find_i_with_mark_below(text):
        return folded_as_ever(text.replace("İ", "i").replace("I", "ı"))
    return nfc(mapped(with_turkic_i(nfd(text)), "fold"))


def ascii_with_turkic_i(text: str) -> str:
    """Return a text of ASCII characters in lower case, with ı for I."""
    if len(text) < _LONG or _PLACEHOLDER in text:
        return text.replace("I", "ı").lower()
    # As long as a text is all ASCII its letters are changed ten times as fast.
    return text.replace("I", _PLACEHOLDER).lower().replace(_PLACEHOLDER, "ı")


def with_turkic_i(text: str) -> str:
    """Return a decomposed text with its capital I folded: dotted, dotless, or with another mark."""
    if "I" not in text:
        return text
    text = _conditions.dotted_capital_i.sub(r"i\1", text)
    return _conditions.capital_i_without_mark_above.sub("ı", text)
