"""The picture of where the two Umm al-Qura tables differ, drawn from the tables themselves.

A column is a year, a row a month, a colour how many days the month begins earlier in the printed
table than in that of ICU. It has no time stamp and nothing else that could differ between builds.
"""

from __future__ import annotations

from collections import Counter

from localeops.calendars import hijri

YEARS = range(1343, 1501)
MONTHS = range(1, 13)
WIDTH, HEIGHT = 4.5, 13  # of a cell
LEFT, TOP = 68, 22
# The order of the legend: days, colour (Okabe and Ito's, which the colour-blind can tell apart).
COLOURS = {0: "#bbbbbb", -1: "#56b4e9", -2: "#0072b2", 1: "#e69f00"}
WORDS = {
    0: "same day",
    -1: "printed table one day earlier",
    -2: "two days earlier",
    1: "one day later",
}


def differences() -> dict[tuple[int, int], int]:
    """Return by how many days each month begins later in the printed table than in that of ICU."""
    found = {}
    for year in YEARS:
        for month in MONTHS:
            first = hijri.HijriDate(year, month, 1)
            of_icu = hijri.to_gregorian(first, table="umm-al-qura-icu")
            found[year, month] = (hijri.to_gregorian(first) - of_icu).days
    return found


def svg() -> str:
    """Return the picture."""
    differing = differences()
    counts = Counter(differing.values())
    paths = dict.fromkeys(COLOURS, "")
    for (year, month), days in differing.items():
        x, y = LEFT + (year - YEARS[0]) * WIDTH, TOP + (month - 1) * HEIGHT
        paths[days] += f"M{x:g} {y}h{WIDTH - 0.5}v{HEIGHT - 1}h-{WIDTH - 0.5}z"
    width, height = LEFT + len(YEARS) * WIDTH + 12, TOP + len(MONTHS) * HEIGHT + 34
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height}" width="100%"',
        'role="img" aria-labelledby="hijri-title hijri-text" font-family="sans-serif"',
        'font-size="9" fill="currentColor">',
        '<title id="hijri-title">First days of the months in the two Umm al-Qura tables</title>',
        f'<desc id="hijri-text">{description(counts)}</desc>',
    ]
    for month in MONTHS:
        name = hijri.format(hijri.HijriDate(1445, month, 1), locale="en").partition(" 1,")[0]
        y = TOP + month * HEIGHT - 4
        lines.append(f'<text x="{LEFT - 5}" y="{y}" text-anchor="end">{name}</text>')
    for year in range(1350, YEARS[-1] + 1, 10):
        x = LEFT + (year - YEARS[0] + 0.5) * WIDTH
        lines.append(f'<text x="{x:g}" y="{TOP - 6}" text-anchor="middle">{year}</text>')
    x = float(LEFT)
    y = TOP + len(MONTHS) * HEIGHT + 14
    for days, colour in COLOURS.items():
        lines.append(f'<path class="days{days}" fill="{colour}" d="{paths[days]}"/>')
        lines.append(f'<rect fill="{colour}" x="{x:g}" y="{y - 8}" width="10" height="10"/>')
        text = f"{WORDS[days]}: {counts[days]}"
        lines.append(f'<text x="{x + 14:g}" y="{y}">{text}</text>')
        x += 34 + 5 * len(text)
    return "\n".join([*lines, "</svg>\n"])


def description(counts: Counter[int]) -> str:
    """Return what the picture shows, for those who do not see it."""
    differing = sum(number for days, number in counts.items() if days)
    return (
        f"A grid of the years {YEARS[0]} to {YEARS[-1]} AH by twelve months. In {differing} of "
        f"{sum(counts.values())} months the tables give another first day: in {counts[-1]} the "
        f"printed table is one day earlier, in {counts[-2]} two days earlier, in {counts[1]} one "
        "day later. From 1420 to 1450 none differs; after 1450 it is about four months a year, "
        "from 1380 to 1419 about nine."
    )
