"""Write delta_t.tsv.gz: TT - UT1 in seconds at the beginning of each year, 1899-2103.

Not part of the package nor of its tests. It was run with Python 3.11 and skyfield 1.55 (numpy
2.4.6), whose bundled tables it samples:

* `splines`, until 1973: Table S15.2020 of Morrison, Stephenson, Hohenkerk and Zawilski (2021);
* `iers`, until the beginning of 2027: the daily values of the International Earth Rotation and
  Reference Systems Service, as far as they are bundled (the last year of them is a forecast);
* `extrapolated`: a cubic that leaves the last value with its slope and meets, in the year 2800,
  the long-term parabola of Stephenson, Morrison and Hohenkerk (2016), that is
  -320 + 32.5 ((year - 1825) / 100)^2.
"""

import gzip
import io
from pathlib import Path

from skyfield.api import load


def main() -> None:
    """Write the table beside this script."""
    timescale = load.timescale(builtin=True)
    lines = ["year\tseconds\tsource"]
    for year in range(1899, 2104):
        source = "splines" if year <= 1973 else "iers" if year <= 2027 else "extrapolated"
        lines.append(f"{year}\t{timescale.tt(year, 1, 1).delta_t:.3f}\t{source}")
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", mtime=0, filename="") as file:
        file.write(("\n".join(lines) + "\n").encode())
    Path(__file__).with_name("delta_t.tsv.gz").write_bytes(packed.getvalue())


if __name__ == "__main__":
    main()
