"""Files of any size, for ``localeops legacy``: read in pieces, replaced in one step.

* `Reader` yields the text of a file, a piece at a time.
* `lines` and `joined` cut it where nothing is parted: at line ends, and in a longer line before a
  space.
* `replacing` writes to a new file beside the old one and puts it in its place at the end, with the
  permissions of the old one; if anything goes wrong, the new one is removed.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import tempfile
from contextlib import contextmanager
from typing import TYPE_CHECKING

from localeops import legacy
from localeops.errors import InvalidInputError, UnmappableError
from localeops.legacy import _registry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path
    from typing import Literal

    Standard = Literal["whatwg", "microsoft", "python"]

__all__ = ["Reader", "guesses", "joined", "lines", "replacing", "standard_of"]

_PIECE = 1 << 20  # bytes, and characters of a line
_FIRST = 64  # bytes that are read at once after a fault: few at first
_LOST = "\ufffd"
_LINE = re.compile("[^\n]*\n")


class Reader:
    """The text of a file, a piece at a time.

    Attributes:
        lost: With *lossy*, how many faults were read as U+FFFD so far.
    """

    def __init__(
        self, path: Path, encoding: str, standard: Standard, *, lossy: bool = False
    ) -> None:
        self._path = path
        self._encoding, self._standard = encoding, standard
        self._lossy = lossy
        self.lost = 0
        self._done = 0  # line ends in what was given out by `joined`

    def __iter__(self) -> Iterator[str]:
        """Yield the pieces.

        Raises:
            UnmappableError: The file is not all text in the encoding, and that is not *lossy*.
        """
        return self._pieces() if self._lossy else self._strict()

    def _strict(self) -> Iterator[str]:
        decoder = legacy.Decoder(self._encoding, standard=self._standard)
        for chunk, final in _chunks(self._path):
            yield decoder.feed(chunk, final=final)

    def _pieces(self) -> Iterator[str]:
        codec = _registry.codec(self._encoding, self._standard)
        state, pending = 0, b""
        for chunk, final in _chunks(self._path):
            data = pending + chunk
            read: list[str] = []
            at, size = 0, len(data)
            while True:
                # A small window after a fault, so that many of them do not each read all the rest.
                window = data[at : at + size]
                last = at + len(window) == len(data)
                reading = codec.decode(window, state, final=final and last)
                read.append(reading.text)
                state = reading.state
                if reading.fault:
                    self.lost += 1
                    read.append(_LOST)
                    at += reading.fault.end
                    size = _FIRST
                    continue
                at += reading.used
                if last:
                    break
                size *= 2
            pending = data[at:]
            yield "".join(read)

    def line_of(self, text: str, error: UnmappableError) -> int:
        """Return the number of the line in which *text*, the last piece given out, has an error."""
        return self._done - text.count("\n") + text.count("\n", 0, error.position) + 1

    def count(self, text: str) -> str:
        """Return the text, having counted its lines."""
        self._done += text.count("\n")
        return text


def _chunks(path: Path) -> Iterator[tuple[bytes, bool]]:
    """Yield the bytes of a file, and whether they are the last ones."""
    with path.open("rb") as stream:
        chunk = stream.read(_PIECE)
        while True:
            following = stream.read(_PIECE)
            yield chunk, not following
            if not following:
                return
            chunk = following


def joined(reader: Reader) -> Iterator[str]:
    """Yield the text in pieces that end with a line, or if it is very long before a space.

    What is written of one piece does not depend on the next one then: no mark is parted from its
    letter.
    """
    rest = ""
    for piece in reader:
        rest += piece
        cut = rest.rfind("\n") + 1
        if not cut and len(rest) > _PIECE:
            cut = max(rest.rfind(" "), 0)
        if cut:
            yield reader.count(rest[:cut])
            rest = rest[cut:]
    if rest:
        yield reader.count(rest)


def lines(pieces: Iterable[str]) -> Iterator[str]:
    """Yield the lines of the pieces with their ends; one of over a million characters in parts."""
    rest = ""
    for piece in pieces:
        rest += piece
        end = 0
        for found in _LINE.finditer(rest):
            end = found.end()
            yield found.group()
        rest = rest[end:]
        if len(rest) > _PIECE:
            cut = max(rest.rfind(" "), 0) or len(rest)
            yield rest[:cut]
            rest = rest[cut:]
    if rest:
        yield rest


def guesses(path: Path, language: str | None) -> list[legacy.Guess]:
    """Return the encodings that a file may be in, the likeliest first.

    Those that cannot read all of it are left out, if one is left.
    """
    with path.open("rb") as stream:
        found = legacy.detect(stream.read(_PIECE), language=language)
    for at, guess in enumerate(found):
        if _reads(path, guess.encoding):
            return found[at:]
    return found


def _reads(path: Path, encoding: str) -> bool:
    """Return whether all of a file is text in the encoding."""
    try:
        for _ in Reader(path, encoding, standard_of(encoding)):
            pass
    except UnmappableError:
        return False
    return True


def standard_of(encoding: str) -> Standard:
    """Return the standard that has the label of a guess."""
    try:
        legacy.canonical(encoding)
    except InvalidInputError:
        return "python"
    return "whatwg"


@contextmanager
def replacing(path: Path, out: Path | None, *, keep: bool) -> Iterator[Callable[[bytes], object]]:
    """Give a function that writes; put what it wrote in the place of the file when all went well.

    Args:
        path: The file that it is made from.
        out: The folder that it goes to by its name; None replaces the file itself, or what it is a
            link to.
        keep: Write nothing.
    """
    if keep:
        yield len
        return
    place = out / path.name if out else path.resolve()
    number, name = tempfile.mkstemp(prefix=f".{path.name[:64]}.", dir=place.parent)
    try:
        with os.fdopen(number, "wb") as stream:
            yield stream.write
            stream.flush()
            os.fsync(stream.fileno())
        shutil.copymode(path, name)
        os.replace(name, place)  # noqa: PTH105 - beside mkstemp
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)  # noqa: PTH108 - beside mkstemp
        raise
