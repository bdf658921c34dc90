"""Labels, and the codecs that they stand for.

A label is matched without regard to ASCII case and to ASCII whitespace around it, and in no other
way: ``latin 2`` is none. Each standard has labels of its own, and they do not always agree.

1. ``whatwg``: the 228 labels of the Encoding Standard.
2. ``microsoft``: Windows code pages (`localeops.legacy._pages`).
3. ``python``: what Python finds for it (`localeops.legacy._python`).
4. What no standard has, such as ``kamenicky`` and ``viscii`` (`localeops.legacy._beyond`), under
   ``whatwg`` and ``microsoft`` alike, after their own labels.

``cp895`` is refused: in the world of DOS it was Kamenický, but IBM's code page 895 is JIS-Roman.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from localeops.errors import (
    InvalidInputError,
    did_you_mean,
    require_choice,
    require_text,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from localeops.legacy._codec import Codec

__all__ = ["STANDARDS", "Encoding", "canonical", "codec", "encodings", "of_name"]

STANDARDS = ("whatwg", "microsoft", "python")
_OF = {
    "whatwg": "the Encoding Standard",
    "microsoft": "a Windows code page",
    "python": "one of Python's text codecs",
}
_BEYOND = ("whatwg", "microsoft")
_WHITESPACE = "\t\n\f\r "
_SHOWN = 40


class Encoding(NamedTuple):
    """An encoding under one standard.

    Attributes:
        name: Its name, which is one of the labels.
        kind: What it is: ``"single-byte"``, ``"multi-byte"``, ``"Unicode"``, ``"replacement"``, or
            ``"codec"`` for one of Python's.
        standard: Whose it is: ``"whatwg"``, ``"microsoft"``, ``"python"``, or ``"beyond"`` if it is
            no standard's and has the same labels under the first two.
        labels: All labels that stand for it.
    """

    name: str
    kind: str
    standard: str
    labels: tuple[str, ...]


def codec(encoding: str, standard: str) -> Codec:
    """Return the codec that a label stands for."""
    return of_name(canonical(encoding, standard), standard)


def canonical(encoding: str, standard: str) -> str:
    """Return the name of the encoding that a label stands for."""
    require_text(encoding, "encoding")
    require_choice(standard, "standard", STANDARDS)
    return _name(encoding, standard)


@lru_cache(maxsize=1024)
def _name(encoding: str, standard: str) -> str:
    name = _find(encoding, standard)
    if name is None:
        raise _unknown(encoding, standard)
    return name


def _find(encoding: str, standard: str) -> str | None:
    """Return the name for a label, None if the standard does not know it."""
    label = encoding.strip(_WHITESPACE)
    if not label.isascii():  # İ and K have ASCII letters in lower case
        return None
    label = label.lower()
    if standard == "python":
        from localeops.legacy import _python

        return _python.name_of(label)
    found = _labels(standard).get(label)
    return found or _beyond_labels().get(label)


def _unknown(encoding: str, standard: str) -> InvalidInputError:
    """Return the error for a label that the standard does not know."""
    shown = repr(encoding) if len(encoding) <= _SHOWN else f"{encoding[:_SHOWN]!r}..."
    if encoding.strip(_WHITESPACE).lower() in ("cp895", "895", "ibm895"):
        return InvalidInputError(
            f"encoding {shown} may mean two things: for Kamenický say 'kamenicky'; "
            "IBM's code page 895 is JIS-Roman, which is not here"
        )
    msg = f"encoding must be a label of {_OF[standard]}, got {shown}"
    others = [repr(one) for one in STANDARDS if one != standard and _find(encoding, one)]
    if others:
        return InvalidInputError(f"{msg}, which is one of standard {' and '.join(others)}")
    known = {**_beyond_labels(), **_labels(standard)} if standard != "python" else _python_names()
    return InvalidInputError(msg + did_you_mean(encoding.strip(_WHITESPACE).lower(), list(known)))


def _python_names() -> dict[str, str]:
    from localeops.legacy import _python

    return {name: name for name in _python.NAMES}


@cache
def _labels(standard: str) -> dict[str, str]:
    """Return the labels of ``whatwg`` or ``microsoft``, each with its name."""
    return {label: one.name for one in _encodings(standard) for label in one.labels}


def encodings(standard: str | None) -> tuple[Encoding, ...]:
    """Return every encoding of a standard, or of all of them, and those that are beyond."""
    if standard is not None:
        require_choice(standard, "standard", STANDARDS)
    chosen = STANDARDS if standard is None else (standard,)
    found = [one for name in chosen for one in _encodings(name)]
    if standard != "python":
        taken = _labels(standard) if standard else {}
        found += _beyond_encodings(taken)
    return tuple(found)


@cache
def _encodings(standard: str) -> tuple[Encoding, ...]:
    """Return the encodings of one standard itself."""
    if standard == "whatwg":
        from localeops._tables.legacy_labels import ENCODINGS

        return tuple(
            Encoding(name, kind, standard, tuple(labels.split()))
            for name, kind, labels in ENCODINGS
        )
    if standard == "microsoft":
        return tuple(_microsoft())
    from encodings.aliases import aliases

    from localeops.legacy import _python

    labels: dict[str, list[str]] = {name: [name] for name in _python.NAMES}
    for alias, name in sorted(aliases.items()):
        if name in labels and _python.name_of(alias) == name and alias != name:
            labels[name].append(alias)
    return tuple(Encoding(name, "codec", standard, tuple(found)) for name, found in labels.items())


def _microsoft() -> list[Encoding]:
    """Return the Windows code pages with all their labels."""
    from localeops.legacy import _pages

    whatwg = {one.name: one.labels for one in _encodings("whatwg")}
    rows = [
        *(("single-byte", number, name, more) for number, name, more in _pages.INDEXED),
        *(("single-byte", number, name, more) for number, name, _, more in _pages.TABLES),
        *(("multi-byte", number, name, more) for number, name, more in _pages.MULTI_BYTE),
        *(("Unicode", number, name, more) for number, name, more in _pages.UNICODE),
    ]
    # What the Encoding Standard takes for windows-1252 and the like stands for itself here.
    apart = {
        label for _, _, name, _ in rows if name.startswith("windows-") for label in whatwg[name]
    }
    found = []
    for kind, number, name, more in rows:
        usual = [f"{number}", f"cp{number}", f"windows-{number}", f"ibm{number}"]
        own = {name, *usual[: 4 if number < 1000 else 3], *more.split()}
        if name.startswith("iso-8859-"):
            part = name.removeprefix("iso-8859-")
            own |= {f"iso8859-{part}", f"iso_8859-{part}", f"iso8859{part}"}
        own |= {label for label in whatwg.get(name, ()) if label not in apart}
        # Page 950 has nothing of HKSCS; csISO2022JP is page 50221.
        own -= {"big5": {"big5-hkscs"}, "iso-2022-jp": {"csiso2022jp"}}.get(name, set())
        found.append(Encoding(name, kind, "microsoft", tuple(sorted(own))))
    return found


def _beyond_labels() -> Mapping[str, str]:
    """Return the labels of what no standard has, each with its name."""
    from localeops.legacy import _beyond

    return _beyond.LABELS


def _beyond_encodings(taken: Mapping[str, str]) -> list[Encoding]:
    """Return the encodings that no standard has, without the labels that are *taken*."""
    from localeops.legacy import _beyond

    labels: dict[str, list[str]] = {}
    for label, name in _beyond_labels().items():
        if label not in taken:
            labels.setdefault(name, []).append(label)
    return [
        Encoding(name, _beyond.KINDS.get(name, "single-byte"), "beyond", tuple(sorted(found)))
        for name, found in labels.items()
    ]


@cache
def of_name(name: str, standard: str) -> Codec:
    """Return the codec of a name that `canonical` gave."""
    if standard == "python":
        from localeops.legacy._python import Python

        return Python(name)
    kind = next((one.kind for one in _encodings(standard) if one.name == name), "beyond")
    if kind == "single-byte":
        return _single_byte(name, standard)
    if kind in ("Unicode", "replacement"):
        from localeops.legacy import _unicode

        if kind == "replacement":
            return _unicode.Replacement(name)
        return _unicode.Utf8(name) if name == "utf-8" else _unicode.Utf16(name)
    if kind == "multi-byte":
        from localeops.legacy import _multi

        return _multi.make(name, standard)
    from localeops.legacy import _beyond

    return _beyond.make(name)


def _single_byte(name: str, standard: str) -> Codec:
    """Return the codec of an index of the Encoding Standard, or of a Windows code page."""
    from localeops.legacy import _pages, _single

    if standard == "microsoft":
        for number, page, module, _ in _pages.TABLES:
            if page == name:
                return _single.page(name, module, _pages.DIFFERENCES.get(number, {}))
    return _single.index(name, "iso-8859-8" if name == "iso-8859-8-i" else None)
