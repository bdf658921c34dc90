"""The names of the cycle of sixty, of the animals and of the solar terms, by language."""

from __future__ import annotations

from localeops.errors import UnknownLocaleError, require_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

__all__: list[str] = []

# Stems, branches, and what stands between the two.
_CHINESE = ("甲乙丙丁戊己庚辛壬癸", "子丑寅卯辰巳午未申酉戌亥", "")
CYCLE = {
    "zh": _CHINESE,
    "zh-Hant": _CHINESE,
    "ko": ("갑을병정무기경신임계", "자축인묘진사오미신유술해", ""),
    "vi": (
        ("Giáp", "Ất", "Bính", "Đinh", "Mậu", "Kỷ", "Canh", "Tân", "Nhâm", "Quý"),
        ("Tý", "Sửu", "Dần", "Mão", "Thìn", "Tỵ", "Ngọ", "Mùi", "Thân", "Dậu", "Tuất", "Hợi"),
        " ",
    ),
}

# By the branch of the year; what Vietnam has instead stands in VIETNAMESE.
ANIMALS = {
    "en": (
        *("rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey"),
        *("rooster", "dog", "pig"),
    ),
    "ko": ("쥐", "소", "호랑이", "토끼", "용", "뱀", "말", "양", "원숭이", "닭", "개", "돼지"),
    "vi": ("chuột", "bò", "hổ", "thỏ", "rồng", "rắn", "ngựa", "dê", "khỉ", "gà", "chó", "lợn"),
    "zh": tuple("鼠牛虎兔龙蛇马羊猴鸡狗猪"),
    "zh-Hant": tuple("鼠牛虎兔龍蛇馬羊猴雞狗豬"),
}
VIETNAMESE = {
    "en": {1: "buffalo", 3: "cat"},
    "ko": {1: "물소", 3: "고양이"},
    "vi": {1: "trâu", 3: "mèo"},
    "zh": {1: "水牛", 3: "猫"},
    "zh-Hant": {1: "水牛", 3: "貓"},
}


def _of_two(text: str) -> tuple[str, ...]:
    """Return a text in pieces of two characters."""
    return tuple(map("".join, zip(text[::2], text[1::2], strict=True)))


# From 小寒 on, the first of the Gregorian year.
TERMS = {
    "ko": _of_two(
        "소한대한입춘우수경칩춘분청명곡우입하소만망종하지"
        "소서대서입추처서백로추분한로상강입동소설대설동지"
    ),
    "vi": (
        *("Tiểu Hàn", "Đại Hàn", "Lập Xuân", "Vũ Thủy", "Kinh Trập", "Xuân Phân"),
        *("Thanh Minh", "Cốc Vũ", "Lập Hạ", "Tiểu Mãn", "Mang Chủng", "Hạ Chí"),
        *("Tiểu Thử", "Đại Thử", "Lập Thu", "Xử Thử", "Bạch Lộ", "Thu Phân"),
        *("Hàn Lộ", "Sương Giáng", "Lập Đông", "Tiểu Tuyết", "Đại Tuyết", "Đông Chí"),
    ),
    "zh": _of_two(
        "小寒大寒立春雨水惊蛰春分清明谷雨立夏小满芒种夏至"
        "小暑大暑立秋处暑白露秋分寒露霜降立冬小雪大雪冬至"
    ),
    "zh-Hant": _of_two(
        "小寒大寒立春雨水驚蟄春分清明穀雨立夏小滿芒種夏至"
        "小暑大暑立秋處暑白露秋分寒露霜降立冬小雪大雪冬至"
    ),
}

_MOST_KEPT = 256
_kept: dict[tuple[str, int], str] = {}


def language(locale: str, available: Mapping[str, object]) -> str:
    """Return the key of *available* that a locale's names stand under."""
    key = (locale, id(available))
    try:
        return _kept[key]
    except (KeyError, TypeError):
        pass
    require_text(locale, "locale")
    from localeops import tags

    name = tags.resolve(locale, available)
    # A locale may inherit words from another language: hi-Latn from en-IN.
    if tags.parse(tags.canonicalize(locale)).language != name.partition("-")[0]:
        raise UnknownLocaleError(f"locale {locale!r} has no names here")
    if len(_kept) < _MOST_KEPT:
        _kept[key] = name
    return name


def of_cycle(index: int, locale: str) -> str:
    """Return the name of a place in the cycle of sixty, 甲子 being 0."""
    stems, branches, between = CYCLE[language(locale, CYCLE)]
    return f"{stems[index % 10]}{between}{branches[index % 12]}"


def of_animal(branch: int, locale: str, *, vietnamese: bool) -> str:
    """Return the animal of a branch, 子 being 0."""
    name = language(locale, ANIMALS)
    if vietnamese and branch in VIETNAMESE[name]:
        return VIETNAMESE[name][branch]
    return ANIMALS[name][branch]


def of_terms(locale: str) -> tuple[str, ...]:
    """Return the names of the 24 solar terms, 小寒 first."""
    return TERMS[language(locale, TERMS)]
