"""Make vietnam_months.tsv.gz and solar_terms.tsv.gz from the instants, by the standard library.

Not part of the package: `python data/calendars/lunisolar_tables.py` after `instants.py` and
`delta_t.py`.

* The day of an instant is the civil day at the meridian of the tradition, of TT - Delta T (that is,
  UT1; UTC is within 0.9 s of it). zh: 116°25' E (7 h 45 min 40 s) before 1929, then UTC+8. ko: as
  zh before 1912, then UTC+9. vi: as zh before 1968, then UTC+7. Seven days of solar terms are those
  of the Chinese calendar as it was issued (AS_ISSUED).
* Months begin on the day of the new moon; the month with the winter solstice is the 11th; when 13
  months begin from one such month to the next, the first without a principal term is leap (GB/T
  33661-2017; Vietnam's decision 121-CP of 8 August 1967 keeps the rule and says UTC+7). Vietnamese
  months before Tết Mậu Thân (1968-01-29) are those of China in icu4x_china_hko.tsv.gz.
"""

import gzip
import io
from bisect import bisect_right
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from pathlib import Path

HERE = Path(__file__).parent
DAY = timedelta(days=1)
BEIJING_LOCAL = timedelta(hours=7, minutes=45, seconds=40)  # 116°25' E
KOREA_ALONE = 1912  # its meridian is its own from this year
VIETNAM_ALONE = 1968
TET_1968 = date(1968, 1, 29)

# Solar terms that the Chinese calendar as it was issued, and after it the Hong Kong Observatory,
# gave one day later than the instants say: year, number of the term, day.
AS_ISSUED = {
    (1909, 2): date(1909, 1, 21),
    (1911, 9): date(1911, 5, 7),
    (1912, 1): date(1912, 1, 7),
    (1912, 19): date(1912, 10, 9),
    (1912, 22): date(1912, 11, 23),
    (1913, 18): date(1913, 9, 24),
    (1979, 2): date(1979, 1, 21),
}


def _rows(name: str) -> list[list[str]]:
    with gzip.open(HERE / name, "rt", encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file][1:]


def _write(name: str, header: str, rows: list[str]) -> None:
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", mtime=0, filename="") as file:
        file.write(("\n".join([header, *rows]) + "\n").encode())
    (HERE / name).write_bytes(packed.getvalue())


DELTA_T = {int(year): float(seconds) for year, seconds, _ in _rows("delta_t.tsv.gz")}


def universal(terrestrial: datetime) -> datetime:
    """Return TT - Delta T, with Delta T linear between the beginnings of years."""
    year = terrestrial.year
    start, end = datetime(year, 1, 1, tzinfo=UTC), datetime(year + 1, 1, 1, tzinfo=UTC)
    part = (terrestrial - start) / (end - start)
    return terrestrial - timedelta(seconds=DELTA_T[year] * (1 - part) + DELTA_T[year + 1] * part)


def offset(tradition: str, instant: datetime) -> timedelta:
    """Return what a tradition adds to universal time."""
    if tradition == "ko" and instant.year >= KOREA_ALONE:
        return timedelta(hours=9)
    if tradition == "vi" and instant.year >= VIETNAM_ALONE:
        return timedelta(hours=7)
    return BEIJING_LOCAL if instant.year < 1929 else timedelta(hours=8)


def day(tradition: str, instant: datetime) -> date:
    """Return the civil day of a universal instant."""
    local = instant + BEIJING_LOCAL
    return (instant + offset(tradition, local)).date()


def months(
    new_moons: list[date], principal: list[tuple[int, date]]
) -> list[tuple[int, int, int, date]]:
    """Return (lunar year, month, leap, first day) of all months between two winter solstices."""
    first_days = sorted(new_moons)
    solstices = [first for longitude, first in principal if longitude == 270]
    days = sorted(first for _, first in principal)
    found = []
    for before, after in pairwise(solstices):
        start, end = bisect_right(first_days, before) - 1, bisect_right(first_days, after) - 1
        leap_wanted = end - start == 13
        number = 10
        for i in range(start, end):
            begin, following = first_days[i], first_days[i + 1]
            has_term = bisect_right(days, following - DAY) > bisect_right(days, begin - DAY)
            leap = leap_wanted and not has_term
            if leap:
                leap_wanted = False
            else:
                number += 1
            month = (number - 1) % 12 + 1
            year = before.year + (1 if number > 12 else 0)
            found.append((year, month, int(leap), begin))
    return found


def main() -> None:
    """Write both tables."""
    new_moons, terms = [], []
    for event, longitude, written in _rows("instants.tsv.gz"):
        instant = universal(datetime.fromisoformat(written + "Z"))
        if event == "new-moon":
            new_moons.append(instant)
        else:
            terms.append((int(longitude), instant))
    rows = []
    for longitude, instant in terms:
        days = [day(tradition, instant) for tradition in ("zh", "ko", "vi")]
        if 1900 <= days[0].year <= 2100:
            number = (longitude - 285) % 360 // 15 + 1
            issued = AS_ISSUED.get((days[0].year, number))
            if issued:
                ko_too, vi_too = issued.year < KOREA_ALONE, issued.year < VIETNAM_ALONE
                days = [issued, issued if ko_too else days[1], issued if vi_too else days[2]]
            rows.append("\t".join([str(days[0].year), str(number), *map(str, days)]))
    _write("solar_terms.tsv.gz", "year\tterm\tzh\tko\tvi", rows)

    vi = months(
        [day("vi", instant) for instant in new_moons],
        [(longitude, day("vi", instant)) for longitude, instant in terms if longitude % 30 == 0],
    )
    chinese = [
        (int(year), int(month), int(leap), date.fromisoformat(first))
        for year, month, leap, first in _rows("icu4x_china_hko.tsv.gz")
    ]
    together = [row for row in chinese if row[0] >= 1901 and row[3] < TET_1968]
    together += [row for row in vi if row[3] >= TET_1968 and row[:2] <= (2101, 1)]
    _write(
        "vietnam_months.tsv.gz",
        "lunar_year\tmonth\tleap\tgregorian_first_day",
        ["\t".join(map(str, row)) for row in together],
    )


if __name__ == "__main__":
    main()
