"""Works on the numbers of the codes; CPython's codecs of JIS say only which of them exist."""

import re
import sys
from pathlib import Path

MATH = {
    0x8790: 0x81E0, 0x8791: 0x81DF, 0x8792: 0x81E7, 0x8795: 0x81E3, 0x8796: 0x81DB, 0x8797: 0x81DA,
    0x879A: 0x81E6, 0x879B: 0x81BF, 0x879C: 0x81BE,
}  # fmt: skip
# The IBM area begins with small and capital Roman numbers and eight signs.
IBM_HEAD = {0xFA4A + n: 0x8754 + n for n in range(10)} | {
    0xFA54: 0x81CA, 0xFA58: 0x878A, 0xFA59: 0x8782, 0xFA5A: 0x8784, 0xFA5B: 0x81E6,
}  # fmt: skip
GETA = 0x81AC
NEC_ROW_13 = {*range(0x8740, 0x875E), *range(0x875F, 0x8776), 0x877E, *range(0x8780, 0x879D)}


def index(code):
    lead, trail = code >> 8, code & 0xFF
    return (lead - 0x81) * 188 + trail - 0x40 - (trail > 0x7F)


def code_of(number):
    lead, trail = divmod(number, 188)
    return (lead + 0x81) << 8 | trail + 0x40 + (trail >= 0x3F)


NEC, NEC_SMALL = index(0xED40), index(0xEEEF)
IBM, IBM_SMALL, IBM_END = index(0xFA5C), index(0xFA40), index(0xFC4B)


def jis_has(code):
    """Whether JIS X 0208 has it: the codec of that name knows."""
    if code in (0x815F, 0x8160, 0x8161, 0x817C, 0x8191, 0x8192, 0x81CA):
        return True
    try:
        code.to_bytes(2, "big").decode("shift_jis")
    except UnicodeDecodeError:
        return False
    return True


def windows(code):
    if 0xF040 <= code <= 0xF9FC:
        return code
    if code in MATH or code in IBM_HEAD:
        return MATH.get(code) or IBM_HEAD[code]
    if 0xED40 <= code <= 0xEEEC:  # the kanji that NEC chose, in the order of IBM
        return code_of(index(code) - NEC + IBM)
    if 0xEEEF <= code <= 0xEEF8:
        return code_of(index(code) - NEC_SMALL + IBM_SMALL)
    if code == 0xEEF9:
        return 0x81CA
    if 0xEEFA <= code <= 0xEEFC:
        return 0xFA55 + code - 0xEEFA
    if code in NEC_ROW_13 or 0xFA40 <= code and index(code) <= IBM_END:
        return code
    return code if jis_has(code) else GETA


def supplementary(three):
    """The IBM kanji among those of JIS X 0212, by looking for the same character."""
    return SUPPLEMENTARY.get(three, GETA)


SUPPLEMENTARY = {}
for number in range(IBM, IBM_END + 1):
    character = code_of(number).to_bytes(2, "big").decode("cp932")
    try:
        three = character.encode("euc_jp")
    except UnicodeEncodeError:
        continue
    if three[0] == 0x8F:
        SUPPLEMENTARY[three] = code_of(number)


def bytes_of(code):
    return code.to_bytes(2, "big")


def sjis(field):
    return [
        bytes_of(windows(int.from_bytes(two, "big"))) if two else one
        for two, one in re.findall(rb"([\x81-\x9f\xe0-\xfc].)|(.)", field, re.DOTALL)
    ]


def euc(field):
    out = []
    pattern = rb"(\x8f..)|\x8e(.)|([\xa1-\xfe].)|(.)"
    for three, kana, two, one in re.findall(pattern, field, re.DOTALL):
        if three:
            out.append(bytes_of(supplementary(three)))
        elif two:
            row, cell = two[0] - 0xA1, two[1] - 0xA1
            number = row * 94 + cell
            code = code_of(number)
            if code >= 0xA000:
                code += 0x4000
            out.append(bytes_of(windows(code)))
        else:
            out.append(kana or one)
    return out


def limited(parts, limit):
    text = b""
    for part in parts:
        if len(text + part) > limit:
            return text
        text += part
    return text


def ledger(data):
    result = bytearray()
    for line in data.split(b"\x1a")[0].split(b"\r\n"):
        if line == b"":
            continue
        date, number, kana, name, text, amount = line.split(b"\t")
        read = euc if re.fullmatch(rb"(?:\x8e[\xa1-\xdf]|[ -~])*", kana) else sjis
        if read is euc and b"\x8e" not in kana:
            read = sjis
        fields = date, number, b"".join(read(kana)), limited(read(name), 24), limited(read(text), 30), amount
        result += b"\t".join(fields) + b"\r\n"
    return bytes(result)


def main():
    for path in map(Path, sys.argv[2:]):
        (Path(sys.argv[1]) / path.name).write_bytes(ledger(path.read_bytes()))


main() if __name__ == "__main__" else None
