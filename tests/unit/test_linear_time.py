"""Any text in linear time: ten million marks, and a hundred thousand characters of each kind.

Two short texts of a kind say how long a hundred thousand characters of it take: what is linear
grows with the text, what is quadratic with its square. Where that might be more than it may, they
are measured. A text of this length with a part of every kind is measured in any case.

Processor time is what counts: other tests run at the same time.
"""

import time
from collections.abc import Callable

import pytest

from localeops import (
    alphabet,
    casing,
    characters,
    cli,
    collation,
    confusables,
    explain,
    identity,
    kana,
    legacy,
    normalize,
    segment,
    width,
)
from localeops.calendars import hijri
from localeops.errors import InvalidInputError
from texts import HOSTILE


def or_error(call: Callable[[str], object], text: str) -> object:
    """Return a result, or the message of the error that refuses the text."""
    try:
        return call(text)
    except InvalidInputError as error:
        return str(error)


TEN_MILLION = 10_000_000
LENGTH = 100_000
LIMIT = 10.0  # seconds: for so many characters quadratic work takes minutes, linear a second or two
SHORT, LONGER = 2_000, 8_000
FUNCTIONS: list[Callable[[str], object]] = [
    segment.graphemes,
    segment.boundaries,
    segment.words,
    segment.line_breaks,
    width.measure,
    width.cells,
    width.strip_escapes,
    characters.inspect,
    lambda text: width.clip(text, 40, ellipsis="…"),
    lambda text: width.pad(text, 40, fill="·") if "\x1b" not in text else "",
    *(
        lambda text, end=end, options=options: (
            width.wrap(text + end, 40, tabs=8, **options) if "\uff9e" not in text else []
        )
        for end, options in (
            ("", {}),
            ("", {"styles": "keep"}),
            ("", {"breaks": "word", "styles": "keep"}),
            ("", {"breaks": "kinsoku", "hanging": "punctuation", "styles": "keep"}),
            ("\t", {}),
            ("\t", {"breaks": "word", "styles": "keep"}),
            ("\t", {"breaks": "kinsoku", "hanging": "punctuation", "styles": "keep"}),
        )
    ),
    kana.to_fullwidth,
    kana.to_halfwidth,
    kana.to_hiragana,
    kana.to_katakana,
    lambda text: alphabet.split(text, locale="hi"),
    lambda text: alphabet.count("dž" + text, locale="hr"),
    lambda text: alphabet.count("nj" + text + "nj", locale="hu"),
    lambda text: alphabet.count(text, locale="ko"),
    lambda text: alphabet.count(text, locale="ar", exceptions="off"),
    lambda text: casing.fold(text, locale="tr"),
    lambda text: casing.lower(text, locale="lt"),
    lambda text: casing.lower(text + "Σ", locale="tr"),
    lambda text: casing.upper(text, locale="el"),
    lambda text: casing.upper("i" + text, locale="lt"),
    lambda text: casing.title("i" + text, locale="lt"),
    lambda text: casing.explain_lower("Σ" + text, locale="tr"),
    lambda text: casing.explain_upper("ή" + text, locale="el"),
    *(
        lambda text, call=call: or_error(call, text)
        for call in (
            identity.username,
            identity.password,
            identity.nickname,
            lambda text: identity.nickname(text, operation="comparison"),
            hijri.parse,
            lambda text: hijri.parse(f"1{text}1445"),
        )
    ),
    lambda text: identity.canonical(text, locale="tr"),
    lambda text: identity.canonical(text, locale="en", lookalikes="fold"),
    lambda text: identity.duplicates([text, *text, text], locale="tr"),
    *(
        lambda text, locale=locale: collation.key(text, locale=locale)
        for locale in ("hu", "ja", "fr-CA-u-kn-ks-identic")
    ),
    lambda text: collation.sort([text, text[::-1]], locale="vi"),
    confusables.skeleton,
    lambda text: confusables.skeleton("\u05d0" + text, direction="rtl"),
    lambda text: confusables.find("б" + text, digits="report"),
    confusables.restriction,
    lambda text: explain.replay(text, kana.explain_to_fullwidth(text).steps),
    normalize.nfc,
    normalize.nfd,
    normalize.nfkc,
    normalize.nfkd,
    normalize.nfkc_casefold,
    normalize.nfkc_safe,
    lambda text: normalize.nfkc_safe(text, keep=()),
    lambda text: normalize.is_normalized(text, "NFC"),
    lambda text: explain.replay(text, normalize.explain_nfkc_safe(text).steps),
    *(
        lambda text, name=name: legacy.decode_report(text.encode("utf-8", "surrogatepass"), name)
        for name in ("utf-8", "utf-16le", "windows-1253", "windows-1252")
    ),
    lambda text: legacy.decode_report(
        text.encode("utf-8", "surrogatepass"), "euc_kr", standard="python"
    ),
    lambda text: legacy.encode(text.replace("\ud800", ""), "utf-8"),
    legacy.repair,
    lambda text: legacy.repair("dÃ©jÃ vu pøíliš " + text),
    lambda text: explain.replay(text, legacy.explain_repair(text).steps),
    lambda text: legacy.detect(text.encode("utf-8", "surrogatepass")),
    lambda text: legacy.detect(b"\xe9" + text.encode("utf-16-le", "surrogatepass")),
]


def test_ten_million_combining_marks() -> None:
    text = "\u0301" * TEN_MILLION
    start = time.process_time()
    assert width.measure(text) == 0
    assert len(segment.graphemes(text)) == 1
    assert width.wrap(text, 40, styles="keep") == [text]
    assert segment.words(text) == [text]
    assert segment.line_breaks(text) == [(TEN_MILLION, "mandatory")]
    assert width.clip("a" + text, 1) == "a" + text
    assert time.process_time() - start < 60


def test_ten_million_marks_out_of_order() -> None:
    half = TEN_MILLION // 2
    start = time.process_time()
    for mark in "\u0301", "ﾞ":  # class 230, and what becomes a mark of class 8
        text = "e" + f"{mark}\u0323" * (half // 8)
        assert not normalize.is_normalized(text, "NFKC")
    # By hand: the dots below (220) come before the accents (230), and the first composes.
    text = "e" + "\u0301\u0323" * half
    assert normalize.nfc(text) == "ẹ" + "\u0323" * (half - 1) + "\u0301" * half
    assert time.process_time() - start < 60


def seconds(function: Callable[[str], object], text: str) -> float:
    """Return the processor time that a call takes."""
    start = time.process_time()
    function(text)
    return time.process_time() - start


def is_suspect(function: Callable[[str], object], unit: str) -> bool:
    """Return whether LENGTH characters may take too long; a disturbance does not last."""
    return all(predicted(function, unit) > LIMIT / 2 for _ in range(3))


def predicted(function: Callable[[str], object], unit: str) -> float:
    """Return how long LENGTH characters take, as two shorter texts have it: a·n + b·n²."""
    short, longer = ("a" + unit * (length // len(unit)) for length in (SHORT, LONGER))
    function(short[:100])  # what is read at the first use
    first = seconds(function, short)
    second = seconds(function, longer)
    times = LONGER / SHORT
    square = max(0.0, second - times * first) / (times * (times - 1))  # of SHORT
    many = LENGTH / SHORT
    return many * (first - square) + many**2 * square


@pytest.mark.parametrize("kind", HOSTILE)
def test_time_grows_with_the_text(kind: str) -> None:
    unit = HOSTILE[kind]
    for function in FUNCTIONS:
        if is_suspect(function, unit):
            assert seconds(function, "a" + unit * (LENGTH // len(unit))) < LIMIT


def test_time_grows_with_a_text_of_all_kinds() -> None:
    part = LENGTH // len(HOSTILE)
    text = "a".join(unit * (part // len(unit)) for unit in HOSTILE.values())
    assert len(text) > 0.95 * LENGTH
    for function in FUNCTIONS:
        assert seconds(function, text) < LIMIT


@pytest.mark.parametrize(
    ("function", "suspected"),
    [
        (
            lambda text: [text.count(char) for _ in range(10) for char in text],
            True,
        ),  # quadratic, in C
        (lambda text: [char.upper() for _ in range(10) for char in text], False),
    ],
    ids=["quadratic", "linear"],
)
def test_what_is_quadratic_is_suspected(
    function: Callable[[str], object], *, suspected: bool
) -> None:
    assert is_suspect(function, "a") is suspected


def test_links_do_not_multiply() -> None:
    # What is opened again on each line is bounded, whichever part of the sequence is long.
    for opening in ("\x1b]8;id={};http://x\x07", "\x1b]8;;http://{}\x07", "\x1b[38:2:{}m"):
        text = opening.format("1" * LENGTH) + "日" * LENGTH
        assert sum(map(len, width.wrap(text, 2))) < 20 * len(text)


def test_the_grid_of_the_command_line(capfd: pytest.CaptureFixture[str]) -> None:
    start = time.process_time()
    assert cli.main(["width", "cells", "a" * 100_000]) == 0
    assert time.process_time() - start < 20
    assert len(capfd.readouterr().out) > 100_000
