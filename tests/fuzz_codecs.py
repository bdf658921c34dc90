"""Every codec of `localeops.legacy` on random and mutated bytes: a part of ``make fuzz``.

    python tests/fuzz_codecs.py [--inputs N] [--seed S] [ENCODING...]

For each encoding of each standard it makes so many inputs: random bytes, or what the codec itself
writes, whole or with bytes changed, dropped, doubled, moved and cut off. It holds:

* `decode_report` raises nothing; `decode` gives its value, or if it has steps raises an
  `UnmappableError` whose position is one of the data.
* A `Decoder` whose data are cut anywhere ends like `decode`.
* What `encode` writes can be read again, or it raises an `UnmappableError`.
* The report's steps lead to its value.

The inputs of an encoding depend on the seed and its name: the seed that is printed brings a failure
back, for that encoding alone too.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import TYPE_CHECKING

from localeops import legacy
from localeops.errors import UnmappableError
from localeops.explain import replay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from localeops.explain import Explained
    from localeops.legacy import Encoding

TEXT = (
    "The quick brown fox 0123456789 \\~[]{}|^`@ \r\n\t\x1b\x0e\x0f\x1a\x7f\x00 Ññ Çç Üü ß ø Æ œ €“”‘’–—… "
    "Příliš žluťoučký kůň ĎĚŇŘŤŮ Ľĺŕ Łódź ąęćńśź őű șț İıŞşĞğ Đđ Ћљњџ ѓќ Ёжик съешь ґєії ўЎ "
    "αβγδΆέήίόύώς אבגד שלום مرحبا بالعالم پچژگ हिन्दी क़ क्ष ऩ ॐ ।॥ ไทย น้ำ ที่ Tiếng Việt ườ ễ ạ ặ Ữ "
    "日本語ｶﾅﾊﾟ゛〜～‖∥−－¢￠¥‾①㈱ⅰ髙﨑纊￢〓 简体中文㐂䶮镕€﹏︐龴 繁體許功蓋嘅喺Ê̄ 한국어 똠방각하 뷁햏 ㄱㅏ ★☆→←■□┌─┐╔═╗▒ "
    "\ue000\ue310\uf8f8\ufb01\u0301\u0323\u200d\u200c\u00a0\u00ad\ufeff\U00020bb7\U0001f600"
)


def encodings() -> list[tuple[str, Encoding]]:
    """Return each encoding with every standard that has it."""
    found = []
    for standard in ("whatwg", "microsoft", "python"):
        found += [(standard, one) for one in legacy.encodings(standard=standard)]
    return found


def pieces(name: str, standard: str) -> list[bytes]:
    """Return what the codec writes for characters, alone and two by two."""
    found = []
    for at in range(len(TEXT)):
        for end in (at + 1, at + 2):
            try:
                found.append(legacy.encode(TEXT[at:end], name, standard=standard))  # type: ignore[arg-type]
            except UnmappableError:
                continue
    return found or [b"a"]


def inputs(source: random.Random, written: list[bytes], number: int) -> Iterator[bytes]:
    """Yield so many inputs."""
    for _ in range(number):
        if source.random() < 0.25:
            data = bytearray(source.randbytes(source.randrange(16)))
        else:
            data = bytearray(b"".join(source.choices(written, k=source.randrange(12))))
        for _ in range(source.choice((0, 0, 1, 1, 2, 4)) if data else 0):
            if not data:
                break
            place, way = source.randrange(len(data)), source.randrange(6)
            if way == 0:
                data[place] = source.randrange(256)
            elif way == 1:
                data[place] ^= 0x80
            elif way == 2:
                del data[place]
            elif way == 3:
                data[place:place] = source.choice(written)
            elif way == 4:
                data[place:place] = source.choice((b"\x1b$B", b"\x1b(I", b"\x1b(J", b"\x81", b"\x8f\xa1", b"\x84\x31", b"\x0e"))  # fmt: skip
            else:
                del data[place:]
        yield bytes(data)


def check(standard: str, name: str, number: int, seed: int) -> int:
    """Hold one encoding to what the module says; return how many inputs had no fault.

    Raises:
        AssertionError: Something else happened. It names the input.
    """
    source = random.Random(f"{seed} {standard} {name}")
    fine = 0
    for data in inputs(source, pieces(name, standard), number):
        try:
            fine += _check(source, standard, name, data)
        except Exception as error:
            raise AssertionError(
                f"{name} of {standard} on {data!r}: {error!r}; seed {seed}"
            ) from error
    return fine


def _check(source: random.Random, standard: str, name: str, data: bytes) -> bool:
    report = legacy.decode_report(data, name, standard=standard)  # type: ignore[arg-type]
    chance = source.random()
    if not report.steps or chance < 0.1:  # an error has others to try, which takes its time
        _check_decode(standard, name, data, report)
    if chance < 0.3:
        _check_decoder(standard, name, data, report, source.randrange(len(data) + 1))
    if 0.2 < chance < 0.4 and standard != "python":  # CPython writes an ESC of the text as it is
        _check_encode(standard, name, report.value)
    if report.steps and chance > 0.9:
        _check_steps(report)
    return not report.steps


def _check_decode(standard: str, name: str, data: bytes, report: Explained[str]) -> None:
    try:
        text = legacy.decode(data, name, standard=standard)  # type: ignore[arg-type]
    except UnmappableError as error:
        assert report.steps
        assert data[error.position :].startswith(error.found)
    else:
        assert not report.steps
        assert text == report.value


def _check_decoder(standard: str, name: str, data: bytes, report: Explained[str], cut: int) -> None:
    decoder = legacy.Decoder(name, standard=standard)  # type: ignore[arg-type]
    try:
        text = decoder.feed(data[:cut]) + decoder.feed(data[cut:], final=True)
    except UnmappableError:
        assert report.steps
    else:
        assert not report.steps
        assert text == report.value


def _check_encode(standard: str, name: str, text: str) -> None:
    try:
        written = legacy.encode(text, name, standard=standard)  # type: ignore[arg-type]
    except UnmappableError as error:
        assert text[error.position :].startswith(error.found)
    else:
        legacy.decode(written, name, standard=standard)  # type: ignore[arg-type]


def _check_steps(report: Explained[str]) -> None:
    before = report.value
    for step in reversed(report.steps):
        end = step.start + len(step.after)
        assert before[step.start : end] == step.after
        before = before[: step.start] + step.before + before[end:]
    assert replay(before, report.steps) == report.value


def main() -> None:
    """Fuzz what the command line names, or everything."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--inputs", type=int, default=2_000, metavar="N")
    parser.add_argument("--seed", type=int, default=None, metavar="S")
    parser.add_argument("names", nargs="*", metavar="ENCODING")
    options = parser.parse_args()
    seed = random.SystemRandom().randrange(1 << 32) if options.seed is None else options.seed
    print(f"seed {seed}")
    for standard, one in encodings():
        if options.names and one.name not in options.names:
            continue
        began = time.perf_counter()
        fine = check(standard, one.name, options.inputs, seed)
        took = time.perf_counter() - began
        print(
            f"{standard}\t{one.name}\t{options.inputs} inputs\t{fine} without a fault\t{took:.1f} s"
        )
    sys.stdout.flush()


if __name__ == "__main__":
    main()
