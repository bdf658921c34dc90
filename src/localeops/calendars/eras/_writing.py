"""Dates of eras as they are written."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

__all__: list[str] = []

_JAPANESE = {"meiji": "明治", "taisho": "大正", "showa": "昭和", "heisei": "平成", "reiwa": "令和"}


def _japanese(era: str, year: int, month: int, day: int) -> str:
    return f"{_JAPANESE[era]}{'元' if year == 1 else year}年{month}月{day}日"


def _japanese_short(era: str, year: int, month: int, day: int) -> str:
    return f"{era[0].upper()}{year}.{month}.{day}"


WRITERS: dict[tuple[str, str], Callable[[str, int, int, int], str]] = {
    ("ja", "long"): _japanese,
    ("ja", "short"): _japanese_short,
}
