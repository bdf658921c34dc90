r"""Encodings that neither the Encoding Standard nor Windows has, or has under another's name.

======================  ============================================================================
``viscii``              VISCII 1.1 (RFC 1456): precomposed letters, six of them on C0 controls
``tcvn5712-1``          TCVN 5712:1993, VN1: letters and five combining tones, twelve on C0 controls
``tcvn5712-2``          VN2 (ISO-IR 180): the graphic half of it, with C0 and C1 controls
``tcvn3``               VN3, which is what the ABC fonts have: no capitals with tones
``vni``                 VNI for Windows: a letter and a mark (`localeops.legacy._vietnamese`)
``true-koi8-ru``        KOI8-RU; to the Encoding Standard ``koi8-ru`` is a label of KOI8-U
``yuscii``              JUS I.B1.002 (ISO-IR 141): ``@ [ \ ] ^ ` { | } ~`` are Ž Š Đ Ć Č ž š đ ć č
``jus_i.b1.003-serb``   JUS I.B1.003 (ISO-IR 146), Serbian Cyrillic
``jus_i.b1.003-mac``    the same for Macedonian (ISO-IR 147)
``kamenicky``           the code of the brothers Kamenický, KEYBCS2
``csn_369103``          ČSN 36 9103 (ISO-IR 139), KOI-8 L2
``koi8-cs2``            KOI-8 ČS2, with letters in the order of KOI8
``mazovia``             the code of the Mazovia computer
``true-tis-620``        TIS 620-2533; to the Encoding Standard ``tis-620`` is a label of windows-874
``iscii-devanagari``    ISCII-91 (IS 13194:1991) in Devanagari (`localeops.legacy._iscii`)
``mac-...``             Apple's code pages for Mac OS, but for the two of the Encoding Standard
``true-iso-8859-...``   parts 1, 9 and 11 of ISO/IEC 8859, which the Encoding Standard takes for
                        windows-1252, windows-1254 and windows-874
``cp437`` ...           the code pages of MS-DOS, as Windows has them
``johab`` and others    several bytes a character (`localeops.legacy._borrowed`)
======================  ============================================================================

A label here is one wherever the standard has no such label of its own: `LABELS` gives way.

The tables are those of ``data/legacy/beyond.txt``, where the authority of each is named, or those
of CPython. A byte of them stands for one code point, and nothing is composed: VN1 and VN2 give a
letter and a combining tone where the file has them so (`localeops.legacy._vietnamese` says what is
written).

Where authorities differ:

* DIFFERENCE: KOI8-RU 95 is U+2219 as in KOI8-R and in glibc; GNU libiconv has U+2022.
* DIFFERENCE: Kamenický has the signs of cp437 (ß, µ, φ, ° at E1, E6, ED, F8), with § at AD; recode
  has β, μ, ∅, ∘.
* DIFFERENCE: KOI-8 ČS2 has no ``ch`` and ``CH`` (C7, E7 with konwert): they are two characters. B1
  is ™ as in recode, not ®. A4, among accents, is U+02DC, where both have the ~ that is 7E.
* DIFFERENCE: TIS 620 has nothing at 80 to A0, where CPython reads C1 controls, and ISO/IEC 8859-11
  has those and a no-break space.
* DIFFERENCE: Apple's logo is U+F8FF and the character F5 of MacTurkish U+F8A0, in the private use
  area, as Apple and CPython have them; recode and glibc have none or others.
"""

from __future__ import annotations

from functools import cache

from localeops.legacy import _pages

TYPE_CHECKING = False
if TYPE_CHECKING:
    from localeops.legacy._codec import Codec

__all__ = ["KINDS", "LABELS", "make"]

# Name and other labels of what has a table of ours.
_TABLES = (
    ("viscii", "viscii1.1-1 csviscii"),
    ("tcvn5712-1", "tcvn-5712-1 tcvn5712-1:1993 tcvn-5712 tcvn5712 tcvn vscii-1 vn1"),
    ("tcvn5712-2", "tcvn-5712-2 tcvn5712-2:1993 vscii-2 vn2 iso-ir-180"),
    ("tcvn3", "tcvn5712-3 tcvn-5712-3 tcvn5712-3:1993 vscii-3 vn3 abc-tcvn3"),
    ("true-koi8-ru", "koi8-ru koi8ru"),
    ("yuscii", "jus_i.b1.002 jus-i.b1.002 iso-ir-141 iso646-yu csiso141jusib1002"),
    ("jus_i.b1.003-serb", "jus-i.b1.003-serb iso-ir-146 csiso146serbian"),
    ("jus_i.b1.003-mac", "jus-i.b1.003-mac iso-ir-147 csiso147macedonian"),
    ("kamenicky", "keybcs2"),
    ("csn_369103", "csn-369103 iso-ir-139 koi-8_l2 koi8-l2 koi8l2 csiso139csn369103"),
    ("koi8-cs2", "koi-8_cs2 koi8cs2"),
    ("mazovia", ""),
    ("true-tis-620", "tis-620 tis620 tis620-0 tis620.2529-1 tis620.2533-0"),
)
# Name, module of CPython's codec, other labels.
_CPYTHON = (
    ("mac-centraleurope", "mac_latin2", "mac_latin2 maccentraleurope mac-ce macce x-mac-ce"),
    ("mac-croatian", "mac_croatian", "mac_croatian maccroatian x-mac-croatian"),
    ("mac-cyrillic", "mac_cyrillic", "mac_cyrillic maccyrillic"),
    ("mac-greek", "mac_greek", "mac_greek macgreek x-mac-greek"),
    ("mac-icelandic", "mac_iceland", "mac_iceland maciceland mac-is macis x-mac-icelandic"),
    ("mac-romanian", "mac_romanian", "mac_romanian macromanian x-mac-romanian"),
    ("mac-turkish", "mac_turkish", "mac_turkish macturkish x-mac-turkish"),
    ("true-iso-8859-1", "latin_1", ""),
    ("true-iso-8859-9", "iso8859_9", ""),
    ("true-iso-8859-11", "iso8859_11", ""),
)
# Name, module and class of what is more than a table, other labels.
_CODECS = (
    ("vni", "_vietnamese", "Vni", "vni-windows vni-win"),
    ("iscii-devanagari", "_iscii", "Iscii", "iscii-de x-iscii-de iscii-91 iscii cp57002 57002"),
    ("johab", "_borrowed", "Borrowed", "cp1361 1361 ms1361 ksc5601_1992 ks_c_5601-1992"),
    ("true-big5-hkscs", "_borrowed", "Borrowed", "big5hkscs hkscs"),
    ("shift_jis-2004", "_borrowed", "Borrowed", "shift_jis_2004 shiftjis2004 sjis_2004 sjis2004"),
    ("shift_jisx0213", "_borrowed", "Borrowed", "shiftjisx0213 sjisx0213"),
    ("euc-jis-2004", "_borrowed", "Borrowed", "euc_jis_2004 eucjis2004"),
    ("euc-jisx0213", "_borrowed", "Borrowed", "euc_jisx0213 eucjisx0213"),
)
_VIETNAMESE = ("viscii", "tcvn5712-1", "tcvn5712-2", "tcvn3")
_DOS = 1000  # the numbers of code pages of MS-DOS are below it


def _dos() -> dict[str, tuple[int, str, str]]:
    """Return number, module and other labels of the code pages of MS-DOS, by name."""
    return {
        name: (number, module, f"ibm{number} {number} {labels}")
        for number, name, module, labels in _pages.TABLES
        if number < _DOS
    }


def _labels() -> dict[str, str]:
    rows = [
        *_TABLES,
        *((name, labels) for name, _, labels in _CPYTHON),
        *((name, labels) for name, (_, _, labels) in _dos().items()),
        *((name, labels) for name, _, _, labels in _CODECS),
    ]
    return {label: name for name, labels in rows for label in (name, *labels.split())}


LABELS = _labels()
# What those are that are not ``single-byte``.
KINDS = {name: "multi-byte" for name, _, _, _ in _CODECS}


@cache
def make(name: str) -> Codec:
    """Return the codec of a name that `LABELS` gives."""
    import importlib

    from localeops.legacy import _single

    for one, module, _ in _CPYTHON:
        if one == name:
            return _single.page(name, module, {})
    dos = _dos().get(name)
    if dos:
        number, module, _ = dos
        return _single.page(name, module, _pages.DIFFERENCES.get(number, {}))
    for one, home, kind, _ in _CODECS:
        if one == name:
            made: Codec = getattr(importlib.import_module(f"localeops.legacy.{home}"), kind)(name)
            return made
    if name in _VIETNAMESE:
        from localeops.legacy._vietnamese import Toned

        return Toned(name, _table(name))
    return _single.SingleByte(name, _table(name))


def _table(name: str) -> str:
    """Return the 256 characters of a table of ours."""
    names, body = _tables()
    start = 512 * names.index(name)
    return body[start : start + 512].decode("utf-16-be")


@cache
def _tables() -> tuple[list[str], bytes]:
    import pkgutil  # reads from a zip as well, like importlib.resources, but imports faster

    data = pkgutil.get_data("localeops._tables", "legacy/beyond.bin") or b""
    names, _, body = data.partition(b"\n")
    return names.decode("ascii").split(" "), body
