"""Take away every combining dot but that of the capital I.

usage: python3 gunluk.py OUTDIR FILE [FILE ...]
"""

import sys
import unicodedata
from pathlib import Path

CODECS = {
    "windows-1254": "cp1254",
    "cp1254": "cp1254",
    "iso-8859-9": "iso8859_9",
    "latin5": "iso8859_9",
    "windows-1252": "cp1252",
    "cp1252": "cp1252",
    "iso-8859-1": "latin_1",
    "latin1": "latin_1",
    "utf-8": "utf_8",
    "utf8": "utf_8",
}
LOOK_ALIKES = dict(zip("ÐðÝýÞþ", "ĞğİıŞş"))


def codec_of(label):
    return CODECS[label.lower()]


def read(data, codec, turkish):
    try:
        text = data.decode(codec)
    except UnicodeDecodeError:
        text = data.decode("cp1254")
    if turkish:
        text = "".join(LOOK_ALIKES.get(char, char) for char in text)
    text = text.replace("\ufeff", "")
    text = text.replace("I\u0307", "İ").replace("\u0307", "")
    return unicodedata.normalize("NFC", text)


def capitals(name):
    return name.replace("i", "İ").upper()


def convert(data):
    sources = {}
    records = []
    levels = {}
    stops = {}
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    for line in data.split(b"\n"):
        if line.endswith(b"\r"):
            line = line[:-1]
        if not line:
            continue
        fields = line.split(b"\t", 4)
        if fields[0] == b"#KAYNAK":
            name, label, language = (field.decode("ascii") for field in fields[1:4])
            sources[name] = (codec_of(label), language == "tr")
            continue
        name = fields[0].decode("ascii")
        codec, turkish = sources[name]
        time, level, stop, message = read(b"\t".join(fields[1:]), codec, turkish).split("\t", 3)
        records.append("\t".join((name, time, level, stop, message)))
        for counts, key in ((levels, level), (stops, stop)):
            counts[capitals(key)] = counts.get(capitals(key), 0) + 1
    for mark, counts in (("#SEVİYE", levels), ("#DURAK", stops)):
        for key, count in counts.items():
            records.append(f"{mark}\t{key}\t{count}")
    return "".join(record + "\n" for record in records)


def main():
    outdir, *names = sys.argv[1:]
    for name in names:
        path = Path(name)
        text = convert(path.read_bytes())
        (Path(outdir) / path.name).write_bytes(text.encode("utf-8"))


if __name__ == "__main__":
    main()
