"""The movable feasts of each language: days from Easter or from the first Sunday of Advent."""

from __future__ import annotations

import datetime as dt

from localeops.calendars.feasts import _easter

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

# Days from Easter and name.
OF_EASTER: dict[str, tuple[tuple[int, str], ...]] = {
    "cs": (
        (-52, "Tučný čtvrtek"),
        (-47, "Masopustní úterý"),
        (-46, "Popeleční středa"),
        (-7, "Květná neděle"),
        (-6, "Modré pondělí"),
        (-5, "Šedivé úterý"),
        (-4, "Škaredá středa"),
        (-3, "Zelený čtvrtek"),
        (-2, "Velký pátek"),
        (-1, "Bílá sobota"),
        (0, "Velikonoční neděle"),
        (1, "Velikonoční pondělí"),
        (7, "Bílá neděle"),
        (39, "Nanebevstoupení Páně"),
        (49, "Seslání Ducha svatého"),
        (50, "Svatodušní pondělí"),
        (56, "Nejsvětější Trojice"),
        (60, "Boží tělo"),
        (68, "Nejsvětější Srdce Ježíšovo"),
    ),
    "de": (
        (-52, "Weiberfastnacht"),
        (-48, "Rosenmontag"),
        (-47, "Fastnachtsdienstag"),
        (-46, "Aschermittwoch"),
        (-7, "Palmsonntag"),
        (-3, "Gründonnerstag"),
        (-2, "Karfreitag"),
        (-1, "Karsamstag"),
        (0, "Ostersonntag"),
        (1, "Ostermontag"),
        (7, "Weißer Sonntag"),
        (39, "Christi Himmelfahrt"),
        (49, "Pfingstsonntag"),
        (50, "Pfingstmontag"),
        (56, "Dreifaltigkeitssonntag"),
        (60, "Fronleichnam"),
        (68, "Heiligstes Herz Jesu"),
    ),
    "es": (
        (-52, "Jueves Lardero"),
        (-48, "Lunes de Carnaval"),
        (-47, "Martes de Carnaval"),
        (-46, "Miércoles de Ceniza"),
        (-9, "Viernes de Dolores"),
        (-7, "Domingo de Ramos"),
        (-6, "Lunes Santo"),
        (-5, "Martes Santo"),
        (-4, "Miércoles Santo"),
        (-3, "Jueves Santo"),
        (-2, "Viernes Santo"),
        (-1, "Sábado Santo"),
        (0, "Domingo de Resurrección"),
        (1, "Lunes de Pascua"),
        (39, "Ascensión"),
        (49, "Pentecostés"),
        (50, "Lunes de Pentecostés"),
        (56, "Santísima Trinidad"),
        (60, "Corpus Christi"),
        (68, "Sagrado Corazón"),
    ),
    "sr": tuple((days, cyrillic) for days, cyrillic, _ in _SERBIAN),
    "sr-Latn": tuple((days, latin) for days, _, latin in _SERBIAN),
}

# Days from the first Sunday of Advent and name; the Eastern rite has no such Sundays.
OF_ADVENT: dict[str, tuple[tuple[int, str], ...]] = {
    "cs": (
        (-7, "Ježíše Krista Krále"),
        (0, "1. adventní neděle"),
        (7, "2. adventní neděle"),
        (14, "3. adventní neděle"),
        (21, "4. adventní neděle"),
    ),
    "de": (
        (-11, "Buß- und Bettag"),
        (-7, "Totensonntag"),
        (0, "1. Advent"),
        (7, "2. Advent"),
        (14, "3. Advent"),
        (21, "4. Advent"),
    ),
    "es": (
        (-7, "Cristo Rey"),
        (0, "Primer Domingo de Adviento"),
        (7, "Segundo Domingo de Adviento"),
        (14, "Tercer Domingo de Adviento"),
        (21, "Cuarto Domingo de Adviento"),
    ),
    "sr": (),
    "sr-Latn": (),
}


def feasts_of(year: int, name: str) -> dict[str, dt.date]:
    """Return the feasts of a year in the language *name*, in the order of their dates."""
    easter = _easter.orthodox(year) if name.startswith("sr") else _easter.western(year)
    advent = _easter.first_advent(year)
    found = {feast: easter + dt.timedelta(days) for days, feast in OF_EASTER[name]}
    for days, feast in OF_ADVENT[name]:
        found[feast] = advent + dt.timedelta(days)
    return found
