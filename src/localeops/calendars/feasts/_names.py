"""The names of the movable feasts in each language, and where in the year they stand.

A feast is a name, what it hangs on, and a number. ``easter`` and ``advent`` are Easter Sunday and
the first Sunday of Advent, and the number counts days from it. A number there is a lunar month, and
the second one its day: day 0 of month 1 is the last day of the old year. 清明 is that solar term.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from localeops.calendars.feasts._easter import Rite
    from localeops.calendars.feasts._lunar import Tradition

__all__: list[str] = []

_SERBIAN = (
    (-57, "Зимске задушнице", "Zimske zadušnice"),
    (-56, "Месопусна недеља", "Mesopusna nedelja"),
    (-49, "Сиропусна недеља", "Siropusna nedelja"),
    (-48, "Чисти понедељак", "Čisti ponedeljak"),
    (-43, "Тодорова субота", "Todorova subota"),
    (-42, "Чиста недеља", "Čista nedelja"),
    (-35, "Пачиста недеља", "Pačista nedelja"),
    (-28, "Крстопоклона недеља", "Krstopoklona nedelja"),
    (-21, "Средопосна недеља", "Sredoposna nedelja"),
    (-14, "Глувна недеља", "Gluvna nedelja"),
    (-8, "Лазарева субота", "Lazareva subota"),
    (-7, "Цвети", "Cveti"),
    (-6, "Велики понедељак", "Veliki ponedeljak"),
    (-5, "Велики уторак", "Veliki utorak"),
    (-4, "Велика среда", "Velika sreda"),
    (-3, "Велики четвртак", "Veliki četvrtak"),
    (-2, "Велики петак", "Veliki petak"),
    (-1, "Велика субота", "Velika subota"),
    (0, "Васкрс", "Vaskrs"),
    (1, "Васкрсни понедељак", "Vaskrsni ponedeljak"),
    (2, "Васкрсни уторак", "Vaskrsni utorak"),
    (5, "Источни петак", "Istočni petak"),
    (7, "Томина недеља", "Tomina nedelja"),
    (8, "Побусани понедељак", "Pobusani ponedeljak"),
    (39, "Спасовдан", "Spasovdan"),
    (48, "Духовске задушнице", "Duhovske zadušnice"),
    (49, "Духови", "Duhovi"),
    (50, "Духовски понедељак", "Duhovski ponedeljak"),
    (51, "Духовски уторак", "Duhovski utorak"),
    (56, "Недеља Свих Светих", "Nedelja Svih Svetih"),
)

_CZECH = (
    ("Tučný čtvrtek", "easter", -52),
    ("Masopustní úterý", "easter", -47),
    ("Popeleční středa", "easter", -46),
    ("Květná neděle", "easter", -7),
    ("Modré pondělí", "easter", -6),
    ("Šedivé úterý", "easter", -5),
    ("Škaredá středa", "easter", -4),
    ("Zelený čtvrtek", "easter", -3),
    ("Velký pátek", "easter", -2),
    ("Bílá sobota", "easter", -1),
    ("Velikonoční neděle", "easter", 0),
    ("Velikonoční pondělí", "easter", 1),
    ("Bílá neděle", "easter", 7),
    ("Nanebevstoupení Páně", "easter", 39),
    ("Seslání Ducha svatého", "easter", 49),
    ("Svatodušní pondělí", "easter", 50),
    ("Nejsvětější Trojice", "easter", 56),
    ("Boží tělo", "easter", 60),
    ("Nejsvětější Srdce Ježíšovo", "easter", 68),
    ("Ježíše Krista Krále", "advent", -7),
    ("1. adventní neděle", "advent", 0),
    ("2. adventní neděle", "advent", 7),
    ("3. adventní neděle", "advent", 14),
    ("4. adventní neděle", "advent", 21),
)

_GERMAN = (
    ("Weiberfastnacht", "easter", -52),
    ("Rosenmontag", "easter", -48),
    ("Fastnachtsdienstag", "easter", -47),
    ("Aschermittwoch", "easter", -46),
    ("Palmsonntag", "easter", -7),
    ("Gründonnerstag", "easter", -3),
    ("Karfreitag", "easter", -2),
    ("Karsamstag", "easter", -1),
    ("Ostersonntag", "easter", 0),
    ("Ostermontag", "easter", 1),
    ("Weißer Sonntag", "easter", 7),
    ("Christi Himmelfahrt", "easter", 39),
    ("Pfingstsonntag", "easter", 49),
    ("Pfingstmontag", "easter", 50),
    ("Dreifaltigkeitssonntag", "easter", 56),
    ("Fronleichnam", "easter", 60),
    ("Heiligstes Herz Jesu", "easter", 68),
    ("Buß- und Bettag", "advent", -11),
    ("Totensonntag", "advent", -7),
    ("1. Advent", "advent", 0),
    ("2. Advent", "advent", 7),
    ("3. Advent", "advent", 14),
    ("4. Advent", "advent", 21),
)

_SPANISH = (
    ("Jueves Lardero", "easter", -52),
    ("Lunes de Carnaval", "easter", -48),
    ("Martes de Carnaval", "easter", -47),
    ("Miércoles de Ceniza", "easter", -46),
    ("Viernes de Dolores", "easter", -9),
    ("Domingo de Ramos", "easter", -7),
    ("Lunes Santo", "easter", -6),
    ("Martes Santo", "easter", -5),
    ("Miércoles Santo", "easter", -4),
    ("Jueves Santo", "easter", -3),
    ("Viernes Santo", "easter", -2),
    ("Sábado Santo", "easter", -1),
    ("Domingo de Resurrección", "easter", 0),
    ("Lunes de Pascua", "easter", 1),
    ("Ascensión", "easter", 39),
    ("Pentecostés", "easter", 49),
    ("Lunes de Pentecostés", "easter", 50),
    ("Santísima Trinidad", "easter", 56),
    ("Corpus Christi", "easter", 60),
    ("Sagrado Corazón", "easter", 68),
    ("Cristo Rey", "advent", -7),
    ("Primer Domingo de Adviento", "advent", 0),
    ("Segundo Domingo de Adviento", "advent", 7),
    ("Tercer Domingo de Adviento", "advent", 14),
    ("Cuarto Domingo de Adviento", "advent", 21),
)

_SIMPLIFIED = (
    ("除夕", 1, 0),
    ("春节", 1, 1),
    ("元宵节", 1, 15),
    ("清明节", "清明", 0),
    ("端午节", 5, 5),
    ("七夕节", 7, 7),
    ("中元节", 7, 15),
    ("中秋节", 8, 15),
    ("重阳节", 9, 9),
)

_TRADITIONAL = (
    ("除夕", 1, 0),
    ("春節", 1, 1),
    ("元宵節", 1, 15),
    ("清明節", "清明", 0),
    ("佛誕", 4, 8),
    ("端午節", 5, 5),
    ("七夕節", 7, 7),
    ("中元節", 7, 15),
    ("中秋節", 8, 15),
    ("重陽節", 9, 9),
)

_KOREAN = (
    ("섣달그믐", 1, 0),
    ("설날", 1, 1),
    ("정월대보름", 1, 15),
    ("삼짇날", 3, 3),
    ("부처님오신날", 4, 8),
    ("단오", 5, 5),
    ("유두", 6, 15),
    ("칠석", 7, 7),
    ("백중", 7, 15),
    ("추석", 8, 15),
    ("중양절", 9, 9),
)

_VIETNAMESE = (
    ("Giao thừa", 1, 0),
    ("Tết Nguyên Đán", 1, 1),
    ("Tết Nguyên Tiêu", 1, 15),
    ("Giỗ Tổ Hùng Vương", 3, 10),
    ("Thanh minh", "清明", 0),
    ("Lễ Phật Đản", 4, 15),
    ("Tết Đoan Ngọ", 5, 5),
    ("Thất Tịch", 7, 7),
    ("Vu Lan", 7, 15),
    ("Tết Trung Thu", 8, 15),
)

# By locale: the rite, and the feasts that hang on Easter and Advent.
CHRISTIAN: dict[str, tuple[Rite, tuple[tuple[str, str, int], ...]]] = {
    "cs": ("western", _CZECH),
    "de": ("western", _GERMAN),
    "es": ("western", _SPANISH),
    "sr": ("orthodox", tuple((name, "easter", days) for days, name, _ in _SERBIAN)),
    "sr-Latn": ("orthodox", tuple((name, "easter", days) for days, _, name in _SERBIAN)),
}

# By locale: the tradition, and the feasts of its lunar calendar.
LUNAR: dict[str, tuple[Tradition, tuple[tuple[str, str | int, int], ...]]] = {
    "ko": ("ko", _KOREAN),
    "vi": ("vi", _VIETNAMESE),
    "zh": ("zh", _SIMPLIFIED),
    "zh-Hant": ("zh", _TRADITIONAL),
}

LOCALES = (*CHRISTIAN, *LUNAR)
