"""Compute instants.tsv.gz: new moons and solar terms from 1899 to 2101, from the ephemeris DE405.

Not part of the package nor of its tests. It was run with Python 3.11 and

    de405 1997.1, jplephem 2.24, numpy 2.4.6, pyerfa 2.0.1.5

as `python data/calendars/instants.py` in an environment of its own, and takes some ten seconds.

What is computed: the instants, in Terrestrial Time, at which the apparent geocentric longitude of
the Sun, referred to the true equinox and ecliptic of date, is a multiple of 15 degrees (定气 of
GB/T 33661-2017), and at which that of the Moon is equal to that of the Sun (定朔).

1. Positions and velocities of Earth, Moon and Sun from the barycentre of the solar system: DE405
   (Standish 1998). TDB is taken as TT: the difference is below 2 ms.
2. Light time, by iteration; aberration by the barycentric velocity of the Earth (`erfa.ab`). The
   deflection of light is radial for the Sun, and for a new moon far below 0.01": it is left out.
3. Precession and nutation IAU 2006/2000A (`erfa.pnm06a`), then the rotation by the true obliquity
   (`erfa.obl06`, `erfa.nut06a`).
4. The root of the difference by the secant method to a millisecond, given to the second.
"""

import gzip
import io
from collections.abc import Callable
from pathlib import Path

import de405
import erfa
import numpy as np
from jplephem import Ephemeris

FIRST_YEAR = 1899
LAST_YEAR = 2101
J2000 = 2451545.0
LIGHT_DAYS_PER_KM = 1 / 299792.458 / 86400
LIGHT_KM_PER_DAY = 299792.458 * 86400
SCHWARZSCHILD_RADIUS = 1.97412574336e-8  # of the Sun, in astronomical units, as erfa.ab asks for it

ephemeris = Ephemeris(de405)


def _barycentric(body: str, epochs: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Positions in km and velocities in km a day, one row an epoch (TDB, Julian days)."""
    position, velocity = ephemeris.position_and_velocity("earthmoon", epochs)
    moon, moon_velocity = ephemeris.position_and_velocity("moon", epochs)  # geocentric
    if body == "sun":
        position, velocity = ephemeris.position_and_velocity("sun", epochs)
    elif body == "earth":
        position = position - ephemeris.earth_share * moon
        velocity = velocity - ephemeris.earth_share * moon_velocity
    else:
        position = position + ephemeris.moon_share * moon
        velocity = velocity + ephemeris.moon_share * moon_velocity
    return position.T, velocity.T


def apparent_longitude(body: str, epochs: np.ndarray) -> np.ndarray:
    """Return the apparent geocentric longitude of date in degrees, for Julian days of TT."""
    earth, velocity = _barycentric("earth", epochs)
    sun, _ = _barycentric("sun", epochs)
    delay = np.zeros_like(epochs)
    for _ in range(4):
        place = _barycentric(body, epochs - delay)[0] - earth
        distance = np.linalg.norm(place, axis=1)
        delay = distance * LIGHT_DAYS_PER_KM
    beta = velocity / LIGHT_KM_PER_DAY
    contraction = np.sqrt(1 - (beta**2).sum(axis=1))
    au_from_sun = np.linalg.norm(earth - sun, axis=1) / ephemeris.AU
    direction = erfa.ab(place / distance[:, None], beta, au_from_sun, contraction)
    of_date = np.einsum("nij,nj->ni", erfa.pnm06a(epochs, 0.0), direction)
    _, in_obliquity = erfa.nut06a(epochs, 0.0)
    obliquity = erfa.obl06(epochs, 0.0) + in_obliquity
    y = np.cos(obliquity) * of_date[:, 1] + np.sin(obliquity) * of_date[:, 2]
    return np.degrees(np.arctan2(y, of_date[:, 0]))


def _wrapped(degrees: np.ndarray) -> np.ndarray:
    return (degrees + 180) % 360 - 180


def _root(
    excess: Callable[[np.ndarray], np.ndarray], epochs: np.ndarray, degrees_per_day: float
) -> np.ndarray:
    """The instants where `excess` is zero, from a first estimate and the mean speed."""
    before, value = epochs, excess(epochs)
    after = before - value / degrees_per_day
    for _ in range(30):
        step = excess(after)
        slope = np.where(after == before, degrees_per_day, 0.0)
        moved = after != before
        slope[moved] = (step[moved] - value[moved]) / (after[moved] - before[moved])
        before, value = after, step
        change = -step / np.where(np.abs(slope) < 1e-6, degrees_per_day, slope)
        if np.abs(change).max() < 1e-8:
            return after + change
        after = after + change
    raise ArithmeticError("the secant method did not converge")


def solar_terms(first: int, last: int) -> tuple[np.ndarray, np.ndarray]:
    """Return longitudes and instants of the solar terms of the years from `first` to `last`."""
    count = 24 * (last - first + 1)
    longitude = (285 + 15 * np.arange(count)) % 360
    january = J2000 + (first - 2000) * 365.2422 + 4.5
    estimate = january + np.arange(count) * (365.2422 / 24)
    return longitude, _root(
        lambda epochs: _wrapped(apparent_longitude("sun", epochs) - longitude),
        estimate,
        360 / 365.2422,
    )


def new_moons(first: int, last: int) -> np.ndarray:
    """Return the instants of the new moons of the years from `first` to `last`."""
    lunation = np.arange(int((first - 2000) * 12.3685) - 2, int((last + 1 - 2000) * 12.3685) + 3)
    estimate = 2451550.1 + 29.530588861 * lunation
    instants = _root(
        lambda epochs: _wrapped(
            apparent_longitude("moon", epochs) - apparent_longitude("sun", epochs)
        ),
        estimate,
        360 / 29.530588861,
    )
    start, end = erfa.cal2jd(first, 1, 1), erfa.cal2jd(last + 1, 1, 1)
    return instants[(instants >= sum(start)) & (instants < sum(end))]


def _written(epoch: float) -> str:
    seconds = round((epoch - J2000) * 86400) + 43200  # since 2000-01-01T00:00:00
    days, rest = divmod(seconds, 86400)
    year, month, day, _ = erfa.jd2cal(2451544.5, float(days))
    return f"{year:04}-{month:02}-{day:02}T{rest // 3600:02}:{rest // 60 % 60:02}:{rest % 60:02}"


def main() -> None:
    """Write the table beside this script."""
    rows = [("new-moon", "", _written(epoch)) for epoch in new_moons(FIRST_YEAR, LAST_YEAR)]
    longitudes, epochs = solar_terms(FIRST_YEAR, LAST_YEAR)
    rows += [
        ("solar-term", str(longitude), _written(epoch))
        for longitude, epoch in zip(longitudes, epochs, strict=True)
    ]
    rows.sort(key=lambda row: row[2])
    text = "event\tlongitude\ttt\n" + "".join("\t".join(row) + "\n" for row in rows)
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", mtime=0, filename="") as file:
        file.write(text.encode())
    Path(__file__).with_name("instants.tsv.gz").write_bytes(packed.getvalue())


if __name__ == "__main__":
    main()
