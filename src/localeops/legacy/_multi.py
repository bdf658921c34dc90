"""The multi-byte codecs by name and standard.

``whatwg`` names those of the Encoding Standard, ``microsoft`` the code pages of Windows, which are
built on the indexes of the Encoding Standard with the preferences of Windows and without best fit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from localeops.legacy._codec import Codec

__all__ = ["NAMES", "make"]

# The Windows code page of each name of the Encoding Standard.
_PAGES = {
    "shift_jis": "cp932",
    "euc-jp": "cp51932",
    "iso-2022-jp": "cp50220",
    "euc-kr": "cp949",
    "big5": "cp950",
    "gbk": "cp936",
    "gb18030": "cp54936",
}
NAMES: dict[str, tuple[str, ...]] = {
    "whatwg": tuple(_PAGES),
    "microsoft": (*_PAGES.values(), "cp50221", "cp50222", "johab"),
}
_KATAKANA = {"cp50220": "fullwidth", "cp50221": "escape", "cp50222": "shift"}


def make(name: str, standard: str) -> Codec:
    """Return the codec of a name under a standard.

    Under ``microsoft`` a name of the Encoding Standard means the code page of it.

    Raises:
        LookupError: The standard has no such codec here.
    """
    if standard == "microsoft":
        name = _PAGES.get(name, name)
    if name not in NAMES.get(standard, ()):
        raise LookupError(f"no multi-byte codec {name!r} under {standard!r}")
    if name in {"euc-kr", "cp949", "johab"}:
        return _korean(name)
    if name in {"gbk", "gb18030", "cp936", "cp54936", "big5", "cp950"}:
        return _chinese(name)
    return _japanese(name)


def _japanese(name: str) -> Codec:
    from localeops.legacy import _euc_jp, _iso2022_jp, _shift_jis

    if name in _KATAKANA:
        return _iso2022_jp.CodePage5022x(name, _KATAKANA[name])
    if name == "iso-2022-jp":
        return _iso2022_jp.Iso2022Jp(name)
    if name in {"euc-jp", "cp51932"}:
        return (_euc_jp.EucJp if name == "euc-jp" else _euc_jp.CodePage51932)(name)
    return (_shift_jis.ShiftJis if name == "shift_jis" else _shift_jis.CodePage932)(name)


def _korean(name: str) -> Codec:
    from localeops.legacy import _borrowed, _euc_kr

    if name == "johab":
        return _borrowed.Borrowed(name)
    return (_euc_kr.EucKr if name == "euc-kr" else _euc_kr.CodePage949)(name)


def _chinese(name: str) -> Codec:
    from localeops.legacy import _big5, _gb18030

    if name in {"big5", "cp950"}:
        return (_big5.Big5 if name == "big5" else _big5.CodePage950)(name)
    if name == "cp936":
        return _gb18030.CodePage936(name)
    return (_gb18030.Gbk if name == "gbk" else _gb18030.Gb18030)(name)
