"""Normal forms of Unicode text (UAX #15), of the edition shipped whatever the Python version."""

from __future__ import annotations

from typing import TYPE_CHECKING

from localeops.errors import InvalidTypeError, require_choice, require_text
from localeops.normalize._forms import FORMS, normalized

if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Literal

    from localeops.explain import Explained

    Form = Literal["NFC", "NFD", "NFKC", "NFKD"]
    Kept = Literal[
        "ideographs",
        "variation",
        "superscripts",
        "fractions",
        "enclosed",
        "squared",
        "letterlike",
        "spaces",
        "punctuation",
        "compatibility-jamo",
        "word-ligatures",
        "spacing-marks",
    ]

__all__ = [
    "explain_nfkc_safe",
    "is_normalized",
    "nfc",
    "nfd",
    "nfkc",
    "nfkc_casefold",
    "nfkc_safe",
    "nfkd",
]

_KEPT: tuple[Kept, ...] = (
    "ideographs",
    "variation",
    "superscripts",
    "fractions",
    "enclosed",
    "squared",
    "letterlike",
    "spaces",
    "punctuation",
    "compatibility-jamo",
    "word-ligatures",
    "spacing-marks",
)


def nfc(text: str, /) -> str:
    """Return a text in Normalization Form C."""
    require_text(text)
    return normalized(text, "NFC")


def nfd(text: str, /) -> str:
    """Return a text in Normalization Form D."""
    require_text(text)
    return normalized(text, "NFD")


def nfkc(text: str, /) -> str:
    """Return a text in Normalization Form KC."""
    require_text(text)
    return normalized(text, "NFKC")


def nfkd(text: str, /) -> str:
    """Return a text in Normalization Form KD."""
    require_text(text)
    return normalized(text, "NFKD")


def is_normalized(text: str, /, form: Form) -> bool:
    """Say whether a text is in a normal form."""
    require_text(text)
    require_choice(form, "form", FORMS)
    return normalized(text, form) == text


def nfkc_casefold(text: str, /) -> str:
    """Return a text after NFKC_Casefold: for identifiers that differ in nothing that matters."""
    from localeops.normalize import _casefold

    require_text(text)
    return _casefold.casefolded(text)


def nfkc_safe(text: str, /, *, keep: Collection[Kept] = _KEPT) -> str:
    """Return a text in NFKC, but for the characters of the classes that are kept."""
    from localeops.normalize import _safe

    require_text(text)
    if text.isascii() and keep is _KEPT:
        return text
    return _safe.plan(_require_classes(keep)).safe(text)


def explain_nfkc_safe(text: str, /, *, keep: Collection[Kept] = _KEPT) -> Explained[str]:
    """Return what `nfkc_safe` makes of a text, with the class behind every change."""
    from localeops.explain import Explained, Step
    from localeops.normalize import _safe

    require_text(text)
    plan = _safe.plan(_require_classes(keep))
    steps = []
    moved = 0
    for name, start, before, after in plan.changes(text):
        place = start + moved
        steps.append(Step(f"nfkc.{name}", place, place + len(before), before, after))
        moved += len(after) - len(before)
    folded = plan.folded(text)
    moved = 0
    for start, before, after in plan.compositions(folded):
        place = start + moved
        steps.append(Step(f"nfkc.{_safe.CANONICAL}", place, place + len(before), before, after))
        moved += len(after) - len(before)
    return Explained(plan.composed(folded), tuple(steps))


def _require_classes(keep: Collection[Kept]) -> frozenset[str]:
    """Return the classes as a set; raise unless each is one of those that can be kept."""
    if isinstance(keep, (str, bytes)) or not hasattr(keep, "__iter__"):
        msg = f"keep must be a collection of classes, got {type(keep).__name__}"
        raise InvalidTypeError(msg)
    for name in keep:
        require_choice(name, "a class in keep", _KEPT)
    return frozenset(keep)
