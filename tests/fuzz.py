"""Every public function on random, mutated and adversarial texts: ``make fuzz``.

    python tests/fuzz.py [--inputs N] [--seed S] [FUNCTION...]

It holds two things against what it finds. A call returns, or raises an error that the function's
docstring names under "Raises"; and the time that a call takes grows no more than its text does.

The functions are those that the concern modules list in ``__all__``, so a new module is fuzzed
without being named here. Arguments are made by the annotations of their parameters: of a
``Literal`` any value that it has, of another type what `MAKERS` makes. Each function has its own
random numbers, which depend on the seed and its name: the seed that is printed brings a failure
back, for that function alone too.
"""

from __future__ import annotations

import argparse
import ast
import datetime as dt
import functools
import gc
import importlib
import inspect
import json
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import localeops
import texts
from localeops import legacy, normalize
from localeops.calendars import eras, hijri
from localeops.calendars.lunisolar import LunarDate
from localeops.explain import Step
from localeops.legacy._registry import STANDARDS

# Numbers that are no counts, by the name of the parameter: from and to.
NUMBERS = {"year": (1, 3000), "month": (0, 14), "day": (0, 32)}
NOT_FUZZED = ("errors", "tasks")  # no functions of text
CASES = Path(__file__).parent / "data" / "cases"

TAGS = (
    "en", "tr", "az-Cyrl", "sr-Latn", "zh-Hant-TW", "zh-cmn-hans", "i-klingon", "en-GB-oed", "sl-rozaj-biske-1994",
    "de-u-co-phonebk-kn-true", "und-t-ja-hira-m0-und", "x-private", "root", "hy-SU", "en-a-bbb-x-y", "sgn-DE", "art-lojban",
)  # fmt: skip
SUBTAGS = (
    "u", "t", "x", "a", "und", "1994", "Latn", "Hans", "419", "tw", "de", "zz", "co", "rg", "uszzzz", "heploc", "hepburn",
    "cmn", "m0", "true", "phonebk", "DE", "_", "",
)  # fmt: skip
WRONG = (
    None,
    17,
    1.5,
    b"text",
    bytearray(b"a"),
    ["a"],
    object(),  # not the class, which can be called: its errors would be the caller's
    True,
    -1,
    0,
    "",
    "nonsense",
    "\ud800",
)

SHORTEST, LONGEST = 2_000, 32_000  # characters of the texts whose times are compared
GROWTH = LONGEST // SHORTEST
LEEWAY = 4  # time may grow by this factor more than the text: quadratic work, by GROWTH more
ATTEMPTS = 5  # for a machine that is busy


class FuzzError(AssertionError):
    """A function did what its documentation does not say."""


class Function(NamedTuple):
    """A public function: its name, itself, the errors it documents, and the choices of options."""

    name: str
    call: Callable[..., object]
    errors: frozenset[str]
    choices: dict[str, list[object]]


def functions() -> list[Function]:
    """Return every public function of the concern modules."""
    found = []
    calendars = [f"calendars.{name}" for name in localeops.calendars.__all__]
    for concern in (*localeops._MODULES, *calendars):
        if concern in NOT_FUZZED:
            continue
        module = importlib.import_module(f"localeops.{concern}")
        for name in module.__all__:
            call = getattr(module, name)
            if inspect.isfunction(call):
                raises = (
                    (inspect.getdoc(call) or "").partition("Raises:")[2].partition("Examples:")[0]
                )
                errors = frozenset(re.findall(r"\w+Error", raises))
                found.append(Function(f"{concern}.{name}", call, errors, literals(call.__module__)))
    return found


@functools.cache
def literals(module: str) -> dict[str, list[object]]:
    """Return the values of every ``Name = Literal[...]`` of a module, which type checkers alone see."""
    found = {}
    for node in ast.walk(ast.parse(inspect.getsource(sys.modules[module]))):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
            target = node.targets[0]
            if ast.unparse(node.value.value) == "Literal" and isinstance(target, ast.Name):
                values = ast.literal_eval(node.value.slice)
                found[target.id] = list(values) if isinstance(values, tuple) else [values]
    return found


@functools.cache
def corpus() -> list[str]:
    """Return the texts that are mutated: the inputs of all cases, and some tags."""
    found = list(TAGS)
    for path in sorted(CASES.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            values = json.loads(line).values()
            found += [value for value in values if isinstance(value, str) and len(value) < 200]
    return found


def random_text(source: random.Random) -> str:
    """Return characters from anywhere in Unicode, or from one block of 128 and ASCII."""
    length = source.randrange(24)
    if source.random() < 0.5:
        return "".join(chr(source.randrange(0x110000)) for _ in range(length))
    block = (
        source.randrange(0x110000 >> 7) << 7
        if source.random() < 0.5
        else source.randrange(512) << 7
    )
    return "".join(chr(source.randrange(128) + source.choice((0, block))) for _ in range(length))


def mutated_text(source: random.Random) -> str:
    """Return a text of the corpus with a few pieces put in, cut out, doubled or moved."""
    text = source.choice(corpus())
    for _ in range(source.randint(1, 4)):
        start, end = sorted((source.randint(0, len(text)), source.randint(0, len(text))))
        piece = source.choice(
            (
                source.choice(texts.KINDS),
                source.choice(texts.ESCAPES),
                source.choice(SUBTAGS),
                text[start:end],
            )
        )
        place = source.choice((start, end, source.randint(0, len(text))))
        text = text[:place] + piece + text[source.choice((place, end)) :]
        if len(text) > 200:
            text = text[start : start + 200]
    return text


def adversarial_unit(source: random.Random) -> str:
    """Return what makes time when it is repeated: a known attack, or a few pieces at random."""
    if source.random() < 0.5:
        return source.choice(list(texts.HOSTILE.values()))
    pieces = (texts.KINDS, texts.ESCAPES, SUBTAGS)
    return "".join(source.choice(source.choice(pieces)) for _ in range(source.randint(1, 3))) or "a"


def adversarial_text(source: random.Random) -> str:
    """Return a unit repeated, between other pieces."""
    before, after = source.choice(texts.KINDS), source.choice(texts.ESCAPES)
    return before + adversarial_unit(source) * source.randint(1, 40) + after


def tag(source: random.Random) -> str:
    """Return a tag that often is well formed: a known one with other subtags put in or after it."""
    subtags = source.choice(TAGS).split("-")
    for _ in range(source.randrange(4)):
        place = source.choice((len(subtags), source.randint(0, len(subtags))))
        subtags.insert(place, source.choice(SUBTAGS))
    return "-".join(subtags)


TEXTS = {"random": random_text, "mutated": mutated_text, "adversarial": adversarial_text}


def any_text(source: random.Random) -> str:
    """Return a short text, often one cluster, for an option that is a text."""
    if source.random() < 0.5:
        return source.choice(texts.KINDS)
    return source.choice(list(TEXTS.values()))(source)[:8]


def any_count(source: random.Random) -> int:
    """Return a number of columns."""
    return source.choice((1, 2, 3, source.randint(1, 80), source.randint(1, 80), 10_000))


def any_steps(source: random.Random, text: str) -> list[Step]:
    """Return steps of which most, but not all, fit the text."""
    steps = []
    for number in range(source.randrange(5)):
        start, end = sorted((source.randint(0, len(text)), source.randint(0, len(text))))
        before = text[start:end] if source.random() < 0.9 else any_text(source)
        steps.append(Step(f"rule.{number}", start, end, before, any_text(source)))
        text = text[:start] + steps[-1].after + text[end:]
    return steps


def any_date(source: random.Random, _: str = "") -> dt.date:
    """Return a day, nine times of ten of the years that calendars cover."""
    if source.random() < 0.1:
        return dt.date.fromordinal(source.randint(1, dt.date.max.toordinal()))
    return dt.date.fromordinal(source.randint(675_000, 775_000))


def any_hijri_date(source: random.Random, _: str = "") -> hijri.HijriDate:
    """Return a Hijri date of any table, which may not exist there."""
    year = source.choice((source.randint(1, 9999), source.randint(1290, 1610)))
    month, day = source.randint(1, 12), source.randint(1, 31)
    return hijri.HijriDate(year, month, day, source.choice(hijri.TABLES))


def any_lunar_date(source: random.Random, _: str = "") -> LunarDate:
    """Return a lunar date, which no year may have."""
    numbers = source.randint(1890, 2110), source.randint(1, 12), source.randint(1, 30)
    return LunarDate(*numbers, leap=source.random() < 0.2)


def any_era_date(source: random.Random, _: str = "") -> eras.EraDate:
    """Return a date of one of the systems."""
    systems: list[eras.System] = ["ja", "th", "tw", "in-saka"]
    day = dt.date.fromordinal(source.randint(720_000, 775_000))
    return eras.from_gregorian(day, system=source.choice(systems))


def any_hijri_text(source: random.Random) -> str:
    """Return what looks like a Hijri date, often with a piece of another text in it."""
    pieces = [
        str(source.randint(0, 32)),
        source.choice(("/", "-", ".", " رمضان ", " Safar ", " ذي الحجه ", " Rabi' I ")),
        str(source.randint(0, 32)),
        source.choice(("1364", "1445", "١٤٤٦", "۱۵۰۰", "12", "99999")),
        source.choice(("", " هـ", " AH", " م", "\u200f")),
    ]
    if pieces[1].strip() in ("/", "-", "."):
        pieces.insert(3, pieces[1])
    else:
        del pieces[2]
    if source.random() < 0.3:
        pieces.insert(source.randrange(len(pieces)), any_text(source)[:2])
    return "".join(pieces)


def any_era_text(source: random.Random) -> str:
    """Return a date of an era as it is written, often with a piece of another text in it."""
    found = written_era_date(source)
    if source.random() < 0.3:
        place = source.randint(0, len(found))
        found = found[:place] + any_text(source)[:2] + found[place:]
    return found


def written_era_date(source: random.Random) -> str:
    """Return a date of one of the systems in one of its styles."""
    systems: list[eras.System] = ["ja", "th", "tw", "in-saka"]
    system = source.choice(systems)
    day = dt.date.fromordinal(source.randint(720_000, 775_000))
    style: eras.Style = source.choice(("long", "short"))
    locale = source.choice(("en", "hi")) if system == "in-saka" else None
    return eras.format(day, system=system, style=style, locale=locale)


@functools.cache
def labels() -> list[str]:
    """Return the labels of all encodings."""
    return sorted({label for one in legacy.encodings() for label in one.labels})


def any_label(source: random.Random) -> str:
    """Return a label of an encoding, now and then spelt in another way or none at all."""
    if source.random() < 0.1:
        return any_text(source)
    usual = ("utf-8", "cp1252", "koi8-r", "shift_jis", "gb18030", "big5", "euc-kr", "iso-2022-jp")
    label = source.choice(labels() if source.random() < 0.6 else usual)
    return label if source.random() < 0.9 else f" {label.upper()}\n"


def any_data(source: random.Random, text: str) -> bytes | bytearray | memoryview:
    """Return bytes: those of a text in some encoding, with some of them changed, or any at all."""
    if len(text) > 300:  # the time for it is compared
        return text.encode("utf-8", "surrogatepass")
    if source.random() < 0.3:
        return source.randbytes(source.randrange(24))
    name = source.choice(
        ("utf-8", "utf-16-le", "cp932", "gb18030", "cp949", "cp1251", "iso2022_jp")
    )
    data = bytearray(text.encode(name, "replace"))
    for _ in range(source.randrange(3) if data else 0):
        data[source.randrange(len(data))] = source.randrange(256)
    return data if source.random() < 0.5 else memoryview(data)


# Texts that a function reads, where hardly any text of another kind is one.
READS = {
    "calendars.hijri.parse": any_hijri_text,
    "calendars.eras.parse": any_era_text,
    "legacy.canonical": any_label,
}
# What to pass for a parameter of that name.
NAMED = {"locale": tag, "language": tag, "encoding": any_label}

# What to pass for a parameter, by its annotation; the text is the function's first argument.
MAKERS: dict[str, Callable[[random.Random, str], object]] = {
    "str": lambda source, _: any_text(source),
    "dt.date": any_date,
    "HijriDate": any_hijri_date,
    "Table | None": lambda source, _: source.choice((None, *hijri.TABLES)),
    "LunarDate": any_lunar_date,
    "bool": lambda source, _: source.random() < 0.5,
    "EraDate": any_era_date,
    "Data": any_data,
    "Standard | None": lambda source, _: source.choice((None, *STANDARDS)),
    "int": lambda source, _: any_count(source),
    "int | None": lambda source, _: source.choice((None, any_count(source))),
    "Collection[str]": lambda source, text: [*source.sample(TAGS, source.randint(0, 5)), text[:2]],
    "Collection[Kept]": lambda source, _: source.sample(
        normalize._KEPT, source.randrange(len(normalize._KEPT))
    ),
    "Iterable[Step]": any_steps,
    "Iterable[str]": lambda source, text: [text, *text.split(), *text, any_text(source)],
    "Iterable[T]": lambda source, text: [text, *text.split(), *text, any_text(source)],
    "Callable[[T], str] | None": lambda source, _: source.choice((None, str, ascii, str.title)),
}

# First arguments that do not grow: a call with one of these takes the same time for all.
MAKERS_OF_NO_TEXT = ("dt.date", "EraDate", "HijriDate", "int", "LunarDate", "Standard | None")


def first_argument(first: inspect.Parameter, source: random.Random, text: str) -> list[object]:
    """Return the argument that is the text, or stands in its place; none if there is no such."""
    if first.kind is first.KEYWORD_ONLY:  # the function is asked about nothing
        return []
    if first.name == "year":  # half of them of the years that most tables have
        return [source.randint(*source.choice((NUMBERS["year"], (1890, 2110))))]
    made = MAKERS.get(str(first.annotation)) if str(first.annotation) != "str" else None
    return [made(source, text) if made else text]


def arguments(
    function: Function, source: random.Random, text: str, *, options: bool = True
) -> tuple[list[object], dict[str, object]]:
    """Return positional and keyword arguments for a function and its text."""
    parameters = inspect_parameters(function.call)
    positional = first_argument(parameters[0], source, text)
    rest = parameters[len(positional) :]
    keywords: dict[str, object] = {}
    for parameter in rest:
        required = parameter.default is parameter.empty
        if not required and (not options or source.random() < 0.4):
            continue
        annotation = str(parameter.annotation)
        value: object
        if parameter.name in NAMED:
            value = NAMED[parameter.name](source)
        elif parameter.name in NUMBERS:
            value = source.randint(*NUMBERS[parameter.name])
        elif annotation in function.choices:
            value = source.choice(function.choices[annotation])
        elif annotation.startswith("Literal["):
            value = source.choice(ast.literal_eval(annotation.removeprefix("Literal")))
        elif annotation in MAKERS:
            value = MAKERS[annotation](source, text)
        else:
            raise FuzzError(f"{function.name}: MAKERS has no way to make {parameter}")
        if parameter.kind is parameter.KEYWORD_ONLY:
            keywords[parameter.name] = value
        else:
            positional.append(value)
    return positional, keywords


@functools.cache
def inspect_parameters(call: Callable[..., object]) -> list[inspect.Parameter]:
    """Return the parameters of a function."""
    return list(inspect.signature(call).parameters.values())


def inputs(
    function: Function, count: int, source: random.Random
) -> Iterator[tuple[list[object], dict[str, object]]]:
    """Yield arguments: texts of each kind in turn, now and then with a wrong value among them."""
    of_tags = inspect_parameters(function.call)[0].name in ("tag", "locale")
    kinds = list(TEXTS.values())
    for number in range(count):
        text = tag(source) if of_tags and number % 2 else kinds[number % len(kinds)](source)
        if function.name in READS and number % 2:
            text = READS[function.name](source)
        positional, keywords = arguments(function, source, text)
        if number % 50 == 0 and "InvalidTypeError" in function.errors:
            wrong = source.choice(WRONG)
            # What goes wrong in a function of the caller's is the caller's.
            others = [name for name, value in keywords.items() if not callable(value)]
            place = source.choice([*range(len(positional)), *others] or ["standard"])
            if isinstance(place, int):
                positional[place] = wrong
            else:
                keywords[place] = wrong
        yield positional, keywords


def check_errors(function: Function, count: int, seed: str) -> Counter[str]:
    """Call a function with a number of inputs and return how the calls ended."""
    endings: Counter[str] = Counter()
    source = random.Random(f"{seed} {function.name}")
    for number, (positional, keywords) in enumerate(inputs(function, count, source)):
        try:
            function.call(*positional, **keywords)
        except Exception as error:
            name = type(error).__name__
            if name not in function.errors:
                shown = ", ".join(
                    [*map(ascii, positional), *(f"{k}={v!a}" for k, v in keywords.items())]
                )
                raise FuzzError(
                    f"{function.name}({shown}) raised {name}: {error!a}, which is not documented; "
                    f"seed {seed}, input {number}"
                ) from error
            endings[name] += 1
        else:
            endings["result"] += 1
    return endings


def seconds(function: Function, seed: str, text: str) -> float:
    """Return the processor time of one call, which may end in a documented error."""
    # The same options for every text of the family; columns enough for every cluster.
    positional, keywords = arguments(function, random.Random(seed), text, options=False)
    positional = [40 if type(value) is int else value for value in positional]
    # A collection goes over the objects of the whole suite: its time is not the function's.
    collects = gc.isenabled()
    gc.disable()
    started = time.process_time()
    try:
        function.call(*positional, **keywords)
    except Exception as error:
        if type(error).__name__ not in function.errors:
            raise
    finally:
        spent = time.process_time() - started
        if collects:
            gc.enable()
    return spent


def check_growth(function: Function, families: int, seed: str) -> None:
    """Compare times for texts of many repetitions of a unit and of few, for known and new units."""
    if str(inspect_parameters(function.call)[0].annotation) in MAKERS_OF_NO_TEXT:
        return
    source = random.Random(f"{seed} {function.name} growth")
    units = [*texts.HOSTILE.values(), *(adversarial_unit(source) for _ in range(families))]
    for unit in units:
        few = "a" + unit * (SHORTEST // len(unit))
        many = "a" + unit * (LONGEST // len(unit))
        short, long = float("inf"), float("inf")
        for _ in range(ATTEMPTS):
            short = min(short, seconds(function, seed, few))
            long = min(long, seconds(function, seed, many))
            if long <= short * GROWTH * LEEWAY or long < 0.001:
                break
        else:
            raise FuzzError(
                f"{function.name} took {short:.6f} s for {unit!a} * {SHORTEST // len(unit)} and "
                f"{long:.6f} s for {GROWTH} times as many; seed {seed}"
            )


def main() -> int:
    """Fuzz all functions or those named, and print what happened."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="FUNCTION", help="such as width.measure")
    parser.add_argument("--inputs", type=int, default=100_000, help="for each function")
    parser.add_argument("--seed", default=str(random.SystemRandom().randrange(10**9)))
    options = parser.parse_args()
    chosen = [
        function for function in functions() if function.name in options.names or not options.names
    ]
    if not chosen:
        parser.error(f"no such function; there are {', '.join(f.name for f in functions())}")
    print(
        f"seed {options.seed}, {options.inputs} inputs for each of {len(chosen)} functions",
        flush=True,
    )
    failed = 0
    for function in chosen:
        started = time.perf_counter()
        try:
            endings = check_errors(function, options.inputs, options.seed)
            check_growth(function, options.inputs // 1000, options.seed)
        except FuzzError as failure:
            failed += 1
            print(f"FAILED {failure}", flush=True)
            continue
        ended = ", ".join(f"{count} {name}" for name, count in endings.most_common())
        print(f"{function.name:28}{time.perf_counter() - started:7.1f} s  {ended}", flush=True)
    print(
        f"{failed} of {len(chosen)} functions failed"
        if failed
        else "all as documented, in linear time"
    )
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
