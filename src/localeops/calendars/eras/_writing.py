"""Dates of eras as they are written."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

__all__: list[str] = []

FIRST_MARKED_YEAR = 1000  # of the republic: 2024/12/31 would be taken for the common era
JAPANESE = {"meiji": "明治", "taisho": "大正", "showa": "昭和", "heisei": "平成", "reiwa": "令和"}
THAI_MONTHS = (
    "มกราคม", "กุมภาพันธ์", "มีนาคม", "เมษายน", "พฤษภาคม", "มิถุนายน",
    "กรกฎาคม", "สิงหาคม", "กันยายน", "ตุลาคม", "พฤศจิกายน", "ธันวาคม",
)  # fmt: skip
THAI_SHORT_MONTHS = (
    "ม.ค.", "ก.พ.", "มี.ค.", "เม.ย.", "พ.ค.", "มิ.ย.",
    "ก.ค.", "ส.ค.", "ก.ย.", "ต.ค.", "พ.ย.", "ธ.ค.",
)  # fmt: skip
# The nukta of आषाढ़ stands apart: that is what its normal form is.
SAKA_MONTHS = {
    "en": (
        "Chaitra", "Vaisakha", "Jyaistha", "Asadha", "Sravana", "Bhadra",
        "Asvina", "Kartika", "Agrahayana", "Pausa", "Magha", "Phalguna",
    ),
    "hi": (
        "चैत्र", "वैशाख", "ज्येष्ठ", "आषाढ\u093c", "श्रावण", "भाद्र",
        "आश्विन", "कार्तिक", "अग्रहायण", "पौष", "माघ", "फाल्गुन",
    ),
}  # fmt: skip
SAKA = {"en": "Saka", "hi": "शक"}


def written(fields: tuple[str, int, int, int], style: str = "long", locale: str = "en") -> str:
    """Return a date as text; *locale* is that of the names in the Saka calendar."""
    if fields[0] == "saka":
        return _saka(fields, style, locale)
    return _WRITERS[fields[0], style](*fields)


def _japanese(era: str, year: int, month: int, day: int) -> str:
    return f"{JAPANESE[era]}{'元' if year == 1 else year}年{month}月{day}日"


def _japanese_short(era: str, year: int, month: int, day: int) -> str:
    return f"{era[0].upper()}{year}.{month}.{day}"


def _thai(_: str, year: int, month: int, day: int) -> str:
    return f"{day} {THAI_MONTHS[month - 1]} พ.ศ. {year}"


def _thai_short(_: str, year: int, month: int, day: int) -> str:
    return f"{day} {THAI_SHORT_MONTHS[month - 1]} {year}"


def _minguo(_: str, year: int, month: int, day: int) -> str:
    return f"民國{'元' if year == 1 else year}年{month}月{day}日"


def _minguo_short(_: str, year: int, month: int, day: int) -> str:
    return f"{'民' if year >= FIRST_MARKED_YEAR else ''}{year}/{month}/{day}"


def _before_minguo(_: str, year: int, month: int, day: int) -> str:
    return f"民國前{year}年{month}月{day}日"


def _before_minguo_short(_: str, year: int, month: int, day: int) -> str:
    return f"民前{year}/{month}/{day}"


def _dangi(_: str, year: int, month: int, day: int) -> str:
    return f"단기 {year}년 {month}월 {day}일"


def _dangi_short(_: str, year: int, month: int, day: int) -> str:
    return f"{year}. {month}. {day}."


def _saka(fields: tuple[str, int, int, int], style: str, locale: str) -> str:
    _, year, month, day = fields
    if style == "short":
        return f"{day}/{month}/{year} {SAKA[locale]}"
    name = SAKA_MONTHS[locale][month - 1]
    return f"{name} {day}, {year} ({SAKA[locale]})"


_WRITERS: dict[tuple[str, str], Callable[[str, int, int, int], str]] = {
    **dict.fromkeys(((era, "long") for era in JAPANESE), _japanese),
    **dict.fromkeys(((era, "short") for era in JAPANESE), _japanese_short),
    ("be", "long"): _thai,
    ("be", "short"): _thai_short,
    ("minguo", "long"): _minguo,
    ("minguo", "short"): _minguo_short,
    ("before-minguo", "long"): _before_minguo,
    ("before-minguo", "short"): _before_minguo_short,
    ("dangi", "long"): _dangi,
    ("dangi", "short"): _dangi_short,
}
