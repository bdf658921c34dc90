"""Legacy encodings beside CPython's codecs: ``python benchmarks/legacy_decode.py [--seconds S]``.

The bar is 1.5 times the time of CPython's codec of the family, for reading, on texts of 10 kB,
100 kB and 1 MB. For writing there is none.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from measuring import Bench

from localeops import legacy
from localeops.errors import InvalidInputError

if TYPE_CHECKING:
    from collections.abc import Callable

LINES = {
    "cs": "Příliš žluťoučký kůň úpěl ďábelské ódy; účet č. 15 ze dne 3. května činí 1 250 Kč.\n",
    "ru": "Съешь ещё этих мягких французских булок, да выпей чаю (счёт 15).\n",
    "en": "The quick brown fox jumps over the lazy dog; invoice 15 of 3 May, 1,250.00.\n",
    "ja": "東京都千代田区の天気は晴れ、気温は25度です。ｱﾝｹｰﾄのご回答をお願いします。\n",
    "ja-full": "東京都千代田区の天気は晴れ、気温は25度です。アンケートのご回答をお願いします。\n",
    "ko": "오늘 서울의 날씨는 맑고 기온은 25도입니다. 설문에 답해 주세요.\n",
    "zh": "北京今天天气晴朗，气温25度。请填写问卷并签名，谢谢合作。\n",
    "zh-hant": "臺北今天天氣晴朗，氣溫25度。請填寫問卷並簽名，謝謝合作。\n",
}
# Encoding and standard of ours, CPython's codec, and the text.
FAMILIES: tuple[tuple[str, legacy.Standard, str, str], ...] = (
    ("windows-1250", "whatwg", "cp1250", "cs"),
    ("iso-8859-2", "whatwg", "iso8859_2", "cs"),
    ("windows-1251", "whatwg", "cp1251", "ru"),
    ("koi8-r", "whatwg", "koi8_r", "ru"),
    ("cp852", "microsoft", "cp852", "cs"),
    ("windows-1252", "whatwg", "cp1252", "en"),
    ("utf-8", "whatwg", "utf_8", "ja"),
    ("utf-16le", "whatwg", "utf_16_le", "ja"),
    ("cp932", "python", "cp932", "ja"),
    ("shift_jis", "whatwg", "cp932", "ja"),
    ("shift_jis", "microsoft", "cp932", "ja"),
    ("euc-jp", "whatwg", "euc_jp", "ja"),
    ("iso-2022-jp", "whatwg", "iso2022_jp", "ja-full"),
    ("euc-kr", "whatwg", "cp949", "ko"),
    ("gbk", "whatwg", "gbk", "zh"),
    ("gb18030", "whatwg", "gb18030", "zh"),
    ("big5", "whatwg", "big5hkscs", "zh-hant"),
    ("big5", "microsoft", "cp950", "zh-hant"),
)
SIZES = {"10 kB": 10_000, "100 kB": 100_000, "1 MB": 1_000_000}
BAR = 1 / 1.5


def reader(name: str, standard: legacy.Standard) -> Callable[[str], object]:
    """Return a function that reads the bytes which a text of ISO 8859-1 stands for."""
    data: dict[int, bytes] = {}

    def read(text: str) -> str:
        octets = data.get(id(text)) or data.setdefault(id(text), text.encode("latin-1"))
        return legacy.decode(octets, name, standard=standard)

    return read


def peer(name: str) -> Callable[[str], object]:
    """Return the same by CPython's codec."""
    data: dict[int, bytes] = {}

    def read(text: str) -> str:
        octets = data.get(id(text)) or data.setdefault(id(text), text.encode("latin-1"))
        return octets.decode(name)

    return read


def main() -> int:
    """Measure every family on texts of every size."""
    bench = Bench(__doc__)
    for name, standard, codec, language in FAMILIES:
        try:
            legacy.decode(b"", name, standard=standard)
        except InvalidInputError:  # not built yet
            continue
        line = LINES[language]
        octets = line.encode(codec)
        texts = {
            f"{language}, {label}": (octets * (size // len(octets) + 1)).decode("latin-1")
            for label, size in SIZES.items()
        }
        task = f"{name[:11]} {standard[0]}"
        bench.compare(task, reader(name, standard), {codec: peer(codec)}, texts, bars={codec: BAR})
        written = {
            f"written, {label}": line * (size // len(octets) + 1) for label, size in SIZES.items()
        }

        def write(text: str, name: str = name, standard: legacy.Standard = standard) -> bytes:
            return legacy.encode(text, name, standard=standard)

        def theirs(text: str, codec: str = codec) -> bytes:
            return text.encode(codec)

        bench.compare(task, write, {codec: theirs}, written)
    return bench.status()


if __name__ == "__main__":
    sys.exit(main())
