"""How rare an encoding is, and which languages are written in it.

The bits are judgement, not measurement: a page of Windows before a standard of ISO, those before
pages of DOS, and these before encodings of the Macintosh; what one country had for a few years
comes last. They decide only where the text leaves it open.
"""

from __future__ import annotations

__all__ = ["UNUSED", "UNUSUAL", "USE"]

_WEST = "de en es fr it pt sv"
_EAST = "cs hr hu pl ro sr-Latn"
# Bits of a single-byte encoding for being rare, and the languages that are written in it.
USE: dict[str, tuple[float, str]] = {
    "windows-1252": (0.0, _WEST),
    "windows-1250": (0.0, _EAST),
    "windows-1251": (0.0, "ru sr-Cyrl uk"),
    "windows-1253": (0.0, "el"),
    "windows-1254": (0.5, "tr"),
    "windows-1255": (0.0, "he"),
    "windows-1256": (0.0, "ar"),
    "windows-1257": (1.0, ""),
    "windows-1258": (1.0, "vi"),
    "windows-874": (0.0, "th"),
    "iscii-devanagari": (2.0, "hi"),
    "iso-8859-2": (0.5, _EAST),
    "iso-8859-5": (2.0, "ru sr-Cyrl uk"),
    "iso-8859-6": (1.0, "ar"),
    "iso-8859-7": (0.5, "el"),
    "iso-8859-8": (1.0, "he"),
    "iso-8859-13": (3.0, ""),
    "iso-8859-15": (1.0, _WEST),
    "iso-8859-16": (4.0, "ro"),
    "koi8-r": (0.5, "ru"),
    "koi8-u": (1.0, "uk"),
    "ibm866": (1.0, "ru uk"),
    "cp437": (2.0, "de en es fr it sv"),
    "cp720": (3.0, "ar"),
    "cp737": (2.0, "el"),
    "cp850": (1.5, _WEST),
    "cp852": (1.0, _EAST),
    "cp855": (3.0, "ru sr-Cyrl uk"),
    "cp857": (2.0, "tr"),
    "cp858": (2.0, _WEST),
    "cp860": (5.0, "pt"),
    "cp862": (2.0, "he"),
    "cp863": (5.0, "fr"),
    "cp865": (5.0, "sv"),
    "cp869": (3.0, "el"),
    "macintosh": (3.0, _WEST),
    "mac-centraleurope": (3.5, "cs hu pl"),
    "mac-croatian": (4.0, "hr sr-Latn"),
    "mac-greek": (4.0, "el"),
    "mac-romanian": (4.0, "ro"),
    "mac-turkish": (4.0, "tr"),
    "x-mac-cyrillic": (3.0, "ru sr-Cyrl uk"),
    "viscii": (2.0, "vi"),
    "tcvn5712-1": (3.0, "vi"),
    "kamenicky": (3.0, "cs"),
    "mazovia": (3.0, "pl"),
    "csn_369103": (5.0, "cs"),
    "koi8-cs2": (5.0, "cs"),
}
UNUSUAL = (5.0, "")
UNUSED = 8.0  # bits of a language that is not written in the encoding
