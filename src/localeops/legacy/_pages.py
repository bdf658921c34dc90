"""The Windows code pages of ``standard="microsoft"``, by number, with what Windows calls them.

A page is known as its number, ``cpN``, ``windows-N``, by its name here and by the names that .NET
gives it; those of DOS also as ``ibmN``. Where a row has the name of an encoding of the Encoding
Standard, the labels of that are labels here too, but for those that the Encoding Standard takes for
another encoding's: ``iso-8859-1`` is page 28591 and ``us-ascii`` page 20127, not page 1252.

What Windows decodes to a control character by default is one here: 81 of page 1252 is U+0081. What
it decodes to the private use area, for lack of anything else, is unassigned: AA of page 1253.

Sources: the Encoding Standard's indexes, where it has the page; else CPython's tables, which were
made from the same files of Microsoft, but for the bytes in `DIFFERENCES`. Those are by the files of
"Windows Supported Code Page Data Files" that Microsoft publishes.
"""

from __future__ import annotations

__all__ = ["DIFFERENCES", "INDEXED", "MULTI_BYTE", "TABLES", "UNICODE"]

_NONE = "\ufffe"

# Number, name and other labels of the pages that are indexes of the Encoding Standard.
INDEXED = (
    (866, "ibm866", ""),
    (874, "windows-874", "dos-874"),
    *((number, f"windows-{number}", f"x-cp{number}") for number in range(1250, 1259)),
    (20866, "koi8-r", "cskoi8r koi koi8 koi8_r"),
    (21866, "koi8-u", "koi8-ru"),
)

# Number, name, module of CPython's codec, and other labels.
TABLES = (
    (437, "cp437", "cp437", "ibm437 cspc8codepage437"),
    (720, "cp720", "cp720", "dos-720"),
    (737, "cp737", "cp737", "ibm737"),
    (775, "cp775", "cp775", "ibm775"),
    (850, "cp850", "cp850", "ibm850 cspc850multilingual"),
    (852, "cp852", "cp852", "ibm852 cspcp852"),
    (855, "cp855", "cp855", "ibm855 csibm855"),
    (857, "cp857", "cp857", "ibm857 csibm857"),
    (858, "cp858", "cp858", "ibm858 ibm00858 cp00858 ccsid00858"),
    (860, "cp860", "cp860", "ibm860 csibm860"),
    (861, "cp861", "cp861", "ibm861 csibm861 cp-is"),
    (862, "cp862", "cp862", "ibm862 dos-862 cspc862latinhebrew"),
    (863, "cp863", "cp863", "ibm863 csibm863"),
    (864, "cp864", "cp864", "ibm864 csibm864"),
    (865, "cp865", "cp865", "ibm865 csibm865"),
    (869, "cp869", "cp869", "ibm869 csibm869 cp-gr"),
    (10000, "macintosh", "mac_roman", "csmacintosh mac x-mac-roman"),
    (20127, "us-ascii", "ascii", "ascii ansi_x3.4-1968 iso-ir-6 csascii"),
    (28591, "iso-8859-1", "latin_1", "cp819 ibm819 iso-ir-100 csisolatin1 latin1 l1"),
    (28592, "iso-8859-2", "iso8859_2", ""),
    (28593, "iso-8859-3", "iso8859_3", ""),
    (28594, "iso-8859-4", "iso8859_4", ""),
    (28595, "iso-8859-5", "iso8859_5", ""),
    (28596, "iso-8859-6", "iso8859_6", ""),
    (28597, "iso-8859-7", "iso8859_7", ""),
    (28598, "iso-8859-8", "iso8859_8", ""),
    (28599, "iso-8859-9", "iso8859_9", "iso-ir-148 csisolatin5 latin5 l5 iso_8859-9:1989"),
    (28603, "iso-8859-13", "iso8859_13", ""),
    (28605, "iso-8859-15", "iso8859_15", ""),
    (38598, "iso-8859-8-i", "iso8859_8", ""),
)  # fmt: skip

_HEBREW = {0xAF: "\u203e", 0xFD: _NONE, 0xFE: _NONE}  # of ISO/IEC 8859-8:1988
# The bytes for which Windows has another character than CPython's table.
DIFFERENCES: dict[int, dict[int, str]] = {
    864: {0x25: "%", 0x9B: "\x9b", 0x9C: "\x9c", 0x9F: "\x9f"},
    869: {byte: chr(byte) for byte in (*range(0x80, 0x86), 0x87, 0x93, 0x94)},
    10000: {0xBD: "\u2126"},
    # ISO 8859-7:1987, with the quotation marks as they were in Unicode's first table of it.
    28597: {0xA1: "\u02bd", 0xA2: "\u02bc", 0xA4: _NONE, 0xA5: _NONE, 0xAA: _NONE},
    28598: _HEBREW,
    38598: _HEBREW,
}

# Number, name and other labels; Johab is among those beyond the standards.
MULTI_BYTE = (
    (932, "shift_jis", ""),
    (936, "gbk", ""),
    (949, "euc-kr", ""),
    (950, "big5", ""),
    (1361, "johab", ""),
    (50220, "iso-2022-jp", ""),
    (50221, "cp50221", "csiso2022jp"),
    (50222, "cp50222", ""),
    (51932, "euc-jp", ""),
    (54936, "gb18030", ""),
)
UNICODE = ((65001, "utf-8", ""), (1200, "utf-16le", ""), (1201, "utf-16be", ""))
