"""Collation tables: ``_tables/collation/``, which `localeops.collation` reads.

``root.bin`` is the root collation: a header line of JSON, then arrays of little-endian numbers that
the header gives the lengths of.

``locales.txt`` has a line a locale: its tag, its default type and its types, and the letters that
its language is written with, with tabs in between.

``LOCALE-TYPE.txt`` is a tailoring, in UTF-8. Lines of settings come first: a name, a blank and the
value. After a blank line come the mappings: elements, a tab and the text. An element is up to eight
numbers with dots between them, of which those at the end that have their usual value are left out:

    rank . number . second weight . number . third weight . number . fourth weight . case

A text that needs something before it has that and ``|`` in front. If the elements start with
``*N``, every character after the tab is a text: the first has these elements, and for each further
one the number on level N of the last element is greater by one.
"""

from __future__ import annotations

import itertools
import json
import sys
from array import array
from collections import Counter
from typing import TYPE_CHECKING

from localeops._gen import collation_root, collation_rules
from localeops._gen.collation_builder import Pair, Tailored, Tailoring
from localeops._gen.collation_exemplars import letters
from localeops._gen.collation_rules import RuleError
from localeops._gen.editions import CLDR as EDITION
from localeops._gen.ucd import lines, values

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from localeops._gen.collation_root import Element, Root

COMMON = collation_root.COMMON
_USUAL = (0, 0, COMMON, 0, COMMON, 0, 0, 0)
# Locales that CLDR has a collation file for that holds nothing: it says that root is right. (Those
# whose file has rules for searching or for other types only are in the data.)
LIKE_ROOT = ("en", "ga", "lb", "ms", "sw", "xh", "zu")
_KEYWORDS = {"phonebook": "phonebk", "traditional": "trad", "dictionary": "dict"}
_SPECIAL = {"\xa0": "space", "“": "punct", "☺": "symbol", "€": "currency", "4": "digit"}


def make() -> dict[str, bytes]:
    """Return the tables by file name."""
    root = collation_root.root()
    made = {"collation/root.bin": _root(root)}
    for locale in collation_rules.locales():
        for kind in collation_rules.types(locale):
            if kind.startswith(("search", "private-")) or kind == "unihan":
                # unihan stands on an order by radicals of its own, which is not in the tables.
                continue
            if locale == "root" and kind == "standard":
                continue
            tailoring = Tailoring(root, collation_rules.tailoring(locale, kind))
            name = f"{locale}-{_KEYWORDS.get(kind, kind)}"
            made[f"collation/{name}.txt"] = _tailoring(tailoring)
    made["collation/locales.txt"] = _locales(list(made)).encode()
    return made


def _locales(files: list[str]) -> str:
    """Return a line a locale: its tag, its default type, and its types by the names of BCP 47."""
    lines = []
    for locale in [*collation_rules.locales(), *LIKE_ROOT]:
        if locale in LIKE_ROOT:
            lines.append(f"{locale}\tstandard\t{letters(locale)}")
            continue
        kinds = [
            _KEYWORDS.get(kind, kind)
            for kind in collation_rules.types(locale)
            if f"collation/{locale}-{_KEYWORDS.get(kind, kind)}.txt" in files
        ]
        default = collation_rules.default_type(locale) or "standard"
        tag = "und" if locale == "root" else locale.replace("_", "-")
        lines.append("\t".join([tag, " ".join([default, *kinds]), letters(locale)]))
    return "\n".join(lines) + "\n"


# -- The root --------------------------------------------------------------------------------------


def _root(root: Root) -> bytes:
    """Return the root collation as bytes."""
    starts, lengths, contents = array("I"), array("H"), array("I")
    pool = array("I")
    elements: dict[tuple[Element, ...], int] = {}

    def content(found: tuple[Element, ...]) -> int:
        """Return a rank if there is nothing else to say, else a place in the pool and a length."""
        if found not in elements:
            elements[found] = len(pool) // 2
            for one in found:
                pool.extend((one.primary, one.secondary << 16 | one.tertiary | one.case << 14))
        return 1 << 31 | elements[found] << 5 | len(found)

    singles = sorted(
        (ord(text), found)
        for (prefix, text), found in root.mappings.items()
        if len(text) == 1 and not prefix
    )
    for code, found in singles:
        is_plain = len(found) == 1 and found[0][1:] == (COMMON, COMMON, 0) and found[0].primary
        value = found[0].primary if is_plain else content(_dropped(found))
        if (
            starts
            and code == starts[-1] + lengths[-1]
            and value == contents[-1] + (lengths[-1] if is_plain else 0)
            and lengths[-1] < 0xFFFF  # noqa: PLR2004
        ):
            lengths[-1] += 1
        else:
            starts.append(code)
            lengths.append(1)
            contents.append(value)
    contractions = [
        [prefix, text, content(_dropped(found))]
        for (prefix, text), found in sorted(root.mappings.items())
        if (len(text) > 1 or prefix) and text[0] != "\ufdd1"
    ]
    kana = sorted(
        {e.primary for found in root.mappings.values() for e in found if 0 < e.tertiary < COMMON}
    )
    header = {
        "groups": list(_groups(root)),
        "han": root.han,
        "ideographs": root.ideographs,
        "unassigned": root.unassigned,
        "trailing": root.trailing,
        "below_common": kana,
        "contractions": contractions,
        "lengths": [len(starts), len(pool)],
    }
    arrays = [starts, lengths, contents, pool]
    if sys.byteorder == "big":
        for one in arrays:
            one.byteswap()
    line = json.dumps(header, ensure_ascii=False, separators=(",", ":"))
    return line.encode() + b"\n" + b"".join(one.tobytes() for one in arrays)


def _dropped(found: tuple[Element, ...]) -> tuple[Element, ...]:
    """Return elements without those that are ignored on every level."""
    return tuple(element for element in found if any(element[:3]))


def _groups(root: Root) -> Iterator[tuple[str, int]]:
    """Yield name and first rank of each reordering group; a script is named by its code."""
    scripts = values("Scripts")
    codes = _script_codes()
    for sample, rank in root.groups.items():
        if sample == "\ufdd0":
            continue
        name = _SPECIAL.get(sample) or codes[scripts[ord(sample)]]
        yield {"Hira": "Kana"}.get(name, name), rank


def _script_codes() -> dict[str, str]:
    """Return the ISO 15924 code of each script by its long name."""
    rows = ([field.strip() for field in line.split(";")] for line in lines("PropertyValueAliases"))
    return {long: short for name, short, long, *_ in rows if name == "sc"}


# -- Tailorings ------------------------------------------------------------------------------------


def _tailoring(tailoring: Tailoring) -> bytes:
    """Return a tailoring as text."""
    counts: Counter[int] = Counter()
    for elements in tailoring.mappings.values():
        for element in elements:
            rank, number = element.primary
            counts[rank] = max(counts[rank], number)
    settings = dict(tailoring.settings)
    if settings.pop("strength", "3") != "3":
        raise RuleError(f"a tailoring with a strength of its own: {tailoring.settings}")
    head = [f"cldr {EDITION}"]
    head += [f"{name} {value}" for name, value in sorted(settings.items())]
    if tailoring.suppressed:
        head.append(f"suppressed {''.join(sorted(tailoring.suppressed))}")
    for level, ranks in tailoring.below.items():
        if ranks:
            head.append(f"below{level} {' '.join(map(str, sorted(ranks)))}")
    counted = " ".join(f"{rank}.{count}" for rank, count in sorted(counts.items()) if count)
    if counted:
        head.append(f"counts {counted}")
    return ("\n".join([*head, "", *_rows(tailoring)]) + "\n").encode()


def _rows(tailoring: Tailoring) -> Iterator[str]:
    """Yield the lines of mappings: runs of characters, and what is in none."""
    run: list[tuple[str, tuple[Tailored, ...]]] = []
    level = 0
    for (prefix, text), elements in tailoring.mappings.items():
        single = len(text) == 1 and not prefix and bool(elements)
        if single and run:
            found = _step(run[-1][1], elements)
            if found and level in (0, found):
                run.append((text, elements))
                level = found
                continue
        yield from _run(run, level)
        run, level = [], 0
        if single:
            run = [(text, elements)]
        else:
            yield f"{_written(elements)}\t{prefix}{'|' * bool(prefix)}{text}"
    yield from _run(run, level)


def _step(before: tuple[Tailored, ...], after: tuple[Tailored, ...]) -> int:
    """Return the level on which the last element is greater by one, and nothing else differs."""
    if len(before) != len(after) or before[:-1] != after[:-1]:
        return 0
    for level in (1, 2, 3):
        old = before[-1].pairs[level - 1]
        following = list(before[-1])
        following[level - 1] = Pair(old.root, old.number + 1)
        if tuple(following) == after[-1]:
            return level
    return 0


def _run(run: list[tuple[str, tuple[Tailored, ...]]], level: int) -> Iterator[str]:
    if run:
        star = f"*{level} " if len(run) > 1 else ""
        yield f"{star}{_written(run[0][1])}\t{''.join(text for text, _ in run)}"


def _written(elements: Iterable[Tailored]) -> str:
    return " ".join(map(_numbers, elements))


def _numbers(element: Tailored) -> str:
    numbers = [
        *itertools.chain(element.primary, element.secondary, element.tertiary),
        element.quaternary,
        element.case,
    ]
    while len(numbers) > 1 and numbers[-1] == _USUAL[len(numbers) - 1]:
        numbers.pop()
    return ".".join(map(str, numbers))
