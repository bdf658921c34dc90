"""Detection beside chardet, charset-normalizer and cchardet: who reads more snippets right."""

import cchardet
import chardet
import charset_normalizer
import pytest

from legacy_snippets import Snippet, snippets
from localeops import legacy
from localeops.errors import LocaleOpsError

SNIPPETS = list(snippets())
LEAST = 600
# What another guess reads as well as the right one, for lack of a byte that tells them apart.
MOST_WRONG = 0.01


def reads(snippet: Snippet, encoding: str | None) -> bool:
    """Say whether the data in an encoding is the text, by CPython's codec or by ours."""
    if encoding is None:
        return False
    try:
        if snippet.data.decode(encoding) == snippet.text:
            return True
    except (LookupError, UnicodeDecodeError):
        pass
    try:
        return legacy.decode(snippet.data, encoding) == snippet.text
    except LocaleOpsError:
        return False


def ours(data: bytes) -> str | None:
    return legacy.detect(data)[0].encoding


def of_chardet(data: bytes) -> str | None:
    return chardet.detect(data)["encoding"]


def of_charset_normalizer(data: bytes) -> str | None:
    best = charset_normalizer.from_bytes(data).best()
    return best.encoding if best else None


def of_cchardet(data: bytes) -> str | None:
    found: str | None = cchardet.detect(data)["encoding"]
    return found


def test_more_snippets_are_read_right_than_by_any_peer() -> None:
    """Issue 7: more right answers (decoded text equal) than each of the three."""
    assert len(SNIPPETS) >= LEAST
    assert len({one.language for one in SNIPPETS}) == 27
    right = {
        finder.__name__: sum(reads(one, finder(one.data)) for one in SNIPPETS)
        for finder in (ours, of_chardet, of_charset_normalizer, of_cchardet)
    }
    mine = right.pop("ours")
    assert mine > max(right.values()), (mine, right, len(SNIPPETS))
    assert mine >= len(SNIPPETS) * (1 - MOST_WRONG), (mine, len(SNIPPETS))


@pytest.mark.parametrize(("least", "share"), [(0.99, 0.99), (0.9, 0.97), (0.5, 0.9)])
def test_a_confidence_is_kept(least: float, share: float) -> None:
    sure = [one for one in SNIPPETS if legacy.detect(one.data)[0].confidence >= least]
    right = sum(reads(one, ours(one.data)) for one in sure)
    assert sure
    assert right >= share * len(sure)
