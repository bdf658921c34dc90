"""New moons and solar terms by Meeus's formulae: the second reader of the lunisolar tables.

By the standard library alone, and with nothing in common with `data/calendars/instants.py`, which uses an
ephemeris of the Jet Propulsion Laboratory and the reductions of the IAU:

* new moons: Meeus, Astronomical Algorithms, 2nd edition, chapter 49, with all its periodic terms and planetary
  arguments. He gives the error from 1980 to 2020 as 3.8 s in the mean and 17.4 s at most.
* the Sun: the heliocentric longitude of the Earth by VSOP87D (Bretagnon and Francou 1988; chapter 32) with the terms of
  5e-8 radians (0.01") and more; the correction to the FK5 and aberration (chapter 25); nutation (chapter 22) with
  the terms of 0.003" and more; and the correction of the precession of 1976, on which VSOP87 rests.
* Delta T: the polynomials of Espenak and Meeus (2006) until 2005, then values observed, and from 2026 today's value
  with the long-term curvature of Stephenson, Morrison and Hohenkerk (2016), 32.5 s per century squared.
* days and months: the meridians of each tradition, and the rules of GB/T 33661-2017.

Instants are Julian days, days are `datetime.date`.
"""

import math
import operator
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from datetime import date
from itertools import pairwise
from typing import NamedTuple

# The names of the terms by their number: 1 is the one in the beginning of January, at 285 degrees.
TERMS = (
    "小寒", "大寒", "立春", "雨水", "惊蛰", "春分", "清明", "谷雨", "立夏", "小满", "芒种", "夏至",
    "小暑", "大暑", "立秋", "处暑", "白露", "秋分", "寒露", "霜降", "立冬", "小雪", "大雪", "冬至",
)  # fmt: skip
WINTER_SOLSTICE = 24

NEW_MOON_ERROR = 20.0  # seconds, see above
SOLAR_TERM_ERROR = 5.0
# Universal time is known to a second, and what is to come to 1.6 s more a year, which takes in the forecasts
# that are published (69 s now; from 87 s to 203 s are forecast for 2100).
UNIVERSAL_TIME_ERROR = 1.0
FORECAST_ERROR_PER_YEAR = 1.6
FORECAST_FROM = 2026.0

_J2000 = 2451545.0
_JULIAN_DAY_OF_ORDINAL_0 = 1721424.5
_DAY = 86400.0
_ARC_SECOND = math.radians(1 / 3600)


class Event(NamedTuple):
    """A new moon or a solar term in one tradition."""

    term: int  # 1-24, or 0 for a new moon
    day: date  # the local day of the instant
    seconds: float  # from the nearest midnight: negative before it
    error: float  # of these seconds

    @property
    def undecided(self) -> bool:
        return abs(self.seconds) <= self.error

    @property
    def other_day(self) -> date:
        """The day it may also be, if it is undecided."""
        return date.fromordinal(self.day.toordinal() + (-1 if self.seconds > 0 else 1))


class Month(NamedTuple):
    year: int
    month: int
    leap: int
    first: date


def event(tradition: str, term: int, instant: float, delta_t: Callable[[float], float]) -> Event:
    """Return a solar term, or with the number 0 a new moon, as the tradition dates it."""
    day, seconds = local_time(tradition, instant, delta_t)
    error = (SOLAR_TERM_ERROR if term else NEW_MOON_ERROR) + error_of_universal_time(day)
    return Event(term, day, seconds if seconds < _DAY / 2 else seconds - _DAY, error)


def number_months(first_days: list[date], terms: list[tuple[int, date]]) -> list[Month]:
    """Number the months between the first and the last winter solstice, by GB/T 33661-2017.

    The month of the winter solstice is the 11th. If 13 months begin from one such month to the next, the first that
    has no principal term (those of an even number here) is leap and bears the number of the one before it.
    """
    solstices = [
        bisect_right(first_days, day) - 1 for term, day in terms if term == WINTER_SOLSTICE
    ]
    principal = sorted(day for term, day in terms if term % 2 == 0)
    months = []
    for start, end in pairwise(solstices):
        year, month, leaps = first_days[start].year, 10, end - start - 12
        for first, following in pairwise(first_days[start : end + 1]):
            leap = leaps == 1 and bisect_left(principal, first) == bisect_left(principal, following)
            leaps -= leap
            month += not leap
            if month > 12:
                year, month = year + 1, 1
            months.append(Month(year, month, int(leap), first))
    return months


def new_moons(first: int, last: int) -> list[float]:
    """Return the new moons of the years from `first` to `last`, in Terrestrial Time."""
    start, end = _julian_day(first), _julian_day(last + 1)
    lunations = range(round((first - 2000) * 12.3685) - 2, round((last + 1 - 2000) * 12.3685) + 3)
    return [instant for k in lunations if start <= (instant := new_moon(k)) < end]


def solar_terms(first: int, last: int) -> list[tuple[int, float]]:
    """Return number and instant of the solar terms of the years from `first` to `last`, in Terrestrial Time."""
    found: list[tuple[int, float]] = []
    instant = _julian_day(first) + 4.5
    for year in range(first, last + 1):
        for term in range(1, 25):
            longitude = math.radians(270 + 15 * term)
            for _ in range(2 if found else 4):  # Newton: from an hour to seconds, and to nothing
                excess = math.remainder(apparent_longitude_of_sun(instant) - longitude, math.tau)
                instant -= excess / speed_of_sun(instant)
            found.append((term, instant))
            instant += math.radians(15) / speed_of_sun(instant + 7)
        assert _julian_day(year + 1) < instant < _julian_day(year + 1) + 9
    return found


def new_moon(k: int) -> float:
    """Return the instant of the `k`-th new moon after that of 2000-01-06, in Terrestrial Time (chapter 49)."""
    t = k / 1236.85
    e = 1 - 0.002516 * t - 0.0000074 * t**2  # 47.6: the eccentricity of the Earth's orbit
    sun = math.radians(2.5534 + 29.1053567 * k - 0.0000014 * t**2 - 0.00000011 * t**3)
    moon = math.radians(
        201.5643 + 385.81693528 * k + 0.0107582 * t**2 + 0.00001238 * t**3 - 0.000000058 * t**4
    )
    latitude = math.radians(
        160.7108 + 390.67050284 * k - 0.0016118 * t**2 - 0.00000227 * t**3 + 0.000000011 * t**4
    )
    node = math.radians(124.7746 - 1.56375588 * k + 0.0020672 * t**2 + 0.00000215 * t**3)
    instant = (
        2451550.09766
        + 29.530588861 * k
        + 0.00015437 * t**2
        - 0.00000015 * t**3
        + 0.00000000073 * t**4
    )
    instant -= 0.00017 * math.sin(node)
    for amplitude, power, of_moon, of_sun, of_latitude in _NEW_MOON_TERMS:
        instant += (
            amplitude * e**power * math.sin(of_moon * moon + of_sun * sun + of_latitude * latitude)
        )
    instant += 0.000325 * math.sin(math.radians(299.77 + 0.107408 * k - 0.009173 * t**2))
    for amplitude, start, rate in _NEW_MOON_PLANETS:
        instant += amplitude * math.sin(math.radians(start + rate * k))
    return instant


def apparent_longitude_of_sun(instant: float) -> float:
    """Return the geocentric longitude of the Sun from the true equinox of date, in radians."""
    t = (instant - _J2000) / 36525  # Julian centuries; VSOP87 counts millennia
    earth = 0.0
    for power, series in enumerate(_EARTH_LONGITUDE):
        earth += sum(a * math.cos(b + c * t / 10) for a, b, c in series) * (t / 10) ** power
    longitude = earth * 1e-8 + math.pi
    anomaly = math.radians(357.52911 + 35999.05029 * t - 0.0001537 * t**2)
    eccentricity = 0.016708634 - 0.000042037 * t
    centre = math.radians(
        (1.914602 - 0.004817 * t) * math.sin(anomaly) + 0.019993 * math.sin(2 * anomaly)
    )
    radius = 1.000001018 * (1 - eccentricity**2) / (1 + eccentricity * math.cos(anomaly + centre))
    # The last is what the IAU took from the precession of a century in 2000.
    corrections = nutation_in_longitude(t) - 0.09033 - 20.4898 / radius - 0.29965 * t
    return longitude + corrections * _ARC_SECOND


def speed_of_sun(instant: float) -> float:
    """Return the motion in longitude in radians a day, to a thousandth."""
    anomaly = math.radians(357.52911 + 35999.05029 * (instant - _J2000) / 36525)
    return math.tau / 365.2422 * (1 + 0.0334 * math.cos(anomaly) + 0.0007 * math.cos(2 * anomaly))


def nutation_in_longitude(t: float) -> float:
    """Return the nutation in longitude in arc seconds (chapter 22), for Julian centuries from 2000."""
    arguments = (
        math.radians(297.85036 + 445267.111480 * t - 0.0019142 * t**2),
        math.radians(357.52772 + 35999.050340 * t - 0.0001603 * t**2),
        math.radians(134.96298 + 477198.867398 * t + 0.0086972 * t**2),
        math.radians(93.27191 + 483202.017538 * t - 0.0036825 * t**2),
        math.radians(125.04452 - 1934.136261 * t + 0.0020708 * t**2),
    )
    return 1e-4 * sum(
        (constant + rate * t) * math.sin(sum(map(operator.mul, multiples, arguments)))
        for constant, rate, multiples in _NUTATION
    )


def delta_t(year: float) -> float:
    """Return Terrestrial minus universal time in seconds, for a year with its decimals from 1899 to 2103."""
    coefficients: tuple[float, ...]
    if year < 1900:
        coefficients, t = (
            (7.62, 0.5737, -0.251754, 0.01680668, -0.0004473624, 1 / 233174),
            year - 1860,
        )
    elif year < 1920:
        coefficients, t = (-2.79, 1.494119, -0.0598939, 0.0061966, -0.000197), year - 1900
    elif year < 1941:
        coefficients, t = (21.20, 0.84493, -0.076100, 0.0020936), year - 1920
    elif year < 1961:
        coefficients, t = (29.07, 0.407, -1 / 233, 1 / 2547), year - 1950
    elif year < 1986:
        coefficients, t = (45.45, 1.067, -1 / 260, -1 / 718), year - 1975
    elif year < 2005:
        coefficients = (63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599)
        t = year - 2000
    elif year < FORECAST_FROM:
        i = bisect_right(_OBSERVED_DELTA_T, (year, math.inf)) - 1
        (start, before), (end, after) = _OBSERVED_DELTA_T[i : i + 2]
        return before + (after - before) * (year - start) / (end - start)
    else:
        return _OBSERVED_DELTA_T[-1][1] + 32.5 * ((year - FORECAST_FROM) / 100) ** 2
    return sum(coefficient * t**power for power, coefficient in enumerate(coefficients))


def meridian(tradition: str, day: date) -> float:
    """Return what a tradition adds to universal time, in seconds."""
    if tradition == "ko" and day >= date(1912, 1, 1):
        return 9 * 3600.0
    if tradition == "vi" and day >= date(1968, 1, 1):
        return 7 * 3600.0
    if day < date(1929, 1, 1):
        return (116 + 25 / 60) * 240  # Beijing: 116°25' east, 4 minutes of time a degree
    return 8 * 3600.0


def local_time(
    tradition: str, instant: float, delta_t: Callable[[float], float]
) -> tuple[date, float]:
    """Return the day of an instant of Terrestrial Time in a tradition, and the seconds from its midnight."""
    year = 2000 + (instant - _J2000) / 365.25
    universal = instant - delta_t(year) / _DAY
    local = universal + meridian(tradition, _day(universal)) / _DAY
    start = math.floor(local - 0.5) + 0.5
    return _day(start), (local - start) * _DAY


def error_of_universal_time(day: date) -> float:
    """Return by how many seconds universal time may be wrong."""
    ahead = day.year + (day.month - 1) / 12 - FORECAST_FROM
    return UNIVERSAL_TIME_ERROR + FORECAST_ERROR_PER_YEAR * max(0.0, ahead)


def _julian_day(year: int) -> float:
    return date(year, 1, 1).toordinal() + _JULIAN_DAY_OF_ORDINAL_0


def _day(julian_day: float) -> date:
    return date.fromordinal(math.floor(julian_day - _JULIAN_DAY_OF_ORDINAL_0))


def _numbers(text: str) -> tuple[tuple[float, float, float], ...]:
    rows = (tuple(map(float, line.split())) for line in text.strip().splitlines())
    return tuple((a, b, c) for a, b, c in rows)


# Beginning of the year and seconds, as the International Earth Rotation Service observed them.
_OBSERVED_DELTA_T = [
    (2005.0, 64.69),
    (2010.0, 66.07),
    (2015.0, 67.64),
    (2020.0, 69.36),
    (2026.0, 69.11),
]

# Days; power of the eccentricity factor; multiples of the Moon's and the Sun's mean anomaly and of the Moon's
# argument of latitude.
_NEW_MOON_TERMS = (
    (-0.40720, 0, 1, 0, 0),
    (0.17241, 1, 0, 1, 0),
    (0.01608, 0, 2, 0, 0),
    (0.01039, 0, 0, 0, 2),
    (0.00739, 1, 1, -1, 0),
    (-0.00514, 1, 1, 1, 0),
    (0.00208, 2, 0, 2, 0),
    (-0.00111, 0, 1, 0, -2),
    (-0.00057, 0, 1, 0, 2),
    (0.00056, 1, 2, 1, 0),
    (-0.00042, 0, 3, 0, 0),
    (0.00042, 1, 0, 1, 2),
    (0.00038, 1, 0, 1, -2),
    (-0.00024, 1, 2, -1, 0),
    (-0.00007, 0, 1, 2, 0),
    (0.00004, 0, 2, 0, -2),
    (0.00004, 0, 0, 3, 0),
    (0.00003, 0, 1, 1, -2),
    (0.00003, 0, 2, 0, 2),
    (-0.00003, 0, 1, 1, 2),
    (0.00003, 0, 1, -1, 2),
    (-0.00002, 0, 1, -1, -2),
    (-0.00002, 0, 3, 1, 0),
    (0.00002, 0, 4, 0, 0),
)

# Days, degrees, degrees a lunation: the planetary arguments A2 to A14.
_NEW_MOON_PLANETS = (
    (0.000165, 251.88, 0.016321),
    (0.000164, 251.83, 26.651886),
    (0.000126, 349.42, 36.412478),
    (0.000110, 84.66, 18.206239),
    (0.000062, 141.74, 53.303771),
    (0.000060, 207.14, 2.453732),
    (0.000056, 154.84, 7.306860),
    (0.000047, 34.52, 27.261239),
    (0.000042, 207.19, 0.121824),
    (0.000040, 291.34, 1.844379),
    (0.000037, 161.72, 24.198154),
    (0.000035, 239.56, 25.513099),
    (0.000023, 331.55, 3.592518),
)

# 0.0001", the same a century, and the multiples of D, M, M', F and the node.
_NUTATION = (
    (-171996, -174.2, (0, 0, 0, 0, 1)),
    (-13187, -1.6, (-2, 0, 0, 2, 2)),
    (-2274, -0.2, (0, 0, 0, 2, 2)),
    (2062, 0.2, (0, 0, 0, 0, 2)),
    (1426, -3.4, (0, 1, 0, 0, 0)),
    (712, 0.1, (0, 0, 1, 0, 0)),
    (-517, 1.2, (-2, 1, 0, 2, 2)),
    (-386, -0.4, (0, 0, 0, 2, 1)),
    (-301, 0.0, (0, 0, 1, 2, 2)),
    (217, -0.5, (-2, -1, 0, 2, 2)),
    (-158, 0.0, (-2, 0, 1, 0, 0)),
    (129, 0.1, (-2, 0, 0, 2, 1)),
    (123, 0.0, (0, 0, -1, 2, 2)),
    (63, 0.0, (2, 0, 0, 0, 0)),
    (63, 0.1, (0, 0, 1, 0, 1)),
    (-59, 0.0, (2, 0, -1, 2, 2)),
    (-58, -0.1, (0, 0, -1, 0, 1)),
    (-51, 0.0, (0, 0, 1, 2, 1)),
    (48, 0.0, (-2, 0, 2, 0, 0)),
    (46, 0.0, (0, 0, -2, 2, 1)),
    (-38, 0.0, (2, 0, 0, 2, 2)),
    (-31, 0.0, (0, 0, 2, 2, 2)),
)

# 1e-8 radians, radians, radians a millennium: the terms of VSOP87D for the longitude of the Earth, L0 to L4.
_EARTH_LONGITUDE = tuple(
    map(
        _numbers,
        (
            # L0
            """
    175347045.67 0 0
    3341656.46 4.6692568 6283.07585
    34894 4.6261 12566.1517
    3497 2.74412 5753.38488
    3418 2.82887 3.52312
    3136 3.62767 77713.77147
    2676 4.41808 7860.41939
    2343 6.13516 3930.2097
    1324 0.74246 11506.76977
    1273 2.0371 529.69097
    1199 1.10963 1577.34354
    990 5.23268 5884.92685
    902 2.04505 26.29832
    857 3.50849 398.149
    780 1.17883 5223.69392
    753 2.53339 5507.55324
    505 4.58293 18849.22755
    492 4.20507 775.52261
    357 2.91954 0.06731
    317 5.84902 11790.62909
    284 1.89869 796.29801
    271 0.31489 10977.0788
    243 0.34481 5486.77784
    206 4.80647 2544.31442
    205 1.86948 5573.1428
    202 2.45768 6069.77675
    156 0.83306 213.2991
    132 3.41118 2942.46342
    126 1.08303 20.7754
    115 0.64545 0.98032
    103 0.636 4694.00295
    102 0.97569 15720.83878
    102 4.2668 7.11355
    99 6.20993 2146.16542
    98 0.68101 155.4204
    86 5.98323 161000.68574
    85 1.29871 6275.9623
    85 3.6708 71430.69562
    80 1.80791 17260.15465
    79 3.03698 12036.46073
    75 1.75509 5088.62884
    74 3.50319 3154.68708
    74 4.67927 801.82093
    70 0.83298 9437.76293
    62 3.97764 8827.39027
    61 1.8184 7084.89678
    57 2.7843 6286.59897
    56 4.38695 14143.49524
    56 3.47006 6279.55273
    52 0.18915 12139.55351
    52 1.33283 1748.01641
    51 0.28307 5856.47766
    49 0.48735 1194.44701
    41 5.36817 8429.24127
    41 2.39851 19651.04848
    39 6.16833 10447.38784
    37 6.04134 10213.28555
    37 2.56955 1059.38193
    36 1.70876 2352.86615
    36 1.77597 6812.76682
    33 0.59309 17789.84562
    30 0.44294 83996.84732
    30 2.73975 1349.86741
    25 3.16471 4690.47984
    25 0.21485 3.59043
    24 0.48474 8031.09226
    24 2.06528 3340.61243
    23 5.22198 4705.73231
    22 5.55594 553.5694
    21 1.42564 16730.46369
    21 4.14825 951.71841
    20 0.37134 283.85932
    20 5.22208 12168.0027
    20 5.7747 6309.37417
    19 3.8222 23581.25818
    19 5.38627 149854.40013
    18 2.21491 13367.97263
    17 4.56053 135.06508
    16 5.98838 11769.85369
    15 4.19567 6256.77753
    14 4.19315 242.7286
    14 3.72355 38.02767
    14 4.40138 6681.22485
    14 1.88934 7632.94326
    13 1.13052 5.52292
    12 2.6223 955.59974
    12 1.00351 632.78374
    11 0.17739 4164.31199
    11 0.32735 103.09277
    11 0.93872 11926.25441
    10 5.3591 1592.59601
    10 6.19983 6438.49625
    10 6.02915 5746.27134
    10 0.99947 11371.70469
    10 5.24414 27511.46787
    9 2.62414 5760.49843
    9 0.48344 522.57742
    9 4.57139 4292.33083
    9 5.33686 6386.16862
    9 4.16538 7058.59846
    8 3.29947 7234.79426
    8 4.53903 25132.3034
    8 6.11228 4732.03063
    8 6.27053 426.59819
    8 5.82145 28.44919
    8 0.9959 5643.17856
    8 2.95729 23013.53954
    8 3.12142 7238.67559
    8 3.97383 11499.65622
    7 4.38582 316.39187
    7 0.60653 11513.88332
    7 3.99832 74.7816
    7 0.32258 263.08392
    7 5.91133 90955.55169
    7 3.66475 17298.18233
    7 5.79073 18073.70494
    6 4.71725 6836.64525
    6 1.45823 233141.3144
    6 1.07495 19804.82729
    6 3.32051 6283.00854
    6 2.87641 6283.14316
    6 2.45153 12352.8526
    5 5.39199 419.48464
    5 0.38218 31441.67757
    5 4.06504 6208.29425
    5 2.36063 10973.55569
    """,
            # L1
            """
    628331966747.49 0 0
    206058.86 2.6782346 6283.07585
    4303 2.63513 12566.1517
    425 1.59047 3.52312
    119 5.79557 26.29832
    109 2.96618 1577.34354
    93 2.59213 18849.22755
    72 1.13846 529.69097
    68 1.87472 398.149
    67 4.40918 5507.55324
    59 2.88797 5223.69392
    56 2.17472 155.4204
    """,
            # L2
            """
    52919 0 0
    8720 1.0721 6283.07585
    """,
        ),
    )
)
