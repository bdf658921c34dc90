"""Normal forms of Unicode text (UAX #15), of the edition shipped whatever the Python version."""

from __future__ import annotations

from localeops.errors import require_text
from localeops.normalize._forms import normalized

__all__ = ["nfc", "nfd", "nfkc", "nfkd"]


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
