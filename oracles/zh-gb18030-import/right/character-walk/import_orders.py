"""Goes from character to character; four bytes by counting what two bytes leave out."""

import sys
from pathlib import Path

MINE = {"简体": "g", "繁体（台湾）": "t", "繁体（香港）": "h"}
ROWS = Path("/app/data/branches.tsv").read_text(encoding="utf-8").split("\n")[1:]
BRANCH = {r.split("\t")[0]: MINE[r.split("\t")[2]] for r in ROWS if r}
GB = {}
TAKEN = set()
for lead in range(0x81, 0xFF):
    for trail in range(0x40, 0xFF):
        if trail != 0x7F:
            char = bytes((lead, trail)).decode("gb18030")
            TAKEN.add(ord(char))
            GB[lead, trail] = char
FOUR = [c for c in range(0x80, 0x10000) if c not in TAKEN and not 0xD800 <= c < 0xE000]
for codes, chars in (
    ("A6D9A6DAA6DBA6DCA6DDA6DEA6DFA6ECA6EDA6F3A8BC", "︐︒︑︓︔︕︖︗︘︙ḿ"),
    ("FE59FE61FE66FE67FE6DFE7EFE90FEA0", "龴龵龶龷龸龹龺龻"),
):
    raw = bytes.fromhex(codes)
    GB.update(zip(zip(raw[::2], raw[1::2]), chars))
B5 = {}
HK = {}
for lead in range(0x81, 0xFF):
    for trail in (*range(0x40, 0x7F), *range(0xA1, 0xFF)):
        for table, codec in ((HK, "big5hkscs"), (B5, "cp950")):
            try:
                table[lead, trail] = bytes((lead, trail)).decode(codec)
            except UnicodeDecodeError:
                pass
HK.update(B5)


def read(line, kind):
    at, out = 0, []
    table = {"g": GB, "t": B5, "h": HK}[kind]
    while at < len(line):
        one = line[at]
        if one < 0x80:
            out.append(chr(one))
            at += 1
        elif one == 0x80 and kind == "g":
            out.append("€")
            at += 1
        elif kind == "g" and 0x30 <= line[at + 1] <= 0x39:
            a, b, c, d = line[at : at + 4]
            if not (0x81 <= a <= 0xFE and 0x81 <= c <= 0xFE and 0x30 <= d <= 0x39):
                raise ValueError
            number = ((a - 0x81) * 10 + b - 0x30) * 1260 + (c - 0x81) * 10 + d - 0x30
            out.append(chr(FOUR[number]) if number < 189000 else chr(number - 189000 + 0x10000))
            at += 4
        else:
            out.append(table[one, line[at + 1]])
            at += 2
    return "".join(out)


def fit(field, room):
    kept = ""
    for char in field:
        room -= 2 if ord(char) > 127 else 1
        if room < 0:
            break
        kept += char
    return kept


def main():
    for name in sys.argv[2:]:
        good = bad = ""
        for number, line in enumerate(Path(name).read_bytes().split(b"\r\n")[:-1], 1):
            code = line[: line.find(b"|")].decode("latin-1")
            try:
                text = read(line, BRANCH[code])
                if any("\ue000" <= c <= "\uf8ff" or c >= "\U000f0000" for c in text):
                    raise ValueError
                a, b, c, d, e = (f.strip("\u3000 ") for f in text.split("|"))
                good += "\t".join((a, b, fit(c, 20), fit(d, 40), e)) + "\n"
            except (ValueError, LookupError):
                bad += f"退回\t{number}\n"
        Path(sys.argv[1], Path(name).name).write_text(good + bad, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
