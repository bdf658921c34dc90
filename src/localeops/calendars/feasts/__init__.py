"""Feasts: the days that move from year to year, as Gregorian dates, by a named rule or table.

They are feasts, not days off: which of them are public holidays, where and since when, is what the
package ``holidays`` is for.

Easter: `easter`

1. ``western`` is the computus of the Gregorian reform: the bull Inter gravissimas of 1582 and
   its canons, and Clavius, Romani calendarii explicatio (1603). Easter is the Sunday after the 14th
   day of the ecclesiastical moon that is 21 March or later; 22 March to 25 April. It is what the
   Roman church keeps since 1583. Others came later: the states of the German Protestants in 1700
   with an astronomical Easter, which was a week earlier in 1724 and 1744; Britain in 1753.
2. ``orthodox`` is the computus of the Julian calendar: 22 March to 25 April of that calendar, and
   here as a Gregorian date: 4 April to 8 May in 1900 to 2099, later in later centuries. It is what
   the Eastern churches keep, those with the new calendar too; the Orthodox Church of Finland
   keeps ``western``.
3. Both have the years 1583 to 9999. So have the feasts that hang on Easter.

The feasts of a locale: `movable`

4. It lists what moves, in the order of the dates, with the names of the locale; of several names
   it has one, and two feasts may be on one day. The days are those of the rule of today: since
   when a feast is kept is not told.
5. The first Sunday of Advent is the fourth before 25 December. Christian feasts are days from it or
   from Easter, the other ones days of the lunar calendar of the country.

======= ======== ==============================================================================
locale  by       authority of the days and the names
======= ======== ==============================================================================
cs      western  the general Roman calendar of 1969; act 245/2000 Sb., § 2 (Velký pátek,
                 Velikonoční pondělí); the days of Shrovetide and Holy Week by their popular names
de      western  the same; of the Evangelical churches Totensonntag, the last Sunday before Advent,
                 and Buß- und Bettag, the Wednesday before 23 November
es      western  the same: Corpus is the Thursday sixty days after Easter
sr      orthodox act on state and other holidays of Serbia, article 2 (Велики петак to the second
                 day of Васкрс); the others are customary. A недеља is a Sunday here, not the week
                 before it, which has the same name
sr-Latn orthodox the same
ko      ``ko``   관공서의 공휴일에 관한 규정, article 2 (설날, 부처님오신날, 추석); the others are
                 customary
vi      ``vi``   Bộ luật Lao động of 2019, article 112 (Tết, Giỗ Tổ Hùng Vương); the others are
                 customary
zh      ``zh``   全国年节及纪念日放假办法, article 2 (除夕, 春节, 清明, 端午, 中秋);
                 老年人权益保障法, article 12 (重阳); the others are customary
zh-Hant ``zh``   公眾假期條例 of Hong Kong (清明, 佛誕, 端午, 重陽); the others are customary
======= ======== ==============================================================================

Lunar feasts: `lunar_new_year`, `new_year_eve`, `lantern`, `qingming`, `dragon_boat`,
`double_seventh`, `mid_autumn`, `double_ninth`; `seollal` and `chuseok`, `tet` and `hung_kings`

6. *year* is a lunar year, and every one of these feasts is in the Gregorian year of that number.
   The eve is the day before New Year, so it belongs to the year that begins: day 29 or 30 of the
   last month of the year before. A feast is in the ordinary month, never in a leap month of its
   number. Qingming is the day of the solar term 清明. *tradition*, as in `lunisolar`, decides the
   day and the range: New Year of 2027 is 6 February in China and 7 February in Korea.

Islamic feasts: `ramadan`, `eid_al_fitr`, `eid_al_adha`

7. The 1st of month 9, the 1st of month 10 and the 10th of month 12, by a table of `hijri` that is
   named: a country that sights the moon may begin a day or two later. *year* is a Gregorian year,
   which the table has to cover whole, or with ``calendar="hijri"`` one of the Hijra. The answer is
   a tuple, as every feast is twice in some Gregorian years: Ramadan begins in January and in
   December of 2030.

Nowruz: `nowruz`

8. 1 Farvardin is the day of the March equinox, if that is before noon on the meridian 52°30′ E, and
   else the day after. The Iranian law of 31 March 1925 makes the year a true solar one; noon is
   true noon, and the list of leap years is published to 1498 (2119), both by the Calendar Center
   of the Institute of Geophysics, University of Tehran. That list is what is here. The tests find
   every year from 1925 to 2101 in it by equinoxes of the ephemeris DE405, with true noon and with
   mean noon; the closest to true noon are 2091, six minutes after, and 1930, eight before. So
   these years are sure as long as the law stands; from 2102 on it is the list alone. The Center
   does not call the years to come final.

DIFFERENCE: where the Ascension and Corpus are no days off, bishops' conferences keep them on the
Sunday after (Calendarium Romanum, norm 7): so does Spain, on the days 42 and 63. Here they are the
Thursdays that they are named for, everywhere.

Not handled: astronomical Easter; Easter before 1583; Armenian and Assyrian dates; since when a
feast is kept, and when states moved it (Buß- und Bettag in 1939 to 1945, and before 1934); feasts
that a Gregorian year may have twice or not at all, other than the Islamic ones: the Sundays before
the Serbian Christmas (Детињци, Материце, Оци), 腊八; the Serbian days of the dead in autumn, on
Saturdays (Михољске and Митровске задушнице); feasts of a solar term other than 清明 (한식, 동지,
冬至); days that a state fixed (Volkstrauertag, Mother's Day); feasts on a fixed date; Nowruz in
Afghanistan and other countries, where it may be 21 March by law; substitute days off.
"""

from __future__ import annotations

from localeops.calendars.feasts._easter import easter
from localeops.calendars.feasts._islamic import eid_al_adha, eid_al_fitr, ramadan
from localeops.calendars.feasts._lunar import (
    chuseok,
    double_ninth,
    double_seventh,
    dragon_boat,
    hung_kings,
    lantern,
    lunar_new_year,
    mid_autumn,
    new_year_eve,
    qingming,
    seollal,
    tet,
)
from localeops.calendars.feasts._movable import movable
from localeops.calendars.feasts._nowruz import nowruz

__all__ = [
    "chuseok",
    "double_ninth",
    "double_seventh",
    "dragon_boat",
    "easter",
    "eid_al_adha",
    "eid_al_fitr",
    "hung_kings",
    "lantern",
    "lunar_new_year",
    "mid_autumn",
    "movable",
    "new_year_eve",
    "nowruz",
    "qingming",
    "ramadan",
    "seollal",
    "tet",
]
