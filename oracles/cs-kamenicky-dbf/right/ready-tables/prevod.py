"""Reads no character set at run time: what each byte becomes stands in two ready tables.

The tables have the new character of each byte from 80 to FF, with frames and question marks already
in place. They are copied from printed tables of KEYBCS2 and of page 852.
"""

import sys
from pathlib import Path

KEYBCS2 = (
    "ČüéďäĎŤčěĚĹÍľĺÄÁ"
    "ÉžŽôöÓůÚýÖÜŠĽÝŘť"
    "áíóúňŇŮÔšřŕŔ?§«»"
    "???|++++++|+++++"
    "++++-++++++++=++"
    "+++++++++++?????"
    "?ß????µ?????????"
    "?±????÷?°?·????\xa0"
)
LATIN2 = (
    "ÇüéâäůćçłëŐőîŹÄĆ"
    "ÉĹĺôöĽľŚśÖÜŤťŁ×č"
    "áíóúĄąŽžĘę¬źČş«»"
    "???|+ÁÂĚŞ+|++Żż+"
    "++++-+Ăă+++++=+¤"
    "đĐĎËďŇÍÎě++??ŢŮ?"
    "ÓßÔŃńňŠšŔÚŕŰýÝţ´"
    "\xad˝˛ˇ˘§÷¸°¨˙űŘř?\xa0"
)
WINDOWS = bytes(range(128, 256)).decode("cp1250", "replace")
FITTING = set(
    "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽäĺľôŕÄĹĽÔŔöüÖÜß"  # letters
    "+-=|"  # which only frames have become
    "§°„“–\xa0"
)

TABLES = {
    0x68: bytes(range(128)) + KEYBCS2.encode("cp1250"),
    0x64: bytes(range(128)) + LATIN2.encode("cp1250"),
    0xC8: bytes(range(256)),
}
UNFIT = {
    driver: {128 + at for at, char in enumerate(chars) if char not in FITTING}
    for driver, chars in ((0x68, KEYBCS2), (0x64, LATIN2), (0xC8, WINDOWS))
}


def number(data, at, size):
    return int.from_bytes(data[at : at + size], "little")


def text_mask(data):
    """One item for each byte of a record: whether it is text."""
    mask, at = [False], 32
    while data[at] != 13:
        mask += [data[at + 11] == ord("C")] * data[at + 16]
        at += 32
    return mask


def text_places(data):
    mask = text_mask(data)
    start, length = number(data, 8, 2), number(data, 10, 2)
    columns = [column for column in range(length) if mask[column]]
    for record in range(number(data, 4, 4)):
        for column in columns:
            yield start + record * length + column


def converted(data):
    places = list(text_places(data))
    driver = data[29]
    if driver == 0:
        used = {data[place] for place in places}
        driver = next(driver for driver, unfit in UNFIT.items() if not used & unfit)
    result = bytearray(data)
    for place in places:
        result[place] = TABLES[driver][result[place]]
    result[29] = 0xC8
    return result


for name in sys.argv[2:]:
    Path(sys.argv[1], Path(name).name).write_bytes(converted(Path(name).read_bytes()))
